"""Emit loads and stores of one value or a vector, and transposes in scratch.

An address is an affine sum of axes. Along the axis that fills the lanes it is one vector where
neighbours lie side by side, and a gather or scatter elsewhere. Lanes that a tail does not use, or
that a guard shuts out, touch no memory.
"""

from __future__ import annotations

from collections.abc import Mapping

from kitsune.backends.cpu.llvm_text import Frame, Text, const, iota, short, shuffle_lanes, vec, zero
from kitsune.backends.cpu.numbers import KIND, STORED, narrow, widen
from kitsune.backends.cpu.packed import load_packed
from kitsune.backends.cpu.schedule.row_loops import RowSchedule, is_even
from kitsune.ir.affine import Affine, Guards
from kitsune.ir.dtypes import DType, Packed
from kitsune.ir.size_order import bounds, knows
from kitsune.ir.sizes import Size
from kitsune.lower.kernel import Kernel, Load, Pick, Store, value_type
from kitsune.target import CpuTarget

Access = Load | Pick | Store
LINE = 64  # bytes that memory delivers at once
EVERYWHERE = 16  # bytes that every array begins at a multiple of
FITS = 1 << 31  # what an index below it may be computed in i32


def find_streamed_buffers(
    t: Text, kernel: Kernel, target: CpuTarget, plan: RowSchedule, pointers: Mapping[int, str]
) -> dict[int, str]:
    """The buffers to write past the cache, which has those that are read in the same place; and for
    each whether the array begins where whole registers may be stored, if that is enough. Passes
    over rows that do nothing else are slower that way, by a tenth in layer_norm."""
    same = {n for pair in kernel.in_place for n in pair}
    register, found = 4 * target.lanes, {n: "" for n in plan.streams if n not in same}
    may = register > EVERYWHERE and (plan.late or not kernel.role("row"))
    for store in kernel.stores if may else ():
        if store.buffer in found and is_even(kernel, store, plan.lane, plan.lanes, register):
            place = t.let(f"ptrtoint ptr {pointers[store.buffer]} to i64")
            past = t.let(f"and i64 {place}, {register - 1}")
            found[store.buffer] = t.let(f"icmp eq i64 {past}, 0")
    return found


class Memory:
    """The buffers of one kernel, at one place in its loops.

    `at` gives each axis, and each index from data, its value: an i64, or for an irregular one a
    vector of them. `lane` is the axis whose consecutive values fill the lanes. `active` is the
    number of valid lanes in a tail.
    """

    def __init__(
        self,
        t: Text,
        kernel: Kernel,
        target: CpuTarget,
        pointers: Mapping[int, str],
        at: Mapping[str, str],
        lane: str | None = None,
        lanes: int = 1,
        active: str | None = None,
    ) -> None:
        self.t, self.kernel, self.target = t, kernel, target
        self.pointers, self.at = pointers, dict(at)
        self.lane, self.lanes, self.active = lane, lanes, active
        self.irregular: set[str] = set()
        self.bases: dict[tuple[int, Affine], tuple[str, set[str]]] = {}
        self.aligned = False  # the lanes start at a multiple of their number
        self.streams: Mapping[int, str] = {}  # buffers written past the cache: see `streamed`
        self._mask = ""
        self._held: dict[Guards, str] = {}

    def find_dtype(self, access: Access) -> DType:
        return self.kernel.buffers[access.buffer].dtype

    # --- indices ----------------------------------------------------------------------------------

    def has_lane_values(self, *sums: Affine) -> bool:
        """Whether some of the sums has a value per lane."""
        axes = {name for a in sums for name, _ in a.terms}
        return self.lanes > 1 and (self.lane in axes or bool(self.irregular & axes))

    def is_irregular(self, flat: Affine) -> bool:
        return self.lanes > 1 and bool(self.irregular & {name for name, _ in flat.terms})

    def stride(self, flat: Affine) -> int:
        """Elements from one lane to the next."""
        return flat.coef(self.lane) if self.lane and self.lanes > 1 else 0

    def offset(self, flat: Affine) -> str:
        """An affine sum of i64 axis values."""
        total = str(flat.const)
        for name, coef in flat.terms:
            total = self.t.add(self.t.mul(self.at[name], coef), total)
        return total

    def offsets(self, flat: Affine) -> str:
        """An affine sum with a value per lane."""
        wide = vec("i64", self.lanes)
        total = self.t.splat("i64", str(flat.const), self.lanes)
        for name, coef in flat.terms:
            value = self.lane_values(name)
            factor = self.splat_size("i64", coef)
            part = self.t.let(f"mul {wide} {value}, {factor}")
            total = self.t.let(f"add {wide} {total}, {part}")
        return total

    def lane_values(self, name: str) -> str:
        """An axis's value in each lane."""
        if name in self.irregular:
            return self.at[name]
        value = self.t.splat("i64", self.at[name], self.lanes)
        if name != self.lane:
            return value
        return self.t.let(f"add {vec('i64', self.lanes)} {value}, {iota(self.lanes)}")

    def index(self, flat: Affine, kind: str = "i64") -> str:
        """A sum of axes as integers of a type that holds it, one where the lanes agree."""
        if self.is_irregular(flat):
            value, lanes = self.offsets(flat), self.lanes
        else:
            value, lanes = self.offset(flat), 1
        if kind != "i64":
            value = self.t.let(f"trunc {vec('i64', lanes)} {value} to {vec(kind, lanes)}")
        stride = self.stride(flat)
        if lanes > 1 or not stride:
            return value
        value = self.t.splat(kind, value, self.lanes)
        steps = self.lane_steps(kind, stride)
        return self.t.let(f"add {vec(kind, self.lanes)} {value}, {steps}")

    def splat_size(self, kind: str, size: int) -> str:
        """A size in every lane."""
        if not isinstance(size, Size):
            return const(kind, size, self.lanes)
        value = str(size) if kind == "i64" else self.t.let(f"trunc i64 {size} to {kind}")
        return self.t.splat(kind, value, self.lanes)

    def lane_steps(self, kind: str, stride: int) -> str:
        """0, stride, 2·stride … in the lanes."""
        if not isinstance(stride, Size):
            return iota(self.lanes, kind, stride)
        factor = self.splat_size(kind, stride)
        return self.t.let(f"mul {vec(kind, self.lanes)} {iota(self.lanes, kind)}, {factor}")

    def spread_axes(self, axes: list[tuple[str, int]], first: str) -> None:
        """Lanes that cross the end of an inner axis: points from `first` on, counted over (name,
        size) of several axes, so that each lane has an index of its own."""
        wide = vec("i64", self.lanes)
        index = self.t.splat("i64", first, self.lanes)
        index = self.t.let(f"add {wide} {index}, {iota(self.lanes)}")
        for name, size in reversed(axes[1:]):
            count = self.splat_size("i64", size)
            self.at[name] = self.t.let(f"urem {wide} {index}, {count}")
            index = self.t.let(f"udiv {wide} {index}, {count}")
        self.at[axes[0][0]] = index
        self.irregular = {name for name, _ in axes}

    # --- which lanes ------------------------------------------------------------------------------

    def holds(self, guards: Guards) -> str:
        """Whether all guards hold: one bool, or one per lane where they vary along the lanes."""
        if guards not in self._held:
            wide = self.has_lane_values(*(a for a, _ in guards))
            lanes, kind = (self.lanes, vec("i1", self.lanes)) if wide else (1, "i1")
            flags = []
            for a, size in guards:
                flag = self._within(a, size)
                flags.append(flag if self.has_lane_values(a) else self.t.splat("i1", flag, lanes))
            held = flags[0]
            for flag in flags[1:]:
                held = self.t.let(f"and {kind} {held}, {flag}")
            self._held[guards] = held
        return self._held[guards]

    def _within(self, a: Affine, size: int) -> str:
        """0 ≤ a < size, in one comparison."""
        lanes = self.lanes if self.has_lane_values(a) else 1
        low, high = self._span(a)
        (least, _), (_, most) = bounds(low), bounds(high)
        narrow_enough = lanes > 1 and least >= -FITS and most < FITS and bounds(size)[1] < FITS
        kind = "i32" if narrow_enough and not self.is_irregular(a) else "i64"
        value = self.index(a, kind)
        is_below = knows("<", high, size)
        test, limit = ("slt", size) if least >= 0 else ("sgt", -1) if is_below else ("ult", size)
        bound = self.splat_size(kind, limit) if lanes > 1 else str(limit)
        return self.t.let(f"icmp {test} {vec(kind, lanes)} {value}, {bound}")

    def _span(self, a: Affine) -> tuple[int, int]:
        """The least and the greatest value of a sum."""
        if any(name not in self.kernel.sizes for name, _ in a.terms):  # an index from data
            return -(1 << 62), 1 << 62
        return a.span(self.kernel.sizes)

    def mask(self) -> str:
        """Which lanes are valid."""
        if self.active is None:
            return "splat (i1 true)"
        if self.active.isdigit():
            return (
                "<"
                + ", ".join(f"i1 {i < int(self.active)}".lower() for i in range(self.lanes))
                + ">"
            )
        if not self._mask:
            wide = vec("i64", self.lanes)
            count = self.t.splat("i64", self.active, self.lanes)
            self._mask = self.t.let(f"icmp slt {wide} {iota(self.lanes)}, {count}")
        return self._mask

    def lane_mask(self, guard: str = "") -> str:
        """The valid lanes in which a guard holds."""
        if not guard or self.active is None:
            return guard or self.mask()
        return self.t.let(f"and {vec('i1', self.lanes)} {guard}, {self.mask()}")

    def valid(self, value: str, kind: str, identity: str) -> str:
        """`identity` in the lanes a tail does not use."""
        if self.active is None:
            return value
        wide = vec(kind, self.lanes)
        flags = vec("i1", self.lanes)
        return self.t.let(f"select {flags} {self.mask()}, {wide} {value}, {wide} {identity}")

    # --- addresses --------------------------------------------------------------------------------

    def base(self, access: Access, moving: set[str]) -> None:
        """The address of an access at zero of the axes still to come."""
        flat = self.kernel.flat(access)
        fixed = Affine(flat.const, tuple((a, c) for a, c in flat.terms if a not in moving))
        key = (access.buffer, flat)
        if key not in self.bases and not self.irregular & {a for a, _ in fixed.terms}:
            kind = STORED[self.find_dtype(access).name]
            pointer = self.t.offset(self.pointers[access.buffer], self.offset(fixed), kind)
            self.bases[key] = (pointer, moving)

    def address(self, access: Access) -> str:
        """Where lane zero of an access is."""
        flat = self.kernel.flat(access)
        kind = STORED[self.find_dtype(access).name]
        known = self.bases.get((access.buffer, flat))
        if known is None:
            return self.t.offset(self.pointers[access.buffer], self.offset(flat), kind)
        pointer, moving = known
        for name, coef in flat.terms:
            if name in moving:
                pointer = self.t.offset(pointer, self.t.mul(self.at[name], coef), kind)
        return pointer

    # --- reading ----------------------------------------------------------------------------------

    def read(self, access: Access) -> str:
        """The value there: a vector where the place varies along the lanes."""
        dtype = self.find_dtype(access)
        if isinstance(dtype, Packed):
            return load_packed(self, access, dtype)
        lanes = self.lanes if self.has_lane_values(self.kernel.flat(access)) else 1
        return self.to_value(self._read_raw(access, dtype), dtype, lanes)

    def _read_raw(self, access: Access, dtype: DType, guard: str = "") -> str:
        """The bits there; where a guard per lane does not hold, nothing is read."""
        flat = self.kernel.flat(access)
        kind, size = STORED[dtype.name], dtype.itemsize
        if self.is_irregular(flat):
            offsets = self.offsets(flat)
            return self.gather(self.pointers[access.buffer], offsets, kind, size, guard)
        stride = self.stride(flat)
        if stride == 0:
            return self.t.load(kind, self.address(access), size)
        if stride == 1:
            load = self._load_some if guard else self.load_vector
            return load(self.address(access), kind, size, guard)
        if stride == -1 and not guard and self.active is None:
            last = self.t.offset(self.address(access), 1 - self.lanes, kind)
            row = self.t.load(vec(kind, self.lanes), last, size)
            return shuffle_lanes(self.t, kind, self.lanes, row, range(self.lanes)[::-1])
        steps = self.lane_steps("i64", stride)
        return self.gather(self.address(access), steps, kind, size, guard)

    def read_guarded(self, access: Pick) -> str:
        """As `read`; zero where a guard does not hold, and nothing is touched for it."""
        dtype, held = self.find_dtype(access), self.holds(access.guards)
        kind = KIND[value_type(dtype).name]
        wide_guard = self.has_lane_values(*(a for a, _ in access.guards))
        wide = wide_guard or self.has_lane_values(*access.index)
        if not self.kernel.buffers[access.buffer].nbytes:
            return "zeroinitializer"
        if wide:
            self.mask()  # known before anything that only one of two ways computes
        if not wide_guard:
            lanes = self.lanes if wide else 1
            return self.t.where(held, vec(kind, lanes), lambda: self.read(access))
        if isinstance(dtype, Packed):
            return load_packed(self, access, dtype, held)
        if self.has_lane_values(*access.index):
            return self.to_value(self._read_raw(access, dtype, held), dtype, self.lanes)
        flags = vec("i1", self.lanes)
        name = f"llvm.vector.reduce.or.v{self.lanes}i1"
        some = self.t.call("i1", name, (flags, self.lane_mask(held)))
        one = self.t.where(some, kind, lambda: self.read(access))
        value, wide_kind = self.t.splat(kind, one, self.lanes), vec(kind, self.lanes)
        return self.t.let(
            f"select {flags} {held}, {wide_kind} {value}, {wide_kind} zeroinitializer"
        )

    def to_value(self, raw: str, dtype: DType, lanes: int) -> str:
        """What was loaded, as kernels compute with it."""
        if dtype.name == "bool":
            return self.t.let(f"icmp ne {vec('i8', lanes)} {raw}, {zero(lanes)}")
        if dtype.value != dtype:
            return widen(self.t, dtype.name, raw, lanes, self.target)
        return raw

    def load_vector(self, pointer: str, kind: str, align: int, guard: str = "") -> str:
        wide = vec(kind, self.lanes)
        if self.active is None and not guard:
            return self.t.load(wide, pointer, align)
        flags = vec("i1", self.lanes)
        name = f"llvm.masked.load.v{self.lanes}{short(kind)}.p0"
        self.t.declare(f"{wide} @{name}(ptr, {flags}, {wide})")
        mask = self.lane_mask(guard)
        args = f"ptr align {align} {pointer}, {flags} {mask}, {wide} zeroinitializer"
        return self.t.let(f"call {wide} @{name}({args})")

    def _load_some(self, pointer: str, kind: str, align: int, guard: str) -> str:
        """The lanes in which a guard holds. Most often it does in all or in none; between the two,
        what has no instruction is loaded one lane after another."""
        narrowest = 8 if align >= 4 else 16  # AVX2 has words, AVX-512 has bytes
        if "x86" in self.target.triple and self.target.lanes >= narrowest:
            return self.load_vector(pointer, kind, align, guard)
        t, n, wide = self.t, self.lanes, vec(kind, self.lanes)
        bits = t.let(f"bitcast {vec('i1', n)} {self.lane_mask(guard)} to i{n}")
        some, every = t.let(f"icmp ne i{n} {bits}, 0"), t.let(f"icmp eq i{n} {bits}, -1")

        def each() -> str:
            room = t.slot(wide, 64)
            t.store(wide, "zeroinitializer", room, 64)
            with t.loop("lane", 0, n) as it:
                at = it.index if n == 64 else t.let(f"trunc i64 {it.index} to i{n}")
                with t.when(t.let(f"trunc i{n} {t.let(f'lshr i{n} {bits}, {at}')} to i1")):
                    value = t.load(kind, t.offset(pointer, it.index, kind), align)
                    t.store(kind, value, t.offset(room, it.index, kind), align)
                it.carry()
            return t.load(wide, room, 64)

        def all_or_each() -> str:
            return t.where(every, wide, lambda: t.load(wide, pointer, align), each)

        return t.where(some, wide, all_or_each)

    def gather(self, pointer: str, offsets: str, kind: str, align: int, guard: str = "") -> str:
        wide, flags, n = vec(kind, self.lanes), vec("i1", self.lanes), self.lanes
        where = self.t.let(f"getelementptr {kind}, ptr {pointer}, <{n} x i64> {offsets}")
        name = f"llvm.masked.gather.v{n}{short(kind)}.v{n}p0"
        self.t.declare(f"{wide} @{name}(<{n} x ptr>, {flags}, {wide})")
        mask = self.lane_mask(guard)
        args = f"<{n} x ptr> align {align} {where}, {flags} {mask}, {wide} zeroinitializer"
        return self.t.let(f"call {wide} @{name}({args})")

    def prefetch(self, access: Access, axis: str, ahead: int) -> None:
        """Begin to fetch what a vector of an access reads `ahead` steps further along an axis."""
        flat, size = self.kernel.flat(access), self.find_dtype(access).itemsize
        step = flat.coef(axis) * ahead * size
        if self.active is not None or self.is_irregular(flat) or self.stride(flat) != 1 or not step:
            return
        here = self.address(access)
        for at in range(0, self.lanes * size, LINE):
            self.t.fetch(self.t.offset(here, step + at, "i8"))

    # --- writing ----------------------------------------------------------------------------------

    def write(self, access: Access, value: str, lanes: int) -> None:
        """Put a value there: in every lane where the place varies along them, else one."""
        dtype, flat = self.find_dtype(access), self.kernel.flat(access)
        kind, size = STORED[dtype.name], dtype.itemsize
        raw = self._to_stored(value, dtype, lanes)
        if lanes == 1:
            self.t.store(kind, raw, self.address(access), size)
        elif self.is_irregular(flat):
            self.scatter(self.pointers[access.buffer], self.offsets(flat), kind, size, raw)
        elif self.stride(flat) != 1:
            steps = self.lane_steps("i64", self.stride(flat))
            self.scatter(self.address(access), steps, kind, size, raw)
        elif access.buffer in self.streams and self.active is None:
            self._stream(access, kind, size, raw)
        else:
            self.store_vector(self.address(access), kind, size, raw)

    def _to_stored(self, value: str, dtype: DType, lanes: int) -> str:
        if dtype.name == "bool":
            return self.t.let(f"zext {vec('i1', lanes)} {value} to {vec('i8', lanes)}")
        if dtype.value != dtype:
            return narrow(self.t, dtype.name, value, lanes, self.target)
        return value

    def store_vector(self, pointer: str, kind: str, align: int, value: str) -> None:
        wide = vec(kind, self.lanes)
        if self.active is None:
            self.t.store(wide, value, pointer, align)
            return
        flags = vec("i1", self.lanes)
        name = f"llvm.masked.store.v{self.lanes}{short(kind)}.p0"
        self.t.declare(f"void @{name}({wide}, ptr, {flags})")
        args = f"{wide} {value}, ptr align {align} {pointer}, {flags} {self.mask()}"
        self.t.do(f"call void @{name}({args})")

    def _stream(self, access: Access, kind: str, size: int, value: str) -> None:
        """Past the cache: whole registers where the array begins at a multiple of them."""
        pointer, whole = self.address(access), self.streams[access.buffer]

        def store(nbytes: int) -> None:
            count = nbytes // size
            for at in range(0, self.lanes, count):
                part = shuffle_lanes(self.t, kind, self.lanes, value, range(at, at + count))
                place = self.t.offset(pointer, at, kind)
                self.t.store(vec(kind, count), part, place, nbytes, ", !nontemporal !0")

        if not whole:
            store(EVERYWHERE)
            return
        with self.t.when(whole):
            store(4 * self.target.lanes)
        with self.t.when(self.t.let(f"xor i1 {whole}, true")):
            store(EVERYWHERE)

    def scatter(self, pointer: str, offsets: str, kind: str, align: int, value: str) -> None:
        wide, flags, n = vec(kind, self.lanes), vec("i1", self.lanes), self.lanes
        where = self.t.let(f"getelementptr {kind}, ptr {pointer}, <{n} x i64> {offsets}")
        name = f"llvm.masked.scatter.v{n}{short(kind)}.v{n}p0"
        self.t.declare(f"void @{name}({wide}, <{n} x ptr>, {flags})")
        args = f"{wide} {value}, <{n} x ptr> align {align} {where}, {flags} {self.mask()}"
        self.t.do(f"call void @{name}({args})")


# --- matrices in scratch transposed, a block of registers at a time -------------------------------


def transpose(
    frame: Frame,
    target: CpuTarget,
    source: tuple[str, int],
    out: tuple[str, int],
    rows: int,
    columns: int | str,
    kind: str = "float",
) -> None:
    """Both counts are rounded up to the lanes, if they are known, and multiples of them otherwise;
    both matrices must have room for that. `source` and `out` are (address, elements of `kind` from
    one row to the next)."""
    size = 8 if kind in ("double", "i64") else 4
    lanes = target.lanes * 4 // size
    name = f"transpose_{source[1]}_{out[1]}"
    text = _function(lanes, name, source[1], out[1], kind)
    if text not in frame.extra:
        frame.extra.append(text)
    up = [-(-n // lanes) * lanes if isinstance(n, int) else n for n in (rows, columns)]
    frame.t.do(f"call void @{name}(ptr {source[0]}, ptr {out[0]}, i64 {up[0]}, i64 {up[1]})")


def _function(lanes: int, name: str, step: int, out_step: int, kind: str) -> str:
    t = Text()
    wide, align = vec(kind, lanes), 8 if kind in ("double", "i64") else 4
    with (
        t.loop("row", 0, "%rows", lanes, nonempty=True) as row,
        t.loop("column", 0, "%columns", lanes) as column,
    ):
        start = t.offset("%from", t.add(t.mul(row.index, step), column.index), kind)
        block = [t.load(wide, t.offset(start, i * step, kind), align) for i in range(lanes)]
        end = t.offset("%to", t.add(t.mul(column.index, out_step), row.index), kind)
        for i, value in enumerate(exchange(t, block, lanes, kind)):
            t.store(wide, value, t.offset(end, i * out_step, kind), align)
        column.carry()
        row.carry()
    t.do("ret void")
    args = "ptr noalias %from, ptr noalias %to, i64 %rows, i64 %columns"
    return t.function(f"internal void @{name}({args}) noinline")


def exchange(t: Text, block: list[str], lanes: int, kind: str = "float") -> list[str]:
    """Parts exchanged between rows 2ⁿ apart, for every n: log₂ lanes rounds of lanes shuffles."""
    wide, distance = vec(kind, lanes), lanes // 2
    while distance:
        new = list(block)
        for i in range(lanes):
            if i & distance:
                continue
            low, high = block[i], block[i + distance]
            keep = [j if not j & distance else lanes + j - distance for j in range(lanes)]
            other = [j + distance if not j & distance else lanes + j for j in range(lanes)]
            new[i] = _shuffle(t, wide, low, high, keep)
            new[i + distance] = _shuffle(t, wide, low, high, other)
        block, distance = new, distance // 2
    return block


def _shuffle(t: Text, wide: str, a: str, b: str, picks: list[int]) -> str:
    mask = ", ".join(f"i32 {p}" for p in picks)
    return t.let(f"shufflevector {wide} {a}, {wide} {b}, <{len(picks)} x i32> <{mask}>")
