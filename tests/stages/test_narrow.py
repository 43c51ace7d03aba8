"""i64 arithmetic that fits 32 bits becomes i32, and means the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitsune.backends.cpu.schedule.expression_rewrites import narrow_integers
from kitsune.ir.dtypes import DType, f32, i8, i32, i64, u32
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    argmax,
    cast,
    eq,
    floor_div,
    gather,
    input_,
    iota,
    mod,
    mul,
    sub,
    sum_,
)
from tests.backends_fixture import assert_outputs, random_feeds
from tests.graphs import KINDS
from tests.kernels import run_lowered
from tests.stages.test_lowering import lowered

SHAPE = (5, 37)


def x(dtype: DType) -> Node:
    return input_("x", SHAPE, dtype)


def place(axis: int, dtype: DType = i64) -> Node:
    return iota(shape=SHAPE, axis=axis, dtype=dtype)


# A value, and whether a primitive of its kernel that varies along the lanes stays i64.
VALUES: dict[str, tuple[Callable[[], Node], bool]] = {
    "a place as a float": (lambda: cast(place(1), dtype=f32), False),
    "places compared": (lambda: eq(place(0), mod(place(1), 7)), False),
    "a product that fits": (lambda: cast(mul(place(0), place(1)), dtype=i32), False),
    "a product that does not fit": (lambda: cast(mul(place(1), 1 << 28), dtype=f32), True),
    "a difference that does not fit": (
        lambda: cast(sub(mul(place(0), 1 << 28), mul(place(0), -(3 << 27))), dtype=f32),
        True,
    ),
    "a quotient": (lambda: cast(floor_div(place(1), 4), dtype=i8), False),
    "bytes in i64": (lambda: cast(sub(cast(x(i8), dtype=i64), place(1)), dtype=f32), False),
    "words in i64": (lambda: cast(add(cast(x(u32), dtype=i64), 1), dtype=f32), True),
    "what is loaded": (lambda: cast(add(x(i64), 1), dtype=f32), True),
    "a sum": (lambda: cast(sum_(place(1), axes=(1,)), dtype=f32), True),
    "stored as it is": (lambda: add(place(1), 1), True),
}


def graph_of(*outputs: Node) -> Graph:
    return Graph(tuple(n for n in Graph((), outputs).nodes() if n.op == "input"), outputs)


@pytest.mark.parametrize("name", VALUES)
def test_what_fits(name: str) -> None:
    make, stays = VALUES[name]
    graph, (low,) = lowered(graph_of(make()))
    kernel = narrow_integers(low.kernel)
    wide = [p for p in kernel.prims() if p.dtype == i64 and p.op != "const"]
    assert bool(wide) == stays, str(kernel)
    feeds = random_feeds(graph)
    got = run_lowered(graph, [replace(low, kernel=kernel)], feeds)
    assert_outputs(
        graph, feeds, [v.astype(n.dtype.numpy) for v, n in zip(got, graph.outputs, strict=True)]
    )


def test_the_place_of_a_maximum_is_found_in_i32() -> None:
    """Only the result is i64."""
    _, (low,) = lowered(graph_of(argmax(x(f32), axis=1)))
    wide = [p.op for p in narrow_integers(low.kernel).prims() if p.dtype == i64]
    assert wide == ["cast"]


def test_an_index_stays_i64() -> None:
    """It is part of an address."""
    at = iota(shape=(5,), axis=0, dtype=i64)
    _, (low,) = lowered(graph_of(gather(input_("t", (40, 37)), at, axis=0)))
    (pick,) = [p for p in narrow_integers(low.kernel).prims() if p.op == "pick"]
    assert [a.dtype for a in pick.args] == [i64]


def test_nothing_to_narrow_is_the_same_kernel() -> None:
    _, (low,) = lowered(graph_of(add(x(f32), 1.0)))
    assert narrow_integers(low.kernel) is low.kernel


@pytest.mark.parametrize("kind", ["places", "integers"])
@given(data=st.data())
def test_narrowed_kernels_equal_oracle(kind: str, data: st.DataObject) -> None:
    graph: Graph = data.draw(KINDS[kind])
    feeds = random_feeds(graph)
    rewritten, kernels = lowered(graph)
    small = [replace(low, kernel=narrow_integers(low.kernel)) for low in kernels]
    got = run_lowered(rewritten, small, feeds)
    assert_outputs(
        graph, feeds, [v.astype(n.dtype.numpy) for v, n in zip(got, graph.outputs, strict=True)]
    )
