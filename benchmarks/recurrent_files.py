"""The suite `loops`: recurrent layers of many sizes as ONNX files, against the peers and torch.

    python -m benchmarks --suite loops --update benchmarks/README.md

Inputs are as wide as the state. A GRU multiplies before it resets, as torch's does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.bars import Bar, SpeedUp
from benchmarks.case import select_by_name
from benchmarks.libraries.torch_layers import GATES
from benchmarks.onnx_files import PEERS, FileCase, make_values
from benchmarks.resnet50 import IR_VERSION, OPSET
from kitsune.backends.cpu import jit
from kitsune.compare.runtimes import import_library

RECURRENT_PEERS = (*PEERS, "torch")
HIDDEN = (64, 128, 192, 256, 512)
STEPS = (1, 75, 300, 1200)
BATCHES = (1, 8)


@dataclass(frozen=True)
class NearSpeedUp:
    """Reach this speed-up where the recurrent weights of a direction fit half of L2."""

    weights_nbytes: int
    bar: SpeedUp

    def check(self, row: Mapping[str, Any]) -> tuple[bool, str] | None:
        if 2 * self.weights_nbytes > jit.host_target().l2_nbytes:
            return None
        return self.bar.check(row)


def write_layer(path: Path, op: str, hidden: int, ways: int) -> None:
    """Write one layer of any number of steps and batch size."""
    onnx = import_library("onnx")
    helper, rows, rng = onnx.helper, GATES[op] * hidden, np.random.default_rng(0)
    shapes = {"w": (ways, rows, hidden), "r": (ways, rows, hidden), "b": (ways, 2 * rows)}
    weights = [
        onnx.numpy_helper.from_array(
            (rng.standard_normal(shape) / hidden**0.5).astype(np.float32), name
        )
        for name, shape in shapes.items()
    ]
    attributes = {"direction": "bidirectional" if ways == 2 else "forward", "hidden_size": hidden}
    attributes |= {"linear_before_reset": 1} if op == "GRU" else {}
    layer = helper.make_node(op, ["x", *shapes], ["y"], **attributes)
    float32 = onnx.TensorProto.FLOAT
    graph = helper.make_graph(
        [layer],
        op,
        [helper.make_tensor_value_info("x", float32, ["steps", "batch", hidden])],
        [helper.make_tensor_value_info("y", float32, ["steps", ways, "batch", hidden])],
        weights,
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)])
    model.ir_version = IR_VERSION
    onnx.save(model, str(path))


def make_case(op: str, hidden: int, steps: int, batch: int, ways: int) -> FileCase:
    near = NearSpeedUp(4 * GATES[op] * hidden**2, SpeedUp(1.5, ("onnxruntime",)))
    bars: tuple[Bar, ...] = (SpeedUp(1.0, RECURRENT_PEERS), near)
    return FileCase(
        f"{op} of {hidden}{', both directions' if ways == 2 else ''}",
        f"{steps} steps, batch {batch}",
        make_values("x", steps, batch, hidden),
        write=partial(write_layer, op=op, hidden=hidden, ways=ways),
        bars=bars,
    )


LAYERS = tuple(
    make_case(op, hidden, steps, batch, ways)
    for op in GATES
    for ways in (1, 2)
    for hidden in HIDDEN
    for batch in BATCHES
    for steps in STEPS
)


def select_layers(only: Sequence[str], quick: bool) -> list[FileCase]:
    """Return the layers whose names contain one of `only`, or all; of these a few if `quick`."""
    found = select_by_name(LAYERS, only)
    return [case for case in found if case.size == "75 steps, batch 1"] if quick else found
