"""LLVM's own code and tables in memory given back: some 45 MB that only compiling reads.

The pages are those of a file that is mapped and never written, so the system reads them again when
something is compiled. A process that has its programs and runs them is that much smaller.
"""

from __future__ import annotations

import ctypes
import mmap
import os
from collections.abc import Iterator

from llvmlite.binding import ffi

MAPS = "/proc/self/smaps"


def give_back_llvm() -> None:
    """Nothing where the system does not say where the code is."""
    if not hasattr(mmap, "MADV_DONTNEED"):
        return
    advise = ctypes.CDLL(None).madvise
    advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    for begin, end in _unwritten(os.path.realpath(ffi.lib._name)):
        advise(begin, end - begin, mmap.MADV_DONTNEED)


def _unwritten(path: str) -> Iterator[tuple[int, int]]:
    """Where a library is as its file has it: in maps that may not be written, and that were not
    before, as those are where the loader puts addresses in."""
    try:
        with open(MAPS, encoding="utf-8") as file:
            lines = file.read().splitlines()
    except OSError:
        return
    span = None
    for line in lines:
        fields = line.split(maxsplit=5)
        if not fields[0].endswith(":"):
            is_fixed = len(fields) == 6 and fields[1].startswith("r-") and fields[5] == path
            span = fields[0].split("-") if is_fixed else None
        elif span and line.startswith("Anonymous:") and fields[1] == "0":
            yield int(span[0], 16), int(span[1], 16)
