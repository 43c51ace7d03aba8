"""Every row of the op table: its shape rule, scalar form, gradient and expansion say what `numpy`
says."""

from __future__ import annotations

import numpy as np
import pytest

from kitsune.grad import gradients
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, Kind, add, input_, mul, reshape, softmax, sum_, sum_to
from tests.ops.cases import CASES, MAPS, Case
from tests.scalar import Scalars
from tests.tolerances import FINITE_DIFFERENCE, RELATIVE

SOURCES = {"input", "constant", "dequantize"}  # given values, not computed ones: their own tests
WITH_GRADIENT = [c for c in CASES if c.row.grad]
COMPOSITES = [c for c in CASES if c.row.expand]


def test_every_row_has_a_case() -> None:
    assert {c.op for c in CASES} | SOURCES == set(OPS)


def test_every_row_has_what_its_kind_needs() -> None:
    for row in OPS.values():
        assert row.kind is not Kind.MAP or row.scalar, row.name
        assert row.kind is not Kind.REDUCE or row.fold or row.expand, row.name
        assert row.kind is not Kind.VIEW or row.pull, row.name


@pytest.mark.parametrize("case", CASES, ids=str)
def test_shape_and_dtype_equal_numpy(case: Case) -> None:
    made = case.row(*case.inputs(), **case.attrs)
    value = case.numpy(
        [a.astype(n.dtype.numpy) for a, n in zip(case.arrays(), case.inputs(), strict=True)]
    )
    assert made.shape == value.shape
    assert made.dtype.numpy == value.dtype


@pytest.mark.parametrize("case", MAPS, ids=str)
def test_scalar_form_equals_numpy(case: Case) -> None:
    assert case.row.scalar is not None
    arrays = case.arrays()
    got = case.row.scalar(Scalars(), *arrays, **case.attrs)
    np.testing.assert_allclose(got, case.numpy(arrays), rtol=RELATIVE["f64"], atol=RELATIVE["f64"])


@pytest.mark.parametrize("case", COMPOSITES, ids=str)
def test_expansion_equals_numpy(case: Case) -> None:
    assert case.row.expand is not None
    inputs, arrays = case.inputs(), case.arrays()
    graph = Graph(tuple(inputs), (case.row.expand(*inputs, **case.attrs),))
    feeds = {n.attr("name"): a for n, a in zip(inputs, arrays, strict=True)}
    # 1/n is a constant in f32
    np.testing.assert_allclose(interpret(graph, feeds)[0], case.numpy(arrays), rtol=1e-6, atol=1e-6)


# --- gradients -----------------------------------------------------------------------------------


@pytest.mark.parametrize("case", WITH_GRADIENT, ids=str)
def test_gradient_equals_finite_differences(case: Case) -> None:
    inputs, arrays = case.inputs(), case.arrays()
    output = case.row(*inputs, **case.attrs)
    seed = input_("seed", output.shape)
    weights = np.random.default_rng(9).uniform(0.5, 2, output.shape)
    wrt = [n for n, a in zip(inputs, arrays, strict=True) if a.dtype != np.bool_]
    feeds = {n.attr("name"): a for n, a in zip(inputs, arrays, strict=True)} | {"seed": weights}
    got = interpret(Graph((*inputs, seed), tuple(gradients(output, wrt, seed))), feeds)
    for node, mine in zip(wrt, got, strict=True):
        want = finite_differences(case, arrays, inputs.index(node), weights)
        assert mine.shape == want.shape
        np.testing.assert_allclose(
            mine,
            want,
            rtol=FINITE_DIFFERENCE,
            atol=FINITE_DIFFERENCE * (1 + np.abs(want).max(initial=0)),
        )


def finite_differences(
    case: Case, arrays: list[np.ndarray], which: int, weights: np.ndarray, step: float = 1e-5
) -> np.ndarray:
    """∂(Σ weights·row)/∂arrays[which], one element at a time."""
    out = np.zeros_like(arrays[which])
    for at in np.ndindex(out.shape):
        total = []
        for sign in (1, -1):
            moved = [a.copy() for a in arrays]
            moved[which][at] += sign * step
            total.append((case.numpy(moved) * weights).sum())
        out[at] = (total[0] - total[1]) / (2 * step)
    return out


def run(output: Node, inputs: list[Node], values: list[np.ndarray]) -> np.ndarray:
    feeds = {n.attr("name"): v for n, v in zip(inputs, values, strict=True)}
    return interpret(Graph(tuple(inputs), (output,)), feeds)[0]


def test_gradients_add_up_over_every_use() -> None:
    """d(x·x + x)/dx = 2x + 1, without a seed."""
    x = input_("x", (3,))
    (g,) = gradients(add(mul(x, x), x), [x])
    value = np.array([1.0, -2.0, 0.5])
    np.testing.assert_array_equal(run(g, [x], [value]), 2 * value + 1)


def test_gradient_of_what_does_not_matter_is_zero() -> None:
    x, y = input_("x", (3,)), input_("y", (2, 3))
    (g,) = gradients(mul(x, x), [y])
    assert g.shape == (2, 3)
    np.testing.assert_array_equal(run(g, [x, y], [np.ones(3), np.ones((2, 3))]), np.zeros((2, 3)))


def test_gradient_of_an_intermediate_value() -> None:
    x = input_("x", (3,))
    y = mul(x, x)
    (g,) = gradients(mul(y, y), [y])
    np.testing.assert_array_equal(run(g, [x], [np.array([1.0, 2.0, 3.0])]), [2.0, 8.0, 18.0])


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
    with np.errstate(invalid="ignore"):
        got = run(softmax(x, axes=(1,)), [x], [value])
    np.testing.assert_array_equal(got, [[1.0, 0.0], [np.nan, np.nan]])


def test_reductions_keep_their_axes_and_reshape_drops_them() -> None:
    x = input_("x", (2, 3))
    total = sum_(x, axes=(1,))
    assert total.shape == (2, 1)
    assert reshape(total, shape=(2,)).shape == (2,)
