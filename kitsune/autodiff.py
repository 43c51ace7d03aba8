"""Reverse-mode differentiation of a graph, by the op table's `grad` column."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
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
    needed = _depends_on(output, wrt)
    if decides_equality() and any(is_symbolic(node.shape) for node in needed):
        raise UnknownSize(
            "gradients are compiled for the sizes of a call", hint="compile with dynamic=False"
        )
    _propagate(total, list(walk(output)), needed)
    return [_full(total[w], w) if w in total else fill(w.shape, 0, w.dtype) for w in wrt]


def _propagate(total: dict[Node, Node], order: Sequence[Node], needed: Collection[Node]) -> None:
    """Add to the gradients in `total` those of the needed nodes that they are made of."""
    loops = _group_loops(order)
    for node in reversed(order):
        if node.op == "loop" and node in needed:
            results = loops[loop_key(node)]
            if node is not results[0] or total.keys().isdisjoint(results):
                continue  # all gradients of its results are there at the first of them
            parts = LoopGradient(results, total, needed).differentiate()
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


def _depends_on(output: Node, wrt: Sequence[Node]) -> set[Node]:
    return _find_dependent(walk(output), wrt)


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


class LoopGradient:
    """The gradients of the inputs of a loop, some of whose results have gradients in `total`: a
    loop that runs the steps backwards, over the values that each step read.

    The forward loop stacks the carried values that its steps began with and the results of their
    contractions; elementwise work is recomputed. The gradient of a weight that steps multiply by is
    one matmul over all steps after the backward loop: for that, `outputs` of the body multiply by
    copies of the weights, which get no gradients; `products` are (matmul, left operand, weight).
    """

    def __init__(
        self, nodes: Sequence[Node], total: Mapping[Node, Node], needed: Collection[Node]
    ) -> None:
        self.node = nodes[0]
        self.body: LoopBody = self.node.attr("body")
        self.names = free_names(self.body.graph)
        if self.body.has_condition:
            raise UnsupportedError(
                "no gradient of a loop with a condition",
                why="its steps are not counted before it ends",
                at=self.node.line,
                hint="give the loop a number of steps",
            )
        self.fed, self.first = self.body.graph.inputs, self.body.carried + self.body.scanned
        self.given = {n.attr("output"): total[n] for n in nodes if n in total}
        self.wanted = {
            x
            for n, (x, outside) in enumerate(zip(self.fed, self.node.inputs, strict=True))
            if x.dtype.is_float and (n < self.body.carried or outside in needed)
        }
        self.origin: dict[Node, Node] = {}  # the node of the body that each is
        self.copies: dict[Node, Node] = {}  # to the weight each is of
        self.products: list[tuple[Node, Node, Node]] = []
        self.outputs = self._copy_weights()

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

    def differentiate(self) -> list[Node | None]:
        body, fed = self.body, self.fed
        states = [n for n in range(body.carried) if fed[n] in self.wanted]
        rows = [n for n in range(body.carried, len(self.outputs)) if n in self.given]
        seeds = {n: self._new_input(self.outputs[n]) for n in (*states, *rows)}
        inside: dict[Node, Node] = {}
        for n, seed in seeds.items():
            out = self.outputs[n]
            inside[out] = add(inside[out], seed) if out in inside else seed
        order = list(walk(*self.outputs))
        _propagate(inside, order, _find_dependent(order, self.wanted))
        sums = [x for x in fed[self.first :] if x in self.wanted and x in inside]
        sources = [x for x in fed[body.carried : self.first] if x in self.wanted]
        products = [p for p in self.products if p[0] in inside]
        totals = {x: self._new_input(x) for x in sums}
        saved = {n: self._new_input(n) for n in order if OPS[n.op].kind is Kind.CONTRACT}
        made = [
            _full(inside[x], x) if x in inside else _zeros(x) for x in map(fed.__getitem__, states)
        ]
        made += [add(totals[x], inside[x]) for x in sums]
        made += [_get_gradient(inside, x) for x in sources]
        made += [value for m, left, _ in products for value in (left, _full(inside[m], m))]
        scanned = [*fed[: self.first], *(seeds[n] for n in rows), *saved.values()]
        inputs = (*(seeds[n] for n in states), *totals.values(), *scanned, *fed[self.first :])
        back = LoopBody(
            Graph(inputs, substitute(made, saved | self.copies)),
            len(states) + len(sums),
            len(scanned),
            self._list_ways(rows, sources, len(saved), len(products)),
        )
        starts = [self.given[n] if n in self.given else _zeros(fed[n]) for n in states]
        outside = self._list_scanned(rows, [self.origin[n] for n in saved])
        fixed = self.node.inputs[self.first :]
        steps = self.node.attr("count")
        results = loop(back, steps, *starts, *map(_zeros, sums), *outside, *fixed)
        found = dict(zip([*(fed[n] for n in states), *sums, *sources], results, strict=False))
        self._add_products(found, products, results[len(found) :])
        return [found.get(x) for x in fed]

    def _list_ways(
        self, rows: Sequence[int], sources: Sequence[Node], saved: int, products: int
    ) -> tuple[bool, ...]:
        """What the forward loop goes through forward, this one goes through backward."""
        body = self.body
        ways = [True] * body.carried
        ways += [not body.is_backward(n) for n in range(body.scanned)]
        ways += [not body.is_backward(n - body.carried + body.scanned) for n in rows]
        ways += [True] * saved
        ways += [not body.is_backward(self.fed.index(x) - body.carried) for x in sources]
        return (*ways, *[True] * (2 * products))

    def _list_scanned(self, rows: Sequence[int], saved: Sequence[Node]) -> list[Node]:
        """What the backward loop goes through; some are further results of the forward loop."""
        body, node = self.body, self.node
        values = (*self.fed[: body.carried], *saved)
        graph = Graph(body.graph.inputs, (*body.graph.outputs, *values))
        ways = body.backward or (False,) * (body.scanned + body.stacked)
        more = replace(body, graph=graph, backward=(*ways, *(False,) * len(values)))
        attrs = {"body": more, "count": node.attr("count")}
        first = len(body.graph.outputs)
        stacked = [
            OPS["loop"].build(node.inputs, attrs | {"output": first + n}, node.line)
            for n in range(len(values))
        ]
        return [
            *stacked[: body.carried],
            *node.inputs[body.carried : self.first],
            *(_full(self.given[n], self._result(n)) for n in rows),
            *stacked[body.carried :],
        ]

    def _result(self, output: int) -> Node:
        attrs = dict(self.node.attrs) | {"output": output}
        return OPS["loop"].build(self.node.inputs, attrs, self.node.line)

    def _add_products(
        self, found: dict[Node, Node], products: Sequence[tuple[Node, Node, Node]], rows: list[Node]
    ) -> None:
        """Add Σ leftᵀ·gradient over all steps to the gradient of each weight."""
        for n, (_, _, weight) in enumerate(products):
            flat = [reshape(x, shape=(prod(x.shape[:-1]), x.shape[-1])) for x in rows[2 * n :][:2]]
            part = matmul(transpose(flat[0]), flat[1])
            found[weight] = add(found[weight], part) if weight in found else part


def _get_gradient(total: Mapping[Node, Node], x: Node) -> Node:
    return _full(total[x], x) if x in total else _zeros(x)


def _zeros(like: Node) -> Node:
    return fill(like.shape, 0, like.dtype)
