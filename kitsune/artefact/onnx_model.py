"""Encode an ONNX model as JSON and tensors, for models whose sizes depend on values.

Nodes are stored as protobuf bytes, weights as tensors of the file. Loading reads nothing outside of
the file.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from kitsune.artefact.container import check_type, field
from kitsune.artefact.graphs import Tensors
from kitsune.errors import InputError, needs
from kitsune.ir.dtypes import has_kernels

if TYPE_CHECKING:
    from kitsune.frontends.onnx import OnnxModel


# --- writing -------------------------------------------------------------------------------------


def encode_model(model: OnnxModel, tensors: Tensors) -> dict[str, Any]:
    from onnx import GraphProto, ModelProto, numpy_helper

    from kitsune.frontends.onnx.model import embed_tensors
    from kitsune.frontends.onnx.wire import to_proto

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
    with needs("onnx", "it holds a model that is traced as it runs"):
        from onnx import ModelProto

        from kitsune.frontends.onnx.model import check_model
        from kitsune.frontends.onnx.onnx_files import to_dtype
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
