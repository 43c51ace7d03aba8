"""Split a serialised ModelProto into one without large weights, and where those lie in the file.

Protobuf copies every weight as it parses and again when it is read. Here the bytes of large weights
are skipped: what is parsed is small, and each weight is read from the file once, to where it stays.
"""

from __future__ import annotations

from collections.abc import Iterator
from mmap import mmap

GRAPH, INITIALIZER, RAW_DATA = 7, 5, 9  # fields of ModelProto, GraphProto and TensorProto
VARINT, FIXED64, BYTES, FIXED32 = 0, 1, 2, 5  # wire types
MIN_NBYTES = 1024  # of a weight that is split off

Content = bytes | mmap
Span = tuple[int, int]  # of bytes in the file


class _Unusual(Exception):
    """The file is damaged, or written in a way that protobuf alone should make sense of."""


def split_weights(content: Content) -> tuple[bytes, dict[int, Span]]:
    """Return the model without the bytes of large initializers, and where these are by the number
    of the initializer. A model that is written in an unusual way is returned whole."""
    spans: dict[int, Span] = {}
    try:
        graphs = [f for f in _walk_fields(content, 0, len(content)) if f[0] == GRAPH]
        if len(graphs) != 1:  # protobuf merges them
            raise _Unusual
        _, begin, start, stop = graphs[0]
        graph = _strip_graph(content, start, stop, spans)
    except _Unusual:
        return content[:], {}
    return b"".join([content[:begin], _frame(GRAPH, graph), content[stop:]]), spans


def _strip_graph(content: Content, start: int, stop: int, spans: dict[int, Span]) -> bytes:
    """The bytes of a graph without its large weights, whose places are added to `spans`."""
    pieces, copied, number = list[bytes](), start, 0
    for field, begin, first, end in _walk_fields(content, start, stop):
        if field != INITIALIZER:
            continue
        if end - first >= MIN_NBYTES:
            raw = [f for f in _walk_fields(content, first, end) if f[0] == RAW_DATA]
            if len(raw) == 1 and raw[0][3] - raw[0][2] >= MIN_NBYTES:
                _, tag, *span = raw[0]
                tensor = content[first:tag] + content[span[1] : end]
                pieces += [content[copied:begin], _frame(INITIALIZER, tensor)]
                spans[number], copied = (span[0], span[1]), end
        number += 1
    return b"".join([*pieces, content[copied:stop]])


def _walk_fields(content: Content, start: int, stop: int) -> Iterator[tuple[int, int, int, int]]:
    """Each field of a message: its number (0 where it is not bytes), where it begins, and where its
    value begins and ends."""
    at = start
    while at < stop:
        begin = at
        tag, at = _read_varint(content, at, stop)
        field, kind = tag >> 3, tag & 7
        if kind == VARINT:
            first = at
            _, at = _read_varint(content, at, stop)
        elif kind in (FIXED64, FIXED32):
            first, at = at, at + (8 if kind == FIXED64 else 4)
        elif kind == BYTES:
            length, first = _read_varint(content, at, stop)
            at = first + length
        else:
            raise _Unusual
        if at > stop:
            raise _Unusual
        yield field if kind == BYTES else 0, begin, first, at


def _read_varint(content: Content, at: int, stop: int) -> tuple[int, int]:
    value = shift = 0
    while at < stop and shift < 64:
        byte = content[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
        shift += 7
    raise _Unusual


def _frame(field: int, payload: bytes) -> bytes:
    """A field whose value is bytes, as a message holds it."""
    length, header = len(payload), bytearray([field << 3 | BYTES])
    while length >= 0x80:
        header.append(length & 0x7F | 0x80)
        length >>= 7
    return bytes(header) + bytes([length]) + payload
