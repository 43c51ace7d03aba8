"""The rewrite driver: it stops, names rules that fight, and keeps what nothing changes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kitsune.errors import RewriteError
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import add, input_, mul, neg, relu, sub
from kitsune.ir.rewrite import Rule, any_, fold_constants, op_, rewrite, rule
from kitsune.ir.rules import CANONICAL
from kitsune.ir.verify_graph import verify
from tests.backends_fixture import assert_outputs, oracle, random_feeds
from tests.graphs import dags, maps

a, b = any_("a"), any_("b")
x, y = input_("x", (2, 6)), input_("y", (2, 6))


@rule(op_("add", a, b))
def there(a: Node, b: Node) -> Node:
    return sub(a, neg(b))


@rule(op_("sub", a, op_("neg", b)))
def back(a: Node, b: Node) -> Node:
    return add(a, b)


def test_rules_that_fight_are_named() -> None:
    with pytest.raises(RewriteError) as caught:
        rewrite(Graph((x, y), (add(x, y),)), [there, back])
    assert str(caught.value) == (
        "rules still changing the graph after 100 sweeps\n"
        "  why: most often fired: there (50x), back (50x)\n"
        "  try: one of them undoes another; give the form you want a single direction"
    )


def test_a_repeated_hole_is_the_same_node() -> None:
    assert op_("mul", a, a).match(mul(x, x)) == {"a": x}
    assert op_("mul", a, a).match(mul(x, y)) is None


def test_commuting_ops_match_in_either_order() -> None:
    pattern = op_("add", op_("neg", a), b)
    assert pattern.match(add(neg(x), y)) == {"a": x, "b": y}
    assert pattern.match(add(y, neg(x))) == {"a": x, "b": y}
    assert op_("sub", op_("neg", a), b).match(sub(y, neg(x))) is None


def test_the_first_rule_that_does_not_decline_is_taken() -> None:
    @rule(op_("neg", a))
    def declines(a: Node) -> Node | None:
        return None

    @rule(op_("neg", a))
    def takes(a: Node) -> Node | None:
        return relu(a)

    both: list[Rule] = [declines, takes]
    assert rewrite(Graph((x,), (neg(x),)), both).outputs == (relu(x),)


@given(graph=st.one_of(maps(), dags()))
def test_canonical_rules_preserve_meaning(graph: Graph) -> None:
    feeds = random_feeds(graph)
    after = rewrite(fold_constants(graph), CANONICAL)
    verify(after, "rewriting")
    assert rewrite(after, CANONICAL) == after  # nothing is left to do
    got = oracle(after, feeds)
    assert_outputs(
        graph, feeds, [v.astype(o.dtype.numpy) for v, o in zip(got, graph.outputs, strict=True)]
    )
