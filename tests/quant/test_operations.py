"""Convolutions and tables of a few bits, at every width, on each device."""

from __future__ import annotations

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import KitsuneError
from kitsune.nn import functional

BITS = (8, 4, 3, 2, 1)
SCHEMES = pytest.mark.parametrize("symmetric", [True, False], ids=["symmetric", "asymmetric"])
DEVICES = pytest.mark.parametrize("device", ["cpu", "webgpu"])
WIDTHS = pytest.mark.parametrize("bits", BITS)


def drawn(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def needs(device: str) -> None:
    if device == "webgpu":
        pytest.importorskip("wgpu")


def correlated(x: np.ndarray, w: np.ndarray, groups: int) -> np.ndarray:
    """A convolution of stride 1 with as many zeros around as keep its size, in float64."""
    out, per_group, size, _ = w.shape
    padded = np.pad(x.astype(np.float64), ((0, 0), (0, 0), (size // 2,) * 2, (size // 2,) * 2))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (size, size), axis=(2, 3))
    windows = windows.reshape(x.shape[0], groups, per_group, *windows.shape[2:])
    parts = w.reshape(groups, out // groups, per_group, size, size)
    found = np.einsum("bgchwij,gocij->bgohw", windows, parts)
    return found.reshape(x.shape[0], out, *found.shape[3:])


# Output and input channels, the side of the window, and groups of channels.
SPATIAL, POINTWISE, DEPTHWISE = (24, 16, 3, 1), (40, 32, 1, 1), (16, 16, 3, 16)


@DEVICES
@SCHEMES
@WIDTHS
def test_a_convolution_with_a_packed_weight(bits: int, symmetric: bool, device: str) -> None:
    check_convolution(SPATIAL, bits, symmetric, device)


@DEVICES
@pytest.mark.parametrize("sizes", [POINTWISE, DEPTHWISE], ids=["pointwise", "depthwise"])
@pytest.mark.parametrize(("bits", "symmetric"), [(4, True), (3, False)])
def test_other_convolutions(
    sizes: tuple[int, int, int, int], bits: int, symmetric: bool, device: str
) -> None:
    check_convolution(sizes, bits, symmetric, device)


def check_convolution(
    sizes: tuple[int, int, int, int], bits: int, symmetric: bool, device: str
) -> None:
    needs(device)
    out, channels, size, groups = sizes
    shape = (out, channels // groups, size, size)
    weight = kt.quant.quantize(
        drawn(*shape).reshape(out, -1), bits, symmetric, group_size=32, axis=1
    )
    x, bias = drawn(2, channels, 7, 7, seed=1), drawn(out, seed=2)

    def model(x: kt.Tensor) -> kt.Tensor:
        folded = functional.conv2d(
            x, weight.reshape(*shape), kt.tensor(bias), padding=size // 2, groups=groups
        )
        return folded.relu()

    compiled = kt.compile(model, device=device)
    got = compiled(x)
    want = correlated(x, weight.dequantize().reshape(shape), groups) + bias.reshape(-1, 1, 1)
    np.testing.assert_allclose(got, np.maximum(want, 0), atol=1e-4)
    assert "dequantize" in str(compiled.explain())
    assert len(compiled.kernels) <= 2  # the product, and the order of its result


@DEVICES
@SCHEMES
@WIDTHS
def test_rows_of_a_packed_table(bits: int, symmetric: bool, device: str) -> None:
    needs(device)
    table = kt.quant.quantize(drawn(50, 64), bits, symmetric, group_size=32, axis=1)
    places = np.array([[3, 49, 0], [5, 5, 7]])
    compiled = kt.compile(lambda i: functional.embedding(i, table) * 2.0, device=device)
    np.testing.assert_allclose(compiled(places), 2 * table.dequantize()[places], rtol=1e-6)
    first = [node.op for node in compiled.kernels[0].nodes]
    assert "dequantize" in first  # of the rows that are read
    assert first[-1] == "mul"
    with pytest.raises(KitsuneError):
        compiled(places + 1)  # the table has no row 50
