"""Choose the range that quantised activations cover, from observed values.

| ranges     | what is covered                                                                     |
|------------|-------------------------------------------------------------------------------------|
| minmax     | everything                                                                          |
| percentile | all but 0.01 % of the values at each end                                            |
| entropy    | what keeps most of the distribution: least KL divergence of the values from their   |
|            | levels, as values outside go to the ends                                            |

0 is always inside: zeros around an image, and what relu cut off, stay what they are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from kitsune.errors import UnsupportedError

TAIL = 0.0001
BINS, LEVELS = 4096, 256
SHRINKS = np.geomspace(0.01, 1.0, 64)  # of the larger end, which both ends stay within
MOST_VALUES = 1 << 20  # of one array that are looked at

Range = tuple[float, float]


def compute_range(values: Sequence[np.ndarray], ranges: str = "minmax") -> Range:
    """Return the ends of the range, which contains 0."""
    check_ranges(ranges)
    sampled = [v.reshape(-1)[:: -(-v.size // MOST_VALUES) or 1] for v in values]
    low, high = RANGES[ranges](values if ranges == "minmax" else sampled)
    return min(float(low), 0.0), max(float(high), 0.0)


def check_ranges(name: str) -> None:
    if name not in RANGES:
        raise UnsupportedError(f"no ranges '{name}'", hint=f"choose from {', '.join(RANGES)}")


def _whole(values: Sequence[np.ndarray]) -> Range:
    ends = [(float(v.min(initial=0)), float(v.max(initial=0))) for v in values]
    return min(low for low, _ in ends), max(high for _, high in ends)


def _percentile(values: Sequence[np.ndarray]) -> Range:
    low, high = np.quantile(np.concatenate(values), [TAIL, 1 - TAIL])
    return float(low), float(high)


def _entropy(values: Sequence[np.ndarray]) -> Range:
    low, high = _whole(values)
    if low == high:
        return low, high
    counts = np.zeros(BINS)
    for each in values:
        counts += np.histogram(each, BINS, (low, high))[0]
    centres = low + (np.arange(BINS) + 0.5) * (high - low) / BINS
    sizes = SHRINKS * max(-low, high)
    ends = [(max(low, -size), min(high, size)) for size in sizes]
    lost = [_divergence(counts, centres, each) for each in ends]
    return ends[int(np.argmin(lost))]


def _divergence(counts: np.ndarray, centres: np.ndarray, ends: Range) -> float:
    """KL of the values from the same values as levels: the mass of a level lies evenly over the
    bins of it that hold any, and what is outside of the range at its ends."""
    width = (ends[1] - ends[0]) / LEVELS
    level = np.clip(((centres - ends[0]) / width).astype(int), 0, LEVELS - 1)
    inside = (centres >= ends[0]) & (centres <= ends[1]) & (counts > 0)
    mass = np.bincount(level[inside], counts[inside], LEVELS)
    bins = np.bincount(level[inside], minlength=LEVELS)
    shown = np.where(inside, (mass / np.maximum(bins, 1))[level], 0)
    p, q = counts / counts.sum(), shown / max(shown.sum(), 1)
    least = 1e-9  # of what levels say cannot be
    some = p > 0
    return float((p[some] * np.log(p[some] / np.maximum(q[some], least))).sum())


RANGES: dict[str, Callable[[Sequence[np.ndarray]], Range]] = {
    "minmax": _whole,
    "percentile": _percentile,
    "entropy": _entropy,
}
