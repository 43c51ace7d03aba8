"""Write the nodes of a graph as ONNX nodes.

A composite that ONNX has no name for is written as what it is made of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
        axes = self.array(_numbers(node.attr("axes")))
        return self.add(row.onnx, [*inputs, axes], keepdims=1)


def _constant(node: Node) -> np.ndarray:
    value: np.ndarray = node.attr("value").value
    if isinstance(node.dtype, Packed):
        return dequantize(value, (node.shape[0], node.shape[1]), node.dtype)
    return value.reshape(node.shape)


# --- ops with attributes -------------------------------------------------------------------------

Write = Callable[[Writer, Node, list[str]], str]


def _numbers(values: Sequence[int]) -> np.ndarray:
    return np.array(values, np.int64)


def _reshape(writer: Writer, node: Node, inputs: list[str]) -> str:
    return writer.add("Reshape", [inputs[0], writer.array(_numbers(node.shape))], allowzero=1)


def _expand(writer: Writer, node: Node, inputs: list[str]) -> str:
    return writer.add("Expand", [inputs[0], writer.array(_numbers(node.shape))])


def _permute(writer: Writer, node: Node, inputs: list[str]) -> str:
    return writer.add("Transpose", inputs, perm=list(node.attr("order")))


def _slice(writer: Writer, node: Node, inputs: list[str]) -> str:
    starts, sizes, steps = (node.attr(n) for n in ("starts", "sizes", "steps"))
    ends = []
    for start, size, step in zip(starts, sizes, steps, strict=True):
        end = start + (size - 1) * step + (1 if step > 0 else -1)
        ends.append(end if end >= 0 else -(1 << 31))  # before the first element
    axes = range(len(starts))
    given = [writer.array(_numbers(list(n))) for n in (starts, ends, axes, steps)]
    return writer.add("Slice", [*inputs, *given])


def _concat(writer: Writer, node: Node, inputs: list[str]) -> str:
    return writer.add("Concat", inputs, axis=node.attr("axis"))


def _pad(writer: Writer, node: Node, inputs: list[str]) -> str:
    edges = writer.array(_numbers([*node.attr("before"), *node.attr("after")]))
    value = writer.array(np.array(node.attr("value"), node.dtype.numpy))
    return writer.add("Pad", [inputs[0], edges, value])


def _gather(writer: Writer, node: Node, inputs: list[str]) -> str:
    return writer.add("Gather", inputs, axis=node.attr("axis"))


def _cast(writer: Writer, node: Node, inputs: list[str]) -> str:
    return writer.add("Cast", inputs, to=to_elem_type(node.dtype.numpy))


def _clamp(writer: Writer, node: Node, inputs: list[str]) -> str:
    ends = [node.attr("low"), node.attr("high")]
    given = ["" if end is None else writer.array(np.array(end, node.dtype.numpy)) for end in ends]
    return writer.add("Clip", [inputs[0], *given])


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


def _gelu(approximate: str) -> Write:
    return lambda writer, node, inputs: writer.add("Gelu", inputs, approximate=approximate)


def _silu(writer: Writer, node: Node, inputs: list[str]) -> str:
    return writer.add("Mul", [inputs[0], writer.add("Sigmoid", inputs)])


def _square(writer: Writer, node: Node, inputs: list[str]) -> str:
    return writer.add("Mul", [inputs[0], inputs[0]])


def _rsqrt(writer: Writer, node: Node, inputs: list[str]) -> str:
    return writer.add("Reciprocal", [writer.add("Sqrt", inputs)])


def _softmax(writer: Writer, node: Node, inputs: list[str]) -> str:
    axes = node.attr("axes")
    if len(axes) != 1:
        return writer.value(OPS["softmax"].expand(*node.inputs, axes=axes))  # type: ignore[misc]
    return writer.add("Softmax", inputs, axis=axes[0])


def _relu6(writer: Writer, node: Node, inputs: list[str]) -> str:
    ends = [writer.array(np.array(end, node.dtype.numpy)) for end in (0, 6)]
    return writer.add("Clip", [*inputs, *ends])


def _ne(writer: Writer, node: Node, inputs: list[str]) -> str:
    return writer.add("Not", [writer.add("Equal", inputs)])


def _bits(name: str, logical: str) -> Write:
    """ONNX has other ops for bools."""
    return lambda writer, node, inputs: writer.add(
        logical if node.dtype.family == "bool" else name, inputs
    )


def _gather_elements(writer: Writer, node: Node, inputs: list[str]) -> str:
    return writer.add("GatherElements", inputs, axis=node.attr("axis"))


TABLE: dict[str, Write] = {
    "reshape": _reshape,
    "expand": _expand,
    "permute": _permute,
    "slice": _slice,
    "concat": _concat,
    "pad": _pad,
    "gather": _gather,
    "gather_elements": _gather_elements,
    "cast": _cast,
    "clamp": _clamp,
    "conv": write_conv,
    "batch_norm": _batch_norm,
    "gelu": _gelu("none"),
    "gelu_tanh": _gelu("tanh"),
    "silu": _silu,
    "square": _square,
    "rsqrt": _rsqrt,
    "softmax": _softmax,
    "relu6": _relu6,
    "ne": _ne,
    "bitwise_and": _bits("BitwiseAnd", "And"),
    "bitwise_or": _bits("BitwiseOr", "Or"),
    "bitwise_xor": _bits("BitwiseXor", "Xor"),
    "bitwise_not": _bits("BitwiseNot", "Not"),
}
