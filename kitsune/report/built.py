"""A built graph in, its Explanation out: its kernels, and what NumPy computes between them."""

from __future__ import annotations

from dataclasses import replace
from math import prod

from kitsune.compiler import Built
from kitsune.ir.node import Node
from kitsune.report.explain import Explanation, GroupRow, explain


def explain_built(built: Built) -> Explanation:
    compiled = built.plan()
    said = explain(compiled.plan, compiled.layout)
    hosts = [node for part in built.parts for node in part.segment.hosts]
    rows = [_host_row(len(said.groups) + n, node) for n, node in enumerate(hosts)]
    before = said.kernels_before + len(hosts)
    return replace(said, groups=[*said.groups, *rows], kernels_before=before)


def _host_row(number: int, node: Node) -> GroupRow:
    moved = sum(prod(n.shape) * n.dtype.itemsize for n in (*node.inputs, node))
    return GroupRow(
        kernel=number, kind="host", pattern="-", ops=[node.op], stores=[str(node)], nbytes=moved,
        schedule="by NumPy, between kernels", automatic=False, views=[], gain=1.0, saved_nbytes=0,
        launch=-1,
    )  # fmt: skip
