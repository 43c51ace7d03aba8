"""Format the results of a suite as tables and notes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from benchmarks import torch_modules
from benchmarks.cost_model import make_cost_grid
from benchmarks.dynamic_sizes import make_dynamic_grids
from benchmarks.grid import Grid
from benchmarks.instructions import make_instruction_grid
from benchmarks.onnx_files import PEERS
from benchmarks.patterns import make_pattern_grids
from benchmarks.recurrent_files import RECURRENT_PEERS
from benchmarks.start_times import make_start_grids
from benchmarks.suites import SUITES
from kitsune.report.text_tables import time_text

Result = Mapping[str, Any]
ABOUT = {
    "fast": "fast is kitsune with numerics='fast'",
    "unfused": "unfused is kitsune with one kernel per op",
    "torch.compile out=": "torch.compile out= writes into preallocated memory; kitsune and the "
    "others allocate a new result",
    "f32": "f32 is kitsune with f32 weights of the same values",
    "onnxruntime weight-only": "onnxruntime: weight-only is MatMulNBits at accuracy level 0, int8 "
    "at level 4, dynamic is quantize_dynamic, with its own quantised values",
    "openvino weight-only": "openvino: weight-only is compressed weights, int8 the same with "
    "activations quantised in groups of 32",
    "torch int4": "torch: int4 is _weight_int4pack_mm_for_cpu, int8 its dynamic Linear",
    "ggml": "ggml is what llama-cpp-python ships: Q8_0, Q4_0, Q3_K, TQ2_0, Q1_0",
    "kitsune, static": "static is compiled for each size: dynamic=False; warm finds the cache that "
    "the first process left",
    "aot_eager": "aot_eager is torch's backend that compiles nothing: Dynamo and AOTAutograd alone",
    "openvino": "openvino and tinygrad return memory that the next call reuses",
}


def make_grids(result: Result) -> list[Grid]:
    if result["suite"] == "patterns":
        return make_pattern_grids(result)
    if result["suite"] == "dynamic":
        return make_dynamic_grids(result)
    if result["suite"] == "cost":
        return [make_cost_grid(result)]
    if result["suite"] == "instructions":
        return [make_instruction_grid(result)]
    if result["suite"] == "onnx":
        return [_make_model_grid(result, "ONNX files", "a session", PEERS, PEERS)]
    if result["suite"] == "loops":
        return [_make_model_grid(result, "recurrent layers", "a session", RECURRENT_PEERS, PEERS)]
    if result["suite"] == "torch":
        return [
            _make_model_grid(
                result,
                "torch.compile with backend='kitsune'",
                "it",
                torch_modules.PEERS,
                (*torch_modules.PEERS[:1], torch_modules.TRACING),
            )
        ]
    if result["suite"] == "compile":
        return make_start_grids(result["rows"])
    return [_make_latency_grid(result)]


# --- calls ---------------------------------------------------------------------------------------


def _make_latency_grid(result: Result) -> Grid:
    """Ratios are a candidate's time divided by kitsune's, with the quartiles of all rounds."""
    suite = SUITES[result["suite"]]
    return Grid(
        f"{suite.about}: kitsune's time, and the speed-up over the others (quartiles)",
        ("case", "threads", "kitsune", "minimum", "of the limit", *suite.candidates, "bars"),
        tuple(_format_latency(row, suite.candidates) for row in result["rows"]),
    )


def _format_latency(row: Mapping[str, Any], columns: tuple[str, ...]) -> tuple[str, ...]:
    limit = row["limit"]
    return (
        f"{row['title']}, {row['size']}",
        str(row["threads"]),
        time_text(row["time_us"]),
        time_text(row["best_us"]),
        _format_limit(limit) if limit else "",
        *(_format_ratio(row["candidates"].get(name)) for name in columns),
        format_verdict(row),
    )


def _format_limit(limit: Mapping[str, Any]) -> str:
    """Format the share of the limit at the median, and in brackets at the best time."""
    shares = f"{limit['percent']:.0f} % ({limit['best_percent']:.0f})"
    return f"{shares} of {limit['rate']:.3g} {limit['unit']}"


def _format_ratio(candidate: Mapping[str, Any] | None) -> str:
    """Format the ratio with its quartiles, in bold where the candidate is faster; nothing if the
    case leaves it out."""
    if candidate is None:
        return ""
    if "absent" in candidate:
        return "cannot" if candidate.get("asked", True) else ""
    low, middle, high = (_format_digits(candidate[f"ratio{end}"]) for end in ("_low", "", "_high"))
    return f"{f'**{middle}**' if candidate['ratio'] < 1 else middle} ({low}-{high})"


def _format_digits(ratio: float) -> str:
    """Format three digits."""
    return f"{ratio:.2f}" if ratio < 9.995 else f"{ratio:.1f}" if ratio < 99.95 else f"{ratio:.0f}"


def format_verdict(row: Mapping[str, Any]) -> str:
    """Return the bars that a row misses, or that all are reached."""
    missed = [bar["text"] for bar in row["bars"] if not bar["reached"]]
    if missed:
        return "missed: " + "; ".join(missed)
    return "reached" if row["bars"] else ""


# --- whole models --------------------------------------------------------------------------------


def _make_model_grid(
    result: Result, title: str, session: str, peers: Sequence[str], started: Sequence[str]
) -> Grid:
    """Make columns of latency as in the other suites, then of starts and peak memory."""
    timed = ("kitsune", "kitsune, warm", *started)
    return Grid(
        f"{title}: kitsune's time, the speed-up over the others (quartiles), the time until "
        f"{session} can be called, and the peak memory of its process",
        (
            "case",
            "threads",
            "kitsune",
            *peers,
            *(f"start: {name}" for name in timed),
            *(f"memory: {name}" for name in timed),
            "bars",
        ),
        tuple(_format_model(row, peers, timed) for row in result["rows"]),
    )


def _format_model(
    row: Mapping[str, Any], peers: Sequence[str], timed: Sequence[str]
) -> tuple[str, ...]:
    starts = [row["starts"].get(name) for name in timed]
    return (
        f"{row['title']}, {row['size']}",
        str(row["threads"]),
        time_text(row["time_us"]),
        *(_format_ratio(row["candidates"].get(name)) for name in peers),
        *(time_text(each["start_us"]) if each else "" for each in starts),
        *(f"{each['peak_nbytes'] / 2**20:.0f} MB" if each else "" for each in starts),
        format_verdict(row),
    )


# --- notes ---------------------------------------------------------------------------------------


def list_notes(result: Result) -> list[str]:
    """Describe the machine, its limits, the columns, and the candidates that are absent."""
    lines = [_format_limits(each) for each in result["limits"]]
    lines += [_format_machine(result), _format_versions(result["versions"])]
    seen = {name for row in result["rows"] for name in (*row["candidates"], *row.get("starts", ()))}
    lines += [text for name, text in ABOUT.items() if name in seen]
    lines += [f"not installed: {package}" for package in result.get("missing", ())]
    lines += [_format_memory(row) for row in result["rows"] if "memory" in row]
    reasons: dict[str, list[str]] = {}
    for row in result["rows"]:
        for name, candidate in row["candidates"].items():
            if "absent" in candidate:
                where = f"{row['title']}, {row['size']}, {row['threads']} thread(s)"
                reasons.setdefault(f"{name}: {candidate['absent']}", []).append(where)
    for reason, places in reasons.items():
        lines.append(f"{reason} ({'; '.join(places) if len(places) < 3 else 'several cases'})")
    return lines


def _format_limits(each: Mapping[str, Any]) -> str:
    return (
        f"limits, {each['threads']} thread(s): {each['fma_gflops']:.0f} GFLOP/s f32, "
        f"copy {each['copy_gbs']:.1f} GB/s, read {each['read_gbs']:.1f} GB/s"
    )


def _format_memory(row: Mapping[str, Any]) -> str:
    memory = row["memory"]
    sizes = [f"{name} {nbytes / 2**20:.0f} MB" for name, nbytes in memory["resident"].items()]
    return (
        f"{row['title']}, {row['threads']} thread(s): weights {memory['weights'] / 2**20:.0f} MB, "
        f"{100 * memory['weights'] / memory['f32']:.0f} % of f32; resident {', '.join(sizes)}"
    )


def _format_machine(result: Result) -> str:
    """Describe the machine, and how much of the run was disturbed."""
    machine = result["machine"]
    text = f"{machine['cpu']}, {machine['cpus']} CPUs"
    quiet = [row["quiet"] for row in result["rows"] if "quiet" in row]
    if not quiet:
        return text
    return f"{text}; {100 * sum(quiet) / len(quiet):.0f} % of the samples ran without other load"


def _format_versions(versions: Mapping[str, str | None]) -> str:
    return ", ".join(f"{name} {version or 'absent'}" for name, version in versions.items())
