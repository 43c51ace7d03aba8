"""What threads ask of an operating system, as LLVM text: a clock, yielding, parking and waking.

kt_now() -> i64               nanoseconds since some time ago
kt_yield()                    let another thread have this CPU
kt_pause()                    a moment of waiting for another core
kt_park(word, seen)           sleep while *word == seen, and wake sometimes for no reason
kt_unpark(word)               wake all who sleep on it

On macOS, which has no public call that sleeps on a word before version 14.4, a mutex and a
condition behind the word do it: `PARKING_NBYTES` that `kt_open_parking(word)` initialises.
"""

from __future__ import annotations

from kitsune.backends.cpu.jit import architecture
from kitsune.errors import UnsupportedError
from kitsune.target import CpuTarget

FUTEX_CALL = {"x86_64": 202, "aarch64": 98, "riscv64": 98}  # Linux system call numbers
MUTEX_NBYTES, CONDITION_NBYTES = 64, 48  # of macOS
PARKING_AT = 8  # bytes from the word
PARKING_NBYTES = PARKING_AT + MUTEX_NBYTES + CONDITION_NBYTES

# What a thread executes while it waits for another core.
PAUSES = {
    "x86_64": ("declare void @llvm.x86.sse2.pause()", "call void @llvm.x86.sse2.pause()"),
    "aarch64": ("declare void @llvm.aarch64.hint(i32)", "call void @llvm.aarch64.hint(i32 1)"),
}

POSIX_CLOCK = """
declare i32 @sched_yield()
declare i32 @clock_gettime(i32, ptr)

define internal i64 @kt_now() #0 {{
  %pair = alloca [2 x i64], align 8
  %ignored = call i32 @clock_gettime(i32 {monotonic}, ptr %pair)
  %seconds = load i64, ptr %pair, align 8
  %rest.p = getelementptr i64, ptr %pair, i64 1
  %rest = load i64, ptr %rest.p, align 8
  %whole = mul i64 %seconds, 1000000000
  %now = add i64 %whole, %rest
  ret i64 %now
}}

define internal void @kt_yield() #0 {{
  %ignored = call i32 @sched_yield()
  ret void
}}
"""

WINDOWS_CLOCK = """
declare i32 @QueryPerformanceCounter(ptr)
declare i32 @QueryPerformanceFrequency(ptr)
declare i32 @SwitchToThread()

define internal i64 @kt_now() #0 {
  %count.p = alloca i64, align 8
  %rate.p = alloca i64, align 8
  %counted = call i32 @QueryPerformanceCounter(ptr %count.p)
  %rated = call i32 @QueryPerformanceFrequency(ptr %rate.p)
  %count = load i64, ptr %count.p, align 8
  %rate = load i64, ptr %rate.p, align 8
  %seconds = udiv i64 %count, %rate
  %rest = urem i64 %count, %rate
  %whole = mul i64 %seconds, 1000000000
  %scaled = mul i64 %rest, 1000000000
  %part = udiv i64 %scaled, %rate
  %now = add i64 %whole, %part
  ret i64 %now
}

define internal void @kt_yield() #0 {
  %ignored = call i32 @SwitchToThread()
  ret void
}
"""

CLOCKS = {
    "linux": POSIX_CLOCK.format(monotonic=1),
    "macos": POSIX_CLOCK.format(monotonic=6),
    "windows": WINDOWS_CLOCK,
}

# FUTEX_WAIT_PRIVATE returns at once if the word has changed.
LINUX_PARKING = """
declare i64 @syscall(i64, ...)

define internal void @kt_open_parking(ptr %word) #0 {{
  ret void
}}

define internal void @kt_park(ptr %word, i32 %seen) #0 {{
  %seen64 = zext i32 %seen to i64
  %woken = call i64 (i64, ...) @syscall(i64 {futex}, ptr %word, i64 128, i64 %seen64,
                                        ptr null, ptr null, i64 0)
  ret void
}}

define internal void @kt_unpark(ptr %word) #0 {{
  %woken = call i64 (i64, ...) @syscall(i64 {futex}, ptr %word, i64 129, i64 2147483647,
                                        ptr null, ptr null, i64 0)
  ret void
}}
"""

WINDOWS_PARKING = """
declare i32 @WaitOnAddress(ptr, ptr, i64, i32)
declare void @WakeByAddressAll(ptr)

define internal void @kt_open_parking(ptr %word) #0 {
  ret void
}

define internal void @kt_park(ptr %word, i32 %seen) #0 {
  %seen.p = alloca i32, align 4
  store i32 %seen, ptr %seen.p, align 4
  %woken = call i32 @WaitOnAddress(ptr %word, ptr %seen.p, i64 4, i32 -1)
  ret void
}

define internal void @kt_unpark(ptr %word) #0 {
  call void @WakeByAddressAll(ptr %word)
  ret void
}
"""

# Who wakes holds the mutex once between changing the word and waking: a thread that is about to
# sleep has either seen the change or sleeps already.
MACOS_PARKING = f"""
declare i32 @pthread_mutex_init(ptr, ptr)
declare i32 @pthread_cond_init(ptr, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_cond_broadcast(ptr)

define internal void @kt_open_parking(ptr %word) #0 {{
  %mutex = getelementptr i8, ptr %word, i64 {PARKING_AT}
  %condition = getelementptr i8, ptr %word, i64 {PARKING_AT + MUTEX_NBYTES}
  %a = call i32 @pthread_mutex_init(ptr %mutex, ptr null)
  %b = call i32 @pthread_cond_init(ptr %condition, ptr null)
  ret void
}}

define internal void @kt_park(ptr %word, i32 %seen) #0 {{
entry:
  %mutex = getelementptr i8, ptr %word, i64 {PARKING_AT}
  %condition = getelementptr i8, ptr %word, i64 {PARKING_AT + MUTEX_NBYTES}
  %locked = call i32 @pthread_mutex_lock(ptr %mutex)
  %now = load atomic i32, ptr %word seq_cst, align 4
  %same = icmp eq i32 %now, %seen
  br i1 %same, label %sleep, label %done
sleep:
  %woken = call i32 @pthread_cond_wait(ptr %condition, ptr %mutex)
  br label %done
done:
  %unlocked = call i32 @pthread_mutex_unlock(ptr %mutex)
  ret void
}}

define internal void @kt_unpark(ptr %word) #0 {{
  %mutex = getelementptr i8, ptr %word, i64 {PARKING_AT}
  %condition = getelementptr i8, ptr %word, i64 {PARKING_AT + MUTEX_NBYTES}
  %locked = call i32 @pthread_mutex_lock(ptr %mutex)
  %unlocked = call i32 @pthread_mutex_unlock(ptr %mutex)
  %woken = call i32 @pthread_cond_broadcast(ptr %condition)
  ret void
}}
"""


def system(target: CpuTarget) -> str:
    """ "linux", "windows", "macos" or "wasm", by the triple."""
    names = {"linux": "linux", "windows": "windows", "macos": "macos", "darwin": "macos"}
    found = (name for word, name in names.items() if word in target.triple)
    return "wasm" if target.device == "wasm" else next(found, "other")


def has_parking(target: CpuTarget) -> bool:
    """Whether threads can sleep on a word there."""
    known = {"linux": architecture(target) in FUTEX_CALL, "windows": True, "macos": True}
    return known.get(system(target), False)


def waiting_text(target: CpuTarget) -> str:
    """`@kt_pause`, `@kt_yield` and `@kt_now`, local to the module that includes them."""
    declaration, pause = PAUSES.get(architecture(target), ("", ""))
    function = f"define internal void @kt_pause() #0 {{\n  {pause}\n  ret void\n}}"
    return f"{declaration}\n{function}\n{CLOCKS.get(system(target), CLOCKS['linux'])}"


def parking_text(target: CpuTarget) -> str:
    """`@kt_park`, `@kt_unpark` and `@kt_open_parking`, local to the module that includes them."""
    if not has_parking(target):
        raise UnsupportedError(
            f"no threads for {target.triple!r}", why="no call that sleeps on a word is known there"
        )
    if system(target) == "linux":
        return LINUX_PARKING.format(futex=FUTEX_CALL[architecture(target)])
    return {"windows": WINDOWS_PARKING, "macos": MACOS_PARKING}[system(target)]
