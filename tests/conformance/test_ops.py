"""Every row on every back end against NumPy: usual values, odd shapes, and what IEEE defines for
NaN, infinities and the ends of the range."""

from __future__ import annotations

import numpy as np
import pytest

from kitsune.ir.dtypes import boolean
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    OPS,
    add,
    constant,
    eq,
    input_,
    le,
    lt,
    matmul,
    max_,
    maximum,
    min_,
    minimum,
    mul,
    neg,
    permute,
    relu,
    reshape,
    softmax,
    sum_,
    where,
)
from tests.backends_fixture import CPU, FUSED, UNFUSED, Backend, check, random_feeds
from tests.ops.cases import CASES, MAPS, Case, arity
from tests.tolerances import assert_close

MAP_ROWS = sorted({c.op for c in MAPS})


def feeds_of(case: Case) -> dict[str, np.ndarray]:
    return {
        n.attr("name"): a.astype(n.dtype.numpy)
        for n, a in zip(case.inputs(), case.arrays(), strict=True)
    }


@pytest.mark.parametrize("case", CASES, ids=str)
def test_row_equals_numpy(backend: Backend, case: Case) -> None:
    graph = Graph(tuple(case.inputs()), (case.row(*case.inputs(), **case.attrs),))
    check(backend, graph, feeds_of(case))


@pytest.mark.parametrize("name", MAP_ROWS)
@pytest.mark.parametrize("size", [1, 7, 16, 37, 100])
def test_map_at_every_length_of_tail(backend: Backend, name: str, size: int) -> None:
    case = Case(name, ((3, size),) * arity(OPS[name]))
    check(backend, Graph(tuple(case.inputs()), (case.row(*case.inputs()),)), feeds_of(case))


# --- the ends of the range -----------------------------------------------------------------------

SPECIAL = np.array(
    [np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -1.0, 3.4e38, -3.4e38, 1.2e-38, -1.2e-38, 1e-45, 88.7,
     -104.0, 20.0, -20.0, 0.5, 1e-4, -1e-4, 12345.678],
    np.float32,
)  # fmt: skip


@pytest.mark.parametrize("cpu", CPU, ids=str)
@pytest.mark.parametrize("name", [n for n in MAP_ROWS if arity(OPS[n]) == 1])
def test_functions_over_their_whole_range(cpu: Backend, name: str) -> None:
    """Special values and a sweep of every magnitude, to eight roundings. WGSL promises less."""
    sweep = np.geomspace(1e-40, 3e38, 400)
    value = np.concatenate([SPECIAL, sweep, -sweep]).astype(np.float32)
    x = input_("x", value.shape)
    got = cpu.run(Graph((x,), (OPS[name](x),)), {"x": value}, FUSED)[0]
    with np.errstate(all="ignore"):
        want = np.asarray(OPS[name].numpy(value.astype(np.float64)), np.float64)
        want = np.where(np.abs(want) >= 2.0**128, np.sign(want) * np.inf, want)
    by = np.abs(want)
    if name == "gelu":  # 1 + erf rounds to the unit of 1, however small it is
        by = by + np.where(np.isfinite(value), np.abs(value), 0)
    assert_close(got, want, "f32", by / 4)


@pytest.mark.parametrize("name", [n for n in MAP_ROWS if arity(OPS[n]) == 2])
def test_pairs_of_special_values(backend: Backend, name: str) -> None:
    """IEEE arithmetic, comparisons that NaN makes false, extremes that NaN wins: bit for bit."""
    a, b = input_("a", (len(SPECIAL), 1)), input_("b", (1, len(SPECIAL)))
    feeds = {"a": SPECIAL[:, None], "b": SPECIAL[None]}
    got = backend.run(Graph((a, b), (OPS[name](a, b),)), feeds, FUSED)[0]
    with np.errstate(all="ignore"):
        np.testing.assert_array_equal(got, OPS[name].numpy(SPECIAL[:, None], SPECIAL[None]))


@pytest.mark.parametrize("number", [0.0, 1.5, -np.inf, np.inf, np.nan])
@pytest.mark.parametrize("op", [maximum, minimum, lt, le, eq], ids=lambda row: row.name)
def test_comparison_with_a_number(backend: Backend, op: object, number: float) -> None:
    """A constant operand is written into the code: on either side it compares the same."""
    assert callable(op)
    x = input_("x", SPECIAL.shape)
    outputs = (op(x, constant(number)), op(constant(number), x))
    got = backend.run(Graph((x,), outputs), {"x": SPECIAL}, FUSED)
    row = OPS[outputs[0].op]
    np.testing.assert_array_equal(got[0], row.numpy(SPECIAL, np.float32(number)))
    np.testing.assert_array_equal(got[1], row.numpy(np.float32(number), SPECIAL))


def test_choice_keeps_what_is_not_a_number(backend: Backend) -> None:
    c = input_("c", (20,), boolean)
    a, b = input_("a", (20,)), input_("b", (20,))
    feeds = {"c": np.arange(20) % 3 == 0, "a": SPECIAL, "b": SPECIAL[::-1].copy()}
    got = backend.run(Graph((c, a, b), (where(c, a, b),)), feeds, FUSED)[0]
    np.testing.assert_array_equal(got, np.where(feeds["c"], feeds["a"], feeds["b"]))


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("fold", [sum_, max_, min_], ids=lambda row: row.name)
@pytest.mark.parametrize("at", [0, 5, 16, 36])
def test_one_special_value_decides_a_reduction(
    backend: Backend, fold: object, axis: int, at: int
) -> None:
    """In a full vector and in the tail, along the lanes and across them."""
    assert callable(fold)
    value = np.random.default_rng(0).standard_normal((3, 37)).astype(np.float32)
    value[:, at] = [np.nan, np.inf, -np.inf]
    value = value if axis == 1 else value.T.copy()
    x = input_("x", value.shape)
    node = fold(x, axes=(axis,))
    got = backend.run(Graph((x,), (node,)), {"x": value}, FUSED)[0]
    want = OPS[node.op].numpy(value, (axis,))
    np.testing.assert_allclose(got, want, rtol=1e-5)


def test_softmax_of_masked_rows(backend: Backend) -> None:
    """A masked key weighs nothing; a row with nothing left, or with an infinity, is NaN."""
    value = np.random.default_rng(0).standard_normal((4, 37)).astype(np.float32)
    value[0, 5:] = -np.inf
    value[1] = -np.inf
    value[2, 36] = np.inf
    value[3, 3] = np.nan
    x = input_("x", value.shape)
    check(backend, Graph((x,), (softmax(x, axes=(1,)),)), {"x": value})


# --- shapes with nothing or with one of everything -----------------------------------------------

EMPTY = {
    "map": lambda x: relu(x),
    "sum of nothing": lambda x: sum_(x, axes=(0,)),
    "max of nothing": lambda x: max_(x, axes=(0,)),
    "sum beside nothing": lambda x: sum_(x, axes=(1,)),
    "everything of nothing": lambda x: sum_(x, axes=(0, 1)),
    "softmax along nothing": lambda x: softmax(x, axes=(0,)),
    "softmax beside nothing": lambda x: softmax(x, axes=(1,)),
    "view": lambda x: reshape(permute(x, order=(1, 0)), shape=(2, 0, 3)),
    "broadcast": lambda x: add(x, constant(np.ones((1, 5), np.float32))),
    "contract over nothing": lambda x: matmul(permute(x, order=(1, 0)), x),
    "no rows": lambda x: relu(matmul(x, constant(np.ones((5, 3), np.float32)))),
    "no columns": lambda x: matmul(
        constant(np.ones((3, 5), np.float32)), permute(x, order=(1, 0))
    ),
    "a bias on nothing": lambda x: relu(add(sum_(x, axes=(0,)), constant(1.0))),
}  # fmt: skip


@pytest.mark.parametrize("config", [FUSED, UNFUSED], ids=["fused", "unfused"])
@pytest.mark.parametrize("name", EMPTY)
def test_tensors_without_elements(backend: Backend, name: str, config: object) -> None:
    x = input_("x", (0, 5))
    node: Node = EMPTY[name](x)
    graph = Graph((x,), (node, neg(node)))
    check(backend, graph, random_feeds(graph), FUSED if config is FUSED else UNFUSED)


@pytest.mark.parametrize("rank", range(5))
def test_sizes_of_one(backend: Backend, rank: int) -> None:
    """A scalar, and shapes whose every size is 1, through every kind of op."""
    x, y = input_("x", (1,) * rank), input_("y", ())
    made = mul(relu(add(x, y)), constant(2.0))
    outputs = [made, reshape(made, shape=(1, 1)), reshape(made, shape=())]
    outputs.append(matmul(outputs[1], outputs[1]))
    if rank:
        outputs += [sum_(made, axes=(rank - 1,)), softmax(made, axes=(0,))]
    check(backend, Graph((x, y), tuple(outputs)))
