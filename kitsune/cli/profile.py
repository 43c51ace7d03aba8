"""`kitsune profile` and `kitsune report`: time the kernels of a model, as a table or a page."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from kitsune.cli.arguments import (
    TIMED,
    Command,
    add_device,
    add_flag,
    add_model,
    add_shape,
    add_value,
    one_signature,
)
from kitsune.cli.npz_files import read_feeds
from kitsune.cli.output import YES, print_json
from kitsune.report.text_tables import width
from kitsune.system.progress import progress

if TYPE_CHECKING:
    from kitsune.model.compiled_model import CompiledModel

SOURCES = ("llvm", "assembly", "wgsl")


def add(command: Command) -> None:
    made = command(
        "profile",
        _profile,
        [
            "kitsune profile model.onnx --shape input_ids=1x128",
            "kitsune profile model.onnx --feeds inputs.npz --trace trace.json",
        ],
    )
    _model_arguments(made)
    add_value(
        made, "--feeds", Path, "FILE", "an .npz of inputs to call the model with; default: random"
    )
    add_value(made, "--trace", Path, "FILE", "write a trace of one call for ui.perfetto.dev")
    report = command(
        "report",
        _report,
        [
            "kitsune report model.onnx -o report.html --shape input_ids=1x128",
            "kitsune report model.onnx -o report.html --untimed --source llvm --source wgsl",
        ],
    )
    _model_arguments(report)
    report.add_argument(
        "-o",
        "--output",
        type=Path,
        default=Path("report.html"),
        metavar="FILE",
        help="the page to write; default: report.html",
    )
    add_flag(report, "--untimed", "run nothing; omit times and roofline")
    report.add_argument(
        "--source",
        action="append",
        choices=SOURCES,
        help="kernel source to include; default: llvm and assembly",
    )


def _model_arguments(made: argparse.ArgumentParser) -> None:
    add_model(made)
    add_shape(made)
    add_device(made, TIMED)
    made.add_argument("--threads", type=int, help="CPU threads; default: all")


def _compile_model(args: argparse.Namespace) -> CompiledModel:
    from kitsune.model import compile as compile_model

    return compile_model(args.model, device=args.device, threads=args.threads)


def _profile(args: argparse.Namespace) -> int:
    feeds = read_feeds(args)
    with progress("profiling", 2) as step:
        step(f"compiling {args.model.name}")
        model = _compile_model(args)
        step("calling it")
        if feeds is None:
            profile = model.profile_sample(one_signature(args.shape))
        else:
            profile = model.profile(**feeds)
    if args.trace:
        profile.to_chrome_trace(args.trace)
    if args.json:
        print_json({"model": str(args.model), **profile.data()})
        return YES

    print(profile.to_text(width()))
    if args.trace:
        print(f"{args.trace} written: open it at ui.perfetto.dev")
    return YES


def _report(args: argparse.Namespace) -> int:
    with progress("reporting", 2) as step:
        step(f"compiling {args.model.name}")
        model = _compile_model(args)
        step(f"writing {args.output.name}")
        model.report(
            args.output,
            shapes=one_signature(args.shape),
            title=args.model.name,
            sources=args.source or ("llvm", "assembly"),
            times=not args.untimed,
        )
    nbytes = args.output.stat().st_size
    said = f"{nbytes:,} bytes written to {args.output}: open it in a browser"
    print_json({"output": str(args.output), "nbytes": nbytes}) if args.json else print(said)
    return YES
