"""Contractions with low-bit weights, at each x86 level this machine runs, against the oracle."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

import numpy as np
import pytest

from kitsune.backends.cpu.emit import emit
from kitsune.backends.cpu.jit import assembly, compile_object, cpu_target, host_target
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.dtypes import Packed, make_packed_type
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    dequantize,
    input_,
    matmul,
    mul,
    packed_constant,
    permute,
    relu,
    reshape,
)
from kitsune.ir.packing import quantize, unpack
from kitsune.lower.kernel import Kernel
from kitsune.target import WASM32, X86_64_V3, X86_64_V4, X86_64_VNNI, CpuTarget
from tests.backends_fixture import on_cpu

BITS = (8, 4, 3, 2, 1)
STRICT, FAST = FusionConfig(), FusionConfig(numerics="fast")
# Rows, with k and n: whole and broken groups, whole and broken blocks of 16 columns.
SIZES = {
    1: (100, 40),
    2: (96, 33),
    3: (64, 48),
    5: (257, 100),
    8: (160, 16),
    17: (512, 31),
    32: (130, 70),
}
LEVELS = [n for n in ("x86-64-v2", "x86-64-v3") if host_target().triple.startswith("x86_64")]
Feeds = Mapping[str, np.ndarray]

needs_x86 = pytest.mark.skipif(not LEVELS, reason="the host is not an x86-64")


def weight(k: int, n: int, bits: int, group: int, seed: int = 0) -> Node:
    values = np.random.default_rng(seed).standard_normal((k, n)).astype(np.float32)
    dtype = make_packed_type(bits, group)
    return packed_constant(quantize(values, dtype), (k, n), dtype)


def linear(m: int, k: int, n: int, w: Node) -> Graph:
    """relu(s·(x·a @ w) + r): a prologue and an epilogue, each with more than one operand."""
    x, a = input_("x", (m, k)), input_("a", (k,))
    s, r = input_("s", (n,)), input_("r", (m, n))
    return Graph((x, a, s, r), (relu(add(mul(s, matmul(mul(x, a), dequantize(w))), r)),))


def feeds_of(graph: Graph, seed: int = 1) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(seed)
    return {i.attr("name"): rng.standard_normal(i.shape).astype(np.float32) for i in graph.inputs}


def exact(graph: Graph, feeds: Feeds) -> np.ndarray:
    return interpret(graph, {name: a.astype(np.float64) for name, a in feeds.items()})[0]


def kernel_of(graph: Graph, target: CpuTarget, config: FusionConfig) -> Kernel:
    (step,) = lower_graph(graph, target, config).steps
    return step.kernel


def row_error(got: np.ndarray, want: np.ndarray) -> float:
    """The largest error, by the norm of a row per element."""
    norm = np.sqrt(np.mean(want**2, axis=-1, keepdims=True))
    return float(np.max(np.abs(got - want) / norm))


def rms_error(got: np.ndarray, want: np.ndarray) -> float:
    return float(np.sqrt(np.mean((got - want) ** 2) / np.mean(want**2)))


# --- a model of the int8 arithmetic --------------------------------------------------------------


def rounded_activations(x: np.ndarray, group: int) -> np.ndarray:
    """x as int8 codes times one scale per group of columns, computed as kernels do."""
    m, k = x.shape
    full = np.zeros((m, -(-k // group) * group), np.float32)
    full[:, :k] = x
    grouped = full.reshape(m, -1, group)
    largest = np.maximum(np.abs(grouped).max(-1, keepdims=True), np.float32(1e-30))
    codes = np.rint(grouped * (np.float32(127) / largest))
    assert np.abs(codes).max() <= 127
    scaled: np.ndarray = codes.astype(np.float64) * (largest * np.float32(1 / 127))
    return scaled.reshape(m, -1)[:, :k]


def model_of_fast(w: Node, feeds: Feeds) -> np.ndarray:
    """`linear` with int8 activations, every sum exact."""
    dtype = w.dtype
    assert isinstance(dtype, Packed)
    (k, n) = w.shape
    codes, scales = unpack(w.attr("value").value, (k, n), dtype)
    signed = codes.astype(np.int64)
    signed = 2 * signed - 1 if dtype.bits == 1 else signed - (1 << (dtype.bits - 1))
    values = signed * np.repeat(scales.astype(np.float64), dtype.group, 0)[:k]
    x = rounded_activations(feeds["x"] * feeds["a"], dtype.group)
    return np.maximum(feeds["s"] * (x @ values) + feeds["r"], 0)


# --- results -------------------------------------------------------------------------------------


@pytest.mark.in_turn(3)
@needs_x86
@pytest.mark.parametrize("group", [32, 64])
@pytest.mark.parametrize("bits", BITS)
@pytest.mark.parametrize("level", LEVELS)
def test_strict_equals_the_oracle(level: str, bits: int, group: int) -> None:
    run = on_cpu(level, 2).run
    for m, (k, n) in SIZES.items():
        graph = linear(m, k, n, weight(k, n, bits, group))
        feeds = feeds_of(graph)
        (got,) = run(graph, feeds, STRICT)
        assert row_error(got, exact(graph, feeds)) < 1e-5, (m, k, n)


@needs_x86
@pytest.mark.parametrize("size", [1e-30, 1e26])
@pytest.mark.parametrize("bits", BITS)
def test_strict_takes_activations_of_any_size(bits: int, size: float) -> None:
    run = on_cpu(LEVELS[-1], 1).run
    for m in (1, 9):
        w = weight(96, 32, bits, 32)
        graph = Graph((x := input_("x", (m, 96)),), (matmul(x, dequantize(w)),))
        feeds = {name: a * np.float32(size) for name, a in feeds_of(graph).items()}
        (got,) = run(graph, feeds, STRICT)
        assert row_error(got, exact(graph, feeds)) < 1e-5


@pytest.mark.in_turn(3)
@needs_x86
@pytest.mark.parametrize("group", [32, 64])
@pytest.mark.parametrize("bits", BITS)
@pytest.mark.parametrize("level", LEVELS)
def test_fast_equals_integer_arithmetic(level: str, bits: int, group: int) -> None:
    run = on_cpu(level, 2).run
    for m, (k, n) in SIZES.items():
        w = weight(k, n, bits, group)
        graph = linear(m, k, n, w)
        feeds = feeds_of(graph)
        (got,) = run(graph, feeds, FAST)
        assert row_error(got, model_of_fast(w, feeds)) < 1e-5, (m, k, n)
        assert 1e-4 < rms_error(got, exact(graph, feeds)) < 0.03, (m, k, n)


@needs_x86
@pytest.mark.parametrize("config", [STRICT, FAST], ids=["strict", "fast"])
@pytest.mark.parametrize("bits", BITS)
def test_long_groups(bits: int, config: FusionConfig) -> None:
    w = weight(300, 50, bits, 96)
    longer = weight(512, 50, bits, 256)
    for graph, node in ((linear(6, 300, 50, w), w), (linear(3, 512, 50, longer), longer)):
        feeds = feeds_of(graph)
        (got,) = on_cpu("host", 1).run(graph, feeds, config)
        want = exact(graph, feeds) if config is STRICT else model_of_fast(node, feeds)
        assert row_error(got, want) < 1e-5


@pytest.mark.in_turn(2)
@needs_x86
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("group", [64, 128])
@pytest.mark.parametrize("bits", BITS)
def test_extreme_codes_do_not_saturate(bits: int, group: int, level: str) -> None:
    """Every code the largest or the smallest, every activation at full scale."""
    dtype, k, n = make_packed_type(bits, group), 256, 32
    rng = np.random.default_rng(3)
    half = 1 << (bits - 1)
    values = np.where(rng.random((k, n)) < 0.5, -1.0, 1.0).astype(np.float32)
    values[:, :8], values[:, 8:16] = -1.0, 1.0
    w = packed_constant(quantize(values * half, dtype), (k, n), dtype)
    graph = linear(5, k, n, w)
    feeds = feeds_of(graph) | {"a": np.ones(k, np.float32)}
    feeds["x"] = np.where(rng.random((5, k)) < 0.5, -1.0, 1.0).astype(np.float32)
    feeds["x"][0], feeds["x"][1] = 1.0, -1.0
    (got,) = on_cpu(level, 1).run(graph, feeds, FAST)
    assert row_error(got, model_of_fast(w, feeds)) < 1e-5


@needs_x86
@pytest.mark.parametrize("config", [STRICT, FAST], ids=["strict", "fast"])
def test_many_rows_and_several_chunks(config: FusionConfig) -> None:
    """More rows than a block has and more k than a chunk."""
    w = weight(4128, 33, 4, 32)
    graph = linear(301, 4128, 33, w)
    for level in LEVELS:
        schedule = kernel_of(graph, cpu_target(level), config).schedule
        assert schedule.mc < 301
        assert schedule.chunk < 4128 // 32
        feeds = feeds_of(graph)
        (got,) = on_cpu(level, 2).run(graph, feeds, config)
        want = exact(graph, feeds) if config is STRICT else model_of_fast(w, feeds)
        assert row_error(got, want) < (2e-5 if config is STRICT else 1e-5)


@needs_x86
def test_panels_share_splits_of_k_where_rows_are_long() -> None:
    w = weight(2080, 520, 4, 32)
    graph = linear(40, 2080, 520, w)
    for level in LEVELS:
        schedule = kernel_of(graph, cpu_target(level), STRICT).schedule
        assert schedule.group > 1
        assert 0 < schedule.kc < 2080
        feeds = feeds_of(graph)
        (got,) = on_cpu(level, 2).run(graph, feeds, STRICT)
        assert row_error(got, exact(graph, feeds)) < 2e-5


@needs_x86
@pytest.mark.parametrize("bits", BITS)
def test_one_row_reads_several_parts_of_a_weight(bits: int) -> None:
    """The last part has fewer blocks than the others, and the last block fewer columns."""
    w = weight(192, 1100, bits, 64)
    graph = linear(1, 192, 1100, w)
    assert kernel_of(graph, host_target(), FAST).schedule.nr == 64
    feeds = feeds_of(graph)
    for level in LEVELS:
        (got,) = on_cpu(level, 2).run(graph, feeds, FAST)
        assert row_error(got, model_of_fast(w, feeds)) < 1e-5


@needs_x86
@pytest.mark.parametrize("m", [1, 3, 9])
@pytest.mark.parametrize("config", [STRICT, FAST], ids=["strict", "fast"])
def test_columns_that_are_stored_as_heads(config: FusionConfig, m: int) -> None:
    x, w = input_("x", (m, 64)), weight(64, 60, 4, 32)
    product = reshape(matmul(x, dequantize(w)), shape=(m, 3, 20))
    graph = Graph((x,), (permute(product, order=(1, 0, 2)),))
    assert kernel_of(graph, host_target(), config).schedule.pack_b == "unpack"
    feeds = feeds_of(graph)
    (got,) = on_cpu("x86-64-v3", 2).run(graph, feeds, config)
    assert rms_error(got, exact(graph, feeds)) < (1e-6 if config is STRICT else 1e-2)


@needs_x86
@pytest.mark.parametrize("config", [STRICT, FAST], ids=["strict", "fast"])
def test_batches_and_transposed_activations(config: FusionConfig) -> None:
    w = weight(96, 40, 4, 32)
    x, y = input_("x", (3, 5, 96)), input_("y", (96, 7))
    for leaf, value in ((x, x), (y, permute(y, order=(1, 0)))):
        graph = Graph((leaf,), (matmul(value, dequantize(w)),))
        assert kernel_of(graph, host_target(), config).schedule.pack_b == "unpack"
        feeds = feeds_of(graph)
        (got,) = on_cpu("host", 2).run(graph, feeds, config)
        assert rms_error(got, exact(graph, feeds)) < (1e-6 if config is STRICT else 0.03)


@needs_x86
def test_zeros_and_special_activations() -> None:
    """A row of zeros gives zeros; a NaN or an infinity does not become a number; denormals do not
    overflow their inverse."""
    w = weight(64, 16, 4, 32)
    x = input_("x", (4, 64))
    graph = Graph((x,), (matmul(x, dequantize(w)),))
    feeds = feeds_of(graph)
    feeds["x"][0] = 0.0
    feeds["x"][1, 5] = np.nan
    feeds["x"][2, 40] = np.inf
    feeds["x"][3] = 1e-40
    for config in (STRICT, FAST):
        (got,) = on_cpu("host", 1).run(graph, feeds, config)
        assert np.array_equal(got[0], np.zeros(16, np.float32))
        assert np.isnan(got[1]).all()
        assert not np.isfinite(got[2]).any()
        assert np.abs(got[3]).max() < 1e-35


@needs_x86
@pytest.mark.parametrize("config", [STRICT, FAST], ids=["strict", "fast"])
@pytest.mark.parametrize("sizes", [(0, 64, 32), (3, 64, 0), (3, 0, 16)])
def test_empty_sizes(sizes: tuple[int, int, int], config: FusionConfig) -> None:
    m, k, n = sizes
    x = input_("x", (m, k))
    graph = Graph((x,), (matmul(x, dequantize(weight(k, n, 4, 32))),))
    (got,) = on_cpu("host", 2).run(graph, feeds_of(graph), config)
    assert np.array_equal(got, np.zeros((m, n), np.float32))


@needs_x86
@pytest.mark.parametrize("bits", BITS)
def test_a_weight_inside_an_expression(bits: int) -> None:
    """Not the weight itself but its product with something: panels are packed from whole words, and
    the columns of a ragged tail one by one."""
    for k, n in ((96, 48), (100, 37)):
        x, c = input_("x", (7, k)), input_("c", (k, 1))
        graph = Graph((x, c), (matmul(x, mul(dequantize(weight(k, n, bits, 32)), c)),))
        text = emit(kernel_of(graph, X86_64_V3, STRICT), X86_64_V3)
        assert ("gather" in text) == (n % 16 != 0)
        feeds = feeds_of(graph)
        for level in LEVELS:
            (got,) = on_cpu(level, 2).run(graph, feeds, STRICT)
            assert row_error(got, exact(graph, feeds)) < 1e-5


# --- text ----------------------------------------------------------------------------------------

VNNI256 = dataclasses.replace(X86_64_V3, name="alderlake", cpu="alderlake", dot8="vnni256")
INSTRUCTION = {"x86-64-v4": "vpmaddubsw", "x86-64-vnni": "vpdpbusd", "alderlake": "vpdpbusd"}


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("target", [X86_64_V4, X86_64_VNNI, VNNI256], ids=lambda t: t.name)
@pytest.mark.parametrize("bits", BITS)
def test_wider_levels_compile(target: CpuTarget, bits: int) -> None:
    for m in (1, 4, 32):
        graph = linear(m, 256, 600, weight(256, 600, bits, 32))
        fast = emit(kernel_of(graph, target, FAST), target)
        assert compile_object(fast, target)
        wanted = INSTRUCTION[target.name]
        if bits == 8 and not target.dot8.startswith("vnni"):
            wanted = "vpmaddwd"
        elif (bits, m) == (1, 1) and not target.dot8.startswith("vnni"):
            wanted = "vpshufb"  # sums are looked up
        assert wanted in assembly(fast, target)
        assert compile_object(emit(kernel_of(graph, target, STRICT), target), target)


@pytest.mark.parametrize("bits", BITS)
def test_a_target_without_byte_products_stays_in_f32(bits: int) -> None:
    graph = linear(5, 256, 100, weight(256, 100, bits, 32))
    kernel = kernel_of(graph, WASM32, FAST)
    assert kernel.schedule.pack_b == "unpack"
    assert not kernel.schedule.int8
    assert compile_object(emit(kernel, WASM32), WASM32)


def test_one_row_reads_each_weight_once_and_keeps_nothing() -> None:
    """A single tile has no unpacked chunk: 4096² weights must not go through memory as f32."""
    graph = linear(1, 4096, 4096, weight(4096, 4096, 1, 32))
    for config in (STRICT, FAST):
        text = emit(kernel_of(graph, X86_64_V3, config), X86_64_V3)
        assert "@unpack" not in text
        assert "@tile1(" in text


@pytest.mark.parametrize("bits", [4, 3, 2, 1])
def test_bits_are_moved_by_one_instruction(bits: int) -> None:
    """Where a CPU has one for it; on machines that have it, every test here runs it."""
    target = dataclasses.replace(X86_64_VNNI, has_gfni=True)
    for m in (1, 5, 32):
        graph = linear(m, 128, 64, weight(128, 64, bits, 32))
        text = emit(kernel_of(graph, target, FAST), target)
        assert "vgf2p8affineqb" in assembly(text, target)
        assert "vgf2p8affineqb" not in emit(kernel_of(graph, X86_64_VNNI, FAST), X86_64_VNNI)
