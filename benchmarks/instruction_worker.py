"""Call each case of the suite `instructions` under Valgrind, which counts between two requests.

A program asks Valgrind for something by rotating a register four times, to what it was; elsewhere
that does nothing. Counts of a case are in a file of its own.
"""

from __future__ import annotations

import ctypes
import json
import mmap
import sys
from dataclasses import replace

from benchmarks.case import Case, Workload
from benchmarks.libraries.kitsune import make_fused
from kitsune.backends.cpu import jit
from kitsune.target import CPU_LEVELS

LEVEL = "x86-64-v3"  # the highest that Valgrind knows
L2_NBYTES, L3_NBYTES = 1 << 19, 8 << 20  # tiles are made for these, on any machine
WARM_CALLS, COUNTED_CALLS = 4, 4
# mov rax, rdi; xor edx, edx; rol rdi, 3, 13, 61 and 51; xchg rbx, rbx; mov rax, rdx; ret
REQUEST = bytes.fromhex("4889f831d248c1c70348c1c70d48c1c73d48c1c7334887db4889d0c3")
CALLGRIND = ord("C") << 24 | ord("T") << 16
ZERO, DUMP, START, STOP = (CALLGRIND + n for n in (1, 3, 4, 5))


class Valgrind:
    """What Valgrind counts of this process; nothing where it does not run it."""

    def __init__(self) -> None:
        access = mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC
        self._page = mmap.mmap(-1, mmap.PAGESIZE, prot=access)
        self._page.write(REQUEST)
        address = ctypes.addressof(ctypes.c_char.from_buffer(self._page))
        self._call = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_void_p)(address)

    def request(self, number: int, argument: int = 0) -> int:
        words = (ctypes.c_uint64 * 6)(number, argument)
        return int(self._call(ctypes.addressof(words)))

    def dump(self, name: str) -> None:
        """Write what was counted to the next file."""
        text = ctypes.create_string_buffer(name.encode())
        self.request(DUMP, ctypes.addressof(text))


def simulate_level() -> None:
    """Compile for the level's features and caches, whatever this machine has."""
    real = jit.detect_host()
    host = replace(CPU_LEVELS[LEVEL], triple=real.triple, l2_nbytes=L2_NBYTES, l3_nbytes=L3_NBYTES)
    jit.detect_host = lambda: host
    jit.host_target.cache_clear()


def count(case: Case, number: int, valgrind: Valgrind) -> None:
    """Count some calls, for the file of the case with this number."""
    call = make_fused(Workload.make(case, threads=1)).start()
    for _ in range(WARM_CALLS):
        call()
    valgrind.request(ZERO)
    valgrind.request(START)
    for _ in range(COUNTED_CALLS):
        call()
    valgrind.request(STOP)
    valgrind.dump(f"case {number}")


def main() -> None:
    from benchmarks.instructions import CASES, QUICK_CASES

    names = json.loads(sys.argv[1])
    valgrind = Valgrind()
    simulate_level()
    cases = {case.name: case for case in (*CASES, *QUICK_CASES)}
    for number, name in enumerate(names):
        count(cases[name], number, valgrind)


if __name__ == "__main__":
    main()
