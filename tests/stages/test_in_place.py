"""Results in the memory of an input: only where each element is read before it is written, by the
point that writes it."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from benchmarks.graphs import random_feeds
from kitsune.backends.cpu.host_target import machine_target
from kitsune.backends.cpu.native_program import NativeProgram
from kitsune.compiler import compile_graph
from kitsune.config import FusionConfig
from kitsune.ir.dtypes import i64
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import add, clamp, gather, input_, matmul, mul, permute, scatter, sub, sum_
from kitsune.ir.verify_graph import find_index_checks
from kitsune.lower.memory import InPlace
from tests.graphs import around_a_contraction, maps, trained

SIZE = 24


def taken(graph: Graph, in_place: InPlace) -> InPlace:
    """Of the pairs that are asked for, those that the program takes; and it is still right."""
    target, config = machine_target(), FusionConfig()
    feeds = list(random_feeds(graph).values())
    built = compile_graph(graph, target, config, in_place=in_place)
    want = compile_graph(graph, target, config).program.run(feeds)
    given = [feed.copy() for feed in feeds]
    got = built.program.run(given)
    for one, other in zip(got, want, strict=True):
        np.testing.assert_array_equal(one, other)
    program = built.subgraphs[0].program
    assert isinstance(program, NativeProgram)
    written = {old for _, old in program.in_place}
    for number, (array, feed) in enumerate(zip(given, feeds, strict=True)):
        if number in written:
            assert any(one is array for one in got)
        else:
            np.testing.assert_array_equal(array, feed)
    return program.in_place


def inputs(count: int) -> list[Node]:
    return [input_(name, (SIZE, SIZE)) for name in "xyzw"[:count]]


def test_a_map_writes_where_it_reads() -> None:
    x, y = inputs(2)
    assert taken(Graph((x, y), (add(x, y),)), ((0, 0),)) == ((0, 0),)


def test_moments_are_written_by_the_epilogue_of_the_product_that_makes_the_gradient() -> None:
    x, y, m, p = inputs(4)
    gradient = matmul(permute(x, order=(1, 0)), y)
    moved = add(mul(m, 0.9), gradient)
    graph = Graph((x, y, m, p), (sub(p, moved), moved))
    assert taken(graph, ((1, 2), (0, 3))) == ((1, 2), (0, 3))


def test_an_input_that_is_returned_as_it_was_is_kept() -> None:
    x, y = inputs(2)
    assert taken(Graph((x, y), (add(x, y), x)), ((0, 0),)) == ()


def test_an_element_that_another_point_reads_is_kept() -> None:
    x, y = inputs(2)
    turned = add(permute(x, order=(1, 0)), y)
    assert taken(Graph((x, y), (add(turned, x),)), ((0, 0),)) == ()


def test_an_operand_of_a_product_is_kept() -> None:
    x, y = inputs(2)
    assert taken(Graph((x, y), (add(matmul(x, y), x),)), ((0, 0),)) == ()


def test_what_a_later_kernel_reads_is_kept() -> None:
    x, y, z = inputs(3)
    made = add(x, y)
    later = matmul(matmul(made, z), x)
    assert taken(Graph((x, y, z), (made, later)), ((0, 0),)) == ()


def test_what_an_earlier_kernel_reads_is_not() -> None:
    x, y, z = inputs(3)
    first = matmul(x, y)
    graph = Graph((x, y, z), (add(mul(x, 2.0), matmul(first, z)),))
    assert taken(graph, ((0, 0),)) == ((0, 0),)


def test_a_row_that_is_read_whole_is_kept() -> None:
    x, y = inputs(2)
    graph = Graph((x, y), (sub(x, sum_(x, axes=(1,))),))
    assert taken(graph, ((0, 0),)) == ()


def test_a_scatter_writes_its_updates_and_leaves_the_rest() -> None:
    x, rows = input_("x", (SIZE, 8)), input_("rows", (3,), i64)
    new, inside = input_("new", (3, 8)), clamp(rows, low=0, high=SIZE - 1)
    made = scatter(x, inside, mul(new, 2.0), axis=0)
    graph = Graph((x, rows, new), (made, matmul(made, permute(new, order=(1, 0)))))
    assert taken(graph, ((0, 0),)) == ((0, 0),)


def test_a_scatter_of_what_it_starts_from_is_kept_apart() -> None:
    x, rows = input_("x", (SIZE, 8)), input_("rows", (3,), i64)
    inside = clamp(rows, low=0, high=SIZE - 1)
    turned = scatter(x, inside, gather(x, sub(SIZE - 1, inside), axis=0), axis=0)
    assert taken(Graph((x, rows), (turned,)), ((0, 0),)) == ()
    doubled = scatter(mul(x, 2.0), inside, input_("new", (3, 8)), axis=0)
    graph = Graph((x, rows, doubled.inputs[2]), (doubled,))
    assert taken(graph, ((0, 0),)) == ()


def test_what_is_clamped_needs_no_check() -> None:
    rows, x = input_("rows", (3,), i64), input_("x", (SIZE, 8))
    for low, high, count in ((0, SIZE - 1, 0), (-SIZE, 2, 0), (0, SIZE, 1), (None, 2, 1)):
        graph = Graph((x, rows), (gather(x, clamp(rows, low=low, high=high), axis=0),))
        assert len(find_index_checks(graph)) == count


def test_checks_come_before_writing() -> None:
    """A program that may refuse its data leaves what it was given as it was."""
    x, y = inputs(2)
    rows = input_("rows", (SIZE,), i64)
    graph = Graph((x, y, rows), (add(x, y), gather(y, rows, axis=0)))
    built = compile_graph(graph, machine_target(), FusionConfig(), in_place=((0, 0),))
    program = built.subgraphs[0].program
    assert isinstance(program, NativeProgram)
    assert program.in_place == ()


@pytest.mark.slow
@given(graph=st.one_of(maps(), around_a_contraction(), trained()), data=st.data())
def test_programs_that_write_in_place_compute_the_same(graph: Graph, data: st.DataObject) -> None:
    assume(not find_index_checks(graph))  # random numbers are no indices
    fits = [
        (new, old)
        for new, output in enumerate(graph.outputs)
        for old, i in enumerate(graph.inputs)
        if (output.shape, output.dtype) == (i.shape, i.dtype)
    ]
    order = data.draw(st.permutations(fits))
    pairs: dict[int, int] = {}
    for new, old in order:
        if new not in pairs and old not in pairs.values():
            pairs[new] = old
    taken(graph, tuple(pairs.items()))
