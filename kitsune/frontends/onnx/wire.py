"""Read a serialised ModelProto without the onnx package, whose import takes 57 ms.

A `Message` has the attributes of its proto. Anything unusual is left to protobuf, which alone
decides what is malformed: functions, subgraphs, sparse tensors, other types than tensors, and
fields that protobuf would merge, convert or refuse.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from kitsune.errors import Signal, needs

MOST_NBYTES = 1 << 18  # without weights: protobuf parses larger ones faster, import included
VARINT, FIXED64, BYTES, FIXED32 = 0, 1, 2, 5  # wire types

# The elements of tensors by number, as TensorProto.DataType names them.
ELEM_TYPES = (
    *("UNDEFINED", "FLOAT", "UINT8", "INT8", "UINT16", "INT16", "INT32", "INT64", "STRING", "BOOL"),
    *("FLOAT16", "DOUBLE", "UINT32", "UINT64", "COMPLEX64", "COMPLEX128", "BFLOAT16"),
    *("FLOAT8E4M3FN", "FLOAT8E4M3FNUZ", "FLOAT8E5M2", "FLOAT8E5M2FNUZ", "UINT4", "INT4"),
    *("FLOAT4E2M1", "FLOAT8E8M0", "UINT2", "INT2", "FLOAT6E2M3", "FLOAT6E3M2"),
)
ELEM_NUMBERS = {name: number for number, name in enumerate(ELEM_TYPES)}
EXTERNAL = 1  # where the data of a tensor is
# Those that NumPy has itself, and the field that holds their values one by one.
NUMPY_TYPES = {
    ELEM_NUMBERS[name]: (np.dtype(kind), field)
    for name, kind, field in (
        ("FLOAT", np.float32, "float_data"),
        ("DOUBLE", np.float64, "double_data"),
        ("INT64", np.int64, "int64_data"),
        ("INT32", np.int32, "int32_data"),
        ("INT16", np.int16, "int32_data"),
        ("INT8", np.int8, "int32_data"),
        ("UINT16", np.uint16, "int32_data"),
        ("UINT8", np.uint8, "int32_data"),
        ("BOOL", np.bool_, "int32_data"),
    )
}
# The field of an attribute that has its value, by its type.
ATTRIBUTE_FIELDS = (
    *("", "f", "i", "s", "t", "g", "floats", "ints", "strings", "tensors", "graphs"),
    *("sparse_tensor", "sparse_tensors", "tp", "type_protos"),
)


class Unusual(Signal):
    """The file is damaged, or written in a way that protobuf alone should make sense of."""


class Message:
    """A part of a model. Fields that the file does not have are the defaults of its class."""

    fields: dict[int, tuple[str, str, Any]]  # name, kind and class of each, by number
    proto = ""  # its name in the onnx package

    def __init__(self, content: bytes = b"", start: int = 0, stop: int = 0) -> None:
        self._source = content, start, stop

    def HasField(self, name: str) -> bool:  # noqa: N802 - as protobuf names it
        return name in self.__dict__

    def WhichOneof(self, group: str) -> str | None:  # noqa: N802 - as protobuf names it
        return "tensor_type" if "tensor_type" in self.__dict__ else None

    def ByteSize(self) -> int:  # noqa: N802 - as protobuf names it
        return self._source[2] - self._source[1]


class Onnx:
    """The onnx package, imported when something of it is needed."""

    def __getattr__(self, name: str) -> Any:
        with needs("onnx", "cannot compile an ONNX model"):
            import onnx as package
        return getattr(package, name)


onnx: Any = Onnx()


def to_proto(message: Any) -> Any:
    """The same as the onnx package has it."""
    if not isinstance(message, Message):
        return message
    content, start, stop = message._source
    return getattr(onnx, message.proto).FromString(content[start:stop])


def read_attribute(attribute: Any) -> Any:
    """The value of an attribute; lists of them are lists."""
    if attribute.ref_attr_name:
        raise ValueError(f"'{attribute.name}' is an attribute of a function")
    if not attribute.type:
        return None
    field = ATTRIBUTE_FIELDS[attribute.type]
    value = getattr(attribute, field)
    return list(value) if len(field) > 2 and field.endswith("s") else value


# --- the messages of a model ----------------------------------------------------------------------


def _define(proto: str, **fields: tuple[Any, ...]) -> Any:
    """A class of messages: by name the number of a field, its kind, and the class of a message or
    the values of an enum. Kinds end in * where a field is repeated; text that nobody reads is not
    listed."""
    defaults = {"int": 0, "int32": 0, "enum": 0, "float": 0.0, "text": "", "bytes": b""}
    known: dict[str, Any] = {"proto": proto, "fields": {}}
    for name, (number, kind, *inner) in fields.items():
        known["fields"][number] = name, kind, inner[0] if inner else None
        is_many, is_message = kind.endswith("*"), kind.startswith("message")
        known[name] = () if is_many else inner[0]() if is_message else defaults.get(kind)
    return type(proto, (Message,), known)


Entry = _define("StringStringEntryProto", key=(1, "text"), value=(2, "text"))
Tensor = _define(
    "TensorProto",
    dims=(1, "int*"),
    data_type=(2, "int32"),
    segment=(3, "unusual"),
    float_data=(4, "float*"),
    int32_data=(5, "int32*"),
    string_data=(6, "unusual"),
    int64_data=(7, "int*"),
    name=(8, "text"),
    raw_data=(9, "bytes"),
    double_data=(10, "double*"),
    uint64_data=(11, "unusual"),
    external_data=(13, "message*", Entry),
    data_location=(14, "enum", (0, EXTERNAL)),
    metadata_props=(16, "message*", Entry),
)
Graph = _define("GraphProto", initializer=(5, "unusual"), node=(1, "unusual"))
Graph.initializer = Graph.sparse_initializer = Graph.node = ()
Attribute = _define(
    "AttributeProto",
    name=(1, "text"),
    f=(2, "float"),
    i=(3, "int"),
    s=(4, "bytes"),
    t=(5, "message", Tensor),
    g=(6, "unusual"),
    floats=(7, "float*"),
    ints=(8, "int*"),
    strings=(9, "bytes*"),
    tensors=(10, "message*", Tensor),
    graphs=(11, "unusual"),
    tp=(14, "unusual"),
    type_protos=(15, "unusual"),
    type=(20, "enum", range(len(ATTRIBUTE_FIELDS))),
    ref_attr_name=(21, "text"),
    sparse_tensor=(22, "unusual"),
    sparse_tensors=(23, "unusual"),
)
Attribute.g, Attribute.graphs, Attribute.sparse_tensors = Graph(), (), ()
Node = _define(
    "NodeProto",
    input=(1, "text*"),
    output=(2, "text*"),
    name=(3, "text"),
    op_type=(4, "text"),
    attribute=(5, "message*", Attribute),
    domain=(7, "text"),
    overload=(8, "text"),
    metadata_props=(9, "message*", Entry),
    device_configurations=(10, "unusual"),
)
Dimension = _define("TensorShapeProto.Dimension", dim_value=(1, "int"), dim_param=(2, "text"))
Shape = _define("TensorShapeProto", dim=(1, "message*", Dimension))
TensorType = _define("TypeProto.Tensor", elem_type=(1, "int32"), shape=(2, "message", Shape))
Type = _define(
    "TypeProto",
    tensor_type=(1, "message", TensorType),
    sequence_type=(4, "unusual"),
    map_type=(5, "unusual"),
    opaque_type=(7, "unusual"),
    sparse_tensor_type=(8, "unusual"),
    optional_type=(9, "unusual"),
)
ValueInfo = _define(
    "ValueInfoProto",
    name=(1, "text"),
    type=(2, "message", Type),
    metadata_props=(4, "message*", Entry),
)
OpsetId = _define("OperatorSetIdProto", domain=(1, "text"), version=(2, "int"))
WholeGraph = _define(
    "GraphProto",
    node=(1, "message*", Node),
    name=(2, "text"),
    initializer=(5, "message*", Tensor),
    input=(11, "message*", ValueInfo),
    output=(12, "message*", ValueInfo),
    value_info=(13, "message*", ValueInfo),
    quantization_annotation=(14, "unusual"),
    sparse_initializer=(15, "unusual"),
    metadata_props=(16, "message*", Entry),
)
WholeGraph.sparse_initializer = ()
Model = _define(
    "ModelProto",
    ir_version=(1, "int"),
    graph=(7, "message", WholeGraph),
    opset_import=(8, "message*", OpsetId),
    metadata_props=(14, "message*", Entry),
    training_info=(20, "unusual"),
    functions=(25, "unusual"),
    configuration=(26, "unusual"),
)
Model.functions = ()


# --- reading --------------------------------------------------------------------------------------


def parse_model(content: bytes) -> Any:
    """The ModelProto of some bytes. Raises Unusual."""
    if len(content) > MOST_NBYTES:
        raise Unusual
    try:
        return _parse(Model, content, 0, len(content))
    except (UnicodeDecodeError, struct.error):
        raise Unusual from None


def _parse(kind: type[Message], content: bytes, start: int, stop: int) -> Message:
    made, known = kind(content, start, stop), kind.fields
    values = made.__dict__
    for number, wire, _, first, end in walk_fields(content, start, stop):
        found = known.get(number)
        if found is None:
            continue
        name, form, inner = found
        if form == "message*":
            if wire != BYTES:
                raise Unusual
            values.setdefault(name, []).append(_parse(inner, content, first, end))
        elif form == "text*" and wire == BYTES:
            values.setdefault(name, []).append(content[first:end].decode())
        elif form == "text" and wire == BYTES:
            values[name] = content[first:end].decode()
        elif form in ("int", "int32", "enum") and wire == VARINT:
            values[name] = _read_int(content, first, end, form)
            if form == "enum" and values[name] not in inner:
                raise Unusual
        elif form == "message" and wire == BYTES and name not in values:
            values[name] = _parse(inner, content, first, end)
        elif form == "bytes" and wire == BYTES:
            values[name] = content[first:end]
        elif form == "bytes*" and wire == BYTES:
            values.setdefault(name, []).append(content[first:end])
        elif form == "float" and wire == FIXED32:
            values[name] = struct.unpack_from("<f", content, first)[0]
        elif form.endswith("*"):
            values.setdefault(name, []).extend(_read_many(content, first, end, wire, form[:-1]))
        else:
            raise Unusual
    if kind is Dimension and len(values) > 2:  # the last of a size and a name would count
        raise Unusual
    return made


def _read_many(content: bytes, first: int, end: int, wire: int, form: str) -> Sequence[Any]:
    """The numbers of a repeated field: packed, or one of them."""
    if form in ("int", "int32"):
        if wire == VARINT:
            return [_read_int(content, first, end, form)]
        numbers, at = list[int](), first
        while wire == BYTES and at < end:
            _, after = read_varint(content, at, end)
            numbers.append(_read_int(content, at, after, form))
            at = after
        if wire == BYTES:
            return numbers
    code, size, alone = ("f", 4, FIXED32) if form == "float" else ("d", 8, FIXED64)
    if form not in ("float", "double") or wire not in (alone, BYTES) or (end - first) % size:
        raise Unusual
    return struct.unpack_from(f"<{(end - first) // size}{code}", content, first)


def _read_int(content: bytes, first: int, end: int, form: str) -> int:
    value, _ = read_varint(content, first, end)
    value = value - (1 << 64) if value >= 1 << 63 else value
    if form != "int" and not -(1 << 31) <= value < 1 << 31:
        raise Unusual
    return value


def walk_fields(content: Any, start: int, stop: int) -> Iterator[tuple[int, int, int, int, int]]:
    """Each field of a message: its number and wire type, where it begins, and where its value
    begins and ends."""
    at = start
    while at < stop:
        begin, tag = at, content[at]
        at += 1
        if tag >= 0x80:
            tag, at = read_varint(content, begin, stop)
        wire, first = tag & 7, at
        if wire == BYTES:
            length, first = read_varint(content, at, stop)
            at = first + length
        elif wire == VARINT:
            _, at = read_varint(content, at, stop)
        elif wire in (FIXED64, FIXED32):
            at += 8 if wire == FIXED64 else 4
        else:
            raise Unusual
        if at > stop or not 0 < tag >> 3 < 1 << 29:
            raise Unusual
        yield tag >> 3, wire, begin, first, at


def read_varint(content: Any, at: int, stop: int) -> tuple[int, int]:
    """A number, and where it ends."""
    if at < stop and content[at] < 0x80:
        return content[at], at + 1
    value = shift = 0
    while at < stop and shift < 64:
        byte = content[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            if value >> 64:
                raise Unusual
            return value, at
        shift += 7
    raise Unusual
