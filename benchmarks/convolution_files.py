"""Write EfficientNet-lite0 and a YOLO of the size of v8n, with seeded weights, as ONNX files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.resnet50 import CLASSES, IR_VERSION, OPSET, Writer
from kitsune.compare.runtimes import import_library

# Expansion, width, blocks, first stride and size of the kernel of each stage.
LITE0 = (
    (1, 16, 1, 1, 3),
    (6, 24, 2, 2, 3),
    (6, 40, 2, 2, 5),
    (6, 80, 3, 2, 3),
    (6, 112, 3, 1, 5),
    (6, 192, 4, 2, 5),
    (6, 320, 1, 1, 3),
)
OBJECTS, BINS = 80, 16  # classes, and steps of a side of a box


class ConvolutionWriter(Writer):
    """Adds the nodes of small convolutional networks."""

    def convolve(
        self, x: str, fan_in: int, fan_out: int, size: int = 1, stride: int = 1, groups: int = 1
    ) -> str:
        """Add a convolution with a bias, into which its batch normalisation was folded."""
        shape = (fan_out, fan_in // groups, size, size)
        kernel = self.rng.standard_normal(shape) * (2 / (shape[1] * size * size)) ** 0.5
        known = self.weight(kernel), self.weight(0.1 * self.rng.standard_normal(fan_out))
        return self.add(
            "Conv",
            x,
            *known,
            kernel_shape=[size, size],
            strides=[stride, stride],
            pads=[size // 2] * 4,
            group=groups,
        )

    def relu6(self, x: str) -> str:
        return self.add("Clip", x, self.weight(np.array(0.0)), self.weight(np.array(6.0)))

    def invert(
        self, x: str, fan_in: int, width: int, expansion: int, stride: int, size: int
    ) -> str:
        """Add an inverted residual block."""
        inner = fan_in * expansion
        y = self.relu6(self.convolve(x, fan_in, inner)) if expansion > 1 else x
        y = self.relu6(self.convolve(y, inner, inner, size, stride, groups=inner))
        y = self.convolve(y, inner, width)
        return self.add("Add", y, x) if fan_in == width and stride == 1 else y

    def silu(self, x: str, fan_in: int, fan_out: int, size: int = 1, stride: int = 1) -> str:
        y = self.convolve(x, fan_in, fan_out, size, stride)
        return self.add("Mul", y, self.add("Sigmoid", y))

    def cross_stage(self, x: str, fan_in: int, width: int, blocks: int, adds: bool) -> str:
        """Add a block whose halves go through more and more convolutions, all joined at the end."""
        half = width // 2
        both = self.silu(x, fan_in, width)
        parts = [self.slice_channels(both, 0, half), self.slice_channels(both, half, width)]
        for _ in range(blocks):
            y = self.silu(self.silu(parts[-1], half, half, 3), half, half, 3)
            parts.append(self.add("Add", parts[-1], y) if adds else y)
        return self.silu(self.add("Concat", *parts, axis=1), half * len(parts), width)

    def slice_channels(self, x: str, first: int, last: int) -> str:
        bounds = [self.integers(n) for n in (first, last, 1)]
        return self.add("Slice", x, *bounds)

    def integers(self, *values: int) -> str:
        name = f"weight{len(self.weights)}"
        self.weights.append(self.onnx.numpy_helper.from_array(np.array(values, np.int64), name))
        return name

    def pool_pyramid(self, x: str, width: int) -> str:
        pooled = [self.silu(x, width, width // 2)]
        for _ in range(3):
            pooled.append(self.add("MaxPool", pooled[-1], kernel_shape=[5, 5], pads=[2] * 4))
        return self.silu(self.add("Concat", *pooled, axis=1), 2 * width, width)

    def enlarge(self, x: str) -> str:
        scales = self.weight(np.array([1, 1, 2, 2]))
        return self.add("Resize", x, "", scales, mode="nearest", nearest_mode="floor")

    def detect(self, x: str, fan_in: int) -> str:
        """Add the head of one scale: the bins of boxes and the scores of classes."""
        boxes = self.silu(self.silu(x, fan_in, 64, 3), 64, 64, 3)
        scores = self.silu(self.silu(x, fan_in, 80, 3), 80, 80, 3)
        made = [self.convolve(boxes, 64, 4 * BINS), self.convolve(scores, 80, OBJECTS)]
        shape = self.integers(0, 4 * BINS + OBJECTS, -1)
        return self.add("Reshape", self.add("Concat", *made, axis=1), shape)

    def decode(self, heads: Sequence[str]) -> str:
        """Add the mean of each side's bins, and the scores."""
        whole = self.add("Concat", *heads, axis=2)
        bins = self.slice_channels(whole, 0, 4 * BINS)
        bins = self.add("Reshape", bins, self.integers(0, 4, BINS, -1))
        bins = self.add("Transpose", self.add("Softmax", bins, axis=2), perm=[0, 1, 3, 2])
        steps = self.weight(np.arange(BINS)[:, None])
        sides = self.add("Reshape", self.add("MatMul", bins, steps), self.integers(0, 4, -1))
        scores = self.slice_channels(whole, 4 * BINS, 4 * BINS + OBJECTS)
        return self.add("Concat", sides, self.add("Sigmoid", scores), axis=1)

    def save(self, path: Path, side: int, output: str, shape: Sequence[Any]) -> None:
        helper, f32 = self.onnx.helper, self.onnx.TensorProto.FLOAT
        graph = helper.make_graph(
            self.nodes,
            path.stem,
            [helper.make_tensor_value_info("x", f32, [1, 3, side, side])],
            [helper.make_tensor_value_info(output, f32, shape)],
            self.weights,
        )
        opset = [helper.make_opsetid("", OPSET)]
        model = helper.make_model(graph, opset_imports=opset, ir_version=IR_VERSION)
        path.write_bytes(model.SerializeToString())


def write_efficientnet(path: Path, side: int = 224) -> None:
    w = ConvolutionWriter(import_library("onnx"))
    x, fan_in = w.relu6(w.convolve("x", 3, 32, 3, 2)), 32
    for expansion, width, blocks, stride, size in LITE0:
        for number in range(blocks):
            x = w.invert(x, fan_in, width, expansion, 1 if number else stride, size)
            fan_in = width
    x = w.relu6(w.convolve(x, fan_in, 1280))
    x = w.add("Flatten", w.add("GlobalAveragePool", x))
    head = w.rng.standard_normal((1280, CLASSES)) * 1280**-0.5
    y = w.add("Gemm", x, w.weight(head), w.weight(np.zeros(CLASSES)))
    w.save(path, side, y, [1, CLASSES])


def write_yolo(path: Path, side: int = 320) -> None:
    """Backbone, a neck that goes up and down again, and three heads."""
    w = ConvolutionWriter(import_library("onnx"))
    x = w.silu(w.silu("x", 3, 16, 3, 2), 16, 32, 3, 2)
    x = w.cross_stage(x, 32, 32, 1, adds=True)
    fine = w.cross_stage(w.silu(x, 32, 64, 3, 2), 64, 64, 2, adds=True)
    middle = w.cross_stage(w.silu(fine, 64, 128, 3, 2), 128, 128, 2, adds=True)
    x = w.cross_stage(w.silu(middle, 128, 256, 3, 2), 256, 256, 1, adds=True)
    coarse = w.pool_pyramid(x, 256)
    up = w.add("Concat", w.enlarge(coarse), middle, axis=1)
    up = w.cross_stage(up, 384, 128, 1, adds=False)
    first = w.add("Concat", w.enlarge(up), fine, axis=1)
    first = w.cross_stage(first, 192, 64, 1, adds=False)
    second = w.add("Concat", w.silu(first, 64, 64, 3, 2), up, axis=1)
    second = w.cross_stage(second, 192, 128, 1, adds=False)
    third = w.add("Concat", w.silu(second, 128, 128, 3, 2), coarse, axis=1)
    third = w.cross_stage(third, 384, 256, 1, adds=False)
    heads = [w.detect(y, n) for y, n in ((first, 64), (second, 128), (third, 256))]
    places = sum((side // scale) ** 2 for scale in (8, 16, 32))
    w.save(path, side, w.decode(heads), [1, 4 + OBJECTS, places])
