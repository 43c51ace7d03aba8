"""Quantise rows of floats to the blocks of GGUF's formats: Q4_0 to Q8_0 and the k-quants.

A scale is searched for each group: of the scales around the one that covers the range, the one of
least squared error, each value weighted. With a minimum, scale and minimum are the least-squares
fit of each candidate's codes. k-quants then quantise the scales and minima of a super-group of 256
to four, six or eight bits, and the values again with these.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod

import numpy as np

from kitsune.errors import UnsupportedError
from kitsune.frontends.gguf.blocks import FORMATS

SLICE = 1 << 19  # values that are encoded at a time
SYMMETRIC_STEPS = np.arange(-9, 10) * 0.1  # added to the largest code
AFFINE_STEPS = np.arange(21) * 0.1 - 1

Weights = np.ndarray | None


def encode_rows(values: np.ndarray, kind: str, importance: Weights = None) -> np.ndarray:
    """Return the bytes of an [N, K] matrix in a format; `importance` says for each column how much
    its errors count."""
    check_kind(kind, values.shape)
    if kind in FLOATS:
        return np.ascontiguousarray(FLOATS[kind](values)).view(np.uint8).reshape(len(values), -1)
    block, encode = FORMATS[kind].block, KINDS[kind]
    k = values.shape[1]
    step = max(1, SLICE // k)
    made = []
    for at in range(0, len(values), step):
        part = values[at : at + step].astype(np.float32)
        weights = None
        if importance is not None:
            weights = np.broadcast_to(importance.astype(np.float32), part.shape).reshape(-1, block)
        raw = encode(part.reshape(-1, block), weights)
        made.append(raw.reshape(len(part), -1))
    return np.concatenate(made)


def check_kind(kind: str, shape: tuple[int, ...]) -> None:
    if kind not in KINDS and kind not in FLOATS:
        raise UnsupportedError(
            f"no blocks of '{kind}'", why=f"known are {', '.join((*FLOATS, *KINDS))}"
        )
    if shape[-1] % FORMATS[kind].block:
        raise UnsupportedError(
            f"no {kind} of rows of {shape[-1]}", why=f"its blocks are {FORMATS[kind].block} values"
        )


def count_bytes(kind: str, shape: tuple[int, ...]) -> int:
    """Return the bytes of a tensor in a format."""
    check_kind(kind, shape)
    return prod(shape) // FORMATS[kind].block * FORMATS[kind].nbytes


# --- scales --------------------------------------------------------------------------------------


def fit_symmetric(x: np.ndarray, half: int, weights: Weights) -> np.ndarray:
    """Return the scale of codes −half to half − 1, for each group along the last axis."""
    weight = x * x if weights is None else weights * np.sqrt(x * x + _mean_square(x))
    at = np.abs(x).argmax(-1)[..., None]
    largest = np.take_along_axis(x, at, -1)
    inverse = -1 / np.where(largest == 0, 1, largest)
    best = np.zeros(x.shape[:-1], np.float32)
    most = np.full(x.shape[:-1], -1.0, np.float32)
    for step in SYMMETRIC_STEPS.astype(np.float32):
        q = np.rint(x * inverse * (half + step)).clip(-half, half - 1)
        along, size = (weight * x * q).sum(-1), (weight * q * q).sum(-1)
        safe = np.where(size == 0, 1, size)
        gain = along * along / safe
        is_better = gain > most
        best = np.where(is_better, along / safe, best)
        most = np.where(is_better, gain, most)
    return best


def fit_affine(x: np.ndarray, high: int, weights: Weights) -> tuple[np.ndarray, np.ndarray]:
    """Return the scale and the minimum, which is not above 0, of codes 0 to `high`."""
    size = np.sqrt(_mean_square(x))
    weight = size + np.abs(x) if weights is None else weights * np.sqrt(x * x + size * size)
    low, top = np.minimum(x.min(-1), 0), x.max(-1)
    spread = np.where(top > low, top - low, 1)
    scale, least = (np.where(top > low, spread / high, 0)).astype(np.float32), low
    error = _affine_error(x, weight, scale, least, high)
    whole, sums = weight.sum(-1), (weight * x).sum(-1)
    for step in AFFINE_STEPS.astype(np.float32):
        q = np.rint((x - low[..., None]) * ((high + step) / spread)[..., None]).clip(0, high)
        wq = weight * q
        first, second, both = wq.sum(-1), (wq * q).sum(-1), (wq * x).sum(-1)
        det = whole * second - first * first
        safe = np.where(det > 0, det, 1)
        new_scale = (whole * both - sums * first) / safe
        new_least = (second * sums - first * both) / safe
        is_above = new_least > 0
        new_scale = np.where(is_above, both / np.where(second == 0, 1, second), new_scale)
        new_least = np.where(is_above, 0, new_least)
        new_error = _affine_error(x, weight, new_scale, new_least, high)
        is_better = (new_error < error) & (det > 0) & (new_scale > 0)
        scale, least = np.where(is_better, new_scale, scale), np.where(is_better, new_least, least)
        error = np.where(is_better, new_error, error)
    return scale, least


def _affine_error(
    x: np.ndarray, weight: np.ndarray, scale: np.ndarray, least: np.ndarray, high: int
) -> np.ndarray:
    q = _round(x - least[..., None], scale[..., None]).clip(0, high)
    lost = x - (q * scale[..., None] + least[..., None])
    return np.asarray((weight * lost * lost).sum(-1))


def _mean_square(x: np.ndarray) -> np.ndarray:
    return np.asarray((x * x).mean(-1, keepdims=True))


def _round(x: np.ndarray, scale: np.ndarray) -> np.ndarray:
    """x / scale to whole numbers; 0 where the scale is 0."""
    return np.where(scale == 0, 0, np.rint(x / np.where(scale == 0, 1, scale)))


def _half(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The f16 of a column as its two bytes, and as an f32."""
    rounded = x.astype("<f2").reshape(-1, 1)
    return rounded.view(np.uint8).reshape(-1, 2), rounded.astype(np.float32)


# --- blocks of 32 --------------------------------------------------------------------------------


def _pack_nibbles(codes: np.ndarray) -> np.ndarray:
    """32 codes of each block to 16 bytes, the second 16 in the high bits."""
    low = codes.astype(np.uint8) & 15
    return low[..., :16] | low[..., 16:] << 4


def _fifth_bits(codes: np.ndarray) -> np.ndarray:
    return np.packbits(codes.astype(np.uint8) >> 4, axis=1, bitorder="little")


def _encode_q0(x: np.ndarray, weights: Weights, bits: int) -> np.ndarray:
    half = 1 << (bits - 1)
    raw, d = _half(fit_symmetric(x, half, weights))
    codes = (_round(x, d) + half).clip(0, 2 * half - 1)
    fifth = [_fifth_bits(codes)] if bits == 5 else []
    return np.concatenate([raw, *fifth, _pack_nibbles(codes)], 1)


def _encode_q1(x: np.ndarray, weights: Weights, bits: int) -> np.ndarray:
    high = (1 << bits) - 1
    scale, least = fit_affine(x, high, weights)
    (raw, d), (raw_least, m) = _half(scale), _half(least)
    codes = _round(x - m, d).clip(0, high)
    fifth = [_fifth_bits(codes)] if bits == 5 else []
    return np.concatenate([raw, raw_least, *fifth, _pack_nibbles(codes)], 1)


def _encode_q8(x: np.ndarray, weights: Weights) -> np.ndarray:
    raw, d = _half(np.abs(x).max(1) / 127)
    codes = _round(x, d).clip(-127, 127).astype(np.int8)
    return np.concatenate([raw, codes.view(np.uint8)], 1)


# --- k-quants ------------------------------------------------------------------------------------


def _split(x: np.ndarray, weights: Weights, group: int) -> tuple[np.ndarray, Weights]:
    shape = len(x), -1, group
    return x.reshape(shape), None if weights is None else weights.reshape(shape)


def _quantise_factors(factors: np.ndarray, high: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Factors of groups, which are not negative, as whole numbers times an f16: its bytes, the
    numbers, the factors."""
    raw, d = _half(factors.max(1) / high)
    numbers = _round(factors, d).clip(0, high)
    return raw, numbers.astype(np.uint8), numbers.astype(np.float32) * d


def _fit_k(
    x: np.ndarray, weights: Weights, group: int, high: int, most: int
) -> tuple[np.ndarray, ...]:
    """Fit groups with minima: bytes of the two f16, numbers of scales and minima, codes."""
    parts, weight = _split(x, weights, group)
    scales, minima = fit_affine(parts, high, weight)
    raw, numbers, scale = _quantise_factors(scales, most)
    raw_least, least_numbers, least = _quantise_factors(-minima, most)
    codes = _round(parts + least[..., None], scale[..., None]).clip(0, high).astype(np.uint8)
    return raw, raw_least, numbers, least_numbers, codes.reshape(len(x), -1)


def _pack_six_bits(scales: np.ndarray, minima: np.ndarray) -> np.ndarray:
    """Eight scales and eight minima of six bits in twelve bytes."""
    low = scales[:, :4] | scales[:, 4:] >> 4 << 6
    middle = minima[:, :4] | minima[:, 4:] >> 4 << 6
    high = scales[:, 4:] & 15 | (minima[:, 4:] & 15) << 4
    return np.concatenate([low, middle, high], 1)


def _pack_low_high(codes: np.ndarray) -> np.ndarray:
    """256 codes to 128 bytes: of each 64 the first 32 in the low bits."""
    parts = codes.reshape(-1, 4, 2, 32) & 15
    return (parts[:, :, 0] | parts[:, :, 1] << 4).reshape(-1, 128)


def _pack_pairs(codes: np.ndarray) -> np.ndarray:
    """256 codes to 64 bytes: of each 128 four runs of 32, two bits each."""
    parts = (codes.reshape(-1, 2, 4, 32) & 3) << np.arange(0, 8, 2, dtype=np.uint8)[:, None]
    return np.asarray(np.bitwise_or.reduce(parts, 2).reshape(-1, 64))


def _pack_bits(bits: np.ndarray) -> np.ndarray:
    """256 bits to 32 bytes, one bit of each for a run of 32."""
    parts = bits.reshape(-1, 8, 32) << np.arange(8, dtype=np.uint8)[:, None]
    return np.asarray(np.bitwise_or.reduce(parts, 1))


def _encode_q2_k(x: np.ndarray, weights: Weights) -> np.ndarray:
    raw, raw_least, scales, minima, codes = _fit_k(x, weights, 16, 3, 15)
    return np.concatenate([scales | minima << 4, _pack_pairs(codes), raw, raw_least], 1)


def _encode_q4_k(x: np.ndarray, weights: Weights) -> np.ndarray:
    raw, raw_least, scales, minima, codes = _fit_k(x, weights, 32, 15, 63)
    return np.concatenate(
        [raw, raw_least, _pack_six_bits(scales, minima), _pack_low_high(codes)], 1
    )


def _encode_q5_k(x: np.ndarray, weights: Weights) -> np.ndarray:
    raw, raw_least, scales, minima, codes = _fit_k(x, weights, 32, 31, 63)
    packed = _pack_six_bits(scales, minima), _pack_bits(codes >> 4), _pack_low_high(codes)
    return np.concatenate([raw, raw_least, *packed], 1)


def _fit_signed(
    x: np.ndarray, weights: Weights, half: int, most: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Fit groups of 16 around zero, with scales from −most to most − 1: the bytes of the f16, the
    numbers of the scales, codes from 0 on."""
    parts, weight = _split(x, weights, 16)
    scales = fit_symmetric(parts, half, weight)
    at = np.abs(scales).argmax(1)[:, None]
    raw, d = _half(np.take_along_axis(scales, at, 1) / -most)
    numbers = _round(scales, d).clip(-most, most - 1)
    scale = (numbers * d)[..., None]
    codes = (_round(parts, scale) + half).clip(0, 2 * half - 1).astype(np.uint8)
    return raw, numbers.astype(np.int16), codes.reshape(len(x), -1)


def _encode_q3_k(x: np.ndarray, weights: Weights) -> np.ndarray:
    raw, numbers, codes = _fit_signed(x, weights, 4, 32)
    six = (numbers + 32).astype(np.uint8)
    low = (six[:, :8] & 15) | (six[:, 8:] & 15) << 4
    high = (six >> 4).reshape(-1, 4, 4) << np.arange(0, 8, 2, dtype=np.uint8)[:, None]
    scales = np.concatenate([low, np.bitwise_or.reduce(high, 1)], 1)
    return np.concatenate([_pack_bits(codes >> 2), _pack_pairs(codes), scales, raw], 1)


def _encode_q6_k(x: np.ndarray, weights: Weights) -> np.ndarray:
    raw, numbers, codes = _fit_signed(x, weights, 32, 128)
    parts = codes.reshape(-1, 2, 4, 32) & 15
    low = parts[:, :, :2] | parts[:, :, 2:] << 4
    scales = numbers.astype(np.int8).view(np.uint8)
    return np.concatenate([low.reshape(-1, 128), _pack_pairs(codes >> 4), scales, raw], 1)


KINDS: dict[str, Callable[[np.ndarray, Weights], np.ndarray]] = {
    "Q4_0": lambda x, w: _encode_q0(x, w, 4),
    "Q4_1": lambda x, w: _encode_q1(x, w, 4),
    "Q5_0": lambda x, w: _encode_q0(x, w, 5),
    "Q5_1": lambda x, w: _encode_q1(x, w, 5),
    "Q8_0": _encode_q8,
    "Q2_K": _encode_q2_k,
    "Q3_K": _encode_q3_k,
    "Q4_K": _encode_q4_k,
    "Q5_K": _encode_q5_k,
    "Q6_K": _encode_q6_k,
}


def _to_bf16(x: np.ndarray) -> np.ndarray:
    raw = x.astype(np.float32).view(np.uint32)
    return ((raw + 0x7FFF + (raw >> 16 & 1)) >> 16).astype("<u2")


FLOATS: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "F32": lambda x: x.astype("<f4"),
    "F16": lambda x: x.astype("<f2"),
    "BF16": _to_bf16,
}
