"""Activation modules, made from the rows of the op table with a `layer`.

Type checkers read activation_layers.pyi, which scripts/stubs.py writes from the classes.
"""

from __future__ import annotations

from inspect import Signature, signature
from typing import Any

from kitsune.ir.ops import OPS, Op
from kitsune.nn.module import MethodModule
from kitsune.tensor import Tensor


def _make_layer(op: Op) -> type[MethodModule]:
    """The module of a row; its arguments are the options of the row's method."""
    method = getattr(Tensor, op.public_name)
    _, *options = signature(method).parameters.values()
    arguments = Signature(options)

    def __init__(self: MethodModule, *given: Any, **named: Any) -> None:  # noqa: N807
        bound = arguments.bind(*given, **named)
        bound.apply_defaults()
        MethodModule.__init__(self, **bound.arguments)

    own, *_ = signature(__init__).parameters.values()
    __init__.__signature__ = Signature([own, *options], return_annotation="None")  # type: ignore[attr-defined]
    __init__.__qualname__ = f"{op.layer}.__init__"
    members = {
        "__doc__": method.__doc__.replace("Return ", "Apply ", 1),
        "__init__": __init__,
        "__module__": __name__,
        "method": op.public_name,
    }
    return type(op.layer, (MethodModule,), members)


globals().update({op.layer: _make_layer(op) for op in OPS.values() if op.layer})
__all__ = [op.layer for op in OPS.values() if op.layer]
