"""How a decoder's KV cache stores a row: as floats, or as codes with a scale and a minimum.

    value = code·scale + minimum       # of the row of one token and head

Codes of 4 bits lie two in a byte: those of the first half of a head in the lower bits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from kitsune.ir.dtypes import DType, f32, u8
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    add,
    bitwise_and,
    bitwise_or,
    cast,
    clamp,
    constant,
    div,
    gt,
    max_,
    min_,
    mul,
    reshape,
    round_,
    shift_left,
    shift_right,
    split,
    sub,
    where,
)
from kitsune.system.records import dataclass

PER_BYTE = {8: 1, 4: 2}  # codes, by their bits


@dataclass(frozen=True)
class CacheRows:
    """Rows of floats of a type, or of codes of 8 or 4 bits."""

    dtype: DType = f32
    bits: int | None = None

    def parts(self, head: int) -> list[tuple[str, int, DType]]:
        """Name, length and type of the arrays that a row of a head's values is stored in."""
        if self.bits is None:
            return [("", head, self.dtype)]
        codes = ("codes", head // PER_BYTE[self.bits], u8)
        return [codes, ("scale", 1, f32), ("minimum", 1, f32)]

    def nbytes(self, head: int) -> int:
        return sum(size * dtype.itemsize for _, size, dtype in self.parts(head))

    def encode(self, x: Node) -> list[Node]:
        """The parts of rows, the last axis."""
        if self.bits is None:
            return [cast(x, dtype=self.dtype)]
        levels, last = (1 << self.bits) - 1, (len(x.shape) - 1,)
        least, most = min_(x, axes=last), max_(x, axes=last)
        scale = div(sub(most, least), float(levels))
        divisor = where(gt(scale, 0.0), scale, 1.0)
        codes = clamp(round_(div(sub(x, least), divisor)), low=0.0, high=float(levels))
        codes = cast(codes, dtype=u8)
        if self.bits == 4:
            low, high = split(codes, [x.shape[-1] // 2] * 2, axis=last[0])
            codes = bitwise_or(low, shift_left(high, constant(np.array(4, np.uint8))))
        return [codes, scale, least]

    def decode(self, parts: Sequence[Node]) -> Node:
        """The rows as f32."""
        if self.bits is None:
            return cast(parts[0], dtype=f32)
        codes, scale, least = parts
        if self.bits == 4:
            *outer, nbytes = codes.shape
            shifts = constant(np.array([[0], [4]], np.uint8))
            pairs = shift_right(reshape(codes, shape=(*outer, 1, nbytes)), shifts)
            pairs = bitwise_and(pairs, constant(np.array(15, np.uint8)))
            codes = reshape(pairs, shape=(*outer, 2 * nbytes))
        return add(mul(cast(codes, dtype=f32), scale), least)

    def update(self, x: Node, write: Callable[[str, Node], Node]) -> Node:
        """The rows after `write(name, part)` has put those of some tokens into each array."""
        names = [name for name, _, _ in self.parts(x.shape[-1])]
        pairs = zip(names, self.encode(x), strict=True)
        return self.decode([write(f".{name}" if name else "", part) for name, part in pairs])
