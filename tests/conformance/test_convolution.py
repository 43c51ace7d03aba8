"""Convolutions with constant weights on every back end against NumPy, in every way they are
computed: rows read where they are, channel by channel, by squares."""

from __future__ import annotations

from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kitsune.backends.cpu.emit import emit
from kitsune.backends.cpu.jit import compile_object, cpu_target, host_target
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.dtypes import f16, f64
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.ir.ops import add, input_, relu
from kitsune.plan.channels_last import use_channels_last
from tests.backends_fixture import Backend, assert_outputs, check, on_cpu, oracle, random_feeds
from tests.images import (
    FORMS,
    biased,
    convolved,
    nets,
    one,
    parts_of_an_image,
    scaled,
    shuffled_and_enlarged,
    turned,
)

FAST = FusionConfig(numerics="fast")


def schedules(graph: Graph, config: FusionConfig | None = None) -> list[str]:
    made = lower_graph(graph, host_target(), config or FusionConfig())
    return [f"{type(s.kernel.schedule).__name__}: {s.kernel.schedule}" for s in made.steps]


@pytest.mark.in_turn
@pytest.mark.parametrize("name", FORMS)
def test_every_form_equals_numpy(backend: Backend, name: str) -> None:
    check(backend, FORMS[name][1]())


@pytest.mark.parametrize("name", FORMS)
def test_every_form_has_its_schedule(name: str) -> None:
    wanted, make = FORMS[name]
    found = [s for s in schedules(make()) if wanted in s]
    assert found, schedules(make())


@pytest.mark.parametrize("name", FORMS)
def test_bits_do_not_depend_on_threads(name: str) -> None:
    graph = FORMS[name][1]()
    feeds = random_feeds(graph)
    alone, together = (on_cpu("host", n).run(graph, feeds, FusionConfig()) for n in (1, 2))
    for mine, other in zip(alone, together, strict=True):
        np.testing.assert_array_equal(mine, other)


@pytest.mark.parametrize("dtype", [f64, f16], ids=str)
@pytest.mark.parametrize("groups", [1, 16])
def test_other_types(backend: Backend, dtype: object, groups: int) -> None:
    graph = one(16, 9, 8, dtype=dtype)(16, (3, 3), pads=1, groups=groups)  # type: ignore[arg-type]
    check(backend, graph)


def test_what_is_around_convolutions(backend: Backend) -> None:
    check(backend, parts_of_an_image())


def test_images_shuffled_and_enlarged_stay_channels_last(backend: Backend) -> None:
    graph = shuffled_and_enlarged()
    check(backend, graph)
    made = use_channels_last(graph, [])
    moved = [n.inputs[0] for n in made.nodes() if n.op == "permute" and len(n.shape) == 4]
    assert [n.op for n in moved if n.op != "constant"] == ["input", "relu"]


def test_nothing_in_the_batch(backend: Backend) -> None:
    check(backend, one(16, 9, 8, batch=0)(16, (3, 3), pads=1))


# --- by squares ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("config", "places", "most"), [(FusionConfig(), 2, 1), (FAST, 4, 16)], ids=["strict", "fast"]
)
def test_squares_lose_no_more_than_they_may(config: FusionConfig, places: int, most: int) -> None:
    """Against f64, in units of what the sum as it is written loses: small squares lose less than
    it, large ones about ten times as much."""
    x, image = turned(64, 28, 28)
    graph = Graph((x,), (convolved(image, 64, (3, 3), pads=1),))
    assert any(f"squares of {places}x{places}" in s for s in schedules(graph, config))
    feeds = random_feeds(graph)
    (exact,), run = oracle(graph, feeds), on_cpu("host", 1).run
    (got,) = run(graph, feeds, config)
    with patch("kitsune.backends.cpu.emit.winograd", lambda kernel, target: kernel):
        (written,) = run(graph, feeds, FusionConfig())
    lost, usual = (np.abs(y - exact).max() for y in (got, written))
    assert 0 < lost <= most * usual


def test_strict_numerics_has_small_squares_only() -> None:
    graph = FORMS["large squares"][1]()
    assert any("squares of 2x2" in s for s in schedules(graph))
    assert any("squares of 4x4" in s for s in schedules(graph, FAST))
    check(on_cpu("host", 2), graph, None, FAST)


# --- layout --------------------------------------------------------------------------------------


def test_images_stay_channels_last_between_convolutions() -> None:
    """One permutation in, none in between; the epilogue is in the products' kernels."""
    x = input_("x", (1, 3, 32, 32))
    y = relu(biased(convolved(x, 32, (3, 3), pads=1, strides=2)))
    z = relu(add(biased(convolved(y, 32, (3, 3), pads=1)), y))
    fired: list[object] = []
    made = use_channels_last(Graph((x,), (z,)), fired)  # type: ignore[arg-type]
    images = (x.shape, (1, 16, 16, 32))
    moved = [n.inputs[0].shape for n in made.nodes() if n.op == "permute"]
    assert [shape for shape in moved if shape in images] == [*images]
    assert len(fired) == 1
    plan = lower_graph(Graph((x,), (z,)), host_target(), FusionConfig()).plan
    assert [g.pattern for g in plan.groups if g.kind == "contract"] == ["conv_bn_activation"] * 2
    assert any("channels last" in f.note for f in plan.rewritten)


def test_a_batch_norm_becomes_part_of_the_weights() -> None:
    """Of any convolution, a depthwise one too."""
    x, image = turned(16, 9, 8)
    for groups in (1, 2, 16):
        made = scaled(convolved(image, 16, (3, 3), pads=1, groups=groups))
        graph = Graph((x,), (relu(made),))
        compiled = lower_graph(graph, host_target(), FusionConfig())
        assert all(n.op != "batch_norm" for n in compiled.graph.nodes())
        check(on_cpu("host", 1), graph)


@settings(max_examples=40)
@given(graph=nets(), seed=st.integers(0, 99))
def test_layout_keeps_meaning(graph: Graph, seed: int) -> None:
    feeds = random_feeds(graph, seed)
    made = use_channels_last(graph, [])
    for got, want in zip(interpret(made, feeds), interpret(graph, feeds), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-4 * max(np.abs(want).max(), 1))


@settings(max_examples=25)
@given(graph=nets(), seed=st.integers(0, 99))
def test_random_nets(graph: Graph, seed: int) -> None:
    feeds = random_feeds(graph, seed)
    assert_outputs(graph, feeds, on_cpu("host", 2).run(graph, feeds, FusionConfig()))


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("level", ["x86-64-v4", "aarch64", "wasm32"])
@pytest.mark.parametrize("name", FORMS)
def test_forms_compile_for_other_machines(level: str, name: str) -> None:
    target = cpu_target(level)
    for step in lower_graph(FORMS[name][1](), target, FusionConfig()).steps:
        assert compile_object(emit(step.kernel, target), target)
