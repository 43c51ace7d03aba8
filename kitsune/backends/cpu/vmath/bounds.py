"""How far results may be from the exact ones: the numbers the tests hold the functions to."""

from __future__ import annotations

from math import inf
from typing import NamedTuple


class Bound(NamedTuple):
    """The largest error with fused multiply-add, and without."""

    fused: float
    plain: float


# In units in the last place (ULP) of the exact result; rounding alone makes 0.5. For f32 the
# largest of all arguments (positive ones, where the function is odd or even), of pow some seven
# million; for f64 a little above the largest of some seven million.
ULP: dict[str, dict[str, Bound]] = {
    "f32": {
        "exp": Bound(1.14, 1.30),
        "exp_lifted": Bound(1.14, 1.30),
        "expm1": Bound(1.63, 1.73),
        "tanh": Bound(1.97, 2.00),
        "erf": Bound(1.97, 2.24),
        "log": Bound(1.17, 1.28),
        "log1p": Bound(1.92, 2.03),
        "sin": Bound(0.57, 0.57),
        "cos": Bound(0.57, 0.57),
        "atan": Bound(0.51, 0.51),
        "pow": Bound(0.51, 0.51),
        "rsqrt": Bound(1.50, 1.50),
        "rem": Bound(0.00, 0.00),
    },
    "f64": {
        "exp": Bound(0.90, 1.35),
        "exp_lifted": Bound(0.90, 1.35),
        "expm1": Bound(1.95, 2.10),
        "tanh": Bound(2.20, 2.20),
        "erf": Bound(2.00, 2.30),
        "log": Bound(0.90, 0.90),
        "log1p": Bound(1.40, 1.40),
        "sin": Bound(1.00, 1.05),
        "cos": Bound(1.00, 1.05),
        "atan": Bound(1.85, 1.85),
        "pow": Bound(0.95, 0.95),
        "rsqrt": Bound(1.50, 1.50),
        "rem": Bound(0.00, 0.00),
    },
}


# In ULP of results from 1/2 to 1. Smaller ones have smaller errors, but lose digits: in f32 the
# relative error is below 8.5e-7 / √Φ down to -5.
OF_ONE: dict[str, dict[str, Bound]] = {
    "f32": {"normal_cdf": Bound(1.48, 1.90)},
    "f64": {"normal_cdf": Bound(1.20, 1.20)},
}


class FastBound(NamedTuple):
    """The largest relative error with fused multiply-add and without, and where it holds."""

    fused: float
    plain: float
    low: float
    high: float


FAST_ERROR: dict[str, dict[str, FastBound]] = {
    "f32": {
        "exp": FastBound(3.6e-7, 2.1e-7, -87.33, 88.37),
        "tanh": FastBound(4.3e-7, 4.5e-7, -inf, inf),
        "erf": FastBound(3.6e-7, 3.8e-7, -inf, inf),
    },
    "f64": {},
}
