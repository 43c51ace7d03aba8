"""Emit time stamps around the kernel calls of a program, one for each thread and kernel.

    trace: stride, …                       a cache line: bytes from one thread's part to the next
    then for each thread: count, …         a cache line, then `count` stamps
    stamp: ticks, step | part << 32        the part of the step that was finished then

A call of the program begins with a stamp of no step: what lies between two stamps of one thread is
the time of the second's step.
"""

from __future__ import annotations

from kitsune.backends.cpu.llvm_text import Text
from kitsune.target import CpuTarget

LINE = 64
STAMP_NBYTES = 16
BEGIN = 0xFFFFFFFF  # the step of a stamp that only begins
TICKS, STAMPS = "kt_ticks", "kt_stamps"


class Clock:
    """Writes stamps into a program for `target`."""

    def __init__(self, target: CpuTarget) -> None:
        is_x86 = target.triple.startswith("x86_64")
        self._counter = "llvm.readcyclecounter" if is_x86 else "llvm.readsteadycounter"
        self._mine, self._part = "", ""

    def begin(self, t: Text, trace: str) -> None:
        """In the entry of the program; `trace` points to what is described above."""
        step = t.let(f"mul i64 %tid, {t.load('i64', trace, 8)}")
        self._mine = t.offset(t.offset(trace, LINE, "i8"), step, "i8")
        self._part = t.let("shl i64 %part, 32")
        self.stamp(t, BEGIN)

    def stamp(self, t: Text, step: int) -> None:
        ticks = t.call("i64", self._counter)
        count = t.load("i64", self._mine, 8)
        at = t.add(t.mul(count, STAMP_NBYTES), LINE)
        place = t.offset(self._mine, at, "i8")
        t.store("i64", ticks, place, 8)
        t.store("i64", t.let(f"or i64 {self._part}, {step}"), t.offset(place, 1, "i64"), 8)
        t.store("i64", t.add(count, 1), self._mine, 8)

    def text(self) -> str:
        """What the counter shows now, and a number of stamps that can be timed:

        i64 kt_ticks();  void kt_stamps(ptr mine, i64 count)
        """
        t = Text()
        t.do(f"ret i64 {t.call('i64', self._counter)}")
        now = t.function(f"i64 @{TICKS}()")
        t, self._mine, self._part = Text(), "%mine", "0"
        with t.loop("stamps", 0, "%count"):
            self.stamp(t, 0)
        t.do("ret void")
        return f"{now}\n{t.function(f'void @{STAMPS}(ptr %mine, i64 %count)')}"
