"""Results that no cache holds, stored past it: wherever their arrays begin, and in every schedule
that does so."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from kitsune.backends.cpu.emit import emitted, scratch_nbytes
from kitsune.backends.cpu.jit import compile_object, load
from kitsune.bench.graphs import add_relu_graph, layer_norm_graph, random_feeds, softmax_graph
from kitsune.compiler import compile_graph
from kitsune.config import FusionConfig
from kitsune.ir.dtypes import f16
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.ir.ops import add, input_, relu, transpose
from kitsune.lower.kernel import Kernel
from kitsune.target import X86_64_V3, CpuTarget
from tests.backends.vmath_cases import on_levels

POINTER, INTEGER = ctypes.c_void_p, ctypes.c_int64


def turned(rows: int, columns: int) -> Graph:
    x, y = input_("x", (columns, rows)), input_("y", (rows, columns))
    return Graph((x, y), (add(transpose(x), y),))


def halves(size: int) -> Graph:
    x = input_("x", (size,), f16)
    return Graph((x,), (relu(x),))


GRAPHS: dict[str, Callable[[], Graph]] = {
    "map": lambda: add_relu_graph(4096),
    "map with a tail": lambda: add_relu_graph(1003),
    "halves": lambda: halves(4096),
    "rows": lambda: layer_norm_graph(6, 256),
    "rows that are no multiple of a register": lambda: softmax_graph(6, 132),
    "tiles": lambda: turned(64, 96),
}


V3 = replace(X86_64_V3, l3_nbytes=1)  # which holds no result


def scheduled(graph: Graph, target: CpuTarget) -> Kernel:
    (step,) = compile_graph(graph, target, FusionConfig()).layout.steps
    return step.kernel


def beginning(nbytes: int, place: int) -> np.ndarray:
    """Memory that begins so many bytes behind a multiple of 64."""
    whole = np.zeros(nbytes + 128, np.uint8)
    start = -whole.ctypes.data % 64 + place
    return whole[start : start + nbytes]


def run(kernel: Kernel, target: CpuTarget, inputs: list[np.ndarray], place: int) -> np.ndarray:
    """The kernel's bytes, where the array for them begins at `place`."""
    made = emitted(kernel, target)
    code = load([compile_object(made.text, target)], target)
    out = beginning(kernel.buffers[-1].nbytes, place)
    scratch = beginning(scratch_nbytes(kernel, 1) + 64, 0)
    arrays = [*inputs, out, scratch]
    numbers = [0, 0, 1, *made.numbers]
    kinds = [POINTER] * (len(arrays) + 1) + [INTEGER] * len(numbers)
    function = ctypes.CFUNCTYPE(None, *kinds)(code.address(made.symbol))
    function(*(a.ctypes.data for a in arrays), None, *numbers)
    return out


@pytest.mark.parametrize("place", [0, 16, 32, 48])
@on_levels
@pytest.mark.parametrize("name", GRAPHS)
def test_results_are_stored_wherever_their_array_begins(
    name: str, target: CpuTarget, place: int
) -> None:
    graph, target = GRAPHS[name](), replace(target, l3_nbytes=1)
    kernel, feeds = scheduled(graph, target), random_feeds(graph)
    assert kernel.schedule.streams
    out = run(kernel, target, [feeds[n.attr("name")] for n in graph.inputs], place)
    (expected,) = interpret(graph, feeds)
    got = out.view(expected.dtype).reshape(expected.shape)
    np.testing.assert_allclose(got, expected, rtol=2e-3 if got.itemsize == 2 else 1e-5, atol=1e-6)


def test_whole_registers_are_stored_where_they_may_be() -> None:
    stores = "store <{} x float> "
    for graph, whole in ((add_relu_graph(4096), True), (softmax_graph(6, 132), False)):
        lines = [
            line for line in emitted(scheduled(graph, V3), V3).text.splitlines()
            if "!nontemporal" in line
        ]  # fmt: skip
        assert any(stores.format(4) in line for line in lines)
        assert any(stores.format(8) in line for line in lines) == whole


def test_what_is_written_in_place_stays_in_the_cache() -> None:
    kernel = scheduled(add_relu_graph(4096), V3)
    assert "!nontemporal" in emitted(kernel, V3).text
    assert "!nontemporal" not in emitted(replace(kernel, in_place=((2, 0),)), V3).text
