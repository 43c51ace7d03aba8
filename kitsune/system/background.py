"""Run jobs on one daemon thread of the process, which a process that ends does not wait for.

    background.start(job)           # jobs run one after the other
    with background.uninterrupted():
        …                           # native code that must return before the process is taken down

When the process ends, a job ends where it next enters `uninterrupted`; all that is waited for is
the native code that is running. A forked child has no such thread. It starts one for the jobs that
were left, after a while: by then its parent has often cached what they make.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator

from kitsune.errors import Signal
from kitsune.system.locks import can_start_threads, make_lock

CHILD_DELAY_S = 1.0
MAX_WAIT_S = 10.0  # for native code, when the process ends
NAME = "kitsune-background"

_jobs: deque[Callable[[], None]] = deque()  # the first is at work
_lock = make_lock()
_native = make_lock()  # held in native code, and by a process that ends
_running: threading.Thread | None = None
_is_ending = False


class Ending(Signal):
    """The process ends, and a job with it."""


def start(job: Callable[[], None]) -> None:
    """Run a job on the thread; none is started while the process ends."""
    with _lock:
        if _is_ending or not can_start_threads():
            return
        _jobs.append(job)
        if len(_jobs) == 1:
            _start_thread(0.0)


def is_here() -> bool:
    """Whether this code runs on the thread."""
    return _running is not None and threading.get_ident() == _running.ident


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Native code of a job, which an ending process waits for; nothing on other threads."""
    if not is_here():
        yield
        return
    with _native:
        if _is_ending:
            raise Ending
        yield


def _start_thread(delay_s: float) -> None:
    global _running
    _running = threading.Thread(target=_run_all, args=(delay_s,), name=NAME, daemon=True)
    _running.start()


def _run_all(delay_s: float) -> None:
    if delay_s:
        time.sleep(delay_s)
    while True:
        with contextlib.suppress(Exception):  # what is running already serves
            if not _is_ending:
                _jobs[0]()
        with _lock:
            _jobs.popleft()
            if not _jobs:
                return


@atexit.register
def _end() -> None:
    """Wait for native code to return."""
    global _is_ending
    _is_ending = True
    if _jobs:
        _native.acquire(timeout=MAX_WAIT_S)


def _after_fork() -> None:
    global _running
    _running = None
    if _jobs:
        _start_thread(CHILD_DELAY_S)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
