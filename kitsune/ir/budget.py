"""Bound what a file makes tracing and folding do: a budget of steps and bytes per file.

A file of a few hundred bytes can ask for a table of gigabytes, or for functions that call others
twice, thirty levels deep. Both budgets grow with the file, so that a model that is large itself is
not refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from kitsune.errors import InputError
from kitsune.ir.sizes import hint
from kitsune.system.records import dataclass

BASE_STEPS, STEPS_PER_NODE = 200_000, 2_000  # a node that is made is one step
STEPS_PER_ITEM = 32  # a node of the file that is followed, each time it is
BASE_NBYTES, NBYTES_PER_BYTE = 512 * 2**20, 16  # of values computed ahead of the first call


@dataclass
class Budget:
    """The remaining and the total steps and bytes."""

    steps: int
    nbytes: int
    what: str = "tracing"

    def __post_init__(self) -> None:
        self.given = self.steps, self.nbytes


def make_budget(nodes: int, nbytes: int) -> Budget:
    """Return the budget of a file with this many nodes and bytes."""
    return Budget(BASE_STEPS + STEPS_PER_NODE * nodes, BASE_NBYTES + NBYTES_PER_BYTE * nbytes)


def unlimited_budget() -> Budget:
    """Return a budget for a file whose sizes were compared with its contents."""
    return Budget(1 << 62, 1 << 62)


_CURRENT: ContextVar[Budget | None] = ContextVar("kitsune_budget", default=None)


@contextmanager
def use_budget(budget: Budget | None) -> Iterator[None]:
    """Charge what is done inside to a budget; to none with None."""
    token = _CURRENT.set(budget)
    try:
        yield
    finally:
        _CURRENT.reset(token)


def is_from_file() -> bool:
    """Return whether what is being compiled comes from a file, whose graphs and kernels are
    verified."""
    return _CURRENT.get() is not None


def spend_steps(count: int = 1) -> None:
    budget = _CURRENT.get()
    if budget is None:
        return
    budget.steps -= count
    if budget.steps < 0:
        raise InputError(
            f"the file asks {budget.what} for more steps than its size allows"
            if budget.what != "tracing"
            else "the file asks for more nodes than its size allows",
            why=f"{budget.what} took more than {budget.given[0]:,} steps",
            hint="give its loops fewer rounds, and its functions fewer levels",
        )


def spend_bytes(nbytes: int, what: str) -> None:
    """Charge memory before it is taken."""
    if not can_spend(nbytes):
        budget = _CURRENT.get()
        assert budget is not None
        raise InputError(
            f"the file asks for {hint(nbytes):,} bytes to compute {what}",
            why=f"of {budget.given[1]:,} bytes for a file of its size, {budget.nbytes:,} are left",
        )


def can_spend(nbytes: int) -> bool:
    """Charge memory, if there is as much left."""
    budget = _CURRENT.get()
    if budget is None:
        return True
    if hint(nbytes) > budget.nbytes:
        return False
    budget.nbytes -= hint(nbytes)
    return True
