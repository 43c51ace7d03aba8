"""Encode host calls between kernels as JSON: an ONNX node is stored as its protobuf bytes."""

from __future__ import annotations

import base64
from typing import Any

from kitsune.artefact.fields import check_list, check_type, field, sizes
from kitsune.errors import InputError, UnsupportedError, needs, what_is
from kitsune.ir.dtypes import DTYPES
from kitsune.ir.ops.host_call import HostCall


def encode_call(call: Any) -> dict[str, Any]:
    item, model = getattr(call, "item", None), getattr(call, "model", None)
    if item is None or model is None:
        raise UnsupportedError(
            f"cannot save {call.name}", why=f"{what_is(call)} is code, and a file is data"
        )
    return {
        "node": _text(call.proto),
        "opsets": dict(item.opsets),
        "functions": [_text(function) for function in call.functions],
        "results": [[list(shape), dtype.name] for shape, dtype in call.results],
    }


def _text(proto: Any) -> str:
    return base64.b64encode(proto.SerializeToString()).decode("ascii")


def decode_call(record: Any) -> HostCall:
    with needs("onnx", "it holds ops that onnx.reference computes"):
        import onnx

        from kitsune.frontends.onnx.host_nodes import HostNode
        from kitsune.frontends.onnx.model import OnnxModel
        from kitsune.frontends.onnx.place import Item
    what = "an ONNX node"
    node = _parse_proto(onnx.NodeProto, field(record, "node", str, what))
    functions = [
        _parse_proto(onnx.FunctionProto, f) for f in field(record, "functions", list, what)
    ]
    opsets = field(record, "opsets", dict, what)
    imports = {domain: check_type(version, int, "an opset") for domain, version in opsets.items()}
    results = []
    for result in check_list(field(record, "results", list, what), list, what):
        if len(result) != 2 or result[1] not in DTYPES:
            raise InputError(f"a result of {what} is {result}")
        results.append((sizes(result[0], what), DTYPES[result[1]]))
    return HostNode(
        Item(node, imports), OnnxModel(onnx.ModelProto(functions=functions)), tuple(results)
    )


def _parse_proto(kind: Any, text: Any) -> Any:
    try:
        return kind.FromString(
            base64.b64decode(check_type(text, str, "an ONNX node"), validate=True)
        )
    except Exception as error:  # protobuf has several
        raise InputError("an ONNX node is damaged", why=str(error)) from error
