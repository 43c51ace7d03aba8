"""Run a node by onnx.reference within a budget of steps and bytes.

The reference runs loops as Python and takes what memory a size asks for. Sizes of results are
inferred before they are made; each node that runs, in a loop each time, is a step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import prod
from typing import Any

import numpy as np
import onnx
from onnx import helper, numpy_helper, shape_inference
from onnx.reference import ReferenceEvaluator

from kitsune.errors import InputError
from kitsune.frontends.onnx.onnx_files import to_elem_type
from kitsune.ir.budget import spend_bytes, spend_steps
from kitsune.ir.regex import check_pattern

SMALL = 1024  # elements of a value that shape inference may look at
# Ops whose results may be larger than what they read: sizes come from values or attributes.
GROWING = {
    "BlackmanWindow",
    "CenterCropPad",
    "Col2Im",
    "ConstantOfShape",
    "ConvTranspose",
    "DFT",
    "Expand",
    "EyeLike",
    "GridSample",
    "HammingWindow",
    "HannWindow",
    "MaxUnpool",
    "MelWeightMatrix",
    "OneHot",
    "Pad",
    "RandomNormal",
    "RandomUniform",
    "Range",
    "Resize",
    "RoiAlign",
    "STFT",
    "TfIdfVectorizer",
    "Tile",
    "Upsample",
}


class Evaluator(ReferenceEvaluator):  # type: ignore[misc]
    """The reference, each of whose nodes is charged to the budget that is in force. Bodies of
    loops and functions are run by evaluators of the same class."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        for node in self.rt_nodes_:
            node.run = partial(_run_charging, node, node.run)

    def run(self, *args: Any, **named: Any) -> Any:
        spend_steps()  # a body may have no nodes
        made = super().run(*args, **named)
        if isinstance(made, list):
            spend_bytes(sum(map(_nbytes, made)), "the results of a body")
        return made


def _run_charging(op: Any, run: Callable[..., Any], *inputs: Any, **named: Any) -> Any:
    spend_steps()
    node = op.onnx_node
    if node.op_type in GROWING:
        spend_bytes(_predicted_nbytes(op, inputs), node.op_type)
    elif node.op_type == "RegexFullMatch":
        check_pattern(str(op.pattern), "a RegexFullMatch node")
    elif node.op_type == "Loop" and inputs and inputs[0] is not None:
        trips = int(np.asarray(inputs[0]).reshape(-1)[0])
        if _runs_them_all(op):
            spend_steps(max(trips, 0) * max(len(op.body.rt_nodes_), 1))
    return run(*inputs, **named)


def _runs_them_all(op: Any) -> bool:
    """Return whether nothing ends a loop before its last trip: its condition is handed through."""
    body = op.body
    makers = {name: node for node in body.rt_nodes_ for name in node.output}
    name = body.output_names[0]
    while name in makers and makers[name].onnx_node.op_type == "Identity":
        name = makers[name].input[0]
    return bool(name == body.input_names[1])


def _predicted_nbytes(op: Any, inputs: Sequence[Any]) -> int:
    """The bytes of a node's results, as far as shape inference knows them."""
    node = op.onnx_node
    if node.op_type == "MaxUnpool" and len(inputs) > 2 and inputs[2] is not None:
        return int(8 * prod(int(n) for n in np.asarray(inputs[2]).reshape(-1)))
    arrays = {
        name: np.asarray(a)
        for name, a in zip(node.input, inputs, strict=False)
        if name and a is not None
    }
    try:
        domain = "" if node.domain == "ai.onnx" else node.domain
        version = op.run_params["opsets"].get(domain, 1)
        schema = onnx.defs.get_schema(node.op_type, version, domain)
        types = {
            name: helper.make_tensor_type_proto(to_elem_type(a.dtype), a.shape)
            for name, a in arrays.items()
        }
        data = {n: numpy_helper.from_array(a) for n, a in arrays.items() if a.size <= SMALL}
        found = shape_inference.infer_node_outputs(
            schema, node, types, data, opset_imports=[helper.make_opsetid(domain, version)]
        )
    except Exception as error:
        raise InputError(f"{node.op_type} does not fit its inputs", why=str(error)) from error
    return sum(_said_nbytes(kind) for kind in found.values())


def _said_nbytes(kind: Any) -> int:
    dims = kind.tensor_type.shape.dim
    return int(8 * prod(d.dim_value if d.HasField("dim_value") else 1 for d in dims))


def _nbytes(value: Any) -> int:
    return int(value.nbytes) if isinstance(value, np.ndarray) else 0
