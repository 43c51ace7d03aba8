"""Compute what each kernel of a program stores with one kernel per op, as a reference."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace

import numpy as np

from kitsune.backends.graph_program import GraphProgram
from kitsune.compiler import CompiledGraph, CompiledSubgraph, compile_graph
from kitsune.config import FusionConfig
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import input_
from kitsune.ir.rewrite import rebuild
from kitsune.report.loop_steps import list_loop_results
from kitsune.system.locks import make_lock

MOST_PROGRAMS = 64  # of one model; the one used longest ago goes

Values = dict[Node, np.ndarray]


class UnfusedSubgraphs:
    """Programs of parts, each compiled when it is first needed. Threads share them."""

    def __init__(self, config: FusionConfig, threads: int | None) -> None:
        self._config = replace(config, enabled=False, use_quantized_weights=False)
        self._threads = threads
        self._made: OrderedDict[int, tuple[CompiledSubgraph, GraphProgram]] = OrderedDict()
        self._lock = make_lock()

    def __call__(self, compiled: CompiledGraph, part: CompiledSubgraph, stored: Values) -> Values:
        wanted = _stored_nodes(part)
        inputs = (*part.subgraph.graph.inputs, *wanted)
        made = self._program(compiled, part).run([stored[node] for node in inputs])
        return dict(zip(wanted, made, strict=True))

    def _program(self, compiled: CompiledGraph, part: CompiledSubgraph) -> GraphProgram:
        with self._lock:
            if id(part) not in self._made:
                made = compile_graph(
                    unfused_graph(part), compiled.target, self._config, self._threads
                )
                self._made[id(part)] = part, made.program
            self._made.move_to_end(id(part))
            while len(self._made) > MOST_PROGRAMS:
                self._made.popitem(last=False)
            return self._made[id(part)][1]


def _stored_nodes(part: CompiledSubgraph) -> list[Node]:
    """What kernels store outside of loops, and the results of these."""
    steps = part.module.steps
    stored = [node for step in steps if not step.loops for node in step.outputs]
    return [*stored, *list_loop_results(steps)]


def unfused_graph(part: CompiledSubgraph) -> Graph:
    """Every value that a kernel stores, as it follows from what the kernels before it stored: those
    are inputs, after the part's own."""
    wanted, graph = _stored_nodes(part), part.subgraph.graph
    given = {n: input_(f"stored{i}", n.shape, n.dtype, owner=n) for i, n in enumerate(wanted)}
    new: dict[Node, Node] = {}
    for node in graph.nodes():
        new[node] = rebuild(node, tuple(given.get(i, new[i]) for i in node.inputs))
    return Graph((*graph.inputs, *given.values()), tuple(new[n] for n in wanted))
