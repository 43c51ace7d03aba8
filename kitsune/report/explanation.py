"""Explain a plan: what fused, what did not and why."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, field
from math import prod

from kitsune.errors import printable
from kitsune.ir.node import Node
from kitsune.lower.memory import Module, Step
from kitsune.plan.group import Group, Plan, describe_node, describe_refusal
from kitsune.plan.loop_values import Loop
from kitsune.report.notebook import Block, PrintableReport
from kitsune.report.origins import Chain, Coverage
from kitsune.report.text_tables import WIDTH
from kitsune.system.progress import Cost
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class GroupRow:
    """One kernel: its class, the pattern fusion made, its ops, what it stores, bytes it moves.

    `automatic` says that it goes beyond the plain form of its pattern, `views` which views outside
    its loads go through. `gain` is the predicted speed-up over its ops apart, `measured_gain` the
    one that tuning measured, if it did, and `saved_nbytes` what these would have moved besides.
    `parts` are the patterns of the loops that stand side by side in it, which do not wait for each
    other; there is one, unless multi_tensor made it.

    Of a model of a file, `nodes` are the numbers of the file's nodes that it does and `origins`
    what they are called; `chains` are those of its parts that do several. `stage` counts the
    programs of one call. A kernel inside a `loop`, which are numbered, runs `steps` times, or with
    `has_condition` until values end the loop.
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
    parts: list[str] = field(default_factory=list)
    nodes: list[int] = field(default_factory=list)
    origins: list[str] = field(default_factory=list)
    chains: list[Chain] = field(default_factory=list)
    stage: int = 0
    measured_gain: float | None = None
    loop: int | None = None
    steps: int = 1
    has_condition: bool = False


@dataclass(frozen=True)
class RefusalRow:
    producer: str
    consumer: str
    reason: str

    def __str__(self) -> str:
        return describe_refusal(self.producer, self.consumer, self.reason)


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
class WeightRow:
    """A quantised weight: its bytes, the bytes saved over f32, and the relative error
    of its rounding, where that was done here."""

    name: str
    shape: list[int]
    bits: int
    group: int
    nbytes: int
    saved_nbytes: int
    error: float | None

    def __str__(self) -> str:
        lost = "" if self.error is None else f", error {self.error:.4f}"
        sizes = f"{self.nbytes:,} bytes, {self.saved_nbytes:,} fewer than f32"
        what = f"{self.name or 'weight'} [{','.join(map(str, self.shape))}]"
        return f"{what}: {self.bits} bits in groups of {self.group}, {sizes}{lost}"


@dataclass(frozen=True, repr=False)
class Explanation(PrintableReport):
    """Prints grouped, and by `to_text(all=True)` in full; `groups`, `refusals`, `rewrites` and
    `weights`, the quantised ones, are the data. `sizes` are the shapes of the inputs that it was
    planned for, and `note` says so where nobody chose them. `off` says why nothing was fused, where
    that is so. `costs` are the time and memory that each stage up to the first run took; a cached
    program went through few of them. On a GPU, `dispatches` and `submits` count what one call
    sends, `copied_nbytes` is what goes to the GPU and back, `half_precision` says how it computes
    with f16 and bf16, and `apart` what runs on the CPU nevertheless, why, and what that copies."""

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
    costs: dict[str, Cost] = field(default_factory=dict)
    note: str = ""
    dispatches: int = 0
    submits: int = 0
    copied_nbytes: tuple[int, int] = (0, 0)
    half_precision: str = ""
    apart: list[str] = field(default_factory=list)
    weights: list[WeightRow] = field(default_factory=list)
    measured_gain: float | None = None
    sizes: dict[str, list[int]] = field(default_factory=dict)

    @property
    def stages(self) -> int:
        """Programs that a call goes through: several where sizes depend on values."""
        return 1 + max((g.stage for g in self.groups), default=0)

    @property
    def times_ms(self) -> dict[str, float]:
        """How long each stage took."""
        return {stage: round(cost.wall_ms, 3) for stage, cost in self.costs.items()}

    @property
    def chains(self) -> list[tuple[str, int, int]]:
        """The chains of a file's nodes that became one kernel: their ops, the number of the first
        node, and the kernel."""
        return [(chain.name, chain.node, g.kernel) for g in self.groups for chain in g.chains]

    @property
    def moved_nbytes(self) -> int:
        return self.nbytes_after

    @property
    def saved_nbytes(self) -> int:
        return self.nbytes_before - self.nbytes_after

    @property
    def patterns(self) -> list[str]:
        """Every pattern that fired, once."""
        fired = [r.pattern for r in self.rewrites]
        fired += [p for g in self.groups for p in (*g.parts, g.pattern)]
        return [p for p in dict.fromkeys(fired) if p != "-"]

    def to_json(self) -> str:
        return json.dumps(asdict(self), indent=2)

    def to_text(self, all: bool = False, width: int = WIDTH) -> str:  # noqa: A002 - as users type it
        """About one screen: kernels that do the same as one row, refusals by reason. With `all`,
        every kernel, rewrite and refusal. Words are not broken unless they are wider than the
        text."""
        from kitsune.report.overview import everything, overview

        return printable(everything(self, width) if all else overview(self, width))

    def __str__(self) -> str:
        return self.to_text()

    def parts(self) -> list[Block]:
        from kitsune.report.overview import overview_parts

        return overview_parts(self)


def explain(
    plan: Plan, layout: Module, done: Mapping[tuple[Node, ...], Coverage] | None = None
) -> Explanation:
    """`done` says which nodes of a file the group of these nodes does."""
    by_nodes = {tuple(g.nodes): g for g in plan.groups}
    waves: dict[int, list[tuple[Step, Group]]] = {}
    for step in layout.steps:
        waves.setdefault(step.wave, []).append((step, by_nodes[step.nodes]))
    outer = dict.fromkeys(step.loops[0] for step in layout.steps if step.loops)
    loops = {loop: number for number, loop in enumerate(outer)}
    groups = [_row(number, wave, done or {}, loops) for number, wave in enumerate(waves.values())]
    before = sum(g.predicted.unfused_us for g in plan.groups)
    after = sum(g.predicted.fused_us for g in plan.groups)
    gain = plan.unfused.rewriting * before / after if after else 1.0
    return Explanation(
        groups,
        [
            RefusalRow(describe_node(r.producer), describe_node(r.consumer), r.reason)
            for r in plan.refusals
        ],
        [
            RewriteRow(
                f.pattern, describe_node(f.before), str(f.after), f", {f.note}" if f.note else ""
            )
            for f in plan.rewritten
        ],
        plan.unfused.kernels,
        len(groups),
        layout.launches,
        plan.unfused.nbytes,
        sum(g.nbytes for g in groups),
        round(gain, 3),
        layout.arena_nbytes,
        plan.off,
    )


def _row(
    number: int,
    wave: list[tuple[Step, Group]],
    done: Mapping[tuple[Node, ...], Coverage],
    loops: Mapping[Loop, int],
) -> GroupRow:
    """Return the row of one kernel."""
    each = [done.get(step.nodes, Coverage()) for step, _ in wave]
    origins = sorted({o for part in each for o in part.origins}, key=lambda o: o.place)
    steps, groups = [step for step, _ in wave], [group for _, group in wave]
    predicted = [group.predicted for group in groups]
    together = sum(p.fused_us for p in predicted)
    alone = len(wave) == 1
    return GroupRow(
        number,
        steps[0].kernel.kind,
        (steps[0].pattern or "-") if alone else "multi_tensor",
        [n.op for step in steps for n in step.nodes],
        [str(n) for step in steps for n in step.outputs],
        sum(b.nbytes for step in steps for b in step.kernel.buffers)
        * prod(loop.known_steps for loop in steps[0].loops),
        str(steps[0].kernel.schedule or "-") if alone else "each as it is by itself",
        any(group.automatic for group in groups),
        [str(v) for group in groups for v in group.folded_views()],
        round(sum(p.unfused_us for p in predicted) / together, 3) if together else 1.0,
        sum(p.saved_nbytes for p in predicted),
        steps[0].wave,
        [step.pattern or "-" for step in steps],
        list(dict.fromkeys(o.number for o in origins)),
        [str(o) for o in origins],
        [part.chain for part in each if part.chain],
        measured_gain=round(groups[0].timed.gain, 3) if alone and groups[0].timed else None,
        loop=loops[steps[0].loops[0]] if steps[0].loops else None,
        steps=prod(loop.known_steps for loop in steps[0].loops),
        has_condition=any(loop.has_condition for loop in steps[0].loops),
    )
