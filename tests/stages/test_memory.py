"""The arena: nothing is overwritten while somebody still reads it, and memory is used again."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from kitsune.backends.cpu.schedule.contraction import schedule
from kitsune.config import FusionConfig
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import add, constant, exp, input_, matmul, relu
from kitsune.lower.lower import Lowered, lower_group
from kitsune.lower.memory import ALIGN, Module, plan_memory
from kitsune.target import X86_64_V3
from tests.graphs import dags, trained
from tests.planning import plan


def arranged(graph: Graph, enabled: bool = True) -> tuple[list[Lowered], Module]:
    made = plan(graph, X86_64_V3, FusionConfig(enabled=enabled))
    lowered = [lower_group(g) for g in made.groups]
    return lowered, plan_memory(made, lowered)


@given(graph=st.one_of(dags(14), trained()), enabled=st.booleans())
def test_nothing_is_overwritten_before_its_last_reader(graph: Graph, enabled: bool) -> None:
    """Run the steps over an arena that remembers, byte by byte, who wrote it last."""
    lowered, layout = arranged(graph, enabled)
    arena = np.full(layout.arena_nbytes, -1)
    number: dict[Node, int] = {}
    for low, step in zip(lowered, layout.steps, strict=True):
        written = low.kernel.written_buffers()
        places = [
            (node, slice(ref.at, ref.at + buffer.nbytes), at in written)
            for at, (node, ref, buffer) in enumerate(
                zip(low.nodes, step.refs, low.kernel.buffers, strict=True)
            )
            if ref.place == "arena"
        ]
        for node, place, is_written in places:
            assert place.start % ALIGN == 0
            assert place.stop <= layout.arena_nbytes
            if is_written:
                number[node] = len(number)
                arena[place] = number[node]
        for node, place, _ in places:  # a kernel reads and writes at the same time
            assert (arena[place] == number[node]).all()
    assert layout.arena_nbytes <= layout.unshared_nbytes


def chain(length: int) -> Graph:
    x, w = input_("x", (32, 32)), input_("w", (32, 32))
    node = x
    for _ in range(length):
        node = matmul(node, w)
    return Graph((x, w), (node,))


def test_a_chain_needs_two_buffers_however_long_it_is() -> None:
    _, layout = arranged(chain(10))
    assert layout.arena_nbytes == 2 * 32 * 32 * 4
    assert layout.unshared_nbytes == 9 * 32 * 32 * 4


def test_inputs_outputs_and_constants_are_not_in_the_arena() -> None:
    x = input_("x", (8, 8))
    weight = constant(np.ones((8, 8), np.float32))
    out = matmul(x, weight)
    _, layout = arranged(Graph((x,), (out, relu(out), x, weight)))
    (step,) = layout.steps
    assert [(r.place, r.at) for r in step.refs] == [
        ("input", 0),
        ("constant", 0),
        ("output", 0),
        ("output", 1),
    ]
    assert layout.arena_nbytes == 0
    assert layout.outputs == (out, relu(out))  # what is not computed is not written


def test_a_result_that_is_returned_twice_is_written_once() -> None:
    x = input_("x", (8,))
    _, layout = arranged(Graph((x,), (exp(x), exp(x))))
    assert layout.outputs == (exp(x),)


def test_a_constant_in_two_forms_has_two_places() -> None:
    """Panels for a matmul, as it is for an addition: one must not become the other."""
    x, weight = input_("x", (20, 20)), constant(np.eye(20, dtype=np.float32))
    graph = Graph((x,), (matmul(x, weight), add(exp(x), weight)))
    made = plan(graph, X86_64_V3, FusionConfig())
    lowered = []
    for group in made.groups:
        low = lower_group(group)
        constants = {n for n, node in enumerate(low.nodes) if node.op == "constant"}
        kernel = schedule(low.kernel, X86_64_V3, constants, set())
        lowered.append(Lowered(kernel, low.nodes, group))
    assert plan_memory(made, lowered).constants == (weight, weight)
