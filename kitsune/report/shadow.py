"""Check a sample of calls against a reference while a model serves, and report drift.

With `verify=True` every call is checked against NumPy, and the first kernel that computes something
else raises. A rate such as 0.01 is for production: one call in a hundred is computed again by the
unfused program, and its answer is returned whatever comes of it. Drift is counted, given to whoever
asked `on_drift`, and warned of once for each kernel.
"""

from __future__ import annotations

import warnings
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from kitsune.backends.base import GraphProgram
from kitsune.compiler import CompiledGraph, CompiledSubgraph, compile_graph
from kitsune.config import FusionConfig
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import input_
from kitsune.ir.rewrite import rebuild
from kitsune.report.loop_steps import list_loop_results
from kitsune.report.notebook import fields_html
from kitsune.system.locks import make_lock
from kitsune.system.records import dataclass

if TYPE_CHECKING:
    from kitsune.report.verify_model import KernelError, Verification


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


class DriftWarning(UserWarning):
    """A kernel computed something else than kernels of single ops do."""


@dataclass(frozen=True)
class VerificationStats:
    """Calls, those that were checked, those in which some kernel drifted, and the worst error of
    any kernel, in units of its result's size, beside the kernel's name."""

    calls: int = 0
    checked: int = 0
    drifted: int = 0
    worst: float = 0.0
    worst_kernel: str = ""

    def _repr_html_(self) -> str:
        return fields_html(
            "VerificationStats",
            (
                ("calls", f"{self.calls:,}"),
                ("checked", f"{self.checked:,}"),
                ("drifted", f"{self.drifted:,}"),
                ("worst relative error", f"{self.worst:.1e} {self.worst_kernel}".strip()),
            ),
        )


class Shadow:
    """Choose which calls of a model to check, and count the results. Thread-safe."""

    def __init__(self, config: FusionConfig, threads: int | None) -> None:
        self.rate, self._config, self._threads = config.verify, config, threads
        self._unfused: Any = None  # made by the first call that is checked
        self.on_drift: list[Callable[[KernelError], None]] = []
        self._lock = make_lock()
        self._warned: set[str] = set()
        self._since = 0  # calls since the last one that was checked
        self._stats = VerificationStats()

    @property
    def stats(self) -> VerificationStats:
        return self._stats

    def is_due(self) -> bool:
        """Count a call, and return whether to check it."""
        with self._lock:
            s, self._since = self._stats, self._since + 1
            due = self._since * float(self.rate) >= 1
            self._since = 0 if due else self._since
            self._stats = VerificationStats(
                s.calls + 1, s.checked + due, s.drifted, s.worst, s.worst_kernel
            )
        return due

    def check(self, programs: Sequence[tuple[CompiledGraph, Sequence[Any]]]) -> None:
        """Compute a call again, of which these are the programs and what each is given."""
        from kitsune.report.verify_model import verify_kernels

        if self.rate is True:
            self._report(verify_kernels(programs, self._config))
            return
        self._unfused = self._unfused or UnfusedSubgraphs(self._config, self._threads)
        self._report(verify_kernels(programs, self._config, self._unfused))

    def _report(self, found: Verification) -> None:
        wrong = [each for each in found.kernels if not each.is_right]
        worst = max(found.kernels, key=lambda each: each.relative, default=None)
        with self._lock:
            s = self._stats
            relative, name = s.worst, s.worst_kernel
            if worst is not None and worst.relative > relative:
                relative, name = worst.relative, worst.kernel
            self._stats = VerificationStats(
                s.calls, s.checked, s.drifted + bool(wrong), relative, name
            )
            new = [each for each in wrong if each.kernel not in self._warned]
            self._warned |= {each.kernel for each in new}
        if self.rate is True:
            found.check()
        for each in wrong:
            for tell in self.on_drift:
                tell(each)
        for each in new:
            warnings.warn(
                f"kernel {each.kernel} ({each.pattern}) drifts: {each.stores} is off by "
                f"{each.absolute:.3g}, {each.relative:.2g} of its size, and {each.allowed:.2g} is "
                "allowed",
                DriftWarning,
                stacklevel=4,
            )
