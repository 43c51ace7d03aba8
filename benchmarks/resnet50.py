"""Write a ResNet-50 with seeded weights as an ONNX file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from kitsune.compare.runtimes import import_library

STAGES = ((64, 3, 1), (128, 4, 2), (256, 6, 2), (512, 3, 2))  # width, blocks, first stride
EXPANSION, CLASSES = 4, 1000
OPSET, IR_VERSION = 17, 8


class Writer:
    """Nodes and weights so far. Weights preserve the variance."""

    def __init__(self, onnx: Any) -> None:
        self.onnx = onnx
        self.rng = np.random.default_rng(50)
        self.nodes: list[Any] = []
        self.weights: list[Any] = []

    def add(self, op: str, *inputs: str, **attributes: Any) -> str:
        name = f"{op}{len(self.nodes)}"
        self.nodes.append(self.onnx.helper.make_node(op, list(inputs), [name], **attributes))
        return name

    def weight(self, value: np.ndarray) -> str:
        name = f"weight{len(self.weights)}"
        self.weights.append(self.onnx.numpy_helper.from_array(value.astype(np.float32), name))
        return name

    def convolution(self, x: str, fan_in: int, fan_out: int, size: int, stride: int) -> str:
        """Add a convolution with its batch normalisation."""
        shape = (fan_out, fan_in, size, size)
        kernel = self.rng.standard_normal(shape) * (2 / (fan_in * size * size)) ** 0.5
        y = self.add(
            "Conv",
            x,
            self.weight(kernel),
            kernel_shape=[size, size],
            strides=[stride, stride],
            pads=[size // 2] * 4,
        )
        scale, shift, mean = (0.1 * self.rng.standard_normal(fan_out) for _ in range(3))
        variance = self.rng.uniform(0.5, 1.5, fan_out)
        known = [self.weight(value) for value in (1 + scale, shift, mean, variance)]
        return self.add("BatchNormalization", y, *known)

    def block(self, x: str, fan_in: int, width: int, stride: int) -> str:
        y = self.add("Relu", self.convolution(x, fan_in, width, 1, 1))
        y = self.add("Relu", self.convolution(y, width, width, 3, stride))
        y = self.convolution(y, width, EXPANSION * width, 1, 1)
        if fan_in != EXPANSION * width or stride > 1:
            x = self.convolution(x, fan_in, EXPANSION * width, 1, stride)
        half = self.weight(np.array(0.5))  # without training, sums of branches would grow
        return self.add("Relu", self.add("Mul", self.add("Add", y, x), half))


def write_resnet50(path: Path, sides: tuple[int | str, int | str] = (224, 224)) -> None:
    """Height and width are sizes, or names of sizes that calls decide."""
    onnx = import_library("onnx")
    writer = Writer(onnx)
    x = writer.add("Relu", writer.convolution("x", 3, 64, 7, 2))
    x = writer.add("MaxPool", x, kernel_shape=[3, 3], strides=[2, 2], pads=[1] * 4)
    width = 64
    for inner, blocks, stride in STAGES:
        for number in range(blocks):
            x = writer.block(x, width, inner, stride if number == 0 else 1)
            width = EXPANSION * inner
    x = writer.add("Flatten", writer.add("GlobalAveragePool", x))
    head = writer.rng.standard_normal((width, CLASSES)) * width**-0.5
    y = writer.add("Gemm", x, writer.weight(head), writer.weight(np.zeros(CLASSES)))
    helper, f32 = onnx.helper, onnx.TensorProto.FLOAT
    graph = helper.make_graph(
        writer.nodes,
        "resnet50",
        [helper.make_tensor_value_info("x", f32, ["batch", 3, *sides])],
        [helper.make_tensor_value_info(y, f32, ["batch", CLASSES])],
        writer.weights,
    )
    opset = [helper.make_opsetid("", OPSET)]
    model = helper.make_model(graph, opset_imports=opset, ir_version=IR_VERSION)
    path.write_bytes(model.SerializeToString())
