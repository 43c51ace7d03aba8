"""Builders of Resize: each axis separately, as a view, as weighted taps, or as a matmul."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.onnx.builders.arithmetic_nodes import cast_to
from kitsune.frontends.onnx.builders.dynamic_resize import (
    Ratio,
    Scale,
    coordinates,
    mix_linearly,
    pick_nearest,
    repeated,
    scale_between,
    scaled_size,
)
from kitsune.frontends.onnx.builders.movement_nodes import reshape_to
from kitsune.frontends.onnx.model import label
from kitsune.frontends.onnx.place import Decline, Place, builder, normalise_axis
from kitsune.ir.budget import spend_bytes
from kitsune.ir.dtypes import f32
from kitsune.ir.node import Node
from kitsune.ir.ops import add, constant, expand, gather, matmul, mul, permute, slice_, where
from kitsune.ir.size_order import UnknownSize
from kitsune.ir.sizes import is_symbolic
from kitsune.system.records import dataclass

FEW = 4  # elements that one result reads; more of them are a matmul


@dataclass(frozen=True)
class Along:
    """How one axis is resized: its sizes, their ratio, and the cropped part."""

    size: int
    made: int
    scale: Scale
    part: tuple[float, float] = (0.0, 1.0)

    @property
    def is_whole(self) -> bool:
        if isinstance(self.scale, Ratio):
            return False
        same = self.size == self.made and abs(self.scale - 1) < 1e-9
        return same and self.part == (0.0, 1.0)

    @property
    def factor(self) -> float:
        """The scale of sizes that no call changes."""
        assert not isinstance(self.scale, Ratio)
        return self.scale


# --- where a result comes from -------------------------------------------------------------------


def _coordinates(mode: str, axis: Along) -> np.ndarray:
    """The place of each result on the axis it is read from."""
    spend_bytes(64 * axis.made, "the coordinates of an axis")
    at, last = np.arange(axis.made, dtype=np.float64), axis.size - 1
    width = axis.factor * axis.size
    if mode == "asymmetric":
        return at / axis.factor
    if mode == "align_corners":
        return at * last / (width - 1) if width != 1 else at * 0
    if mode == "tf_crop_and_resize":
        begin, end = axis.part
        step = at * last / (width - 1) if width != 1 else at * 0 + last / 2
        return step * (end - begin) + begin * last
    if mode == "pytorch_half_pixel" and axis.made == 1:
        return at * 0
    if mode == "tf_half_pixel_for_nn":
        return (at + 0.5) / axis.factor
    if mode not in ("half_pixel", "half_pixel_symmetric", "pytorch_half_pixel"):
        raise Decline
    middle = axis.size / 2 * (1 - axis.made / width) if mode == "half_pixel_symmetric" else 0.0
    return middle + (at + 0.5) / axis.factor - 0.5


Weigh = Callable[[np.ndarray], np.ndarray]  # of the distance of an element


def _cubic(a: float) -> Weigh:
    def weigh(distance: np.ndarray) -> np.ndarray:
        d = np.abs(distance)
        near = ((a + 2) * d - (a + 3)) * d * d + 1
        far = ((a * d - 5 * a) * d + 8 * a) * d - 4 * a
        return np.where(d <= 1, near, np.where(d < 2, far, 0.0))

    return weigh


def _linear(distance: np.ndarray) -> np.ndarray:
    return np.asarray(np.clip(1 - np.abs(distance), 0, 1))


def _compute_taps(
    place: Place, axis: Along, at: np.ndarray, reach: int, weigh: Weigh
) -> tuple[np.ndarray, np.ndarray]:
    """Return the elements that each result reads, and their weights. Beyond an end its last element
    is read, or nothing with `exclude_outside`."""
    smooth = bool(place.attr("antialias", 0))
    scale = min(axis.factor, 1.0) if smooth else 1.0
    first = int(np.floor(-reach / scale)) + 1
    spend_bytes(32 * len(at) * (2 - 2 * first), "the weights of an axis")
    taps = np.arange(first, 2 - first)
    base = np.floor(at).astype(np.int64)
    index = base[:, None] + taps
    weights = weigh((index - at[:, None]) * scale)
    if place.attr("exclude_outside", 0):
        weights = np.where((index < 0) | (index >= axis.size), 0.0, weights)
    if smooth or place.attr("exclude_outside", 0):
        total = weights.sum(1, keepdims=True)
        weights = weights / np.where(total == 0, 1.0, total)
    return np.clip(index, 0, axis.size - 1), weights


def _nearest(mode: str, at: np.ndarray, size: int) -> np.ndarray:
    rules: dict[str, Callable[[np.ndarray], np.ndarray]] = {
        "round_prefer_floor": lambda x: np.ceil(x - 0.5),
        "floor": np.floor,
        "ceil": np.ceil,
        "round_prefer_ceil": lambda x: np.floor(x + 0.5),
        "simple": np.floor,
    }
    if mode not in rules:
        raise Decline
    return np.clip(rules[mode](at).astype(np.int64), 0, size - 1)


# --- reading it ----------------------------------------------------------------------------------


def _pick_elements(x: Node, index: np.ndarray, axis: int) -> Node:
    """Pick elements of an axis: as a view if they are repeated or equally spaced."""
    size, count = x.shape[axis], len(index)
    front, back = x.shape[:axis], x.shape[axis + 1 :]
    each = count // size if size and count % size == 0 else 0
    if each and np.array_equal(index, np.arange(count) // each):
        wide = expand(reshape_to(x, (*front, size, 1, *back)), shape=(*front, size, each, *back))
        return reshape_to(wide, (*front, count, *back))
    step = int(index[1] - index[0]) if count > 1 else 1
    if count and step > 0 and np.array_equal(index, index[0] + step * np.arange(count)):
        starts = (*(0,) * axis, int(index[0]), *(0,) * len(back))
        steps = (*(1,) * axis, step, *(1,) * len(back))
        return slice_(x, starts=starts, sizes=(*front, count, *back), steps=steps)
    return gather(x, constant(index), axis=axis)


def _combine_taps(x: Node, index: np.ndarray, weights: np.ndarray, axis: int) -> Node:
    behind = (1,) * (len(x.shape) - axis - 1)
    used = [t for t in range(index.shape[1]) if weights[:, t].any()]
    if len(used) <= FEW:
        lines = [constant(weights[:, t].astype(x.dtype.numpy).reshape(-1, *behind)) for t in used]
        terms = [
            mul(_pick_elements(x, index[:, t], axis), w) for t, w in zip(used, lines, strict=True)
        ]
        return reduce(add, terms)
    spend_bytes(8 * x.shape[axis] * len(index), "the weights of an axis")
    table = np.zeros((x.shape[axis], len(index)), x.dtype.numpy)
    np.add.at(table, (index, np.arange(len(index))[:, None]), weights)
    order = [d for d in range(len(x.shape)) if d != axis] + [axis]
    made = matmul(permute(x, order=tuple(order)), constant(table))
    return permute(made, order=tuple(order.index(d) for d in range(len(order))))


def _resize_dynamic_axis(
    place: Place, x: Node, number: int, axis: Along, mode: str, how: str
) -> Node:
    """The same where calls decide sizes."""
    if mode == "nearest":
        rule = _nearest_rule(place)

        def index(n: int, made: int, scale: float) -> np.ndarray:
            return _nearest(rule, _coordinates(how, Along(n, made, scale)), n)

        found = repeated(x, number, axis.made, axis.scale, index)
        if found is not None:
            return found
        at = coordinates(how, axis.size, axis.made, axis.scale)
        return pick_nearest(x, number, at, rule)
    if mode not in ("linear", "bilinear"):
        raise UnknownSize(f"Resize of mode '{mode}' of sizes that calls decide")
    return mix_linearly(place, x, number, coordinates(how, axis.size, axis.made, axis.scale))


def _nearest_rule(place: Place) -> str:
    return str(place.attr("nearest_mode", "round_prefer_floor" if place.opset > 10 else "simple"))


def _resize_axis(place: Place, x: Node, number: int, axis: Along, mode: str, how: str) -> Node:
    if is_symbolic((axis.size, axis.made)):
        return _resize_dynamic_axis(place, x, number, axis, mode, how)
    at = _coordinates(how, axis)
    if mode == "nearest":
        made = _pick_elements(x, _nearest(_nearest_rule(place), at, axis.size), number)
    elif mode in ("linear", "bilinear"):
        made = _combine_taps(x, *_compute_taps(place, axis, at, 1, _linear), number)
    elif mode == "cubic":
        weigh = _cubic(float(place.attr("cubic_coeff_a", -0.75)))
        made = _combine_taps(x, *_compute_taps(place, axis, at, 2, weigh), number)
    else:
        raise Decline
    outside = (at < 0) | (at > axis.size - 1)
    if how != "tf_crop_and_resize" or not outside.any():
        return made
    inside = constant(~outside.reshape(-1, *(1,) * (len(x.shape) - number - 1)))
    return where(inside, made, float(place.attr("extrapolation_value", 0.0)))


# --- the ops -------------------------------------------------------------------------------------


@builder("Resize")
def resize(place: Place) -> Node:
    if place.opset < 11:
        return _interpolate(place, _read_scales(place, 1), "asymmetric")
    how = place.attr("coordinate_transformation_mode", "half_pixel")
    is_sized = place.has(3) and place[3].shape != (0,)
    return _interpolate(place, _read_sizes(place) if is_sized else _read_scales(place, 2), how)


@builder("Upsample")
def upsample(place: Place) -> Node:
    if place.opset < 9:
        scales = [float(s) for s in place.attr("scales")]
        return _interpolate(place, _apply_scales(place, scales), "asymmetric")
    return _interpolate(place, _read_scales(place, 1), "asymmetric")


def _interpolate(place: Place, axes: Sequence[Along], how: str) -> Node:
    x, mode = place[0], place.attr("mode", "nearest")
    if 0 in x.shape or any(axis.made < 1 for axis in axes):
        raise Decline
    wide = x.dtype.value if x.dtype.is_float else f32
    value = x if mode == "nearest" else cast_to(x, wide)
    for number, axis in enumerate(axes):
        if not axis.is_whole:
            value = _resize_axis(place, value, number, axis, mode, how)
    return cast_to(value, x.dtype)


def _axes(place: Place) -> list[int]:
    rank = len(place[0].shape)
    return [normalise_axis(place, int(a), rank) for a in place.attr("axes") or range(rank)]


def _read_scales(place: Place, number: int) -> list[Along]:
    given = [float(s) for s in place.value(number).reshape(-1)]
    return _apply_scales(place, given)


def _apply_scales(place: Place, given: Sequence[float]) -> list[Along]:
    x, axes = place[0], _axes(place)
    if len(given) != len(axes):
        raise InputError(f"{label(place.node)} has {len(given)} scales for {len(axes)} axes")
    scales = dict(zip(axes, given, strict=True))
    parts = _parts(place, axes)
    return [
        Along(n, scaled_size(n, scales.get(d, 1.0)), scales.get(d, 1.0), parts[d])
        for d, n in enumerate(x.shape)
    ]


def _read_sizes(place: Place) -> list[Along]:
    x, axes, wanted = place[0], _axes(place), place.ints(3)
    if len(wanted) != len(axes):
        raise InputError(f"{label(place.node)} has {len(wanted)} sizes for {len(axes)} axes")
    sizes = dict(zip(axes, wanted, strict=True))
    scales = {d: scale_between(n, x.shape[d]) for d, n in sizes.items()}
    policy = place.attr("keep_aspect_ratio_policy", "stretch")
    if policy != "stretch":
        if is_symbolic((*sizes.values(), *x.shape)):
            raise UnknownSize(f"{label(place.node)} keeps an aspect ratio that calls decide")
        one = (min if policy == "not_larger" else max)(scales.values())  # type: ignore[type-var]
        scales = dict.fromkeys(axes, one)
        sizes = {d: int(one * x.shape[d] + 0.5) for d in axes}  # type: ignore[operator]
    parts = _parts(place, axes)
    return [Along(n, sizes.get(d, n), scales.get(d, 1.0), parts[d]) for d, n in enumerate(x.shape)]


def _parts(place: Place, axes: Sequence[int]) -> list[tuple[float, float]]:
    """The part of each axis that is taken, as fractions of it."""
    parts = [(0.0, 1.0)] * len(place[0].shape)
    if place.attr("coordinate_transformation_mode") == "tf_crop_and_resize":
        given = place.value(1).reshape(-1)
        for n, axis in enumerate(axes):
            parts[axis] = (float(given[n]), float(given[n + len(axes)]))
    return parts
