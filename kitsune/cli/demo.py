"""`kitsune demo`: measure a few models on this machine, on one screen."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from kitsune.cli.arguments import Command, add_flag
from kitsune.cli.output import YES, print_json
from kitsune.cli.web import add_page_options, show
from kitsune.demo import STAGES, Demo, export_demo, run_demo
from kitsune.report.text_tables import pluralize
from kitsune.system.progress import progress

WIDTH = 80
TIMES = {"numpy": "NumPy", "peer": "peer", "unfused": "unfused", "fused": "fused"}


def add(command: Command) -> None:
    demo = command(
        "demo",
        _demo,
        ["kitsune demo", "kitsune demo --details", "kitsune demo --json", "kitsune demo --web"],
    )
    add_flag(
        demo, "--details", "also print the kernels of the transformer block and the refused fusions"
    )
    add_flag(demo, "--offline", "download no trained model (MiniLM, 63 MB, once)")
    add_flag(demo, "--web", "train a small model in the browser instead")
    add_page_options(demo)


def _demo(args: argparse.Namespace) -> int:
    if args.web:
        return _web_demo(args)
    with progress("demo", len(STAGES)) as step:
        demo = run_demo(step, download=not args.offline)
    if args.json:
        print_json(demo.facts())
        return YES
    console = Console(highlight=False)
    console = Console(highlight=False, width=min(console.width, WIDTH))
    for part in _screen(demo):
        console.print(part)
    if args.details:
        for part in _details(demo):
            console.print(part)
    return YES


def _web_demo(args: argparse.Namespace) -> int:
    with TemporaryDirectory(prefix="kitsune-demo-") as folder:
        with progress("writing the page"):
            export_demo(Path(folder))
        return show(Path(folder), args)


# --- the screen ----------------------------------------------------------------------------------


def _screen(demo: Demo) -> Iterator[Table | str]:
    threads = f"{demo.threads} thread" + ("s" if demo.threads > 1 else "")
    yield (
        f"[bold]kitsune {demo.version}[/bold] on {demo.cpu} ({demo.level}), {threads}; "
        f"measured just now, in {demo.seconds:.0f} s\n"
    )
    yield _fusion_table(demo)
    yield from _fusion_notes(demo)
    yield _quantized_table(demo)
    yield "[dim]gain: over f32 weights; error: ‖y − f32‖ / ‖f32‖ of the output[/dim]\n"
    yield f"Times are the best of {demo.samples} or more samples, taken in turns. Worst error of a"
    yield f"kernel against NumPy in float64: {demo.worst_error:.0e} of its result's RMS."
    if not demo.is_quiet:
        yield "[yellow]Other programs use this machine: times and gains are rough.[/yellow]"
    for what, why in demo.skipped.items():
        yield f"[yellow]Skipped:[/yellow] {escape(f'{what}: {why}')}"
    yield ""
    yield _next_commands()


def _time(time_ms: float) -> str:
    """Three digits and a unit."""
    unit, value = next(
        (unit, time_ms * scale)
        for unit, scale in (("s", 1e-3), ("ms", 1.0), ("µs", 1e3), ("ns", 1e6))
        if time_ms * scale >= 0.9995 or unit == "ns"
    )
    digits = 2 if value < 9.995 else 1 if value < 99.95 else 0
    return f"{value:.{digits}f} {unit}"


def _megabytes(nbytes: int) -> str:
    return f"{nbytes / 1e6:.2f} MB"


def _plain_table(*columns: str) -> Table:
    """A table whose first column is text and whose others are numbers, which never wrap."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 0, 0, 1), show_edge=False)
    for n, name in enumerate(columns):
        table.add_column(name, justify="right" if n else "left", no_wrap=True)
    return table


def _fusion_table(demo: Demo) -> Table:
    names = [name for name in TIMES if any(name in row.best_ms for row in demo.rows)]
    table = _plain_table("fusion", "kernels", *(TIMES[name] for name in names), "gain")
    for row in demo.rows:
        times = (_time(row.best_ms[n]) if n in row.best_ms else "" for n in names)
        kernels, style = (
            f"{row.kernels_unfused}→{row.kernels}",
            "green" if row.gain > 1.1 else "bold",
        )
        table.add_row(row.name, kernels, *times, f"[{style}]{row.gain:.2f}x[/]")
    return table


def _fusion_notes(demo: Demo) -> Iterator[str]:
    peers = " and ".join(dict.fromkeys(row.peer for row in demo.rows if row.peer))
    yield "[dim]gain: unfused over fused" + (f"; peer: {peers}[/dim]" if peers else "[/dim]")
    yield "[dim]A block is mostly matmul, which fusion leaves as it is: see quantisation.[/dim]\n"


def _quantized_table(demo: Demo) -> Table:
    table = _plain_table("quantisation of the block", "weights", "time", "gain", "error")
    block, f32_ms = demo.block_row, demo.block_row.best_ms["fused"]
    table.add_row("f32 weights", _megabytes(block.weights_nbytes), _time(f32_ms))
    for row in block.quantized:
        size, gain = _megabytes(row.weights_nbytes), f"{f32_ms / row.best_ms:.2f}x"
        table.add_row(row.name, size, _time(row.best_ms), gain, f"{row.error:.2%}")
    return table


def _next_commands() -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2))
    program = _program()
    for command, text in (
        ("demo --details", "the kernels of the block"),
        ("explain model.onnx", "what fuses in your own model"),
        ("demo --web", "train a model in your browser"),
    ):
        table.add_row(f"[bold]{program} {command}[/bold]", text)
    return table


def _program() -> str:
    """Return the command that starts kitsune for this user: its name if the shell finds it."""
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return "python -m kitsune"
    found = shutil.which("kitsune")
    if found and started.exists() and os.path.samefile(found, started):
        return "kitsune"
    return str(started) if len(str(started)) < 30 else "kitsune"


# --- behind --details ----------------------------------------------------------------------------


def _details(demo: Demo) -> Iterator[Table | str]:
    explanation = demo.block.explain()
    ops = pluralize(explanation.kernels_before, "op")
    counts = f"{ops} in {pluralize(explanation.kernels_after, 'kernel')}"
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 0, 0, 1), show_edge=False)
    for name in ("#", "pattern", "ops", "bytes moved"):
        right = name in ("#", "bytes moved")
        table.add_column(name, justify="right" if right else "left", no_wrap=name != "ops")
    for group in explanation.groups:
        pattern = group.pattern if group.pattern != "-" else group.kind
        table.add_row(str(group.kernel), pattern, " · ".join(group.ops), f"{group.nbytes:,}")
    yield f"\nThe transformer block: {counts}\n"
    yield table
    yield "\nWhy not fewer:"
    for refusal in dict.fromkeys(map(str, explanation.refusals)):
        yield f"· {escape(refusal)}"
