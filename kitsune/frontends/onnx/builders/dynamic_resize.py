"""Resize of axes whose sizes calls decide: a view, or elements at places the graph computes."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import numpy as np

from kitsune.frontends.onnx.builders.movement_nodes import reshape_to
from kitsune.frontends.onnx.place import Place
from kitsune.ir.dtypes import f64, i64
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    add,
    cast,
    ceil,
    clamp,
    div,
    eq,
    expand,
    floor,
    gather,
    iota,
    maximum,
    minimum,
    mul,
    reshape,
    size,
    slice_,
    sub,
    where,
)
from kitsune.ir.size_order import UnknownSize
from kitsune.ir.sizes import Size, divide, is_symbolic
from kitsune.system.records import dataclass

LARGEST_DENOMINATOR = 64  # of a scale that is taken for the fraction it is
TRIED = (1, 2, 3, 8, 33)  # sizes that show where a scale reads; others repeat it


@dataclass(frozen=True)
class Ratio:
    """A scale that calls decide."""

    made: int
    size: int


Scale = float | Ratio
Index = Callable[[int, int, float], np.ndarray]  # the element that each result is, from sizes


def scaled_size(n: int, scale: float) -> int:
    """⌊n·scale⌋."""
    if not isinstance(n, Size):
        return int(n * scale)
    fraction = Fraction(scale).limit_denominator(LARGEST_DENOMINATOR)
    if float(fraction) != scale:
        raise UnknownSize(f"{n} elements resized by {scale}", why="the scale is no short fraction")
    return n * fraction.numerator // fraction.denominator


def scale_between(made: int, n: int) -> Scale:
    """The ratio of two sizes."""
    if not is_symbolic((made, n)):
        return made / n if n else 1.0
    quotient, rest = divide(made, n)
    is_exact = not isinstance(rest, Size) and rest == 0 and not isinstance(quotient, Size)
    return float(quotient) if is_exact else Ratio(made, n)


# --- views ---------------------------------------------------------------------------------------


def repeated(x: Node, axis: int, made: int, scale: Scale, index: Index) -> Node | None:
    """Elements of an axis `scale` times, or every so manieth of them, where that is what a scale
    reads: its places repeat, so that a few sizes show them all."""
    front, n, back = x.shape[:axis], x.shape[axis], x.shape[axis + 1 :]
    if isinstance(scale, Ratio):
        return None
    if scale.is_integer() and scale >= 1:
        each = int(scale)
        read = [index(t, t * each, scale) for t in TRIED]
        if all(np.array_equal(r, np.arange(len(r)) // each) for r in read):
            wide = expand(reshape_to(x, (*front, n, 1, *back)), shape=(*front, n, each, *back))
            return reshape_to(wide, (*front, made, *back))
        return None
    step = round(1 / scale)
    if Fraction(scale).limit_denominator(LARGEST_DENOMINATOR) != Fraction(1, step):
        return None
    start = int(index(step, 1, scale)[0])
    read = [index(t * step, t, scale) for t in TRIED]
    if not all(np.array_equal(r, start + step * np.arange(len(r))) for r in read):
        return None
    return slice_(
        x,
        starts=(*(0,) * axis, start, *(0,) * len(back)),
        sizes=(*front, made, *back),
        steps=(*(1,) * axis, step, *(1,) * len(back)),
    )


# --- places that the graph computes --------------------------------------------------------------


def coordinates(mode: str, n: int, made: int, scale: Scale) -> Node:
    """The place of each result on the axis it is read from, in f64."""
    at = iota(shape=(made,), axis=0, dtype=f64)
    by = div(_number(scale.made), _number(scale.size)) if isinstance(scale, Ratio) else scale
    if mode == "asymmetric":
        return div(at, by)
    if mode == "align_corners":
        width = _number(made) if isinstance(scale, Ratio) else mul(_number(n), by)
        is_one = eq(width, 1.0)
        return where(is_one, 0.0, div(mul(at, n - 1), where(is_one, 1.0, sub(width, 1.0))))
    if mode == "tf_half_pixel_for_nn":
        return div(add(at, 0.5), by)
    if mode not in ("half_pixel", "pytorch_half_pixel"):
        raise UnknownSize(f"Resize by coordinates of '{mode}' of sizes that calls decide")
    middle = sub(div(add(at, 0.5), by), 0.5)
    return where(eq(_number(made), 1.0), 0.0, middle) if mode == "pytorch_half_pixel" else middle


def _number(value: int) -> Node:
    return cast(size(value), dtype=f64)


ROUND: dict[str, Callable[[Node], Node]] = {
    "round_prefer_floor": lambda x: ceil(sub(x, 0.5)),
    "floor": floor,
    "ceil": ceil,
    "round_prefer_ceil": lambda x: floor(add(x, 0.5)),
    "simple": floor,
}


def pick_nearest(x: Node, axis: int, at: Node, rule: str) -> Node:
    if rule not in ROUND:
        raise UnknownSize(f"Resize by '{rule}' of sizes that calls decide")
    return gather(x, _inside(ROUND[rule](at), x.shape[axis]), axis=axis)


def mix_linearly(place: Place, x: Node, axis: int, at: Node) -> Node:
    """The two elements around each place by how near they are; beyond an end its last element."""
    if place.attr("antialias", 0) or place.attr("exclude_outside", 0):
        raise UnknownSize("a smoothed Resize of sizes that calls decide")
    base = floor(at)
    after = cast(sub(at, base), dtype=x.dtype)
    after = reshape(after, shape=(*at.shape, *(1,) * (len(x.shape) - axis - 1)))
    first = gather(x, _inside(base, x.shape[axis]), axis=axis)
    second = gather(x, _inside(add(base, 1.0), x.shape[axis]), axis=axis)
    return add(mul(first, sub(1.0, after)), mul(second, after))


def _inside(at: Node, n: int) -> Node:
    """A whole number as an index, kept inside an axis."""
    index = cast(at, dtype=i64)
    if not isinstance(n, Size):
        return clamp(index, low=0, high=n - 1)
    return minimum(maximum(index, 0), n - 1)
