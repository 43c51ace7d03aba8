"""Restructure matmuls: transpose them, reorder chains, and merge those that share an input.

A matmul that is only read transposed is computed transposed: (a b)ᵀ is bᵀaᵀ, term by term.
`matrix_chain`: a product of three or more matrices is associated in the order that takes the least
work. Sums are then taken in another order, which stays within the n·ε that strict numerics allows a
sum, and is why the pattern can be switched off. `multi_tensor`: matmuls of one tensor with several
constant weights become one matmul with the weights side by side.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from kitsune.ir.dtypes import f32, f64
from kitsune.ir.node import Graph, Node, Shape, join_lines, note_source
from kitsune.ir.ops import OPS, Kind, add, constant, matmul, split, transpose
from kitsune.ir.ops.op_table import broadcast, use_line
from kitsune.ir.rewrite import Fired, fold_constants, is_weight, read_constant, rebuild
from kitsune.ir.sizes import count, hint
from kitsune.plan.attention_groups import recompute_attention_weights
from kitsune.system.records import dataclass
from kitsune.target import Limits

MULTIPLY_ADDS_PER_MOVE = 6  # multiply-adds that take as long as moving one element
MULTIPLY_ADDS_PER_LAUNCH = 8000  # and as long as beginning a kernel


def restructure(
    graph: Graph,
    limits: Limits,
    wanted: Callable[[str], bool],
    least: float,
    fired: list[Fired],
) -> Graph:
    """`wanted` says which patterns are on, `least` which gain is worth it."""
    products = sum(n.op == "matmul" for n in graph.nodes())
    if products:
        graph = transpose_matmuls(graph)
    if products and wanted("linear_bn"):
        graph = fold_scales(graph, fired)
    if products > 1 and wanted("matrix_chain"):
        graph = reorder_chains(graph, least, fired)
    if products > 1 and wanted("multi_tensor"):
        graph = merge_matmuls(graph, limits.max_merged_nbytes, fired)
    if products > 1 and wanted("attention_pattern") and limits.score_cache_nbytes:
        graph = recompute_attention_weights(graph, limits.score_cache_nbytes)
    return graph


def _collect_readers(graph: Graph) -> dict[Node, list[Node]]:
    readers: dict[Node, list[Node]] = {n: [] for n in graph.nodes()}
    for n in graph.nodes():
        for i in n.inputs:
            readers[i].append(n)
    return readers


# --- transposed matmuls -------------------------------------------------------------------------


def transpose_matmuls(graph: Graph) -> Graph:
    """What follows a transposition, such as the update of a weight from its gradient, would have to
    read the result in strides; it can be fused with the transposed matmul."""
    readers, outputs = _collect_readers(graph), set(graph.outputs)

    def is_transposed_matmul(node: Node) -> bool:
        if not _is_transposed(node) or node.inputs[0].op != "matmul":
            return False
        product = node.inputs[0]
        alone = readers[product] == [node] and product not in outputs
        return alone and not any(is_weight(i) for i in product.inputs)  # packed as they are

    new: dict[Node, Node] = {}
    for node in graph.nodes():
        if is_transposed_matmul(node):
            with use_line(join_lines([node.inputs[0].line, node.line])):
                a, b = (_transpose(new[i]) for i in node.inputs[0].inputs)
                new[node] = matmul(b, a)
        else:
            new[node] = rebuild(node, tuple(new[i] for i in node.inputs))
    return Graph(graph.inputs, tuple(new[o] for o in graph.outputs))


def _is_transposed(node: Node) -> bool:
    rank = len(node.shape)
    swapped = (*range(rank - 2), rank - 1, rank - 2)
    return node.op == "permute" and rank >= 2 and node.attr("order") == swapped


def _transpose(node: Node) -> Node:
    return node.inputs[0] if _is_transposed(node) else transpose(node)


# --- matrix chains -------------------------------------------------------------------------------


@dataclass(frozen=True)
class MatmulOrder:
    """A way to multiply: what it costs, in multiply-adds, and how it is built, each product at the
    next of some lines. Constants are multiplied before anything runs."""

    shape: Shape
    cost: float
    is_constant: bool
    build: Callable[[Iterator[str]], Node]


def make_leaf(node: Node) -> MatmulOrder:
    return MatmulOrder(node.shape, 0.0, is_weight(node), lambda lines: node)


def _multiply(
    a: MatmulOrder,
    b: MatmulOrder,
    moved: int = MULTIPLY_ADDS_PER_MOVE,
    launch: int = MULTIPLY_ADDS_PER_LAUNCH,
) -> MatmulOrder:
    shape = (*broadcast(a.shape[:-2], b.shape[:-2]), a.shape[-2], b.shape[-1])
    known = a.is_constant and b.is_constant
    size = count(a.shape) + count(b.shape) + count(shape)
    mine = launch + max(count(shape) * hint(a.shape[-1]), moved * size)
    cost = 0.0 if known else a.cost + b.cost + mine

    def build(lines: Iterator[str]) -> Node:
        left, right = a.build(lines), b.build(lines)
        with use_line(next(lines)):
            made: Node = matmul(left, right)
        return made

    return MatmulOrder(shape, cost, known, build)


def find_cheapest_order(
    leaves: Sequence[MatmulOrder],
    moved: int = MULTIPLY_ADDS_PER_MOVE,
    launch: int = MULTIPLY_ADDS_PER_LAUNCH,
) -> MatmulOrder:
    """The best association of a chain: of every run of it, from the best of its two parts."""
    best = {(n, n): leaf for n, leaf in enumerate(leaves)}
    for length in range(1, len(leaves)):
        for first in range(len(leaves) - length):
            last = first + length
            ways = (
                _multiply(best[first, at], best[at + 1, last], moved, launch)
                for at in range(first, last)
            )
            best[first, last] = min(ways, key=lambda p: p.cost)
    return best[0, len(leaves) - 1]


def reorder_chains(graph: Graph, least: float, fired: list[Fired]) -> Graph:
    readers, outputs = _collect_readers(graph), set(graph.outputs)

    def is_inner(node: Node) -> bool:
        """Whether one other matmul alone reads this matmul."""
        read = readers[node]
        alone = len(read) == 1 and read[0].op == "matmul" and node not in outputs
        return node.op == "matmul" and alone and node.dtype in (f32, f64)

    def leaves(node: Node) -> list[Node]:
        return [n for i in node.inputs for n in (leaves(i) if is_inner(i) else [i])]

    def lines(node: Node) -> list[str]:
        """Of every product of a chain, the last one's last."""
        return [n for i in node.inputs if is_inner(i) for n in lines(i)] + [node.line]

    def build_as_written(node: Node) -> MatmulOrder:
        a, b = (build_as_written(i) if is_inner(i) else make_leaf(i) for i in node.inputs)
        return _multiply(a, b)

    new: dict[Node, Node] = {}
    count = len(fired)
    for node in graph.nodes():
        new[node] = rebuild(node, tuple(new[i] for i in node.inputs))
        if node.op != "matmul" or is_inner(node) or not any(map(is_inner, node.inputs)):
            continue
        mine, now = (
            find_cheapest_order([make_leaf(new[n]) for n in leaves(node)]),
            build_as_written(node),
        )
        if mine.cost * max(least, 1.0) < now.cost:
            new[node] = mine.build(iter(lines(node)))
            note = f"{now.cost:.3g} multiply-adds became {mine.cost:.3g}"
            fired.append(Fired("matrix_chain", node, new[node], note))
    if len(fired) == count:
        return graph
    made = Graph(graph.inputs, tuple(new[o] for o in graph.outputs))
    return fold_constants(made, keep_weights=True)


# --- matmuls that share an input ----------------------------------------------------------------


@dataclass(frozen=True)
class Linear:
    """x W, or x W + b, with constants; `end` is its last node."""

    matmul: Node
    weight: Node
    bias: Node | None
    end: Node


def merge_matmuls(graph: Graph, most_nbytes: int, fired: list[Fired]) -> Graph:
    """Merge several matmuls where only views and contractions read the results: another op would
    be fused as an epilogue, which is worth more."""
    readers, outputs = _collect_readers(graph), set(graph.outputs)
    shared: dict[tuple[Node, bool], list[Linear]] = {}
    for node in graph.nodes():
        found = _match_linear(node, readers)
        if found is not None and found.end not in outputs:
            follow = [OPS[r.op].kind for r in readers[found.end]]
            if follow and all(kind in (Kind.VIEW, Kind.CONTRACT) for kind in follow):
                key = (node.inputs[0], found.bias is None)
                shared.setdefault(key, []).append(found)
    groups = [
        group
        for group in shared.values()
        if len(group) > 1 and sum(linear.weight.nbytes for linear in group) <= most_nbytes
    ]
    if not groups:
        return graph
    ends = {linear.end: (group, n) for group in groups for n, linear in enumerate(group)}
    made: dict[int, list[Node]] = {}
    new: dict[Node, Node] = {}
    for node in graph.nodes():
        if node in ends:
            group, n = ends[node]
            if id(group) not in made:
                made[id(group)] = _build_merged(group, new[group[0].matmul.inputs[0]])
                whole = made[id(group)][0].inputs[0]
                fired.append(Fired("multi_tensor", node, whole, f"{len(group)} matmuls merged"))
            new[node] = made[id(group)][n]
        else:
            new[node] = rebuild(node, tuple(new[i] for i in node.inputs))
    return Graph(graph.inputs, tuple(new[o] for o in graph.outputs))


def _match_linear(node: Node, readers: dict[Node, list[Node]]) -> Linear | None:
    if node.op != "matmul" or node.dtype != f32 or len(node.inputs[0].shape) < 2:
        return None
    weight = node.inputs[1]
    if node.inputs[0].op == "constant" or len(weight.shape) != 2 or not is_weight(weight):
        return None
    if len(readers[node]) == 1 and readers[node][0].op == "add":
        end = readers[node][0]
        bias = end.inputs[1] if end.inputs[0] is node else end.inputs[0]
        if bias.op == "constant" and bias.shape == node.shape[-1:]:
            return Linear(node, weight, bias, end)
    return Linear(node, weight, None, node)


def _concatenate_weights(nodes: list[Node]) -> Node:
    """Concatenate weights, transposed if they are: transposing large ones takes longer."""
    weights = [value for node in nodes if (value := read_constant(node)) is not None]
    if all(weight.T.flags.c_contiguous for weight in weights):
        return transpose(constant(np.concatenate([weight.T for weight in weights])))
    return constant(np.concatenate(weights, 1))


def _build_merged(group: list[Linear], x: Node) -> list[Node]:
    """Build one matmul with the weights side by side, and split it into the original results."""
    with use_line(join_lines([node.line for each in group for node in (each.matmul, each.end)])):
        whole = matmul(x, _concatenate_weights([linear.weight for linear in group]))
        biases = [linear.bias.attr("value").value for linear in group if linear.bias is not None]
        if biases:
            whole = add(whole, constant(np.concatenate(biases)))
        widths = [linear.matmul.shape[-1] for linear in group]
        return split(whole, widths, len(whole.shape) - 1)


# --- scale folding --------------------------------------------------------------------------------
#
# Fold scales and batch norms after a matmul or convolution into its constant weight.
#
# `linear_bn`: x W·s + t for a batch norm, or any run of constant scales and shifts, after a linear
# layer or a convolution: W and its bias are scaled once, before anything runs. Each weight is
# rounded once more than before, which stays within the n·ε that strict numerics allows the matmul's
# sums.


MAX_WEIGHT_NBYTES = 1 << 24  # of a weight: scaling it copies it, at every start
SCALED_AT_ONCE = 1 << 15  # elements


@dataclass(frozen=True)
class Scaled:
    """x W·scale + shift so far, in float64 along the axis of columns, or of filters; `steps` were
    scales."""

    matmul: Node
    scale: np.ndarray
    shift: np.ndarray
    steps: int = 0
    shifted: bool = False

    def times(self, factor: np.ndarray) -> Scaled:
        return replace(
            self, scale=self.scale * factor, shift=self.shift * factor, steps=self.steps + 1
        )

    def plus(self, term: np.ndarray) -> Scaled:
        return replace(self, shift=self.shift + term, shifted=True)


def fold_scales(graph: Graph, fired: list[Fired]) -> Graph:
    readers: dict[Node, int] = dict.fromkeys(graph.outputs, 1)
    for node in graph.nodes():
        for i in node.inputs:
            readers[i] = readers.get(i, 0) + 1
    found: dict[Node, Scaled] = {}
    inner: set[Node] = set()
    for node in graph.nodes():
        source = next((i for i in node.inputs if i in found and readers[i] == 1), None)
        made = _start_chain(node) or (
            _extend_chain(node, source, found[source]) if source else None
        )
        if made is not None:
            found[node] = made
            if source is not None and made.matmul is not node:
                inner.add(source)
    ends = {n: s for n, s in found.items() if n not in inner and s.steps}
    return _replace_chains(graph, ends, fired) if ends else graph


def _start_chain(node: Node) -> Scaled | None:
    """Match a matmul with a constant matrix, or a convolution with constant weights."""
    if node.op not in ("matmul", "conv") or node.dtype not in (f32, f64):
        return None
    weight = source = node.inputs[1]
    while OPS[source.op].kind is Kind.VIEW:
        source = source.inputs[0]
    if source.op != "constant" or not source.dtype.itemsize:
        return None
    if node.op == "matmul" and len(weight.shape) != 2:
        return None
    if weight.nbytes > MAX_WEIGHT_NBYTES:
        return None
    return Scaled(node, np.ones(1), np.zeros(1))


def _extend_chain(node: Node, source: Node, so_far: Scaled) -> Scaled | None:
    if node.shape != source.shape or node.dtype != source.dtype:
        return None
    axis = _column_axis(so_far.matmul)
    others = [_read_column_constant(i, node, axis) for i in node.inputs if i is not source]
    given = [o for o in others if o is not None]
    if len(given) != len(node.inputs) - 1:
        return None
    first = node.inputs[0] is source
    if node.op == "batch_norm" and first:
        mean, var, w, b = given
        return so_far.plus(-mean).times(w / np.sqrt(var + node.attr("eps"))).plus(b)
    if len(given) != 1:
        return None
    (by,) = given
    if node.op == "mul":
        return so_far.times(by)
    if node.op == "div" and first:
        return so_far.times(1 / by)
    if node.op == "add":
        return so_far.plus(by)
    if node.op == "sub":
        return so_far.plus(-by) if first else so_far.times(-np.ones(1)).plus(by)
    return None


def _column_axis(product: Node) -> int:
    """The axis along which each has weights of its own, counted from the end."""
    return -1 if product.op == "matmul" else 1 - len(product.shape)


def _read_column_constant(node: Node, like: Node, axis: int) -> np.ndarray | None:
    """The values of a constant that is the same along every other axis, in float64."""
    if node.op != "constant" or not node.dtype.is_float or not node.dtype.itemsize:
        return None
    others = [n for d, n in enumerate(node.shape) if d - len(node.shape) != axis]
    if any(n != 1 for n in others) or len(node.shape) > len(like.shape):
        return None
    value = node.attr("value").value.astype(np.float64)
    return np.asarray(value.reshape(-1))


def _replace_chains(graph: Graph, ends: dict[Node, Scaled], fired: list[Fired]) -> Graph:
    new: dict[Node, Node] = {}
    memory = _allocate_weights(ends)
    for node in graph.nodes():
        with use_line(node.line):
            made = _build_scaled_matmul(ends[node], new, memory[node]) if node in ends else None
        if made is None:
            new[node] = rebuild(node, tuple(new[i] for i in node.inputs))
        else:
            new[node] = made
            note = f"{ends[node].steps} scales folded into the weight"
            fired.append(Fired("linear_bn", node, made, note))
    return Graph(graph.inputs, tuple(new[o] for o in graph.outputs))


def _allocate_weights(ends: Mapping[Node, Scaled]) -> dict[Node, np.ndarray]:
    """Memory for the scaled weight of each chain. All of it is one array, which comes in large
    pages: 99 → 35 ms for scaling the weights of ResNet-50."""
    sizes = {end: scaled.matmul.inputs[1].nbytes for end, scaled in ends.items()}
    whole, at, memory = np.empty(sum(-(-n // 64) * 64 for n in sizes.values()), np.uint8), 0, {}
    for end, nbytes in sizes.items():
        memory[end] = whole[at : at + nbytes]
        at += -(-nbytes // 64) * 64
    return memory


def _build_scaled_matmul(scaled: Scaled, new: dict[Node, Node], memory: np.ndarray) -> Node | None:
    """Build the matmul with scaled weights; None where scaling leaves the range of their type."""
    product = scaled.matmul
    old = read_constant(product.inputs[1])
    assert old is not None
    shape = (1, -1) if product.op == "matmul" else (-1, *(1,) * (old.ndim - 1))
    with np.errstate(all="ignore"):
        own = memory.view(old.dtype).reshape(old.shape)
        made = _scale_weight(old, scaled.scale.reshape(shape), own)
        shift = scaled.shift.astype(old.dtype)
    if made is None or not np.isfinite(shift).all():
        return None
    scales = hashlib.sha256(scaled.scale.tobytes()).hexdigest()
    note_source(made, old, f"scaled by {scales} along {shape}")
    again = rebuild(product, (new[product.inputs[0]], constant(made)))
    if not scaled.shifted:
        return again
    return add(again, constant(shift.reshape(-1, *(1,) * (-1 - _column_axis(product)))))


def _scale_weight(old: np.ndarray, scale: np.ndarray, made: np.ndarray) -> np.ndarray | None:
    """Write the products, computed in float64, to `made`; None where one is lost or infinite. Some
    rows at a time, which stay in cache."""
    scales = np.broadcast_to(scale, (len(old), *scale.shape[1:]))
    smallest, rows = np.finfo(old.dtype).tiny, max(1, SCALED_AT_ONCE // max(1, old[:1].size))
    for at in range(0, len(old) if old.size else 0, rows):
        here, by, part = (each[at : at + rows] for each in (old, scales, made))
        part[...] = np.multiply(here, by, dtype=np.float64)
        sizes = np.abs(part)
        if not sizes.max() < np.inf:
            return None
        if sizes.min() < smallest and ((sizes < smallest) & (here != 0) & (by != 0)).any():
            return None
    return made
