"""The row of a host call between kernels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from kitsune.errors import ShapeError
from kitsune.ir.dtypes import DType
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.op_table import Kind, define, show
from kitsune.ir.sizes import Values, bind_shape


class HostCall(Protocol):
    """`name` is what reports call it, `results` the shape and type of each result."""

    @property
    def name(self) -> str: ...

    @property
    def results(self) -> tuple[tuple[Shape, DType], ...]: ...

    @property
    def is_random(self) -> bool: ...  # whether equal arrays may give other results

    def run(self, arrays: Sequence[np.ndarray]) -> Sequence[Any]: ...


def check_result(
    call: HostCall, value: Any, output: int, sizes: Values | None = None
) -> np.ndarray:
    """A result in its type, if it has the shape that was said, for the sizes of a call."""
    shape, dtype = call.results[output]
    shape = shape if sizes is None else bind_shape(shape, sizes)
    array = np.asarray(value)
    if array.shape != shape:
        raise ShapeError(
            f"{call.name} made {show(array.shape)}",
            why=f"its shape rule says {show(shape)}",
        )
    return array.astype(dtype.numpy, copy=False)


# One node for each result that is read; the call itself runs once (backends/host_program.py).
host_row = define(
    "host",
    Kind.HOST,
    shape=lambda *shapes, call, output: call.results[output][0],
    dtype=lambda *dtypes, call, output: call.results[output][1],
    numpy=lambda *arrays, call, output: check_result(call, call.run(arrays)[output], output),
    attrs={"call": ..., "output": 0},
)


def is_random(node: Node) -> bool:
    """Return whether a node is of a call that draws anew every time."""
    return node.op == "host" and bool(node.attr("call").is_random)


def host_call(call: HostCall, *inputs: Node) -> list[Node]:
    """Every result of a call."""
    return [host_row(*inputs, call=call, output=n) for n in range(len(call.results))]
