"""A K×N weight in, its low-bit bytes out: the methods that look at nothing but the weight.

| method  | what it looks for                                                                      |
|---------|----------------------------------------------------------------------------------------|
| nearest | each group's range, from its least weight to its largest                               |
| rtn     | the same, narrowed or widened to the least squared error of the group                  |
| hqq     | the scale and minimum of least Σ|error|^0.7, which forgives outliers (half-quadratic)  |

Errors of some rows may count more than those of others: that is what `importance` says, K×1 or
K×N, where inputs were seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from kitsune.errors import InputError, KitsuneError, UnsupportedError
from kitsune.ir.dtypes import Packed
from kitsune.ir.packing import nearest, pack, ranges, rows_of, values

Factors = tuple[np.ndarray, np.ndarray | None]  # the scales, and the minima, of groups×N

BLOCK = 1 << 18  # bytes of a weight's columns that are rounded together, in cache
SMALLEST = 2.0**-18  # the least f16 with six bits
# What a range is stretched by: below 1 its ends are clipped; above, the largest weight of a
# symmetric group can have a code, of which there is one fewer above zero than below.
STRETCHES = np.linspace(0.5, 1.5, 26)
POWER, STEPS = 0.7, 20  # of hqq: its norm, and how often it alternates
FIRST_WEIGHT, GROWTH = 10.0, 1.1  # of the splitting's penalty, in units of 1/scale


def rounded(w: np.ndarray, dtype: Packed, method: str = "rtn") -> np.ndarray:
    """The bytes of a weight; scales are one f16 for a group of rows and a column."""
    if (error := refusal(w, dtype)) is not None:
        raise error
    scales, minima = factors(w, dtype, method)
    return pack(nearest(w, scales, minima, dtype), scales, dtype, minima)


def factors(
    w: np.ndarray, dtype: Packed, method: str, importance: np.ndarray | None = None
) -> Factors:
    """The scales and minima that a method finds, a few columns at a time."""
    check_method(method, METHODS)
    count = -(-w.nbytes // BLOCK) or 1
    along = [importance] * count if importance is None or importance.shape[1] == 1 else (
        np.array_split(importance, count, axis=1))  # fmt: skip
    columns = zip(np.array_split(w, count, axis=1), along, strict=True)
    parts = [METHODS[method](np.ascontiguousarray(part, np.float32), dtype, weight)
             for part, weight in columns]  # fmt: skip
    scales = np.concatenate([scale for scale, _ in parts], axis=1)
    found = [least for _, least in parts if least is not None]
    return scales, np.concatenate(found, axis=1) if found else None


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
                f"cannot quantize {what}", why=f"the weight has one at {list(place)}",
                hint="quantize finite weights",
            )  # fmt: skip
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


def clipped(w: np.ndarray, dtype: Packed, importance: np.ndarray | None = None) -> Factors:
    """Round to nearest, each group's range cut by the amount that suits it best. Codes of a
    symmetric group reach one step further to one side, and a negative scale makes it the other:
    with few bits a step is much."""
    scales, minima = best = ranges(w, dtype)
    least = _group_sums(_weighed(_errors(w, best, dtype) ** 2, importance), dtype)
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
    best = ranges(w, dtype)
    least = _group_sums(_weighed(np.abs(_errors(w, best, dtype)) ** POWER, importance), dtype)
    now, weight = best, FIRST_WEIGHT
    for _ in range(STEPS):
        codes = nearest(w, *now, dtype)
        error = w - values(codes, *now, dtype)
        unit = rows_of(np.maximum(np.abs(now[0].astype(np.float32)), SMALLEST), w.shape[0], dtype)
        now = _least_squares(w - _forgiven(error / unit, weight) * unit, codes, now, dtype)
        best, least = _better(w, dtype, (best, least), now, POWER, importance)
        weight *= GROWTH
    return best


METHODS: dict[str, Callable[[np.ndarray, Packed, np.ndarray | None], Factors]] = {
    "nearest": lambda w, dtype, importance: ranges(w, dtype), "rtn": clipped,
    "hqq": half_quadratic,
}  # fmt: skip


def _forgiven(error: np.ndarray, weight: float) -> np.ndarray:
    """The proximal point of |e|^p: small errors are left to the squares, large ones taken out."""
    size = np.abs(error)
    less = np.maximum(size, 1e-8) ** (POWER - 1) / np.float32(weight)
    made: np.ndarray = np.sign(error) * np.maximum(size - less, 0)
    return made


def _least_squares(target: np.ndarray, codes: np.ndarray, now: Factors, dtype: Packed) -> Factors:
    """The scale, and minimum, of each group that bring the codes nearest to the target."""
    one = np.ones((-(-codes.shape[0] // dtype.group), codes.shape[1]), np.float32)
    if now[1] is None:
        q = values(codes, one, None, dtype)
        top, bottom = _group_sums(q * target, dtype), _group_sums(q * q, dtype)
        return _half(np.where(bottom > 0, top / np.maximum(bottom, 1), now[0])), None
    q = codes.astype(np.float32)
    count = _group_sums(np.ones_like(q), dtype)
    mean_q, mean_t = _group_sums(q, dtype) / count, _group_sums(target, dtype) / count
    spread = _group_sums(q * q, dtype) / count - mean_q**2
    both = _group_sums(q * target, dtype) / count - mean_q * mean_t
    scales = _half(np.where(spread > 1e-6, both / np.maximum(spread, 1e-6), now[0]))
    return scales, _half(mean_t - scales.astype(np.float32) * mean_q)


def _better(
    w: np.ndarray, dtype: Packed, best: tuple[Factors, np.ndarray], other: Factors, power: float,
    importance: np.ndarray | None,
) -> tuple[Factors, np.ndarray]:  # fmt: skip
    """Group by group, the factors of the smaller error."""
    (scales, minima), least = best
    error = np.abs(_errors(w, other, dtype)) ** power
    total = _group_sums(_weighed(error, importance), dtype)
    won = total < least
    made = np.where(won, other[0], scales)
    offsets = None if minima is None or other[1] is None else np.where(won, other[1], minima)
    return (made, offsets), np.where(won, total, least)


def _weighed(error: np.ndarray, importance: np.ndarray | None) -> np.ndarray:
    return error if importance is None else np.asarray(error * importance)


def _errors(w: np.ndarray, factors: Factors, dtype: Packed) -> np.ndarray:
    made: np.ndarray = w - values(nearest(w, *factors, dtype), *factors, dtype)
    return made


def _group_sums(x: np.ndarray, dtype: Packed) -> np.ndarray:
    """K×N to (K/group)×N."""
    starts = np.arange(0, x.shape[0], dtype.group)
    return np.add.reduceat(x, starts, axis=0) if x.shape[0] else x


def _half(x: np.ndarray) -> np.ndarray:
    return np.asarray(x, np.float16)
