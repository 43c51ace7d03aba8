"""Kernels of one phase need nothing of each other's other parts: parts in any order give the same.

A part that read what another part makes would find the memory as it was before, in one of the
orders: what would be a race of threads is here a wrong result every time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks import graphs
from kitsune.backends.base import spec
from kitsune.backends.cpu.jit import host_target
from kitsune.backends.cpu.native_program import CpuProgram
from kitsune.backends.cpu.threads.team import PROGRAM
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    concat,
    exp,
    input_,
    matmul,
    max_,
    mul,
    neg,
    permute,
    reshape,
    slice_,
    softmax,
    sub,
    sum_,
    tanh,
)
from tests.backends_fixture import FUSED, UNFUSED, assert_outputs, call, random_feeds
from tests.graphs import KINDS

ORDERS: dict[str, Callable[[int], Sequence[int]]] = {
    "forwards": range,
    "backwards": lambda parts: range(parts)[::-1],
    "middle first": lambda parts: sorted(range(parts), key=lambda p: abs(2 * p - parts)),
}
X = input_("x", (160, 96))


def in_parts(
    graph: Graph, config: FusionConfig, parts: int, order: Callable[[int], Sequence[int]]
) -> tuple[list[np.ndarray], int]:
    """The outputs of a graph, each phase done part by part in that order over memory full of
    nonsense; and the number of phases."""
    compiled = lower_graph(graph, host_target(), config)
    program = CpuProgram(compiled, host_target(), 1)
    linked = program.binary
    run = PROGRAM(program.code.address(linked.entry))
    arena = np.full(linked.arena_nbytes + linked.scratch_nbytes + 64, 0xFF, np.uint8)
    start = arena.ctypes.data + -arena.ctypes.data % 64

    def through(*given: np.ndarray) -> list[np.ndarray] | np.ndarray:
        arrays = [np.asarray(each) for each in given]
        outputs = [np.empty(*spec(argument)) for argument in linked.outputs]
        constants = [program.constant(n) for n in range(len(linked.constants))]
        pointers = [a.ctypes.data for a in (*arrays, *outputs, *constants)]
        table = np.array([*pointers, start, 0], np.int64)
        for number, phase in enumerate(linked.phases):
            count = 1 if phase.meets else parts
            for part in order(count):
                run(table.ctypes.data, number, number + 1, 0, part, count)
        return outputs if len(outputs) != 1 else outputs[0]

    return call(compiled, through, random_feeds(graph)), len(linked.phases)


def agrees(graph: Graph, config: FusionConfig, parts: int, order: str) -> int:
    """Check against the oracle; the number of phases."""
    got, phases = in_parts(graph, config, parts, ORDERS[order])
    assert_outputs(graph, random_feeds(graph), got)
    return phases


def of(*outputs: Node) -> Graph:
    return Graph((X,), outputs)


def chain(x: Node) -> Node:
    for n in range(8):
        x = tanh(add(x, float(n)))
    return x


def rows(x: Node) -> Node:
    """Reductions of rows, and each row with its own."""
    less = sub(x, max_(x, axes=(1,)))
    scaled = mul(less, sum_(less, axes=(1,)))
    return add(scaled, max_(scaled, axes=(1,)))


def roll(x: Node) -> Node:
    """Every row where the one before was."""
    cut = [slice_(x, starts=(at, 0), sizes=(n, 96), steps=(1, 1)) for at, n in ((1, 159), (0, 1))]
    return concat(*cut, axis=0)


ONE_PHASE = {
    "chain": of(chain(X)),
    "long chain": Graph((n := input_("n", (50_001,)),), (chain(n),)),
    "rows": of(rows(X)),
    "two results": of(rows(X), rows(rows(X))),
}
SEVERAL = {
    "transposed": of(neg(permute(exp(X), order=(1, 0)))),
    "columns": of(sub(exp(X), sum_(exp(X), axes=(0,)))),
    "all of it": of(sub(exp(X), sum_(exp(X), axes=(0, 1)))),
    "rows moved": of(add(exp(X), roll(exp(X)))),
    "regrouped": of(sum_(reshape(exp(X), shape=(96, 160)), axes=(1,))),
    "product": of(softmax(matmul(exp(X), permute(tanh(X), order=(1, 0))), axes=(1,))),
}


@pytest.mark.parametrize("parts", [1, 2, 3, 7, 64])
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("name", ONE_PHASE)
def test_kernels_over_the_same_rows_do_not_wait(name: str, order: str, parts: int) -> None:
    assert agrees(ONE_PHASE[name], UNFUSED, parts, order) == 1


@pytest.mark.parametrize("parts", [2, 3, 7])
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("name", SEVERAL)
def test_kernels_that_need_other_rows_wait(name: str, order: str, parts: int) -> None:
    assert agrees(SEVERAL[name], UNFUSED, parts, order) > 1


def test_memory_is_reused_within_a_phase() -> None:
    layout = lower_graph(ONE_PHASE["chain"], host_target(), UNFUSED)
    assert len({step.phase for step in layout.steps}) == 1
    assert layout.arena_nbytes == 2 * 160 * 96 * 4
    assert layout.unshared_nbytes == 15 * 160 * 96 * 4


def test_large_kernels_wait() -> None:
    """They take long, and what one part leaves in the cache is all that matters."""
    n = input_("n", (1 << 20,))
    layout = lower_graph(Graph((n,), (chain(n),)), host_target(), UNFUSED)
    assert len({step.phase for step in layout.steps}) == len(layout.steps)


@pytest.mark.parametrize("config", [FUSED, UNFUSED], ids=["fused", "unfused"])
@pytest.mark.parametrize("order", ["forwards", "backwards"])
def test_whole_blocks(order: str, config: FusionConfig) -> None:
    for graph in (
        graphs.row_graph(37, 129),
        graphs.linear_grad_graph(33, 40, 50),
        graphs.attention_graph(1, 2, 70, 16),
    ):
        agrees(graph, config, 5, order)


@pytest.mark.parametrize("kind", list(KINDS))
@settings(max_examples=12)
@given(data=st.data(), fused=st.booleans())
def test_random_graphs(kind: str, data: st.DataObject, fused: bool) -> None:
    agrees(data.draw(KINDS[kind]), FUSED if fused else UNFUSED, 5, "backwards")


def test_what_a_cache_holds_is_less_work() -> None:
    """A program that the second cache holds takes less time than one that memory feeds."""
    row, weights = input_("row", (1, 128)), input_("weights", (128, 128))
    graph = Graph((row, weights), (matmul(row, weights),))
    near, far = (
        CpuProgram(lower_graph(graph, target, FUSED), target, 1).binary.work_us
        for target in (replace(host_target(), l2_nbytes=size) for size in (1 << 21, 1 << 14))
    )
    assert near < far
