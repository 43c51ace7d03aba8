"""Find custom fusion patterns: chains of op names, or patterns of the rewrite language.

They are matched before anything else is grouped; automatic fusion may then add nodes to a match,
and the group keeps the name of the custom pattern.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from kitsune.config.options import unknown
from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind
from kitsune.ir.rewrite import Pat
from kitsune.plan.attention_groups import build_attention_group
from kitsune.plan.checks import check_size, find_forbidden_pair, find_refusal
from kitsune.plan.group import STARTING, Group, collect_between, singleton
from kitsune.plan.index_walk import check_index_maps

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner


def find_custom_patterns(planner: Planner) -> None:
    """Begin a kernel for each match of the user's patterns, each node in one. A match that cannot
    be one kernel says why."""
    for name, pattern in planner.config.custom_patterns.items():
        if isinstance(pattern, tuple):
            check_names(pattern)
        if name in planner.never:
            continue
        for node in planner.order:
            for nodes in _matches(pattern, node):
                if any(n in planner.home for n in nodes):
                    continue
                nodes.sort(key=planner.rank.__getitem__)
                reason = _start_group(planner, name, nodes)
                if reason is None:
                    break
                for consumer in nodes:
                    for producer in consumer.inputs:
                        if producer in nodes:
                            planner.refuse(producer, consumer, f"{name}: {reason}")


def check_names(ops: tuple[str, ...]) -> None:
    for op in ops:
        if op not in OPS or OPS[op].kind is Kind.SOURCE:
            known = [name for name, row in OPS.items() if row.kind is not Kind.SOURCE]
            raise unknown("op", op, sorted(known))


def _matches(pattern: tuple[str, ...] | Pat, node: Node) -> Iterator[list[Node]]:
    """The nodes of each match that ends in `node`, in the order of the pattern."""
    if isinstance(pattern, tuple):
        yield from _chains(pattern, node)
        return
    labelled = _label_ops(pattern, [0])
    for found in labelled.matches(node):
        nodes = [n for key, n in found.items() if key.startswith("#")]
        yield list(dict.fromkeys(reversed(nodes)))


def _chains(ops: tuple[str, ...], node: Node) -> Iterator[list[Node]]:
    """Each reads the one before it."""
    if node.op != ops[-1]:
        return
    if len(ops) == 1:
        yield [node]
        return
    for i in dict.fromkeys(node.inputs):
        for before in _chains(ops[:-1], i):
            yield [*before, node]


def _label_ops(pattern: Pat, count: list[int]) -> Pat:
    """The pattern with a name at each op, so that a match tells its nodes. A named op is matched
    through a second pattern of the same op."""
    if pattern.op is None or OPS[pattern.op].kind is Kind.SOURCE:
        return pattern
    count[0] += 1
    name = f"#{count[0]}"
    inputs = pattern.inputs and tuple(_label_ops(p, count) for p in pattern.inputs)
    return replace(pattern, name=name, inputs=inputs)


def _start_group(planner: Planner, name: str, nodes: list[Node]) -> str | None:
    """Put the nodes of a match in one kernel, or leave everything as it was."""
    reason = _check_cycle(planner, nodes)
    for at, node in enumerate(nodes):
        reason = reason or find_forbidden_pair(planner, nodes[:at], [node])
    if reason is not None:
        return reason
    group = _build_group(planner, nodes)
    if isinstance(group, str):
        return group
    planner.new_group(group)
    for node in nodes:
        if node not in group.nodes:
            reason = reason or _add_node(planner, group, node)
    if reason is None:
        group.outputs = [nodes[-1]]
        reason = check_index_maps(group, planner.memo)
    if reason is not None:
        planner.remove_group(group)
    group.custom = name
    return reason


def _build_group(planner: Planner, nodes: list[Node]) -> Group | str:
    """A kernel for the node that starts one, and for what it is computed from."""
    starting = [n for n in nodes if OPS[n.op].kind in STARTING]
    if len(starting) > 1:
        found = (
            build_attention_group(planner, starting[-1])
            if len(starting) == 2
            else "a third contraction"
        )
        if isinstance(found, str):
            return f"{starting[0]} and {starting[-1]} do not share a kernel: {found}"
        return found if set(found.nodes) <= set(nodes) else "other ops stand between its own"
    if not starting:
        return singleton(nodes[0])
    group = singleton(starting[0])
    group.folded = planner.views
    before = collect_between(starting[0], {n for n in planner.order if n not in nodes})
    group.nodes = [n for n in nodes if n in before]
    group.outputs = [starting[0]]
    return check_size(planner, group.size) or check_index_maps(group, planner.memo) or group


def _add_node(planner: Planner, group: Group, node: Node) -> str | None:
    """One more node: of what the kernel computes, or computed beside it for a later one."""
    if any(planner.home.get(i) is group for i in node.inputs):
        return find_refusal(planner, group, node) or planner.join(group, node)
    if OPS[node.op].kind is not Kind.MAP or node.shape != group.space:
        return f"{node} does not run over the same loops"
    group.nodes.append(node)
    planner.assign(group, node)
    return None


def _check_cycle(planner: Planner, nodes: list[Node]) -> str | None:
    """No path may leave the nodes and come back, whatever kernels there are already."""
    mine, last = set(nodes), max(planner.rank[n] for n in nodes)
    seen: set[Node] = set()
    stack = [r for n in nodes for r in planner.readers[n] if r not in mine]
    while stack:
        node = stack.pop()
        if node in mine:
            return "a path leaves it and comes back, so it would make a cycle"
        if node in seen:
            continue
        home = planner.home.get(node)
        company = home.nodes if home else [node]
        seen |= set(company)
        if home is not None or planner.rank[node] < last:
            stack.extend(r for n in company for r in planner.readers[n])
    return None
