"""Encode a Graph as JSON, and decode it through the op table.

A node is `[op, inputs, attributes, shape, dtype]`; its inputs are numbers of nodes before it, so a
graph that is read has no cycle. Reading asks the op's row for the shape and type over again and
compares them. Constants of more than INLINE bytes are tensors of the file.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping
from math import isfinite, prod
from typing import Any

import numpy as np

from kitsune.artefact.container import check_list, check_type, field, sizes
from kitsune.errors import InputError, KitsuneError, UnsupportedError, needs, what_is
from kitsune.frontends.safetensors import raw
from kitsune.ir.bind_sizes import decode_size, encode_sizes
from kitsune.ir.dtypes import DTYPES, DType, Packed, find_packed_type
from kitsune.ir.node import Array, Graph, Node, walk
from kitsune.ir.node import node as new_node
from kitsune.ir.ops import OPS, Op
from kitsune.ir.ops.loop import LoopBody
from kitsune.ir.ops.sources import HostCall
from kitsune.ir.sizes import Size
from kitsune.ir.verify_graph import verify

INLINE = 256  # bytes of a constant that stands in the JSON

MAX_WHOLE = 1 << 62  # of a number in an attribute
# What attributes are, by name: whole numbers, tuples of them, and the types of others.
WHOLE = {"axis", "count", "dilation", "groups", "output", "size", "stride", "word"}
WHOLES = {
    "after",
    "axes",
    "before",
    "dilations",
    "order",
    "shape",
    "sizes",
    "starts",
    "steps",
    "strides",
}
TYPES: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(("causal", "exclusive", "reverse", "safe"), (bool,)),
    **dict.fromkeys(("alpha", "eps"), (int, float)),
    **dict.fromkeys(("high", "low", "scale"), (int, float, type(None))),
    "value": (int, float, bool),
    "name": (str,),
}

# --- writing -------------------------------------------------------------------------------------


class Tensors:
    """Arrays under the names of their contents, each once."""

    def __init__(self) -> None:
        self.named: dict[str, np.ndarray] = {}
        self._known: dict[int, tuple[np.ndarray, str]] = {}  # the array keeps its id its own

    def name(self, array: np.ndarray) -> str:
        if id(array) not in self._known:
            self._known[id(array)] = array, content_name(array)
        name = self._known[id(array)][1]
        self.named.setdefault(name, array)
        return name


def content_name(array: np.ndarray) -> str:
    """A checksum of type, shape and bytes."""
    hashed = hashlib.blake2b(f"{array.dtype.name}{array.shape}".encode(), digest_size=16)
    hashed.update(raw(np.ascontiguousarray(array, array.dtype.newbyteorder("<"))))
    return hashed.hexdigest()


def encode_graph(graph: Graph, tensors: Tensors) -> dict[str, Any]:
    numbers: dict[Node, int] = {}
    calls: dict[int, int] = {}  # several nodes may be results of one call
    made: dict[str, Any] = {"nodes": [], "calls": []}
    for node in walk(*graph.inputs, *graph.outputs):
        attrs = {}
        for name, value in node.attrs:
            if node.op == "host" and name == "call":
                if id(value) not in calls:
                    calls[id(value)] = len(calls)
                    made["calls"].append(encode_call(value))
                attrs[name] = calls[id(value)]
            else:
                attrs[name] = _encode(value, tensors, node)
        inputs = [numbers[i] for i in node.inputs]
        shape = encode_sizes(node.shape)
        made["nodes"].append([node.op, inputs, attrs, shape, str(node.dtype)])
        numbers[node] = len(numbers)
    made["inputs"] = [numbers[n] for n in graph.inputs]
    made["outputs"] = [numbers[n] for n in graph.outputs]
    return made


def _encode(value: Any, tensors: Tensors, node: Node) -> Any:
    """An attribute as JSON has it; a tuple is a list, anything else that JSON lacks an object."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, float):
        return value if isfinite(value) else {"float": str(value)}
    if isinstance(value, tuple):
        return [_encode(v, tensors, node) for v in value]
    if isinstance(value, Size):
        return encode_sizes(value)
    if isinstance(value, DType):
        return {"dtype": value.name}
    if isinstance(value, Array):
        return _encode_array(value.value, tensors)
    if isinstance(value, LoopBody):
        return _encode_body(value, tensors)
    raise UnsupportedError(
        f"cannot save {node}",
        why=f"one of its attributes is {what_is(value)}",
        at=node.line,
        hint="attributes that can be saved are numbers, texts and tuples of them",
    )


def _encode_body(body: LoopBody, tensors: Tensors) -> dict[str, Any]:
    backward, has_condition = list(body.backward), body.has_condition
    how = [body.carried, body.scanned, backward, has_condition]
    return {"loop": how, "graph": encode_graph(body.graph, tensors)}


def _encode_array(array: np.ndarray, tensors: Tensors) -> dict[str, Any]:
    if array.nbytes > INLINE:
        return {"tensor": tensors.name(array)}
    return encode_value(array)


def encode_value(array: np.ndarray) -> dict[str, Any]:
    little = np.ascontiguousarray(array, array.dtype.newbyteorder("<"))
    data = base64.b64encode(little.tobytes()).decode("ascii")
    return {"data": data, "dtype": array.dtype.name, "shape": list(array.shape)}


# --- reading -------------------------------------------------------------------------------------


def decode_graph(
    record: Any,
    tensors: Mapping[str, np.ndarray],
    is_own: bool = False,
    unpacked: int | None = None,
) -> Graph:
    """Decode a graph. One that `is_own` was written by this process's cache and its checksum
    compared, so nothing else is checked. The inputs of a loop's body after the first `unpacked` may
    be packed weights."""
    if is_own:
        return _decode_own(record, tensors)
    nodes: list[Node] = []
    calls = _decode_calls(field(record, "calls", list, "a graph"))
    for number, row in enumerate(field(record, "nodes", list, "a graph")):
        nodes.append(_decode_node(row, f"node {number}", nodes, tensors, calls))
    inputs, outputs = (
        _nodes(field(record, side, list, "a graph"), nodes, f"the {side} of a graph")
        for side in ("inputs", "outputs")
    )
    if any(node.op != "input" for node in inputs) or len(set(inputs)) != len(inputs):
        raise InputError("what a graph is fed is not its inputs, each once")
    if unfed := [n for n in walk(*outputs) if n.op == "input" and n not in set(inputs)]:
        raise InputError(f"nobody feeds the input '{unfed[0].attr('name')}'")
    if packed := [n for n in inputs[:unpacked] if isinstance(n.dtype, Packed)]:
        raise InputError(f"an input is {packed[0].dtype}", why="only constants are packed")
    made = Graph(inputs, outputs)
    verify(made, "reading")
    return made


def _decode_own(record: Any, tensors: Mapping[str, np.ndarray]) -> Graph:
    nodes: list[Node] = []
    calls = _decode_calls(record["calls"])
    for op, inputs, attributes, shape, dtype in record["nodes"]:
        known = calls if op == "host" else []
        attrs = tuple([(n, _decode(v, tensors, f"'{n}'", known)) for n, v in attributes.items()])
        above = tuple([nodes[n] for n in inputs])
        sizes = tuple([n if type(n) is int else decode_size(n, op) for n in shape])
        nodes.append(new_node(op, above, attrs, sizes, decode_dtype(dtype, op)))
    ends = (tuple([nodes[n] for n in record[side]]) for side in ("inputs", "outputs"))
    return Graph(*ends)


def _nodes(numbers: Any, nodes: list[Node], what: str) -> tuple[Node, ...]:
    found = check_list(numbers, int, what)
    if any(not 0 <= n < len(nodes) for n in found):
        raise InputError(f"{what} are {found}", why=f"{len(nodes)} nodes come before")
    return tuple(nodes[n] for n in found)


def _decode_node(
    record: Any, what: str, nodes: list[Node], tensors: Mapping[str, np.ndarray], calls: list[Any]
) -> Node:
    if len(check_type(record, list, what)) != 5:
        raise InputError(f"{what} has {len(record)} parts", why="a node has 5")
    op, row = check_type(record[0], str, f"the op of {what}"), OPS.get(record[0])
    if row is None:
        raise InputError(
            f"{what} is of the op '{op}'",
            why="there is no such op here",
            hint="define it before loading, with custom_op, if it is one of your own",
        )
    what = f"{what}, {op}"
    inputs = _nodes(record[1], nodes, f"the inputs of {what}")
    attrs = {
        name: _decode(value, tensors, f"'{name}' of {what}", calls if op == "host" else [])
        for name, value in check_type(record[2], dict, f"the attributes of {what}").items()
    }
    _check_attributes(op, attrs, what)
    shape, dtype = sizes(record[3], f"the shape of {what}"), decode_dtype(record[4], what)
    if row.attrs is not None and attrs.keys() != row.attrs.keys():
        raise InputError(f"{what} has the attributes {sorted(attrs)}", why=f"not {[*row.attrs]}")
    if row.arity is not None and len(inputs) != row.arity:
        raise InputError(f"{what} has {len(inputs)} inputs", why=f"it takes {row.arity}")
    if op == "constant":
        _check_constant(attrs, what)
    elif isinstance(dtype, Packed) and op != "input":
        raise InputError(f"{what} is {dtype}", why="only constants are packed")
    made, is_met = _build_node(row, inputs, attrs, what)
    if (made.shape, made.dtype) != (shape, dtype) or not is_met:
        raise InputError(
            f"{what} is {dtype}{list(shape)}", why=f"its row says {made.dtype}{list(made.shape)}"
        )
    return made


def _build_node(
    row: Op, inputs: tuple[Node, ...], attrs: dict[str, Any], what: str
) -> tuple[Node, bool]:
    """A node as its row builds it, and whether its inputs have the types that the row computes
    in."""
    try:
        made = row.build(inputs, attrs, "")
        dtypes = tuple(i.dtype for i in inputs)
        return made, row.meet is None or not dtypes or row.meet(dtypes) == dtypes
    except KitsuneError as error:
        raise InputError(f"{what}: {error.what}", why=error.why) from error
    except Exception as error:  # rules take attributes of the right types
        raise InputError(f"{what} is no such op: {error}") from error


def _check_attributes(op: str, attrs: Mapping[str, Any], what: str) -> None:
    for name, value in attrs.items():
        _check_attribute(op, name, value, f"'{name}' of {what}")


def _check_attribute(op: str, name: str, value: Any, what: str) -> None:
    """An attribute of a type that its rules expect: True is no size, and 1.0 is none either."""
    if (op, name) == ("constant", "value"):
        right = isinstance(value, Array)
    elif name == "dtype":
        right = isinstance(value, DType)
    elif (op, name) == ("loop", "body"):
        right = isinstance(value, LoopBody)
    elif name in WHOLES:
        right = type(value) is tuple and all(map(_is_whole, value))
    elif name in WHOLE:
        right = _is_whole(value)
    else:  # one without a type is of a user's own op
        right = type(value) in TYPES.get(name, (type(value),))
    if not right:
        raise InputError(f"{what} is {str(value)[:60]!r}", why="it is of another type")


def _is_whole(value: Any) -> bool:
    return isinstance(value, Size) or (type(value) is int and abs(value) < MAX_WHOLE)


def _decode(value: Any, tensors: Mapping[str, np.ndarray], what: str, calls: list[Any]) -> Any:
    if isinstance(value, list):
        return tuple([v if type(v) is int else _decode(v, tensors, what, []) for v in value])
    if calls and what.startswith("'call'"):
        if type(value) is not int or not 0 <= value < len(calls):
            raise InputError(f"{what} is {value!r}", why=f"there are {len(calls)} calls")
        return calls[value]
    if not isinstance(value, dict):
        return value
    if value.keys() == {"float"} and value["float"] in ("inf", "-inf", "nan"):
        return float(value["float"])
    if value.keys() == {"size"}:
        return decode_size(value, what)
    if value.keys() == {"dtype"}:
        return decode_dtype(value["dtype"], what)
    if value.keys() == {"loop", "graph"}:
        return _decode_body(value, tensors, what)
    if value.keys() == {"tensor"}:
        name = check_type(value["tensor"], str, what)
        if name not in tensors:
            raise InputError(f"{what} is the tensor '{name}'", why="there is none")
        return Array(tensors[name])
    return Array(decode_value(value, what))


def _decode_body(value: Any, tensors: Mapping[str, np.ndarray], what: str) -> LoopBody:
    how = check_type(value["loop"], list, what)
    types = [int, int, list, bool]
    if list(map(type, how)) != types or any(type(b) is not bool for b in how[2]):
        raise InputError(f"{what} is {how!r}", why="a loop has numbers, directions and a condition")
    carried, scanned, backward, has_condition = how
    graph = decode_graph(value["graph"], tensors, unpacked=max(carried + scanned, 0))
    names = {node.attr("name") for node in graph.inputs}
    rows = scanned + len(graph.outputs) - carried
    fits = 0 <= carried <= len(graph.outputs) and 0 <= scanned <= len(graph.inputs) - carried
    if not fits or len(backward) not in (0, rows) or len(names) != len(graph.inputs):
        raise InputError(f"{what} is {how!r}", why="its graph has other inputs and outputs")
    return LoopBody(graph, carried, scanned, tuple(backward), has_condition)


def decode_dtype(name: Any, what: str) -> DType:
    if found := DTYPES.get(check_type(name, str, f"the type of {what}")):
        return found
    if packed := find_packed_type(name):
        return packed
    raise InputError(f"{what} is of type '{name}'", why=f"known are {', '.join(DTYPES)}")


def decode_value(record: Any, what: str) -> np.ndarray:
    """A small array."""
    shape = sizes(field(record, "shape", list, what), what)
    name = field(record, "dtype", str, what)
    found = next((d for d in DTYPES.values() if d.numpy_name == name), None)
    try:
        data = base64.b64decode(field(record, "data", str, what), validate=True)
    except ValueError as error:
        raise InputError(f"{what} is damaged: {error}") from None
    if found is None or len(shape) > 64 or prod(shape) * found.itemsize != len(data):
        raise InputError(f"{what} is {name}{list(shape)}", why=f"it has {len(data)} bytes")
    return np.frombuffer(data, found.numpy.newbyteorder("<")).astype(found.numpy).reshape(shape)


def _check_constant(attrs: Mapping[str, Any], what: str) -> None:
    """The value is of the shape and type that the constant says."""
    value, shape, dtype = attrs["value"], attrs["shape"], attrs["dtype"]
    if not isinstance(value, Array) or not isinstance(dtype, DType):
        raise InputError(f"{what} has no value or no type")
    array, shape = value.value, sizes(list(shape) if isinstance(shape, tuple) else shape, what)
    if isinstance(dtype, Packed):
        fits = len(shape) == 2 and array.nbytes == dtype.nbytes(*shape)
    else:
        fits = array.dtype == dtype.numpy and array.size == prod(shape)
    if not fits:
        raise InputError(
            f"{what} is {dtype}{list(shape)}", why=f"its value is {array.dtype}{list(array.shape)}"
        )


# --- hosts ----------------------------------------------------------------------------------------
#
# Encode host calls between kernels as JSON: an ONNX node is stored as its protobuf bytes.


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


def _decode_calls(records: Any) -> list[HostCall]:
    if not records:
        return []
    with needs("onnx", "it holds ops that onnx.reference computes"):
        from kitsune.artefact.onnx_model import decode_call
    return [decode_call(record) for record in records]
