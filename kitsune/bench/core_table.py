"""The core's numbers in, tables and their notes out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kitsune.bench.grid import Grid
from kitsune.bench.table import (
    limits_notes,
    machine_note,
    ratio_text,
    spread_text,
    time_text,
    versions_note,
)

KERNEL_PEERS = ("fast", "unfused", "torch", "torch.compile", "jax")
CALL_PEERS = ("unfused", "numpy", "torch", "torch.compile", "jax")


def core_grids(result: Mapping[str, Any]) -> list[Grid]:
    """Ratios are a candidate's time divided by ours, with the quartiles of all turns."""
    return [
        Grid(
            "kernels: our time, and how many times that the others take (quartiles)",
            ("case", "threads", "ours", "of copy bandwidth", *KERNEL_PEERS),
            tuple(_kernel(row) for row in result["rows"]),
        ),
        Grid(
            "a call of ten ops on 64 elements, from Python to Python",
            ("threads", "ours", *CALL_PEERS),
            tuple(_call(row) for row in result["calls"]),
            names=0,
        ),
        Grid(
            f"compile time: {result['compile']['model']}",
            ("compiler", "cold", "warm: from its cache", "then the first call", "later calls"),
            tuple(_compiler(*item) for item in result["compile"]["compilers"].items()),
        ),
    ]


def core_notes(result: Mapping[str, Any]) -> list[str]:
    notes: dict[str, None] = {}  # in order, each once
    for row in (*result["rows"], *result["calls"]):
        for name, candidate in row["candidates"].items():
            if "absent" in candidate:
                notes[f"no {name}: {candidate['absent']}"] = None
    for name, times in result["compile"]["compilers"].items():
        if "absent" in times:
            notes[f"no {name}: {times['absent']}"] = None
    return [
        f"import kitsune takes {result['import_ms']:.0f} ms where NumPy is imported already",
        "fast is our program with numerics='fast', unfused ours with a kernel for each op",
        *limits_notes(result["limits"]),
        machine_note(result["machine"], result["rows"]),
        versions_note(result["versions"]),
        *notes,
    ]


def _kernel(row: Mapping[str, Any]) -> tuple[str, ...]:
    percent = row["copy_percent"]
    return (
        f"{row['title']}, {row['size']}",
        str(row["threads"]),
        time_text(row["time_us"]),
        "in cache" if percent is None else f"{percent:.0f}%",
        *(spread_text(row["candidates"].get(name)) for name in KERNEL_PEERS),
    )


def _call(row: Mapping[str, Any]) -> tuple[str, ...]:
    peers = (row["candidates"].get(name) for name in CALL_PEERS)
    return (str(row["threads"]), time_text(row["time_us"]), *map(_time_and_ratio, peers))


def _time_and_ratio(candidate: Mapping[str, Any] | None) -> str:
    if candidate is None or "absent" in candidate:
        return ratio_text(candidate)
    return f"{time_text(candidate['time_us'])} ({candidate['ratio']:.1f}×)"


def _compiler(name: str, times: Mapping[str, Any]) -> tuple[str, ...]:
    if "absent" in times:
        return name, "absent", "", "", ""
    stages = ("cold_ms", "warm_ms", "first_ms", "later_ms")
    return name, *(time_text(1e3 * times[which]) for which in stages)
