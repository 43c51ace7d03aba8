"""Kernels touch nothing but their buffers: every array ends, or begins, at a page that may not be
read. A kernel that reads a vector too many kills the child process, and its graph is named."""

from __future__ import annotations

import ctypes
import mmap
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from benchmarks import graphs
from kitsune.backends.cpu import jit
from kitsune.backends.cpu.binary import constant_value
from kitsune.backends.cpu.emit import emit_module
from kitsune.backends.cpu.jit import cpu_target
from kitsune.backends.cpu.linker import link
from kitsune.backends.cpu.native_program import CpuProgram, NativeProgram
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.bind_sizes import bind_sizes, tighten_ranges
from kitsune.ir.dtypes import DType, boolean, f16, f32, f64, i32, i64, make_packed_type, u8
from kitsune.ir.formats import find_format
from kitsune.ir.guards import assume, record_guards
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    argmax,
    concat,
    constant,
    cumsum,
    dequantize,
    gather,
    gather_elements,
    input_,
    matmul,
    max_,
    packed_constant,
    pad,
    permute,
    reshape,
    scatter,
    scatter_add,
    scatter_elements_add,
    slice_,
    softmax,
    sum_,
    transpose,
)
from kitsune.ir.packing import quantize
from kitsune.lower.memory import Module
from kitsune.system.progress import Stages
from tests.backends_fixture import random_feeds, wide_target
from tests.formats import draw_weight
from tests.images import DYNAMIC_FORMS, FORMS, make_dynamic

ROOT = Path(__file__).parents[2]
PAGE = mmap.PAGESIZE


def transposed(m: int, k: int, n: int) -> Graph:
    a, b = input_("a", (m, k)), input_("b", (n, k))
    return Graph((a, b), (matmul(a, transpose(b)),))


def columns(rows: int, size: int) -> Graph:
    x = input_("x", (rows, size))
    return Graph((x,), (softmax(x, axes=(0,)), sum_(x, axes=(0,)), permute(x, order=(1, 0))))


def one_row(k: int, n: int) -> Graph:
    x = input_("x", (1, k))
    return Graph((x,), (matmul(x, constant(np.ones((k, n), np.float32))),))


def product(m: int, k: int, n: int, dtype: DType) -> Graph:
    """Read where it is, turned, and as a constant."""
    a, b, c = input_("a", (m, k), dtype), input_("b", (k, n), dtype), input_("c", (n, k), dtype)
    weight = constant(np.ones((k, n), dtype.numpy))
    return Graph((a, b, c), (matmul(a, b), matmul(a, transpose(c)), matmul(a, weight)))


def pieces(dtype: DType) -> Graph:
    """Read through guards: along the lanes, across them, backwards, and next to each other."""
    x, y = input_("x", (5, 37), dtype), input_("y", (5, 3), dtype)
    back = slice_(x, starts=(4, 36), sizes=(5, 37), steps=(-1, -1))
    outputs = [
        pad(x, before=(1, 3), after=(2, 20)),
        pad(back, before=(0, 1), after=(0, 1)),
        pad(permute(x, order=(1, 0)), before=(2, 2), after=(2, 2)),
        pad(y, before=(0, 40), after=(0, 0)),
        concat(x, y, x, axis=1),
        concat(x, x, axis=0),
        concat(back, back, axis=1),
    ]
    return Graph((x, y), tuple(outputs))


def places(dtype: DType) -> Graph:
    """Read and written where indices say, the first and the last element among them."""
    x, i = input_("x", (9, 37), dtype), input_("i", (9,), i64)
    rows, columns = input_("rows", (9, 37), dtype), input_("columns", (9, 9), dtype)
    each = input_("each", (9, 37), i32)
    padded = pad(x, before=(0, 1), after=(0, 1))
    outputs = [
        gather(x, i, axis=0),
        gather(x, i, axis=1),
        gather_elements(x, each, axis=0),
        scatter_add(x, i, rows, axis=0),
        scatter(x, i, columns, axis=1),
        scatter_elements_add(x, each, rows, axis=0),
        gather(padded, i, axis=0),
    ]
    return Graph((x, i, rows, columns, each), tuple(outputs))


def folds(dtype: DType) -> Graph:
    x = input_("x", (5, 37), dtype)
    outputs = [
        cumsum(x, axis=1),
        cumsum(x, axis=0, reverse=True),
        sum_(x, axes=(1,)),
        max_(x, axes=(0,)),
        argmax(x, axis=1),
    ]
    return Graph((x,), tuple(outputs))


def low_bit_places(k: int, n: int) -> Graph:
    dtype = make_packed_type(4, 32)
    data = quantize(np.random.default_rng(0).standard_normal((k, n)).astype(np.float32), dtype)
    weight = dequantize(packed_constant(data, (k, n), dtype))
    x, i = input_("x", (3, k)), input_("i", (5,), i64)
    joined = concat(weight, weight, axis=1)
    return Graph((x, i), (gather(weight, i, axis=0), matmul(x, joined)))


def low_bit_generic(bits: int, group: int, symmetric: bool, k: int, n: int) -> Graph:
    """Packed weights that no low-bit kernel reads: rows from two axes, flips, pads, sums. Each has
    a weight of its own: one that several read would be unpacked before."""
    dtype, random = make_packed_type(bits, group, symmetric), np.random.default_rng(0)

    def weight() -> Node:
        data = quantize(random.standard_normal((k, n)).astype(np.float32), dtype)
        return dequantize(packed_constant(data, (k, n), dtype))

    x, y, i = input_("x", (3, 8, k // 8)), input_("y", (3, n)), input_("i", (5,), i64)
    rows = reshape(permute(x, order=(0, 2, 1)), shape=(3, k))
    flipped = slice_(weight(), starts=(k - 1, 0), sizes=(k, n), steps=(-1, 1))
    backwards = slice_(weight(), starts=(0, n - 1), sizes=(k, n), steps=(1, -1))
    outputs = [
        matmul(rows, weight()),
        matmul(rows, flipped),
        matmul(rows, backwards),
        matmul(y, transpose(weight())),
        matmul(rows, gather(weight(), i, axis=1)),
        matmul(rows, pad(weight(), before=(0, 3), after=(0, 5))),
        sum_(weight(), axes=(0,)),
        max_(weight(), axes=(1,)),
    ]
    return Graph((x, y, i), tuple(outputs))


def format_readers(name: str) -> Graph:
    """A weight of a format by one row, by a few and by more, looked up, and as it is. Its rows do
    not fill the last block, its columns not the last panel."""
    row = find_format(name)
    assert row is not None
    n, k = 37, row.rows + 28
    packed = draw_weight(row, n, k)
    weight = dequantize(packed_constant(packed.data, (k, n), packed.dtype))
    x, y, z = input_("x", (1, k)), input_("y", (3, k)), input_("z", (19, k))
    i = input_("i", (5,), i64)
    products = (matmul(each, weight) for each in (x, y, z))
    return Graph((x, y, z, i), (*products, gather(weight, i, axis=1), sum_(weight, axes=(0,))))


FORMAT_NAMES = ("Q4_K", "Q3_K", "IQ2_XS", "IQ3_S", "NVFP4", "TQ1_0", "NF4", "q6g32", "q8g64m_f32")
LOW_BIT = [
    (8, 32, True, 64, 33),
    (4, 32, False, 96, 1),
    (3, 32, True, 64, 65),
    (2, 64, False, 64, 40),
    (1, 64, True, 128, 34),
]
TYPES = [f64, f32, f16, u8]  # one of each size
GRAPHS: dict[str, Callable[[], Graph]] = {
    "row": lambda: graphs.row_graph(5, 37),
    "rows that are stored late": lambda: graphs.row_graph(500, 93),
    "row along columns": lambda: graphs.row_graph(7, 19, axis=0),
    "linear": lambda: graphs.linear_graph(7, 33, 45),
    "linear in whole tiles": lambda: graphs.linear_graph(12, 64, 96),
    "low-bit": lambda: graphs.linear_graph(3, 70, 37, bits=4),
    "low-bit rows": lambda: graphs.linear_graph(17, 64, 48, bits=4),
    "attention": lambda: graphs.attention_graph(1, 3, 21, 11),
    "attention in whole blocks": lambda: graphs.attention_graph(1, 2, 128, 16),
    "linear gradients": lambda: graphs.linear_grad_graph(9, 21, 35),
    "layer_norm gradients": lambda: graphs.layer_norm_grad_graph(6, 29),
    "transposed": lambda: transposed(5, 23, 32),
    "columns": lambda: columns(9, 21),
    "one row": lambda: one_row(19, 70),
    "one row in streams": lambda: one_row(1029, 131),
    "few rows of long columns": lambda: product(3, 19, 2064, f32),
    "parts of k": lambda: product(5, 2100, 9, f32),
    **{f"product {d}": partial(product, 7, 21, 37, d) for d in (f64, f16, i32, i64, u8)},
    "low-bit places": lambda: low_bit_places(70, 37),
    **{f"low-bit {case}": partial(low_bit_generic, *case) for case in LOW_BIT},
    **{f"format {name}": partial(format_readers, name) for name in FORMAT_NAMES},
    **{f"pieces {d}": partial(pieces, d) for d in [*TYPES, boolean]},
    **{f"places {d}": partial(places, d) for d in TYPES},
    **{f"folds {d}": partial(folds, d) for d in TYPES},
}
GRAPHS |= {f"convolution: {name}": make for name, (_, make) in FORMS.items()}


class Guarded:
    """Arrays between two pages that may not be touched, at one end or the other of the space."""

    def __init__(self, at_end: bool) -> None:
        self.at_end = at_end
        self.kept: list[mmap.mmap] = []
        self.protect = ctypes.CDLL(None, use_errno=True).mprotect

    def array(self, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> np.ndarray:
        nbytes = int(np.prod(shape)) * dtype.itemsize
        room = -(-nbytes // PAGE) * PAGE
        memory = mmap.mmap(-1, room + 2 * PAGE)
        self.kept.append(memory)
        start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        for page in (start, start + PAGE + room):
            assert self.protect(ctypes.c_void_p(page), ctypes.c_size_t(PAGE), 0) == 0
        first = PAGE + (room - nbytes if self.at_end else 0)
        return np.frombuffer(memory, dtype, nbytes // dtype.itemsize, first).reshape(shape)


def run_guarded(graph: Graph, level: str, name: str, config: FusionConfig) -> None:
    target = wide_target() if level == "wide" else cpu_target(level)
    compiled = lower_graph(graph, target, config)
    loaded, feeds = CpuProgram(compiled, target, 1), random_feeds(graph)
    for at_end in (True, False):
        print(f"{name}, {config}, at {'the end' if at_end else 'the start'}", flush=True)
        run_between_guards(compiled, loaded, feeds, Guarded(at_end))


def run_guarded_dynamic(graph: Graph, level: str, name: str, config: FusionConfig) -> None:
    """A convolution for any size, at two of these, with the arena between pages as well."""
    target = wide_target() if level == "wide" else cpu_target(level)
    with record_guards() as traced:
        dynamic = make_dynamic(graph, 0, 2, 3, 4)
    with record_guards():
        dynamic, guards = tighten_ranges(dynamic, tuple(traced))
        assume(guards)
        compiled = lower_graph(dynamic, target, config)
        binary = link(emit_module(compiled, target), compiled, target, 1, Stages())
    binary = replace(binary, code=jit.load(binary.objects, target))
    constants = [constant_value(node) for node in compiled.constants]
    for more in (0, 2):
        shape = graph.inputs[0].shape
        values = {f"d{n}": size + more for n, size in enumerate(shape) if n != 1}
        program = NativeProgram(binary.bind_sizes(values), constants, 1, Stages())
        bound = bind_sizes(dynamic, values)
        feeds = random_feeds(bound)
        for at_end in (True, False):
            print(f"{name} of any size, {values}, {config}, {at_end}", flush=True)
            guarded = Guarded(at_end)
            arrays = [guarded.array(n.shape, n.dtype.numpy) for n in bound.inputs]
            for array, node in zip(arrays, bound.inputs, strict=True):
                array[...] = feeds[node.attr("name")]
            outputs = [guarded.array(n.shape, n.dtype.numpy) for n in bound.outputs]
            nbytes = -(-program._arena_nbytes // 64) * 64
            arena = guarded.array((nbytes,), np.dtype(np.uint8))
            arena[...] = 255  # not a number
            program._run([*arrays, *outputs], arena)
            for got, want in zip(outputs, interpret(bound, feeds), strict=True):
                most = 1e-3 * max(1, np.abs(want).max())
                np.testing.assert_allclose(got, want, rtol=1e-3, atol=most)


def run_between_guards(
    compiled: Module, loaded: CpuProgram, feeds: dict[str, np.ndarray], guarded: Guarded
) -> None:
    arrays = []
    for node in compiled.inputs:
        array = guarded.array(node.shape, node.dtype.numpy)
        array[...] = feeds[node.attr("name")]
        arrays.append(array)
    for laid_out in loaded._constants:
        value = laid_out.array
        laid_out.array = guarded.array(value.shape, value.dtype)
        laid_out.array[...] = value
    loaded._addresses = [laid_out.array.ctypes.data for laid_out in loaded._constants]
    outputs = [guarded.array(n.shape, n.dtype.numpy) for n in compiled.outputs]
    loaded._run([*arrays, *outputs], loaded._arena)
    want = loaded.slow_path(*(feeds[n.attr("name")] for n in compiled.inputs))
    for got, expected in zip(outputs, want if isinstance(want, tuple) else (want,), strict=True):
        np.testing.assert_array_equal(got, expected)


CONFIGS = FusionConfig(), FusionConfig(numerics="fast"), FusionConfig(enabled=False)


LEVELS = ["host", "x86-64-v2", "wide"]


def main(level: str, every: bool) -> None:
    """Each graph on every level with every configuration; or on the host and one other level, with
    one configuration each: the next graph on the next."""
    others = len(LEVELS) - 1
    for turn, (name, build) in enumerate(GRAPHS.items(), LEVELS.index(level)):
        if not (every or level == "host" or turn % others == 0):
            continue
        for config in CONFIGS if every else CONFIGS[turn % len(CONFIGS) :][:1]:
            run_guarded(build(), level, name, config)
    for turn, name in enumerate(DYNAMIC_FORMS, LEVELS.index(level)):
        if every or turn % len(LEVELS) == 0:
            run_guarded_dynamic(FORMS[name][1](), level, name, CONFIGS[turn % 2])


@pytest.mark.skipif(sys.platform != "linux", reason="protects pages by Linux's mprotect")
@pytest.mark.parametrize("level", LEVELS)
def test_kernels_stay_inside_their_buffers(level: str, request: pytest.FixtureRequest) -> None:
    every = request.config.getoption("--every-level")
    code = f"from tests.conformance.test_guard_pages import main; main({level!r}, {every})"
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, env=env
    )
    assert done.returncode == 0, (done.stdout.splitlines()[-1:], done.stderr[-2000:])


def test_a_guard_page_kills() -> None:
    """The pages do guard: reading one element past the end ends the process."""
    code = (
        "from tests.conformance.test_guard_pages import *\n"
        "array = Guarded(True).array((10,), np.dtype(np.float32))\n"
        "ctypes.string_at(array.ctypes.data, 44)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}
    )
    assert done.returncode < 0
