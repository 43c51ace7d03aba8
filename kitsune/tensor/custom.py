"""Make a function over tensors from a user's own row of the op table.

    softclip = kt.custom_op(
        "softclip",
        numpy=lambda x: x / (1 + np.abs(x)),
        scalar=lambda s, x: s.div(x, s.add(1, s.abs(x))),
        grad=lambda g, y, x: [g / (1 + x.abs()).square()],
    )

The row is like any other: see `kitsune.ir.ops.custom_op`. It takes tensors, arrays and numbers,
and `grad` is written over tensors: the gradient of the result, the result, and the inputs.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any

from kitsune.errors import KitsuneError, UnsupportedError
from kitsune.ir import ops
from kitsune.ir.dtypes import DType
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops import OPS, Kind, Op
from kitsune.ir.ops.op_table import caller, define
from kitsune.tensor.core import Tensor
from kitsune.tensor.lazy import apply, as_tensor, attach_line, is_grad_enabled
from kitsune.tensor.node_sources import stand_for


class CustomOp:
    """Call it with tensors, arrays and numbers; attributes are keywords.

    As a decorator it takes over the function's name and docstring, and the function is the `numpy`
    meaning unless one was given.
    """

    def __init__(self, name: str, fields: dict[str, Any]) -> None:
        self.name, self.__name__, self._fields = name, name, fields
        if fields["numpy"] is not None:
            ops.custom_op(name, **fields)

    def __call__(self, *inputs: Any, **attrs: Any) -> Any:
        if len(inputs) == 1 and isinstance(inputs[0], FunctionType):
            if self._fields["numpy"] is None:
                ops.custom_op(self.name, **{**self._fields, "numpy": inputs[0]})
            functools.update_wrapper(self, inputs[0])
            return self
        if self.name not in OPS:
            raise UnsupportedError(
                f"op '{self.name}' has no meaning yet",
                at=caller(),
                hint="pass numpy=, or decorate a NumPy function",
            )
        return apply(OPS[self.name], *inputs, **attrs)

    def __repr__(self) -> str:
        return f"<custom op {self.name}>"


def custom_op(
    name: str,
    *,
    shape: Callable[..., Shape] | None = None,
    numpy: Callable[..., Any] | None = None,
    grad: Callable[..., Any] | None = None,
    scalar: Callable[..., Any] | None = None,
    dtype: Callable[..., DType] | None = None,
) -> CustomOp:
    """Define an op that is fused, differentiated and compiled for every device like the others.

    Without a `scalar` form NumPy computes it between kernels, and nothing is fused across it.
    """
    if name in OPS:
        raise UnsupportedError(
            f"there is an op '{name}' already", at=caller(), hint="choose a name of its own"
        )
    fields = {
        "shape": shape,
        "numpy": numpy,
        "scalar": scalar,
        "dtype": dtype,
        "grad": None if grad is None else _wrap_gradient(grad),
    }
    try:
        return CustomOp(name, fields)
    except KitsuneError as error:
        raise attach_line(error) from None


def _wrap_gradient(grad: Callable[..., Any]) -> Callable[..., list[Node | None]]:
    """Wrap a user's gradient over tensors as one over nodes, as the op table has it."""

    def rule(*nodes: Node, **attrs: Any) -> list[Node | None]:
        parts = grad(*(Tensor._from_node(n) for n in nodes), **attrs)
        listed = parts if isinstance(parts, (list, tuple)) else [parts]
        return [None if p is None else as_tensor(p).node for p in listed]

    return rule


# --- a gradient of one's own ---------------------------------------------------------------------


class _Function:
    """A function as an attribute of a node: equal when it is the same one."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self.call = call

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Function) and other.call is self.call

    def __hash__(self) -> int:
        return hash(self.call)


@functools.cache
def _custom_grad() -> Op:
    """The value of its first input; the gradient of the others is what the user says.

    Gradients are built before anything is rewritten or fused, and they see this row. Programs never
    do: they compute what it stands for. So no fusion can lose the user's gradient, and it costs no
    fusion either.
    """
    return define(
        "custom_grad",
        Kind.MAP,
        shape=lambda y, *xs, function: y,
        dtype=lambda y, *xs, function: y,
        numpy=lambda y, *xs, function: y,
        scalar=lambda s, y, *xs, function: y,
        grad=lambda g, y, value, *xs, function: [None, *_wrap_gradient(function.call)(g, y, *xs)],
    )


def attach_gradient(value: Tensor, inputs: Sequence[Tensor], grad: Callable[..., Any]) -> Tensor:
    """Return `value` with the gradient `grad(g, y, *inputs)` with respect to `inputs`."""
    tracked = is_grad_enabled() and any(t.requires_grad for t in inputs)
    nodes = [t._node_for(tracked) for t in inputs]
    meaning = value._node_for(False)
    attrs = {"function": _Function(grad)}
    made = _custom_grad().build((meaning, *nodes), attrs, caller())
    stand_for(made, meaning)
    return Tensor._from_node(made, tracked=tracked, cut=not tracked)
