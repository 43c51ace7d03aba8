"""Emit what a WebAssembly program needs beside its kernels: entry, threads, barriers.

Every thread makes one call for the whole program, and they meet between phases:

void kt_main(ptr args, i32 tid, i32 threads)

Parts of a phase are taken from a word, one by one, so that a thread that is late or disturbed
leaves the more to others. There are two such words behind the barrier: the first thread clears one
while the other is in use.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from string import Template

from kitsune.backends.cpu.llvm_text import Text

MAIN = "kt_main"
ALONE = 0  # parts of a phase that the first thread does
LOOKS = 50_000  # at a word before a thread sleeps on it: about as long as it takes to wake one
PARTS = 4  # of a phase for each thread, at most
LINE = 64
WORDS_NBYTES = 2 * LINE

# Threads sleep on the word itself. A thread that may not sleep, a page's own, is none of those that
# meet.
WASM_DECLARED = """
declare i32 @llvm.wasm.memory.atomic.wait32(ptr, i32, i64)
declare i32 @llvm.wasm.memory.atomic.notify(ptr, i32)
"""
WASM_WAIT = {
    "looks": LOOKS,
    "pause": "",
    "sleep": "%woken = call i32 @llvm.wasm.memory.atomic.wait32(ptr %word, i32 %old, i64 -1)",
    "now": "add i64 0, 0",  # nothing is measured
}
WASM_NOTIFY = "%woken = call i32 @llvm.wasm.memory.atomic.notify(ptr %generation.p, i32 -1)"

SHARE_TEXT = Template("""
; for part in a word that counts them, up to as many as all threads are to do: do it; where there
; is none, the first thread does all
define internal void @kt_share(
    ptr %args, i64 %phase, i64 %most, ptr %word, ptr %other, i64 %tid, i64 %threads) #0 {
entry:
  %first = icmp eq i64 %tid, 0
  br i1 %first, label %clear, label %cut
clear:
  store atomic i32 0, ptr %other monotonic, align 4
  br label %cut
cut:
  %next = add i64 %phase, 1
  %alone = icmp eq i64 %most, $alone
  br i1 %alone, label %single, label %several
single:
  br i1 %first, label %whole, label %done
whole:
  call void @$entry(ptr %args, i64 %phase, i64 %next, i64 0, i64 0, i64 1)
  br label %done
several:
  %fit = udiv i64 %most, %threads
  %few = call i64 @llvm.umin.i64(i64 %fit, i64 $parts)
  %each = call i64 @llvm.umax.i64(i64 %few, i64 1)
  %parts = mul i64 %each, %threads
  br label %take
take:
  %taken = atomicrmw add ptr %word, i32 1 monotonic
  %part = zext i32 %taken to i64
  %is.part = icmp ult i64 %part, %parts
  br i1 %is.part, label %do, label %done
do:
  call void @$entry(ptr %args, i64 %phase, i64 %next, i64 %tid, i64 %part, i64 %parts)
  br label %take
done:
  ret void
}

declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
""")


def static_main(entry: str, parts: Sequence[int], barrier: int, words: int) -> Main:
    """`entry` is the program's own function; `parts` says of each phase into how many it may be
    cut, and 1 that each thread needs its own; `barrier` is the number of that argument, `words` the
    bytes from there to the words that parts are taken from."""
    main = Main(entry, barrier, words)
    first = 0
    for most, stretch in _split_phases(parts):
        last = first + stretch
        if most == ALONE:
            with main.t.when(main.is_first):
                main.run(first, last, "0", "0", "1")
        elif most == 1:
            main.run(first, last, main.tid, main.tid, main.threads)
        else:
            main.share(first, str(most))
        main.meet()
        first = last
    return main


def dynamic_main(entry: str, meets: Sequence[bool], barrier: int, words: int, row: int) -> Main:
    """The same where calls decide sizes: the argument behind the barrier is their table, which has
    the parts of each phase from `row` on. Threads of a phase that `meets` need one each."""
    main = Main(entry, barrier, words)
    t = main.t
    table = t.load("ptr", t.offset("%args", barrier + 1, "ptr"))
    parts = [t.load("i64", t.offset(table, row + n, "i64"), 8) for n in range(len(meets))]
    alone = [t.let(f"icmp eq i64 {most}, {ALONE}") for most in parts]
    for n, (most, is_met) in enumerate(zip(parts, meets, strict=True)):
        if is_met:
            with t.when(t.let(f"and i1 {alone[n]}, {main.is_first}")):
                main.run(n, n + 1, "0", "0", "1")
            with t.when(t.let(f"xor i1 {alone[n]}, true")):
                main.run(n, n + 1, main.tid, main.tid, main.threads)
        else:
            main.share(n, most)
        if n + 1 == len(meets):
            main.meet()
            continue
        goes_on = t.let(f"and i1 {alone[n]}, {alone[n + 1]}")  # the first thread, without others
        with t.when(t.let(f"xor i1 {goes_on}, true")):
            main.meet()
    return main


class Main:
    """`kt_main` being written; `meeting` is the barrier, `taken` the words behind it."""

    def __init__(self, entry: str, barrier: int, words: int) -> None:
        self.t, self._entry = Text(), entry
        t = self.t
        self.tid, self.threads = (t.let(f"zext i32 {name} to i64") for name in ("%tid", "%threads"))
        t.do(f"br i1 {t.let('icmp eq i32 %threads, 1')}, label %alone, label %together")
        t.label("alone")
        self.run(0, -1, "0", "0", "1")
        t.do("ret void")
        t.label("together")
        self._meeting = t.load("ptr", t.offset("%args", barrier, "ptr"))
        at = range(words, words + WORDS_NBYTES, LINE)
        self._taken = [t.offset(self._meeting, n, "i8") for n in at]
        self.is_first = t.let("icmp eq i32 %tid, 0")

    def run(self, first: int, last: int, *part: str) -> None:
        listed = ("%args", str(first), str(last), *part)
        self.t.call(
            "void", self._entry, *(("i64" if n else "ptr", a) for n, a in enumerate(listed))
        )

    def share(self, phase: int, most: str) -> None:
        words = (("ptr", word) for word in self._taken)
        given = (("ptr", "%args"), ("i64", str(phase)), ("i64", most), *words)
        self.t.call("void", "kt_share", *given, ("i64", self.tid), ("i64", self.threads))
        self._taken.reverse()

    def meet(self) -> None:
        self.t.call("void", "kt_barrier", ("ptr", self._meeting), ("i64", self.threads))

    def text(self, name: str = MAIN) -> str:
        t = self.t
        with t.when(self.is_first):
            for word in self._taken:
                t.do(f"store atomic i32 0, ptr {word} monotonic, align 4")
        t.do("ret void")
        declared = sorted(f"declare {d}" for d in t.declared if "kt_share" not in d)
        body = t.function(f"void @{name}(ptr %args, i32 %tid, i32 %threads)")
        share = SHARE_TEXT.substitute(entry=self._entry, parts=PARTS, alone=ALONE)
        return "\n".join([*declared, share, body, ""])


def _split_phases(parts: Sequence[int]) -> Iterator[tuple[int, int]]:
    """What threads do between two meetings, as parts and a number of phases: a phase that they
    share, or all that one does alone."""
    for most, stretch in groupby(parts):
        count = len(list(stretch))
        yield from [(most, count)] if most == ALONE else [(most, 1)] * count
