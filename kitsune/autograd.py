"""`grad(f)`, and `AutogradContext`, which records operations one by one.

    ctx = AutogradContext()
    a, b = ctx.input((64, 64)), ctx.input((64, 64))
    h = ctx.record_operation("add", a, b)
    r = ctx.record_operation_with_fusion("relu", h)
    stats = ctx.optimize_with_fusion()

The context is the explicit form of what tensors do by themselves: the same op table, the same
gradients and the same planner.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from kitsune.autodiff import gradients
from kitsune.errors import InputError, ShapeError, UnsupportedError
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, input_
from kitsune.ir.ops.op_table import caller, show
from kitsune.plan.group import Plan
from kitsune.report.stats import FusionStats, fusion_stats
from kitsune.system.lazy_imports import checked_names
from kitsune.tensor import Tensor, enable_grad, functions, no_grad
from kitsune.tensor.custom import attach_gradient
from kitsune.tensor.functions import METHODS
from kitsune.tensor.lazy import apply, as_tensor
from kitsune.tensor.lazy_program import compile_run
from kitsune.tensor.trace import capture
from kitsune.tensor.types import to_dtype
from kitsune.tune.tuning_store import tune_here

__all__ = [
    "AutogradContext",
    "ComputationGraph",
    "FusionStats",
    "Recorded",
    "enable_grad",
    "grad",
    "no_grad",
    "value_and_grad",
]

if not TYPE_CHECKING:
    __getattr__, __dir__ = checked_names(__name__, __all__)

# --- functions -----------------------------------------------------------------------------------


def value_and_grad(
    function: Callable[..., Tensor], argnums: int | Sequence[int] = 0
) -> Callable[..., tuple[Tensor, Any]]:
    """A function that returns f's scalar result and its gradient for the arguments named."""
    numbers = (argnums,) if isinstance(argnums, int) else tuple(argnums)

    def call(*args: Any, **options: Any) -> tuple[Tensor, Any]:
        given = list(args)
        for n in numbers:  # the same node, with its gradient asked for
            given[n] = Tensor._from_node(as_tensor(args[n]).node, tracked=True)
        value = function(*given, **options)
        if value.shape != ():
            raise ShapeError(
                f"grad of a function that returns {show(value.shape)}",
                at=caller(),
                why="only a scalar has one gradient",
                hint="sum or average it",
            )
        nested = any(isinstance(a, Tensor) and a.requires_grad for a in args)
        made = gradients(value.node, [given[n].node for n in numbers])
        parts = [Tensor._from_node(g, tracked=nested, cut=not nested) for g in made]
        result = Tensor._from_node(value.node, tracked=nested, cut=not nested)
        return result, parts[0] if isinstance(argnums, int) else tuple(parts)

    return call


def grad(function: Callable[..., Tensor], argnums: int | Sequence[int] = 0) -> Callable[..., Any]:
    """A function that returns the gradient of f's scalar result; it can be differentiated again."""
    both = value_and_grad(function, argnums)
    return lambda *args, **options: both(*args, **options)[1]


# --- recording -----------------------------------------------------------------------------------


class Recorded:
    """One operation of a context. `inputs` are the ids of those it reads."""

    def __init__(self, number: int, operation: str, inputs: tuple[int, ...], value: Tensor) -> None:
        self.id, self.operation, self.inputs, self.tensor = number, operation, inputs, value
        self.pattern = ""  # the fusion it was found to be part of

    @property
    def output_shape(self) -> tuple[int, ...]:
        return self.tensor.shape

    def __repr__(self) -> str:
        return f"<{self.id}: {self.operation}{show(self.output_shape)}>"


class ComputationGraph:
    """The recorded operations; `nodes[i].id == i`."""

    def __init__(self) -> None:
        self.nodes: list[Recorded] = []

    def topological_order(self) -> list[int]:
        """Every id once, inputs first: operations are recorded in such an order."""
        return [node.id for node in self.nodes]


class AutogradContext:
    """Operations recorded by name over inputs that have shapes and, when they run, values."""

    def __init__(self) -> None:
        self.graph = ComputationGraph()
        self._inputs: dict[int, Node] = {}  # by id

    def input(self, shape: Sequence[int], dtype: Any = "f32") -> Recorded:
        """A value that is given when the context runs."""
        number = len(self.graph.nodes)
        node = input_(f"input{number}", tuple(shape), to_dtype(dtype))
        self._inputs[number] = node
        return self._record("input", (), Tensor._from_node(node, tracked=node.dtype.is_float))

    def record_operation(
        self,
        operation: str,
        *inputs: Any,
        gradient_fn: Callable[..., Any] | None = None,
        **attrs: Any,
    ) -> Recorded:
        """An op of the table, a tensor method or a custom op, by name.

        `gradient_fn(g, y, *inputs)` returns a gradient, or None, for each input, in place of the
        op's own. Gradients are built from what was recorded, before anything is fused, so a fused
        kernel computes the user's gradient like any other: see `kitsune.tensor.custom`.
        """
        given = [self._to_recorded(x) for x in inputs]
        tensors = [x.tensor if isinstance(x, Recorded) else x for x in given]
        try:
            made = _operation(operation)(*tensors, **attrs)
        except TypeError as error:
            raise InputError(f"cannot record '{operation}'", why=str(error), at=caller()) from error
        if not isinstance(made, Tensor):
            raise UnsupportedError(
                f"'{operation}' has several results", at=caller(), hint="record each with narrow"
            )
        if gradient_fn is not None:
            made = attach_gradient(made, [t for t in tensors if isinstance(t, Tensor)], gradient_fn)
        return self._record(operation, tuple(x.id for x in given if isinstance(x, Recorded)), made)

    def record_operation_with_fusion(
        self, operation: str, *inputs: Any, **options: Any
    ) -> Recorded:
        """The same, and find out at once which fusion it becomes part of: `.pattern`."""
        made = self.record_operation(operation, *inputs, **options)
        plan = self._plan([made])
        for group in plan.groups:
            if plan.graph.outputs[0] in group.outputs and group.size > 1:
                made.pattern = group.pattern
        return made

    def optimize_with_fusion(self) -> FusionStats:
        """Plan everything recorded that nothing else reads, and count what fusion does to it."""
        last = self._last()
        return fusion_stats(self._plan(last)) if last else FusionStats(0, 0, 0)

    def to_graph(self) -> Graph:
        """Return the recorded graph, as `kt.compile` and `kt.fusion` take it; its outputs are the
        values that nothing else reads."""
        return self._graph(self._last())

    def _last(self) -> list[Recorded]:
        read = {i for node in self.graph.nodes for i in node.inputs}
        return [n for n in self.graph.nodes if n.id not in read and n.operation != "input"]

    def gradients(self, output: Recorded, *inputs: Recorded) -> list[Recorded]:
        """Record the gradient of the sum of `output` for each input."""
        self._check(output, *inputs)
        made = gradients(output.tensor.node, [i.tensor.node for i in inputs])
        return [
            self._record("gradient", (output.id, i.id), Tensor._from_node(g, tracked=True))
            for g, i in zip(made, inputs, strict=True)
        ]

    def run(self, outputs: Sequence[Recorded], feeds: Mapping[Recorded, Any]) -> list[np.ndarray]:
        """The values of these, for the values of the inputs they depend on."""
        self._check(*outputs, *feeds)
        missing = [
            n for i, n in enumerate(self.graph.nodes) if i in self._inputs and n not in feeds
        ]
        if missing:
            raise InputError(f"no value for {', '.join(map(repr, missing))}", at=caller())
        by_id = {fed.id: value for fed, value in feeds.items()}
        return list(compile_run(self._graph(outputs))([by_id[i] for i in self._inputs]))

    # --- how ---

    def _record(self, operation: str, inputs: tuple[int, ...], value: Tensor) -> Recorded:
        self.graph.nodes.append(Recorded(len(self.graph.nodes), operation, inputs, value))
        return self.graph.nodes[-1]

    def _to_recorded(self, value: Any) -> Any:
        """Return what was recorded here, or a number; other tensors and arrays are recorded as
        values."""
        if isinstance(value, Recorded):
            self._check(value)
            return value
        if isinstance(value, (int, float)):
            return value
        return self._record("value", (), as_tensor(value))

    def _check(self, *recorded: Recorded) -> None:
        for r in recorded:
            if r.id >= len(self.graph.nodes) or self.graph.nodes[r.id] is not r:
                raise InputError(f"{r} was recorded by another context", at=caller())

    def _graph(self, outputs: Sequence[Recorded]) -> Graph:
        return capture(list(self._inputs.values()), [r.tensor.node for r in outputs])

    def _plan(self, outputs: Sequence[Recorded]) -> Plan:
        return tune_here(self._graph(outputs), None).plan


def _operation(name: str) -> Callable[..., Any]:
    if name in METHODS:
        found: Callable[..., Any] = getattr(functions, name)
        return found
    if name in OPS:
        return lambda *inputs, **attrs: apply(OPS[name], *inputs, **attrs)
    near = difflib.get_close_matches(name, {*METHODS, *OPS}, 3)
    raise UnsupportedError(
        f"no operation '{name}'",
        at=caller(),
        hint=f"did you mean {' or '.join(near)}?" if near else "define it with kt.custom_op",
    )
