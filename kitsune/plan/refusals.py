"""List the reasons why adjacent nodes share no kernel: at least one for every such pair."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind
from kitsune.plan.checks import find_refusal
from kitsune.plan.group import STARTING, Refusal
from kitsune.plan.merge import check_mergeable

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner


def list_refusals(planner: Planner) -> Iterator[Refusal]:
    """In the order of the consumers. What a later pass brought together after all is left out."""
    given: dict[tuple[Node, Node], list[Refusal]] = {}
    for r in dict.fromkeys(planner.refusals):
        given.setdefault((r.producer, r.consumer), []).append(r)
    for producer, consumer in walk_pairs(planner.order):
        if not is_in_one_kernel(planner, producer, consumer):
            known = given.get((producer, consumer))
            yield from known or [
                Refusal(producer, consumer, derive_reason(planner, producer, consumer))
            ]


def walk_pairs(order: list[Node]) -> Iterator[tuple[Node, Node]]:
    """(producer, consumer), both computed."""
    for consumer in order:
        for producer in dict.fromkeys(consumer.inputs):
            if OPS[producer.op].kind is not Kind.SOURCE:
                yield producer, consumer


def is_in_one_kernel(planner: Planner, producer: Node, consumer: Node) -> bool:
    """Whether some kernel computes both; a view that is folded into loads is where they are."""
    if producer in planner.views and consumer not in planner.views:
        return True
    holders = planner.holders(producer)
    return any(g in holders for g in planner.holders(consumer))


def derive_reason(planner: Planner, producer: Node, consumer: Node) -> str:
    """The reason for a pair that no pass had to decide about, from how the plan turned out."""
    early, late = planner.home.get(planner.root(producer)), planner.home.get(consumer)
    kind = OPS[consumer.op].kind
    if kind in STARTING:
        return f"{consumer.op} reads each element many times, so it starts a kernel"
    if early is None or late is None:
        return "one of the two is computed again by its readers"
    if kind is Kind.VIEW:
        return f"{consumer.op} is stored by itself"
    reason = find_refusal(planner, early, consumer)
    if reason is None and early.kind == late.kind == "row":
        reason = check_mergeable(planner, early, late)
    return reason or f"a {late.kind} kernel computes it, and the {early.kind} kernel is another"
