"""The fast path of a call, as native code: check the arrays, run the program, return new arrays.

`make_fast_path` returns a built-in function whose body is machine code, the same for every model:
what it checks and calls is in a table that it finds through `self`. In Python it would read

    def fast_path(*args, **names):
        if names or not all(fits(a, spec) for a, spec in zip(args, inputs, strict=True)):
            return fallback(*args, **names)
        if not try_lock(arena):                    # the arena is in use by another call
            return fallback(*args, **names)
        outputs = [empty(shape, dtype) for shape, dtype in ...]
        run(program, [*pointers(args), *pointers(outputs), *fixed])
        unlock(arena)
        return outputs[0] if len(outputs) == 1 else tuple(outputs)

An argument fits when it is an ndarray and no subclass, of the very dtype object NumPy shares
between its arrays, of the right shape, C-contiguous and aligned.

A built-in function owns its `self`, the table; the table owns the fallback, commonly a method of
the model that owns the fast path. The garbage collector sees each of these links, so a model that
is dropped goes with its fast path."""

from __future__ import annotations

import ctypes
import functools
import os
import sys
import weakref
from collections.abc import Callable, Sequence
from math import prod
from typing import Any

import numpy as np

from kitsune.backends.cpu.jit import Loaded
from kitsune.backends.cpu.threads.fast_path_code import (
    ARRAY,
    CDATA_POINTER,
    CONTIGUOUS_ALIGNED,
    INTERPRETER,
    METH_FASTCALL_KEYWORDS,
    OBJECT_TYPE,
    Api,
    ArraySpec,
    Table,
    fast_path_code,
)
from kitsune.backends.cpu.threads.result_memory import (
    ARRAY_TYPE,
    LARGE_NBYTES,
    NEW_FROM_DESCR,
    SET_HANDLER,
    handler,
    is_free_threaded,
    numpy_functions,
)
from kitsune.backends.cpu.threads.team import Job, Pool

Spec = tuple[tuple[int, ...], "np.dtype[Any]"]  # one argument or result: shape and dtype

MAX_SLOTS = 1 << 14  # arguments of a program, which the fast path keeps on the native stack

_TABLES: weakref.WeakValueDictionary[int, Table] = weakref.WeakValueDictionary()  # fast paths alive


def make_fast_path(
    inputs: Sequence[Spec],
    outputs: Sequence[Spec],
    fixed: Sequence[int],
    job: Job,
    pool: Pool | None,
    release_gil: bool,
    fallback: Callable[..., Any],
    lock: int | None = None,
    owner: object = None,
) -> Callable[..., Any]:
    """The function a user calls: a job over `inputs`, new `outputs` and `fixed` addresses, run by
    `pool` if there is one.

    What the addresses point to must live as long as `fallback`, which takes every call that is
    out of the ordinary, or as long as `owner`: the fast path keeps both. `lock` is the address of
    the i32 word that guards the program's scratch memory: a word of the fast path's own unless
    given, and 0 for a program that has no such memory. Where the interpreter or NumPy is not
    structured as expected, or for arrays of objects, the fast path is the fallback itself."""
    api = _api()
    plain = not any(dtype.hasobject for _, dtype in (*inputs, *outputs))
    if api is None or not plain or len(inputs) + len(outputs) + len(fixed) > MAX_SLOTS:
        return fallback
    table = Table()
    table.api, table.fallback = ctypes.addressof(api), id(fallback)
    table.program = job.program
    if pool is not None and job.threads > 1:
        pool.prepare()
        table.run, table.pool, table.job = pool.run_address, pool.address, job.address
    table.release = int(release_gil)
    table.lock = ctypes.addressof(table) + Table.own_lock.offset if lock is None else lock
    fixed_slots = (ctypes.c_void_p * len(fixed))(*fixed)
    table.fixed, table.n_fixed = ctypes.addressof(fixed_slots), len(fixed)
    input_rows, output_rows = _specs(inputs), _specs(outputs)
    table.inputs, table.n_inputs = ctypes.addressof(input_rows[0]), len(inputs)
    table.outputs, table.n_outputs = ctypes.addressof(output_rows[0]), len(outputs)
    table.owned = (api, fallback, owner, pool, job, fixed_slots, input_rows, output_rows)
    _TABLES[id(table)] = table
    return _make_function(table, fast_path_code())


def try_lock(word: int) -> bool:
    """Take the lock at that address if it is free, as a fast path does before it runs its
    program."""
    return bool(_lock_function("kt_try_lock")(word))


def unlock(word: int) -> None:
    """Let go of the lock at that address."""
    _lock_function("kt_unlock")(word)


@functools.cache
def _lock_function(name: str) -> Any:
    return ctypes.PYFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)(fast_path_code().address(name))


# --- tables --------------------------------------------------------------------------------------


def _specs(specs: Sequence[Spec]) -> tuple[ctypes.Array[ArraySpec], list[object]]:
    """The rows the native code reads, and the objects they point to."""
    rows, pointed = (ArraySpec * len(specs))(), list[object]()
    for row, (shape, dtype) in zip(rows, specs, strict=True):
        shared = _find_shared_dtype(np.dtype(dtype))
        sizes = (ctypes.c_int64 * len(shape))(*shape)
        row.spec_descr, row.spec_nd, row.spec_dims = id(shared), len(shape), ctypes.addressof(sizes)
        pointed += [shared, sizes]
        if prod(shape) * shared.itemsize >= LARGE_NBYTES and handler() is not None:
            row.spec_handler = id(handler())
    return rows, pointed


def _find_shared_dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The one dtype object NumPy gives to all arrays of that type, where there is one."""
    common: np.dtype[Any] = np.dtype(dtype.type)
    return common if common == dtype else dtype


def _make_function(table: Table, code: Loaded) -> Callable[..., Any]:
    """A function object that owns the table as its `self`, and with it its own description."""
    table.owned += (code,)
    table.method.name = b"fast_path"
    table.method.function = code.address("kt_fast_path")
    table.method.flags = METH_FASTCALL_KEYWORDS
    made = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)
    make = made(("PyCFunction_NewEx", ctypes.pythonapi))
    function: Callable[..., Any] = make(ctypes.addressof(table.method), table, None)
    return function


def _after_fork() -> None:
    """Calls of other threads that held an arena did not come along into the child."""
    for table in list(_TABLES.values()):
        if table.lock:
            ctypes.c_int32.from_address(table.lock).value = 0


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


# --- the interpreter and NumPy -------------------------------------------------------------------


@functools.cache
def _api() -> Api | None:
    """The functions the fast path calls, or None where objects are not structured as it expects."""
    pointer_nbytes = ctypes.sizeof(ctypes.c_void_p)
    if sys.implementation.name != "cpython" or pointer_nbytes != 8 or is_free_threaded():
        return None
    functions = numpy_functions()
    if functions is None or not _layout_agrees():
        return None
    api = Api(
        array_type=functions[ARRAY_TYPE],
        new_array=functions[NEW_FROM_DESCR],
        set_handler=functions[SET_HANDLER],
    )
    for field, name in INTERPRETER.items():
        function = getattr(ctypes.pythonapi, name, None)
        if function is None:  # Python 3.10 inlines PyObject_Vectorcall instead of exporting it
            return None
        setattr(api, field, ctypes.cast(function, ctypes.c_void_p).value)
    return api


def _layout_agrees() -> bool:
    """Read two arrays and a table the way the native code does, and compare with Python's view."""
    whole = np.zeros((3, 5), np.float32)
    table = Table()
    seen = ctypes.c_void_p.from_address(id(table) + CDATA_POINTER).value
    return (
        seen == ctypes.addressof(table)
        and _array_agrees(whole)
        and _array_agrees(whole[:, ::2])
        and _array_agrees(np.zeros((), np.int64))
    )


def _array_agrees(array: np.ndarray[Any, Any]) -> bool:
    def word(offset: int) -> int:
        return ctypes.c_uint64.from_address(id(array) + offset).value

    def half(offset: int) -> int:
        return ctypes.c_int32.from_address(id(array) + offset).value

    sizes = (ctypes.c_int64 * array.ndim).from_address(word(ARRAY["dimensions"]) or id(array))
    plain = array.flags.c_contiguous and array.flags.aligned
    return (
        word(OBJECT_TYPE) == id(np.ndarray)
        and word(ARRAY["data"]) == array.ctypes.data
        and half(ARRAY["nd"]) == array.ndim
        and tuple(sizes) == array.shape
        and word(ARRAY["descr"]) == id(array.dtype)
        and (half(ARRAY["flags"]) & CONTIGUOUS_ALIGNED == CONTIGUOUS_ALIGNED) == plain
    )
