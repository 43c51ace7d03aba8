"""A worker of the thread pool as LLVM text: it takes parts of the open stage, spins, sleeps.

kt_worker(pool, tid)                what a worker does until the pool closes
kt_pauses(n)                        n pauses, to be timed
kt_part(pool, tid, part, parts)     a part of the open stage, for the module that includes this
"""

from __future__ import annotations

from string import Template

WORKER_TEXT = Template("""
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

; Phases of the open stage's program.
define internal void @kt_part(ptr %pool, i64 %tid, i64 %part, i64 %parts) #0 {
  %program = load ptr, ptr %pool + $program, align 8
  %args = load ptr, ptr %pool + $args, align 8
  %stage = load ptr, ptr %pool + $stage, align 8
  %first = load i64, ptr %stage + $first, align 8
  %last = load i64, ptr %stage + $last, align 8
  call void %program(ptr %args, i64 %first, i64 %last, i64 %tid, i64 %part, i64 %parts)
  ret void
}

; How many the team of that epoch are, once the caller has said so.
define internal i64 @kt_members(ptr %pool, i64 %epoch) #0 {
entry:
  %team.p = getelementptr i8, ptr %pool, i64 $team
  br label %look
look:
  %team = load atomic i64, ptr %team.p acquire, align 8
  %said = lshr i64 %team, 32
  %ours = icmp eq i64 %said, %epoch
  br i1 %ours, label %done, label %wait
wait:
  call void @kt_pause()
  br label %look
done:
  %count = and i64 %team, 4294967295
  ret i64 %count
}

define void @kt_worker(ptr %pool, i64 %tid) #0 {
entry:
  %state.p = getelementptr i8, ptr %pool, i64 $state
  %done.p = getelementptr i8, ptr %pool, i64 $done
  %stage.p = getelementptr i8, ptr %pool, i64 $stage
  %open.p = getelementptr i8, ptr %pool, i64 $open
  %spins.p = getelementptr i8, ptr %pool, i64 $spins
  %patience.p = getelementptr i8, ptr %pool, i64 $patience
  %sleepers.p = getelementptr i8, ptr %pool, i64 $sleepers
  %wakes.p = getelementptr i8, ptr %pool, i64 $wakes
  %counted = atomicrmw add ptr %pool + $ready, i32 1 release
  br label %look

look:
  %spun = phi i64 [0, %entry], [%more, %again], [0, %claim], [0, %finished], [0, %awake]
  %seen = load atomic i64, ptr %state.p acquire, align 8
  %seen.next = and i64 %seen, 1048575
  %seen.high = lshr i64 %seen, 20
  %seen.parts = and i64 %seen.high, 1048575
  %some = icmp ult i64 %seen.next, %seen.parts
  br i1 %some, label %claim, label %none

claim:
  %taken = atomicrmw add ptr %state.p, i64 1 acq_rel
  %part = and i64 %taken, 1048575
  %high = lshr i64 %taken, 20
  %listed = and i64 %high, 1048575
  %mine = icmp ult i64 %part, %listed
  br i1 %mine, label %work, label %look
work:
  %stage = load ptr, ptr %stage.p, align 8
  %meets = load i64, ptr %stage + $meets, align 8
  %is_lone = icmp eq i64 %meets, 0
  br i1 %is_lone, label %compute, label %enlist
enlist:
  %epoch = lshr i64 %taken, 40
  %team = call i64 @kt_members(ptr %pool, i64 %epoch)
  br label %compute
compute:
  %parts = phi i64 [%listed, %work], [%team, %enlist]
  call void @kt_part(ptr %pool, i64 %tid, i64 %part, i64 %parts)
  br label %finished
finished:
  %count = atomicrmw add ptr %done.p, i32 1 release
  br label %look

none:
  %closed = icmp eq i64 %seen, -1
  br i1 %closed, label %leave, label %wait
wait:
  call void @kt_pause()
  %more = add i64 %spun, 1
  %turn = and i64 %more, $yield_mask
  %due = icmp eq i64 %turn, 0
  br i1 %due, label %yield, label %still
yield:
  call void @kt_yield()
  br label %still
still:
  %open = load atomic i32, ptr %open.p monotonic, align 4
  %is.open = icmp ne i32 %open, 0
  %spins = load atomic i64, ptr %spins.p monotonic, align 8
  %patience = load atomic i64, ptr %patience.p monotonic, align 8
  %limit = select i1 %is.open, i64 %patience, i64 %spins
  %patient = icmp ult i64 %more, %limit
  br i1 %patient, label %again, label %park
again:
  br label %look

park: ; whoever opens a stage either sees this sleeper, or is seen here
  %up = atomicrmw add ptr %sleepers.p, i32 1 seq_cst
  %wakes = load atomic i32, ptr %wakes.p seq_cst, align 4
  %now = load atomic i64, ptr %state.p seq_cst, align 8
  %same = icmp eq i64 %now, %seen
  br i1 %same, label %sleep, label %awake
sleep: ; returns at once if somebody was woken since
  call void @kt_park(ptr %wakes.p, i32 %wakes)
  br label %awake
awake:
  %down = atomicrmw sub ptr %sleepers.p, i32 1 seq_cst
  br label %look

leave:
  ret void
}
""")
