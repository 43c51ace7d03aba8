"""Files beside models: samples, settings, measurements, cached programs, web bundles."""

from __future__ import annotations

import io
import json
import os
import random
import sqlite3
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.backends.cpu import host_target as machine
from kitsune.backends.cpu import jit
from kitsune.bundle.folder import Folder
from kitsune.bundle.pictures import parse_labels, parse_preprocessor, picture_size
from kitsune.bundle.tokenizer import convert_tokenizer, max_length
from kitsune.cache import programs
from kitsune.cache.store import build_id
from kitsune.cli.npz_files import read_arrays
from kitsune.cli.quantize import batches, parse_bits
from kitsune.cli.tracker import FORMAT, read_export
from kitsune.generation.conversation import read_messages
from kitsune.tune.store_tables import Choice, parse_choice, parse_measurement
from kitsune.tune.tuning_store import TuningStore, load_measured
from tests.conformance import onnx_files
from tests.conformance.file_kinds import Files, Kind, Stage, change_one
from tests.conformance.mutations import change_bytes, change_json, change_values
from tests.tune.test_store import ONE

# --- samples of inputs ----------------------------------------------------------------------------


def _samples(folder: Path) -> list[Files]:
    made = []
    for save in (np.savez, np.savez_compressed):
        buffer = io.BytesIO()
        save(buffer, x=np.ones((2, 4), np.float32), ids=np.arange(6), flags=np.array([True]))
        made.append({"batch.npz": buffer.getvalue()})
    return made


def _use_samples(folder: Path, stage: Stage) -> None:
    found = batches(folder)
    again = read_arrays(folder / "batch.npz")
    stage("run")
    model = kt.compile(lambda x: x.relu(), threads=1)
    if "x" in again and len(found) == 1:
        model(np.asarray(again["x"]))


# --- settings -------------------------------------------------------------------------------------

WORDS = {"[UNK]": 0, "[CLS]": 1, "[SEP]": 2, "[PAD]": 3, "the": 4, "##ing": 5}
WORD_PIECES = {
    "model": {"type": "WordPiece", "vocab": WORDS, "unk_token": "[UNK]"},
    "normalizer": {
        "type": "BertNormalizer",
        "lowercase": True,
        "strip_accents": None,
        "clean_text": True,
        "handle_chinese_chars": True,
    },
    "pre_tokenizer": {"type": "BertPreTokenizer"},
    "post_processor": {"type": "BertProcessing", "cls": ["[CLS]", 1], "sep": ["[SEP]", 2]},
    "padding": {"pad_token": "[PAD]"},
    "truncation": {"max_length": 128},
    "added_tokens": [{"content": "[CLS]"}],
}
SETTINGS = {
    "bits.json": {"bits": {"layer.*": 4, "head": 8, "last": None}},
    "tokenizer.json": WORD_PIECES,
    "labels.json": {"id2label": {"0": "cat", "1": "dog"}},
    "preprocessor.json": {
        "image_mean": [0.5, 0.5, 0.5],
        "image_std": [0.5, 0.5, 0.5],
        "size": {"height": 8, "width": 8},
        "crop_size": 8,
        "do_center_crop": True,
        "rescale_factor": 0.004,
    },
    "messages.json": {"messages": [{"role": "user", "content": "Hello"}]},
    "measured.json": {
        "format": FORMAT,
        "measurements": [asdict(ONE)],
        "choices": [asdict(Choice("b", "group", "s", "cpu", 1, '{"unfused_us": 1}', "t", 1.0))],
    },
}


def _use_settings(folder: Path, stage: Stage) -> None:
    """The one file that is there, by each function that reads such files."""
    (path,) = folder.iterdir()
    data = path.read_bytes()
    uses: dict[str, Callable[[], Any]] = {
        "bits.json": lambda: parse_bits([str(path)]),
        "tokenizer.json": lambda: (convert_tokenizer(data, path.name), max_length(path)),
        "labels.json": lambda: parse_labels(data, path.name),
        "preprocessor.json": lambda: (parse_preprocessor(data, path.name), picture_size(path)),
        "messages.json": lambda: read_messages(path),
        "measured.json": lambda: _read_measured(path),
    }
    uses[path.name]()


def _read_measured(path: Path) -> None:
    found = read_export(path)
    rows = [*map(parse_measurement, found["measurements"]), *map(parse_choice, found["choices"])]
    TuningStore(path.parent / "store").record(*rows)


# --- measurements ---------------------------------------------------------------------------------

VALUES = {
    "group": {"unfused_us": 10.0, "fused_us": 9.0, "spread": 0.1, "samples": 5, "quiet": 1.0},
    "schedule": {"rows": 4, "columns": [8, 2]},
    "cost": {"launch": 1.0, "matmul": 0.8},
    "kernel": {"time_us": 3.0, "work": {"flops": 100.0}},
}


def _database(folder: Path) -> list[Files]:
    os.environ["KITSUNE_CACHE_DIR"], before = str(folder / "db"), os.environ["KITSUNE_CACHE_DIR"]
    try:
        store = TuningStore(folder / "db")
        host = _device()
        store.record(
            ONE,
            *(
                Choice(build_id(), name, "s", host, 1, json.dumps(value), name, 5.0)
                for name, value in VALUES.items()
            ),
        )
        return [{"tuning-1.sqlite": store.path.read_bytes()}]
    finally:
        os.environ["KITSUNE_CACHE_DIR"] = before


def _device() -> str:
    from kitsune.tune.tuning_store import device_name

    return device_name(machine.machine_target())


def _change_database(rng: random.Random, files: Files) -> Files:
    """Bytes of the file, or what a row says."""
    data = files["tuning-1.sqlite"]
    if rng.random() < 0.6:
        return {"tuning-1.sqlite": change_bytes(rng, data)}
    database = sqlite3.connect(":memory:")
    database.deserialize(data)  # type: ignore[attr-defined,unused-ignore]
    name = rng.choice(list(VALUES))
    value = json.dumps(change_values(rng, json.loads(json.dumps(VALUES[name]))))
    database.execute("UPDATE choice SET value = ? WHERE subject = ?", (value, name))
    database.commit()
    made = database.serialize()  # type: ignore[attr-defined,unused-ignore]
    return {"tuning-1.sqlite": bytes(made)}


def _use_database(folder: Path, stage: Stage) -> None:
    os.environ["KITSUNE_CACHE_DIR"], before = str(folder), os.environ["KITSUNE_CACHE_DIR"]
    try:
        os.chmod(folder, 0o700)
        store = TuningStore(folder)
        store.measurements()
        store.choices()
        load_measured(machine.machine_target(), 1)
        store.record(ONE)
    finally:
        os.environ["KITSUNE_CACHE_DIR"] = before


# --- what the cache holds -------------------------------------------------------------------------

X = np.linspace(-1, 1, 8, dtype=np.float32).reshape(2, 4)


def _cached(folder: Path) -> list[Files]:
    """All that compiling two ONNX files leaves in a folder, and the files."""
    for name in ("mlp", "quantised"):
        (folder / f"{name}.onnx").write_bytes(onnx_files.models()[name])
    _use_cached(folder, lambda _: None)
    names = [path for path in folder.rglob("*") if path.is_file()]
    return [{str(path.relative_to(folder)): path.read_bytes() for path in names}]


def _change_cached(rng: random.Random, files: Files) -> Files:
    name = rng.choice([n for n in sorted(files) if n.startswith("cache/") and files[n]])
    return {**files, name: change_bytes(rng, files[name])}


def _use_cached(folder: Path, stage: Stage) -> None:
    """Compile again as a new process would; results must not depend on what is in the cache."""
    os.environ["KITSUNE_CACHE_DIR"], before = (
        str(folder / "cache"),
        os.environ["KITSUNE_CACHE_DIR"],
    )
    try:
        (folder / "cache").mkdir(mode=0o700, exist_ok=True)
        programs.clear_loaded()
        jit.forget_objects()
        machine._known.cache_clear()
        (got,) = kt.compile(folder / "mlp.onnx", threads=1).run(None, {"x": X})
        kt.compile(folder / "quantised.onnx", threads=1).run(None, {"x": np.ones((2, 8), "f4")})
        if abs(float(np.sum(got)) - len(X)) > 1e-4:  # of a softmax
            raise AssertionError(f"a damaged cache entry changed the result to {got}")
    finally:
        os.environ["KITSUNE_CACHE_DIR"] = before


# --- bundles --------------------------------------------------------------------------------------


def _bundle(folder: Path) -> list[Files]:
    path = folder / "page"
    model = kt.compile(lambda x: (x * 2).relu(), X, threads=1)
    model.export_web(path, browsers=["chrome"], targets=["wasm"])
    return [{name: (path / name).read_bytes() for name in ("model.json", "files.json")}]


def _use_bundle(folder: Path, stage: Stage) -> None:
    """Export into a folder that says of itself that it is a bundle."""
    made = Folder(folder)
    made.put("page.html", [b"<p>"])
    made.finish({"title": "again"}, "")


LOCAL_KINDS = (
    Kind("samples", _samples, change_one(("batch.npz", change_bytes)), _use_samples),
    Kind(
        "settings",
        lambda _: [{name: json.dumps(value).encode()} for name, value in SETTINGS.items()],
        change_one(*((name, change_json) for name in SETTINGS)),
        _use_settings,
    ),
    Kind("tuning", _database, _change_database, _use_database),
    Kind("cache", _cached, _change_cached, _use_cached),
    Kind(
        "bundles",
        _bundle,
        change_one(("model.json", change_json), ("files.json", change_json)),
        _use_bundle,
    ),
)
