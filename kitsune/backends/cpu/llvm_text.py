"""LLVM IR as text: fresh names, typed values, loops with carried values."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import numpy as np

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
        name = f"%{self.fresh(hint)}"
        self.lines.append(f"  {name} = {instruction}")
        return name

    def do(self, instruction: str) -> None:
        self.lines.append(f"  {instruction}")

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")
        self.block = name

    def declare(self, signature: str) -> None:
        """`signature` is what follows `declare`; a module lists each once."""
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
    if target.fma or target.relaxed:
        name = f"llvm.{'fma' if target.fma else 'fmuladd'}.{suffix(lanes, kind)}"
        return t.call(wide, name, (wide, a), (wide, b), (wide, c))
    return t.let(f"fadd {wide} {t.let(f'fmul {wide} {a}, {b}')}, {c}")
