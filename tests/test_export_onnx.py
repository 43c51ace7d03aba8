"""`export_onnx`: a valid file of one node a kernel, with the types and shapes of every value."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnx.parser
import pytest
from onnx import TensorProto, helper, numpy_helper

import kitsune as kt
from benchmarks.graphs import linear_graph
from kitsune.errors import InputError
from kitsune.ir.dtypes import f32
from kitsune.ir.node import Graph
from kitsune.ir.ops import add, constant, exp, host_call, input_, matmul, mul, relu, softmax
from tests.test_explain_command import LAYER, STAGED, X


def exported(model: kt.CompiledModel, folder: Path, **options: Any) -> Any:
    """The file, which the checker passes, shapes and types included."""
    path = folder / "fused.onnx"
    model.export_onnx(path, **options)
    onnx.checker.check_model(str(path), full_check=True)
    return onnx.load(path)


def kernels(made: Any) -> list[Any]:
    return [n for n in made.graph.node if n.domain == "kitsune" and n.op_type != "Weight"]


def attributes(node: Any) -> dict[str, Any]:
    return {a.name: helper.get_attribute_value(a) for a in node.attribute}


def described(values: Any) -> dict[str, tuple[int, list[int]]]:
    return {
        v.name: (v.type.tensor_type.elem_type, [d.dim_value for d in v.type.tensor_type.shape.dim])
        for v in values
    }


def test_a_node_a_kernel(tmp_path: Path) -> None:
    model = kt.compile(onnx.parser.parse_model(LAYER))
    made = exported(model, tmp_path, shapes={"batch": 8})
    first, second = kernels(made)
    assert [(n.name, n.op_type) for n in (first, second)] == [
        ("0_contract", "linear_activation"),
        ("1_row", "softmax"),
    ]
    assert [k.name for k in model.kernels] == ["0_contract", "1_row"]
    assert list(first.input) == ["x", "w", "r"]
    assert list(second.input) == list(first.output)
    assert list(second.output) == ["y"]
    said = attributes(first)
    assert said["ops"] == [b"matmul", b"gelu", b"add"]
    assert said["bytes"] == 4 * (8 * 16 * 3 + 16 * 16)
    assert said["flops"] > 2 * 8 * 16 * 16
    assert said["nodes"] == [0, 1, 2]
    assert said["origins"][0] == b"product (MatMul, node 0)"


def test_every_value_has_its_type_and_shape(tmp_path: Path) -> None:
    made = exported(kt.compile(onnx.parser.parse_model(LAYER)), tmp_path, shapes={"batch": 8})
    values = described([*made.graph.input, *made.graph.output, *made.graph.value_info])
    names = {name for node in made.graph.node for name in (*node.input, *node.output)}
    assert names == set(values)
    assert values["w"] == (TensorProto.FLOAT, [16, 16])
    assert all(values[n] == (TensorProto.FLOAT, [8, 16]) for n in names - {"w"})


def test_large_weights_are_named_and_not_stored(tmp_path: Path) -> None:
    source = onnx.parser.parse_model("""
        <ir_version: 8, opset_import: ["" : 20]>
        m (float[4, 64] x, float[64, 64] large, float[64] small) => (float[4, 64] y) {
            a = MatMul (x, large)  b = Add (a, small)  y = Relu (b)
        }
    """)
    weights = {"large": np.eye(64, dtype=np.float32), "small": np.arange(64, dtype=np.float32)}
    source.graph.initializer.extend(numpy_helper.from_array(v, n) for n, v in weights.items())
    made = exported(kt.compile(source), tmp_path)
    [weight] = [n for n in made.graph.node if n.op_type == "Weight"]
    assert list(weight.output) == ["large"]
    assert attributes(weight) == {"dtype": b"f32", "shape": [64, 64], "bytes": 64 * 64 * 4}
    [stored] = made.graph.initializer
    np.testing.assert_array_equal(numpy_helper.to_array(stored), weights["small"])
    assert (tmp_path / "fused.onnx").stat().st_size < 2048


def test_every_stage_is_in_the_file(tmp_path: Path) -> None:
    model = kt.compile(onnx.parser.parse_model(STAGED))
    model(X)
    made = exported(model, tmp_path)
    assert [(n.op_type, list(n.input), list(n.output)) for n in made.graph.node] == [
        ("relu", ["x"], ["b"]),
        ("NonZero", ["b"], ["at"]),
        ("reduction", ["at"], ["y"]),
    ]
    assert described(made.graph.output) == {"y": (TensorProto.FLOAT, [3])}
    assert attributes(made.graph.node[1])["class"] == b"host"


def test_results_of_the_host_are_as_the_file_declares_them(tmp_path: Path) -> None:
    model = kt.compile(
        onnx.parser.parse_model("""
        <ir_version: 8, opset_import: ["" : 20]>
        m (float[n] x) => (int64[1, k] at) { y = Relu (x)  at = NonZero (y) }
    """)
    )
    made = exported(model, tmp_path)
    [output] = made.graph.output
    assert output.type.tensor_type.elem_type == TensorProto.INT64
    assert "smallest sizes" in made.doc_string


class Doubled:
    """Somebody else's code."""

    name = "Doubled"
    results = (((4,), f32),)
    is_random = False

    def run(self, arrays: Sequence[np.ndarray]) -> list[np.ndarray]:
        return [2 * arrays[0]]


def test_ops_on_the_host_inside_a_program(tmp_path: Path) -> None:
    x = input_("x", (4,))
    [twice] = host_call(Doubled(), exp(x))
    made = exported(kt.compile(Graph((x,), (relu(mul(x, twice)),))), tmp_path)
    assert [n.op_type for n in made.graph.node] == ["exp", "Doubled", "binary_unary"]
    assert list(made.graph.node[1].input) == list(made.graph.node[0].output)
    assert list(made.graph.node[2].input) == ["x", *made.graph.node[1].output]
    assert list(made.graph.node[2].output) == ["output"]


def test_results_that_no_kernel_makes(tmp_path: Path) -> None:
    x = input_("x", (3,))
    two, total = constant(np.float32(2)), relu(x)
    made = exported(kt.compile(Graph((x,), (x, two, total, total))), tmp_path)
    assert [n.op_type for n in made.graph.node] == ["relu", "Identity", "Identity", "Identity"]
    assert [len(o) for o in map(attributes, made.graph.node[1:])] == [0, 0, 0]


def test_names_of_inputs_are_no_names_of_values(tmp_path: Path) -> None:
    a, b = input_("softmax_0", (2, 64)), input_("weight_0", (64,))
    w = constant(np.arange(64 * 64, dtype=np.float32).reshape(64, 64))
    out = softmax(add(matmul(softmax(a, axes=(1,)), w), b), axes=(0,))
    made = exported(kt.compile(Graph((a, b), (out,))), tmp_path)
    outputs = [name for node in made.graph.node for name in node.output]
    assert len(set(outputs)) == len(outputs)
    assert {"softmax_0", "weight_0"}.isdisjoint(outputs)


def test_low_bit_weights_are_bytes(tmp_path: Path) -> None:
    made = exported(kt.compile(linear_graph(2, 64, 32, bits=4)), tmp_path)
    [weight] = [n for n in made.graph.node if n.op_type == "Weight"]
    [value] = [v for v in made.graph.value_info if v.name == weight.output[0]]
    assert described([value])[value.name] == (TensorProto.UINT8, [attributes(weight)["bytes"]])
    assert [n.op_type for n in kernels(made)] == ["quantized_matmul_activation"]


def test_f16_and_bf16_and_empty_values(tmp_path: Path) -> None:
    w = np.ones((64, 64), np.float32)
    half = kt.compile(lambda x: (x @ w).softmax(-1), np.ones((2, 64), np.float32), precision="bf16")
    kinds = {kind for kind, _ in described(exported(half, tmp_path).graph.value_info).values()}
    assert TensorProto.BFLOAT16 in kinds
    empty = kt.compile(lambda x: (x + 1, x.sum(0)), np.ones((0, 4), np.float32))
    assert described(exported(empty, tmp_path).graph.output)["output0"][1] == [0, 4]


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    model = kt.compile(lambda x: x + 1, np.ones(3, np.float32))
    with pytest.raises(InputError, match="cannot write"):
        model.export_onnx(tmp_path / "missing" / "fused.onnx")
    with pytest.raises(InputError, match="cannot write"):
        model.export_onnx(tmp_path)
    assert list(tmp_path.iterdir()) == []
