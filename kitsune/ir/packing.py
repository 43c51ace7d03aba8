"""Codes and scales of a low-bit weight to and from the bytes of `Packed`."""

from __future__ import annotations

import numpy as np

from kitsune.errors import UnsupportedError
from kitsune.ir.dtypes import Packed

# A width is stored in planes; 3 bits are the low two, then the high one.
PLANES = {8: (8,), 4: (4,), 3: (2, 1), 2: (2,), 1: (1,)}


def pack(codes: np.ndarray, scales: np.ndarray, dtype: Packed) -> np.ndarray:
    """codes: K×N unsigned integers below 2^bits; scales: (K/group)×N. Padded with zero scales."""
    if dtype.bits not in PLANES:
        raise UnsupportedError(f"no {dtype.bits}-bit layout", hint="bits are 8, 4, 3, 2 or 1")
    k, n = codes.shape
    groups, blocks = -(-k // dtype.group), -(-n // 16)
    full = np.zeros((groups * dtype.group, blocks * 16), np.uint32)
    full[:k, :n] = codes
    scale = np.zeros((groups, blocks * 16), np.float16)
    scale[:, :n] = scales
    by_block = full.reshape(groups, dtype.group, blocks, 16).transpose(2, 0, 1, 3)
    out = np.empty((blocks, groups, dtype.block_nbytes), np.uint8)
    at = shift = 0
    for bits in PLANES[dtype.bits]:
        words = _plane((by_block >> np.uint32(shift)) & np.uint32((1 << bits) - 1), bits)
        nbytes = words.shape[2] * 64
        out[:, :, at : at + nbytes] = words.view(np.uint8).reshape(blocks, groups, nbytes)
        at, shift = at + nbytes, shift + bits
    scale = np.ascontiguousarray(scale.reshape(groups, blocks, 16).transpose(1, 0, 2))
    out[:, :, at:] = scale.view(np.uint8).reshape(blocks, groups, 32)
    return out.reshape(-1)


def _plane(values: np.ndarray, bits: int) -> np.ndarray:
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
        words = words.reshape(blocks, groups, -1, 16)
        fields = np.empty((blocks, groups, words.shape[2], 8 // bits, 4, 16), np.uint32)
        for j in range(8 // bits):
            for i in range(4):
                fields[:, :, :, j, i] = words >> np.uint32(8 * i + bits * j)
        fields &= np.uint32((1 << bits) - 1)
        codes |= fields.reshape(codes.shape) << np.uint32(shift)
        at, shift = at + nbytes, shift + bits
    scales = np.ascontiguousarray(raw[:, :, at:]).view(np.float16).reshape(blocks, groups, 16)
    codes = codes.transpose(1, 2, 0, 3).reshape(groups * dtype.group, blocks * 16)
    return codes[:k, :n], scales.transpose(1, 0, 2).reshape(groups, -1)[:, :n].astype(np.float32)


def dequantize(data: np.ndarray, shape: tuple[int, int], dtype: Packed) -> np.ndarray:
    """(q − 2^(bits−1))·scale, and (2q − 1)·scale for one bit."""
    codes, scales = unpack(data, shape, dtype)
    q = codes.astype(np.float32)
    signed = 2 * q - 1 if dtype.bits == 1 else q - np.float32(1 << (dtype.bits - 1))
    return np.asarray(signed * np.repeat(scales, dtype.group, 0)[: shape[0]])


def quantize(w: np.ndarray, dtype: Packed) -> np.ndarray:
    """Round to nearest, symmetric, one scale per group of rows and column: the bytes."""
    k, n = w.shape
    groups = -(-k // dtype.group)
    full = np.zeros((groups * dtype.group, n), np.float32)
    full[:k] = w
    grouped = full.reshape(groups, dtype.group, n)
    if dtype.bits == 1:
        scales = np.abs(grouped).mean(1).astype(np.float16)
        codes = grouped > 0
    else:
        half = 1 << (dtype.bits - 1)
        scales = (np.abs(grouped).max(1) / (half - 0.5)).astype(np.float16)
        safe = np.where(scales == 0, 1, scales).astype(np.float32)
        codes = np.clip(np.rint(grouped / safe[:, None]) + half, 0, 2 * half - 1)
    return pack(codes.reshape(full.shape)[:k].astype(np.uint32), scales, dtype)
