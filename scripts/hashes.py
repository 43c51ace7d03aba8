"""Write requirements-dev.txt: the pins of the development environment with the hash of every file.

`python scripts/hashes.py`, in that environment, after a change of constraints.txt. Its packages are
those that are installed; versions and markers are those of constraints.txt, and hashes are of every
file that the package index has of that version, for all systems. torch is left out: it may be a
build for the CPU from elsewhere, and what it brings along differs with the build.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
import urllib.request
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "requirements-dev.txt"
NOT_HASHED = ("torch", "pip", "kitsune-fusion")
LINK = re.compile(r'#sha256=([0-9a-f]{64})"[^>]*>\s*([^<\s]+)\s*</a>')
TOO_OLD = re.compile(r"-(cp2\d|cp3[3-9]|pp\d+|graalpy\d+)-(?!abi3)")  # or not CPython
HEAD = """\
# Written by scripts/hashes.py: the pins of constraints.txt that the development environment
# installs, but for torch, with the SHA-256 of their files. scripts/environment installs it first.
"""


def normalize(name: str) -> str:
    """A package's name as the index spells it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def read_pins(text: str) -> dict[str, str]:
    """Package → its line of constraints.txt."""
    lines = [line.strip() for line in text.splitlines()]
    pins = [line for line in lines if line and not line.startswith("#")]
    return {normalize(line.partition("==")[0]): line for line in pins}


def needed_packages() -> list[str]:
    """The packages of this environment whose files are checked."""
    names = {normalize(each.metadata["Name"]) for each in distributions()}
    return sorted(names - set(NOT_HASHED))


def file_hashes(name: str, version: str) -> Iterator[str]:
    """The hashes of the files of a version, from the index that pip uses."""
    default = importlib.import_module("pip._internal.models.index").PyPI.simple_url
    index = os.environ.get("PIP_INDEX_URL", default).rstrip("/")
    with urllib.request.urlopen(f"{index}/{name}/") as page:
        links = LINK.findall(page.read().decode())
    for digest, file in links:
        found = re.sub(r"\.(tar\.gz|zip)$", "", file).split("-")[1]
        if found == version and not TOO_OLD.search(file):
            yield digest


def requirement(name: str, pin: str) -> str:
    """A line of the file: a pin and its hashes."""
    version = re.split(r"[\s;]", pin.partition("==")[2])[0]
    hashes = sorted(set(file_hashes(name, version)))
    if not hashes:
        raise SystemExit(f"the index has no file of {name} {version}")
    return " \\\n".join([pin, *(f"    --hash=sha256:{digest}" for digest in hashes)]) + "\n"


def main() -> int:
    pins = read_pins((ROOT / "constraints.txt").read_text(encoding="utf-8"))
    names = needed_packages()
    if unpinned := [name for name in names if name not in pins]:
        print(f"constraints.txt has no {', '.join(unpinned)}", file=sys.stderr)
        return 1
    FILE.write_text(HEAD + "".join(requirement(n, pins[n]) for n in names), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
