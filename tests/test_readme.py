"""README's Python blocks, pasted line by line into an interpreter that has only what `pip install`
of the line above them brings."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from kitsune.errors import EXTRAS
from tests.docs import shell
from tests.docs.blocks import Block, blocks, commands
from tests.frontends.real_models import sample

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
INSTALL = re.compile(r'`pip install "?\.(?:\[([\w,]+)\])?"?`')
SAMPLE = re.compile(r'\bfetch\("([^"]+)"\)')
ALWAYS = (
    "numpy",
    "llvmlite",
    "platformdirs",
    "rich",
    "setuptools",
    "pip",
)  # the last two: of a venv

# Modules of other packages are not found, as where they were never installed.
CONSOLE = """
import code, sys
absent = {absent!r}
class Installed:
    def __init__(self, finder): self.finder = finder
    def __getattr__(self, name): return getattr(self.finder, name)
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in absent:
            return self.finder.find_spec(name, path, target)
sys.meta_path[:] = map(Installed, sys.meta_path)
console = code.InteractiveConsole()
for line in {lines!r}:
    more = console.push(line)
"""


def closure(packages: Iterable[str]) -> set[str]:
    """The packages and what they require, as pip would install them."""
    waiting, found = list(packages), set[str]()
    while waiting:
        wanted = Requirement(waiting.pop())
        name = canonicalize_name(wanted.name)
        if name in found:
            continue
        found.add(name)
        try:
            requires = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            pytest.skip(f"the package {name} is not installed")
        for each in map(Requirement, requires):
            extras = wanted.extras or {""}
            if not each.marker or any(each.marker.evaluate({"extra": extra}) for extra in extras):
                waiting.append(
                    f"{each.name}[{','.join(each.extras)}]" if each.extras else each.name
                )
    return found


def absent_modules(extras: Iterable[str]) -> set[str]:
    """Modules that a new environment with these extras has not."""
    there = closure([*ALWAYS, *(package for extra in extras for package in EXTRAS[extra])])
    providers = metadata.packages_distributions().items()
    return {
        module
        for module, packages in providers
        if module != "kitsune" and not there & set(map(canonicalize_name, packages))
    }


def python_blocks() -> Iterator[tuple[Block, list[str]]]:
    """Each block, and the extras of the last install line above it, in its section."""
    lines = README.read_text(encoding="utf-8").splitlines()
    for block in blocks(README):
        if block.language != "python":
            continue
        above = lines[: block.line]
        start = max(at for at, line in enumerate(above) if line.startswith("### "))
        found = INSTALL.search("\n".join(above[start:]))
        yield block, found[1].split(",") if found and found[1] else []


@pytest.mark.parametrize(
    ("block", "extras"), list(python_blocks()), ids=lambda each: getattr(each, "place", None)
)
def test_a_block_works_when_it_is_pasted(block: Block, extras: list[str], tmp_path: Path) -> None:
    for name in SAMPLE.findall(block.code):
        sample(name)
    lines = [*block.code.splitlines(), "", ""]
    done = subprocess.run(
        [sys.executable, "-c", CONSOLE.format(absent=absent_modules(extras), lines=lines)],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    assert done.stderr == ""
    assert done.returncode == 0


def test_the_command_of_a_language_model_prints_what_its_python_block_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sample("smollm2.gguf")
    monkeypatch.chdir(tmp_path)
    [python] = [block.code for block, extras in python_blocks() if extras == ["text"]]
    [block] = [block.code for block in blocks(README) if "kitsune run smollm2" in block.code]
    for command in commands(block):
        shell.run(command, "README.md", tmp_path)
    answer = capsys.readouterr().out.strip().splitlines()[-1]
    assert python.rstrip().endswith(f"# {answer}")


def test_every_block_says_what_it_needs() -> None:
    extras = [extras for _, extras in python_blocks()]
    assert extras == [["onnx"], ["torch"], ["text"], [], []]
