"""`kitsune bench`: measured against other systems."""

from __future__ import annotations

import argparse
from pathlib import Path

from kitsune.cli.arguments import Command
from kitsune.cli.output import YES

BENCH_SUITES = (
    "linear", "elementwise", "rows", "attention", "small", "models", "train", "compile", "patterns",
    "onnx",
)  # fmt: skip


def add(command: Command) -> None:
    made = command("bench", _bench, "measure against other systems",
                   ["kitsune bench linear --quick",
                    "kitsune bench rows --threads 1 2 --json"])  # fmt: skip
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


def _bench(args: argparse.Namespace) -> int:
    from kitsune.bench.run import bench
    from kitsune.runtime.threads import default_threads

    threads = args.threads or sorted({1, default_threads()})
    suite = "onnx" if args.models else args.suite
    bench(
        suite, threads, args.only, args.quick, args.patience, args.json, args.update
    )  # fmt: skip
    return YES
