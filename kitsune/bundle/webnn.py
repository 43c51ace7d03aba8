"""Write the groups of a plan as WebNN operations in JSON.

values      what goes between groups: {kind, at, dtype, shape}; `at` is an address among the
            weights, or the number of an input or output
groups      reads: the values that it is given; nodes: its operations in order, whose inputs are
            numbers among what it reads and the nodes before; writes: [number, value] of its results
made        the value that each output of the model is; checks: those that must be 0, and what is
            wrong otherwise
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from kitsune.bundle.plans import Planned
from kitsune.errors import UnsupportedError
from kitsune.ir.node import Node
from kitsune.lower.memory import Step

# What `kitsune/web/webnn.js` builds of an MLGraphBuilder's operations.
OPS = frozenset(
    {
        "abs",
        "add",
        "all",
        "any",
        "cast",
        "ceil",
        "clamp",
        "concat",
        "cos",
        "div",
        "elu",
        "eq",
        "erf",
        "exp",
        "expand",
        "floor",
        "gather",
        "ge",
        "gelu",
        "gt",
        "hardsigmoid",
        "hardswish",
        "layer_norm",
        "le",
        "leaky_relu",
        "log",
        "logical_and",
        "logical_not",
        "logical_or",
        "logical_xor",
        "lt",
        "matmul",
        "max",
        "maximum",
        "min",
        "minimum",
        "mul",
        "ne",
        "neg",
        "pad",
        "permute",
        "pow",
        "prod",
        "reciprocal",
        "relu",
        "reshape",
        "rsqrt",
        "sigmoid",
        "sign",
        "silu",
        "safe_softmax",
        "sin",
        "slice",
        "softmax",
        "softplus",
        "softsign",
        "sqrt",
        "square",
        "sub",
        "sum",
        "tan",
        "tanh",
        "where",
        "window",
    }
)
TYPES = ("f32", "f16", "i64", "i32", "i8", "u64", "u32", "u8", "bool")

AddWeight = Callable[[np.ndarray], tuple[int, int]]


def describe_plan(made: Planned, add_weight: AddWeight) -> dict[str, Any]:
    """Describe a plan whose groups consist of WebNN operations only."""
    module, outputs = made.module, made.module.graph.outputs
    values = _Values(made, add_weight)
    groups = [_group(n, step, values) for n, step in enumerate(module.steps)]
    found = [values[node] for node in outputs]
    count = len(outputs) - len(made.messages)
    return {
        "groups": groups,
        "made": found[:count],
        "checks": [
            {"made": value, "message": message}
            for value, message in zip(found[count:], made.messages, strict=True)
        ],
        "values": values.described,
    }


class _Values:
    """The number of each value that lies between groups."""

    def __init__(self, made: Planned, add_weight: AddWeight) -> None:
        self._module, self._add_weight = made.module, add_weight
        self._numbers: dict[Node, int] = {}
        self.described: list[dict[str, Any]] = []

    def __getitem__(self, node: Node) -> int:
        if node not in self._numbers:
            self._numbers[node] = len(self.described)
            self.described.append(self._place(node) | _describe_type(node))
        return self._numbers[node]

    def _place(self, node: Node) -> dict[str, Any]:
        if node.op == "constant":
            at, nbytes = self._add_weight(node.attr("value").value)
            return {"kind": "constant", "at": at, "nbytes": nbytes}
        for kind, nodes in (("input", self._module.inputs), ("output", self._module.outputs)):
            if node in nodes:
                return {"kind": kind, "at": nodes.index(node)}
        return {"kind": "between", "at": 0}


def _group(number: int, step: Step, values: _Values) -> dict[str, Any]:
    written = [step.values[n] for n in step.kernel.written_buffers()]
    reads = [v for v in dict.fromkeys(step.values) if v not in written]
    order = _order(written, set(reads))
    reads += [n for n in order if n.op == "constant"]
    nodes = [n for n in order if n.op != "constant"]
    at = {node: n for n, node in enumerate([*reads, *nodes])}
    return {
        "name": f"{number}_{step.kernel.kind}",
        "pattern": step.pattern,
        "ops": [node.op for node in step.nodes],
        "reads": [values[node] for node in reads],
        "nodes": [_operation(node, at) for node in nodes],
        "writes": [[at[node], values[node]] for node in written],
    }


def _order(written: Sequence[Node], reads: set[Node]) -> list[Node]:
    """Return the nodes that compute some values from those that are read, operands first."""
    found: dict[Node, None] = {}

    def visit(node: Node) -> None:
        if node in reads or node in found:
            return
        for operand in node.inputs:
            visit(operand)
        found[node] = None

    for node in written:
        visit(node)
    return list(found)


def _operation(node: Node, at: dict[Node, int]) -> dict[str, Any]:
    attrs = {name: value for name, value in node.attrs if name != "dtype"}
    one_axis = node.op not in ("softmax", "safe_softmax") or len(attrs["axes"]) == 1
    forward = min(attrs.get("steps", (1,)), default=1) > 0
    if node.op not in OPS or not one_axis or not forward:
        raise UnsupportedError(f"WebNN has nothing that computes {node}", at=node.line)
    return {"op": node.op, "inputs": [at[i] for i in node.inputs], "attrs": attrs} | _describe_type(
        node
    )


def _describe_type(node: Node) -> dict[str, Any]:
    if str(node.dtype) not in TYPES:
        raise UnsupportedError(f"WebNN has no {node.dtype}", at=node.line)
    return {"dtype": str(node.dtype), "shape": list(node.shape)}
