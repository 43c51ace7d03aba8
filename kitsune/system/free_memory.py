"""Check that the machine has the memory that a program needs, and raise if not."""

from __future__ import annotations

import mmap
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.errors import DeviceError, InputError

WORTH_ASKING_NBYTES = 64 * 2**20  # less than this is there, or nothing is
BASE_GROWTH_NBYTES, GROWTH_PER_BYTE = 1 << 30, 256  # of a program from a file
MEMORY = Path("/proc/meminfo")
GROUPS = (  # folder, limit and use, of control groups of version 2 and 1
    (Path("/sys/fs/cgroup"), "memory.max", "memory.current"),
    (Path("/sys/fs/cgroup/memory"), "memory.limit_in_bytes", "memory.usage_in_bytes"),
)
UNSAID_NBYTES = 1 << 46  # what a machine is taken to have whose system does not say
UNITS = ("bytes", "kB", "MB", "GB", "TB", "PB", "EB")


def check_memory(needed: dict[str, int]) -> None:
    """Raise before memory is taken if what is needed, by what it is needed for, is not there."""
    total = sum(needed.values())
    if total < WORTH_ASKING_NBYTES or total <= available_nbytes():
        return
    parts = ", ".join(f"{format_nbytes(n)} for {what}" for what, n in needed.items() if n)
    raise DeviceError(
        f"the program needs {format_nbytes(total)} of memory",
        why=f"{parts}; {format_nbytes(available_nbytes())} are free",
        hint="compile it for smaller shapes",
    )


def check_growth(given: int, needed: dict[str, int]) -> None:
    """Refuse a program of a file that makes gigabytes out of that many bytes of inputs and weights:
    a file of a few hundred bytes can ask for any size."""
    total = sum(needed.values())
    limit = BASE_GROWTH_NBYTES + GROWTH_PER_BYTE * given
    if total > limit:
        parts = ", ".join(f"{format_nbytes(n)} for {what}" for what, n in needed.items() if n)
        raise InputError(
            f"the file asks for {format_nbytes(total)} of memory",
            why=f"{parts}; for {format_nbytes(given)} of inputs and weights "
            f"{format_nbytes(limit)} are allowed",
            hint="make the model smaller, or build it in Python, which has no such limit",
        )


def available_nbytes() -> int:
    """Memory that can be taken without swapping, within the limit of the process's group."""
    free = _field(MEMORY, "MemAvailable:")
    free = (installed_nbytes() or UNSAID_NBYTES) if free is None else free * 1024
    free = min(free, _address_space_nbytes())
    for folder, limit, used in GROUPS:
        granted, taken = _field(folder / limit), _field(folder / used)
        if granted is not None and taken is not None:
            cached = _field(folder / "memory.stat", "inactive_file") or 0  # can be given up
            free = min(free, max(0, granted - taken + cached))
    return free


def _address_space_nbytes() -> int:
    """What the process may still map, where a limit says so (`ulimit -v`)."""
    try:
        import resource
    except ImportError:  # Windows
        return UNSAID_NBYTES
    limit = resource.getrlimit(resource.RLIMIT_AS)[0]
    if limit == resource.RLIM_INFINITY:
        return UNSAID_NBYTES
    mapped = (_field(Path("/proc/self/statm")) or 0) * resource.getpagesize()
    return max(0, limit - mapped)


def _field(path: Path, name: str = "") -> int | None:
    """The number in a file, or on its line that begins with `name`; None where there is none."""
    try:
        lines = path.read_text().splitlines()
        return next(int(line[len(name) :].split()[0]) for line in lines if line.startswith(name))
    except (OSError, ValueError, IndexError, StopIteration):  # "max" is no number
        return None


def installed_nbytes() -> int:
    """The machine's memory; 0 where the system does not say."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return 0


def format_nbytes(nbytes: float) -> str:
    """1,536 is "1.5 kB", as a table shows it."""
    scale = 0
    while nbytes >= 1000 and scale < len(UNITS) - 1:
        nbytes, scale = nbytes / 1000, scale + 1
    digits = 1 if scale and nbytes < 100 else 0
    return f"{nbytes:.{digits}f} {UNITS[scale]}"


# --- aligned memory -------------------------------------------------------------------------------
#
# Allocate memory that begins at a cache line.


def allocate_aligned(nbytes: int) -> np.ndarray:
    """Allocate zeroed bytes that begin at a cache line."""
    raw = np.zeros(nbytes + 64, np.uint8)
    start = -raw.ctypes.data % 64
    return raw[start : start + nbytes]


def find_map(array: np.ndarray) -> mmap.mmap | None:
    """The map of a file that an array is a view of."""
    found: Any = array
    while isinstance(found, (np.ndarray, memoryview)):
        found = found.base if isinstance(found, np.ndarray) else found.obj
    return found if isinstance(found, mmap.mmap) else None


def release_pages(arrays: Iterable[np.ndarray]) -> None:
    """Count the pages of files that arrays are mapped from no longer as memory of this process,
    until they are read again. They stay in the system's cache of files."""
    maps = {id(found): found for array in arrays if (found := find_map(array)) is not None}
    for found in maps.values():
        if hasattr(found, "madvise"):
            found.madvise(mmap.MADV_DONTNEED)
