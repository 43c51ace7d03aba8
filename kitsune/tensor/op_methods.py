"""Methods of Tensor that apply one row of the op table, made from the rows with a `doc`.

Type checkers read op_methods.pyi, which scripts/stubs.py writes from the methods.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, Signature
from typing import Any

from kitsune.ir.ops import OPS, Kind, Op
from kitsune.tensor.lazy import Lazy, apply
from kitsune.tensor.reductions import reduce_axes

OPERANDS = ("self", "other")
Method = Callable[..., Any]


def make_method(op: Op) -> Method:
    """The method of a row: its operands, then its attributes as options."""
    is_reduction = op.kind is Kind.REDUCE and set(op.attrs or ()) == {"axes"}
    is_elementwise = op.kind is Kind.MAP and op.arity in (1, 2)
    assert is_reduction or is_elementwise, f"write the method of {op.name} by hand, without a doc"
    method = _make_reduction(op) if is_reduction else _make_elementwise(op)
    method.__name__ = method.__qualname__ = op.public_name
    method.__module__ = __name__
    method.__doc__ = op.doc
    return method


def _make_elementwise(op: Op) -> Method:
    if op.attrs:
        return _make_with_options(op)
    if op.arity == 1:

        def unary(self: Any) -> Any:
            return apply(op, self)

        method: Method = unary
    else:

        def binary(self: Any, other: Any) -> Any:
            return apply(op, self, other)

        method = binary
    method.__annotations__["return"] = "Tensor"
    return method


def _make_with_options(op: Op) -> Method:
    attrs = op.attrs or {}
    operands = [_make_parameter(name, "Any") for name in OPERANDS[: op.arity]]
    options = [
        _make_parameter(name, "Any")
        if value is ...
        else _make_parameter(name, type(value).__name__, value)
        for name, value in attrs.items()
    ]
    signature = Signature([*operands, *options], return_annotation="Tensor")

    def method(*given: Any, **named: Any) -> Any:
        bound = signature.bind(*given, **named).arguments
        inputs = [bound.pop(each.name) for each in operands]
        given_attrs = {n: _convert_option(attrs[n], value) for n, value in bound.items()}
        return apply(op, *inputs, **given_attrs)

    method.__signature__ = signature  # type: ignore[attr-defined]
    return method


def _make_parameter(name: str, annotation: str, default: Any = Parameter.empty) -> Parameter:
    kind = Parameter.POSITIONAL_OR_KEYWORD
    return Parameter(name, kind, default=default, annotation=annotation)


def _convert_option(default: Any, value: Any) -> Any:
    """An option in the type of the row's default: 1 is 1.0 where that is a float."""
    return float(value) if isinstance(default, float) else value


def _make_reduction(op: Op) -> Method:
    def method(self: Any, dim: Any = None, keepdim: bool = False) -> Any:
        return reduce_axes(self, op.public_name, op, dim, keepdim)

    method.__annotations__ |= {"dim": "Dim", "return": "Tensor"}
    return method


class OpMethods(Lazy):
    """A method for each row with a `doc`; two operands broadcast and meet in a common type."""


for _op in OPS.values():
    if _op.doc:
        setattr(OpMethods, _op.public_name, make_method(_op))
