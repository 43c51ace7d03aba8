"""Round a K×N weight without calibration data: rtn and hqq.

| method  | what it looks for                                                                      |
|---------|----------------------------------------------------------------------------------------|
| nearest | each group's range, from its least weight to its largest                               |
| rtn     | the same, narrowed or widened to the least squared error of the group                  |
| hqq     | the scale and minimum of least Σ|error|^0.7, which forgives outliers (half-quadratic)  |

Errors of some rows may count more than those of others: that is what `importance` says, K×1 or
K×N, where inputs were seen. Groups know nothing of each other: a method is given as many as are
rounded in cache, w[groups, rows, N] with importance beside it, and its factors are [groups, 1, N].
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import numpy as np

from kitsune.errors import InputError, KitsuneError, UnsupportedError
from kitsune.ir.dtypes import Packed
from kitsune.ir.packing import (
    center_values,
    dequantize_values,
    find_ranges,
    pack,
    quantise_to_f32,
    round_to_nearest,
)

Factors = tuple[np.ndarray, np.ndarray | None]  # the scales, and the minima, of groups×N

BLOCK = 1 << 15  # weights that are rounded together, in cache
SMALLEST = 2.0**-18  # the least f16 with six bits
# What a range is stretched by: below 1 its ends are clipped; above, the largest weight of a
# symmetric group can have a code, of which there is one fewer above zero than below.
STRETCHES = np.linspace(0.5, 1.5, 26)
POWER, STEPS = 0.7, 20  # of hqq: its norm, and how often it alternates
FIRST_WEIGHT, GROWTH = 10.0, 1.1  # of the splitting's penalty, in units of 1/scale


def round_weight(w: np.ndarray, dtype: Packed, method: str = "rtn") -> np.ndarray:
    """Round and pack a weight; scales are one f16 per group of rows and column."""
    if (error := refusal(w, dtype)) is not None:
        raise error
    scales, minima = factors(w, dtype, method)
    return pack(round_to_nearest(w, scales, minima, dtype), scales, dtype, minima)


def factors(
    w: np.ndarray, dtype: Packed, method: str, importance: np.ndarray | None = None
) -> Factors:
    """The scales and minima that a method finds, a few groups and columns at a time."""
    check_method(method, METHODS)
    k, n = w.shape
    made = np.zeros((2, -(-k // dtype.group), n), np.float16)
    for rows, columns in _parts(k, n, dtype.group):
        whole = (-1, min(dtype.group, rows.stop - rows.start))
        part = np.ascontiguousarray(w[rows, columns], np.float32)
        along = None
        if importance is not None:
            along = importance[rows] if importance.shape[1] == 1 else importance[rows, columns]
            along = np.ascontiguousarray(along).reshape(*whole, along.shape[1])
        found = METHODS[method](part.reshape(*whole, part.shape[1]), dtype, along)
        groups = slice(rows.start // dtype.group, -(-rows.stop // dtype.group))
        for numbers, factor in zip(made, found, strict=True):
            if factor is not None:
                numbers[groups, columns] = factor[:, 0]
    return made[0], None if dtype.symmetric else made[1]


def _parts(k: int, n: int, group: int) -> Iterator[tuple[slice, slice]]:
    """Rows and columns that are rounded together: whole groups, or a shorter last one alone."""
    width = max(64, BLOCK // group)
    step = max(1, BLOCK // (group * min(n, width) or 1)) * group
    whole = k - k % group
    spans = [slice(at, min(at + step, whole)) for at in range(0, whole, step)]
    for rows in [*spans, slice(whole, k)] if whole < k else spans:
        for at in range(0, n, width):
            yield rows, slice(at, min(at + width, n))


def relative_error(w: np.ndarray, made: np.ndarray) -> float:
    """‖w − made‖ / ‖w‖, and 0 of nothing."""
    size = float(np.linalg.norm(w))
    return float(np.linalg.norm(w - made)) / size if size else 0.0


# --- what can be rounded -------------------------------------------------------------------------


def refusal(w: np.ndarray, dtype: Packed) -> KitsuneError | None:
    """Why a weight cannot be rounded. NaN and infinity have no code; scales and minima are f16, so
    weights must be of a size that it has numbers for."""
    for what, found in (("NaN", np.isnan(w)), ("infinity", np.isinf(w))):
        if found.any():
            place = tuple(int(i) for i in np.argwhere(found)[0])
            return InputError(
                f"cannot quantize {what}",
                why=f"the weight has one at {list(place)}",
                hint="quantize finite weights",
            )
    largest = float(np.abs(w).max(initial=0))
    step = largest / ((1 << dtype.bits) - 1)
    if largest > float(np.finfo(np.float16).max) or 0 < step < SMALLEST:
        return UnsupportedError(
            f"cannot quantize weights as large as {largest:.3g}",
            why=f"their scales of about {step:.3g} are outside what f16 holds",
            hint="divide the weight by a power of two, and multiply the product by it",
        )
    return None


def check_method(name: str, methods: Iterable[str]) -> None:
    if name not in methods:
        raise UnsupportedError(f"no method '{name}'", hint=f"choose from {', '.join(methods)}")


# --- methods -------------------------------------------------------------------------------------


def clip_groups(w: np.ndarray, dtype: Packed, importance: np.ndarray | None = None) -> Factors:
    """Round to nearest, with the range of each group clipped for the least error. The quantised
    values of a symmetric group reach one step further on one side; a negative scale makes it the
    other side, which matters at low bit widths."""
    scales, minima = best = _covering(w, dtype)
    least = _sums(_errors(w, best, dtype) ** 2, importance)
    both = dtype.symmetric and dtype.bits < 8
    for stretch in (*STRETCHES, *(-STRETCHES if both else ())) if dtype.bits > 1 else ():
        other: Factors = (_half(scales * stretch), None)
        if minima is not None:
            cut = (1 - stretch) / 2 * ((1 << dtype.bits) - 1) * scales.astype(np.float32)
            other = (other[0], _half(minima + cut))
        best, least = _better(w, dtype, (best, least), other, 2, importance)
    return best


def half_quadratic(w: np.ndarray, dtype: Packed, importance: np.ndarray | None = None) -> Factors:
    """min Σ|w − values|^p by turns: the outliers e that the norm forgives, then the scale and
    minimum of the least squares of w − e. Badri and Shaji, 2023."""
    best = _covering(w, dtype)
    least = _sums(np.abs(_errors(w, best, dtype)) ** POWER, importance)
    now, weight = best, FIRST_WEIGHT
    for _ in range(STEPS):
        scale, offset = _single(now)
        codes = quantise_to_f32(w, scale, offset, dtype)
        error = w - dequantize_values(codes, scale, offset, dtype)
        unit = np.maximum(np.abs(scale), np.float32(SMALLEST))
        now = _least_squares(w - _forgiven(error / unit, weight) * unit, codes, now, dtype)
        best, least = _better(w, dtype, (best, least), now, POWER, importance)
        weight *= GROWTH
    return best


METHODS: dict[str, Callable[[np.ndarray, Packed, np.ndarray | None], Factors]] = {
    "nearest": lambda w, dtype, importance: _covering(w, dtype),
    "rtn": clip_groups,
    "hqq": half_quadratic,
}


def _covering(w: np.ndarray, dtype: Packed) -> Factors:
    scales, minima = find_ranges(w.reshape(-1, w.shape[2]), dtype)
    return scales[:, None], None if minima is None else minima[:, None]


def _forgiven(error: np.ndarray, weight: float) -> np.ndarray:
    """The proximal point of |e|^p: small errors are left to the squares, large ones taken out."""
    size = np.abs(error)
    less = np.maximum(size, 1e-8) ** (POWER - 1) / np.float32(weight)
    made: np.ndarray = np.sign(error) * np.maximum(size - less, 0)
    return made


def _least_squares(target: np.ndarray, codes: np.ndarray, now: Factors, dtype: Packed) -> Factors:
    """The scale, and minimum, of each group that bring the codes nearest to the target."""
    if now[1] is None:
        q = center_values(codes, dtype)
        top, bottom = _sums(q * target), _sums(q * q)
        return _half(np.where(bottom > 0, top / np.maximum(bottom, 1), now[0])), None
    q, count = codes, np.float32(codes.shape[1])
    mean_q, mean_t = _sums(q) / count, _sums(target) / count
    spread = _sums(q * q) / count - mean_q**2
    both = _sums(q * target) / count - mean_q * mean_t
    scales = _half(np.where(spread > 1e-6, both / np.maximum(spread, 1e-6), now[0]))
    return scales, _half(mean_t - scales.astype(np.float32) * mean_q)


def _better(
    w: np.ndarray,
    dtype: Packed,
    best: tuple[Factors, np.ndarray],
    other: Factors,
    power: float,
    importance: np.ndarray | None,
) -> tuple[Factors, np.ndarray]:
    """Group by group, the factors of the smaller error."""
    (scales, minima), least = best
    error = _errors(w, other, dtype)
    total = _sums(error**2 if power == 2 else np.abs(error) ** power, importance)
    won = total < least
    made = np.where(won, other[0], scales)
    offsets = None if minima is None or other[1] is None else np.where(won, other[1], minima)
    return (made, offsets), np.where(won, total, least)


def _errors(w: np.ndarray, factors: Factors, dtype: Packed) -> np.ndarray:
    scale, least = _single(factors)
    made: np.ndarray = w - dequantize_values(
        quantise_to_f32(w, scale, least, dtype), scale, least, dtype
    )
    return made


def _sums(x: np.ndarray, importance: np.ndarray | None = None) -> np.ndarray:
    """Sum over the rows of each group, weighted by importance."""
    return np.asarray((x if importance is None else x * importance).sum(1, keepdims=True))


def _single(factors: Factors) -> Factors:
    scales, minima = factors
    return scales.astype(np.float32), None if minima is None else minima.astype(np.float32)


def _half(x: np.ndarray) -> np.ndarray:
    return np.asarray(x, np.float16)
