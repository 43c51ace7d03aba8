"""Read and write safetensors files.

Opening a file executes nothing and trusts nothing: lengths, offsets, overlaps, types and shapes are
checked against the size of the file before an array is made. The package `safetensors` refuses the
same files (tests compare them), but its NumPy reader copies every tensor; this one maps them.
"""

from __future__ import annotations

import json
import mmap
import os
import struct
from collections.abc import Mapping
from math import prod
from typing import Any, TypeGuard

import numpy as np

from kitsune.errors import InputError
from kitsune.ir.dtypes import DTYPES, DType, from_numpy
from kitsune.system.files import open_file, write_atomically
from kitsune.system.records import dataclass

MOST_HEADER_NBYTES = 100_000_000  # what the format's own reader allows
MOST_AXES = 64  # NumPy's limit
METADATA = "__metadata__"
FILLER = "__filler__"  # begins the names of tensors that only keep others apart

# Types that weights are stored in and kernels do not have.
_STORED = (
    DType("f8_e4m3", 1, numpy_name="float8_e4m3fn"),
    DType("f8_e5m2", 1, numpy_name="float8_e5m2"),
    DType("f8_e8m0", 1, numpy_name="float8_e8m0fnu"),
)
_NAMES = {dtype.name.upper(): dtype for dtype in (*DTYPES.values(), *_STORED)}
_STORED_BY_NAME = {dtype.numpy_name: dtype for dtype in _STORED}


@dataclass(frozen=True)
class Entry:
    """One tensor: its bytes are data[begin:end], counted from the end of the header."""

    name: str
    dtype: DType
    shape: tuple[int, ...]
    begin: int
    end: int


# --- reading -------------------------------------------------------------------------------------


def load_file(path: str | os.PathLike[str]) -> dict[str, np.ndarray]:
    """Every tensor by name, read-only, over the mapped file."""
    return read_tensors(map_file(path), path)


def load_metadata(path: str | os.PathLike[str]) -> dict[str, str]:
    """The free text of the header."""
    header, _ = _header(map_file(path), path)
    found = header.get(METADATA, {})
    return dict(found) if isinstance(found, dict) else {}


def map_file(path: str | os.PathLike[str]) -> memoryview:
    """Map a file read-only, shared with every process that maps it."""
    with open_file(path) as file:
        size = os.fstat(file.fileno()).st_size
        return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) if size else b"")


def read_tensors(image: memoryview, path: str | os.PathLike[str]) -> dict[str, np.ndarray]:
    """Return every tensor of a file, or of a section in the same format, by name: read-only views
    of those bytes."""
    header, start = _header(image, path)
    entries = _entries(header, len(image) - start, path)
    return {e.name: _array(image, start, e) for e in entries}


def _header(image: memoryview, path: str | os.PathLike[str]) -> tuple[dict[str, Any], int]:
    """The JSON, and where the data begins."""
    size = len(image)
    if size < 8:
        raise _bad(path, f"it has {size} bytes, and 8 say how long its header is")
    (nbytes,) = struct.unpack("<Q", image[:8])
    if nbytes > MOST_HEADER_NBYTES or 8 + nbytes > size:
        raise _bad(path, f"its header would be {nbytes:,} bytes of a file of {size:,}")
    try:
        text = bytes(image[8 : 8 + nbytes]).decode("utf-8")
        header = json.loads(text, object_pairs_hook=named_once)
    except (ValueError, RecursionError) as error:
        raise _bad(path, f"its header is not JSON: {error}") from None
    if not isinstance(header, dict):
        raise _bad(path, "its header is not an object")
    return header, 8 + nbytes


def named_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON, each of whose names appears once."""
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("a name appears twice")
    return made


def _entries(header: dict[str, Any], room: int, path: str | os.PathLike[str]) -> list[Entry]:
    """The tensors in the order of their bytes, which must fill the file without gap or overlap."""
    entries = [_entry(n, f, path) for n, f in header.items() if n != METADATA]
    entries.sort(key=lambda e: (e.begin, e.end))
    at = 0
    for entry in entries:
        if entry.begin != at:
            how = "overlaps another" if entry.begin < at else "leaves a gap before it"
            raise _bad(path, f"'{entry.name}' begins at {entry.begin}, not {at}: it {how}")
        at = entry.end
    if at != room:
        raise _bad(path, f"its tensors take {at:,} bytes, the file has {room:,}")
    return entries


def _entry(name: str, fields: Any, path: str | os.PathLike[str]) -> Entry:
    if not isinstance(fields, dict):
        raise _bad(path, f"'{name}' is described by {fields!r}")
    kind, shape, offsets = fields.get("dtype"), fields.get("shape"), fields.get("data_offsets")
    if not isinstance(kind, str) or kind not in _NAMES:
        raise _bad(path, f"'{name}' is of type {kind!r}; known are {', '.join(_NAMES)}")
    if not _whole(shape) or len(shape) > MOST_AXES:
        raise _bad(path, f"'{name}' has the shape {shape!r}")
    if not _whole(offsets) or len(offsets) != 2:
        raise _bad(path, f"'{name}' has the offsets {offsets!r}")
    dtype = _NAMES[kind]
    nbytes = prod(shape) * dtype.itemsize
    if offsets[1] - offsets[0] != nbytes:
        raise _bad(
            path, f"'{name}' is {kind}{shape}, {nbytes:,} bytes, at {offsets[0]} to {offsets[1]}"
        )
    return Entry(name, dtype, tuple(shape), offsets[0], offsets[1])


def _whole(value: Any) -> TypeGuard[list[int]]:
    """Return whether it is a list of integers that are not negative."""
    return isinstance(value, list) and all(type(n) is int and n >= 0 for n in value)


def _array(data: memoryview, start: int, entry: Entry) -> np.ndarray:
    """Bytes of the file as an array; one that is not aligned is copied."""
    array = np.frombuffer(
        data, entry.dtype.numpy.newbyteorder("<"), prod(entry.shape), start + entry.begin
    ).reshape(entry.shape)
    array = np.require(array, entry.dtype.numpy, ["A"])
    array.flags.writeable = False
    return array


def _bad(path: str | os.PathLike[str], why: str) -> InputError:
    return InputError(f"'{os.fspath(path)}' is not a safetensors file", why=why)


# --- writing -------------------------------------------------------------------------------------


def save_file(
    tensors: Mapping[str, np.ndarray],
    path: str | os.PathLike[str],
    metadata: Mapping[str, str] | None = None,
) -> None:
    """Write a file whole."""
    header, arrays = make_header(tensors, metadata)
    write_atomically(path, [header, *map(raw, arrays)])


def raw(array: np.ndarray) -> memoryview:
    """The bytes of a contiguous array."""
    return array.reshape(-1).view(np.uint8).data


def make_header(
    tensors: Mapping[str, np.ndarray],
    metadata: Mapping[str, str] | None = None,
    alignment: int = 8,
) -> tuple[bytes, list[np.ndarray]]:
    """Return the header, padded so that the data is aligned, and the arrays in file order. With an
    alignment above 8 bytes every tensor is aligned, by filler tensors."""
    header: dict[str, Any] = {}
    if metadata:
        header[METADATA] = {str(k): str(v) for k, v in metadata.items()}
    arrays, at = [], 0
    # Wider types first, so that every tensor begins at a multiple of its own size.
    for name in sorted(tensors, key=lambda n: (-np.asarray(tensors[n]).dtype.itemsize, n)):
        if name == METADATA:
            raise InputError(f"a tensor cannot be called '{METADATA}'")
        array = np.ascontiguousarray(tensors[name])
        native = array.dtype.newbyteorder("=")
        dtype = _STORED_BY_NAME.get(native.name) or from_numpy(native)
        array = np.ascontiguousarray(array, dtype.numpy.newbyteorder("<"))
        header[name] = {
            "dtype": dtype.name.upper(),
            "shape": list(np.shape(tensors[name])),
            "data_offsets": [at, at + array.nbytes],
        }
        at += array.nbytes
        arrays.append(array)
        if alignment > 8 and (gap := -at % alignment):
            header[f"{FILLER}{at}"] = {
                "dtype": "U8",
                "shape": [gap],
                "data_offsets": [at, at + gap],
            }
            at += gap
            arrays.append(np.zeros(gap, np.uint8))
    text = json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode("utf-8")
    text += b" " * (-(8 + len(text)) % alignment)
    return struct.pack("<Q", len(text)) + text, arrays
