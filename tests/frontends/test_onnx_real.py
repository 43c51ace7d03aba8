"""Trained models of other people: what onnxruntime makes of them, at several shapes."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

import onnxruntime

import kitsune as kt
from tests.frontends.onnx_models import hosts
from tests.frontends.real_models import LOOSER, MODELS, RELATIVE, model_file


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
