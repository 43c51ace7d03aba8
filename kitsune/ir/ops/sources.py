"""Rows of values that come from outside: inputs, constants and sizes that calls decide."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Protocol

import numpy as np

from kitsune.errors import ShapeError
from kitsune.ir.dtypes import DType, Packed, f32, from_numpy, i64
from kitsune.ir.node import Array, Node, Shape, node
from kitsune.ir.ops.op_table import Kind, check_number, check_shape, define, show
from kitsune.ir.ops.views import expand
from kitsune.ir.sizes import Size, Values, bind_shape

input_row = define(
    "input",
    Kind.SOURCE,
    shape=lambda *, name, shape, dtype: check_shape(shape),
    numpy=lambda **_: None,
    dtype=lambda *, name, shape, dtype: dtype,
    attrs={"name": ..., "shape": ..., "dtype": ...},
)

constant_row = define(
    "constant",
    Kind.SOURCE,
    shape=lambda *, value, shape, dtype: shape,
    numpy=lambda *, value, **_: value.value,
    dtype=lambda *, value, shape, dtype: dtype,
    attrs={"value": ..., "shape": ..., "dtype": ...},
)

size_row = define(
    "size",
    Kind.SOURCE,
    shape=lambda *, value, dtype: (),
    numpy=lambda *, value, dtype: np.asarray(value, dtype.numpy),
    dtype=lambda *, value, dtype: dtype,
    attrs={"value": ..., "dtype": i64},
)


def input_(name: str, shape: Shape, dtype: DType = f32, owner: Hashable = None) -> Node:
    """Inputs of different owners are different nodes, and so is what is made of them: it can come
    from other places then."""
    made = input_row(name=name, shape=tuple(shape), dtype=dtype)
    if owner is None:
        return made
    return node(made.op, (), made.attrs, made.shape, made.dtype, made.line, owner)


def constant(value: Any) -> Node:
    """A NumPy array in its own type; Python floats are f32, Python integers i64."""
    array = np.asarray(value)
    if array.dtype == np.float64 and not isinstance(value, (np.ndarray, np.generic)):
        array = array.astype(np.float32)
    if not array.flags.c_contiguous:
        array = np.ascontiguousarray(array)
    return constant_row(value=Array(array), shape=array.shape, dtype=from_numpy(array.dtype))


def size(value: int) -> Node:
    """A size as a number: a constant where it is known, else whatever each call says."""
    return size_row(value=value) if isinstance(value, Size) else constant(np.array(value, np.int64))


def fill(shape: Shape, value: float, dtype: DType) -> Node:
    """Return a tensor of one value, stored once."""
    one = constant(check_number(value, dtype).reshape((1,) * len(shape)))
    return expand(one, shape=shape)


def packed_constant(data: np.ndarray, shape: tuple[int, int], dtype: Packed) -> Node:
    """A low-bit weight: `data` is its bytes in the layout of `Packed`."""
    assert data.nbytes == dtype.nbytes(*shape)
    return constant_row(value=Array(data), shape=shape, dtype=dtype)


# --- host call ------------------------------------------------------------------------------------
#
# The row of a host call between kernels.


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
