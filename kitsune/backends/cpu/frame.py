"""What every kernel function has: its parameters, its share of the work, its scratch."""

from __future__ import annotations

from kitsune.backends.cpu.text import Text
from kitsune.lower.kernel import Kernel


class Frame:
    """A kernel function being written:

    void name(ptr b0, …, ptr scratch, ptr barrier, i64 tid, i64 nth)

    Scratch is shared by the threads, unless `private` gave each its own part of it.
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

    def barrier(self) -> None:
        self.t.call("void", "kt_barrier", ("ptr", "%barrier"), ("i64", "%nth"))


def parameters(kernel: Kernel) -> str:
    buffers = [f"ptr noalias %b{n}" for n in range(len(kernel.buffers))]
    return ", ".join([*buffers, "ptr noalias %scratch", "ptr %barrier", "i64 %tid", "i64 %nth"])


def share(t: Text, items: int, tid: str = "%tid", nth: str = "%nth") -> tuple[str, str]:
    """This thread's part [lo, hi) of `items`."""
    first = t.let(f"mul i64 {tid}, {items}")
    lo = t.let(f"udiv i64 {first}, {nth}")
    after = t.let(f"add i64 {first}, {items}")
    return lo, t.let(f"udiv i64 {after}, {nth}")
