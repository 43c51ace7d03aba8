"""GPTQ: round a K×N weight to the least error of its outputs, given the Hessian of its inputs.

What rounding costs is Σ (x·error)² over the inputs x that were seen, errorᵀ·H·error with H = XᵀX.
With H = U·D·Uᵀ, U unit upper triangular, that is Σ Dₖ·‖errorₖ + Σ_{j<k} Uⱼₖ·errorⱼ‖²: each row is
rounded after the errors of the rows before it were fed into it, which is GPTQ (Frantar and
others, 2022) without the inverse (LDLQ, Chee and others, 2023). Then scales are fitted to the codes
and codes to the scales, by turns, one coordinate at a time: neither step can make the cost larger.

The loop, for one stack, without blocks:

    for k in range(K):
        target = w[k] + U[:k, k] @ error[:k]
        codes[k] = nearest(target, scale of k's group)
        error[k] = w[k] - values(codes[k])
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from kitsune.ir.dtypes import Packed
from kitsune.ir.packing import center_values, dequantize_values, pack, quantise_values, repeat_rows
from kitsune.quant.methods.rounding import factors
from kitsune.system.records import dataclass

DAMPING = 0.01  # of the mean of H's diagonal, added to it
BLOCK = 256  # rows whose errors are fed into all that follow at once
SWEEPS = {8: 0, 4: 1, 3: 3, 2: 4, 1: 4}  # fits of scales and codes to each other, by bits


@dataclass(frozen=True)
class Options:
    """`act_order` rounds rows of large inputs first, with scales that are known beforehand."""

    damping: float = DAMPING
    act_order: bool = True
    sweeps: int | None = None
    method: str = "rtn"  # that finds the scales of a group


@dataclass
class RoundedWeight:
    """Codes and factors of a weight, all K×N or groups×N."""

    codes: np.ndarray
    scales: np.ndarray
    minima: np.ndarray | None

    def values(self, dtype: Packed) -> np.ndarray:
        k = self.codes.shape[0]
        least = None if self.minima is None else repeat_rows(self.minima, k, dtype)
        return dequantize_values(self.codes, repeat_rows(self.scales, k, dtype), least, dtype)

    def pack(self, dtype: Packed) -> np.ndarray:
        return pack(self.codes, self.scales, dtype, self.minima)


def gptq(
    w: np.ndarray, hessian: np.ndarray, dtype: Packed, options: Options | None = None
) -> RoundedWeight:
    """`hessian` is [stacks, K, K], of the inputs that each stack's share of the columns meets."""
    chosen = options or Options()
    w, h = np.ascontiguousarray(w, np.float32), add_damping(hessian, chosen.damping)
    found = (
        _round_by_importance(w, h, dtype, chosen)
        if chosen.act_order
        else _feed_back(w, h, dtype, chosen)
    )
    sweeps = SWEEPS[dtype.bits] if chosen.sweeps is None else chosen.sweeps
    single = h.astype(np.float32) if sweeps else h
    for _ in range(sweeps):
        found = _fit_scales(w, single, dtype, found)
        found = _fit_values(w, single, dtype, found)
    return found


def add_damping(hessian: np.ndarray, damping: float = DAMPING) -> np.ndarray:
    """Add a multiple of the mean to the diagonal, so that inputs that were always zero count a
    little."""
    h = np.array(hessian, np.float64)
    mean = np.maximum(np.einsum("skk->s", h) / h.shape[1], 1e-12)
    diagonal = np.arange(h.shape[1])
    h[:, diagonal, diagonal] += damping * mean[:, None]
    return h


def cost(error: np.ndarray, hessian: np.ndarray) -> float:
    """errorᵀ·H·error over all columns."""
    apart = _split_stacks(error.astype(np.float64), hessian.shape[0])
    return float((apart * (hessian @ apart)).sum())


# --- rounding with feedback ----------------------------------------------------------------------


def _feed_back(w: np.ndarray, h: np.ndarray, dtype: Packed, options: Options) -> RoundedWeight:
    """Group by group: its scales are found when all errors before it were fed into it."""
    upper, error = _factor(h), np.zeros_like(w)
    counts = importance(h, w.shape[1])
    codes, scales, minima = np.zeros(w.shape, np.uint32), [], []
    for rows in _spans(slice(0, len(w)), dtype.group):
        target = w[rows] + _feedback(upper, error, rows, slice(0, rows.start))
        scale, least = factors(target, dtype, options.method, counts[rows])
        scales.append(scale)
        minima += [] if least is None else [least]
        step = scale[0].astype(np.float32)
        offset = None if least is None else least[0].astype(np.float32)
        for k, moved in _feed_errors(target, upper, error, rows):
            codes[k] = quantise_values(moved, step, offset, dtype)
            error[k] = w[k] - dequantize_values(codes[k], step, offset, dtype)
    offsets = np.concatenate(minima) if minima else None
    return RoundedWeight(codes, np.concatenate(scales) if scales else _none(w), offsets)


def _none(w: np.ndarray) -> np.ndarray:
    return np.zeros((0, w.shape[1]), np.float16)


def _round_by_importance(
    w: np.ndarray, h: np.ndarray, dtype: Packed, options: Options
) -> RoundedWeight:
    """Round rows with large inputs first; the groups of rows that share a scale do not change."""
    scales, minima = factors(w, dtype, options.method, importance(h, w.shape[1]))
    scale = scales.astype(np.float32)
    least = None if minima is None else minima.astype(np.float32)
    order = np.argsort(-np.einsum("skk->k", h), kind="stable")
    upper, codes = _factor(h[:, order[:, None], order]), np.zeros(w.shape, np.uint32)
    error = np.zeros_like(w)  # in that order
    for k, moved in _feed_errors(w[order], upper, error, slice(0, len(w))):
        at = order[k]
        step, own = scale[at // dtype.group], None if least is None else least[at // dtype.group]
        codes[at] = quantise_values(moved, step, own, dtype)
        error[k] = w[at] - dequantize_values(codes[at], step, own, dtype)
    return RoundedWeight(codes, scales, minima)


def _feed_errors(
    target: np.ndarray,
    factor: np.ndarray,
    error: np.ndarray,
    rows: slice,
    lengths: Sequence[int] = (BLOCK, 32, 1),
) -> Iterator[tuple[int, np.ndarray]]:
    """Each row k of a span and target[k] + Σ factorⱼₖ·errorⱼ over the rows j of the span before it,
    whose errors are known by then. Errors of blocks are fed into later blocks by one product, and
    so within a block."""
    if not lengths:
        yield rows.start, target[0]
        return
    for part in _spans(rows, lengths[0]):
        own = target[part.start - rows.start : part.stop - rows.start]
        if part.start > rows.start:
            own = own + _feedback(factor, error, part, slice(rows.start, part.start))
        yield from _feed_errors(own, factor, error, part, lengths[1:])


def _spans(rows: slice, length: int) -> Iterator[slice]:
    for start in range(rows.start, rows.stop, length):
        yield slice(start, min(start + length, rows.stop))


def _feedback(factor: np.ndarray, error: np.ndarray, rows: slice, before: slice) -> np.ndarray:
    """Σ factorⱼₖ·errorⱼ for each row k of `rows`, over the rows j `before`."""
    turned = np.swapaxes(factor[:, before, rows], 1, 2)
    return _together(turned @ _split_stacks(error[before], len(factor)))


def _factor(h: np.ndarray) -> np.ndarray:
    """U of H = U·D·Uᵀ, unit upper triangular."""
    turned = np.linalg.cholesky(h[:, ::-1, ::-1])[:, ::-1, ::-1]
    diagonal = np.einsum("skk->sk", turned)
    return np.asarray(turned / diagonal[:, None, :], np.float32)


# --- scales to codes, codes to scales ------------------------------------------------------------


def _fit_scales(w: np.ndarray, h: np.ndarray, dtype: Packed, now: RoundedWeight) -> RoundedWeight:
    """Group by group, the scale of the least cost, then the minimum; what f16 makes of them."""
    scales = now.scales.astype(np.float32)
    minima = None if now.minima is None else now.minima.astype(np.float32)
    q = now.codes.astype(np.float32)
    steps = center_values(q, dtype) if minima is None else q
    error = w - now.values(dtype)
    every = slice(0, len(w))
    for block in _spans(every, max(1, BLOCK // dtype.group) * dtype.group):
        pull = _feedback(h, error, block, every)  # H·error
        for rows in _spans(block, dtype.group):
            bases = [(scales, steps[rows])]
            bases += [] if minima is None else [(minima, np.ones_like(steps[rows]))]
            own = slice(rows.start - block.start, rows.stop - block.start)
            for numbers, basis in bases:
                asked = (basis * pull[own]).sum(0)
                change = _refine_factors(
                    numbers[rows.start // dtype.group], basis, asked, h[:, rows, rows]
                )
                error[rows] -= change
                rest = slice(rows.start, block.stop)
                pull[own.start :] -= _together(h[:, rest, rows] @ _split_stacks(change, len(h)))
    minima_f16 = None if minima is None else minima.astype(np.float16)
    return RoundedWeight(now.codes, scales.astype(np.float16), minima_f16)


def _refine_factors(
    numbers: np.ndarray, basis: np.ndarray, asked: np.ndarray, h: np.ndarray
) -> np.ndarray:
    """Move the f16 factors of a group to the least cost; return how much the weight changes."""
    bottom = (basis * _together(h @ _split_stacks(basis, len(h)))).sum(0)
    step = np.where(bottom > 0, asked / np.maximum(bottom, 1e-30), 0)
    moved = (numbers + step).astype(np.float16).astype(np.float32)
    fits = np.isfinite(moved) & (moved != 0)
    change = np.where(fits, moved - numbers, 0)
    numbers[:] = np.where(fits, moved, numbers)
    return np.asarray(change * basis)


def _fit_values(w: np.ndarray, h: np.ndarray, dtype: Packed, now: RoundedWeight) -> RoundedWeight:
    """Row by row, the code of the least cost with all others as they are."""
    scale = now.scales.astype(np.float32)
    least = None if now.minima is None else now.minima.astype(np.float32)
    codes, error = now.codes.copy(), w - now.values(dtype)
    change, weight, every = np.zeros_like(w), importance(h, w.shape[1]), slice(0, len(w))
    for block in _spans(every, BLOCK):
        for k, pull in _feed_errors(_feedback(h, error, block, every), h, change, block):
            others = pull / weight[k] - error[k]  # what the other rows ask of this one
            group = k // dtype.group
            step, own = scale[group], None if least is None else least[group]
            codes[k] = quantise_values(w[k] + others, step, own, dtype)
            made = w[k] - dequantize_values(codes[k], step, own, dtype)
            change[k], error[k] = made - error[k], made
    return RoundedWeight(codes, now.scales, now.minima)


# --- stacks --------------------------------------------------------------------------------------


def _split_stacks(x: np.ndarray, stacks: int) -> np.ndarray:
    """Reshape [K, N] to [stacks, K, N/stacks]."""
    k, n = x.shape
    return np.asarray(x.reshape(k, stacks, n // stacks).transpose(1, 0, 2))


def _together(x: np.ndarray) -> np.ndarray:
    stacks, k, n = x.shape
    return np.asarray(x.transpose(1, 0, 2).reshape(k, stacks * n))


def importance(h: np.ndarray, columns: int) -> np.ndarray:
    """Return how much each row of each column counts: K×1, or K×N where stacks differ."""
    diagonal = np.einsum("skk->ks", h).astype(np.float32)
    return diagonal if len(h) == 1 else np.repeat(diagonal, columns // len(h), axis=1)
