"""The ONNX front end: one graph per signature."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kitsune.frontends.onnx.model import OnnxModel, check_model, make_origin
from kitsune.frontends.onnx.onnx_files import read_model
from kitsune.frontends.onnx.place import Item
from kitsune.frontends.onnx.stages import ExecutedStage, Stage, Step

__all__ = ["ExecutedStage", "OnnxModel", "Stage", "Step", "first_stage", "load"]


def load(source: Any) -> OnnxModel:
    """The model of a path or a ModelProto; one that was loaded is itself."""
    if isinstance(source, OnnxModel):
        return source
    if isinstance(source, (str, Path)):
        path = Path(source)
        proto, raw = read_model(path)
        return check_model(proto, path.parent, raw)
    return check_model(source)


def first_stage(model: OnnxModel) -> Stage:
    items = [
        Item(node, model.opsets, origin=make_origin(node, number))
        for number, node in enumerate(model.proto.graph.node)
    ]
    outputs = [output.name for output in model.outputs]
    return Stage(model, items, {}, outputs, model.inputs)
