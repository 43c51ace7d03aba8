"""Serve one library in a process of its own, over JSON lines.

    python -m kitsune.bench.worker LIBRARY THREADS

    {"build": "torch", "suite": "linear", "case": "…", "expected": "/…/expected.npy"}
    {"build": "openvino", "file": "/…/model.onnx", "feeds": "/…/feeds.npz", "expected": …, …}
    {"build": "openvino", "file": "/…/model.onnx", "feeds": …, "outputs": "/…/outputs.npz"}
    {"build": "torch", "module": "GPT-2, 64 tokens", "expected": …, …}
    {"sample": "torch", "warm_s": 0.004}
    {"limits": true, "quick": false}
    {"sample": "limit of copy", "warm_s": 0.004}

A candidate is built, called and compared before it can be sampled: with `expected`, one that is
further off than `bound` is refused; with `outputs`, its difference from ours is in the answer. A
sample of a limit is of an operation or a byte, and needs the limits to have been measured. What a
peer cannot do is an answer with the reason in `absent`; what we cannot do is an error.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.bench.bars import OWN
from kitsune.bench.case import Arrays, Case, Work
from kitsune.bench.libraries import Build, Candidate, losses
from kitsune.bench.libraries.modules import first_output
from kitsune.bench.measure import check_error, difference
from kitsune.bench.modules import module_case
from kitsune.bench.oracle import rows
from kitsune.bench.suites import find_case
from kitsune.errors import KitsuneError
from kitsune.tune.timing import Call, Sample, Sampler

LIBRARIES = ("ours", "pytorch", "onnx", "onnx_low_bit", "openvino", "ggml", "jax", "tinygrad")
Message = Mapping[str, Any]


def import_library(library: str) -> Any:
    return importlib.import_module(f"kitsune.bench.libraries.{library}")


class Worker:
    def __init__(self, library: str, threads: int) -> None:
        self.threads = threads
        self.library = import_library(library)
        self.builders: dict[str, Build] = self.library.CANDIDATES
        self.samplers: dict[str, Sampler] = {}
        self.limits: dict[str, Sample] = {}
        self.work: Work | None = None
        self.feeds: Arrays = {}  # of a file; some peers read them in place, at every call

    def answer(self, message: Message) -> dict[str, Any]:
        if "limits" in message:
            return self._limits(message["quick"])
        if "sample" in message:
            name = message["sample"]
            sample = self.limits[name] if name in self.limits else self.samplers[name]
            return {"seconds": sample(message["warm_s"])}
        if "file" in message or "module" in message:
            return self._build_whole(message)
        case = find_case(message["suite"], message["case"])
        return self._build(message["build"], case, message["expected"])

    def _build_whole(self, message: Message) -> dict[str, Any]:
        """Build a candidate of a whole model; the process has no other."""
        name = message["build"]
        try:
            candidate, read = self._whole(message)
            call, result, times = _begun(candidate)
            if "outputs" in message:
                distance = _compared_outputs(candidate.arrays(result), Path(message["outputs"]))
            else:
                got, expected = read(call, result), np.load(message["expected"])
                distance = check_error(message["case"], name, got, expected, message["bound"])
        except Exception as error:  # a peer may raise anything, and it is shown
            if name in OWN:
                raise
            return {"absent": reason(error)}
        return self._ready(name, call, times, distance, candidate.note) | {"peak_nbytes": _peak()}

    def _whole(self, message: Message) -> tuple[Candidate, Callable[[Call, Any], np.ndarray]]:
        """A candidate, and what is compared of its first result."""
        name = message["build"]
        if "module" in message:
            case = module_case(message["module"])
            made: Candidate = self.library.MODULES[name](case, self.threads)
            return made, partial(first_output, case, made)
        self.feeds = dict(np.load(message["feeds"]))
        made = self.library.FILES[name](message["file"], self.feeds, self.threads)
        return made, lambda call, result: made.arrays(result)[0]

    def _build(self, name: str, case: Case, expected: str) -> dict[str, Any]:
        if self.work is None or self.work.case is not case:
            self.samplers.clear()
            self.work = Work.make(case, self.threads)
        try:
            return self._start(name, self.builders[name](self.work), np.load(expected))
        except Exception as error:  # a peer may raise anything, and it is shown
            if name in OWN:
                raise
            return {"absent": reason(error)}

    def _start(self, name: str, candidate: Candidate, expected: np.ndarray) -> dict[str, Any]:
        """Start a candidate, call it and compare its output; it can then be sampled."""
        assert self.work is not None
        case = self.work.case
        call, result, times = _begun(candidate)
        error = check_error(
            case.name,
            name,
            _select_compared(case, candidate, call, result),
            expected,
            candidate.bound,
        )
        return self._ready(name, call, times, error, candidate.note)

    def _ready(
        self, name: str, call: Call, times: tuple[float, float], error: float, note: str
    ) -> dict[str, Any]:
        start_s, first_s = times
        self.samplers[name] = sampler = Sampler(call, first_s=first_s)
        return {
            "start_us": 1e6 * start_s,
            "first_us": 1e6 * first_s,
            "call_us": 1e6 * sampler.seconds,
            "error": error,
            "note": note,
        }

    def _limits(self, quick: bool) -> dict[str, Any]:
        from kitsune.backends.cpu import jit
        from kitsune.bench.limits import limit_extremes, measure_limits
        from kitsune.bench.measure import FULL, QUICK, QUICK_COPY_NBYTES

        effort, copied = (QUICK, QUICK_COPY_NBYTES) if quick else (FULL, 0)
        extremes = limit_extremes(self.threads, jit.host_target(), copied)
        self.limits = {f"limit of {name}": _sample_unit(*each) for name, each in extremes.items()}
        return measure_limits(self.threads, extremes, effort).json()


def _compared_outputs(got: Sequence[np.ndarray], path: Path) -> float:
    """The worst difference of any output from those in a file, which the first to come writes."""
    if not path.exists():
        np.savez(path, *got)
        return 0.0
    with np.load(path) as file:
        expected = list(file.values())
    if len(got) != len(expected):
        return float("inf")
    return max(map(difference, got, expected), default=0.0)


def _sample_unit(call: Call, amount: float) -> Sample:
    """Sample the seconds of one of the `amount` operations or bytes in a call."""
    sampler = Sampler(call)
    return lambda warm_s: sampler(warm_s) / amount


def _begun(candidate: Candidate) -> tuple[Call, Any, tuple[float, float]]:
    """Started and called: the seconds of both."""
    started = time.perf_counter()
    call = candidate.start()
    ready = time.perf_counter()
    result = call()
    return call, result, (ready - started, time.perf_counter() - ready)


def _peak() -> int:
    """The most memory that the process had so far; 0 where the system does not tell. What Linux
    says in `getrusage` counts the process that started this one."""
    status = Path("/proc/self/status")
    lines = status.read_text(encoding="ascii").splitlines() if status.exists() else []
    return next((1024 * int(line.split()[1]) for line in lines if line.startswith("VmHWM")), 0)


def _select_compared(case: Case, candidate: Candidate, call: Call, first: Any) -> np.ndarray:
    """Return what is compared with the oracle: the rows it has, or the losses of the first
    steps."""
    if case.learns:
        return losses(candidate, call, first)
    (array,) = candidate.arrays(first)
    return rows(case, array)


def reason(error: Exception) -> str:
    """Why, in one line."""
    if isinstance(error, KitsuneError):
        return f"{error.what}: {error.why}" if error.why else error.what
    text = (str(error).strip().splitlines() or ["no reason given"])[0]
    return f"{type(error).__name__}: {text}"


def main(library: str, threads: int) -> None:
    """Answers go to the standard output as it was at the start; what libraries print there goes
    to the standard error."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    worker = Worker(library, threads)
    for line in sys.stdin:
        try:
            answer = worker.answer(json.loads(line))
        except KitsuneError as error:
            answer = {"failed": str(error)}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
