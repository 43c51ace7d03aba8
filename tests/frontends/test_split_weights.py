"""Weights are split off a serialised model, and nothing else changes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from kitsune.errors import InputError
from kitsune.frontends.onnx import load
from kitsune.frontends.onnx.onnx_files import MIN_NBYTES, split_weights

RNG = np.random.default_rng(0)
WEIGHTS = {
    "large": RNG.standard_normal((40, 16), np.float32),
    "small": np.arange(16, dtype=np.float32),
    "half": RNG.standard_normal((64, 16)).astype(np.float16),
    "whole": RNG.integers(-9, 9, (16, 16)),
}


def make_model(*more: TensorProto) -> onnx.ModelProto:
    tensors = [numpy_helper.from_array(array, name) for name, array in WEIGHTS.items()]
    tensors.append(helper.make_tensor("listed", TensorProto.FLOAT, [400], np.ones(400)))
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, ["n", 40])
    y = helper.make_tensor_value_info("y", TensorProto.FLOAT, ["n", 16])
    nodes = [
        helper.make_node("MatMul", ["x", "large"], ["h"]),
        helper.make_node("Add", ["h", "small"], ["y"]),
    ]
    graph = helper.make_graph(nodes, "g", [x], [y], [*tensors, *more])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)])


def test_what_is_left_and_what_is_split_off_make_the_model_again() -> None:
    model = make_model()
    content = model.SerializeToString()
    rest, spans = split_weights(content)
    assert len(rest) < len(content) - sum(
        a.nbytes for a in WEIGHTS.values() if a.nbytes >= MIN_NBYTES
    )
    again = onnx.ModelProto.FromString(rest)
    for number, (start, stop) in spans.items():
        assert not again.graph.initializer[number].HasField("raw_data")
        again.graph.initializer[number].raw_data = content[start:stop]
    assert again == model


def test_weights_of_a_file_are_those_of_the_model(tmp_path: Path) -> None:
    path = tmp_path / "m.onnx"
    path.write_bytes(make_model().SerializeToString())
    model = load(path)
    assert set(model.raw) == {n for n, a in WEIGHTS.items() if a.nbytes >= MIN_NBYTES}
    for name, array in WEIGHTS.items():
        found = model.weight(name)
        assert found.flags.aligned
        np.testing.assert_array_equal(found, array, strict=True)
    np.testing.assert_array_equal(model.weight("listed"), np.ones(400))


def test_of_two_weights_of_one_name_the_last_counts(tmp_path: Path) -> None:
    other = np.ones((40, 16), np.float32)
    path = tmp_path / "m.onnx"
    path.write_bytes(make_model(numpy_helper.from_array(other, "large")).SerializeToString())
    np.testing.assert_array_equal(load(path).weight("large"), other)


def test_a_graph_that_is_written_in_two_pieces_is_merged(tmp_path: Path) -> None:
    first = make_model()
    second = onnx.ModelProto()
    second.graph.initializer.append(numpy_helper.from_array(WEIGHTS["large"] * 2, "more"))
    path = tmp_path / "m.onnx"
    path.write_bytes(first.SerializeToString() + second.SerializeToString())
    np.testing.assert_array_equal(load(path).weight("more"), WEIGHTS["large"] * 2)
    np.testing.assert_array_equal(load(path).weight("large"), WEIGHTS["large"])


@pytest.mark.parametrize("position", range(0, 4000, 37))
def test_damage_is_refused_or_read_as_protobuf_reads_it(position: int, tmp_path: Path) -> None:
    content = bytearray(make_model().SerializeToString())
    content[position % len(content)] ^= 0xFF
    path = tmp_path / "m.onnx"
    path.write_bytes(content)
    try:
        want = onnx.ModelProto.FromString(bytes(content))
    except Exception:  # noqa: BLE001 - protobuf has several
        with pytest.raises(InputError):
            load(path)
        return
    try:
        found = load(path)
    except InputError:
        return
    assert [t.name for t in found.proto.graph.initializer] == [
        t.name for t in want.graph.initializer
    ]
    for tensor in want.graph.initializer:
        if tensor.name in found.raw:
            assert found.raw[tensor.name].tobytes() == tensor.raw_data


@pytest.mark.parametrize("length", [1, 100, 3000])
def test_a_cut_file_is_refused(length: int, tmp_path: Path) -> None:
    path = tmp_path / "m.onnx"
    path.write_bytes(make_model().SerializeToString()[:-length])
    with pytest.raises(InputError):
        load(path)
