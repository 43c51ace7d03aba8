"""Random weights of every format, and a NumPy builder for `decode`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kitsune.ir.formats import FORMATS, ITEMSIZE, Builder, QuantFormat, Value, uniform
from kitsune.ir.packing import PackedWeight, pack_weight, unpack_blocks

TYPES: dict[str, Any] = {"u32": np.uint32, "i32": np.int32, "f32": np.float32, "bool": bool}
UNIFORM = (
    *(uniform(bits, 32) for bits in range(1, 9)),
    *(uniform(bits, 64, False) for bits in range(1, 9)),
    *(uniform(bits, 64, False, True) for bits in range(1, 9)),
    uniform(4, 128, scale="bf16"),
    uniform(8, 64, False, scale="f32"),
    uniform(4, 32, scale="f32"),
    uniform(4, 32, False, True, scale="f32"),
)
ROWS = (*FORMATS.values(), *UNIFORM)


def draw_weight(row: QuantFormat, n: int, k: int, seed: int = 0) -> PackedWeight:
    """A weight of random codes, bytes and words; factors are small and finite."""
    draw = np.random.default_rng(seed)
    blocks = -(-k // row.rows)
    fields: dict[str, np.ndarray] = {}
    for field in row.parts:
        shape = (n, blocks, field.count)
        if field.kind in ("f16", "f32"):
            fields[field.name] = draw.uniform(-0.5, 0.5, shape).astype(f"f{ITEMSIZE[field.kind]}")
        elif field.kind == "bf16":
            bits = draw.uniform(-0.5, 0.5, shape).astype(np.float32).view(np.uint32)
            fields[field.name] = (bits >> 16).astype(np.uint16)
        else:
            size = ITEMSIZE[field.kind]
            raw = draw.integers(0, 256, (n, blocks, field.count * size), np.uint8)
            fields[field.name] = raw.view(f"{field.kind[0]}{size}")
    if row.name == "MXFP4":
        fields["e"] = draw.integers(118, 128, fields["e"].shape, np.uint8)
    if row.name == "NVFP4":
        fields["e"] &= np.uint8(127)
    if row.name == "IQ1_M":  # an f16 below two in four nibbles
        fields["scales"][..., 3] &= np.uint16(0xBFFF)
    codes = (
        draw.integers(0, 1 << row.bits, (n, k), np.uint16).astype(np.uint8) if row.bits else None
    )
    if codes is not None and row.name[:4] in ("E4M3", "E5M2"):
        codes &= np.uint8(0xBB)  # neither infinities nor NaNs
    return pack_weight(row, codes, fields, (n, k))


class NumpyBuilder(Builder):
    """Expressions are arrays, and computed at once."""

    def emit(self, op: str, kind: Any, args: Sequence[Value]) -> Value:
        a = [x.text for x in args]
        if op == "where":
            return self._value(np.where(*a), kind)
        numpy = {
            "add": np.add,
            "sub": np.subtract,
            "mul": np.multiply,
            "div": np.floor_divide,
            "rem": np.mod,
            "and": np.bitwise_and,
            "or": np.bitwise_or,
            "xor": np.bitwise_xor,
            "shl": np.left_shift,
            "shr": np.right_shift,
            "lt": np.less,
            "eq": np.equal,
        }[op]
        made = numpy(*a)
        return self._value(made, "bool" if op in ("lt", "eq") else kind)

    def convert(self, op: str, x: Value) -> Value:
        if op == "float_bits":
            return self._value(x.text.view(np.float32), "f32")
        if op == "i32":
            return self._value(x.text.view(np.int32), "i32")
        return self._value(x.text.astype(TYPES[op]), op)

    def number(self, value: float, kind: Any) -> Value:
        return self._value(np.array(value, TYPES[kind]), kind)

    def look_up_table(self, values: tuple[float, ...], kind: Any, index: Value) -> Value:
        return self._value(np.array(values, TYPES[kind])[index.text], kind)

    def _value(self, array: Any, kind: Any) -> Value:
        return Value(Held(np.ascontiguousarray(array, TYPES[kind])), kind)


class Held(np.ndarray):
    """An array that is one key of a dictionary, whatever its elements."""

    def __new__(cls, array: np.ndarray) -> Held:
        return array.view(cls)

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)


def open_blocks(weight: PackedWeight) -> tuple[NumpyBuilder, Any]:
    """A builder, and what reads fields of all blocks at once."""
    row, (n, k) = weight.dtype.format, weight.shape
    _, fields = unpack_blocks(row, weight.data, weight.shape)
    blocks = -(-k // row.rows)
    panels = weight.data.reshape(-1, blocks, row.block_nbytes)
    for plane in list(row.fields.values())[: len(row.fields) - len(row.parts)]:
        raw = np.ascontiguousarray(panels[:, :, plane.offset : plane.offset + plane.nbytes])
        words = raw.view("<u4").reshape(len(panels), blocks, plane.count, 16)
        fields[plane.name] = words.transpose(0, 3, 1, 2).reshape(-1, blocks, plane.count)[:n]
    s = NumpyBuilder()
    kinds = {f.name: f.kind for f in row.fields.values()}

    def read(name: str, at: Any = 0) -> Value:
        kind = {"i8": "i32", "f16": "f32", "bf16": "f32", "f32": "f32"}.get(kinds[name], "u32")
        index = at.text if isinstance(at, Value) else at
        held = fields[name].reshape(n * blocks, -1)
        taken = held[:, index] if np.ndim(index) else held[:, [int(index)]]
        return s._value(taken.astype(TYPES[kind]), kind)

    return s, read


def decode_with_numpy(weight: PackedWeight) -> np.ndarray:
    """All values of a weight by its format's `decode`."""
    row, (n, k) = weight.dtype.format, weight.shape
    s, read = open_blocks(weight)
    rows = s._value(np.arange(row.rows, dtype=np.uint32), "u32")
    values = row.decode(s, read, rows).text
    made = np.broadcast_to(values, (len(values), row.rows)).reshape(n, -1)
    return np.asarray(made[:, :k])
