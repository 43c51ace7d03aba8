"""Graph in, nothing out: raise when a stage left a graph that breaks the table's rules."""

from __future__ import annotations

from kitsune.errors import KitsuneError, VerifyError
from kitsune.ir.node import Graph
from kitsune.ir.ops import OPS


def verify(graph: Graph, stage: str) -> None:
    fed = set(graph.inputs)
    for node in graph.nodes():
        if node.op not in OPS:
            raise VerifyError(f"{stage} left an op '{node.op}' that has no row", at=node.line)
        if node.op == "input" and node not in fed:
            raise VerifyError(f"{stage} left an input '{node.attr('name')}' that nobody feeds")
        row, attrs = OPS[node.op], dict(node.attrs)
        try:
            shape = row.shape(*(i.shape for i in node.inputs), **attrs)
        except KitsuneError as error:
            raise VerifyError(f"{stage} left {node}: {error.what}", why=error.why) from error
        if shape != node.shape:
            raise VerifyError(f"{stage} left {node} whose row says {list(shape)}", at=node.line)
