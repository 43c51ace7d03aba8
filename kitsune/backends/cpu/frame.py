"""What every kernel function has: its parameters, its share of the work, its scratch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import prod

from kitsune.backends.cpu.llvm_text import Text
from kitsune.backends.cpu.schedule.row_loops import RowSchedule
from kitsune.ir.sizes import Size, ceil_div, hint, maximum
from kitsune.lower.kernel import Kernel

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
