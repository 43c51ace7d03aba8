"""Run a suite: `python -m benchmarks --suite linear --quick`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from benchmarks.plot import draw_plot
from benchmarks.run import NAMES, PATIENCE_S, bench
from kitsune.backends.cpu.threads.team import check_count, default_threads
from kitsune.cli.output import MISUSE, NO, YES, check_folders
from kitsune.errors import KitsuneError
from kitsune.system.progress import silence

EXAMPLES = """examples:
  python -m benchmarks --suite linear --quick
  python -m benchmarks --suite rows --save rows.json
  python -m benchmarks --suite rows --compare rows.json"""


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description="measure one of the project's suites against other libraries",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("--suite", choices=NAMES, required=True, help="what to measure")
    made.add_argument(
        "--only",
        nargs="+",
        default=[],
        metavar="TEXT",
        help="only cases whose names contain one of these",
    )
    made.add_argument(
        "--threads", type=int, nargs="+", metavar="N", help="thread counts; default: 1 and all"
    )
    made.add_argument("--quick", action="store_true", help="few repetitions; small shapes")
    made.add_argument(
        "--patience",
        type=float,
        default=PATIENCE_S,
        metavar="SECONDS",
        help="skip a peer that takes longer to answer; default: %(default)g",
    )
    _add_outputs(made)
    return made


def _add_outputs(made: argparse.ArgumentParser) -> None:
    made.add_argument("--json", action="store_true", help="print data instead of tables")
    made.add_argument(
        "--update",
        type=Path,
        metavar="PAGE",
        help="write the tables into a Markdown page at their markers",
    )
    made.add_argument("--plot", type=Path, metavar="FILE", help="draw the speed-ups as an SVG")
    made.add_argument("--save", type=Path, metavar="FILE", help="write every sample, for --compare")
    made.add_argument(
        "--compare",
        type=Path,
        metavar="FILE",
        help="list regressions against a saved run, beyond noise; exit code 1 if there are any",
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Return 0 for success, 1 if something became slower, 2 for wrong usage or bad input."""
    args = parser().parse_args(argv)
    try:
        with silence() if args.json else nullcontext():
            return _measure(args)
    except KeyboardInterrupt:
        return MISUSE
    except (KitsuneError, OSError) as error:
        print(f"benchmarks: {error}", file=sys.stderr)
        return MISUSE


def _measure(args: argparse.Namespace) -> int:
    threads = args.threads or sorted({1, default_threads()})
    for count in threads:
        check_count(count)
    check_folders((args.plot, args.save))
    result = bench(
        args.suite,
        threads,
        only=args.only,
        quick=args.quick,
        patience_s=args.patience,
        as_json=args.json,
        page=args.update,
        saved=args.compare,
    )
    if args.plot:
        args.plot.write_text(draw_plot(result), encoding="utf-8")
    if args.save:
        args.save.write_text(json.dumps(result) + "\n", encoding="utf-8")
    slower = [each for each in result.get("changes", ()) if each["verdict"] == "slower"]
    return NO if slower else YES


if __name__ == "__main__":
    sys.exit(main())
