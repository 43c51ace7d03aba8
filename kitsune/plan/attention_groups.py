"""The attention pattern: matmul · elementwise · softmax over the last axis · matmul.

The kernels of the gradient recompute the scores. They are grouped together with the forward kernel
or not at all, so that no kernel stores the scores.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from kitsune.config.patterns import NAMED
from kitsune.ir.dtypes import boolean, f32
from kitsune.ir.node import Node, walk_reachable
from kitsune.ir.ops import OPS, Kind
from kitsune.plan.attention_gradient import (
    SOFTMAX,
    build_log_sum_exp,
    find_contractions,
    is_broadcast_mask,
    is_elementwise,
    leads_to_contraction,
    recompute_softmax,
)
from kitsune.plan.checks import check_size, find_forbidden_pair
from kitsune.plan.group import Group, collect_between
from kitsune.plan.index_walk import check_index_maps
from kitsune.plan.judge import check_enabled
from kitsune.plan.patterns import is_dequantisation

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner


def find_attention(planner: Planner) -> None:
    """Start a kernel for each match of the attention pattern; record why a near miss is none."""
    masks: dict[Node, None] = {}
    for node in planner.order:
        if OPS[node.op].kind is not Kind.CONTRACT or node in planner.home:
            continue
        if find_softmax(node) is None:
            continue
        reason = check_enabled(planner, NAMED["attention_pattern"], ())
        if reason is not None and _sums_quantised_values(node):
            reason = check_enabled(planner, NAMED["quantized_attention"], ())
        found = build_attention_groups(planner, node)
        if isinstance(found, list) and reason is None:
            for group in found:
                planner.new_group(group)
                masks |= dict.fromkeys(n for n in group.nodes if is_broadcast_mask(n))
        else:
            why = reason if isinstance(found, list) else found
            planner.refuse(node.inputs[0], node, why or "")
    for mask in masks:
        if planner.is_read_elsewhere(mask):
            del planner.home[mask]  # somebody stores it for those


def _sums_quantised_values(node: Node) -> bool:
    """Whether the values of an attention matmul are dequantised."""
    value = node.inputs[1]
    while not is_dequantisation(value):
        own = [i for i in value.inputs if OPS[i.op].kind in (Kind.MAP, Kind.VIEW)]
        if not own:
            return False
        value = own[0]
    return True


def find_softmax(node: Node) -> Node | None:
    """Find the softmax that gives a matmul its weights, which may be rounded to f16 first."""
    weights = node.inputs[0]
    while weights.op == "cast" and weights.dtype.value == weights.inputs[0].dtype.value == f32:
        weights = weights.inputs[0]
    return weights if weights.op in SOFTMAX else None


def build_attention_group(planner: Planner, node: Node) -> Group | str:
    """Build the group that ends in this contraction and stores no scores; or return the reason."""
    group = _build_forward_group(planner, node)
    return (
        group
        if isinstance(group, str)
        else check_attention_groups(planner, [group], set()) or group
    )


def build_attention_groups(planner: Planner, node: Node) -> list[Group] | str:
    """Build the kernel that ends in this contraction and those of its gradient that recompute the
    same scores; or return the reason why there are none."""
    group, softmax = _build_forward_group(planner, node), find_softmax(node)
    if isinstance(group, str):
        return group
    assert softmax is not None
    scores, groups = softmax.inputs[0], [group]
    total, weights = build_log_sum_exp(softmax), recompute_softmax(softmax)
    if weights in planner.rank:
        if not planner.limits.score_cache_nbytes:
            return "its gradient stores the scores on this device"
        group.nodes = _sort_by_rank(planner, {*group.nodes, *collect_between(total, {scores})})
        readers, results = planner.readers, planner.results
        found = [
            n for r in readers[weights] for n in find_contractions(r, weights, readers, results)
        ]
        groups += [_build_backward_group(planner, n, total) for n in dict.fromkeys(found)]
    return check_attention_groups(planner, groups, {total}) or groups


def check_attention_groups(planner: Planner, groups: list[Group], kept: set[Node]) -> str | None:
    """Return why groups cannot all be kernels that store their results and `kept`, and recompute
    the rest; None if they can."""
    inside = {n for g in groups for n in g.nodes}
    for group in groups:
        group.outputs = [n for n in group.nodes if n is group.anchor or n in kept]
    stored = {n for g in groups for n in g.outputs}
    for node in inside:
        read = node in planner.results or any(r not in inside for r in planner.readers[node])
        if read and node not in stored and not is_broadcast_mask(node):
            return f"{node} has other readers, so the scores must be stored anyway"
    return next((reason for g in groups if (reason := _check_group(planner, g))), None)


def _check_group(planner: Planner, group: Group) -> str | None:
    other = next((n for n in group.nodes if n.dtype.value != f32 and not _is_mask(n)), None)
    if other is not None:
        return f"{other} is computed in {other.dtype}, and attention in f32"
    for at, late in enumerate(group.nodes):
        reason = find_forbidden_pair(planner, group.nodes[:at], [late])
        if reason is not None:
            return reason
    return check_size(planner, group.size) or check_index_maps(group, planner.memo)


def _is_mask(node: Node) -> bool:
    """Whether it masks keys for a query, or says whether a query sees any key."""
    return is_broadcast_mask(node) or (node.dtype == boolean and node.shape[-1] == 1)


def _build_forward_group(planner: Planner, node: Node) -> Group | str:
    softmax, path = find_softmax(node), {node}
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
        below = [i for i in here.inputs if i.shape == here.shape and leads_to_contraction(i)]
        if not below:
            return f"{here} does not come from a contraction"
        here = below[0]
    if here in planner.home:
        return f"{here} ends another attention kernel, which stores it"
    return _build_group(planner, {*path, here}, node)


def _build_backward_group(planner: Planner, node: Node, total: Node) -> Group:
    """Build the group of a gradient contraction with the recomputed scores."""
    found = walk_reachable(
        node.inputs,
        lambda here: here is not total and leads_to_contraction(_skip_permute(here)),
        lambda here: () if OPS[here.op].kind is Kind.CONTRACT else here.inputs,
    )
    return _build_group(planner, {node, *found}, node)


def _skip_permute(node: Node) -> Node:
    return node.inputs[0] if node.op == "permute" else node


def _build_group(planner: Planner, nodes: set[Node], anchor: Node) -> Group:
    """Build a group, with the masks that broadcast from smaller tensors unless they are results."""
    masks = walk_reachable(
        [i for n in nodes if is_elementwise(n) for i in n.inputs],
        lambda here: here not in nodes and is_broadcast_mask(here) and here not in planner.results,
        lambda here: here.inputs,
    )
    inside = _sort_by_rank(planner, {*nodes, *masks})
    return Group("attention", inside, anchor.shape, folded=planner.views)


def _sort_by_rank(planner: Planner, nodes: Iterable[Node]) -> list[Node]:
    return sorted(nodes, key=planner.rank.__getitem__)
