"""`kitsune bench`: measured against other systems."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from kitsune.cli.arguments import Command
from kitsune.cli.output import NO, YES

BENCH_SUITES = (
    "linear", "elementwise", "rows", "attention", "small", "models", "train", "compile", "quant",
    "patterns", "onnx", "torch", "cost",
)  # fmt: skip


def add(command: Command) -> None:
    made = command("bench", _bench, "measure against other systems",
                   ["kitsune bench linear --quick",
                    "kitsune bench rows --threads 1 2 --plot rows.svg --save rows.json",
                    "kitsune bench rows --compare rows.json"])  # fmt: skip
    what = made.add_mutually_exclusive_group(required=True)
    what.add_argument("suite", nargs="?", choices=BENCH_SUITES)
    what.add_argument("--models", action="store_true", help="the suite onnx")
    made.add_argument("--threads", type=int, nargs="+", help="thread counts; default 1 and all")
    made.add_argument("--only", nargs="+", default=[], metavar="TEXT",
                      help="the cases whose names contain one of these")  # fmt: skip
    made.add_argument("--quick", action="store_true", help="small shapes, few repetitions")
    made.add_argument("--patience", type=float, default=60.0, metavar="SECONDS",
                      help="leave a peer out that takes longer to answer")  # fmt: skip
    made.add_argument("--update", type=Path, metavar="PAGE",
                      help="put the tables into a Markdown page at their marks")  # fmt: skip
    made.add_argument("--plot", type=Path, metavar="FILE", help="draw the ratios as an SVG")
    made.add_argument("--save", type=Path, metavar="FILE", help="keep every sample, to compare")
    made.add_argument("--compare", type=Path, metavar="FILE",
                      help="say what is slower than in a saved run, beyond noise; "
                      "exit code 1 if something is")  # fmt: skip


def _bench(args: argparse.Namespace) -> int:
    from kitsune.bench.run import bench
    from kitsune.runtime.threads import default_threads

    threads = args.threads or sorted({1, default_threads()})
    suite = "onnx" if args.models else args.suite
    result = bench(
        suite, threads, args.only, args.quick, args.patience, args.json, args.update, args.compare
    )  # fmt: skip
    if args.plot:
        from kitsune.bench.plot import plot

        args.plot.write_text(plot(result), encoding="utf-8")
    if args.save:
        args.save.write_text(json.dumps(result) + "\n", encoding="utf-8")
    slower = [each for each in result.get("changes", ()) if each["verdict"] == "slower"]
    return NO if slower else YES
