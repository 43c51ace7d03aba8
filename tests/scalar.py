"""Primitives in, NumPy arrays out: an `Op.scalar` written against this computes its value."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from kitsune.ir.dtypes import DTYPES, DType, f32
from kitsune.ir.ops import OPS
from kitsune.lower.kernel import PRIMITIVES


def _divided(a: Any, b: Any) -> Any:
    """Integers truncate, and by zero give 0."""
    if np.result_type(a, b).kind == "f":
        return np.divide(a, b)
    whole = np.where(np.equal(b, 0), 1, b)
    return np.where(np.equal(b, 0), 0, (a - np.fmod(a, whole)) // whole)


def _remainder(a: Any, b: Any) -> Any:
    if np.result_type(a, b).kind == "f":
        return np.fmod(a, b)
    return np.where(np.equal(b, 0), 0, np.fmod(a, np.where(np.equal(b, 0), 1, b)))


_erfc = np.vectorize(math.erfc, otypes=[np.float64])


def _normal_cdf(x: Any) -> Any:
    return 0.5 * _erfc(-x / math.sqrt(2))


NUMPY: dict[str, Callable[..., Any]] = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "div": _divided,
    "rem": _remainder,
    "max": np.maximum,
    "min": np.minimum,
    "neg": np.negative,
    "abs": np.abs,
    "exp": np.exp,
    "expm1": np.expm1,
    "log": np.log,
    "log1p": np.log1p,
    "sqrt": np.sqrt,
    "rsqrt": lambda x: 1 / np.sqrt(x),
    "pow": np.power,
    "tanh": np.tanh,
    "erf": np.vectorize(math.erf, otypes=[np.float64]),
    "normal_cdf": _normal_cdf,
    "sin": np.sin,
    "cos": np.cos,
    "atan": np.arctan,
    "floor": np.floor,
    "ceil": np.ceil,
    "trunc": np.trunc,
    "round": np.rint,
    "lt": np.less,
    "le": np.less_equal,
    "eq": np.equal,
    "where": np.where,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "not": np.invert,
    "shl": np.left_shift,
    "shr": np.right_shift,
}
assert NUMPY.keys() == PRIMITIVES.keys()


def _exact(value: np.ndarray, name: str) -> np.ndarray:
    return np.asarray(value)


class Scalars:
    """`rounded` is applied to the result of every primitive, and told which one it is.

    A float is a plain number, so that what it meets decides the type: tests give f32 operands as
    float64 to see more than f32 shows.
    """

    def __init__(self, rounded: Callable[[np.ndarray, str], np.ndarray] = _exact) -> None:
        self._rounded = rounded

    def const(self, value: float, dtype: DType | np.dtype[Any] = f32) -> Any:
        known = dtype.value.numpy if isinstance(dtype, DType) else dtype
        return float(value) if known.kind == "f" else np.asarray(value, known)

    def cast(self, x: np.ndarray, dtype: DType) -> np.ndarray:
        made = np.asarray(OPS["cast"].numpy(np.asarray(x), dtype=dtype))
        return made if dtype.value == dtype else made.astype(dtype.value.numpy)

    def halve(self, x: np.ndarray, name: str) -> np.ndarray:
        return np.asarray(x, np.float32).astype(DTYPES[name].numpy).astype(np.asarray(x).dtype)

    def bits(self, x: np.ndarray, dtype: DType) -> np.ndarray:
        value = np.asarray(x)
        if value.dtype.itemsize != dtype.itemsize:  # an f32 that is given as a float64
            value = value.astype(np.float32)
        return value.view(dtype.numpy)

    def __getattr__(self, name: str) -> Callable[..., np.ndarray]:
        known = name.removesuffix("_")
        return lambda *args: self._rounded(NUMPY[known](*args), known)
