"""A user's row: used, fused and differentiated like ours, and refused clearly when it is wrong."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kitsune.autodiff import gradients
from kitsune.errors import DTypeError, KitsuneError, ShapeError, UnsupportedError
from kitsune.ir.dtypes import boolean, f16, f32, f64, i32
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph
from kitsune.ir.ops import OPS, Kind, abs_, add, custom_op, div, input_, square
from kitsune.ir.verify_graph import verify
from tests.ops.cases import Case
from tests.ops.elements import scalar_form
from tests.ops.test_gradients import assert_gradients

x = input_("x", (3,), f64)
VALUE = np.array([-2.0, 0.5, 3.0])


def softclip(**fields: Any) -> Any:
    given = {
        "numpy": lambda x, sharp=1.0: x / (1 + sharp * np.abs(x)),
        "scalar": lambda s, x, sharp=1.0: s.div(x, s.add(1, s.mul(s.abs(x), sharp))),
        "grad": lambda g, y, x, sharp=1.0: [div(g, square(add(1, abs_(x))))],
    }
    return custom_op("softclip", **{**given, **fields})


def test_a_row_of_ones_own() -> None:
    row = softclip()
    made = row(x)
    assert (OPS["softclip"], row.kind, made.dtype) == (row, Kind.MAP, f64)
    graph = Graph((x,), (made,))
    verify(graph, "the test")
    np.testing.assert_allclose(interpret(graph, {"x": VALUE})[0], VALUE / (1 + np.abs(VALUE)))
    np.testing.assert_allclose(
        scalar_form(Case("softclip", ((3,),), dtypes=(f64,)), [VALUE]), VALUE / (1 + np.abs(VALUE))
    )
    assert_gradients(made, {x: VALUE})


def test_attributes_are_keywords() -> None:
    row = softclip()
    made = row(x, sharp=2.0)
    assert made.attr("sharp") == 2.0
    assert made is not row(x)
    np.testing.assert_allclose(
        interpret(Graph((x,), (made,)), {"x": VALUE})[0], VALUE / (1 + 2 * np.abs(VALUE))
    )


def test_operands_meet_in_a_float_type() -> None:
    row = softclip()
    assert row(input_("n", (3,), i32)).dtype == f32
    assert row(input_("h", (3,), f16)).dtype == f16
    above = custom_op(
        "above", numpy=np.greater, scalar=lambda s, a, b: s.lt(b, a), dtype=lambda a, b: boolean
    )
    assert above(x, 0.5).dtype == boolean


def test_without_scalar_form_numpy_computes_it() -> None:
    row = custom_op("sorted", numpy=lambda x: np.sort(x), shape=lambda s: list(s))
    assert row.kind is Kind.HOST
    assert row(x).shape == (3,)
    got = interpret(Graph((x,), (row(x),)), {"x": VALUE[::-1]})[0]
    np.testing.assert_array_equal(got, VALUE)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("add", "there is an op 'add' already"),
        ("two words", "no op can be called 'two words'"),
        ("", "no op can be called ''"),
        (3, "no op can be called 3"),
    ],
)
def test_names(name: Any, message: str) -> None:
    with pytest.raises(UnsupportedError, match=message):
        custom_op(name, numpy=np.sin)


@pytest.mark.parametrize("field", ["numpy", "shape", "grad", "scalar", "dtype"])
def test_fields_are_functions(field: str) -> None:
    with pytest.raises(UnsupportedError, match=f"op 'softclip': {field} is 3"):
        softclip(**{field: 3})
    assert "softclip" not in OPS


def test_numpy_is_needed() -> None:
    with pytest.raises(UnsupportedError, match="numpy is None"):
        softclip(numpy=None)


BAD_RULES: dict[str, tuple[type[KitsuneError], dict[str, Any]]] = {
    "says [2] of [3]": (ShapeError, {"shape": lambda s: (2,)}),
    "softclip: three is no shape": (ShapeError, {"shape": lambda s: "three"}),
    "its dtype rule says 'f32'": (DTypeError, {"dtype": lambda d: "f32"}),
}


@pytest.mark.parametrize("message", BAD_RULES)
def test_rules_that_say_nonsense(message: str) -> None:
    kind, fields = BAD_RULES[message]
    row = softclip(**fields)
    with pytest.raises(kind) as caught:
        row(x)
    assert message in caught.value.what


def test_a_meaning_that_does_not_keep_to_its_shape() -> None:
    row = softclip(numpy=lambda x: x.sum())
    with pytest.raises(ShapeError, match=r"op 'softclip' made \[\]"):
        interpret(Graph((x,), (row(x),)), {"x": VALUE})


@pytest.mark.parametrize("grad", [lambda g, y, x: [], lambda g, y, x: [g, g], lambda g, y, x: 3])
def test_gradients_that_do_not_fit(grad: Any) -> None:
    row = softclip(grad=grad)
    with pytest.raises(UnsupportedError, match="op 'softclip': its gradient gave"):
        gradients(row(x), [x])


def test_one_gradient_needs_no_list() -> None:
    row = softclip(grad=lambda g, y, x: g)
    (g,) = gradients(row(x), [x])
    np.testing.assert_array_equal(interpret(Graph((x,), (g,)), {"x": VALUE})[0], [1, 1, 1])
