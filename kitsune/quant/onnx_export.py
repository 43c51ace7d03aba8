"""Export a model with quantised weights as an ONNX file that other runtimes run.

| weight                           | written as                                                    |
|----------------------------------|---------------------------------------------------------------|
| of a product                     | MatMulNBits: 8 bits, or 4 for 4 and fewer                     |
| of a matmul with int8 weights    | DequantizeLinear before and after: QDQ                        |
| of 8 bits with minima            | DequantizeLinear: runtimes have no MatMulNBits of that        |
| of a convolution, a table        | DequantizeLinear in blocks of its groups, of int8 or int4     |

Codes of 3, 2 and 1 bits take 4 there, which is the least that runtimes read. A file is for inputs
of one signature.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from os import PathLike
from typing import Any

import numpy as np
from onnx import TensorProto, helper

from kitsune.frontends.onnx.onnx_files import to_elem_type
from kitsune.ir.node import Graph, Node
from kitsune.ir.packing import unpack, unpack_minima
from kitsune.quant.methods.levels import compute_scale
from kitsune.quant.methods.quantised_weight import QuantisedWeight, is_integer
from kitsune.quant.methods.weight_search import OPERAND, Weight, find_weights
from kitsune.quant.onnx_ops import IR_VERSION, MICROSOFT, OPSET, Writer, write_conv
from kitsune.system.files import write_atomically


def write_onnx(
    path: str | PathLike[str],
    graph: Graph,
    made: dict[str, QuantisedWeight],
    outputs: Sequence[str],
) -> None:
    """A graph in floats, as its weights are looked for, and what became of them."""
    writer = Writer()
    for node in graph.inputs:
        writer.names[node] = str(node.attr("name"))
    weights = find_weights(graph)
    packed = _Weights(writer)
    for node in graph.nodes():
        at = OPERAND.get(node.op)
        weight = None if at is None else weights.get((node.inputs[at], node.op))
        if weight is None or weight.name not in made:
            continue
        others = [i for n, i in enumerate(node.inputs) if n != at]
        given = [writer.value(other) for other in others]
        writer.names[node] = packed.read(node, given[0], weight, made[weight.name])
    for name, node in zip(outputs, graph.outputs, strict=True):
        writer.nodes.append(helper.make_node("Identity", [writer.value(node)], [name]))
    write_atomically(path, [_model(writer, graph, outputs).SerializeToString()])


def _model(writer: Writer, graph: Graph, outputs: Sequence[str]) -> Any:
    def info(name: str, node: Node) -> Any:
        return helper.make_tensor_value_info(name, to_elem_type(node.dtype.numpy), node.shape)

    made = helper.make_graph(
        writer.nodes,
        "quantized",
        [info(str(n.attr("name")), n) for n in graph.inputs],
        [info(name, node) for name, node in zip(outputs, graph.outputs, strict=True)],
        writer.weights,
    )
    imports = [helper.make_opsetid("", OPSET), helper.make_opsetid(MICROSOFT, 1)]
    return helper.make_model(
        made, opset_imports=imports, ir_version=IR_VERSION, producer_name="kitsune"
    )


class _Weights:
    """Writes readers of packed weights; a weight is written once."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._written: dict[tuple[str, str], Any] = {}

    def read(self, node: Node, x: str, weight: Weight, made: QuantisedWeight) -> str:
        w = self._writer
        if node.op == "gather":
            return w.add("Gather", [self._restore_layout(weight, made), x], axis=0)
        tail = (1,) * (len(node.shape) - 2) if node.op == "conv" else ()
        if made.scale is not None:
            x = w.add("Mul", [x, w.array((1 / made.scale).reshape(-1, *tail))])
        x = x if made.activations is None else self._bytes(x, made)
        if node.op == "conv":
            y = write_conv(w, node, [x, self._restore_layout(weight, made)])
        elif made.activations is None and (made.dtype.bits < 8 or made.dtype.symmetric):
            y = w.add(
                "MatMulNBits",
                [x, *self._blocks(made)],
                MICROSOFT,
                K=made.shape[0],
                N=made.shape[1],
                bits=8 if made.dtype.bits == 8 else 4,
                block_size=made.dtype.group,
            )
        else:
            y = w.add("MatMul", [x, self._once(made, "whole", self._whole)])
        return (
            y if made.shift is None else w.add("Add", [y, w.array(made.shift.reshape(-1, *tail))])
        )

    def _once(
        self, made: QuantisedWeight, form: str, make: Callable[[QuantisedWeight], Any]
    ) -> Any:
        key = made.name, form
        if key not in self._written:
            self._written[key] = make(made)
        return self._written[key]

    # --- activations ---

    def _bytes(self, x: str, made: QuantisedWeight) -> str:
        w = self._writer
        if isinstance(made.activations, str):
            names = [w.fresh("levels"), w.fresh("scale"), w.fresh("zero")]
            w.nodes.append(helper.make_node("DynamicQuantizeLinear", [x], names))
            return w.add("DequantizeLinear", names)
        assert made.activations is not None
        scale, zero = (w.array(each) for each in compute_scale(made.activations))
        return w.add("DequantizeLinear", [w.add("QuantizeLinear", [x, scale, zero]), scale, zero])

    # --- weights ---

    def _restore_layout(self, weight: Weight, made: QuantisedWeight) -> str:
        """Return a K×N value in the layout of its reader."""
        return str(self._once(made, weight.op, lambda _: self._transpose_weight(weight, made)))

    def _transpose_weight(self, weight: Weight, made: QuantisedWeight) -> str:
        w = self._writer
        turned = w.add("Transpose", [self._once(made, "whole", self._whole)], perm=[1, 0])
        if weight.op == "gather":
            return turned
        filters, channels, *kernel = weight.node.shape
        shape = w.array(np.array([filters, *kernel, channels], np.int64))
        rank = len(kernel)
        order = [0, rank + 1, *range(1, rank + 1)]
        return w.add("Transpose", [w.add("Reshape", [turned, shape])], perm=order)

    def _whole(self, made: QuantisedWeight) -> str:
        """K×N floats, from codes with a scale for each block of rows, or for each column."""
        w, k = self._writer, made.shape[0]
        codes, scales, zeros = unpack_factors(made)
        kind = TensorProto.INT8 if made.dtype.bits == 8 else TensorProto.INT4
        given = [w.tensor(_tensor(codes, kind), "codes")]
        if is_integer("matmul", made.dtype, k):
            given.append(w.array(scales[0], "scales"))
            return w.add("DequantizeLinear", given, axis=1)
        given.append(w.array(scales, "scales"))
        made_of = w.add("DequantizeLinear", given, axis=0, block_size=made.dtype.group)
        if zeros is None:
            return made_of
        offsets = np.repeat(zeros, made.dtype.group, 0)[:k].astype(np.float32)
        return w.add("Add", [made_of, w.array(offsets, "minima")])

    def _blocks(self, made: QuantisedWeight) -> list[str]:
        return list(self._once(made, "blocks", self._nbits))

    def _nbits(self, made: QuantisedWeight) -> list[str]:
        """Return the operands of MatMulNBits: [N, groups, bytes of a group], scales and zero
        points."""
        w, (k, n), group = self._writer, made.shape, made.dtype.group
        codes, scales, least = unpack_factors(made)
        bits = 8 if made.dtype.bits == 8 else 4
        middle = 1 << (bits - 1)
        groups = -(-k // group)
        full = np.full((n, groups * group), middle, np.uint8)
        full[:, :k] = (codes.T.astype(np.int16) + middle).astype(np.uint8)
        values = full.reshape(n, groups, group)
        if least is not None:
            constant = (scales == 0) & (least != 0)  # 1·m is (middle − zero)·m of zero = middle − 1
            values[constant.T] = middle
            scales = np.where(constant, least, scales)
            safe = np.where(scales == 0, 1, scales)
            zeros = middle - least / safe  # q·s + m is (q − zero)·s of zero = −m/s
        data = values if bits == 8 else values[..., 0::2] | (values[..., 1::2] << 4)
        names = [w.array(data, "codes"), w.array(np.ascontiguousarray(scales.T), "scales")]
        if least is not None:
            names.append(w.array(np.ascontiguousarray(zeros.T, np.float32), "zeros"))
        return names


def unpack_factors(made: QuantisedWeight) -> tuple[np.ndarray, np.ndarray, np.ndarray | None]:
    """Return signed quantised values, scales and minima, such that value·scale + minimum is the
    weight."""
    codes, scales = unpack(made.data, made.shape, made.dtype)
    least = unpack_minima(made.data, made.shape, made.dtype)
    if made.dtype.symmetric and made.dtype.bits == 1:
        return (2 * codes.astype(np.int16) - 1).astype(np.int8), scales, None
    half = 1 << (made.dtype.bits - 1)
    signed = (codes.astype(np.int16) - half).astype(np.int8)
    return signed, scales, None if least is None else least + half * scales


def _tensor(codes: np.ndarray, kind: int) -> Any:
    if kind == TensorProto.INT8:
        return helper.make_tensor("", kind, codes.shape, codes.tobytes(), raw=True)
    flat = (codes.reshape(-1).astype(np.int16) & 15).astype(np.uint8)
    flat = np.append(flat, np.uint8(0)) if flat.size % 2 else flat
    return helper.make_tensor(
        "", kind, codes.shape, (flat[0::2] | (flat[1::2] << 4)).tobytes(), raw=True
    )
