"""Contractions in every type, layout and form of loop nest, against NumPy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from kitsune.backends.cpu.emit import scratch_nbytes
from kitsune.backends.cpu.epilogue import direct
from kitsune.backends.cpu.jit import host_target
from kitsune.backends.cpu.native_program import CpuProgram
from kitsune.backends.cpu.schedule import contraction as schedule
from kitsune.backends.cpu.schedule.contraction import ContractSchedule
from kitsune.backends.cpu.schedule.gemm_tiles import Term, choose_dynamic_tile, span
from kitsune.compiler import lower_graph
from kitsune.ir.dtypes import DType, bf16, f16, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64
from kitsune.ir.guards import record_guards
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    cast,
    constant,
    gelu,
    input_,
    matmul,
    mul,
    relu,
    slice_,
    sub,
    transpose,
)
from kitsune.ir.sizes import Symbol
from kitsune.target import WASM32, X86_64_V3, CpuTarget
from tests.backends_fixture import CPU, FUSED, Backend, assert_outputs, check, random_feeds
from tests.hosts import HOSTS

# m, k, n: nothing to sum, single elements, odd sizes around tiles and vectors, one row or column.
SIZES = [(3, 0, 5), (1, 1, 1), (5, 3, 2), (7, 33, 9), (13, 18, 24), (1, 50, 33), (30, 21, 1)]
NUMBERS = [f64, f16, bf16, i64, i32, i16, i8, u64, u32, u16, u8]
LAYOUTS = ["input", "transposed", "constant"]


def operand(name: str, shape: tuple[int, int], dtype: DType, how: str) -> Node:
    if how == "constant":
        feeds = random_feeds(Graph((node := input_(name, shape, dtype),), (node,)), seed=len(name))
        return constant(feeds[name])
    return (
        transpose(input_(name, shape[::-1], dtype))
        if how == "transposed"
        else input_(name, shape, dtype)
    )


def graph_of(*outputs: Node) -> Graph:
    return Graph(tuple(n for n in Graph((), outputs).nodes() if n.op == "input"), outputs)


@pytest.mark.in_turn(6)
@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("right", LAYOUTS)
@pytest.mark.parametrize("left", LAYOUTS[:2])
@pytest.mark.parametrize("dtype", NUMBERS, ids=str)
def test_types_and_layouts(cpu: Backend, dtype: DType, left: str, right: str) -> None:
    """Several products in one graph, each a kernel of its own."""
    if dtype == bf16:
        pytest.importorskip("ml_dtypes")
    made = [
        matmul(operand(f"a{n}", (m, k), dtype, left), operand(f"b{n}", (k, columns), dtype, right))
        for n, (m, k, columns) in enumerate(SIZES)
    ]
    check(cpu, graph_of(*made))


# --- small integers ------------------------------------------------------------------------------


def integers(a: DType, b: DType, zeros: bool) -> Graph:
    """What ONNX's MatMulInteger is: (a − its zero)·(b − its zero), in i32."""
    x, w = cast(input_("x", (19, 37), a), dtype=i32), cast(input_("w", (37, 45), b), dtype=i32)
    if zeros:
        x = sub(x, cast(input_("x zero", (19, 1), a), dtype=i32))
        w = sub(w, cast(input_("w zero", (45,), b), dtype=i32))
    return graph_of(matmul(x, w))


def extremes(graph: Graph) -> dict[str, np.ndarray]:
    """The ends of each type, where sums of two products leave 16 bits."""
    rng = np.random.default_rng(0)
    limits = {n: np.iinfo(n.dtype.numpy) for n in graph.inputs}
    return {
        n.attr("name"): rng.choice(np.array([limits[n].min, limits[n].max], n.dtype.numpy), n.shape)
        for n in graph.inputs
    }


@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("zeros", [False, True], ids=["plain", "zero points"])
@pytest.mark.parametrize("b", [i8, u8], ids=str)
@pytest.mark.parametrize("a", [i8, u8], ids=str)
def test_bytes_are_summed_exactly(cpu: Backend, a: DType, b: DType, zeros: bool) -> None:
    graph = integers(a, b, zeros)
    check(cpu, graph, extremes(graph))


@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("dtype", [i16, u16], ids=str)
def test_sums_wrap(cpu: Backend, dtype: DType) -> None:
    """Two products of −2¹⁵ and −2¹⁵ are 2³¹, and a sum of them is what is left of it in 32 bits."""
    a, b = input_("a", (5, 9), dtype), input_("b", (9, 20), dtype)
    graph = graph_of(matmul(cast(a, dtype=i32), cast(b, dtype=i32)), matmul(a, b))
    feeds = extremes(graph)
    feeds["a"][0], feeds["b"][:, 0] = (np.iinfo(dtype.numpy).min,) * 2
    check(cpu, graph, feeds)


def test_small_integers_are_multiplied_in_pairs() -> None:
    target = host_target()
    forms = {}
    for name, a, b in (("i8", i8, i8), ("u8", u8, u8), ("i16", i16, i16), ("i32", i32, i32)):
        graph = integers(a, b, zeros=False)
        forms[name] = lower_graph(graph, target, FUSED).steps[-1].kernel.schedule.form
    assert forms["i32"] == ""
    if target.dot8.startswith("maddubs"):
        assert forms["i8"] == forms["u8"] == forms["i16"] == "pairs"


@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize(("most", "stored"), [(100, i8), (200, u8), (30_000, i16), (40_000, i32)])
def test_constant_weights_take_the_fewest_bytes(cpu: Backend, most: int, stored: DType) -> None:
    """Zero points are taken off before: what is left is laid out once."""
    rng = np.random.default_rng(0)
    weight = rng.integers(-most if stored != u8 else 0, most, (37, 45), np.int32, endpoint=True)
    weight.flat[0] = most
    x = sub(cast(input_("x", (19, 37), u8), dtype=i32), constant(np.int32(128)))
    graph = graph_of(matmul(x, sub(constant(weight + 5), constant(np.int32(5)))))
    kernel = lower_graph(graph, host_target(), FUSED).steps[-1].kernel
    assert kernel.buffers[1].dtype == stored
    assert kernel.schedule.pack_b == "constant"
    check(cpu, graph)


def test_what_an_expression_lies_between() -> None:
    graph = integers(u8, i8, zeros=True)
    kernel = lower_graph(graph, host_target(), FUSED).steps[-1].kernel
    dot = next(p for p in kernel.prims() if p.op == "dot")
    assert [span(a) for a in dot.args] == [(-255, 255)] * 2


# --- forms of the loop nest ----------------------------------------------------------------------

SMALL = {"l1_nbytes": 4096, "l2_nbytes": 8192, "l3_nbytes": 65536}
FORMED = HOSTS["usual"].runnable  # with the forms below
FORMS: dict[str, tuple[Callable[[ContractSchedule], bool], tuple[int, int, int], str]] = {
    "k in blocks": (lambda s: s.kc > 0 and s.splits == 1, (20, 4301, 101), "constant"),
    "rows of b in place": (
        lambda s: s.pack_b == "none" and s.kc > 0 and s.group > 1,
        (7, 77, 2064),
        "input",
    ),
    "rounds of columns": (lambda s: s.nc > 0, (40, 131, 1003), "input"),
    "rounds of columns, turned": (lambda s: s.nc > 0, (40, 131, 1003), "transposed"),
    "panel by panel": (lambda s: s.pack_b == "panel" and not s.kc, (12, 40, 101), "input"),
    "panel by panel, turned": (lambda s: s.pack_b == "panel", (12, 40, 101), "transposed"),
    "blocks of rows by a panel": (
        lambda s: s.pack_b == "panel" and s.mc < 140,
        (140, 3, 101),
        "transposed",
    ),
    "parts of panels": (lambda s: s.pack_b == "panel" and s.kc > 0, (7, 70, 101), "input"),
    "parts of panels, turned": (
        lambda s: s.pack_b == "panel" and s.kc > 0,
        (7, 70, 101),
        "transposed",
    ),
    "streams": (lambda s: s.streams > 1, (1, 1037, 77), "constant"),
    "streams of several rows": (lambda s: s.streams > 1, (4, 563, 100), "constant"),
    "streams of rows that are pages apart": (
        lambda s: s.streams > 1,
        (6, 2048, 60),
        "constant",
    ),
    "few columns": (lambda s: s.chains > 1, (1, 103, 10), "constant"),
    "few columns, parts of k": (lambda s: s.chains > 1 and s.splits > 1, (2, 5003, 5), "input"),
    "prefetches": (lambda s: s.prefetch_nbytes > 0, (1, 99, 21), "constant"),
    "parts of k": (lambda s: s.splits > 1, (9, 5003, 18), "input"),
    "parts of k, turned": (lambda s: s.splits > 1, (9, 5003, 18), "transposed"),
}


def run(graph: Graph, target: CpuTarget, threads: int) -> tuple[list[np.ndarray], ContractSchedule]:
    layout = lower_graph(graph, target, FUSED)
    loaded = CpuProgram(layout, target, threads)
    out = loaded.call(*(random_feeds(graph)[n.attr("name")] for n in graph.inputs))
    return [out] if len(graph.outputs) == 1 else list(out), layout.steps[-1].kernel.schedule


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("dtype", [f32, f64, i32, i8], ids=str)
@pytest.mark.parametrize("left", LAYOUTS[:2])
@pytest.mark.parametrize("name", FORMS)
def test_forms(name: str, left: str, dtype: DType) -> None:
    """With an epilogue of each kind: a row, a column, and an element for each result."""
    expected, (m, k, n), right = FORMS[name]
    product = matmul(operand("a", (m, k), dtype, left), operand("b", (k, n), dtype, right))
    beside = [
        input_("row", (n,), dtype),
        input_("column", (m, 1), dtype),
        input_("all", (m, n), dtype),
    ]
    graph = graph_of(add(mul(add(product, beside[0]), beside[1]), beside[2]))
    for target in dict.fromkeys((FORMED, host_target())):
        one, plan = run(graph, replace(target, **SMALL), 1)
        two, _ = run(graph, replace(target, **SMALL), 2)
        # Bytes are never read in place, and in words of two a panel is half as long.
        excepted = dtype == i8 and ("place" in name or name.startswith("parts of panels"))
        if target is FORMED and not excepted:
            assert expected(plan), str(plan)
        assert_outputs(graph, random_feeds(graph), one)
        for a, b in zip(one, two, strict=True):
            np.testing.assert_array_equal(a, b)


def apart(m: int, n: int, how: str, dtype: DType = f32) -> Graph:
    """Rows whose starts are pages apart: all of each, a part, or those of several matrices."""
    k = 1024
    if how == "part":
        a = slice_(input_("a", (m, k), dtype), starts=(0, 3), sizes=(m, k - 7), steps=(1, 1))
    else:
        a = input_("a", (2, m, k) if how == "stack" else (m, k), dtype)
    lead = (2,) if how == "stack" else ()
    product = matmul(a, input_("b", (*lead, a.shape[-1], n), dtype))
    return graph_of(relu(add(product, input_("bias", (n,), dtype))))


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("dtype", [f32, f64], ids=str)
@pytest.mark.parametrize("how", ["whole", "part", "stack"])
def test_rows_that_are_pages_apart(
    cpu: Backend, how: str, dtype: DType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schedule, "COPIED_COLUMNS", 4)  # or it would take far more of them
    check(cpu, apart(130, 99, how, dtype))


@pytest.mark.parametrize("how", ["whole", "part", "stack"])
def test_blocks_of_rows_that_are_pages_apart_are_copied(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where k goes by blocks and columns by rounds; fewer are read as they are."""
    for m, expected in ((130, "block"), (41, "none")):
        layout = lower_graph(apart(m, 2309, how), X86_64_V3, FUSED)
        assert layout.steps[-1].kernel.schedule.pack_a == expected
    monkeypatch.setattr(schedule, "COPIED_COLUMNS", 4)
    monkeypatch.setattr(schedule, "LONG_ROW_NBYTES", 4000)
    graph, small = apart(130, 801, how), replace(FORMED, **SMALL)
    one, plan = run(graph, small, 1)
    two, _ = run(graph, small, 2)
    assert plan.kc, str(plan)
    assert plan.nc, str(plan)
    assert_outputs(graph, random_feeds(graph), one)
    np.testing.assert_array_equal(one[0], two[0])


def test_long_sums_go_by_parts_of_many_rows() -> None:
    """So that weights are read once for all of them."""
    for k, expected in ((3072, 512), (1024, 0)):
        graph = graph_of(matmul(input_("a", (128, k)), input_("b", (k, 768))))
        plan = lower_graph(graph, X86_64_V3, FUSED).steps[-1].kernel.schedule
        assert plan.kc == expected
        assert not expected or plan.mc >= 126


def test_a_panel_is_packed_where_a_stays_near() -> None:
    """And scratch is then a panel for each thread; otherwise threads share all of b."""
    x86, nbytes = X86_64_V3, list[int]()
    for m, k, expected in ((64, 512, "panel"), (256, 256, "panel"), (1024, 512, "run")):
        graph = graph_of(matmul(input_("a", (m, k)), transpose(input_("b", (768, k)))))
        kernel = lower_graph(graph, x86, FUSED).steps[-1].kernel
        assert kernel.schedule.pack_b == expected
        nbytes.append(scratch_nbytes(kernel, 2))
    assert nbytes[0] < 4 * 768 * 512 / 4
    assert nbytes[2] >= 4 * 768 * 512
    shared = graph_of(matmul(input_("a", (3, 16, 64)), input_("b", (64, 99))))
    stacked = graph_of(matmul(input_("a", (3, 16, 64)), input_("b", (3, 64, 99))))
    for graph in (shared, stacked):
        kernel = lower_graph(graph, x86, FUSED).steps[-1].kernel
        assert kernel.schedule.pack_b == "panel", kernel


def test_results_that_are_sums_are_stored_by_tiles() -> None:
    """In whole panels, and if nothing is done with them."""
    for n, finish, expected in ((128, None, True), (127, None, False), (128, relu, False)):
        product = matmul(transpose(input_("a", (50, 33))), constant(np.ones((50, n), np.float32)))
        graph = graph_of(finish(product) if finish else product)
        kernel = lower_graph(graph, X86_64_V3, FUSED).steps[-1].kernel
        assert (direct(kernel) is not None) == expected


@pytest.mark.in_turn
@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("dtype", [f32, f64, i32, i8], ids=str)
@pytest.mark.parametrize("right", LAYOUTS)
@pytest.mark.parametrize("left", LAYOUTS[:2])
def test_results_that_are_sums(cpu: Backend, left: str, right: str, dtype: DType) -> None:
    """In whole panels: of many rows, of one, and of several matrices."""
    for m, k, n in ((300, 5, 192), (29, 40, 128), (1, 30, 64)):
        a, b = operand("a", (m, k), dtype, left), operand("b", (k, n), dtype, right)
        check(cpu, graph_of(matmul(a, b)))
        check(cpu, graph_of(transpose(matmul(a, b))))
    check(cpu, graph_of(matmul(input_("a", (3, 20, 7), dtype), input_("b", (3, 7, 64), dtype))))


def test_scratch_does_not_grow_with_the_columns() -> None:
    """A dynamic matrix is laid out a part at a time."""
    target, sizes = host_target(), []
    for n in (4096, 65536):
        graph = graph_of(matmul(input_("a", (64, 1000)), input_("b", (1000, n))))
        kernel = lower_graph(graph, target, FUSED).steps[-1].kernel
        sizes.append(scratch_nbytes(kernel, 2))
    assert sizes[0] >= sizes[1] * 0.7
    assert sizes[1] < 2 * target.l3_nbytes


def test_f16_and_bf16_are_summed_in_f32() -> None:
    """4096 ones and a half more each: a sum in f16 would stop at 2048."""
    graph = graph_of(
        cast(matmul(input_("a", (3, 4096), f16), input_("b", (4096, 5), f16)), dtype=f32)
    )
    feeds = {"a": np.ones((3, 4096), np.float16), "b": np.full((4096, 5), 1.5, np.float16)}
    loaded = CpuProgram(lower_graph(graph, host_target(), FUSED), host_target(), 1)
    np.testing.assert_array_equal(loaded.call(*feeds.values()), np.full((3, 5), 6144, np.float32))


@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("dtype", [f64, i32], ids=str)
@pytest.mark.parametrize(
    "lead", [((3,), (3,)), ((3,), ()), ((), (3,)), ((2, 3), (3,)), ((2, 1), (1, 3))], ids=str
)
def test_stacks(cpu: Backend, lead: tuple[tuple[int, ...], tuple[int, ...]], dtype: DType) -> None:
    a, b = input_("a", (*lead[0], 9, 20), dtype), input_("b", (*lead[1], 20, 18), dtype)
    check(cpu, graph_of(relu(matmul(a, b))))


@pytest.mark.parametrize("cpu", CPU, ids=str)
def test_training_shapes(cpu: Backend) -> None:
    """xᵀ·dy and dy·Wᵀ, both operands dynamic, one computed on the way."""
    x, w, dy = input_("x", (50, 33)), input_("w", (33, 70)), input_("dy", (50, 70))
    g = mul(dy, gelu(dy))
    check(cpu, graph_of(matmul(transpose(x), g), matmul(g, transpose(w))))


@pytest.mark.parametrize("n", [5, 384, 1536])
def test_a_page_s_weights_are_packed_alike_for_any_number_of_rows(n: int) -> None:
    widths = set()
    for hint in (1, 3, 7, 16, 200):
        with record_guards():
            widths.add(choose_dynamic_tile(Symbol("m", hint).size, n, Term(), WASM32)[1])
    assert len(widths) == 1
