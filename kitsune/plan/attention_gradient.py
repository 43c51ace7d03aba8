"""Rewrite the gradient of attention so that no kernel stores scores.

The weights p = softmax(s) are needed again on the way back. Instead of keeping them, a kernel makes
them again from the scores and one number for each query, log Σ exp(s), which the forward kernel
stores beside its result: p = exp(s − log Σ exp(s)). What softmax's own gradient sums along the
keys, Σ (g·vᵀ)·p, is Σ g·(p·v) along the depth, where p·v is the forward result.
"""

from __future__ import annotations

from kitsune.ir.dtypes import f32
from kitsune.ir.node import Graph, Node, walk_reachable
from kitsune.ir.ops import OPS, Kind, add, exp, log, max_, mul, sub, sum_, transpose
from kitsune.ir.ops.normalise import safe_divisor, safe_maximum
from kitsune.ir.rewrite import rebuild
from kitsune.ir.sizes import count, hint

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
