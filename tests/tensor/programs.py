"""Counting programs: how often something was compiled, and how often something ran."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from kitsune.tensor import lazy_program


@dataclass
class Counted:
    compiled: int = 0
    ran: int = 0
    outputs: list[int] = field(default_factory=list)  # of each run


@contextmanager
def counting() -> Iterator[Counted]:
    """Programs compiled and run inside, starting from an empty cache."""
    found = Counted()
    compile_run = lazy_program.compile_run

    def compiling(graph: Any, in_place: Any = ()) -> Any:
        found.compiled += 1
        run = compile_run(graph, in_place)

        def running(arrays: Any) -> Any:
            found.ran += 1
            found.outputs.append(len(graph.outputs))
            return run(arrays)

        return running

    lazy_program.PROGRAMS.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lazy_program, "compile_run", compiling)
        yield found
    lazy_program.PROGRAMS.clear()  # what was compiled here counts
