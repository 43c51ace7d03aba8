"""Emit the epilogue of a contraction: everything that follows the `dot`, over finished sums.

    for each point of a tile: bias, activation, residual, whatever the kernel's stores say

Sums come from memory, so that no register of the tile is lost to what follows it.
"""

from __future__ import annotations

from kitsune.backends.cpu.llvm_text import Frame, Text, decompose, vec
from kitsune.backends.cpu.memory_access import LINE
from kitsune.backends.cpu.numbers import KIND, STORED
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.row_kernels import Stages
from kitsune.backends.cpu.schedule.gemm_tiles import find_dot
from kitsune.ir.sizes import Size, ceil_div, common_divisor, is_multiple, is_symbolic
from kitsune.lower.kernel import Kernel, Load, walk
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

FEWEST = 4  # lanes that are worth an index which all share


def vector_width(kernel: Kernel) -> int:
    """Lanes of what is done with a panel's columns: as many as divide it, up to 16. Where several
    axes make up n, as many as divide the inner one too, if these are not too few."""
    nr, axes = kernel.schedule.nr, kernel.role("n")
    most: int = min(16, nr & -nr)
    divisor = common_divisor(axes[-1].size) if axes else 1
    inner = divisor & -divisor if len(axes) > 1 else most
    return min(inner, most) if inner >= FEWEST else most


def render_columns(
    kernel: Kernel,
    target: CpuTarget,
    frame: Frame,
    column: str,
    at: dict[str, str],
    active: str | None,
) -> Render:
    """A Render whose lanes are columns from `column` on. Where several axes make up n and the lanes
    would cross the inner one's end, each lane has an index of its own."""
    t, axes, lanes = frame.t, kernel.role("n"), vector_width(kernel)
    r = Render(t, kernel, target, frame.pointers, at, None, lanes, active)
    if not axes:
        return r
    if len(axes) == 1 or is_multiple(axes[-1].size, lanes):
        digits = decompose(t, column, [x.size for x in axes])
        r.at |= dict(zip((x.name for x in axes), digits, strict=True))
        r.lane = axes[-1].name
        return r
    r.spread_axes([(x.name, x.size) for x in axes], column)
    return r


@dataclass(frozen=True)
class Direct:
    """Results that are only the sums: tiles store them where they belong."""

    access: Load
    row: int  # from one row to the next, in elements

    def begin(
        self,
        kernel: Kernel,
        target: CpuTarget,
        frame: Frame,
        at: dict[str, str],
        row: str,
        panel: str,
    ) -> str:
        """Where a panel's results of a row are."""
        place = _place(kernel, frame, at, row, panel)
        return Render(frame.t, kernel, target, frame.pointers, place).address(self.access)


def direct(kernel: Kernel) -> Direct | None:
    """Where no panel ends early and k is summed at once."""
    plan, dot, m, n = kernel.schedule, find_dot(kernel), kernel.role("m"), kernel.role("n")
    if len(kernel.stores) > 1 or kernel.stores[0].value is not dot or kernel.in_place:
        return None
    if plan.splits > 1 or plan.kc or plan.rows or len(m) > 1 or len(n) != 1:
        return None
    if not is_multiple(n[0].size, plan.nr) or is_symbolic(kernel.extent(r) for r in ("n", "k")):
        return None
    access = Load(kernel.stores[0].buffer, kernel.stores[0].index)
    flat = kernel.flat(access)
    if flat.coef(n[0].name) != 1 or kernel.buffers[access.buffer].dtype != dot.dtype:
        return None
    return Direct(access, flat.coef(m[0].name) if m else 0)


@dataclass(frozen=True)
class Beside:
    """What an epilogue touches beside the sums, in rows so far apart that the hardware does not see
    the next one coming: it is asked for while the tile is still being summed."""

    access: Load
    kind: str
    step: int  # from one row to the next, in elements
    ends: tuple[int, ...]  # the last element in each line of a panel's row
    write: bool

    def fetch(self, t: Text, begin: str, row: str) -> None:
        first = t.offset(begin, t.mul(row, self.step), self.kind)
        for end in self.ends:
            t.fetch(t.offset(first, end, self.kind), write=self.write)


def beside(kernel: Kernel) -> list[Beside]:
    nr, m, n = kernel.schedule.nr, kernel.role("m"), kernel.role("n")
    if len(m) != 1 or len(n) != 1:
        return []
    around = walk(tuple(s.value for s in kernel.stores), into_bound=False)
    loads = [p.attr for p in around if p.op == "load" and len(p.attr.index) == 1]
    found = []
    for access in dict.fromkeys([*loads, *(Load(s.buffer, s.index) for s in kernel.stores)]):
        flat, dtype = kernel.flat(access), kernel.buffers[access.buffer].dtype
        step = flat.coef(m[0].name)
        if not step or flat.coef(n[0].name) != 1:
            continue
        line = LINE // dtype.itemsize
        ends = (*range(line - 1, nr - 1, line), nr - 1)
        write = access.buffer in kernel.written_buffers()
        found.append(Beside(access, STORED[dtype.name], step, ends, write))
    return found


def begin_beside(
    kernel: Kernel, target: CpuTarget, frame: Frame, at: dict[str, str], row: str, panel: str
) -> list[str]:
    """Where each begins of what is beside a row's sums of a panel."""
    near = beside(kernel)
    if not near:
        return []
    r = Render(frame.t, kernel, target, frame.pointers, _place(kernel, frame, at, row, panel))
    return [r.address(each.access) for each in near]


def _place(
    kernel: Kernel, frame: Frame, at: dict[str, str], row: str, panel: str
) -> dict[str, str]:
    """The axes where a panel begins in a row; m and n are one axis each, or m none."""
    column = frame.t.mul(panel, kernel.schedule.nr)
    return at | {x.name: row for x in kernel.role("m")} | {kernel.role("n")[0].name: column}


def epilogue(
    kernel: Kernel,
    target: CpuTarget,
    frame: Frame,
    tiles: list[str],
    at: dict[str, str],
    row: str,
    rows: str,
    panel: str,
) -> None:
    """`rows` rows from `row` on of one panel, in a loop over its vectors of columns. Its sums are
    those of all `tiles` added up."""
    t, plan = frame.t, kernel.schedule
    n, lanes = kernel.extent("n"), vector_width(kernel)
    panels = ceil_div(n, plan.nr)
    kind = KIND[find_dot(kernel).dtype.name]

    def columns(ragged: bool) -> None:
        end = min(plan.nr, n) if panels == 1 and not isinstance(n, Size) else plan.nr
        with t.loop("column", 0, end, lanes, nonempty=True) as it:
            column = t.add(t.mul(panel, plan.nr), it.index)
            active = frame.smaller(t.let(f"sub i64 {n}, {column}"), str(lanes)) if ragged else None
            here = [t.offset(tile, it.index, kind) for tile in tiles]
            _rows(kernel, target, frame, here, at, (row, rows), column, active)
            it.carry()

    if is_multiple(n, plan.nr):
        columns(False)
        return
    if panels != 1:
        whole = t.let(f"icmp ult i64 {panel}, {panels - 1}")
        with t.when(whole):
            columns(False)
    last = t.let(f"icmp eq i64 {panel}, {panels - 1}")
    with t.when(last):
        columns(True)


def _rows(
    kernel: Kernel,
    target: CpuTarget,
    frame: Frame,
    tiles: list[str],
    at: dict[str, str],
    span: tuple[str, str],
    column: str,
    active: str | None,
) -> None:
    t, plan = frame.t, kernel.schedule
    m = kernel.role("m")
    dot = find_dot(kernel)
    roots = [s.value for s in kernel.stores]
    outer = render_columns(kernel, target, frame, column, at, active)
    outer.hoist(roots, [x.name for x in m])
    for s in kernel.stores:
        outer.base(s, {x.name for x in m})
    with t.loop("row", 0, span[1], nonempty=True) as it:
        digits = decompose(t, t.add(span[0], it.index), [x.size for x in m])
        r = outer.inside(dict(zip((x.name for x in m), digits, strict=True)), active)
        kind = KIND[dot.dtype.name]
        wide, inside = vec(kind, outer.lanes), t.mul(it.index, plan.nr)
        values = [t.load(wide, t.offset(tile, inside, kind), dot.dtype.itemsize) for tile in tiles]
        value = values[0]
        for part in values[1:]:
            value = r.apply("add", dot.dtype, [value, part], outer.lanes)
        r.bind(dot, value, wide=True)
        for s in kernel.stores:
            r.store(s)
        it.carry()


def whole_rows(
    kernel: Kernel,
    target: CpuTarget,
    frame: Frame,
    sums: str,
    at: dict[str, str],
    span: tuple[str, str],
    words: int,
) -> None:
    """`span[1]` rows from `span[0]` on, all of whose sums are at `sums`, each of that many `words`;
    `kernel` is what they go through, and its last buffer stands for those of all rows."""
    t, plan, lane, n = frame.t, kernel.schedule, kernel.role("row")[-1], len(kernel.buffers) - 1
    outer = [x for x in kernel.role("outer") if x.name not in at]
    first = t.let(f"sub i64 0, {t.mul(span[0], words)}")
    pointers = frame.pointers | {n: t.offset(sums, first, KIND[kernel.buffers[n].dtype.name])}
    with t.loop("row", 0, span[1], nonempty=True) as it:
        digits = decompose(t, t.add(span[0], it.index), [x.size for x in outer])
        here = at | dict(zip((x.name for x in outer), digits, strict=True))
        Stages(
            kernel, frame, Render(t, kernel, target, pointers, here, plan.lane, plan.lanes), lane
        ).run()
        it.carry()
