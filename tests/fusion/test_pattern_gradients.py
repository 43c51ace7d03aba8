"""Gradients through each named pattern, fused: the oracle's, and those of the unfused program."""

from __future__ import annotations

import numpy as np
import pytest

from kitsune.autodiff import gradients
from kitsune.compiler import lower_graph
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import add, input_, matmul, mul, reshape, sum_
from kitsune.ir.rewrite import rebuild
from kitsune.plan.pattern_examples import EXAMPLES
from kitsune.target import X86_64_V3
from tests.backends_fixture import (
    CPU,
    FUSED,
    UNFUSED,
    Backend,
    Feeds,
    assert_outputs,
    random_feeds,
)
from tests.tolerances import RELATIVE, magnitude

SMALL = 1024  # elements of an example's largest activation


def loss(graph: Graph) -> Node:
    """Σ s·y over every output y, with an s of its own for each element."""
    parts = [
        sum_(mul(y, input_(f"s{n}", y.shape)), axes=tuple(range(len(y.shape))))
        for n, y in enumerate(graph.outputs)
    ]
    total = reshape(parts[0], shape=())
    for part in parts[1:]:
        total = add(total, reshape(part, shape=()))
    return total


def training_step(graph: Graph) -> Graph:
    """The loss and its gradient with respect to every input that can have one."""
    total = loss(graph)
    made = (total, *gradients(total, [x for x in graph.inputs if x.dtype.is_float]))
    return Graph(tuple(n for n in Graph((), made).nodes() if n.op == "input"), made)


def feeds_of(graph: Graph) -> Feeds:
    """Away from 0, which an example may divide by, and where relu has no gradient."""
    drawn = random_feeds(graph)
    floats = {k: v for k, v in drawn.items() if v.dtype.kind == "f"}
    return drawn | {k: v + np.copysign(np.float32(0.25), v) for k, v in floats.items()}


def check_both(backend: Backend, graph: Graph) -> None:
    feeds = feeds_of(graph)
    fused, unfused = (backend.run(graph, feeds, config) for config in (FUSED, UNFUSED))
    assert_outputs(graph, feeds, fused)
    assert_outputs(graph, feeds, unfused)
    for mine, other in zip(fused, unfused, strict=True):
        apart = np.abs(mine.astype(np.float64) - other)
        assert (apart <= 64 * RELATIVE["f32"] * (magnitude(other) + 1)).all()


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize("backend", CPU, ids=str)
def test_gradients_of_a_pattern(backend: Backend, name: str) -> None:
    step = training_step(EXAMPLES[name](SMALL))
    assert all(g.op != "constant" for g in step.outputs[1:])  # each input has a gradient
    check_both(backend, step)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_pattern_fuses_where_its_gradient_is_computed(name: str) -> None:
    """In fewer kernels than ops: what is verified above is a fused program."""
    made = lower_graph(training_step(EXAMPLES[name](SMALL)), X86_64_V3, FUSED)
    assert len(made.plan.groups) < made.plan.unfused.kernels
    assert any(group.pattern for group in made.plan.groups) or made.plan.rewritten


@pytest.mark.parametrize("backend", CPU, ids=str)
def test_gradients_of_several_patterns_in_one_graph(backend: Backend) -> None:
    """Patterns of square matrices, one after another."""
    x = input_("x", (32, 32))
    y = x
    for name in ("linear_activation", "activation_chain", "scalar_activation", "linear_bn"):
        y = placed(EXAMPLES[name](SMALL), name, y)
    mixed = matmul(placed(EXAMPLES["matrix_chain"](SMALL), "chain", y), input_("w", (2, 32)))
    inputs = [n for n in Graph((), (mixed,)).nodes() if n.op == "input"]
    step = training_step(Graph(tuple(inputs), (mixed, add(y, x))))
    made = lower_graph(step, X86_64_V3, FUSED)
    names = {g.pattern for g in made.plan.groups} | {f.pattern for f in made.plan.rewritten}
    assert names >= {"linear_activation", "reduction", "linear_bn"}
    check_both(backend, step)


def placed(graph: Graph, name: str, x: Node) -> Node:
    """The result of an example whose first input is `x`; its others get names of their own."""
    new = {graph.inputs[0]: reshape(x, shape=graph.inputs[0].shape)}
    for node in graph.nodes():
        if node.op == "input" and node not in new:
            new[node] = input_(f"{name}.{node.attr('name')}", node.shape)
        elif node not in new:
            new[node] = rebuild(node, tuple(new[i] for i in node.inputs))
    (result,) = (new[o] for o in graph.outputs)
    return reshape(result, shape=(32, 32)) if len(result.shape) == 1 else result
