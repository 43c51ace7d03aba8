"""Phases in, LLVM text out: what a program has in WebAssembly beside its kernels.

Every thread makes one call for the whole program, and they meet between phases:

void kt_main(ptr args, i32 tid, i32 threads)
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from kitsune.backends.cpu.text import Text

MAIN = "kt_main"
LOOKS = 20_000  # at a word before a thread sleeps on it: some tens of microseconds

# Threads sleep on the word itself. A thread that may not sleep, a page's own, is none of those that
# meet.
WASM_AWAIT_TEXT = f"""
declare i32 @llvm.wasm.memory.atomic.wait32(ptr, i32, i64)
declare i32 @llvm.wasm.memory.atomic.notify(ptr, i32)

; while *word == old: look again; after {LOOKS} looks, sleep until it is notified. Measures nothing.
define internal i64 @kt_await(ptr %word, i32 %old) #0 {{
entry:
  br label %look
look:
  %spins = phi i32 [0, %entry], [%more, %wait]
  %now = load atomic i32, ptr %word acquire, align 4
  %changed = icmp ne i32 %now, %old
  br i1 %changed, label %done, label %wait
wait:
  %more = add i32 %spins, 1
  %patient = icmp ult i32 %more, {LOOKS}
  br i1 %patient, label %look, label %sleep
sleep:
  %ignored = call i32 @llvm.wasm.memory.atomic.wait32(ptr %word, i32 %old, i64 -1)
  %later = load atomic i32, ptr %word acquire, align 4
  %same = icmp eq i32 %later, %old
  br i1 %same, label %sleep, label %done
done:
  ret i64 0
}}
"""
WASM_NOTIFY = "%woken = call i32 @llvm.wasm.memory.atomic.notify(ptr %generation.p, i32 -1)"


def main_text(entry: str, is_shared: Sequence[bool], barrier: int) -> str:
    """`entry` is the program's own function; `is_shared` says of each phase whether all
    threads take part, or the first does it alone; `barrier` is the number of that argument."""
    t = Text()
    tid, threads = (t.let(f"zext i32 {name} to i64") for name in ("%tid", "%threads"))

    def run(first: int, last: int, *part: str) -> None:
        listed = ("%args", str(first), str(last), *part)
        t.call("void", entry, *(("i64" if n else "ptr", a) for n, a in enumerate(listed)))

    t.do(f"br i1 {t.let('icmp eq i32 %threads, 1')}, label %alone, label %together")
    t.label("alone")
    run(0, -1, "0", "0", "1")
    t.do("ret void")
    t.label("together")
    first, is_first = 0, t.let("icmp eq i32 %tid, 0")
    for shared, stretch in groupby(is_shared):
        last = first + len(list(stretch))
        for start, stop in _stretches(first, last, shared):
            if shared:
                run(start, stop, tid, tid, threads)
            else:
                with t.when(is_first):
                    run(start, stop, "0", "0", "1")
            meeting = t.load("ptr", t.offset("%args", barrier, "ptr"))
            t.call("void", "kt_barrier", ("ptr", meeting), ("i64", threads))
        first = last
    t.do("ret void")
    declared = sorted(f"declare {d}" for d in t.declared)
    body = t.function(f"void @{MAIN}(ptr %args, i32 %tid, i32 %threads)")
    return "\n".join([*declared, body, ""])


def _stretches(first: int, last: int, shared: bool) -> list[tuple[int, int]]:
    """What threads do between two meetings: a shared phase, or all that one does alone."""
    return [(n, n + 1) for n in range(first, last)] if shared else [(first, last)]
