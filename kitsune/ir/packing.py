"""Pack and unpack the values, scales and minima of a quantised weight."""

from __future__ import annotations

import numpy as np

from kitsune.errors import UnsupportedError
from kitsune.ir.dtypes import Packed

# A width is stored in planes; 3 bits are the low two, then the high one.
PLANES = {8: (8,), 4: (4,), 3: (2, 1), 2: (2,), 1: (1,)}
GROUPS = {8: 32, 4: 32, 3: 32, 2: 64, 1: 64}  # rows that share a scale where nobody says, by bits


def pack(
    codes: np.ndarray, scales: np.ndarray, dtype: Packed, minima: np.ndarray | None = None
) -> np.ndarray:
    """codes: K×N unsigned integers below 2^bits; scales and minima: (K/group)×N. Padded with zero
    scales and minima."""
    if dtype.bits not in PLANES:
        raise UnsupportedError(f"no {dtype.bits}-bit layout", hint="bits are 8, 4, 3, 2 or 1")
    assert (minima is None) == dtype.symmetric
    k, n = codes.shape
    groups, blocks = -(-k // dtype.group), -(-n // 16)
    full = np.zeros((groups * dtype.group, blocks * 16), np.uint32)
    full[:k, :n] = codes
    by_block = full.reshape(groups, dtype.group, blocks, 16).transpose(2, 0, 1, 3)
    out = np.empty((blocks, groups, dtype.block_nbytes), np.uint8)
    at = shift = 0
    for bits in PLANES[dtype.bits]:
        words = _pack_plane((by_block >> np.uint32(shift)) & np.uint32((1 << bits) - 1), bits)
        nbytes = words.shape[2] * 64
        out[:, :, at : at + nbytes] = words.view(np.uint8).reshape(blocks, groups, nbytes)
        at, shift = at + nbytes, shift + bits
    for factors in (scales, minima):
        if factors is not None:
            out[:, :, at : at + 32] = _pack_factors(factors, groups, blocks)
            at += 32
    return out.reshape(-1)


def _pack_factors(factors: np.ndarray, groups: int, blocks: int) -> np.ndarray:
    """groups×N factors to the 32 bytes of each block and group."""
    full = np.zeros((groups, blocks * 16), np.float16)
    full[:, : factors.shape[1]] = factors
    full = np.ascontiguousarray(full.reshape(groups, blocks, 16).transpose(1, 0, 2))
    return full.view(np.uint8).reshape(blocks, groups, 32)


def _pack_plane(values: np.ndarray, bits: int) -> np.ndarray:
    """[blocks, groups, rows, 16] values to [blocks, groups, words, 16] u32: byte i, field j."""
    per_word = 32 // bits
    blocks, groups, rows, _ = values.shape
    # row = t·per_word + 4j + i
    v = values.reshape(blocks, groups, rows // per_word, 8 // bits, 4, 16)
    words = np.zeros((blocks, groups, rows // per_word, 16), np.uint32)
    for j in range(8 // bits):
        for i in range(4):
            words |= v[:, :, :, j, i] << np.uint32(8 * i + bits * j)
    return words


def unpack(
    data: np.ndarray, shape: tuple[int, int], dtype: Packed
) -> tuple[np.ndarray, np.ndarray]:
    """The codes (K×N) and f32 scales (groups×N) that `pack` was given."""
    k, n = shape
    groups, blocks = -(-k // dtype.group), -(-n // 16)
    raw = data.reshape(blocks, groups, dtype.block_nbytes)
    codes = np.zeros((blocks, groups, dtype.group, 16), np.uint32)
    at = shift = 0
    for bits in PLANES[dtype.bits]:
        nbytes = 2 * dtype.group * bits
        words = np.ascontiguousarray(raw[:, :, at : at + nbytes]).view("<u4")
        words = words.reshape(blocks, groups, nbytes // 64, 16)
        fields = np.empty((blocks, groups, words.shape[2], 8 // bits, 4, 16), np.uint32)
        for j in range(8 // bits):
            for i in range(4):
                fields[:, :, :, j, i] = words >> np.uint32(8 * i + bits * j)
        fields &= np.uint32((1 << bits) - 1)
        codes |= fields.reshape(codes.shape) << np.uint32(shift)
        at, shift = at + nbytes, shift + bits
    codes = codes.transpose(1, 2, 0, 3).reshape(groups * dtype.group, blocks * 16)
    return codes[:k, :n], _unpack_factors(data, shape, dtype, dtype.planes_nbytes)


def unpack_minima(data: np.ndarray, shape: tuple[int, int], dtype: Packed) -> np.ndarray | None:
    """The f32 minima (groups×N) that `pack` was given, if any."""
    if dtype.symmetric:
        return None
    return _unpack_factors(data, shape, dtype, dtype.planes_nbytes + 32)


def _unpack_factors(data: np.ndarray, shape: tuple[int, int], dtype: Packed, at: int) -> np.ndarray:
    """The groups×N factors that lie `at` bytes into each block."""
    k, n = shape
    groups, blocks = -(-k // dtype.group), -(-n // 16)
    raw = data.reshape(blocks, groups, dtype.block_nbytes)[:, :, at : at + 32]
    found = np.ascontiguousarray(raw).view(np.float16).transpose(1, 0, 2)
    made: np.ndarray = found.reshape(groups, blocks * 16)[:, :n].astype(np.float32)
    return made


def dequantize(data: np.ndarray, shape: tuple[int, int], dtype: Packed) -> np.ndarray:
    """The K×N values that the bytes stand for."""
    codes, scales = unpack(data, shape, dtype)
    return unpack_values(codes, scales, unpack_minima(data, shape, dtype), dtype)


def unpack_values(
    codes: np.ndarray, scales: np.ndarray, minima: np.ndarray | None, dtype: Packed
) -> np.ndarray:
    """Dequantise K×N values."""
    k = codes.shape[0]
    least = None if minima is None else repeat_rows(minima, k, dtype)
    return dequantize_values(codes, repeat_rows(scales, k, dtype), least, dtype)


def dequantize_values(
    codes: np.ndarray, scale: np.ndarray, least: np.ndarray | None, dtype: Packed
) -> np.ndarray:
    """Dequantise values, each with its own scale and minimum."""
    q = codes.astype(np.float32, copy=False)
    if least is None:
        return np.asarray(center_values(q, dtype) * scale)
    return np.asarray(
        (center_values(q, dtype) + least) * scale if dtype.in_steps else q * scale + least
    )


def center_values(q: np.ndarray, dtype: Packed) -> np.ndarray:
    """Return quantised values as signed multiples of their scale."""
    return np.asarray(2 * q - 1 if dtype.bits == 1 else q - np.float32(1 << (dtype.bits - 1)))


def repeat_rows(factors: np.ndarray, k: int, dtype: Packed) -> np.ndarray:
    """Repeat groups×N factors for each of k rows."""
    return np.repeat(factors.astype(np.float32), dtype.group, 0)[:k]


# --- round to nearest ----------------------------------------------------------------------------


def quantize(w: np.ndarray, dtype: Packed, per_channel: bool = True) -> np.ndarray:
    """Round to nearest, one scale per group of rows and column, or one for all: the bytes."""
    scales, minima = find_ranges(w, dtype, per_channel)
    return pack(round_to_nearest(w, scales, minima, dtype), scales, dtype, minima)


def round_to_nearest(
    w: np.ndarray, scales: np.ndarray, minima: np.ndarray | None, dtype: Packed
) -> np.ndarray:
    """The codes whose values are nearest to the weights."""
    k = w.shape[0]
    least = None if minima is None else repeat_rows(minima, k, dtype)
    return quantise_values(w, repeat_rows(scales, k, dtype), least, dtype)


def quantise_values(
    w: np.ndarray, scale: np.ndarray, least: np.ndarray | None, dtype: Packed
) -> np.ndarray:
    """Return the nearest quantised values, each with its own scale and minimum."""
    return quantise_to_f32(w, scale, least, dtype).astype(np.uint32)


def quantise_to_f32(
    w: np.ndarray, scale: np.ndarray, least: np.ndarray | None, dtype: Packed
) -> np.ndarray:
    """Return the nearest quantised values as f32."""
    safe = np.where(scale == 0, np.float32(1), scale)
    if least is None and dtype.bits == 1:
        return (w * safe > 0).astype(np.float32)
    lifted = w / safe if least is None else (w - least) / safe
    if least is None:
        lifted += np.float32(1 << (dtype.bits - 1))
    np.rint(lifted, out=lifted)
    return np.clip(lifted, 0, (1 << dtype.bits) - 1, out=lifted)


def find_ranges(
    w: np.ndarray, dtype: Packed, per_channel: bool = True
) -> tuple[np.ndarray, np.ndarray | None]:
    """The f16 scale, and minimum, of each group of rows and column, or the same for all: those that
    cover the weights."""
    assert not dtype.in_steps, "those are read from files"
    k, n = w.shape
    shape = -(-k // dtype.group), n
    made = np.zeros((2, *shape), np.float16)
    if w.size and not per_channel:
        made[:] = _find_range(w.reshape(-1, 1), dtype)[:, None]
    elif w.size:
        for number, at in enumerate(range(0, k, dtype.group)):
            made[:, number] = _find_range(w[at : at + dtype.group], dtype)
    return made[0], None if dtype.symmetric else made[1]


def _find_range(w: np.ndarray, dtype: Packed) -> np.ndarray:
    """Scales and minima of the columns. One bit takes the mean size, or the means of what lies
    above the mean and of what does not."""
    if dtype.symmetric:
        size = np.abs(w)
        spread = size.mean(0) if dtype.bits == 1 else size.max(0) / ((1 << dtype.bits) / 2 - 0.5)
        return np.stack([spread, np.zeros_like(spread)])
    low, high = w.min(0), w.max(0)
    if dtype.bits == 1:
        above = w > w.mean(0)
        count = above.sum(0)
        low = np.where(above, 0, w).sum(0) / np.maximum(w.shape[0] - count, 1)
        high = np.where(count, np.where(above, w, 0).sum(0) / np.maximum(count, 1), low)
    return np.stack([(high - low) / ((1 << dtype.bits) - 1), low])
