"""Read a ModelProto from a file, and weights from external data files.

Nothing outside the model's folder is read: a location is a plain relative path of regular files,
none of them a link. Sizes are compared with the file before memory is taken; weights are mapped.
"""

from __future__ import annotations

import mmap
import os
import stat
from pathlib import Path, PureWindowsPath
from typing import Any, BinaryIO

import numpy as np
from google.protobuf.message import DecodeError
from onnx import ModelProto

from kitsune.errors import InputError
from kitsune.frontends.onnx.split_weights import Span, split_weights
from kitsune.system.files import open_file

MOST_NBYTES = 1 << 31  # what a protocol buffer may be


def read_model(path: Path) -> tuple[Any, dict[str, np.ndarray]]:
    """Return the model of a file without its large weights, and the bytes of those by name.
    External weights stay where they are."""
    try:
        with open_file(path) as file:
            size = os.fstat(file.fileno()).st_size
            if size > MOST_NBYTES:
                raise bad(path, f"it has {size:,} bytes, a protocol buffer at most {MOST_NBYTES:,}")
            if not size:
                raise bad(path, "it is empty")
            with mmap.mmap(file.fileno(), size, access=mmap.ACCESS_READ) as content:
                rest, spans = split_weights(content)
                model = _parse_model(rest, path)
                names = [tensor.name for tensor in model.graph.initializer]
                if len(set(names)) < len(names):  # which of them counts is for protobuf to say
                    return _parse_model(content[:], path), {}
            return model, {names[n]: _read_span(file, span) for n, span in spans.items()}
    except OSError as error:
        raise InputError(f"cannot read '{path}'", why=error.strerror or str(error)) from None


def _read_span(file: BinaryIO, span: Span) -> np.ndarray:
    start, stop = span
    found = np.empty(stop - start, np.uint8)
    file.seek(start)
    if file.readinto(found) != found.nbytes:  # type: ignore[attr-defined]
        raise InputError(f"cannot read '{file.name}'", why="it changed while it was read")
    return found


def _parse_model(content: bytes, path: Path) -> Any:
    model = ModelProto()
    try:
        model.ParseFromString(content)
    except (DecodeError, RecursionError, ValueError) as error:
        raise bad(path, f"it cannot be parsed: {error}") from None
    if not model.HasField("graph"):
        raise bad(path, "there is no graph in it")
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
