"""A function run in a forked child."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable


def in_fork(work: Callable[[], None]) -> int:
    """The child's exit code: 0 if `work` returned there."""
    child = os.fork()
    if child == 0:
        signal.alarm(20)
        try:
            work()
            os._exit(0)
        except BaseException:  # noqa: BLE001 - whatever it was, the exit code tells
            os._exit(1)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
