"""Read the metadata of a GGUF file and map its tensors.

    "GGUF", version, number of tensors, number of pairs     # little endian
    pairs:   name, type, value                              # the metadata
    tensors: name, sizes (the fastest first), type, offset  # into the data, which is aligned
    data

Opening a file executes nothing and trusts nothing: every count and length is checked against what
is left of the file before memory is taken for it, and every tensor against the file's end. The
package `gguf` (an oracle of the tests) makes an array for every text of a vocabulary and checks no
counts: 128,000 tokens take it 166 MB more.
"""

from __future__ import annotations

import mmap
import os
import struct
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from math import prod
from typing import Any, NoReturn, overload

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.gguf.blocks import FORMATS, IDS, Format
from kitsune.frontends.safetensors import map_file
from kitsune.system.records import dataclass

MAGIC = b"GGUF"
VERSIONS = (2, 3)
MOST_AXES = 4
MOST_DEPTH = 4  # of arrays in arrays
NUMBERS = {
    0: "<u1",
    1: "<i1",
    2: "<u2",
    3: "<i2",
    4: "<u4",
    5: "<i4",
    6: "<f4",
    7: "|u1",
    10: "<u8",
    11: "<i8",
    12: "<f8",
}
BOOL, STRING, ARRAY = 7, 8, 9
PAIR_NBYTES, TENSOR_NBYTES, STRING_NBYTES = 13, 24, 8  # the least that each takes


@dataclass(frozen=True)
class Tensor:
    """A tensor: its name, its shape with the contiguous axis last, and its bytes."""

    name: str
    shape: tuple[int, ...]
    format: Format
    data: np.ndarray  # u8, over the mapped file


class Texts(Sequence[str]):
    """Texts of a mapped file, each read when it is asked for: a vocabulary has 100,000 of them."""

    def __init__(self, image: memoryview, places: array[int]) -> None:
        self._image, self._places = image, places

    def __len__(self) -> int:
        return len(self._places) // 2

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> list[str]: ...
    def __getitem__(self, at: int | slice) -> str | list[str]:
        if isinstance(at, slice):
            return [self[n] for n in range(len(self))[at]]
        n = range(len(self))[at]
        return _decode_text(self._image[self._places[2 * n] : self._places[2 * n + 1]])

    def __iter__(self) -> Iterator[str]:
        image, ends = self._image, iter(self._places)
        return (_decode_text(image[begin:end]) for begin, end in zip(ends, ends, strict=True))


def _decode_text(text: memoryview) -> str:
    return str(text, "utf-8", "replace")


@dataclass(frozen=True)
class GgufFile:
    path: str
    version: int
    metadata: Mapping[str, Any]
    tensors: Mapping[str, Tensor]
    image: memoryview = field(repr=False)

    def forget(self) -> None:
        """Give the memory of what was read back; it is mapped, and read again when it is used."""
        if isinstance(self.image.obj, mmap.mmap) and hasattr(mmap, "MADV_DONTNEED"):
            self.image.obj.madvise(mmap.MADV_DONTNEED)

    @property
    def architecture(self) -> str:
        return str(self.metadata.get("general.architecture", ""))


def open_gguf(path: str | os.PathLike[str]) -> GgufFile:
    try:
        image = map_file(path)
    except OSError as error:
        raise InputError(f"cannot read '{path}'", why=error.strerror or str(error)) from None
    return _Reader(image, os.fspath(path)).file()


class _Reader:
    """Goes through a file from its beginning."""

    def __init__(self, image: memoryview, path: str) -> None:
        self.image, self.path, self.at = image, path, 0

    def file(self) -> GgufFile:
        if bytes(self.image[:4]) != MAGIC:
            self.bad(f"it begins with {bytes(self.image[:4])!r}, not {MAGIC!r}")
        self.at = 4
        version = self.number("I")
        if version not in VERSIONS:
            shown = f"{version:#x}, another byte order" if version > 0xFFFF else str(version)
            raise UnsupportedError(
                f"'{self.path}' is of GGUF version {shown}",
                why="versions 2 and 3 are known",
                hint="convert the model again",
            )
        tensors, pairs = self.number("Q"), self.number("Q")
        self.room(pairs, PAIR_NBYTES, "pairs of metadata")
        metadata: dict[str, Any] = {}
        for _ in range(pairs):
            name = self.name(metadata)
            metadata[name] = self.value(self.number("I"), name)
        self.room(tensors, TENSOR_NBYTES, "tensors")
        found: dict[str, tuple[tuple[int, ...], Format, int]] = {}
        for _ in range(tensors):
            name = self.name(found)
            found[name] = self.read_tensor_info(name)
        data = self.data_begin(metadata)
        made = {name: self.tensor(name, data, *fields) for name, fields in found.items()}
        return GgufFile(self.path, version, metadata, made, self.image)

    # --- tensors ---

    def read_tensor_info(self, name: str) -> tuple[tuple[int, ...], Format, int]:
        """Return shape, format and offset of a tensor."""
        count = self.number("I")
        if not 0 < count <= MOST_AXES:
            self.bad(f"'{name}' has {count} axes, and may have 1 to {MOST_AXES}")
        sizes = tuple(self.number("Q") for _ in range(count))
        kind, offset = self.number("I"), self.number("Q")
        known = FORMATS.get(IDS.get(kind, ""))
        if known is None:
            raise UnsupportedError(
                f"'{name}' of '{self.path}' is of type {IDS.get(kind, kind)}",
                why=f"known are {', '.join(FORMATS)}",
                hint="convert the model to one of these, from its floats where they are at hand: "
                "llama.cpp's `llama-quantize model.gguf small.gguf Q4_K_M`",
            )
        if 0 in sizes:
            self.bad(f"'{name}' has no elements: its sizes are {list(sizes[::-1])}")
        if sizes[0] % known.block:
            self.bad(f"'{name}' has rows of {sizes[0]}, and {known.name} blocks of {known.block}")
        return sizes[::-1], known, offset

    def tensor(
        self, name: str, start: int, shape: tuple[int, ...], kind: Format, offset: int
    ) -> Tensor:
        nbytes, size = prod(shape) // kind.block * kind.nbytes, len(self.image)
        if start + offset + nbytes > size:
            self.bad(f"'{name}' takes {nbytes:,} bytes from {start + offset:,}, of {size:,}")
        data = np.frombuffer(self.image, np.uint8, nbytes, start + offset)
        return Tensor(name, shape, kind, data)

    def data_begin(self, metadata: Mapping[str, Any]) -> int:
        alignment = metadata.get("general.alignment", 32)
        if not isinstance(alignment, int) or alignment < 1 or alignment % 8:
            self.bad(f"general.alignment is {alignment!r}, and no multiple of 8")
        return -(-self.at // alignment) * alignment

    # --- values ---

    def value(self, kind: int, name: str, depth: int = 0) -> Any:
        if kind == STRING:
            return self.text()
        if kind == ARRAY:
            return self.array(name, depth)
        if kind not in NUMBERS:
            self.bad(f"'{name}' is of the unknown type {kind}")
        found = self.numbers(kind, 1)[0]
        return bool(found) if kind == BOOL else found.item()

    def array(self, name: str, depth: int) -> Any:
        """Numbers as a NumPy array, texts where they are, anything else as a list."""
        kind, count = self.number("I"), self.number("Q")
        if kind in NUMBERS:
            self.room(count, np.dtype(NUMBERS[kind]).itemsize, f"values of '{name}'")
            return self.numbers(kind, count)
        if depth == MOST_DEPTH:
            self.bad(f"'{name}' nests more than {MOST_DEPTH} arrays")
        self.room(count, STRING_NBYTES, f"values of '{name}'")
        if kind == STRING:
            return Texts(self.image, array("Q", self.places(count)))
        return [self.value(kind, name, depth + 1) for _ in range(count)]

    def places(self, count: int) -> Iterator[int]:
        """Return where each of some texts begins and ends."""
        image, length, at = self.image, struct.Struct("<Q"), self.at
        last = len(image) - length.size
        for _ in range(count):
            begin = at + length.size
            if at > last or (at := begin + length.unpack_from(image, at)[0]) > len(image):
                self.bad(f"it ends {max(at, begin) - len(image):,} bytes early")
            yield begin
            yield at
        self.at = at

    def numbers(self, kind: int, count: int) -> np.ndarray:
        dtype = np.dtype(NUMBERS[kind])
        raw = np.frombuffer(self.take(count * dtype.itemsize), dtype)
        return raw.astype(dtype.newbyteorder("="))

    def name(self, known: Mapping[str, Any]) -> str:
        name = self.text()
        if name in known:
            self.bad(f"'{name}' appears twice")
        return name

    def text(self) -> str:
        return _decode_text(self.take(self.number("Q")))

    def number(self, kind: str) -> int:
        found: int = struct.unpack(f"<{kind}", self.take(struct.calcsize(kind)))[0]
        return found

    def take(self, nbytes: int) -> memoryview:
        if nbytes > len(self.image) - self.at:
            self.bad(f"it ends {nbytes - len(self.image) + self.at:,} bytes early")
        self.at += nbytes
        return self.image[self.at - nbytes : self.at]

    def room(self, count: int, nbytes: int, what: str) -> None:
        """Refuse a count of things that the rest of the file cannot hold."""
        left = len(self.image) - self.at
        if count * nbytes > left:
            self.bad(f"it would have {count:,} {what} in {left:,} bytes")

    def bad(self, why: str) -> NoReturn:
        raise InputError(f"'{self.path}' is not a whole GGUF file", why=why)
