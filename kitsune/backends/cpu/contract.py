"""Contract kernels in, LLVM text out.

    pack a and b where they are not as the tile wants them       # split over threads, barrier
    for batch, block of rows, panel of nr columns:               # split over threads
        for tile of mr rows in the block:
            tile = Σk a[m, k]·b[k, n]            # registers only
            for each point of the tile: epilogue, store

The tile knows nothing of prologues and epilogues: packing evaluates the first, the tile goes
through the stack to the second, so neither costs it a register.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod

from kitsune.backends.cpu.frame import Frame, share
from kitsune.backends.cpu.numbers import STORED
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.row import emit_map
from kitsune.backends.cpu.text import Text, decompose, vec
from kitsune.backends.cpu.tile import Tile, multiply, tiles
from kitsune.backends.cpu.transpose import transpose
from kitsune.ir.affine import Affine, affine
from kitsune.ir.dtypes import f32
from kitsune.lower.kernel import (
    Axis,
    Buffer,
    Kernel,
    Load,
    Prim,
    Role,
    Store,
    free_axes,
    walk,
)
from kitsune.lower.rows import RowSchedule
from kitsune.lower.schedule import ContractSchedule, is_plain, the_dot
from kitsune.target import CpuTarget

WIDE = 16  # lanes of the epilogue and of packing: panels are multiples of it


@dataclass(frozen=True)
class Layout:
    """Where the operands are and how they step, in floats; packed ones lie in the scratch."""

    a_row: int
    a_k: int
    a_batch: dict[str, int]  # stride by batch axis
    a_at: int
    b_row: int  # from one k to the next
    b_panel: int
    b_batch: dict[str, int]
    b_at: int
    floats: int  # of scratch in all


def layout(kernel: Kernel) -> Layout:
    plan: ContractSchedule = kernel.schedule
    m, n, k = (kernel.extent(role) for role in ("m", "n", "k"))
    a, b = the_dot(kernel).args
    floats = 0
    if plan.pack_a == "none":
        flat = kernel.flat(a.attr)
        a_row, a_k = (_step(kernel, flat, role) for role in ("m", "k"))
        a_batch = {x.name: flat.coef(x.name) for x in kernel.role("batch")}
    else:
        a_row, a_k, one = _packed_a(plan.a_along, m, k)
        a_batch = _batch_strides(kernel, a, one)
        floats = one * _count(kernel, a)
    b_at = floats
    panels = -(-n // plan.nr)
    b_row, b_panel = plan.nr, k * plan.nr
    b_batch = _batch_strides(kernel, b, panels * b_panel)
    if plan.pack_b == "none":
        flat = kernel.flat(b.attr)
        b_row, b_panel = _step(kernel, flat, "k"), plan.nr
        b_batch = {x.name: flat.coef(x.name) for x in kernel.role("batch")}
    elif plan.pack_b == "run":
        floats += panels * k * plan.nr * _count(kernel, b)
    return Layout(a_row, a_k, a_batch, 0, b_row, b_panel, b_batch, b_at, floats)


def _packed_a(along: str, m: int, k: int) -> tuple[int, int, int]:
    """(row step, k step, floats): rows a page apart would share cache sets, so they are moved."""
    inner = -(-(k if along == "k" else m) // WIDE) * WIDE
    inner += WIDE if inner * 4 % 4096 == 0 else 0
    return (inner, 1, m * inner) if along == "k" else (1, inner, k * inner)


def _step(kernel: Kernel, flat: Affine, role: Role) -> int:
    axes = kernel.role(role)
    return flat.coef(axes[0].name) if axes else 0


def _varying_batch(kernel: Kernel, operand: Prim) -> list[Axis]:
    axes = free_axes(operand, {})
    return [x for x in kernel.role("batch") if x.name in axes]


def _batch_strides(kernel: Kernel, operand: Prim, one: int) -> dict[str, int]:
    strides, stride = {}, one
    for x in reversed(_varying_batch(kernel, operand)):
        strides[x.name] = stride
        stride *= x.size
    return strides


def _count(kernel: Kernel, operand: Prim) -> int:
    return prod(x.size for x in _varying_batch(kernel, operand))


def contract_scratch(kernel: Kernel, threads: int) -> int:
    return 4 * layout(kernel).floats


def emit_contract(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    plan: ContractSchedule = kernel.schedule
    place = layout(kernel)
    a, b = the_dot(kernel).args
    tile = frame.t.let(f"alloca [{plan.mr * plan.nr} x float], align 64", "tile")
    if plan.pack_a == "run":
        _pack_a(kernel, target, frame, a, place)
    if plan.pack_b == "run":
        _pack_b(kernel, target, frame, b, place)
    if "run" in (plan.pack_a, plan.pack_b):
        frame.barrier()
    _compute(kernel, target, frame, place, tile)
    frame.t.do("ret void")


# --- packing -------------------------------------------------------------------------------------


def _pack_a(kernel: Kernel, target: CpuTarget, frame: Frame, a: Prim, place: Layout) -> None:
    """A map from a's expression to the scratch: rows of k, or of m where a is transposed."""
    plan: ContractSchedule = kernel.schedule
    batch = _varying_batch(kernel, a)
    m, k = kernel.role("m"), kernel.role("k")
    inner = (k if plan.a_along == "k" else m)[-1:] or m[-1:] or k[-1:]
    axes = [x for x in (*batch, *m, *k) if x not in inner] + list(inner)
    index = affine(0, {x.name: place.a_batch[x.name] for x in batch}
                   | _flat(m, place.a_row) | _flat(k, place.a_k))  # fmt: skip
    packed = Buffer("packed", f32, (place.floats,))
    copy = replace(
        kernel, kind="row", axes=tuple(replace(x, role="outer") for x in axes),
        buffers=(*kernel.buffers, packed),
    )  # fmt: skip
    lanes = 2 * target.lanes if inner[0].size >= 2 * target.lanes else target.lanes
    frame.pointers[len(kernel.buffers)] = frame.t.offset("%scratch", place.a_at)
    store = Store(len(kernel.buffers), (index,), a)
    emit_map(copy, target, frame, [store], RowSchedule(inner[0].name, lanes))


def _flat(axes: tuple[Axis, ...], step: int) -> dict[str, int]:
    """Strides that number the points of several axes one after another."""
    strides: dict[str, int] = {}
    for x in reversed(axes):
        strides[x.name] = step
        step *= x.size
    return strides


def _pack_b(kernel: Kernel, target: CpuTarget, frame: Frame, b: Prim, place: Layout) -> None:
    """Panels of nr columns, each `[k][nr]`; columns past the end hold anything."""
    plan: ContractSchedule = kernel.schedule
    t = frame.t
    batch = _varying_batch(kernel, b)
    n, panels = kernel.extent("n"), -(-kernel.extent("n") // plan.nr)
    lo, hi = share(t, _count(kernel, b) * panels)
    out = t.offset("%scratch", place.b_at)
    with t.loop("panel", lo, hi) as item:
        digits = decompose(t, item.index, [*(x.size for x in batch), panels])
        at = dict(zip((x.name for x in batch), digits, strict=False))
        first = t.mul(digits[-1], plan.nr)
        here = t.offset(out, t.mul(item.index, place.b_panel))
        for start in range(0, plan.nr, WIDE):
            column = t.add(first, start)
            active = None
            if n % plan.nr:
                left = t.let(f"sub i64 {n}, {column}")
                active = frame.smaller(left, str(WIDE))
            r = at_column(kernel, target, frame, column, at, active)
            r.aligned = True
            done = 0
            if _is_transposed(kernel, b) and n % plan.nr == 0:
                done = kernel.extent("k") // target.lanes * target.lanes
                _turn_columns(kernel, target, frame, r, b, t.offset(here, start), done)
            _pack_columns(kernel, r, b, t.offset(here, start), place, done)
        item.carry()


def _is_transposed(kernel: Kernel, b: Prim) -> bool:
    """Whether b is contiguous along k, so that columns of a panel are rows in memory."""
    k, n = kernel.role("k"), kernel.role("n")
    if not is_plain(kernel, b) or len(k) != 1 or len(n) != 1:
        return False
    return kernel.flat(b.attr).coef(k[0].name) == 1


def _turn_columns(
    kernel: Kernel, target: CpuTarget, frame: Frame, r: Render, b: Prim, out: str, count: int
) -> None:
    """The first `count` of k of one vector of columns, transposed in registers."""
    if not count:
        return
    k, n = kernel.role("k")[0].name, kernel.role("n")[0].name
    here = Render(frame.t, kernel, target, frame.pointers, r.at | {k: "0"})
    source = (here.address(b.attr), kernel.flat(b.attr).coef(n))
    transpose(frame, target, source, (out, kernel.schedule.nr), WIDE, count)


def _pack_columns(
    kernel: Kernel, r: Render, b: Prim, out: str, place: Layout, first: int = 0
) -> None:
    """Every k from `first` of one vector of columns."""
    t, k = r.t, kernel.role("k")
    names = [x.name for x in k]
    r.hoist([b], names)
    with t.loop("k", first, kernel.extent("k")) as turn:
        digits = decompose(t, turn.index, [x.size for x in k])
        inner = r.inside(dict(zip(names, digits, strict=True)), r.active)
        value = inner.spread(b)
        t.store(vec("float", WIDE), value, t.offset(out, t.mul(turn.index, place.b_row)), 4)
        turn.carry()


def at_column(
    kernel: Kernel, target: CpuTarget, frame: Frame, column: str, at: dict[str, str],
    active: str | None,
) -> Render:  # fmt: skip
    """A Render whose lanes are `WIDE` columns from `column`. Where several axes make up n and the
    lanes would cross the inner one's end, each lane has an index of its own."""
    t, axes = frame.t, kernel.role("n")
    r = Render(t, kernel, target, frame.pointers, at, None, WIDE, active)
    if not axes:
        return r
    if len(axes) == 1 or axes[-1].size % WIDE == 0:
        digits = decompose(t, column, [x.size for x in axes])
        r.at |= dict(zip((x.name for x in axes), digits, strict=True))
        r.lane = axes[-1].name
        return r
    r.spread_axes([(x.name, x.size) for x in axes], column)
    return r


# --- the loops -----------------------------------------------------------------------------------


def _compute(kernel: Kernel, target: CpuTarget, frame: Frame, place: Layout, tile: str) -> None:
    plan: ContractSchedule = kernel.schedule
    t = frame.t
    batch = kernel.role("batch")
    panels = -(-kernel.extent("n") // plan.nr)
    count, small, larger = tiles(kernel.extent("m"), plan.mr)
    per_block = max(1, plan.mc // plan.mr)
    blocks = -(-count // per_block)
    a_base, b_base = _operand(kernel, frame, 0, place), _operand(kernel, frame, 1, place)
    lo, hi = share(t, kernel.extent("batch") * blocks * panels)
    with t.loop("item", lo, hi) as item:
        digits = decompose(t, item.index, [*(x.size for x in batch), blocks, panels])
        at = dict(zip((x.name for x in batch), digits, strict=False))
        a_here = _shifted(t, a_base, at, place.a_batch)
        b_here = _shifted(t, b_base, at, place.b_batch)
        b_here = t.offset(b_here, t.mul(digits[-1], place.b_panel))
        first = t.mul(digits[-2], per_block)
        stop = frame.smaller(t.add(first, per_block), str(count))
        with t.loop("tile", first, stop) as turn:
            extra = frame.smaller(turn.index, str(larger))
            row = t.add(t.mul(turn.index, small), extra)
            a_row = t.offset(a_here, t.mul(row, place.a_row))
            ahead = t.mul(t.let(f"sub i64 {turn.index}, {first}"), kernel.extent("k") * 4)
            ahead = t.offset(b_here, t.add(ahead, place.b_panel))
            fetch_ahead(kernel, target, frame, at, row, digits[-1])
            rows = _call_tile(
                kernel, target, frame, place, (a_row, b_here, tile, ahead), turn.index
            )
            epilogue(kernel, target, frame, tile, at, row, rows, digits[-1])
            turn.carry()
        item.carry()


def _operand(kernel: Kernel, frame: Frame, side: int, place: Layout) -> str:
    """Where an operand begins: in the scratch when packed here, else in its own buffer."""
    plan: ContractSchedule = kernel.schedule
    operand = the_dot(kernel).args[side]
    if (plan.pack_a, plan.pack_b)[side] == "run":
        return frame.t.offset("%scratch", (place.a_at, place.b_at)[side])
    pointer = frame.pointers[operand.attr.buffer]
    if (plan.pack_a, plan.pack_b)[side] == "constant":
        return pointer
    return frame.t.offset(pointer, kernel.flat(operand.attr).const)


def _shifted(t: Text, base: str, at: dict[str, str], strides: dict[str, int]) -> str:
    for name, stride in strides.items():
        base = t.offset(base, t.mul(at[name], stride))
    return base


def _call_tile(
    kernel: Kernel, target: CpuTarget, frame: Frame, place: Layout,
    pointers: tuple[str, str, str, str], index: str,
) -> str:  # fmt: skip
    """Compute one tile of either height; returns the number of its rows."""
    t, plan = frame.t, kernel.schedule
    _, small, larger = tiles(kernel.extent("m"), plan.mr)
    args = ", ".join(f"ptr {p}" for p in pointers)
    for rows in (small + 1, small) if larger else (small,):
        frame.extra.append(tile_function(kernel, target, place, rows, frame))
    if not larger:
        t.do(f"call void @tile{small}({args})")
        return str(small)
    tall = t.let(f"icmp slt i64 {index}, {larger}")
    with t.when(tall):
        t.do(f"call void @tile{small + 1}({args})")
    low = t.let(f"xor i1 {tall}, true")
    with t.when(low):
        t.do(f"call void @tile{small}({args})")
    return t.let(f"select i1 {tall}, i64 {small + 1}, i64 {small}")


# --- the tile ------------------------------------------------------------------------------------


def tile_function(kernel: Kernel, target: CpuTarget, place: Layout, rows: int, frame: Frame) -> str:
    """`tile[rows][nr] = Σk a[m, k]·b[k, n]`, fetching the next panel on the way."""
    plan: ContractSchedule = kernel.schedule
    t, lanes = Text(), target.lanes
    tile = Tile(rows, plan.nr // lanes, place.a_row, place.a_k, place.b_row)
    start = ["zeroinitializer"] * (rows * tile.vectors)
    sums = multiply(t, target, tile, kernel.extent("k"), start, "%ahead")
    for n, value in enumerate(sums):
        at = n // tile.vectors * plan.nr + n % tile.vectors * lanes
        t.store(vec("float", lanes), value, t.offset("%tile", at), 4 * lanes)
    t.do("ret void")
    frame.t.declared |= t.declared
    args = "ptr noalias %a, ptr noalias %b, ptr noalias %tile, ptr %ahead"
    return t.function(f"internal void @tile{rows}({args}) noinline")


# --- the epilogue --------------------------------------------------------------------------------


def fetch_ahead(
    kernel: Kernel, target: CpuTarget, frame: Frame, at: dict[str, str], row: str, panel: str
) -> None:
    """Ask for what the epilogue will touch while the tile is still being summed: rows of a result
    lie so far apart that the hardware does not see the next one coming."""
    t, plan, m, n = frame.t, kernel.schedule, kernel.role("m"), kernel.role("n")
    if len(m) != 1 or len(n) != 1:
        return
    around = walk(tuple(s.value for s in kernel.stores), into_bound=False)
    loads = [p.attr for p in around if p.op == "load" and len(p.attr.index) == 1]
    place = at | {m[0].name: row, n[0].name: t.mul(panel, plan.nr)}
    r = Render(t, kernel, target, frame.pointers, place)
    for access in dict.fromkeys([*loads, *(Load(s.buffer, s.index) for s in kernel.stores)]):
        flat = kernel.flat(access)
        if flat.coef(n[0].name) != 1 or not flat.coef(m[0].name):
            continue
        start, write = r.address(access), str(int(access.buffer in kernel.written()))
        kind = STORED[r.dtype_of(access).name]
        for i in range(plan.mr):
            for column in range(WIDE - 1, plan.nr, WIDE):
                line = t.offset(start, i * flat.coef(m[0].name) + column, kind)
                hint = (("i32", write), ("i32", "3"), ("i32", "1"))
                t.call("void", "llvm.prefetch.p0", ("ptr", line), *hint)


def epilogue(
    kernel: Kernel, target: CpuTarget, frame: Frame, tile: str, at: dict[str, str], row: str,
    rows: str, panel: str,
) -> None:  # fmt: skip
    """Everything after the sum, over the tile on the stack."""
    t, plan = frame.t, kernel.schedule
    n = kernel.extent("n")
    panels = -(-n // plan.nr)

    def columns(ragged: bool) -> None:
        for start in range(0, plan.nr, WIDE):
            if panels == 1 and start >= n:
                break
            column = t.add(t.mul(panel, plan.nr), start)
            active = frame.smaller(t.let(f"sub i64 {n}, {column}"), str(WIDE)) if ragged else None
            _epilogue_rows(kernel, target, frame, t.offset(tile, start), at, (row, rows), column,
                           active)  # fmt: skip

    if n % plan.nr == 0:
        columns(False)
        return
    if panels > 1:
        whole = t.let(f"icmp ult i64 {panel}, {panels - 1}")
        with t.when(whole):
            columns(False)
    last = t.let(f"icmp eq i64 {panel}, {panels - 1}")
    with t.when(last):
        columns(True)


def _epilogue_rows(
    kernel: Kernel, target: CpuTarget, frame: Frame, tile: str, at: dict[str, str],
    span: tuple[str, str], column: str, active: str | None,
) -> None:  # fmt: skip
    t, plan = frame.t, kernel.schedule
    m = kernel.role("m")
    dot = the_dot(kernel)
    roots = [s.value for s in kernel.stores]
    outer = at_column(kernel, target, frame, column, at, active)
    outer.hoist(roots, [x.name for x in m])
    for s in kernel.stores:
        outer.base(s, {x.name for x in m})
    with t.loop("row", 0, span[1], nonempty=True) as turn:
        digits = decompose(t, t.add(span[0], turn.index), [x.size for x in m])
        r = outer.inside(dict(zip((x.name for x in m), digits, strict=True)), active)
        value = t.load(vec("float", WIDE), t.offset(tile, t.mul(turn.index, plan.nr)), 4)
        r.bind(dot, value, wide=True)
        for s in kernel.stores:
            r.store(s)
        turn.carry()
