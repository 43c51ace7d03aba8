"""Save the keys and values of a text in one file, and read them back.

    magic · version · length and JSON of the header · tokens (int32) · rows of each array

A file is read only into the model that wrote it, by the fingerprint of its files and the types and
sizes of its cache; its size and checksum are compared before a state is changed.
"""

from __future__ import annotations

import json
import os
import struct
import zlib
from collections.abc import Iterator, Mapping
from hashlib import sha256
from os import PathLike
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.generation.decoder_steps import State
from kitsune.system.files import open_file, wrap_errors, write_atomically

MAGIC, VERSION = b"KITSUNE-STATE\0\0\0", 1
HEAD = struct.Struct("<16sII")  # magic, version, bytes of the header
MOST_HEADER = 64 << 20
SAMPLES, SAMPLE = 64, 4096  # places of a file that its fingerprint reads, and bytes of each


def save_state(path: str | PathLike[str], state: State, notes: Mapping[str, Any]) -> None:
    """Write the tokens and the filled part of the cache; `notes` are stored with them."""
    arrays = _rows(state, len(state.ids))
    ids = np.array(state.ids, "<i4")
    flat = [ids, *(each for each in arrays if each.size)]
    pieces = [each.reshape(-1).view(np.uint8).data for each in flat if each.size]
    checksum = 0
    for piece in pieces:
        checksum = zlib.crc32(piece, checksum)
    header = {
        "model": fingerprint(state),
        "tokens": len(state.ids),
        "arrays": [[list(each.shape[1:]), each.dtype.str] for each in arrays],
        "checksum": checksum,
        "notes": dict(notes),
    }
    text = json.dumps(header).encode()
    write_atomically(path, [HEAD.pack(MAGIC, VERSION, len(text)), text, *pieces])


def load_state(path: str | PathLike[str], state: State) -> dict[str, Any]:
    """Read a saved cache into a state; the notes of the file."""
    with wrap_errors(str(path)), open_file(path) as file:
        header = _read_header(path, file)
        count, room = header.get("tokens"), state.steps.capacity
        if header.get("model") != fingerprint(state):
            raise _bad(path, "another model wrote it, or other adapters or options")
        if not isinstance(count, int) or not 0 <= count <= room:
            raise _bad(path, f"it has {count!r} tokens, and the context has room for {room}")
        arrays = _rows(state, count)
        if header.get("arrays") != [[list(a.shape[1:]), a.dtype.str] for a in arrays]:
            raise _bad(path, "its cache has other sizes or types")
        size = 4 * count + sum(a.nbytes for a in arrays)
        rest = os.fstat(file.fileno()).st_size - file.tell()
        if rest != size:
            raise _bad(path, f"{rest:,} bytes follow the header, not {size:,}")
        data = file.read(size)
        if zlib.crc32(data) != header.get("checksum"):
            raise _bad(path, "its checksum is wrong")
        ids = np.frombuffer(data, "<i4", count)
        if count and not 0 <= ids.min() <= ids.max() < state.steps.model.vocabulary:
            raise _bad(path, "it has tokens that the model does not have")
        notes = header.get("notes")
        if not isinstance(notes, dict):
            raise _bad(path, "its header has no notes")
        at = 4 * count
        for each in arrays:
            each[...] = np.frombuffer(data, each.dtype, each.size, at).reshape(each.shape)
            at += each.nbytes
        state.restore(ids.tolist())
        return notes


def _read_header(path: object, file: BinaryIO) -> dict[str, Any]:
    head = file.read(HEAD.size)
    if len(head) < HEAD.size or not head.startswith(MAGIC):
        raise InputError(f"'{path}' is no saved cache")
    _, version, length = HEAD.unpack(head)
    if version != VERSION:
        raise _bad(path, f"it is of version {version}, and this program reads {VERSION}")
    if length > MOST_HEADER:
        raise _bad(path, f"its header has {length:,} bytes")
    found = json.loads(file.read(length))
    if not isinstance(found, dict):
        raise _bad(path, "its header is no object")
    return found


def _bad(path: object, why: str) -> InputError:
    return InputError(f"cannot use the cache in '{path}'", why=why)


def _rows(state: State, count: int) -> list[np.ndarray]:
    """The first rows of each array of the cache."""
    arrays = state.cache
    if not all(isinstance(each, np.ndarray) for each in arrays):
        raise UnsupportedError("a cache on this device is not saved", hint="use hardware='cpu'")
    return [each[:count] for each in arrays]


def fingerprint(state: State) -> str:
    """A digest of the model's files, by their sizes and samples of their bytes, of its description
    and of the adapters that apply."""
    steps = state.steps
    made = sha256(repr((steps.model, steps.adapter_names, steps.adapter_scales.tolist())).encode())
    for path in _files(Path(steps.file)):
        size = path.stat().st_size
        made.update(f" {size} ".encode())
        with open(path, "rb") as file:
            for n in range(SAMPLES):
                file.seek(n * max(0, size - SAMPLE) // max(1, SAMPLES - 1))
                made.update(file.read(SAMPLE))
    return made.hexdigest()


def _files(path: Path) -> Iterator[Path]:
    if path.is_dir():
        yield from sorted([*path.glob("*.safetensors"), path / "config.json"])
    else:
        yield path
