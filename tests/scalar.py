"""Primitives in, NumPy arrays out: an `Op.scalar` written against this computes its value."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from kitsune.lower.kernel import PRIMITIVES

NUMPY: dict[str, Callable[..., Any]] = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "max": np.maximum,
    "min": np.minimum, "neg": np.negative, "abs": np.abs, "exp": np.exp, "log": np.log,
    "sqrt": np.sqrt, "rsqrt": lambda x: 1 / np.sqrt(x), "tanh": np.tanh,
    "erf": np.vectorize(math.erf, otypes=[np.float64]), "lt": np.less, "le": np.less_equal,
    "eq": np.equal, "where": np.where,
}  # fmt: skip
assert NUMPY.keys() == PRIMITIVES.keys()


class Scalars:
    """`rounded` is applied to the result of every primitive."""

    def __init__(self, rounded: Callable[[np.ndarray], np.ndarray] = np.asarray) -> None:
        self._rounded = rounded

    def const(self, value: float) -> np.ndarray:
        return np.asarray(float(value))

    def __getattr__(self, name: str) -> Callable[..., np.ndarray]:
        return lambda *args: self._rounded(NUMPY[name](*args))
