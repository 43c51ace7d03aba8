"""Kill processes while they write, and look at what is on disk: the old file or the new, whole."""

from __future__ import annotations

import hashlib
import json
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.cache.store import PARTIAL, Store
from tests.conformance.files import Outcome

HALF = "half a file"
X = np.linspace(-1, 1, 64 * 64, dtype=np.float32).reshape(64, 64)
W = [np.full((64, 1 << 14), value, np.float32) for value in (0.5, 0.25)]
MAX_WRITES = 3  # by their time: how long a process may write before it is killed


@dataclass(frozen=True)
class Writer:
    """`write` is called over and over with 0, 1, 0, 1 …; `check` raises if what it left is not
    what one of these calls wrote."""

    name: str
    write: Callable[[Path, int], Any]
    check: Callable[[Path], None]


def _model(number: int) -> kt.CompiledModel:
    return kt.compile(lambda x: (x @ kt.tensor(W[number])).relu(), X, threads=1)


def _is_one_of(found: np.ndarray) -> None:
    wanted = [np.maximum(X @ w, 0) for w in W]
    if not any(np.allclose(found, each, rtol=0.3, atol=0.3) for each in wanted):
        raise AssertionError("the result is that of neither model")


def _save(folder: Path, number: int) -> None:
    _model(number).save(folder / "model.kitsune")


def _quantize(folder: Path, number: int) -> None:
    kt.quantize(_model(number), bits=8, group_size=32).save(
        folder / "model.kitsune", shapes=[X.shape]
    )


def _check_saved(folder: Path) -> None:
    path = folder / "model.kitsune"
    if path.exists():
        _is_one_of(np.asarray(kt.load(path)(X)))


def _export(folder: Path, number: int) -> None:
    _model(number).export_web(folder / "page", browsers=["chrome"], targets=["wasm"])


def _check_export(folder: Path) -> None:
    """Every file that the description names is there, with the contents that it names."""
    path = folder / "page"
    if not (path / "model.json").exists():
        return
    described = json.loads((path / "model.json").read_text(encoding="utf-8"))
    for shard in described["weights"]["shards"]:
        data = (path / shard["file"]).read_bytes()
        if hashlib.sha256(data).hexdigest() != shard["sha256"]:
            raise AssertionError(f"{shard['file']} is not what model.json says")
    for file in path.rglob("*.json"):
        json.loads(file.read_text(encoding="utf-8"))
    _export(folder, 0)


def _fill_cache(folder: Path, number: int) -> None:
    os.environ["KITSUNE_CACHE_DIR"] = str(folder / "cache")
    scale = random.random()
    saved = folder / f"weights-{os.getpid()}.kitsune"
    if not saved.exists():
        _model(number).save(saved)
    _is_one_of(np.asarray(kt.load(saved)(X)))
    kt.compile(lambda x: (x * scale).relu(), X, threads=1)


def _check_cache(folder: Path) -> None:
    os.environ["KITSUNE_CACHE_DIR"] = str(folder / "cache")
    if damaged := Store(folder / "cache").verify():
        raise AssertionError(f"damaged entries: {', '.join(damaged)}")
    _is_one_of(np.asarray(_model(0)(X)))


WRITERS = (
    Writer("save", _save, _check_saved),
    Writer("quantize", _quantize, _check_saved),
    Writer("export", _export, _check_export),
    Writer("cache", _fill_cache, _check_cache),
)


def _kill(writer: Writer, folder: Path, rng: random.Random, seconds: float) -> None:
    """Let a process write, and kill it within so many seconds."""
    receive, send = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: SIM115
            first = rng.randrange(2)
            os.write(send, b".")
            while True:
                writer.write(folder, first)
                first = 1 - first
        finally:
            os._exit(1)
    os.close(send)
    os.read(receive, 1)
    os.close(receive)
    time.sleep(rng.random() * seconds)
    os.kill(pid, signal.SIGKILL)
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    if status != -signal.SIGKILL:
        raise AssertionError("the process ended before it was killed")


def _verdict(writer: Writer, folder: Path) -> str:
    """What is wrong after a process was killed; it is looked at by another process."""
    receive, send = os.pipe()
    pid = os.fork()
    if pid == 0:
        signal.alarm(60)
        try:
            writer.check(folder)
            os._exit(0)
        except BaseException as error:  # noqa: BLE001 - whatever it is, it is reported
            os.write(send, f"{type(error).__name__}: {error}".encode()[:400])
        finally:
            os._exit(1)
    os.close(send)
    with os.fdopen(receive, "rb") as lines:
        said = lines.read().decode("utf-8", "replace")
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    return "" if status == 0 else said or f"exit code {status}"


def _unfinished(folder: Path) -> int:
    """Files that a process had begun to write when it was killed; they are removed."""
    found = [p for p in folder.rglob("*") if p.name.startswith((".", PARTIAL)) and p.is_file()]
    for path in found:
        path.unlink()
    return len(found)


def run_kills(count: int, seed: str, folder: Path) -> list[Outcome]:
    """Kill so many processes, of each writer in turn: the failures."""
    failures = list[Outcome]()
    print("\n| killed while it writes | times | in the middle of a file | half a file left |")
    print("|---|---|---|---|")
    for turn, writer in enumerate(WRITERS):
        place = folder / "kills" / writer.name
        place.mkdir(parents=True, mode=0o700)
        for number in (0, 1, 0):
            start = time.perf_counter()
            writer.write(place, number)  # what processes share is compiled before they fork
        seconds = MAX_WRITES * (time.perf_counter() - start)
        numbers = range(turn, count, len(WRITERS))
        half, begun = 0, 0
        for number in numbers:
            _kill(writer, place, random.Random(f"{seed} {number}"), seconds)
            why = _verdict(writer, place)
            begun += _unfinished(place) > 0
            if why:
                half += 1
                failures.append(Outcome(f"kill {writer.name}", number, HALF, "", why))
        print(f"| {writer.name} | {len(numbers)} | {begun} | {half} |", flush=True)
    return failures
