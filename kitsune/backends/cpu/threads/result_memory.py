"""Memory for large results: what one array gives back, the next one that it has room for gets.

Fresh memory is slow. The system clears each page when it is first touched, and where a large array
is freed it takes all of them back: writing such a result then costs twice its time. NumPy lets an
array name the functions that allocate and free its data (NEP 49). Ours hold the blocks that were
freed last, up to a share of the machine's memory, and hand them out again: the parameters that a
training step replaces are the memory of the next step's. Results of a model that is called with
many sizes take the smallest block that is large enough. What arrays leave unused of such blocks is
no more than that share either: an array that is stored for long would hold all of its block.

    handler()            the capsule for `PyDataMem_SetHandler`, or None where there is none
    empty(shape, dtype)  `np.empty`, by that handler where the array is large
    kept_nbytes()        what waits for another array;  forget()  gives it back
"""

from __future__ import annotations

import ctypes
import functools
import importlib
import os
import sys
from math import prod
from string import Template
from typing import Any

import numpy as np

from kitsune.backends.cpu.jit import GLUE, Loaded, compile_cached, host_target, load
from kitsune.backends.cpu.threads.control_block import LOCK_TEXT, fill_template, offsets
from kitsune.system.free_memory import installed_nbytes

ARRAY_TYPE, NEW_FROM_DESCR, SET_HANDLER, DEFAULT_HANDLER = 2, 94, 304, 306
ABIS = (0x01000009, 0x02000000)


@functools.cache
def numpy_functions() -> ctypes.Array[ctypes.c_void_p] | None:
    """The table, if it is of a version whose places are known."""
    package = "numpy._core" if np.lib.NumpyVersion(np.__version__) >= "2.0.0" else "numpy.core"
    capsule = importlib.import_module(f"{package}._multiarray_umath")._ARRAY_API
    places = DEFAULT_HANDLER + 1
    functions = (ctypes.c_void_p * places).from_address(capsule_pointer(capsule, None))
    abi = ctypes.PYFUNCTYPE(ctypes.c_uint)(functions[0] or 0)()
    return functions if abi in ABIS and functions[ARRAY_TYPE] == id(np.ndarray) else None


def capsule_pointer(capsule: Any, name: bytes | None) -> int:
    kind = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)
    return int(kind(("PyCapsule_GetPointer", ctypes.pythonapi))(capsule, name) or 0)


LARGE_NBYTES = 1 << 17  # smaller arrays are NumPy's own; malloc asks the system for larger ones
SHARE = 64  # one part in that many of the machine's memory may be stored
LEAST_NBYTES, MOST_NBYTES = 1 << 26, 1 << 30
BLOCKS = 128  # kept at a time
LINE = 64  # a block has a cache line before it that describes it
# Where in a page blocks begin. A processor tells a load from the stores before it by the place in
# the page at first: one that is to read what lies a little behind the last store there has to wait
# for it. Large arrays of others begin at the first bytes of a page. Ours take turns, because a
# kernel that walks along several at once would have all of them in the same few sets of the cache.
PAGE, PLACE, PLACES, APART = 4096, 512, 8, 448
CAPSULE = ctypes.create_string_buffer(b"mem_handler")  # a capsule keeps the address of its name


class Allocator(ctypes.Structure):
    """PyDataMemAllocator."""

    _fields_ = (
        ("ctx", ctypes.c_void_p),
        ("malloc", ctypes.c_void_p),
        ("calloc", ctypes.c_void_p),
        ("realloc", ctypes.c_void_p),
        ("free", ctypes.c_void_p),
    )


class Handler(ctypes.Structure):
    """PyDataMem_Handler."""

    _fields_ = (
        ("name", ctypes.c_char * 127),
        ("version", ctypes.c_uint8),
        ("allocator", Allocator),
    )


class FreeBlocks(ctypes.Structure):
    """The blocks that wait for another array, the one freed first in front."""

    _fields_ = (
        ("lock", ctypes.c_int32),  # whoever does not get it at once does without the blocks
        ("count", ctypes.c_int64),
        ("held", ctypes.c_int64),  # bytes
        ("budget", ctypes.c_int64),
        ("unused", ctypes.c_int64),  # bytes of blocks that arrays have, and did not ask for
        ("turn", ctypes.c_int64),  # blocks made so far
        ("base_ctx", ctypes.c_void_p),  # NumPy's own allocator
        ("base_malloc", ctypes.c_void_p),
        ("base_free", ctypes.c_void_p),
        ("blocks", ctypes.c_void_p * BLOCKS),
    )


# --- the functions -------------------------------------------------------------------------------

# Before a block stand how much of it its array does not use, its size, and the address that NumPy's
# allocator gave.
TEXT = Template("""
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.smax.i64(i64, i64)

define internal i64 @size(ptr %block) #0 {
  %size.p = getelementptr i8, ptr %block, i64 -16
  %size = load i64, ptr %size.p, align 8
  ret i64 %size
}

; Take block number i out of the list.
define internal void @take(ptr %kept, i64 %i) #0 {
  %count = load i64, ptr %kept + $count, align 8
  %held = load i64, ptr %kept + $held, align 8
  %at = getelementptr ptr, ptr %kept + $blocks, i64 %i
  %block = load ptr, ptr %at, align 8
  %size = call i64 @size(ptr %block)
  %left = sub i64 %held, %size
  store i64 %left, ptr %kept + $held, align 8
  %fewer = sub i64 %count, 1
  store i64 %fewer, ptr %kept + $count, align 8
  %after = getelementptr ptr, ptr %at, i64 1
  %behind = sub i64 %fewer, %i
  %nbytes = mul i64 %behind, 8
  call void @llvm.memmove.p0.p0.i64(ptr %at, ptr %after, i64 %nbytes, i1 false)
  ret void
}

; How much of a block its array does not use, from now on.
define internal void @note_unused(ptr %kept, ptr %block, i64 %unused) #0 {
  %unused.p = getelementptr i8, ptr %block, i64 -24
  %before = load i64, ptr %unused.p, align 8
  store i64 %unused, ptr %unused.p, align 8
  %more = sub i64 %unused, %before
  %all = atomicrmw add ptr %kept + $unused, i64 %more monotonic
  ret void
}

define internal void @give_back(ptr %kept, ptr %block) #0 {
  %size = call i64 @size(ptr %block)
  %whole = add i64 %size, $extra
  %raw.p = getelementptr i8, ptr %block, i64 -8
  %raw = load ptr, ptr %raw.p, align 8
  %ctx = load ptr, ptr %kept + $base_ctx, align 8
  %free = load ptr, ptr %kept + $base_free, align 8
  call void %free(ptr %ctx, ptr %raw, i64 %whole)
  ret void
}

; Sizes are rounded up to quarters of a power of two, so that results of many sizes share blocks.
define ptr @kt_malloc(ptr %kept, i64 %wanted) #0 {
entry:
  %some.wanted = or i64 %wanted, 7
  %zeros = call i64 @llvm.ctlz.i64(i64 %some.wanted, i1 true)
  %bits = sub i64 61, %zeros
  %quarter = shl i64 1, %bits
  %up = add i64 %wanted, %quarter
  %up.less = sub i64 %up, 1
  %mask = sub i64 0, %quarter
  %size = and i64 %up.less, %mask
  %won = call i32 @kt_try_lock(ptr %kept)
  %mine = icmp ne i32 %won, 0
  br i1 %mine, label %search, label %fresh
search:
  %count = load i64, ptr %kept + $count, align 8
  %blocks = getelementptr i8, ptr %kept, i64 $blocks
  %budget = load i64, ptr %kept + $budget, align 8
  %unused = load i64, ptr %kept + $unused, align 8
  %spare = sub i64 %budget, %unused
  %largest = call i64 @llvm.smax.i64(i64 %spare, i64 0)
  %none.yet = add i64 %largest, 1
  br label %look
look: ; from the one freed last, which the caches may hold, to one that fits best
  %left = phi i64 [%count, %search], [%i, %compare]
  %best = phi i64 [-1, %search], [%best.now, %compare]
  %over = phi i64 [%none.yet, %search], [%over.now, %compare]
  %some = icmp ne i64 %left, 0
  %inexact = icmp ne i64 %over, 0
  %go.on = and i1 %some, %inexact
  br i1 %go.on, label %compare, label %end
compare:
  %i = sub i64 %left, 1
  %at = getelementptr ptr, ptr %blocks, i64 %i
  %block = load ptr, ptr %at, align 8
  %has = call i64 @size(ptr %block)
  %more = sub i64 %has, %size
  %better = icmp ult i64 %more, %over
  %best.now = select i1 %better, i64 %i, i64 %best
  %over.now = select i1 %better, i64 %more, i64 %over
  br label %look
end:
  %any = icmp sge i64 %best, 0
  br i1 %any, label %found, label %none
found:
  %best.p = getelementptr ptr, ptr %blocks, i64 %best
  %taken = load ptr, ptr %best.p, align 8
  call void @take(ptr %kept, i64 %best)
  call void @note_unused(ptr %kept, ptr %taken, i64 %over)
  call void @kt_unlock(ptr %kept)
  ret ptr %taken
none:
  call void @kt_unlock(ptr %kept)
  br label %fresh
fresh:
  %whole = add i64 %size, $extra
  %ctx = load ptr, ptr %kept + $base_ctx, align 8
  %malloc = load ptr, ptr %kept + $base_malloc, align 8
  %raw = call ptr %malloc(ptr %ctx, i64 %whole)
  %failed = icmp eq ptr %raw, null
  br i1 %failed, label %no.memory, label %describe
no.memory:
  ret ptr null
describe:
  %number = ptrtoint ptr %raw to i64
  %made = atomicrmw add ptr %kept + $turn, i64 1 monotonic
  %turn = and i64 %made, $places
  %shift = mul i64 %turn, $apart
  %place = add i64 %shift, $place
  %last = add i64 %number, $past
  %past = sub i64 %last, %place
  %page = and i64 %past, -$page
  %start = add i64 %page, %place
  %data = inttoptr i64 %start to ptr
  %unused.p = getelementptr i8, ptr %data, i64 -24
  store i64 0, ptr %unused.p, align 8
  %size.p = getelementptr i8, ptr %data, i64 -16
  store i64 %size, ptr %size.p, align 8
  %raw.p = getelementptr i8, ptr %data, i64 -8
  store ptr %raw, ptr %raw.p, align 8
  ret ptr %data
}

define void @kt_free(ptr %kept, ptr %block, i64 %ignored) #0 {
entry:
  %nothing = icmp eq ptr %block, null
  br i1 %nothing, label %done, label %try
try:
  call void @note_unused(ptr %kept, ptr %block, i64 0)
  %size = call i64 @size(ptr %block)
  %budget = load i64, ptr %kept + $budget, align 8
  %small = icmp sle i64 %size, %budget
  br i1 %small, label %lock, label %drop
lock:
  %won = call i32 @kt_try_lock(ptr %kept)
  %mine = icmp ne i32 %won, 0
  br i1 %mine, label %room, label %drop
drop:
  call void @give_back(ptr %kept, ptr %block)
  br label %done
room:
  %count.p = getelementptr i8, ptr %kept, i64 $count
  %count = load i64, ptr %count.p, align 8
  %held.p = getelementptr i8, ptr %kept, i64 $held
  %held = load i64, ptr %held.p, align 8
  %blocks = getelementptr i8, ptr %kept, i64 $blocks
  %would = add i64 %held, %size
  %over = icmp sgt i64 %would, %budget
  %full = icmp eq i64 %count, $most
  %much = or i1 %over, %full
  br i1 %much, label %evict, label %keep
evict: ; the one that has waited longest
  %oldest = load ptr, ptr %blocks, align 8
  call void @take(ptr %kept, i64 0)
  call void @give_back(ptr %kept, ptr %oldest)
  br label %room
keep:
  %at = getelementptr ptr, ptr %blocks, i64 %count
  store ptr %block, ptr %at, align 8
  %more = add i64 %count, 1
  store i64 %more, ptr %count.p, align 8
  store i64 %would, ptr %held.p, align 8
  call void @kt_unlock(ptr %kept)
  br label %done
done:
  ret void
}

; Give back every block that waits.
define void @kt_forget(ptr %kept) #0 {
entry:
  %won = call i32 @kt_try_lock(ptr %kept)
  %mine = icmp ne i32 %won, 0
  br i1 %mine, label %each, label %done
each:
  %count = load i64, ptr %kept + $count, align 8
  %some = icmp ne i64 %count, 0
  br i1 %some, label %one, label %unlock
one:
  %oldest = load ptr, ptr %kept + $blocks, align 8
  call void @take(ptr %kept, i64 0)
  call void @give_back(ptr %kept, ptr %oldest)
  br label %each
unlock:
  call void @kt_unlock(ptr %kept)
  br label %done
done:
  ret void
}

define ptr @kt_calloc(ptr %kept, i64 %count, i64 %each) #0 {
entry:
  %size = mul i64 %count, %each
  %block = call ptr @kt_malloc(ptr %kept, i64 %size)
  %failed = icmp eq ptr %block, null
  br i1 %failed, label %done, label %clear
clear:
  call void @llvm.memset.p0.i64(ptr %block, i8 0, i64 %size, i1 false)
  br label %done
done:
  ret ptr %block
}

define ptr @kt_realloc(ptr %kept, ptr %block, i64 %size) #0 {
entry:
  %new = call ptr @kt_malloc(ptr %kept, i64 %size)
  %failed = icmp eq ptr %new, null
  %nothing = icmp eq ptr %block, null
  %over = or i1 %failed, %nothing
  br i1 %over, label %done, label %move
move:
  %had = call i64 @size(ptr %block)
  %less = icmp ult i64 %had, %size
  %nbytes = select i1 %less, i64 %had, i64 %size
  call void @llvm.memcpy.p0.p0.i64(ptr %new, ptr %block, i64 %nbytes, i1 false)
  call void @kt_free(ptr %kept, ptr %block, i64 %had)
  br label %done
done:
  ret ptr %new
}
""")


@functools.cache
def _code() -> Loaded:
    """The functions above in this process."""
    sizes = {
        "extra": LINE + PAGE,
        "past": LINE + PAGE - 1,
        "page": PAGE,
        "place": PLACE,
        "places": PLACES - 1,
        "apart": APART,
        "most": BLOCKS,
    }
    text = LOCK_TEXT + fill_template(TEXT, offsets(FreeBlocks) | sizes)
    return load([compile_cached(GLUE + text, host_target())], host_target())


# --- the handler ---------------------------------------------------------------------------------


def is_free_threaded() -> bool:
    """Whether Python was built without its global lock: its objects then look different."""
    if not hasattr(sys, "_is_gil_enabled"):  # before 3.13
        return False
    import sysconfig

    return bool(sysconfig.get_config_var("Py_GIL_DISABLED"))


@functools.cache
def _make_handler() -> tuple[Any, FreeBlocks] | None:
    """The capsule and its blocks. An array may outlive everything else at the end of the process,
    so nothing that it needs to be freed is ever let go."""
    functions = numpy_functions()
    if functions is None or is_free_threaded():
        return None
    default = ctypes.cast(functions[DEFAULT_HANDLER] or 0, ctypes.POINTER(ctypes.py_object))[0]
    base = Handler.from_address(capsule_pointer(default, CAPSULE.value)).allocator
    code = _code()
    kept = FreeBlocks(
        budget=budget(), base_ctx=base.ctx, base_malloc=base.malloc, base_free=base.free
    )
    names = ("kt_malloc", "kt_calloc", "kt_realloc", "kt_free")
    allocator = Allocator(ctypes.addressof(kept), *map(code.address, names))
    described = Handler(name=b"kitsune", version=1, allocator=allocator)
    kind = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
    make = kind(("PyCapsule_New", ctypes.pythonapi))
    capsule = make(ctypes.addressof(described), ctypes.addressof(CAPSULE), None)
    for each in (code, kept, described, capsule, CAPSULE):
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(each))
    return capsule, kept


def handler() -> Any:
    """The capsule for `PyDataMem_SetHandler`, or None where NumPy's table is not known."""
    made = _make_handler()
    return made[0] if made else None


def budget() -> int:
    """Bytes that may wait for another array."""
    return min(max(installed_nbytes() // SHARE, LEAST_NBYTES), MOST_NBYTES)


def empty(shape: tuple[int, ...], dtype: np.dtype[Any]) -> np.ndarray:
    capsule = handler() if prod(shape) * dtype.itemsize >= LARGE_NBYTES else None
    if capsule is None:
        return np.empty(shape, dtype)
    before = _use(capsule)
    try:
        return np.empty(shape, dtype)
    finally:
        _use(before)


def _use(capsule: Any) -> Any:
    """Let NumPy allocate by another handler in this context; returns the one before."""
    functions = numpy_functions()
    assert functions is not None
    kind = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.py_object)
    return kind(functions[SET_HANDLER] or 0)(capsule)


def count_free_nbytes() -> int:
    made = _make_handler()
    return int(made[1].held) if made else 0


def forget() -> None:
    """Give back what waits for another array."""
    made = _make_handler()
    if made:
        give_back = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(_code().address("kt_forget"))
        give_back(ctypes.addressof(made[1]))


def _after_fork() -> None:
    """A thread that was at work on the blocks did not come along into the child."""
    if _make_handler.cache_info().currsize and (made := _make_handler()):
        made[1].lock = 0


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
