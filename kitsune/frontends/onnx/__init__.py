"""ONNX models in, graphs out: one for each signature they are called with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kitsune.frontends.onnx.files import read_model
from kitsune.frontends.onnx.model import OnnxModel, checked, origin_of
from kitsune.frontends.onnx.place import Item
from kitsune.frontends.onnx.stages import Rest, Stage, Went

__all__ = ["OnnxModel", "Rest", "Stage", "Went", "first_stage", "load"]


def load(source: Any) -> OnnxModel:
    """The model of a path or a ModelProto; one that was loaded is itself."""
    if isinstance(source, OnnxModel):
        return source
    if isinstance(source, (str, Path)):
        path = Path(source)
        return checked(read_model(path), path.parent)
    return checked(source)


def first_stage(model: OnnxModel) -> Stage:
    items = [
        Item(node, model.opsets, origin=origin_of(node, number))
        for number, node in enumerate(model.proto.graph.node)
    ]
    return Stage(model, items, {}, [output.name for output in model.outputs])
