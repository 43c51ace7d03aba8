"""Pack the A and B operands of a contraction into panels, and count its tiles and items.

    a: rows of words along k, none of which share cache sets; or tiles, each `[k][mr]` words
    b: panels of nr columns, each `[k][nr]` words; columns past the end hold anything

A word is one element, or several along k that one instruction multiplies. What is behind the last
element of k is zero in b, and anything in a.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import prod

from kitsune.backends.cpu.epilogue import direct, render_columns, vector_width
from kitsune.backends.cpu.llvm_text import Frame, decompose, vec
from kitsune.backends.cpu.memory_access import LINE, transpose
from kitsune.backends.cpu.micro_kernel import tiles
from kitsune.backends.cpu.numbers import KIND
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.row_kernels import emit_map, row_scratch
from kitsune.backends.cpu.schedule.contraction import ContractSchedule, is_plain
from kitsune.backends.cpu.schedule.gemm_tiles import Term, elements, find_dot, has_two_heights
from kitsune.backends.cpu.schedule.row_loops import (
    RowSchedule,
    find_strided_axis,
    lanes_within,
    most_lanes,
)
from kitsune.ir.affine import Affine, affine
from kitsune.ir.sizes import Size, ceil_div, hint, is_multiple, minimum
from kitsune.lower.axes import compute_strides
from kitsune.lower.kernel import Axis, Buffer, Kernel, Prim, Role, Store, free_axes
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

ROW_WORDS = 16  # rows of a are whole multiples of it


@dataclass(frozen=True)
class Layout:
    """Where the operands are and how they step, in words; packed ones lie in the scratch."""

    term: Term
    k: int
    a_row: int
    a_k: int
    a_tile: int  # from one tile to the next, where each is packed by itself
    a_batch: dict[str, int]  # stride by batch axis, of a as it is where its blocks are copied
    b_row: int  # from one k to the next
    b_panel: int
    b_batch: dict[str, int]
    b_at: int  # where b begins in the scratch; a is before it
    panels: int  # of b in memory at a time
    words: int  # of scratch in all

    @property
    def kind(self) -> str:
        return KIND[self.term.dtype.name]


def layout(kernel: Kernel) -> Layout:
    plan: ContractSchedule = kernel.schedule
    a, b = find_dot(kernel).args
    term = Term(find_dot(kernel).dtype, plan.form)
    k, words = ceil_div(kernel.extent("k"), term.per), 0
    a_row, a_k, a_tile = _row_words(k, term), 1, 0
    if plan.pack_a == "run":
        a_batch = _batch_strides(kernel, a, kernel.extent("m") * a_row)
        words = kernel.extent("m") * a_row * _count(kernel, a)
    else:
        flat = kernel.flat(a.attr)
        a_batch = {x.name: flat.coef(x.name) for x in kernel.role("batch")}
        if plan.pack_a == "none":
            a_row, a_k = (_step(kernel, flat, role) for role in ("m", "k"))
        elif plan.pack_a == "tiles":
            a_row, a_k, a_tile = 1, plan.mr, _row_words(plan.mr * k, term)
    b_at, panels = words, (plan.nc or ceil_div(kernel.extent("n"), plan.nr) * plan.nr) // plan.nr
    b_row, b_panel = plan.nr, k * plan.nr
    b_batch = _batch_strides(kernel, b, panels * b_panel)
    if plan.pack_b == "none":
        flat = kernel.flat(b.attr)
        b_row, b_panel = _step(kernel, flat, "k"), plan.nr
        b_batch = {x.name: flat.coef(x.name) for x in kernel.role("batch")}
    elif plan.pack_b == "panel":
        b_panel, b_batch = 0, {}
    elif plan.pack_b == "run":
        words += panels * b_panel * _count(kernel, b)
    return Layout(
        term, k, a_row, a_k, a_tile, a_batch, b_row, b_panel, b_batch, b_at, panels, words
    )


def _row_words(k: int, term: Term) -> int:
    """From one packed row to the next: rows a page apart would share cache sets."""
    row = ceil_div(k, ROW_WORDS) * ROW_WORDS
    return row + (ROW_WORDS if is_multiple(row * term.nbytes, 4096) else 0)


def _step(kernel: Kernel, flat: Affine, role: Role) -> int:
    axes = kernel.role(role)
    return flat.coef(axes[-1].name) if axes else 0


def _varying_batch(kernel: Kernel, operand: Prim) -> list[Axis]:
    axes = free_axes(operand, {})
    return [x for x in kernel.role("batch") if x.name in axes]


def _batch_strides(kernel: Kernel, operand: Prim, one: int) -> dict[str, int]:
    return compute_strides(tuple(_varying_batch(kernel, operand)), one)


def _count(kernel: Kernel, operand: Prim) -> int:
    return prod(x.size for x in _varying_batch(kernel, operand))


# --- a -------------------------------------------------------------------------------------------


def pack_a(kernel: Kernel, target: CpuTarget, frame: Frame, place: Layout) -> None:
    """A map from a's expression to the scratch."""
    a, per = find_dot(kernel).args[0], place.term.per
    value, dtype = elements(a, place.term)
    batch, m, k = _varying_batch(kernel, a), kernel.role("m"), kernel.role("k")
    inner = (k or m)[-1]
    axes = [*(x for x in (*batch, *m, *k) if x is not inner), inner]
    batches = {x.name: place.a_batch[x.name] * per for x in batch}
    index = affine(0, batches | compute_strides(m, place.a_row * per) | compute_strides(k, 1))
    store = Store(len(kernel.buffers), (index,), value)
    copy = replace(
        kernel,
        kind="row",
        axes=tuple(replace(x, role="outer") for x in axes),
        stores=(store,),
        buffers=(*kernel.buffers, Buffer("packed", dtype, (place.b_at * per,))),
    )
    frame.pointers[len(kernel.buffers)] = "%scratch"
    emit_map(copy, target, frame, [store], _copying(copy, copy.axes[-1], target))


def _copying(copy: Kernel, lane: Axis, target: CpuTarget) -> RowSchedule:
    """Lanes along k; loads that lie along m go by tiles, transposed in registers."""
    across, tile = find_strided_axis(copy, lane, target)
    if across and hint(lane.size) >= 2 * tile:
        return RowSchedule(
            lane=lane.name,
            lanes=2 * tile,
            keep=(),
            chunk=64 * tile,
            streams=(),
            across=across,
            tile=tile,
        )
    lanes = lanes_within(hint(lane.size), most_lanes(copy, lane, target), target.lanes)
    return RowSchedule(lane=lane.name, lanes=lanes)


def copy_rows(
    kernel: Kernel, frame: Frame, place: Layout, a: str, to: str, span: tuple[str, str]
) -> None:
    """`span[1]` rows of a from `span[0]` on, as they are, to where none share cache sets."""
    t, kind, size = frame.t, place.kind, place.term.nbytes
    step = _step(kernel, kernel.flat(find_dot(kernel).args[0].attr), "m")
    whole = place.k // ROW_WORDS * ROW_WORDS
    with t.loop("copied", 0, span[1], nonempty=True) as it:
        old = t.offset(a, t.mul(t.add(span[0], it.index), step), kind)
        new = t.offset(to, t.mul(it.index, place.a_row), kind)
        for first, stop, lanes in ((0, whole, ROW_WORDS), (whole, place.k, 1)):
            with t.loop("k", first, stop, lanes) as inner:
                value = t.load(vec(kind, lanes), t.offset(old, inner.index, kind), size)
                t.store(vec(kind, lanes), value, t.offset(new, inner.index, kind), size)
                inner.carry()
        it.carry()


def copy_tiles(
    kernel: Kernel,
    frame: Frame,
    place: Layout,
    a: str,
    to: str,
    heights: Sequence[tuple[int, str, str]],
    row: Callable[[str], str],
) -> None:
    """Tiles of rows of a that lie along m, each by itself; `heights` says how high tiles from one
    to another are, and the first of all is the first of these. `row` is the first of a tile."""
    t, kind, size = frame.t, place.kind, place.term.nbytes
    step = _step(kernel, kernel.flat(find_dot(kernel).args[0].attr), "k")
    with t.loop("k", 0, place.k, nonempty=True) as it:
        old = t.offset(a, t.mul(it.index, step), kind)
        new = t.offset(to, t.mul(it.index, place.a_k), kind)
        for height, begin, end in heights:
            with t.loop("tile", begin, end) as tile:
                value = t.load(vec(kind, height), t.offset(old, row(tile.index), kind), size)
                nth = t.let(f"sub i64 {tile.index}, {heights[0][1]}")
                place_of = t.offset(new, t.mul(nth, place.a_tile), kind)
                t.store(vec(kind, height), value, place_of, size)
                tile.carry()
        it.carry()


# --- b -------------------------------------------------------------------------------------------


def pack_b(kernel: Kernel, target: CpuTarget, frame: Frame, place: Layout, first: str) -> None:
    """`place.panels` panels from `first` on, as far as there are any."""
    t, b = frame.t, find_dot(kernel).args[1]
    batch = _varying_batch(kernel, b)
    lo, hi = frame.share(_count(kernel, b) * place.panels)
    out = t.offset("%scratch", place.b_at, place.kind)
    with t.loop("panel", lo, hi) as item:
        digits = decompose(t, item.index, [*(x.size for x in batch), place.panels])
        at = dict(zip((x.name for x in batch), digits, strict=False))
        panel = t.add(first, digits[-1])
        here = t.offset(out, t.mul(item.index, place.b_panel), place.kind)
        pack_panel(kernel, target, frame, place, Part(at, panel, here))
        item.carry()


@dataclass(frozen=True)
class Part:
    """Of a panel of b: `count` words along k from `first` on, or all of it; and where it is packed
    out."""

    at: dict[str, str]  # batch axes
    panel: str
    to: str
    first: str = "0"
    count: str = ""


def pack_panel(kernel: Kernel, target: CpuTarget, frame: Frame, place: Layout, part: Part) -> None:
    """If there is such a panel."""
    t, n, nr = frame.t, kernel.extent("n"), kernel.schedule.nr
    total, whole, is_dynamic = ceil_div(n, nr), n // nr, isinstance(n, Size)
    if whole == total == place.panels:
        _pack_part(kernel, target, frame, place, part, False)
        return
    if is_dynamic or whole:
        with t.when(t.let(f"icmp ult i64 {part.panel}, {whole}")):
            _pack_part(kernel, target, frame, place, part, False)
    if is_dynamic or whole < total:
        with t.when(t.let(f"icmp eq i64 {part.panel}, {whole}")):
            _pack_part(kernel, target, frame, place, part, True)


def _pack_part(
    kernel: Kernel, target: CpuTarget, frame: Frame, place: Layout, part: Part, ragged: bool
) -> None:
    t, nr, b = frame.t, kernel.schedule.nr, find_dot(kernel).args[1]
    lanes, native = vector_width(kernel), place.term.lanes(target)
    done, columns = "0", list[tuple[Render, str]]()
    for start in range(0, nr, lanes):
        column = t.add(t.mul(part.panel, nr), start)
        active = None
        if ragged:
            left = t.let(f"sub i64 {kernel.extent('n')}, {column}")
            active = frame.smaller(left, str(lanes))
        r = render_columns(kernel, target, frame, column, part.at, active)
        r.aligned = True
        here = t.offset(part.to, start, place.kind)
        if _is_transposed(kernel, b) and not ragged:
            whole = str(place.k // native * native)
            done = t.let(f"and i64 {part.count}, {-native}") if part.count else whole
            _transpose_columns(kernel, target, frame, r, (here, place.kind), part.first, done)
        columns.append((r, here))
    _pack_columns(kernel, columns, b, place, part, done)


def _is_transposed(kernel: Kernel, b: Prim) -> bool:
    """Whether b is contiguous along k, so that columns of a panel are rows in memory."""
    k, n = kernel.role("k"), kernel.role("n")
    if kernel.schedule.form or not is_plain(kernel, b) or len(k) != 1 or len(n) != 1:
        return False
    return kernel.flat(b.attr).coef(k[0].name) == 1


def _transpose_columns(
    kernel: Kernel,
    target: CpuTarget,
    frame: Frame,
    r: Render,
    out: tuple[str, str],
    first: str,
    count: str,
) -> None:
    """`count` of k of one vector of columns from `first` on, transposed in registers, to an address
    of a type."""
    if count == "0":
        return
    b = find_dot(kernel).args[1]
    k, n = kernel.role("k")[0].name, kernel.role("n")[0].name
    here = Render(frame.t, kernel, target, frame.pointers, r.at | {k: first})
    source = (here.address(b.attr), kernel.flat(b.attr).coef(n))
    to = (out[0], kernel.schedule.nr)
    transpose(frame, target, source, to, r.lanes, count, out[1])


def _pack_columns(
    kernel: Kernel, columns: list[tuple[Render, str]], b: Prim, place: Layout, part: Part, done: str
) -> None:
    """Every word but the first `done` of all vectors of columns: where these lie together, so does
    what is read for one k."""
    t, term, size = columns[0][0].t, place.term, kernel.extent("k")
    for r, _ in columns:
        r.hoist([b], [x.name for x in kernel.role("k")])

    def word(index: str, count: int, bound: str = "") -> None:
        """Of `count` elements; of those before the end where that is a `bound` of the call."""
        where = t.mul(
            index if part.first == "0" else t.let(f"sub i64 {index}, {part.first}"), place.b_row
        )
        for r, out in columns:
            at = [t.add(t.mul(index, term.per), n) for n in range(count)]
            values = [_value_at(kernel, r, b, each, bound) for each in at]
            made = values[0] if term.per == 1 else _pack_word(r, values, term)
            t.store(vec(place.kind, r.lanes), made, t.offset(out, where, place.kind), term.nbytes)

    whole = size // term.per
    stop = t.add(part.first, part.count) if part.count else str(place.k)
    last = stop if part.count and whole == place.k else str(whole)
    if part.count and whole != place.k:
        last = t.call("i64", "llvm.smin.i64", ("i64", stop), ("i64", str(whole)))
    with t.loop("k", t.add(part.first, done), last) as it:
        word(it.index, term.per)
        it.carry()
    if is_multiple(size, term.per):
        return
    ends = t.let(f"icmp eq i64 {stop}, {place.k}")
    if not isinstance(size, Size):
        with t.when(ends):
            word(str(whole), size % term.per)
        return
    is_broken = t.let(f"icmp ne i64 {whole}, {place.k}")
    with t.when(t.let(f"and i1 {ends}, {is_broken}")):
        word(str(whole), term.per, str(size))


def _value_at(kernel: Kernel, r: Render, b: Prim, index: str, bound: str = "") -> str:
    """b's value of one k; zero from a `bound` on."""
    t, k, asked = r.t, kernel.role("k"), index
    if bound:
        last = t.let(f"sub i64 {bound}, 1")
        index = t.call("i64", "llvm.smin.i64", ("i64", index), ("i64", last))
    digits = decompose(t, index, [x.size for x in k])
    value = r.inside(dict(zip((x.name for x in k), digits, strict=True)), r.active).spread(b)
    if not bound:
        return value
    kind = vec("i32", r.lanes)
    is_inside = t.let(f"icmp slt i64 {asked}, {bound}")
    return t.let(f"select i1 {is_inside}, {kind} {value}, {kind} zeroinitializer")


def _pack_word(r: Render, values: list[str], term: Term) -> str:
    """Integers in one word, the first in its lowest bits."""
    t, kind, bits = r.t, vec("i32", r.lanes), 32 // term.per
    made = ""
    for n, value in enumerate(values):
        value = t.let(f"and {kind} {value}, splat (i32 {(1 << bits) - 1})")
        if n:
            value = t.let(f"shl {kind} {value}, splat (i32 {n * bits})")
        made = t.let(f"or {kind} {made}, {value}") if made else value
    return made


# --- tiles, blocks, panels and items of a contraction, and their scratch --------------------------
# An item is a block of rows and a group of panels, or a split of k of these.


LOW_HEIGHTS = (4, 2, 1)  # of tiles of what is left, where calls decide the number of rows


class Work:
    """A kernel's work, counted."""

    def __init__(self, kernel: Kernel) -> None:
        plan: ContractSchedule = kernel.schedule
        place = layout(kernel)
        self.plan, self.place = plan, place
        self.panels = ceil_div(kernel.extent("n"), plan.nr)  # in all
        in_round = place.panels if plan.nc else self.panels
        self.groups = ceil_div(in_round, plan.group)
        self.is_dynamic = isinstance(kernel.extent("m"), Size)  # calls decide the number of rows
        self.count, self.small, self.larger = self._tiles(kernel.extent("m"))
        self.per_block = max(1, plan.mc // plan.mr)
        self.blocks = ceil_div(self.count, self.per_block)
        self.batch = kernel.extent("batch")
        part = -(-place.k // (4 * plan.splits)) * 4
        self.part = part if plan.splits > 1 else place.k
        self.block = min(plan.kc, self.part) if plan.kc else self.part
        is_cut = plan.splits > 1 or self.block != place.k
        self.is_cut = is_cut or isinstance(place.k, Size)  # tiles are given the length of k
        self.m = kernel.extent("m")
        self.direct = direct(kernel)
        self.is_ragged = self.is_dynamic and not has_two_heights(self.m, plan.mr)

    def _tiles(self, m: int) -> tuple[int, int, int]:
        """Tiles, the height of the smaller, and how many have one row more."""
        mr = self.plan.mr
        count, small, larger = tiles(m, mr)
        if not self.is_dynamic and count > 1 and small == mr > 1:
            return count, mr - 1, count  # the code of tiles that are not all full
        return count, small, larger

    @property
    def is_given(self) -> bool:
        """Whether the number of rows is no part of the code: kernels of other sizes share it."""
        return self.is_dynamic or (self.count > 1 and self.plan.splits == 1)

    @property
    def heights(self) -> list[int]:
        """Of all tiles that the code has."""
        heights = [self.small + 1, self.small] if self.has_taller else [self.small]
        lower = [rows for rows in LOW_HEIGHTS if rows < self.small]
        return heights + lower if self.is_ragged else heights

    @property
    def items(self) -> int:
        return self.batch * self.blocks * self.groups * self.plan.splits

    @property
    def rows(self) -> int:
        """At most that many in a block."""
        return minimum(self.per_block, self.count) * (self.small + self.has_taller)

    @property
    def has_taller(self) -> bool:
        """Whether some tiles may have one row more."""
        return isinstance(self.larger, Size) or self.larger > 0

    @property
    def row_words(self) -> int:
        """From one row of sums to the next: in a panel, in the results if they are these, or where
        rows are reduced, in all."""
        if self.direct:
            return self.direct.row
        return self.panels * self.plan.nr if self.plan.rows else self.plan.nr

    @property
    def panel_words(self) -> int:
        """From the sums of one panel in a block of rows to those of the next."""
        return self.plan.nr if self.plan.rows else self.rows * self.plan.nr

    @property
    def sums_nbytes(self) -> int:
        words = minimum(self.plan.group, self.panels) * self.rows * self.plan.nr
        words = 0 if self.direct else words
        nbytes = words * self.place.term.nbytes
        return -(-nbytes // LINE) * LINE

    @property
    def rows_nbytes(self) -> int:
        """A block's rows of a, where each thread copies those of its own."""
        words = {
            "block": self.rows * self.place.a_row,
            "tiles": minimum(self.per_block, self.count) * self.place.a_tile,
        }.get(self.plan.pack_a, 0)
        return -(-words * self.place.term.nbytes // LINE) * LINE

    @property
    def panel_nbytes(self) -> int:
        """A panel of b, where each thread packs those of its items."""
        words = self.block * self.plan.nr if self.plan.pack_b == "panel" else 0
        return -(-words * self.place.term.nbytes // LINE) * LINE

    @property
    def packed_nbytes(self) -> int:
        return -(-self.place.words * self.place.term.nbytes // LINE) * LINE

    @property
    def shared_nbytes(self) -> int:
        """Scratch of all threads; that of each is behind it."""
        return self.packed_nbytes + (self.items * self.sums_nbytes if self.plan.splits > 1 else 0)

    @property
    def row_scratch_nbytes(self) -> int:
        """Values of a row that is reduced."""
        return -(-row_scratch(self.plan.rows) // LINE) * LINE if self.plan.rows else 0

    @property
    def private_nbytes(self) -> int:
        sums = self.sums_nbytes if self.plan.splits == 1 else 0
        return self.rows_nbytes + self.panel_nbytes + sums + self.row_scratch_nbytes
