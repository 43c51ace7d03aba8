"""Hypothesis strategies in, random graphs out: what fusion meets, and the awkward cases around."""

from __future__ import annotations

from hypothesis import strategies as st

from kitsune.autodiff import gradients
from kitsune.ir.dtypes import DTYPES, f16, f32, f64
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import cast, matmul, max_, min_, permute, softmax, sum_
from tests.builder import INTEGER, Builder, shapes, sizes


@st.composite
def maps(draw: st.DrawFn) -> Graph:
    """Elementwise chains through views."""
    b = Builder(draw)
    x = b.keep(b.input(draw(shapes(0))))
    return b.graph(b.steps(x, range(1, 8), b.elementwise, b.elementwise, b.view))


@st.composite
def around_a_contraction(draw: st.DrawFn) -> Graph:
    """Prologue, contraction, epilogue."""
    b = Builder(draw)
    x = b.keep(b.input(draw(shapes(2))))
    x = b.steps(x, range(3), b.elementwise, b.view)
    x = b.keep(b.contraction(x))
    return b.graph(b.steps(x, range(5), b.elementwise, b.elementwise, b.view))


@st.composite
def around_reductions(draw: st.DrawFn) -> Graph:
    """One or more reductions with maps and views before, between and after."""
    b = Builder(draw)
    x = b.keep(b.input(draw(shapes(1))))
    x = b.steps(x, range(3), b.elementwise, b.view)
    for _ in range(draw(st.integers(1, 2))):
        x = b.keep(draw(st.sampled_from((b.reduction, b.normalised)))(x))
        x = b.steps(x, range(3), b.elementwise, b.elementwise, b.view)
    return b.graph(x)


@st.composite
def dags(draw: st.DrawFn, most: int = 10) -> Graph:
    """Steps of every kind from any earlier value, several of them returned."""
    b = Builder(draw)
    b.keep(b.input(draw(shapes(1, 3))))
    kinds = (
        b.elementwise,
        b.elementwise,
        b.view,
        b.reduction,
        b.normalised,
        b.contraction,
        b.place,
    )
    for _ in range(draw(st.integers(3, most))):
        recent = b.values[-3:]
        b.keep(draw(st.sampled_from(kinds))(draw(st.sampled_from(recent))))
    rest = draw(st.lists(st.sampled_from(b.values + b.conditions), max_size=2))
    return b.graph(b.values[-1], *rest)


@st.composite
def trained(draw: st.DrawFn) -> Graph:
    """The gradient of a few steps with respect to every input, and sometimes their result."""
    b = Builder(draw, smooth=True)
    x = b.keep(b.input(draw(shapes(1, 3))))
    x = b.steps(x, range(1, 3), b.elementwise, b.elementwise, b.view)
    x = b.steps(x, range(1, 2), b.contraction, b.normalised, b.reduction, b.place)
    x = b.steps(x, range(3), b.elementwise, b.elementwise, b.view)
    wrt = [n for n in b.inputs if n.dtype == f32]
    made = gradients(x, wrt, b.input(x.shape))
    return b.graph(*made, *([x] if draw(st.booleans()) else []))


@st.composite
def around_places(draw: st.DrawFn) -> Graph:
    """Pieces, indices and scans, with what may share their kernels."""
    b = Builder(draw)
    x = b.keep(b.input(draw(shapes(1, 3))))
    x = b.steps(x, range(2), b.elementwise, b.view)
    for _ in range(draw(st.integers(1, 3))):
        x = b.keep(b.place(x))
        x = b.steps(x, range(3), b.elementwise, b.elementwise, b.view)
    kinds = (b.reduction, b.normalised, b.contraction, b.elementwise)
    return b.graph(b.steps(x, range(2), *kinds))


@st.composite
def typed(draw: st.DrawFn) -> Graph:
    """Values in another float type, and its result in a third."""
    b = Builder(draw, dtype=draw(st.sampled_from((f64, f16))))
    x = b.keep(b.input(draw(shapes(1, 3))))
    x = b.steps(x, range(1, 5), b.elementwise, b.view, b.place, b.reduction, b.through_f64)
    return b.graph(x, cast(x, dtype=draw(st.sampled_from((f64, f32, f16)))))


@st.composite
def integers(draw: st.DrawFn) -> Graph:
    """Integers alone, in every type: arithmetic, folds, scans and places are exact."""
    b = Builder(draw, dtype=draw(st.sampled_from([d for d in DTYPES.values() if d.is_int])))
    x = b.keep(b.input(draw(shapes(1, 3))))

    def arithmetic(v: Node) -> Node:
        other = b.pick([1, 3, 7, b.fresh(b.narrowed(v.shape))])
        return b.pick(INTEGER[:-1])(v, other)

    def folded(v: Node) -> Node:
        return b.pick((sum_, max_, min_))(v, axes=b.axes(v)) if v.shape else v

    return b.graph(b.steps(x, range(1, 6), arithmetic, arithmetic, b.view, b.place, folded))


@st.composite
def attentions(draw: st.DrawFn) -> Graph:
    """softmax(maps(q·kᵀ))·v: heads of any size, masks of any shape, stored head-major or not."""
    b = Builder(draw)
    batch, heads = (
        draw(st.sampled_from(((), (1,), (3,), (2, 2), (1, 3)))),
        draw(st.sampled_from((1, 2, 3))),
    )
    queries, keys = draw(sizes), draw(sizes)
    depth, width = draw(st.integers(1, 80)), draw(st.integers(1, 80))
    lead = (*batch, heads)
    q = b.heads((*lead, queries, depth))
    k = b.heads((*b.fewer(lead), keys, depth))
    v = b.heads((*b.fewer(lead), keys, width))
    scores = matmul(
        q, permute(k, order=(*range(len(k.shape) - 2), len(k.shape) - 1, len(k.shape) - 2))
    )
    b.values.clear()  # what follows reads the scores once, or they would have to be stored
    for _ in range(draw(st.integers(0, 2))):
        scores = draw(st.sampled_from((b.unary, b.scaled)))(scores)
    for _ in range(draw(st.integers(0, 2))):
        scores = b.masked(scores)
    out = matmul(softmax(scores, axes=(len(scores.shape) - 1,)), v)
    return b.graph(b.steps(out, range(4), b.elementwise, b.joined, b.view))


KINDS: dict[str, st.SearchStrategy[Graph]] = {
    "maps": maps(),
    "contraction": around_a_contraction(),
    "reductions": around_reductions(),
    "attention": attentions(),
    "dags": dags(),
    "trained": trained(),
    "places": around_places(),
    "typed": typed(),
    "integers": integers(),
}
