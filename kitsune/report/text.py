"""Tables in, the text they print as out."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.table import Table

WIDTH = 100


def wide_console() -> Console:
    """What prints tables: as wide as the terminal, or as a page where there is none."""
    console = Console(markup=False)
    return console if console.is_terminal else Console(markup=False, width=WIDTH)


def as_text(*parts: Table | str) -> str:
    out = StringIO()
    console = Console(file=out, width=WIDTH, color_system=None, markup=False)
    for part in parts:
        console.print(part, highlight=False)
    return out.getvalue().rstrip()
