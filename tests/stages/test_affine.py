"""Index maps: what a view reads at an index is what NumPy's view has there."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from kitsune.ir.affine import (
    Affine,
    NeedsSplit,
    NotAffine,
    affine,
    axis,
    flatten,
    row_major,
    unflatten,
)
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import input_, neg, reshape
from kitsune.ir.rewrite import rebuild
from kitsune.lower.lower import lower_group
from kitsune.plan.group import Group
from tests.graphs import Builder, shapes
from tests.kernels import run_lowered

i, j = axis("i"), axis("j")


# --- algebra -------------------------------------------------------------------------------------


def test_sums_are_kept_in_one_form() -> None:
    assert i + j == j + i
    assert (i + i.scale(-1)) == Affine()
    assert i.scale(3) + Affine(2) == affine(2, {"i": 3})
    assert i.scale(0) == Affine()


def test_printed() -> None:
    assert str(affine(3, {"i": 1, "j": -2})) == "i - 2*j + 3"
    assert str(Affine()) == "0"
    assert str(affine(-4, {"i": 5})) == "5*i - 4"


def test_span_is_the_smallest_and_largest_value() -> None:
    assert affine(5, {"i": 2, "j": -3}).span({"i": 4, "j": 3}) == (-1, 11)


def test_substitution_replaces_an_axis() -> None:
    by = affine(1, {"a": 8, "b": 1})
    assert affine(5, {"i": 2, "j": 1}).substitute("i", by) == affine(7, {"a": 16, "b": 2, "j": 1})
    assert j.substitute("i", by) == j


def test_row_major_strides() -> None:
    assert row_major((2, 3, 4)) == (12, 4, 1)
    assert row_major(()) == ()


@given(
    shape=shapes(1, 4).filter(lambda s: np.prod(s) <= 500),
    terms=st.dictionaries(st.sampled_from("abc"), st.integers(-3, 7), max_size=3),
    const=st.integers(0, 20),
)
def test_unflatten_is_the_inverse_of_flatten(
    shape: tuple[int, ...], terms: dict[str, int], const: int
) -> None:
    """Whenever digits are found they are the digits at every point; else it says so."""
    sizes = dict.fromkeys("abc", 4)
    flat = affine(const, terms)
    least, most = flat.span(sizes)
    assume(least >= 0 and most < np.prod(shape))
    try:
        index = unflatten(flat, shape, sizes)
    except (NeedsSplit, NotAffine):
        return
    assert flatten(index, shape) == flat
    for digit, size in zip(index, shape, strict=True):
        low, high = digit.span(sizes)
        assert 0 <= low <= high < size


@pytest.mark.parametrize(
    ("flat", "shape", "sizes", "cut"),
    [
        (i, (4, 6), {"i": 24}, ("i", 6)),
        (i.scale(6) + j, (12, 4), {"i": 8, "j": 6}, None),
        (i.scale(8) + j, (16, 4), {"i": 8, "j": 8}, ("j", 4)),
    ],
)
def test_a_cut_is_asked_for_where_one_helps(
    flat: Affine, shape: tuple[int, ...], sizes: dict[str, int], cut: tuple[str, int] | None
) -> None:
    if cut is None:
        with pytest.raises(NotAffine):
            unflatten(flat, shape, sizes)
        return
    with pytest.raises(NeedsSplit) as caught:
        unflatten(flat, shape, sizes)
    assert (caught.value.axis, caught.value.inner) == cut


def test_an_empty_shape_has_an_index_for_nothing() -> None:
    assert unflatten(i, (2, 0, 3), {"i": 0}) == (Affine(),) * 3


# --- views ---------------------------------------------------------------------------------------


def chain(draw: st.DrawFn, *kinds: str, most: int = 4) -> tuple[Node, Node, list[Node]]:
    b = Builder(draw)
    x = b.input(draw(shapes(1, 4)))
    y = x
    for _ in range(draw(st.integers(1, most))):
        step: Callable[[Node], Node] = getattr(b, draw(st.sampled_from(kinds)))
        y = step(y)
    assume(y is not x)  # an expansion that would be too large leaves its input as it is
    views = [n for n in Graph((x,), (y,)).nodes() if n is not x]
    return x, y, views


@st.composite
def any_views(draw: st.DrawFn) -> tuple[Node, Node, list[Node]]:
    return chain(draw, "reshaped", "permuted", "expanded", "sliced")


@st.composite
def strided_views(draw: st.DrawFn) -> tuple[Node, Node, list[Node]]:
    return chain(draw, "permuted", "sliced")


@st.composite
def bijections(draw: st.DrawFn) -> tuple[Node, Node, list[Node]]:
    return chain(draw, "reshaped", "permuted")


def assert_equals_numpy(group: Group, x: Node, y: Node) -> None:
    graph = Graph((x,), (y,))
    feeds = {x.attr("name"): np.arange(np.prod(x.shape), dtype=np.float64).reshape(x.shape)}
    (got,) = run_lowered(graph, [lower_group(group)], feeds)
    np.testing.assert_array_equal(got, interpret(graph, feeds)[0])


@given(drawn=any_views())
def test_pull_equals_numpy_indexing(drawn: tuple[Node, Node, list[Node]]) -> None:
    """A kernel over the result's index that reads through all views, whatever axes they cut."""
    x, y, views = drawn
    group = Group("row", views, y.shape, outputs=[y])
    try:
        lower_group(group)
    except NotAffine:
        assert any(v.op == "reshape" for v in views)  # nothing else regroups digits
        return
    assert_equals_numpy(group, x, y)


@given(drawn=strided_views())
def test_permutes_and_slices_always_have_an_index(drawn: tuple[Node, Node, list[Node]]) -> None:
    x, y, views = drawn
    assert_equals_numpy(Group("row", views, y.shape, outputs=[y]), x, y)


@given(drawn=bijections())
def test_push_equals_numpy_indexing(drawn: tuple[Node, Node, list[Node]]) -> None:
    """A kernel over the source's index that stores through all views."""
    x, last, views = drawn
    first = neg(x)
    moved = {x: first}
    frames: dict[Node, Node] = {}
    for view in views:
        source = moved[view.inputs[0]]
        moved[view] = rebuild(view, (source,))
        frames[moved[view]] = source
    y = moved[last]
    group = Group("row", list(moved.values()), first.shape, outputs=[y], frames=frames)
    try:
        lower_group(group)
    except NotAffine:
        assert any(v.op == "reshape" for v in views)
        return
    assert_equals_numpy(group, x, y)


def test_a_reshape_that_only_regroups_neighbours_is_affine() -> None:
    """[6,4] → [24] → [2,3,4] cuts the first axis and needs no copy."""
    x = input_("x", (6, 4))
    y = reshape(reshape(neg(x), shape=(24,)), shape=(2, 3, 4))
    group = Group("row", [y.inputs[0].inputs[0], y.inputs[0], y], y.shape, outputs=[y])
    assert_equals_numpy(group, x, y)
