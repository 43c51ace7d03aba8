"""Plan and Layout in, Explanation out: what fused, what did not and why."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from io import StringIO

from rich.console import Console
from rich.table import Table

from kitsune.lower.memory import Layout, Step
from kitsune.plan.group import Group, Plan


@dataclass(frozen=True)
class GroupRow:
    """One kernel: its class, the pattern fusion made, its ops, what it stores, bytes it moves.

    `automatic` says that it goes beyond the plain form of its pattern, `views` which views outside
    its loads go through. `gain` is the predicted speed-up over its ops apart, `saved_nbytes` what
    these would have moved besides. Kernels of one `launch` do not wait for each other.
    """

    kernel: int
    kind: str
    pattern: str
    ops: list[str]
    stores: list[str]
    nbytes: int
    schedule: str
    automatic: bool
    views: list[str]
    gain: float
    saved_nbytes: int
    launch: int


@dataclass(frozen=True)
class RefusalRow:
    producer: str
    consumer: str
    reason: str

    def __str__(self) -> str:
        return f"{self.consumer} is not in {self.producer}'s kernel: {self.reason}"


@dataclass(frozen=True)
class RewriteRow:
    """A pattern that rewriting applied before anything was grouped."""

    pattern: str
    before: str
    after: str
    note: str

    def __str__(self) -> str:
        return f"{self.pattern}: {self.before} became {self.after}" + self.note


@dataclass(frozen=True)
class Explanation:
    """Prints as tables; `groups`, `refusals` and `rewrites` are the data. `off` says why nothing
    was fused, where that is so."""

    groups: list[GroupRow]
    refusals: list[RefusalRow]
    rewrites: list[RewriteRow]
    kernels_before: int
    kernels_after: int
    launches: int
    nbytes_before: int
    nbytes_after: int
    predicted_gain: float
    arena_nbytes: int
    off: str = ""

    @property
    def moved_nbytes(self) -> int:
        return self.nbytes_after

    @property
    def saved_nbytes(self) -> int:
        return self.nbytes_before - self.nbytes_after

    @property
    def patterns(self) -> list[str]:
        """Every pattern that fired, once."""
        fired = [r.pattern for r in self.rewrites] + [g.pattern for g in self.groups]
        fired += ["multi_tensor"] if self.launches < self.kernels_after else []
        return [p for p in dict.fromkeys(fired) if p != "-"]

    def to_json(self) -> str:
        return json.dumps(asdict(self), indent=2)

    def __str__(self) -> str:
        out = StringIO()
        console = Console(file=out, width=100, color_system=None)
        console.print(groups_table(self))
        for line in summary(self):
            console.print(line, highlight=False)
        for row in (*self.rewrites, *self.refusals):
            console.print(f"· {row}", highlight=False)
        return out.getvalue().rstrip()

    __repr__ = __str__


def explain(plan: Plan, layout: Layout) -> Explanation:
    by_nodes = {tuple(g.nodes): g for g in plan.groups}
    groups = [_row(n, s, by_nodes[s.nodes]) for n, s in enumerate(layout.steps)]
    before = sum(g.predicted.apart_us for g in plan.groups)
    after = sum(g.predicted.together_us for g in plan.groups)
    gain = plan.unfused.rewriting * before / after if after else 1.0
    return Explanation(
        groups,
        [RefusalRow(str(r.producer), str(r.consumer), r.reason) for r in plan.refusals],
        [RewriteRow(f.pattern, str(f.before), str(f.after), f", {f.note}" if f.note else "")
         for f in plan.rewritten],
        plan.unfused.kernels, len(layout.steps), layout.launches, plan.unfused.nbytes,
        sum(g.nbytes for g in groups), round(gain, 3), layout.arena_nbytes, plan.off,
    )  # fmt: skip


def _row(number: int, step: Step, group: Group) -> GroupRow:
    return GroupRow(
        number, step.kernel.kind, step.pattern or "-", [n.op for n in step.nodes],
        [str(n) for n in step.outputs], sum(b.nbytes for b in step.kernel.buffers),
        str(step.kernel.schedule or "-"), group.automatic, [str(v) for v in group.through()],
        round(group.predicted.gain, 3), group.predicted.saved_nbytes, step.wave,
    )  # fmt: skip


def groups_table(explanation: Explanation) -> Table:
    title = f"{explanation.kernels_before} ops in {explanation.kernels_after} kernels"
    table = Table(title=title, title_justify="left")
    right = ("#", "bytes", "gain")
    for name in ("#", "class", "pattern", "ops", "stores", "bytes", "gain"):
        whole = max((len(g.pattern) for g in explanation.groups), default=0)
        table.add_column(
            name, justify="right" if name in right else "left",
            min_width=whole if name == "pattern" else None,
        )  # fmt: skip
    for g in explanation.groups:
        table.add_row(
            str(g.kernel), g.kind, g.pattern, " · ".join(g.ops), ", ".join(g.stores),
            f"{g.nbytes:,}", f"{g.gain:.2f}" if g.pattern != "-" else "",
        )  # fmt: skip
    return table


def summary(explanation: Explanation) -> list[str]:
    """What the table does not say: kernels that share a launch, how much moved, whether fusion was
    off."""
    e = explanation
    lines = [f"{e.off}: every op is a kernel of its own"] if e.off else []
    for launch in sorted({g.launch for g in e.groups}):
        kernels = [g.kernel for g in e.groups if g.launch == launch]
        if len(kernels) > 1:
            lines.append(f"multi_tensor: kernels {kernels[0]} to {kernels[-1]} are one launch")
    if not e.off:
        moved = f"{e.nbytes_after:,} bytes moved, {e.nbytes_before:,} with a kernel for every op"
        lines.append(f"{moved}; predicted gain {e.predicted_gain:.2f}")
    return lines
