"""Read a ModelProto from a file, and weights from external data files.

Nothing outside the model's folder is read: a location is a plain relative path of regular files,
none of them a link. Sizes are compared with the file before memory is taken; weights are mapped.
"""

from __future__ import annotations

import mmap
import os
import stat
from collections.abc import Iterator
from math import prod
from pathlib import Path, PureWindowsPath
from typing import Any

import numpy as np

from kitsune.errors import DTypeError, InputError, needs
from kitsune.frontends.onnx.wire import (
    BYTES,
    ELEM_NUMBERS,
    EXTERNAL,
    NUMPY_TYPES,
    Unusual,
    onnx,
    parse_model,
    to_proto,
    walk_fields,
)
from kitsune.ir.dtypes import DType, from_numpy
from kitsune.system.files import open_file

MOST_NBYTES = 1 << 31  # what a protocol buffer may be
WORTH_MAPPING_NBYTES = 1 << 16  # of a weight that stays in the file


def read_model(path: Path) -> tuple[Any, dict[str, np.ndarray]]:
    """Return the model of a file without its large weights, and the bytes of those by name: the
    largest are mapped, wherever in the file they begin. External weights stay where they are."""
    try:
        with open_file(path) as file:
            size = os.fstat(file.fileno()).st_size
            if size > MOST_NBYTES:
                raise bad(path, f"it has {size:,} bytes, a protocol buffer at most {MOST_NBYTES:,}")
            if not size:
                raise bad(path, "it is empty")
            content = mmap.mmap(file.fileno(), size, access=mmap.ACCESS_READ)
            rest, spans = split_weights(content)
            model = _parse_model(rest, path)
            names = [tensor.name for tensor in model.graph.initializer]
            if len(set(names)) < len(names):  # which of them counts is for protobuf to say
                return _parse_model(content[:], path), {}
            mapped = np.frombuffer(content, np.uint8)
            return model, {names[n]: _read_span(mapped, span) for n, span in spans.items()}
    except OSError as error:
        raise InputError(f"cannot read '{path}'", why=error.strerror or str(error)) from None


def _read_span(mapped: np.ndarray, span: Span) -> np.ndarray:
    found = mapped[slice(*span)]
    return found if found.nbytes >= WORTH_MAPPING_NBYTES else found.copy()


def _parse_model(content: bytes, path: Path) -> Any:
    """The model as `Message`s, or as the onnx package has it where it is unusual."""
    try:
        model = parse_model(content)
    except Unusual:
        model = _parse_by_protobuf(content, path)
    if not model.HasField("graph"):
        raise bad(path, "there is no graph in it")
    return model


def _parse_by_protobuf(content: bytes, path: Path) -> Any:
    with needs("onnx", "cannot compile an ONNX model"):
        from google.protobuf.message import DecodeError
    model = onnx.ModelProto()
    try:
        model.ParseFromString(content)
    except (DecodeError, RecursionError, ValueError) as error:
        raise bad(path, f"it cannot be parsed: {error}") from None
    return model


def bad(path: Path, why: str) -> InputError:
    return InputError(f"'{path}' is not an ONNX model", why=why)


# --- weights in other files ----------------------------------------------------------------------


def external_bytes(tensor: Any, folder: Path | None) -> np.ndarray:
    """The bytes of a tensor that lie in a file of their own, mapped."""
    said = _said(tensor)
    if folder is None:
        raise _make_error(tensor, "the model was given without the folder it came from")
    location = resolve_location(tensor, folder)
    path = folder / location
    offset, length = _number(tensor, said, "offset", 0), _number(tensor, said, "length", -1)
    try:
        with os.fdopen(_open_below(folder, location), "rb") as file:
            found = os.fstat(file.fileno())
            if not stat.S_ISREG(found.st_mode) or found.st_nlink > 1:
                raise _make_error(tensor, f"'{path.name}' is a link, or no regular file")
            length = found.st_size - offset if length < 0 else length
            if offset + length > found.st_size or length < 0:
                raise _make_error(
                    tensor,
                    f"{length:,} bytes from {offset:,} on are more than '{path.name}' has, "
                    f"which is {found.st_size:,}",
                )
            if not length:
                return np.empty(0, np.uint8)
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except OSError as error:
        raise _make_error(tensor, f"cannot read '{path}': {error.strerror}") from None
    return np.frombuffer(mapped, np.uint8, length, offset)


def _open_below(folder: Path, location: str) -> int:
    """Open a file below a folder, one component at a time: a link that took the place of the file
    or of a folder on the way after it was checked is not followed. Do not wait for a pipe."""
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    last = flags | getattr(os, "O_NONBLOCK", 0)
    if os.open not in os.supports_dir_fd:
        return os.open(folder / location, last)
    *folders, name = location.split("/")
    here = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        for each in folders:
            below = os.open(each, flags | os.O_DIRECTORY, dir_fd=here)
            os.close(here)
            here = below
        return os.open(name, last, dir_fd=here)
    finally:
        os.close(here)


def resolve_location(tensor: Any, folder: Path) -> str:
    """Return the path of external data below the folder; no part of it may be a link."""
    location = _said(tensor).get("location", "")
    if not isinstance(location, str):
        raise _make_error(tensor, f"its location is {location!r}, which is not UTF-8")
    parts = location.replace("\\", "/").split("/")
    is_plain = location and "\0" not in location and not any(p in ("", ".", "..") for p in parts)
    if not is_plain or PureWindowsPath(location).drive:
        raise _make_error(tensor, f"{location!r} is no path below the model's folder")
    path = folder
    try:
        for part in parts:
            path = path / part
            if path.is_symlink():
                raise _make_error(tensor, f"'{location}' goes through a link")
    except OSError as error:
        raise _make_error(tensor, f"cannot look for it: {error.strerror}") from None
    return "/".join(parts)


def _said(tensor: Any) -> dict[str, Any]:
    return {entry.key: entry.value for entry in tensor.external_data}


def _number(tensor: Any, said: dict[str, str], key: str, default: int) -> int:
    try:
        number = int(said.get(key, default))
    except ValueError:
        number = -2
    if number < default:
        raise _make_error(tensor, f"its {key} is {said.get(key)!r}")
    return number


def _make_error(tensor: Any, why: str) -> InputError:
    return InputError(f"cannot read the weight '{tensor.name}'", why=why)


# --- split weights --------------------------------------------------------------------------------
#
# Split a serialised ModelProto into one without large weights, and where those lie in the file.
#
# Protobuf copies every weight as it parses and again when it is read. Here the bytes of large
# weights are skipped: what is parsed is small, and weights stay in the file.


GRAPH, INITIALIZER, RAW_DATA = 7, 5, 9  # fields of ModelProto, GraphProto and TensorProto
MIN_NBYTES = 1024  # of a weight that is split off

Content = bytes | mmap.mmap
Span = tuple[int, int]  # of bytes in the file


def split_weights(content: Content) -> tuple[bytes, dict[int, Span]]:
    """Return the model without the bytes of large initializers, and where these are by the number
    of the initializer. A model that is written in an unusual way is returned whole."""
    spans: dict[int, Span] = {}
    try:
        graphs = list(_find_fields(content, 0, len(content), GRAPH))
        if len(graphs) != 1:  # protobuf merges them
            raise Unusual
        begin, start, stop = graphs[0]
        graph = _strip_graph(content, start, stop, spans)
    except Unusual:
        return content[:], {}
    return b"".join([content[:begin], _frame(GRAPH, graph), content[stop:]]), spans


def _strip_graph(content: Content, start: int, stop: int, spans: dict[int, Span]) -> bytes:
    """The bytes of a graph without its large weights, whose places are added to `spans`."""
    pieces, copied = list[bytes](), start
    found = _find_fields(content, start, stop, INITIALIZER)
    for number, (begin, first, end) in enumerate(found):
        if end - first >= MIN_NBYTES:
            raw = list(_find_fields(content, first, end, RAW_DATA))
            if len(raw) == 1 and raw[0][2] - raw[0][1] >= MIN_NBYTES:
                tag, *span = raw[0]
                tensor = content[first:tag] + content[span[1] : end]
                pieces += [content[copied:begin], _frame(INITIALIZER, tensor)]
                spans[number], copied = (span[0], span[1]), end
    return b"".join([*pieces, content[copied:stop]])


def _find_fields(
    content: Content, start: int, stop: int, wanted: int
) -> Iterator[tuple[int, int, int]]:
    """Where each field of a number begins, and where its bytes begin and end."""
    for number, wire, begin, first, end in walk_fields(content, start, stop):
        if number == wanted and wire == BYTES:
            yield begin, first, end


def _frame(field: int, payload: bytes) -> bytes:
    """A field whose value is bytes, as a message holds it."""
    length, header = len(payload), bytearray([field << 3 | BYTES])
    while length >= 0x80:
        header.append(length & 0x7F | 0x80)
        length >>= 7
    return bytes(header) + bytes([length]) + payload


# --- tensors --------------------------------------------------------------------------------------
#
# Convert TensorProtos and ONNX types to NumPy arrays and kernel types.


UNDEFINED, STRING = ELEM_NUMBERS["UNDEFINED"], ELEM_NUMBERS["STRING"]
COMPLEX = ELEM_NUMBERS["COMPLEX64"], ELEM_NUMBERS["COMPLEX128"]
BITS = {
    ELEM_NUMBERS[name]: bits
    for name, bits in (("INT4", 4), ("UINT4", 4), ("FLOAT4E2M1", 4), ("INT2", 2), ("UINT2", 2))
}


def to_dtype(elem_type: int) -> DType | None:
    """Return the kernel type of an element type, if there is one: strings, complex numbers and the
    smallest types only run on the host."""
    if elem_type in (UNDEFINED, STRING):
        return None
    try:
        return from_numpy(_to_numpy(elem_type))
    except (DTypeError, KeyError, TypeError, ValueError):
        return None


def _to_numpy(elem_type: int) -> np.dtype[Any]:
    if elem_type in NUMPY_TYPES:
        return NUMPY_TYPES[elem_type][0]
    found: np.dtype[Any] = np.dtype(onnx.helper.tensor_dtype_to_np_dtype(elem_type))
    return found


def to_elem_type(dtype: np.dtype[Any]) -> int:
    return int(onnx.helper.np_dtype_to_tensor_dtype(dtype))


def widen(value: Any) -> np.ndarray | None:
    """Convert an array of one of the smallest types to the next one that kernels have."""
    if not isinstance(value, np.ndarray) or value.dtype.kind in "OUSc":
        return None
    name = value.dtype.name
    if name.startswith("float"):
        return value.astype(np.float32)
    kinds = {"int4": np.int8, "uint4": np.uint8, "int2": np.int8, "uint2": np.uint8}
    return value.astype(kinds[name]) if name in kinds else None


def read_array(
    tensor: Any, folder: Path | None = None, raw: np.ndarray | None = None
) -> np.ndarray:
    """Return the value of a tensor: a view of its bytes, `raw` or the proto's or the mapped file's,
    if their layout is NumPy's."""
    shape = tuple(tensor.dims)
    if any(n < 0 for n in shape):
        raise broken(tensor, f"its shape is {list(shape)}")
    is_external = tensor.data_location == EXTERNAL
    raw = external_bytes(tensor, folder) if is_external else raw
    if raw is None and tensor.HasField("raw_data"):
        raw = np.frombuffer(tensor.raw_data, np.uint8)
    try:
        return _decode_array(tensor, shape, raw)
    except (KeyError, TypeError, ValueError) as error:
        raise broken(tensor, str(error)) from None


def _decode_array(tensor: Any, shape: tuple[int, ...], raw: np.ndarray | None) -> np.ndarray:
    kind = tensor.data_type
    if raw is None:
        _check_count(tensor, shape)
        if kind in NUMPY_TYPES:
            dtype, field = NUMPY_TYPES[kind]
            return np.array(getattr(tensor, field)).astype(dtype).reshape(shape)
        return _decode_by_onnx(to_proto(tensor))
    if kind == STRING:
        raise broken(tensor, "strings are not stored as raw bytes")
    dtype = _to_numpy(kind)
    wanted = -(-prod(shape) * BITS[kind] // 8) if kind in BITS else prod(shape) * dtype.itemsize
    if raw.nbytes != wanted:
        raise broken(tensor, f"{list(shape)} takes {wanted:,} bytes, there are {raw.nbytes:,}")
    if to_dtype(kind) is not None:
        return np.asarray(raw.view(dtype).reshape(shape))
    return _decode_by_onnx(onnx.TensorProto(data_type=kind, dims=shape, raw_data=raw.tobytes()))


def _decode_by_onnx(tensor: Any) -> np.ndarray:
    return np.asarray(onnx.numpy_helper.to_array(tensor))


def _check_count(tensor: Any, shape: tuple[int, ...]) -> None:
    """Numbers that are stored one by one: as many as the shape says, before memory is taken."""
    field = _find_field(tensor.data_type)
    each = 8 // BITS.get(tensor.data_type, 8)
    per = 2 if tensor.data_type in COMPLEX else 1
    wanted, found = -(-prod(shape) * per // each), len(getattr(tensor, field))
    if found != wanted:
        raise broken(tensor, f"{list(shape)} takes {wanted:,} numbers, there are {found:,}")


def _find_field(elem_type: int) -> str:
    if elem_type in NUMPY_TYPES:
        return NUMPY_TYPES[elem_type][1]
    return str(onnx.helper.tensor_dtype_to_field(elem_type))


def broken(tensor: Any, why: str) -> InputError:
    return InputError(f"the weight '{tensor.name}' is broken", why=why)
