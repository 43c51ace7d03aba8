"""The thread pool's native half: a control block's layout, and LLVM text that works on it.

    kt_worker(pool, tid, spins)     what a worker does until the pool closes
    kt_run(pool, fn, args, nth)     run `void fn(ptr args, i64 tid, i64 nth)` on nth threads
    kt_close(pool) -> i32           send the workers home; 0 if a program is running
    kt_pauses(n)                    n pauses, to be timed
    kt_try_lock(word) -> i32, kt_unlock(word)

A run is published by one store to `state`: the number of threads in its upper half, a generation
in its lower half, which is also the futex that parked workers sleep on. A worker that a run does
not include reads nothing else, so the caller never has to wait for it.
"""

from __future__ import annotations

import ctypes
import functools
from string import Template

from kitsune.backends.cpu.jit import Loaded, architecture, host_target, load
from kitsune.backends.cpu.sync import BARRIER_NBYTES, waiting_text
from kitsune.errors import UnsupportedError
from kitsune.runtime.objects import object_of
from kitsune.target import CpuTarget

LINE = 64  # bytes two threads can fight over
MAX_THREADS = 1024
MASK_NBYTES = 128  # affinity masks of 1024 CPUs

FREE, BUSY, DEAD = 0, 1, 2  # Control.lock: idle, running a program, without workers

FUTEX_CALL = {"x86_64": 202, "aarch64": 98, "riscv64": 98}  # Linux system call numbers


class Control(ctypes.Structure):
    """What the threads of one pool share. Words that different threads write are lines apart."""

    _fields_ = (
        ("state", ctypes.c_uint64),  # threads << 32 | generation
        ("fn", ctypes.c_void_p),
        ("args", ctypes.c_void_p),
        ("size", ctypes.c_int64),  # threads the pool has, the caller's included
        ("apart", ctypes.c_int32),  # keep workers off the caller's CPU
        ("cpu", ctypes.c_int32),  # the CPU they are kept off now, or -1
        ("line1", ctypes.c_char * (LINE - 40)),
        ("running", ctypes.c_int32),  # workers that have not finished the program
        ("line2", ctypes.c_char * (LINE - 4)),
        ("sleepers", ctypes.c_int32),
        ("ready", ctypes.c_int32),  # workers that have reached native code
        ("line3", ctypes.c_char * (LINE - 8)),
        ("lock", ctypes.c_int32),
        ("line4", ctypes.c_char * (LINE - 4)),
        ("barrier", ctypes.c_char * BARRIER_NBYTES),
        ("allowed", ctypes.c_uint8 * MASK_NBYTES),  # CPUs the process may use, a bit each
        ("tids", ctypes.c_int32 * MAX_THREADS),  # Linux thread ids, by thread number
    )


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

WORKER_TEXT = Template("""
declare i64 @syscall(i64, ...)

define void @kt_pauses(i64 %n) #0 {
entry:
  br label %pause
pause:
  %i = phi i64 [0, %entry], [%next, %pause]
  call void @kt_pause()
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %pause, label %done
done:
  ret void
}

define void @kt_worker(ptr %pool, i64 %tid, i64 %spins) #0 {
entry:
  %state.p = getelementptr i8, ptr %pool, i64 $state
  %fn.p = getelementptr i8, ptr %pool, i64 $fn
  %args.p = getelementptr i8, ptr %pool, i64 $args
  %running.p = getelementptr i8, ptr %pool, i64 $running
  %sleepers.p = getelementptr i8, ptr %pool, i64 $sleepers
  %ready.p = getelementptr i8, ptr %pool, i64 $ready
  %counted = atomicrmw add ptr %ready.p, i32 1 release
  br label %idle

idle:
  %seen = phi i64 [0, %entry], [%now, %changed], [%now, %work]
  br label %look
look:
  %spun = phi i64 [0, %idle], [%more, %wait], [0, %park]
  %now = load atomic i64, ptr %state.p acquire, align 8
  %same = icmp eq i64 %now, %seen
  br i1 %same, label %wait, label %changed
wait:
  call void @kt_pause()
  %more = add i64 %spun, 1
  %patient = icmp ult i64 %more, %spins
  br i1 %patient, label %look, label %park
park: ; FUTEX_WAIT_PRIVATE returns at once if the state is no longer the one seen
  %up = atomicrmw add ptr %sleepers.p, i32 1 seq_cst
  %generation = and i64 %seen, 4294967295
  %woken = call i64 (i64, ...) @syscall(i64 $futex, ptr %state.p, i64 128, i64 %generation,
                                        ptr null, ptr null, i64 0)
  %down = atomicrmw sub ptr %sleepers.p, i32 1 seq_cst
  br label %look

changed:
  %nth = lshr i64 %now, 32
  %included = icmp ult i64 %tid, %nth
  br i1 %included, label %read, label %idle
read:
  %fn = load ptr, ptr %fn.p, align 8
  %args = load ptr, ptr %args.p, align 8
  %closed = icmp eq ptr %fn, null
  br i1 %closed, label %leave, label %work
work:
  call void %fn(ptr %args, i64 %tid, i64 %nth)
  %left = atomicrmw sub ptr %running.p, i32 1 release
  br label %idle
leave:
  ret void
}
""")

RUN_TEXT = Template("""
declare i32 @sched_getcpu()
declare i32 @sched_setaffinity(i32, i64, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; Linux likes to wake a worker on its waker's CPU, where it waits for the waker to stop: when the
; caller has moved, allow the workers every CPU but the caller's.
define internal void @kt_place(ptr %pool) #0 {
entry:
  %mask = alloca [$mask_nbytes x i8], align 8
  %apart.p = getelementptr i8, ptr %pool, i64 $apart
  %apart = load i32, ptr %apart.p, align 4
  %wanted = icmp ne i32 %apart, 0
  br i1 %wanted, label %look, label %done
look:
  %cpu = call i32 @sched_getcpu()
  %cpu.p = getelementptr i8, ptr %pool, i64 $cpu
  %last = load i32, ptr %cpu.p, align 4
  %moved = icmp ne i32 %cpu, %last
  %fits = icmp ult i32 %cpu, $mask_bits
  %act = and i1 %moved, %fits
  br i1 %act, label %exclude, label %done
exclude:
  store i32 %cpu, ptr %cpu.p, align 4
  %allowed = getelementptr i8, ptr %pool, i64 $allowed
  call void @llvm.memcpy.p0.p0.i64(ptr %mask, ptr %allowed, i64 $mask_nbytes, i1 false)
  %byte = lshr i32 %cpu, 3
  %byte.p = getelementptr i8, ptr %mask, i32 %byte
  %old = load i8, ptr %byte.p, align 1
  %place = and i32 %cpu, 7
  %bit = shl i32 1, %place
  %bit8 = trunc i32 %bit to i8
  %keep = xor i8 %bit8, -1
  %new = and i8 %old, %keep
  store i8 %new, ptr %byte.p, align 1
  %tids.p = getelementptr i8, ptr %pool, i64 $tids
  %size.p = getelementptr i8, ptr %pool, i64 $size
  %size = load i64, ptr %size.p, align 8
  br label %each
each:
  %i = phi i64 [1, %exclude], [%next, %each]
  %tid.p = getelementptr i32, ptr %tids.p, i64 %i
  %tid = load i32, ptr %tid.p, align 4
  %ignored = call i32 @sched_setaffinity(i32 %tid, i64 $mask_nbytes, ptr %mask)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %size
  br i1 %more, label %each, label %done
done:
  ret void
}

; Publish a run for threads 1 to nth - 1, and wake those that sleep. The lock is held.
define internal void @kt_publish(ptr %pool, ptr %fn, ptr %args, i64 %nth) #0 {
entry:
  %fn.p = getelementptr i8, ptr %pool, i64 $fn
  store ptr %fn, ptr %fn.p, align 8
  %args.p = getelementptr i8, ptr %pool, i64 $args
  store ptr %args, ptr %args.p, align 8
  %nth32 = trunc i64 %nth to i32
  %workers = sub i32 %nth32, 1
  %running.p = getelementptr i8, ptr %pool, i64 $running
  store atomic i32 %workers, ptr %running.p monotonic, align 4

  %state.p = getelementptr i8, ptr %pool, i64 $state
  %old = load atomic i64, ptr %state.p monotonic, align 8
  %old32 = trunc i64 %old to i32
  %generation = add i32 %old32, 1
  %low = zext i32 %generation to i64
  %high = shl i64 %nth, 32
  %state = or i64 %high, %low
  store atomic i64 %state, ptr %state.p seq_cst, align 8

  %sleepers.p = getelementptr i8, ptr %pool, i64 $sleepers
  %sleepers = load atomic i32, ptr %sleepers.p seq_cst, align 4
  %awake = icmp eq i32 %sleepers, 0
  br i1 %awake, label %done, label %wake
wake: ; FUTEX_WAKE_PRIVATE, all of them
  %woken = call i64 (i64, ...) @syscall(i64 $futex, ptr %state.p, i64 129, i64 2147483647,
                                        ptr null, ptr null, i64 0)
  br label %done
done:
  ret void
}

; A pool that is busy, or has no workers, leaves the caller to run the program alone.
define void @kt_run(ptr %pool, ptr %fn, ptr %args, i64 %asked) #0 {
entry:
  %size.p = getelementptr i8, ptr %pool, i64 $size
  %size = load i64, ptr %size.p, align 8
  %fewer = icmp ult i64 %asked, %size
  %nth = select i1 %fewer, i64 %asked, i64 %size
  %several = icmp ugt i64 %nth, 1
  br i1 %several, label %try, label %alone
try:
  %lock.p = getelementptr i8, ptr %pool, i64 $lock
  %won = call i32 @kt_try_lock(ptr %lock.p)
  %mine = icmp ne i32 %won, 0
  br i1 %mine, label %share, label %alone
alone:
  call void %fn(ptr %args, i64 0, i64 1)
  ret void
share:
  call void @kt_place(ptr %pool)
  call void @kt_publish(ptr %pool, ptr %fn, ptr %args, i64 %nth)
  call void %fn(ptr %args, i64 0, i64 %nth)
  %running.p = getelementptr i8, ptr %pool, i64 $running
  br label %join
join:
  %left = load atomic i32, ptr %running.p acquire, align 4
  %finished = icmp eq i32 %left, 0
  br i1 %finished, label %done, label %wait
wait:
  call void @kt_await(ptr %running.p, i32 %left)
  br label %join
done:
  call void @kt_unlock(ptr %lock.p)
  ret void
}

; No program is published to a closed pool: the lock stays taken.
define i32 @kt_close(ptr %pool) #0 {
entry:
  %lock.p = getelementptr i8, ptr %pool, i64 $lock
  %won = call i32 @kt_try_lock(ptr %lock.p)
  %mine = icmp ne i32 %won, 0
  br i1 %mine, label %close, label %done
close:
  %size.p = getelementptr i8, ptr %pool, i64 $size
  %size = load i64, ptr %size.p, align 8
  call void @kt_publish(ptr %pool, ptr null, ptr null, i64 %size)
  br label %done
done:
  ret i32 %won
}
""")


def offsets(layout: type[ctypes.Structure]) -> dict[str, int]:
    """{field: its place in bytes}, for a template."""
    return {field[0]: getattr(layout, field[0]).offset for field in layout._fields_}


def has_threads(target: CpuTarget) -> bool:
    """Whether the pool exists there: Linux on an architecture whose futex call is known."""
    return "linux" in target.triple and architecture(target) in FUTEX_CALL


def runtime_text(target: CpuTarget) -> str:
    """The pool as one LLVM module."""
    if not has_threads(target):
        raise UnsupportedError(
            f"no thread pool for {target.triple!r}", why="it needs Linux's futex"
        )
    values = offsets(Control) | {
        "futex": FUTEX_CALL[architecture(target)],
        "mask_nbytes": MASK_NBYTES,
        "mask_bits": MASK_NBYTES * 8,
    }
    templates = (WORKER_TEXT, RUN_TEXT)
    return waiting_text(target) + LOCK_TEXT + "".join(t.substitute(values) for t in templates)


def runtime_object(target: CpuTarget) -> bytes:
    """The pool as an object file."""
    return object_of(runtime_text(target), target)


@functools.cache
def runtime() -> Loaded:
    """The pool's functions in this process."""
    return load([runtime_object(host_target())], host_target())
