"""LLVM IR as text: fresh names, typed values, loops with carried values, kernel functions."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import field
from math import prod
from typing import Any

import numpy as np

from kitsune.backends.cpu.schedule.row_loops import RowSchedule
from kitsune.ir.sizes import Size, ceil_div, hint, maximum
from kitsune.lower.kernel import Kernel
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget


def vec(kind: str, lanes: int) -> str:
    """The LLVM type of `lanes` values: a plain scalar for one."""
    return kind if lanes == 1 else f"<{lanes} x {kind}>"


def f32_const(value: float) -> str:
    """LLVM writes a float constant as the bits of the double it equals."""
    return f64_const(float(np.float32(value)))


def f64_const(value: float) -> str:
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


@dataclass
class Loop:
    """A loop being written: its counter, its carried values, and after it their final values."""

    index: str
    values: list[str]
    ends: list[str] = field(default_factory=list)

    def carry(self, *values: str) -> None:
        self.ends = list(values)


class Text:
    """The body of one function. `let` names a value, `do` is an instruction without one."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.declared: set[str] = set()
        self.slots: list[str] = []
        self.block = "entry"
        self.known: dict[tuple[object, ...], Any] = {}  # values made before, by what they are of
        self._count = 0

    # --- instructions ----------------------------------------------------------------------------

    def fresh(self, hint: str = "t") -> str:
        self._count += 1
        return f"{hint}.{self._count}"

    def let(self, instruction: str, hint: str = "t") -> str:
        self._count += 1
        name = f"%{hint}.{self._count}"
        self.lines.append(f"  {name} = {instruction}")
        return name

    def do(self, instruction: str) -> None:
        self.lines.append(f"  {instruction}")

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")
        self.block = name

    def declare(self, signature: str) -> None:
        """`signature` is what follows `declare`, or a constant `@name = …`; a module lists each
        once."""
        self.declared.add(signature)

    def call(self, result: str, name: str, *args: tuple[str, str], flags: str = "") -> str:
        """Call an intrinsic or function with (type, value) arguments, declaring it."""
        self.declare(f"{result} @{name}({', '.join(t for t, _ in args)})")
        listed = ", ".join(f"{t} {v}" for t, v in args)
        instruction = f"call {flags + ' ' if flags else ''}{result} @{name}({listed})"
        if result == "void":
            self.do(instruction)
            return ""
        return self.let(instruction)

    def fetch(self, line: str, nearness: int = 3, write: bool = False) -> None:
        """Ask for a line of memory: 3 for L1, 2 for the second."""
        hint = (("i32", str(int(write))), ("i32", str(nearness)), ("i32", "1"))
        self.call("void", "llvm.prefetch.p0", ("ptr", line), *hint)

    # --- integers and addresses ------------------------------------------------------------------

    def add(self, a: str | int, b: str | int) -> str:
        if isinstance(a, int) and isinstance(b, int):
            return str(a + b)
        if str(a) == "0":
            return str(b)
        return str(a) if str(b) == "0" else self.let(f"add i64 {a}, {b}")

    def mul(self, a: str | int, b: str | int) -> str:
        if str(a) == "0" or str(b) == "0":
            return "0"
        if str(a).isdigit() and str(b).isdigit():
            return str(int(a) * int(b))
        if str(b) == "1":
            return str(a)
        return str(b) if str(a) == "1" else self.let(f"mul i64 {a}, {b}")

    def offset(self, pointer: str, index: str | int, kind: str = "float") -> str:
        """The address `index` elements of `kind` past `pointer`."""
        if str(index) == "0":
            return pointer
        return self.let(f"getelementptr {kind}, ptr {pointer}, i64 {index}", "p")

    def load(self, kind: str, pointer: str, align: int = 4) -> str:
        return self.let(f"load {kind}, ptr {pointer}, align {align}", "l")

    def store(self, kind: str, value: str, pointer: str, align: int = 4, tags: str = "") -> None:
        self.do(f"store {kind} {value}, ptr {pointer}, align {align}{tags}")

    def splat(self, kind: str, value: str, lanes: int) -> str:
        """`value` in every lane."""
        if lanes == 1:
            return value
        wide = vec(kind, lanes)
        first = self.let(f"insertelement {wide} poison, {kind} {value}, i64 0")
        mask = f"<{lanes} x i32> zeroinitializer"
        return self.let(f"shufflevector {wide} {first}, {wide} poison, {mask}", "s")

    # --- control ---------------------------------------------------------------------------------

    @contextmanager
    def loop(
        self,
        name: str,
        start: str | int,
        stop: str | int,
        step: str | int = 1,
        carried: Sequence[tuple[str, str]] = (),
        nonempty: bool = False,
        goes_on: Callable[[Loop], str] | None = None,
    ) -> Iterator[Loop]:
        """`for name in range(start, stop, step)`; `carried` are (type, initial value) pairs.

        The body sets its new values with `loop.carry(...)`; after the block `loop.values` are the
        final ones. `nonempty` promises at least one iteration, so that the test is at the bottom.
        `goes_on` makes a second condition, before every iteration.
        """
        tag, before = self.fresh(name), self.block
        self.do(f"br label %{tag}")
        self.label(tag)
        index = f"%{tag}.i"
        it = Loop(index, [f"%{tag}.c{n}" for n in range(len(carried))])
        head = len(self.lines)
        self.lines += [""] * (1 + len(carried))
        if not nonempty:
            more = self.let(f"icmp slt i64 {index}, {stop}")
            if goes_on is not None:
                more = self.let(f"and i1 {more}, {goes_on(it)}")
            self.do(f"br i1 {more}, label %{tag}.body, label %{tag}.done")
            self.label(f"{tag}.body")
        yield it
        assert len(it.ends) == len(carried), f"loop {name} carries {len(carried)} values"
        after, last = f"%{tag}.next", self.block
        self.do(f"{after} = add nuw nsw i64 {index}, {step}")
        self.lines[head] = f"  {index} = phi i64 [{start}, %{before}], [{after}, %{last}]"
        for n, ((kind, first), end) in enumerate(zip(carried, it.ends, strict=True)):
            phi = f"phi {kind} [{first}, %{before}], [{end}, %{last}]"
            self.lines[head + 1 + n] = f"  {it.values[n]} = {phi}"
        if nonempty:
            more = self.let(f"icmp slt i64 {after}, {stop}")
            self.do(f"br i1 {more}, label %{tag}, label %{tag}.done")
            it.values = list(it.ends)
        else:
            self.do(f"br label %{tag}")
        self.label(f"{tag}.done")

    @contextmanager
    def when(self, condition: str) -> Iterator[None]:
        """`if condition:` without an else."""
        tag = self.fresh("if")
        self.do(f"br i1 {condition}, label %{tag}, label %{tag}.end")
        self.label(tag)
        yield
        self.do(f"br label %{tag}.end")
        self.label(f"{tag}.end")

    def where(
        self,
        condition: str,
        kind: str,
        make: Callable[[], str],
        otherwise: Callable[[], str] = lambda: "zeroinitializer",
    ) -> str:
        """`make() if condition else otherwise()`. What either names is not known outside of it."""
        tag = self.fresh("if")
        self.do(f"br i1 {condition}, label %{tag}, label %{tag}.else")
        ways = []
        for label, way in ((tag, make), (f"{tag}.else", otherwise)):
            self.label(label)
            value = way()
            ways.append(f"[{value}, %{self.block}]")
            self.do(f"br label %{tag}.end")
        self.label(f"{tag}.end")
        return self.let(f"phi {kind} {', '.join(ways)}")

    def slot(self, kind: str, align: int) -> str:
        """Room for a value on the stack, once for all iterations of the loops around."""
        name = f"%{self.fresh('slot')}"
        self.slots.append(f"  {name} = alloca {kind}, align {align}")
        return name

    def function(self, signature: str) -> str:
        """The finished function; `signature` is what follows `define`."""
        lines = ["entry:", *self.slots, *self.lines]
        return "\n".join([f"define {signature} #0 {{", *lines, "}"])


# --- modules -------------------------------------------------------------------------------------


def localize(text: str, prefix: str) -> str:
    """A module whose functions are called `kt_…` for a library that others are linked with: names
    begin with the prefix and are not exported, except for `kt_api_…`."""
    text = re.sub(
        r"^define (?!internal|hidden|dllexport)(?=.*@kt_(?!api_))",
        "define hidden ",
        text,
        flags=re.M,
    )
    return re.sub(r"@kt_", f"@{prefix}kt_", text)


# --- spellings -----------------------------------------------------------------------------------


def suffix(lanes: int, kind: str = "float") -> str:
    """How an intrinsic's name spells `lanes` values of a type."""
    return short(kind) if lanes == 1 else f"v{lanes}{short(kind)}"


def short(kind: str) -> str:
    return {"float": "f32", "double": "f64"}.get(kind, kind)


def zero(lanes: int) -> str:
    return "0" if lanes == 1 else "zeroinitializer"


def const(kind: str, value: int | str, lanes: int) -> str:
    return str(value) if lanes == 1 else f"splat ({kind} {value})"


def iota(lanes: int, kind: str = "i64", step: int = 1) -> str:
    return "<" + ", ".join(f"{kind} {step * i}" for i in range(lanes)) + ">"


def shuffle_lanes(t: Text, kind: str, lanes: int, value: str, picks: Sequence[int]) -> str:
    """The lanes of `value` that `picks` names, in that order."""
    wide, mask = vec(kind, lanes), ", ".join(f"i32 {p}" for p in picks)
    return t.let(f"shufflevector {wide} {value}, {wide} poison, <{len(picks)} x i32> <{mask}>")


def decompose(t: Text, index: str, sizes: Sequence[int | str]) -> list[str]:
    """The mixed-radix digits of an i64, most significant first."""
    digits: list[str] = []
    for size in reversed(sizes[1:]):
        digits.append(t.let(f"urem i64 {index}, {size}"))
        index = t.let(f"udiv i64 {index}, {size}")
    return [index, *reversed(digits)] if sizes else []


# --- multiply add ---------------------------------------------------------------------------------
#
# Emit a·b + c: one instruction where the target has FMA.


def multiply_add(
    t: Text, target: CpuTarget, a: str, b: str, c: str, lanes: int, kind: str = "float"
) -> str:
    """a·b + c over lanes: rounded once by a fused instruction, twice without one, and either way
    by a relaxed one."""
    wide = vec(kind, lanes)
    if target.fma or target.relaxed:  # most of what a micro-kernel is: written at once
        name = f"llvm.{'fma' if target.fma else 'fmuladd'}.{suffix(lanes, kind)}"
        t.declare(f"{wide} @{name}({wide}, {wide}, {wide})")
        return t.let(f"call {wide} @{name}({wide} {a}, {wide} {b}, {wide} {c})")
    return t.let(f"fadd {wide} {t.let(f'fmul {wide} {a}, {b}')}, {c}")


# --- work of a kernel -----------------------------------------------------------------------------
#
# Estimate a kernel's work, which decides how threads share it.


MANY = 1 << 16


FROM_MEMORY, FROM_CACHE = 15e3, 40e3  # bytes a microsecond, by one core


PART_US = 25.0  # the least work of a part, where there are more parts than threads


PARTS = 8  # a thread, at most: who is late then leaves the more to others


def most_parts(kernel: Kernel) -> int:
    """Into how many parts it can be cut that have something to do; many, if that is not known."""
    plan = kernel.schedule
    if not isinstance(plan, RowSchedule) or plan.across:
        return MANY
    outer = kernel.role("outer")
    rest = prod(axis.size for axis in outer if axis.name != plan.lane)
    length = next((axis.size for axis in outer if axis.name == plan.lane), 1)
    at_once = plan.lanes if kernel.role("row") else plan.chunk or length
    return maximum(1, rest * ceil_div(length, maximum(1, at_once)))


def points(kernel: Kernel) -> int:
    """The points of its loops: its work grows with them."""
    return prod(axis.size for axis in kernel.axes)


def work_us(kernel: Kernel, rate: float = FROM_MEMORY) -> float:
    """Roughly how long one core works on a kernel that reads that many bytes in a microsecond: a
    guess that decides how it is shared."""
    same = {n for pair in kernel.in_place for n in pair} if kernel.kind == "scatter" else set()
    moved = sum(hint(b.nbytes) for n, b in enumerate(kernel.buffers) if n not in same) / rate
    if kernel.kind == "attention":
        pairs = kernel.extent("batch", "query", "key")
        flops = 2 * pairs * (kernel.extent("depth") + kernel.extent("value"))
        return max(moved, hint(flops) / 80e3)
    count = hint(prod(axis.size for axis in kernel.axes if not same or axis.role != "copy"))
    if kernel.kind == "contract":
        return max(moved, 2 * count / 80e3)
    return max(moved, count * sum(1 for _ in kernel.prims()) / 20e3)


Count = int | str  # of iterations: a number, or the value of a kernel that holds it
PART = "i64 %tid, i64 %part, i64 %parts"  # the thread's number; which of how many parts to do
PARAMETERS = f"ptr %args, i64 %first, i64 %last, {PART}"  # of a program


class _LoopStep(int):
    """A number that the loop around a call counts; 0 where there is none."""


LOOP_STEP = _LoopStep(0)


class Frame:
    """A kernel function being written:

    void name(ptr b0, …, ptr scratch, ptr barrier, i64 tid, i64 part, i64 parts, i64 n0, …)

    A call does one part of the kernel's work; any thread may do any part, and the results are the
    same however many there are. Scratch is shared by the threads, unless `private` gave each its
    own piece of it. In a kernel with a `barrier` every part has a thread of its own, and what comes
    after it is `taken` by whoever is free. `numbers` are what every call passes last: kernels that
    differ in them alone are one function.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.t = Text()
        self.pointers = {n: f"%b{n}" for n in range(len(kernel.buffers))}
        self.scratch = "%scratch"
        self.extra: list[str] = []  # internal functions the kernel calls
        self.numbers: list[int] = []  # and sizes that a call decides
        self.work_us = work_us(kernel)
        self._meets = False

    def number(self, value: Count) -> str:
        """A size that is no part of the code, but given by whoever calls it."""
        if isinstance(value, (Size, str)):
            return str(value)
        self.numbers.append(value)
        return f"%n{len(self.numbers) - 1}"

    def loop_step(self) -> str:
        """The step of the loop that repeats the kernel."""
        return self.number(LOOP_STEP)

    def share(self, items: Count) -> tuple[str, str]:
        """This part's [lo, hi) of that many items, whose number is given."""
        return share(self.t, self.number(items))

    @contextmanager
    def taken(self, items: Count, rounds: int = 1, most: int = MANY) -> Iterator[tuple[str, str]]:
        """What is written with [lo, hi) of that many items, `rounds` times in all. Before a barrier
        that is this part's share. After one it is a piece of it, then the next, then pieces that
        parts which are late have left: all are done at about the same time, and who is not late
        keeps what its caches have. There are `most` pieces, or one for each part."""
        if not self._meets:
            yield self.share(items)
            return
        t, count = self.t, self.number(items)
        pieces = self.number(min(most, int(self.work_us / rounds / PART_US)))
        each = t.let(f"udiv i64 {pieces}, %parts")
        each = self.larger(self.smaller(each, str(PARTS)), "1")
        each = t.let(f"select i1 {t.let('icmp eq i64 %parts, 1')}, i64 1, i64 {each}")
        pieces, first = t.let(f"mul i64 {each}, %parts"), t.let(f"mul i64 {each}, %part")
        tag, before = t.fresh("piece"), t.block
        t.do(f"br label %{tag}")
        t.label(tag)
        head = len(t.lines)
        t.lines += ["", ""]
        yield share(t, count, f"%{tag}.n", pieces)
        after, several = t.block, t.let(f"icmp ugt i64 {each}, 1")
        t.do(f"br i1 {several}, label %{tag}.look, label %{tag}.done")
        t.label(f"{tag}.look")
        t.do(f"%{tag}.of = phi i64 [%{tag}.from, %{after}], [%{tag}.next, %{tag}.none]")
        owner = t.let(f"urem i64 {t.add('%part', f'%{tag}.of')}, %parts")
        piece = t.call("i64", "kt_take", ("ptr", "%barrier"), ("i64", owner))
        number = t.add(t.mul(owner, each), piece)
        left = t.let(f"icmp ult i64 {piece}, {each}")
        t.do(f"br i1 {left}, label %{tag}, label %{tag}.none")
        t.label(f"{tag}.none")
        t.do(f"%{tag}.next = add i64 %{tag}.of, 1")
        others = t.let(f"icmp ult i64 %{tag}.next, %parts")
        t.do(f"br i1 {others}, label %{tag}.look, label %{tag}.done")
        t.label(f"{tag}.done")
        t.lines[head] = f"  %{tag}.n = phi i64 [{first}, %{before}], [{number}, %{tag}.look]"
        t.lines[head + 1] = f"  %{tag}.from = phi i64 [0, %{before}], [%{tag}.of, %{tag}.look]"

    def private(self, floats: int) -> None:
        """Give each thread `floats` of the scratch, a cache line apart."""
        step = self.t.mul("%tid", -(-floats // 16) * 16)
        self.scratch = self.t.offset("%scratch", step)

    def smaller(self, a: str, b: str) -> str:
        return self.t.call("i64", "llvm.smin.i64", ("i64", a), ("i64", b))

    def larger(self, a: str, b: str) -> str:
        return self.t.call("i64", "llvm.smax.i64", ("i64", a), ("i64", b))

    def divide_up(self, a: Count, b: Count) -> str:
        """⌈a/b⌉ of counts that the call decides."""
        return self.t.let(f"udiv i64 {self.t.add(str(a), self._less_one(b))}, {b}")

    def _less_one(self, count: Count) -> str:
        return self.t.let(f"sub i64 {count}, 1") if isinstance(count, str) else str(count - 1)

    def barrier(self) -> None:
        """Wait for the threads of all parts."""
        self._meets = True
        self.t.call("void", "kt_barrier", ("ptr", "%barrier"), ("i64", "%parts"))


def parameters(kernel: Kernel, frame: Frame, sizes: Sequence[str] = ()) -> str:
    same = {n for pair in kernel.in_place for n in pair}
    buffers = [
        f"ptr %b{n}" if n in same else f"ptr noalias %b{n}" for n in range(len(kernel.buffers))
    ]
    numbers = [f"i64 %n{n}" for n in range(len(frame.numbers))]
    numbers += [f"i64 {name}" for name in sizes]
    return ", ".join([*buffers, "ptr noalias %scratch", "ptr %barrier", PART, *numbers])


def share(t: Text, items: int | str, part: str = "%part", parts: str = "%parts") -> tuple[str, str]:
    """A part's [lo, hi) of `items`."""
    first = t.let(f"mul i64 {part}, {items}")
    lo = t.let(f"udiv i64 {first}, {parts}")
    after = t.let(f"add i64 {first}, {items}")
    return lo, t.let(f"udiv i64 {after}, {parts}")
