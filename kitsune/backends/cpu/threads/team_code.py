"""The thread pool's native half, as LLVM text that works on a control block.

    kt_worker(pool, tid)         what a worker does until the pool closes
    kt_run(pool, job, args)      run a job: the caller, and whichever workers come in time
    kt_close(pool) -> i32        send the workers home; 0 if a program is running
    kt_pauses(n)                 n pauses, to be timed
    kt_try_lock(word) -> i32, kt_unlock(word)

The caller goes through the stages of a job. A stage in one part is the caller's alone. Any other is
opened by one store to `state`, and every thread takes parts of it until there are no more:

    state = epoch << 40 | parts << 20 | next        a part is taken by adding 1

The number of parts is in the very word that is added to, so a thread that comes late finds nothing
to take, and the caller waits for nobody who has taken nothing. When all parts are done, the caller
opens the next stage.

The threads of a *team* stage wait for each other inside it, so all of them have to be there. Those
who take a place in the time that the caller grants are the team: the caller then closes `state`
and says how many they are.

Workers that find nothing spin for a while, then sleep on `wakes`.
"""

from __future__ import annotations

import ctypes
import functools
from string import Template

from kitsune.backends.cpu.jit import GLUE, Loaded, compile_cached, host_target, load
from kitsune.backends.cpu.threads.control_block import (
    LOCK_TEXT,
    LONGEST_WAIT,
    MASK_NBYTES,
    SPINS,
    Control,
    JobSpec,
    StageSpec,
    fill_template,
    offsets,
)
from kitsune.backends.cpu.threads.openmp_code import OPENMP_TEXT
from kitsune.backends.cpu.threads.platform_code import (
    has_parking,
    parking_text,
    system,
    waiting_text,
)
from kitsune.backends.cpu.threads.worker_code import WORKER_TEXT
from kitsune.target import CpuTarget

GAP_NS = 1_000_000  # calls further apart than this are not one stretch of work
TEAM_NS = 2_000  # how long a team waits for workers that are awake
TEAM_WOKEN_NS = 100_000  # and at most for some that were just woken
LATE_NS = 200_000  # who is this much later than the work explains has lost its CPU
REST_NS = 4_000_000  # how long a pool then rests at first
MOST_REST_NS = 256_000_000  # and at most, having doubled
YIELD_EVERY = 1024  # pauses, a power of two: another process may want the spinning worker's CPU

PLACE_TEXT = Template("""
declare i32 @sched_getcpu()
declare i32 @sched_setaffinity(i32, i64, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; Linux likes to wake a worker on its waker's CPU, where it waits for the waker to stop: when the
; caller has moved, allow the workers every CPU but the caller's.
define internal void @kt_place(ptr %pool) #0 {
entry:
  %mask = alloca [$mask_nbytes x i8], align 8
  %apart = load i32, ptr %pool + $apart, align 4
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
  call void @llvm.memcpy.p0.p0.i64(ptr %mask, ptr %pool + $allowed, i64 $mask_nbytes, i1 false)
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
  %size = load i64, ptr %pool + $size, align 8
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
""")

NO_PLACE_TEXT = Template("""
define internal void @kt_place(ptr %pool) #0 {
  ret void
}
""")

RUN_TEXT = Template("""
; How to run that much work: 0 on the caller alone, 1 with whoever is awake, 2 waking the others.
; Sleepers are woken for a long program, or by short ones that follow each other closely.
define internal i32 @kt_manner(ptr %pool, i64 %work) #0 {
entry:
  %rest.p = getelementptr i8, ptr %pool, i64 $rest_ns
  %rest = load i64, ptr %rest.p, align 8
  %sleepers = call i32 @kt_asleep(ptr %pool)
  %awake = icmp eq i32 %sleepers, 0
  %calm = icmp eq i64 %rest, 0
  %easy = and i1 %awake, %calm
  br i1 %easy, label %join, label %look
look:
  %now = call i64 @kt_now()
  br i1 %calm, label %sleepy, label %resting
resting:
  %rested = load i64, ptr %pool + $rested_ns, align 8
  %early = icmp slt i64 %now, %rested
  br i1 %early, label %alone, label %recover
recover: ; when nobody was late for as long again, all is well
  %again = load i64, ptr %pool + $rested_spins, align 8
  store atomic i64 %again, ptr %pool + $spins monotonic, align 8
  %well = add i64 %rested, %rest
  %proved = icmp sgt i64 %now, %well
  %left = select i1 %proved, i64 0, i64 %rest
  store i64 %left, ptr %rest.p, align 8
  br label %sleepy
sleepy:
  br i1 %awake, label %join, label %asleep
asleep:
  %worth = load i64, ptr %pool + $worth_waking_ns, align 8
  %long = icmp sge i64 %work, %worth
  br i1 %long, label %wake, label %short
short:
  %last = load i64, ptr %pool + $last_ns, align 8
  store i64 %now, ptr %pool + $last_ns, align 8
  %gap = sub i64 %now, %last
  %near = icmp slt i64 %gap, $gap_ns
  %credit = load i64, ptr %pool + $credit_ns, align 8
  %before = select i1 %near, i64 %credit, i64 0
  %sum = add i64 %before, %work
  %enough = icmp sge i64 %sum, %worth
  %kept = select i1 %enough, i64 0, i64 %sum
  store i64 %kept, ptr %pool + $credit_ns, align 8
  br i1 %enough, label %wake, label %few
few:
  %size = load i64, ptr %pool + $size, align 8
  %sleepers64 = zext i32 %sleepers to i64
  %up = sub i64 %size, %sleepers64
  %some = icmp ugt i64 %up, 1
  br i1 %some, label %join, label %alone
alone:
  ret i32 0
join:
  ret i32 1
wake:
  ret i32 2
}

; Wake every worker that sleeps. Returns whether one did.
define internal i1 @kt_wake(ptr %pool) #0 {
entry:
  %sleepers = load atomic i32, ptr %pool + $sleepers seq_cst, align 4
  %some = icmp ne i32 %sleepers, 0
  br i1 %some, label %wake, label %done
wake:
  %wakes.p = getelementptr i8, ptr %pool, i64 $wakes
  %before = atomicrmw add ptr %wakes.p, i32 1 seq_cst
  call void @kt_unpark(ptr %wakes.p)
  br label %done
done:
  ret i1 %some
}

; Close the list of a team and say how many are on it: those who came before the deadline.
define internal i64 @kt_gather_team(ptr %pool, i64 %epoch, i64 %start, i64 %wanted, i64 %grace) #0 {
entry:
  %state.p = getelementptr i8, ptr %pool, i64 $state
  br label %look
look:
  %state = load atomic i64, ptr %state.p acquire, align 8
  %listed = and i64 %state, 1048575
  %all = icmp uge i64 %listed, %wanted
  br i1 %all, label %close, label %wait
wait:
  call void @kt_pause()
  %now = call i64 @kt_now()
  %waited = sub i64 %now, %start
  %early = icmp slt i64 %waited, %grace
  br i1 %early, label %look, label %close
close:
  %closed = shl i64 %epoch, 40
  %last = atomicrmw xchg ptr %state.p, i64 %closed acq_rel
  %came = and i64 %last, 1048575
  %size = load i64, ptr %pool + $size, align 8
  %fewer = icmp ult i64 %came, %size
  %count = select i1 %fewer, i64 %came, i64 %size
  %high = shl i64 %epoch, 32
  %team = or i64 %high, %count
  store atomic i64 %team, ptr %pool + $team release, align 8
  ret i64 %count
}

; Who was waited for much longer than the work explains has lost its CPU to somebody else: the pool
; then rests, so that it does not happen again soon.
define internal void @kt_judge(ptr %pool, i64 %waited, i64 %work) #0 {
entry:
  %thrice = mul i64 %work, 3
  %limit = add i64 %thrice, $late_ns
  %late = icmp sgt i64 %waited, %limit
  br i1 %late, label %tire, label %done
tire:
  %before = load i64, ptr %pool + $rest_ns, align 8
  %twice = shl i64 %before, 1
  %least = call i64 @llvm.smax.i64(i64 %twice, i64 $first_rest_ns)
  %rest = call i64 @llvm.smin.i64(i64 %least, i64 $most_rest_ns)
  store i64 %rest, ptr %pool + $rest_ns, align 8
  %now = call i64 @kt_now()
  %until = add i64 %now, %rest
  store i64 %until, ptr %pool + $rested_ns, align 8
  store atomic i64 0, ptr %pool + $spins monotonic, align 8
  br label %done
done:
  ret void
}

; Wait until workers have finished that many parts.
define internal void @kt_join(ptr %pool, i32 %needed, i64 %start, i64 %work) #0 {
entry:
  %done.p = getelementptr i8, ptr %pool, i64 $done
  br label %look
look:
  %spun = phi i32 [0, %entry], [%more, %wait]
  %so.far = load atomic i32, ptr %done.p acquire, align 4
  %all = icmp eq i32 %so.far, %needed
  br i1 %all, label %finish, label %wait
wait:
  call void @kt_pause()
  %more = add i32 %spun, 1
  %patient = icmp ult i32 %more, $join_spins
  br i1 %patient, label %look, label %slow
slow:
  %began = call i64 @kt_now()
  br label %yield
yield:
  call void @kt_yield()
  %done.later = load atomic i32, ptr %done.p acquire, align 4
  %all.later = icmp eq i32 %done.later, %needed
  br i1 %all.later, label %judge, label %yield
judge:
  %now = call i64 @kt_now()
  %waited = sub i64 %now, %began
  %own = sub i64 %began, %start
  %known = call i64 @llvm.smax.i64(i64 %own, i64 %work)
  call void @kt_judge(ptr %pool, i64 %waited, i64 %known)
  br label %finish
finish:
  ret void
}

declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)

; One stage, by all threads that come.
define internal void @kt_share(ptr %pool, ptr %stage, i1 %wake) #0 {
entry:
  store ptr %stage, ptr %pool + $stage, align 8
  store atomic i32 0, ptr %pool + $done monotonic, align 4
  %start = call i64 @kt_now()
  %before = load i64, ptr %pool + $epoch, align 8
  %next.epoch = add i64 %before, 1
  %epoch = and i64 %next.epoch, 16777215
  store i64 %epoch, ptr %pool + $epoch, align 8
  %size = load i64, ptr %pool + $size, align 8
  %several = load i64, ptr %stage + $parts, align 8
  %meets = load i64, ptr %stage + $meets, align 8
  %ganged = icmp ne i64 %meets, 0
  %parts = select i1 %ganged, i64 %size, i64 %several
  %high = shl i64 %epoch, 40
  %middle = shl i64 %parts, 20
  %both = or i64 %high, %middle
  %state = or i64 %both, 1
  %state.p = getelementptr i8, ptr %pool, i64 $state
  store atomic i64 %state, ptr %state.p seq_cst, align 8
  %work = load i64, ptr %stage + $work_ns, align 8
  br i1 %wake, label %rouse, label %up
rouse:
  %roused = call i1 @kt_wake(ptr %pool)
  br label %up
up:
  %woken = phi i1 [false, %entry], [%roused, %rouse]
  br i1 %ganged, label %enlist, label %compute

compute:
  %part = phi i64 [0, %up], [%taken, %compute]
  %mine = phi i64 [0, %up], [%mine.next, %compute]
  call void @kt_part(ptr %pool, i64 0, i64 %part, i64 %parts)
  %mine.next = add i64 %mine, 1
  %old = atomicrmw add ptr %state.p, i64 1 acq_rel
  %taken = and i64 %old, 1048575
  %more = icmp ult i64 %taken, %parts
  br i1 %more, label %compute, label %computed
computed:
  %others = sub i64 %parts, %mine.next
  br label %join

enlist:
  %sleepers = load atomic i32, ptr %pool + $sleepers monotonic, align 4
  %sleepers64 = zext i32 %sleepers to i64
  %up.now = sub i64 %size, %sleepers64
  %ready = load atomic i32, ptr %pool + $ready monotonic, align 4
  %here = zext i32 %ready to i64
  %last = sub i64 %size, 1
  %absent = icmp ult i64 %here, %last
  %coming = or i1 %woken, %absent
  %wanted = select i1 %coming, i64 %size, i64 %up.now
  %quarter = lshr i64 %work, 2
  %patient = call i64 @llvm.smin.i64(i64 %quarter, i64 $team_woken_ns)
  %grace = select i1 %coming, i64 %patient, i64 $team_ns
  store atomic i64 0, ptr %pool + $longest monotonic, align 8
  %count = call i64 @kt_gather_team(ptr %pool, i64 %epoch, i64 %start, i64 %wanted, i64 %grace)
  call void @kt_part(ptr %pool, i64 0, i64 0, i64 %count)
  %longest = load atomic i64, ptr %pool + $longest monotonic, align 8
  call void @kt_judge(ptr %pool, i64 %longest, i64 %work)
  %rest = sub i64 %count, 1
  br label %join

join:
  %needed = phi i64 [%others, %computed], [%rest, %enlist]
  %needed32 = trunc i64 %needed to i32
  call void @kt_join(ptr %pool, i32 %needed32, i64 %start, i64 %work)
  ret void
}

; The stages of a job, one after the other. The lock is held.
define internal void @kt_run_stages(ptr %pool, ptr %job, ptr %program, ptr %args, i1 %woken) #0 {
entry:
  store ptr %program, ptr %pool + $program, align 8
  store ptr %args, ptr %pool + $args, align 8
  %open.p = getelementptr i8, ptr %pool, i64 $open
  store atomic i32 1, ptr %open.p monotonic, align 4
  %worth = load i64, ptr %pool + $worth_waking_ns, align 8
  %stages = load ptr, ptr %job + $stages, align 8
  %n_stages = load i64, ptr %job + $n_stages, align 8
  %bytes = mul i64 %n_stages, $stage_nbytes
  %end = getelementptr i8, ptr %stages, i64 %bytes
  br label %next
next:
  %stage = phi ptr [%stages, %entry], [%stage.next, %ran]
  %finished = icmp eq ptr %stage, %end
  br i1 %finished, label %done, label %one
one:
  %parts = load i64, ptr %stage + $parts, align 8
  %single = icmp eq i64 %parts, 1
  br i1 %single, label %own, label %shared
own:
  %first = load i64, ptr %stage + $first, align 8
  %last = load i64, ptr %stage + $last, align 8
  call void %program(ptr %args, i64 %first, i64 %last, i64 0, i64 0, i64 1)
  br label %ran
shared: ; workers that fell asleep meanwhile are woken again if enough is left
  %left = load i64, ptr %stage + $left_ns, align 8
  %much = icmp sge i64 %left, %worth
  %wake = or i1 %much, %woken
  call void @kt_share(ptr %pool, ptr %stage, i1 %wake)
  br label %ran
ran:
  %stage.next = getelementptr i8, ptr %stage, i64 $stage_nbytes
  br label %next
done:
  store atomic i32 0, ptr %open.p monotonic, align 4
  ret void
}

; A pool that is busy, or has no workers, leaves the caller to run the program alone.
define void @kt_run(ptr %pool, ptr %job, ptr %args) #0 {
entry:
  %program = load ptr, ptr %job + $job_program, align 8
  %lock.p = getelementptr i8, ptr %pool, i64 $lock
  %won = call i32 @kt_try_lock(ptr %lock.p)
  %mine = icmp ne i32 %won, 0
  br i1 %mine, label %think, label %alone
think:
  %work = load i64, ptr %job + $job_ns, align 8
  %manner = call i32 @kt_manner(ptr %pool, i64 %work)
  %several = icmp ne i32 %manner, 0
  br i1 %several, label %share, label %leave
leave:
  call void @kt_unlock(ptr %lock.p)
  br label %alone
alone:
  call void %program(ptr %args, i64 0, i64 -1, i64 0, i64 0, i64 1)
  ret void
share:
  %wake = icmp eq i32 %manner, 2
  call void @kt_team(ptr %pool, ptr %job, ptr %program, ptr %args, i1 %wake)
  call void @kt_unlock(ptr %lock.p)
  ret void
}

; No stage is opened in a closed pool: the lock stays taken.
define i32 @kt_close(ptr %pool) #0 {
entry:
  %won = call i32 @kt_try_lock(ptr %pool + $lock)
  %mine = icmp ne i32 %won, 0
  br i1 %mine, label %close, label %done
close:
  store atomic i64 -1, ptr %pool + $state seq_cst, align 8
  %woken = call i1 @kt_wake(ptr %pool)
  br label %done
done:
  ret i32 %won
}
""")


def has_threads(target: CpuTarget) -> bool:
    """Whether Python has a pool there: Linux, where it can ask which CPUs it may use."""
    return system(target) == "linux" and has_parking(target)


def runtime_text(target: CpuTarget) -> str:
    """The pool as one LLVM module."""
    parking = parking_text(target)
    values = offsets(Control) | offsets(StageSpec) | offsets(JobSpec)
    values |= {
        "mask_nbytes": MASK_NBYTES,
        "mask_bits": MASK_NBYTES * 8,
        "stage_nbytes": ctypes.sizeof(StageSpec),
        "longest": Control.barrier.offset + LONGEST_WAIT,
        "yield_mask": YIELD_EVERY - 1,
        "join_spins": SPINS,
        "gap_ns": GAP_NS,
        "team_ns": TEAM_NS,
        "team_woken_ns": TEAM_WOKEN_NS,
        "late_ns": LATE_NS,
        "first_rest_ns": REST_NS,
        "most_rest_ns": MOST_REST_NS,
    }
    place = PLACE_TEXT if system(target) == "linux" else NO_PLACE_TEXT
    templates = (WORKER_TEXT, place, OPENMP_TEXT, RUN_TEXT)
    texts = (fill_template(template, values) for template in templates)
    return "".join((waiting_text(target), parking, LOCK_TEXT, *texts))


@functools.cache
def runtime() -> Loaded:
    """The pool's functions in this process."""
    return load([compile_cached(GLUE + runtime_text(host_target()), host_target())], host_target())
