"""How row kernels run on a CPU: how much at a time, what is prefetched, how they divide."""

from __future__ import annotations

import pytest

from benchmarks.graphs import (
    add_relu_graph,
    chain_graph,
    layer_norm_graph,
    row_graph,
    softmax_graph,
)
from kitsune.backends.cpu.emit import emit
from kitsune.backends.cpu.schedule.prefetch import count_steps
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir import ops
from kitsune.ir.node import Graph, Node
from kitsune.lower.kernel import Kernel, free_axes
from kitsune.target import WASM32, X86_64_V3, CpuTarget


def scheduled(graph: Graph, target: CpuTarget = X86_64_V3) -> Kernel:
    (step,) = lower_graph(graph, target, FusionConfig()).steps
    return step.kernel


# --- lanes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("graph", "lanes"),
    [
        (add_relu_graph(1000), 16),  # two vectors of eight
        (chain_graph(4, 256), 32),  # a function of many steps
        (softmax_graph(4, 256), 32),  # sums along the lanes
        (softmax_graph(4, 20), 16),  # no longer than the row
        (softmax_graph(4, 3), 8),
    ],
    ids=["cheap", "function", "sum", "short", "shorter"],
)
def test_lanes(graph: Graph, lanes: int) -> None:
    assert scheduled(graph).schedule.lanes == lanes


# --- prefetching ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("graph", "ahead"),
    [
        (softmax_graph(4096, 1024), 1),  # the next row
        (softmax_graph(4096, 64), 4),  # four rows are 1024 bytes
        (softmax_graph(64, 1024), 0),  # in the second cache
        (layer_norm_graph(4096, 1024), 1),
        (chain_graph(4096, 1024), 256),  # 1024 bytes of f32
        (chain_graph(16, 1024), 0),
        (add_relu_graph(1 << 22), 0),  # the hardware keeps pace
    ],
    ids=["rows", "short rows", "few rows", "norm", "map", "small map", "cheap map"],
)
def test_what_is_is_prefetched(graph: Graph, ahead: int) -> None:
    kernel = scheduled(graph)
    nbytes = kernel.schedule.prefetch_nbytes
    assert count_steps(kernel, nbytes) == ahead
    text = emit(kernel, X86_64_V3)
    assert ("@llvm.prefetch" in text) == (ahead > 0)
    assert (f"prefetch {nbytes} bytes ahead" in str(kernel)) == (ahead > 0)


def test_rows_ask_where_much_is_computed_for_what_varies_with_the_row() -> None:
    """A vector of 32 floats is two cache lines; x, m and r have rows of their own, s and w not."""
    text = emit(scheduled(row_graph(4096, 1024)), X86_64_V3)
    asked = [line for line in text.splitlines() if "call void @llvm.prefetch" in line]
    assert len(asked) == 2 * 2 * 3  # in the first row and in those that store the one before
    maximum, item = text.index("= fcmp olt"), text.index("item.")
    assert text.count("call void @llvm.prefetch", maximum, item) == 2 * 3
    assert "@llvm.x86.avx2.permps" in text[maximum : text.index("call void @llvm.prefetch")]


def test_a_sum_in_one_pass_asks_for_nothing() -> None:
    x = ops.input_("x", (4096, 1024))
    assert scheduled(Graph((x,), (ops.sum_(x, axes=(1,)),))).schedule.prefetch_nbytes == 0
    in_two_passes = scheduled(Graph((x,), (ops.var(x, axes=(1,)),)))
    assert in_two_passes.schedule.prefetch_nbytes > 0


# --- quotients -----------------------------------------------------------------------------------


def divisions(graph: Graph, target: CpuTarget = X86_64_V3) -> list[str]:
    lines = str(scheduled(graph, target)).splitlines()
    return [line.split("= ")[1] for line in lines if "= div(" in line]


@pytest.mark.parametrize("target", [X86_64_V3, WASM32], ids=lambda t: t.name)
def test_softmax_divides_once_a_row(target: CpuTarget) -> None:
    assert divisions(softmax_graph(4, 64), target) == ["div(1.0, v4)"]
    assert divisions(row_graph(4, 64), target) == ["div(1.0, v6)"]


@pytest.mark.parametrize("target", [X86_64_V3, WASM32], ids=lambda t: t.name)
def test_exponentials_below_a_maximum_are_reported_from_others(target: CpuTarget) -> None:
    assert "exp_lifted(" in str(scheduled(softmax_graph(4, 64), target))
    x, y = ops.input_("x", (4, 64)), ops.input_("y", (4, 64))
    above = ops.exp(ops.sub(x, ops.max_(y, axes=(1,))))
    assert "exp_lifted(" not in str(scheduled(Graph((x, y), (above,)), target))


def test_what_lifts_exponentials_is_taken_back_once_a_row() -> None:
    """In the sum, and in its inverse."""
    (store,) = scheduled(softmax_graph(4, 64)).stores
    power, inverse = store.value.args
    assert (store.value.op, power.op) == ("mul", "exp_lifted")
    assert not free_axes(inverse, {}) & {"r0"}


def loose(node: Node) -> int:
    inputs = tuple(n for n in Graph((), (node,)).nodes() if n.op == "input")
    return len(scheduled(Graph(inputs, (node,))).schedule.loose)


def test_a_maximum_keeps_a_nan_where_no_sum_does() -> None:
    x = ops.input_("x", (4, 64))
    most = ops.max_(x, axes=(1,))
    power = ops.exp(ops.sub(x, most))
    total = ops.sum_(power, axes=(1,))
    assert loose(ops.softmax(x, axes=(1,))) == 1
    assert loose(ops.log_softmax(x, axes=(1,))) == 1
    assert loose(ops.add(ops.softmax(x, axes=(1,)), x)) == 1
    assert loose(most) == 0  # stored
    assert loose(ops.add(ops.softmax(x, axes=(1,)), most)) == 1  # a NaN all the same
    assert loose(ops.add(most, ops.log(total))) == 1  # likewise
    assert loose(ops.maximum(ops.div(power, total), most)) == 0  # not a sum or a product
    assert loose(power) == 0  # no sum at all
    below = ops.sum_(ops.exp(ops.sub(ops.mul(x, x), most)), axes=(1,))
    assert loose(ops.div(power, below)) == 0  # of other exponentials


def test_other_quotients_are_left_alone() -> None:
    """Their divisors may be so small that an inverse is infinite."""
    x, y = ops.input_("x", (4, 64)), ops.input_("y", (4, 64))
    e = ops.exp(x)
    shifted = ops.exp(ops.sub(x, ops.max_(y, axes=(1,))))
    for_each = [
        ops.div(x, ops.sum_(x, axes=(1,))),  # no exponentials
        ops.div(e, ops.sum_(e, axes=(1,))),  # without their maximum
        ops.div(shifted, ops.sum_(shifted, axes=(1,))),  # another maximum
    ]
    for node in for_each:
        inputs = tuple(n for n in Graph((), (node,)).nodes() if n.op == "input")
        assert not any("div(1.0" in text for text in divisions(Graph(inputs, (node,))))
