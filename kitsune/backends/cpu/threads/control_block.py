"""What threads share, as native code and Python see it: barrier, control block, job, lock word."""

from __future__ import annotations

import ctypes
import itertools
import re
from string import Template

from kitsune.backends.cpu.threads.platform_code import PARKING_NBYTES, waiting_text
from kitsune.backends.wasm.entry_code import WASM_DECLARED, WASM_NOTIFY, WASM_WAIT
from kitsune.target import CpuTarget

# --- barrier --------------------------------------------------------------------------------------
#
# The barrier inside a kernel whose threads need what the others made, as LLVM text for any target
# with threads.
#
# A kernel declares `void @kt_barrier(ptr, i64)` and is loaded beside the object of `barrier_text`.
# After a barrier, `i64 @kt_take(ptr, i64)` counts the work items that each thread has begun with,
# and that others may take.


# A barrier starts as zeros: threads that have arrived (i32) at 0, generation (i32) at 64, the
# longest that one has waited after its pauses, in nanoseconds (i64), and for each thread, how many
# of its pieces were taken since the last meeting (i32).
MAX_THREADS = 1024
LONGEST_WAIT, TAKEN = 8, 128
BARRIER_NBYTES = TAKEN + 4 * MAX_THREADS
SPINS = 2000  # pauses before a waiting thread offers its core: another process may hold the last

AWAIT_TEXT = Template("""
; while *word == old: pause; after $looks looks, yield or sleep each time instead. Returns the
; nanoseconds since then, where they are measured.
define internal i64 @kt_await(ptr %word, i32 %old) #0 {
entry:
  br label %look
look:
  %spins = phi i32 [0, %entry], [%more, %wait]
  %now = load atomic i32, ptr %word acquire, align 4
  %changed = icmp ne i32 %now, %old
  br i1 %changed, label %done, label %wait
wait:
  $pause
  %more = add i32 %spins, 1
  %patient = icmp ult i32 %more, $looks
  br i1 %patient, label %look, label %slow
slow:
  %began = $now
  br label %yield
yield:
  $sleep
  %later = load atomic i32, ptr %word acquire, align 4
  %changed.later = icmp ne i32 %later, %old
  br i1 %changed.later, label %late, label %yield
late:
  %ended = $now
  %took = sub i64 %ended, %began
  br label %done
done:
  %waited = phi i64 [0, %look], [%took, %late]
  ret i64 %waited
}
""")
NATIVE_WAIT = {
    "looks": SPINS,
    "pause": "call void @kt_pause()",
    "sleep": "call void @kt_yield()",
    "now": "call i64 @kt_now()",
}

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


def barrier_text(target: CpuTarget) -> str:
    """The module that defines `@kt_barrier` and `@kt_take`."""
    if target.device == "wasm":
        await_text = WASM_DECLARED + AWAIT_TEXT.substitute(WASM_WAIT)
        return await_text + BARRIER_TEXT.substitute(notify=WASM_NOTIFY)
    await_text = waiting_text(target) + AWAIT_TEXT.substitute(NATIVE_WAIT)
    return await_text + BARRIER_TEXT.substitute(notify="")


LINE = 64  # bytes two threads can fight over
MASK_NBYTES = 128  # affinity masks of 1024 CPUs

FREE, BUSY, DEAD = 0, 1, 2  # Control.lock: idle, running a program, without workers


class Control(ctypes.Structure):
    """What the threads of one pool share. Words that different threads write are lines apart."""

    _fields_ = (
        ("state", ctypes.c_uint64),
        ("team", ctypes.c_uint64),  # epoch << 32 | threads in the team
        ("program", ctypes.c_void_p),  # what the open stage calls, and with what
        ("args", ctypes.c_void_p),
        ("stage", ctypes.c_void_p),
        ("open", ctypes.c_int32),  # a job is being run
        ("line1", ctypes.c_char * (LINE - 44)),
        ("done", ctypes.c_int32),  # parts that workers have finished
        ("line2", ctypes.c_char * (LINE - 4)),
        ("spins", ctypes.c_int64),  # pauses before a worker sleeps when no job is open
        ("patience", ctypes.c_int64),  # and when one is
        ("sleepers", ctypes.c_int32),
        ("ready", ctypes.c_int32),  # workers that have reached native code
        ("wakes", ctypes.c_int32),  # what workers sleep on: changes when they are woken
        ("unused", ctypes.c_int32),
        ("parking", ctypes.c_char * (PARKING_NBYTES - 8)),  # what macOS needs for it
        ("line3", ctypes.c_char * (-(24 + PARKING_NBYTES) % LINE)),
        ("lock", ctypes.c_int32),
        ("line4", ctypes.c_char * (LINE - 4)),
        ("size", ctypes.c_int64),  # threads the pool has, the caller's included
        ("epoch", ctypes.c_int64),
        ("worth_waking_ns", ctypes.c_int64),  # work from which sleepers are woken
        ("last_ns", ctypes.c_int64),  # when a job last found sleepers and let them sleep
        ("credit_ns", ctypes.c_int64),  # work done since then without them
        ("rest_ns", ctypes.c_int64),  # how long the pool rests, or 0: none of its threads was late
        ("rested_ns", ctypes.c_int64),  # when it has rested enough
        ("rested_spins", ctypes.c_int64),  # `spins` then
        ("apart", ctypes.c_int32),  # keep workers off the caller's CPU
        ("cpu", ctypes.c_int32),  # the CPU they are stored off now, or -1
        ("lend", ctypes.c_void_p),  # what calls a function on another library's threads, or null
        ("worked_ns", ctypes.c_int64),  # when those last finished a job
        ("members", ctypes.c_int32),  # of them, how many have come for the open one
        ("line5", ctypes.c_char * (2 * LINE - 92)),
        ("barrier", ctypes.c_char * BARRIER_NBYTES),
        ("allowed", ctypes.c_uint8 * MASK_NBYTES),  # CPUs the process may use, a bit each
        ("tids", ctypes.c_int32 * MAX_THREADS),  # Linux thread ids, by thread number
    )


class StageSpec(ctypes.Structure):
    """Phases of a program that are run in the same manner."""

    _fields_ = (
        ("first", ctypes.c_int64),
        ("last", ctypes.c_int64),  # the phase after them
        ("parts", ctypes.c_int64),  # 1: the caller's alone
        ("meets", ctypes.c_int64),  # 1: a team's
        ("work_ns", ctypes.c_int64),  # roughly how long one core works on them
        ("left_ns", ctypes.c_int64),  # and on everything from here on
    )


class JobSpec(ctypes.Structure):
    """A program, and how it is run."""

    _fields_ = (
        ("job_program", ctypes.c_void_p),
        ("stages", ctypes.c_void_p),
        ("n_stages", ctypes.c_int64),
        ("job_ns", ctypes.c_int64),  # roughly how long one core works on it
    )


def offsets(layout: type[ctypes.Structure]) -> dict[str, int]:
    """{field: its place in bytes}, for a template."""
    return {field[0]: getattr(layout, field[0]).offset for field in layout._fields_}


ADDRESS = re.compile(r"^(.*)ptr (%[\w.]+) \+ (\d+)", re.MULTILINE)


def fill_template(template: Template, values: dict[str, int]) -> str:
    """LLVM text. Where an instruction has `ptr %pool + $size`, another before it adds."""
    count = itertools.count()

    def expand_offset(found: re.Match[str]) -> str:
        before, base, place = found.groups()
        address = f"%at.{next(count)}"
        return f"  {address} = getelementptr i8, ptr {base}, i64 {place}\n{before}ptr {address}"

    return ADDRESS.sub(expand_offset, template.substitute(values))


LOCK_TEXT = """
; 1 if the word was 0 and now is 1: never waits
define i32 @kt_try_lock(ptr %word) #0 {
  %pair = cmpxchg ptr %word, i32 0, i32 1 acquire monotonic
  %won = extractvalue { i32, i1 } %pair, 1
  %result = zext i1 %won to i32
  ret i32 %result
}

define void @kt_unlock(ptr %word) #0 {
  store atomic i32 0, ptr %word release, align 4
  ret void
}
"""
