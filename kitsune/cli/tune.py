"""`kitsune tune`: measure the doubtful choices in a model's plan, for later compiles."""

from __future__ import annotations

import argparse
import json
import re
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

import kitsune as kt
from kitsune.backends.cpu.host_target import machine_target
from kitsune.cli.arguments import TIMED, Command, add_device, add_flag, add_shape, one_signature
from kitsune.cli.output import YES, print_json, two_columns
from kitsune.compiler import resolve_config
from kitsune.errors import InputError
from kitsune.report.text_tables import time_text, width, wrap
from kitsune.system.files import FROM_DATA
from kitsune.system.progress import progress
from kitsune.tune.candidates import Where
from kitsune.tune.evidence import noisy_results
from kitsune.tune.refit import Fit, refit
from kitsune.tune.sample_kernels import graphs
from kitsune.tune.tuning_store import default_tuning_store, load_measured

UNITS = {"ms": 1e-3, "": 1.0, "s": 1.0, "m": 60.0}


def add(command: Command) -> None:
    made = command(
        "tune",
        _tune,
        [
            "kitsune tune model.onnx --budget 30s --shape input_ids=1x128",
            "kitsune tune --refit",
            "kitsune tune --learned",
        ],
    )
    made.add_argument(
        "model", type=Path, nargs="?", metavar="MODEL", help="an .onnx or .kitsune file"
    )
    add_shape(made)
    made.add_argument("--budget", default="30s", metavar="30s", help="time limit")
    made.add_argument("--threads", type=int, help="number of threads; default: all")
    add_device(made, TIMED)
    add_flag(made, "--refit", "fit the cost model to kernels timed on this machine")
    add_flag(made, "--learned", "list the stored tuning results")


def _tune(args: argparse.Namespace) -> int:
    if (args.model is not None) + args.refit + args.learned != 1:
        raise InputError("nothing to tune, or too much", hint="give a model, --refit or --learned")
    if args.refit:
        return _refit(args)
    return _list(args) if args.learned else _model(args)


def seconds(text: str) -> float:
    found = re.fullmatch(r"([0-9.]+)(ms|s|m|)", text)
    try:
        value = float(found[1]) * UNITS[found[2]] if found else 0.0
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise InputError(f"--budget {text} is no time", hint="write --budget 30s, 500ms or 2m")
    return value


def _model(args: argparse.Namespace) -> int:
    shapes = one_signature(args.shape)
    model = kt.compile(
        args.model,
        device=args.device,
        threads=args.threads,
        mode="max-autotune",
        tune=seconds(args.budget),
    )
    explanation = model.explain(shapes)
    if args.json:
        print_json({"model": str(args.model), **asdict(explanation)})
    else:
        print(explanation.to_text(width=width()))
        _print_doubts(args)
    return YES


def _print_doubts(args: argparse.Namespace) -> None:
    """Say how many results are noisy, where a CPU was tuned."""
    noisy = (
        0 if args.device != "cpu" else noisy_results(load_measured(machine_target(), args.threads))
    )
    if noisy:
        print(f"{noisy} results are noisy, as on a busy machine: tuning again measures them again")


def _refit(args: argparse.Namespace) -> int:
    where = Where(machine_target(), resolve_config(None), args.threads)
    with progress("timing kernels", len(list(graphs()))) as step:
        fit = refit(where, progress=step)
    if args.json:
        print_json(asdict(fit))
    else:
        _print_fit(fit)
    return YES


def _print_fit(fit: Fit) -> None:
    rows = {
        "kernels": str(fit.samples),
        "rank correlation": f"{fit.fitted_rank:.3f} fitted, {fit.held_out_rank:.3f} on kernels not "
        f"seen, {fit.analytic_rank:.3f} analytic",
        "off by": f"{fit.fitted_error:.2f}x fitted, {fit.analytic_error:.2f}x analytic (median)",
        "coefficients": ", ".join(f"{name} {c:g}" for name, c in fit.coefficients.items()),
    }
    Console().print(two_columns("the cost function on this machine", rows))


def _list(args: argparse.Namespace) -> int:
    rows = default_tuning_store().choices()
    if args.json:
        print_json([asdict(row) for row in rows])
        return YES

    print(f"{len(rows)} things learned")
    for row in rows:
        where = f"{row.device}, {row.threads} thread{'s' * (row.threads != 1)}"
        choice = describe_choice(row.subject, row.value)
        text = f"{row.subject} {row.title or row.structure[:8]}: {choice}"
        print("\n".join(wrap(f"{text} ({where})", width(), first="· ", then="  ")))
    return YES


def describe_choice(subject: str, value: str) -> str:
    """Describe a row of the tuning store for people, or return it as it is if it cannot be
    parsed."""

    try:
        found = json.loads(value)
        if subject == "kernel":
            return f"takes {time_text(found['time_us'])}"
        if subject in ("group", "recompute", "program"):
            apart, together = (
                ("stored", "recomputed") if subject == "recompute" else ("unfused", "fused")
            )
            times = found["unfused_us"], found["fused_us"]
            best = together if times[1] <= times[0] else apart
            spread = 50 * float(found.get("spread", 0.0))
            said = f"{time_text(times[0])} {apart}, {time_text(times[1])} {together}: {best}"
            return said + (f" (± {spread:.0f} %)" if spread >= 1 else "")
        return ", ".join(f"{knob} {at}" for knob, at in found.items()) or "as usual"
    except FROM_DATA:
        return value
