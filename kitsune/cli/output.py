"""Data and stages in, what a command prints out: JSON, tables, a bar that moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.table import Table

YES, NO, MISUSE = 0, 1, 2  # exit codes: a no is one that was asked for


@contextmanager
def progress_bar(total: int, as_json: bool) -> Iterator[Callable[[str], None]]:
    """A bar that each named stage moves on by one, where somebody is watching."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    if as_json or not console.is_terminal:
        yield lambda stage: None
        return
    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("starting", total=total)
        yield lambda stage: bar.update(task, advance=1, description=stage)


def print_json(data: Any) -> None:
    from kitsune.report.data import json_text

    print(json_text(data))


def two_columns(title: str, rows: dict[str, str]) -> Table:
    from rich.table import Table

    table = Table(title=title, title_justify="left", show_header=False)
    for name, text in rows.items():
        table.add_row(name, text)
    return table
