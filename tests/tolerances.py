"""How far a result may be from the float64 one: one table, by dtype."""

from __future__ import annotations

import numpy as np

# Relative to the magnitude of the row an element stands in: 32 roundings of f32, and for f64 what
# NumPy's own order of summation may cost.
RELATIVE = {"f32": 32 * 2.0**-24, "f64": 1e-12, "i32": 0.0, "bool": 0.0}

# A central difference of a float64 function with unit values.
FINITE_DIFFERENCE = 2e-7


def magnitude(want: np.ndarray) -> np.ndarray:
    """What errors are measured by: an element's own size and the rms of its row."""
    finite = np.where(np.isfinite(want), want, 0.0).astype(np.float64)
    if finite.ndim == 0 or finite.size == 0:
        return np.asarray(np.abs(finite))
    return np.asarray(np.abs(finite) + np.sqrt(np.mean(finite**2, axis=-1, keepdims=True)))


def assert_close(
    got: np.ndarray, want: np.ndarray, dtype: str, scale: np.ndarray | float | None = None
) -> None:
    """Same shape, same NaNs and infinities, and |got − want| ≤ RELATIVE[dtype]·scale elsewhere.

    `scale` is the magnitude that errors are relative to; by default that of the row.
    """
    assert got.shape == want.shape
    if RELATIVE[dtype] == 0.0:
        np.testing.assert_array_equal(got, want)
        return
    special = ~np.isfinite(want)
    np.testing.assert_array_equal(got[special], want[special].astype(got.dtype))
    limit = RELATIVE[dtype] * np.broadcast_to(magnitude(want) if scale is None else scale, want.shape)
    with np.errstate(invalid="ignore"):
        excess = np.where(special, 0.0, np.abs(got - want.astype(np.float64)) - limit)
    bad = ~(excess <= 0)  # a NaN is bad as well
    if bad.any():
        worst = np.unravel_index(np.argmax(np.where(np.isnan(excess), np.inf, excess)), excess.shape)
        raise AssertionError(
            f"{bad.sum()} of {bad.size} elements differ, most at {[int(i) for i in worst]}: "
            f"{got[worst]!r}, not {want[worst]!r}, allowed ±{limit[worst]:.3g}"
        )
