"""What every kernel function has: its parameters, its share of the work, its scratch."""

from __future__ import annotations

from kitsune.backends.cpu.text import Text
from kitsune.lower.kernel import Kernel

PART = "i64 %tid, i64 %part, i64 %parts"  # the thread's number; which of how many parts to do


class Frame:
    """A kernel function being written:

    void name(ptr b0, …, ptr scratch, ptr barrier, i64 tid, i64 part, i64 parts)

    A call does one part of the kernel's work; any thread may do any part, and the results are the
    same however many there are. Scratch is shared by the threads, unless `private` gave each its
    own piece of it. In a kernel with a `barrier` every part has a thread of its own.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.t = Text()
        self.pointers = {n: f"%b{n}" for n in range(len(kernel.buffers))}
        self.scratch = "%scratch"
        self.extra: list[str] = []  # internal functions the kernel calls

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


def parameters(kernel: Kernel) -> str:
    buffers = [f"ptr noalias %b{n}" for n in range(len(kernel.buffers))]
    return ", ".join([*buffers, "ptr noalias %scratch", "ptr %barrier", PART])


def share(t: Text, items: int | str) -> tuple[str, str]:
    """This part's [lo, hi) of `items`."""
    first = t.let(f"mul i64 %part, {items}")
    lo = t.let(f"udiv i64 {first}, %parts")
    after = t.let(f"add i64 {first}, {items}")
    return lo, t.let(f"udiv i64 {after}, %parts")
