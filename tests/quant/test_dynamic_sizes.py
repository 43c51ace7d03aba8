"""Quantised models of sizes that differ from call to call: one program, whatever made them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.model import dispatch

pytest.importorskip("onnx")

from tests.test_dynamic_models import SIZES, attention, feeds

ROWS = (5, 1, 2, 3, 7, 16, 33, 64, 129)


@pytest.fixture
def compiles(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every graph that is compiled."""
    seen: list[Any] = []
    whole = dispatch.compile_graph

    def count(graph: Any, *args: Any, **options: Any) -> Any:
        seen.append(graph)
        return whole(graph, *args, **options)

    monkeypatch.setattr(dispatch, "compile_graph", count)
    return seen


@pytest.mark.parametrize("activations", [None, "dynamic"])
@pytest.mark.parametrize("bits", [4, 8])
@pytest.mark.parametrize("device", ["cpu", pytest.param("wasm", marks=pytest.mark.wasm)])
def test_one_program_serves_every_size(
    compiles: list[Any], device: str, bits: int, activations: str | None
) -> None:
    given: dict[str, Any] = {"bits": bits, "activations": activations}
    exact = kt.quantize(kt.compile(attention(), dynamic=False), **given)
    expected = {size: exact.run(None, feeds(*size))[0] for size in SIZES}
    compiles.clear()
    model = kt.quantize(kt.compile(attention(), device=device), **given)
    for size in (*SIZES, *SIZES[::-1]):
        np.testing.assert_allclose(
            model.run(None, feeds(*size))[0], expected[size], rtol=1e-4, atol=1e-4
        )
    assert len(compiles) == 1, model.guards


def test_a_program_with_calibrated_weights_serves_every_size(compiles: list[Any]) -> None:
    batches = [feeds(2, 40), feeds(3, 17)]
    options: dict[str, Any] = {"calibration": batches, "activations": "static", "method": "gptq"}
    exact = kt.quantize(kt.compile(attention(), dynamic=False), 8, **options)
    model = kt.quantize(kt.compile(attention()), 8, **options)
    compiles.clear()
    for size in SIZES:
        got = model.run(None, feeds(*size))[0]
        np.testing.assert_allclose(got, exact.run(None, feeds(*size))[0], rtol=1e-4, atol=1e-4)
    assert len(compiles) == 1 + len(SIZES)


def test_a_function_has_one_program_once_an_axis_was_seen_to_change(compiles: list[Any]) -> None:
    layer = kt.quantize(kt.nn.Linear(64, 96), bits=4)
    exact = layer.weight.numpy().T
    model = kt.compile(layer)
    rng = np.random.default_rng(0)
    for rows in (*ROWS, 0):
        x = rng.standard_normal((rows, 64)).astype(np.float32)
        expected = x @ exact + layer.bias.numpy()
        np.testing.assert_allclose(model(x), expected, rtol=1e-4, atol=1e-4)
    assert len(compiles) == 3  # the first size, every other, and none at all


def test_explain_names_the_sizes_and_what_kernels_pick_by_them() -> None:
    model = kt.quantize(kt.compile(attention()), bits=4)
    model.run(None, feeds(2, 40))
    assert "one program for any batch, sequence" in str(model.explain())


def test_a_float_model_that_is_compiled_for_each_size_says_why() -> None:
    model = kt.quantize(kt.compile(attention(), dynamic=False), bits=4)
    model.run(None, feeds(2, 40))
    assert "each size has a program of its own" in str(model.explain())
