"""Collect the data of the HTML report: graphs with coordinates, kernels, memory maps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kitsune.compiler import CompiledGraph, CompiledSubgraph
from kitsune.ir.node import Graph, Node, Origin
from kitsune.lower.memory import Step
from kitsune.plan.group import Group
from kitsune.report.advice import advice
from kitsune.report.counts import counts
from kitsune.report.explanation import Explanation
from kitsune.report.layered import place
from kitsune.report.profile_report import Profile
from kitsune.system.records import dataclass

LETTER = 6.6  # the width of one, where labels are drawn
LEAST, MOST = 56.0, 190.0  # of a node
NO_KERNEL = -1

Json = dict[str, Any]


@dataclass(frozen=True)
class KernelEntry:
    """A kernel, or an op on the host, and which nodes of the whole graph it computes."""

    name: str
    step: Step | None
    nodes: tuple[Node, ...]
    reads: tuple[Node, ...]
    writes: tuple[Node, ...]
    group: Group | None = None
    stage: int = 0


@dataclass(frozen=True)
class Stage:
    """The graph as it was traced, and what became of it. Of all kernels of the page, `first` is the
    number of its first."""

    source: Graph
    compiled: CompiledGraph
    first: int
    kernels: list[KernelEntry]


def collect_stages(programs: Iterable[tuple[Graph, CompiledGraph]]) -> list[Stage]:
    found, number, first = list[Stage](), 0, 0
    for which, (source, compiled) in enumerate(programs):
        kernels, hosts = list[KernelEntry](), 0
        for part in compiled.subgraphs:
            kernels += _kernels(part, number, which)
            number += len(part.module.steps)
            kernels += _hosts(part, hosts, which)
            hosts += len(part.subgraph.hosts)
        found.append(Stage(source, compiled, first, kernels))
        first += len(kernels)
    return found


def _kernels(part: CompiledSubgraph, number: int, stage: int) -> Iterable[KernelEntry]:
    module, origin = part.module, part.subgraph.origin
    whole = dict(zip(part.subgraph.graph.inputs, part.subgraph.feeds, strict=True))
    groups = {tuple(g.nodes): g for g in module.plan.groups}

    def known(nodes: Iterable[Node]) -> tuple[Node, ...]:
        return tuple(origin.get(n, whole.get(n, n)) for n in nodes)

    for n, step in enumerate(module.steps):
        written = set(step.kernel.written_buffers())
        reads = [v for i, v in enumerate(step.values) if i not in written and v.op != "constant"]
        writes = [v for i, v in enumerate(step.values) if i in written]
        yield KernelEntry(
            f"{number + n}_{step.kernel.kind}",
            step,
            known(step.nodes),
            known(reads),
            known(writes),
            groups.get(step.nodes),
            stage,
        )


def _hosts(part: CompiledSubgraph, number: int, stage: int) -> Iterable[KernelEntry]:
    for n, node in enumerate(part.subgraph.hosts, number):
        yield KernelEntry(f"host{stage}.{n}", None, (node,), node.inputs, (node,), None, stage)


# --- graphs --------------------------------------------------------------------------------------


def describe_graph(stages: Sequence[Stage]) -> Json:
    """Every op as the model has it, in the colour of the kernel that does it."""
    made = _Picture()
    for stage in stages:
        made.add(stage.source, _assign_kernels(stage))
    return made.data("as written")


def describe_rewritten_graph(stages: Sequence[Stage]) -> Json:
    """Return the graph after rewriting, which is what the planner fuses."""
    made = _Picture()
    for stage in stages:
        made.add(stage.compiled.program.graph, _owners(stage))
    return made.data("rewritten")


def kernel_graph(stages: Sequence[Stage]) -> Json:
    made, number = _Picture(), 0
    for stage in stages:
        graph = stage.compiled.program.graph
        writer: dict[Node, int] = {n: made.node(_value(n), "input") for n in graph.inputs}
        for kernel in stage.kernels:
            what = kernel.step.pattern if kernel.step else "host"
            about = " · ".join(n.op for n in kernel.nodes)
            here = made.node(kernel.name, about if len(about) < 60 else what, number)
            for node in kernel.reads:
                if node in writer:
                    made.edges.append((writer[node], here))
            writer |= dict.fromkeys(kernel.writes, here)
            number += 1
        for n, node in enumerate(stage.compiled.program.outputs):
            if node in writer:
                made.edges.append((writer[node], made.node(f"output{n}", "output")))
    return made.data("kernels")


class _Picture:
    """Nodes and edges, with what they are called."""

    def __init__(self) -> None:
        self.labels: list[str] = []
        self.about: list[str] = []
        self.kernels: list[int] = []
        self.edges: list[tuple[int, int]] = []

    def node(self, label: str, about: str, kernel: int = NO_KERNEL) -> int:
        self.labels.append(label)
        self.about.append(about)
        self.kernels.append(kernel)
        return len(self.labels) - 1

    def add(self, graph: Graph, owner: Mapping[Node, int]) -> None:
        """A graph without its constants: they would hide the rest."""
        number: dict[Node, int] = {n: self.node(_value(n), "input") for n in graph.inputs}
        for node in graph.nodes():
            if node.op != "constant" and node not in number:
                number[node] = self.node(str(node), str(node.line), owner.get(node, NO_KERNEL))
                self.edges += [(number[i], number[node]) for i in node.inputs if i in number]
        for n, node in enumerate(graph.outputs):
            if node in number:
                self.edges.append((number[node], self.node(f"output{n}", "output")))

    def data(self, name: str) -> Json:
        widths = [min(MOST, max(LEAST, LETTER * len(text) + 18)) for text in self.labels]
        edges = list(dict.fromkeys(self.edges))
        placed = place(widths, edges)
        return {
            "name": name,
            "labels": self.labels,
            "about": self.about,
            "kernels": self.kernels,
            "x": [round(v, 1) for v in placed.x],
            "y": [round(v, 1) for v in placed.y],
            "w": [round(w, 1) for w in widths],
            "edges": edges,
            "bends": [[round(v, 1) for point in bends for v in point] for bends in placed.bends],
        }


def _value(node: Node) -> str:
    return f"{node.attr('name')}: {node.dtype}[{','.join(map(str, node.shape))}]"


def _owners(stage: Stage) -> dict[Node, int]:
    """The kernel of each node of the rewritten graph; views that loads go through have none of
    their own, and belong to the one that reads them."""
    found = {n: k for k, made in enumerate(stage.kernels, stage.first) for n in made.nodes}
    return _readers_too(stage.compiled.program.graph, found)


def _assign_kernels(stage: Stage) -> dict[Node, int]:
    """Return the kernel of each node of the source graph: of the node itself if rewriting left it,
    of the same source line or file node, or of its reader otherwise."""
    owners = _owners(stage)
    lines: dict[str, int] = {}
    for node, kernel in owners.items():
        for line in _lines(node):
            lines.setdefault(line, kernel)
    found = {}
    for node in stage.source.nodes():
        own = [lines[line] for line in _lines(node) if line in lines]
        if node in owners or own:
            found[node] = owners.get(node, own[0] if own else NO_KERNEL)
    return _readers_too(stage.source, found)


def _lines(node: Node) -> tuple[str, ...]:
    if node.op == "constant" or not node.line:
        return ()
    return node.line.parts or (node.line,) if isinstance(node.line, Origin) else (node.line,)


def _readers_too(graph: Graph, found: Mapping[Node, int]) -> dict[Node, int]:
    made, nodes = dict(found), list(graph.nodes())
    for node in reversed(nodes):
        if node in made:
            for i in node.inputs:
                if i.op not in ("input", "constant"):
                    made.setdefault(i, made[node])
    return made


# --- kernels -------------------------------------------------------------------------------------


def kernel_rows(stages: Sequence[Stage], profile: Profile | None) -> list[Json]:
    timed = {k.kernel: k.data() for k in profile.kernels} if profile else {}
    return [_row(made, timed.get(made.name)) for stage in stages for made in stage.kernels]


def _row(made: KernelEntry, timed: Json | None) -> Json:
    step, group = made.step, made.group
    origins = list(dict.fromkeys(line for n in made.nodes for line in _lines(n)))
    row: Json = {
        "name": made.name,
        "kind": step.kernel.kind if step else "host",
        "stage": made.stage,
        "pattern": (step.pattern or "-") if step else "host",
        "nodes": [str(n) for n in made.nodes],
        "ops": [n.op for n in made.nodes],
        "reads": [str(n) for n in made.reads],
        "stores": [str(n) for n in made.writes],
        "origins": origins,
        "timed": timed,
    }
    if step is not None:
        work = counts(step.kernel)
        row |= {
            "nbytes": work.nbytes,
            "flops": work.flops,
            "text": str(step.kernel),
            "schedule": str(step.kernel.schedule or "-"),
            "phase": step.phase,
        }
    if group is not None:
        row |= {"gain": round(group.predicted.gain, 3), "saved": group.predicted.saved_nbytes}
    return row


def refusal_rows(stages: Sequence[Stage]) -> list[Json]:
    rows = []
    for stage in stages:
        owners = _owners(stage)
        for part in stage.compiled.subgraphs:
            origin = part.subgraph.origin
            for r in part.module.plan.refusals:
                pair = [origin.get(n, n) for n in (r.producer, r.consumer)]
                rows.append(
                    {
                        "producer": str(pair[0]),
                        "consumer": str(pair[1]),
                        "reason": r.reason,
                        "at": next(iter(_lines(pair[1])), ""),
                        "advice": advice(r.reason),
                        "kernels": sorted({owners[n] for n in pair if n in owners}),
                    }
                )
    return rows


# --- memory --------------------------------------------------------------------------------------


def memory_maps(stages: Sequence[Stage]) -> list[Json]:
    """Return, for each program, which value each byte range of its arena holds, and from which
    kernel to which."""
    maps = []
    for stage in stages:
        number = stage.first
        for part in stage.compiled.subgraphs:
            layout = part.module
            if layout.arena_nbytes:
                maps.append(_memory_map(part, number))
            number += len(layout.steps) + len(part.subgraph.hosts)
    return maps


def _memory_map(part: CompiledSubgraph, number: int) -> Json:
    layout = part.module
    blocks: dict[tuple[Node, int], Json] = {}
    for n, step in enumerate(layout.steps):
        for ref, node, buffer in zip(step.refs, step.values, step.kernel.buffers, strict=True):
            if ref.place == "arena":
                fresh = {"label": str(node), "at": ref.at, "nbytes": buffer.nbytes, "first": n}
                blocks.setdefault((node, ref.at), fresh)["last"] = n
    return {
        "kernels": number,
        "steps": len(layout.steps),
        "arena": layout.arena_nbytes,
        "unshared": layout.unshared_nbytes,
        "blocks": list(blocks.values()),
    }


def summary_data(explanation: Explanation) -> Json:
    names = (
        "kernels_before",
        "kernels_after",
        "launches",
        "nbytes_before",
        "nbytes_after",
        "predicted_gain",
        "arena_nbytes",
        "off",
        "times_ms",
        "note",
        "dispatches",
        "submits",
        "half_precision",
        "apart",
        "patterns",
    )
    made = {name: getattr(explanation, name) for name in names}
    made["rewrites"] = [str(r) for r in explanation.rewrites]
    made["weights"] = [str(w) for w in explanation.weights]
    return made
