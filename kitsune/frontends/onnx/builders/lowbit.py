"""Builders of ops with 4-bit and other packed weights, which stay packed.

A packed weight is (code − 2^(bits−1))·scale for each group of its rows. Zero points elsewhere are
minima beside the scales, in steps of these: (code − middle + (middle − zero))·scale. Both are f16
where it holds all of them, else of the scales' own type or f32.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from kitsune.errors import UnsupportedError
from kitsune.frontends.onnx.builders.arithmetic_nodes import cast_to
from kitsune.frontends.onnx.builders.movement_nodes import reshape_to
from kitsune.frontends.onnx.model import label
from kitsune.frontends.onnx.place import MICROSOFT, Decline, Place, builder, normalise_axis
from kitsune.ir.dtypes import f32, make_packed_type, u8
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    add,
    bitwise_and,
    concat,
    constant,
    dequantize,
    expand,
    gather,
    matmul,
    mul,
    packed_constant,
    shift_right,
    sub,
)
from kitsune.ir.ops.views import slice_from_start
from kitsune.ir.packing import choose_factor_type, pack, store_factors


@builder("MatMulNBits", domain=MICROSOFT)
def low_bit_product(place: Place) -> Node:
    x, rows, columns = place[0], int(place.attr("K")), int(place.attr("N"))
    bits, block = int(place.attr("bits", 4)), int(place.attr("block_size"))
    if place.attr("weight_prepacked", 0):
        raise UnsupportedError(f"{label(place.node)} has weights in the layout of a GPU")
    if bits not in (8, 4, 2) or place.maybe(1) is None or place.maybe(2) is None:
        raise Decline
    order = _order(place, rows, block)
    if order is not None:
        x = gather(x, constant(order), axis=len(x.shape) - 1)
    made = matmul(cast_to(x, f32), _weight(place, rows, columns, bits, block, order))
    bias = place.get(5)
    made = made if bias is None else add(made, cast_to(bias, f32))
    return cast_to(made, x.dtype)


def _order(place: Place, rows: int, block: int) -> np.ndarray | None:
    """The rows of a weight group by group, where `g_idx` names each row's group in another order.
    Groups must be as large as blocks, as packed weights have them."""
    named = place.maybe(4)
    if named is None or np.array_equal(named[:rows], np.arange(rows) // block):
        return None
    order = np.argsort(named[:rows], kind="stable").astype(np.int64)
    if not np.array_equal(named[order], np.arange(rows) // block):
        raise UnsupportedError(
            f"{label(place.node)} has groups of several sizes",
            why=f"each of `g_idx` must be named {block} times, as often as blocks are long",
        )
    return order


def _weight(
    place: Place, rows: int, columns: int, bits: int, block: int, order: np.ndarray | None
) -> Node:
    scales = place.value(2).reshape(columns, -1).T  # a file may have them in one axis
    minima = _zeros(place, rows, columns, bits, block)
    kind = choose_factor_type(scales, minima)
    dtype = make_packed_type(bits, block, minima is None, minima is not None, kind)

    def make() -> np.ndarray:
        codes = unpack_bits(place.value(1).reshape(columns, -1), bits)[:, :rows].T
        codes = codes if order is None else codes[order]
        least = None if minima is None else store_factors(minima, kind)
        return pack(codes, store_factors(scales, kind), dtype, least)

    data = _once(place, "/".join([*place.node.input[1:5], str(dtype)]), make)
    return dequantize(packed_constant(data, (rows, columns), dtype))


def _once(place: Place, name: str, make: Callable[[], np.ndarray]) -> np.ndarray:
    """Convert weights once for a model, however often it is traced."""
    if place.node.input[1] not in place.model.initializers:
        return make()
    if name not in place.model.weights:
        place.model.weights[name] = make()
    return place.model.weights[name]


def unpack_bits(data: np.ndarray, bits: int) -> np.ndarray:
    """Unpack bytes along the last axis, the lowest bits first."""
    if bits == 8:
        return data
    shifts = np.arange(0, 8, bits, dtype=np.uint8)
    codes = (data[..., None] >> shifts) & np.uint8((1 << bits) - 1)
    return np.asarray(codes.reshape(*data.shape[:-1], -1))


def _zeros(place: Place, rows: int, columns: int, bits: int, block: int) -> np.ndarray | None:
    """middle − zero for each group and column, unless all are 0."""
    given = place.maybe(3)
    if given is None:
        return None
    groups = -(-rows // block)
    if given.dtype == np.uint8:
        given = unpack_bits(given.reshape(columns, -1), bits)[:, :groups]
    middle = np.float32(1 << (bits - 1))
    moved = (middle - given.reshape(columns, groups).astype(np.float32)).T
    return moved if moved.any() else None


# --- tables --------------------------------------------------------------------------------------


@builder("GatherBlockQuantized", domain=MICROSOFT)
def low_bit_rows(place: Place) -> Node:
    """Rows that indices name, of a table in bytes of several codes; each has its scale."""
    data, indices, scales, zeros = place[0], place[1], place[2], place.get(3)
    rank, bits = len(data.shape), int(place.attr("bits", 4))
    taken = normalise_axis(place, int(place.attr("gather_axis", 0)), rank)
    along = normalise_axis(place, int(place.attr("quantize_axis", 1)), rank)
    if data.dtype != u8 or taken != 0 or along != rank - 1 or bits not in (8, 4, 2):
        raise Decline
    codes = _codes(gather(data, indices, axis=0), bits)
    scale = gather(scales, indices, axis=0)
    width, groups = codes.shape[-1], scale.shape[-1]
    block = int(place.attr("block_size", 128))
    zero: Node | float = float(1 << (bits - 1))
    if zeros is not None:
        found = _codes(gather(zeros, indices, axis=0), bits)
        zero = _repeat_blocks(cast_to(_first(found, groups), f32), block, width)
    value = sub(cast_to(codes, f32), zero)
    return cast_to(mul(value, _repeat_blocks(cast_to(scale, f32), block, width)), scales.dtype)


def _codes(data: Node, bits: int) -> Node:
    """Bytes along the last axis taken apart, the lowest bits first."""
    if bits == 8:
        return data
    each = reshape_to(data, (*data.shape, 1))
    mask = (1 << bits) - 1
    parts = [bitwise_and(shift_right(each, n) if n else each, mask) for n in range(0, 8, bits)]
    return reshape_to(
        concat(*parts, axis=len(data.shape)), (*data.shape[:-1], data.shape[-1] * len(parts))
    )


def _first(x: Node, count: int) -> Node:
    return slice_from_start(x, (*x.shape[:-1], count))


def _repeat_blocks(x: Node, block: int, width: int) -> Node:
    """Repeat each element of the last axis `block` times, up to `width` of them."""
    *lead, groups = x.shape
    wide = expand(reshape_to(x, (*lead, groups, 1)), shape=(*lead, groups, block))
    return _first(reshape_to(wide, (*lead, groups * block)), width)
