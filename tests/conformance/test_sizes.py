"""Sizes that change how a kernel is scheduled: blocks, packing, chunks, stores past the cache."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
import pytest

from kitsune.backends.cpu.schedule.contraction import ContractSchedule
from kitsune.backends.cpu.schedule.row_loops import RowSchedule
from kitsune.compiler import lower_graph
from kitsune.ir.dtypes import DType, bf16, boolean, f16, f64, i32, i64, u8
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    argmax,
    concat,
    constant,
    cumsum,
    exp,
    gather,
    input_,
    layer_norm,
    logical_not,
    matmul,
    mul,
    pad,
    relu,
    scatter_add,
    softmax,
    sum_,
    transpose,
)
from kitsune.target import X86_64_V3
from tests.backends_fixture import CPU, FUSED, Backend, check, random_feeds

# m, k, n: one row, few rows, rows in several blocks, rows a page apart, k that is short or long.
PRODUCTS = [
    (1, 64, 64),
    (1, 77, 130),
    (3, 40, 64),
    (4, 300, 96),
    (6, 33, 16),
    (13, 1, 17),
    (64, 2, 33),
    (100, 2100, 20),
    (16, 1024, 24),
    (130, 65, 1),
    (1, 50, 1),
    (250, 30, 7),
    (31, 97, 200),
    (267, 30, 19),
]


def operand(name: str, shape: tuple[int, int], how: str) -> Node:
    if how == "constant":
        rng = np.random.default_rng(len(name))
        return constant(rng.standard_normal(shape).astype(np.float32))
    if how == "transposed":
        return transpose(input_(name, shape[::-1]))
    if how == "computed":
        return mul(input_(name, shape), input_(f"{name} scale", (1, shape[1])))
    return input_(name, shape)


def graph_of(*outputs: Node) -> Graph:
    return Graph(tuple(n for n in Graph((), outputs).nodes() if n.op == "input"), outputs)


HOW = ["input", "constant", "transposed", "computed"]


@pytest.mark.in_turn(6)
@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("right", HOW)
@pytest.mark.parametrize("left", HOW)
@pytest.mark.parametrize("size", PRODUCTS, ids=str)
def test_products(cpu: Backend, size: tuple[int, int, int], left: str, right: str) -> None:
    m, k, n = size
    product = matmul(operand("a", (m, k), left), operand("b", (k, n), right))
    check(cpu, graph_of(relu(add(product, input_("bias", (n,))))))


@pytest.mark.in_turn
@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("right", ["input", "constant", "transposed"])
@pytest.mark.parametrize("dtype", [f16, bf16], ids=str)
@pytest.mark.parametrize("size", PRODUCTS[1::2], ids=str)
def test_products_of_f16_and_bf16(
    cpu: Backend, size: tuple[int, int, int], dtype: DType, right: str
) -> None:
    """Laid out as f32 before they are multiplied; the result may be f32 too."""
    if dtype == bf16:
        pytest.importorskip("ml_dtypes")
    m, k, n = size
    value = np.random.default_rng(0).standard_normal((k, n)).astype(dtype.numpy)
    b = {
        "input": input_("b", (k, n), dtype),
        "constant": constant(value),
        "transposed": transpose(input_("b", (n, k), dtype)),
    }[right]
    product = matmul(input_("a", (m, k), dtype), b)
    check(cpu, graph_of(relu(add(product, input_("bias", (n,))))))


def pieces(name: str, shape: tuple[int, int], how: str) -> Node:
    """An operand that a contraction computes while it lays it out."""
    rows, columns = shape
    if how == "padded":
        return pad(input_(name, (rows, columns - 1)), before=(0, 1), after=(0, 0))
    if how == "joined":
        halves = [input_(f"{name}{n}", (rows, w)) for n, w in enumerate((1, columns - 1))]
        return concat(*halves, axis=1)
    along, count = (0, rows) if how == "rows" else (1, columns)
    return gather(input_(name, shape), input_(f"{name} at", (count,), i64), axis=along)


@pytest.mark.in_turn(6)
@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("right", ["padded", "joined", "rows", "columns"])
@pytest.mark.parametrize("left", ["padded", "joined", "rows", "columns"])
@pytest.mark.parametrize("size", [(1, 77, 130), (6, 33, 16), (31, 97, 50)], ids=str)
def test_products_of_pieces(
    cpu: Backend, size: tuple[int, int, int], left: str, right: str
) -> None:
    m, k, n = size
    check(cpu, graph_of(relu(matmul(pieces("a", (m, k), left), pieces("b", (k, n), right)))))


@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("dtype", [f64, i32, u8], ids=str)
@pytest.mark.parametrize("size", PRODUCTS[::4], ids=str)
def test_products_in_other_types(cpu: Backend, size: tuple[int, int, int], dtype: DType) -> None:
    """In tiles of their own."""
    m, k, n = size
    check(cpu, graph_of(matmul(input_("a", (m, k), dtype), input_("b", (k, n), dtype))))


@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize(
    "lead", [((3,), (3,)), ((3,), ()), ((), (3,)), ((2, 3), (3,)), ((2, 1), (1, 3))]
)
def test_stacks(cpu: Backend, lead: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    a, b = input_("a", (*lead[0], 9, 20)), input_("b", (*lead[1], 20, 18))
    check(cpu, graph_of(relu(matmul(a, b))))


def test_the_sizes_meet_every_form_of_packing() -> None:
    """What the cases above are for; a new form of schedule should get a case."""
    met = set()
    for m, k, n in PRODUCTS:
        for left in HOW:
            for right in HOW:
                product = matmul(operand("a", (m, k), left), operand("b", (k, n), right))
                layout = lower_graph(graph_of(product), X86_64_V3, FUSED)
                for step in layout.steps:
                    plan = step.kernel.schedule
                    if isinstance(plan, ContractSchedule):
                        met |= {f"a {plan.pack_a}", f"b {plan.pack_b}"}
                        met |= {"blocks"} if plan.mc < m else set()
                    elif isinstance(plan, RowSchedule):
                        met.add("row")
    wanted = {"a none", "a run", "a tiles", "b none", "b run", "b panel", "b constant"}
    wanted |= {"blocks", "row"}
    assert met >= wanted


def norm(x: Node, axes: tuple[int, ...]) -> Node:
    shape = tuple(x.shape[a] for a in axes)
    return layer_norm(x, input_("w", shape), input_("b", shape), axes=axes, eps=1e-5)


def whole(x: Node) -> Node:
    return sum_(x, axes=tuple(range(len(x.shape))))


def doubled(nbytes: int, dtype: DType) -> Node:
    x = input_("x", (nbytes // dtype.itemsize // 1024, 1024), dtype)
    return logical_not(x) if dtype == boolean else add(x, x)


def softmaxed(shape: tuple[int, int], dtype: DType, axis: int = 1) -> Node:
    """Its exponentials are kept for the second pass, eight bytes each or four."""
    return softmax(input_("x", shape, dtype), axes=(axis,))


ROWS: dict[str, Callable[[], Node]] = {
    "a long map": lambda: exp(input_("x", (20_011,))),
    "chunks of a long row": lambda: add(input_("x", (3, 30_001)), input_("b", (30_001,))),
    "columns by columns": lambda: add(input_("x", (2, 9000)), input_("b", (2, 1))),
    "past the cache": lambda: add(input_("x", (1100, 1201)), input_("b", (1201,))),
    "past the cache, in vectors": lambda: relu(mul(input_("x", (1200, 1024)), constant(2.0))),
    "a long sum": lambda: whole(exp(mul(input_("x", (3, 70_001)), constant(0.1)))),
    "many short sums": lambda: sum_(input_("x", (9001, 3)), axes=(1,)),
    "many long columns": lambda: sum_(input_("x", (3001, 21)), axes=(0,)),
    "a long softmax": lambda: softmax(input_("x", (2, 40_003)), axes=(1,)),
    "softmax of columns": lambda: softmax(input_("x", (500, 37)), axes=(0,)),
    "a long norm": lambda: norm(input_("x", (3, 20_001)), (1,)),
    "a norm of two axes": lambda: norm(input_("x", (4, 33, 65)), (1, 2)),
    **{f"past the cache, in {d}": partial(doubled, 5 << 20, d) for d in (f64, f16, u8, boolean)},
    **{f"a long softmax, in {d}": partial(softmaxed, (2, 40_003), d) for d in (f64, f16)},
    **{f"softmax of columns, in {d}": partial(softmaxed, (37, 500), d, 0) for d in (f64, f16)},
    "rows by index": lambda: gather(input_("x", (50, 700)), input_("i", (300,), i64), axis=0),
    "elements by index": lambda: gather(input_("x", (9, 999)), input_("i", (3000,), i32), axis=1),
    "many pieces": lambda: concat(*(input_(f"x{n}", (90, n)) for n in range(1, 40)), axis=1),
    "a wide frame": lambda: pad(input_("x", (70, 301)), before=(40, 99), after=(3, 500)),
    "updates of rows": lambda: scatter_add(
        input_("x", (50, 700)), input_("i", (300,), i64), input_("u", (300, 700)), axis=0
    ),
    "updates of elements": lambda: scatter_add(
        input_("x", (9, 999)), input_("i", (3000,), i32), input_("u", (9, 3000)), axis=1
    ),
    "a long scan": lambda: cumsum(input_("x", (3, 20_011)), axis=1),
    "a scan of columns": lambda: cumsum(input_("x", (2000, 70)), axis=0, reverse=True),
    "the place of a maximum": lambda: argmax(input_("x", (3, 20_011)), axis=1),
}


@pytest.mark.in_turn
@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("name", ROWS)
def test_rows(cpu: Backend, name: str) -> None:
    graph = graph_of(ROWS[name]())
    check(cpu, graph, random_feeds(graph))
