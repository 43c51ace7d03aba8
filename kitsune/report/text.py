"""Tables in, the text they print as out."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.table import Table

WIDTH = 100


def as_text(*parts: Table | str) -> str:
    out = StringIO()
    console = Console(file=out, width=WIDTH, color_system=None)
    for part in parts:
        console.print(part, highlight=False)
    return out.getvalue().rstrip()
