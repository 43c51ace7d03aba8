"""Build the sdist and the wheel, check what is in them, and try the wheel in a new environment.

    python scripts/wheel.py dist             # build into dist/ and check the contents
    python scripts/wheel.py dist --install   # also install the wheel into an environment of its own

Needs hatchling, which scripts/environment installs.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What users miss when a pattern of pyproject.toml stops matching.
IN_WHEEL = (
    "kitsune/__init__.py",
    "kitsune/py.typed",
    "kitsune/web/bundle.js",
    "METADATA",
    "entry_points.txt",
    "licenses/LICENSE",
)
IN_SDIST = (
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "CITATION.cff",
    "constraints.txt",
    "requirements-dev.txt",
    "Makefile",
    "docs/index.md",
    "scripts/check",
    "tests/test_tiny.py",
    "examples/digits.py",
    "benchmarks/__main__.py",
)
FIRST_PROGRAM = """
import numpy as np, kitsune as kt
x = np.linspace(-2, 2, 1000, dtype=np.float32)
model = kt.compile(lambda x: (x * 2 + 1).relu().softmax(-1), x)
assert len(model.kernels) == 1 and model.verify(x).worst < 1e-5
assert "site-packages" in kt.__file__, kt.__file__
print(kt.__file__)
"""


def build(folder: Path) -> tuple[Path, Path]:
    """The sdist, and the wheel that is built from it as pip would."""
    folder.mkdir(parents=True, exist_ok=True)
    run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", folder)
    sdist = newest(folder, "*.tar.gz")
    with tempfile.TemporaryDirectory() as scratch:
        with tarfile.open(sdist) as archive:
            archive.extractall(scratch, filter="data")
        (source,) = Path(scratch).iterdir()
        run(
            sys.executable,
            "-m",
            "hatchling",
            "build",
            "--target",
            "wheel",
            "--directory",
            folder.resolve(),
            cwd=source,
        )
    return sdist, newest(folder, "*.whl")


def check_contents(sdist: Path, wheel: Path) -> None:
    with tarfile.open(sdist) as archive:
        in_sdist = {name.partition("/")[2] for name in archive.getnames()}
    with zipfile.ZipFile(wheel) as zipped:
        in_wheel = set(zipped.namelist())
    missing = [f"{sdist.name}: {name}" for name in IN_SDIST if name not in in_sdist]
    missing += [
        f"{wheel.name}: {name}"
        for name in IN_WHEEL
        if not any(path.endswith(name) for path in in_wheel)
    ]
    foreign = {name.partition("/")[0] for name in in_wheel} - {"kitsune"}
    if unwanted := [name for name in foreign if not name.endswith(".dist-info")]:
        sys.exit(f"{wheel.name} holds what is not of the package: {', '.join(sorted(unwanted))}")
    sources = (path.relative_to(ROOT).as_posix() for path in (ROOT / "kitsune").rglob("*.py"))
    missing += [f"{wheel.name}: {name}" for name in sources if name not in in_wheel]
    if missing:
        sys.exit("\n".join(["missing in", *missing]))


def try_wheel(wheel: Path) -> None:
    """Install it into a new environment, and run it from a folder that is not the repository's."""
    with tempfile.TemporaryDirectory() as scratch:
        venv.create(Path(scratch) / "venv", with_pip=True)
        programs = Path(scratch) / "venv" / ("Scripts" if os.name == "nt" else "bin")
        python = programs / ("python.exe" if os.name == "nt" else "python")
        run(
            python,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--constraint",
            ROOT / "constraints.txt",
            wheel.resolve(),
        )
        environment = os.environ | {"KITSUNE_CACHE_DIR": str(Path(scratch) / "cache")}
        environment.pop("PYTHONPATH", None)  # the wheel, not the repository
        run(python, "-c", FIRST_PROGRAM, cwd=Path(scratch), env=environment)
        run(programs / "kitsune", "doctor", "--quick", cwd=Path(scratch), env=environment)


def newest(folder: Path, pattern: str) -> Path:
    return max(folder.glob(pattern), key=lambda path: path.stat().st_mtime)


def run(*command: str | Path, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=env, check=False)
    if done.returncode:
        sys.exit(f"failed: {' '.join(map(str, command))}")


def main() -> None:
    parser = argparse.ArgumentParser(description="build the sdist and the wheel, and check them")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--install", action="store_true", help="try the wheel in a new environment")
    args = parser.parse_args()
    sdist, wheel = build(args.folder)
    check_contents(sdist, wheel)
    if args.install:
        try_wheel(wheel)
    for path in (sdist, wheel):
        print(f"{path.name}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
