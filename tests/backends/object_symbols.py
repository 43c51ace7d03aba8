"""An object file in, the functions out that it calls and does not define."""

from __future__ import annotations

import struct
from collections.abc import Iterator


def undefined_functions(data: bytes) -> list[str]:
    """Of a 64-bit ELF object every undefined symbol; of a wasm object its imported functions,
    since memory and the stack pointer are the linker's to define."""
    return list(_elf(data) if data[:4] == b"\x7fELF" else _wasm(data))


def _elf(data: bytes) -> Iterator[str]:
    (start,) = struct.unpack_from("<Q", data, 40)
    size, count = struct.unpack_from("<HH", data, 58)
    sections = [struct.unpack_from("<IIQQQQII", data, start + size * n) for n in range(count)]
    for _, kind, _, _, offset, nbytes, link, _ in sections:
        if kind != 2:  # the symbol table, whose link is the table of names
            continue
        names = sections[link][4]
        for at in range(offset, offset + nbytes, 24):
            name, _, _, section = struct.unpack_from("<IBBH", data, at)
            if name and section == 0:
                yield data[names + name : data.index(b"\0", names + name)].decode()


def _wasm(data: bytes) -> Iterator[str]:
    return (name for _, name, kind in imports(data) if kind == 0)


def imports(data: bytes) -> list[tuple[str, str, int]]:
    """(module, name, kind) of each import of a wasm file; 0 is a function, 2 a memory."""
    found = []
    if 2 in (places := sections(data)):
        reader = _Reader(data, places[2])
        for _ in range(reader.number()):
            found.append((reader.name(), reader.name(), reader.number()))
            reader.skip(found[-1][2])
    return found


def sections(data: bytes) -> dict[int, int]:
    """The number of each section of a wasm file, and where its contents begin."""
    assert data[:8] == b"\0asm\1\0\0\0", "neither ELF nor wasm"
    reader, found = _Reader(data, 8), dict[int, int]()
    while reader.at < len(data):
        section, nbytes = reader.number(), reader.number()
        found[section] = reader.at
        reader.at += nbytes
    return found


class _Reader:
    """Reads on from a place in a wasm file."""

    def __init__(self, data: bytes, at: int) -> None:
        self.data, self.at = data, at

    def number(self) -> int:
        """LEB128: seven bits a byte, the lowest first."""
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def name(self) -> str:
        nbytes = self.number()
        self.at += nbytes
        return self.data[self.at - nbytes : self.at].decode()

    def skip(self, kind: int) -> None:
        """What describes an import: function, table, memory or global."""
        if kind in (0, 1):
            self.number()  # its signature; the kind of its elements
        if kind in (1, 2):
            has_limit = self.number() & 1
            for _ in range(1 + has_limit):
                self.number()
        if kind == 3:
            self.at += 2
