"""Plan attention: find its groups, and the scores that its gradient recomputes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from kitsune.config.pattern_names import NAMED
from kitsune.ir.dtypes import boolean, f32
from kitsune.ir.node import Graph, Node, walk_reachable
from kitsune.ir.ops import OPS, Kind, add, exp, log, max_, mul, sub, sum_, transpose
from kitsune.ir.ops.reduce import safe_divisor, safe_maximum
from kitsune.ir.rewrite import rebuild
from kitsune.ir.sizes import count, hint
from kitsune.plan.checks import check_size, find_forbidden_pair
from kitsune.plan.group import Group, collect_between
from kitsune.plan.index_walk import check_index_maps
from kitsune.plan.judge import check_enabled
from kitsune.plan.patterns import is_dequantisation

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner


# --- attention groups -----------------------------------------------------------------------------
#
# The attention pattern: matmul · elementwise · softmax over the last axis · matmul.
#
# The kernels of the gradient recompute the scores. They are grouped together with the forward
# kernel or not at all, so that no kernel stores the scores.


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


# --- attention gradient ---------------------------------------------------------------------------
#
# Rewrite the gradient of attention so that no kernel stores scores.
#
# The weights p = softmax(s) are needed again on the way back. Instead of keeping them, a kernel
# recomputes them from the scores and one number for each query, log Σ exp(s), which the forward
# kernel stores beside its result: p = exp(s − log Σ exp(s)). What softmax's own gradient sums along
# the keys, Σ (g·vᵀ)·p, is Σ g·(p·v) along the depth, where p·v is the forward result.


Readers = dict[Node, list[Node]]
SOFTMAX = ("softmax", "safe_softmax")


def build_log_sum_exp(softmax: Node) -> Node:
    """log Σ exp(s) along the keys, of the sums that a softmax of the scores s divides by."""
    scores, keys = softmax.inputs[0], softmax.attr("axes")
    is_safe = softmax.op == "safe_softmax"
    top = safe_maximum(scores, keys) if is_safe else max_(scores, axes=keys)
    total = sum_(exp(sub(scores, top)), axes=keys)
    made: Node = add(log(safe_divisor(total) if is_safe else total), top)
    return made


def recompute_softmax(softmax: Node) -> Node:
    """The weights of a softmax once more, from the scores and log Σ exp(s)."""
    made: Node = exp(sub(softmax.inputs[0], build_log_sum_exp(softmax)))
    return made


def recompute_attention_weights(graph: Graph, cache_nbytes: int) -> Graph:
    readers: Readers = {n: [] for n in graph.nodes()}
    for n in readers:
        for i in dict.fromkeys(n.inputs):
            readers[i].append(n)
    results = set(graph.outputs)
    sums: dict[Node, tuple[Node, Node]] = {}  # Σ (g·vᵀ)·p → (g, p·v)
    forward: dict[Node, Node] = {}  # weights that are recomputed → the product that they are for
    for p in readers:
        product = _find_value_matmul(p, readers)
        if product is None or fits_cache(p, cache_nbytes):
            continue
        own = _find_row_sums(p, product, readers)
        used = [
            r for r in readers[p] if r is not product and not _has_only_sum_readers(r, own, readers)
        ]
        if (
            used
            and p not in results
            and all(find_contractions(r, p, readers, results) for r in used)
        ):
            forward[p] = product
            sums |= own
    return _rebuild(graph, forward, sums) if forward else graph


def fits_cache(p: Node, cache_nbytes: int) -> bool:
    """Whether weights are better kept: while the LLC holds them, recomputing them takes
    longer, by half at 128 tokens and by a quarter at 512. Where positions hide some keys, making
    them again skips those and pays from a quarter of that size."""
    path, hidden = p.inputs[0], False
    while is_elementwise(path) and not hidden:
        hidden = any(is_broadcast_mask(i) for i in path.inputs)
        path = path.inputs[0] if path.op != "where" else path.inputs[1]
    return hint(p.nbytes) <= cache_nbytes // (4 if hidden else 1)


def is_broadcast_mask(node: Node) -> bool:
    """Whether it is large and made of smaller tensors: which keys a query sees, by position."""
    if OPS[node.op].kind is not Kind.MAP or (node.inputs and not is_elementwise(node)):
        return False
    return all(count(i.shape) < count(node.shape) or is_broadcast_mask(i) for i in node.inputs)


def _find_value_matmul(p: Node, readers: Readers) -> Node | None:
    """The one product of weights with values."""
    if p.op not in SOFTMAX or p.attr("axes") != (len(p.shape) - 1,) or p.dtype != f32:
        return None
    found = [
        r for r in readers[p] if r.op == "matmul" and r.inputs[0] is p and r.inputs[1] is not p
    ]
    return found[0] if len(found) == 1 and leads_to_contraction(p.inputs[0]) else None


def _find_row_sums(p: Node, product: Node, readers: Readers) -> dict[Node, tuple[Node, Node]]:
    """Sums along the keys of (g·vᵀ)·p, and what they are made of instead."""
    found: dict[Node, tuple[Node, Node]] = {}
    turned = transpose(product.inputs[1])
    for r in readers[p]:
        if r.op != "mul":
            continue
        other = r.inputs[1] if r.inputs[0] is p else r.inputs[0]
        if other.op != "matmul" or other.inputs[1] is not turned or other.shape != p.shape:
            continue
        for total in readers[r]:
            if total.op == "sum" and total.attr("axes") == p.attr("axes"):
                found[total] = other.inputs[0], product
    return found


def _has_only_sum_readers(
    node: Node, sums: dict[Node, tuple[Node, Node]], readers: Readers
) -> bool:
    return bool(readers[node]) and all(r in sums for r in readers[node])


def find_contractions(node: Node, source: Node, readers: Readers, results: set[Node]) -> list[Node]:
    """The contractions that what is made of `source` by `node` goes into, through elementwise ops;
    none where some of it goes elsewhere."""
    if OPS[node.op].kind is Kind.CONTRACT:
        return [node]
    turned = node.op == "permute" and node is transpose(source)
    if node in results or not (turned or (is_elementwise(node) and node.shape == source.shape)):
        return []
    found = [find_contractions(r, node, readers, results) for r in readers[node]]
    return [n for each in found for n in each] if all(found) else []


def is_elementwise(node: Node) -> bool:
    return OPS[node.op].kind is Kind.MAP and OPS[node.op].reach is None


def leads_to_contraction(node: Node) -> bool:
    """Whether elementwise nodes lead down from here to a contraction of the same shape."""
    found = walk_reachable(
        [node],
        lambda here: here.shape == node.shape,
        lambda here: here.inputs if is_elementwise(here) else (),
    )
    return any(OPS[here.op].kind is Kind.CONTRACT for here in found)


def _rebuild(graph: Graph, forward: dict[Node, Node], sums: dict[Node, tuple[Node, Node]]) -> Graph:
    new: dict[Node, Node] = {}
    for node in graph.nodes():
        if node in sums:
            g, product = sums[node]
            new[node] = sum_(mul(new[g], new[product]), axes=node.attr("axes"))
            continue
        inputs = [
            recompute_softmax(new[i]) if forward.get(i, node) is not node else new[i]
            for i in node.inputs
        ]
        new[node] = rebuild(node, tuple(inputs))
    return Graph(graph.inputs, tuple(new[o] for o in graph.outputs))
