"""A KV cache of 8- or 4-bit keys and values, which attention reads without dequantising it first.

    cache = KVCache(heads=8, depth=64, capacity=1024, bits=4)
    cache.append(k, v)               # [batch, heads, tokens, depth]
    y = cache.attention(q)           # over all that was appended so far

A token's row of codes has a scale and a minimum, or one for each group along the depth. Nothing
stores the floats: the kernel of `scaled_dot_product_attention` makes them of the codes it loads.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

import numpy as np

from kitsune.errors import ShapeError, UnsupportedError
from kitsune.ir.ops.op_table import caller, show
from kitsune.model import compile as compile_
from kitsune.system.records import dataclass
from kitsune.tensor import Tensor, arange, as_tensor

Device = Literal["cpu", "webgpu", "wasm"]
PER_BYTE = {8: 1, 4: 2}  # codes, by their bits


@dataclass(frozen=True)
class QuantizedRows:
    """Rows of quantised values, with scales and minima for each group.

    They are [..., depth·bits/8] bytes, those of the first half of a row in the lower 4 bits, and
    [..., groups] scales and minima.
    """

    codes: Tensor
    scales: Tensor
    minima: Tensor
    bits: int

    @property
    def parts(self) -> tuple[Tensor, Tensor, Tensor]:
        return self.codes, self.scales, self.minima

    def dequantize(self) -> Tensor:
        """code·scale + minimum, as an expression over the codes."""
        *outer, nbytes = self.codes.shape
        depth, groups = nbytes * PER_BYTE[self.bits], self.scales.shape[-1]
        codes = self.codes
        if self.bits == 4:
            pairs = codes.reshape(*outer, 1, nbytes)
            codes = ((pairs >> _shifts()) & 15).reshape(*outer, depth)
        if groups == 1:
            return codes.float() * self.scales + self.minima
        grouped = codes.float().reshape(*outer, groups, depth // groups)
        values = grouped * self.scales.unsqueeze(-1) + self.minima.unsqueeze(-1)
        return values.reshape(*outer, depth)


def _shifts() -> Tensor:
    """Return the bit offset of the values of each half of a row within a byte."""
    return (arange(2) * 4).to("u8").reshape(2, 1)


def quantize_rows(x: Any, bits: int = 8, group_size: int | None = None) -> QuantizedRows:
    """Quantise each row, the last axis, between its smallest and its largest value.

    `group_size` elements of a row share a scale, or all of them if None.
    """
    rows = as_tensor(x)
    *outer, depth = rows.shape
    group = group_size or depth
    _check(bits, depth, group)
    grouped = rows.reshape(*outer, depth // group, group)
    least, most = grouped.amin(-1, keepdim=True), grouped.amax(-1, keepdim=True)
    levels = (1 << bits) - 1
    scales = (most - least) / levels
    safe = scales.where(scales > 0, 1.0)
    codes = ((grouped - least) / safe).round().clip(0, levels).to("u8").reshape(*outer, depth)
    if bits == 4:
        low, high = codes[..., : depth // 2], codes[..., depth // 2 :]
        codes = low | (high << 4)
    return QuantizedRows(codes, scales.squeeze(-1), least.squeeze(-1), bits)


def _check(bits: int, depth: int, group: int) -> None:
    if bits not in PER_BYTE:
        raise UnsupportedError(f"no rows of {bits} bits", at=caller(), hint="bits are 8 or 4")
    if group < 1 or depth % group or depth % PER_BYTE[bits]:
        raise ShapeError(
            f"cannot cut rows of {depth} into groups of {group}",
            at=caller(),
            why=f"{depth} must be a multiple, and even with 4 bits",
        )


class KVCache:
    """The keys and values of up to `capacity` tokens as codes, and attention over them."""

    def __init__(
        self,
        heads: int,
        depth: int,
        capacity: int,
        batch: int = 1,
        bits: int = 8,
        group_size: int | None = None,
        device: Device = "cpu",
    ) -> None:
        _check(bits, depth, group_size or depth)
        rows, groups = (batch, heads, capacity), depth // (group_size or depth)
        self.bits, self.capacity, self.length = bits, capacity, 0
        shapes = ((np.uint8, depth // PER_BYTE[bits]), (np.float32, groups), (np.float32, groups))
        self._parts = [np.zeros((*rows, n), kind) for _ in "kv" for kind, n in shapes]
        self._rounded = compile_(lambda x: quantize_rows(x, bits, group_size).parts, device=device)
        self._attend = compile_(partial(_attention, bits), device=device)

    @property
    def nbytes(self) -> int:
        return sum(part.nbytes for part in self._parts)

    def append(self, k: Any, v: Any) -> None:
        """Round the keys and values of the next tokens, [batch, heads, tokens, depth] each."""
        arrays = [np.asarray(x, np.float32) for x in (k, v)]
        tokens = arrays[0].shape[-2] if arrays[0].ndim == 4 else 0
        *rows, _, _ = self._parts[0].shape
        if any(a.shape[:-2] != tuple(rows) or a.shape[-2] != tokens for a in arrays) or not tokens:
            raise ShapeError(
                f"cannot append {show(arrays[0].shape)} and {show(arrays[1].shape)}",
                why=f"the cache is of {show(tuple(rows))} batches and heads",
                at=caller(),
            )
        if self.length + tokens > self.capacity:
            raise ShapeError(
                f"no room for {tokens} more tokens",
                at=caller(),
                why=f"{self.length} of {self.capacity} are taken",
            )
        made = [part for a in arrays for part in self._rounded(np.ascontiguousarray(a))]
        for kept, new in zip(self._parts, made, strict=True):
            kept[:, :, self.length : self.length + tokens] = new
        self.length += tokens

    def attention(self, q: Any) -> np.ndarray:
        """Attend from the last appended tokens, as many as q has, each to itself and all before it.
        Heads of q may share those of the cache."""
        if not self.length:
            raise ShapeError("the cache is empty", at=caller(), hint="append keys and values first")
        found: np.ndarray = self._attend(
            np.asarray(q, np.float32), np.array(self.length, np.int32), *self._parts
        )
        return found


def _attention(bits: int, q: Tensor, length: Tensor, *parts: Tensor) -> Tensor:
    k_codes, k_scales, k_minima, v_codes, v_scales, v_minima = parts
    k = QuantizedRows(k_codes, k_scales, k_minima, bits).dequantize()
    v = QuantizedRows(v_codes, v_scales, v_minima, bits).dequantize()
    places = arange(q.shape[-2]).to("i32").reshape(-1, 1) + length - q.shape[-2]
    seen = arange(parts[0].shape[-2]).to("i32") <= places
    return q.scaled_dot_product_attention(k, v, seen, enable_gqa=True)
