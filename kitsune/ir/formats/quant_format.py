"""`QuantFormat`: what a quantised weight's bytes are and what they stand for, as one row.

A K×N weight is stored as `[N/16][K/block]` blocks of 16 columns and `block` rows. A block is its
fields one after the other, each `[count][16 columns]` of the field's type: first the code planes
(`plane0`, `plane1`, … u32), then scales and whatever else the format has.

A b-bit plane is u32 words of each column: byte i, field j of word t holds row
t·32/b + 4j + i of the block, so `(word >> b·j) & splat4(2^b − 1)` is four consecutive rows. Codes
of 3, 5, 6 and 7 bits are several planes, the low bits first.

The value of a row r of a block is

    (code(r) + offset(r / group)) · scale(r / group) + minimum(r / group)

`decode` is that in scalar primitives; every back end lowers it. Its parts are columns of the row:

- `words(s, f, j)`: the codes of rows 4j to 4j+3 as four int8 in a u32. Without it: the planes,
  times `step`, minus `zero`, or looked up in `codebook`.
- `level(s, q)`: the f32 that a code of 0 to 255 stands for, where codes are not int8.
- `quarters(s, f, q)`: of rows 16q to 16q+15 four words of int8 plus 128, word n of rows n, n+4,
  n+8 and n+12. Only where a target looks bytes up in long tables; `words` says the same.
- `scale`, `offset`, `minimum` `(s, f, g)`: the f32 of group g; the last two may be missing.
- `numpy(q, f)`: the meaning, written independently: `[blocks, block]` f32 of codes and fields.

`s` builds expressions over u32, i32 and f32 (`Builder`): `s.add`, `s.and_`, `s.shr`, `s.where` …,
where Python numbers fold; `s.f32`, `s.i32`, `s.float_bits`, `s.table(values, index)`. `f(name, n)`
reads entry n of a field: u8, u16 and u32 as u32, i8 as i32, f16, bf16 and f32 as f32.

Fast paths of a back end claim a format by its columns: int8 words, a 16-entry codebook, planes.
`define` adds a row to `FORMATS`, and `uniform` makes those of 1 to 8 bits with a scale per group.
`kitsune.ir.packing.pack_weight(row, codes, fields, (n, k))` packs a matrix: a `PackedWeight` with
`nbytes` and `dequantize()`. A graph reads it as `dequantize(packed_constant(data, (k, n), dtype))`;
users hold it as a `kitsune.quant.QuantizedTensor`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import numpy as np

from kitsune.errors import UnsupportedError
from kitsune.ir.formats.builder import Kind, TableList, Value
from kitsune.system.records import dataclass

# The planes of a width, the lowest bits first.
PLANES = {
    8: (8,),
    7: (4, 2, 1),
    6: (4, 2),
    5: (4, 1),
    4: (4,),
    3: (2, 1),
    2: (2,),
    1: (1,),
    0: (),
}
ITEMSIZE = {"u8": 1, "i8": 1, "u16": 2, "f16": 2, "bf16": 2, "u32": 4, "f32": 4}
COLUMNS = 16  # that are stored side by side
SPLAT = 0x01010101  # a byte in all four of a word

Factor = Callable[[Any, Any, Any], Any]


@dataclass(frozen=True)
class Field:
    """`count` numbers of each column in a block. `offset` is where the first of them lies."""

    name: str
    kind: str
    count: int = 1
    offset: int = 0

    @property
    def nbytes(self) -> int:
        return COLUMNS * self.count * ITEMSIZE[self.kind]


@dataclass(frozen=True, eq=False, repr=False)
class QuantFormat:
    """One row; see the module."""

    name: str
    bits: int  # of the codes in planes; 0 where `words` reads codes from fields
    group: int  # rows that share a scale
    scale: Factor
    numpy: Callable[[Any, Any], np.ndarray]
    parts: tuple[Field, ...] = ()  # the fields after the planes
    block: int = 0  # rows that are stored together: a super-group, or else a group
    zero: int = 0  # the code that stands for zero
    step: int = 1  # int8 units of a code
    codebook: tuple[int, ...] = ()  # 16 int8 that codes of four bits name
    words: Factor | None = None
    quarters: Factor | None = None
    level: Callable[[Any, Any], Any] | None = None
    offset: Factor | None = None
    minimum: Factor | None = None
    uniform: tuple[bool, bool] | None = None  # symmetric, in_steps: of f16 scales, see `uniform`
    width: float = 0  # bits of a code, where these are not in planes

    def __repr__(self) -> str:
        return self.name

    @property
    def rows(self) -> int:
        """The rows of a block."""
        return self.block or self.group

    @cached_property
    def fields(self) -> dict[str, Field]:
        """Planes and parts by name, with their places in a block."""
        planes = [
            Field(f"plane{n}", "u32", self.rows * bits // 32)
            for n, bits in enumerate(PLANES[self.bits])
        ]
        made, at = {}, 0
        for field in (*planes, *self.parts):
            made[field.name] = Field(field.name, field.kind, field.count, at)
            at += field.nbytes
        return made

    @cached_property
    def block_nbytes(self) -> int:
        return sum(field.nbytes for field in self.fields.values())

    @property
    def bits_per_weight(self) -> float:
        return self.block_nbytes * 8 / COLUMNS / self.rows

    @property
    def has_int8_words(self) -> bool:
        """Whether its codes are int8, which dot products of bytes take."""
        return self.level is None

    def nbytes(self, k: int, n: int) -> int:
        return -(-n // COLUMNS) * -(-k // self.rows) * self.block_nbytes

    @cached_property
    def tables(self) -> tuple[tuple[tuple[float, ...], Kind], ...]:
        """The tables that `decode` looks up by bytes or words, each with its type."""
        s = TableList()
        kinds = {"i8": "i32", "f16": "f32", "bf16": "f32", "f32": "f32"}

        def read(name: str, n: Any = 0) -> Value:
            return Value((name, n), kinds.get(self.fields[name].kind, "u32"))  # type: ignore[arg-type]

        self.decode(s, read, Value("row", "u32"))
        return tuple(s.tables)

    # --- decode ----------------------------------------------------------------------------------

    def read_words(self, s: Any, f: Any, j: Any) -> Any:
        """The codes of rows 4j to 4j+3 of a block as the four bytes of a u32: int8, or what `level`
        takes."""
        if self.words is not None:
            return self.words(s, f, j)
        code = self.read_planes(s, f, j)
        if self.codebook:
            return s.lookup(self.codebook, code)
        if self.level is not None:
            return code
        return subtract_zero(s, code, self.zero)

    def read_planes(self, s: Any, f: Any, j: Any) -> Any:
        """The same of codes in planes, times `step`, before zero is subtracted."""
        code: Any = None
        at = 0
        for plane, bits in enumerate(PLANES[self.bits]):
            per_word = 8 // bits
            word = f(f"plane{plane}", s.div(j, per_word))
            part = s.shr(word, s.mul(s.rem(j, per_word), bits)) if per_word > 1 else word
            part = s.and_(part, ((1 << bits) - 1) * SPLAT) if bits < 8 else part
            code = part if code is None else s.or_(code, s.shl(part, at))
            at += bits
        return s.mul(code, self.step) if self.step > 1 else code

    @property
    def centre(self) -> int:
        """The code that products of bytes count from: zero, or the middle of codes with minima."""
        is_lifted = self.minimum is not None and not self.zero
        return 1 << self.bits - 1 if self.is_plain and is_lifted else self.zero

    @property
    def is_plain(self) -> bool:
        """Whether codes are whole numbers in planes."""
        return self.words is None and self.level is None and not self.codebook

    def read_bytes(self, s: Any, f: Any, j: Any) -> Any:
        """Codes of int8 formats around their `centre`, plus 128: unsigned bytes."""
        if self.words is not None:
            return s.xor(self.words(s, f, j), 0x80 * SPLAT)
        code = self.read_planes(s, f, j)
        if self.codebook:
            return s.lookup(tuple((v + 256) % 256 - 128 for v in self.codebook), code)
        return s.add(code, (128 - self.centre) * SPLAT)

    def decode_code(self, s: Any, f: Any, row: Any) -> Any:
        """The f32 of one row's code."""
        word, byte = self.read_words(s, f, s.shr(row, 2)), s.and_(row, 3)
        if self.level is not None:
            return self.level(s, s.and_(s.shr(word, s.mul(byte, 8)), 255))
        top = s.shl(word, s.sub(24, s.mul(byte, 8)))
        return s.f32(s.shr(s.i32(top), 24))

    def decode(self, s: Any, f: Any, row: Any) -> Any:
        """The f32 value of a row of a block."""
        group = s.div(row, self.group)
        value = self.decode_code(s, f, row)
        if self.offset is not None:
            value = s.add(value, self.offset(s, f, group))
        value = s.mul(value, self.scale(s, f, group))
        return value if self.minimum is None else s.add(value, self.minimum(s, f, group))


def subtract_zero(s: Any, code: Any, zero: int) -> Any:
    """Four unsigned codes below 128, or of 8 bits with zero 128, minus `zero`, as int8."""
    if not zero:
        return code
    if zero == 128:
        return s.xor(code, 0x80 * SPLAT)
    return s.xor(s.add(code, (128 - zero) * SPLAT), 0x80 * SPLAT)


# --- rows ----------------------------------------------------------------------------------------

FORMATS: dict[str, QuantFormat] = {}


def define(name: str, bits: int, group: int, **columns: Any) -> QuantFormat:
    """Add a row to the table."""
    FORMATS[name] = QuantFormat(name, bits, group, **columns)
    return FORMATS[name]


def uniform(
    bits: int, group: int, symmetric: bool = True, in_steps: bool = False, scale: str = "f16"
) -> QuantFormat:
    """Codes of 1 to 8 bits with one scale per group, of type `scale`: f16, bf16 or f32. Symmetric:
    (q − 2^(bits−1))·scale, of one bit (2q − 1)·scale. Otherwise with a minimum beside each scale,
    q·scale + minimum, or one `in_steps` of the scale, (symmetric + minimum)·scale."""
    assert not (symmetric and in_steps)
    if bits not in PLANES or not bits or scale not in ("f16", "bf16", "f32"):
        raise UnsupportedError(
            f"no {bits}-bit layout with {scale} scales",
            why="bits are 1 to 8; scales are f16, bf16 or f32",
        )
    return _make_uniform(bits, group, symmetric, in_steps, scale)


@cache
def _make_uniform(
    bits: int, group: int, symmetric: bool, in_steps: bool, scale: str
) -> QuantFormat:
    name = f"q{bits}g{group}" + ("" if symmetric else "s" if in_steps else "m")
    is_lifted = not symmetric and not in_steps
    parts = (Field("scale", scale),) + (() if symmetric else (Field("minimum", scale),))
    zero = 0 if is_lifted else 1 if bits == 1 else 1 << (bits - 1)
    step = 2 if bits == 1 and not is_lifted else 1

    def values(q: np.ndarray, f: Any) -> np.ndarray:
        code = q.astype(np.float32) * np.float32(step) - np.float32(zero)
        if symmetric:
            return np.asarray(code * f["scale"])
        if in_steps:
            return np.asarray((code + f["minimum"]) * f["scale"])
        return np.asarray(code * f["scale"] + f["minimum"])

    return QuantFormat(
        name + ("" if scale == "f16" else f"_{scale}"),
        bits,
        group,
        scale=lambda s, f, g: f("scale"),
        numpy=values,
        parts=parts,
        zero=zero,
        step=step,
        level=(lambda s, q: s.f32(q)) if bits == 8 and is_lifted else None,
        offset=(lambda s, f, g: f("minimum")) if in_steps else None,
        minimum=(lambda s, f, g: f("minimum")) if is_lifted else None,
        uniform=(symmetric, in_steps) if scale == "f16" else None,
    )


UNIFORM = re.compile(r"q([1-8])g(\d{1,4})([ms]?)(?:_(bf16|f32))?")


def find_format(name: str) -> QuantFormat | None:
    """The row of a name: one of the table, or a uniform one."""
    if name in FORMATS:
        return FORMATS[name]
    if (match := UNIFORM.fullmatch(name)) is None:
        return None
    bits, group = map(int, match.groups()[:2])
    if not group or group * min(PLANES[bits]) % 32:
        return None
    return uniform(bits, group, not match[3], match[3] == "s", match[4] or "f16")
