"""Nodes: what is equal is one, constants keep their value, and graphs are verified and printed."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kitsune.errors import DTypeError, ShapeError, VerifyError
from kitsune.ir.dtypes import DType, boolean, f32, f64, i32, i64, make_packed_type, u8
from kitsune.ir.format_graph import format_graph
from kitsune.ir.node import Graph, Node, Origin, _live, join_lines, node, walk
from kitsune.ir.ops import (
    add,
    cast,
    clamp,
    constant,
    cumsum,
    dequantize,
    div,
    exp,
    fill,
    input_,
    iota,
    mul,
    neg,
    packed_constant,
    pad,
    relu,
    reshape,
    sigmoid,
    sum_,
    where,
)
from kitsune.ir.ops.op_table import use_line
from kitsune.ir.packing import quantize
from kitsune.ir.rewrite import rewrite
from kitsune.ir.rules import CANONICAL
from kitsune.ir.verify_graph import verify

x, y = input_("x", (2, 3)), input_("y", (3,))

# --- one node a meaning --------------------------------------------------------------------------


def test_equal_nodes_are_one() -> None:
    assert add(x, y) is add(x, y)
    assert sum_(x, axes=(1,)) is sum_(x, axes=(1,))
    assert input_("x", (2, 3)) is x
    assert mul(x, 0.5) is mul(x, constant(0.5))


def test_attributes_that_nobody_says_are_what_the_row_says() -> None:
    assert cumsum(x, axis=0) is cumsum(x, axis=0, exclusive=False, reverse=False)
    assert pad(y, before=[1], after=(np.int64(1),)) is pad(y, before=(1,), after=(1,), value=0)


def test_different_meanings_are_different_nodes() -> None:
    assert add(x, y) is not add(y, x)
    assert sum_(x, axes=(1,)) is not sum_(x, axes=(0,))
    assert input_("x", (3, 2)) is not x
    assert input_("x", (2, 3), i32) is not x


def test_small_constants_are_equal_by_content_and_large_ones_by_identity() -> None:
    small, large = np.arange(4, dtype=np.float32), np.zeros(5000, np.float32)
    assert constant(small) is constant(small.copy())
    assert constant(small) is not constant(small.reshape(2, 2))
    assert constant(small) is not constant(small.astype(np.int32))
    assert constant(large) is constant(large)
    assert constant(large) is not constant(large.copy())


def test_signed_zeros_are_different_constants() -> None:
    assert constant(0.0) is not constant(-0.0)


def test_numbers_beside_a_node_keep_their_sign_and_their_type() -> None:
    for number in (0.0, -0.0, 0.0):
        (value,) = (i for i in mul(x, number).inputs if i.op == "constant")
        assert np.signbit(value.attr("value").value) == np.signbit(number)
    whole = input_("whole", (3,), i64)
    assert [mul(whole, two).dtype for two in (2, 2.0, 2)] == [i64, f32, i64]


def test_a_row_tells_attributes_apart_that_are_equal() -> None:
    signs = []
    for low in (0.0, -0.0):
        signs.append(bool(np.signbit(clamp(x, low=low, high=1.0).attr("low"))))
        gc.collect()
    assert signs == [False, True]


def test_what_is_only_equal_to_a_shape_is_refused_after_it_too() -> None:
    flat = input_("flat", (6,))
    assert reshape(flat, shape=(2, 3)).shape == (2, 3)
    with pytest.raises(ShapeError, match=r"\(2\.0, 3\) is no shape"):
        reshape(flat, shape=(2.0, 3))


def test_nodes_that_nobody_holds_are_freed() -> None:
    def named() -> int:
        return sum("only here" in str(key) for key in list(_live))

    made = relu(input_("only here", (7,)))
    assert named() >= 1
    del made
    gc.collect()
    assert named() == 0


def test_walk_yields_inputs_first_and_each_once() -> None:
    deep = x
    for _ in range(5000):  # deeper than Python's stack
        deep = mul(deep, deep)
    order = list(walk(deep))
    assert len(order) == 5001
    assert all(order.index(i) < at for at, n in enumerate(order[:50]) for i in n.inputs)


def test_repr_of_a_deep_graph_is_short() -> None:
    deep = x
    for _ in range(100):  # 2¹⁰⁰ paths
        deep = add(deep, deep)
    assert repr(deep) == "add[2,3]"


def test_nodes_know_the_line_they_were_written_on() -> None:
    made = relu(input_("written here", (4,)))
    assert made.line.startswith(__file__ + ":")


# --- constants -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "dtype"),
    [
        (1, i64),
        (0.5, f32),
        (np.float32(3), f32),
        (np.float64(3), f64),
        (np.zeros(2), f64),
        (np.zeros(2, np.int64), i64),
        (np.zeros(2, np.int32), i32),
        (np.uint8(7), u8),
        (np.array([True, False]), boolean),
        (True, boolean),
        ([1.5, 2.5], f32),
    ],
)
def test_constant_dtypes(value: Any, dtype: DType) -> None:
    made = constant(value)
    assert made.dtype == dtype
    assert made.shape == np.shape(value)
    np.testing.assert_array_equal(made.attr("value").value, value)


def test_constants_of_a_strided_array_are_contiguous() -> None:
    value = np.arange(12, dtype=np.float32).reshape(3, 4).T
    kept = constant(value).attr("value").value
    assert kept.flags.c_contiguous
    np.testing.assert_array_equal(kept, value)


def test_a_filled_tensor_is_stored_once() -> None:
    made = fill((1000, 1000), 7, i32)
    assert (made.op, made.shape, made.dtype) == ("expand", (1000, 1000), i32)
    assert made.inputs[0].shape == (1, 1)


def test_unknown_numpy_types_are_named() -> None:
    with pytest.raises(DTypeError, match="no kernel type for NumPy's complex128"):
        constant(np.zeros(2, complex))


def test_only_packed_values_are_dequantized() -> None:
    with pytest.raises(DTypeError, match="cannot dequantize f32"):
        dequantize(x)
    data = quantize(np.ones((4, 3), np.float32), make_packed_type(4, 32))
    made = dequantize(packed_constant(data, (4, 3), make_packed_type(4, 32)))
    assert (made.shape, made.dtype) == ((4, 3), f32)


# --- verify and print ----------------------------------------------------------------------------


def test_verify_accepts_what_the_table_built() -> None:
    verify(Graph((x, y), (div(add(x, y), y),)), "the test")


count = input_("count", (2, 3), i32)
BAD_NODES: dict[str, Node] = {
    "the test left an op 'nonsense' that has no row": node("nonsense", (x,), (), (2, 3), f32),
    "the test left an input 'z' that nobody feeds": input_("z", (1,)),
    "the test left relu[9] whose row says [2, 3]": node("relu", (x,), (), (9,), f32),
    "the test left relu[2,3] of i32, not f32": node("relu", (x,), (), (2, 3), i32),
    "the test left exp[2,3]: no such function of i32": node("exp", (count,), (), (2, 3), i32),
    "the test left add[2,3]: operands of f32 and i32 have not met": node(
        "add", (x, count), (), (2, 3), f32
    ),
    "the test left logical_and[2,3] of f32 and f32": node(
        "logical_and", (x, x), (), (2, 3), boolean
    ),
    "the test left where[2,3] of f32 and f32 and f32": node("where", (x, x, x), (), (2, 3), f32),
    "the test left sum[2,3] with attributes none": node("sum", (x,), (), (2, 3), f32),
    "the test left add[2,3]: cannot broadcast [2,3] and [2]": node(
        "add", (x, input_("x", (2,))), (), (2, 3), f32
    ),
}


@pytest.mark.parametrize("message", BAD_NODES)
def test_verify_refuses_what_breaks_a_row(message: str) -> None:
    with pytest.raises(VerifyError) as caught:
        verify(Graph((x, count, input_("x", (2,))), (BAD_NODES[message],)), "the test")
    assert caught.value.what == message


def test_text_shows_one_line_a_node() -> None:
    graph = Graph((x, y), (sum_(mul(add(x, y), constant(0.5)), axes=(1,)), y))
    assert format_graph(graph).splitlines() == [
        "%x : f32[2,3]",
        "%y : f32[3]",
        "%2 = add(%x, %y) : f32[2,3]",
        "%3 = constant(0.5) : f32[]",
        "%4 = mul(%2, %3) : f32[2,3]",
        "%5 = sum(%4, axes=(1,)) : f32[2,1]",
        "return %5, %y",
    ]


def test_text_shows_attributes_as_they_are_written() -> None:
    outputs = (
        clamp(x, low=-0.5),
        cast(x, dtype=i64),
        iota(shape=(2, 3), axis=1, dtype=f32),
        cumsum(y, axis=0, reverse=True),
        where(constant(True), constant(1 << 40), 7),
        constant(np.zeros(3, np.float32)),
    )
    assert format_graph(Graph((x, y), outputs)).splitlines() == [
        "%x : f32[2,3]",
        "%1 = clamp(%x, high=none, low=-0.5) : f32[2,3]",
        "%2 = cast(%x, dtype=i64) : i64[2,3]",
        "%3 = iota(axis=1, dtype=f32, shape=(2,3)) : f32[2,3]",
        "%y : f32[3]",
        "%5 = cumsum(%y, axis=0, exclusive=false, reverse=true) : f32[3]",
        "%6 = constant(true) : bool[]",
        "%7 = constant(1099511627776) : i64[]",
        "%8 = constant(7) : i64[]",
        "%9 = where(%6, %7, %8) : i64[]",
        "%10 = constant(<float32[3]>) : f32[3]",
        "return %1, %2, %3, %5, %9, %10",
    ]


# --- where nodes come from -----------------------------------------------------------------------


def test_inputs_of_different_owners_are_different_nodes() -> None:
    one, other = object(), object()
    plain, mine, theirs = (input_("x", (2,), owner=owner) for owner in (None, one, other))
    assert len({plain, mine, theirs}) == 3
    assert input_("x", (2,), owner=one) is mine
    assert relu(mine) is relu(mine)
    assert relu(mine) is not relu(theirs)


def test_nodes_have_the_line_that_is_said() -> None:
    origin = Origin("first (Relu, node 7)", (7,), "Relu")
    x = input_("x", (2,), owner=object())
    with use_line(origin):
        made = relu(x)
        with use_line("inner"):
            assert exp(x).line == "inner"
        assert neg(x).line is origin
    assert made.line is origin
    assert origin.number == 7
    assert relu(x) is made  # the same value, wherever it is written again
    assert Path(__file__).name in add(x, 1.0).line


def test_what_replaces_a_node_has_its_line() -> None:
    """x·σ(x) becomes silu(x), at the line of the product."""
    x = input_("x", (2,), owner=object())
    with use_line("the sigmoid"):
        gate = sigmoid(x)
    with use_line("the product"):
        product = mul(x, gate)
    [made] = rewrite(Graph((x,), (product,)), CANONICAL).outputs
    assert (made.op, made.line) == ("silu", "the product")


def test_an_origin_of_several_nodes() -> None:
    a, b = Origin("a (Add, node 1)", (1,), "Add"), Origin("b (Mul, node 2)", (2,), "Mul")
    both = join_lines([a, b, a])
    assert isinstance(both, Origin)
    assert both.parts == (a, b)
    assert join_lines([both, a]) == both
    assert join_lines([a, a]) is a
    assert join_lines(["file.py:1", "file.py:2"]) == "file.py:1"
    assert join_lines([]) == ""
