"""Serve one library in a process of its own, over JSON lines.

    python -m benchmarks.worker LIBRARY THREADS

    {"build": "torch", "suite": "linear", "case": "…", "expected": "/…/expected.npy"}
    {"build": "openvino", "file": "/…/model.onnx", "feeds": "/…/feeds.npz", "expected": …, …}
    {"build": "torch", "module": "GPT-2, 64 tokens", "expected": …, …}
    {"sample": "torch", "warm_s": 0.004}
    {"limits": true, "quick": false}
    {"sample": "limit of copy", "warm_s": 0.004}

A candidate is built, called and compared with `expected` before it can be sampled; one that is
further off than its bound is refused. A sample of a limit is of an operation or a byte, and needs
the limits to have been measured.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.bars import OWN
from benchmarks.bounds import check_error
from benchmarks.case import Case, Workload
from benchmarks.libraries import Build, Candidate, compute_losses
from benchmarks.libraries.torch_modules import read_output
from benchmarks.oracle import select_rows
from benchmarks.suites import find_case
from benchmarks.torch_modules import find_module
from kitsune.backends.cpu import jit
from kitsune.compare.comparison import FULL, QUICK
from kitsune.compare.runtimes import LOADERS
from kitsune.compare.worker import Started, Worker, redirect_output, serve, start
from kitsune.compare.worker_pool import Message
from kitsune.tune.machine_limits import make_limit_calls, measure_limits
from kitsune.tune.timing import Call, Sample, Sampler

LIBRARIES = ("kitsune", "pytorch", "onnx", "onnx_quantised", "openvino", "ggml", "jax", "tinygrad")
QUICK_COPY_NBYTES = 1 << 20


def import_adapter(library: str) -> Any:
    return importlib.import_module(f"benchmarks.libraries.{library}")


class LibraryWorker(Worker):
    """Builds the candidates of one library: of cases, ONNX files and torch modules."""

    own = OWN

    def __init__(self, library: str, threads: int) -> None:
        super().__init__(threads)
        self.adapter = import_adapter(library)
        self.builders: dict[str, Build] = self.adapter.CANDIDATES
        self.limits: dict[str, Sample] = {}
        self.work: Workload | None = None

    def answer(self, message: Message) -> dict[str, Any]:
        if "limits" in message:
            return self._measure_limits(message["quick"])
        return super().answer(message)

    def sample(self, name: str, warm_s: float) -> float:
        return self.limits[name](warm_s) if name in self.limits else super().sample(name, warm_s)

    def build(self, message: Message) -> dict[str, Any]:
        if "module" in message:
            return self._build_module(message)
        if "file" in message:
            return self._build_file(message)
        return self._build_case(message)

    def _build_case(self, message: Message) -> dict[str, Any]:
        name, case = message["build"], find_case(message["suite"], message["case"])
        if self.work is None or self.work.case is not case:
            self.samplers.clear()
            self.work = Workload.make(case, self.threads)
        candidate = self.builders[name](self.work)
        started = start(candidate)
        output = _select_compared(case, candidate, started)
        expected = np.load(message["expected"])
        error = check_error(case.name, name, output, expected, candidate.bound)
        return self.add_sampler(name, started, error)

    def _build_file(self, message: Message) -> dict[str, Any]:
        self.feeds = dict(np.load(message["feeds"]))
        name = message["build"]
        load = self.adapter.FILES[name] if hasattr(self.adapter, "FILES") else LOADERS[name]
        candidate = load(message["file"], self.feeds, self.threads)
        started = start(candidate)
        return self._add_model(message, started, candidate.arrays(started.result)[0])

    def _build_module(self, message: Message) -> dict[str, Any]:
        case = find_module(message["module"])
        candidate = self.adapter.MODULES[message["build"]](case, self.threads)
        started = start(candidate)
        return self._add_model(message, started, read_output(case, candidate, started))

    def _add_model(self, message: Message, started: Started, output: np.ndarray) -> dict[str, Any]:
        """Compare the output of a whole model, and add the peak memory of the process, which has
        no other."""
        name, expected = message["build"], np.load(message["expected"])
        error = check_error(message["case"], name, output, expected, message["bound"])
        return self.add_sampler(name, started, error) | {"peak_nbytes": read_peak_nbytes()}

    def _measure_limits(self, quick: bool) -> dict[str, Any]:
        effort, copied = (QUICK, QUICK_COPY_NBYTES) if quick else (FULL, 0)
        limit_calls = make_limit_calls(self.threads, jit.host_target(), copied)
        self.limits = {
            f"limit of {name}": _sample_unit(*each) for name, each in limit_calls.items()
        }
        return measure_limits(self.threads, limit_calls, effort).json()


def _sample_unit(call: Call, amount: float) -> Sample:
    """Sample the seconds of one of the `amount` operations or bytes in a call."""
    sampler = Sampler(call)
    return lambda warm_s: sampler(warm_s) / amount


def _select_compared(case: Case, candidate: Candidate, started: Started) -> np.ndarray:
    """Return what is compared with the oracle: the rows it has, or the losses of the first
    steps."""
    if case.learns:
        return compute_losses(candidate, started)
    (array,) = candidate.arrays(started.result)
    return select_rows(case, array)


def read_peak_nbytes() -> int:
    """Return the most memory that the process had so far; 0 where the system does not tell. What
    Linux says in `getrusage` counts the process that started this one."""
    status = Path("/proc/self/status")
    lines = status.read_text(encoding="ascii").splitlines() if status.exists() else []
    return next((1024 * int(line.split()[1]) for line in lines if line.startswith("VmHWM")), 0)


if __name__ == "__main__":
    answers = redirect_output()
    serve(LibraryWorker(sys.argv[1], int(sys.argv[2])), answers)
