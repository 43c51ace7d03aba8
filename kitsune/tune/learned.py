"""Convert between the tuning store and the `Measured` data that the planner reads.

measured = load_measured(target, threads)       # of this machine; empty where nothing was measured
record(measured, titles, target, threads)

What the store holds is data from a file: times that are no times, and knobs that no tuner turns,
are left out.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from kitsune.backends.cpu.threads.team import default_threads
from kitsune.cache.store import build_id
from kitsune.plan.cost import NO_MEASUREMENTS, Knobs, Measured
from kitsune.plan.group import Timed
from kitsune.target import Target
from kitsune.tune.fit import Sample, is_possible, parse_sample
from kitsune.tune.knobs import is_known
from kitsune.tune.store_tables import Choice
from kitsune.tune.tuning_store import TuningStore, default_tuning_store

TIMES = {
    "group": "groups",
    "recompute": "recomputations",
    "program": "programs",
}  # subject → field of Measured

NO_SAMPLES: Mapping[str, Sample] = {}

_read: dict[tuple[Path, str, int], tuple[tuple[int, int], Measured]] = {}


def device_name(target: Target) -> str:
    """Return the name of a device in the store, which keeps the measurements of devices
    separate."""
    return f"{target.device} {target.name}"


def load_measured(
    target: Target, threads: int | None, store: TuningStore | None = None
) -> Measured:
    """Return what this build of kitsune measured on this device with this thread count. The file is
    read again when it has changed."""
    store = default_tuning_store() if store is None else store
    count = threads or default_threads()
    try:
        found = store.path.stat()
    except OSError:  # nothing was ever measured, or the folder cannot be used
        return NO_MEASUREMENTS
    state, key = (found.st_mtime_ns, found.st_size), (store.path, device_name(target), count)
    known = _read.get(key)
    if known is None or known[0] != state:
        rows = store.choices(build=build_id(), device=device_name(target))
        known = _read[key] = state, parse_choices([r for r in rows if r.threads == count])
    return known[1]


def parse_choices(choices: list[Choice]) -> Measured:
    times: dict[str, dict[str, Timed]] = {name: {} for name in TIMES.values()}
    schedules: dict[str, Knobs] = {}
    coefficients: dict[str, float] = {}
    for choice in choices:
        value = _value(choice.value)
        if choice.subject in TIMES and (timed := _parse_timed(value)) is not None:
            times[TIMES[choice.subject]][choice.structure] = timed
        elif choice.subject == "schedule" and is_known(knobs := _knobs(value)):
            schedules[choice.structure] = knobs
        elif choice.subject == "cost" and is_possible(value):
            coefficients = coefficients or value
    known = times["groups"], times["recomputations"], times["programs"], schedules
    return Measured(*known, coefficients)


def record(
    measured: Measured,
    titles: Mapping[str, str],
    target: Target,
    threads: int | None,
    store: TuningStore | None = None,
    samples: Mapping[str, Sample] = NO_SAMPLES,
) -> bool:
    """Keep what was measured, and `samples` of kernels; `titles` say what each structure is.
    Return whether it was stored."""
    store = default_tuning_store() if store is None else store
    found: list[tuple[str, str, Any]] = [
        (subject, key, asdict(timed))
        for subject, name in TIMES.items()
        for key, timed in getattr(measured, name).items()
    ]
    found += [("schedule", key, dict(knobs)) for key, knobs in measured.schedules.items()]
    if measured.coefficients:
        found.append(("cost", "coefficients", dict(measured.coefficients)))
    found += [("kernel", key, sample.value()) for key, sample in samples.items()]
    now, device, count = time.time(), device_name(target), threads or default_threads()
    return not found or store.record(
        *(
            Choice(
                build_id(), subject, key, device, count, json.dumps(value), titles.get(key, ""), now
            )
            for subject, key, value in found
        )
    )


def load_samples(
    target: Target, threads: int | None, store: TuningStore | None = None
) -> list[Sample]:
    """Return the kernels timed on this device with this thread count."""
    store = default_tuning_store() if store is None else store
    rows = store.choices("kernel", build_id(), device_name(target))
    count = threads or default_threads()
    made = (parse_sample(r.title, _value(r.value)) for r in rows if r.threads == count)
    return [sample for sample in made if sample is not None]


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def _parse_timed(value: Any) -> Timed | None:
    if not isinstance(value, dict):
        return None
    numbers = {f.name: value.get(f.name, f.default) for f in fields(Timed)}
    if not all(
        isinstance(n, (int, float)) and math.isfinite(n) and n >= 0 for n in numbers.values()
    ):
        return None
    unfused_us, fused_us = float(numbers["unfused_us"]), float(numbers["fused_us"])
    if min(unfused_us, fused_us) <= 0:
        return None
    spread, quiet = float(numbers["spread"]), float(numbers["quiet"])
    return Timed(unfused_us, fused_us, spread, int(numbers["samples"]), quiet)


def _knobs(value: Any) -> Knobs:
    """JSON has lists for tuples."""
    if not isinstance(value, dict):
        return {"": value}
    return {name: tuple(v) if isinstance(v, list) else v for name, v in value.items()}
