"""Low-bit weights: bytes laid out as `Packed` says, and back, for every width and odd sizes."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitsune.errors import UnsupportedError
from kitsune.ir.dtypes import Packed, make_packed_type
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.ir.ops import dequantize as dequantize_op
from kitsune.ir.ops import input_, matmul, packed_constant
from kitsune.ir.packing import PLANES, dequantize, pack, quantize, unpack

WIDTHS = sorted(PLANES)
FORMATS = [make_packed_type(bits, group) for bits in WIDTHS for group in (32, 64, 128)]
SHAPES = [(1, 1), (32, 16), (64, 48), (31, 15), (33, 17), (97, 5), (200, 1), (1, 40), (130, 33)]


def random_codes(
    shape: tuple[int, int], dtype: Packed, seed: int = 0
) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    codes = rng.integers(0, 1 << dtype.bits, shape).astype(np.uint32)
    scales = rng.uniform(0.1, 2, (-(-shape[0] // dtype.group), shape[1])).astype(np.float16)
    return codes, scales


@pytest.mark.parametrize("dtype", FORMATS, ids=str)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_round_trip(dtype: Packed, shape: tuple[int, int]) -> None:
    codes, scales = random_codes(shape, dtype)
    data = pack(codes, scales, dtype)
    assert data.dtype == np.uint8
    assert data.nbytes == dtype.nbytes(*shape)
    got_codes, got_scales = unpack(data, shape, dtype)
    np.testing.assert_array_equal(got_codes, codes)
    np.testing.assert_array_equal(got_scales, scales.astype(np.float32))


@given(
    bits=st.sampled_from(WIDTHS),
    group=st.sampled_from((32, 64)),
    k=st.integers(1, 150),
    n=st.integers(1, 40),
    seed=st.integers(0, 99),
)
def test_round_trip_of_any_size(bits: int, group: int, k: int, n: int, seed: int) -> None:
    dtype = make_packed_type(bits, group)
    codes, scales = random_codes((k, n), dtype, seed)
    got_codes, got_scales = unpack(pack(codes, scales, dtype), (k, n), dtype)
    np.testing.assert_array_equal(got_codes, codes)
    np.testing.assert_array_equal(got_scales, scales.astype(np.float32))


@pytest.mark.parametrize("bits", WIDTHS)
def test_bytes_are_where_the_layout_says(bits: int) -> None:
    """Byte i, field j of word t of a b-bit plane holds row t·32/b + 4j + i of its group."""
    dtype, (k, n) = make_packed_type(bits, 64), (96, 20)
    codes, scales = random_codes((k, n), dtype)
    data = pack(codes, scales, dtype)
    for row, column in [(0, 0), (3, 1), (5, 15), (37, 16), (63, 19), (64, 2), (95, 18)]:
        groups = -(-k // dtype.group)
        start = (column // 16 * groups + row // dtype.group) * dtype.block_nbytes
        inside, code, shift = row % dtype.group, 0, 0
        for b in PLANES[bits]:
            t, rest = divmod(inside, 32 // b)
            byte = data[start + (t * 16 + column % 16) * 4 + rest % 4]
            code |= (int(byte) >> b * (rest // 4) & (1 << b) - 1) << shift
            start, shift = start + dtype.group * b * 2, shift + b
        assert code == codes[row, column]
        scale = data[start + 2 * (column % 16) :][:2].view(np.float16)[0]
        assert scale == scales[row // dtype.group, column]


def test_a_block_is_sixteen_columns_of_a_group_and_their_scales() -> None:
    assert make_packed_type(4, 32).block_nbytes == 16 * 32 // 2 + 32
    assert make_packed_type(3, 64).block_nbytes == 16 * 64 * 3 // 8 + 32
    assert make_packed_type(4, 32).nbytes(33, 17) == 2 * 2 * (16 * 32 // 2 + 32)


@pytest.mark.parametrize("dtype", FORMATS, ids=str)
def test_values_are_centred_codes_times_scales(dtype: Packed) -> None:
    codes, scales = random_codes((70, 9), dtype)
    centre = 2 * codes.astype(float) - 1 if dtype.bits == 1 else codes - 2.0 ** (dtype.bits - 1)
    want = centre * np.repeat(scales.astype(float), dtype.group, 0)[:70]
    got = dequantize(pack(codes, scales, dtype), (70, 9), dtype)
    assert got.dtype == np.float32
    np.testing.assert_allclose(got, want, rtol=1e-6)


@pytest.mark.parametrize("bits", [8, 4, 3, 2])
def test_quantize_rounds_to_the_nearest_value(bits: int) -> None:
    dtype, half = make_packed_type(bits, 32), 1 << (bits - 1)
    w = np.random.default_rng(0).standard_normal((75, 21)).astype(np.float32)
    data = quantize(w, dtype)
    _, scales = unpack(data, w.shape, dtype)
    step = np.repeat(scales, 32, 0)[:75]
    # Half a step, and what rounding the scale to f16 moves the largest value by.
    limit = step * (0.5 + half * 2.0**-11)
    assert (np.abs(dequantize(data, w.shape, dtype) - w) <= limit).all()


def test_one_bit_keeps_the_sign_and_the_mean_size() -> None:
    w = np.random.default_rng(0).standard_normal((64, 5)).astype(np.float32)
    got = dequantize(quantize(w, make_packed_type(1, 32)), w.shape, make_packed_type(1, 32))
    np.testing.assert_array_equal(np.sign(got), np.sign(w))
    want = np.repeat(np.abs(w).reshape(2, 32, 5).mean(1), 32, 0)
    np.testing.assert_allclose(np.abs(got), want, rtol=2.0**-11)


@pytest.mark.parametrize("dtype", FORMATS, ids=str)
def test_a_group_of_zeros_stays_zero(dtype: Packed) -> None:
    w = np.zeros((40, 3), np.float32)
    np.testing.assert_array_equal(dequantize(quantize(w, dtype), w.shape, dtype), w)


def test_other_widths_are_refused() -> None:
    with pytest.raises(UnsupportedError, match="no 9-bit layout"):
        pack(np.zeros((32, 16), np.uint32), np.ones((1, 16)), make_packed_type(9, 32))


def test_the_oracle_reads_packed_weights_as_their_values() -> None:
    dtype = make_packed_type(3, 32)
    w = np.random.default_rng(0).standard_normal((40, 6)).astype(np.float32)
    data = quantize(w, dtype)
    x = input_("x", (2, 40))
    graph = Graph((x,), (matmul(x, dequantize_op(packed_constant(data, w.shape, dtype))),))
    value = np.random.default_rng(1).standard_normal((2, 40))
    np.testing.assert_allclose(
        interpret(graph, {"x": value})[0], value @ dequantize(data, w.shape, dtype), rtol=1e-6
    )
