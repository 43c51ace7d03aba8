"""Every row of the op table: its rules, scalar form, index maps, folds and expansion say what
`numpy` says."""

from __future__ import annotations

import numpy as np
import pytest

from kitsune.ir.dtypes import DType, boolean, f32, f64
from kitsune.ir.interp import evaluate, interpret
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, Kind, input_, reshape, softmax, sum_, sum_to
from kitsune.ir.verify_graph import verify
from tests.ops.cases import CASES, LARGEST, MAPS, Case, is_plain, types_of
from tests.ops.elements import FOLDS, pulled, scalar_form, scanned, scattered
from tests.tolerances import RELATIVE

# Given values and somebody else's code, not computed ones: their own tests.
SOURCES = {"input", "constant", "size", "dequantize", "host", "loop"}
MAP_CASES = [c for c in CASES if c.row.kind is Kind.MAP]
COMPOSITES = [c for c in CASES if c.row.expand]

# In every type that a row computes in.
TYPED = [c.of(d) for c in LARGEST.values() for d in types_of(c.row, c.attrs)]
SAID = ("cast", "bitcast", "iota")  # rows that say the type of their result


def kind_of(kind: Kind) -> list[Case]:
    return [c for c in CASES if c.row.kind is kind]


def test_every_row_has_a_case() -> None:
    assert {c.op for c in CASES} | SOURCES == set(OPS)


def test_every_row_has_what_its_kind_needs() -> None:
    for row in OPS.values():
        assert row.attrs is not None, row.name
        assert row.kind is not Kind.MAP or row.scalar, row.name
        assert row.kind is not Kind.REDUCE or row.fold or row.expand, row.name
        assert row.kind is not Kind.VIEW or row.pull, row.name
        assert row.kind is not Kind.SCAN or row.fold, row.name
        assert row.kind is not Kind.INDEX or row.spread, row.name


@pytest.mark.parametrize("case", [*CASES, *TYPED], ids=str)
def test_shape_and_dtype_equal_numpy(case: Case) -> None:
    node = case.node()
    value = evaluate(node, case.typed(), {})
    assert node.shape == value.shape
    assert node.dtype.numpy == value.dtype
    verify(case.graph(), "building")


@pytest.mark.parametrize("case", [c for c in CASES if c.op not in SAID], ids=str)
def test_float64_feeds_give_float64_results(case: Case) -> None:
    """A reference finer than f32, wherever the graph itself does not ask for less."""
    (value,) = interpret(case.graph(), feeds(case, case.arrays()))
    assert value.dtype == (np.float64 if case.node().dtype == f32 else case.node().dtype.numpy)


def feeds(case: Case, arrays: list[np.ndarray]) -> dict[str, np.ndarray]:
    return {n.attr("name"): a for n, a in zip(case.inputs(), arrays, strict=True)}


def close(got: np.ndarray, want: np.ndarray, dtype: DType) -> None:
    """Bits of integers, and a few roundings of floats."""
    if not dtype.is_float:
        np.testing.assert_array_equal(got, want)
        return
    limit = RELATIVE["f64" if dtype == f64 else "f32"]
    np.testing.assert_allclose(got, want.astype(np.float64), rtol=limit, atol=limit)


# --- scalar forms and index maps -----------------------------------------------------------------


@pytest.mark.parametrize("case", MAP_CASES, ids=str)
def test_scalar_form_equals_numpy(case: Case) -> None:
    arrays = case.arrays()
    if case.op == "cast" and case.types()[0].value != case.types()[0]:
        arrays = [a.astype(np.float32) for a in case.typed()]  # halves are f32 in a kernel
    np.testing.assert_allclose(
        scalar_form(case, arrays).astype(np.float64),
        case.numpy(arrays).astype(np.float64),
        rtol=RELATIVE["f64"],
        atol=RELATIVE["f64"],
    )


@pytest.mark.parametrize("case", [c for c in TYPED if is_plain(c.row)], ids=str)
def test_scalar_form_in_every_type(case: Case) -> None:
    """Halves are f32 inside a kernel; every other type is computed in itself."""
    arrays = [a.astype(d.value.numpy) for a, d in zip(case.typed(), case.types(), strict=True)]
    close(scalar_form(case, arrays), case.numpy(arrays), case.node().dtype)


@pytest.mark.parametrize("case", kind_of(Kind.VIEW), ids=str)
def test_views_read_what_numpy_moves(case: Case) -> None:
    (x,) = case.arrays()
    np.testing.assert_array_equal(pulled(case, x), case.numpy([x]))


@pytest.mark.parametrize("case", kind_of(Kind.INDEX), ids=str)
def test_updates_go_where_numpy_writes(case: Case) -> None:
    arrays = case.arrays()
    np.testing.assert_allclose(scattered(case, arrays), case.numpy(arrays), rtol=RELATIVE["f64"])


@pytest.mark.parametrize("case", kind_of(Kind.SCAN), ids=str)
def test_scans_fold_what_came_before(case: Case) -> None:
    (x,) = case.arrays()
    np.testing.assert_allclose(scanned(case, x), case.numpy([x]), rtol=RELATIVE["f64"])


@pytest.mark.parametrize(
    "case", [c for c in kind_of(Kind.REDUCE) if c.row.fold and 0 not in c.shapes[0]], ids=str
)
def test_reductions_fold_with_their_primitive(case: Case) -> None:
    (x,) = case.arrays()
    got = FOLDS[case.row.fold].reduce(x, axis=case.attrs["axes"], keepdims=True)
    np.testing.assert_allclose(got.astype(np.float64), case.numpy([x]), rtol=RELATIVE["f64"])


@pytest.mark.parametrize("case", [c.of(f64) for c in COMPOSITES], ids=str)
def test_expansion_equals_numpy(case: Case) -> None:
    assert case.row.expand is not None
    inputs, arrays = case.inputs(), case.arrays()
    made = case.row.expand(*inputs, **dict(case.node().attrs))
    assert (made.shape, made.dtype) == (case.node().shape, case.node().dtype)
    (got,) = interpret(Graph(tuple(inputs), (made,)), feeds(case, arrays))
    np.testing.assert_allclose(got, case.numpy(arrays), rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("case", [c for c in TYPED if c.row.expand], ids=str)
def test_expansion_keeps_the_type(case: Case) -> None:
    assert case.row.expand is not None
    made = case.row.expand(*case.inputs(), **dict(case.node().attrs))
    assert (made.shape, made.dtype) == (case.node().shape, case.node().dtype)


# --- what rows have in common --------------------------------------------------------------------


def run(output: Node, inputs: list[Node], values: list[np.ndarray]) -> np.ndarray:
    given = {n.attr("name"): v for n, v in zip(inputs, values, strict=True)}
    return interpret(Graph(tuple(inputs), (output,)), given)[0]


@pytest.mark.parametrize("name", sorted({c.op for c in MAPS if c.row.commutes}))
def test_commuting_rows_commute(name: str) -> None:
    case = Case(name, ((4, 5), (4, 5)))
    a, b = case.arrays()
    np.testing.assert_array_equal(case.numpy([a, b]), case.numpy([b, a]))


def test_sum_to_is_the_adjoint_of_broadcasting() -> None:
    g = input_("g", (2, 3, 4))
    value = np.arange(24.0).reshape(2, 3, 4)
    for shape in [(2, 3, 4), (3, 4), (1, 4), (3, 1), (2, 1, 1), (1,), ()]:
        got = run(sum_to(g, shape), [g], [value])
        lead = 3 - len(shape)
        axes = tuple(d for d in range(3) if d < lead or shape[d - lead] == 1)
        np.testing.assert_array_equal(got, value.sum(axes).reshape(shape))


def test_softmax_rows_that_are_masked_entirely_are_nan() -> None:
    """As NumPy has it: there is no maximum to subtract."""
    x = input_("x", (2, 2))
    value = np.array([[0.0, -np.inf], [-np.inf, -np.inf]])
    got = run(softmax(x, axes=(1,)), [x], [value])
    np.testing.assert_array_equal(got, [[1.0, 0.0], [np.nan, np.nan]])


def test_reductions_keep_their_axes_and_reshape_drops_them() -> None:
    x = input_("x", (2, 3))
    total = sum_(x, axes=(1,))
    assert total.shape == (2, 1)
    assert reshape(total, shape=(2,)).shape == (2,)


def test_f16_and_bf16_are_computed_in_f32_and_rounded_once() -> None:
    """60,000 + 60,000 − 60,000 is finite in f16 when the sum is one op, and 2048 + 1 + 1 exact."""
    for dtype in [d for d in types_of(OPS["sum"]) if d.itemsize == 2]:
        x = input_("x", (3,), dtype)
        value = np.array([2048, 1, 1], dtype.numpy)
        got = run(sum_(x, axes=(0,)), [x], [value])
        assert got.dtype == dtype.numpy
        assert float(got[0]) == float(np.float32(2050).astype(dtype.numpy))


def test_truth_of_numbers_is_everything_but_zero() -> None:
    x = input_("x", (4,))
    value = np.array([0.0, -0.0, np.nan, 0.5], np.float32)
    for name in ("any", "all"):
        made = OPS[name](x, axes=(0,))
        assert made.dtype == boolean
        assert run(made, [x], [value]).item() == (name == "any")
    np.testing.assert_array_equal(
        run(OPS["logical_not"](x), [x], [value]), [True, True, False, False]
    )
