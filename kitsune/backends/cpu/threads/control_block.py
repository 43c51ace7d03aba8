"""What the threads of a pool share, as native code and Python see it: the control block, the job
that is being run, and the lock word.
"""

from __future__ import annotations

import ctypes
import itertools
import re
from string import Template

from kitsune.backends.cpu.sync import BARRIER_NBYTES, MAX_THREADS

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
        ("line3", ctypes.c_char * (LINE - 28)),
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
