"""Print tables and numbers as text."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

from rich.console import Console
from rich.table import Table

from kitsune.errors import printable

WIDTH = 80  # of text, where no terminal says another


def render_text(*parts: Table | str) -> str:
    out = StringIO()
    console = Console(file=out, width=WIDTH, color_system=None, markup=False)
    for part in parts:
        console.print(part, highlight=False)
    return printable(out.getvalue().rstrip())


def width() -> int:
    """The columns that text may take: the terminal's, or `WIDTH` where there is none."""
    console = Console()
    return console.width if console.is_terminal else WIDTH


def pluralize(n: int, noun: str) -> str:
    """A count with its noun: "1 kernel", "2 kernels"."""
    return f"{n:,} {noun}{'s' * (n != 1)}"


def wrap(text: str, width: int, first: str = "", then: str = "") -> list[str]:
    """Lines of at most `width`, broken at spaces; words that are longer, after a / or a dot."""
    lines, line, indent = list[str](), first, first
    for word in text.split():
        gap = " " if line != indent else ""
        if line != indent and len(line) + len(gap) + len(word) > width:
            lines.append(line)
            line = indent = then
            gap = ""
        line += gap + word
        while len(line) > width:
            at = max((line.rfind(mark, len(indent), width) for mark in "/._"), default=-1) + 1
            at = at if at > len(indent) + 8 else width
            lines.append(line[:at])
            line, indent = then + line[at:], then
    return [*lines, line] if line != indent or not lines else lines


def shorten_left(name: str, most: int) -> str:
    """A long name by its end, which tells it from others."""
    return name if len(name) <= most else "…" + name[len(name) - most + 1 :]


def fit_column(rows: Sequence[Sequence[str]], at: int, width: int) -> list[list[str]]:
    """The rows with one column cut so that the table of `text_table` is not wider than `width`."""
    others = [[*row[:at], "", *row[at + 1 :]] for row in rows]
    room = max(width - max(map(len, text_table(others))) - 2, 8)
    cut = (row[at] if len(row[at]) <= room else row[at][: room - 1] + "…" for row in rows)
    return [[*row[:at], text, *row[at + 1 :]] for row, text in zip(rows, cut, strict=True)]


def text_table(rows: Sequence[Sequence[str]], left: Sequence[int] = ()) -> list[str]:
    """Columns two spaces apart, those in `left` at their left edge; empty ones are dropped."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(size) if n in left else cell.rjust(size)
            for n, (cell, size) in enumerate(zip(row, widths, strict=True))
            if size
        ).rstrip()
        for row in rows
    ]


def bytes_text(nbytes: float) -> str:
    """Format a size with three digits: 924 B, 46.9 MB."""
    for unit in ("B", "kB", "MB"):
        if nbytes < 999.5:
            return f"{nbytes:.0f} B" if unit == "B" else f"{nbytes:.3g} {unit}"
        nbytes /= 1e3
    return f"{nbytes:.3g} GB"


def time_range_text(low_us: float, high_us: float) -> str:
    """Two times in the unit of the larger: 64.6-92.5 ms."""
    unit, scale = next(
        (u, s) for u, s in (("s", 1e6), ("ms", 1e3), ("µs", 1)) if high_us >= s or s == 1
    )
    return f"{low_us / scale:.3g}-{high_us / scale:.3g} {unit}"


def time_text(time_us: float) -> str:
    if time_us >= 1e6:
        return f"{time_us / 1e6:.2f} s"
    if time_us >= 1e3:
        return f"{time_us / 1e3:.2f} ms"
    return f"{time_us:.0f} µs" if time_us >= 100 else f"{time_us:.2f} µs"
