"""Write a BERT encoder with seeded weights as an ONNX file, for any batch and length."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.resnet50 import IR_VERSION, OPSET, Writer
from kitsune.compare.runtimes import import_library

POSITIONS, HIDDEN_SCORE, EPSILON = 512, -1e4, 1e-12


@dataclass(frozen=True)
class BertSizes:
    layers: int = 12
    width: int = 768
    heads: int = 12
    vocabulary: int = 30522


class BertWriter(Writer):
    """Adds the nodes of an encoder."""

    def integers(self, *values: int) -> str:
        name = f"weight{len(self.weights)}"
        made = np.array(values, np.int64)
        self.weights.append(self.onnx.numpy_helper.from_array(made, name))
        return name

    def linear(self, x: str, fan_in: int, fan_out: int) -> str:
        matrix = self.weight(self.rng.standard_normal((fan_in, fan_out)) * fan_in**-0.5)
        bias = self.weight(0.02 * self.rng.standard_normal(fan_out))
        return self.add("Add", self.add("MatMul", x, matrix), bias)

    def norm(self, x: str, width: int) -> str:
        known = [self.weight(np.ones(width)), self.weight(np.zeros(width))]
        return self.add("LayerNormalization", x, *known, axis=-1, epsilon=EPSILON)

    def gelu(self, x: str) -> str:
        inside = self.add("Erf", self.add("Mul", x, self.weight(np.array(0.5**0.5))))
        halved = self.add("Mul", x, self.weight(np.array(0.5)))
        return self.add("Mul", halved, self.add("Add", inside, self.weight(np.array(1.0))))

    def attention(self, x: str, mask: str, sizes: BertSizes) -> str:
        depth = sizes.width // sizes.heads
        split, joined = self.integers(0, 0, sizes.heads, depth), self.integers(0, 0, sizes.width)

        def heads(order: list[int]) -> str:
            made = self.add("Reshape", self.linear(x, sizes.width, sizes.width), split)
            return self.add("Transpose", made, perm=order)

        q, k, v = heads([0, 2, 1, 3]), heads([0, 2, 3, 1]), heads([0, 2, 1, 3])
        scale = self.weight(np.array(depth**-0.5))
        scores = self.add("Add", self.add("Mul", self.add("MatMul", q, k), scale), mask)
        mixed = self.add("MatMul", self.add("Softmax", scores, axis=-1), v)
        mixed = self.add("Reshape", self.add("Transpose", mixed, perm=[0, 2, 1, 3]), joined)
        return self.linear(mixed, sizes.width, sizes.width)

    def embed(self, sizes: BertSizes) -> str:
        words = self.weight(0.02 * self.rng.standard_normal((sizes.vocabulary, sizes.width)))
        places = self.weight(0.02 * self.rng.standard_normal((POSITIONS, sizes.width)))
        shape = self.add("Shape", "input_ids")
        length = self.add("Slice", shape, self.integers(1), self.integers(2))
        own = self.add("Slice", places, self.integers(0), length, self.integers(0))
        return self.norm(self.add("Add", self.add("Gather", words, "input_ids"), own), sizes.width)

    def hide_padding(self) -> str:
        """Return what is added to scores: 0 where the mask is 1."""
        mask = self.add("Cast", "attention_mask", to=self.onnx.TensorProto.FLOAT)
        mask = self.add("Unsqueeze", mask, self.integers(1, 2))
        hidden = self.add("Sub", self.weight(np.array(1.0)), mask)
        return self.add("Mul", hidden, self.weight(np.array(HIDDEN_SCORE)))


def write_bert(path: Path, sizes: BertSizes | None = None) -> None:
    sizes = sizes or BertSizes()
    onnx: Any = import_library("onnx")
    writer = BertWriter(onnx)
    mask, x = writer.hide_padding(), writer.embed(sizes)
    for _ in range(sizes.layers):
        x = writer.norm(writer.add("Add", writer.attention(x, mask, sizes), x), sizes.width)
        inner = writer.gelu(writer.linear(x, sizes.width, 4 * sizes.width))
        y = writer.linear(inner, 4 * sizes.width, sizes.width)
        x = writer.norm(writer.add("Add", y, x), sizes.width)
    helper, dynamic = onnx.helper, ["batch", "sequence"]
    graph = helper.make_graph(
        writer.nodes,
        "bert",
        [
            helper.make_tensor_value_info(name, onnx.TensorProto.INT64, dynamic)
            for name in ("input_ids", "attention_mask")
        ],
        [helper.make_tensor_value_info(x, onnx.TensorProto.FLOAT, [*dynamic, sizes.width])],
        writer.weights,
    )
    opset = [helper.make_opsetid("", OPSET)]
    model = helper.make_model(graph, opset_imports=opset, ir_version=IR_VERSION)
    path.write_bytes(model.SerializeToString())
