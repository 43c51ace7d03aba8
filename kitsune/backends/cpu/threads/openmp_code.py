"""The threads of another library as workers of a pool, as LLVM text.

OpenMP has threads already where torch computes, and they spin after their work as ours do: two sets
of them would take the processor from each other. `lend` is OpenMP's `GOMP_parallel`, which calls a
function once on each thread of a team and returns when all have come back:

kt_team(pool, job, program, args, wake)    the stages of a job: by that team or by our own workers
kt_asleep(pool) -> i32                     how many of the pool's threads sleep

The first thread to come leads, which is commonly the caller; the others are workers until it has
gone through all stages.
"""

from __future__ import annotations

from string import Template

OPENMP_TEXT = Template("""
%call = type { ptr, ptr, ptr, ptr, i1 }

; Threads of a team that worked a moment ago still spin; after that, all but the caller sleep.
define internal i32 @kt_asleep(ptr %pool) #0 {
entry:
  %lend = load ptr, ptr %pool + $lend, align 8
  %own = icmp eq ptr %lend, null
  br i1 %own, label %counted, label %borrowed
counted:
  %sleepers = load atomic i32, ptr %pool + $sleepers monotonic, align 4
  ret i32 %sleepers
borrowed:
  %worked = load i64, ptr %pool + $worked_ns, align 8
  %now = call i64 @kt_now()
  %gap = sub i64 %now, %worked
  %near = icmp slt i64 %gap, $gap_ns
  %size = load i64, ptr %pool + $size, align 8
  %size32 = trunc i64 %size to i32
  %others = sub i32 %size32, 1
  %asleep = select i1 %near, i32 0, i32 %others
  ret i32 %asleep
}

; What each thread of a team does.
define internal void @kt_member(ptr %frame) #0 {
entry:
  %pool = load ptr, ptr %frame, align 8
  %number = atomicrmw add ptr %pool + $members, i32 1 acq_rel
  %first = icmp eq i32 %number, 0
  br i1 %first, label %lead, label %follow
lead:
  %job.p = getelementptr %call, ptr %frame, i64 0, i32 1
  %job = load ptr, ptr %job.p, align 8
  %program.p = getelementptr %call, ptr %frame, i64 0, i32 2
  %program = load ptr, ptr %program.p, align 8
  %args.p = getelementptr %call, ptr %frame, i64 0, i32 3
  %args = load ptr, ptr %args.p, align 8
  %wake.p = getelementptr %call, ptr %frame, i64 0, i32 4
  %wake = load i1, ptr %wake.p, align 1
  call void @kt_run_stages(ptr %pool, ptr %job, ptr %program, ptr %args, i1 %wake)
  %ended = call i64 @kt_now()
  store i64 %ended, ptr %pool + $worked_ns, align 8
  store atomic i64 -1, ptr %pool + $state seq_cst, align 8
  %woken = call i1 @kt_wake(ptr %pool)
  ret void
follow:
  %tid = zext i32 %number to i64
  call void @kt_worker(ptr %pool, i64 %tid)
  ret void
}

; A team comes back when the last of its threads has come at all: one that is late for that is
; judged like one that is late with its work.
define internal void @kt_team(ptr %pool, ptr %job, ptr %program, ptr %args, i1 %wake) #0 {
entry:
  %frame = alloca %call, align 8
  %lend = load ptr, ptr %pool + $lend, align 8
  %own = icmp eq ptr %lend, null
  br i1 %own, label %workers, label %borrowed
workers:
  call void @kt_place(ptr %pool)
  call void @kt_run_stages(ptr %pool, ptr %job, ptr %program, ptr %args, i1 %wake)
  ret void
borrowed:
  store ptr %pool, ptr %frame, align 8
  %job.p = getelementptr %call, ptr %frame, i64 0, i32 1
  store ptr %job, ptr %job.p, align 8
  %program.p = getelementptr %call, ptr %frame, i64 0, i32 2
  store ptr %program, ptr %program.p, align 8
  %args.p = getelementptr %call, ptr %frame, i64 0, i32 3
  store ptr %args, ptr %args.p, align 8
  %wake.p = getelementptr %call, ptr %frame, i64 0, i32 4
  store i1 %wake, ptr %wake.p, align 1
  store atomic i32 0, ptr %pool + $members monotonic, align 4
  store atomic i32 0, ptr %pool + $ready monotonic, align 4
  store atomic i64 0, ptr %pool + $state release, align 8
  %size = load i64, ptr %pool + $size, align 8
  %size32 = trunc i64 %size to i32
  call void %lend(ptr @kt_member, ptr %frame, i32 %size32, i32 0)
  %back = call i64 @kt_now()
  %ended = load i64, ptr %pool + $worked_ns, align 8
  %waited = sub i64 %back, %ended
  %work = load i64, ptr %job + $job_ns, align 8
  call void @kt_judge(ptr %pool, i64 %waited, i64 %work)
  ret void
}
""")
