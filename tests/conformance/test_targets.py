"""Every kind of kernel compiles for every level, and runs on those this machine has."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from benchmarks.graphs import linear_graph
from kitsune.backends.cpu.emit import EMITTERS, emit, emit_kernel, name_algorithm
from kitsune.backends.cpu.jit import assembly, compile_object, cpu_target
from kitsune.backends.cpu.linker import program_text
from kitsune.compiler import lower_graph
from kitsune.config import FusionConfig
from kitsune.ir.dtypes import DType, i64
from kitsune.ir.node import Graph
from kitsune.ir.ops import OPS, cast, concat, gather, input_, max_, scatter
from kitsune.ir.packing import PLANES
from kitsune.target import CPU_LEVELS
from tests.backends.object_symbols import undefined_functions
from tests.backends_fixture import CPU, FUSED, UNFUSED, Backend, check, on_cpu, oracle, random_feeds
from tests.images import FORMS
from tests.models import KERNELS
from tests.ops.cases import MAPS, TYPES, Case, arity, types_of

FAST = FusionConfig(numerics="fast")
CONFIGS = {"fused": FUSED, "unfused": UNFUSED, "fast": FAST}
PLAIN = sorted({c.op for c in MAPS})


def test_the_list_has_every_kind_of_kernel() -> None:
    met = set()
    graphs = [*KERNELS.values(), *(make for _, make in FORMS.values())]
    for make, target in product(graphs, CPU_LEVELS.values()):
        for step in lower_graph(make(), target, FAST).steps:
            met.add(name_algorithm(step.kernel))
    assert met == {*EMITTERS}


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("config", CONFIGS)
@pytest.mark.parametrize("name", KERNELS)
@pytest.mark.parametrize("level", CPU_LEVELS)
def test_kernels_compile(level: str, name: str, config: str) -> None:
    target = cpu_target(level)
    compiled = lower_graph(KERNELS[name](), target, CONFIGS[config])
    functions = [emit_kernel(step.kernel, target) for step in compiled.steps]
    for function in functions:
        data = compile_object(function.text, target)
        assert data.startswith(b"\0asm" if level.startswith("wasm32") else b"\x7fELF")
    assert compile_object(program_text(compiled, functions), target)


@pytest.mark.parametrize(
    ("level", "register"),
    [
        ("x86-64-v2", "xmm"),
        ("x86-64-v3", "ymm"),
        ("x86-64-v4", "zmm"),
        ("aarch64", "fmla\tv"),
        ("wasm32", "f32x4.mul"),
    ],
)
def test_levels_use_their_vectors(level: str, register: str) -> None:
    """And none wider, which the machine would not have."""
    target = cpu_target(level)
    compiled = lower_graph(KERNELS["linear"](), target, FUSED)
    text = assembly(emit(compiled.steps[0].kernel, target), target)
    assert register in text
    wider = {"xmm": ("ymm", "zmm"), "ymm": ("zmm",)}.get(register, ())
    assert not any(other in text for other in wider)


@pytest.mark.parametrize("config", [FUSED, UNFUSED], ids=["fused", "unfused"])
@pytest.mark.parametrize("name", KERNELS)
def test_kernels_run(backend: Backend, name: str, config: FusionConfig) -> None:
    check(backend, KERNELS[name](), config=config)


@pytest.mark.parametrize("bits", PLANES)
def test_low_bit_weights_run(backend: Backend, bits: int) -> None:
    check(backend, linear_graph(5, 70, 21, bits=bits))


@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("bits", PLANES)
def test_fast_numerics_are_near(cpu: Backend, bits: int) -> None:
    """8-bit activations: a hundredth of the row, not more."""
    graph = linear_graph(5, 96, 32, bits=bits)
    feeds = random_feeds(graph)
    (got,), (want,) = cpu.run(graph, feeds, FAST), oracle(graph, feeds)
    assert np.sqrt(np.mean((got - want) ** 2)) < 0.01 * np.sqrt(np.mean(want**2))


# One CPU for each way of making schedules, the one that has least.
LEAST = {t.level: name for name, t in reversed(CPU_LEVELS.items())}


@pytest.mark.in_turn(4)
@pytest.mark.parametrize("dtype", TYPES, ids=str)
@pytest.mark.parametrize("level", LEAST.values())
def test_kernels_call_nothing(level: str, dtype: DType) -> None:
    """What a target has no instruction for is written out: there is no library to call."""
    target = cpu_target(level)
    computed = PLAIN if dtype.value == dtype else ()  # halves are computed as f32
    rows = [
        Case(n, ((3, 37),) * arity(OPS[n])).of(dtype) for n in computed if dtype in types_of(OPS[n])
    ]
    x, i = input_("x", (3, 37), dtype), input_("i", (3,), i64)
    outputs = [cast(x, dtype=d) for d in TYPES] + [max_(x, axes=(1,)), gather(x, i, axis=0)]
    outputs += [concat(x, x, axis=1), scatter(x, i, x, axis=0)]
    for graph in (*(c.graph() for c in rows), Graph((x, i), tuple(outputs))):
        for step in lower_graph(graph, target, UNFUSED).steps:
            called = undefined_functions(compile_object(emit(step.kernel, target), target))
            assert set(called) <= {"kt_barrier"}, step.kernel


def test_results_do_not_depend_on_the_number_of_threads() -> None:
    """The split of a sum follows the shape, and updates go in order, so the bits are the same."""
    for make in KERNELS.values():
        graph = make()
        feeds = random_feeds(graph)
        one, two = (on_cpu("host", n).run(graph, feeds, FUSED) for n in (1, 2))
        for a, b in zip(one, two, strict=True):
            np.testing.assert_array_equal(a, b)
