"""The attention pattern: matmul · elementwise · softmax over the last axis · matmul."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind
from kitsune.plan.group import Group
from kitsune.plan.indexing import refusal_of

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner


def find_attention(planner: Planner) -> list[Group]:
    """Groups that never store their scores. A near miss says why it is one."""
    found = []
    for node in planner.order:
        if OPS[node.op].kind is not Kind.CONTRACT or node.inputs[0].op != "softmax":
            continue
        softmax = node.inputs[0]
        path, reason = _scores(planner, softmax)
        if reason is None:
            group = Group("attention", [*path, softmax, node], node.shape, outputs=[node])
            group.folded = planner.views
            reason = refusal_of(group)
        if reason is None:
            found.append(group)
        else:
            planner.refuse(softmax, node, reason)
    return found


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
