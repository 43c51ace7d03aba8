"""A function over tensors as a source of one graph for every size of some axes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kitsune.ir.guards import record_guards
from kitsune.ir.node import Shape
from kitsune.tracing.call import Call, DynamicTrace
from kitsune.tracing.function import FunctionSource

SymbolicShapes = Callable[[Sequence[Shape]], Sequence[Shape]]


class DynamicFunctionSource(FunctionSource):
    """`symbolic_shapes` gives the shapes of a call with symbols for its dynamic sizes. A function
    that cannot be traced for those is traced for the sizes of each call."""

    def __init__(self, function: Callable[..., Any], symbolic_shapes: SymbolicShapes) -> None:
        super().__init__(function)
        self._symbolic_shapes = symbolic_shapes
        self.static_reason = ""

    def dynamic_name(self, number: int) -> str:
        """None: a function is in no cache."""
        return ""

    def trace_dynamic(self, call: Call) -> DynamicTrace | None:
        """Trace one graph for every size; None once that failed."""
        if self.static_reason:
            return None
        given = tuple(array.shape for array in call.arrays)
        try:
            with record_guards() as guards:
                traced = self._trace(call, self._symbolic_shapes(given))
        except Exception as error:  # noqa: BLE001 - what fails with symbols may not with numbers
            self.static_reason = str(error) or type(error).__name__
            return None
        hosts = [node.attr("call").name for node in traced.graph.nodes() if node.op == "host"]
        if hosts or traced.draws or traced.state is not None:
            self.static_reason = f"no kernel computes {hosts[0]}" if hosts else "it keeps state"
            return None
        return DynamicTrace(traced, tuple(guards), given)
