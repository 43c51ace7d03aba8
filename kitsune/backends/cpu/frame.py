"""What every kernel function has: its parameters, its share of the work, its scratch."""

from __future__ import annotations

from kitsune.backends.cpu.text import Text
from kitsune.lower.kernel import Kernel

PART = "i64 %tid, i64 %part, i64 %parts"  # the thread's number; which of how many parts to do


class Frame:
    """A kernel function being written:

    void name(ptr b0, …, ptr scratch, ptr barrier, i64 tid, i64 part, i64 parts, i64 n0, …)

    A call does one part of the kernel's work; any thread may do any part, and the results are the
    same however many there are. Scratch is shared by the threads, unless `private` gave each its
    own piece of it. In a kernel with a `barrier` every part has a thread of its own. `numbers` are
    what every call passes last: kernels that differ in them alone are one function.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.t = Text()
        self.pointers = {n: f"%b{n}" for n in range(len(kernel.buffers))}
        self.scratch = "%scratch"
        self.extra: list[str] = []  # internal functions the kernel calls
        self.numbers: list[int] = []

    def number(self, value: int) -> str:
        """A size that is no part of the code, but given by whoever calls it."""
        self.numbers.append(value)
        return f"%n{len(self.numbers) - 1}"

    def share(self, items: int) -> tuple[str, str]:
        """This part's [lo, hi) of so many items, whose number is given."""
        return share(self.t, self.number(items))

    def private(self, floats: int) -> None:
        """Give each thread `floats` of the scratch, a cache line apart."""
        step = self.t.mul("%tid", -(-floats // 16) * 16)
        self.scratch = self.t.offset("%scratch", step)

    def smaller(self, a: str, b: str) -> str:
        return self.t.call("i64", "llvm.smin.i64", ("i64", a), ("i64", b))

    def larger(self, a: str, b: str) -> str:
        return self.t.call("i64", "llvm.smax.i64", ("i64", a), ("i64", b))

    def barrier(self) -> None:
        """Wait for the threads of all parts."""
        self.t.call("void", "kt_barrier", ("ptr", "%barrier"), ("i64", "%parts"))


def parameters(kernel: Kernel, frame: Frame) -> str:
    same = {n for pair in kernel.in_place for n in pair}
    buffers = [
        f"ptr %b{n}" if n in same else f"ptr noalias %b{n}" for n in range(len(kernel.buffers))
    ]
    numbers = [f"i64 %n{n}" for n in range(len(frame.numbers))]
    return ", ".join([*buffers, "ptr noalias %scratch", "ptr %barrier", PART, *numbers])


def share(t: Text, items: int | str) -> tuple[str, str]:
    """This part's [lo, hi) of `items`."""
    first = t.let(f"mul i64 %part, {items}")
    lo = t.let(f"udiv i64 {first}, %parts")
    after = t.let(f"add i64 {first}, {items}")
    return lo, t.let(f"udiv i64 {after}, %parts")
