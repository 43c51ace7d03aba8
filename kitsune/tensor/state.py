"""State that a traced function keeps between calls, such as the buffers of a torch module.

A variable is one more input of the graph, which a call is fed its current value for, and one more
output, which the call stores as its new value.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Protocol

import numpy as np

from kitsune.ir import ops
from kitsune.ir.node import Node
from kitsune.tensor.core import Tensor
from kitsune.tensor.types import to_dtype


class Variable(Protocol):
    """Storage of a value between calls."""

    def read(self) -> np.ndarray: ...

    def write(self, value: np.ndarray) -> None: ...


class State:
    """The variables of one traced function."""

    def __init__(self) -> None:
        self._variables: dict[str, tuple[Variable, Node]] = {}
        self._updates: dict[str, Node] = {}

    def add(self, name: str, variable: Variable) -> Tensor:
        """Add a variable; the tensor is its value at the beginning of a call."""
        value = variable.read()
        node = ops.input_(name, value.shape, to_dtype(value.dtype))
        self._variables[name] = variable, node
        return Tensor._from_node(node)

    def update(self, name: str, value: Tensor) -> None:
        """Give a variable its value at the end of a call."""
        self._updates[name] = value.node

    def clear(self) -> None:
        """Forget all variables, for another trace."""
        self._variables.clear()
        self._updates.clear()

    def __len__(self) -> int:
        return len(self._variables)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._variables)

    @property
    def inputs(self) -> list[Node]:
        return [node for _, node in self._variables.values()]

    @property
    def outputs(self) -> list[Node]:
        return [self._updates.get(name, node) for name, (_, node) in self._variables.items()]

    def read(self) -> list[np.ndarray]:
        """The current values, to feed to a call."""
        return [variable.read() for variable, _ in self._variables.values()]

    def write(self, values: Sequence[np.ndarray]) -> None:
        """Store the new values that a call computed."""
        for (variable, _), value in zip(self._variables.values(), values, strict=True):
            variable.write(value)


_current: ContextVar[State | None] = ContextVar("kitsune_traced_state", default=None)


def current_state() -> State | None:
    """The state of the function that is being traced; None where its caller keeps none."""
    return _current.get()


@contextmanager
def traced_state(state: State | None) -> Iterator[None]:
    token = _current.set(state)
    try:
        yield
    finally:
        _current.reset(token)
