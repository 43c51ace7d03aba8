"""ONNX models in, graphs out: one for each signature they are called with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kitsune.frontends.onnx.files import read_model
from kitsune.frontends.onnx.model import Declared, OnnxModel, checked
from kitsune.frontends.onnx.place import Item
from kitsune.frontends.onnx.stages import Rest, Stage

__all__ = ["Declared", "OnnxModel", "Rest", "Stage", "first_stage", "load"]


def load(source: Any) -> OnnxModel:
    """The model of a path or a ModelProto."""
    if isinstance(source, (str, Path)):
        path = Path(source)
        return checked(read_model(path), path.parent)
    return checked(source)


def first_stage(model: OnnxModel) -> Stage:
    items = [Item(node, model.opsets) for node in model.proto.graph.node]
    return Stage(model, items, {}, [output.name for output in model.outputs])
