"""The attention pattern: matmul · elementwise · softmax over the last axis · matmul."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.ir.dtypes import f32
from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind
from kitsune.patterns import NAMED
from kitsune.plan.checks import parted, too_long
from kitsune.plan.group import Group
from kitsune.plan.indexing import refusal_of
from kitsune.plan.judge import switched_off

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner


def find_attention(planner: Planner) -> None:
    """Begin a kernel for each. A near miss says why it is one."""
    for node in planner.order:
        if OPS[node.op].kind is not Kind.CONTRACT or node in planner.home:
            continue
        if node.inputs[0].op != "softmax":
            continue
        reason = switched_off(planner, NAMED["attention_pattern"], ())
        found = attention_at(planner, node)
        if isinstance(found, Group) and reason is None:
            planner.new_group(found)
        else:
            why = reason if isinstance(found, Group) else found
            planner.refuse(node.inputs[0], node, why or "")


def attention_at(planner: Planner, node: Node) -> Group | str:
    """The group that never stores its scores and ends in this contraction, or why there is none."""
    softmax = node.inputs[0]
    path, reason = _scores(planner, softmax)
    if reason is not None:
        return reason
    nodes = [*path, softmax, node]
    other = next((n for n in nodes if n.dtype.value != f32), None)
    if other is not None:
        return f"{other} is computed in {other.dtype}, and attention in f32"
    group = Group("attention", nodes, node.shape, outputs=[node], folded=planner.views)
    for at, late in enumerate(nodes):
        reason = reason or parted(planner, nodes[:at], [late])
    return reason or too_long(planner, group.size) or refusal_of(group) or group


def _scores(planner: Planner, softmax: Node) -> tuple[list[Node], str | None]:
    """The contraction under a softmax and the elementwise nodes between, inputs first."""
    if softmax.attr("axes") != (len(softmax.shape) - 1,):
        return [], f"softmax runs over axes {list(softmax.attr('axes'))}, not over the keys"
    path: list[Node] = []
    here = softmax
    while OPS[here.op].kind is not Kind.CONTRACT:
        if len(planner.readers[here]) > 1 or here in planner.results:
            return [], f"{here} has other readers, so the scores must be stored anyway"
        below = [i for i in here.inputs if i.shape == here.shape and _reaches(i)]
        if not below:
            return [], f"{here} does not come from a contraction"
        here = below[0]
        path.append(here)
    if len(planner.readers[here]) > 1 or here in planner.results:
        return [], f"{here} has other readers, so the scores must be stored anyway"
    return path[::-1], None


def _reaches(node: Node) -> bool:
    """Whether elementwise nodes lead down from here to a contraction of the same shape."""
    while OPS[node.op].kind is Kind.MAP:
        below = [i for i in node.inputs if i.shape == node.shape and i.inputs]
        if not below:
            return False
        node = below[0]
    return OPS[node.op].kind is Kind.CONTRACT
