"""Builders of com.microsoft's fused ops: matmuls and norms with what follows them.

Each becomes the ops that it was made of; which of them share a kernel is the planner's to say.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from math import prod

import numpy as np

from kitsune.frontends.onnx.builders.arithmetic_nodes import cast_to, find_activation, without
from kitsune.frontends.onnx.builders.conv_nodes import convolution
from kitsune.frontends.onnx.builders.matmul_nodes import gemm, multiply_matrices
from kitsune.frontends.onnx.builders.normalise_nodes import build_norm, last_axes
from kitsune.frontends.onnx.builders.values import triangle
from kitsune.frontends.onnx.place import MICROSOFT, Decline, Place, builder
from kitsune.ir.dtypes import i32, i64
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    OPS,
    add,
    clamp,
    constant,
    eq,
    fill,
    gather,
    gelu,
    gelu_tanh,
    iota,
    mul,
    permute,
    rms_norm,
    sigmoid,
    slice_,
    sqrt,
    sum_,
    transpose,
)
from kitsune.ir.sizes import Size

builder("Trilu", domain=MICROSOFT)(triangle)

# --- activations ---------------------------------------------------------------------------------


@builder("Gelu", "BiasGelu", domain=MICROSOFT)
def biased_gelu(place: Place) -> Node:
    return gelu(_sum(place, 0, 1))


@builder("FastGelu", domain=MICROSOFT)
def fast_gelu(place: Place) -> Node:
    return gelu_tanh(_sum(place, 0, 1))


@builder("QuickGelu", domain=MICROSOFT)
def quick_gelu(place: Place) -> Node:
    x = place[0]
    return mul(x, sigmoid(mul(x, place.attr("alpha", 1.702))))


@builder("BiasSplitGelu", domain=MICROSOFT)
def gated_gelu(place: Place) -> Node:
    """The first half of each row by the gelu of the second."""
    x = _sum(place, 0, 1)
    half = x.shape[-1] // 2
    first, second = (
        slice_(
            x,
            starts=(*(0,) * (len(x.shape) - 1), at),
            sizes=(*x.shape[:-1], half),
            steps=(1,) * len(x.shape),
        )
        for at in (0, half)
    )
    return mul(first, gelu(second))


@builder("BiasAdd", domain=MICROSOFT)
def build_bias_add(place: Place) -> Node:
    return _sum(place, 0, 1, 2)


def _sum(place: Place, *numbers: int) -> Node:
    """Inputs added up, as far as they are given."""
    total = place[numbers[0]]
    for n in numbers[1:]:
        given = place.get(n)
        total = total if given is None else add(total, given)
    return total


# Activations that are no row of the op table, by their parameters in order.
COMPOSED: dict[str, Callable[..., Node]] = {
    "Clip": lambda x, low=None, high=None, *_: clamp(x, low=low, high=high),
    "HardSigmoid": lambda x, alpha=0.2, beta=0.5, *_: clamp(
        add(mul(x, alpha), beta), low=0.0, high=1.0
    ),
}


def apply_activation(place: Place, x: Node, *numbers: float) -> Node:
    """Apply the activation that a node names; those with parameters take them in order."""
    name = place.attr("activation", "")
    if not name:
        return x
    if name in COMPOSED:
        return COMPOSED[name](x, *numbers)
    op = find_activation(name)
    if op is None:
        raise Decline
    return op(x, **dict(zip(op.attrs or {}, numbers, strict=False)))


# --- products ------------------------------------------------------------------------------------


@builder("FusedMatMul", "TransposeMatMul", "FusedMatMulActivation", domain=MICROSOFT)
def scaled_product(place: Place) -> Node:
    a, b = (_transpose_operand(place, place[n], letter) for n, letter in enumerate("AB"))
    made, alpha = multiply_matrices(a, b), place.attr("alpha", 1.0)
    return apply_activation(place, made if alpha == 1 else mul(made, alpha), *_numbers(place))


def _transpose_operand(place: Place, x: Node, letter: str) -> Node:
    """Transpose an operand; with `transBatch` the first axis goes behind the other batch axes."""
    rank = len(x.shape)
    if place.attr(f"transBatch{letter}", 0) and rank > 2:
        x = permute(x, order=(*range(1, rank - 1), 0, rank - 1))
    return transpose(x) if place.attr(f"trans{letter}", 0) and rank > 1 else x


def _numbers(place: Place) -> list[float]:
    said = [place.attr(f"activation_{name}") for name in ("alpha", "beta", "gamma")]
    return [n for n in said if n is not None]


@builder("FusedGemm", domain=MICROSOFT)
def bent_gemm(place: Place) -> Node:
    return apply_activation(place, gemm(place), *_numbers(place))


@builder("GemmFastGelu", domain=MICROSOFT)
def gemm_gelu(place: Place) -> Node:
    made, bias = multiply_matrices(place[0], place[1]), place.get(2)
    return gelu_tanh(made if bias is None else add(made, bias))


@builder("FusedConv", domain=MICROSOFT)
def bent_convolution(place: Place) -> Node:
    """Build FusedConv; a fourth input is added before the activation."""
    made, other = convolution(place), place.get(3)
    made = made if other is None else add(made, other)
    return apply_activation(place, made, *(place.attr("activation_params") or ()))


# --- norms ---------------------------------------------------------------------------------------


@builder("SkipLayerNormalization", domain=MICROSOFT)
def skip_layer_norm(place: Place) -> list[Node | None]:
    total = _sum(place, 0, 1, 4)
    axes, eps = (len(total.shape) - 1,), place.attr("epsilon", 1e-12)
    wants = place.wants(1) or place.wants(2)
    return [*build_norm(total, place[2], place.get(3), axes, eps, wants), total]


@builder("SkipSimplifiedLayerNormalization", domain=MICROSOFT)
def skip_rms_norm(place: Place) -> list[Node | None]:
    total = _sum(place, 0, 1, 3)
    eps = place.attr("epsilon", 1e-12)
    return [rms_norm(total, place[2], axes=(len(total.shape) - 1,), eps=eps), None, None, total]


@builder("SimplifiedLayerNormalization")
@builder("SimplifiedLayerNormalization", domain=MICROSOFT)
def simplified_layer_norm(place: Place) -> list[Node | None]:
    x, axes, eps = place[0], last_axes(place), place.attr("epsilon", 1e-5)
    made = rms_norm(x, place[1], axes=axes, eps=eps)
    if not place.wants(1):
        return [made]
    value = cast_to(x, x.dtype.value)
    squares = sum_(OPS["square"](value), axes=axes)
    count = prod(x.shape[a] for a in axes)
    return [made, OPS["reciprocal"](sqrt(add(mul(squares, 1 / count), eps)))]


@builder("EmbedLayerNormalization", domain=MICROSOFT)
def build_embedding_norm(place: Place) -> list[Node | None]:
    def taken(number: int) -> Take | None:
        table = place.get(number)
        return None if table is None else lambda at: gather(table, at, axis=0)

    tables = (taken(2), taken(3), taken(4))
    return embedding_norm(place, tables, (place[5], place[6]), place.get(8))


def _line(length: int) -> Node:
    """The numbers from 0 on."""
    if isinstance(length, Size):
        return iota(shape=(length,), axis=0, dtype=i64)
    return constant(np.arange(length))


Take = Callable[[Node], Node]  # the rows of a table that indices name


def embedding_norm(
    place: Place,
    tables: tuple[Take | None, ...],
    scales: tuple[Node, Node],
    positions: Node | None,
) -> list[Node | None]:
    """The norm of the sum of the embeddings of words, places and segments, how many words a mask
    keeps, and the sum."""
    ids, segments, mask = place[0], place.get(1), place.get(7)
    at = _line(ids.shape[1]) if positions is None else positions
    pairs = zip(tables, (ids, at, segments), strict=True)
    total = reduce(add, [take(i) for take, i in pairs if take is not None and i is not None])
    [made, *_] = build_norm(total, *scales, (2,), place.attr("epsilon", 1e-12), False)
    kept = fill(ids.shape[:1], 0, i32)
    if mask is not None:
        kept = cast_to(without(sum_(cast_to(eq(mask, 1), i64), axes=(1,)), (1,)), i32)
    return [made, kept, total]
