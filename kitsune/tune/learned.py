"""Convert between the tuning store and the `Measured` data that the planner reads.

measured = load_measured(target, threads)       # of this machine; empty where nothing was measured
record(measured, titles, target, threads)

What the store holds is data from a file: times that are no times, and knobs that no tuner turns,
are left out.
"""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kitsune.backends.cpu.threads.team import default_threads
from kitsune.cache.store import build_id
from kitsune.compiler import lower_graph, resolve_config
from kitsune.config import AMBIENT, FusionConfig
from kitsune.errors import UnsupportedError
from kitsune.ir.node import Graph
from kitsune.plan.cost import NO_MEASUREMENTS, Knobs, Measured
from kitsune.plan.group import Timed
from kitsune.system.progress import progress
from kitsune.target import Target
from kitsune.tune.candidates import Where
from kitsune.tune.evidence import noisy_results
from kitsune.tune.fit import Sample, is_possible, parse_sample
from kitsune.tune.knobs import is_known
from kitsune.tune.store_tables import Choice
from kitsune.tune.tuning_store import TuningStore, default_tuning_store

if TYPE_CHECKING:
    from kitsune.lower.memory import Module

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


# --- Decide how much tuning a compile does, and return what the planner looks up ------------------
#


MODES = ("default", "max-autotune")


@dataclass(frozen=True)
class TuneEffort:
    """Seconds that tuning one graph may take; with `thorough`, also on what predictions are sure
    of."""

    budget_s: float
    thorough: bool = False


USUAL, MOST = TuneEffort(10.0), TuneEffort(60.0, thorough=True)


def usual_effort() -> TuneEffort | None:
    """Return the effort that `KITSUNE_TUNE` sets for every compile: 1, or a number of seconds."""
    said = os.environ.get("KITSUNE_TUNE", "")
    if said in ("", "0"):
        return None
    try:
        return choose_effort("default", said == "1" or float(said), "cpu")
    except (ValueError, UnsupportedError):
        raise UnsupportedError(f"KITSUNE_TUNE is '{said}'", hint="1, 0 or seconds") from None


def choose_effort(mode: str, tune: bool | float, device: str) -> TuneEffort | None:
    """Return the effort of a `kt.compile` call: `tune` is whether to measure, or for how many
    seconds."""
    if mode not in MODES:
        raise UnsupportedError(f"no mode {mode!r}", hint=f"choose from {', '.join(MODES)}")
    if tune is False and mode == "default":
        return usual_effort() if device != "wasm" else None
    if isinstance(tune, bool):
        found = MOST if mode == "max-autotune" else USUAL
    elif isinstance(tune, (int, float)) and 0 < tune < float("inf"):
        found = TuneEffort(float(tune), mode == "max-autotune")
    else:
        raise UnsupportedError(f"tune={tune!r} does not exist", hint="True, False or seconds")
    if device == "wasm":
        raise UnsupportedError("nothing is tuned for 'wasm'", hint="a page measures where it runs")
    return found


def load_measurements(
    graph: Graph,
    target: Any,
    config: FusionConfig,
    threads: int | None,
    effort: TuneEffort | None,
) -> Measured:
    """Return what the planner looks up for a graph. Tuned choices are not tuned again unless their
    measurements are noisy."""
    if target.device == "webgpu":  # whose shaders are tuned one by one
        from kitsune.tune.shader_tuning import measure_shaders

        budget_s = None if effort is None else effort.budget_s
        return measure_shaders(graph, target, config, budget_s)
    known = load_measured(target, threads)
    if effort is None or config.off(target.device):
        return known
    is_settled = known.find_program(graph) is not None and not noisy_results(
        known.restrict_to(graph)
    )
    if is_settled and not effort.thorough:
        return known
    from kitsune.tune.tuner import Tuner

    where = Where(target, config, threads, AMBIENT.get().never)
    with progress("tuning", 1.0) as step:
        tuner = Tuner(
            where,
            effort.budget_s,
            known,
            effort.thorough,
            progress=lambda spent, what: step(what, done=spent),
        )
        measured = tuner.run(graph)
    record(tuner.new, tuner.titles, target, threads, samples=tuner.samples)
    return measured


def tune_here(graph: Graph, config: FusionConfig | None) -> Module:
    """The graph as kernels for this machine, as it would be run: with what was measured before."""
    from kitsune.backends.cpu.host_target import machine_target

    target, config = machine_target(), resolve_config(config)
    return lower_graph(graph, target, config, load_measurements(graph, target, config, None, None))
