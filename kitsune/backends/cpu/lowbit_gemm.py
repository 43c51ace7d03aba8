"""Emit contractions with a low-bit weight as LLVM IR.

    stage a: int8 codes with a scale per group, or f32          # split over threads, barrier
    for block of rows, some panels of 16-column blocks:         # taken by threads
        tiles = 0
        for split of k, panel, chunk of groups in the part:
            unpack it                                           # f32: to code · scale + offset
            for mr rows of the block, group in chunk:
                f32:  tile += Σ over the group's rows of a·weight
                int8: tile += scale · Σ over the group's rows of a·code + offset · Σ of a
        for each panel, point of its tile: epilogue, store

A weight's bytes are read once for all the rows of a block, and the unpacked chunk stays in a cache;
while tiles multiply with it, they fetch the bytes of the next.
Where a block of rows would not stay in L2, k has several parts, and several panels share each.
Where rows are few, each tile unpacks in registers and a chunk is all of k; f32 then goes the
way of int8, with fewer products. Codes are taken around their middle; where a weight has minima, an
offset is what its middle code stands for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kitsune.backends.cpu.epilogue import epilogue
from kitsune.backends.cpu.llvm_text import Frame, Text, decompose, parameters, vec
from kitsune.backends.cpu.lowbit_dot import choose_dot
from kitsune.backends.cpu.lowbit_tables import TableWriter
from kitsune.backends.cpu.lowbit_tile import Form, Source, TileWriter
from kitsune.backends.cpu.micro_kernel import call_tile, tiles
from kitsune.backends.cpu.quantised_rows import (
    count_row_nbytes,
    is_scaled,
    make_record,
    quantise_rows,
)
from kitsune.backends.cpu.schedule.contraction import ContractSchedule
from kitsune.backends.cpu.schedule.gemm_tiles import MANY_ROWS, find_dot
from kitsune.backends.cpu.schedule.lowbit_blocks import bind_rows
from kitsune.ir.dtypes import Packed
from kitsune.ir.sizes import Size, ceil_div, hint, maximum, minimum
from kitsune.lower.kernel import Kernel
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

# --- sizes ---------------------------------------------------------------------------------------


def weight_type(kernel: Kernel) -> Packed:
    dtype = kernel.buffers[find_dot(kernel).args[1].attr.buffer].dtype
    assert isinstance(dtype, Packed)
    return dtype


def make_form(kernel: Kernel, target: CpuTarget) -> Form:
    plan: ContractSchedule = kernel.schedule
    dtype = weight_type(kernel)
    how = choose_dot(dtype, target, plan.int8, kernel.extent("m"))
    if plan.pack_a == "run":
        steps = (count_row_nbytes(kernel, dtype), make_record(kernel, dtype).nbytes, 4)
    else:
        flat = kernel.flat(find_dot(kernel).args[0].attr)
        row = sum(4 * flat.coef(x.name) for x in kernel.role("m"))
        along = 4 * flat.coef(kernel.role("k")[0].name)
        steps = (row, along * dtype.group, along)
    tables = make_record(kernel, dtype).scale if plan.tables else 0
    apart = plan.mr if plan.in_registers else 0
    share = _share(kernel, target, dtype)
    scaled, invariant = is_scaled(kernel), kernel.batch_invariant
    return Form(how, dtype, plan.nr, *steps, scaled, apart, tables, share, invariant)


def _share(kernel: Kernel, target: CpuTarget, dtype: Packed) -> int:
    """Tiles of a block of rows for each block of columns: while they multiply with one chunk, they
    fetch the next. None where tiles are too few, or L2 has all of the weight."""
    plan: ContractSchedule = kernel.schedule
    count = hint(minimum(tiles(kernel.extent("m"), plan.mr)[0], plan.mc // plan.mr))
    nbytes = dtype.nbytes(kernel.extent("k"), kernel.extent("n"))
    is_far = target.device == "cpu" and nbytes > target.l2_nbytes
    return count // (plan.nr // 16) if is_far and count > 1 else 0


def _shared_nbytes(kernel: Kernel) -> int:
    """The staged rows."""
    plan: ContractSchedule = kernel.schedule
    if plan.pack_a != "run":
        return 0
    m = kernel.extent("m")
    rows = m + plan.mr if isinstance(m, Size) else m  # the last tile may read more than there are
    return rows * count_row_nbytes(kernel, weight_type(kernel))


def _tile_nbytes(plan: ContractSchedule) -> int:
    return 4 * plan.mc * plan.nr


def _private_nbytes(kernel: Kernel) -> int:
    """A thread's tile and its unpacked chunk, whose lines are widest in f32."""
    plan: ContractSchedule = kernel.schedule
    chunk = 0
    if not plan.in_registers:
        dtype = weight_type(kernel)
        chunk = plan.chunk * (dtype.group + (1 if dtype.symmetric else 2)) * 4 * plan.nr
    return plan.group * _tile_nbytes(plan) + chunk


def low_bit_scratch(kernel: Kernel, threads: int) -> int:
    ways = (each for _, each in list_variants(kernel))
    return maximum(*(_shared_nbytes(each) + threads * _private_nbytes(each) for each in ways))


# --- the number of rows --------------------------------------------------------------------------


def list_variants(kernel: Kernel) -> list[tuple[int, Kernel]]:
    """The kernel for up to this many rows each, and last for any; just that one for fixed rows."""
    plan: ContractSchedule = kernel.schedule
    found = [(most, replace(bind_rows(kernel, most), schedule=each)) for most, each in plan.fewer]
    return [*found, (MANY_ROWS, replace(kernel, schedule=replace(plan, fewer=())))]


def emit_low_bit(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    """Emit the loops of each variant, and call those for the number of rows."""
    *fewer, (_, many) = list_variants(kernel)
    if not fewer:
        _emit_rows(kernel, target, frame)
        return
    t, m, rest = frame.t, frame.number(kernel.extent("m")), "true"
    for most, variant in fewer:
        is_here = t.let(f"icmp {'eq' if most == 1 else 'sle'} i64 {m}, {most}")
        with t.when(t.let(f"and i1 {rest}, {is_here}")):
            t.do(_define(variant, target, frame, f"rows{most}"))
        rest = t.let(f"and i1 {rest}, {t.let(f'xor i1 {is_here}, true')}")
    with t.when(rest):
        t.do(_define(many, target, frame, "rows"))
    t.do("ret void")


def _define(kernel: Kernel, target: CpuTarget, frame: Frame, name: str) -> str:
    """Write a function for one number of rows; the call of it."""
    own = Frame(kernel)
    _emit_rows(kernel, target, own, f"{name}_")
    frame.extra += own.extra
    frame.t.declared |= own.t.declared
    listed = parameters(kernel, own)
    frame.extra.append(own.t.function(f"internal void @{name}({listed}) noinline"))
    given = [f"i64 {frame.number(value)}" for value in own.numbers]
    same = parameters(kernel, Frame(kernel)).replace("noalias ", "")
    return f"call void @{name}({', '.join([same, *given])})"


# --- the loops -----------------------------------------------------------------------------------


def _emit_rows(kernel: Kernel, target: CpuTarget, frame: Frame, prefix: str = "") -> None:
    t, plan = frame.t, kernel.schedule
    form = make_form(kernel, target)
    a = find_dot(kernel).args[0]
    if plan.pack_a == "run":
        base = frame.scratch
        quantise_rows(kernel, target, frame, form.how, base)
        frame.barrier()
    else:
        base = t.offset(frame.pointers[a.attr.buffer], kernel.flat(a.attr).const)
    mine = t.offset(frame.scratch, t.mul("%tid", _private_nbytes(kernel)), "i8")
    tile = t.offset(mine, _shared_nbytes(kernel), "i8")
    chunk = t.offset(tile, plan.group * _tile_nbytes(plan), "i8")
    groups = -(-kernel.extent("k") // form.dtype.group)
    rows = tile_rows(kernel)
    calls = TileCalls(frame, form, rows, tile, chunk, groups, plan.chunk, prefix)
    calls.define()
    shares = -(-kernel.extent("n") // (plan.nr * plan.group))
    with frame.taken(rows.blocks * shares) as (lo, hi), t.loop("item", lo, hi) as item:
        if plan.in_registers:  # L1 has a panel for the other tiles
            share, block = decompose(t, item.index, [shares, rows.blocks])
        else:
            block, share = decompose(t, item.index, [rows.blocks, shares])
        first = t.mul(block, rows.per_block)
        stop = frame.smaller(t.add(first, rows.per_block), str(rows.count))
        _clear(t, tile, plan)
        _parts(kernel, frame, calls, base, (first, stop), share)
        for panel, each in _panels(kernel, frame, calls, share):
            row = calls.row(first)
            span = row, t.let(f"sub i64 {calls.row(stop)}, {row}")
            if form.apart:
                _each_block(kernel, target, frame, each, _blocks(kernel, frame, form, panel), span)
            else:
                epilogue(kernel, target, frame, [each], {}, *span, panel)
        item.carry()
    t.do("ret void")


def _parts(
    kernel: Kernel, frame: Frame, calls: TileCalls, base: str, span: tuple[str, str], share: str
) -> None:
    """Emit each split of k, for the panels of a share."""
    t, form = frame.t, calls.form
    groups = -(-kernel.extent("k") // form.dtype.group)
    step = kernel.schedule.kc // form.dtype.group or groups
    with t.loop("part", 0, groups, step, nonempty=True) as part:
        for panel, mine in _panels(kernel, frame, calls, share):
            weights = _weights(kernel, frame, form, _blocks(kernel, frame, form, panel))
            here = replace(calls, tile=mine)
            _chunks(kernel, frame, here, (base, weights), span, part.index)
        part.carry()


def _panels(
    kernel: Kernel, frame: Frame, calls: TileCalls, share: str
) -> Iterator[tuple[str, str]]:
    """A panel of a share and its tile; what is written for it is in a loop where there are
    several."""
    t, plan = frame.t, kernel.schedule
    if plan.group == 1:
        yield share, calls.tile
        return
    first = t.mul(share, plan.group)
    end = frame.smaller(t.add(first, plan.group), str(-(-kernel.extent("n") // plan.nr)))
    with t.loop("panel", first, end, nonempty=True) as it:
        inside = t.let(f"sub i64 {it.index}, {first}")
        yield it.index, t.offset(calls.tile, t.mul(inside, _tile_nbytes(plan)), "i8")
        it.carry()


def _each_block(
    kernel: Kernel,
    target: CpuTarget,
    frame: Frame,
    tile: str,
    blocks: list[str],
    span: tuple[str, str],
) -> None:
    """The results of blocks that are apart, each with a tile of its own: `span[1]` rows from
    `span[0]` on."""
    last = _last_block(kernel)
    one = replace(kernel, schedule=replace(kernel.schedule, nr=16))
    for b, block in enumerate(blocks):
        mine = frame.t.offset(tile, 16 * kernel.schedule.mr * b)
        if (last + 1) % len(blocks) == 0 or b == 0:
            epilogue(one, target, frame, [mine], {}, *span, block)
            continue
        with frame.t.when(frame.t.let(f"icmp sle i64 {block}, {last}")):
            epilogue(one, target, frame, [mine], {}, *span, block)


def _clear(t: Text, tile: str, plan: ContractSchedule) -> None:
    with t.loop("clear", 0, plan.group * _tile_nbytes(plan) // 4, 16, nonempty=True) as it:
        t.store(vec("float", 16), "zeroinitializer", t.offset(tile, it.index), 64)
        it.carry()


def _last_block(kernel: Kernel) -> int:
    return -(-kernel.extent("n") // 16) - 1


def _blocks(kernel: Kernel, frame: Frame, form: Form, panel: str) -> list[str]:
    """The numbers of a panel's blocks, some of which may be past the last one. Blocks apart are
    each in a part of the weight of its own: memory delivers more to a few readers than to one."""
    t, parts = frame.t, -(-kernel.extent("n") // form.nr)
    if form.apart:
        return [t.add(panel, b * parts) for b in range(form.blocks)]
    first = t.mul(panel, form.blocks)
    return [t.add(first, b) for b in range(form.blocks)]


def _weights(kernel: Kernel, frame: Frame, form: Form, blocks: list[str]) -> list[str]:
    """Where each block of a panel begins; past the last block, that one again."""
    t, access = frame.t, find_dot(kernel).args[1].attr
    k, last = kernel.buffers[access.buffer].shape[0], _last_block(kernel)
    step = -(-k // form.dtype.rows) * form.dtype.block_nbytes
    begins = []
    for number in blocks:
        if (last + 1) % form.blocks:
            number = frame.smaller(number, str(last))
        begins.append(t.offset(frame.pointers[access.buffer], t.mul(number, step), "i8"))
    return begins


def _chunks(
    kernel: Kernel,
    frame: Frame,
    calls: TileCalls,
    operands: tuple[str, list[str]],
    span: tuple[str, str],
    start: str,
) -> None:
    """Every chunk of a split of k that begins at group `start`, for the tiles of `span`."""
    t, form, plan = frame.t, calls.form, kernel.schedule
    chunk: int = plan.chunk
    groups = -(-kernel.extent("k") // form.dtype.group)
    end = str(groups)
    if plan.kc:
        end = frame.smaller(t.add(start, plan.kc // form.dtype.group), end)
    with t.loop("chunk", start, end, chunk, nonempty=True) as it:
        left = end
        if groups > chunk:
            left = frame.smaller(t.let(f"sub i64 {end}, {it.index}"), str(chunk))
        a = t.offset(operands[0], t.mul(it.index, form.a_group), "i8")
        step = t.mul(_count_blocks(t, form, it.index), form.dtype.block_nbytes)
        weights = [t.offset(w, step, "i8") for w in operands[1]]
        following = ""
        if calls.source == "chunk":
            args = [*(f"ptr {p}" for p in (calls.chunk, *weights)), f"i64 {left}"]
            t.do(f"call void @{calls.prefix}unpack({', '.join(args)})")
            following = _following(t, form, (it.index, start, end), chunk, weights[0], groups)
        with t.loop("tile", *span, nonempty=True) as tile:
            calls.call(tile.index, span[0], a, weights, left, following)
            tile.carry()
        it.carry()


def _count_blocks(t: Text, form: Form, groups: str) -> str:
    """Groups of whole blocks as blocks."""
    per = form.dtype.groups
    return groups if per == 1 else t.let(f"sdiv exact i64 {groups}, {per}")


def _following(
    t: Text, form: Form, at: tuple[str, str, str], chunk: int, weights: str, groups: int
) -> str:
    """What comes after a chunk that begins at group `at[0]` of those from `at[1]` to `at[2]`: the
    next one of the same columns or, after the last, the first of the next panel's."""
    size, (index, start, end) = form.dtype.block_nbytes, at
    if not form.share:
        return "null"
    back = _count_blocks(t, form, t.let(f"sub i64 {start}, {index}"))
    per = form.dtype.groups
    panel = t.add(t.mul(back, size), form.blocks * -(-groups // per) * size)
    is_last = t.let(f"icmp sge i64 {t.add(index, chunk)}, {end}")
    step = t.let(f"select i1 {is_last}, i64 {panel}, i64 {chunk // per * size}")
    return t.offset(weights, step, "i8")


@dataclass(frozen=True)
class RowTiles:
    """The tiles of the rows: `count` of them, `small` rows high, the first `larger` one row more;
    `per_block` are a block. There is code for these `heights`; where calls decide the rows, the
    last tile may be lower than any, and then computes rows that are not there."""

    count: int
    small: int
    larger: int
    per_block: int
    blocks: int
    heights: tuple[int, ...]


def tile_rows(kernel: Kernel) -> RowTiles:
    plan: ContractSchedule = kernel.schedule
    m, per_block = kernel.extent("m"), plan.mc // plan.mr
    if not isinstance(m, Size):
        count, small, larger = tiles(m, plan.mr)
        heights = (small + 1, small) if larger else (small,)
        return RowTiles(count, small, larger, per_block, -(-count // per_block), heights)
    count = ceil_div(m, plan.mr)
    small, larger = divmod(m, maximum(1, count))
    if plan.in_registers:
        all_heights = range(min(2, plan.mr), plan.mr + 1)
        return RowTiles(count, small, larger, 1, count, tuple(all_heights))
    blocks = ceil_div(count, per_block)  # of even height
    per_block = ceil_div(count, maximum(1, blocks))
    usual = range(plan.mr // 2 + 1, plan.mr + 1)  # all but the second tile of mr + 1 rows
    return RowTiles(count, small, larger, per_block, blocks, tuple(usual))


@dataclass
class TileCalls:
    """The tile functions of a kernel and the calls to them."""

    frame: Frame
    form: Form
    rows: RowTiles
    tile: str
    chunk: str
    groups: int  # of k, and of a chunk
    chunk_groups: int
    prefix: str  # of the names of functions

    @property
    def source(self) -> Source:
        return "weights" if self.form.apart else "chunk"

    @property
    def row_nbytes(self) -> int:
        """From one block of columns to the next."""
        return -(-self.groups // self.form.dtype.groups) * self.form.dtype.block_nbytes

    @property
    def part_nbytes(self) -> int:
        """Of a chunk of one block, what one tile fetches."""
        return self.chunk_groups * self.form.fetched_nbytes(self.form.dtype.group)

    def define(self) -> None:
        form, name = self.form, f"{self.prefix}tile"
        if form.tables:
            one = TableWriter(form.dtype, form.how.target, form.a_group, form.tables, form.blocks)
            self.frame.extra.append(one.function(f"{name}1"))
            self.frame.t.declared |= one.t.declared
            return
        writers = [
            (f"{name}{rows}", TileWriter(form, rows, self.source)) for rows in self.rows.heights
        ]
        extra = [
            writer.scaled_function(name) if form.scaled else writer.function(name)
            for name, writer in writers
        ]
        if self.source == "chunk":
            writers.append((f"{self.prefix}unpack", TileWriter(form, 0, "weights")))
            extra.append(writers[-1][1].unpack_function(writers[-1][0]))
        self.frame.extra += extra
        for _, writer in writers:
            self.frame.t.declared |= writer.t.declared

    def row(self, index: str) -> str:
        """The first row of a tile."""
        t, rows = self.frame.t, self.rows
        row = t.mul(index, rows.small)
        if isinstance(rows.larger, int) and not rows.larger:
            return row
        return t.add(row, self.frame.smaller(index, str(rows.larger)))

    def call(
        self, index: str, first: str, a: str, weights: list[str], groups: str, following: str
    ) -> None:
        """Add `groups` groups to tile `index` of a block whose first is `first`; from a chunk, the
        tile fetches its part of the `following` one."""
        t, form = self.frame.t, self.form
        row = self.row(index)
        inside = t.let(f"sub i64 {row}, {self.row(first)}")
        pointers = [t.offset(a, t.mul(row, form.a_row), "i8")]
        pointers.append(t.offset(self.tile, t.mul(inside, form.nr)))
        pointers += weights if self.source == "weights" else [self.chunk]
        listed = [*(f"ptr {p}" for p in pointers), f"i64 {groups}"]
        if following:
            listed.append(f"ptr {self.ahead(t.let(f'sub i64 {index}, {first}'), following)}")
        self.call_height(index, ", ".join(listed))

    def call_height(self, index: str, args: str) -> None:
        """Call the function for the height of a tile."""
        t, rows, name = self.frame.t, self.rows, f"{self.prefix}tile"
        if not isinstance(rows.small, Size):
            call_tile(t, index, rows.small, rows.larger, args, name)
            return
        is_taller = t.let(f"icmp slt i64 {index}, {rows.larger}")
        height = t.add(str(rows.small), t.let(f"zext i1 {is_taller} to i64"))
        least = -1
        for each in rows.heights:
            is_above, is_within = (
                f"icmp sgt i64 {height}, {least}",
                f"icmp sle i64 {height}, {each}",
            )
            with t.when(t.let(f"and i1 {t.let(is_above)}, {t.let(is_within)}")):
                t.do(f"call void @{name}{each}({args})")
            least = each

    def ahead(self, number: str, following: str) -> str:
        """Where a tile's part of what comes next begins: `share` tiles have a block's."""
        t, form = self.frame.t, self.form
        if not form.share:
            return following
        block = self.frame.smaller(t.let(f"udiv i64 {number}, {form.share}"), str(form.blocks - 1))
        part = t.let(f"urem i64 {number}, {form.share}")
        place = t.add(t.mul(block, self.row_nbytes), t.mul(part, self.part_nbytes))
        return t.offset(following, place, "i8")
