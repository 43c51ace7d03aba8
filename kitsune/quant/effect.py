"""Measure what quantising a model changed: bytes of weights, time of a call, error of its outputs.

effect = measure_effect(floats, small, feeds)
effect.speedup, effect.error
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from kitsune.errors import KitsuneError
from kitsune.model.compiled_model import CompiledModel
from kitsune.system.records import dataclass
from kitsune.tune.timing import Call, Effort, interleave, quartiles

EFFORT = Effort(repetitions=9, pause_s=0.005, patience_s=0.02, warm_s=0.005)
MOST_TRIED_NBYTES = 500_000_000  # of weights in floats that are rounded again only to be timed


@dataclass(frozen=True)
class Effect:
    """One model against what became of it. Times are medians; `speedup` is the median of the
    samples' quotients between its quartiles; `error` is ‖after − before‖ / ‖before‖ of the output
    that differs most, or None where no output is of floats."""

    nbytes_before: int
    nbytes_after: int
    time_before_us: float
    time_after_us: float
    speedup: float
    speedup_low: float
    speedup_high: float
    error: float | None


def measure_effect(
    before: CompiledModel, after: CompiledModel, feeds: Mapping[str, Any], effort: Effort = EFFORT
) -> Effect:
    """Call both with the same inputs, compare their outputs and time them in turns."""
    outputs = [model.run(None, feeds) for model in (before, after)]
    calls: dict[str, Call] = {
        "before": lambda: before.run(None, feeds),
        "after": lambda: after.run(None, feeds),
    }
    times = interleave(calls, effort)
    low, speedup, high = quartiles(times["before"].quotients(times["after"]))
    sizes = [model.memory_report().weights_nbytes for model in (before, after)]
    medians = [1e6 * times[name].median for name in calls]
    return Effect(
        sizes[0], sizes[1], medians[0], medians[1], speedup, low, high, output_error(*outputs)
    )


def output_error(before: list[Any], after: list[Any]) -> float | None:
    errors = [
        float(np.linalg.norm(np.subtract(b, a, dtype=np.float64).ravel()))
        / max(float(np.linalg.norm(np.asarray(a, np.float64).ravel())), 1e-30)
        for a, b in zip(before, after, strict=True)
        if np.asarray(a).dtype.kind == "f"
    ]
    return max(errors, default=None)


def try_dynamic(
    before: CompiledModel, bits: Mapping[str, int], feeds: Mapping[str, Any], **options: Any
) -> Effect | None:
    """The effect of the same widths with activations rounded to int8 as they come; None where the
    model cannot be made, or is too large to be rounded only to find out. Weights are rounded to
    nearest: the time of a kernel does not depend on them."""
    from kitsune.quant.quantise_model import quantize

    if before.memory_report().weights_nbytes > MOST_TRIED_NBYTES:
        return None
    try:
        small = quantize(before, dict(bits), "rtn", activations="dynamic", **options)
        return measure_effect(before, small, feeds)
    except KitsuneError:
        return None
