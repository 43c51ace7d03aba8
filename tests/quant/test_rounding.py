"""Rounding methods: each is better than the one before by its own measure, group by group."""

from __future__ import annotations

import numpy as np
import pytest

from kitsune.errors import UnsupportedError
from kitsune.ir.dtypes import Packed, make_packed_type
from kitsune.ir.packing import PLANES, dequantize
from kitsune.quant.methods.rounding import POWER, relative_error, round_weight

FORMATS = [make_packed_type(bits, 32, symmetric) for bits in PLANES for symmetric in (True, False)]


def outliers(k: int, n: int) -> np.ndarray:
    """Weights of which a few are far from the others, as trained ones have them."""
    return np.random.default_rng(0).standard_t(3, (k, n)).astype(np.float32)


def errors(w: np.ndarray, dtype: Packed, method: str) -> np.ndarray:
    return np.abs(w - dequantize(round_weight(w, dtype, method), (w.shape[0], w.shape[1]), dtype))


@pytest.mark.parametrize("dtype", FORMATS, ids=str)
def test_clipping_never_makes_a_group_worse(dtype: Packed) -> None:
    w = outliers(100, 24)
    plain, clipped = (errors(w, dtype, m) ** 2 for m in ("nearest", "rtn"))
    starts = range(0, 100, 32)
    for before, after in zip(
        np.add.reduceat(plain, starts), np.add.reduceat(clipped, starts), strict=True
    ):
        assert (after <= before * (1 + 1e-5)).all()
    if 1 < dtype.bits < 8:
        assert clipped.sum() < 0.97 * plain.sum()


@pytest.mark.parametrize("dtype", FORMATS, ids=str)
def test_hqq_never_makes_a_group_worse_by_its_norm(dtype: Packed) -> None:
    w = outliers(100, 24)
    plain, made = (errors(w, dtype, m) ** POWER for m in ("nearest", "hqq"))
    starts = range(0, 100, 32)
    for before, after in zip(
        np.add.reduceat(plain, starts), np.add.reduceat(made, starts), strict=True
    ):
        assert (after <= before * (1 + 1e-5)).all()
    if dtype.bits > 1:
        assert made.sum() < 0.999 * plain.sum()


@pytest.mark.parametrize("method", ["rtn", "hqq"])
@pytest.mark.parametrize("dtype", FORMATS, ids=str)
def test_constant_and_empty_weights(dtype: Packed, method: str) -> None:
    for w in (np.zeros((40, 3), np.float32), np.full((40, 3), 0.5, np.float32)):
        made = dequantize(round_weight(w, dtype, method), (40, 3), dtype)
        bound = 0.26 if dtype.bits == 2 else 0.1  # the largest of 2 bits is 1.5 steps from zero
        assert relative_error(w, made) < (bound if dtype.symmetric else 1e-6)
    for shape in ((0, 3), (3, 0)):
        made = dequantize(round_weight(np.zeros(shape, np.float32), dtype, method), shape, dtype)
        assert made.shape == shape


def test_methods_that_do_not_exist() -> None:
    with pytest.raises(UnsupportedError, match="no method 'best'"):
        round_weight(np.ones((4, 4), np.float32), make_packed_type(4, 32), "best")


def test_the_relative_error_of_nothing() -> None:
    assert relative_error(np.zeros(4), np.zeros(4)) == 0
    assert relative_error(np.full(4, 2.0), np.full(4, 1.0)) == 0.5
