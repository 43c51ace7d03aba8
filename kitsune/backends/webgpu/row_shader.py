"""Row kernels: maps, and reductions with what is around them.

    for point in outer:                     # a thread each; or a workgroup each, when rows are few
        r0 = fold(f(x) for x in row)        # reductions that need no other share one pass,
        r1 = fold(g(x, r0) for x in row)    # those over their results another
        for x in row: out[point, x] = h(x, r0, r1)

What a pass reads or computes of a row is stored for those after it where that pays, and the row is
short enough (`kept`). Without a row axis this is a map, a thread per point. Where neighbours along
an axis are neighbours in memory, four are read and computed at once. Where some operand is the same
along another axis, as a bias is along rows, a thread takes several points along that and reads it
once for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from math import prod

from kitsune.backends.webgpu.access import contiguous
from kitsune.backends.webgpu.primitives import fold, start, wrap_integer
from kitsune.backends.webgpu.profiles import Profile
from kitsune.backends.webgpu.scope import Scope
from kitsune.backends.webgpu.shader import Shader
from kitsune.backends.webgpu.shared_values import MOST_NBYTES, Keeping
from kitsune.backends.webgpu.thread_tile import nominal, power_of_two
from kitsune.backends.webgpu.wgsl import COMPONENTS, HELD, Block, Value, type_name
from kitsune.ir.affine import Affine
from kitsune.ir.dtypes import DType, Packed, boolean
from kitsune.ir.sizes import Size, ceil_div
from kitsune.lower.kernel import READING, Axis, Kernel, Load, Pick, Prim, Store
from kitsune.system.records import dataclass
from kitsune.target import GpuTarget

LEAST_THREADS = 2048  # that a device has enough to do with, so that one may do more than a point


@dataclass(frozen=True)
class Rows:
    lane: str | None  # the axis taken four at a time
    team: bool  # the threads of a workgroup share one row
    points: int
    iterations: int  # steps along one row
    threads: int
    along: str | None = None  # the axis along which a thread of a map takes `each` points
    each: int = 1

    @property
    def workgroup(self) -> tuple[int, int]:
        return self.threads, 1

    @property
    def count(self) -> int:
        return self.points if self.team else ceil_div(self.points, self.threads)


def schedule(kernel: Kernel, target: GpuTarget, profile: Profile) -> Rows:
    row, outer = kernel.role("row"), kernel.role("outer")
    lane = choose_lane(kernel, row or outer, accesses(kernel))
    points, iterations = kernel.extent("outer"), kernel.extent("row")
    few, long = profile.shared_rows
    team = nominal(points) < few and nominal(iterations) >= long
    if lane is not None:
        points, iterations = (points, iterations // 4) if row else (points // 4, iterations)
    threads = (
        min(profile.workgroup_size, power_of_two(nominal(iterations)))
        if team
        else profile.workgroup_size
    )
    along = None if row or profile.points == 1 else find_repeated_axis(kernel, lane)
    if along is None or nominal(points) < LEAST_THREADS * profile.points:
        return Rows(lane, team, points, iterations, threads)
    size = kernel.sizes[along]
    others = prod(a.size for a in outer if a.name != along) // (4 if lane else 1)
    each = profile.points if isinstance(size, Size) else min(profile.points, size)
    points = others * ceil_div(size, profile.points)
    return Rows(lane, team, points, iterations, threads, along, each)


def find_repeated_axis(kernel: Kernel, lane: str | None) -> str | None:
    """The axis along which most of what is read one by one is the same."""
    loads = [p.attr for p in kernel.prims() if p.op == "load"]
    reads = [
        {name for name, _ in kernel.flat(x).terms}
        for x in loads
        if not isinstance(kernel.buffers[x.buffer].dtype, Packed)
    ]
    count = {
        a.name: sum(bool(names) and a.name not in names for names in reads)
        for a in kernel.role("outer")
        if a.name != lane
    }
    best = max(count, key=count.__getitem__, default=None)
    return best if best is not None and count[best] else None


def accesses(kernel: Kernel) -> list[Load | Pick | Store]:
    """Stores first: where a load and a store want different axes, the store has its way."""
    return [*kernel.stores, *(p.attr for p in kernel.prims() if p.op in READING)]


def choose_lane(
    kernel: Kernel, axes: tuple[Axis, ...], wanted: Iterable[Load | Pick | Store]
) -> str | None:
    """The axis along which to take four at a time: one that some access has contiguous."""
    fours = [a.name for a in reversed(axes) if a.size % 4 == 0]
    for access in wanted:
        for name in fours:
            if contiguous(kernel, access, name):
                return name
    return None


def write(shader: Shader, rows: Rows) -> None:
    kernel, main = shader.kernel, shader.main
    lane = None if kernel.role("row") else rows.lane
    thread, group = shader.local("x", rows.threads), shader.group(rows.count)
    point = group if rows.team else group.scale(rows.threads) + thread
    with shader.guard(main, point, rows.points, "p") as (block, point):
        if rows.along is not None:
            write_points(shader, rows, block, point)
            return
        scope = Scope(shader, shader.place(point, kernel.role("outer"), lane))
        walk = RowWalk(shader, rows, block, thread)
        for number in range(len(walk.stages)):
            scope = scope.bind({}, walk.reduce(scope, number))
        walk.store(scope)


def write_points(shader: Shader, rows: Rows, block: Block, point: Affine) -> None:
    """Several points of a map; what is the same for all of them is read before the loop."""
    kernel, along, each = shader.kernel, rows.along, rows.each
    assert along is not None
    size = kernel.sizes[along]
    axes = [
        replace(a, size=ceil_div(size, each)) if a.name == along else a
        for a in kernel.role("outer")
    ]
    bound = shader.place(point, axes, rows.lane)
    first = bound.pop(along).scale(each)
    scope = Scope(shader, bound)
    with (
        shader.loop(block, each, "e") as (inner, step),
        shader.guard(inner, first + step, size, "a") as (inner, at),
    ):
        for s in kernel.stores:
            scope.bind({along: at}).store(inner, s)


def stages(kernel: Kernel) -> list[list[Prim]]:
    """Reductions by how many others lie below them."""
    level: dict[Prim, int] = {}
    found: dict[int, list[Prim]] = {}
    for p in kernel.prims():
        below = max((level[a] for a in p.args), default=0)
        level[p] = below + (p.op == "reduce")
        if p.op == "reduce":
            found.setdefault(below, []).append(p)
    return [found[n] for n in sorted(found)]


class RowWalk:
    """Passes over one row, by one thread or by all of a workgroup."""

    def __init__(self, shader: Shader, rows: Rows, block: Block, thread: Affine) -> None:
        self.shader, self.rows, self.block, self.thread = shader, rows, block, thread
        self.axes = shader.kernel.role("row")
        self.lane = rows.lane if self.axes else None
        self.width = 4 if self.lane else 1
        self.stages = stages(shader.kernel)
        self._names = frozenset(a.name for a in self.axes)
        self._along = [s for s in shader.kernel.stores if self._names & varies(shader, s)]
        self._turns = ceil_div(rows.iterations, rows.threads) if rows.team else rows.iterations
        self._kept = self._keeping()
        kind = f"array<{type_name('f32', self.width)}, {self._turns}>"
        self._arrays = [block.var(f"{kind}()", "kept") for _ in range(self._kept.count)]

    def _keeping(self) -> Keeping:
        shader, rows = self.shader, self.rows
        passes = [[p.args[0] for p in stage] for stage in self.stages]
        passes.append([p for s in self._along for p in (*s.at, s.value)])
        most = 0  # an array has a constant length
        if not isinstance(self._turns, Size):
            each = rows.threads if rows.team else 1
            is_straight = self._turns <= 1 and rows.iterations % each == 0
            most = 0 if is_straight else MOST_NBYTES // (4 * self.width * self._turns)
        outer = frozenset(a.name for a in shader.kernel.role("outer"))
        apart = outer | self._names if rows.team else outer
        return Keeping(passes, shader.free, self._names, apart, most)

    @contextmanager
    def steps(self, scope: Scope, number: int) -> Iterator[tuple[Block, Scope]]:
        """A pass over the thread's part of the row: inside its loop, and the scope there."""
        shader, kept = self.shader, self._kept.passes[number]
        threads, thread = (self.rows.threads, self.thread) if self.rows.team else (1, Affine())
        with (
            shader.loop(self.block, self._turns, "x") as (outer, it),
            shader.guard(outer, it.scale(threads) + thread, self.rows.iterations, "at") as (
                inner,
                at,
            ),
        ):
            entries = [f"{name}[{shader.index(it)}]" for name in self._arrays]
            given = {
                p: Value(inner.let(entries[n]), "f32", self.width, inner).held(HELD[p.dtype.name])
                for p, n in kept.reads.items()
            }
            here = scope.bind(shader.place(at, self.axes, self.lane), given)
            for p, n in kept.writes.items():
                inner.do(f"{entries[n]} = {here.value(p).held('f32').to(self.width).text};")
            yield inner, here

    def reduce(self, scope: Scope, number: int) -> dict[Prim, Value]:
        """One pass that folds every reduction of a stage."""
        sums: dict[Prim, Value] = {}
        with self.steps(scope, number) as (inner, here):
            for p in self.stages[number]:
                term = here.value(p.args[0])
                total = self.block.var(start(p.attr.kind, p.dtype, self.width), "r")
                folded = fold(p.attr.kind, p.dtype, self.width, total, term.to(self.width).text)
                inner.do(f"{total} = {folded};")
                sums[p] = Value(total, term.kind, self.width, self.block)
        return {p: self._finish(p.attr.kind, p.dtype, total) for p, total in sums.items()}

    def _finish(self, how: str, dtype: DType, total: Value) -> Value:
        """The components folded into one number, then those of all threads."""
        text = self.block.let(total.text)
        if total.width == 4:
            x, y, z, w = (f"{text}.{c}" for c in COMPONENTS)
            left, right = fold(how, dtype, 1, x, y), fold(how, dtype, 1, z, w)
            text = self.block.let(fold(how, dtype, 1, f"({left})", f"({right})"))
        if self.rows.team:
            text = self.block.let(self._team(how, dtype, text))
        if wrap_integer(text, dtype) != text:
            text = self.block.let(wrap_integer(text, dtype))
        return Value(text, total.kind, 1, self.block)

    def _team(self, how: str, dtype: DType, text: str) -> str:
        """A number of each thread, folded over the workgroup."""
        shader, threads = self.shader, self.rows.threads
        if can_fold_by_subgroup(shader, how, dtype):
            shader.uses_subgroups = True
            return f"{subgroup_fold(shader, how, dtype, threads)}({text}, {SUBGROUP})"
        return f"{team_fold(shader, how, dtype, threads)}({text}, {shader.index(self.thread)})"

    def store(self, scope: Scope) -> None:
        """Stores that vary along the row, in one pass; the others once."""
        once = [s for s in self.shader.kernel.stores if s not in self._along]
        if self._along:
            with self.steps(scope, len(self.stages)) as (inner, here):
                for s in self._along:
                    here.store(inner, s)
        if once and self.rows.team:
            with self.block.open(f"if ({self.shader.index(self.thread)} == 0u)") as inner:
                for s in once:
                    scope.store(inner, s)
        else:
            for s in once:
                scope.store(self.block, s)


def varies(shader: Shader, s: Store) -> frozenset[str]:
    return shader.free[s.value] | {name for i in s.index for name, _ in i.terms}


# --- folds ---------------------------------------------------------------------------------------


# What a subgroup folds by itself. Its largest float need not be NaN where one is.
SUBGROUP_FOLDS = {
    "sum": "subgroupAdd",
    "prod": "subgroupMul",
    "max": "subgroupMax",
    "min": "subgroupMin",
}
SUBGROUP = "subgroup, subgroup_count, subgroup_lane"  # as `emit` declares them


def can_fold_by_subgroup(shader: Shader, how: str, dtype: DType) -> bool:
    exact = not dtype.is_float or how in ("sum", "prod") or shader.profile.fast_math
    return shader.profile.subgroups and exact and dtype != boolean


def subgroup_fold(shader: Shader, how: str, dtype: DType, threads: int) -> str:
    """Declares a function that folds one number of each thread: in subgroups, then over these."""
    kind = HELD[dtype.name]
    name = f"team_{how}_{kind}"
    both = fold(how, dtype, 1, "all", f"team_{kind}[n]")
    return declare_fold(
        shader,
        name,
        kind,
        threads,
        f"""\
fn {name}(value: {kind}, subgroup: u32, count: u32, lane: u32) -> {kind} {{
  let part = {SUBGROUP_FOLDS[how]}(value);
  workgroupBarrier();
  if (lane == 0u) {{ team_{kind}[subgroup] = part; }}
  workgroupBarrier();
  var all = team_{kind}[0];
  for (var n = 1u; n < count; n += 1u) {{ all = {both}; }}
  return all;
}}""",
    )


def declare_fold(shader: Shader, name: str, kind: str, threads: int, function: str) -> str:
    """Adds a function over a number of each thread, and the memory it works in; its name."""
    shared = f"var<workgroup> team_{kind}: array<{kind}, {threads}>;"
    for text in (shared, function):
        if text not in shader.declarations:
            shader.declarations.append(text)
    return name


def team_fold(shader: Shader, how: str, dtype: DType, threads: int) -> str:
    """Declares a function that folds one number of each thread, halving the numbers each round."""
    kind = HELD[dtype.name]
    name = f"team_{how}_{kind}"
    both = fold(how, dtype, 1, f"team_{kind}[thread]", f"team_{kind}[thread + step]")
    return declare_fold(
        shader,
        name,
        kind,
        threads,
        f"""\
fn {name}(value: {kind}, thread: u32) -> {kind} {{
  workgroupBarrier();
  team_{kind}[thread] = value;
  workgroupBarrier();
  for (var step = {threads // 2}u; step > 0u; step >>= 1u) {{
    if (thread < step) {{ team_{kind}[thread] = {both}; }}
    workgroupBarrier();
  }}
  return team_{kind}[0];
}}""",
    )
