"""The gate's numbers in, a table on the terminal out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

COLUMNS = ("unfused", "torch", "torch.compile", "onnxruntime", "prototype")
WIDTH = 160  # where the output is not a terminal


def print_gate(result: Mapping[str, Any], console: Console | None = None) -> None:
    console = console or Console()
    if not console.is_terminal:
        console = Console(file=console.file, width=WIDTH)
    console.print(gate_table(result))
    for line in footnotes(result):
        console.print(line, highlight=False, markup=False)


def gate_table(result: Mapping[str, Any]) -> Table:
    """Ratios are a candidate's time divided by ours."""
    table = Table(title="the gate: our time, and how many times that the others take")
    table.add_column("case", no_wrap=True)
    for heading in ("threads", "ours", "of the limit", *COLUMNS):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("also")
    table.add_column("cold compile\n(worst kernel)", justify="right", no_wrap=True)
    for row in result["rows"]:
        table.add_row(*_cells(row))
    return table


def footnotes(result: Mapping[str, Any]) -> list[str]:
    """The machine's limits, who is absent and why, and what the candidates' ratios mean."""
    lines = []
    for limit in result["limits"]:
        lines.append(
            f"limits, {limit['threads']} thread(s): {limit['fma_gflops']:.0f} GFLOP/s f32, "
            f"{limit['dot8_gops']:.0f} GOP/s bytes, copy {limit['copy_gbs']:.1f} GB/s"
        )
    before, after = result["machine"]["load_average"]
    quiet = 100 * sum(row["quiet"] for row in result["rows"]) / max(1, len(result["rows"]))
    lines.append(
        f"{result['machine']['cpu']}, load average {before:.1f} before, {after:.1f} after; "
        f"{quiet:.0f}% of our samples had the machine alone"
    )
    notes: dict[str, None] = {}  # in order, each once
    for row in result["rows"]:
        notes[f"({row['case']}) {row['title']}"] = None
        for name, candidate in row["candidates"].items():
            if "absent" in candidate:
                notes[f"({row['case']}) {row['size']}: no {name}: {candidate['absent']}"] = None
            elif candidate["note"]:
                notes[f"({row['case']}) {candidate['note']}"] = None
    lines.append("the memory limit is of arrays larger than the caches: what fits can exceed it")
    return lines + sorted(notes, key=lambda note: note[:3])


def _cells(row: Mapping[str, Any]) -> list[str]:
    candidates, limit = row["candidates"], row["limit"]
    also = [name for name in candidates if name not in COLUMNS]
    return [
        f"({row['case']}) {row['size']}",
        str(row["threads"]),
        _time(row["time_us"]),
        f"{limit['percent']:.0f}% {limit['bound']}",
        *(_ratio(candidates.get(name)) for name in COLUMNS),
        ", ".join(f"{name} {_ratio(candidates[name])}" for name in also),
        f"{row['compile']['cold_ms']:.0f} ({row['compile']['worst_kernel_ms']:.0f}) ms",
    ]


def _ratio(candidate: Mapping[str, Any] | None) -> str:
    if candidate is None:
        return ""
    return "absent" if "absent" in candidate else f"{candidate['ratio']:.2f}"


def _time(time_us: float) -> str:
    return f"{time_us / 1e3:.2f} ms" if time_us >= 1e3 else f"{time_us:.0f} µs"
