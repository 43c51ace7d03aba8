"""`kitsune tracker`: list, export and import the fusion measurements of the tuning store."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console

from kitsune.cache.store import build_id
from kitsune.cli.arguments import Command, add_output
from kitsune.cli.output import NO, YES, print_json, two_columns
from kitsune.errors import InputError
from kitsune.report.text_tables import fit_column, text_table, time_text, width
from kitsune.system.files import write_atomically
from kitsune.tune.store_tables import Measurement, parse_choice, parse_measurement
from kitsune.tune.tuning_store import TuningStore, default_tuning_store

FORMAT = "kitsune measurements 1"  # of an exported file


def add(command: Command) -> None:
    made = command(
        "tracker",
        _tracker,
        [
            "kitsune tracker ls",
            "kitsune tracker show 3f9a",
            "kitsune tracker export -o mine.json",
            "kitsune tracker import mine.json",
        ],
    )
    made.add_argument("action", choices=list(ACTIONS))
    made.add_argument(
        "what",
        nargs="?",
        metavar="WHAT",
        help="ls, export: a pattern; show: a name or its prefix; import: a file",
    )
    add_output(made, "the file that export writes", required=False)


def _tracker(args: argparse.Namespace) -> int:
    store = default_tuning_store()
    if args.output and args.action != "export":
        raise InputError(f"tracker {args.action} writes no file", hint="leave out -o")
    if store.refusal:
        print(f"kitsune: {store.path.parent} is not used: {store.refusal}", file=sys.stderr)
        return NO
    return ACTIONS[args.action](store, args)


def _list(store: TuningStore, args: argparse.Namespace) -> int:
    found = store.measurements(args.what or "")
    if args.json:
        print_json([_describe_measurement(each) for each in found])
        return YES

    rows = [["name", "pattern", "elements", "threads", "unfused", "fused", "speed-up", ""]]
    rows += [
        [
            m.name[:8],
            m.subject,
            str(m.elements),
            str(m.threads),
            time_text(1e3 * m.unfused_ms),
            time_text(1e3 * m.fused_ms),
            f"{m.speedup:.2f}",
            _interval(m),
        ]
        for m in found
    ]
    print(f"{len(found)} measurements")
    print("\n".join(text_table(fit_column(rows, 1, width()), left=(0, 1))) if found else "")
    return YES


def _show(store: TuningStore, args: argparse.Namespace) -> int:
    found = [m for m in store.measurements() if args.what and m.name.startswith(args.what)]
    if len(found) != 1:
        raise InputError(
            f"{len(found)} measurements are named {args.what or 'nothing'}",
            hint="kitsune tracker ls shows their names",
        )
    if args.json:
        print_json(_describe_measurement(found[0]))
    else:
        Console().print(two_columns(f"measurement {found[0].name}", _rows(found[0])))
    return YES


def _export(store: TuningStore, args: argparse.Namespace) -> int:
    """Data either way; with -o to a file, and then how many is what is printed."""
    found = store.measurements(args.what or "")
    if args.what and not found:
        raise InputError(
            f"no measurement is of a pattern {args.what!r}",
            hint="kitsune tracker ls shows the patterns; -o FILE is where they are written",
        )
    chosen = [] if args.what else store.choices()  # they are of no pattern
    data = {
        "format": FORMAT,
        "measurements": [asdict(each) for each in found],
        "choices": [asdict(each) for each in chosen],
    }
    if args.output is None:
        print_json(data)
        return YES
    write_atomically(args.output, [json.dumps(data, indent=2).encode() + b"\n"])
    said = f"{len(found)} measurements written to {args.output}"
    print_json({"exported": len(found), "path": str(args.output)}) if args.json else print(said)
    return YES


def _import(store: TuningStore, args: argparse.Namespace) -> int:
    """All of a file or, where something in it is wrong, none."""
    if not args.what:
        raise InputError("tracker import needs a file", hint="kitsune tracker import mine.json")
    data = read_export(Path(args.what))
    found = [parse_measurement(row) for row in data["measurements"]]
    if not store.record(*found, *(parse_choice(row) for row in data["choices"])):
        print(f"kitsune: {store.path} cannot be written to now", file=sys.stderr)
        return NO
    said = f"{len(found)} measurements read from {args.what}"
    print_json({"imported": len(found)}) if args.json else print(said)
    return YES


def read_export(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise InputError(f"'{path}' is not JSON", why=str(error)) from None
    is_ours = isinstance(data, dict) and data.get("format") == FORMAT
    if is_ours:
        data.setdefault("choices", [])
    if not is_ours or not all(isinstance(data.get(n), list) for n in ("measurements", "choices")):
        raise InputError(
            f"'{path}' holds no measurements",
            hint="kitsune tracker export -o FILE writes such a file",
        )
    found: dict[str, Any] = data
    return found


def _clear(store: TuningStore, args: argparse.Namespace) -> int:
    count = store.clear()
    print_json({"removed": count}) if args.json else print(f"{count} measurements removed")
    return YES


ACTIONS = {"ls": _list, "show": _show, "export": _export, "import": _import, "clear": _clear}


# --- one measurement -----------------------------------------------------------------------------


def _describe_measurement(measurement: Measurement) -> dict[str, Any]:
    """Return a measurement as data, with its name and whether this build of kitsune took it."""
    current = measurement.build == build_id()
    return {"name": measurement.name, "current": current, **asdict(measurement)}


def _interval(m: Measurement) -> str:
    return f"{m.speedup_low:.2f} to {m.speedup_high:.2f}"


def _rows(m: Measurement) -> dict[str, str]:
    is_current = _describe_measurement(m)["current"]
    return {
        "pattern": m.subject,
        "sizes": f"{m.elements:,} elements; inputs up to {m.bucket} of {m.dtype}",
        "device": f"{m.device}, {m.threads} threads",
        "unfused": f"{m.unfused_ms:.4g} ms, quartiles {m.unfused_low_ms:.4g} to "
        f"{m.unfused_high_ms:.4g}, {m.launches_unfused} launches, {m.nbytes_unfused:,} bytes",
        "fused": f"{m.fused_ms:.4g} ms, quartiles {m.fused_low_ms:.4g} to "
        f"{m.fused_high_ms:.4g}, {m.launches_fused} launches, {m.nbytes_fused:,} bytes",
        "speed-up": f"{m.speedup:.3f}, with {100 * m.confidence:.0f} % confidence {_interval(m)}",
        "samples": f"{m.samples}, of which {m.quiet} had the machine alone",
        "taken": datetime.fromtimestamp(m.taken).isoformat(" ", "seconds"),
        "kernels": m.source,
        "kitsune": m.build + (", this one" if is_current else ", another one"),
    }
