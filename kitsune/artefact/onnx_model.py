"""Encode ONNX models, whose sizes depend on values, as JSON and tensors; decode host nodes.

Nodes are stored as protobuf bytes, weights as tensors of the file. Loading reads nothing outside of
the file.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping
from typing import Any

import numpy as np
from onnx import FunctionProto, GraphProto, ModelProto, NodeProto, numpy_helper

from kitsune.artefact.container import check_list, check_type, field, sizes
from kitsune.artefact.graphs import Tensors
from kitsune.errors import InputError
from kitsune.frontends.onnx.host_nodes import HostNode
from kitsune.frontends.onnx.model import OnnxModel, check_model, embed_tensors
from kitsune.frontends.onnx.onnx_files import to_dtype
from kitsune.frontends.onnx.place import Item
from kitsune.frontends.onnx.wire import to_proto
from kitsune.ir.dtypes import DTYPES, has_kernels

# --- writing -------------------------------------------------------------------------------------


def encode_model(model: OnnxModel, tensors: Tensors) -> dict[str, Any]:
    proto = to_proto(model.proto)
    graph = proto.graph
    nodes = [embed_tensors(node, model.folder) for node in graph.node]
    kept = GraphProto(name=graph.name, node=nodes, input=graph.input, output=graph.output)
    weights = {}
    for tensor in graph.initializer:
        value = model.weight(tensor.name)
        if has_kernels(value):
            weights[tensor.name] = tensors.name(value)
            kept.initializer.add(name=tensor.name, dims=tensor.dims, data_type=tensor.data_type)
        else:
            kept.initializer.append(numpy_helper.from_array(value, tensor.name))
    made = ModelProto(
        ir_version=proto.ir_version,
        opset_import=proto.opset_import,
        graph=kept,
        functions=[embed_tensors(function, model.folder) for function in proto.functions],
    )
    text = base64.b64encode(made.SerializeToString()).decode("ascii")
    return {"proto": text, "weights": weights}


# --- reading -------------------------------------------------------------------------------------


def decode_model(record: Any, tensors: Mapping[str, np.ndarray]) -> OnnxModel:
    what = "the ONNX model"
    try:
        content = base64.b64decode(field(record, "proto", str, what), validate=True)
        proto = ModelProto.FromString(content)
    except InputError:
        raise
    except Exception as error:  # protobuf has several
        raise InputError(f"{what} is damaged", why=str(error)) from error
    model = check_model(proto)
    for name, tensor in field(record, "weights", dict, what).items():
        found = tensors.get(check_type(tensor, str, f"the weight '{name}'"))
        said = model.initializers.get(name)
        if found is None or said is None:
            raise InputError(f"the weight '{name}' is the tensor '{tensor}'", why="there is none")
        dtype = to_dtype(said.data_type)
        if dtype is None or (found.shape, found.dtype) != (tuple(said.dims), dtype.numpy):
            raise InputError(
                f"the weight '{name}' is {found.dtype}{list(found.shape)}",
                why=f"{what} declares {dtype}{list(said.dims)}",
            )
        model.weights[name] = found
    return model


def decode_call(record: Any) -> HostNode:
    """The ONNX node that `graphs.encode_call` has written."""
    what = "an ONNX node"
    node = _parse_proto(NodeProto, field(record, "node", str, what))
    functions = [_parse_proto(FunctionProto, f) for f in field(record, "functions", list, what)]
    opsets = field(record, "opsets", dict, what)
    imports = {domain: check_type(version, int, "an opset") for domain, version in opsets.items()}
    results = []
    for result in check_list(field(record, "results", list, what), list, what):
        if len(result) != 2 or result[1] not in DTYPES:
            raise InputError(f"a result of {what} is {result}")
        results.append((sizes(result[0], what), DTYPES[result[1]]))
    return HostNode(Item(node, imports), OnnxModel(ModelProto(functions=functions)), tuple(results))


def _parse_proto(kind: Any, text: Any) -> Any:
    try:
        return kind.FromString(
            base64.b64decode(check_type(text, str, "an ONNX node"), validate=True)
        )
    except Exception as error:  # protobuf has several
        raise InputError("an ONNX node is damaged", why=str(error)) from error
