"""Decide how much tuning a compile does, and return what the planner looks up."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kitsune.compiler import lower_graph, resolve_config
from kitsune.config import AMBIENT, FusionConfig
from kitsune.errors import UnsupportedError
from kitsune.ir.node import Graph
from kitsune.plan.cost import Measured
from kitsune.system.progress import progress
from kitsune.tune.candidates import Where
from kitsune.tune.evidence import noisy_results
from kitsune.tune.learned import load_measured, record

if TYPE_CHECKING:
    from kitsune.lower.memory import Module

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
