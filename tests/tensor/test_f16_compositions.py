"""Functions composed of others are as exact in f16 and bf16 as those that are ops themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import kitsune as kt

ULP = {"f16": 2.0**-10, "bf16": 2.0**-7}  # of a result between 1 and 2
X = np.array([5.0, 13.25, 88.5, -88.5, 0.3, 1.7], np.float32)
UNARY: dict[str, tuple[Callable[[Any], Any], np.ndarray]] = {
    "exp2": (np.exp2, X),
    "log2": (np.log2, np.abs(X)),
    "log10": (np.log10, np.abs(X)),
    "deg2rad": (np.deg2rad, X),
    "rad2deg": (np.rad2deg, X),
    "logit": (lambda x: np.log(x / (1 - x)), np.array([0.05, 0.3, 0.9], np.float32)),
}
BINARY: dict[str, Callable[[Any, Any], Any]] = {"hypot": np.hypot, "logaddexp": np.logaddexp}


def within_a_unit(made: kt.Tensor, want: np.ndarray, dtype: str) -> None:
    """Half a unit of rounding, and as much for f32 beneath it."""
    assert made.dtype.name == dtype
    finite = np.abs(want) < (6e4 if dtype == "f16" else 3e38)
    got = made.float().numpy().astype(np.float64)
    small = 6e-8 if dtype == "f16" else 0.0
    error = np.abs(got - want)[finite]
    assert (error <= 0.51 * ULP[dtype] * np.abs(want[finite]) + small).all(), (got, want)


@pytest.mark.parametrize("dtype", ["f16", "bf16"])
@pytest.mark.parametrize("name", UNARY)
def test_a_function_of_one_tensor_is_rounded_once(name: str, dtype: str) -> None:
    function, values = UNARY[name]
    x = kt.tensor(values).to(dtype)
    exact = x.float().numpy().astype(np.float64)
    within_a_unit(getattr(x, name)(), function(exact), dtype)


@pytest.mark.parametrize("dtype", ["f16", "bf16"])
@pytest.mark.parametrize("name", BINARY)
def test_a_function_of_two_tensors_is_rounded_once(name: str, dtype: str) -> None:
    x, y = kt.tensor(X * 30).to(dtype), kt.tensor(X[::-1].copy() * 30).to(dtype)
    a, b = (each.float().numpy().astype(np.float64) for each in (x, y))
    within_a_unit(getattr(x, name)(y), BINARY[name](a, b), dtype)


def test_types_meet_as_before() -> None:
    """A 16-bit tensor beside a wider one, or two of different 16-bit types, give the wider type."""
    half, brain, single = (kt.ones(2).to(name) for name in ("f16", "bf16", "f32"))
    assert half.hypot(single).dtype.name == "f32"
    assert half.hypot(brain).dtype.name == "f32"
    assert half.hypot(2.0).dtype.name == "f16"
    assert half.lerp(half, 0.5).dtype.name == "f16"


STEPS: dict[str, Callable[[kt.Tensor], kt.Tensor]] = {
    "conversion to integers": lambda x: x.sin().to("i32"),
    "floor": lambda x: x.sin().floor().float(),
    "comparison": lambda x: x.sin().ge(1.0).float(),
    "overflow": lambda x: (x * 4e4).isinf().float(),
    "remainder": lambda x: x.sin().remainder(1.0).float(),
}


@pytest.mark.parametrize("dtype", ["f16", "bf16"])
@pytest.mark.parametrize("name", STEPS)
def test_an_op_with_steps_reads_what_would_be_stored(name: str, dtype: str) -> None:
    """0.9999 is 1 in f16: what is fused converts it to 1, as what is not fused does."""
    x = np.linspace(1.4, 1.7, 41, dtype=np.float32)
    together, apart = (
        kt.compile(lambda x: STEPS[name](x.to(dtype)), config=kt.FusionConfig(enabled=enabled))(x)
        for enabled in (True, False)
    )
    np.testing.assert_array_equal(np.asarray(together), np.asarray(apart))
