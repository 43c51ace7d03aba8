"""The nodes of an ONNX file that become one kernel: what they are called, and where they begin."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnx.parser
import pytest
from onnx import numpy_helper

import kitsune as kt
from kitsune.errors import UnsupportedError
from kitsune.fusion import find_fusable_patterns

CONV = """
    <ir_version: 8, opset_import: ["" : 17]>
    block (float[1, 8, 6, 6] x, float[8, 8, 3, 3] w, float[8] s, float[8] b, float[8] m, float[8] v)
        => (float[1, 8, 4, 4] y) {
        a = Conv (x, w)
        c = BatchNormalization (a, s, b, m, v)
        y = Relu (c)
    }
"""


def onnx_model(body: str, *weights: str, outputs: str = "y") -> Any:
    """A model over square matrices of 16 elements; `weights` are constants of it."""
    inputs = ", ".join(f"float[16, 16] {name}" for name in ("x", *sorted(weights)))
    results = ", ".join(f"float[16, 16] {name}" for name in outputs.split())
    text = f'<ir_version: 8, opset_import: ["" : 20]> m ({inputs}) => ({results}) {{ {body} }}'
    return with_weights(onnx.parser.parse_model(text), *weights)


def with_weights(made: Any, *names: str) -> Any:
    """A model some of whose inputs are weights that no call replaces."""
    rng = np.random.default_rng(0)
    for value in [v for v in made.graph.input if v.name in names]:
        shape = [d.dim_value for d in value.type.tensor_type.shape.dim]
        array = rng.random(shape, np.float32) + np.float32(0.5)
        made.graph.initializer.append(numpy_helper.from_array(array, value.name))
        made.graph.input.remove(value)
    return made


def test_onnx_chains_are_found() -> None:
    made = with_weights(onnx.parser.parse_model(CONV), "w", "s", "b", "m", "v")
    assert find_fusable_patterns(made) == [("Conv-BN-ReLU", 0)]


def test_onnx_chains_of_a_file(tmp_path: Path) -> None:
    made = with_weights(onnx.parser.parse_model(CONV), "w", "s", "b", "m", "v")
    onnx.save(made, tmp_path / "block.onnx")
    assert find_fusable_patterns(tmp_path / "block.onnx") == [("Conv-BN-ReLU", 0)]


def test_onnx_result_read_twice_is_stored_and_shared() -> None:
    """As a second result of the kernel that makes it, which is legal."""
    body = "a = MatMul (x, w) c = Add (a, b) d = Relu (c) y = Mul (c, d)"
    assert find_fusable_patterns(onnx_model(body, "w", "b")) == [("MatMul-Add-ReLU-Mul", 0)]


def test_onnx_rows_join_a_product_that_has_them_whole() -> None:
    along = "a = MatMul (x, w) y = Softmax <axis = 1> (a)"
    assert find_fusable_patterns(onnx_model(along, "w")) == [("MatMul-Softmax", 0)]
    across = "a = MatMul (x, w) y = Softmax <axis = 0> (a)"
    assert find_fusable_patterns(onnx_model(across, "w")) == []


def test_onnx_product_of_a_product_is_no_chain() -> None:
    body = "a = MatMul (x, w) b = Relu (a) c = MatMul (b, w) y = Tanh (c)"
    assert find_fusable_patterns(onnx_model(body, "w")) == [("MatMul-ReLU", 0), ("MatMul-Tanh", 2)]


def test_onnx_steps_that_rewriting_removes_are_in_the_chain_that_reads_them() -> None:
    body = """
        a = MatMul (x, w)
        root = Constant <value = float {1.4142135}> ()  one = Constant <value = float {1.0}> ()
        half = Constant <value = float {0.5}> ()
        d = Div (a, root)  e = Erf (d)  f = Add (e, one)  g = Mul (a, f)  y = Mul (g, half)
    """
    made = onnx_model(body, "w")
    assert find_fusable_patterns(made) == [("MatMul-Div-Erf-Add-Mul-Mul", 0)]
    assert kt.compile(made).explain().groups[0].ops == ["matmul", "gelu"]


def test_onnx_attention_is_one_chain() -> None:
    body = """
        t = Transpose <perm = [1, 0]> (k)  a = MatMul (x, t)
        scale = Constant <value = float {4.0}> ()  s = Div (a, scale)
        p = Softmax <axis = 1> (s)  y = MatMul (p, v)
    """
    text = f"""<ir_version: 8, opset_import: ["" : 20]>
        m (float[64, 16] x, float[64, 16] k, float[64, 16] v) => (float[64, 16] y) {{ {body} }}"""
    chains = find_fusable_patterns(onnx.parser.parse_model(text))
    assert chains == [("MatMul-Div-Softmax-MatMul", 1)]


def test_onnx_numbers_are_those_of_the_model_asked_about() -> None:
    """Equal work of another model that is alive has other numbers."""
    other = kt.compile(onnx_model("i = Identity (x) j = Identity (i) a = Exp (j) y = Relu (a)"))
    assert other.explain().chains == [("Exp-ReLU", 2, 0)]
    assert find_fusable_patterns(onnx_model("a = Exp (x) y = Relu (a)")) == [("Exp-ReLU", 0)]


def test_onnx_nodes_inside_a_function_are_at_its_call() -> None:
    made = onnx.parser.parse_model("""
        <ir_version: 8, opset_import: ["" : 20, "own" : 1]>
        m (float[16, 16] x) => (float[16, 16] y) { a = own.twice (x)  y = Relu (a) }
        <domain: "own", opset_import: ["" : 20]>
        twice (x) => (y) { a = Exp (x)  y = Exp (a) }
    """)
    assert find_fusable_patterns(made) == [("Exp-Exp-ReLU", 0)]
    [group] = kt.compile(made).explain().groups
    assert group.nodes == [0, 1]
    assert group.origins[1] == "Exp (step 1 of twice (node 0))"


def test_onnx_nodes_inside_a_branch_are_at_its_if() -> None:
    """The branch is chosen by a value, so it is a stage of its own."""
    made = onnx.parser.parse_model("""
        <ir_version: 8, opset_import: ["" : 20]>
        m (float[16, 16] x, float[16, 16] w, bool c) => (float[16, 16] y) {
            i = Identity (x)
            [choice] y = If (c) <
                then_branch = t () => (a) { p = MatMul (i, w)  [active] a = Relu (p) },
                else_branch = e () => (b) { b = Exp (i) }
            >
        }
    """)
    x = np.ones((16, 16), np.float32)
    feeds = {"x": x, "w": x, "c": np.array(True)}
    assert find_fusable_patterns(made, feeds=feeds) == [("MatMul-ReLU", 1)]
    model = kt.compile(made)
    model.run(None, feeds)
    assert "active (Relu, step 1 of choice (If, node 1))" in model.explain().groups[-1].origins


def test_onnx_host_ops_are_in_no_chain() -> None:
    """What comes after NonZero is known with values."""
    made = onnx.parser.parse_model("""
        <ir_version: 8, opset_import: ["" : 20]>
        m (float[64] x) => (float[1, k] y) {
            a = Exp (x)  b = Relu (a)  c = NonZero (b)  d = Cast <to = 1> (c)  e = Exp (d)
            y = Relu (e)
        }
    """)
    assert find_fusable_patterns(made) == [("Exp-ReLU", 0)]
    feeds = {"x": np.ones(64, np.float32)}
    assert find_fusable_patterns(made, feeds=feeds) == [("Exp-ReLU", 0), ("Cast-Exp-ReLU", 3)]


@pytest.mark.parametrize("source", ["model.txt", 3, lambda x: x])
def test_onnx_search_takes_models_only(source: object) -> None:
    with pytest.raises(UnsupportedError, match="not an ONNX model"):
        find_fusable_patterns(source)
