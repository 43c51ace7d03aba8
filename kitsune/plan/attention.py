"""The attention pattern: matmul · elementwise · softmax over the last axis · matmul.

On the way back, kernels around the same scores compute them again: they are taken together with
the forward one or not at all, so that the scores are stored by none.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from kitsune.config.patterns import NAMED
from kitsune.ir.dtypes import boolean, f32
from kitsune.ir.node import Node, walk_reachable
from kitsune.ir.ops import OPS, Kind
from kitsune.plan.checks import parted, too_long
from kitsune.plan.group import Group, between
from kitsune.plan.indexing import refusal_of
from kitsune.plan.judge import switched_off
from kitsune.plan.patterns import reads_codes
from kitsune.plan.weights import (
    SOFTMAX,
    ends,
    is_elementwise,
    is_grown,
    leads_to_product,
    log_total,
    recompute_softmax,
)

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner


def find_attention(planner: Planner) -> None:
    """Begin a kernel for each. A near miss says why it is one."""
    masks: dict[Node, None] = {}
    for node in planner.order:
        if OPS[node.op].kind is not Kind.CONTRACT or node in planner.home:
            continue
        if softmax_of(node) is None:
            continue
        reason = switched_off(planner, NAMED["attention_pattern"], ())
        if reason is not None and _over_codes(node):
            reason = switched_off(planner, NAMED["quantized_attention"], ())
        found = family(planner, node)
        if isinstance(found, list) and reason is None:
            for group in found:
                planner.new_group(group)
                masks |= dict.fromkeys(n for n in group.nodes if is_grown(n))
        else:
            why = reason if isinstance(found, list) else found
            planner.refuse(node.inputs[0], node, why or "")
    for mask in masks:
        if planner.elsewhere(mask):
            del planner.home[mask]  # somebody stores it for those


def _over_codes(node: Node) -> bool:
    """Whether the values that a product sums are made of codes."""
    value = node.inputs[1]
    while not reads_codes(value):
        own = [i for i in value.inputs if OPS[i.op].kind in (Kind.MAP, Kind.VIEW)]
        if not own:
            return False
        value = own[0]
    return True


def softmax_of(node: Node) -> Node | None:
    """The softmax whose weights a product sums values by; they may be rounded to f16 first."""
    weights = node.inputs[0]
    while weights.op == "cast" and weights.dtype.value == weights.inputs[0].dtype.value == f32:
        weights = weights.inputs[0]
    return weights if weights.op in SOFTMAX else None


def attention_at(planner: Planner, node: Node) -> Group | str:
    """The group that never stores its scores and ends in this contraction, or why there is none."""
    group = _forward(planner, node)
    return group if isinstance(group, str) else refused(planner, [group], set()) or group


def family(planner: Planner, node: Node) -> list[Group] | str:
    """The kernel that ends in this contraction, and those of its gradient that make the same scores
    again; or why there are none."""
    group, softmax = _forward(planner, node), softmax_of(node)
    if isinstance(group, str):
        return group
    assert softmax is not None
    scores, groups = softmax.inputs[0], [group]
    total, weights = log_total(softmax), recompute_softmax(softmax)
    if weights in planner.rank:
        if not planner.limits.score_cache_nbytes:
            return "its gradient stores the scores on this device"
        group.nodes = _in_order(planner, {*group.nodes, *between(total, {scores})})
        readers, results = planner.readers, planner.results
        found = [n for r in readers[weights] for n in ends(r, weights, readers, results)]
        groups += [_backward(planner, n, total) for n in dict.fromkeys(found)]
    return refused(planner, groups, {total}) or groups


def refused(planner: Planner, groups: list[Group], kept: set[Node]) -> str | None:
    """Why groups cannot all be kernels that store their results and what is `kept`, and compute the
    rest again."""
    inside = {n for g in groups for n in g.nodes}
    for group in groups:
        group.outputs = [n for n in group.nodes if n is group.anchor or n in kept]
    stored = {n for g in groups for n in g.outputs}
    for node in inside:
        read = node in planner.results or any(r not in inside for r in planner.readers[node])
        if read and node not in stored and not is_grown(node):
            return f"{node} has other readers, so the scores must be stored anyway"
    return next((reason for g in groups if (reason := _objection(planner, g))), None)


def _objection(planner: Planner, group: Group) -> str | None:
    other = next((n for n in group.nodes if n.dtype.value != f32 and not _is_condition(n)), None)
    if other is not None:
        return f"{other} is computed in {other.dtype}, and attention in f32"
    for at, late in enumerate(group.nodes):
        reason = parted(planner, group.nodes[:at], [late])
        if reason is not None:
            return reason
    return too_long(planner, group.size) or refusal_of(group, planner.known)


def _is_condition(node: Node) -> bool:
    """Whether it says which keys a query sees, or, once for a query, whether it sees any."""
    return is_grown(node) or (node.dtype == boolean and node.shape[-1] == 1)


def _forward(planner: Planner, node: Node) -> Group | str:
    softmax, path = softmax_of(node), {node}
    if softmax is None:
        return f"{node} sums no values by the weights of a softmax"
    if softmax.attr("axes") != (len(softmax.shape) - 1,):
        return f"softmax runs over axes {list(softmax.attr('axes'))}, not over the keys"
    here = node.inputs[0]
    while here is not softmax:
        path.add(here)
        here = here.inputs[0]
    while OPS[here.op].kind is not Kind.CONTRACT:
        path.add(here)
        below = [i for i in here.inputs if i.shape == here.shape and leads_to_product(i)]
        if not below:
            return f"{here} does not come from a contraction"
        here = below[0]
    if here in planner.home:
        return f"{here} ends another attention kernel, which stores it"
    return _group(planner, {*path, here}, node)


def _backward(planner: Planner, node: Node, total: Node) -> Group:
    """The contraction with what is computed for each score again."""
    found = walk_reachable(
        node.inputs,
        lambda here: here is not total and leads_to_product(_unturned(here)),
        lambda here: () if OPS[here.op].kind is Kind.CONTRACT else here.inputs,
    )
    return _group(planner, {node, *found}, node)


def _unturned(node: Node) -> Node:
    return node.inputs[0] if node.op == "permute" else node


def _group(planner: Planner, nodes: set[Node], anchor: Node) -> Group:
    """With the masks that are made for it of smaller tensors, unless they are stored anyway."""
    masks = walk_reachable(
        [i for n in nodes if is_elementwise(n) for i in n.inputs],
        lambda here: here not in nodes and is_grown(here) and here not in planner.results,
        lambda here: here.inputs,
    )
    inside = _in_order(planner, {*nodes, *masks})
    return Group("attention", inside, anchor.shape, folded=planner.views)


def _in_order(planner: Planner, nodes: Iterable[Node]) -> list[Node]:
    return sorted(nodes, key=planner.rank.__getitem__)
