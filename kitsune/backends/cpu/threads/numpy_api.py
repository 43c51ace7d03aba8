"""NumPy's table of C functions, for machine code and ctypes: addresses by their frozen places."""

from __future__ import annotations

import ctypes
import functools
import importlib
from typing import Any

import numpy as np

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
