"""Asymmetric weights, `q·scale + minimum`, or with minima in steps of the scale: their bytes, and
their kernels against the oracle."""

from __future__ import annotations

import numpy as np
import pytest

from kitsune.artefact.graphs import decode_dtype
from kitsune.backends.cpu.emit import emit
from kitsune.backends.cpu.jit import compile_object, cpu_target, host_target
from kitsune.backends.cpu.lowbit_dot import count_iteration_rows
from kitsune.backends.cpu.quantised_rows import is_off_centre
from kitsune.config import FusionConfig
from kitsune.errors import InputError
from kitsune.ir.dtypes import Packed, make_packed_type
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import dequantize, input_, matmul, mul, packed_constant
from kitsune.ir.packing import PLANES, pack, quantize, unpack, unpack_minima
from kitsune.ir.packing import dequantize as values_of
from kitsune.target import WASM32, X86_64_V4, X86_64_VNNI, CpuTarget
from tests.backends.test_lowbit_cpu import (
    FAST,
    LEVELS,
    SIZES,
    STRICT,
    Feeds,
    exact,
    feeds_of,
    kernel_of,
    linear,
    needs_x86,
    rms_error,
    rounded_activations,
    row_error,
)
from tests.backends_fixture import on_cpu

FORMATS = [
    make_packed_type(bits, group, symmetric=False) for bits in PLANES for group in (32, 64, 128)
]
IN_STEPS = [make_packed_type(bits, 32, symmetric=False, in_steps=True) for bits in PLANES]
SHAPES = [(1, 1), (32, 16), (33, 17), (100, 40), (256, 3)]


def weight(k: int, n: int, dtype: Packed) -> Node:
    """Around 1, so that a minimum is far from what a symmetric code could stand for."""
    rng = np.random.default_rng(k)
    if not dtype.in_steps:
        values = 1 + rng.standard_normal((k, n)).astype(np.float32)
        return packed_constant(quantize(values, dtype), (k, n), dtype)
    codes = rng.integers(0, 1 << dtype.bits, (k, n)).astype(np.uint32)
    factors = -(-k // dtype.group), n
    scales, least = rng.random(factors) / (1 << dtype.bits), rng.integers(0, 4, factors)
    return packed_constant(pack(codes, scales, dtype, least), (k, n), dtype)


def model_of_fast(w: Node, feeds: Feeds) -> np.ndarray:
    """`linear` with int8 activations against centred codes, and the offsets against exact sums."""
    dtype = w.dtype
    assert isinstance(dtype, Packed)
    data, (k, n) = w.attr("value").value, w.shape
    codes, scales = unpack(data, (k, n), dtype)
    least = unpack_minima(data, (k, n), dtype)
    assert least is not None
    middle = 0.5 if dtype.bits == 1 else 1 << (dtype.bits - 1)
    if dtype.in_steps:
        scales = scales * (2 if dtype.bits == 1 else 1)  # from one code to the next
        offsets = least * scales / (2 if dtype.bits == 1 else 1)
    else:
        offsets = least + middle * scales
    wide, moved = (np.repeat(f.astype(np.float64), dtype.group, 0)[:k] for f in (scales, offsets))
    x = feeds["x"] * feeds["a"]
    made = rounded_activations(x, dtype.group) @ ((codes.astype(np.float64) - middle) * wide)
    made += x @ moved
    if is_off_centre(dtype):
        made += half_sums(x, dtype) @ scales
    return np.maximum(feeds["s"] * made + feeds["r"], 0)


def half_sums(x: np.ndarray, dtype: Packed) -> np.ndarray:
    """Half of what rounding adds to the sum of each group, in whole steps for each turn."""
    group, turn = dtype.group, count_iteration_rows(dtype)
    padded = np.zeros((len(x), -(-x.shape[1] // group) * group), np.float32)
    padded[:, : x.shape[1]] = x
    grouped = padded.reshape(len(x), -1, group)
    largest = np.maximum(np.abs(grouped).max(-1, keepdims=True), np.float32(1e-30))
    scaled = grouped * (np.float32(127) / largest)
    errors = (np.rint(scaled) - scaled).reshape(*grouped.shape[:2], -1, turn)
    steps = np.rint(errors.sum(-1, dtype=np.float64) / 2).sum(-1)
    made: np.ndarray = steps * (largest[..., 0] * np.float32(1 / 127))
    return made


# --- bytes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("dtype", [*FORMATS, *IN_STEPS], ids=str)
def test_round_trip(dtype: Packed, shape: tuple[int, int]) -> None:
    rng = np.random.default_rng(0)
    k, n = shape
    codes = rng.integers(0, 1 << dtype.bits, shape).astype(np.uint32)
    scales, least = rng.standard_normal((2, -(-k // dtype.group), n)).astype(np.float16)
    data = pack(codes, scales, dtype, least)
    assert data.nbytes == dtype.nbytes(k, n)
    found, scaled = unpack(data, shape, dtype)
    got = unpack_minima(data, shape, dtype)
    assert got is not None
    np.testing.assert_array_equal(found, codes)
    np.testing.assert_array_equal(scaled, scales.astype(np.float32))
    np.testing.assert_array_equal(got, least.astype(np.float32))
    group = np.arange(k) // dtype.group
    want = codes.astype(np.float32) * scaled[group] + got[group]
    if dtype.in_steps:
        middle = 1 << (dtype.bits - 1)
        whole = codes.astype(np.float32)
        signed = 2 * whole - 1 if dtype.bits == 1 else whole - middle
        want = (signed + got[group]) * scaled[group]
    np.testing.assert_array_equal(values_of(data, shape, dtype), want)


def test_names_of_types_that_no_layout_has() -> None:
    for name in ("q4g4", "q3g16", "q1g16", "q5g16", "q4g0"):
        with pytest.raises(InputError, match="is of type"):
            decode_dtype(name, "a weight")


def test_a_minimum_is_one_f16_a_group_and_column() -> None:
    assert (
        make_packed_type(4, 32, symmetric=False).block_nbytes
        == make_packed_type(4, 32).block_nbytes + 2 * 16
    )
    assert make_packed_type(4, 32, symmetric=False) is make_packed_type(4, 32, False)
    assert make_packed_type(4, 32, symmetric=True) is make_packed_type(4, 32)


def test_a_symmetric_weight_has_no_minima() -> None:
    dtype = make_packed_type(4, 32)
    assert unpack_minima(quantize(np.ones((4, 3), np.float32), dtype), (4, 3), dtype) is None


@pytest.mark.parametrize(
    "dtype", [*FORMATS, *IN_STEPS, make_packed_type(4, 16), make_packed_type(2, 16)], ids=str
)
def test_the_name_says_all_of_the_type(dtype: Packed) -> None:
    assert decode_dtype(str(dtype), "a weight") is dtype


@pytest.mark.parametrize("dtype", FORMATS, ids=str)
def test_a_constant_group_is_its_minimum(dtype: Packed) -> None:
    w = np.full((70, 5), 0.375, np.float32)
    np.testing.assert_array_equal(values_of(quantize(w, dtype), w.shape, dtype), w)


# --- kernels -------------------------------------------------------------------------------------


@needs_x86
@pytest.mark.in_turn(3)
@pytest.mark.parametrize("group", [32, 64])
@pytest.mark.parametrize("bits", PLANES)
@pytest.mark.parametrize("level", LEVELS)
def test_strict_equals_the_oracle(level: str, bits: int, group: int) -> None:
    for m, (k, n) in SIZES.items():
        graph = linear(m, k, n, weight(k, n, make_packed_type(bits, group, symmetric=False)))
        feeds = feeds_of(graph)
        (got,) = on_cpu(level, 2).run(graph, feeds, STRICT)
        assert row_error(got, exact(graph, feeds)) < 1e-5, (m, k, n)


@needs_x86
@pytest.mark.in_turn(3)
@pytest.mark.parametrize("group", [32, 64])
@pytest.mark.parametrize("bits", PLANES)
@pytest.mark.parametrize("level", LEVELS)
def test_fast_equals_integer_arithmetic(level: str, bits: int, group: int) -> None:
    for m, (k, n) in SIZES.items():
        w = weight(k, n, make_packed_type(bits, group, symmetric=False))
        graph = linear(m, k, n, w)
        feeds = feeds_of(graph)
        (got,) = on_cpu(level, 2).run(graph, feeds, FAST)
        assert row_error(got, model_of_fast(w, feeds)) < 1e-5, (m, k, n)
        assert 1e-5 < rms_error(got, exact(graph, feeds)) < 0.03, (m, k, n)


@needs_x86
@pytest.mark.parametrize("dtype", IN_STEPS, ids=str)
def test_minima_in_steps_of_the_scale(dtype: Packed) -> None:
    for m, (k, n) in SIZES.items():
        w = weight(k, n, dtype)
        graph = linear(m, k, n, w)
        feeds = feeds_of(graph)
        (strict,) = on_cpu("host", 2).run(graph, feeds, STRICT)
        assert row_error(strict, exact(graph, feeds)) < 1e-5, (m, k, n)
        (fast,) = on_cpu("host", 2).run(graph, feeds, FAST)
        assert row_error(fast, model_of_fast(w, feeds)) < 1e-5, (m, k, n)


@needs_x86
@pytest.mark.parametrize(("config", "k"), [(STRICT, 2080), (FAST, 4160)], ids=["strict", "fast"])
def test_many_rows_and_several_chunks(config: FusionConfig, k: int) -> None:
    w = weight(k, 33, make_packed_type(4, 32, symmetric=False))
    graph = linear(301, k, 33, w)
    assert kernel_of(graph, cpu_target(LEVELS[-1]), config).schedule.chunk < k // 32
    feeds = feeds_of(graph)
    (got,) = on_cpu("host", 2).run(graph, feeds, config)
    want = exact(graph, feeds) if config is STRICT else model_of_fast(w, feeds)
    assert row_error(got, want) < 1e-5


@needs_x86
@pytest.mark.parametrize("dtype", [*FORMATS[::3], *IN_STEPS], ids=str)
def test_a_weight_inside_an_expression(dtype: Packed) -> None:
    """Loads of single weights, in no contraction of their own."""
    for k, n in ((96, 48), (100, 37)):
        x, c = input_("x", (7, k)), input_("c", (k, 1))
        w = weight(k, n, dtype)
        graph = Graph((x, c), (matmul(x, mul(dequantize(w), c)), mul(dequantize(w), 2.0)))
        feeds = feeds_of(graph)
        product, doubled = on_cpu("host", 2).run(graph, feeds, STRICT)
        assert row_error(product, exact(graph, feeds)) < 1e-5
        values = values_of(w.attr("value").value, (k, n), dtype)
        np.testing.assert_allclose(doubled, 2 * values, rtol=1e-6, atol=1e-6)


@needs_x86
def test_zeros_and_special_activations() -> None:
    x = input_("x", (3, 64))
    w = weight(64, 16, make_packed_type(4, 32, symmetric=False))
    graph = Graph((x,), (matmul(x, dequantize(w)),))
    feeds = feeds_of(graph)
    feeds["x"][0], feeds["x"][1, 5], feeds["x"][2, 40] = 0.0, np.nan, np.inf
    for config in (STRICT, FAST):
        (got,) = on_cpu("host", 1).run(graph, feeds, config)
        assert np.array_equal(got[0], np.zeros(16, np.float32))
        assert np.isnan(got[1]).all()
        assert not np.isfinite(got[2]).any()


@pytest.mark.parametrize("target", [X86_64_V4, X86_64_VNNI, WASM32], ids=lambda t: t.name)
def test_other_targets_compile(target: CpuTarget) -> None:
    for bits in PLANES:
        graph = linear(5, 256, 100, weight(256, 100, make_packed_type(bits, 64, symmetric=False)))
        for config in (STRICT, FAST):
            assert compile_object(emit(kernel_of(graph, target, config), target), target)


@needs_x86
def test_symmetric_activations_are_read_where_they_are() -> None:
    """Only minima ask for sums of the activations, and so for staged rows."""
    x = input_("x", (4, 128))
    for symmetric in (True, False):
        w = weight(128, 32, make_packed_type(4, 32, symmetric=symmetric))
        graph = Graph((x,), (matmul(x, dequantize(w)),))
        is_staged = kernel_of(graph, host_target(), STRICT).schedule.pack_a == "run"
        assert is_staged != symmetric
