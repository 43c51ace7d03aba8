"""The error of fast numerics is within the bound that docs/QUANTISATION.md states."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from kitsune.backends.cpu.quantised_rows import is_off_centre
from kitsune.config import FusionConfig
from kitsune.ir.dtypes import Packed, make_packed_type
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import dequantize, input_, matmul, packed_constant
from kitsune.ir.packing import dequantize as values_of
from kitsune.ir.packing import quantize, unpack, unpack_minima
from tests.backends.test_lowbit_cpu import needs_x86
from tests.backends_fixture import on_cpu

FAST = FusionConfig(numerics="fast")
K, N = 512, 48
AROUND_ZERO = 32  # columns
FORMATS = [
    make_packed_type(bits, group, symmetric=is_symmetric)
    for bits, group in ((8, 32), (4, 128), (3, 64), (2, 32), (1, 32))
    for is_symmetric in (True, False)
]


def _outliers(x: np.ndarray, size: float) -> np.ndarray:
    x[:, ::32] = size
    return x


# Adversarial activations, of standard normal ones. Beside an outlier of 127, a step of the grid is
# 1: 0.49 is rounded by almost half of one, and all of them in the same direction.
ROWS: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "normal": lambda x: x,
    "one outlier": lambda x: np.where(np.arange(K) == K // 3, 30, x),
    "a huge outlier": lambda x: np.where(np.arange(K) == K // 3, 1e4, x),
    "outliers in every group": lambda x: _outliers(x, 100),
    "half a step in one direction": lambda x: _outliers(np.full_like(x, 0.49), 127),
    "half a step in both directions": lambda x: _outliers(0.49 * np.sign(x), 127),
    "a row of large values": lambda x: x * np.where(np.arange(len(x)) == 0, 1e4, 1)[:, None],
}
# What the documentation says of them: the error by the norm of a row of results, for weights around
# zero in groups of at most 128.
LARGEST = {"normal": 0.01, "one outlier": 0.03, "outliers in every group": 0.02}


def weight(dtype: Packed) -> Node:
    """Columns around zero, columns around 2, and some of nearly one value."""
    values = np.random.default_rng(dtype.bits).standard_normal((K, N))
    values[:, AROUND_ZERO:] += 2
    values[:, -4:], values[::32, -4:], values[1::32, -4:] = 1.4, 1.0, 2.0
    return packed_constant(quantize(values.astype(np.float32), dtype), (K, N), dtype)


def deviations(w: Node) -> np.ndarray:
    """w − µ, where µ is the middle of what a group can hold: 0 for symmetric weights."""
    dtype, data = w.dtype, w.attr("value").value
    assert isinstance(dtype, Packed)
    values = values_of(data, (K, N), dtype).astype(np.float64)
    least = unpack_minima(data, (K, N), dtype)
    if least is None:
        return values
    _, scales = unpack(data, (K, N), dtype)
    middle = least + scales.astype(np.float64) * ((1 << dtype.bits) - 1) / 2
    made: np.ndarray = values - np.repeat(middle, dtype.group, 0)[:K]
    return made


def bound(x: np.ndarray, w: Node) -> np.ndarray:
    """Σ over groups of max|x| / 254 · Σ|w − µ|; 2 to 4 bits with minima: and a step for 32 rows."""
    dtype = w.dtype
    assert isinstance(dtype, Packed)
    deviation = np.abs(deviations(w)).reshape(-1, dtype.group, N).sum(1)
    if is_off_centre(dtype):
        _, scales = unpack(w.attr("value").value, (K, N), dtype)
        deviation += scales.astype(np.float64) * dtype.group / 32
    largest = np.abs(x).reshape(len(x), -1, dtype.group).max(-1)
    made: np.ndarray = largest / 254 @ deviation
    return made


@needs_x86
@pytest.mark.parametrize("dtype", FORMATS, ids=str)
def test_the_error_is_within_the_bound(dtype: Packed) -> None:
    w = weight(dtype)
    against = _outliers(0.49 * np.sign(deviations(w)[:, 0])[None], 127)  # the worst of column 0
    values = values_of(w.attr("value").value, (K, N), dtype).astype(np.float64)
    largest = 0.0
    for m in (1, 5):
        node = input_("x", (m, K))
        graph = Graph((node,), (matmul(node, dequantize(w)),))
        for name, make in (ROWS | {"against a column": lambda x: x * 0 + against}).items():
            x = make(np.random.default_rng(m).standard_normal((m, K))).astype(np.float32)
            (got,) = on_cpu("host", 1).run(graph, {"x": x}, FAST)
            want = x.astype(np.float64) @ values
            rounding = 1e-6 * (np.abs(x).astype(np.float64) @ np.abs(values))
            limit = bound(x, w) + rounding
            assert (np.abs(got - want) <= limit).all(), (m, name)
            largest = max(largest, float((np.abs(got - want) / limit).max()))
            if name in LARGEST:
                error, size = (
                    np.linalg.norm(a[:, :AROUND_ZERO], axis=1) for a in (got - want, want)
                )
                assert (error / size).max() < LARGEST[name], (m, name)
    assert largest > 0.8  # a row comes near it
