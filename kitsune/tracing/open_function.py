"""A function over tensors as a source of one graph for every size of some axes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kitsune.ir.node import Shape
from kitsune.ir.sizes import record_guards
from kitsune.tracing.call import Call, OpenTrace
from kitsune.tracing.function import FunctionSource

OpenShapes = Callable[[Sequence[Shape]], Sequence[Shape]]


class OpenFunctionSource(FunctionSource):
    """`open_shapes` gives the shapes of a call with symbols for the sizes that calls decide. Where
    the function cannot be traced for those, it is traced for the sizes of each call."""

    def __init__(self, function: Callable[..., Any], open_shapes: OpenShapes) -> None:
        super().__init__(function)
        self._open_shapes = open_shapes
        self.closed_because = ""

    def open_name(self, number: int) -> str:
        """None: a function is in no cache."""
        return ""

    def trace_open(self, call: Call) -> OpenTrace | None:
        """Trace one graph for every size; None once that failed."""
        if self.closed_because:
            return None
        given = tuple(array.shape for array in call.arrays)
        try:
            with record_guards() as guards:
                traced = self._trace(call, self._open_shapes(given))
        except Exception as error:  # noqa: BLE001 - what fails with symbols may not with numbers
            self.closed_because = str(error) or type(error).__name__
            return None
        hosts = [node.attr("call").name for node in traced.graph.nodes() if node.op == "host"]
        if hosts or traced.draws or traced.state is not None:
            self.closed_because = f"no kernel computes {hosts[0]}" if hosts else "it keeps state"
            return None
        return OpenTrace(traced, tuple(guards), given)
