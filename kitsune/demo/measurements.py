"""Measure one model of the demo: interleaved times, errors, and the times of its peers."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any

import numpy as np

from kitsune.demo.cases import Call, Case, Quantized
from kitsune.system.records import dataclass
from kitsune.tune.timing import Effort, Sampler, Times, take_turns

EFFORT = Effort(repetitions=12, pause_s=0.01, patience_s=0.02, warm_s=0.005)
BUDGET_S = 4.0  # of measuring a model: a busy machine gets fewer rounds
MIN_ROUNDS = 3
PEER_BOUND = 1e-3  # ‖theirs − ours‖ / ‖ours‖ above which a peer computes something else


@dataclass(frozen=True)
class QuantizedRow:
    """A model with packed weights; `error` is ‖y − f32‖ / ‖f32‖ of its output."""

    name: str
    best_ms: float
    median_ms: float
    weights_nbytes: int
    error: float


@dataclass(frozen=True)
class Row:
    """The measurements of a model. Times are by implementation: `numpy`, `peer`, `unfused`,
    `fused`. `error` is that of the kernel furthest from NumPy in float64, in units of its result's
    root mean square. `quiet` is the part of the samples during which nothing else ran."""

    name: str
    kernels: int
    kernels_unfused: int
    best_ms: Mapping[str, float]
    median_ms: Mapping[str, float]
    samples: int
    quiet: float
    error: float
    peer: str
    weights_nbytes: int
    quantized: Sequence[QuantizedRow] = ()
    skipped: Mapping[str, str] = field(default_factory=dict)

    @property
    def gain(self) -> float:
        return self.best_ms["unfused"] / self.best_ms["fused"]

    def facts(self) -> dict[str, Any]:
        return vars(self) | {"gain": self.gain, "quantized": [vars(q) for q in self.quantized]}


def measure(case: Case, effort: Effort = EFFORT) -> Row:
    """Time every implementation, and compare ours with NumPy."""
    ours = {"unfused": case.call(case.unfused), "fused": case.call(case.fused)}
    result = _output(ours["fused"]())
    others = {"numpy": case.numpy, "peer": case.peer}
    wrong = {
        name: error
        for name, call in others.items()
        if call and (error := _distance(_output(call()), result)) > PEER_BOUND
    }
    calls = ours | {n: call for n, call in others.items() if call and n not in wrong}
    packed = {each.name: case.call(each.model) for each in case.quantized}
    times = _interleave(calls | packed, effort)
    shown = {name: times[name] for name in calls}
    names = {"numpy": "NumPy", "peer": case.peer_name}
    return Row(
        case.name,
        kernels=len(case.fused.kernels),
        kernels_unfused=len(case.unfused.kernels),
        best_ms={name: 1e3 * t.best for name, t in shown.items()},
        median_ms={name: 1e3 * t.median for name, t in shown.items()},
        samples=len(times["fused"].samples),
        quiet=float(np.mean([t.quiet / len(t.samples) for t in shown.values()])),
        error=_worst_error(case),
        peer=case.peer_name if "peer" in calls else "",
        weights_nbytes=case.weights_nbytes,
        quantized=[
            _make_quantized_row(q, times[q.name], packed[q.name], result) for q in case.quantized
        ],
        skipped={
            f"{names[name]} in '{case.name}'": f"its result is off by {error:.1e} of its norm"
            for name, error in wrong.items()
        },
    )


def _make_quantized_row(
    each: Quantized, times: Times, call: Call, result: np.ndarray
) -> QuantizedRow:
    return QuantizedRow(
        each.name,
        1e3 * times.best,
        1e3 * times.median,
        each.nbytes,
        error=_distance(_output(call()), result),
    )


def _interleave(calls: Mapping[str, Call], effort: Effort) -> dict[str, Times]:
    """Rounds in which each is sampled once, until there are enough or the budget is spent."""
    samplers = {name: Sampler(call) for name, call in calls.items()}
    times = {name: Times() for name in calls}
    start = time.perf_counter()
    for done in range(effort.repetitions):
        if done >= MIN_ROUNDS and time.perf_counter() - start > BUDGET_S:
            break
        for name, one in take_turns(samplers, dict.fromkeys(calls, 1), effort).items():
            times[name].samples += one.samples
            times[name].quiet += one.quiet
    return times


def _worst_error(case: Case) -> float:
    given = case.inputs if isinstance(case.inputs, tuple) else (case.inputs,)
    return float(case.fused.verify(*given).worst)


def _output(returned: Any) -> np.ndarray:
    """Return the result of a call as one array: of several outputs, the last."""
    return np.asarray(returned[-1] if isinstance(returned, (tuple, list)) else returned)


def _distance(got: np.ndarray, expected: np.ndarray) -> float:
    """‖got − expected‖ / ‖expected‖"""
    return float(np.linalg.norm(got - expected) / np.linalg.norm(expected))
