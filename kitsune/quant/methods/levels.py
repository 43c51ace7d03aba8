"""Quantise activations to int8 in the graph.

Quantised activations are u8 levels, saturate(round(x/scale) + zero), and stands for (level −
zero)·scale. Times an int8 weight with one scale per column, Σ (level − zero)·w is exact in i32, and
one multiplication by both scales is left: int8 dot-product instructions do the rest. A weight of
fewer bits, or of a convolution, is multiplied with the dequantised levels.
"""

from __future__ import annotations

import numpy as np

from kitsune.ir.dtypes import f32, i32, u8
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    add,
    cast,
    clamp,
    constant,
    div,
    eq,
    matmul,
    max_,
    maximum,
    min_,
    minimum,
    mul,
    reshape,
    round_,
    sub,
    where,
)
from kitsune.quant.methods.activation_ranges import Range
from kitsune.system.records import dataclass

TOP = 255.0  # the largest level
DYNAMIC = "dynamic"
Activations = Range | str | None  # a range that is known, or `DYNAMIC`


@dataclass(frozen=True)
class Levels:
    """Nodes of the u8 levels of a tensor, of their scale and of their zero point."""

    levels: Node
    scale: Node
    zero: Node

    def integers(self) -> Node:
        """level − zero, i32."""
        return sub(cast(self.levels, dtype=i32), cast(self.zero, dtype=i32))

    def values(self) -> Node:
        return mul(cast(self.integers(), dtype=f32), self.scale)


def quantise_activations(x: Node, activations: Range | str) -> Levels:
    """Quantise by a known range, or by the tensor's own range at run time."""
    if isinstance(activations, str):
        axes = tuple(range(len(x.shape)))
        low = reshape(minimum(min_(x, axes=axes), 0.0), shape=())
        high = reshape(maximum(max_(x, axes=axes), 0.0), shape=())
        scale = div(sub(high, low), TOP)
        scale = where(eq(scale, 0.0), 1.0, scale)
        zero = clamp(round_(div(sub(0.0, low), scale)), low=0.0, high=TOP)
    else:
        step, offset = compute_scale(activations)
        scale, zero = constant(step), constant(offset.astype(np.float32))
    moved = add(round_(div(x, scale)), zero)
    levels = cast(clamp(moved, low=0.0, high=TOP), dtype=u8)
    return Levels(levels, scale, cast(zero, dtype=u8))


def compute_scale(ends: Range) -> tuple[np.ndarray, np.ndarray]:
    """Return the f32 scale and the u8 zero point of a range."""
    step = np.float32((ends[1] - ends[0]) / TOP) or np.float32(1)
    return np.asarray(step, np.float32), np.asarray(
        np.clip(np.rint(-ends[0] / step), 0, TOP), np.uint8
    )


def multiply_integers(x: Levels, codes: np.ndarray, scales: np.ndarray) -> Node:
    """Times an i8 matrix whose columns have a scale each."""
    total = matmul(x.integers(), cast(constant(codes), dtype=i32))
    return mul(cast(total, dtype=f32), mul(constant(scales), x.scale))
