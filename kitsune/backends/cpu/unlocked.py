"""Emit object files on several threads at once, without the lock of llvmlite.

llvmlite holds one lock of the process around every call, so that threads generate code one after
the other. LLVM asks for less: that no two threads share a context or a machine. Here its function
is called without that lock, on llvmlite's own library. Only for the versions whose library is
known to look like this; for others there is no `emitter`, and code is generated under the lock.
"""

from __future__ import annotations

import ctypes
import functools
import re
from collections.abc import Callable
from typing import Any

import llvmlite
from llvmlite.binding import ffi

from kitsune.system.locks import block_forks

FIRST, LAST = (0, 45), (0, 50)  # the versions of llvmlite that are known

Emitter = Callable[[Any, Any], bytes]


@functools.cache
def emitter() -> Emitter | None:
    """machine, module → object file, or None where this llvmlite is not known."""
    parsed = re.match(r"(\d+)\.(\d+)", str(llvmlite.__version__))
    if not parsed or not FIRST <= (int(parsed[1]), int(parsed[2])) <= LAST:
        return None
    try:
        # A handle of our own: the types below are declared for nobody else.
        return _emitter(ctypes.CDLL(ffi.lib._name))
    except (AttributeError, OSError):
        return None


def _emitter(library: ctypes.CDLL) -> Emitter:
    emit = library.LLVMPY_TargetMachineEmitToMemory
    emit.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p]
    emit.restype = ctypes.c_void_p
    start, size = library.LLVMPY_GetBufferStart, library.LLVMPY_GetBufferSize
    free, free_text = library.LLVMPY_DisposeMemoryBuffer, library.LLVMPY_DisposeString
    for function in (start, size, free, free_text):
        function.argtypes = [ctypes.c_void_p]
    start.restype, size.restype = ctypes.c_void_p, ctypes.c_size_t
    free.restype = free_text.restype = None

    def emit_object(machine: Any, module: Any) -> bytes:
        error = ctypes.c_void_p()
        with block_forks():
            buffer = emit(machine, module, 1, ctypes.byref(error))
        if not buffer:
            message = ctypes.string_at(error.value).decode() if error.value else "no reason given"
            free_text(error)
            raise RuntimeError(message)
        try:
            return ctypes.string_at(start(buffer), size(buffer))
        finally:
            free(buffer)

    return emit_object
