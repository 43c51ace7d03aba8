"""Builders of Fourier transforms, as matmuls with tables of cosines and sines.

A complex number is two elements of the last axis. A transform of n is one matmul with an n×n
table; a long one whose n has factors is made of shorter ones, n₁ and n₂ with n = n₁·n₂: of i₁ in
i = n₂·i₁ + i₂, turned by w^(k₁·i₂), then of i₂, which gives k = k₁ + n₁·k₂.
"""

from __future__ import annotations

from functools import lru_cache
from math import isqrt

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.onnx.builders.arithmetic_nodes import cast_to
from kitsune.frontends.onnx.builders.movement_nodes import reshape_to
from kitsune.frontends.onnx.model import label
from kitsune.frontends.onnx.place import Decline, Place, builder, normalise_axis
from kitsune.ir.budget import spend_bytes
from kitsune.ir.node import Node
from kitsune.ir.ops import add, concat, constant, matmul, mul, pad, permute, split, sub, window
from kitsune.ir.ops.views import slice_from_start

TABLE = 512  # longest transform that is one product, where there are factors
LONGEST = 4096  # without them


# --- tables --------------------------------------------------------------------------------------


def _roots(rows: np.ndarray, columns: np.ndarray, size: int, inverse: bool) -> np.ndarray:
    """w^(row·column), of exponents below `size`: angles stay small and exact."""
    spend_bytes(32 * rows.size * columns.size, "a table of roots of unity")
    exponent = (rows[:, None] * columns) % size
    angle = (2 if inverse else -2) * np.pi * exponent / size
    return np.stack([np.cos(angle), np.sin(angle)], -1)


@lru_cache(maxsize=64)
def _table(size: int, count: int, inverse: bool, is_real: bool, dtype: str) -> np.ndarray:
    """Return the matrix that turns a row of `size` numbers into `count` complex results; real
    inputs are one element each, complex ones two."""
    roots = _roots(np.arange(size), np.arange(count), size, inverse)
    if is_real:
        return roots.reshape(size, 2 * count).astype(dtype)
    cos, sin = roots[..., 0], roots[..., 1]
    table = np.empty((size, 2, count, 2))
    table[:, 0, :, 0], table[:, 0, :, 1] = cos, sin
    table[:, 1, :, 0], table[:, 1, :, 1] = -sin, cos
    return table.reshape(2 * size, 2 * count).astype(dtype)


def _factor(size: int) -> int:
    """The largest factor up to the root."""
    return next(n for n in range(isqrt(size), 0, -1) if size % n == 0)


# --- transforms ----------------------------------------------------------------------------------


def transform(x: Node, count: int, inverse: bool) -> Node:
    """Transform `[..., n, 1 or 2]` to the first `count` of `[..., n, 2]`, not divided by n."""
    *lead, size, width = x.shape
    spend_bytes(32 * size, "a table of roots of unity")
    first = _factor(size)
    if size <= TABLE or first == 1:
        if size > LONGEST:
            raise Decline
        table = _table(size, count, inverse, width == 1, x.dtype.numpy.name)
        flat = reshape_to(x, (*lead, size * width) if lead else (1, size * width))
        return reshape_to(matmul(flat, constant(table)), (*lead, count, 2))
    second, rank = size // first, len(lead)
    front = tuple(range(rank))
    apart = permute(
        reshape_to(x, (*lead, first, second, width)), order=(*front, rank + 1, rank, rank + 2)
    )
    inner = transform(apart, first, inverse)
    turns = _roots(np.arange(second), np.arange(first), size, inverse).astype(x.dtype.numpy)
    inner = _multiply_complex(inner, turns)
    outer = transform(permute(inner, order=(*front, rank + 1, rank, rank + 2)), second, inverse)
    whole = permute(outer, order=(*front, rank + 1, rank, rank + 2))
    return slice_from_start(reshape_to(whole, (*lead, size, 2)), (*lead, count, 2))


def _multiply_complex(x: Node, turns: np.ndarray) -> Node:
    """Multiply complex numbers by complex constants."""
    last = len(x.shape) - 1
    re, im = split(x, [1, 1], last)
    cos, sin = (constant(np.ascontiguousarray(turns[..., n : n + 1])) for n in (0, 1))
    made = [sub(mul(re, cos), mul(im, sin)), add(mul(re, sin), mul(im, cos))]
    return concat(*made, axis=last)


def _to_size(x: Node, size: int) -> Node:
    """The axis before the last one, cut or with zeros behind."""
    *lead, now, width = x.shape
    if now >= size:
        return slice_from_start(x, (*lead, size, width))
    front = (0,) * len(lead)
    return pad(x, before=(*front, 0, 0), after=(*front, size - now, 0), value=0.0)


@builder("DFT")
def dft(place: Place) -> Node:
    x, rank = place[0], len(place[0].shape)
    inverse, onesided = bool(place.attr("inverse", 0)), bool(place.attr("onesided", 0))
    if place.opset < 20:
        axis = normalise_axis(place, int(place.attr("axis", 1)), rank)
    else:
        axis = normalise_axis(
            place, int(place.value(2).reshape(-1)[0]) if place.has(2) else -2, rank
        )
    if x.dtype.value != x.dtype or axis == rank - 1 or x.shape[-1] not in (1, 2) or not rank:
        raise Decline
    size = x.shape[axis] if not (inverse and onesided) else 2 * (x.shape[axis] - 1)
    size = int(place.value(1).reshape(-1)[0]) if place.has(1) else size
    if size < 1:
        raise InputError(f"{label(place.node)} of length {size}")
    order = (*(d for d in range(rank - 1) if d != axis), axis, rank - 1)
    rows = permute(x, order=order)
    if inverse and onesided:
        made = _real_again(rows, size)
    else:
        count = size // 2 + 1 if onesided else size
        made = transform(_to_size(rows, size), count, inverse)
    made = mul(made, 1 / size) if inverse else made
    return permute(made, order=tuple(order.index(d) for d in range(rank)))


def _real_again(x: Node, size: int) -> Node:
    """The real numbers whose transform begins with x: each frequency between the first and the
    middle counts for its mirror image too."""
    half = size // 2 + 1
    x = _to_size(x, half)
    *lead, _, width = x.shape
    if half > LONGEST:
        raise Decline
    roots = _roots(np.arange(half), np.arange(size), size, inverse=True)
    weight = np.full(half, 2.0)
    weight[0] = 1.0
    if size % 2 == 0:
        weight[-1] = 1.0
    table = np.stack([roots[..., 0], -roots[..., 1]], 1)[:, :width] * weight[:, None, None]
    flat = reshape_to(x, (*lead, half * width) if lead else (1, half * width))
    made = matmul(flat, constant(table.reshape(half * width, size).astype(x.dtype.numpy)))
    return reshape_to(made, (*lead, size, 1))


@builder("STFT")
def stft(place: Place) -> Node:
    """A transform of each window of a signal."""
    x, step = place[0], int(place.value(1).reshape(-1)[0])
    weights = place.get(2)
    size = int(place.value(3).reshape(-1)[0]) if place.has(3) else 0
    size = size or (weights.shape[0] if weights is not None else 0)
    x = x if len(x.shape) == 3 else reshape_to(x, (*x.shape, 1))
    if x.dtype.value != x.dtype or not 0 < size <= x.shape[1] or step < 1:
        raise Decline
    if weights is not None and weights.shape[0] != size:
        raise Decline
    frames = permute(window(x, axis=1, size=size, stride=step), order=(0, 1, 3, 2))
    if weights is not None:
        frames = mul(frames, reshape_to(cast_to(weights, x.dtype), (size, 1)))
    return transform(frames, size // 2 + 1 if place.attr("onesided", 1) else size, False)
