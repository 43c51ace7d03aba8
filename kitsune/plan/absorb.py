"""Recompute cheap elementwise kernels inside their readers: what they made is then not stored."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from kitsune.ir.dtypes import Packed
from kitsune.ir.node import Node
from kitsune.plan.bindings import too_many
from kitsune.plan.cost import nbytes, work
from kitsune.plan.group import Group
from kitsune.plan.indexing import refusal_of
from kitsune.target import GpuTarget

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner


def absorb(planner: Planner) -> None:
    """Latest first, so that chains fold into their final reader."""
    for group in sorted(planner.groups, key=planner.last, reverse=True):
        if not group.is_map() or any(n in planner.results for n in group.nodes):
            continue
        readers = _readers(planner, group)
        reason = _unprofitable(planner, group, readers) or _move(planner, group, readers)
        if reason is not None:
            last = group.nodes[-1]
            for reader in planner.readers[last]:
                planner.refuse(last, reader, reason)


def _readers(planner: Planner, group: Group) -> list[Group]:
    seen: dict[Group, None] = {}
    for node in group.nodes:
        for reader in planner.seen_by(node):
            for holder in planner.holders(reader):
                if holder is not group:
                    seen[holder] = None
    return list(seen)


def _unprofitable(planner: Planner, group: Group, readers: list[Group]) -> str | None:
    """None when recomputing moves fewer bytes and does little work again."""
    if not readers:
        return "nothing reads it"
    mine = set(group.nodes)
    leaves = {planner.root(i) for n in group.nodes for i in n.inputs if i not in mine}
    if any(isinstance(leaf.dtype, Packed) for leaf in leaves):
        return None  # unpacked weights are never worth storing
    if len(planner.views & mine) == len(mine):
        return "it stores a view"
    read = sum(nbytes(leaf) for leaf in leaves)
    made = sum(nbytes(n) for n in group.nodes if any(r not in mine for r in planner.readers[n]))
    again = work(group.nodes)
    repeats = max(_evaluations(planner, r) for r in readers) * len(readers)
    repeats *= max(max(prod(r.space) // max(prod(group.space), 1), 1) if r.kind == "row" else 1
                   for r in readers)  # fmt: skip
    if repeats > 1 and again * repeats > 16:
        return f"recomputing {again} operations {repeats} times costs more than storing the result"
    moved, stored = read * len(readers), made * (1 + len(readers))
    if moved > stored:
        return f"recomputing would read {moved} bytes where storing moves {stored}"
    return None


def _evaluations(planner: Planner, reader: Group) -> int:
    """How often a reader computes each element: a CPU contraction packs once, a GPU does not."""
    if reader.kind == "row":
        return 1
    return 8 if isinstance(planner.target, GpuTarget) or reader.kind == "attention" else 1


def _move(planner: Planner, group: Group, readers: list[Group]) -> str | None:
    """Copy the nodes, and the views between, into every reader; all or none."""
    before = [list(r.nodes) for r in readers]
    reason = None
    for reader in readers:
        wanted = _needed(planner, group, reader)
        reader.nodes = sorted({*reader.nodes, *wanted}, key=planner.rank.__getitem__)
        reader.outputs = [n for n in reader.nodes if planner.home.get(n) is reader]
        reason = reason or refusal_of(reader) or too_many(planner, reader)
    if reason is not None:
        for reader, nodes in zip(readers, before, strict=True):
            reader.nodes = nodes
        return reason
    planner.groups.remove(group)
    for node in group.nodes:
        planner.home.pop(node, None)
    return None


def _needed(planner: Planner, group: Group, reader: Group) -> set[Node]:
    """The part of `group` that `reader` uses, with the folded views in between."""
    made, found = set(group.nodes), set()
    mine = set(reader.nodes)
    stack: list[tuple[Node, tuple[Node, ...]]] = [
        (i, ()) for n in reader.nodes for i in n.inputs if i not in mine
    ]
    while stack:
        node, path = stack.pop()
        if node in planner.views:
            stack.append((node.inputs[0], (*path, node)))
        elif node in made:
            found |= {node, *path}
            stack.extend((i, ()) for i in node.inputs)
    return found
