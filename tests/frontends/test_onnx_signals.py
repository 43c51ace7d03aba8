"""Sizes, orders and frequencies: Resize, TopK, DFT and STFT against NumPy and onnxruntime."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

import kitsune as kt
from tests.frontends.onnx_models import hosts
from tests.frontends.onnx_oracle import RNG, floats, model_of, same

# --- sizes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["nearest", "linear", "cubic"])
@pytest.mark.parametrize("how", ["half_pixel", "asymmetric", "align_corners", "pytorch_half_pixel"])
def test_resize(mode: str, how: str) -> None:
    given = {"x": floats(1, 2, 5, 7), "roi": None, "scales": np.array([1, 1, 2, 3], np.float32)}
    same(
        "Resize", given, known=("scales",), domain="", mode=mode, coordinate_transformation_mode=how
    )
    sized = {"x": given["x"], "roi": None, "scales": None, "sizes": np.array([1, 2, 9, 3])}
    same(
        "Resize", sized, known=("sizes",), domain="", mode=mode, coordinate_transformation_mode=how
    )


@pytest.mark.parametrize("mode", ["linear", "cubic"])
def test_resize_without_aliases_reads_all_that_a_result_covers(mode: str) -> None:
    given = {"x": floats(1, 2, 20, 15), "roi": None, "scales": np.array([1, 1, 0.3, 0.2], "f")}
    same("Resize", given, known=("scales",), domain="", mode=mode, antialias=1)


def test_an_image_of_twice_the_size_is_a_view_of_it() -> None:
    given = {"x": floats(1, 2, 5, 7), "scales": np.array([1, 1, 2, 2], np.float32)}
    compiled = same("Upsample", given, known=("scales",), domain="", opset=9)
    assert {op for group in compiled.explain().groups for op in group.ops} <= {"expand", "reshape"}


# --- orders --------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", [np.float32, np.int64])
@pytest.mark.parametrize(("size", "count"), [(10, 3), (10, 10), (300, 50), (3000, 5)])
@pytest.mark.parametrize("largest", [0, 1])
def test_the_first_of_an_order(dtype: Any, size: int, count: int, largest: int) -> None:
    """Many are equal: the first of them comes first."""
    x = (3 * floats(2, size, 2)).round().astype(dtype)
    given = {"x": x, "k": np.array([count])}
    same("TopK", given, ("v", "i"), known=("k",), domain="", axis=1, largest=largest)


def test_elements_that_are_as_small_as_can_be_are_taken_too() -> None:
    x = np.full((1, 2000), -np.inf, np.float32)
    x[0, 1500] = 1
    said = {"axis": -1}
    model = model_of("TopK", {"x": x, "k": np.array([4])}, ["v", "i"], ("k",), "", 19, said)
    values, places = kt.compile(model)(x)
    np.testing.assert_array_equal(places, [[1500, 0, 1, 2]])
    np.testing.assert_array_equal(values, x[0, places])


def test_many_of_a_long_axis_are_sorted_by_the_host() -> None:
    x = floats(1, 5000)
    model = model_of("TopK", {"x": x, "k": np.array([500])}, ["v", "i"], ("k",), "", 19, {})
    compiled = kt.compile(model)
    np.testing.assert_array_equal(compiled(x)[1][0], np.argsort(-x[0], kind="stable")[:500])
    assert set(hosts(compiled)) == {"TopK"}


# --- frequencies ---------------------------------------------------------------------------------


def complex_of(x: np.ndarray) -> np.ndarray:
    return x[..., 0].astype(np.float64) + (1j * x[..., 1] if x.shape[-1] == 2 else 0)


def transform(x: np.ndarray, **attrs: Any) -> np.ndarray:
    compiled = kt.compile(model_of("DFT", {"x": x}, ["y"], (), "", 19, attrs))
    made: np.ndarray = compiled(x)
    assert hosts(compiled) == []
    return made


@pytest.mark.parametrize("size", [1, 5, 97, 600, 1536])
@pytest.mark.parametrize("width", [1, 2])
def test_fourier_transforms(size: int, width: int) -> None:
    x = floats(2, size, width)
    want = np.fft.fft(complex_of(x), axis=1)
    limit = 2e-6 * np.abs(want).max()
    np.testing.assert_allclose(complex_of(transform(x, axis=1)), want, rtol=0, atol=limit)
    back = complex_of(transform(x, axis=1, inverse=1))
    np.testing.assert_allclose(back, np.fft.ifft(complex_of(x), axis=1), rtol=0, atol=limit / size)


def test_half_of_a_real_transform_and_back() -> None:
    x = floats(3, 40, 4, 1)
    half = transform(x, axis=1, onesided=1)
    want = np.fft.rfft(x[..., 0].astype(float), axis=1)
    np.testing.assert_allclose(complex_of(half), want, rtol=0, atol=1e-5)
    given = {"x": half, "n": np.array(40), "axis": np.array(1)}
    said = {"inverse": 1, "onesided": 1}
    back = kt.compile(model_of("DFT", given, ["y"], ("n", "axis"), "", 20, said))
    np.testing.assert_allclose(back(half), x, rtol=0, atol=1e-5)


@pytest.mark.parametrize("onesided", [0, 1])
def test_transforms_of_windows_of_a_signal(onesided: int) -> None:
    for size, step in ((64, 16), (1024, 160)):
        given = {"x": floats(2, 3000, 1), "step": np.array(step), "w": RNG.random(size).astype("f")}
        same("STFT", given, known=("step",), domain="", onesided=onesided)
