"""LLVM's own code in memory given back: it is some 30 MB that only compiling reads.

The pages are those of a file that is mapped and never written, so the system reads them again when
something is compiled. A process that has its programs and runs them is that much smaller.
"""

from __future__ import annotations

import ctypes
import mmap
import os
from collections.abc import Iterator

from llvmlite.binding import ffi

MAPS = "/proc/self/maps"


def give_back_llvm() -> None:
    """Nothing where the system does not say where the code is."""
    if not hasattr(mmap, "MADV_DONTNEED"):
        return
    advise = ctypes.CDLL(None).madvise
    advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    for begin, end in _code(os.path.realpath(ffi.lib._name)):
        advise(begin, end - begin, mmap.MADV_DONTNEED)


def _code(path: str) -> Iterator[tuple[int, int]]:
    """Where a library's code is: what may be run and not written is as its file has it."""
    try:
        with open(MAPS, encoding="utf-8") as file:
            lines = file.read().splitlines()
    except OSError:
        return
    for line in lines:
        fields = line.split(maxsplit=5)
        if len(fields) == 6 and fields[1] == "r-xp" and fields[5] == path:
            begin, end = fields[0].split("-")
            yield int(begin, 16), int(end, 16)
