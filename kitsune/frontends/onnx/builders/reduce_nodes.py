"""Builders of reductions, ArgMax and ArgMin, and cumulative ops."""

from __future__ import annotations

from collections.abc import Callable

from kitsune.frontends.onnx.builders.logic_nodes import cast_to
from kitsune.frontends.onnx.builders.movement_nodes import reshape_to
from kitsune.frontends.onnx.place import Place, builder, normalise_axis
from kitsune.ir.dtypes import boolean
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    abs_,
    all_,
    any_,
    argmax,
    argmin,
    cumprod,
    cumsum,
    flip,
    log,
    logsumexp,
    max_,
    mean,
    min_,
    prod_,
    sqrt,
    square,
    sub,
    sum_,
)

Axes = tuple[int, ...]
Fold = Callable[[Node, Axes], Node]


def _sum(x: Node, axes: Axes) -> Node:
    return cast_to(sum_(x, axes=axes), x.dtype)


def _prod(x: Node, axes: Axes) -> Node:
    return cast_to(prod_(x, axes=axes), x.dtype)


def _mean(x: Node, axes: Axes) -> Node:
    return cast_to(mean(x, axes), x.dtype)


def _max(x: Node, axes: Axes) -> Node:
    return any_(x, axes=axes) if x.dtype == boolean else max_(x, axes=axes)


def _min(x: Node, axes: Axes) -> Node:
    return all_(x, axes=axes) if x.dtype == boolean else min_(x, axes=axes)


def _norm(x: Node, axes: Axes) -> Node:
    return cast_to(sqrt(_sum(square(x), axes)), x.dtype)


def _log_sum(x: Node, axes: Axes) -> Node:
    return cast_to(log(_sum(x, axes)), x.dtype)


def _log_sum_exp(x: Node, axes: Axes) -> Node:
    return cast_to(logsumexp(x, axes=axes), x.dtype)


FOLDS: dict[str, tuple[Fold, int]] = {  # and since which opset their axes are an input
    "ReduceSum": (_sum, 13),
    "ReduceMean": (_mean, 18),
    "ReduceProd": (_prod, 18),
    "ReduceMax": (_max, 18),
    "ReduceMin": (_min, 18),
    "ReduceL1": (lambda x, axes: _sum(abs_(x), axes), 18),
    "ReduceL2": (_norm, 18),
    "ReduceSumSquare": (lambda x, axes: _sum(square(x), axes), 18),
    "ReduceLogSum": (_log_sum, 18),
    "ReduceLogSumExp": (_log_sum_exp, 18),
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
