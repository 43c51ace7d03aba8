"""Run each runtime in a process of its own, so that thread pools do not interfere.

    with WorkerPool(threads=2, patience_s=60) as pool:
        pool.ask("torch", {"build": "torch", …})

A process starts when it is first asked. Between two samples its threads have a pause in which to
park; nothing else of it runs.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Collection, Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

from kitsune.compare.runtimes import OWN, thread_variables
from kitsune.errors import KitsuneError

Message = Mapping[str, Any]


class WorkerPool:
    """`variables` are set in every process. A peer that takes longer than `patience_s` to answer
    is ended; processes in `own` must answer. A subclass has other workers."""

    own: Collection[str] = tuple(OWN)
    folder: Path | None = None  # that processes start in; None is the current one

    def __init__(
        self, threads: int, patience_s: float, variables: Mapping[str, str] | None = None
    ) -> None:
        self.threads, self.patience_s = threads, patience_s
        self.variables = dict(variables or {})
        self._processes: dict[str, subprocess.Popen[str]] = {}

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process in self._processes.values():
            _end(process)
        self._processes.clear()

    def find_process(self, candidate: str) -> str:
        """Return the name of the process that runs a candidate: here each has its own."""
        return candidate

    def command(self, process: str) -> list[str]:
        """Return the arguments of Python that start a process."""
        return ["-m", "kitsune.compare.worker", str(self.threads)]

    def environment(self) -> dict[str, str]:
        return thread_variables(self.threads)

    def ask(self, candidate: str, message: Message) -> dict[str, Any]:
        """Send a message to the process of a candidate and return the answer. A process that ends
        is an answer too, and the next message starts another."""
        name = self.find_process(candidate)
        process = self._start_process(name)
        timer = threading.Timer(self.patience_s, process.kill)
        if name not in self.own:
            timer.start()
        line = _exchange(process, message)
        is_late = timer.finished.is_set()
        timer.cancel()
        if not line:
            return self._explain_end(name, is_late)
        answer: dict[str, Any] = json.loads(line)
        if "failed" in answer:
            raise KitsuneError(
                f"measuring with {self.threads} threads failed", why=answer["failed"]
            )
        return answer

    def _explain_end(self, name: str, is_late: bool) -> dict[str, Any]:
        code = _end(self._processes.pop(name))
        why = f"its process ended with {'signal' if code < 0 else 'code'} {abs(code)}"
        if is_late:
            why = f"it took longer than {self.patience_s:g} s"
        if name in self.own:
            raise KitsuneError(f"measuring with {self.threads} threads failed", why=why)
        return {"absent": why}

    def _start_process(self, name: str) -> subprocess.Popen[str]:
        if name not in self._processes:
            self._processes[name] = subprocess.Popen(
                [sys.executable, *self.command(name)],
                env=os.environ | self.environment() | self.variables,
                cwd=self.folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        return self._processes[name]


def _exchange(process: subprocess.Popen[str], message: Message) -> str:
    """Send a line and read one; it is empty if the process has ended."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(json.dumps(message) + "\n")
        process.stdin.flush()
        return process.stdout.readline()
    except BrokenPipeError:
        return ""


def _end(process: subprocess.Popen[str]) -> int:
    """Close the input of a process, which ends it, and return its exit code."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(BrokenPipeError):  # it has ended already
        process.stdin.close()
    process.stdout.close()
    return process.wait()
