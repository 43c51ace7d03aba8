"""Small independent kernels are one launch, and results are the same bits for any thread count."""

from __future__ import annotations

import numpy as np
import pytest

import kitsune as kt
from kitsune.autodiff import gradients
from kitsune.backends.cpu.emit import Emitted, emit_kernel
from kitsune.backends.cpu.linker import program_text
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.errors import FusionError
from kitsune.fusion import assert_fused, assert_kernels, never_fuse
from kitsune.ir.node import Graph
from kitsune.ir.ops import add, exp, input_, matmul, mul, neg, relu, square, sub, sum_, tanh
from kitsune.lower.memory import Module
from kitsune.plan.pattern_examples import multi_tensor
from kitsune.target import X86_64_V3
from tests.backends_fixture import NATIVE, check
from tests.fusion.test_patterns import explained, of, without


def layout(graph: Graph, config: FusionConfig | None = None) -> Module:
    return lower_graph(graph, X86_64_V3, config or FusionConfig())


def functions(made: Module) -> list[Emitted]:
    return [emit_kernel(step.kernel, X86_64_V3) for step in made.steps]


def test_updates_of_many_tensors_are_one_launch() -> None:
    made = layout(multi_tensor(256))
    assert len(made.steps) == 32
    assert made.launches == 1
    assert "phase.1" not in program_text(made, functions(made))


def test_threads_meet_between_launches() -> None:
    a = input_("a", (8, 8))
    made = layout(of(matmul(matmul(a, a), a)))
    assert made.launches == 2
    assert program_text(made, functions(made)).count("phase.1:") == 1


def test_switched_off_each_is_a_launch() -> None:
    made = layout(multi_tensor(256), without("multi_tensor"))
    assert made.launches == len(made.steps) == 32


def test_a_kernel_that_reads_another_waits_for_it() -> None:
    a = input_("a", (8, 8))
    graph = of(*(neg(matmul(sub(a, float(n)), a)) for n in range(3)), exp(a))
    made = layout(graph)
    known: dict[object, int] = {}
    for step in made.steps:
        for value in step.values:
            if value in known and value not in step.outputs:
                assert known[value] < step.wave
        known |= dict.fromkeys(step.outputs, step.wave)


def test_updates_wait_for_each_other_until_the_end() -> None:
    """A training step makes a gradient and its update in turn; the updates are one launch."""
    x, y = input_("x", (4, 6)), input_("y", (4, 3))
    first, second = input_("first", (6, 5)), input_("second", (5, 3))
    loss = sum_(square(sub(matmul(tanh(matmul(x, first)), second), y)), axes=(0, 1))
    grads = gradients(loss, [first, second])
    graph = of(*(sub(w, mul(add(g, w), 0.1)) for w, g in zip((first, second), grads, strict=True)))
    made = layout(graph, FusionConfig(enable_matmul=False))
    last = [s for s in made.steps if s.wave == made.steps[-1].wave]
    assert {o for s in last for o in s.outputs} >= set(made.outputs)
    check(NATIVE[0], graph, config=FusionConfig(enable_matmul=False))


def test_memory_of_one_launch_is_not_shared() -> None:
    """Kernels of one launch run at the same time: none may write what another still reads."""
    a, w = input_("a", (16, 16)), input_("w", (16, 16))
    first = [matmul(add(a, float(n)), w) for n in range(4)]
    small = [relu(neg(sum_(m, axes=(0,)))) for m in first]
    graph = of(*(matmul(add(s, a), w) for s in small))
    for backend in NATIVE:
        check(backend, graph)


def test_bits_do_not_depend_on_the_number_of_threads() -> None:
    graph = multi_tensor(1 << 16)
    rng = np.random.default_rng(0)
    feeds = [rng.standard_normal(n.shape, np.float32) for n in graph.inputs]
    one, two = (kt.compile(graph, threads=n)(*feeds) for n in (1, 2))
    for a, b in zip(one, two, strict=True):
        np.testing.assert_array_equal(a, b)


def test_one_launch_is_one_kernel_of_many_parts() -> None:
    made = explained(multi_tensor(256))
    assert (made.kernels_before, made.kernels_after, made.launches) == (64, 1, 1)
    (group,) = made.groups
    assert (group.pattern, len(group.parts), len(group.ops), len(group.stores)) == (
        "multi_tensor",
        32,
        64,
        32,
    )
    assert made.patterns == [group.parts[0], "multi_tensor"]
    text = " ".join(str(made).split())
    assert "32 × (mul · sub)" in text
    assert "and 29 more" in " ".join(made.to_text(all=True).split())


def test_contracts_count_launches() -> None:
    model = kt.compile(multi_tensor(256))
    assert_kernels(model, at_most=1)
    assert_fused(model, "multi_tensor")
    with never_fuse("multi_tensor"), pytest.raises(FusionError, match="32 kernels"):
        assert_kernels(kt.compile(multi_tensor(256)), at_most=1)
