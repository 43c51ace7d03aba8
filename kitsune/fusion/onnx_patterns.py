"""Find the fusable chains of nodes in an ONNX model."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from kitsune.compiler import resolve_config
from kitsune.errors import UnsupportedError, what_is
from kitsune.model import compile as compile_model
from kitsune.tracing import is_onnx


def find_fusable_patterns(
    model: Any, shapes: Any = None, feeds: Mapping[str, Any] | None = None
) -> list[tuple[str, int]]:
    """`("Conv-BN-ReLU", 3)`: nodes that can be one kernel, and the number of the first of them.

    They are the planner's kernels, whatever it predicts of their gain: a chain that is not legal is
    not there. `model` is a path or a ModelProto; `shapes` as in `explain`. Where sizes depend on
    values, give these as `feeds`: without them, only what comes before is looked at.
    """
    if not is_onnx(model):
        raise UnsupportedError(
            f"{what_is(model)} is not an ONNX model",
            hint="pass the path of an .onnx file or an onnx.ModelProto",
        )
    compiled = compile_model(model, config=replace(resolve_config(None), min_fusion_benefit=0.0))
    if feeds is not None:
        compiled.run(None, feeds)
    found = [(name, first) for name, first, _ in compiled.explain(shapes).chains]
    return sorted(found, key=lambda each: each[1])
