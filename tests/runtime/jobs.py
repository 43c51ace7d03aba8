"""Programs of tests' own as jobs, and pools in a known state."""

from __future__ import annotations

import time
from collections.abc import Callable

from kitsune.backends.cpu.binary import Phase
from kitsune.backends.cpu.threads.control_block import Control
from kitsune.backends.cpu.threads.team import Job, Pool

LONG_US, SHORT_US = 1000.0, 20.0  # worth waking a worker for, and not
PATIENCE_SECONDS = 240.0  # a machine may be busy, but not for ever


def job(
    program: int,
    threads: int,
    parts: int | None = None,
    meets: bool = False,
    work_us: float = LONG_US,
    phases: int = 1,
) -> Job:
    """Every phase in that many parts: by default one a thread."""
    each = Phase(work_us / phases, meets)
    return Job(program, [each] * phases, threads, parts=parts or threads)


def control(p: Pool) -> Control:
    return Control.from_address(p.address)


def repeat_until(condition: Callable[[], bool]) -> None:
    """Call it until it is true."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not condition():
        assert time.monotonic() < deadline, "it never came true"


def wait_until(condition: Callable[[], bool]) -> None:
    """Look now and then until it is true."""
    repeat_until(lambda: condition() or time.sleep(1e-3) is not None)


def all_asleep(p: Pool) -> bool:
    return bool(control(p).sleepers == p.size - 1)
