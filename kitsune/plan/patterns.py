"""Named patterns: what a group that fusion made is called."""

from __future__ import annotations

from kitsune.ir.ops import OPS, Kind
from kitsune.plan.group import Group

ACTIVATIONS = {"relu", "gelu", "silu", "sigmoid", "tanh"}
NORMS = {"layer_norm"}


def name_pattern(group: Group) -> str:
    """The most specific name that fits; a group of one op has none."""
    ops = [n.op for n in group.nodes]
    if group.kind == "attention":
        return "attention_pattern"
    if len(ops) == 1:
        return ""
    active = any(op in ACTIVATIONS for op in ops)
    if group.kind == "contract":
        if "dequantize" in ops:
            return "quantized_matmul_activation" if active else "quantized_matmul"
        return "linear_activation" if _has_maps(group) else "reshape_op"
    if group.row:
        return "norm_activation" if active and NORMS & set(ops) else "reduction"
    if not _has_maps(group):
        return "reshape_op"
    return _elementwise_name(group, active)


def _has_maps(group: Group) -> bool:
    return any(OPS[n.op].kind is Kind.MAP for n in group.nodes)


def _elementwise_name(group: Group, active: bool) -> str:
    maps = [n for n in group.nodes if OPS[n.op].kind is Kind.MAP]
    if len(maps) == 2 and active:
        first = maps[0]
        if all(n.op in ACTIVATIONS for n in maps):
            return "activation_chain"
        scalar = any(i.op == "constant" and i.shape == () for i in first.inputs)
        return "scalar_activation" if scalar else "binary_unary"
    return "elementwise_chain"
