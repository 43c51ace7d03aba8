"""`kitsune bench`: compare a model with the other runtimes that are installed."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from kitsune.backends.cpu.threads.team import check_count, default_threads
from kitsune.cli.arguments import Command, add_flag, add_model, add_shape, add_value, one_signature
from kitsune.cli.npz_files import read_feeds
from kitsune.cli.output import YES, print_json
from kitsune.compare import ERROR_BOUND, PATIENCE_S, Comparison, Timing, check_feeds, compare_model
from kitsune.errors import InputError, install_hint
from kitsune.model import compile as compile_model
from kitsune.report.text_tables import text_table, time_range_text, time_text, width, wrap
from kitsune.system.progress import progress

QUIET = 0.5  # of the samples: with fewer that had the machine alone, times are doubtful


def add(command: Command) -> None:
    made = command(
        "bench",
        _bench,
        [
            "kitsune bench model.onnx --shape input_ids=1x128",
            "kitsune bench model.onnx --feeds inputs.npz --threads 1 2",
        ],
    )
    add_model(
        made,
        "an .onnx file or a Hugging Face directory, "
        "compared with the installed runtimes that can load it",
    )
    add_shape(made)
    add_value(made, "--feeds", Path, "FILE", "an .npz of inputs by name; default: random")
    made.add_argument(
        "--threads",
        type=int,
        nargs="+",
        metavar="N",
        help="thread counts; default: all",
    )
    add_flag(made, "--quick", "few repetitions")
    add_value(made, "--patience", float, "SECONDS", "skip a peer that takes longer to answer")


def _bench(args: argparse.Namespace) -> int:
    path, feeds = args.model, _read_feeds(args.model, args)
    comparisons: list[Comparison] = []
    for threads in args.threads or [default_threads()]:
        check_count(threads)
        with progress(f"benchmarking {path.name}") as step:
            comparisons.append(
                compare_model(
                    path,
                    feeds,
                    threads,
                    quick=args.quick,
                    step=step,
                    patience_s=args.patience or PATIENCE_S,
                )
            )
    if args.json:
        print_json([comparison.data() for comparison in comparisons])
    else:
        print("\n\n".join(map(comparison_text, comparisons)))
    return YES


def _read_feeds(path: Path, args: argparse.Namespace) -> dict[str, Any]:
    shapes, given = one_signature(args.shape), read_feeds(args)
    if given is not None:
        return given
    if path.is_dir():
        raise InputError(
            f"the inputs of '{path}' are not known",
            why="a directory declares no shapes or types",
            hint="give --feeds FILE, an .npz of the inputs by name",
        )
    with progress("compiling") as step:
        step(path.name)
        return check_feeds(path, compile_model(path).sample_inputs(shapes))


def comparison_text(comparison: Comparison) -> str:
    """Format a row for each runtime, and the runtimes that are missing."""
    c, columns = comparison, width()
    sizes = ", ".join(f"{name} [{','.join(map(str, s))}]" for name, s in c.sizes.items())
    threads = "1 thread" if c.threads == 1 else f"{c.threads} threads"
    lines = wrap(f"{Path(c.model).name}, {threads}, {c.cpu}; {sizes}", columns, then="  ")
    heads = ["runtime", "time", "quartiles", "kitsune's speed-up", "difference"]
    lines += ["", *text_table([heads, *map(_cells, c.rows)], left=(0,)), ""]
    for row in c.rows:
        if not row.is_same:
            lines += wrap(
                f"{row.runtime} computes something else: its outputs differ by "
                f"{row.difference:.2g} of their size, and {ERROR_BOUND:g} is allowed; its time "
                "is not of the same work",
                columns,
                then="  ",
            )
    if c.missing:
        text = f"not installed: {', '.join(c.missing)}; {install_hint('bench')}"
        lines += wrap(text, columns, then="  ")
    for name, why in c.refused.items():
        lines += wrap(f"{name} could not run it: {why}", columns, then="  ")
    turns = f"medians of {c.rows[0].samples} turns"
    text = f"{turns}, {100 * c.quiet:.0f} % of them with the machine alone"
    lines += wrap(
        text + "; it was busy: measure again when it is quiet" * (c.quiet < QUIET), columns
    )
    return "\n".join(lines)


def _cells(row: Timing) -> list[str]:

    times = [time_text(row.time_us), time_range_text(row.low_us, row.high_us)]
    if row.runtime == "kitsune":
        return [f"kitsune {row.version}", *times, "", ""]
    name = row.runtime if row.runtime == "kitsune, unfused" else f"{row.runtime} {row.version}"
    ratio = f"{row.ratio:.2f}x ({row.ratio_low:.2f}-{row.ratio_high:.2f})"
    return [name, *times, ratio, f"{row.difference:.1e}" + "!" * (not row.is_same)]
