"""Nodes: what is equal is one, constants keep their value, and what cannot be built says why."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from kitsune.errors import DTypeError, KitsuneError, ShapeError, UnsupportedError, VerifyError
from kitsune.grad import gradients
from kitsune.ir.dtypes import DType, boolean, f32, i32, packed
from kitsune.ir.node import Graph, Node, _live, node, walk
from kitsune.ir.ops import (
    Kind,
    add,
    constant,
    dequantize,
    div,
    expand,
    input_,
    lt,
    matmul,
    mul,
    packed_constant,
    permute,
    relu,
    reshape,
    slice_,
    softmax,
    sum_,
    where,
)
from kitsune.ir.ops.table import define
from kitsune.ir.packing import quantize
from kitsune.ir.text import text
from kitsune.ir.verify import verify

x, y = input_("x", (2, 3)), input_("y", (3,))

# --- one node a meaning --------------------------------------------------------------------------


def test_equal_nodes_are_one() -> None:
    assert add(x, y) is add(x, y)
    assert sum_(x, axes=(1,)) is sum_(x, axes=(1,))
    assert input_("x", (2, 3)) is x


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


def test_nodes_that_nobody_holds_are_freed() -> None:
    gc.collect()
    before = len(_live)
    made = relu(input_("only here", (7,)))
    assert len(_live) == before + 2
    del made
    gc.collect()
    assert len(_live) == before


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


# --- constants -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "dtype"),
    [
        (1, f32), (0.5, f32), (np.float32(3), f32), (np.zeros(2), f32),
        (np.zeros(2, np.int64), f32), (np.zeros(2, np.int32), i32),
        (np.array([True, False]), boolean), (True, boolean),
    ],
)  # fmt: skip
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


# --- errors --------------------------------------------------------------------------------------

BAD_SHAPES = {
    "cannot broadcast [2,3] and [2]": lambda: add(x, input_("z", (2,))),
    "cannot broadcast [2,3] and [3,2] and [3]": lambda: where(
        lt(x, x), input_("z", (3, 2)), y
    ),
    "cannot reshape [2,3] to [4]": lambda: reshape(x, shape=(4,)),
    "cannot reshape [2,3] to [-2,-3]": lambda: reshape(x, shape=(-2, -3)),
    "cannot permute [2,3] by [0,0]": lambda: permute(x, order=(0, 0)),
    "cannot permute [2,3] by [1]": lambda: permute(x, order=(1,)),
    "cannot expand [2,3] to [4,3]": lambda: expand(x, shape=(4, 3)),
    "cannot expand [3] to [2,3]": lambda: expand(y, shape=(2, 3)),
    "cannot slice axis 1 of [2,3]": lambda: slice_(x, starts=(0, 1), sizes=(2, 3), steps=(1, 1)),
    "cannot slice axis 0 of [2,3]": lambda: slice_(x, starts=(0, 0), sizes=(1, 1), steps=(0, 1)),
    "cannot reduce [2,3] along axis 2": lambda: sum_(x, axes=(2,)),
    "cannot reduce [2,3] along axis -1": lambda: sum_(x, axes=(-1,)),
    "cannot multiply [2,3] by [3]": lambda: matmul(x, y),
    "cannot multiply [2,3] by [2,3]": lambda: matmul(x, x),
    "cannot broadcast [2] and [3]": lambda: matmul(input_("a", (2, 1, 1)), input_("b", (3, 1, 1))),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD_SHAPES)
def test_bad_shapes_say_what_and_why(what: str) -> None:
    with pytest.raises(ShapeError) as caught:
        BAD_SHAPES[what]()
    assert caught.value.what == what
    assert caught.value.why


def test_a_message_says_what_why_and_what_to_try() -> None:
    with pytest.raises(ShapeError) as caught:
        add(x, input_("z", (2,)))
    assert str(caught.value) == (
        "cannot broadcast [2,3] and [2]\n"
        "  why: aligned from the right, each pair of sizes must match or contain a 1\n"
        "  try: reshape one input so the axes line up"
    )


def test_unknown_numpy_types_are_named() -> None:
    with pytest.raises(DTypeError, match="no kernel type for NumPy's complex128"):
        constant(np.zeros(2, complex))


def test_only_packed_values_are_dequantized() -> None:
    with pytest.raises(DTypeError, match="cannot dequantize f32"):
        dequantize(x)
    data = quantize(np.ones((4, 3), np.float32), packed(4, 32))
    made = dequantize(packed_constant(data, (4, 3), packed(4, 32)))
    assert (made.shape, made.dtype) == ((4, 3), f32)


def test_a_name_is_defined_once() -> None:
    with pytest.raises(UnsupportedError, match="op 'add' is defined twice"):
        define("add", Kind.MAP)


def test_an_op_without_gradient_is_named() -> None:
    with pytest.raises(UnsupportedError, match="no gradient for 'slice'"):
        gradients(slice_(y, starts=(0,), sizes=(2,), steps=(1,)), [y])


def test_comparisons_stop_gradients_that_nobody_needs() -> None:
    (g,) = gradients(where(lt(y, y), x, mul(x, x)), [x])
    assert g.shape == x.shape


def test_every_error_is_a_kitsune_error() -> None:
    for kind in (ShapeError, DTypeError, UnsupportedError, VerifyError):
        assert issubclass(kind, KitsuneError)


# --- verify and print ----------------------------------------------------------------------------


def test_verify_accepts_what_the_table_built() -> None:
    verify(Graph((x, y), (div(add(x, y), y),)), "the test")


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        (node("nonsense", (x,), (), (2, 3), f32), "the test left an op 'nonsense' that has no row"),
        (input_("z", (1,)), "the test left an input 'z' that nobody feeds"),
        (node("relu", (x,), (), (9,), f32), "the test left relu[9] whose row says [2, 3]"),
        (
            node("add", (x, input_("x", (2,))), (), (2, 3), f32),
            "the test left add[2,3]: cannot broadcast [2,3] and [2]",
        ),
    ],
)
def test_verify_refuses_what_breaks_a_row(bad: Node, message: str) -> None:
    with pytest.raises(VerifyError) as caught:
        verify(Graph((x, input_("x", (2,))), (bad,)), "the test")
    assert caught.value.what == message


def test_text_shows_one_line_a_node() -> None:
    graph = Graph((x, y), (sum_(mul(add(x, y), constant(0.5)), axes=(1,)), y))
    assert text(graph).splitlines() == [
        "%x : f32[2,3]",
        "%y : f32[3]",
        "%2 = add(%x, %y) : f32[2,3]",
        "%3 = constant(0.5) : f32[]",
        "%4 = mul(%2, %3) : f32[2,3]",
        "%5 = sum(%4, axes=(1,)) : f32[2,1]",
        "return %5, %y",
    ]


# --- types ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", [i32, boolean])
@pytest.mark.parametrize("make", [
    lambda a: add(a, a), lambda a: lt(a, a), lambda a: relu(a), lambda a: sum_(a, axes=(0,)),
    lambda a: matmul(a, a), lambda a: softmax(a, axes=(1,)), lambda a: add(a, constant(1.0)),
])  # fmt: skip
def test_arithmetic_is_f32(dtype: DType, make: Callable[[Node], Node]) -> None:
    with pytest.raises(DTypeError, match=f"no arithmetic for {dtype}"):
        make(input_("x", (3, 3), dtype))


def test_where_chooses_by_a_bool_between_values_of_one_type() -> None:
    c, a, n = input_("c", (3,), boolean), input_("a", (3,)), input_("n", (3,), i32)
    assert where(c, a, a).dtype == f32
    assert where(c, n, n).dtype == i32
    for bad in ((a, a, a), (c, a, n)):
        with pytest.raises(DTypeError, match="cannot choose by"):
            where(*bad)
