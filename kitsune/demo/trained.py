"""MiniLM for the demo: a trained ONNX model, beside onnxruntime if it is installed."""

from __future__ import annotations

import importlib.util
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.demo.cases import UNFUSED, Case
from kitsune.errors import needs
from kitsune.models.samples import fetch

DOWNLOAD_S = 40.0  # a demo does not wait longer for its model
VOCABULARY = 20_000


def minilm_file(download: bool) -> Path:
    """The ONNX file, downloaded at the first call; an error says why there is none."""
    with needs("onnx", "ONNX files cannot be read"):
        import onnx  # noqa: F401
    return fetch("minilm.onnx", download=download, timeout_s=DOWNLOAD_S)


def minilm(path: Path, tokens: int) -> Case:
    """The model in f32, fused and not, and by onnxruntime where that is installed."""
    ids = np.random.default_rng(0).integers(1, VOCABULARY, (1, tokens))
    feeds = {"input_ids": ids, "attention_mask": np.ones((1, tokens), np.int64)}
    fused, unfused = kt.compile(str(path)), kt.compile(str(path), config=UNFUSED)
    for model in (fused, unfused):
        model(feeds)
    case = Case(f"MiniLM-L3 ONNX {tokens} tokens", feeds, fused, unfused)
    return _onnxruntime(case, path)


def _onnxruntime(case: Case, path: Path) -> Case:
    if importlib.util.find_spec("onnxruntime") is None:
        return case
    import onnxruntime

    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])

    def call() -> Any:
        return session.run(None, case.inputs)

    return replace(case, peer=call, peer_name=f"onnxruntime {onnxruntime.__version__}")
