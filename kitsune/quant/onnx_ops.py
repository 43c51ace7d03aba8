"""Write the nodes of a graph as ONNX nodes.

A composite that ONNX has no name for is written as what it is made of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from onnx import helper, numpy_helper

from kitsune.errors import UnsupportedError
from kitsune.frontends.onnx.onnx_files import to_elem_type
from kitsune.ir.dtypes import Packed
from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind, Op
from kitsune.ir.packing import dequantize

OPSET, IR_VERSION, MICROSOFT = 21, 10, "com.microsoft"


class Writer:
    """The nodes and weights of a file so far; `names` are those of the values."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.weights: list[Any] = []
        self.names: dict[Node, str] = {}
        self._count = 0

    def fresh(self, stem: str) -> str:
        self._count += 1
        return f"{stem}_{self._count}"

    def array(self, value: np.ndarray, stem: str = "constant") -> str:
        return self.tensor(numpy_helper.from_array(np.ascontiguousarray(value)), stem)

    def numbers(self, values: Iterable[int]) -> str:
        return self.array(np.array([*values], np.int64))

    def tensor(self, proto: Any, stem: str) -> str:
        proto.name = self.fresh(stem)
        self.weights.append(proto)
        return str(proto.name)

    def add(self, op: str, inputs: Sequence[str], domain: str = "", **attributes: Any) -> str:
        made = self.fresh(op)
        self.nodes.append(
            helper.make_node(op, list(inputs), [made], name=made, domain=domain, **attributes)
        )
        return made

    def value(self, node: Node) -> str:
        """The name of a node's value, written with all it needs."""
        stack = [node]
        while stack:
            here = stack[-1]
            waiting = [i for i in here.inputs if i not in self.names]
            if here in self.names or not waiting:
                stack.pop()
                if here not in self.names:
                    self.names[here] = self._write_node(here)
            else:
                stack += waiting
        return self.names[node]

    def _write_node(self, node: Node) -> str:
        inputs = [self.names[i] for i in node.inputs]
        if node.op == "constant":
            return self.array(_constant(node))
        build = TABLE.get(node.op)
        if build is not None:
            return build(self, node, inputs)
        row = OPS[node.op]
        if row.onnx:
            return self._write_row(row, node, inputs)
        if row.expand is None:
            raise UnsupportedError(
                f"cannot write '{node.op}' to an ONNX file",
                at=node.line,
                hint="skip nothing, but save the model as .kitsune: model.save(path)",
            )
        made: Node = row.expand(*node.inputs, **dict(node.attrs))
        return self.value(made)

    def _write_row(self, row: Op, node: Node, inputs: list[str]) -> str:
        """Write the ONNX op that the row names, with the same inputs and attributes."""
        if row.kind is not Kind.REDUCE:
            return self.add(row.onnx, inputs, **dict(node.attrs))
        axes = self.numbers(node.attr("axes"))
        return self.add(row.onnx, [*inputs, axes], keepdims=1)


def _constant(node: Node) -> np.ndarray:
    value: np.ndarray = node.attr("value").value
    if isinstance(node.dtype, Packed):
        return dequantize(value, (node.shape[0], node.shape[1]), node.dtype)
    return value.reshape(node.shape)


# --- ops with attributes -------------------------------------------------------------------------

Write = Callable[[Writer, Node, list[str]], str]


def _slice(writer: Writer, node: Node, inputs: list[str]) -> str:
    starts, sizes, steps = (node.attr(n) for n in ("starts", "sizes", "steps"))
    ends = []
    for start, size, step in zip(starts, sizes, steps, strict=True):
        end = start + (size - 1) * step + (1 if step > 0 else -1)
        ends.append(end if end >= 0 else -(1 << 31))  # before the first element
    axes = range(len(starts))
    given = [writer.numbers(n) for n in (starts, ends, axes, steps)]
    return writer.add("Slice", [*inputs, *given])


def _pad(writer: Writer, node: Node, inputs: list[str]) -> str:
    edges = writer.numbers([*node.attr("before"), *node.attr("after")])
    value = writer.array(np.array(node.attr("value"), node.dtype.numpy))
    return writer.add("Pad", [inputs[0], edges, value])


def _clip(writer: Writer, node: Node, inputs: list[str], *ends: float | None) -> str:
    given = ["" if end is None else writer.array(np.array(end, node.dtype.numpy)) for end in ends]
    return writer.add("Clip", [*inputs, *given])


def write_conv(writer: Writer, node: Node, inputs: list[str]) -> str:
    return writer.add(
        "Conv",
        inputs,
        strides=list(node.attr("strides")),
        dilations=list(node.attr("dilations")),
        group=node.attr("groups"),
        pads=[*node.attr("before"), *node.attr("after")],
        kernel_shape=list(node.inputs[1].shape[2:]),
    )


def _batch_norm(writer: Writer, node: Node, inputs: list[str]) -> str:
    """(x − mean)·w/√(var + eps) + b, each as it broadcasts."""
    x, mean, var, w, b = inputs
    eps = writer.array(np.array(node.attr("eps"), np.float32))
    scale = writer.add("Div", [w, writer.add("Sqrt", [writer.add("Add", [var, eps])])])
    return writer.add("Add", [writer.add("Mul", [writer.add("Sub", [x, mean]), scale]), b])


def _softmax(writer: Writer, node: Node, inputs: list[str]) -> str:
    axes = node.attr("axes")
    if len(axes) != 1:
        return writer.value(OPS["softmax"].expand(*node.inputs, axes=axes))  # type: ignore[misc]
    return writer.add("Softmax", inputs, axis=axes[0])


def _bits(name: str, logical: str) -> Write:
    """ONNX has other ops for bools."""
    return lambda writer, node, inputs: writer.add(
        logical if node.dtype.family == "bool" else name, inputs
    )


TABLE: dict[str, Write] = {
    "reshape": lambda w, node, x: w.add("Reshape", [*x, w.numbers(node.shape)], allowzero=1),
    "expand": lambda w, node, x: w.add("Expand", [*x, w.numbers(node.shape)]),
    "permute": lambda w, node, x: w.add("Transpose", x, perm=list(node.attr("order"))),
    "slice": _slice,
    "concat": lambda w, node, x: w.add("Concat", x, axis=node.attr("axis")),
    "pad": _pad,
    "gather": lambda w, node, x: w.add("Gather", x, axis=node.attr("axis")),
    "gather_elements": lambda w, node, x: w.add("GatherElements", x, axis=node.attr("axis")),
    "cast": lambda w, node, x: w.add("Cast", x, to=to_elem_type(node.dtype.numpy)),
    "clamp": lambda w, node, x: _clip(w, node, x, node.attr("low"), node.attr("high")),
    "conv": write_conv,
    "batch_norm": _batch_norm,
    "gelu": lambda w, node, x: w.add("Gelu", x, approximate="none"),
    "gelu_tanh": lambda w, node, x: w.add("Gelu", x, approximate="tanh"),
    "silu": lambda w, node, x: w.add("Mul", [*x, w.add("Sigmoid", x)]),
    "square": lambda w, node, x: w.add("Mul", [*x, *x]),
    "rsqrt": lambda w, node, x: w.add("Reciprocal", [w.add("Sqrt", x)]),
    "softmax": _softmax,
    "relu6": lambda w, node, x: _clip(w, node, x, 0, 6),
    "ne": lambda w, node, x: w.add("Not", [w.add("Equal", x)]),
    "bitwise_and": _bits("BitwiseAnd", "And"),
    "bitwise_or": _bits("BitwiseOr", "Or"),
    "bitwise_xor": _bits("BitwiseXor", "Xor"),
    "bitwise_not": _bits("BitwiseNot", "Not"),
}
