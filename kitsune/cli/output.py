"""Print the result of a command, as JSON or as tables, and define the exit codes."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kitsune.errors import InputError

if TYPE_CHECKING:
    from rich.table import Table

YES, NO, MISUSE = 0, 1, 2  # exit codes: a no is one that was asked for


def check_folders(paths: Iterable[Path | None]) -> None:
    """Report an output that cannot be written before the work is done, not after it."""
    for path in paths:
        if path is not None and not path.parent.is_dir():
            raise InputError(f"cannot write '{path}'", why=f"there is no folder '{path.parent}'")


def print_json(data: Any) -> None:
    from kitsune.report.data import json_text

    print(json_text(data))


def two_columns(title: str, rows: dict[str, str]) -> Table:
    from rich.table import Table

    table = Table(title=title, title_justify="left", show_header=False)
    for name, text in rows.items():
        table.add_row(name, text)
    return table
