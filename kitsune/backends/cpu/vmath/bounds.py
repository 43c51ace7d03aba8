"""How far results may be from the exact ones: the numbers the tests hold the functions to."""

from __future__ import annotations

from math import inf
from typing import NamedTuple


class Bound(NamedTuple):
    """The largest error with fused multiply-add, and without."""

    fused: float
    plain: float


# In units in the last place (ULP) of the exact result; rounding alone makes 0.5. The largest found:
# for f32 among all arguments (of pow, as for f64, among millions), rounded up.
ULP: dict[str, dict[str, Bound]] = {
    "f32": {
        "exp": Bound(0.91, 1.30),
        "expm1": Bound(1.6, 1.7),
        "tanh": Bound(2.0, 2.0),
        "erf": Bound(2.0, 2.3),
        "log": Bound(1.17, 1.28),
        "log1p": Bound(1.9, 1.9),
        "sin": Bound(0.61, 0.61),
        "cos": Bound(0.61, 0.61),
        "atan": Bound(0.52, 0.52),
        "pow": Bound(0.51, 0.51),
        "rsqrt": Bound(1.50, 1.50),
        "rem": Bound(0.0, 0.0),
    },
    "f64": {
        "exp": Bound(0.95, 1.35),
        "expm1": Bound(2.0, 2.1),
        "tanh": Bound(2.2, 2.2),
        "erf": Bound(2.0, 2.2),
        "log": Bound(0.9, 0.9),
        "log1p": Bound(1.5, 1.5),
        "sin": Bound(2.2, 2.3),
        "cos": Bound(2.2, 2.3),
        "atan": Bound(1.9, 1.9),
        "pow": Bound(0.95, 0.95),
        "rsqrt": Bound(1.50, 1.50),
        "rem": Bound(0.0, 0.0),
    },
}


class FastBound(NamedTuple):
    """The largest relative error with fused multiply-add and without, and where it holds."""

    fused: float
    plain: float
    low: float
    high: float


FAST_ERROR: dict[str, dict[str, FastBound]] = {
    "f32": {
        "exp": FastBound(4.0e-7, 2.1e-7, -87.33, 88.37),
        "tanh": FastBound(4.3e-7, 4.5e-7, -inf, inf),
        "erf": FastBound(3.6e-7, 3.8e-7, -inf, inf),
    },
    "f64": {},
}
