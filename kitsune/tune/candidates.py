"""Build the programs that the tuner times, with a plan forced by simulated measurements.

    together = Candidate(planned_as(graph, where, Measured(groups={key: WINS})), where)
    together()                       # one call, on values of its own

A way to run them is forced by telling the planner that it was measured to win, or to lose.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np

from kitsune.backends.cpu.native_program import CpuProgram
from kitsune.compiler import CompileOptions, lower_rewritten
from kitsune.config import Ambient, FusionConfig
from kitsune.ir.node import Graph, Node
from kitsune.ir.rewrite import extract_graph
from kitsune.lower.memory import Module
from kitsune.plan.cost import Measured
from kitsune.plan.group import Group, RewriteResult, SharedValues, Timed, sort_inputs_first
from kitsune.system.progress import Stages
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget
from kitsune.tune.timing import Effort, Times, interleave

WINS, LOSES = Timed(1e9, 1.0), Timed(1.0, 1e9)
EFFORT = Effort(repetitions=9, pause_s=0.001, patience_s=0.0, warm_s=0.001)


@dataclass(frozen=True)
class Where:
    """The target, configuration and thread count that programs are compiled for."""

    target: CpuTarget
    config: FusionConfig
    threads: int | None
    never: tuple[str, ...] = ()


class Candidate:
    """A planned graph as a program of its own, over random values."""

    def __init__(self, compiled: Module, where: Where) -> None:
        self.compiled, self._where = compiled, where

    @property
    def kernels(self) -> list[str]:
        """The text of each kernel, which identifies the candidate."""
        return [str(step.kernel) for step in self.compiled.steps]

    @cached_property
    def _call(self) -> Callable[[], Any]:
        program = CpuProgram(self.compiled, self._where.target, self._where.threads)
        arrays = feeds(self.compiled.graph.inputs)
        return lambda: program.call(*arrays)

    def __call__(self) -> tuple[np.ndarray, ...]:
        made = self._call()
        return made if isinstance(made, tuple) else (made,)


Runs = Mapping[str, Callable[[], Any]]
Timer = Callable[[Runs], dict[str, Times]]


def time_interleaved(runs: Runs) -> dict[str, Times]:
    return interleave(runs, EFFORT)


def force_plan(graph: Graph, where: Where, measured: Measured) -> Module:
    ambient = Ambient(never=where.never)
    source = RewriteResult(graph, graph)
    options = CompileOptions(where.target, where.config, ambient, measured=measured)
    return lower_rewritten(source, options, Stages())


def optimistic(where: Where) -> FusionConfig:
    """Return the groups that would fuse if predicted gains did not count."""
    return replace(where.config, min_fusion_benefit=0.0)


def isolate_group(group: Group) -> Graph:
    """Return the graph of one group and the views that its loads go through."""
    nodes = sort_inputs_first([*group.folded_views(), *group.nodes])
    return extract_graph(nodes, group.outputs)


def shared_graph(shared: SharedValues, outputs: Sequence[Node]) -> Graph:
    """Values and what reads them, by themselves; `outputs` are those of the whole graph."""
    nodes = sort_inputs_first(shared.nodes)
    read = {i for n in nodes for i in n.inputs}
    return extract_graph(nodes, {n for n in nodes if n in outputs or n not in read})


def feeds(inputs: Sequence[Node], below: int = 1) -> list[np.ndarray]:
    """Values for every input, of its type: floats near one, whole numbers under a bound."""
    rng = np.random.default_rng(0)
    return [_random_input(node, rng, below) for node in inputs]


def _random_input(node: Node, rng: np.random.Generator, below: int) -> np.ndarray:
    if node.dtype.is_float:
        return rng.standard_normal(node.shape).astype(node.dtype.numpy)
    return rng.integers(0, below, node.shape).astype(node.dtype.numpy)
