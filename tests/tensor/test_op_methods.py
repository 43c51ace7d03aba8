"""What is made from the rows of the op table: methods, functions, layers."""

from __future__ import annotations

import inspect
import pickle
from pathlib import Path

import numpy as np
import pytest

import kitsune as kt
from kitsune.ir.ops import OPS, Op
from tests.ops.cases import LARGEST, Case

DESCRIBED = {op: c for op, c in LARGEST.items() if c.row.doc}
ROWS = [op for op in OPS.values() if op.doc]
LAYERS = [op for op in OPS.values() if op.layer]


@pytest.mark.parametrize("case", DESCRIBED.values(), ids=str)
def test_a_row_with_a_doc_is_a_method_and_a_function(case: Case) -> None:
    row, attrs = case.row, dict(case.attrs)
    arrays = [a.astype(d.numpy) for a, d in zip(case.arrays(), case.types(), strict=True)]
    want = row.numpy(*arrays, **{**(row.attrs or {}), **attrs})
    if "axes" in attrs:
        attrs = {"dim": attrs["axes"], "keepdim": True}
    tensors = [kt.tensor(a) for a in arrays]
    method = getattr(tensors[0], row.public_name)
    np.testing.assert_allclose(method(*tensors[1:], **attrs).numpy(), want, rtol=1e-5, atol=1e-6)
    function = getattr(kt, row.public_name)
    np.testing.assert_allclose(function(*arrays, **attrs).numpy(), want, rtol=1e-5, atol=1e-6)
    assert method.__doc__ == function.__doc__ == row.doc


def test_every_row_with_a_doc_has_a_case() -> None:
    assert set(DESCRIBED) == {op.name for op in ROWS}


def test_names_of_methods_and_layers_are_unique() -> None:
    for names in ([op.public_name for op in ROWS], [op.layer for op in LAYERS]):
        assert len(names) == len(set(names))


@pytest.mark.parametrize("row", LAYERS, ids=lambda op: op.layer)
def test_a_layer_applies_the_method_of_its_row(row: Op) -> None:
    x = np.linspace(-3, 3, 7, dtype=np.float32)
    layer = getattr(kt.nn, row.layer)()
    want = getattr(kt, row.public_name)(x).numpy()
    np.testing.assert_array_equal(layer(x).numpy(), want)
    np.testing.assert_array_equal(pickle.loads(pickle.dumps(layer))(x).numpy(), want)
    method = inspect.signature(getattr(kt.Tensor, row.public_name))
    assert list(inspect.signature(type(layer)).parameters) == list(method.parameters)[1:]


def test_a_layer_keeps_its_options_and_refuses_others() -> None:
    assert repr(kt.nn.LeakyReLU(0.2)) == "LeakyReLU(negative_slope=0.2)"
    assert kt.nn.ELU(alpha=2)(np.float32(-50)).item() == pytest.approx(-2)
    with pytest.raises(TypeError, match="inplace"):
        kt.nn.ReLU(inplace=True)  # type: ignore[call-arg]


def test_options_of_a_row_are_bound_like_a_functions() -> None:
    x = kt.tensor([-1.0])
    assert x.elu(2).item() == x.elu(alpha=2).item()
    with pytest.raises(TypeError, match="beta"):
        x.elu(beta=2)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="too many"):
        x.elu(1, 2)  # type: ignore[call-arg]


def test_activations_are_functions_of_nn() -> None:
    rows = {op.public_name for op in OPS.values() if op.activation}
    assert rows - set(kt.nn.functional.__all__) == {"gelu_tanh"}  # gelu(approximate="tanh")
    assert all(getattr(kt.nn.functional, n) is getattr(kt, n) for n in rows - {"gelu_tanh"})


def test_no_layer_is_written_twice() -> None:
    """A layer that a row names has no class of its own."""
    folder = Path(kt.nn.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    assert not [op.layer for op in LAYERS if f"class {op.layer}(" in source]
