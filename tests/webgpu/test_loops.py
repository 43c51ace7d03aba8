"""Loops on a real WebGPU device: any number of steps, both directions, conditions, nested."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pytest.importorskip("onnx")

import kitsune as kt
from kitsune.errors import InputError
from kitsune.ir.dtypes import boolean, f16
from kitsune.ir.interp import interpret
from kitsune.ir.loops import build_loop
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import add, cast, constant, input_, logical_and, lt, mul, reshape, sum_, tanh
from tests.backends_fixture import on_webgpu
from tests.frontends.onnx_models import compare, hosts, parsed
from tests.frontends.test_onnx_loops import COUNTED, HEAD, SCAN, WHILE, floats
from tests.frontends.test_recurrent import ALL, functions_of, make_feeds, make_model, reference
from tests.stages.test_loops import rnn

STEPS = (5, 1, 75, 300)
Step = Callable[[Any, Any], Any]


def check(graph: Graph, **feeds: np.ndarray) -> None:
    try:
        want = interpret(graph, feeds)
    except InputError as error:  # nothing ends the loop
        with pytest.raises(InputError, match=str(error)):
            on_webgpu().run(graph, feeds)
        return
    for mine, other in zip(on_webgpu().run(graph, feeds), want, strict=True):
        np.testing.assert_allclose(mine, other, rtol=1e-4, atol=1e-5)


def feed(graph: Graph) -> dict[str, np.ndarray]:
    return {n.attr("name"): floats(*n.shape) for n in graph.inputs}


@pytest.mark.parametrize(
    ("op", "direction", "names"),
    [
        ("LSTM", "bidirectional", ALL),
        ("LSTM", "forward", [*ALL, "lengths"]),
        ("GRU", "bidirectional", ALL[:-1]),
        ("RNN", "reverse", ALL[:-1]),
    ],
)
def test_layers_of_any_length_compile_once(op: str, direction: str, names: list[str]) -> None:
    model, weights = make_model(op, direction, names, {})
    compiled = kt.compile(model, device="webgpu")
    functions = functions_of(op, direction, {})
    for steps in STEPS if "lengths" in names else (*STEPS, 0):
        feeds = make_feeds(model, steps, 2)
        want = reference(op, feeds | weights, direction, functions, {})
        for mine, other in zip(compiled.run(None, feeds), want, strict=True):
            np.testing.assert_allclose(mine, other, rtol=1e-3, atol=1e-4)
    assert hosts(compiled) == []


@pytest.mark.parametrize("steps", [0, 1, 75])
@pytest.mark.parametrize("backward", [False, True])
def test_a_known_number_of_steps(steps: int, backward: bool) -> None:
    graph = rnn(steps, backward)
    check(graph, **feed(graph))


@pytest.mark.parametrize(("back", "turned"), [(0, 0), (1, 1)])
def test_scans(back: int, turned: int) -> None:
    text = SCAN.format(axis=0, back=back, out=1, turned=turned, result="float[c, d, 2]")
    model = parsed(HEAD + text)
    compiled, want = kt.compile(model, device="webgpu"), kt.compile(model)
    for steps in (70, 3):
        feeds = floats(2), floats(steps, 4, 2), floats(steps, 2)
        for mine, other in zip(compiled(*feeds), want(*feeds), strict=True):
            np.testing.assert_allclose(mine, other, rtol=1e-4, atol=1e-5)
    assert hosts(compiled) == []


def test_the_length_of_an_input_is_the_number_of_steps() -> None:
    model = parsed(COUNTED)
    compiled = kt.compile(model, device="webgpu")
    for steps in (75, 2):
        compare(compiled, model, {"x": floats(steps, 3)})
    assert hosts(compiled) == []


def test_values_end_a_loop() -> None:
    compiled = kt.compile(parsed(WHILE.replace("{most}", "")), device="webgpu")
    x = np.array([1, 0.5], np.float32)
    for limit, trips in ((1_000.5, 1_000), (0.0, 1), (17.5, 17), (8.5, 8)):
        last, count = compiled(x, np.array(limit, np.float32))
        assert count == trips
        np.testing.assert_allclose(last, x * (trips + 1))
    assert hosts(compiled) == []


def test_a_condition_that_is_false_makes_no_step() -> None:
    x, go = input_("x", (3,)), input_("go", (), boolean)

    def step(state: list[Node], _: list[Node]) -> Any:
        return [lt(reshape(sum_(state[1], axes=(0,)), shape=()), 9.0), add(state[1], 1.0)], []

    graph = Graph((x, go), (build_loop(100, [go, x], [], step, has_condition=True)[1],))  # type: ignore[arg-type]
    for is_going in (True, False):
        check(graph, x=floats(3), go=np.array(is_going))


def nested(has_condition: bool, inner_condition: bool) -> Graph:
    """A loop inside a loop, each of which may be ended by values."""
    x, h = input_("x", (3,)), input_("h", (3,))
    yes = constant(np.array(True))

    def total(node: Node, less: float) -> Node:
        return lt(reshape(sum_(node, axes=(0,)), shape=()), less)

    def outer(state: list[Node], _: list[Node]) -> Any:
        def inner(own: list[Node], _: list[Node]) -> Any:
            after = add(tanh(own[-1]), x)
            return ([total(after, 4.0), after] if inner_condition else [after]), []

        first = [yes, state[-1]] if inner_condition else [state[-1]]
        made = build_loop(5, first, [], inner, has_condition=inner_condition)  # type: ignore[arg-type]
        after = add(mul(made[-1], 0.5), 0.25)
        return ([total(after, 3.0), after] if has_condition else [after]), []

    start = [yes, h] if has_condition else [h]
    made = build_loop(7, start, [], outer, has_condition=has_condition)  # type: ignore[arg-type]
    return Graph((x, h), (made[-1],))


@pytest.mark.parametrize("has_condition", [False, True])
@pytest.mark.parametrize("inner_condition", [False, True])
def test_a_loop_inside_a_loop(has_condition: bool, inner_condition: bool) -> None:
    graph = nested(has_condition, inner_condition)
    for scale in (0.0, 0.2, 3.0):
        check(graph, x=np.full(3, scale, np.float32), h=np.zeros(3, np.float32))


def test_states_of_small_types_share_their_words() -> None:
    x, flags = input_("x", (6, 5)), input_("flags", (5,), boolean)

    def step(state: list[Node], rows: list[Node]) -> Any:
        mask, half = state
        after = logical_and(mask, lt(rows[0], 1.0))
        return [after, add(half, cast(rows[0], dtype=f16))], [after, cast(rows[0], dtype=f16)]

    start = [flags, constant(np.zeros(5, np.float16))]
    graph = Graph((x, flags), tuple(build_loop(6, start, [x], step)))  # type: ignore[arg-type]
    got = on_webgpu().run(graph, feeds := {"x": floats(6, 5), "flags": np.ones(5, bool)})
    for mine, other in zip(got, interpret(graph, feeds), strict=True):
        np.testing.assert_allclose(
            mine.astype(np.float32), other.astype(np.float32), rtol=1e-2, atol=1e-2
        )


def test_a_loop_counts_with_an_input() -> None:
    def double(n: Any, x: Any) -> Any:
        return kt.while_loop(lambda n, s: s.sum() < 100, lambda n, s: (n + 1, s * 2), (n, x))

    compiled, x = kt.compile(double, device="webgpu"), np.ones(3, np.float32)
    for start in (0, -7, (1 << 29) - 1):
        count, last = compiled(np.array(start), x)
        assert (count, last.tolist()) == (start + 6, [64.0] * 3)
    assert compiled.explain().apart == []
    with pytest.raises(InputError, match="30 bits"):
        compiled(np.array(1 << 29), x)
