"""The native code of the fast path: the tables it reads, and the LLVM text of the function.

The function is `METH_FASTCALL | METH_KEYWORDS`. Nothing in its code belongs to one process or one
model: objects and functions are addresses in the tables.
"""

from __future__ import annotations

import ctypes
import functools
from string import Template

from kitsune.backends.cpu.jit import GLUE, Loaded, compile_cached, host_target, load
from kitsune.backends.cpu.threads.control_block import (
    DEAD,
    LOCK_TEXT,
    Control,
    fill_template,
    offsets,
)

# ndarray's fields, frozen by NumPy's binary interface (PyArrayObject_fields), and ctypes' one.
OBJECT_TYPE, CDATA_POINTER = 8, 16
ARRAY = {"data": 16, "nd": 24, "dimensions": 32, "descr": 56, "flags": 64}
CONTIGUOUS_ALIGNED = 0x0101

METH_FASTCALL_KEYWORDS = 0x0080 | 0x0002

# Functions of the interpreter the fast path calls, in the order of the `Api` fields that hold them.
INTERPRETER = {
    "incref": "Py_IncRef",
    "decref": "Py_DecRef",
    "save_thread": "PyEval_SaveThread",
    "restore_thread": "PyEval_RestoreThread",
    "vectorcall": "PyObject_Vectorcall",
    "tuple_new": "PyTuple_New",
    "tuple_set": "PyTuple_SetItem",
}


class Api(ctypes.Structure):
    """Addresses in the interpreter and NumPy, the same for every fast path of the process."""

    _fields_ = (
        ("array_type", ctypes.c_void_p),
        ("new_array", ctypes.c_void_p),
        ("set_handler", ctypes.c_void_p),
        *((name, ctypes.c_void_p) for name in INTERPRETER),
    )


class MethodDef(ctypes.Structure):
    """PyMethodDef."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


class ArraySpec(ctypes.Structure):
    """What an input must be, or an output will be."""

    _fields_ = (
        ("spec_descr", ctypes.c_void_p),
        ("spec_nd", ctypes.c_int64),
        ("spec_dims", ctypes.c_void_p),
        ("spec_handler", ctypes.c_void_p),  # who allocates a large result, or null
    )


class Table(ctypes.Structure):
    """What one fast path knows; `self` of its function, whose PyMethodDef it holds as well."""

    _fields_ = (
        ("method", MethodDef),
        ("api", ctypes.c_void_p),
        ("fallback", ctypes.c_void_p),
        ("n_inputs", ctypes.c_int64),
        ("n_outputs", ctypes.c_int64),
        ("n_fixed", ctypes.c_int64),
        ("inputs", ctypes.c_void_p),
        ("outputs", ctypes.c_void_p),
        ("fixed", ctypes.c_void_p),
        ("program", ctypes.c_void_p),
        ("run", ctypes.c_void_p),  # kt_run, or null: on the caller alone
        ("pool", ctypes.c_void_p),
        ("job", ctypes.c_void_p),
        ("release", ctypes.c_int64),  # give up the interpreter's lock while the program runs
        ("lock", ctypes.c_void_p),  # the arena's lock word, or null: there is no arena
        ("own_lock", ctypes.c_int32),
    )
    owned: tuple[object, ...]  # what the addresses above point into


FAST_PATH_TEXT = Template("""
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; Is the object an array as the spec says?
define internal i1 @fits(ptr %array, ptr %spec, ptr %array_type) #0 {
entry:
  %type = load ptr, ptr %array + $object_type, align 8
  %exact = icmp eq ptr %type, %array_type
  br i1 %exact, label %kind, label %no
kind:
  %descr = load ptr, ptr %array + $descr, align 8
  %spec.descr = load ptr, ptr %spec + $spec_descr, align 8
  %same.descr = icmp eq ptr %descr, %spec.descr
  %flags = load i32, ptr %array + $flags, align 4
  %needed = and i32 %flags, $contiguous_aligned
  %plain = icmp eq i32 %needed, $contiguous_aligned
  %nd32 = load i32, ptr %array + $nd, align 4
  %nd = sext i32 %nd32 to i64
  %spec.nd = load i64, ptr %spec + $spec_nd, align 8
  %same.nd = icmp eq i64 %nd, %spec.nd
  %kind.1 = and i1 %same.descr, %plain
  %kind.2 = and i1 %kind.1, %same.nd
  br i1 %kind.2, label %shape, label %no
shape:
  %dims = load ptr, ptr %array + $dimensions, align 8
  %spec.dims = load ptr, ptr %spec + $spec_dims, align 8
  br label %axis
axis:
  %i = phi i64 [0, %shape], [%next, %compare]
  %more = icmp ult i64 %i, %nd
  br i1 %more, label %compare, label %yes
compare:
  %dim.p = getelementptr i64, ptr %dims, i64 %i
  %dim = load i64, ptr %dim.p, align 8
  %spec.dim.p = getelementptr i64, ptr %spec.dims, i64 %i
  %spec.dim = load i64, ptr %spec.dim.p, align 8
  %next = add i64 %i, 1
  %same.dim = icmp eq i64 %dim, %spec.dim
  br i1 %same.dim, label %axis, label %no
yes:
  ret i1 true
no:
  ret i1 false
}

; A new array, or null and a Python error.
define internal ptr @new_array(ptr %api, ptr %spec) #0 {
entry:
  %decref = load ptr, ptr %api + $decref, align 8
  %set = load ptr, ptr %api + $set_handler, align 8
  %handler = load ptr, ptr %spec + $spec_handler, align 8
  %plain = icmp eq ptr %handler, null
  br i1 %plain, label %numpy, label %ours
numpy:
  %small = call ptr @numpy_array(ptr %api, ptr %spec)
  ret ptr %small
ours: ; as `with handler:` would have it
  %before = call ptr %set(ptr %handler)
  %refused = icmp eq ptr %before, null
  br i1 %refused, label %failed, label %allocate
allocate:
  %large = call ptr @numpy_array(ptr %api, ptr %spec)
  %after = call ptr %set(ptr %before)
  call void %decref(ptr %before)
  call void %decref(ptr %after)
  %lost = icmp eq ptr %after, null
  br i1 %lost, label %drop, label %done
done:
  ret ptr %large
drop:
  call void %decref(ptr %large)
  br label %failed
failed:
  ret ptr null
}

define internal ptr @numpy_array(ptr %api, ptr %spec) #0 {
  %incref = load ptr, ptr %api + $incref, align 8
  %new = load ptr, ptr %api + $new_array, align 8
  %type = load ptr, ptr %api + $array_type, align 8
  %descr = load ptr, ptr %spec + $spec_descr, align 8
  %nd = load i64, ptr %spec + $spec_nd, align 8
  %nd32 = trunc i64 %nd to i32
  %dims = load ptr, ptr %spec + $spec_dims, align 8
  call void %incref(ptr %descr)  ; the array takes this reference
  %array = call ptr %new(ptr %type, ptr %descr, i32 %nd32, ptr %dims,
                         ptr null, ptr null, i32 0, ptr null)
  ret ptr %array
}

; The program over its arguments, by a pool if the table has one.
define internal void @run(ptr %table, ptr %slots) #0 {
entry:
  %program = load ptr, ptr %table + $program, align 8
  %run = load ptr, ptr %table + $run, align 8
  %alone = icmp eq ptr %run, null
  br i1 %alone, label %one, label %many
one:
  call void %program(ptr %slots, i64 0, i64 -1, i64 0, i64 0, i64 1)
  ret void
many:
  %pool = load ptr, ptr %table + $pool, align 8
  %job = load ptr, ptr %table + $job, align 8
  call void %run(ptr %pool, ptr %job, ptr %slots)
  ret void
}

; The result: the only array, or a tuple that takes the references to them all.
define internal ptr @result(ptr %api, ptr %arrays, i64 %count) #0 {
entry:
  %single = icmp eq i64 %count, 1
  br i1 %single, label %one, label %several
one:
  %array = load ptr, ptr %arrays, align 8
  ret ptr %array
several:
  %new = load ptr, ptr %api + $tuple_new, align 8
  %set = load ptr, ptr %api + $tuple_set, align 8
  %tuple = call ptr %new(i64 %count)
  %failed = icmp eq ptr %tuple, null
  br i1 %failed, label %drop, label %fill
drop:
  call void @drop(ptr %api, ptr %arrays, i64 %count)
  ret ptr null
fill:
  %i = phi i64 [0, %several], [%next, %put]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %put, label %done
put:
  %item.p = getelementptr ptr, ptr %arrays, i64 %i
  %item = load ptr, ptr %item.p, align 8
  %ignored = call i32 %set(ptr %tuple, i64 %i, ptr %item)
  %next = add i64 %i, 1
  br label %fill
done:
  ret ptr %tuple
}

; Give back the first `count` arrays.
define internal void @drop(ptr %api, ptr %arrays, i64 %count) #0 {
entry:
  %decref = load ptr, ptr %api + $decref, align 8
  br label %each
each:
  %i = phi i64 [0, %entry], [%next, %one]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %one, label %done
one:
  %item.p = getelementptr ptr, ptr %arrays, i64 %i
  %item = load ptr, ptr %item.p, align 8
  call void %decref(ptr %item)
  %next = add i64 %i, 1
  br label %each
done:
  ret void
}

define internal void @unlock(ptr %lock) #0 {
entry:
  %locked = icmp ne ptr %lock, null
  br i1 %locked, label %open, label %done
open:
  call void @kt_unlock(ptr %lock)
  br label %done
done:
  ret void
}

define ptr @kt_fast_path(ptr %self, ptr %args, i64 %count, ptr %names) #0 {
entry:
  %table = load ptr, ptr %self + $cdata_pointer, align 8
  %api = load ptr, ptr %table + $api, align 8
  %n_inputs = load i64, ptr %table + $n_inputs, align 8
  %n_outputs = load i64, ptr %table + $n_outputs, align 8
  %n_fixed = load i64, ptr %table + $n_fixed, align 8
  %n_arrays = add i64 %n_inputs, %n_outputs
  %n_slots = add i64 %n_arrays, %n_fixed
  %slots = alloca ptr, i64 %n_slots, align 16
  %arrays = alloca ptr, i64 %n_outputs, align 16
  %positional = icmp eq ptr %names, null
  %right.count = icmp eq i64 %count, %n_inputs
  %called.well = and i1 %positional, %right.count
  br i1 %called.well, label %begin, label %fallback

begin: ; slots[i] = args[i]'s data
  %inputs = load ptr, ptr %table + $inputs, align 8
  %type = load ptr, ptr %api + $array_type, align 8
  br label %next.input
next.input:
  %i = phi i64 [0, %begin], [%i.next, %input.fits]
  %spec = phi ptr [%inputs, %begin], [%spec.next, %input.fits]
  %more.inputs = icmp ult i64 %i, %n_inputs
  br i1 %more.inputs, label %check, label %threads
check:
  %arg.p = getelementptr ptr, ptr %args, i64 %i
  %arg = load ptr, ptr %arg.p, align 8
  %good = call i1 @fits(ptr %arg, ptr %spec, ptr %type)
  br i1 %good, label %input.fits, label %fallback
input.fits:
  %data = load ptr, ptr %arg + $data, align 8
  %slot = getelementptr ptr, ptr %slots, i64 %i
  store ptr %data, ptr %slot, align 8
  %i.next = add i64 %i, 1
  %spec.next = getelementptr i8, ptr %spec, i64 $spec_nbytes
  br label %next.input

threads: ; a new or forked pool has no workers until Python starts them
  %pool = load ptr, ptr %table + $pool, align 8
  %pooled = icmp ne ptr %pool, null
  br i1 %pooled, label %alive, label %arena
alive:
  %pool.lock = load atomic i32, ptr %pool + $pool_lock monotonic, align 4
  %dead = icmp eq i32 %pool.lock, $dead
  br i1 %dead, label %fallback, label %arena

arena:
  %lock = load ptr, ptr %table + $lock, align 8
  %shared = icmp ne ptr %lock, null
  br i1 %shared, label %take, label %create
take:
  %won = call i32 @kt_try_lock(ptr %lock)
  %mine = icmp ne i32 %won, 0
  br i1 %mine, label %create, label %fallback

create: ; slots[n_inputs + j] = outputs[j]'s data
  %outputs = load ptr, ptr %table + $outputs, align 8
  br label %next.output
next.output:
  %j = phi i64 [0, %create], [%j.next, %created]
  %out.spec = phi ptr [%outputs, %create], [%out.spec.next, %created]
  %more.outputs = icmp ult i64 %j, %n_outputs
  br i1 %more.outputs, label %new, label %go
new:
  %out = call ptr @new_array(ptr %api, ptr %out.spec)
  %failed = icmp eq ptr %out, null
  br i1 %failed, label %no.memory, label %created
no.memory:
  call void @unlock(ptr %lock)
  call void @drop(ptr %api, ptr %arrays, i64 %j)
  ret ptr null
created:
  %array.p = getelementptr ptr, ptr %arrays, i64 %j
  store ptr %out, ptr %array.p, align 8
  %out.data = load ptr, ptr %out + $data, align 8
  %out.index = add i64 %n_inputs, %j
  %out.slot = getelementptr ptr, ptr %slots, i64 %out.index
  store ptr %out.data, ptr %out.slot, align 8
  %j.next = add i64 %j, 1
  %out.spec.next = getelementptr i8, ptr %out.spec, i64 $spec_nbytes
  br label %next.output

go:
  %fixed = load ptr, ptr %table + $fixed, align 8
  %fixed.slots = getelementptr ptr, ptr %slots, i64 %n_arrays
  %fixed.nbytes = mul i64 %n_fixed, 8
  call void @llvm.memcpy.p0.p0.i64(ptr %fixed.slots, ptr %fixed, i64 %fixed.nbytes, i1 false)
  %release = load i64, ptr %table + $release, align 8
  %long = icmp ne i64 %release, 0
  br i1 %long, label %released, label %kept
kept:
  call void @run(ptr %table, ptr %slots)
  call void @unlock(ptr %lock)
  br label %finish
released:
  %save = load ptr, ptr %api + $save_thread, align 8
  %thread = call ptr %save()
  call void @run(ptr %table, ptr %slots)
  call void @unlock(ptr %lock)
  %restore = load ptr, ptr %api + $restore_thread, align 8
  call void %restore(ptr %thread)
  br label %finish
finish:
  %value = call ptr @result(ptr %api, ptr %arrays, i64 %n_outputs)
  ret ptr %value

fallback:
  %vectorcall = load ptr, ptr %api + $vectorcall, align 8
  %other = load ptr, ptr %table + $fallback, align 8
  %answer = call ptr %vectorcall(ptr %other, ptr %args, i64 %count, ptr %names)
  ret ptr %answer
}
""")


def fast_path_text() -> str:
    """The fast path as one LLVM module."""
    values = offsets(Api) | offsets(ArraySpec) | offsets(Table) | ARRAY
    values |= {
        "object_type": OBJECT_TYPE,
        "cdata_pointer": CDATA_POINTER,
        "contiguous_aligned": CONTIGUOUS_ALIGNED,
        "spec_nbytes": ctypes.sizeof(ArraySpec),
        "pool_lock": Control.lock.offset,
        "dead": DEAD,
    }
    return LOCK_TEXT + fill_template(FAST_PATH_TEXT, values)


@functools.cache
def fast_path_code() -> Loaded:
    """`kt_fast_path`, `kt_try_lock` and `kt_unlock` in this process."""
    return load([compile_cached(GLUE + fast_path_text(), host_target())], host_target())
