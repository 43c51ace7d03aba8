"""`kt.quant.quantize`: what codes stand for, what they take, and products with them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

import kitsune as kt
from kitsune.errors import InputError, ShapeError, UnsupportedError
from kitsune.ir.packing import PLANES
from kitsune.quant import QuantizedTensor
from kitsune.tensor import Tensor

SCHEMES: dict[str, dict[str, Any]] = {
    "tensor": {"per_channel": False},
    "channel": {},
    "32": {"group_size": 32},
    "64": {"group_size": 64},
    "128": {"group_size": 128},
}


def weight(k: int, n: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal((k, n)).astype(np.float32)


def reach(scheme: str, w: np.ndarray) -> list[np.ndarray]:
    """The parts of a matrix that have one scale."""
    if scheme == "tensor":
        return [w]
    step = w.shape[0] if scheme == "channel" else int(scheme)
    return [
        w[at : at + step, n : n + 1] for at in range(0, w.shape[0], step) for n in range(w.shape[1])
    ]


# --- values --------------------------------------------------------------------------------------


@settings(max_examples=30, deadline=None)
@given(
    w=arrays(
        np.float32,
        st.tuples(st.integers(0, 70), st.integers(0, 20)),
        elements=st.floats(-100, 100, width=32),
    ),
    bits=st.sampled_from([8, 4, 3, 2]),
    symmetric=st.booleans(),
    scheme=st.sampled_from(sorted(SCHEMES)),
    axis=st.sampled_from([0, 1]),
)
def test_a_value_is_within_half_a_step(
    w: np.ndarray, bits: int, symmetric: bool, scheme: str, axis: int
) -> None:
    """A step is the range of a group by its codes; f16 rounds the step and the minimum."""
    if 0 < np.abs(w).max(initial=0) < 1e-2:
        w = np.zeros_like(w)  # too small for f16, which is refused
    given_ = w.T.copy() if axis else w
    q = kt.quant.quantize(given_, bits, symmetric, axis=axis, **SCHEMES[scheme])
    made = q.dequantize()
    assert made.shape == q.shape == given_.shape
    made = made.T if axis else made
    for values, part in zip(reach(scheme, made), reach(scheme, w), strict=True):
        if not part.size:
            continue
        largest = np.abs(part).max()
        step = largest / (2 ** (bits - 1) - 0.5)
        if not symmetric:
            step = (part.max() - part.min()) / (2**bits - 1)
        rounding = largest * 2.0**-10 + 2.0**-24 * 2**bits
        assert np.abs(values - part).max() <= step / 2 + rounding


@pytest.mark.parametrize("scheme", SCHEMES)
def test_one_bit_is_a_sign(scheme: str) -> None:
    w = weight(130, 9)
    made = kt.quant.quantize(w, 1, **SCHEMES[scheme]).dequantize()
    np.testing.assert_array_equal(np.sign(made), np.where(w > 0, 1, -1))
    for values, part in zip(reach(scheme, made), reach(scheme, w), strict=True):
        np.testing.assert_allclose(np.abs(values), np.abs(part).mean(), rtol=1e-3)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_one_bit_with_a_minimum_is_two_means(scheme: str) -> None:
    w = 3 + weight(130, 9)
    made = kt.quant.quantize(w, 1, symmetric=False, **SCHEMES[scheme]).dequantize()
    for values, part in zip(reach(scheme, made), reach(scheme, w), strict=True):
        above = part > part.mean()
        wanted = {round(float(part[above].mean()), 2), round(float(part[~above].mean()), 2)}
        assert all(min(abs(v - x) for x in wanted) < 0.02 for v in np.unique(values))


@pytest.mark.parametrize("bits", PLANES)
def test_values_on_the_grid_stay(bits: int) -> None:
    w = np.float32(0.5) * np.random.default_rng(1).integers(0, 1 << bits, (64, 8)) - 3
    w[0], w[1] = -3, 0.5 * ((1 << bits) - 1) - 3
    w = w.astype(np.float32)
    made = kt.quant.quantize(w, bits, symmetric=False, group_size=64).dequantize()
    np.testing.assert_array_equal(made, w)


@pytest.mark.parametrize("bits", PLANES)
@pytest.mark.parametrize("value", [0.0, 1.0, -2.5, 60000.0])
def test_constant_matrices(bits: int, value: float) -> None:
    w = np.full((40, 5), value, np.float32)
    exact = kt.quant.quantize(w, bits, symmetric=False).dequantize()
    np.testing.assert_allclose(exact, w, rtol=2**-11)
    near = kt.quant.quantize(w, bits).dequantize()
    assert (
        np.abs(near - w).max()
        <= abs(value) / max(2 ** (bits - 1) - 0.5, 1) / 2 * 1.01 + abs(value) * 2**-10
    )


# --- bytes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bits", "smaller"), [(8, 75), (4, 87.5), (3, 90.625), (2, 93.75), (1, 96.875)]
)
def test_it_is_as_small_as_its_bits(bits: int, smaller: float) -> None:
    """A scale is an f16 for each group and column; the rest is `bits` a weight."""
    w = weight(512, 64)
    for group in (32, 64, 128):
        for symmetric, halves in ((True, 1), (False, 2)):
            q = kt.quant.quantize(w, bits, symmetric, group_size=group)
            codes = q.nbytes - halves * 2 * (512 // group) * 64
            assert 100 * (1 - codes / w.nbytes) == smaller
            assert q.nbytes == q.packed.nbytes(512, 64)


def test_what_it_says_of_itself() -> None:
    q = kt.quant.quantize(weight(64, 32), 3, group_size=32, axis=1)
    assert repr(q) == (
        "QuantizedTensor([64,32], 3 bits, symmetric, groups of 32 along axis 1, 896 bytes)"
    )
    assert (q.bits, q.shape, q.symmetric, q.nbytes) == (3, (64, 32), True, 896)
    assert 0.1 < q.error < 0.3


# --- products ------------------------------------------------------------------------------------


@pytest.mark.parametrize("symmetric", [True, False])
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("bits", PLANES)
def test_products(bits: int, scheme: str, symmetric: bool) -> None:
    w, x = weight(100, 40), weight(3, 100, 1)
    q = kt.quant.quantize(w, bits, symmetric, **SCHEMES[scheme])
    turned = kt.quant.quantize(w.T, bits, symmetric, axis=1, **SCHEMES[scheme])
    np.testing.assert_array_equal(turned.dequantize().T, q.dequantize())
    want = x.astype(np.float64) @ q.dequantize()
    for got in (kt.matmul(x, q), Tensor(x) @ q, Tensor(x).linear(turned), x @ q):
        assert isinstance(got, Tensor)
        np.testing.assert_allclose(got.numpy(), want, rtol=1e-4, atol=1e-4)


def test_a_compiled_function_keeps_it_packed() -> None:
    w, x = weight(256, 64), weight(4, 256, 1)
    q = kt.quant.quantize(w, 4, group_size=32)
    model = kt.compile(lambda t: (t @ q + 1).relu(), x)
    (kernel,) = model.kernels
    assert kernel.pattern == "quantized_matmul_activation"
    assert kernel.kernel.schedule.pack_b == "unpack"
    stored = [b.nbytes for b in kernel.kernel.buffers]
    assert q.nbytes in stored
    assert w.nbytes not in stored
    np.testing.assert_allclose(model(x), np.maximum(x @ q.dequantize() + 1, 0), atol=1e-4)


def test_reading_it_does_not_unpack_it_for_programs() -> None:
    q = kt.quant.quantize(weight(64, 32), 4)
    x = Tensor(weight(2, 64, 1))
    first = (x @ q).numpy()
    q.numpy()
    kt.realize(q)
    Tensor(q).numpy()
    np.testing.assert_array_equal((x @ q).numpy(), first)
    assert q._array is None
    (kernel,) = kt.compile(lambda t: t @ q, x).kernels
    assert kernel.pattern == "quantized_matmul"


def test_gradients_flow_past_it() -> None:
    q = kt.quant.quantize(weight(64, 32), 4)
    x = Tensor(weight(2, 64, 1), requires_grad=True)
    (x @ q).sum().backward()
    assert x.grad is not None
    np.testing.assert_allclose(
        x.grad.numpy(), np.tile(q.dequantize().sum(1), (2, 1)), rtol=1e-4, atol=1e-4
    )


@pytest.mark.parametrize("shape", [(0, 5), (5, 0), (0, 0)])
def test_empty_matrices(shape: tuple[int, int]) -> None:
    q = kt.quant.quantize(np.zeros(shape, np.float32))
    assert q.dequantize().shape == shape
    got = kt.matmul(np.ones((3, shape[0]), np.float32), q).numpy()
    np.testing.assert_array_equal(got, np.zeros((3, shape[1])))


# --- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "name"), [(np.nan, "NaN"), (np.inf, "infinity"), (-np.inf, "infinity")]
)
def test_what_is_not_a_number_is_refused_by_name(value: float, name: str) -> None:
    w = weight(40, 8)
    w[33, 2] = value
    with pytest.raises(InputError, match=name) as error:
        kt.quant.quantize(w)
    assert "[33, 2]" in str(error.value)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"bits": 5}, UnsupportedError),
        ({"bits": True}, UnsupportedError),
        ({"group_size": 33}, UnsupportedError),
        ({"group_size": 0}, UnsupportedError),
        ({"group_size": 32, "per_channel": False}, UnsupportedError),
        ({"axis": 2}, ShapeError),
    ],
    ids=str,
)
def test_arguments_that_do_not_exist(arguments: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        kt.quant.quantize(weight(64, 8), **arguments)


def test_only_matrices_of_floats() -> None:
    with pytest.raises(ShapeError, match="matrix"):
        kt.quant.quantize(np.zeros((2, 3, 4), np.float32))
    with pytest.raises(UnsupportedError, match="floats"):
        kt.quant.quantize(np.zeros((3, 4), np.int32))


@pytest.mark.parametrize("size", [1e6, 1e-6])
def test_sizes_that_scales_cannot_have(size: float) -> None:
    with pytest.raises(UnsupportedError, match="as large as"):
        kt.quant.quantize(np.full((32, 4), size, np.float32))


def test_it_does_not_change() -> None:
    q: QuantizedTensor = kt.quant.quantize(weight(64, 8))
    with pytest.raises(UnsupportedError, match="does not change"):
        q.copy_(0)
    with pytest.raises(UnsupportedError, match="does not change"):
        q.requires_grad_()
    assert q.requires_grad_(False) is q
