"""Builders of arithmetic, casts, reductions, and each ONNX op that a row of the op table names."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any

import numpy as np

from kitsune.frontends.onnx.builders.movement_nodes import reshape_to
from kitsune.frontends.onnx.onnx_files import to_dtype
from kitsune.frontends.onnx.place import BUILDERS, Builder, Decline, Place, builder, normalise_axis
from kitsune.frontends.onnx.wire import ELEM_NUMBERS
from kitsune.ir.dtypes import DType, boolean
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    OPS,
    Kind,
    Op,
    abs_,
    add,
    all_,
    any_,
    argmax,
    argmin,
    bitcast,
    cast,
    clamp,
    constant,
    cumprod,
    cumsum,
    div,
    fill,
    flip,
    floor_div,
    fmod,
    isinf,
    log,
    logical_and,
    logsumexp,
    lt,
    max_,
    maximum,
    mean,
    min_,
    minimum,
    mod,
    mul,
    ne,
    neg,
    pow_,
    prod_,
    reshape,
    shift_left,
    shift_right,
    sqrt,
    square,
    sub,
    sum_,
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


# --- bits and types -------------------------------------------------------------------------------


@builder("BitShift")
def shift(place: Place) -> Node:
    op = shift_left if place.attr("direction") == "LEFT" else shift_right
    return op(place[0], place[1])


@builder("Cast")
def convert(place: Place) -> Node:
    to = place.attr("to")
    if isinstance(to, str):  # before opset 6 types were written out
        to = ELEM_NUMBERS[to]
    dtype = to_dtype(int(to))
    if dtype is None:
        raise Decline
    return cast_to(place[0], dtype)


@builder("CastLike")
def convert_like(place: Place) -> Node:
    return cast_to(place[0], place[1].dtype)


def cast_to(x: Node, dtype: DType) -> Node:
    return x if x.dtype == dtype else cast(x, dtype=dtype)


@builder("BitCast")
def reinterpret(place: Place) -> Node:
    dtype = to_dtype(int(place.attr("to")))
    x = place[0]
    if dtype is None or dtype.value != dtype or x.dtype.value != x.dtype:
        raise Decline
    if dtype.itemsize != x.dtype.itemsize or np.dtype(bool) in (dtype.numpy, x.dtype.numpy):
        raise Decline
    return x if x.dtype == dtype else bitcast(x, dtype=dtype)


# --- reductions -----------------------------------------------------------------------------------


Axes = tuple[int, ...]
Fold = Callable[[Node, Axes], Node]


def _sum(x: Node, axes: Axes) -> Node:
    return cast_to(sum_(x, axes=axes), x.dtype)


def _max(x: Node, axes: Axes) -> Node:
    return any_(x, axes=axes) if x.dtype == boolean else max_(x, axes=axes)


def _min(x: Node, axes: Axes) -> Node:
    return all_(x, axes=axes) if x.dtype == boolean else min_(x, axes=axes)


FOLDS: dict[str, tuple[Fold, int]] = {  # and since which opset their axes are an input
    "ReduceSum": (_sum, 13),
    "ReduceMean": (lambda x, axes: cast_to(mean(x, axes), x.dtype), 18),
    "ReduceProd": (lambda x, axes: cast_to(prod_(x, axes=axes), x.dtype), 18),
    "ReduceMax": (_max, 18),
    "ReduceMin": (_min, 18),
    "ReduceL1": (lambda x, axes: _sum(abs_(x), axes), 18),
    "ReduceL2": (lambda x, axes: cast_to(sqrt(_sum(square(x), axes)), x.dtype), 18),
    "ReduceSumSquare": (lambda x, axes: _sum(square(x), axes), 18),
    "ReduceLogSum": (lambda x, axes: cast_to(log(_sum(x, axes)), x.dtype), 18),
    "ReduceLogSumExp": (lambda x, axes: cast_to(logsumexp(x, axes=axes), x.dtype), 18),
}


def build_reduction(fold: Fold, since: int) -> Callable[[Place], Node]:
    """The builder of a fold along axes, which are an input from opset `since` on."""

    def build(place: Place) -> Node:
        x = place[0]
        said = place.ints_or("axes", 1, since)
        if not said and place.attr("noop_with_empty_axes", 0):
            return fold(x, ())
        rank = len(x.shape)
        axes = tuple(sorted({normalise_axis(place, a, rank) for a in said or range(rank)}))
        made = fold(x, axes)
        return made if place.attr("keepdims", 1) else without(made, axes)

    return build


for _name, (_fold, _since) in FOLDS.items():
    builder(_name)(build_reduction(_fold, _since))


def without(x: Node, axes: Axes) -> Node:
    """Axes of size 1 dropped."""
    return reshape_to(x, [n for d, n in enumerate(x.shape) if d not in axes])


# --- where the extremes are ----------------------------------------------------------------------


@builder("ArgMax", "ArgMin")
def position(place: Place) -> Node:
    x = place[0]
    axis = place.axis(0, len(x.shape))
    op = argmax if place.node.op_type == "ArgMax" else argmin
    if place.attr("select_last_index", 0):
        made = sub(x.shape[axis] - 1, op(flip(x, (axis,)), axis=axis))
    else:
        made = op(x, axis=axis)
    return made if place.attr("keepdims", 1) else without(made, (axis,))


# --- running totals ------------------------------------------------------------------------------


@builder("CumSum", "CumProd")
def running(place: Place) -> Node:
    x = place[0]
    axis = normalise_axis(place, int(place.value(1).reshape(-1)[0]), len(x.shape))
    op = cumsum if place.node.op_type == "CumSum" else cumprod
    exclusive, reverse = (bool(place.attr(name, 0)) for name in ("exclusive", "reverse"))
    return cast_to(op(x, axis=axis, exclusive=exclusive, reverse=reverse), x.dtype)
