"""The op table's form: one row says everything kitsune knows about an operator."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np

from kitsune.errors import DTypeError, ShapeError, UnsupportedError
from kitsune.ir.dtypes import DType, f32
from kitsune.ir.node import Node, Shape, node


class Kind(Enum):
    SOURCE = "a value that comes from outside"
    MAP = "one output element per input element"
    REDUCE = "many input elements per output element, along given axes"
    VIEW = "the same elements under another index"
    CONTRACT = "sums of products over a shared axis"


@dataclass(frozen=True)
class Op:
    """A row. `numpy` is the meaning; `scalar` the same in primitives; `grad` the same in other ops.

    MAP rows have `scalar(s, *args, **attrs)`. VIEW rows have `pull(index, shape, sizes, **attrs)`,
    the input's index at an output's index, and `push`, its inverse where one exists. REDUCE rows
    that fold with one primitive name it in `fold`. `expand` rewrites a composite in simpler ops;
    a composite MAP may have `scalar` instead, a composite REDUCE must have `expand`.
    """

    name: str
    kind: Kind
    shape: Callable[..., Shape]
    numpy: Callable[..., Any]
    dtype: Callable[..., DType]
    grad: Callable[..., list[Node | None]] | None = None
    scalar: Callable[..., Any] | None = None
    expand: Callable[..., Node] | None = None
    pull: Callable[..., Any] | None = None
    push: Callable[..., Any] | None = None
    fold: str = ""
    commutes: bool = False
    domain: tuple[float, float] = (-3.0, 3.0)  # where its tests draw inputs from

    def __call__(self, *inputs: Node, **attrs: Any) -> Node:
        shape = self.shape(*(i.shape for i in inputs), **attrs)
        dtype = self.dtype(*(i.dtype for i in inputs), **attrs)
        return node(self.name, inputs, tuple(sorted(attrs.items())), shape, dtype)


OPS: dict[str, Op] = {}


def define(name: str, kind: Kind, **fields: Any) -> Op:
    if name in OPS:
        hint = "extend the existing row instead"
        raise UnsupportedError(f"op '{name}' is defined twice", hint=hint)
    OPS[name] = Op(name, kind, **fields)
    return OPS[name]


# --- shape and dtype rules -----------------------------------------------------------------------


def show(shape: Shape) -> str:
    return f"[{','.join(map(str, shape))}]"


def broadcast(*shapes: Shape, **attrs: Any) -> Shape:
    try:
        return np.broadcast_shapes(*shapes)
    except ValueError:
        raise ShapeError(
            f"cannot broadcast {' and '.join(map(show, shapes))}",
            why="aligned from the right, each pair of sizes must match or contain a 1",
            hint="reshape one input so the axes line up",
        ) from None


def reduced(shape: Shape, *, axes: tuple[int, ...]) -> Shape:
    """Reductions keep their axes, with size 1; a reshape drops them."""
    for axis in axes:
        if not 0 <= axis < len(shape):
            raise ShapeError(
                f"cannot reduce {show(shape)} along axis {axis}",
                why=f"it has {len(shape)} axes, 0 to {len(shape) - 1}",
            )
    return tuple(1 if d in axes else n for d, n in enumerate(shape))


def floats(*dtypes: DType, **attrs: Any) -> DType:
    """Arithmetic is f32: its kernels are, and a wrong answer in another type is not an answer."""
    if any(d != f32 for d in dtypes):
        raise DTypeError(
            f"no arithmetic for {' and '.join(map(str, dtypes))}",
            why="kernels compute in f32",
            hint="pass float32 arrays; turn a bool into numbers with where(c, 1.0, 0.0)",
        )
    return f32


def same_dtype(*dtypes: DType, **attrs: Any) -> DType:
    return dtypes[-1]
