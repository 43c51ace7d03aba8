"""Convolutions and pools for sizes that calls decide: compiled once, equal to NumPy at every size,
with the schedules that they have for one size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from kitsune.backends.cpu import jit
from kitsune.backends.cpu.binary import constant_value
from kitsune.backends.cpu.emit import emit_kernel
from kitsune.backends.cpu.linker import link
from kitsune.backends.cpu.native_program import NativeProgram
from kitsune.backends.cpu.threads.team import pool
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.bind_sizes import bind_sizes, tighten_ranges
from kitsune.ir.guards import Guard, assume, record_guards
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    conv_transpose,
    input_,
    max_pool,
    mean,
    relu,
    sum_pool,
)
from kitsune.ir.sizes import Symbol
from kitsune.system.progress import Stages
from kitsune.target import CpuTarget
from tests.backends_fixture import random_feeds
from tests.images import DYNAMIC_FORMS, FORMS, convolved, make_dynamic, weights

LEVELS = ["host", "x86-64-v2", "x86-64-v3"]
FAST = FusionConfig(numerics="fast")
SIZES = [(1, 0, 0), (2, 1, 2), (3, 7, 13), (4, -1, 1), (5, 0, 0), (6, -2, -1), (9, 1, 0)]


class Compiled:
    """A graph compiled once for sizes that calls decide."""

    def __init__(self, graph: Graph, target: CpuTarget, config: FusionConfig) -> None:
        module = lower_graph(graph, target, config)
        sources = (emit_kernel(kernel, target) for kernel in module.unique_kernels())
        binary = link(sources, module, target, 2, Stages())
        self.graph, self.module = graph, module
        self.binary = replace(binary, code=jit.load(binary.objects, target))
        self.constants = [constant_value(node) for node in module.constants]
        pool(2).prepare()

    def check(self, values: dict[str, int], tolerance: float) -> None:
        bound = bind_sizes(self.graph, values)
        feeds = random_feeds(bound)
        program = NativeProgram(self.binary.bind_sizes(values), self.constants, 2, Stages())
        got = program.slow_path(*(feeds[node.attr("name")] for node in bound.inputs))
        expected = interpret(bound, feeds)
        for mine, other in zip(got if isinstance(got, tuple) else (got,), expected, strict=True):
            most = tolerance * max(1, np.abs(other).max())
            np.testing.assert_allclose(mine, other, rtol=tolerance, atol=most, err_msg=str(values))


def check_sizes(
    build: Callable[[], Graph],
    level: str,
    sizes: list[dict[str, int]],
    config: FusionConfig | None = None,
) -> Compiled:
    """Compare at all sizes; those that the guards refuse are too few for that."""
    with record_guards() as traced:
        graph = build()
    with record_guards() as guards:
        graph, traced_guards = tighten_ranges(graph, tuple(traced))
        assume(traced_guards)
        made = Compiled(graph, jit.cpu_target(level), config or FusionConfig())
    guards |= dict.fromkeys(made.binary.guards)
    able = [values for values in sizes if holds(guards, values)]
    assert len(able) > len(sizes) // 2, [str(guard) for guard in guards]
    for values in able:
        made.check(values, 1e-3 if config else 2e-5)
    return made


def holds(guards: dict[Guard, None], values: dict[str, int]) -> bool:
    return all(guard.holds(values) for guard in guards)


def grow(graph: Graph, more: tuple[int, int, int]) -> dict[str, int]:
    """The sizes of an input's axes with some more places along them; the batch as it is given."""
    batch, down, across = more
    _, _, *sizes = graph.inputs[0].shape
    steps = [down, across, down]
    return {"d0": batch} | {f"d{2 + n}": size + steps[n] for n, size in enumerate(sizes)}


@pytest.mark.parametrize("name", DYNAMIC_FORMS)
def test_images_of_every_size_are_one_program(name: str) -> None:
    make, turn = FORMS[name][1], list(FORMS).index(name)
    sizes = [grow(make(), more) for more in SIZES]
    level, config = LEVELS[turn % 3], FAST if turn % 4 == 3 else None
    check_sizes(lambda: make_dynamic(make(), 0, 2, 3, 4), level, sizes, config)


@pytest.mark.parametrize("name", DYNAMIC_FORMS)
def test_batches_of_every_size_have_the_schedules_of_one(name: str) -> None:
    kind, make = FORMS[name]
    turn, target = list(FORMS).index(name), jit.cpu_target("host")
    with record_guards():
        module = lower_graph(make_dynamic(make(), 0), target, FusionConfig())
    found = [f"{type(s.kernel.schedule).__name__}: {s.kernel.schedule}" for s in module.steps]
    assert any(kind in text for text in found), found
    if turn % 3 == 0:
        sizes = [{"d0": batch} for batch in range(1, 10)]
        check_sizes(lambda: make_dynamic(make(), 0), LEVELS[turn // 3 % 3], sizes)


def make_image() -> Node:
    hints = {"batch": 2, "height": 13, "width": 11}
    batch, height, width = (Symbol(name, hint=n).size for name, n in hints.items())
    return relu(convolved(input_("x", (batch, 5, height, width)), 16, (1, 1)))


IMAGE_SIZES = [
    {"batch": batch, "height": height, "width": width}
    for batch, height, width in ((2, 13, 11), (1, 4, 5), (3, 9, 31), (9, 7, 7), (1, 40, 23))
]
ONES, TWOS, NONE = (1, 1), (2, 2), (0, 0)
CASES: dict[str, Callable[[Node], Node]] = {
    "largest": lambda x: max_pool(x, (3, 3), TWOS, ONES, ONES, (1, 0)),
    "largest without edges": lambda x: max_pool(x, TWOS, TWOS, ONES, NONE, NONE),
    "average": lambda x: sum_pool(x, (3, 2), ONES, ONES, ONES, NONE),
    "of all": lambda x: mean(x, axes=(2, 3)),
    "transposed": lambda x: conv_transpose(x, weights(16, 8, 2, 2), TWOS, ONES, NONE, NONE),
    "transposed over edges": lambda x: conv_transpose(
        x, weights(16, 8, 3, 3), TWOS, ONES, ONES, NONE
    ),
    "transposed apart": lambda x: conv_transpose(x, weights(16, 8, 3, 3), ONES, TWOS, ONES, ONES),
    "several layers": lambda x: convolved(
        relu(convolved(relu(convolved(x, 24, (3, 3), 2, pads=1)), 24, (3, 3), pads=1, groups=24)),
        32,
        (3, 3),
        pads=1,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_pools_and_more_of_every_size_are_one_program(name: str) -> None:
    def build() -> Graph:
        made = CASES[name](make_image())
        [x] = [node for node in Graph((), (made,)).nodes() if node.op == "input"]
        return Graph((x,), (made,))

    check_sizes(build, LEVELS[list(CASES).index(name) % 3], IMAGE_SIZES)
