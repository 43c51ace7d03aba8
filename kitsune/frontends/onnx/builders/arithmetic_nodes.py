"""Builders of arithmetic ops, and of every ONNX op that a row of the op table names."""

from __future__ import annotations

from functools import reduce
from typing import Any

import numpy as np

from kitsune.frontends.onnx.builders.reduce_nodes import build_reduction
from kitsune.frontends.onnx.place import BUILDERS, Builder, Decline, Place, builder
from kitsune.ir.dtypes import boolean
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    OPS,
    Kind,
    Op,
    abs_,
    add,
    cast,
    clamp,
    constant,
    div,
    fill,
    floor_div,
    fmod,
    isinf,
    logical_and,
    lt,
    maximum,
    minimum,
    mod,
    mul,
    ne,
    neg,
    pow_,
    reshape,
    sub,
    where,
)

# --- one input -----------------------------------------------------------------------------------


@builder("Identity", "Optional", "OptionalGetElement")
def identity(place: Place) -> Node:
    """An optional that holds a tensor is that tensor."""
    if not place.has(0):
        raise Decline
    return place[0]


@builder("OptionalHasElement")
def has_element(place: Place) -> Node:
    return constant(np.array(place.has(0)))


@builder("IsInf")
def is_infinite(place: Place) -> Node:
    x = place[0]
    up, down = place.attr("detect_positive", 1), place.attr("detect_negative", 1)
    if up and down:
        return isinf(x)
    sign = lt(0, x) if up else lt(x, 0)
    return logical_and(isinf(x), sign) if up or down else fill(x.shape, False, boolean)


# --- two inputs ----------------------------------------------------------------------------------


def align_operands(place: Place) -> tuple[Node, Node]:
    """Return both operands; before opset 7 the second was aligned by an axis."""
    a, b = place[0], place[1]
    axis = place.attr("axis")
    if place.opset >= 7 or axis is None or not place.attr("broadcast", 0):
        return a, b
    after = len(a.shape) - int(axis) % max(len(a.shape), 1) - len(b.shape)
    return a, reshape(b, shape=(*b.shape, *(1,) * max(after, 0)))


@builder("Div")
def divide(place: Place) -> Node:
    """Integers are divided towards zero."""
    a, b = align_operands(place)
    return div(a, b) if a.dtype.is_float else truncate_div(a, b)


def truncate_div(a: Node, b: Node) -> Node:
    if not a.dtype.is_signed:
        return floor_div(a, b)
    size = floor_div(abs_(a), abs_(b))
    return where(ne(lt(a, 0), lt(b, 0)), neg(size), size)


@builder("Mod")
def remainder(place: Place) -> Node:
    a, b = align_operands(place)
    return fmod(a, b) if place.attr("fmod", 0) else mod(a, b)


@builder("Pow")
def power(place: Place) -> Node:
    """Build Pow in the type of the base."""
    a, b = align_operands(place)
    made = pow_(a, b)
    return made if made.dtype == a.dtype else cast(made, dtype=a.dtype)


@builder("PRelu")
def prelu(place: Place) -> Node:
    x, slope = place[0], place[1]
    if place.opset < 7 and len(slope.shape) == 1 and slope.shape != (1,):  # one for each channel
        slope = reshape(slope, shape=(*slope.shape, *(1,) * (len(x.shape) - 2)))
    return where(lt(x, 0), mul(x, slope), x)


# --- many inputs ---------------------------------------------------------------------------------


def _given(place: Place) -> list[Node]:
    return [place[n] for n in range(len(place.inputs))]


for _name, _op in {"Sum": add, "Max": maximum, "Min": minimum}.items():
    builder(_name)(lambda place, op=_op: reduce(op, _given(place)))


@builder("Mean")
def average(place: Place) -> Node:
    return div(reduce(add, _given(place)), float(len(place.inputs)))


@builder("Clip")
def clip(place: Place) -> Node:
    x = place[0]
    if place.opset < 11:
        return clamp(x, low=place.attr("min"), high=place.attr("max"))
    for bound, op in ((place.get(1), maximum), (place.get(2), minimum)):
        x = x if bound is None else op(x, bound)
    return x


# --- bends with attributes -----------------------------------------------------------------------


@builder("ThresholdedRelu")
def build_thresholded_relu(place: Place) -> Node:
    return where(lt(place.attr("alpha", 1.0), place[0]), place[0], 0)


@builder("Selu")
def selu(place: Place) -> Node:
    alpha = place.attr("alpha", 1.6732632423543772)
    gamma = place.attr("gamma", 1.0507009873554805)
    return mul(OPS["elu"](place[0], alpha=alpha), gamma)


@builder("HardSigmoid")
def hard_sigmoid(place: Place) -> Node:
    line = add(mul(place[0], place.attr("alpha", 0.2)), place.attr("beta", 0.5))
    return clamp(line, low=0.0, high=1.0)


@builder("Shrink")
def shrink(place: Place) -> Node:
    x, bias, limit = place[0], place.attr("bias", 0.0), place.attr("lambd", 0.5)
    if not x.dtype.is_float:
        raise Decline
    return where(lt(x, -limit), add(x, bias), where(lt(limit, x), sub(x, bias), 0))


@builder("Gelu")
def gelu(place: Place) -> Node:
    rows = {"none": "gelu", "tanh": "gelu_tanh"}
    return OPS[rows[place.attr("approximate", "none")]](place[0])


@builder("Swish")
def swish(place: Place) -> Node:
    x, alpha = place[0], place.attr("alpha", 1.0)
    return OPS["silu"](x) if alpha == 1 else mul(x, OPS["sigmoid"](mul(x, alpha)))


@builder("Dropout")
def dropout(place: Place) -> list[Node]:
    """Build Dropout: nothing is dropped in inference; training draws, which only the host does."""
    if place.opset >= 12 and place.has(2) and place.value(2).any():
        ratio = place.maybe(1)
        if ratio is None or ratio.any():
            raise Decline
    return [place[0], fill(place[0].shape, True, boolean)]


# --- builders of the ONNX ops that a row of the op table names ------------------------------------
#
# A builder of the same op that another module registers goes before the one that is made here.


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
