"""Keys and values as codes: rounding, attention that reads them, and a cache of them."""

from __future__ import annotations

import numpy as np
import pytest

import kitsune as kt
from kitsune.errors import ShapeError, UnsupportedError
from kitsune.quant import KVCache, QuantizedRows, quantize_rows

SHAPE = (1, 2, 40, 32)


def drawn(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def rounded(x: np.ndarray, bits: int, group: int) -> np.ndarray:
    """`quantize_rows` and back, in NumPy."""
    grouped = x.reshape(*x.shape[:-1], -1, group)
    low, high = grouped.min(-1, keepdims=True), grouped.max(-1, keepdims=True)
    scale = (high - low) / np.float32((1 << bits) - 1)
    codes = np.rint((grouped - low) / np.where(scale > 0, scale, 1))
    return np.asarray((codes * scale + low).reshape(x.shape))


def attention(q: np.ndarray, k: np.ndarray, v: np.ndarray, seen: np.ndarray) -> np.ndarray:
    scores = np.where(seen, q.astype(np.float64) @ k.swapaxes(-1, -2) / q.shape[-1] ** 0.5, -np.inf)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    return np.asarray(weights / weights.sum(-1, keepdims=True) @ v)


@pytest.mark.parametrize("group", [None, 8])
@pytest.mark.parametrize("bits", [8, 4])
def test_rows_are_the_nearest_codes(bits: int, group: int | None) -> None:
    x = drawn(*SHAPE)
    x[0, 0, 3] = 2.5  # a row of one value
    rows = quantize_rows(x, bits, group)
    assert rows.codes.shape == (*SHAPE[:-1], SHAPE[-1] * bits // 8)
    np.testing.assert_allclose(rows.dequantize().numpy(), rounded(x, bits, group or 32), atol=2e-6)
    assert np.all(rows.dequantize().numpy()[0, 0, 3] == 2.5)


@pytest.mark.parametrize("device", ["cpu", "webgpu"])
@pytest.mark.parametrize("group", [None, 8])
@pytest.mark.parametrize("bits", [8, 4])
@pytest.mark.parametrize("queries", [1, 24])
def test_attention_reads_codes(bits: int, group: int | None, queries: int, device: str) -> None:
    if device == "webgpu":
        pytest.importorskip("wgpu")
    q = drawn(1, 2, queries, 32, seed=1)
    k, v = (quantize_rows(drawn(*SHAPE, seed=n), bits, group) for n in (2, 3))
    parts = [part.numpy() for part in (*k.parts, *v.parts)]

    def mixed(q: kt.Tensor, *parts: kt.Tensor) -> kt.Tensor:
        keys, values = (
            QuantizedRows(codes, scales, minima, bits).dequantize()
            for codes, scales, minima in (parts[:3], parts[3:])
        )
        return q.scaled_dot_product_attention(keys, values)

    compiled = kt.compile(mixed, device=device)
    got = compiled(q, *parts)
    every = np.ones((queries, SHAPE[2]), bool)
    want = attention(q, k.dequantize().numpy(), v.dequantize().numpy(), every)
    np.testing.assert_allclose(got, want, atol=1e-5)
    assert [kernel.pattern for kernel in compiled.kernels] == ["quantized_attention"]


def test_a_cache_of_codes() -> None:
    cache = KVCache(heads=2, depth=32, capacity=48, bits=8)
    k, v = drawn(1, 2, 40, 32, seed=4), drawn(1, 2, 40, 32, seed=5)
    cache.append(k[:, :, :30], v[:, :, :30])
    for at in range(30, 40):
        cache.append(k[:, :, at : at + 1], v[:, :, at : at + 1])
        q = drawn(1, 4, 1, 32, seed=at)
        got = cache.attention(q)
    assert cache.length == 40
    assert cache.nbytes < 0.4 * 2 * 4 * 2 * 48 * 32
    keys, values = (np.repeat(rounded(x, 8, 32), 2, 1) for x in (k, v))
    np.testing.assert_allclose(got, attention(q, keys, values, np.ones((1, 40), bool)), atol=1e-5)


def test_queries_of_a_cache_see_what_came_before() -> None:
    cache = KVCache(heads=1, depth=16, capacity=24, bits=4)
    k, v, q = (drawn(1, 1, 10, 16, seed=n) for n in (6, 7, 8))
    cache.append(k, v)
    seen = np.tri(10, dtype=bool)
    want = attention(q, rounded(k, 4, 16), rounded(v, 4, 16), seen)
    np.testing.assert_allclose(cache.attention(q), want, atol=1e-5)


def test_what_cannot_be() -> None:
    with pytest.raises(UnsupportedError, match="no rows of 3 bits"):
        quantize_rows(drawn(2, 8), bits=3)
    with pytest.raises(ShapeError, match="rows of 8 into groups of 3"):
        quantize_rows(drawn(2, 8), group_size=3)
    cache = KVCache(heads=1, depth=8, capacity=2)
    with pytest.raises(ShapeError, match="the cache is empty"):
        cache.attention(drawn(1, 1, 1, 8))
    with pytest.raises(ShapeError, match="no room for 3 more tokens"):
        cache.append(drawn(1, 1, 3, 8), drawn(1, 1, 3, 8))
    with pytest.raises(ShapeError, match=r"cannot append \[1,2,1,8\]"):
        cache.append(drawn(1, 2, 1, 8), drawn(1, 2, 1, 8))
