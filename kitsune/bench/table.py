"""The gate's numbers in, a table and its notes out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kitsune.bench.grid import Grid

COLUMNS = ("unfused", "torch", "torch.compile", "onnxruntime", "prototype")


def gate_grid(result: Mapping[str, Any]) -> Grid:
    """Ratios are a candidate's time divided by ours."""
    return Grid(
        "the gate: our time, and how many times that the others take",
        ("case", "threads", "ours", "of the limit", *COLUMNS, "also",
         "cold compile\n(worst kernel)"),
        tuple(_cells(row) for row in result["rows"]),
    )  # fmt: skip


def gate_notes(result: Mapping[str, Any]) -> list[str]:
    """The machine's limits, who is absent and why, and what the candidates' ratios mean."""
    lines = [*limits_notes(result["limits"]), machine_note(result["machine"], result["rows"])]
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


def _cells(row: Mapping[str, Any]) -> tuple[str, ...]:
    candidates, limit = row["candidates"], row["limit"]
    also = [name for name in candidates if name not in COLUMNS]
    return (
        f"({row['case']}) {row['size']}",
        str(row["threads"]),
        time_text(row["time_us"]),
        f"{limit['percent']:.0f}% {limit['bound']}",
        *(ratio_text(candidates.get(name)) for name in COLUMNS),
        ", ".join(f"{name} {ratio_text(candidates[name])}" for name in also),
        f"{row['compile']['cold_ms']:.0f} ({row['compile']['worst_kernel_ms']:.0f}) ms",
    )


# --- what every suite's table says ---------------------------------------------------------------


def limits_notes(limits: list[Mapping[str, Any]]) -> list[str]:
    return [
        f"limits, {each['threads']} thread(s): {each['fma_gflops']:.0f} GFLOP/s f32, "
        f"{each['dot8_gops']:.0f} GOP/s bytes, copy {each['copy_gbs']:.1f} GB/s"
        for each in limits
    ]


def machine_note(machine: Mapping[str, Any], rows: list[Mapping[str, Any]]) -> str:
    """Where it ran, and how much of it was disturbed."""
    before, after = machine["load_average"]
    quiet = 100 * sum(row["quiet"] for row in rows) / max(1, len(rows))
    return (
        f"{machine['cpu']}, {machine['cpus']} CPUs, load average {before:.1f} before, "
        f"{after:.1f} after; {quiet:.0f}% of our samples had the machine alone"
    )


def versions_note(versions: Mapping[str, str | None]) -> str:
    return ", ".join(f"{name} {version or 'absent'}" for name, version in versions.items())


def ratio_text(candidate: Mapping[str, Any] | None) -> str:
    if candidate is None:
        return ""
    return "absent" if "absent" in candidate else f"{candidate['ratio']:.2f}"


def spread_text(candidate: Mapping[str, Any] | None) -> str:
    """The ratio with its quartiles."""
    if candidate is None or "absent" in candidate:
        return ratio_text(candidate)
    low, high = candidate["ratio_low"], candidate["ratio_high"]
    return f"{candidate['ratio']:.2f} ({low:.2f}-{high:.2f})"


def time_text(time_us: float) -> str:
    if time_us >= 1e6:
        return f"{time_us / 1e6:.2f} s"
    if time_us >= 1e3:
        return f"{time_us / 1e3:.2f} ms"
    return f"{time_us:.0f} µs" if time_us >= 100 else f"{time_us:.2f} µs"
