"""`kitsune doctor`: print what this machine offers."""

from __future__ import annotations

import argparse
from typing import Any

from kitsune.cli.arguments import Command, add_flag
from kitsune.cli.output import NO, YES, print_json, two_columns
from kitsune.system.free_memory import format_nbytes
from kitsune.system.progress import progress


def add(command: Command) -> None:
    doctor = command(
        "doctor",
        _doctor,
        ["kitsune doctor", "kitsune doctor --quick --json"],
    )
    add_flag(doctor, "--quick", "measure nothing")


# --- doctor --------------------------------------------------------------------------------------


def _doctor(args: argparse.Namespace) -> int:
    from kitsune.doctor import examine

    with progress("examining", 4) as step:
        facts = examine(step, measured=not args.quick)
    if args.json:
        print_json(facts)
    else:
        _print_doctor(facts)
    return NO if facts["problems"] else YES


def _print_doctor(facts: dict[str, Any]) -> None:
    from rich.console import Console

    console = Console()
    for name, rows in _doctor_sections(facts):
        console.print(two_columns(name, rows))
    for problem in facts["problems"]:
        console.print(f"problem: {problem}", highlight=False)
    if not facts["problems"]:
        console.print("everything works")


def _doctor_sections(facts: dict[str, Any]) -> list[tuple[str, dict[str, str]]]:
    cpu, cache, webgpu = facts["cpu"], facts["cache"], facts["webgpu"]
    missing = facts["wasm"]["missing"]
    allowed = cpu["allowed"]
    limit = "none" if cpu["cgroup_limit"] is None else f"{cpu['cgroup_limit']:g} CPUs"
    machine = {
        "CPU": f"{cpu['name']}, {cpu['triple']}",
        "level": f"{cpu['level']}: {cpu['lanes']} lanes, {cpu['registers']} registers"
        + (", fused multiply-add" if cpu["fma"] else "")
        + (f", byte products by {cpu['dot8']}" if cpu["dot8"] else ""),
        "features": " ".join(cpu["features"]),
        "cores": f"{cpu['cores']}, of which this process may use "
        + ("all" if allowed is None else f"{len(allowed)}: {', '.join(map(str, allowed))}"),
        "cgroup limit": limit,
        "threads": str(cpu["threads"]),
        "caches": " · ".join(f"{n // 1024} KiB" for n in cpu["caches_nbytes"]),
        "memory available": format_nbytes(facts["memory"]["available_nbytes"]),
        "WebGPU": webgpu["missing"] or " · ".join([webgpu["adapter"], *webgpu["features"]]),
        "WebAssembly": f"no {' and no '.join(missing)}" if missing else "in wasmtime",
    }
    machine |= dict(map(_measured_row, facts["limits"]))
    machine["plans reckon with"] = _constants(facts["constants"])
    kept = {
        "folder": f"{cache['folder']} (mode {cache['mode']})",
        "holds": f"{cache['entries']} files, {format_nbytes(cache['nbytes'])} of at most "
        f"{format_nbytes(cache['limit_nbytes'])}",
    }
    packages = {name: version or "not installed" for name, version in facts["packages"].items()}
    variables = {name: value or "not set" for name, value in facts["environment"].items()}
    return [
        ("versions", facts["versions"]),
        ("machine", machine),
        ("cache", kept),
        ("optional packages", packages),
        ("environment", variables),
    ]


def _measured_row(row: dict[str, Any]) -> tuple[str, str]:
    """What was measured of the machine with some threads."""
    barrier = f" · barrier {row['barrier_ns']:.0f} ns" if row["barrier_ns"] else ""
    return f"measured, {row['threads']} thread" + ("s" if row["threads"] > 1 else ""), (
        f"FMA {row['fma_gflops']:.0f} GFLOP/s · copy {row['copy_gbs']:.1f} GB/s · "
        f"read {row['read_gbs']:.1f} GB/s{barrier}"
    )


def _constants(constants: dict[str, Any]) -> str:
    """Format the constants of a core; in brackets the default, if it differs."""

    def format_constant(name: str, unit: str) -> str:
        used, usual = (constants[name][which] for which in ("used", "default"))
        if not isinstance(used, (list, tuple)):
            used, usual = [used], [usual]
        listed = [
            f"{u:g}" if u == d else f"{u:g} ({d:g})" for u, d in zip(used, usual, strict=True)
        ]
        return f"{', '.join(listed)} {unit}"

    reads, fma = format_constant("read_gbps", "GB/s"), format_constant("fma_gflops", "GFLOP/s")
    return f"caches and memory {reads} · FMA {fma} · barrier {format_constant('barrier_ns', 'ns')}"
