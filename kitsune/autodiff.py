"""Reverse-mode differentiation of a graph, by the op table's `grad` column."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import prod
from typing import Any

from kitsune.errors import DTypeError, ShapeError, UnsupportedError
from kitsune.ir.node import Graph, Node, walk
from kitsune.ir.ops import (
    OPS,
    Kind,
    add,
    cast,
    expand,
    fill,
    input_,
    loop,
    matmul,
    reshape,
    sum_to,
    transpose,
)
from kitsune.ir.ops.loop import LoopBody, free_names, loop_key, substitute
from kitsune.ir.ops.op_table import can_broadcast, show
from kitsune.ir.rewrite import rebuild
from kitsune.ir.size_order import UnknownSize, decides_equality
from kitsune.ir.sizes import is_symbolic


def gradients(output: Node, wrt: Sequence[Node], seed: Node | None = None) -> list[Node]:
    """∂(Σ seed·output)/∂w for each w; without a seed, of the sum of the outputs."""
    total = {output: _seed(output) if seed is None else _check_seed(seed, output)}
    needed = _find_dependent(walk(output), wrt)
    if decides_equality() and any(is_symbolic(node.shape) for node in needed):
        raise UnknownSize(
            "gradients are compiled for the sizes of a call", hint="compile with dynamic=False"
        )
    _propagate(total, list(walk(output)), needed)
    return [_full(total[w], w) if w in total else fill(w.shape, 0, w.dtype) for w in wrt]


def has_gradient(node: Node) -> bool:
    """Whether there is a gradient through a node, whatever it is of."""
    if node.op != "loop":
        return OPS[node.op].grad is not None
    return _is_smooth(node.attr("body"))


@lru_cache(maxsize=64)
def _is_smooth(body: LoopBody) -> bool:
    return not body.has_condition and all(has_gradient(n) for n in body.graph.nodes() if n.inputs)


def _propagate(total: dict[Node, Node], order: Sequence[Node], needed: Collection[Node]) -> None:
    """Add to the gradients in `total` those of the needed nodes that they are made of."""
    loops = _group_loops(order)
    for node in reversed(order):
        if node.op == "loop" and node in needed:
            results = loops[loop_key(node)]
            if node is not results[0] or total.keys().isdisjoint(results):
                continue  # all gradients of its results are there at the first of them
            parts = _differentiate_loop(results, total, needed)
        elif node not in total or node not in needed or not node.inputs:
            continue
        elif (grad := OPS[node.op].grad) is None:
            raise UnsupportedError(
                f"no gradient for '{node.op}'", at=node.line, hint="its row has no grad column"
            )
        else:
            parts = grad(total[node], node, *node.inputs, **dict(node.attrs))
        for source, part in zip(node.inputs, parts, strict=True):
            if part is None or source not in needed:
                continue
            part = _like(sum_to(part, source.shape), source)
            total[source] = add(total[source], part) if source in total else part


def _seed(output: Node) -> Node:
    if not output.dtype.is_float:
        raise DTypeError(
            f"no gradient of {output}, which is {output.dtype}",
            at=output.line,
            why="only floats vary smoothly",
        )
    return fill(output.shape, 1, output.dtype)


def _check_seed(seed: Node, output: Node) -> Node:
    if not can_broadcast(seed.shape, output.shape):
        raise ShapeError(
            f"a seed of {show(seed.shape)} for an output of {show(output.shape)}",
            why="it must broadcast to the output",
        )
    return _like(_full(seed, output), output)


def _like(g: Node, source: Node) -> Node:
    return g if g.dtype == source.dtype else cast(g, dtype=source.dtype)


def _full(g: Node, w: Node) -> Node:
    """A gradient that broadcasting left small, at its full shape."""
    if g.shape == w.shape:
        return g
    aligned = reshape(g, shape=(1,) * (len(w.shape) - len(g.shape)) + g.shape)
    return expand(aligned, shape=w.shape)


def _find_dependent(order: Iterable[Node], wrt: Iterable[Node]) -> set[Node]:
    """Of nodes, inputs first, those that depend on some, and these."""
    needed = set(wrt)
    for node in order:
        if any(i in needed for i in node.inputs):
            needed.add(node)
    return needed


# --- loops ---------------------------------------------------------------------------------------


def _group_loops(order: Sequence[Node]) -> dict[tuple[Any, ...], list[Node]]:
    """The results of each loop."""
    found: dict[tuple[Any, ...], list[Node]] = {}
    for node in order:
        if node.op == "loop":
            found.setdefault(loop_key(node), []).append(node)
    return found


def _differentiate_loop(
    nodes: Sequence[Node], total: Mapping[Node, Node], needed: Collection[Node]
) -> list[Node | None]:
    """The gradients of the inputs of a loop, some of whose results have gradients in `total`: a
    loop that runs the steps backwards, over the values that each step read."""
    node = nodes[0]
    body: LoopBody = node.attr("body")
    if body.has_condition:
        raise UnsupportedError(
            "no gradient of a loop with a condition",
            why="its steps are not counted before it ends",
            at=node.line,
            hint="give the loop a number of steps",
        )
    given = {n.attr("output"): total[n] for n in nodes if n in total}
    pairs = enumerate(zip(body.graph.inputs, node.inputs, strict=True))
    wanted = frozenset(
        n
        for n, (x, outside) in pairs
        if x.dtype.is_float and (n < body.carried or outside in needed)
    )
    return _differentiate_body(body, wanted, frozenset(given)).bind(node, given)


class BodyGradient:
    """The body of the backward loop: of the inputs with the numbers `wanted`, from the gradients of
    the results with the numbers `given`. It depends on the body alone, and a training step finds
    it as the one before left it.

    The forward loop stacks the carried values that its steps began with and the results of their
    contractions; elementwise work is recomputed. The gradient of a weight that steps multiply by is
    one matmul over all steps after the backward loop: for that, `outputs` of the body multiply by
    copies of the weights, which get no gradients; `products` are (matmul, left operand, weight).
    """

    def __init__(self, body: LoopBody, wanted: frozenset[int], given: frozenset[int]) -> None:
        self.body, self.names = body, free_names(body.graph)
        self.fed, self.first = body.graph.inputs, body.carried + body.scanned
        self.wanted = {self.fed[n] for n in wanted}
        self.origin: dict[Node, Node] = {}  # the node of the body that each is
        self.copies: dict[Node, Node] = {}  # to the weight each is of
        self.products: list[tuple[Node, Node, Node]] = []
        self.outputs = self._copy_weights()
        self.states = [n for n in range(body.carried) if self.fed[n] in self.wanted]
        self.rows = [n for n in range(body.carried, len(self.outputs)) if n in given]
        self._differentiate()

    def _new_input(self, like: Node) -> Node:
        return input_(next(self.names), like.shape, like.dtype)

    def _copy_weights(self) -> list[Node]:
        weights = {x: self._new_input(x) for x in self.fed[self.first :] if x in self.wanted}
        new: dict[Node, Node] = {}
        for node in walk(*self.body.graph.outputs):
            inputs = tuple(new[i] for i in node.inputs)
            if node.op == "matmul" and node.inputs[1] in weights and len(inputs[1].shape) == 2:
                inputs = inputs[0], weights[node.inputs[1]]
                new[node] = matmul(*inputs)
                self.products.append((new[node], inputs[0], node.inputs[1]))
            else:
                new[node] = rebuild(node, inputs)
            self.origin[new[node]] = node
        self.copies = {copy: weight for weight, copy in weights.items()}
        return [new[o] for o in self.body.graph.outputs]

    def _differentiate(self) -> None:
        body, fed, states, rows = self.body, self.fed, self.states, self.rows
        seeds = {n: self._new_input(self.outputs[n]) for n in (*states, *rows)}
        inside: dict[Node, Node] = {}
        for n, seed in seeds.items():
            out = self.outputs[n]
            inside[out] = add(inside[out], seed) if out in inside else seed
        order = list(walk(*self.outputs))
        _propagate(inside, order, _find_dependent(order, self.wanted))
        self.sums = [x for x in fed[self.first :] if x in self.wanted and x in inside]
        self.sources = [x for x in fed[body.carried : self.first] if x in self.wanted]
        self.products = [p for p in self.products if p[0] in inside]
        totals = {x: self._new_input(x) for x in self.sums}
        saved = {n: self._new_input(n) for n in order if OPS[n.op].kind is Kind.CONTRACT}
        made = [
            _full(inside[x], x) if x in inside else _zeros(x) for x in map(fed.__getitem__, states)
        ]
        made += [add(totals[x], inside[x]) for x in self.sums]
        made += [_get_gradient(inside, x) for x in self.sources]
        made += [value for m, left, _ in self.products for value in (left, _full(inside[m], m))]
        scanned = [*fed[: self.first], *(seeds[n] for n in rows), *saved.values()]
        inputs = (*(seeds[n] for n in states), *totals.values(), *scanned, *fed[self.first :])
        self.back = LoopBody(
            Graph(inputs, substitute(made, saved | self.copies)),
            len(states) + len(self.sums),
            len(scanned),
            self._list_ways(len(saved)),
        )
        self.more = self._stack_more([self.origin[n] for n in saved])

    def _list_ways(self, saved: int) -> tuple[bool, ...]:
        """What the forward loop goes through forward, this one goes through backward."""
        body = self.body
        ways = [True] * body.carried
        ways += [not body.is_backward(n) for n in range(body.scanned)]
        ways += [not body.is_backward(n - body.carried + body.scanned) for n in self.rows]
        ways += [True] * saved
        ways += [not body.is_backward(self.fed.index(x) - body.carried) for x in self.sources]
        return (*ways, *[True] * (2 * len(self.products)))

    def _stack_more(self, saved: Sequence[Node]) -> LoopBody:
        """The forward body with further results: what each step began with, and multiplied."""
        body = self.body
        values = (*self.fed[: body.carried], *saved)
        graph = Graph(body.graph.inputs, (*body.graph.outputs, *values))
        ways = body.backward or (False,) * (body.scanned + body.stacked)
        return replace(body, graph=graph, backward=(*ways, *(False,) * len(values)))

    def bind(self, node: Node, given: Mapping[int, Node]) -> list[Node | None]:
        """The gradients of the inputs of a loop with this body, from those of its results."""
        fed, steps = self.fed, node.attr("count")
        starts = [given[n] if n in given else _zeros(fed[n]) for n in self.states]
        sums, outside = map(_zeros, self.sums), self._list_scanned(node, given)
        results = loop(self.back, steps, *starts, *sums, *outside, *node.inputs[self.first :])
        own = [*(fed[n] for n in self.states), *self.sums, *self.sources]
        found = dict(zip(own, results, strict=False))
        self._add_products(found, results[len(found) :])
        return [found.get(x) for x in fed]

    def _list_scanned(self, node: Node, given: Mapping[int, Node]) -> list[Node]:
        """What the backward loop goes through; some are further results of the forward loop."""
        carried, first = self.body.carried, len(self.body.graph.outputs)

        def build(body: LoopBody, output: int) -> Node:
            attrs = {"body": body, "count": node.attr("count"), "output": output}
            return OPS["loop"].build(node.inputs, attrs, node.line)

        stacked = [build(self.more, n) for n in range(first, len(self.more.graph.outputs))]
        return [
            *stacked[:carried],
            *node.inputs[carried : self.first],
            *(_full(given[n], build(self.body, n)) for n in self.rows),
            *stacked[carried:],
        ]

    def _add_products(self, found: dict[Node, Node], rows: list[Node]) -> None:
        """Add Σ leftᵀ·gradient over all steps to the gradient of each weight."""
        for n, (_, _, weight) in enumerate(self.products):
            flat = [reshape(x, shape=(prod(x.shape[:-1]), x.shape[-1])) for x in rows[2 * n :][:2]]
            part = matmul(transpose(flat[0]), flat[1])
            found[weight] = add(found[weight], part) if weight in found else part


_differentiate_body = lru_cache(maxsize=64)(BodyGradient)


def _get_gradient(total: Mapping[Node, Node], x: Node) -> Node:
    return _full(total[x], x) if x in total else _zeros(x)


def _zeros(like: Node) -> Node:
    return fill(like.shape, 0, like.dtype)
