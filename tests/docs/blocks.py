"""Read the fenced blocks of a Markdown page, and the commands of a shell block."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r"\s*(`{3,})\s*(\w*)")
COMMAND = re.compile(r"""(?:'[^']*'|"[^"]*"|[^'"\s]|\s(?!\s*\#))*""")  # up to a comment
RUN = ("python", "sh", "js")
OUTPUT = ("text", "llvm", "wgsl")  # what something prints: nothing to run
OTHERS = ("c", "cpp", "rust", "go", "swift")  # callers of a library: tests/native runs those in C


@dataclass(frozen=True)
class Block:
    page: Path
    line: int  # of its first line of code, from 1
    language: str
    code: str

    @property
    def place(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    """Every fenced block, top to bottom."""
    lines = page.read_text(encoding="utf-8").splitlines()
    at = 0
    while at < len(lines):
        fence = FENCE.match(lines[at])
        at += 1
        if not fence:
            continue
        start = at
        while at < len(lines) and not lines[at].strip().startswith(fence[1]):
            at += 1
        if at == len(lines):
            raise ValueError(f"the block opened on line {start} is never closed")
        code = textwrap.dedent("\n".join(lines[start:at])) + "\n"
        yield Block(page, start + 1, fence[2], code)
        at += 1


def commands(code: str) -> Iterator[str]:
    """The commands of a shell block without their comments, continued lines joined."""
    for line in code.replace("\\\n", " ").splitlines():
        found = COMMAND.match(f" {line}")
        if found and (command := found[0].strip()):
            yield command
