"""The file format of saved models: sections, checksums, and tensors that are memory-mapped.

    magic, version, number of sections
    for each section: name, where it begins, its size, its checksum
    "model"   JSON
    "native"  object code, where there is any
    "index"   a safetensors header
    "data"    the tensors it lists, each at a multiple of 64 bytes

Index and data together are a safetensors file. Reading compares sizes with the size of the file
and every checksum but that of the data, whose bytes are not looked at: each tensor is called after
its own checksum, and `Saved.verify` compares them.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping
from os import PathLike
from typing import Any, TypeVar

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.safetensors import FILLER, make_header, map_file, raw, read_tensors
from kitsune.ir.bind_sizes import decode_size
from kitsune.ir.size_order import bounds
from kitsune.system.files import write_atomically
from kitsune.system.records import dataclass

MAGIC, VERSION = b"kitsune\n", 2
HEAD = struct.Struct("<8sII")
ROW = struct.Struct("<8sQQ16s")
NAMES = ("model", "native", "index", "data")
PAGE = 4096  # where sections begin, so that they can be mapped on their own
ALIGNMENT = 64  # of each tensor: kernels read whole cache lines
UNCHECKED = bytes(16)  # in the place of the data's checksum


def checksum(data: bytes | memoryview) -> bytes:
    return hashlib.blake2b(data, digest_size=16).digest()


# --- writing -------------------------------------------------------------------------------------


def write(
    path: str | PathLike[str], model: bytes, native: bytes, tensors: Mapping[str, np.ndarray]
) -> None:
    """All of it, or nothing: an older file stays as it was until this one is complete."""
    write_atomically(path, pack_sections(model, native, tensors))


def pack_sections(
    model: bytes, native: bytes, tensors: Mapping[str, np.ndarray]
) -> list[bytes | memoryview]:
    """Return the pieces of a file."""
    index, arrays = make_header(tensors, alignment=ALIGNMENT)
    data_nbytes = sum(array.nbytes for array in arrays)
    first = -(-(HEAD.size + len(NAMES) * ROW.size) // PAGE) * PAGE
    rows, at = [], first
    pieces: list[bytes | memoryview] = []
    for name, section in (("model", model), ("native", native)):
        rows.append(ROW.pack(name.encode(), at, len(section), checksum(section)))
        padded = section + bytes(-len(section) % PAGE)
        pieces.append(padded)
        at += len(padded)
    rows.append(ROW.pack(b"index", at, len(index), checksum(index)))
    rows.append(ROW.pack(b"data", at + len(index), data_nbytes, UNCHECKED))
    head = HEAD.pack(MAGIC, VERSION, len(rows)) + b"".join(rows)
    return [head + bytes(first - len(head)), *pieces, index, *map(raw, arrays)]


# --- reading -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sections:
    model: bytes
    native: memoryview
    tensors: Mapping[str, np.ndarray]


def read(path: str | PathLike[str]) -> Sections:
    return read_sections(map_file(path), path)


def read_sections(image: memoryview, path: str | PathLike[str]) -> Sections:
    """Return the sections of a file, copying only the JSON."""
    rows = _rows(image)
    found = {name: image[begin : begin + nbytes] for name, begin, nbytes, _ in rows}
    for name, _, _, wanted in rows:
        if name != "data" and checksum(found[name]) != wanted:
            raise InputError(f"its section '{name}' is damaged", why="its checksum is another")
    begin = next(begin for name, begin, _, _ in rows if name == "index")
    tensors = read_tensors(image[begin:], path)
    kept = {name: array for name, array in tensors.items() if not name.startswith(FILLER)}
    return Sections(bytes(found["model"]), found["native"], kept)


def _rows(image: memoryview) -> list[tuple[str, int, int, bytes]]:
    """(name, begin, size, checksum) of each section: all there, in order, to the file's end."""
    if len(image) < HEAD.size or bytes(image[: len(MAGIC)]) != MAGIC:
        raise InputError("it does not begin as artefacts do", why=f"it has {len(image):,} bytes")
    _, version, count = HEAD.unpack_from(image)
    if version != VERSION:
        raise InputError(
            f"it is of version {version}",
            why=f"this kitsune reads version {VERSION}",
            hint="save the model again, with this kitsune",
        )
    if count != len(NAMES) or len(image) < HEAD.size + count * ROW.size:
        raise InputError(f"it has {count} sections", why=f"an artefact has {len(NAMES)}")
    rows, at = [], HEAD.size + count * ROW.size
    for number, expected in enumerate(NAMES):
        name, begin, nbytes, wanted = ROW.unpack_from(image, HEAD.size + number * ROW.size)
        if name.rstrip(b"\0") != expected.encode() or begin < at or begin + nbytes > len(image):
            raise InputError(
                f"its section {number} is {name!r}, {nbytes:,} bytes at {begin:,}",
                why=f"'{expected}' would be between {at:,} and the end at {len(image):,}",
            )
        at = begin + nbytes
        rows.append((expected, begin, nbytes, wanted))
    if at != len(image) or rows[3][1] != rows[2][1] + rows[2][2]:
        raise InputError(f"its sections end at {at:,}", why=f"the file ends at {len(image):,}")
    return rows


# --- fields ---------------------------------------------------------------------------------------
#
# Validate values read from JSON.


T = TypeVar("T")


def check_type(value: Any, kind: type[T], what: str) -> T:
    if type(value) is not kind:
        raise InputError(f"{what} is {str(value)[:60]!r}", why=f"it should be a {kind.__name__}")
    return value


def check_list(value: Any, kind: type[T], what: str) -> list[T]:
    return [check_type(v, kind, what) for v in check_type(value, list, what)]


def field(record: Any, name: str, kind: type[T], what: str) -> T:
    """A field that must be there."""
    if name not in check_type(record, dict, what):
        raise InputError(f"{what} has no '{name}'")
    return check_type(record[name], kind, f"'{name}' of {what}")


def sizes(value: Any, what: str) -> tuple[int, ...]:
    """A shape; calls may decide some of its sizes."""
    made = tuple(decode_size(n, what) for n in check_type(value, list, what))
    if any(bounds(n)[0] < 0 for n in made):
        raise InputError(f"{what} is {list(made)}", why="sizes are 0 or more")
    return made
