"""A K×N weight and the products of its inputs in, codes of the least error of its outputs out.

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

from dataclasses import dataclass

import numpy as np

from kitsune.ir.dtypes import Packed
from kitsune.ir.packing import codes_of, meaning, pack, rows_of, signed
from kitsune.lowbit.rounding import Factors, factors

DAMPING = 0.01  # of the mean of H's diagonal, added to it
SWEEPS = {8: 0, 4: 1, 3: 3, 2: 4, 1: 4}  # fits of scales and codes to each other, by bits


@dataclass(frozen=True)
class Options:
    """`act_order` rounds rows of large inputs first, with scales that are known beforehand."""

    damping: float = DAMPING
    act_order: bool = True
    sweeps: int | None = None
    method: str = "rtn"  # that finds the scales of a group


@dataclass
class Rounded:
    """Codes and factors of a weight, all K×N or groups×N."""

    codes: np.ndarray
    scales: np.ndarray
    minima: np.ndarray | None

    def values(self, dtype: Packed) -> np.ndarray:
        k = self.codes.shape[0]
        least = None if self.minima is None else rows_of(self.minima, k, dtype)
        return meaning(self.codes, rows_of(self.scales, k, dtype), least, dtype)

    def packed(self, dtype: Packed) -> np.ndarray:
        return pack(self.codes, self.scales, dtype, self.minima)


def gptq(
    w: np.ndarray, hessian: np.ndarray, dtype: Packed, options: Options | None = None
) -> Rounded:
    """`hessian` is [stacks, K, K], of the inputs that each stack's share of the columns meets."""
    chosen = options or Options()
    w, h = np.ascontiguousarray(w, np.float32), damped(hessian, chosen.damping)
    found = _ordered(w, h, dtype, chosen) if chosen.act_order else _fed_back(w, h, dtype, chosen)
    sweeps = SWEEPS[dtype.bits] if chosen.sweeps is None else chosen.sweeps
    for _ in range(sweeps):
        found = _fitted_scales(w, h, dtype, found)
        found = _fitted_codes(w, h, dtype, found)
    return found


def damped(hessian: np.ndarray, damping: float = DAMPING) -> np.ndarray:
    """Inputs that were always zero count like small ones."""
    h = np.array(hessian, np.float64)
    mean = np.maximum(np.einsum("skk->s", h) / h.shape[1], 1e-12)
    diagonal = np.arange(h.shape[1])
    h[:, diagonal, diagonal] += damping * mean[:, None]
    return h


def cost(error: np.ndarray, hessian: np.ndarray) -> float:
    """errorᵀ·H·error over all columns."""
    apart = _apart(error.astype(np.float64), hessian.shape[0])
    return float((apart * (hessian @ apart)).sum())


# --- rounding with feedback ----------------------------------------------------------------------


def _fed_back(w: np.ndarray, h: np.ndarray, dtype: Packed, options: Options) -> Rounded:
    """Group by group: its scales are found when all errors before it were fed into it."""
    upper, error = _factor(h), np.zeros_like(w)
    counts = importance(h, w.shape[1])
    codes, scales, minima = np.zeros(w.shape, np.uint32), [], []
    for start in range(0, len(w), dtype.group):
        rows = slice(start, min(start + dtype.group, len(w)))
        target = w[rows] + _feedback(upper, error, start, rows)
        scale, least = factors(target, dtype, options.method, counts[rows])
        scales.append(scale)
        minima += [] if least is None else [least]
        _round_rows(w, target, rows, (scale, least), upper, error, codes, dtype)
    offsets = np.concatenate(minima) if minima else None
    return Rounded(codes, np.concatenate(scales) if scales else _none(w), offsets)


def _none(w: np.ndarray) -> np.ndarray:
    return np.zeros((0, w.shape[1]), np.float16)


def _round_rows(
    w: np.ndarray, target: np.ndarray, rows: slice, group: Factors, upper: np.ndarray,
    error: np.ndarray, codes: np.ndarray, dtype: Packed,
) -> None:  # fmt: skip
    """The rows of one group in order; `target` holds what came from the groups before."""
    scale = group[0][0].astype(np.float32)
    least = None if group[1] is None else group[1][0].astype(np.float32)
    for n, k in enumerate(range(rows.start, rows.stop)):
        inner = slice(rows.start, k)
        moved = target[n] + _feedback(upper, error[inner], rows.start, slice(k, k + 1), inner)[0]
        codes[k] = codes_of(moved, scale, least, dtype)
        error[k] = w[k] - meaning(codes[k], scale, least, dtype)


def _feedback(
    upper: np.ndarray, error: np.ndarray, count: int, rows: slice, before: slice | None = None
) -> np.ndarray:
    """Σ Uⱼₖ·errorⱼ for each row k of `rows`, over the first `count` rows j, or those `before`."""
    stacks = upper.shape[0]
    if before is None:
        before, error = slice(0, count), error[:count]
    made = np.swapaxes(upper[:, before, rows], 1, 2) @ _apart(error, stacks)
    return _together(made)


def _ordered(w: np.ndarray, h: np.ndarray, dtype: Packed, options: Options) -> Rounded:
    """Rows of large inputs first; which rows share a scale stays as it is."""
    scales, minima = factors(w, dtype, options.method, importance(h, w.shape[1]))
    scale = rows_of(scales, len(w), dtype)
    least = None if minima is None else rows_of(minima, len(w), dtype)
    order = np.argsort(-np.einsum("skk->k", h), kind="stable")
    upper, codes = _factor(h[:, order][:, :, order]), np.zeros(w.shape, np.uint32)
    error = np.zeros_like(w)  # in that order
    for start in range(0, len(w), dtype.group):
        rows = slice(start, min(start + dtype.group, len(w)))
        target = w[order[rows]] + _feedback(upper, error, start, rows)
        for n, k in enumerate(range(rows.start, rows.stop)):
            at, inner = order[k], slice(start, k)
            moved = target[n] + _feedback(upper, error[inner], start, slice(k, k + 1), inner)[0]
            own = None if least is None else least[at]
            codes[at] = codes_of(moved, scale[at], own, dtype)
            error[k] = w[at] - meaning(codes[at], scale[at], own, dtype)
    return Rounded(codes, scales, minima)


def _factor(h: np.ndarray) -> np.ndarray:
    """U of H = U·D·Uᵀ, unit upper triangular."""
    turned = np.linalg.cholesky(h[:, ::-1, ::-1])[:, ::-1, ::-1]
    diagonal = np.einsum("skk->sk", turned)
    return np.asarray(turned / diagonal[:, None, :], np.float32)


# --- scales to codes, codes to scales ------------------------------------------------------------


def _fitted_scales(w: np.ndarray, h: np.ndarray, dtype: Packed, now: Rounded) -> Rounded:
    """Group by group, the scale of the least cost, then the minimum; what f16 makes of them."""
    h32 = h.astype(np.float32)
    scales = now.scales.astype(np.float32)
    minima = None if now.minima is None else now.minima.astype(np.float32)
    q = now.codes.astype(np.float32)
    steps = signed(q, dtype) if minima is None else q
    error = w - now.values(dtype)
    pull = _together(h32 @ _apart(error, len(h)))  # H·error
    for group, start in enumerate(range(0, len(w), dtype.group)):
        rows = slice(start, min(start + dtype.group, len(w)))
        bases = [(scales, steps[rows])]
        bases += [] if minima is None else [(minima, np.ones_like(steps[rows]))]
        for numbers, basis in bases:
            own = _together(h32[:, rows, rows] @ _apart(basis, len(h)))
            bottom = (basis * own).sum(0)
            step = np.where(bottom > 0, (basis * pull[rows]).sum(0) / np.maximum(bottom, 1e-30), 0)
            moved = (numbers[group] + step).astype(np.float16).astype(np.float32)
            fits = np.isfinite(moved) & (moved != 0)
            change = np.where(fits, moved - numbers[group], 0) * basis
            numbers[group] = np.where(fits, moved, numbers[group])
            pull[start:] -= _together(h32[:, start:, rows] @ _apart(change, len(h)))
    halves = None if minima is None else minima.astype(np.float16)
    return Rounded(now.codes, scales.astype(np.float16), halves)


def _fitted_codes(w: np.ndarray, h: np.ndarray, dtype: Packed, now: Rounded) -> Rounded:
    """Row by row, the code of the least cost with all others as they are."""
    h32, stacks = h.astype(np.float32), len(h)
    scale = rows_of(now.scales, len(w), dtype)
    least = None if now.minima is None else rows_of(now.minima, len(w), dtype)
    codes, error = now.codes.copy(), w - now.values(dtype)
    pull = _together(h32 @ _apart(error, stacks))
    weight = importance(h, w.shape[1])
    for start in range(0, len(w), dtype.group):
        rows = slice(start, min(start + dtype.group, len(w)))
        inner, before = pull[rows], error[rows].copy()
        for n, k in enumerate(range(rows.start, rows.stop)):
            others = inner[n] / weight[k] - error[k]  # what the other rows ask of this one
            own = None if least is None else least[k]
            codes[k] = codes_of(w[k] + others, scale[k], own, dtype)
            made = w[k] - meaning(codes[k], scale[k], own, dtype)
            inner += _together(h32[:, rows, k : k + 1] @ _apart((made - error[k])[None], stacks))
            error[k] = made
        pull[rows.stop :] += _together(
            h32[:, rows.stop :, rows] @ _apart(error[rows] - before, stacks)
        )
    return Rounded(codes, now.scales, now.minima)


# --- stacks --------------------------------------------------------------------------------------


def _apart(x: np.ndarray, stacks: int) -> np.ndarray:
    """[K, N] as [stacks, K, N/stacks]."""
    k, n = x.shape
    return np.asarray(x.reshape(k, stacks, n // stacks).transpose(1, 0, 2))


def _together(x: np.ndarray) -> np.ndarray:
    stacks, k, n = x.shape
    return np.asarray(x.transpose(1, 0, 2).reshape(k, stacks * n))


def importance(h: np.ndarray, columns: int) -> np.ndarray:
    """How much each row of each column counts: K×1, or K×N where stacks differ."""
    diagonal = np.einsum("skk->ks", h).astype(np.float32)
    return diagonal if len(h) == 1 else np.repeat(diagonal, columns // len(h), axis=1)
