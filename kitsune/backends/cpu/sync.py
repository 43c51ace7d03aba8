"""The barrier inside a kernel whose threads need what the others made, as LLVM text for any target
with threads.

A kernel declares `void @kt_barrier(ptr, i64)` and is loaded beside the object of `barrier_text`.
After a barrier, `i64 @kt_take(ptr, i64)` counts the work items that each thread has begun with,
and that others may take.
"""

from __future__ import annotations

from string import Template

from kitsune.backends.cpu.jit import architecture
from kitsune.backends.wasm.entry_code import WASM_AWAIT_TEXT, WASM_NOTIFY
from kitsune.target import CpuTarget

# A barrier starts as zeros: threads that have arrived (i32) at 0, generation (i32) at 64, the
# longest that one has waited after its pauses, in nanoseconds (i64), and for each thread, how many
# of its pieces were taken since the last meeting (i32).
MAX_THREADS = 1024
LONGEST_WAIT, TAKEN = 8, 128
BARRIER_NBYTES = TAKEN + 4 * MAX_THREADS
SPINS = 2000  # pauses before a waiting thread offers its core: another process may hold the last

# What a thread executes while it waits for another core.
PAUSES = {
    "x86_64": ("declare void @llvm.x86.sse2.pause()", "call void @llvm.x86.sse2.pause()"),
    "aarch64": ("declare void @llvm.aarch64.hint(i32)", "call void @llvm.aarch64.hint(i32 1)"),
}

CLOCK_TEXT = """
declare i32 @sched_yield()
declare i32 @clock_gettime(i32, ptr)

; nanoseconds since some time ago
define internal i64 @kt_now() #0 {
  %pair = alloca [2 x i64], align 8
  %ignored = call i32 @clock_gettime(i32 1, ptr %pair)
  %seconds = load i64, ptr %pair, align 8
  %rest.p = getelementptr i64, ptr %pair, i64 1
  %rest = load i64, ptr %rest.p, align 8
  %whole = mul i64 %seconds, 1000000000
  %now = add i64 %whole, %rest
  ret i64 %now
}
"""

AWAIT_TEXT = f"""
; while *word == old: pause; after {SPINS} pauses, yield each time instead. Returns the nanoseconds
; since then.
define internal i64 @kt_await(ptr %word, i32 %old) #0 {{
entry:
  br label %look
look:
  %spins = phi i32 [0, %entry], [%more, %wait]
  %now = load atomic i32, ptr %word acquire, align 4
  %changed = icmp ne i32 %now, %old
  br i1 %changed, label %done, label %wait
wait:
  call void @kt_pause()
  %more = add i32 %spins, 1
  %patient = icmp ult i32 %more, {SPINS}
  br i1 %patient, label %look, label %slow
slow:
  %began = call i64 @kt_now()
  br label %yield
yield:
  %ignored = call i32 @sched_yield()
  %later = load atomic i32, ptr %word acquire, align 4
  %changed.later = icmp ne i32 %later, %old
  br i1 %changed.later, label %late, label %yield
late:
  %ended = call i64 @kt_now()
  %took = sub i64 %ended, %began
  br label %done
done:
  %waited = phi i64 [0, %look], [%took, %late]
  ret i64 %waited
}}
"""

BARRIER_TEXT = Template(f"""
; Return when the threads of all parts have called. The last to arrive starts the next generation,
; so the same barrier serves the next meeting at once.
define void @kt_barrier(ptr %barrier, i64 %parts) #0 {{
entry:
  %alone = icmp eq i64 %parts, 1
  br i1 %alone, label %done, label %arrive
arrive:
  %generation.p = getelementptr i8, ptr %barrier, i64 64
  %generation = load atomic i32, ptr %generation.p acquire, align 4
  %before = atomicrmw add ptr %barrier, i32 1 acq_rel
  %mine = add i32 %before, 1
  %all = trunc i64 %parts to i32
  %last = icmp eq i32 %mine, %all
  br i1 %last, label %open, label %wait
open:
  store atomic i32 0, ptr %barrier monotonic, align 4
  br label %clear
clear:
  %n = phi i64 [0, %open], [%n.next, %clear]
  %taken = getelementptr i8, ptr %barrier, i64 {TAKEN}
  %taken.n = getelementptr i32, ptr %taken, i64 %n
  store atomic i32 0, ptr %taken.n monotonic, align 4
  %n.next = add i64 %n, 1
  %more = icmp ult i64 %n.next, %parts
  br i1 %more, label %clear, label %release
release:
  %next = add i32 %generation, 1
  store atomic i32 %next, ptr %generation.p release, align 4
  $notify
  br label %done
wait:
  %waited = call i64 @kt_await(ptr %generation.p, i32 %generation)
  %long = icmp ne i64 %waited, 0
  br i1 %long, label %note, label %done
note:
  %longest.p = getelementptr i8, ptr %barrier, i64 {LONGEST_WAIT}
  %before.longest = atomicrmw max ptr %longest.p, i64 %waited monotonic
  br label %done
done:
  ret void
}}

; Which of a thread's pieces is taken now, counted from 1 since the last meeting at this barrier.
define i64 @kt_take(ptr %barrier, i64 %owner) #0 {{
  %taken = getelementptr i8, ptr %barrier, i64 {TAKEN}
  %taken.n = getelementptr i32, ptr %taken, i64 %owner
  %before = atomicrmw add ptr %taken.n, i32 1 monotonic
  %piece = add i32 %before, 1
  %number = zext i32 %piece to i64
  ret i64 %number
}}
""")


def waiting_text(target: CpuTarget) -> str:
    """`@kt_pause` and `@kt_now`, local to the module that includes them."""
    declaration, pause = PAUSES.get(architecture(target), ("", ""))
    function = f"define internal void @kt_pause() #0 {{\n  {pause}\n  ret void\n}}"
    return f"{declaration}\n{function}\n{CLOCK_TEXT}"


def barrier_text(target: CpuTarget) -> str:
    """The module that defines `@kt_barrier` and `@kt_take`."""
    if target.device == "wasm":
        return WASM_AWAIT_TEXT + BARRIER_TEXT.substitute(notify=WASM_NOTIFY)
    return waiting_text(target) + AWAIT_TEXT + BARRIER_TEXT.substitute(notify="")
