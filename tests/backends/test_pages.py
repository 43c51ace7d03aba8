"""LLVM's code leaves memory, and comes back when something is compiled."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from llvmlite.binding import ffi

from kitsune.backends.cpu import jit
from kitsune.backends.cpu.llvm_pages import give_back_llvm

SMAPS = Path("/proc/self/smaps")
TEXT = "define i64 @twice(i64 %x) #0 {\n  %y = add i64 %x, %x\n  ret i64 %y\n}"


def resident_kb() -> int:
    """Of the library."""
    library, total, is_its = os.path.realpath(ffi.lib._name), 0, False
    for line in SMAPS.read_text().splitlines():
        if line.split()[0].endswith(":"):
            total += int(line.split()[1]) if is_its and line.startswith("Rss:") else 0
        else:
            is_its = library in line
    return total


@pytest.mark.skipif(not SMAPS.exists(), reason="the system does not say what is resident")
def test_code_is_given_back_and_read_again() -> None:
    first = jit.compile_object(TEXT, jit.host_target())
    before = resident_kb()
    give_back_llvm()
    assert resident_kb() < before / 4
    assert jit.compile_object(TEXT, jit.host_target()) == first
