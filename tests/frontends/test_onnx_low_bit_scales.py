"""MatMulNBits against its specification in NumPy, whatever the shape and size of its scales."""

from __future__ import annotations

import numpy as np
import pytest
from onnx import TensorProto, ValueInfoProto, helper, numpy_helper

import kitsune as kt

K, BLOCK = 64, 32


def model(data: np.ndarray, scales: np.ndarray) -> object:
    columns = data.shape[0]
    node = helper.make_node(
        "MatMulNBits",
        ["x", "b", "s"],
        ["y"],
        domain="com.microsoft",
        K=K,
        N=columns,
        bits=4,
        block_size=BLOCK,
    )
    graph = helper.make_graph(
        [node],
        "g",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, [2, K])],
        [ValueInfoProto(name="y")],
        [numpy_helper.from_array(data, "b"), numpy_helper.from_array(scales, "s")],
    )
    imports = [helper.make_opsetid("", 21), helper.make_opsetid("com.microsoft", 1)]
    return helper.make_model(graph, opset_imports=imports, ir_version=10)


@pytest.mark.parametrize("columns", [4, 1])
@pytest.mark.parametrize("factor", [1.0, 1e-6, 1e6])
@pytest.mark.parametrize("is_flat", [True, False])
def test_scales_in_one_axis_or_two_of_any_size(columns: int, factor: float, is_flat: bool) -> None:
    rng = np.random.default_rng(0)
    data = rng.integers(0, 256, (columns, K // BLOCK, BLOCK // 2)).astype(np.uint8)
    scales = ((rng.random((columns, K // BLOCK)) * 0.1 + 0.01) * factor).astype(np.float32)
    x = rng.standard_normal((2, K)).astype(np.float32)
    values = np.stack([data & 15, data >> 4], -1).reshape(columns, K // BLOCK, BLOCK) - 8.0
    want = x @ (values * scales[..., None]).reshape(columns, K).T
    given = scales.reshape(-1) if is_flat else scales
    (made,) = kt.compile(model(data, given)).run(None, {"x": x})
    assert made.shape == want.shape
    np.testing.assert_allclose(made, want, rtol=0, atol=1e-3 * np.abs(want).max())
