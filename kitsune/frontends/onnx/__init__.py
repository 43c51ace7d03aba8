"""The ONNX front end: one graph per signature."""

from kitsune.frontends.onnx.model import OnnxModel
from kitsune.frontends.onnx.stages import ExecutedStage, Stage, Step, first_stage, load

__all__ = ["ExecutedStage", "OnnxModel", "Stage", "Step", "first_stage", "load"]
