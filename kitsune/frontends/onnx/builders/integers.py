"""Turn matmuls of dequantised integers into integer matmuls.

(q − zero)·scale is what a file dequantizes to. Where both operands of a product are that, and a
scale is the same for all terms of a sum, Σ (a − za)·sa·(b − zb)·sb is sa·sb·Σ (a − za)·(b − zb):
the sum is exact in i32, and int8 dot-product instructions multiply several values at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod

from kitsune.frontends.onnx.builders.logic_nodes import cast_to
from kitsune.frontends.onnx.builders.movement_nodes import reshape_to
from kitsune.ir.dtypes import f32, i32
from kitsune.ir.node import Node
from kitsune.ir.ops import matmul, mul, permute, reshape, sub

MOST_TERMS = (1 << 31) // (255 * 255) - 1  # of bytes less their zero points, that i32 sums


@dataclass(frozen=True)
class Integers:
    """A tensor that is `value`·`scale`: i32 within ±255, and f32 of as many axes or none."""

    value: Node
    scale: Node


def find_integers(x: Node) -> Integers | None:
    """Return the integers that a tensor was dequantised from, through views that scales can
    follow."""
    if x.op in ("permute", "reshape"):
        inner = find_integers(x.inputs[0])
        if inner is None:
            return None
        if x.op == "reshape":
            return (
                Integers(reshape(inner.value, shape=x.shape), inner.scale)
                if not inner.scale.shape
                else None
            )
        order = x.attr("order")
        scale = permute(inner.scale, order=order) if inner.scale.shape else inner.scale
        return Integers(permute(inner.value, order=order), scale)
    if x.op != "mul" or x.dtype != f32:
        return None
    centred, scale = x.inputs
    zero: Node | None = None
    if centred.op == "sub":
        centred, moved = centred.inputs
        if moved.op != "cast" or not _is_byte(moved.inputs[0]):
            return None
        zero = moved.inputs[0]
    if centred.op != "cast" or not _is_byte(centred.inputs[0]) or centred.shape != x.shape:
        return None
    value = cast_to(centred.inputs[0], i32)
    if zero is not None:
        value = sub(value, cast_to(zero, i32))
    lead = (1,) * (len(x.shape) - len(scale.shape)) if scale.shape else ()
    return Integers(value, reshape_to(scale, (*lead, *scale.shape)))


def exact_convolution(x: Node, weights: Node, sums: Callable[[Node, Node], Node]) -> Node | None:
    """Return a convolution of dequantised tensors from the `sums` of integers; None for others."""
    image, filters = find_integers(x), find_integers(weights)
    if image is None or filters is None or image.scale.shape:
        return None
    scale = filters.scale
    if any(n != 1 for n in scale.shape[1:]) or prod(weights.shape[1:]) > MOST_TERMS:
        return None
    scale = reshape_to(scale, scale.shape[: len(scale.shape) - 1]) if scale.shape else scale
    return mul(cast_to(sums(image.value, filters.value), f32), mul(image.scale, scale))


def _is_byte(x: Node) -> bool:
    return x.dtype.is_int and x.dtype.itemsize == 1


def exact_product(a: Node, b: Node) -> Node:
    """The matmul of two matrices, or stacks of them; of integers where that says the same."""
    left, right = find_integers(a), find_integers(b)
    if left is None or right is None or not 0 < a.shape[-1] <= MOST_TERMS:
        return matmul(a, b)
    if left.scale.shape and left.scale.shape[-1] != 1:
        return matmul(a, b)
    if right.scale.shape and right.scale.shape[-2] != 1:
        return matmul(a, b)
    return mul(cast_to(matmul(left.value, right.value), f32), mul(left.scale, right.scale))
