"""Work that takes a while in, a bar with the time that is left out, where somebody is watching."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Progress = Callable[[int, int, str], None]  # done, of how many, and what comes next


@contextmanager
def bar(title: str) -> Iterator[Progress]:
    """On a terminal alone."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda done, total, name: None
        return
    columns = (
        TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        TextColumn("left:"), TimeRemainingColumn(), TextColumn("{task.description}"),
    )  # fmt: skip
    with Progress(*columns, console=console, transient=True) as shown:
        task = shown.add_task("", total=None)
        yield lambda done, total, name: shown.update(
            task, completed=done, total=total, description=name
        )
