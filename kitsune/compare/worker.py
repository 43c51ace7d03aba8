"""Serve one runtime in a process of its own, over JSON lines.

    python -m kitsune.compare.worker THREADS

    {"build": "openvino", "file": "model.onnx", "feeds": "feeds.npz", "outputs": "outputs.npz"}
    {"sample": "openvino", "warm_s": 0.004}

A model is loaded, called and compared with the outputs in a file before it can be sampled. The
reason why a peer cannot run it is an answer, in `absent`; with kitsune's own programs it is an
error.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from kitsune.compare.runtimes import LOADERS, OWN, Arrays, Candidate
from kitsune.compare.worker_pool import Message
from kitsune.errors import KitsuneError
from kitsune.tune.timing import Call, Sampler


class Started(NamedTuple):
    """A candidate that can be called, its first result, and the time of both."""

    call: Call
    result: Any
    start_s: float
    first_s: float


class Worker:
    """Answers messages. A subclass builds other candidates; those in `own` must not fail."""

    own: Collection[str] = tuple(OWN)

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self.samplers: dict[str, Sampler] = {}
        self.feeds: Arrays = {}  # some runtimes read them in place, at every call

    def answer(self, message: Message) -> dict[str, Any]:
        if "sample" in message:
            return {"seconds": self.sample(message["sample"], message["warm_s"])}
        try:
            return self.build(message)
        except Exception as error:  # a peer may raise anything, and it is shown
            if message["build"] in self.own:
                raise
            return {"absent": format_reason(error)}

    def sample(self, name: str, warm_s: float) -> float:
        return self.samplers[name](warm_s)

    def build(self, message: Message) -> dict[str, Any]:
        """Load a model file, call it, and compare its outputs."""
        name = message["build"]
        self.feeds = dict(np.load(message["feeds"]))
        candidate = LOADERS[name](message["file"], self.feeds, self.threads)
        started = start(candidate)
        error = compare_outputs(candidate.arrays(started.result), Path(message["outputs"]))
        return self.add_sampler(name, started, error)

    def add_sampler(self, name: str, started: Started, error: float) -> dict[str, Any]:
        """Make a candidate ready to be sampled, and return the times of its start."""
        sampler = Sampler(started.call, first_s=started.first_s)
        self.samplers[name] = sampler
        return {
            "start_us": 1e6 * started.start_s,
            "first_us": 1e6 * started.first_s,
            "call_us": 1e6 * sampler.seconds,
            "error": error,
        }


def start(candidate: Candidate) -> Started:
    """Start a candidate and call it once."""
    begin = time.perf_counter()
    call = candidate.start()
    ready = time.perf_counter()
    result = call()
    return Started(call, result, ready - begin, time.perf_counter() - ready)


def format_reason(error: Exception) -> str:
    """Format an error in one line."""
    if isinstance(error, KitsuneError):
        return f"{error.what}: {error.why}" if error.why else error.what
    text = (str(error).strip().splitlines() or ["no reason given"])[0]
    return f"{type(error).__name__}: {text}"


def redirect_output() -> Any:
    """Return the standard output as a file; what libraries print there goes to the standard
    error."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    return answers


def serve(worker: Worker, answers: Any) -> None:
    """Answer the messages of the standard input, a line each."""
    for line in sys.stdin:
        try:
            answer = worker.answer(json.loads(line))
        except KitsuneError as error:
            answer = {"failed": str(error)}
        print(json.dumps(answer), file=answers, flush=True)


# --- outputs --------------------------------------------------------------------------------------
#
# Compare the outputs of two runtimes.


def compare_outputs(outputs: Sequence[np.ndarray], path: Path) -> float:
    """Return the largest difference of any output from those in a file. Write the file if there is
    none yet."""
    if not path.exists():
        np.savez(path, *outputs)
        return 0.0
    with np.load(path) as file:
        expected = list(file.values())
    if len(outputs) != len(expected):
        return float("inf")
    return max(map(find_difference, outputs, expected), default=0.0)


def find_difference(got: np.ndarray, expected: np.ndarray) -> float:
    """Return the largest error of any element, in units of the array's root mean square; of the
    element where that is larger, as it is where most of an array is near zero. It is infinite where
    one is NaN or infinite and the other is not."""
    if got.shape != expected.shape:
        return float("inf")
    got, expected = (np.asarray(array, np.float64) for array in (got, expected))
    same = (got == expected) | (np.isnan(got) & np.isnan(expected))
    finite = expected[np.isfinite(expected)]
    rms = float(np.sqrt(np.mean(np.square(finite)))) if finite.size else 0.0
    with np.errstate(invalid="ignore"):
        errors = np.abs(got - expected) / np.maximum(np.abs(expected), rms or 1.0)
    errors = np.where(same, 0.0, np.where(np.isnan(errors), np.inf, errors))
    return float(np.max(errors, initial=0.0))


if __name__ == "__main__":
    with redirect_output() as answers:
        serve(Worker(int(sys.argv[1])), answers)
