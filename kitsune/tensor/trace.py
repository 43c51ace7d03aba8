"""Trace a function over tensors to a Graph and the structure of its results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from weakref import ref

import numpy as np

from kitsune.errors import UnsupportedError, what_is
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import input_
from kitsune.ir.ops.op_table import caller
from kitsune.system.records import dataclass
from kitsune.tensor.core import Tensor
from kitsune.tensor.lazy import Lazy, Writes, record_writes
from kitsune.tensor.lazy_program import compute
from kitsune.tensor.node_sources import Description, find
from kitsune.tensor.random_numbers import traced_counters
from kitsune.tensor.state import State, traced_state
from kitsune.tensor.types import to_dtype

Spec = tuple[str, Sequence[int], Any]  # an input: name, shape and type


@dataclass(frozen=True)
class Structure:
    """The nesting of results: a tensor at `position`, or a tuple, list or dict of structures."""

    kind: type
    position: int = 0
    keys: tuple[Any, ...] = ()
    parts: tuple[Structure, ...] = ()

    def unflatten(self, values: Sequence[Any]) -> Any:
        """The results of a call, nested as the function nests them."""
        if self.kind is Tensor:
            return values[self.position]
        made = [part.unflatten(values) for part in self.parts]
        return dict(zip(self.keys, made, strict=True)) if self.kind is dict else self.kind(made)


class CapturedTensors:
    """The tensors that a function captures, and the arrays of them that are constants of its graph.
    A tensor's array is replaced, never written to, so identity tells changes."""

    def __init__(self) -> None:
        self._leaves: dict[int, tuple[ref[Lazy], np.ndarray]] = {}
        self._seen: object = None  # the write up to which none of them changed

    def __len__(self) -> int:
        return len(self._leaves)

    def add(self, tensor: Lazy) -> None:
        self._leaves.setdefault(id(tensor), (ref(tensor), tensor.realize().numpy()))
        self._seen = None

    def join(self, other: CapturedTensors | None) -> CapturedTensors:
        """These tensors and those of another graph."""
        self._leaves = {**(other._leaves if other is not None else {}), **self._leaves}
        self._seen = None
        return self

    def has_changed(self) -> bool:
        if self._seen is Writes.latest:
            return False
        latest, leaves = Writes.latest, self._leaves.values()
        if any((t := owner()) is not None and t._array is not a for owner, a in leaves):
            return True
        self._seen = latest
        return False


def trace(
    function: Callable[..., Any],
    specs: Sequence[Spec],
    state: State | None = None,
    captured: CapturedTensors | None = None,
) -> tuple[Graph, Structure]:
    """Run `function` once, on tensors without values, and keep what it computes.

    Tensors and arrays that it captures become constants; those tensors are added to `captured`.
    After its own inputs the graph has one for the counter of each random op, so that every run
    draws anew: see `random.next_counters`. What it keeps between calls is added to `state`: an
    input and an output each, after all others.
    """
    inputs = [input_(name, tuple(shape), to_dtype(dtype)) for name, shape, dtype in specs]
    kept = State() if state is None else state
    written: list[Lazy] = []
    while True:
        kept.clear()
        with traced_counters() as counters, traced_state(state):
            own, structure, new = _run(function, inputs, written, kept)
        if state is None or not new:
            break
        written += new
    given = [*inputs, *counters, *kept.inputs], [*own, *kept.outputs]
    return capture(*given, captured), structure


@dataclass(frozen=True)
class WrittenTensor:
    """A tensor that a traced function writes to, such as the running mean of a batch norm: a
    variable of its state."""

    tensor: Lazy

    def read(self) -> np.ndarray:
        return self.tensor._value()

    def write(self, value: np.ndarray) -> None:
        self.tensor._hold(value)


def _run(
    function: Callable[..., Any], inputs: Sequence[Node], variables: Sequence[Lazy], state: State
) -> tuple[list[Node], Structure, list[Lazy]]:
    """Run a function once, with some tensors as variables. Returns the nodes of its results, their
    structure, and the other tensors that it writes to and has not made itself. All get back what
    they held."""
    results: list[Tensor] = []
    with record_writes() as written:
        for n, tensor in enumerate(variables):
            tensor._become(state.add(f"written{n}", WrittenTensor(tensor)).node)
        try:
            structure = flatten(function(*(Tensor._from_node(n) for n in inputs)), results)
            own = [t.node for t in results]
            for n, tensor in enumerate(variables):
                state.update(f"written{n}", Tensor._from_node(tensor._root()))
        finally:
            results.clear()  # with what the function made
            restored = [before.restore() for before in written.values()]
    known = set(map(id, variables))
    return own, structure, [t for t in restored if t is not None and id(t) not in known]


def capture(
    inputs: Sequence[Node], outputs: Sequence[Node], captured: CapturedTensors | None = None
) -> Graph:
    """The graph from inputs without values to outputs; every other value is a constant of it."""
    while True:
        description = Description(free=inputs)
        description.visit(outputs)
        if not description.pending:
            break
        compute([Tensor._pending(node) for node in description.pending])
    graph = description.graph(outputs, constants=True)
    for node in description.feeds if captured is not None else ():
        source = find(id(node))
        owner = source.owner() if source is not None and source.owner is not None else None
        if captured is not None and owner is not None and owner._expr is node:
            captured.add(owner)
    return Graph(tuple(inputs), graph.outputs)


def flatten(value: Any, results: list[Tensor]) -> Structure:
    """Collect the tensors of nested results; returns how they are nested."""
    if isinstance(value, Tensor):
        results.append(value)
        return Structure(Tensor, len(results) - 1)
    if isinstance(value, dict):
        parts = tuple(flatten(v, results) for v in value.values())
        return Structure(dict, keys=tuple(value), parts=parts)
    if isinstance(value, (tuple, list)):
        kind = tuple if isinstance(value, tuple) else list
        return Structure(kind, parts=tuple(flatten(v, results) for v in value))
    raise UnsupportedError(
        f"a compiled function returned {what_is(value)}",
        at=caller(),
        hint="return tensors, or tuples, lists and dicts of them",
    )
