"""Rows that name an ONNX op: written as that op, and read back as the row."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest
from onnx import helper

import kitsune as kt
from kitsune.frontends.onnx.builders import BUILDERS
from kitsune.frontends.onnx.onnx_files import to_elem_type
from kitsune.ir.ops import OPS, Kind
from kitsune.quant.onnx_ops import IR_VERSION, OPSET, Writer
from tests.ops.cases import LARGEST, Case

NAMED = {op: c for op, c in LARGEST.items() if c.row.onnx}


def test_a_row_names_an_onnx_op_and_no_other_row_does() -> None:
    names = [op.onnx for op in OPS.values() if op.onnx]
    assert len(names) == len(set(names))
    assert all(onnx.defs.has(name) for name in names)
    assert all(("", name) in BUILDERS for name in names)
    assert {op.name for op in OPS.values() if op.onnx} == set(NAMED)


def exported(case: Case) -> Any:
    """A model of one row."""
    writer, node, inputs = Writer(), case.node(), case.inputs()
    writer.names |= {each: f"x{n}" for n, each in enumerate(inputs)}
    output = writer.value(node)
    values = [
        helper.make_tensor_value_info(name, to_elem_type(n.dtype.numpy), list(n.shape))
        for name, n in [*((f"x{i}", x) for i, x in enumerate(inputs)), (output, node)]
    ]
    graph = helper.make_graph(writer.nodes, "row", values[:-1], values[-1:], writer.weights)
    opsets = [helper.make_opsetid("", OPSET)]
    return helper.make_model(graph, opset_imports=opsets, ir_version=IR_VERSION)


@pytest.mark.parametrize("case", NAMED.values(), ids=str)
def test_a_row_is_written_and_read_back(case: Case) -> None:
    model = exported(case)
    onnx.checker.check_model(model, full_check=True)
    last = [n.op_type for n in model.graph.node][-1]
    assert last == case.row.onnx or case.op.startswith("bitwise")
    arrays = [a.astype(d.numpy) for a, d in zip(case.arrays(), case.types(), strict=True)]
    feeds = {f"x{n}": a for n, a in enumerate(arrays)}
    got = kt.compile(model)(**feeds)
    want = case.row.numpy(*arrays, **{**(case.row.attrs or {}), **case.attrs})
    np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("name", ["LeakyRelu", "Elu", "Celu"])
def test_the_attributes_of_a_row_are_read(name: str) -> None:
    body = f"(float[4] x) => (float[4] y) {{ y = {name} <alpha = 0.5> (x) }}"
    model = onnx.parser.parse_model(f'<ir_version: 10, opset_import: ["": 21]> g {body}')
    x = np.array([-2, -1, 0, 3], np.float32)
    (row,) = (op for op in OPS.values() if op.onnx == name)
    np.testing.assert_allclose(kt.compile(model)(x), row.numpy(x, alpha=0.5), rtol=1e-6)


def test_every_reduction_that_names_an_op_reduces_along_axes() -> None:
    assert all(
        "axes" in (op.attrs or {}) for op in OPS.values() if op.onnx and op.kind is Kind.REDUCE
    )
