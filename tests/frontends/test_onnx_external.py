"""Tensors in files of their own, wherever a model has them: read from the model's folder alone."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("onnx")

import onnx
from onnx import TensorProto, helper, numpy_helper

import kitsune as kt
from kitsune.artefact import container
from kitsune.errors import InputError

SECRET = np.array([83, 69, 67, 82, 69, 84, 33, 33], np.int64)
BESIDE = np.arange(8, dtype=np.int64)
X = np.arange(8, dtype=np.int64)
ROUNDS = 100  # more than are unrolled: the host runs the loop


def info(name: str, shape: list[int], kind: int = TensorProto.INT64) -> Any:
    return helper.make_tensor_value_info(name, kind, shape)


def in_a_file(location: str = "data.bin") -> Any:
    tensor = TensorProto(name="w", data_type=TensorProto.INT64, dims=[8])
    tensor.data_location = TensorProto.EXTERNAL
    for key, value in (("location", location), ("offset", "0"), ("length", "64")):
        tensor.external_data.add(key=key, value=value)
    return tensor


def model_of(nodes: list[Any], functions: list[Any] | None = None) -> Any:
    graph = helper.make_graph(nodes, "g", [info("x", [8])], [info("y", [8])])
    imports = [("", 18), ("ai.onnx.ml", 4), ("own", 1)]
    opsets = [helper.make_opsetid(domain, version) for domain, version in imports]
    return helper.make_model(graph, opset_imports=opsets, functions=functions or [], ir_version=9)


def looped(body: list[Any], initializers: list[Any], functions: list[Any] | None = None) -> Any:
    """A loop whose last round puts out `w`. No kernel encodes labels, here to 0: it runs on
    the host."""
    zeros = {"keys_int64s": range(64), "values_int64s": [0] * 64, "default_int64": 0}
    nodes = [
        *body,
        helper.make_node("LabelEncoder", ["s"], ["zeros"], domain="ai.onnx.ml", **zeros),
        helper.make_node("Add", ["w", "zeros"], ["o"]),
        helper.make_node("Identity", ["go"], ["going"]),
    ]
    inputs = [info("i", []), info("go", [], TensorProto.BOOL), info("s", [8])]
    outputs = [info("going", [], TensorProto.BOOL), info("o", [8])]
    graph = helper.make_graph(nodes, "body", inputs, outputs, initializers)
    trips = numpy_helper.from_array(np.array(ROUNDS, np.int64))
    return model_of(
        [
            helper.make_node("Constant", [], ["n"], value=trips),
            helper.make_node("Loop", ["n", "", "x"], ["y"], body=graph),
        ],
        functions,
    )


def label_encoder() -> Any:
    keys = numpy_helper.from_array(X)
    default = numpy_helper.from_array(np.zeros(1, np.int64))
    return model_of(
        [
            helper.make_node(
                "LabelEncoder",
                ["x"],
                ["y"],
                domain="ai.onnx.ml",
                keys_tensor=keys,
                values_tensor=in_a_file(),
                default_tensor=default,
            )
        ]
    )


def constant_in_loop() -> Any:
    return looped([helper.make_node("Constant", [], ["w"], value=in_a_file())], [])


def weight_of_loop() -> Any:
    return looped([], [in_a_file()])


def constant_in_function() -> Any:
    body = [helper.make_node("Constant", [], ["w"], value=in_a_file())]
    function = helper.make_function("own", "Read", [], ["w"], body, [helper.make_opsetid("", 18)])
    return looped([helper.make_node("Read", [], ["w"], domain="own")], [], [function])


PLACES = [label_encoder, constant_in_loop, weight_of_loop, constant_in_function]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the model is; the current folder is another, which has a file of the same name."""
    current, made = tmp_path / "current", tmp_path / "model"
    current.mkdir()
    made.mkdir()
    (current / "data.bin").write_bytes(SECRET.tobytes())
    monkeypatch.chdir(current)
    return made


def saved(model: Any, folder: Path) -> Path:
    path = folder / "m.onnx"
    path.write_bytes(model.SerializeToString())
    return path


@pytest.mark.parametrize("make", PLACES)
def test_tensors_of_host_nodes_are_not_read_from_the_current_folder(
    make: Callable[[], Any], folder: Path
) -> None:
    path = saved(make(), folder)
    with pytest.raises(InputError, match="cannot read the weight"):
        kt.compile(path)(X)


@pytest.mark.parametrize("make", PLACES)
def test_tensors_of_host_nodes_are_read_beside_the_model(
    make: Callable[[], Any], folder: Path
) -> None:
    (folder / "data.bin").write_bytes(BESIDE.tobytes())
    model = kt.compile(saved(make(), folder))
    np.testing.assert_array_equal(model(X), BESIDE)


@pytest.mark.parametrize("make", PLACES)
def test_saved_models_have_tensors_of_host_nodes_inside(
    make: Callable[[], Any], folder: Path
) -> None:
    (folder / "data.bin").write_bytes(BESIDE.tobytes())
    model = kt.compile(saved(make(), folder))
    model(X)
    model.save(folder / "m.kitsune")
    (folder / "data.bin").unlink()
    np.testing.assert_array_equal(kt.load(folder / "m.kitsune")(X), BESIDE)


def _point_to_a_file(text: str, kind: Any) -> str:
    """The bytes of a node or a model, with its tensors of 8 numbers in data.bin."""
    proto = kind.FromString(base64.b64decode(text))
    for node in proto.graph.node if kind is onnx.ModelProto else [proto]:
        for attribute in node.attribute:
            for each in (attribute, *(a for n in attribute.g.node for a in n.attribute)):
                if each.HasField("t") and list(each.t.dims) == [8]:
                    each.t.CopyFrom(in_a_file())
    return base64.b64encode(proto.SerializeToString()).decode()


@pytest.mark.parametrize("make", [label_encoder, constant_in_loop])
def test_artefacts_read_no_other_file(make: Callable[[], Any], folder: Path) -> None:
    (folder / "data.bin").write_bytes(BESIDE.tobytes())
    model = kt.compile(saved(make(), folder))
    model(X)
    model.save(folder / "m.kitsune")
    sections = container.read(folder / "m.kitsune")
    record = json.loads(sections.model)
    if "whole" in record:
        record["whole"]["proto"] = _point_to_a_file(record["whole"]["proto"], onnx.ModelProto)
    else:
        call = record["variants"][0]["graph"]["calls"][0]
        call["node"] = _point_to_a_file(call["node"], onnx.NodeProto)
    tensors = {name: np.array(array) for name, array in sections.tensors.items()}
    container.write(folder / "evil.kitsune", json.dumps(record).encode(), b"", tensors)
    with pytest.raises(InputError, match="without the folder"):
        kt.load(folder / "evil.kitsune")(X)
