"""What a library in C asks of an operating system, as LLVM text: memory, mapped files, threads.

kt_allocate(nbytes) -> ptr           zeros at a multiple of 128 bytes, or null
kt_release(ptr)
kt_map(path, base, nbytes) -> i32    map a file read-only; 0 where that fails
kt_unmap(base, nbytes)
kt_list_cpus(mask) -> i64            how many CPUs the process may use, and on Linux which
kt_thread_id() -> i32
kt_start_thread(slot, function, argument) -> i32, kt_join_thread(slot)
"""

from __future__ import annotations

from string import Template

from kitsune.backends.cpu.jit import architecture
from kitsune.backends.cpu.threads.control_block import MASK_NBYTES
from kitsune.backends.cpu.threads.platform_code import system
from kitsune.target import CpuTarget

ALIGN = 128
GETTID_CALL = {"x86_64": 186, "aarch64": 178}

MEMORY = Template("""
declare ptr @calloc($size, $size)
declare void @free(ptr)

; The address that calloc gave stands in front of what is returned.
define hidden ptr @kt_allocate(i64 %nbytes) #0 {
entry:
  %whole = add i64 %nbytes, $room
  %huge = icmp ugt i64 %whole, $most
  br i1 %huge, label %none, label %take
take:
  $shorten
  %raw = call ptr @calloc($size 1, $size %count)
  %is.null = icmp eq ptr %raw, null
  br i1 %is.null, label %none, label %align
align:
  %address = ptrtoint ptr %raw to i64
  %above = add i64 %address, $room
  %aligned = and i64 %above, -$align
  %made = inttoptr i64 %aligned to ptr
  %kept = getelementptr i8, ptr %made, i64 -8
  store ptr %raw, ptr %kept, align 8
  ret ptr %made
none:
  ret ptr null
}

define hidden void @kt_release(ptr %made) #0 {
entry:
  %is.null = icmp eq ptr %made, null
  br i1 %is.null, label %done, label %give
give:
  %kept = getelementptr i8, ptr %made, i64 -8
  %raw = load ptr, ptr %kept, align 8
  call void @free(ptr %raw)
  br label %done
done:
  ret void
}
""")

POSIX_FILES = """
declare i32 @open(ptr, i32, ...)
declare i32 @close(i32)
declare i64 @lseek(i32, i64, i32)
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare i32 @munmap(ptr, i64)

define hidden i32 @kt_map(ptr %path, ptr %base.p, ptr %nbytes.p) #0 {
entry:
  %file = call i32 (ptr, i32, ...) @open(ptr %path, i32 0)
  %missing = icmp slt i32 %file, 0
  br i1 %missing, label %failed, label %measure
measure:
  %nbytes = call i64 @lseek(i32 %file, i64 0, i32 2)
  %some = icmp sgt i64 %nbytes, 0
  br i1 %some, label %map, label %close
map:
  %base = call ptr @mmap(ptr null, i64 %nbytes, i32 1, i32 2, i32 %file, i64 0)
  store ptr %base, ptr %base.p, align 8
  store i64 %nbytes, ptr %nbytes.p, align 8
  br label %close
close:
  %mapped = phi ptr [inttoptr (i64 -1 to ptr), %measure], [%base, %map]
  %closed = call i32 @close(i32 %file)
  %is.mapped = icmp ne ptr %mapped, inttoptr (i64 -1 to ptr)
  %result = zext i1 %is.mapped to i32
  ret i32 %result
failed:
  ret i32 0
}

define hidden void @kt_unmap(ptr %base, i64 %nbytes) #0 {
  %ignored = call i32 @munmap(ptr %base, i64 %nbytes)
  ret void
}
"""

WINDOWS_FILES = """
declare ptr @CreateFileA(ptr, i32, i32, ptr, i32, i32, ptr)
declare i32 @GetFileSizeEx(ptr, ptr)
declare ptr @CreateFileMappingA(ptr, ptr, i32, i32, i32, ptr)
declare ptr @MapViewOfFile(ptr, i32, i32, i32, i64)
declare i32 @UnmapViewOfFile(ptr)
declare i32 @CloseHandle(ptr)

; GENERIC_READ, shared for reading, an existing file; PAGE_READONLY; FILE_MAP_READ
define hidden i32 @kt_map(ptr %path, ptr %base.p, ptr %nbytes.p) #0 {
entry:
  %file = call ptr @CreateFileA(ptr %path, i32 -2147483648, i32 1, ptr null, i32 3, i32 128,
                                ptr null)
  %missing = icmp eq ptr %file, inttoptr (i64 -1 to ptr)
  br i1 %missing, label %failed, label %measure
measure:
  %sized = call i32 @GetFileSizeEx(ptr %file, ptr %nbytes.p)
  %mapping = call ptr @CreateFileMappingA(ptr %file, ptr null, i32 2, i32 0, i32 0, ptr null)
  %closed = call i32 @CloseHandle(ptr %file)
  %unmapped = icmp eq ptr %mapping, null
  br i1 %unmapped, label %failed, label %map
map:
  %base = call ptr @MapViewOfFile(ptr %mapping, i32 4, i32 0, i32 0, i64 0)
  store ptr %base, ptr %base.p, align 8
  %released = call i32 @CloseHandle(ptr %mapping)
  %is.mapped = icmp ne ptr %base, null
  %result = zext i1 %is.mapped to i32
  ret i32 %result
failed:
  ret i32 0
}

define hidden void @kt_unmap(ptr %base, i64 %nbytes) #0 {
  %ignored = call i32 @UnmapViewOfFile(ptr %base)
  ret void
}
"""

WASI_FILES = """
@kt_mode = internal constant [3 x i8] c"rb\\00"
declare ptr @fopen(ptr, ptr)
declare i32 @fclose(ptr)
declare i32 @fseek(ptr, i32, i32)
declare i32 @ftell(ptr)
declare i32 @fread(ptr, i32, i32, ptr)

; There is nothing to map files with: it is read.
define hidden i32 @kt_map(ptr %path, ptr %base.p, ptr %nbytes.p) #0 {
entry:
  %file = call ptr @fopen(ptr %path, ptr @kt_mode)
  %missing = icmp eq ptr %file, null
  br i1 %missing, label %failed, label %measure
measure:
  %ended = call i32 @fseek(ptr %file, i32 0, i32 2)
  %nbytes = call i32 @ftell(ptr %file)
  %begun = call i32 @fseek(ptr %file, i32 0, i32 0)
  %nbytes64 = zext i32 %nbytes to i64
  %base = call ptr @kt_allocate(i64 %nbytes64)
  store ptr %base, ptr %base.p, align 8
  store i64 %nbytes64, ptr %nbytes.p, align 8
  %none = icmp eq ptr %base, null
  br i1 %none, label %close, label %read
read:
  %got = call i32 @fread(ptr %base, i32 1, i32 %nbytes, ptr %file)
  %all = icmp eq i32 %got, %nbytes
  br label %close
close:
  %is.read = phi i1 [false, %measure], [%all, %read]
  %closed = call i32 @fclose(ptr %file)
  %result = zext i1 %is.read to i32
  ret i32 %result
failed:
  ret i32 0
}

define hidden void @kt_unmap(ptr %base, i64 %nbytes) #0 {
  call void @kt_release(ptr %base)
  ret void
}
"""

LINUX_THREADS = """
declare i64 @syscall(i64, ...)
declare i32 @sched_getaffinity(i32, i64, ptr)
declare i64 @llvm.ctpop.i64(i64)

define hidden i64 @kt_list_cpus(ptr %mask) #0 {{
entry:
  %ignored = call i32 @sched_getaffinity(i32 0, i64 {mask}, ptr %mask)
  br label %each
each:
  %n = phi i64 [0, %entry], [%next, %each]
  %count = phi i64 [0, %entry], [%sum, %each]
  %word.p = getelementptr i64, ptr %mask, i64 %n
  %word = load i64, ptr %word.p, align 1
  %bits = call i64 @llvm.ctpop.i64(i64 %word)
  %sum = add i64 %count, %bits
  %next = add i64 %n, 1
  %more = icmp ult i64 %next, {words}
  br i1 %more, label %each, label %done
done:
  %one = icmp ult i64 %sum, 1
  %least = select i1 %one, i64 1, i64 %sum
  ret i64 %least
}}

define hidden i32 @kt_thread_id() #0 {{
  %id = call i64 (i64, ...) @syscall(i64 {gettid})
  %short = trunc i64 %id to i32
  ret i32 %short
}}
"""

MACOS_THREADS = """
declare i64 @sysconf(i32)

; _SC_NPROCESSORS_ONLN
define hidden i64 @kt_list_cpus(ptr %mask) #0 {
  %count = call i64 @sysconf(i32 58)
  %one = icmp slt i64 %count, 1
  %least = select i1 %one, i64 1, i64 %count
  ret i64 %least
}

define hidden i32 @kt_thread_id() #0 {
  ret i32 0
}
"""

POSIX_THREADS = """
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(ptr, ptr)

define hidden i32 @kt_start_thread(ptr %slot, ptr %function, ptr %argument) #0 {
  %failed = call i32 @pthread_create(ptr %slot, ptr null, ptr %function, ptr %argument)
  %is.started = icmp eq i32 %failed, 0
  %result = zext i1 %is.started to i32
  ret i32 %result
}

define hidden void @kt_join_thread(ptr %slot) #0 {
  %thread = load ptr, ptr %slot, align 8
  %ignored = call i32 @pthread_join(ptr %thread, ptr null)
  ret void
}
"""

WINDOWS_THREADS = """
declare i32 @GetActiveProcessorCount(i16)
declare ptr @CreateThread(ptr, i64, ptr, ptr, i32, ptr)
declare i32 @WaitForSingleObject(ptr, i32)

define hidden i64 @kt_list_cpus(ptr %mask) #0 {
  %count = call i32 @GetActiveProcessorCount(i16 -1)
  %long = zext i32 %count to i64
  %one = icmp slt i64 %long, 1
  %least = select i1 %one, i64 1, i64 %long
  ret i64 %least
}

define hidden i32 @kt_thread_id() #0 {
  ret i32 0
}

define hidden i32 @kt_start_thread(ptr %slot, ptr %function, ptr %argument) #0 {
  %thread = call ptr @CreateThread(ptr null, i64 0, ptr %function, ptr %argument, i32 0, ptr null)
  store ptr %thread, ptr %slot, align 8
  %is.started = icmp ne ptr %thread, null
  %result = zext i1 %is.started to i32
  ret i32 %result
}

define hidden void @kt_join_thread(ptr %slot) #0 {
  %thread = load ptr, ptr %slot, align 8
  %waited = call i32 @WaitForSingleObject(ptr %thread, i32 -1)
  %closed = call i32 @CloseHandle(ptr %thread)
  ret void
}
"""


def system_text(target: CpuTarget) -> str:
    """The functions above for the system of a target."""
    is_small = architecture(target) == "wasm32"
    shorten = "%count = trunc i64 %whole to i32" if is_small else "%count = add i64 %whole, 0"
    memory = MEMORY.substitute(
        size="i32" if is_small else "i64",
        most=(1 << 31) if is_small else (1 << 62),
        shorten=shorten,
        room=ALIGN + 8,
        align=ALIGN,
    )
    linux = LINUX_THREADS.format(
        mask=MASK_NBYTES, words=MASK_NBYTES // 8, gettid=GETTID_CALL.get(architecture(target), 178)
    )
    parts = {
        "linux": (POSIX_FILES, POSIX_THREADS, linux),
        "macos": (POSIX_FILES, POSIX_THREADS, MACOS_THREADS),
        "windows": (WINDOWS_FILES, WINDOWS_THREADS),
        "wasm": (WASI_FILES,),
    }
    return "".join((memory, *parts[system(target)]))
