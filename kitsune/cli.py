"""The command line: `kitsune demo`, `kitsune doctor`, `kitsune cache`, `kitsune bench`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kitsune import __version__
from kitsune.errors import InputError, KitsuneError

if TYPE_CHECKING:
    from rich.table import Table

YES, NO, MISUSE = 0, 1, 2
BENCH_SUITES = (
    "linear", "elementwise", "rows", "attention", "small", "models", "train", "compile", "patterns",
)  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """0 for yes, 1 for a no that was asked for, 2 for misuse or bad input."""
    args = parser().parse_args(argv)
    try:
        result: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return YES
    except KeyboardInterrupt:
        return MISUSE
    except (KitsuneError, OSError) as error:
        print(f"kitsune: {error}", file=sys.stderr)
        return MISUSE
    return result


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="kitsune", description="operator fusion for neural networks")
    top.add_argument("--version", action="version", version=f"kitsune {__version__}")
    commands = top.add_subparsers(required=True, metavar="command")

    def command(name: str, run: Callable[[argparse.Namespace], int], about: str) -> Any:
        made = commands.add_parser(name, help=about, description=about)
        made.add_argument("--json", action="store_true", help="print data instead of tables")
        made.set_defaults(run=run)
        return made

    command("demo", _demo, "fuse a transformer block, measure and check it")
    doctor = command("doctor", _doctor, "say what this machine offers")
    doctor.add_argument("--quick", action="store_true", help="measure nothing")
    cache = command("cache", _cache, "show, check or empty the folder of compiled programs")
    cache.add_argument("action", choices=["ls", "clear", "verify", "path"])
    cache.add_argument("files", nargs="*", type=Path, metavar="ARTEFACT",
                       help="verify: saved models to check instead of the folder")  # fmt: skip
    bench = command("bench", _bench, "measure against other systems")
    bench.add_argument("suite", choices=BENCH_SUITES)
    bench.add_argument("--threads", type=int, nargs="+", help="thread counts; default 1 and all")
    bench.add_argument("--only", nargs="+", default=[], metavar="TEXT",
                       help="the cases whose names contain one of these")  # fmt: skip
    bench.add_argument("--quick", action="store_true", help="small shapes, few repetitions")
    bench.add_argument("--patience", type=float, default=60.0, metavar="SECONDS",
                       help="leave a peer out that takes longer to answer")  # fmt: skip
    bench.add_argument("--update", type=Path, metavar="PAGE",
                       help="put the tables into a Markdown page at their marks")  # fmt: skip
    return top


@contextmanager
def _progress(total: int, as_json: bool) -> Iterator[Callable[[str], None]]:
    """A bar that each named stage moves on by one, where somebody is watching."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    if as_json or not console.is_terminal:
        yield lambda stage: None
        return
    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("starting", total=total)
        yield lambda stage: bar.update(task, advance=1, description=stage)


def _print(data: Any) -> None:
    print(json.dumps(data, indent=2))


# --- demo ----------------------------------------------------------------------------------------


def _demo(args: argparse.Namespace) -> int:
    from rich.console import Console

    from kitsune.demo import STAGES, run_demo
    from kitsune.report.explain import groups_table

    with _progress(len(STAGES), args.json) as progress:
        demo = run_demo(progress)
    if args.json:
        _print(demo.facts())
        return YES
    console = Console()
    explanation = demo.model.explain()
    console.print(groups_table(explanation))
    for refusal in explanation.refusals:
        console.print(f"· {refusal}", highlight=False)
    console.print(
        f"fused {demo.fused_ms:.2f} ms in {demo.kernels} kernels, unfused "
        f"{demo.unfused_ms:.2f} ms in {demo.kernels_unfused}: "
        f"{demo.speedup:.2f}x (median, measured here)"
    )
    console.print(
        f"compiled in {demo.compile_ms:.0f} ms; worst error against NumPy in float64: "
        f"{demo.worst_error:.1e} of the output's size"
    )
    return YES


# --- doctor --------------------------------------------------------------------------------------


def _doctor(args: argparse.Namespace) -> int:
    from kitsune.doctor import examine

    with _progress(4, args.json) as progress:
        facts = examine(progress, measured=not args.quick)
    if args.json:
        _print(facts)
    else:
        _print_doctor(facts)
    return NO if facts["problems"] else YES


def _print_doctor(facts: dict[str, Any]) -> None:
    from rich.console import Console

    console = Console()
    for name, rows in _doctor_sections(facts):
        console.print(_two_columns(name, rows))
    for problem in facts["problems"]:
        console.print(f"problem: {problem}", highlight=False)
    if not facts["problems"]:
        console.print("everything works")


def _doctor_sections(facts: dict[str, Any]) -> list[tuple[str, dict[str, str]]]:
    from kitsune.runtime.available import spelled

    cpu, cache, webgpu = facts["cpu"], facts["cache"], facts["webgpu"]
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
        "memory available": spelled(facts["memory"]["available_nbytes"]),
        "WebGPU": webgpu["adapter"] or webgpu["missing"],
    }
    for row in facts["limits"]:
        barrier = f" · barrier {row['barrier_ns']:.0f} ns" if row["barrier_ns"] else ""
        machine[f"measured, {row['threads']} thread" + ("s" if row["threads"] > 1 else "")] = (
            f"FMA {row['fma_gflops']:.0f} GFLOP/s · copy {row['copy_gbs']:.1f} GB/s{barrier}"
        )
    machine["plans reckon with"] = _constants(facts["constants"])
    kept = {
        "folder": f"{cache['folder']} (mode {cache['mode']})",
        "holds": f"{cache['entries']} files, {spelled(cache['nbytes'])} of at most "
        f"{spelled(cache['limit_nbytes'])}",
    }
    packages = {name: version or "not installed" for name, version in facts["packages"].items()}
    variables = {name: value or "not set" for name, value in facts["environment"].items()}
    return [
        ("versions", facts["versions"]), ("machine", machine), ("cache", kept),
        ("optional packages", packages), ("environment", variables),
    ]  # fmt: skip


def _constants(constants: dict[str, Any]) -> str:
    """What is used of a core's numbers; in brackets the default, where it differs."""

    def spelled(name: str, unit: str) -> str:
        used, usual = (constants[name][which] for which in ("used", "default"))
        if not isinstance(used, (list, tuple)):
            used, usual = [used], [usual]
        listed = [
            f"{u:g}" if u == d else f"{u:g} ({d:g})" for u, d in zip(used, usual, strict=True)
        ]
        return f"{', '.join(listed)} {unit}"

    reads, fma = spelled("read_gbps", "GB/s"), spelled("fma_gflops", "GFLOP/s")
    return f"caches and memory {reads} · FMA {fma} · barrier {spelled('barrier_ns', 'ns')}"


def _two_columns(title: str, rows: dict[str, str]) -> Table:
    from rich.table import Table

    table = Table(title=title, title_justify="left", show_header=False)
    for name, text in rows.items():
        table.add_row(name, text)
    return table


# --- cache ---------------------------------------------------------------------------------------


def _cache(args: argparse.Namespace) -> int:
    from kitsune.runtime.cache import default_store

    if args.files:
        return _verify_files(args)
    store = default_store()
    if args.action == "path":
        _print({"path": str(store.folder)}) if args.json else print(store.folder)
        return YES
    if store.refusal:
        print(f"kitsune: {store.folder} is not used: {store.refusal}", file=sys.stderr)
        return NO
    if args.action == "clear":
        count = store.clear()
        _print({"removed": count}) if args.json else print(f"{count} files removed")
        return YES
    if args.action == "verify":
        damaged = store.verify()
        said = f"{len(damaged)} damaged files removed, {len(store.entries())} are as written"
        _print({"damaged": damaged}) if args.json else print(said)
        return NO if damaged else YES
    return _list_cache(store, args.json)


def _verify_files(args: argparse.Namespace) -> int:
    """Every checksum of each artefact, those of its weights among them."""
    from kitsune.artefact.saved import load

    if args.action != "verify":
        raise InputError(f"cache {args.action} takes no files")
    damaged = {}
    for path in args.files:
        try:
            load(path).verify()
        except KitsuneError as error:
            damaged[str(path)] = error.why or error.what
    if args.json:
        _print({"damaged": damaged})
    else:
        for path in map(str, args.files):
            print(f"{path}: {damaged.get(path, 'as written')}")
    return NO if damaged else YES


def _list_cache(store: Any, as_json: bool) -> int:
    from datetime import datetime

    from rich.console import Console
    from rich.table import Table

    from kitsune.runtime.available import spelled

    entries = store.entries()
    if as_json:
        _print([{"key": e.key, "nbytes": e.nbytes, "used": e.used} for e in entries])
        return YES
    print(f"{store.folder}: {len(entries)} files, {spelled(sum(e.nbytes for e in entries))}")
    table = Table()
    for name in ("name", "size", "last used"):
        table.add_column(name, justify="right" if name == "size" else "left", no_wrap=True)
    for e in entries:
        used = datetime.fromtimestamp(e.used).isoformat(" ", "seconds")
        table.add_row(e.key, spelled(e.nbytes), used)
    Console().print(table)
    return YES


# --- bench ---------------------------------------------------------------------------------------


def _bench(args: argparse.Namespace) -> int:
    from kitsune.bench.run import bench
    from kitsune.runtime.threads import default_threads

    threads = args.threads or sorted({1, default_threads()})
    bench(
        args.suite, threads, args.only, args.quick, args.patience, args.json, args.update
    )  # fmt: skip
    return YES
