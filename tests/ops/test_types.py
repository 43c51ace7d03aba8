"""Types: what operands meet in, what a number beside a tensor is, and what rows make of them."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from kitsune.errors import DTypeError
from kitsune.ir.dtypes import (
    DTYPES,
    DType,
    bf16,
    boolean,
    f16,
    f32,
    f64,
    from_numpy,
    i8,
    i16,
    i32,
    i64,
    make_packed_type,
    promote,
    u8,
    u16,
    u32,
    u64,
)
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.ir.ops import (
    add,
    any_,
    cast,
    concat,
    div,
    eq,
    exp,
    input_,
    logical_and,
    lt,
    matmul,
    mean,
    mul,
    softmax,
    sum_,
    where,
)
from tests.ops.cases import TYPES

ALL = list(DTYPES.values())
INTEGERS = [d for d in ALL if d.is_int]


@pytest.mark.parametrize(("a", "b"), list(product(ALL, repeat=2)), ids=str)
def test_promotion(a: DType, b: DType) -> None:
    """NumPy's among bools, integers and floats; of an integer and a float, torch's: the float."""
    met = promote(a, b)
    assert met == promote(b, a)
    if {a, b} == {f16, bf16}:
        assert met == f32
    elif bf16 in (a, b):
        assert met == (
            bf16
            if not (a.is_float and b.is_float) or a == b
            else max(a, b, key=lambda d: d.itemsize)
        )
    elif a.is_float != b.is_float:
        assert met == (a if a.is_float else b)
    else:
        assert met == from_numpy(np.promote_types(a.numpy, b.numpy))


def test_promotion_of_several() -> None:
    assert promote(boolean, u8, i8) == i16
    assert promote(i8, f16, i64) == f16
    assert promote(u64, i64) == f64


def test_packed_weights_meet_nothing() -> None:
    with pytest.raises(DTypeError, match="no arithmetic between f32 and q4g32"):
        promote(f32, make_packed_type(4, 32))


# --- numbers beside tensors ----------------------------------------------------------------------


@pytest.mark.parametrize("dtype", TYPES, ids=str)
def test_numbers_take_the_type_beside_them(dtype: DType) -> None:
    x = input_("x", (3,), dtype)
    number = i64 if dtype == boolean else dtype
    assert add(x, 1).dtype == number
    assert add(1, x).dtype == number
    assert add(x, True).dtype == number
    assert add(x, 0.5).dtype == (dtype if dtype.is_float else f32)
    assert lt(x, 1).inputs[0].dtype == number
    assert where(eq(x, 0), x, 0).dtype == (dtype if dtype != boolean else i64)
    assert add(x, np.int32(1)).dtype == number


def test_numbers_alone() -> None:
    condition = input_("c", (3,), boolean)
    assert where(condition, 1.0, 0).dtype == f32
    assert where(condition, 1, 0).dtype == i64
    assert where(condition, True, False).dtype == boolean
    assert add(1, 2).dtype == i64


def test_numbers_too_large_for_a_float_are_infinite() -> None:
    for dtype, number in ((f16, 1e6), (f32, 1e300)):
        x = input_("x", (1,), dtype)
        made = mul(x, number)
        assert np.isinf(made.inputs[1].attr("value").value)


# --- what rows make of types ---------------------------------------------------------------------


@pytest.mark.parametrize(("a", "b"), list(product(TYPES, repeat=2)), ids=str)
def test_operands_are_cast_to_where_they_meet(a: DType, b: DType) -> None:
    x, y = input_("x", (2,), a), input_("y", (2,), b)
    met = promote(a, b)
    number = i64 if met == boolean else met
    for made, want in (
        (add(x, y), number),
        (div(x, y), number if number.is_float else f32),
        (lt(x, y), boolean),
        (logical_and(x, y), boolean),
        (concat(x, y, axis=0), met),
        (where(eq(x, y), x, y), met),
    ):
        assert made.dtype == want
        feeds = {"x": np.ones(2, a.numpy), "y": np.ones(2, b.numpy)}
        value = interpret(Graph((x, y), (made,)), feeds)[0]
        assert value.dtype == want.numpy
    assert [i.op for i in add(x, y).inputs] == [
        "input" if given == number else "cast" for given in (a, b)
    ]


@pytest.mark.parametrize("dtype", TYPES, ids=str)
def test_results_of_one_operand(dtype: DType) -> None:
    x = input_("x", (2, 2), dtype)
    as_float = dtype if dtype.is_float else f32
    assert exp(x).dtype == as_float
    assert mean(x, (0,)).dtype == as_float
    assert softmax(x, axes=(1,)).dtype == as_float
    assert any_(x, axes=(0,)).dtype == boolean
    assert sum_(x, axes=(0,)).dtype == (dtype if dtype.is_float or dtype == u64 else i64)
    assert matmul(x, x).dtype == (i64 if dtype == boolean else dtype)
    assert cast(x, dtype=i8).dtype == i8


def test_families() -> None:
    assert [d for d in ALL if d.is_float] == [f64, f32, f16, bf16]
    assert {i64, i32, i16, i8, u64, u32, u16, u8} == set(INTEGERS)
    assert [d for d in INTEGERS if not d.is_signed] == [u64, u32, u16, u8]
    assert {d.value for d in ALL} == {*ALL} - {f16, bf16}
    assert all(d.itemsize == d.numpy.itemsize for d in TYPES)
    assert all(from_numpy(d.numpy) == d for d in TYPES)
