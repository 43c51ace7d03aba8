"""Run each case of a suite in a process of its own, forked from one that has imported everything.

A case that crashes, hangs or uses too much memory is one outcome and no more. Limits are of
processor time, so that other programs on the machine do not decide them.
"""

from __future__ import annotations

import json
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress

from tests.conformance.suites import EXCEPTION, TIMEOUT, Outcome, attempt

WALL_FACTOR = 30  # wall-clock seconds for one second of the limit, at most
GRACE = 5  # seconds between the limit and the signal that no handler delays
MAX_MEMORY = 12 << 30  # bytes of address space beyond what the parent has
CHUNK = 1 << 16


def warm_up() -> None:
    """Import and run once what every case needs, in the process that the cases are forked from."""
    import torch

    import kitsune.torch  # noqa: F401 - the backend of that name

    os.environ["KITSUNE_NUM_THREADS"] = "1"
    torch.set_num_threads(1)
    layers = torch.nn.Sequential(torch.nn.Linear(8, 8), torch.nn.GELU(), torch.nn.LayerNorm(8))
    for is_dynamic in (False, True):
        compiled = torch.compile(layers, backend="kitsune", dynamic=is_dynamic)
        compiled(torch.randn(4, 8)).sum().backward()
        with torch.no_grad():
            compiled(torch.randn(5, 8))


def run_forked(run: Callable[[], Outcome], seconds: float, is_verbose: bool = False) -> Outcome:
    """The outcome of a case that runs in a child process."""
    sys.stdout.flush()
    sys.stderr.flush()
    receive, send = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(receive)
        _run_child(run, seconds, is_verbose, send)
    os.close(send)
    try:
        text = _read(receive, time.monotonic() + WALL_FACTOR * seconds)
    finally:
        os.close(receive)
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
    if text is None:
        return Outcome(TIMEOUT, f"more than {WALL_FACTOR * seconds:g} s of wall-clock time")
    if not text:
        return _died(status, seconds)
    return Outcome(*json.loads(text))


def _run_child(
    run: Callable[[], Outcome], seconds: float, is_verbose: bool, send: int
) -> None:  # pragma: no cover - in another process
    """Run a case, send its outcome and end the process, without the parent's exit handlers."""
    try:
        if not is_verbose:
            nothing = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nothing, 1)
            os.dup2(nothing, 2)
        hard = int(time.process_time() + seconds) + GRACE
        resource.setrlimit(resource.RLIMIT_CPU, (hard, hard + GRACE))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (_address_space() + MAX_MEMORY,) * 2)
        outcome = attempt(run, seconds, is_verbose)
        with os.fdopen(send, "w") as file:
            json.dump([outcome.kind, outcome.detail], file)
        sys.stdout.flush()
        sys.stderr.flush()
    finally:
        os._exit(0)


def _address_space() -> int:
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[0]) * resource.getpagesize()


def _read(receive: int, deadline: float) -> str | None:
    """What a child sends until it ends; None if that takes too long."""
    parts: list[bytes] = []
    while True:
        ready, _, _ = select.select([receive], [], [], max(deadline - time.monotonic(), 0))
        if not ready:
            return None
        part = os.read(receive, CHUNK)
        if not part:
            return b"".join(parts).decode()
        parts.append(part)


def _died(status: int, seconds: float) -> Outcome:
    if not os.WIFSIGNALED(status):
        return Outcome(EXCEPTION, f"the process ended with {os.WEXITSTATUS(status)}")
    number = os.WTERMSIG(status)
    if number in (signal.SIGXCPU, signal.SIGPROF):
        return Outcome(TIMEOUT, f"more than {seconds:g} s of processor time")
    return Outcome(EXCEPTION, f"the process ended with {signal.Signals(number).name}")
