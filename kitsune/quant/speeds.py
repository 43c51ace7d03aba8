"""Measure how fast a matmul is at each weight width on this machine.

A matmul of the layer's own sizes is compiled in f32 and at each width, and timed in turns. The
results go to the tuning store, which answers the next question.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np

from kitsune.backends.cpu.threads.team import default_threads
from kitsune.cache.store import build_id
from kitsune.ir.dtypes import Packed
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import constant, dequantize, input_, matmul, packed_constant
from kitsune.ir.packing import quantize
from kitsune.model import compile as compiled
from kitsune.tune.store_tables import Measurement, bucket
from kitsune.tune.timing import Effort, Times, interleave, median_interval, quartiles
from kitsune.tune.tuning_store import TuningStore, default_tuning_store

EFFORT = Effort(repetitions=5, pause_s=0.002, patience_s=0.01, warm_s=0.002)
MOST_ROWS = 4096  # of an input that is timed; more take longer in proportion

Shape = tuple[int, int, int]  # rows of the input, K and N


def measure_matmul_seconds(
    shape: Shape, dtypes: Sequence[Packed], store: TuningStore | None = None
) -> dict[Packed | None, float]:
    """Seconds of a matmul with an f32 weight, by None, and with one of each type."""
    m, k, n = shape
    rows, kept = min(m, MOST_ROWS), store or default_tuning_store()
    sizes = (rows, k, n)
    found = {dtype: _find_measurement(kept, sizes, dtype) for dtype in dtypes}
    if any(each is None for each in found.values()):
        found = dict(_measure_speeds(sizes, dtypes, kept))
    seconds: dict[Packed | None, float] = {}
    for dtype, each in found.items():
        assert each is not None
        seconds[dtype] = each.fused_ms / 1e3 * m / rows
        seconds[None] = each.unfused_ms / 1e3 * m / rows
    return seconds


def _subject(dtype: Packed) -> str:
    return f"product with {dtype}"


def _find_measurement(store: TuningStore, shape: Shape, dtype: Packed) -> Measurement | None:
    key = str(shape), default_threads()
    for each in store.measurements(_subject(dtype), build_id()):
        if (each.source, each.threads) == key:
            return each
    return None


def _measure_speeds(
    shape: Shape, dtypes: Sequence[Packed], store: TuningStore
) -> list[tuple[Packed, Measurement]]:
    m, k, n = shape
    rng = np.random.default_rng(0)
    x, w = rng.standard_normal((m, k), np.float32), rng.standard_normal((k, n), np.float32)
    weights: dict[str, Node] = {"f32": constant(w)}
    for dtype in dtypes:
        weights[str(dtype)] = dequantize(packed_constant(quantize(w, dtype), (k, n), dtype))
    given = input_("x", (m, k))
    models = {
        name: compiled(Graph((given,), (matmul(given, weight),)))
        for name, weight in weights.items()
    }
    calls = {name: lambda model=model: model(x) for name, model in models.items()}
    times = interleave(calls, EFFORT)
    found = [(d, _measurement(shape, d, times["f32"], times[str(d)], w.nbytes)) for d in dtypes]
    store.record(*(each for _, each in found))
    return found


def _measurement(
    shape: Shape, dtype: Packed, floats: Times, packed: Times, nbytes: int
) -> Measurement:
    """An f32 weight where others have an unfused group, the packed one where they have a fused."""
    m, k, n = shape
    quotients = floats.quotients(packed)
    low, high, confidence = median_interval(quotients)
    before, after = (quartiles([1e3 * s for s in t.samples]) for t in (floats, packed))
    return Measurement(
        build=build_id(),
        subject=_subject(dtype),
        source=str(shape),
        bucket=bucket([(m, k)]),
        dtype="f32",
        device="cpu",
        threads=default_threads(),
        elements=m * k,
        samples=len(quotients),
        quiet=min(floats.quiet, packed.quiet),
        unfused_low_ms=before[0],
        unfused_ms=before[1],
        unfused_high_ms=before[2],
        fused_low_ms=after[0],
        fused_ms=after[1],
        fused_high_ms=after[2],
        speedup_low=low,
        speedup=quartiles(quotients)[1],
        speedup_high=high,
        confidence=confidence,
        launches_unfused=1,
        launches_fused=1,
        nbytes_unfused=nbytes,
        nbytes_fused=dtype.nbytes(k, n),
        taken=time.time(),
    )
