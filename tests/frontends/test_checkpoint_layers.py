"""Layers that each quantisation package wrote decode to the values that the package reads back."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kitsune.frontends.checkpoints import Layer, StoredWeight, find_reader
from kitsune.frontends.safetensors import load_file, load_metadata

FILE = Path(__file__).with_name("checkpoint_layers.safetensors")
ROUNDED = {  # packages that compute values in f16 or bf16; others in f32
    "awq": 2**-11,
    "gptq": 2**-11,
    "torchao": 2**-8,
    "compressed-tensors nvfp4": 2**-8,
}
CASES = [name for name in load_metadata(FILE) if name != "packages"]


@cache
def cases() -> dict[str, tuple[dict[str, Any], dict[str, np.ndarray]]]:
    tensors = load_file(FILE)
    return {
        case: (
            json.loads(text),
            {
                name.partition("/")[2]: array
                for name, array in tensors.items()
                if name.startswith(f"{case}/")
            },
        )
        for case, text in load_metadata(FILE).items()
    }


def read(case: str) -> tuple[StoredWeight, np.ndarray]:
    said, tensors = cases()[case]
    parts = {name: array for name, array in tensors.items() if name != "expected"}
    reader = find_reader({"quantization_config": said["settings"]}, FILE)
    assert reader is not None
    assert set(parts) <= {*reader.parts, "weight"}
    weight = reader.read(Layer("layer", parts, FILE, said.get("metadata")))
    assert weight is not None
    return weight, tensors["expected"]


@pytest.mark.parametrize("case", CASES)
def test_values_are_those_of_the_package(case: str) -> None:
    weight, expected = read(case)
    rounded = next((r for name, r in ROUNDED.items() if case.startswith(name)), 2**-23)
    np.testing.assert_allclose(weight.dequantize(), expected, rtol=rounded, atol=rounded * 1e-3)
