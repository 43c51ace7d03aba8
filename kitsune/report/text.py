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


def time_text(time_us: float) -> str:
    if time_us >= 1e6:
        return f"{time_us / 1e6:.2f} s"
    if time_us >= 1e3:
        return f"{time_us / 1e3:.2f} ms"
    return f"{time_us:.0f} µs" if time_us >= 100 else f"{time_us:.2f} µs"
