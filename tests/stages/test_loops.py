"""Loops from the IR to the program: meaning, printing, hoisting, memory, native steps."""

from __future__ import annotations

import json

import numpy as np
import pytest

from kitsune.artefact.graphs import Tensors, decode_graph, encode_graph
from kitsune.autodiff import gradients
from kitsune.backends.cpu.jit import host_target
from kitsune.compiler import compile_graph, lower_graph
from kitsune.config import FusionConfig
from kitsune.errors import DTypeError, InputError, ShapeError
from kitsune.ir.dtypes import boolean, f32, f64, i64
from kitsune.ir.format_graph import format_graph
from kitsune.ir.interp import interpret
from kitsune.ir.loops import build_loop, hoist
from kitsune.ir.node import Graph, Node, structure
from kitsune.ir.ops import (
    add,
    concat,
    constant,
    gather,
    input_,
    iota,
    loop,
    lt,
    matmul,
    mul,
    reshape,
    sum_,
    tanh,
)
from kitsune.ir.verify_graph import verify
from kitsune.target import WASM32, X86_64_V3

CONFIG = FusionConfig()
RNG = np.random.default_rng(5)


def floats(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape).astype(np.float32)


def rnn(steps: int, backward: bool = False) -> Graph:
    """h' = tanh(x·W + b + h·R); every h is a result, and so is the last."""
    x, start = input_("x", (steps, 2, 3)), input_("h", (2, 4))
    rng = np.random.default_rng(1)
    w, r, b = (constant(rng.random(s, np.float32) - 0.5) for s in ((3, 4), (4, 4), (4,)))

    def step(state: list[Node], rows: list[Node]) -> tuple[list[Node], list[Node]]:
        after = tanh(add(add(matmul(rows[0], w), b), matmul(state[0], r)))
        return [after], [after]

    last, rows = build_loop(steps, [start], [x], step, backward=[backward])  # type: ignore[arg-type]
    return Graph((x, start), (rows, last))


def feed(graph: Graph) -> dict[str, np.ndarray]:
    return {n.attr("name"): floats(*n.shape) for n in graph.inputs}


def run(graph: Graph, feeds: dict[str, np.ndarray], threads: int = 1) -> list[np.ndarray]:
    made = compile_graph(graph, host_target(), CONFIG, threads=threads)
    return list(made.program.run([feeds[n.attr("name")] for n in graph.inputs]))


def check(graph: Graph, feeds: dict[str, np.ndarray] | None = None) -> None:
    feeds = feed(graph) if feeds is None else feeds
    for mine, other in zip(run(graph, feeds), interpret(graph, feeds), strict=True):
        np.testing.assert_allclose(mine, other, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("backward", [False, True])
@pytest.mark.parametrize("steps", [0, 1, 2, 75])
def test_a_program_repeats_the_kernels_of_a_step(steps: int, backward: bool) -> None:
    check(rnn(steps, backward))


def test_the_input_projection_of_all_steps_is_one_matmul_before_the_loop() -> None:
    module = lower_graph(rnn(9), X86_64_V3, CONFIG)
    before, inside = module.steps
    assert [n.op for n in before.nodes] == ["matmul", "add"]
    assert before.outputs[0].shape == (9, 2, 4)
    assert [n.op for n in inside.nodes] == ["matmul", "add", "tanh"]
    assert [(r.first, r.last, r.count) for r in module.loops] == [(1, 1, 9)]
    assert module.stages == [(0, 0), (1, 1)]


def test_hoisting_keeps_the_meaning() -> None:
    graph = rnn(5, backward=True)
    node, feeds = graph.outputs[0], feed(graph)
    want = interpret(graph, feeds)
    body, inputs = hoist(node.attr("body"), 5, node.inputs)
    assert not any(n.op == "matmul" and n.shape == (2, 3) for n in body.graph.nodes())
    last, rows = loop(body, 5, *inputs)
    for mine, other in zip(interpret(Graph(graph.inputs, (rows, last)), feeds), want, strict=True):
        np.testing.assert_allclose(mine, other, rtol=1e-5, atol=1e-6)


def test_states_may_be_exchanged_kept_and_constant() -> None:
    a, b, c = input_("a", (3,)), input_("b", (3,)), input_("c", (3,))
    seven = constant(np.full(3, 7, np.float32))

    def step(state: list[Node], rows: list[Node]) -> tuple[list[Node], list[Node]]:
        first, second, third, _ = state
        return [second, first, third, seven], [first, first, add(second, 1.0)]

    made = build_loop(5, [a, b, c, a], [], step)  # type: ignore[arg-type]
    check(Graph((a, b, c), tuple(made)))


def test_a_loop_inside_a_loop() -> None:
    x, h = input_("x", (4, 3)), input_("h", (3,))

    def outer(state: list[Node], rows: list[Node]) -> tuple[list[Node], list[Node]]:
        def inner(own: list[Node], _: list[Node]) -> tuple[list[Node], list[Node]]:
            return [tanh(add(own[0], rows[0]))], [mul(own[0], 2.0)]

        last, stacked = build_loop(3, state, [], inner)  # type: ignore[arg-type]
        return [last], [sum_(stacked, axes=(0,))]

    made = build_loop(4, [h], [x], outer)  # type: ignore[arg-type]
    check(Graph((x, h), tuple(made)))


def test_a_condition_ends_a_loop() -> None:
    x = input_("x", (3,))
    begin = constant(np.array(True))

    def step(state: list[Node], rows: list[Node]) -> tuple[list[Node], list[Node]]:
        after = mul(state[1], 2.0)
        total = reshape(sum_(after, axes=(0,)), shape=())
        return [lt(total, 100.0), after, add(state[2], 1)], []

    count = constant(np.array(0))
    made = build_loop(1 << 40, [begin, x, count], [], step, has_condition=True)  # type: ignore[arg-type]
    graph = Graph((x,), (made[1], made[2]))
    for scale in (1.0, 30.0, 200.0):
        feeds = {"x": np.full(3, scale, np.float32)}
        check(graph, feeds)
    assert run(graph, {"x": np.ones(3, np.float32)})[1] == 6


def nested_while(most: int) -> Graph:
    """Of each row of x: doubled while it is below 100, in a loop inside one."""
    x = input_("x", (4,))

    def outer(state: list[Node], rows: list[Node]) -> tuple[list[Node], list[Node]]:
        def inner(own: list[Node], _: list[Node]) -> tuple[list[Node], list[Node]]:
            after = mul(own[1], 2.0)
            return [lt(after, 100.0), after], []

        begin = [lt(rows[0], 100.0), rows[0]]
        made = build_loop(most, begin, [], inner, has_condition=True)  # type: ignore[arg-type]
        return [add(state[0], made[1])], [made[1]]

    made = build_loop(4, [constant(np.float32(0))], [x], outer)  # type: ignore[arg-type]
    return Graph((x,), tuple(made))


def test_a_loop_inside_another_that_does_not_end_is_an_error() -> None:
    x = np.array([1, 60, 7, 99], np.float32)
    check(nested_while(7), {"x": x})
    for evaluate in (run, interpret):
        with pytest.raises(InputError, match="a loop goes on after 6 steps"):
            evaluate(nested_while(6), {"x": x})  # type: ignore[operator]


def test_an_index_of_a_step_outside_its_axis_is_an_error() -> None:
    x, table = input_("x", (4,), i64), input_("table", (3,))

    def step(state: list[Node], rows: list[Node]) -> tuple[list[Node], list[Node]]:
        return [add(state[0], gather(table, rows[0], axis=0))], [state[0]]

    start = constant(np.float32(0))
    graph = Graph((x, table), tuple(build_loop(4, [start], [x], step)))  # type: ignore[arg-type]
    check(graph, {"x": np.array([0, 2, -1, 1]), "table": floats(3)})
    with pytest.raises(InputError, match="outside its axis of 3 elements"):
        run(graph, {"x": np.array([0, 3, 1, 1]), "table": floats(3)})


def wide_rnn(steps: int, width: int) -> Graph:
    """A step of which is long enough for threads to share it."""
    x, start = input_("x", (steps, 64, width)), input_("h", (64, width))
    r = constant(np.random.default_rng(1).random((width, width), np.float32) / width)

    def step(state: list[Node], rows: list[Node]) -> tuple[list[Node], list[Node]]:
        after = tanh(add(rows[0], matmul(state[0], r)))
        return [mul(after, state[0])], [after]

    last, rows = build_loop(steps, [start], [x], step)  # type: ignore[arg-type]
    return Graph((x, start), (rows, last))


@pytest.mark.parametrize("graph", [rnn(20), wide_rnn(7, 512)])
def test_threads_give_the_same_bits(graph: Graph) -> None:
    feeds = feed(graph)
    for one, two in zip(run(graph, feeds), run(graph, feeds, threads=2), strict=True):
        np.testing.assert_array_equal(one, two)


def test_threads_share_the_steps_of_a_loop_where_these_are_long() -> None:
    shared = []
    for graph in (rnn(20), wide_rnn(7, 512)):
        made = compile_graph(graph, host_target(), CONFIG, threads=2)
        shared.append([phase.meets for phase in made.subgraphs[0].program.binary.phases][-1])
    assert shared == [False, True]


def test_a_weight_that_is_no_constant_is_packed_once() -> None:
    x, h, r = input_("x", (5, 32, 48)), input_("h", (32, 48)), input_("r", (48, 48))

    def step(state: list[Node], rows: list[Node]) -> tuple[list[Node], list[Node]]:
        after = tanh(add(rows[0], matmul(state[0], r)))
        return [mul(after, 0.5)], [matmul(after, r)]

    made = build_loop(5, [h], [x], step)  # type: ignore[arg-type]
    graph = Graph((x, h, r), tuple(made))
    for target, is_kept in ((X86_64_V3, True), (WASM32, False)):
        module = lower_graph(graph, target, CONFIG)
        found = [str(s.kernel.schedule) for s in module.steps if s.kernel.kind == "contract"]
        assert ["at the first step" in text for text in found] == [is_kept] * 2
    feeds = feed(graph) | {"r": floats(48, 48) / 48}
    check(graph, feeds)
    for one, two in zip(run(graph, feeds), run(graph, feeds, threads=2), strict=True):
        np.testing.assert_array_equal(one, two)


def test_odd_steps_go_through_weights_backwards() -> None:
    module = lower_graph(wide_rnn(7, 512), X86_64_V3, CONFIG)
    schedules = {bool(step.loops): str(step.kernel.schedule) for step in module.steps}
    assert "backwards at odd steps" in schedules[True]
    check(wide_rnn(4, 96))


def test_the_number_of_a_step_is_a_scanned_value() -> None:
    numbers = iota(shape=(6,), axis=0, dtype=i64)

    def step(state: list[Node], rows: list[Node]) -> tuple[list[Node], list[Node]]:
        return [add(state[0], rows[0])], [mul(state[0], rows[0])]

    made = build_loop(6, [input_("s", (), i64)], [numbers], step)  # type: ignore[arg-type]
    graph = Graph(made[0].inputs[:1], tuple(made))
    check(graph, {"s": np.array(3)})


def test_two_loops_of_equal_bodies_do_not_share_their_states() -> None:
    one, two = rnn(4), rnn(4, backward=True)
    graph = Graph(one.inputs, (*one.outputs, *two.outputs))
    check(graph)
    tensors = Tensors()
    record = json.loads(json.dumps(encode_graph(graph, tensors)))
    check(decode_graph(record, tensors.named))


def test_a_loop_is_verified_printed_and_part_of_the_structure() -> None:
    graph = rnn(3)
    verify(graph, "building")
    text = format_graph(graph)
    assert "@0: 1 carried, 1 scanned, 1 stacked" in text
    assert "body=@0, count=3, output=1" in text
    assert structure(graph) == structure(rnn(3)) != structure(rnn(3, backward=True))


@pytest.mark.parametrize("backward", [False, True])
def test_gradients_of_a_loop_are_those_of_finite_differences(backward: bool) -> None:
    sizes = {"x": (4, 2, 3), "h": (2, 4), "w": (3, 4), "r": (4, 4), "b": (4,)}
    x, h, w, r, b = fed = [input_(name, shape, f64) for name, shape in sizes.items()]

    def step(state: list[Node], rows: list[Node]) -> tuple[list[Node], list[Node]]:
        before, total = state
        after = tanh(add(add(matmul(rows[0], w), b), matmul(mul(before, b), r)))
        return [after, add(total, mul(after, before))], [mul(after, total)]

    made = build_loop(4, [h, h], [x], step, backward=[backward])  # type: ignore[arg-type]
    flat = [reshape(n, shape=(-(-n.nbytes // 8),)) for n in made]
    loss = reshape(sum_(concat(*flat, axis=0), axes=(0,)), shape=())
    feeds = {name: RNG.standard_normal(shape) for name, shape in sizes.items()}
    found = interpret(Graph(tuple(fed), tuple(gradients(loss, fed))), feeds)
    for node, gradient in zip(fed, found, strict=True):
        value = feeds[node.attr("name")]
        way = RNG.standard_normal(value.shape)
        ends = []
        for by in (1e-6, -1e-6):
            moved = feeds | {node.attr("name"): value + by * way}
            ends += interpret(Graph(tuple(fed), (loss,)), moved)
        np.testing.assert_allclose((ends[0] - ends[1]) / 2e-6, (gradient * way).sum(), rtol=1e-5)


def test_a_loop_and_its_gradient_are_two_loops() -> None:
    graph = rnn(6)
    rows, _ = graph.outputs
    loss = reshape(sum_(mul(rows, rows), axes=(0, 1, 2)), shape=())
    both = Graph(graph.inputs, (loss, *gradients(loss, graph.inputs)))
    assert len(lower_graph(both, X86_64_V3, CONFIG).loops) == 2
    check(both)


def test_what_does_not_fit_the_body_is_refused() -> None:
    node = rnn(3).outputs[0]
    body = node.attr("body")
    with pytest.raises(ShapeError, match=r"input 1 of a loop is \[3,2,3\]"):
        loop(body, 4, *node.inputs)
    wrong = input_("h", (2, 4), i64)
    with pytest.raises(DTypeError, match="input 0 of a loop is i64"):
        loop(body, 3, wrong, *node.inputs[1:])
    assert (f32, boolean) == (node.dtype, lt(wrong, wrong).dtype)
