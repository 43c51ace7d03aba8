"""Builders of the ONNX ops that are rows of the op table: those whose row names one in `onnx`.

A builder of the same op that another module registers goes before the one that is made here.
"""

from __future__ import annotations

from typing import Any

from kitsune.frontends.onnx.builders.arithmetic_nodes import align_operands
from kitsune.frontends.onnx.builders.reduce_nodes import build_reduction
from kitsune.frontends.onnx.place import BUILDERS, Builder, Place
from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind, Op

AXES_INPUT_OPSET = 18  # since which the axes of a reduction are an input


def add_row_builders() -> None:
    """Register a builder for each row that names an ONNX op and has none yet."""
    for op in OPS.values():
        if op.onnx:
            BUILDERS.setdefault(("", op.onnx), make_builder(op))


def make_builder(op: Op) -> Builder:
    """The builder of a row whose inputs and attributes are those of the ONNX op."""
    if op.kind is Kind.REDUCE:
        return build_reduction(lambda x, axes: op(x, axes=axes), AXES_INPUT_OPSET)

    def build(place: Place) -> Node:
        if op.arity == 2:
            return op(*align_operands(place), **_read_attributes(op, place))
        return op(*(place[n] for n in range(op.arity or 0)), **_read_attributes(op, place))

    return build


def _read_attributes(op: Op, place: Place) -> dict[str, Any]:
    given = {name: place.attr(name, default) for name, default in (op.attrs or {}).items()}
    return {name: value for name, value in given.items() if value is not ...}


def find_activation(name: str) -> Op | None:
    """The row of an activation that a fused op names in an attribute: 'Relu', 'Elu'."""
    return next((op for op in OPS.values() if op.activation and op.onnx == name), None)
