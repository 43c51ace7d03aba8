"""The models that are compared: a name in, an ONNX file and an input of it out."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import helper, numpy_helper

TOKENS, SIDE = 128, 512


def matmul(folder: Path) -> np.ndarray:
    """relu(x @ w + b), 512³."""
    rng = np.random.default_rng(0)
    weights = {
        "w": rng.standard_normal((SIDE, SIDE)).astype(np.float32) / np.float32(SIDE**0.5),
        "b": rng.standard_normal(SIDE).astype(np.float32),
    }
    nodes = [
        helper.make_node("MatMul", ["x", "w"], ["product"]),
        helper.make_node("Add", ["product", "b"], ["sum"]),
        helper.make_node("Relu", ["sum"], ["y"]),
    ]
    values = [
        helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, [SIDE, SIDE]) for name in "xy"
    ]
    held = [numpy_helper.from_array(array, name) for name, array in weights.items()]
    graph = helper.make_graph(nodes, "matmul", values[:1], values[1:], held)
    opset = [helper.make_opsetid("", 17)]
    onnx.save(helper.make_model(graph, opset_imports=opset, ir_version=8), _file(folder))
    return rng.standard_normal((SIDE, SIDE)).astype(np.float32)


def minilm(folder: Path) -> np.ndarray:
    """A BERT of MiniLM's sizes, 6 layers of 384, for 128 tokens."""
    import torch
    from transformers import BertConfig, BertModel

    config = BertConfig(
        hidden_size=384, num_hidden_layers=6, num_attention_heads=12, intermediate_size=1536
    )
    bert = BertModel(config, add_pooling_layer=False).eval()

    class Hidden(torch.nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.bert = bert

        def forward(self, ids: torch.Tensor) -> Any:
            return self.bert(ids).last_hidden_state

    ids = (torch.arange(TOKENS) * 7919 % config.vocab_size)[None]
    _write(Hidden(), ids, folder, "input_ids", "last_hidden_state")
    (folder / "config.json").write_text(json.dumps(config.to_dict()), encoding="utf-8")
    return np.asarray(ids)


def efficientnet(folder: Path) -> np.ndarray:
    """EfficientNet-lite0 for one picture of 224×224."""
    import torch
    from efficientnet_lite_pytorch import EfficientNet

    model = EfficientNet.from_name("efficientnet-lite0").eval()
    x = np.random.default_rng(0).standard_normal((1, 3, 224, 224)).astype(np.float32)
    _write(model, torch.from_numpy(x), folder, "x", "scores")
    return x


def _write(model: Any, given: Any, folder: Path, name: str, output: str) -> None:
    import torch

    with torch.no_grad():
        torch.onnx.export(
            model,
            (given,),
            str(_file(folder)),
            dynamo=False,
            opset_version=17,
            input_names=[name],
            output_names=[output],
        )


def _file(folder: Path) -> Path:
    made = folder / "onnx" / "model.onnx"
    made.parent.mkdir(parents=True, exist_ok=True)
    return made


CASES: dict[str, Callable[[Path], np.ndarray]] = {
    "matmul": matmul,
    "minilm": minilm,
    "efficientnet": efficientnet,
}
