"""Results that no cache holds, stored past it or a row late: wherever their arrays begin, and in
every schedule that does so."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from benchmarks.graphs import (
    add_relu_graph,
    layer_norm_graph,
    random_feeds,
    row_graph,
    softmax_graph,
)
from kitsune.backends.cpu.emit import emit_kernel, scratch_nbytes
from kitsune.backends.cpu.jit import compile_object, load
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.dtypes import f16, f64
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.ir.ops import (
    add,
    input_,
    mul,
    relu,
    rms_norm,
    softmax,
    transpose,
    var,
)
from kitsune.lower.kernel import Kernel
from kitsune.target import X86_64_V3, CpuTarget
from tests.backends.vmath_cases import on_levels

POINTER, INTEGER = ctypes.c_void_p, ctypes.c_int64


def turned(rows: int, columns: int) -> Graph:
    x, y = input_("x", (columns, rows)), input_("y", (rows, columns))
    return Graph((x, y), (add(transpose(x), y),))


def half_precision(size: int) -> Graph:
    x = input_("x", (size,), f16)
    return Graph((x,), (relu(x),))


GRAPHS: dict[str, Callable[[], Graph]] = {
    "map": lambda: add_relu_graph(4096),
    "map with a tail": lambda: add_relu_graph(1003),
    "halves": lambda: half_precision(4096),
    "rows": lambda: layer_norm_graph(6, 256),
    "rows that are no multiple of a register": lambda: softmax_graph(6, 132),
    "tiles": lambda: turned(64, 96),
}


V3 = replace(X86_64_V3, l3_nbytes=1)  # which holds no result


def scheduled(graph: Graph, target: CpuTarget) -> Kernel:
    (step,) = lower_graph(graph, target, FusionConfig()).steps
    return step.kernel


def beginning(nbytes: int, place: int) -> np.ndarray:
    """Memory that begins so many bytes behind a multiple of 64."""
    whole = np.zeros(nbytes + 128, np.uint8)
    start = -whole.ctypes.data % 64 + place
    return whole[start : start + nbytes]


def run(
    kernel: Kernel, target: CpuTarget, inputs: list[np.ndarray], place: int, parts: int = 1
) -> list[np.ndarray]:
    """The kernel's bytes, where the arrays for them begin at `place`."""
    made = emit_kernel(kernel, target)
    code = load([compile_object(made.text, target)], target)
    out = [beginning(kernel.buffers[n].nbytes, place) for n in sorted(kernel.written_buffers())]
    scratch = beginning(scratch_nbytes(kernel, 1) + 64, 0)
    arrays = [*inputs, *out, scratch]
    kinds = [POINTER] * (len(arrays) + 1) + [INTEGER] * (3 + len(made.numbers))
    function = ctypes.CFUNCTYPE(None, *kinds)(code.address(made.symbol))
    for part in range(parts):
        function(*(a.ctypes.data for a in arrays), None, 0, part, parts, *made.numbers)
    return out


def moved(array: np.ndarray, place: int) -> np.ndarray:
    """The same values where they begin so many bytes behind a multiple of 64."""
    copy = beginning(array.nbytes, place).view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def assert_computes(
    graph: Graph, kernel: Kernel, target: CpuTarget, place: int, parts: int = 1, start: int = 0
) -> None:
    """With inputs that begin at `start` and results at `place`."""
    feeds = random_feeds(graph)
    inputs = [moved(feeds[n.attr("name")], start) for n in graph.inputs]
    out = run(kernel, target, inputs, place, parts)
    for got, expected in zip(out, interpret(graph, feeds), strict=True):
        got = got.view(expected.dtype).reshape(expected.shape)
        rtol = 2e-3 if got.itemsize == 2 else 1e-5
        np.testing.assert_allclose(got, expected, rtol=rtol, atol=1e-6)


@pytest.mark.parametrize("place", [0, 16, 32, 48])
@on_levels
@pytest.mark.parametrize("name", GRAPHS)
def test_results_are_stored_wherever_their_array_begins(
    name: str, target: CpuTarget, place: int
) -> None:
    graph, target = GRAPHS[name](), replace(target, l3_nbytes=1)
    kernel = scheduled(graph, target)
    assert kernel.schedule.streams
    assert_computes(graph, kernel, target, place)


@pytest.mark.parametrize("name", GRAPHS)
def test_inputs_are_read_wherever_their_arrays_begin(name: str) -> None:
    graph = GRAPHS[name]()
    kernel = scheduled(graph, V3)
    for start in range(0, 64, max(n.dtype.itemsize for n in graph.inputs)):
        assert_computes(graph, kernel, V3, 16, start=start)


def test_whole_registers_are_stored_where_they_may_be() -> None:
    stores = "store <{} x float> "
    for graph, whole in ((add_relu_graph(4096), True), (softmax_graph(6, 132), False)):
        lines = [
            line
            for line in emit_kernel(scheduled(graph, V3), V3).text.splitlines()
            if "!nontemporal" in line
        ]
        assert any(stores.format(4) in line for line in lines)
        assert any(stores.format(8) in line for line in lines) == whole


def test_what_is_written_in_place_stays_in_the_cache() -> None:
    kernel = scheduled(add_relu_graph(4096), V3)
    assert "!nontemporal" in emit_kernel(kernel, V3).text
    assert "!nontemporal" not in emit_kernel(replace(kernel, in_place=((2, 0),)), V3).text


# --- rows that are stored while the next is reduced ----------------------------------------------


def half_precision_rows(rows: int, columns: int) -> Graph:
    x = input_("x", (rows, columns), f16)
    return Graph((x,), (softmax(x, axes=(1,)),))


def doubles(rows: int, columns: int) -> Graph:
    x = input_("x", (rows, columns), f64)
    return Graph((x,), (softmax(x, axes=(1,)),))


def two_results(rows: int, columns: int) -> Graph:
    x, w = input_("x", (rows, columns)), input_("w", (columns,))
    soft = softmax(x, axes=(1,))
    return Graph((x, w), (soft, mul(soft, w)))


def root_mean_square(rows: int, columns: int) -> Graph:
    x, w = input_("x", (rows, columns)), input_("w", (columns,))
    return Graph((x, w), (rms_norm(x, w, axes=(1,), eps=1e-5),))


LATE: dict[str, Callable[[int, int], Graph]] = {
    "softmax": softmax_graph,
    "layer_norm": layer_norm_graph,
    "rms_norm": root_mean_square,
    "around softmax": row_graph,
    "two results": two_results,
    "halves": half_precision_rows,
    "doubles": doubles,
}


def with_caches(target: CpuTarget, graph: Graph) -> CpuTarget:
    """A second cache that holds four rows, and a third that holds none."""
    first = graph.inputs[0]
    row = first.shape[1] * max(4, first.dtype.itemsize)
    return replace(target, l2_nbytes=4 * row, l3_nbytes=1)


@on_levels
@pytest.mark.parametrize("columns", [37, 256])
@pytest.mark.parametrize("name", LATE)
def test_rows_are_stored_while_the_next_is_reduced(
    name: str, columns: int, target: CpuTarget
) -> None:
    graph = LATE[name](11, columns)
    target = with_caches(target, graph)
    kernel = scheduled(graph, target)
    assert kernel.schedule.late
    assert "stored with the next row" in str(kernel)
    for parts, place in ((1, 0), (3, 16), (20, 48)):  # parts with one row and with none
        assert_computes(graph, kernel, target, place, parts)


def test_rows_that_fit_the_cache_are_stored_at_once() -> None:
    assert not scheduled(softmax_graph(11, 256), X86_64_V3).schedule.late
    x = input_("x", (4096, 1024))
    spread = scheduled(Graph((x,), (var(x, axes=(1,)),)), X86_64_V3).schedule
    assert spread.prefetch_nbytes
    assert not spread.late  # nothing is stored along the row
