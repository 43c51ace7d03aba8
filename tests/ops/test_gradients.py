"""The `grad` column against central differences of the oracle in float64, and where those say
nothing: at ties, zeros and edges."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import numpy as np
import pytest

from kitsune.autodiff import gradients
from kitsune.errors import DTypeError, ShapeError, UnsupportedError
from kitsune.ir.dtypes import boolean, f16, f32, f64, i32, i64
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    abs_,
    add,
    argmax,
    attention,
    batch_norm,
    bitcast,
    cast,
    concat,
    constant,
    conv,
    cumprod,
    dropout,
    expand,
    flip,
    gather,
    input_,
    lt,
    max_,
    max_pool,
    maximum,
    mean,
    min_,
    mul,
    one_hot,
    pow_,
    prod_,
    repeat,
    reshape,
    scatter,
    sign,
    split,
    sqrt,
    stack,
    std,
    sum_,
    sum_pool,
    tile,
    tril,
    triu,
    var,
    where,
)
from kitsune.ir.verify_graph import verify
from tests.ops.cases import CASES, Case
from tests.tolerances import FINITE_DIFFERENCE

WITH_GRADIENT = [c.of(f64) for c in CASES if c.row.grad and not c.dtypes]
SMOOTH = [c for c in WITH_GRADIENT if c.shapes in [((5,),), ((2, 3), (2, 3))]]


def run(outputs: list[Node], feeds: dict[Node, np.ndarray]) -> list[np.ndarray]:
    graph = Graph(tuple(feeds), tuple(outputs))
    verify(graph, "differentiation")
    return interpret(graph, {n.attr("name"): v for n, v in feeds.items()})


def differences(
    function: Callable[[list[np.ndarray]], np.ndarray], arrays: list[np.ndarray], which: int
) -> np.ndarray:
    """∂(Σ function)/∂arrays[which], one element at a time."""
    step = 1e-5
    out = np.zeros_like(arrays[which])
    for at in np.ndindex(out.shape):
        ends = []
        for to in (step, -step):
            moved = [a.copy() for a in arrays]
            moved[which][at] += to
            ends.append(function(moved))
        changed = ends[0] != ends[1]  # an infinity that stays does not
        out[at] = (ends[0][changed] - ends[1][changed]).sum() / (2 * step)
    return out


def assert_gradients(output: Node, feeds: dict[Node, np.ndarray]) -> None:
    """Of a weighted sum of the output, for each float that is fed."""
    seed = input_("seed", output.shape, f64)
    weights = np.random.default_rng(9).uniform(0.5, 2, output.shape)
    nodes, arrays = list(feeds), list(feeds.values())
    wrt = [n for n in nodes if n.dtype.is_float]
    made = gradients(output, wrt, seed)
    assert all((g.shape, g.dtype) == (w.shape, w.dtype) for g, w in zip(made, wrt, strict=True))

    def weighted(values: list[np.ndarray]) -> np.ndarray:
        return run([output], dict(zip(nodes, values, strict=True)))[0] * weights

    for node, got in zip(wrt, run(made, {**feeds, seed: weights}), strict=True):
        want = differences(weighted, arrays, nodes.index(node))
        size = 1 + np.abs(want).max(initial=0)
        np.testing.assert_allclose(got, want, rtol=FINITE_DIFFERENCE, atol=FINITE_DIFFERENCE * size)


# --- every row -----------------------------------------------------------------------------------


@pytest.mark.parametrize("case", WITH_GRADIENT, ids=str)
def test_gradient_equals_finite_differences(case: Case) -> None:
    assert_gradients(case.node(), dict(zip(case.inputs(), case.arrays(), strict=True)))


@pytest.mark.parametrize("case", SMOOTH, ids=str)
def test_gradient_of_a_gradient(case: Case) -> None:
    first = gradients(case.node(), case.inputs())
    feeds = dict(zip(case.inputs(), case.arrays(), strict=True))
    for g in first:
        assert_gradients(g, feeds)


@pytest.mark.parametrize("case", [c for c in CASES if c.op == "cast"], ids=str)
def test_casts_pass_gradients_between_floats(case: Case) -> None:
    x = case.inputs()[0]
    if not case.attrs["dtype"].is_float:
        with pytest.raises(DTypeError, match="only floats vary smoothly"):
            gradients(case.node(), [x])
        return
    (g,) = gradients(case.node(), [x])
    assert g.dtype == x.dtype
    np.testing.assert_array_equal(
        run([g], {x: case.typed()[0]})[0].astype(float), np.full(x.shape, float(x.dtype.is_float))
    )


@pytest.mark.parametrize(
    "case", [c.of(f16) for c in WITH_GRADIENT if c.row.expand or c.op == "gather"], ids=str
)
def test_gradients_of_f16_and_bf16_are_summed_in_f32(case: Case) -> None:
    """They are within a few roundings of the gradient in float64 of the same values."""
    typed = case.typed()
    fine, feeds = case.of(f64), dict(zip(case.inputs(), typed, strict=True))
    exact = {
        n: a if a.dtype.kind == "i" else a.astype(np.float64)
        for n, a in zip(fine.inputs(), typed, strict=True)
    }
    wrt, fine_wrt = ([n for n in nodes if n.dtype.is_float] for nodes in (feeds, exact))
    got = run(gradients(case.node(), wrt), feeds)
    want = run(gradients(fine.node(), fine_wrt), exact)
    for one, other in zip(got, want, strict=True):
        assert one.dtype == np.float16
        size = 1 + np.abs(other).max(initial=0)
        np.testing.assert_allclose(one.astype(float), other, atol=4 * 2.0**-11 * size)


# --- what is made of rows ------------------------------------------------------------------------

x = input_("x", (4, 3), f64)
q, k, v = (input_(n, (2, 4, 3), f64) for n in "qkv")
image, depth_wise = input_("image", (2, 4, 5, 4), f64), input_("depth_wise", (8, 1, 2, 3), f64)
filters = input_("filters", (6, 2, 3, 2), f64)
few = [input_(n, (2, 3, 2), f64) for n in ("few_k", "few_v")]
MADE: dict[str, tuple[Node, tuple[Node, ...]]] = {
    "mean": (mean(x, (0,)), (x,)),
    "var": (var(x, (1,)), (x,)),
    "var without correction": (var(x, (0, 1), correction=0), (x,)),
    "std": (std(x, (1,)), (x,)),
    "flip": (flip(x, (0, 1)), (x,)),
    "split": (mul(*split(x, (2, 2), 0)), (x,)),
    "stack": (mul(stack([x, mul(x, x)], 1), 2.0), (x,)),
    "tile": (mul(tile(x, (2, 3)), tile(x, (2, 3))), (x,)),
    "repeat": (mul(repeat(x, (2, 2)), tile(x, (2, 2))), (x,)),
    "tril": (tril(x, 1), (x,)),
    "triu": (triu(mul(x, x)), (x,)),
    "batch_norm": (
        batch_norm(
            x,
            *(
                reshape(n, shape=(3,))
                for n in (mean(x, (0,)), var(x, (0,), 0), sum_(x, axes=(0,)), max_(x, axes=(0,)))
            ),
        ),
        (x,),
    ),
    "attention": (attention(q, k, v), (q, k, v)),
    "causal attention": (attention(q, k, v, causal=True), (q, k, v)),
    "attention of grouped heads": (
        attention(reshape(q, shape=(4, 2, 3)), *(reshape(n, shape=(2, 2, 3)) for n in few)),
        (q, *few),
    ),
    "dropout": (dropout(x, constant(np.array([1, 2], np.uint32)), 0.5), (x,)),
    "conv": (conv(image, filters, (2, 1), (1, 2), (1, 0), (1, 2), groups=2), (image, filters)),
    "depthwise conv": (
        conv(image, depth_wise, (1, 2), (2, 1), (0, 1), (1, 1), groups=4),
        (image, depth_wise),
    ),
    "max_pool": (max_pool(image, (3, 2), (2, 1), (1, 2), (1, 0), (0, 1)), (image,)),
    "sum_pool": (sum_pool(mul(image, image), (2, 2), (1, 2), (1, 1), (0, 1), (1, 0)), (image,)),
}


@pytest.mark.parametrize("name", MADE)
def test_gradient_of_what_is_made_of_rows(name: str) -> None:
    output, inputs = MADE[name]
    rng = np.random.default_rng(4)
    assert_gradients(output, {n: rng.uniform(-2, 2, n.shape) for n in inputs})


# --- zeros, ties and edges -----------------------------------------------------------------------


@pytest.mark.parametrize("axes", [(0,), (1,), (0, 1), (1, 0)], ids=str)
@pytest.mark.parametrize("zeros", [0, 1, 2, 12])
def test_product_with_zeros(axes: tuple[int, ...], zeros: int) -> None:
    value = np.random.default_rng(zeros).uniform(0.5, 2, 12)
    value[np.random.default_rng(7).permutation(12)[:zeros]] = 0
    assert_gradients(prod_(x, axes=axes), {x: value.reshape(4, 3)})


@pytest.mark.parametrize(("exclusive", "reverse"), list(product((False, True), repeat=2)))
@pytest.mark.parametrize("zeros", [(), (0,), (4,), (2,), (1, 3), (2, 3), (0, 1, 2, 3, 4)], ids=str)
def test_running_product_with_zeros(zeros: tuple[int, ...], exclusive: bool, reverse: bool) -> None:
    value = np.array([0.5, 2.0, -1.5, 1.25, 3.0])
    value[list(zeros)] = 0
    line = input_("x", (5,), f64)
    assert_gradients(cumprod(line, axis=0, exclusive=exclusive, reverse=reverse), {line: value})


def test_ties_share_a_gradient() -> None:
    """As torch's amax and maximum have it."""
    value = np.array([[1.0, 3.0, 3.0], [2.0, 2.0, 2.0], [0.0, 1.0, 5.0], [np.nan, 1.0, 1.0]])
    (g,) = run(gradients(max_(x, axes=(1,)), [x]), {x: value})
    third = 1 / 3
    want = [[0, 0.5, 0.5], [third, third, third], [0, 0, 1], [0, 0, 0]]
    np.testing.assert_array_equal(g, want)
    (g,) = run(gradients(min_(x, axes=(1,)), [x]), {x: -value})
    np.testing.assert_array_equal(g, want)
    a, b = input_("a", (3,), f64), input_("b", (3,), f64)
    feeds = {a: np.array([1.0, 2.0, 3.0]), b: np.array([2.0, 2.0, 2.0])}
    for got, want_one in zip(
        run(gradients(maximum(a, b), [a, b]), feeds), ([0, 0.5, 1], [1, 0.5, 0]), strict=True
    ):
        np.testing.assert_array_equal(got, want_one)


def test_flat_places_have_no_gradient() -> None:
    line = input_("x", (3,), f64)
    value = {line: np.array([-1.5, 0.0, 2.0])}
    np.testing.assert_array_equal(run(gradients(sign(line), [line]), value)[0], [0, 0, 0])
    np.testing.assert_array_equal(run(gradients(abs_(line), [line]), value)[0], [-1, 0, 1])


def test_powers_at_zero() -> None:
    """0⁰ = 1 for every base, and 0^b = 0 for every exponent above 0: both are flat there."""
    a, b = input_("a", (4,), f64), input_("b", (4,), f64)
    feeds = {a: np.array([0.0, 0.0, 0.0, 3.0]), b: np.array([0.0, 1.0, 2.0, 0.0])}
    base, exponent = run(gradients(pow_(a, b), [a, b]), feeds)
    np.testing.assert_array_equal(base, [0, 1, 0, 0])
    np.testing.assert_array_equal(exponent, [0, 0, 0, np.log(3)])


def test_only_the_last_of_several_updates_has_a_gradient() -> None:
    base, new = input_("base", (3,), f64), input_("new", (4,), f64)
    at = constant(np.array([0, -3, 2, 0]))
    g_base, g_new = run(
        gradients(scatter(base, at, new, axis=0), [base, new]),
        {base: np.zeros(3), new: np.ones(4)},
    )
    np.testing.assert_array_equal(g_base, [0, 1, 0])
    np.testing.assert_array_equal(g_new, [0, 0, 1, 1])


def test_an_element_read_twice_has_both_gradients() -> None:
    table, seed = input_("table", (3, 2), f64), input_("seed", (3, 2), f64)
    at = constant(np.array([1, -2, 0]))
    value = np.arange(6.0).reshape(3, 2)
    (g,) = run(
        gradients(gather(table, at, axis=0), [table], seed), {table: np.zeros((3, 2)), seed: value}
    )
    np.testing.assert_array_equal(g, [[4, 5], [2, 4], [0, 0]])


# --- the walk ------------------------------------------------------------------------------------


def test_gradients_add_up_over_every_use() -> None:
    """d(x·x + x)/dx = 2x + 1, without a seed."""
    line = input_("x", (3,), f64)
    value = np.array([1.0, -2.0, 0.5])
    (g,) = run(gradients(add(mul(line, line), line), [line]), {line: value})
    np.testing.assert_array_equal(g, 2 * value + 1)


def test_gradient_of_what_does_not_matter_is_zero() -> None:
    line, other = input_("x", (3,)), input_("y", (2, 3), i32)
    (g,) = gradients(mul(line, line), [other])
    assert (g.shape, g.dtype) == ((2, 3), i32)
    np.testing.assert_array_equal(run([g], {line: np.ones(3)})[0], np.zeros((2, 3)))


def test_gradient_of_an_intermediate_value() -> None:
    line = input_("x", (3,), f64)
    y = mul(line, line)
    (g,) = run(gradients(mul(y, y), [y]), {line: np.array([1.0, 2.0, 3.0])})
    np.testing.assert_array_equal(g, [2.0, 8.0, 18.0])


def test_comparisons_stop_gradients_that_nobody_needs() -> None:
    line = input_("y", (3,), f64)
    (g,) = gradients(where(lt(line, 0), x, mul(x, x)), [x])
    assert g.shape == x.shape


def test_gradients_have_the_type_of_what_they_are_of() -> None:
    """Through promotion, broadcasting and a seed of another type."""
    half, single = input_("half", (3, 1), f16), input_("single", (4,), f32)
    seed = input_("seed", (), f64)
    for g, w in zip(
        gradients(mul(half, single), [half, single], seed), (half, single), strict=True
    ):
        assert (g.shape, g.dtype) == (w.shape, w.dtype)


def test_what_has_no_gradient_says_so() -> None:
    line = input_("x", (3,))
    with pytest.raises(UnsupportedError, match="no gradient for 'bitcast'"):
        gradients(bitcast(line, dtype=f32), [line])
    for made in (argmax(line, axis=0), lt(line, 0), one_hot(cast(line, dtype=i64), 3, boolean)):
        with pytest.raises(DTypeError, match="only floats vary smoothly"):
            gradients(made, [line])
    with pytest.raises(ShapeError, match=r"a seed of \[2\] for an output of \[3\]"):
        gradients(sqrt(line), [line], input_("seed", (2,)))


def test_no_gradient_passes_what_has_no_elements() -> None:
    empty, line = input_("empty", (0, 3), f64), input_("x", (3,), f64)
    feeds = {empty: np.zeros((0, 3)), line: np.ones(3)}
    joined = concat(empty, reshape(line, shape=(1, 3)), axis=0)
    first, second = run(gradients(mul(joined, expand(joined, shape=(1, 3))), [empty, line]), feeds)
    assert first.shape == (0, 3)
    np.testing.assert_array_equal(second, [2, 2, 2])
