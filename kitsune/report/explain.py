"""Plan and Layout in, Explanation out: what fused, what did not and why."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from io import StringIO

from rich.console import Console
from rich.table import Table

from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind
from kitsune.lower.memory import Layout
from kitsune.plan.group import Plan


@dataclass(frozen=True)
class GroupRow:
    """One kernel: its class, the pattern fusion made, its ops, what it stores, bytes it moves."""

    kernel: int
    kind: str
    pattern: str
    ops: list[str]
    stores: list[str]
    nbytes: int
    schedule: str


@dataclass(frozen=True)
class RefusalRow:
    producer: str
    consumer: str
    reason: str

    def __str__(self) -> str:
        return f"{self.consumer} is not in {self.producer}'s kernel: {self.reason}"


@dataclass(frozen=True)
class Explanation:
    """Prints as tables; `groups` and `refusals` are the data."""

    groups: list[GroupRow]
    refusals: list[RefusalRow]
    kernels_before: int
    kernels_after: int
    arena_nbytes: int

    def to_json(self) -> str:
        return json.dumps(asdict(self), indent=2)

    def __str__(self) -> str:
        out = StringIO()
        console = Console(file=out, width=100, color_system=None)
        console.print(groups_table(self))
        for refusal in self.refusals:
            console.print(f"· {refusal}", highlight=False)
        return out.getvalue().rstrip()

    __repr__ = __str__


def explain(plan: Plan, layout: Layout) -> Explanation:
    groups = []
    for number, step in enumerate(layout.steps):
        groups.append(GroupRow(
            number, step.kernel.kind, step.pattern or "-", [n.op for n in step.nodes],
            [str(n) for n in step.outputs], sum(b.nbytes for b in step.kernel.buffers),
            str(step.kernel.schedule or "-"),
        ))  # fmt: skip
    refusals = [RefusalRow(str(r.producer), str(r.consumer), r.reason) for r in plan.refusals]
    before = sum(counts(n) for n in plan.graph.nodes())
    return Explanation(groups, refusals, before, len(layout.steps), layout.arena_nbytes)


def counts(node: Node) -> bool:
    """Whether a node is a kernel of its own when nothing is fused."""
    return OPS[node.op].kind is not Kind.SOURCE


def groups_table(explanation: Explanation) -> Table:
    title = f"{explanation.kernels_before} ops in {explanation.kernels_after} kernels"
    table = Table(title=title, title_justify="left")
    for name in ("#", "class", "pattern", "ops", "stores", "bytes"):
        table.add_column(name, justify="right" if name in ("#", "bytes") else "left")
    for g in explanation.groups:
        table.add_row(
            str(g.kernel), g.kind, g.pattern, " · ".join(g.ops), ", ".join(g.stores),
            f"{g.nbytes:,}",
        )  # fmt: skip
    return table
