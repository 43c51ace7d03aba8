"""Trained models of other people: what onnxruntime makes of them, at several shapes."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

import onnxruntime

import kitsune as kt
from tests.frontends.onnx_models import hosts
from tests.frontends.real_models import model_file

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
        "state": RNG.standard_normal((2, batch, 128)).astype(np.float32), "sr": np.array(rate),
    }  # fmt: skip


def image(*shape: int, name: str = "x") -> Feeds:
    return {name: RNG.standard_normal(shape).astype(np.float32)}


# Each with calls, and the ops that no kernel computes yet.
MODELS: dict[str, tuple[list[Callable[[], Feeds]], set[str]]] = {
    "minilm": ([lambda: text(1, 16), lambda: text(3, 7), lambda: text(2, 40)], set()),
    "magika": ([lambda: content(1), lambda: content(3)], set()),
    "silero": (
        [lambda: speech(1, 16000), lambda: speech(2, 16000), lambda: speech(1, 8000)], set(),
    ),
    "orientation": ([lambda: image(1, 3, 224, 224)], set()),
    "opennsfw": ([lambda: image(1, 224, 224, 3, name="input:0"),
                  lambda: image(2, 224, 224, 3, name="input:0")], set()),
    "tagger": ([lambda: text(1, 16), lambda: text(3, 9)], set()),
    "text_detection": ([lambda: image(1, 3, 64, 96), lambda: image(2, 3, 32, 64)], set()),
    "text_recognition": ([lambda: image(1, 3, 48, 96), lambda: image(2, 3, 48, 64)], set()),
}  # fmt: skip


@pytest.mark.parametrize("name", MODELS)
def test_outputs_are_those_of_onnxruntime(name: str) -> None:
    path = model_file(name)
    calls, on_host = MODELS[name]
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    model = kt.compile(path)
    assert [v.name for v in model.inputs] == [v.name for v in session.get_inputs()]
    assert [v.name for v in model.outputs] == [v.name for v in session.get_outputs()]
    for make in calls:
        feeds = make()
        for mine, other in zip(model.run(None, feeds), session.run(None, feeds), strict=True):
            assert mine.dtype == other.dtype
            limit = LOOSER.get(name, RELATIVE) * max(float(np.abs(other).max()), 1e-6)
            np.testing.assert_allclose(mine, other, rtol=0, atol=limit)
    assert set(hosts(model)) == on_host
