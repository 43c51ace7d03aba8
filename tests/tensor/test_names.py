"""What `import kitsune as kt` hands out, and what it costs."""

from __future__ import annotations

import inspect
import subprocess
import sys

import pytest

import kitsune as kt


def test_importing_kitsune_imports_nothing_heavy() -> None:
    code = "import sys, kitsune; print([m for m in ('llvmlite', 'rich') if m in sys.modules])"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"


def test_every_public_name_is_there() -> None:
    for name in kt.tensor.__all__:
        assert getattr(kt, name) is not None
    for module in ("autograd", "nn", "optim", "tensor", "fusion", "errors"):
        assert inspect.ismodule(getattr(kt, module))
    with pytest.raises(AttributeError, match="no attribute 'zorp'"):
        _ = kt.zorp


def test_internal_names_stay_inside() -> None:
    assert not hasattr(kt, "METHODS")
    assert not hasattr(kt, "sys")


def test_tensor_is_a_module_and_a_function() -> None:
    from kitsune.tensor import Tensor

    made = kt.tensor([1.0])
    assert isinstance(made, Tensor)
    assert list(inspect.signature(kt.tensor).parameters) == [
        "data", "shape", "dtype", "requires_grad",
    ]  # fmt: skip
