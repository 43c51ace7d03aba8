"""Scalar expressions in, LLVM text out: a vector of `lanes` values along one axis at a time.

Wider vectors than the machine has are split by LLVM, which is how loops are unrolled here.
A value that does not vary along the lanes is computed once as a scalar and spread where needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import nan

from kitsune.backends.cpu.packed import load_packed
from kitsune.backends.cpu.text import Text, f32_const, iota, short, suffix, vec, zero
from kitsune.backends.cpu.vmath import FAST, FUNCTIONS
from kitsune.ir.affine import Affine
from kitsune.ir.dtypes import DType, Packed
from kitsune.lower.kernel import Kernel, Load, Prim, Store, free_axes, walk
from kitsune.target import CpuTarget

LLVM_TYPE = {"f32": "float", "i32": "i32", "bool": "i1"}
STORED_TYPE = {"f32": "float", "i32": "i32", "bool": "i8"}
# No fused multiply-add: a value that two passes compute has the same bits in both, or the gradient
# of a maximum would not find where it was.
TABLE = {
    "add": "fadd {t} {}, {}", "sub": "fsub {t} {}, {}", "mul": "fmul {t} {}, {}",
    "div": "fdiv {t} {}, {}", "neg": "fneg {t} {}",
    "lt": "fcmp olt {t} {}, {}", "le": "fcmp ole {t} {}, {}", "eq": "fcmp oeq {t} {}, {}",
}  # fmt: skip
INTRINSIC = {"abs": "llvm.fabs", "sqrt": "llvm.sqrt"}


class Render:
    """Expressions of one kernel at one place in its loops.

    `at` gives each axis its value: an i64, or for an irregular axis a vector of them. `lane` is the
    axis whose consecutive values fill the lanes. `active` is the number of valid lanes in a tail.
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
        free: dict[Prim, frozenset[str]] | None = None,
    ) -> None:
        self.t, self.kernel, self.target = t, kernel, target
        self.pointers, self.at = pointers, dict(at)
        self.lane, self.lanes, self.active = lane, lanes, active
        self.irregular: set[str] = set()
        self.values: dict[Prim, str] = {}
        self.wide: dict[Prim, str] = {}
        self.bound_wide: set[Prim] = set()
        self.free = {} if free is None else free
        self.bases: dict[tuple[int, Affine], tuple[str, set[str]]] = {}
        self.aligned = False  # the lanes start at a multiple of their number
        self.streams: tuple[int, ...] = ()  # buffers written past the cache
        self._mask = ""

    def inside(self, at: Mapping[str, str], active: str | None = None) -> Render:
        """The same place with more axes known: what is already computed stays computed."""
        new = Render(
            self.t, self.kernel, self.target, self.pointers, {**self.at, **at}, self.lane,
            self.lanes, active, self.free,
        )  # fmt: skip
        new.values, new.wide = dict(self.values), dict(self.wide)
        new.bases, new.bound_wide = dict(self.bases), set(self.bound_wide)
        new.irregular, new.aligned = set(self.irregular), self.aligned
        new.streams = self.streams
        return new

    # --- values -----------------------------------------------------------------------------------

    def bind(self, prim: Prim, value: str, wide: bool) -> None:
        """Give a primitive computed elsewhere (a reduction, a tile) its value here."""
        self.values[prim] = value
        if wide:
            self.bound_wide.add(prim)

    def varies(self, prim: Prim) -> bool:
        """Whether a primitive has a value per lane."""
        if prim in self.bound_wide:
            return True
        if prim in self.values and prim.op in ("reduce", "dot"):
            return False
        if prim.op == "load":
            axes = free_axes(prim, self.free)
            return self.lane in axes or bool(self.irregular & axes)
        return any(self.varies(a) for a in prim.args)

    def value(self, prim: Prim) -> str:
        """The value at its own width."""
        if prim not in self.values:
            self.values[prim] = self._compute(prim)
        return self.values[prim]

    def spread(self, prim: Prim) -> str:
        """The value in every lane."""
        value = self.value(prim)
        if self.lanes == 1 or self.varies(prim):
            return value
        if prim not in self.wide:
            if prim.op == "const":
                self.wide[prim] = f"splat (float {value})"
            else:
                self.wide[prim] = self.t.splat(LLVM_TYPE[prim.dtype.name], value, self.lanes)
        return self.wide[prim]

    def hoist(self, roots: Iterable[Prim], inner: Iterable[str]) -> None:
        """Compute here what does not vary along the `inner` axes, and addresses' fixed parts."""
        moving = set(inner)
        for p in walk(tuple(roots), into_bound=False):
            if p.op in ("reduce", "dot"):
                if p in self.values and not self.varies(p):
                    self.spread(p)
                continue
            if not free_axes(p, self.free) & moving and all(a in self.values for a in p.args):
                if not self.varies(p):
                    self.spread(p)
            elif p.op == "load" and not isinstance(self._dtype(p.attr), Packed):
                self.base(p.attr, moving)

    def base(self, access: Load | Store, moving: set[str]) -> None:
        """The address of an access at zero of the axes still to come."""
        flat = self.kernel.flat(access)
        fixed = Affine(flat.const, tuple((a, c) for a, c in flat.terms if a not in moving))
        key = (access.buffer, flat)
        if key not in self.bases and not self.irregular & {a for a, _ in fixed.terms}:
            kind = STORED_TYPE[self._dtype(access).name]
            pointer = self.t.offset(self.pointers[access.buffer], self.offset(fixed), kind)
            self.bases[key] = (pointer, moving)

    # --- arithmetic -------------------------------------------------------------------------------

    def _compute(self, prim: Prim) -> str:
        if prim.op == "const":
            return f32_const(prim.attr)
        if prim.op == "load":
            return self.load(prim)
        wide = self.varies(prim)
        lanes = self.lanes if wide else 1
        args = [self.spread(a) if wide else self.value(a) for a in prim.args]
        return self.apply(prim.op, prim.args[-1].dtype, args, lanes)

    def apply(self, op: str, dtype: DType, args: list[str], lanes: int) -> str:
        """One primitive over operands of type `dtype`."""
        kind = vec(LLVM_TYPE[dtype.name], lanes)
        if op in TABLE:
            return self.t.let(TABLE[op].format(*args, t=kind))
        if op in ("max", "min"):
            return self.extreme(op, args[0], args[1], lanes)
        if op == "where":
            flag = vec("i1", lanes)
            return self.t.let(f"select {flag} {args[0]}, {kind} {args[1]}, {kind} {args[2]}")
        if op in INTRINSIC:
            name = f"{INTRINSIC[op]}.{suffix(lanes)}"
            return self.t.call(kind, name, (kind, args[0]))
        functions = FAST if self.kernel.fast else FUNCTIONS
        return functions[op](self.t, args[0], lanes, self.target)

    def extreme(self, op: str, a: str, b: str, lanes: int) -> str:
        """NumPy's maximum and minimum: a NaN on either side wins."""
        kind, flag = vec("float", lanes), vec("i1", lanes)
        test = "olt" if op == "max" else "ogt"
        if _is_number(a):
            a, b = b, a
        under = self.t.let(f"fcmp {test} {kind} {a}, {b}")
        best = self.t.let(f"select {flag} {under}, {kind} {b}, {kind} {a}")
        if _is_number(b):
            return best
        nan = self.t.let(f"fcmp uno {kind} {b}, {b}")
        return self.t.let(f"select {flag} {nan}, {kind} {b}, {kind} {best}")

    # --- memory -----------------------------------------------------------------------------------

    def _dtype(self, access: Load | Store) -> DType:
        return self.kernel.buffers[access.buffer].dtype

    def offset(self, flat: Affine) -> str:
        """An affine sum of i64 axis values."""
        total = str(flat.const)
        for name, coef in flat.terms:
            total = self.t.add(self.t.mul(self.at[name], coef), total)
        return total

    def address(self, access: Load | Store) -> str:
        """Where lane zero of an access is."""
        flat = self.kernel.flat(access)
        kind = STORED_TYPE[self._dtype(access).name]
        known = self.bases.get((access.buffer, flat))
        if known is None:
            return self.t.offset(self.pointers[access.buffer], self.offset(flat), kind)
        pointer, moving = known
        for name, coef in flat.terms:
            if name in moving:
                pointer = self.t.offset(pointer, self.t.mul(self.at[name], coef), kind)
        return pointer

    def load(self, prim: Prim) -> str:
        access: Load = prim.attr
        dtype = self._dtype(access)
        if isinstance(dtype, Packed):
            return load_packed(self, access, dtype)
        flat = self.kernel.flat(access)
        kind, size = STORED_TYPE[dtype.name], dtype.itemsize
        if self.lanes > 1 and self.irregular & {a for a, _ in flat.terms}:
            raw = self.gather(access.buffer, self.offsets(flat), kind, size)
            return self._as_value(raw, dtype, self.lanes)
        stride = flat.coef(self.lane) if self.lane else 0
        if stride == 0 or self.lanes == 1:
            return self._as_value(self.t.load(kind, self.address(access), size), dtype, 1)
        if stride == 1:
            raw = self.load_vector(self.address(access), kind, size)
        else:
            steps = ", ".join(f"i64 {stride * i}" for i in range(self.lanes))
            raw = self.gather_at(self.address(access), f"<{steps}>", kind, size)
        return self._as_value(raw, dtype, self.lanes)

    def _as_value(self, raw: str, dtype: DType, lanes: int) -> str:
        if dtype.name != "bool":
            return raw
        return self.t.let(f"icmp ne {vec('i8', lanes)} {raw}, {zero(lanes)}")

    def load_vector(self, pointer: str, kind: str, align: int) -> str:
        wide = vec(kind, self.lanes)
        if self.active is None:
            return self.t.load(wide, pointer, align)
        flags = vec("i1", self.lanes)
        name = f"llvm.masked.load.v{self.lanes}{short(kind)}.p0"
        return self.masked(wide, name, pointer, align, flags)

    def masked(self, wide: str, name: str, pointer: str, align: int, flags: str) -> str:
        self.t.declare(f"{wide} @{name}(ptr, {flags}, {wide})")
        args = f"ptr align {align} {pointer}, {flags} {self.mask()}, {wide} zeroinitializer"
        return self.t.let(f"call {wide} @{name}({args})")

    def gather(self, buffer: int, offsets: str, kind: str, align: int) -> str:
        return self.gather_at(self.pointers[buffer], offsets, kind, align)

    def gather_at(self, pointer: str, offsets: str, kind: str, align: int) -> str:
        wide, flags, n = vec(kind, self.lanes), vec("i1", self.lanes), self.lanes
        where = self.t.let(f"getelementptr {kind}, ptr {pointer}, <{n} x i64> {offsets}")
        name = f"llvm.masked.gather.v{n}{short(kind)}.v{n}p0"
        self.t.declare(f"{wide} @{name}(<{n} x ptr>, {flags}, {wide})")
        args = f"<{n} x ptr> align {align} {where}, {flags} {self.mask()}, {wide} zeroinitializer"
        return self.t.let(f"call {wide} @{name}({args})")

    def offsets(self, flat: Affine) -> str:
        """An affine sum with a value per lane."""
        wide = vec("i64", self.lanes)
        total = self.t.splat("i64", str(flat.const), self.lanes)
        for name, coef in flat.terms:
            value = self.lane_values(name)
            part = self.t.let(f"mul {wide} {value}, splat (i64 {coef})")
            total = self.t.let(f"add {wide} {total}, {part}")
        return total

    def spread_axes(self, axes: list[tuple[str, int]], first: str) -> None:
        """Lanes that cross the end of an inner axis: points from `first` on, counted over (name,
        size) of several axes, so that each lane has an index of its own."""
        wide = vec("i64", self.lanes)
        index = self.t.splat("i64", first, self.lanes)
        index = self.t.let(f"add {wide} {index}, {iota(self.lanes)}")
        for name, size in reversed(axes[1:]):
            self.at[name] = self.t.let(f"urem {wide} {index}, splat (i64 {size})")
            index = self.t.let(f"udiv {wide} {index}, splat (i64 {size})")
        self.at[axes[0][0]] = index
        self.irregular = {name for name, _ in axes}

    def lane_values(self, name: str) -> str:
        """An axis's value in each lane."""
        if name in self.irregular:
            return self.at[name]
        value = self.t.splat("i64", self.at[name], self.lanes)
        if name != self.lane:
            return value
        return self.t.let(f"add {vec('i64', self.lanes)} {value}, {iota(self.lanes)}")

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

    def valid(self, value: str, identity: str) -> str:
        """`identity` in the lanes a tail does not use."""
        if self.active is None:
            return value
        kind = vec("float", self.lanes)
        flags = vec("i1", self.lanes)
        return self.t.let(f"select {flags} {self.mask()}, {kind} {value}, {kind} {identity}")

    def store(self, store: Store) -> None:
        dtype = self._dtype(store)
        kind, size = STORED_TYPE[dtype.name], dtype.itemsize
        flat = self.kernel.flat(store)
        irregular = self.lanes > 1 and bool(self.irregular & {a for a, _ in flat.terms})
        stride = flat.coef(self.lane) if self.lane else 0
        wide = self.lanes > 1 and (irregular or stride != 0)
        value = self.spread(store.value) if wide else self.value(store.value)
        lanes = self.lanes if wide else 1
        if not wide and self.lanes > 1 and self.varies(store.value):  # lanes without an axis
            kind_in = vec(LLVM_TYPE[store.value.dtype.name], self.lanes)
            value = self.t.let(f"extractelement {kind_in} {value}, i64 0")
        if dtype.name == "bool":
            value = self.t.let(f"zext {vec('i1', lanes)} {value} to {vec('i8', lanes)}")
        if not wide:
            self.t.store(kind, value, self.address(store), size)
        elif irregular:
            self.scatter(self.pointers[store.buffer], self.offsets(flat), kind, size, value)
        elif stride == 1 and store.buffer in self.streams and self.active is None:
            self.stream(self.address(store), kind, value)
        elif stride == 1:
            self.store_vector(self.address(store), kind, size, value)
        else:
            steps = "<" + ", ".join(f"i64 {stride * i}" for i in range(lanes)) + ">"
            self.scatter(self.address(store), steps, kind, size, value)

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

    def stream(self, pointer: str, kind: str, value: str) -> None:
        """Past the cache, in 16-byte pieces: that much alignment every array has."""
        wide, piece = vec(kind, self.lanes), vec(kind, 4)
        for at in range(0, self.lanes, 4):
            pick = ", ".join(f"i32 {at + i}" for i in range(4))
            part = self.t.let(f"shufflevector {wide} {value}, {wide} poison, <4 x i32> <{pick}>")
            self.t.store(piece, part, self.t.offset(pointer, at), 16, ", !nontemporal !0")

    def scatter(self, pointer: str, offsets: str, kind: str, align: int, value: str) -> None:
        wide, flags, n = vec(kind, self.lanes), vec("i1", self.lanes), self.lanes
        where = self.t.let(f"getelementptr {kind}, ptr {pointer}, <{n} x i64> {offsets}")
        name = f"llvm.masked.scatter.v{n}{short(kind)}.v{n}p0"
        self.t.declare(f"void @{name}({wide}, <{n} x ptr>, {flags})")
        args = f"{wide} {value}, <{n} x ptr> align {align} {where}, {flags} {self.mask()}"
        self.t.do(f"call void @{name}({args})")


def _is_number(value: str) -> bool:
    """Whether a value is written in the text, and is not NaN."""
    return value.startswith(("0x", "splat")) and f32_const(nan) not in value
