"""Programs by structure: planned once, loaded with the constants of whoever asks."""

from __future__ import annotations

import gc
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from kitsune import compiler
from kitsune.backends.cpu import binary, jit
from kitsune.backends.cpu.binary import Binary, Constant
from kitsune.backends.cpu.native_program import NativeProgram
from kitsune.backends.cpu.schedule.gemm_tiles import Panels
from kitsune.cache import programs
from kitsune.cache.programs import ProgramKey
from kitsune.cache.store import default_store
from kitsune.compiler import CompiledGraph, compile_graph
from kitsune.config import AMBIENT, Ambient, FusionConfig
from kitsune.errors import InputError
from kitsune.ir.node import Graph, note_source
from kitsune.ir.ops import add, constant, exp, input_, matmul, mul, relu, softmax
from kitsune.lower.memory import Module
from kitsune.plan.group import RewriteResult

HOST = jit.host_target()
X = np.random.default_rng(0).standard_normal((20, 24)).astype(np.float32)


def weights(seed: int, shape: tuple[int, ...] = (24, 33)) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def layer(weight: np.ndarray, scale: float = 0.5, rows: int = 20) -> Graph:
    """Two kernels with a weight in panels, one as it is, and a number."""
    x = input_("x", (rows, 24))
    y = matmul(softmax(mul(x, constant(scale)), axes=(1,)), constant(weight))
    return Graph((x,), (add(relu(y), constant(weight[:1] + 1)),))


def meaning(x: np.ndarray, weight: np.ndarray, scale: float = 0.5) -> np.ndarray:
    e = np.exp(scale * (x - x.max(1, keepdims=True)))
    y: np.ndarray = np.maximum(e / e.sum(1, keepdims=True) @ weight, 0) + weight[:1] + 1
    return y


@pytest.fixture
def planned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[list[Graph]]:
    """The graphs that were planned, with a cache of the test's own."""
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "own"))
    graphs: list[Graph] = []
    original = compiler.lower_rewritten

    def lower(source: RewriteResult, *rest: object) -> Module:
        graphs.append(source.graph)
        return original(source, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(compiler, "lower_rewritten", lower)
    programs.clear_loaded()
    yield graphs
    programs.clear_loaded()


def built(graph: Graph, config: FusionConfig | None = None, threads: int = 1) -> CompiledGraph:
    return compile_graph(graph, HOST, config or FusionConfig(), threads)


def check(model: CompiledGraph, weight: np.ndarray, scale: float = 0.5) -> None:
    [got] = model.program.run([X])
    np.testing.assert_allclose(got, meaning(X, weight, scale), rtol=2e-6, atol=2e-6)


def test_a_structure_is_planned_once(planned: list[Graph]) -> None:
    for seed in range(3):
        check(built(layer(weights(seed))), weights(seed))
    assert len(planned) == 1
    programs.clear_loaded()  # a new process
    check(built(layer(weights(7))), weights(7))
    assert len(planned) == 1


def test_a_number_is_part_of_the_structure(planned: list[Graph]) -> None:
    check(built(layer(weights(0), 0.5)), weights(0), 0.5)
    check(built(layer(weights(0), 2.5)), weights(0), 2.5)
    assert len(planned) == 2


def test_what_else_a_program_depends_on(planned: list[Graph]) -> None:
    graph = layer(weights(0))
    built(graph)
    built(layer(weights(0), rows=21))
    built(graph, FusionConfig(enabled=False))
    built(graph, FusionConfig(max_fusion_size=2))
    built(graph, threads=2)
    token = AMBIENT.set(Ambient(never=("linear_activation",)))
    built(graph)
    AMBIENT.reset(token)
    assert len(planned) == 6
    built(graph)
    assert len(planned) == 6


def test_cpus_share_a_folder_and_no_program(planned: list[Graph]) -> None:
    """The folder may be in a home that machines of several kinds mount."""
    cpus = [HOST, replace(HOST, name="another", cpu="x86-64" if "x86" in HOST.triple else HOST.cpu)]
    if "x86" in HOST.triple:
        cpus.append(jit.cpu_target("x86-64-v2"))
    for turn in (1, 2):
        for cpu in cpus:
            programs.clear_loaded()
            check(compile_graph(layer(weights(0)), cpu, FusionConfig(), 1), weights(0))
        assert len(planned) == len(cpus), f"turn {turn}"
    kept = [e for e in default_store().entries() if e.key.startswith("program-")]
    assert len(kept) == len(cpus)


def test_the_plan_is_there_for_whoever_asks(planned: list[Graph]) -> None:
    first = built(layer(weights(0)))
    assert len(planned) == 1
    assert first.module().plan is first.module().plan
    assert len(planned) == 1
    again = built(layer(weights(0)))
    assert [s.kernel.kind for s in again.module().steps] == [
        s.kernel.kind for s in first.module().steps
    ]
    assert len(planned) == 2


def test_a_damaged_program_is_planned_again(planned: list[Graph]) -> None:
    built(layer(weights(0)))
    store = default_store()
    [entry] = [e for e in store.entries() if e.key.startswith("program-")]
    path = store.folder / entry.key
    path.write_bytes(path.read_bytes()[:-100])
    programs.clear_loaded()
    check(built(layer(weights(0))), weights(0))
    assert len(planned) == 2


def test_debugging_plans_every_time(planned: list[Graph], caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        for _ in range(2):
            built(layer(weights(0)), FusionConfig(debug=True))
    assert len(planned) == 2


def test_settings_that_show_addresses_are_not_cached() -> None:
    graph, here = layer(weights(0)), "this machine"
    assert programs.program_key(graph, here, "settings", "", 1, True).local
    for settings in ("<function f at 0x7f0000000000>", "<Op object at 0x10>"):
        assert programs.program_key(graph, here, settings, "", 1, True) == ProgramKey()
    assert programs.program_key(graph, "", "settings", "", 1, True) == ProgramKey()


def test_a_program_survives_as_bytes(planned: list[Graph]) -> None:
    model = built(layer(weights(0)))
    assert isinstance(model.program.loaded, NativeProgram)
    binary = model.program.loaded.binary
    assert any(constant.panels for constant in binary.constants)
    assert Binary.from_bytes(binary.to_bytes()) == binary


def test_equal_structures_have_equal_text() -> None:
    def text(graph: Graph) -> str:
        return programs.structure(graph)

    assert text(layer(weights(0))) == text(layer(weights(1)))
    x, y = input_("x", (3,)), input_("y", (3,))
    assert text(Graph((x, y), (add(x, y),))) != text(Graph((y, x), (add(x, y),)))
    assert text(Graph((x, y), (add(x, y),))) != text(Graph((x, y), (add(y, x),)))
    assert text(Graph((x,), (exp(x), relu(x)))) != text(Graph((x,), (relu(x), exp(x))))
    assert text(Graph((x,), (exp(x),))) != text(Graph((x,), (exp(x), exp(x))))
    small = [constant(np.float32([1, 2, n])) for n in (3, 4)]
    assert text(Graph((x,), (add(x, small[0]),))) != text(Graph((x,), (add(x, small[1]),)))


def test_names_are_each_callers_own(planned: list[Graph]) -> None:
    for name in ("x", "y"):
        node = input_(name, (3,))
        model = built(Graph((node,), (exp(node),)))
        with pytest.raises(InputError, match=f"'{name}' has shape"):
            model.program.run([np.zeros(4, np.float32)])
    assert len(planned) == 1


def test_programs_share_what_they_pack(planned: list[Graph]) -> None:
    """A weight of several specialisations is laid out once, and freed with the last of them."""
    weight = weights(0, (24, 64))
    gc.collect()
    count = len(binary._PACKED)
    models = [built(layer(weight, rows=rows)) for rows in (20, 40)]
    used = [m.program.loaded for m in models]
    for rows, each in zip((20, 40), used, strict=True):
        each.slow_path(np.zeros((rows, 24), np.float32))
    assert isinstance(used[0], NativeProgram)
    assert isinstance(used[1], NativeProgram)
    panels = [n for n, c in enumerate(used[0].binary.constants) if c.panels]
    assert panels
    for n in panels:
        assert used[0].constant(n) is used[1].constant(n)
    del models, used, each
    programs.clear_loaded()
    gc.collect()
    assert len(binary._PACKED) == count


def test_threads_pack_what_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(binary, "WORTH_SHARING_NBYTES", 0)
    panels = Panels("float32", 16, 0, (), ((24, 1),), ((33, 24),))
    wanted = [Constant(n, panels if n % 2 else None) for n in range(9)]
    values = [weights(n, (33, 24)) for n in range(9)]
    several = [each.array for each in binary.pack_constants(wanted, values, 3)]
    one = [each.array for each in binary.pack_constants(wanted, [v.copy() for v in values], 1)]
    for a, b in zip(several, one, strict=True):
        np.testing.assert_array_equal(a, b)


def test_what_is_computed_from_a_named_weight_is_named_without_being_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source, unnamed = weights(1, (8, 8)), weights(2, (8, 8))
    programs.name_weight(source, "of a file")
    made = [source * 2, source * 2, source * 3, unnamed * 2]
    for array, how in zip(made[:3], ("doubled", "doubled", "tripled"), strict=True):
        note_source(array, source, how)
    note_source(made[3], unnamed, "doubled")
    names = [programs.weight_name(made[3])]
    assert names == [programs.weight_name(made[3].copy())]  # by its contents
    monkeypatch.setattr(programs, "_hash_contents", lambda array: pytest.fail("reads it all"))
    names += [programs.weight_name(array) for array in made[:3]]
    assert names[1] == names[2]
    assert len(set(names)) == 3
