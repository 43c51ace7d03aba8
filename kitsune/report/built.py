"""A built graph in, its Explanation out: its kernels, and what NumPy computes between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import prod

from kitsune.compiler import Built
from kitsune.ir.node import Node
from kitsune.report.explain import Explanation, GroupRow, explain


def explain_built(
    built: Built, further: Sequence[tuple[Sequence[str], Built | None]] = ()
) -> Explanation:
    """`further` is what a call went through after it, where sizes depended on values."""
    said = _explain_one(built)
    for names, after in further:
        rows = [_named_row(len(said.groups) + n, name) for n, name in enumerate(names)]
        before = said.kernels_before + len(names)
        said = replace(said, groups=[*said.groups, *rows], kernels_before=before)
        said = said if after is None else _followed(said, _explain_one(after))
    return said


def _followed(first: Explanation, then: Explanation) -> Explanation:
    """Two programs that run one after the other."""
    launches = 1 + max((g.launch for g in first.groups), default=-1)
    groups = [
        replace(
            g, kernel=len(first.groups) + n, launch=g.launch + launches if g.launch >= 0 else -1
        )
        for n, g in enumerate(then.groups)
    ]
    total = first.nbytes_after + then.nbytes_after
    gains = first.predicted_gain * first.nbytes_after + then.predicted_gain * then.nbytes_after
    return replace(
        first, groups=[*first.groups, *groups], refusals=[*first.refusals, *then.refusals],
        rewrites=[*first.rewrites, *then.rewrites],
        kernels_before=first.kernels_before + then.kernels_before,
        kernels_after=first.kernels_after + then.kernels_after,
        launches=first.launches + then.launches,
        nbytes_before=first.nbytes_before + then.nbytes_before, nbytes_after=total,
        predicted_gain=round(gains / total, 3) if total else first.predicted_gain,
        arena_nbytes=first.arena_nbytes + then.arena_nbytes,
    )  # fmt: skip


def _explain_one(built: Built) -> Explanation:
    compiled = built.plan()
    said = explain(compiled.plan, compiled.layout)
    hosts = [node for part in built.parts for node in part.segment.hosts]
    rows = [_host_row(len(said.groups) + n, node) for n, node in enumerate(hosts)]
    before = said.kernels_before + len(hosts)
    times = built.stages.times_ms
    return replace(said, groups=[*said.groups, *rows], kernels_before=before, times_ms=times)


def _host_row(number: int, node: Node) -> GroupRow:
    moved = sum(prod(n.shape) * n.dtype.itemsize for n in (*node.inputs, node))
    return GroupRow(
        kernel=number, kind="host", pattern="-", ops=[_name(node)], stores=[str(node)],
        nbytes=moved, schedule="by NumPy, between kernels", automatic=False, views=[], gain=1.0,
        saved_nbytes=0, launch=-1,
    )  # fmt: skip


def _named_row(number: int, name: str) -> GroupRow:
    """An op whose result's size only its values tell."""
    return GroupRow(
        kernel=number, kind="host", pattern="-", ops=[name], stores=[], nbytes=0,
        schedule="by NumPy, before sizes are known", automatic=False, views=[], gain=1.0,
        saved_nbytes=0, launch=-1,
    )  # fmt: skip


def _name(node: Node) -> str:
    """What somebody else's code is called, or the op."""
    return str(node.attr("call").name) if node.op == "host" else node.op
