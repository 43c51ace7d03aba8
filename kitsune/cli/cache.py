"""`kitsune cache`: list, trim, clear and verify the cache of compiled programs."""

from __future__ import annotations

import argparse
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

from kitsune.cli.arguments import Command
from kitsune.cli.output import NO, YES, print_json
from kitsune.errors import InputError, KitsuneError
from kitsune.report.text_tables import fit_column, text_table, width
from kitsune.system.free_memory import format_nbytes


def add(command: Command) -> None:
    made = command(
        "cache",
        _cache,
        ["kitsune cache ls", "kitsune cache verify model.kitsune"],
    )
    made.add_argument("action", choices=["ls", "clear", "verify", "path"])
    made.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="ARTEFACT",
        help="verify: saved models to check instead of the folder",
    )


def _cache(args: argparse.Namespace) -> int:
    from kitsune.cache.store import default_store

    if args.files:
        return _verify_files(args)
    store = default_store()
    if args.action == "path":
        print_json({"path": str(store.folder)}) if args.json else print(store.folder)
        return YES
    if store.refusal:
        print(f"kitsune: {store.folder} is not used: {store.refusal}", file=sys.stderr)
        return NO
    if args.action == "clear":
        count = store.clear()
        print_json({"removed": count}) if args.json else print(f"{count} files removed")
        return YES
    if args.action == "verify":
        damaged = store.verify()
        said = f"{len(damaged)} damaged files removed, {len(store.entries())} are as written"
        print_json({"damaged": damaged}) if args.json else print(said)
        return NO if damaged else YES
    return _list_cache(store, args.json)


def _verify_files(args: argparse.Namespace) -> int:
    """Every checksum of each artefact, those of its weights among them."""
    from kitsune.artefact.saved_model import load

    if args.action != "verify":
        raise InputError(f"cache {args.action} takes no files")
    damaged = {}
    for path in args.files:
        try:
            load(path).verify()
        except KitsuneError as error:
            damaged[str(path)] = error.why or error.what
    if args.json:
        print_json({"damaged": damaged})
    else:
        for path in map(str, args.files):
            print(f"{path}: {damaged.get(path, 'as written')}")
    return NO if damaged else YES


def _list_cache(store: Any, as_json: bool) -> int:
    entries = store.entries()
    if as_json:
        print_json([{"key": e.key, "nbytes": e.nbytes, "used": e.used} for e in entries])
        return YES
    print(f"{store.folder}: {len(entries)} files, {format_nbytes(sum(e.nbytes for e in entries))}")
    rows = [["name", "size", "last used"]]
    for e in entries:
        used = datetime.fromtimestamp(e.used).isoformat(" ", "seconds")
        rows.append([e.key, format_nbytes(e.nbytes), used])
    print("\n".join(text_table(fit_column(rows, 0, width()), left=(0,))))
    return YES
