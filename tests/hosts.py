"""Simulated hosts: a CPU level, cache sizes and a CPU count that tests run under, by name.

    pytest --host server tests/stages      # everything as if on that host
    @pytest.mark.host("usual")             # this test on that host, whatever the machine has

A simulated host plans, schedules and tiles as the real one would. Code that runs is generated for
the features of this machine: where it lacks AVX-512, LLVM splits the vectors in two.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch

from kitsune.backends.cpu import jit
from kitsune.target import CPU_LEVELS, CpuTarget
from kitsune.tensor.lazy_program import PROGRAMS

KIB, MIB = 2**10, 2**20
BROWSERS = ("chromium", "chrome", "firefox")
ABSENT = "/dev/null/absent"  # no user can make it, root included
WHICH = shutil.which
REAL = jit.detect_host()  # this machine, whatever is simulated later


# Those that a host of each level lists, of which saved object code needs some.
V2 = ("sse", "sse2", "sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16", "sahf")
V3 = (*V2, "avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave")
V4 = (*V3, "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl")
FEATURES = {"x86-64-v2": V2, "x86-64-v3": V3, "x86-64-v4": V4, "x86-64-vnni": (*V4, "avx512vnni")}


@dataclass(frozen=True)
class Host:
    """What a plan, a schedule or a report may depend on."""

    level: str
    l2_nbytes: int
    l3_nbytes: int
    cpus: int
    has_browser: bool = True
    has_vulkan: bool = True
    has_home: bool = True  # a home folder that can be written to

    @property
    def target(self) -> CpuTarget:
        """To plan, schedule and emit for, on any machine."""
        level = CPU_LEVELS[self.level]
        caches = {"l2_nbytes": self.l2_nbytes, "l3_nbytes": self.l3_nbytes}
        return replace(level, triple=REAL.triple, **caches)

    @property
    def runnable(self) -> CpuTarget:
        """The same tiles and caches, in instructions that this machine has."""
        wanted = self.target
        if can_run(wanted):
            return replace(wanted, features=",".join(f"+{name}" for name in FEATURES[self.level]))
        return replace(
            REAL,
            name=self.level,
            level=self.level,
            lanes=wanted.lanes,
            fma=wanted.fma,
            registers=wanted.registers,
            l1_nbytes=wanted.l1_nbytes,
            l2_nbytes=self.l2_nbytes,
            l3_nbytes=self.l3_nbytes,
        )

    def __str__(self) -> str:
        caches = f"l2={self.l2_nbytes // KIB}K l3={self.l3_nbytes // MIB}M"
        return f"{self.level} {caches} cpus={self.cpus}"


def can_run(target: CpuTarget) -> bool:
    """Whether this machine has every instruction of a level."""
    needs_vnni = target.dot8 == "vnni512"
    return target.lanes <= REAL.lanes and (not needs_vnni or REAL.dot8 == "vnni512")


HOSTS = {
    "usual": Host("x86-64-v3", 512 * KIB, 8 * MIB, 2),  # the defaults of `CpuTarget`
    "small": Host("x86-64-v2", 256 * KIB, 4 * MIB, 1),
    "laptop": Host("x86-64-v3", 256 * KIB, 8 * MIB, 8),
    "desktop": Host("x86-64-v3", 512 * KIB, 32 * MIB, 8),
    "cloud": Host("x86-64-v3", 1 * MIB, 32 * MIB, 2),
    "workstation": Host("x86-64-v4", 1 * MIB, 16 * MIB, 8),
    "server": Host("x86-64-vnni", 2 * MIB, 64 * MIB, 64),
    "container": Host(
        "x86-64-v3", 2 * MIB, 4 * MIB, 1, has_browser=False, has_vulkan=False, has_home=False
    ),
}


@contextmanager
def simulated(host: Host) -> Iterator[None]:
    """Make this process detect, plan for and count what that host has."""
    absent = {} if host.has_home else {"HOME": ABSENT, "XDG_CACHE_HOME": f"{ABSENT}/cache"}
    if not host.has_vulkan:
        absent |= {"VK_DRIVER_FILES": ABSENT, "VK_ICD_FILENAMES": ABSENT}
    with ExitStack() as stack:
        stack.enter_context(patch.object(jit, "detect_host", lambda: host.runnable))
        stack.enter_context(patch.dict(os.environ, absent, KITSUNE_NUM_THREADS=str(host.cpus)))
        if not host.has_browser:
            stack.enter_context(patch.object(shutil, "which", _which_but_browsers))
        stack.callback(_forget)
        _forget()
        yield


def _which_but_browsers(command: str, *args: Any, **kwargs: Any) -> str | None:
    is_browser = any(name in command for name in BROWSERS)
    return None if is_browser else WHICH(command, *args, **kwargs)


def _forget() -> None:
    """Drop what this process knows of its CPU, and the programs planned for it."""
    jit.host_target.cache_clear()
    PROGRAMS.clear()
