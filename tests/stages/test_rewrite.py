"""Each rule fires on the smallest graph grown from its own pattern, and keeps its meaning."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from kitsune.ir.dtypes import f32, f64, make_packed_type
from kitsune.ir.format_graph import format_graph
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    OPS,
    abs_,
    add,
    cast,
    clamp,
    concat,
    constant,
    dequantize,
    div,
    erf,
    exp,
    expand,
    hardsigmoid,
    input_,
    layer_norm,
    log,
    lt,
    matmul,
    max_,
    maximum,
    mean,
    mul,
    neg,
    packed_constant,
    pad,
    permute,
    pow_,
    reciprocal,
    relu,
    reshape,
    rms_norm,
    rsqrt,
    sigmoid,
    softmax,
    softplus,
    sqrt,
    square,
    sub,
    sum_,
    tanh,
    var,
    where,
)
from kitsune.ir.packing import quantize
from kitsune.ir.rewrite import Pat, any_, fold_constants, rewrite, rule
from kitsune.ir.rules import CANONICAL
from kitsune.ir.verify_graph import verify
from tests.backends_fixture import oracle, random_feeds

x, y = input_("x", (2, 6)), input_("y", (2, 6))
RULES = {r.name: r for r in CANONICAL}


@dataclass(frozen=True)
class Example:
    """What a pattern leaves open: attributes of its ops, outermost first, and holes that are not
    just any tensor."""

    attrs: Mapping[str, Sequence[dict[str, Any]]] = field(default_factory=dict)
    holes: Mapping[str, Node] = field(default_factory=dict)


ROWS = [{"axes": (1,)}] * 9
SOFTMAX = Example({"max": ROWS, "sum": ROWS})
SAFE_SOFTMAX = Example({"softmax": ROWS, "all": ROWS, "any": ROWS})
SCORES = {"x": add(mul(matmul(x, permute(y, order=(1, 0))), 0.3), input_("mask", (2,)))}
ZEROS = expand(constant(np.zeros((1, 1), np.float32)), shape=(2, 2))
PIECE = input_("piece", (2, 2))
EXAMPLES = {
    "add_pieces": Example(
        holes={
            "x": pad(input_("rest", (2, 4)), before=(0, 0), after=(0, 2)),
            "y": concat(ZEROS, ZEROS, PIECE, axis=1),
        }
    ),
    "reshape_to_same": Example({"reshape": [{"shape": (2, 6)}]}),
    "reshape_reshape": Example({"reshape": [{"shape": (4, 3)}, {"shape": (12,)}]}),
    "permute_in_order": Example({"permute": [{"order": (0, 1)}]}),
    "permute_permute": Example({"permute": [{"order": (1, 0)}, {"order": (1, 0)}]}),
    "expand_to_same": Example({"expand": [{"shape": (2, 6)}]}),
    "cast_to_same": Example({"cast": [{"dtype": f32}]}),
    "clamp_as_relu": Example({"clamp": [{"low": 0.0, "high": 6.0}]}),
    "div_by_power_of_two": Example(holes={"c": constant(8.0)}),
    "raise_softmax_1": SOFTMAX,
    "raise_softmax_2": SOFTMAX,
    "raise_log_softmax": SOFTMAX,
    "raise_rms_norm": Example(
        holes={"n": mul(x, rsqrt(add(mean(mul(x, x), (1,)), 1e-5))), "w": input_("w", (6,))}
    ),
    "raise_rms_norm_scale_first": Example(
        holes={"x": x, "r": rsqrt(add(mean(mul(x, x), (1,)), 1e-5)), "w": input_("w", (6,))}
    ),
    "raise_layer_norm": Example(
        holes={
            "n": rms_norm(sub(x, mean(x, (1,))), input_("w", (6,)), axes=(1,)),
            "b": input_("b", (6,)),
        }
    ),
    "raise_safe_softmax_1": SAFE_SOFTMAX,
    "raise_safe_softmax_2": SAFE_SOFTMAX,
    "raise_attention_1": Example({"softmax": ROWS}, SCORES),
    "raise_attention_2": Example({"safe_softmax": ROWS}, SCORES),
}


def grow(pattern: Pat, example: Example, swapped: bool = False) -> Node:
    """The smallest graph a pattern matches; `swapped` exchanges the operands of what commutes."""
    attrs: dict[str, Iterator[dict[str, Any]]] = {k: iter(v) for k, v in example.attrs.items()}

    def build(p: Pat) -> Node:
        if p.name is not None and p.name in example.holes:
            return example.holes[p.name]
        if p.value is not None:
            return constant(p.value)
        if p.op is None:
            return input_(p.name or "", (2, 6))
        own = next(attrs[p.op]) if p.op in attrs else {}
        inputs = [build(i) for i in p.inputs or ()]
        return OPS[p.op](*(inputs[::-1] if swapped and OPS[p.op].commutes else inputs), **own)

    return build(pattern)


def graph_of(*outputs: Node) -> Graph:
    found = Graph((), outputs)
    return Graph(tuple(n for n in found.nodes() if n.op == "input"), outputs)


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("name", RULES)
def test_rule_fires_on_its_own_pattern_and_keeps_its_meaning(name: str, swapped: bool) -> None:
    the_rule = RULES[name]
    before = graph_of(grow(the_rule.pattern, EXAMPLES.get(name, Example()), swapped))
    after = rewrite(before, [the_rule])
    assert after.outputs != before.outputs, f"{name} did not fire on\n{format_graph(before)}"
    verify(after, name)
    feeds = random_feeds(before)
    for got, want in zip(oracle(after, feeds), oracle(before, feeds), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-6, atol=1e-6)  # constants are f32


NOT = {
    "add_zero": add(input_("v", (6,)), constant(np.zeros((2, 1), np.float32))),
    "mul_one": mul(input_("v", (6,)), constant(np.ones((2, 1), np.float32))),
    "mul_one of nearly one": mul(x, constant(np.nextafter(np.float32(1), np.float32(2)))),
    "neg_neg": neg(relu(neg(x))),
    "reshape_to_same": reshape(x, shape=(12,)),
    "permute_in_order": permute(x, order=(1, 0)),
    "expand_to_same": expand(input_("v", (1, 6)), shape=(2, 6)),
    "div_by_power_of_two": div(x, constant(3.0)),
    "div_by_power_of_two of zero": div(x, constant(0.0)),
    "div_by_power_of_two of infinity": div(x, constant(np.inf)),
    "div_by_power_of_two of a tiny one": div(x, constant(2.0**-128)),
    "raise_relu": maximum(x, constant(0.5)),
    "raise_silu": mul(x, sigmoid(y)),
    "raise_softmax_1": div(
        exp(sub(x, max_(x, axes=(1,)))), sum_(exp(sub(x, max_(x, axes=(1,)))), axes=(0,))
    ),
    "raise_rms_norm of another square": mul(
        mul(x, rsqrt(add(mean(mul(y, y), (1,)), 1e-5))), input_("w", (6,))
    ),
    "raise_rms_norm by a weight for each row": mul(
        mul(x, rsqrt(add(mean(mul(x, x), (1,)), 1e-5))), y
    ),
    "raise_layer_norm of another mean": add(
        rms_norm(sub(x, mean(y, (1,))), input_("w", (6,)), axes=(1,)), input_("b", (6,))
    ),
    "clamp_as_relu": clamp(x, low=0.5),
    "add_pieces that overlap": add(
        pad(input_("rest", (2, 5)), before=(0, 0), after=(0, 1)),
        concat(ZEROS, ZEROS, PIECE, axis=1),
    ),
    "add_pieces along different axes": add(
        pad(input_("row", (1, 6)), before=(0, 0), after=(1, 0)),
        pad(PIECE, before=(0, 0), after=(0, 4)),
    ),
    "add_pieces among ones": add(
        pad(input_("rest", (2, 4)), before=(0, 0), after=(0, 2), value=1.0),
        concat(ZEROS, ZEROS, PIECE, axis=1),
    ),
    "cast_to_same": cast(x, dtype=f64),
    "add_zero of another rank": add(input_("v", (6,)), constant(np.zeros((1, 1), np.float32))),
    "raise_relu of another rank": maximum(
        input_("v", (6,)), constant(np.zeros((1, 1), np.float32))
    ),
}


@pytest.mark.parametrize("name", NOT)
def test_rule_declines_what_only_looks_like_its_pattern(name: str) -> None:
    before = graph_of(NOT[name])
    assert rewrite(before, [RULES[name.split()[0]]]).outputs == before.outputs


@pytest.mark.parametrize("order", list(permutations(range(4))), ids=str)
def test_pieces_of_a_gradient_stand_side_by_side(order: tuple[int, ...]) -> None:
    """In whatever order they are added, and with zeros where there is none."""
    terms = [pad(input_(f"p{n}", (2, 2)), before=(0, 3 * n), after=(0, 10 - 3 * n)) for n in order]
    before = graph_of(functools.reduce(add, terms))
    after = rewrite(before, CANONICAL)
    assert all(n.op != "add" for n in after.nodes())
    feeds = random_feeds(before)
    assert np.array_equal(*oracle(after, feeds), *oracle(before, feeds))


def spelled_layer_norm(count: float, axes: tuple[int, ...] = (1,), wide: bool = False) -> Node:
    """A layer norm in simple ops whose variance is a sum divided by `count`."""
    centred = sub(x, mean(x, (1,)))
    variance = mul(sum_(mul(centred, centred), axes=axes), constant(1 / count))
    scaled = mul(centred, rsqrt(add(variance, constant(1e-5))))
    bias = input_("b", (3, 2, 6) if wide else (6,))
    return add(mul(scaled, input_("w", (6,))), bias)


def test_layer_norm_is_named_only_when_it_is_one() -> None:
    assert raised(spelled_layer_norm(6)).op == "layer_norm"
    assert raised(spelled_layer_norm(5)).op == "add"  # the unbiased variance
    assert raised(spelled_layer_norm(6, axes=(0,))).op == "add"
    assert raised(spelled_layer_norm(6, wide=True)).op == "add"  # more than the input's shape


# --- spellings of front ends ---------------------------------------------------------------------

ROOT, CUBE = math.sqrt(2 / math.pi), 0.044715
weight, bias = input_("w", (6,)), input_("b", (6,))


def bent(z: Node) -> Node:
    """1 + tanh(√(2/π)·(z + 0.044715·z³))."""
    return add(tanh(mul(add(z, mul(pow_(z, 3.0), CUBE)), ROOT)), 1.0)


def centred() -> Node:
    return sub(x, mean(x, (1,)))


def averaged(z: Node) -> Node:
    """A mean that is a sum over a count."""
    return div(sum_(z, axes=(1,)), 6.0)


def root(z: Node) -> Node:
    return sqrt(add(z, 1e-5))


def shifted() -> Node:
    return sub(x, max_(x, axes=(1,)))


SPELLED: dict[str, tuple[str, Callable[[], Node]]] = {
    "torch's gelu": ("gelu", lambda: mul(mul(x, 0.5), add(erf(mul(x, math.sqrt(0.5))), 1.0))),
    "onnx's gelu": ("gelu", lambda: mul(mul(x, add(erf(div(x, math.sqrt(2.0))), 1.0)), 0.5)),
    "gelu by the distribution": (
        "gelu",
        lambda: mul(x, mul(add(1.0, erf(mul(x, math.sqrt(0.5)))), 0.5)),
    ),
    "gelu_new": ("gelu_tanh", lambda: mul(mul(0.5, x), bent(x))),
    "gelu_new, half last": ("gelu_tanh", lambda: mul(0.5, mul(x, bent(x)))),
    "gelu_new with products": (
        "gelu_tanh",
        lambda: mul(mul(0.5, x), add(1.0, tanh(mul(ROOT, add(x, mul(CUBE, mul(mul(x, x), x))))))),
    ),
    "gelu_fast": (
        "gelu_tanh",
        lambda: mul(mul(0.5, x), add(1.0, tanh(mul(mul(x, ROOT), add(1.0, mul(mul(x, CUBE), x)))))),
    ),
    "swish": ("silu", lambda: mul(sigmoid(x), x)),
    "swish by hand": ("silu", lambda: div(x, add(exp(neg(x)), 1.0))),
    "sigmoid by hand": ("sigmoid", lambda: div(1.0, add(1.0, exp(neg(x))))),
    "sigmoid by a power": ("sigmoid", lambda: pow_(add(1.0, exp(mul(x, -1.0))), -1.0)),
    "mish": ("mish", lambda: mul(x, tanh(softplus(x)))),
    "hardswish": ("hardswish", lambda: mul(x, hardsigmoid(x))),
    "relu as clamp": ("relu", lambda: clamp(x, low=0)),
    "relu6 as clamp": ("relu6", lambda: clamp(x, low=0, high=6)),
    "softmax": ("softmax", lambda: div(exp(shifted()), sum_(exp(shifted()), axes=(1,)))),
    "softmax by a reciprocal": (
        "softmax",
        lambda: mul(exp(shifted()), reciprocal(sum_(exp(shifted()), axes=(1,)))),
    ),
    "log_softmax": ("log_softmax", lambda: sub(shifted(), log(sum_(exp(shifted()), axes=(1,))))),
    "onnx's layer_norm": (
        "layer_norm",
        lambda: add(mul(div(centred(), root(mean(pow_(centred(), 2.0), (1,)))), weight), bias),
    ),
    "layer_norm with sums": (
        "layer_norm",
        lambda: add(
            mul(weight, div(sub(x, averaged(x)), root(averaged(square(sub(x, averaged(x))))))), bias
        ),
    ),
    "layer_norm by rsqrt": (
        "layer_norm",
        lambda: add(
            bias, mul(weight, mul(rsqrt(add(mean(square(centred()), (1,)), 1e-5)), centred()))
        ),
    ),
    "layer_norm by var": (
        "layer_norm",
        lambda: add(
            mul(mul(centred(), rsqrt(add(1e-5, var(x, (1,), correction=0)))), weight), bias
        ),
    ),
    "layer_norm, weight first": (
        "layer_norm",
        lambda: add(
            mul(centred(), mul(rsqrt(add(mean(mul(centred(), centred()), (1,)), 1e-5)), weight)),
            bias,
        ),
    ),
    "layer_norm by a power": (
        "layer_norm",
        lambda: add(
            mul(
                mul(centred(), pow_(add(mean(mul(centred(), centred()), (1,)), 1e-5), -0.5)), weight
            ),
            bias,
        ),
    ),
    "llama's rms_norm": (
        "rms_norm",
        lambda: mul(weight, mul(x, rsqrt(add(mean(pow_(x, 2.0), (1,)), 1e-6)))),
    ),
    "rms_norm by sqrt": ("rms_norm", lambda: mul(div(x, root(mean(mul(x, x), (1,)))), weight)),
    "rms_norm by a reciprocal": (
        "rms_norm",
        lambda: mul(mul(x, reciprocal(root(mean(square(x), (1,))))), weight),
    ),
    "a square": ("mul", lambda: pow_(x, 2.0)),
    "a root": ("sqrt", lambda: pow_(abs_(x), 0.5)),
}


@pytest.mark.parametrize("spelling", SPELLED)
def test_a_spelling_gets_its_name(spelling: str) -> None:
    name, spell = SPELLED[spelling]
    before = graph_of(spell())
    after = rewrite(fold_constants(before), CANONICAL)
    assert after.outputs[0].op == name, format_graph(after)
    feeds = random_feeds(before)
    np.testing.assert_allclose(
        oracle(after, feeds)[0], oracle(before, feeds)[0], rtol=2e-5, atol=2e-6
    )


def test_a_view_of_a_weight_stays_one_for_who_packs_it() -> None:
    weight = permute(constant(np.arange(12, dtype=np.float32).reshape(3, 4)), order=(1, 0))
    multiplied = Graph((q := input_("q", (2, 4)),), (matmul(q, weight),))
    assert fold_constants(multiplied, keep_weights=True) == multiplied
    assert fold_constants(multiplied).outputs[0].inputs[1].op == "constant"
    also_added = Graph((q,), (matmul(q, weight), add(weight, input_("y", (4, 3)))))
    kept = fold_constants(also_added, keep_weights=True)
    assert [o.inputs[o.op == "matmul"].op for o in kept.outputs] == ["constant", "constant"]
    scaled = fold_constants(Graph((q,), (matmul(q, mul(weight, 2.0)),)), keep_weights=True)
    np.testing.assert_array_equal(
        scaled.outputs[0].inputs[1].attr("value").value, 2 * np.arange(12).reshape(3, 4).T
    )


def test_a_rule_that_declines_one_match_is_offered_the_others() -> None:
    """Either operand of a commuting op may be the one a rule wants."""

    @rule(any_("a") * any_("b"))
    def wants_a_sum_on_the_left(a: Node, b: Node) -> Node | None:
        return a if a.op == "add" else None

    total = add(x, y)
    for node in (mul(total, x), mul(x, total)):
        assert rewrite(graph_of(node), [wants_a_sum_on_the_left]).outputs == (total,)


def raised(node: Node) -> Node:
    return rewrite(graph_of(node), CANONICAL).outputs[0]


def test_what_composites_expand_to_is_named_again() -> None:
    w, b = input_("w", (6,)), input_("b", (6,))
    for whole in (softmax(x, axes=(1,)), layer_norm(x, w, b, axes=(1,), eps=1e-5)):
        expand_row = OPS[whole.op].expand
        assert expand_row is not None
        assert raised(expand_row(*whole.inputs, **dict(whole.attrs))).op == whole.op


def test_rules_apply_below_each_other_until_nothing_changes() -> None:
    """neg(neg(x·1 + 0)), reshaped there and back, is x."""
    node = neg(neg(add(mul(x, constant(1.0)), constant(0.0))))
    node = reshape(reshape(node, shape=(12,)), shape=(2, 6))
    assert raised(node) is x


def test_inputs_and_order_of_outputs_stay() -> None:
    unused = input_("unused", (1,))
    graph = Graph((unused, x, y), (neg(neg(y)), x, neg(neg(y))))
    after = rewrite(graph, CANONICAL)
    assert after == Graph((unused, x, y), (y, x, y))


# --- constants -----------------------------------------------------------------------------------


def test_what_depends_on_constants_alone_is_folded() -> None:
    two = constant(np.full((2, 1), 2, np.float32))
    (made,) = fold_constants(graph_of(add(x, exp(mul(two, two))))).outputs
    assert made.inputs[0] is x
    folded = made.inputs[1]
    assert folded.op == "constant"
    np.testing.assert_allclose(folded.attr("value").value, np.exp(4) * np.ones((2, 1)), rtol=1e-6)


def test_a_choice_between_constants_is_folded() -> None:
    condition = lt(constant(np.array([1, 3], np.float32)), constant(2.0))
    (made,) = fold_constants(graph_of(where(condition, constant(5.0), constant(7.0)))).outputs
    np.testing.assert_array_equal(made.attr("value").value, [5, 7])


def test_low_bit_weights_stay_packed() -> None:
    dtype = make_packed_type(4, 32)
    weight = packed_constant(quantize(np.ones((6, 3), np.float32), dtype), (6, 3), dtype)
    graph = graph_of(matmul(x, dequantize(weight)))
    assert fold_constants(graph) == graph


def test_a_repeated_constant_stays_small() -> None:
    graph = graph_of(add(x, expand(constant(np.ones((1, 6), np.float32)), shape=(2, 6))))
    assert fold_constants(graph) == graph
