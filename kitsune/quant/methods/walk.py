"""Interpret a graph over batches one segment at a time, with bounded memory.

Between segments only the values that later nodes read stay alive: memory is that of one layer,
however deep the model is. Nodes can be replaced before they are reached.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from kitsune.ir.node import Graph, Node, walk
from kitsune.ir.ops import input_
from kitsune.ir.rewrite import rebuild

Run = Callable[[Graph, Sequence[np.ndarray]], Sequence[np.ndarray]]
Rebuild = Callable[[tuple[Node, ...]], Node]


class Walk:
    """One run over all batches, each the arrays of the graph's inputs in order."""

    def __init__(self, graph: Graph, batches: Sequence[Sequence[np.ndarray]], run: Run) -> None:
        self._run = run
        self._known = {n: [batch[i] for batch in batches] for i, n in enumerate(graph.inputs)}
        self._done = set(graph.inputs)
        self._varying, self._readers = set(graph.inputs), dict[Node, list[Node]]()
        for node in graph.nodes():
            if any(i in self._varying for i in node.inputs):
                self._varying.add(node)
            for each in node.inputs:
                self._readers.setdefault(each, []).append(node)
        self._ends = set(graph.outputs)
        self.replaced: dict[Node, Rebuild] = {}  # how to build a node over other inputs

    def values(self, node: Node) -> list[np.ndarray]:
        """A node's value in each batch; of one that was reached before and has readers left."""
        if node not in self._known:
            self._advance(node)
        return self._known[node]

    def ahead(self, ends: Sequence[Node]) -> tuple[list[Node], list[Node]]:
        """The nodes between what is known and some others, and those known that they read."""
        stretch = [n for n in walk(*ends) if n in self._varying and n not in self._done]
        inside = set(stretch)
        read = dict.fromkeys(i for n in stretch for i in n.inputs if i in self._varying)
        return stretch, [n for n in read if n not in inside]

    def _advance(self, node: Node) -> None:
        stretch, kept = self._stretch(node)
        done = self._done.union(stretch)
        graph, feeds = self._cut(node, stretch, kept)
        found: list[list[np.ndarray]] = [[] for _ in kept]
        for number in range(len(next(iter(self._known.values())))):
            made = self._run(graph, [self._known[n][number] for n in feeds])
            for values, value in zip(found, made, strict=True):
                values.append(value)
        self._done = done
        self._known |= dict(zip(kept, found, strict=True))
        self._known = {
            n: value
            for n, value in self._known.items()
            if n is node or n in self._ends or self._is_read(n, done)
        }

    def _stretch(self, node: Node) -> tuple[list[Node], list[Node]]:
        """The nodes between what is known and a node, and those of them that are read later."""
        stretch = [n for n in walk(node) if n in self._varying and n not in self._done]
        done = self._done.union(stretch)
        kept = [n for n in stretch if n is node or n in self._ends or self._is_read(n, done)]
        return stretch, kept

    def _is_read(self, node: Node, done: set[Node]) -> bool:
        return any(reader not in done for reader in self._readers.get(node, ()))

    def _cut(
        self, node: Node, stretch: Sequence[Node], kept: Sequence[Node]
    ) -> tuple[Graph, list[Node]]:
        """Return the graph from known values to those that stay alive, and the nodes it is fed."""
        inside, new, feeds = set(stretch), dict[Node, Node](), list[Node]()
        for each in walk(node):
            if each in inside:
                inputs = tuple(new[i] for i in each.inputs)
                build = self.replaced.get(each)
                new[each] = rebuild(each, inputs) if build is None else build(inputs)
            elif each not in self._varying:
                new[each] = each
            elif each in self._known:
                new[each] = input_(f"value{len(feeds)}", each.shape, each.dtype)
                feeds.append(each)
        used = set(walk(*(new[k] for k in kept)))
        fed = [each for each in feeds if new[each] in used]
        return Graph(tuple(new[f] for f in fed), tuple(new[k] for k in kept)), fed
