"""`kitsune bench`: compare a model with other runtimes, or run one of the project's suites."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kitsune.cli.arguments import Command, add_shape, one_signature
from kitsune.cli.arrays import read_arrays
from kitsune.cli.output import NO, YES, print_json
from kitsune.errors import InputError
from kitsune.system.progress import progress

if TYPE_CHECKING:
    from kitsune.compare import Comparison, Timing

BENCH_SUITES = (
    "linear",
    "elementwise",
    "rows",
    "attention",
    "small",
    "models",
    "train",
    "compile",
    "quant",
    "patterns",
    "onnx",
    "torch",
    "cost",
)

QUIET = 0.5  # of the samples: with fewer that had the machine alone, times are doubtful


def add(command: Command) -> None:
    made = command(
        "bench",
        _bench,
        "measure a model against other runtimes",
        [
            "kitsune bench model.onnx --shape input_ids=1x128",
            "kitsune bench model.onnx --feeds inputs.npz --threads 1 2",
            "kitsune bench --suite linear --quick",
            "kitsune bench --suite rows --compare rows.json",
        ],
    )
    made.add_argument(
        "model",
        nargs="?",
        metavar="MODEL",
        help="an .onnx file, a Hugging Face directory, or the name of a suite; "
        "compared with the installed runtimes that can load it",
    )
    add_shape(made)
    made.add_argument(
        "--feeds",
        type=Path,
        metavar="FILE",
        help="an .npz of inputs by name; default: random",
    )
    made.add_argument(
        "--threads",
        type=int,
        nargs="+",
        metavar="N",
        help="thread counts; default: all for a model, 1 and all for a suite",
    )
    made.add_argument("--quick", action="store_true", help="few repetitions; small shapes")
    made.add_argument(
        "--patience",
        type=float,
        metavar="SECONDS",
        help="skip a peer that takes longer to answer",
    )
    suites = made.add_argument_group("the project's own suites")
    suites.add_argument("--suite", choices=BENCH_SUITES, help="measure a suite instead of a model")
    suites.add_argument(
        "--only",
        nargs="+",
        default=[],
        metavar="TEXT",
        help="only cases whose names contain one of these",
    )
    suites.add_argument(
        "--update",
        type=Path,
        metavar="PAGE",
        help="write the tables into a Markdown page at their markers",
    )
    suites.add_argument("--plot", type=Path, metavar="FILE", help="draw the speed-ups as an SVG")
    suites.add_argument(
        "--save", type=Path, metavar="FILE", help="write every sample, for --compare"
    )
    suites.add_argument(
        "--compare",
        type=Path,
        metavar="FILE",
        help="list regressions against a saved run, beyond noise; exit code 1 if there are any",
    )


def _bench(args: argparse.Namespace) -> int:
    suite = args.suite
    if args.model in BENCH_SUITES and not Path(args.model).exists():
        suite, args.model = suite or args.model, None
    if (suite is None) == (args.model is None):
        raise InputError(
            "nothing to measure" if suite is None else "a model and a suite are both given",
            hint=f"kitsune bench MODEL, or --suite NAME of {', '.join(BENCH_SUITES)}",
        )
    if suite is None:
        return _bench_model(args)
    if args.shape or args.feeds:
        raise InputError("a suite has shapes and inputs of its own", hint="leave out --shape")
    return _bench_suite(suite, args)


# --- a suite -------------------------------------------------------------------------------------


def _bench_suite(suite: str, args: argparse.Namespace) -> int:
    from kitsune.backends.cpu.threads.team import default_threads
    from kitsune.bench.run import PATIENCE_S, bench

    threads = args.threads or sorted({1, default_threads()})
    patience_s = args.patience or PATIENCE_S
    result = bench(
        suite, threads, args.only, args.quick, patience_s, args.json, args.update, args.compare
    )
    if args.plot:
        from kitsune.bench.plot import plot

        args.plot.write_text(plot(result), encoding="utf-8")
    if args.save:
        args.save.write_text(json.dumps(result) + "\n", encoding="utf-8")
    slower = [each for each in result.get("changes", ()) if each["verdict"] == "slower"]
    return NO if slower else YES


# --- a model -------------------------------------------------------------------------------------


def _bench_model(args: argparse.Namespace) -> int:
    from kitsune.backends.cpu.threads.team import check_count, default_threads
    from kitsune.compare import PATIENCE_S, compare_model

    path, made = Path(args.model), list[Any]()
    feeds = _feeds(path, args)
    for threads in args.threads or [default_threads()]:
        check_count(threads)
        with progress(f"benchmarking {path.name}") as step:
            made.append(
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
        print_json([comparison.data() for comparison in made])
    else:
        print("\n\n".join(map(comparison_text, made)))
    return YES


def _feeds(path: Path, args: argparse.Namespace) -> dict[str, Any]:
    from kitsune.compare import check_feeds
    from kitsune.model import compile as compile_model

    shapes = one_signature(args.shape)
    if args.feeds:
        if shapes:
            raise InputError("--shape and --feeds are both given", hint="feeds have shapes already")
        return read_arrays(args.feeds)
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
    """A row for each runtime, and who is not there."""
    from kitsune.compare import BOUND
    from kitsune.report.text import text_table, width, wrap

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
                f"{row.difference:.2g} of their size, and {BOUND:g} is allowed; its time "
                "is not of the same work",
                columns,
                then="  ",
            )
    if c.missing:
        from kitsune.errors import install_hint

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
    from kitsune.report.text import time_range_text, time_text

    times = [time_text(row.time_us), time_range_text(row.low_us, row.high_us)]
    if row.runtime == "kitsune":
        return [f"kitsune {row.version}", *times, "", ""]
    name = row.runtime if row.runtime == "kitsune, unfused" else f"{row.runtime} {row.version}"
    ratio = f"{row.ratio:.2f}x ({row.ratio_low:.2f}-{row.ratio_high:.2f})"
    return [name, *times, ratio, f"{row.difference:.1e}" + "!" * (not row.is_same)]
