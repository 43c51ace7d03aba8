"""Run each library in a process of its own, so that thread pools do not interfere.

    with Crew(threads=2, patience_s=60) as crew:
        built = crew.ask("pytorch", {"build": "torch", …})

A process starts when it is first asked. Between two samples its threads have a pause in which to
park; nothing else of it runs.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from types import TracebackType
from typing import Any, Protocol

from kitsune.bench.worker import LIBRARIES, Message, import_library
from kitsune.errors import KitsuneError

# Which library has which candidate; those of whole modules are torch's.
HOME = {name: library for library in LIBRARIES for name in import_library(library).CANDIDATES}
HOME |= {name: HOME.get(name, "pytorch") for name in import_library("pytorch").MODULES}


class Port(Protocol):
    def ask(self, library: str, message: Message) -> dict[str, Any]: ...


class Crew:
    """`variables` are set in every process, over each library's own for this many threads. A peer
    that takes longer than `patience_s` to answer is ended."""

    def __init__(
        self, threads: int, patience_s: float, variables: Mapping[str, str] | None = None
    ) -> None:
        self.threads, self.patience_s = threads, patience_s
        self.variables = dict(variables or {})
        self._processes: dict[str, subprocess.Popen[str]] = {}

    def __enter__(self) -> Crew:
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

    def ask(self, library: str, message: Message) -> dict[str, Any]:
        """The answer. A process that ends is an answer too, and the next question starts another;
        one of ours must not."""
        process = self._process(library)
        impatience = threading.Timer(self.patience_s, process.kill)
        if library != "ours":
            impatience.start()
        line = _answer(process, message)
        late = impatience.finished.is_set()
        impatience.cancel()
        if not line:
            code = _end(self._processes.pop(library))
            why = f"its process ended with {'signal' if code < 0 else 'code'} {abs(code)}"
            if late:
                why = f"it took longer than {self.patience_s:g} s"
            if library == "ours":
                raise KitsuneError(f"measuring with {self.threads} threads failed", why=why)
            return {"absent": why}
        answer: dict[str, Any] = json.loads(line)
        if "failed" in answer:
            raise KitsuneError(
                f"measuring with {self.threads} threads failed", why=answer["failed"]
            )
        return answer

    def _process(self, library: str) -> subprocess.Popen[str]:
        if library not in self._processes:
            environment = import_library(library).environment(self.threads) | self.variables
            self._processes[library] = subprocess.Popen(
                [sys.executable, "-m", "kitsune.bench.worker", library, str(self.threads)],
                env=os.environ | environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        return self._processes[library]


def _answer(process: subprocess.Popen[str], message: Message) -> str:
    """A line, or nothing from a process that has ended."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(json.dumps(message) + "\n")
        process.stdin.flush()
        return process.stdout.readline()
    except BrokenPipeError:
        return ""


def _end(process: subprocess.Popen[str]) -> int:
    """Close its input, which ends it, and say how."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(BrokenPipeError):  # it has ended already
        process.stdin.close()
    process.stdout.close()
    return process.wait()
