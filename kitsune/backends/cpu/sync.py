"""The barrier between dependent kernels of one program, as LLVM text for any target with threads.

A program declares `void @kt_barrier(ptr, i64)` and is loaded beside the object of `barrier_text`.
"""

from __future__ import annotations

from kitsune.backends.cpu.jit import architecture
from kitsune.errors import UnsupportedError
from kitsune.target import CpuTarget

BARRIER_NBYTES = (
    128  # threads that have arrived (i32) at 0, generation (i32) at 64; starts as zeros
)
SPINS = (
    2000  # pauses before a waiting thread offers its core: another process may hold the last one
)

# What a thread executes while it waits for another core.
PAUSES = {
    "x86_64": ("declare void @llvm.x86.sse2.pause()", "call void @llvm.x86.sse2.pause()"),
    "aarch64": ("declare void @llvm.aarch64.hint(i32)", "call void @llvm.aarch64.hint(i32 1)"),
}

AWAIT_TEXT = f"""
declare i32 @sched_yield()

; while *word == old: pause; after {SPINS} pauses, yield each time as well
define internal void @kt_await(ptr %word, i32 %old) #0 {{
entry:
  br label %look
look:
  %spins = phi i32 [0, %entry], [%more, %again], [{SPINS}, %yield]
  %now = load atomic i32, ptr %word acquire, align 4
  %changed = icmp ne i32 %now, %old
  br i1 %changed, label %done, label %wait
wait:
  call void @kt_pause()
  %patient = icmp ult i32 %spins, {SPINS}
  br i1 %patient, label %again, label %yield
again:
  %more = add i32 %spins, 1
  br label %look
yield:
  %ignored = call i32 @sched_yield()
  br label %look
done:
  ret void
}}
"""

BARRIER_TEXT = """
; Return when all nth threads have called. The last to arrive starts the next generation, so the
; same barrier serves the next phase at once.
define void @kt_barrier(ptr %barrier, i64 %nth) #0 {
entry:
  %alone = icmp eq i64 %nth, 1
  br i1 %alone, label %done, label %arrive
arrive:
  %generation.p = getelementptr i8, ptr %barrier, i64 64
  %generation = load atomic i32, ptr %generation.p acquire, align 4
  %before = atomicrmw add ptr %barrier, i32 1 acq_rel
  %mine = add i32 %before, 1
  %all = trunc i64 %nth to i32
  %last = icmp eq i32 %mine, %all
  br i1 %last, label %open, label %wait
open:
  store atomic i32 0, ptr %barrier monotonic, align 4
  %next = add i32 %generation, 1
  store atomic i32 %next, ptr %generation.p release, align 4
  br label %done
wait:
  call void @kt_await(ptr %generation.p, i32 %generation)
  br label %done
done:
  ret void
}
"""


def waiting_text(target: CpuTarget) -> str:
    """`@kt_pause` and `@kt_await`, local to the module that includes them."""
    if architecture(target).startswith("wasm"):
        raise UnsupportedError(
            f"no barrier for {target.name!r}", why="its programs run on one thread"
        )
    declaration, pause = PAUSES.get(architecture(target), ("", ""))
    function = f"define internal void @kt_pause() #0 {{\n  {pause}\n  ret void\n}}"
    return f"{declaration}\n{function}\n{AWAIT_TEXT}"


def barrier_text(target: CpuTarget) -> str:
    """The module that defines `@kt_barrier`."""
    return waiting_text(target) + BARRIER_TEXT
