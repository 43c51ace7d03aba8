"""Sizes known at run time: every answer they give agrees with the integers they stand for."""

from __future__ import annotations

import operator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kitsune.errors import ShapeError
from kitsune.ir import ops
from kitsune.ir.bind_sizes import tighten_ranges
from kitsune.ir.guards import Guard, assume, is_equal, record_guards
from kitsune.ir.node import Graph
from kitsune.ir.size_order import RELATIONS, UnknownSize, bounds, known, knows
from kitsune.ir.sizes import (
    Size,
    Symbol,
    ceil_div,
    common_divisor,
    compile_sizes,
    evaluate,
    hint,
    is_multiple,
    maximum,
    minimum,
    substitute,
    symbols_of,
)

SYMBOLS = (
    Symbol("batch", hint=2),
    Symbol("seq", hint=128, low=0, high=512),
    Symbol("width", hint=64, low=8, divisor=8),
)
BATCH, SEQ, WIDTH = (symbol.size for symbol in SYMBOLS)
OPERATIONS = {
    "+": (operator.add, operator.add),
    "-": (operator.sub, operator.sub),
    "*": (operator.mul, operator.mul),
    "min": (minimum, min),
    "max": (maximum, max),
}


def expressions() -> st.SearchStrategy[Any]:
    """Nested tuples: (operation, left, right) over symbols and small integers."""
    leaves = st.one_of(st.sampled_from(SYMBOLS), st.integers(-40, 40))
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.tuples(st.sampled_from(list(OPERATIONS)), inner, inner),
            st.tuples(st.sampled_from(["//", "%"]), inner, st.integers(1, 48)),
        ),
        max_leaves=6,
    )


def symbolic(tree: Any) -> Any:
    if isinstance(tree, Symbol):
        return tree.size
    if isinstance(tree, int):
        return tree
    op, left, right = tree
    sides = symbolic(left), symbolic(right)
    return OPERATIONS[op][0](*sides) if op in OPERATIONS else DIVISIONS[op](*sides)


def number(tree: Any, values: dict[str, int]) -> int:
    if isinstance(tree, Symbol):
        return values[tree.name]
    if isinstance(tree, int):
        return tree
    op, left, right = tree
    sides = number(left, values), number(right, values)
    return OPERATIONS[op][1](*sides) if op in OPERATIONS else DIVISIONS[op](*sides)


DIVISIONS = {"//": operator.floordiv, "%": operator.mod}
VALUES = st.fixed_dictionaries(
    {
        "batch": st.integers(1, 70),
        "seq": st.integers(0, 512),
        "width": st.integers(1, 40).map(lambda n: 8 * n),
    }
)


@given(expressions(), VALUES)
@settings(max_examples=600)
def test_an_expression_evaluates_to_its_integer(tree: Any, values: dict[str, int]) -> None:
    size, expected = symbolic(tree), number(tree, values)
    assert evaluate(size, values) == expected
    assert compile_sizes([size, 7, size])(values) == (expected, 7, expected)
    assert substitute(size, values) == expected
    low, high = bounds(size)
    assert low <= expected <= high
    if divisor := common_divisor(size):
        assert expected % divisor == 0


@given(expressions(), expressions(), VALUES)
@settings(max_examples=600)
def test_what_is_known_holds_for_every_value(a: Any, b: Any, values: dict[str, int]) -> None:
    left, right = symbolic(a), symbolic(b)
    x, y = number(a, values), number(b, values)
    for name, holds in RELATIONS.items():
        answer = known(name, left, right)
        assert answer is None or answer == holds(x, y), f"{left} {name} {right}"
    assert left != right or x == y
    assert hash(left) == hash(right) or left != right


@given(expressions(), st.integers(1, 48), VALUES)
@settings(max_examples=300)
def test_quotient_and_remainder_belong_together(tree: Any, by: int, values: dict[str, int]) -> None:
    size, whole = symbolic(tree), number(tree, values)
    assert evaluate(size // by, values) == whole // by
    assert evaluate(size % by, values) == whole % by
    if is_multiple(size, by):
        assert whole % by == 0
        assert size % by == 0


@given(expressions(), VALUES)
@settings(max_examples=300)
def test_guards_say_what_the_hints_decided(tree: Any, values: dict[str, int]) -> None:
    size = symbolic(tree)
    with record_guards() as guards:
        answer = size > 17
    assert answer == (hint(size) > 17)
    if all(guard.holds(values) for guard in guards):
        assert (number(tree, values) > 17) == answer


@pytest.mark.parametrize(
    ("size", "text"),
    [
        (384 * BATCH * SEQ, "384*batch*seq"),
        (BATCH * SEQ + SEQ * BATCH - 1, "2*batch*seq - 1"),
        ((SEQ + 15) // 16 * 16, "16*((seq + 15)//16)"),
        (ceil_div(SEQ, 16), "((seq + 15)//16)"),
        (-(-SEQ // 16), "((seq + 15)//16)"),
        (maximum(SEQ, BATCH) * 2, "2*max(batch, seq)"),
        (SEQ % 16, "(seq%16)"),
        ((SEQ - SEQ) + 3, "3"),
        ((BATCH * SEQ * 384) // 384, "batch*seq"),
    ],
)
def test_sizes_print_as_they_are_written(size: Any, text: str) -> None:
    assert str(size) == text == f"{size}"


def test_exact_quotients_are_polynomials() -> None:
    assert (BATCH * WIDTH * 384) // (WIDTH * 384) == BATCH
    assert (BATCH * WIDTH * 384) % (WIDTH * 384) == 0
    assert (16 * SEQ + 3) // 16 == SEQ
    assert (16 * SEQ + 3) % 16 == 3
    assert WIDTH % 8 == 0
    assert isinstance(SEQ % 8, Size)


def test_ranges_and_divisors_decide() -> None:
    assert known("<=", WIDTH, BATCH * WIDTH) is True
    assert known("<", SEQ, 513) is True
    assert known("==", WIDTH, 12) is False  # not a multiple of 8
    assert known("==", BATCH, SEQ) is None
    assert BATCH != 1  # no proof of equality; 1 is still a value it may have
    with record_guards() as guards:
        assert WIDTH > 4
    assert not guards


def test_an_order_that_nobody_records_is_an_error() -> None:
    with pytest.raises(UnknownSize, match="whether seq > 64 is not known"):
        _ = SEQ > 64
    for convert in (int, float, range):
        with pytest.raises(UnknownSize, match="the size seq is not known before a call"):
            convert(SEQ)  # type: ignore[operator]


def test_guards_name_the_line_that_asked() -> None:
    with record_guards(lambda: "model.py:7") as guards:
        assert is_equal(SEQ, 128)
        assert not is_equal(SEQ, BATCH)
        assert not SEQ < BATCH
    assert list(guards) == [
        Guard("==", SEQ, 128, "model.py:7"),
        Guard("!=", SEQ, BATCH, "model.py:7"),
        Guard(">=", SEQ, BATCH, "model.py:7"),
    ]
    assert [g.holds({"seq": 128, "batch": 128}) for g in guards] == [True, False, True]


def test_symbols_are_found_inside_atoms() -> None:
    assert {s.name for s in symbols_of(maximum(SEQ // 16, WIDTH) * 2 + 1)} == {"seq", "width"}
    assert list(symbols_of(7)) == []


def test_a_hint_outside_its_range_is_refused() -> None:
    with pytest.raises(ShapeError, match="the size 'seq' is 600"):
        Symbol("seq", hint=600, high=512)
    with pytest.raises(UnknownSize, match="may be less than 1"):
        _ = BATCH // SEQ


def test_quotients_of_quotients_are_one() -> None:
    assert ((BATCH + 1) // 2 + 1) // 2 == (BATCH + 3) // 4


@pytest.mark.parametrize(
    ("left", "relation", "right"),
    [
        (BATCH // 2, "<=", BATCH),
        (BATCH - BATCH // 3, ">=", 0),
        (minimum(BATCH, SEQ), "<=", SEQ),
        (maximum(BATCH, SEQ), ">=", BATCH),
        (SEQ % 16, "<=", SEQ),
        (4 * (BATCH // 4) + 3, ">=", BATCH),
    ],
)
def test_bounds_know_what_quotients_and_extremes_are_of(
    left: int, relation: str, right: int
) -> None:
    assert known(relation, left, right) is True


def test_what_follows_from_a_guard_is_none() -> None:
    with record_guards() as guards:
        assert SEQ <= 300
        assert SEQ - 1 < 300
        assert SEQ < 400
        assert not SEQ > 300
        assert is_equal(2 * BATCH, 4)
        assert is_equal(6 * BATCH * SEQ, 12 * SEQ)
        assert not is_equal(SEQ, 301)
    assert list(map(str, guards)) == ["seq <= 300", "2*batch == 4"]


def test_guards_that_are_assumed_are_the_first() -> None:
    with record_guards() as first:
        assert SEQ <= 300
    with record_guards() as guards:
        assume(first)
        assert SEQ <= 300
        assert BATCH < 3
    assert list(map(str, guards)) == ["seq <= 300", "batch < 3"]


def test_guards_raise_the_lowest_values_of_symbols() -> None:
    height, width = Symbol("height", hint=16).size, Symbol("width", hint=16).size
    x = ops.input_("x", (1, 2, height, width))
    with record_guards() as guards:
        halved = ops.max_pool(x, (3, 3), (2, 2), (1, 1), (0, 0), (0, 0))
        made = ops.max_pool(halved, (3, 3), (2, 2), (1, 1), (0, 0), (0, 0))
    graph, kept = tighten_ranges(Graph((x,), (made,)), tuple(guards))
    symbols = {s.name: s.low for n in graph.inputs[0].shape for s in symbols_of(n)}
    assert symbols == {"height": 7, "width": 7}
    assert all(knows(">=", n, 1) for n in graph.outputs[0].shape)
    assert {str(guard) for guard in kept} == {str(guard) for guard in guards}
