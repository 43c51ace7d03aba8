"""Format a table for the terminal or for Markdown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from kitsune.errors import InputError

WIDTH = 300  # where the output is not a terminal


@dataclass(frozen=True)
class Grid:
    """A table; the first `names` columns are text, the others numbers."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    names: int = 1


def print_grids(
    grids: Sequence[Grid], notes: Sequence[str], console: Console | None = None
) -> None:
    console = console or Console()
    if not console.is_terminal:
        console = Console(file=console.file, width=WIDTH)
    for grid in grids:
        table = Table(title=grid.title, title_justify="left")
        for number, heading in enumerate(grid.headings):
            text = number < grid.names
            table.add_column(heading, justify="left" if text else "right", no_wrap=True)
        for row in grid.rows:
            table.add_row(*row)
        console.print(table)
    for note in notes:
        console.print(note, highlight=False, markup=False)


# --- Markdown ------------------------------------------------------------------------------------


def format_markdown(grids: Sequence[Grid], notes: Sequence[str]) -> str:
    parts = [_table(grid) for grid in grids]
    parts.append("\n".join(f"- {note}" for note in notes))
    return "\n\n".join(part for part in parts if part)


def _table(grid: Grid) -> str:
    sides = ["---" if number < grid.names else "---:" for number in range(len(grid.headings))]
    lines = [_line([heading.replace("\n", " ") for heading in grid.headings]), _line(sides)]
    lines += [_line(row) for row in grid.rows]
    return f"**{grid.title}**\n\n" + "\n".join(lines)


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def update_page(page: Path, name: str, text: str) -> None:
    """Put `text` between `<!-- bench: name -->` and `<!-- end -->`."""
    block = re.compile(rf"(<!-- bench: {re.escape(name)} -->\n).*?(<!-- end -->)", re.DOTALL)
    before = page.read_text(encoding="utf-8")
    after, count = block.subn(lambda match: f"{match[1]}\n{text}\n\n{match[2]}", before)
    if count != 1:
        raise InputError(
            f"cannot update '{page}'",
            why=f"it has {count} places marked <!-- bench: {name} --> … <!-- end -->, not one",
        )
    page.write_text(after, encoding="utf-8")
