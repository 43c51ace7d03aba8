"""The command line: `kitsune demo`, `kitsune bench`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from kitsune import __version__
from kitsune.errors import KitsuneError


def main(argv: Sequence[str] | None = None) -> int:
    """0 for yes, 1 for a no that was asked for, 2 for misuse or bad input."""
    args = parser().parse_args(argv)
    try:
        result: int = args.run(args)
    except KitsuneError as error:
        print(f"kitsune: {error}", file=sys.stderr)
        return 2
    return result


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="kitsune", description="operator fusion for neural networks")
    top.add_argument("--version", action="version", version=f"kitsune {__version__}")
    commands = top.add_subparsers(required=True, metavar="command")
    demo = commands.add_parser("demo", help="fuse a transformer block, measure and check it")
    demo.add_argument("--json", action="store_true", help="print data instead of tables")
    demo.set_defaults(run=_demo)
    bench = commands.add_parser("bench", help="measure against other systems")
    bench.add_argument("suite", choices=["gate"])
    bench.add_argument("--threads", type=int, nargs="+", help="thread counts; default 1 and all")
    bench.add_argument("--prototypes", type=Path, help="a folder of prototype kernels to race")
    bench.add_argument("--quick", action="store_true", help="small shapes, few repetitions")
    bench.add_argument("--json", action="store_true", help="print data instead of tables")
    bench.set_defaults(run=_bench)
    return top


def _demo(args: argparse.Namespace) -> int:
    from kitsune.demo import run_demo
    from kitsune.report.explain import groups_table

    console = Console()
    if args.json or not console.is_terminal:
        demo = run_demo()
    else:
        with console.status("starting") as status:
            demo = run_demo(lambda stage: status.update(stage))
    facts = {
        "kernels": len(demo.model.kernels), "kernels_unfused": demo.kernels_unfused,
        "fused_ms": demo.fused_ms, "unfused_ms": demo.unfused_ms,
        "speedup": demo.unfused_ms / demo.fused_ms, "compile_ms": demo.compile_ms,
        "worst_error": demo.worst_error,
    }  # fmt: skip
    if args.json:
        print(json.dumps(facts, indent=2))
        return 0
    explanation = demo.model.explain()
    console.print(groups_table(explanation))
    for refusal in explanation.refusals:
        console.print(f"· {refusal}", highlight=False)
    console.print(
        f"fused {demo.fused_ms:.2f} ms in {len(demo.model.kernels)} kernels, unfused "
        f"{demo.unfused_ms:.2f} ms in {demo.kernels_unfused}: "
        f"{facts['speedup']:.2f}x (median, measured here)"
    )
    console.print(f"compiled in {demo.compile_ms:.0f} ms; worst error against NumPy in float64: "
                  f"{demo.worst_error:.1e} of the output's size")  # fmt: skip
    return 0


def _bench(args: argparse.Namespace) -> int:
    from kitsune.bench.gate import gate
    from kitsune.runtime.threads import default_threads

    threads = args.threads or sorted({1, default_threads()})
    gate(threads, args.prototypes, args.json, args.quick)
    return 0
