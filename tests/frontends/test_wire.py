"""The reader of ONNX files against protobuf: the same values, and nothing that protobuf refuses."""

from __future__ import annotations

import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from google.protobuf.message import DecodeError
from hypothesis import given, settings
from hypothesis import strategies as st
from onnx import TensorProto, helper, numpy_helper

import kitsune as kt
from kitsune.frontends.onnx import wire

WEIGHTS = {
    "f": np.array([[1.5, -2.0], [0.25, np.inf]], np.float32),
    "d": np.array([1e300, -1e-300]),
    "i": np.array([-1, 2**40], np.int64),
    "n": np.array([-7, 9], np.int32),
    "b": np.array([True, False]),
    "u": np.array([255, 0], np.uint8),
}


def make_model() -> onnx.ModelProto:
    kinds = {name: helper.np_dtype_to_tensor_dtype(value.dtype) for name, value in WEIGHTS.items()}
    stored = [
        helper.make_tensor(name, kinds[name], value.shape, value.ravel().tolist())
        for name, value in WEIGHTS.items()
    ]
    raw = numpy_helper.from_array(np.arange(4, dtype=np.float32).reshape(2, 2), "raw")
    outside = TensorProto(name="outside", data_type=1, dims=[2], data_location=1)
    outside.external_data.add(key="location", value="weights.bin")
    nodes = [
        helper.make_node("MatMul", ["x", "raw"], ["y"], name="first"),
        helper.make_node(
            "Pad", ["y", ""], ["z"], pads=[0, -1, 2**40], value=0.5, mode="edge", names=["a", "é"]
        ),
        helper.make_node("Constant", [], ["c"], value=raw, scales=[1.0, -0.5], domain="other"),
    ]
    inputs = [helper.make_tensor_value_info("x", 1, ["batch", 2, None])]
    outputs = [helper.make_tensor_value_info("z", 1, None)]
    graph = helper.make_graph(nodes, "größe", inputs, outputs, [*stored, raw, outside])
    graph.value_info.append(helper.make_tensor_value_info("y", 1, [0, 2]))
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
    helper.set_model_props(made, {"author": "nobody"})
    return made


MODEL = make_model()
CONTENT = MODEL.SerializeToString()


def assert_same(found: Any, wanted: Any) -> None:
    for name, kind, _ in type(found).fields.values():
        if kind == "unusual":
            continue
        mine, theirs = getattr(found, name), getattr(wanted, name)
        if kind == "message*":
            for pair in zip(mine, theirs, strict=True):
                assert_same(*pair)
        elif kind.endswith("*"):
            np.testing.assert_array_equal(list(mine), list(theirs))
        else:
            assert found.HasField(name) == wanted.HasField(name)
            if kind == "message":
                assert_same(mine, theirs)
            else:
                np.testing.assert_array_equal(mine, theirs)


def test_every_field_is_what_protobuf_reads() -> None:
    found = wire.parse_model(CONTENT)
    assert_same(found, MODEL)
    assert wire.to_proto(found) == MODEL
    assert [wire.to_proto(node) for node in found.graph.node] == list(MODEL.graph.node)
    assert found.ByteSize() == MODEL.ByteSize()
    pad, constant = found.graph.node[1].attribute, found.graph.node[2].attribute
    values = {a.name: wire.read_attribute(a) for a in (*pad, *constant)}
    assert values["pads"] == [0, -1, 2**40]
    assert values["mode"] == b"edge"
    assert values["value"] is constant[0].t or values["value"] is constant[1].t


def test_types_are_numbered_as_onnx_does() -> None:
    assert dict(TensorProto.DataType.items()) == wire.ELEM_NUMBERS
    for number, (dtype, field) in wire.NUMPY_TYPES.items():
        assert helper.tensor_dtype_to_np_dtype(number) == dtype
        assert helper.tensor_dtype_to_field(number) == field


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_damaged_files_are_read_as_protobuf_reads_them_or_left_to_it(data: st.DataObject) -> None:
    content = bytearray(CONTENT)
    for _ in range(data.draw(st.integers(1, 3))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    content = content[: data.draw(st.integers(len(content) // 2, len(content)))]
    try:
        found = wire.parse_model(bytes(content))
    except wire.Unusual:
        return
    try:
        wanted = onnx.ModelProto.FromString(bytes(content))
    except DecodeError as error:
        raise AssertionError("protobuf refuses it") from error
    assert_same(found, wanted)


def encode(number: int, wire_type: int, payload: bytes) -> bytes:
    return wire_field(number, wire_type) + payload


def wire_field(number: int, wire_type: int) -> bytes:
    tag = number << 3 | wire_type
    return bytes([tag]) if tag < 128 else bytes([tag & 127 | 128, tag >> 7])


@pytest.mark.parametrize(
    "content",
    [
        encode(7, 2, b"\0") * 2,  # two graphs, which protobuf merges
        encode(7, 2, b"\5abc"),  # less than it says
        encode(7, 3, b""),  # a group
        encode(7, 5, struct.pack("<f", 1.0)),  # of another wire type
        encode(25, 2, b"\0"),  # a function
        encode(1, 0, b"\xff" * 10),  # a number of 70 bits
        encode(0, 0, b"\0"),  # no number of a field
        encode(8, 2, b"\3\x0a\x01\xff"),  # text that is not UTF-8
    ],
)
def test_what_is_unusual_is_left_to_protobuf(content: bytes) -> None:
    with pytest.raises(wire.Unusual):
        wire.parse_model(content)


def test_a_plain_file_is_compiled_without_the_onnx_package(tmp_path: Path) -> None:
    raw = numpy_helper.from_array(np.eye(2, dtype=np.float32) * 3, "w")
    graph = helper.make_graph(
        [helper.make_node("MatMul", ["x", "w"], ["y"]), helper.make_node("Relu", ["y"], ["z"])],
        "plain",
        [helper.make_tensor_value_info("x", 1, ["n", 2])],
        [helper.make_tensor_value_info("z", 1, ["n", 2])],
        [raw],
    )
    path = tmp_path / "plain.onnx"
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)]), path)
    code = (
        "import sys, numpy as np, kitsune as kt\n"
        f"made = kt.compile({str(path)!r})(np.ones((3, 2), np.float32))\n"
        "assert made.tolist() == [[3.0, 3.0]] * 3\n"
        "print([m for m in ('onnx', 'google.protobuf', 'torch') if m in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_small_weights_of_every_type_are_read(tmp_path: Path) -> None:
    for name, value in WEIGHTS.items():
        kind = helper.np_dtype_to_tensor_dtype(value.dtype)
        stored = helper.make_tensor("w", kind, value.shape, value.ravel().tolist())
        out = helper.make_tensor_value_info("y", kind, value.shape)
        graph = helper.make_graph([helper.make_node("Identity", ["w"], ["y"])], "g", [], [out])
        graph.initializer.append(stored)
        path = tmp_path / f"{name}.onnx"
        onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)]), path)
        np.testing.assert_array_equal(kt.compile(path).run(None, {})[0], value, strict=True)
