"""The Open Inference Protocol, version 2, over HTTP: tensors as JSON or as bytes after it.

    POST /v2/models/M/infer
    {"inputs": [{"name": "x", "shape": [2, 3], "datatype": "FP32", "data": [[1, 2, 3], [4, 5, 6]]}]}

With the header `Inference-Header-Content-Length` the JSON is that long, and the bytes of tensors
that have a `binary_data_size` follow it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kitsune import __version__
from kitsune.serving.events import unless_gone
from kitsune.serving.fields import Fields, parse_count, parse_object
from kitsune.serving.http import Context, read_body
from kitsune.serving.request_errors import RequestError
from kitsune.serving.tensor_service import Tensors, TensorService

HEADER = "inference-header-content-length"
TYPES = {"BOOL": "bool", "FP16": "float16", "FP32": "float32", "FP64": "float64"}
TYPES |= {f"INT{n}": f"int{n}" for n in (8, 16, 32, 64)}
TYPES |= {f"UINT{n}": f"uint{n}" for n in (8, 16, 32, 64)}
NAMES = {numpy: name for name, numpy in TYPES.items()}
OURS = {"bool": "BOOL", "bf16": "BF16"} | {f"f{n}": f"FP{n}" for n in (16, 32, 64)}
OURS |= {
    f"{kind}{n}": f"{name}{n}"
    for kind, name in (("i", "INT"), ("u", "UINT"))
    for n in (8, 16, 32, 64)
}


async def live(request: Request) -> Response:
    return JSONResponse({"live": True})


async def ready(request: Request) -> Response:
    is_ready = request.app.state.context.is_ready
    return JSONResponse({"ready": is_ready}, 200 if is_ready else 503)


async def server_metadata(request: Request) -> Response:
    extensions = ["binary_tensor_data"]
    return JSONResponse({"name": "kitsune", "version": __version__, "extensions": extensions})


async def model_metadata(request: Request) -> Response:
    context: Context = request.app.state.context
    name = request.path_params["name"]
    if name in context.texts:
        head = {"name": name, "versions": ["1"], "platform": "kitsune_text"}
        return JSONResponse({**head, "inputs": [], "outputs": []})
    model = _find(context, name).model
    inputs, outputs = ([_describe(v) for v in values] for values in (model.inputs, model.outputs))
    head = {"name": name, "versions": ["1"], "platform": "kitsune"}
    return JSONResponse({**head, "inputs": inputs, "outputs": outputs})


async def model_ready(request: Request) -> Response:
    context: Context = request.app.state.context
    name = request.path_params["name"]
    if name not in context.texts:
        _find(context, name)
    return JSONResponse({"name": name, "ready": context.is_ready}, 200 if context.is_ready else 503)


async def infer(request: Request) -> Response:
    context: Context = request.app.state.context
    name = request.path_params["name"]
    service = _find(context, name)
    fields, binary = _split_body(request, await read_body(request, context.limits))
    job, wanted = parse_inference(fields, binary, service)
    work = service.compute([job], context.limits.seconds)
    [outputs] = await unless_gone(request, work)
    names = job.outputs or tuple(value.name for value in service.model.outputs)
    head: dict[str, Any] = {"model_name": name, "model_version": "1"}
    if "id" in fields:
        head["id"] = fields.text("id", "")
    return encode_outputs(head, names, outputs, wanted)


def _find(context: Context, name: str) -> TensorService:
    if name in context.tensors:
        return context.tensors[name]
    if name in context.texts:
        raise RequestError(
            f"model '{name}' takes no tensors", hint="POST to /v1/chat/completions", param="model"
        )
    raise unknown_model(context, name)


def unknown_model(context: Context, name: str) -> RequestError:
    return RequestError(
        f"no model '{name[:100]}'",
        why=f"this server has {', '.join(context.names) or 'none'}",
        status=404,
        code="model_not_found",
    )


def _describe(value: Any) -> dict[str, Any]:
    shape = [n if isinstance(n, int) else -1 for n in value.shape or ()]
    datatype = OURS.get(value.dtype, value.dtype or "")
    return {"name": value.name, "datatype": datatype, "shape": shape}


# --- requests ------------------------------------------------------------------------------------


def _split_body(request: Request, body: bytes) -> tuple[Fields, memoryview]:
    given = request.headers.get(HEADER)
    if given is None:
        return parse_object(body), memoryview(b"")
    nbytes = parse_count(given)
    if nbytes is None or nbytes > len(body):
        raise RequestError(
            f"the header {HEADER} is {given[:20]}", why=f"the body has {len(body)} bytes"
        )
    return parse_object(body[:nbytes]), memoryview(body)[nbytes:]


def parse_inference(
    fields: Fields, binary: memoryview, service: TensorService
) -> tuple[Tensors, dict[str, bool]]:
    """The inputs of a request, and for each output whether it is wanted as bytes."""
    feeds, at = dict[str, np.ndarray](), 0
    for n, given in enumerate(fields.items("inputs", [])):
        tensor = Fields(given if isinstance(given, dict) else {}, f"inputs[{n}]")
        name = str(tensor.required("name"))
        size = tensor.object("parameters").integer("binary_data_size", None, 0, len(binary) - at)
        data = None if size is None else binary[at : at + size]
        at += size or 0
        feeds[name] = _parse_tensor(tensor, data)
    if at < len(binary):
        raise RequestError(f"{len(binary) - at} bytes after the JSON are of no input")
    default = fields.object("parameters").flag("binary_data_output")
    asked = fields.items("outputs", None)
    if asked is None:
        return Tensors(feeds, ()), {v.name: default for v in service.model.outputs}
    wanted = dict[str, bool]()
    for n, given in enumerate(asked):
        output = Fields(given if isinstance(given, dict) else {}, f"outputs[{n}]")
        name = str(output.required("name"))
        wanted[name] = output.object("parameters").flag("binary_data", default)
    return Tensors(feeds, tuple(wanted)), wanted


def _parse_tensor(tensor: Fields, data: memoryview | None) -> np.ndarray:
    shape = tensor.required("shape")
    if not isinstance(shape, list) or not all(
        isinstance(n, int) and 0 <= n < 1 << 40 for n in shape
    ):
        raise tensor.fail("shape", "it must be a list of sizes")
    tensor.required("datatype")
    dtype = np.dtype(TYPES[tensor.choice("datatype", "", tuple(TYPES))])
    if data is not None:
        if len(data) != prod(shape) * dtype.itemsize:
            why = f"{tensor.found['datatype']} of shape {shape} has {prod(shape) * dtype.itemsize}"
            raise RequestError(f"{tensor.path('data')} has {len(data)} bytes", why=why)
        return np.array(np.frombuffer(data, dtype).reshape(shape))
    return _parse_values(tensor, shape, dtype)


def _parse_values(tensor: Fields, shape: Sequence[int], dtype: np.dtype[Any]) -> np.ndarray:
    """Numbers in a list, or in lists within it."""
    values = tensor.items("data", None)
    if values is None:
        raise RequestError(f"{tensor.path('data')} is missing", param=tensor.path("data"))
    try:
        found = np.array(values)
        if found.dtype.kind not in "biuf" and found.size:
            raise ValueError("they are no numbers")
        made = found.astype(dtype)
        is_exact = dtype.kind == "f" or np.array_equal(made, found)
    except (ValueError, OverflowError, TypeError) as error:
        why = str(error)[:200]
        raise RequestError(
            f"{tensor.path('data')} is no {tensor.found['datatype']}", why=why
        ) from None
    if not is_exact:
        raise RequestError(
            f"{tensor.path('data')} has values that are no {tensor.found['datatype']}"
        )
    if made.size != prod(shape):
        why = f"its shape {list(shape)} has {prod(shape)}"
        raise RequestError(f"{tensor.path('data')} has {made.size} values", why=why)
    return np.asarray(made.reshape(shape))


# --- answers -------------------------------------------------------------------------------------


def encode_outputs(
    head: dict[str, Any], names: Sequence[str], outputs: Sequence[Any], wanted: dict[str, bool]
) -> Response:
    described, pieces = list[dict[str, Any]](), list[bytes]()
    for name, value in zip(names, outputs, strict=True):
        array = np.asarray(value)
        if str(array.dtype) not in NAMES:  # bf16 has no name in JSON
            array = array.astype(np.float32)
        tensor: dict[str, Any] = {"name": name, "datatype": NAMES[str(array.dtype)]}
        tensor["shape"] = list(array.shape)
        if wanted.get(name):
            pieces.append(np.ascontiguousarray(array).tobytes())
            tensor["parameters"] = {"binary_data_size": len(pieces[-1])}
        else:
            tensor["data"] = _list_values(array)
        described.append(tensor)
    body = {**head, "outputs": described}
    if not pieces:
        return JSONResponse(body)
    text = json.dumps(body, separators=(",", ":")).encode()
    headers = {"Inference-Header-Content-Length": str(len(text))}
    return Response(
        b"".join([text, *pieces]), media_type="application/octet-stream", headers=headers
    )


def _list_values(array: np.ndarray) -> list[Any]:
    """Values in one list; JSON has no NaN and no infinity."""
    values = array.reshape(-1)
    if array.dtype.kind == "f" and not np.isfinite(values).all():
        return [float(x) if np.isfinite(x) else None for x in values]
    return list(values.tolist())
