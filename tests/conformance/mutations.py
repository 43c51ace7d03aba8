"""Change valid files a little: bits, lengths, fields of protocol buffers, values of JSON."""

from __future__ import annotations

import json
import random
import struct
from collections.abc import Callable
from typing import Any

Change = Callable[[random.Random, bytes], bytes]

# Whole numbers at the ends of the types that formats store sizes in.
EXTREMES = [0, 1, -1, 2, 127, 128, 255, 256, 65535, 1 << 16, (1 << 31) - 1, 1 << 31, (1 << 32) - 1]
EXTREMES += [1 << 32, 1 << 40, (1 << 62), (1 << 63) - 1, -(1 << 31), -(1 << 63), (1 << 64) - 1]
FLOATS = [0.0, -0.0, -1.0, 1e-45, 1e38, -1e38, 1e300, float("inf"), float("-inf"), float("nan")]
TEXTS = ["", "x", "../../etc/passwd", "/etc/passwd", "\x00", "é" * 9, "a" * 5000, "{{", "\x1b[2J"]


# --- bytes ----------------------------------------------------------------------------------------


def _flip(rng: random.Random, data: bytearray) -> None:
    for _ in range(rng.choice([1, 1, 2, 8])):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)


def _set_byte(rng: random.Random, data: bytearray) -> None:
    data[rng.randrange(len(data))] = rng.choice([0, 1, 0x7F, 0x80, 0xFF, rng.randrange(256)])


def _set_number(rng: random.Random, data: bytearray) -> None:
    width = rng.choice([2, 4, 8])
    at = rng.randrange(len(data))
    value = rng.choice(EXTREMES) & (1 << 8 * width) - 1
    data[at : at + width] = value.to_bytes(width, "little")[: len(data) - at]


def _cut(rng: random.Random, data: bytearray) -> None:
    del data[rng.randrange(len(data)) :]


def _remove(rng: random.Random, data: bytearray) -> None:
    at = rng.randrange(len(data))
    del data[at : at + rng.choice([1, 2, 4, 8, 64])]


def _repeat(rng: random.Random, data: bytearray) -> None:
    at = rng.randrange(len(data))
    data[at:at] = data[at : at + rng.choice([1, 4, 8, 64, 256])]


def _insert(rng: random.Random, data: bytearray) -> None:
    at = rng.randrange(len(data))
    data[at:at] = rng.randbytes(rng.choice([1, 4, 8, 32]))


BYTE_CHANGES = (_flip, _flip, _set_byte, _set_number, _set_number, _cut, _remove, _repeat, _insert)


def change_bytes(rng: random.Random, data: bytes, within: int = 0) -> bytes:
    """One to three changes of the first `within` bytes, or anywhere."""
    split = within or len(data)
    head, rest = bytearray(data[:split]), data[split:]
    for _ in range(rng.choice([1, 1, 2, 3])):
        if head:
            rng.choice(BYTE_CHANGES)(rng, head)
    return bytes(head) + rest


# --- protocol buffers -----------------------------------------------------------------------------

Field = list[Any]  # [number, wire type, value]; the value of a message is a list of fields


def read_message(data: bytes, depth: int = 12) -> list[Field] | None:
    """The fields of a message; None if the bytes are none. Texts may look like messages."""
    fields: list[Field] = []
    at = 0
    try:
        while at < len(data):
            tag, at = _read_varint(data, at)
            number, wire, value = tag >> 3, tag & 7, None
            if number == 0 or number > 1 << 16:
                return None
            if wire == 0:
                value, at = _read_varint(data, at)
            else:
                nbytes, at = _read_varint(data, at) if wire == 2 else ({1: 8, 5: 4}[wire], at)
                value, at = data[at : at + nbytes], at + nbytes
                if at > len(data):
                    return None
                if wire == 2 and depth and (inner := read_message(value, depth - 1)):
                    value = inner
            fields.append([number, wire, value])
    except (IndexError, KeyError):
        return None
    return fields


def _read_varint(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        value |= (data[at] & 127) << shift
        at, shift = at + 1, shift + 7
        if data[at - 1] < 128:
            return value, at


def _varint(value: int) -> bytes:
    value &= (1 << 64) - 1
    made = bytearray()
    while value > 127:
        made.append(value & 127 | 128)
        value >>= 7
    return bytes([*made, value])


def write_message(fields: list[Field]) -> bytes:
    made = []
    for number, wire, value in fields:
        made.append(_varint(number << 3 | wire))
        if wire == 0:
            made.append(_varint(value))
            continue
        data = write_message(value) if isinstance(value, list) else value
        made.append(_varint(len(data)) + data if wire == 2 else data)
    return b"".join(made)


def change_message(rng: random.Random, data: bytes) -> bytes:
    """One to three changes of the fields of a message, or of its bytes."""
    fields = read_message(data)
    if not fields or rng.random() < 0.2:
        return change_bytes(rng, data)
    for _ in range(rng.choice([1, 1, 2, 3])):
        _change_field(rng, fields)
    return write_message(fields)


def _change_field(rng: random.Random, fields: list[Field]) -> None:
    """Go down to some field, and change it or the list that it is in."""
    while True:
        at = rng.randrange(len(fields))
        inner = fields[at][2]
        if isinstance(inner, list) and inner and rng.random() < 0.8:
            fields = inner
            continue
        break
    action = rng.randrange(8)
    if action == 0 and len(fields) > 1:
        del fields[at]
    elif action == 1:
        fields.insert(rng.randrange(len(fields) + 1), list(fields[at]))
    elif action == 2 and len(fields) > 1:
        other = rng.randrange(len(fields))
        fields[at][2], fields[other][2] = fields[other][2], fields[at][2]
        fields[at][1], fields[other][1] = fields[other][1], fields[at][1]
    elif action == 3:
        fields[at][0] = max(1, fields[at][0] + rng.choice([-1, 1, 2]))
    else:
        fields[at][2] = _another(rng, fields[at])


def _another(rng: random.Random, field: Field) -> Any:
    _, wire, value = field
    if wire == 0:
        near = value + rng.choice([-1, 1]), value ^ 1 << rng.randrange(8)
        return rng.choice([*EXTREMES, *near, *near])
    if wire == 5:
        return struct.pack("<f", min(max(rng.choice(FLOATS), -3e38), 3e38))
    if wire == 1:
        return struct.pack("<d", rng.choice(FLOATS))
    data = write_message(value) if isinstance(value, list) else value
    if rng.random() < 0.3:
        return rng.choice(TEXTS).encode()
    return change_bytes(rng, data) if data else b"x"


# --- JSON -----------------------------------------------------------------------------------------


def change_json(rng: random.Random, data: bytes) -> bytes:
    """One to three other values in JSON, or other bytes of its text."""
    if rng.random() < 0.15:
        return change_bytes(rng, data)
    return json.dumps(change_values(rng, json.loads(data))).encode()


def change_values(rng: random.Random, tree: Any) -> Any:
    root = [tree]
    for _ in range(rng.choice([1, 1, 2, 3])):
        _change_value(rng, root)
    return root[0]


def _change_value(rng: random.Random, tree: Any) -> None:
    """Go down to some value, and change it."""
    while True:
        keys = list(tree) if isinstance(tree, dict) else list(range(len(tree)))
        key = rng.choice(keys)
        inner = tree[key]
        if isinstance(inner, (dict, list)) and inner and rng.random() < 0.9:
            tree = inner
            continue
        break
    action = rng.randrange(8)
    if action == 0 and len(tree) > 1:
        del tree[key]
    elif action == 1 and isinstance(tree, list):
        tree.insert(key, inner)
    elif action == 1:
        tree[str(key) + "x"] = tree.pop(key)
    elif action == 2:
        other = rng.choice(keys)
        tree[key], tree[other] = tree[other], tree[key]
    else:
        tree[key] = _another_value(rng, inner)


def _another_value(rng: random.Random, value: Any) -> Any:
    if isinstance(value, bool) or value is None or rng.random() < 0.3:
        return rng.choice([None, True, False, [], {}, [[]], {"a": 1}, *EXTREMES, *FLOATS, *TEXTS])
    if isinstance(value, int):
        return rng.choice([*EXTREMES, value + 1, value - 1, -value, float(value), str(value)])
    if isinstance(value, float):
        return rng.choice([*FLOATS, round(value) if abs(value) < 1e9 else 0, str(value)])
    if isinstance(value, str):
        return rng.choice([*TEXTS, value + "x", value[:-1], value * 2, value.upper()])
    return rng.choice([None, 0, "x", [value], {"x": value}, [], {}, [value, value]])
