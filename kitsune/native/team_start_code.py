"""Start and end the threads of a library in C, as LLVM text.

kt_open_team(handle, threads) -> i32    an error code, or 0
kt_close_team(handle)
"""

from __future__ import annotations

from string import Template

TEAM_TEXT = Template("""
declare void @kt_worker(ptr, i64)
declare i32 @kt_close(ptr)
declare void @kt_pauses(i64)

define internal ptr @kt_thread(ptr %start) #0 {
  %pool = load ptr, ptr %start + $pool, align 8
  %tid = load i64, ptr %start + $tid, align 8
  %tids.p = getelementptr i8, ptr %pool, i64 $tids
  %tid.p = getelementptr i32, ptr %tids.p, i64 %tid
  %id = call i32 @kt_thread_id()
  store i32 %id, ptr %tid.p, align 4
  call void @kt_worker(ptr %pool, i64 %tid)
  ret ptr null
}

; How many pauses take as long as a worker spins: the least of three measurements.
define internal i64 @kt_count_spins() #0 {
entry:
  br label %each
each:
  %n = phi i64 [0, %entry], [%next, %each]
  %least = phi i64 [1000000000, %entry], [%lower, %each]
  %began = call i64 @kt_now()
  call void @kt_pauses(i64 1000)
  %ended = call i64 @kt_now()
  %took = sub i64 %ended, %began
  %lower = call i64 @llvm.smin.i64(i64 %least, i64 %took)
  %next = add i64 %n, 1
  %more = icmp ult i64 %next, 3
  br i1 %more, label %each, label %done
done:
  %some = call i64 @llvm.smax.i64(i64 %lower, i64 1)
  %spins = udiv i64 $spins_ns, %some
  %result = call i64 @llvm.smax.i64(i64 %spins, i64 1)
  ret i64 %result
}

declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)

; As many threads as are asked for, or as the process has CPUs; as many as the system grants.
define internal i32 @kt_open_team(ptr %h, i64 %asked) #0 {
entry:
  %mask = alloca [$mask_nbytes x i8], align 8
  call void @llvm.memset.p0.i64(ptr %mask, i8 0, i64 $mask_nbytes, i1 false)
  %cpus = call i64 @kt_list_cpus(ptr %mask)
  %all = icmp eq i64 %asked, 0
  %wanted = select i1 %all, i64 %cpus, i64 %asked
  %threads = call i64 @llvm.smin.i64(i64 %wanted, i64 $most_threads)
  store i64 %threads, ptr %h + $threads, align 8
  %alone = icmp eq i64 %threads, 1
  br i1 %alone, label %done, label %take
take:
  %pool = call ptr @kt_allocate(i64 $control_nbytes)
  %starts.nbytes = mul i64 %threads, $start_nbytes
  %starts = call ptr @kt_allocate(i64 %starts.nbytes)
  store ptr %pool, ptr %h + $control, align 8
  store ptr %starts, ptr %h + $starts, align 8
  %no.pool = icmp eq ptr %pool, null
  %no.starts = icmp eq ptr %starts, null
  %none = or i1 %no.pool, %no.starts
  br i1 %none, label %fail, label %fill
fail:
  store i64 1, ptr %h + $threads, align 8
  ret i32 $error_memory
fill:
  store i32 $busy, ptr %pool + $lock, align 4
  call void @kt_open_parking_of(ptr %pool)
  %spins = call i64 @kt_count_spins()
  %crowded = icmp ugt i64 %threads, %cpus
  %patient = select i1 %crowded, i64 0, i64 %spins
  store i64 %spins, ptr %pool + $patience, align 8
  store i64 %patient, ptr %pool + $spins, align 8
  store i64 %patient, ptr %pool + $rested_spins, align 8
  store i64 $worth_waking, ptr %pool + $worth_waking_ns, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %pool + $allowed, ptr %mask, i64 $mask_nbytes, i1 false)
  store i32 -1, ptr %pool + $cpu, align 4
  %room = xor i1 %crowded, true
  %apart = zext i1 %room to i32
  br label %each
each:
  %n = phi i64 [1, %fill], [%next, %started]
  %more = icmp ult i64 %n, %threads
  br i1 %more, label %start, label %ready
start:
  %at = mul i64 %n, $start_nbytes
  %start.p = getelementptr i8, ptr %starts, i64 %at
  store ptr %pool, ptr %start.p + $pool, align 8
  store i64 %n, ptr %start.p + $tid, align 8
  %is.started = call i32 @kt_start_thread(ptr %start.p, ptr @kt_thread, ptr %start.p)
  %next = add i64 %n, 1
  %ok = icmp ne i32 %is.started, 0
  br i1 %ok, label %started, label %ready
started:
  br label %each
ready:
  %count = phi i64 [%n, %each], [%n, %start]
  store i64 %count, ptr %pool + $size, align 8
  store i64 %count, ptr %h + $threads, align 8
  %workers = sub i64 %count, 1
  %workers32 = trunc i64 %workers to i32
  br label %wait
wait:
  %came = load atomic i32, ptr %pool + $ready acquire, align 4
  %are.here = icmp eq i32 %came, %workers32
  br i1 %are.here, label %open, label %later
later:
  call void @kt_yield()
  br label %wait
open:
  store i32 %apart, ptr %pool + $apart, align 4
  store atomic i32 $free, ptr %pool + $lock release, align 4
  br label %done
done:
  ret i32 0
}

define internal void @kt_open_parking_of(ptr %pool) #0 {
  %word = getelementptr i8, ptr %pool, i64 $wakes
  call void @kt_open_parking(ptr %word)
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define internal void @kt_close_team(ptr %h) #0 {
entry:
  %pool = load ptr, ptr %h + $control, align 8
  %starts = load ptr, ptr %h + $starts, align 8
  %threads = load i64, ptr %h + $threads, align 8
  %team = icmp ugt i64 %threads, 1
  br i1 %team, label %close, label %free
close:
  %closed = call i32 @kt_close(ptr %pool)
  %is.closed = icmp ne i32 %closed, 0
  br i1 %is.closed, label %join, label %wait
wait:
  call void @kt_yield()
  br label %close
join:
  %n = phi i64 [1, %close], [%next, %join]
  %at = mul i64 %n, $start_nbytes
  %start.p = getelementptr i8, ptr %starts, i64 %at
  call void @kt_join_thread(ptr %start.p)
  %next = add i64 %n, 1
  %more = icmp ult i64 %next, %threads
  br i1 %more, label %join, label %free
free:
  call void @kt_release(ptr %pool)
  call void @kt_release(ptr %starts)
  ret void
}
""")

NO_TEAM_TEXT = Template("""
define internal i32 @kt_open_team(ptr %h, i64 %asked) #0 {
  store i64 1, ptr %h + $threads, align 8
  ret i32 0
}

define internal void @kt_close_team(ptr %h) #0 {
  ret void
}
""")
