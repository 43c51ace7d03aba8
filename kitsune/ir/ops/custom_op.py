"""Make a row of the op table from a user's functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from kitsune.errors import DTypeError, ShapeError, UnsupportedError
from kitsune.ir.dtypes import DType
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops.op_table import (
    OPS,
    Kind,
    Op,
    broadcast,
    check_shape,
    define,
    promote_to_float,
    require_float,
    show,
    to_plain,
)


def custom_op(
    name: str,
    *,
    numpy: Callable[..., Any],
    shape: Callable[..., Shape] | None = None,
    grad: Callable[..., Any] | None = None,
    scalar: Callable[..., Any] | None = None,
    dtype: Callable[..., DType] | None = None,
) -> Op:
    """One more row. Attributes are the keywords it is called with.

    `numpy(*arrays, **attrs)` is its meaning. With `scalar(s, *elements, **attrs)`, which says in
    primitives what one element is, it is fused like any other MAP; without, NumPy computes it
    between kernels. `shape(*shapes, **attrs)` is the shape they broadcast to where nobody says.
    `grad(g, y, *inputs, **attrs)` gives a node or None for each input. Without `dtype`, operands
    meet in a float type, which is the result's too.
    """
    _check_name(name)
    for what, given in (
        ("numpy", numpy),
        ("shape", shape),
        ("grad", grad),
        ("scalar", scalar),
        ("dtype", dtype),
    ):
        if not callable(given) and (given is not None or what == "numpy"):
            raise UnsupportedError(
                f"op '{name}': {what} is {given!r}",
                why="it must be a function",
                hint="pass numpy=lambda x: …" if what == "numpy" else "",
            )
    rule = _make_shape_rule(name, shape, scalar is not None)
    return define(
        name,
        Kind.MAP if scalar else Kind.HOST,
        shape=rule,
        numpy=_make_numpy_rule(name, numpy, rule),
        scalar=scalar,
        grad=None if grad is None else _make_gradient_rule(name, grad),
        dtype=require_float if dtype is None else _make_dtype_rule(name, dtype),
        meet=promote_to_float if dtype is None else None,
    )


def _check_name(name: Any) -> None:
    if not isinstance(name, str) or not name.isidentifier():
        raise UnsupportedError(
            f"no op can be called {name!r}", why="a name is letters, digits and underscores"
        )
    if name in OPS:
        raise UnsupportedError(f"there is an op '{name}' already", hint="choose a name of its own")


def _make_shape_rule(
    name: str, rule: Callable[..., Shape] | None, elementwise: bool
) -> Callable[..., Shape]:
    if rule is None:
        return broadcast

    def shape(*shapes: Shape, **attrs: Any) -> Shape:
        made = check_shape(to_plain(rule(*shapes, **attrs)))
        if elementwise and made != broadcast(*shapes):
            raise ShapeError(
                f"op '{name}' says {show(made)} of {' and '.join(map(show, shapes))}",
                why=f"one element from one element of each input is {show(broadcast(*shapes))}",
                hint="reduce or reshape outside the op, or leave out scalar=",
            )
        return made

    return shape


def _make_dtype_rule(name: str, rule: Callable[..., DType]) -> Callable[..., DType]:
    def dtype(*dtypes: DType, **attrs: Any) -> DType:
        said = rule(*dtypes, **attrs)
        if not isinstance(said, DType):
            raise DTypeError(f"op '{name}': its dtype rule says {said!r}", why="that is no DType")
        return said

    return dtype


def _make_numpy_rule(
    name: str, numpy: Callable[..., Any], rule: Callable[..., Shape]
) -> Callable[..., np.ndarray]:
    def run(*arrays: np.ndarray, **attrs: Any) -> np.ndarray:
        value = np.asarray(numpy(*arrays, **attrs))
        wanted = rule(*(a.shape for a in arrays), **attrs)
        if value.shape != wanted:
            raise ShapeError(
                f"op '{name}' made {show(value.shape)}",
                why=f"its shape rule says {show(wanted)}",
            )
        return value

    return run


def _make_gradient_rule(name: str, grad: Callable[..., Any]) -> Callable[..., list[Node | None]]:
    def rule(g: Node, y: Node, *inputs: Node, **attrs: Any) -> list[Node | None]:
        said = grad(g, y, *inputs, **attrs)
        parts = list(said) if isinstance(said, (list, tuple)) else [said]
        if len(parts) != len(inputs) or any(not isinstance(p, Node | None) for p in parts):
            kinds = ", ".join(type(p).__name__ for p in parts)
            raise UnsupportedError(
                f"op '{name}': its gradient gave {kinds}",
                why=f"it has {len(inputs)} inputs, each of which takes a node or None",
            )
        return parts

    return rule
