"""Verify that a graph obeys the rules of the op table."""

from __future__ import annotations

from kitsune.errors import KitsuneError, VerifyError
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS
from kitsune.ir.ops.loop import LoopBody


def verify(graph: Graph, stage: str) -> None:
    fed, seen = set(graph.inputs), set[LoopBody]()
    for node in graph.nodes():
        if node.op not in OPS:
            raise VerifyError(f"{stage} left an op '{node.op}' that has no row", at=node.line)
        if node.op == "input" and node not in fed:
            raise VerifyError(f"{stage} left an input '{node.attr('name')}' that nobody feeds")
        _verify_node(node, stage)
        if node.op == "loop" and (body := node.attr("body")) not in seen:
            seen.add(body)
            verify(body.graph, stage)


def _verify_node(node: Node, stage: str) -> None:
    """Shape, types and attributes are what the row says of its inputs."""
    row, attrs = OPS[node.op], dict(node.attrs)
    dtypes = tuple(i.dtype for i in node.inputs)
    if row.attrs is not None and attrs.keys() != row.attrs.keys():
        raise VerifyError(
            f"{stage} left {node} with attributes {', '.join(attrs) or 'none'}",
            why=f"its row has {', '.join(row.attrs) or 'none'}",
            at=node.line,
        )
    try:
        shape = row.shape(*(i.shape for i in node.inputs), **attrs)
        dtype = row.dtype(*dtypes, **attrs)
        met = row.meet(dtypes) if row.meet is not None and dtypes else dtypes
    except KitsuneError as error:
        raise VerifyError(
            f"{stage} left {node}: {error.what}", why=error.why, at=node.line
        ) from error
    if shape != node.shape:
        raise VerifyError(f"{stage} left {node} whose row says {list(shape)}", at=node.line)
    if dtype != node.dtype:
        raise VerifyError(f"{stage} left {node} of {node.dtype}, not {dtype}", at=node.line)
    if met != dtypes:
        raise VerifyError(
            f"{stage} left {node} of {' and '.join(map(str, dtypes))}",
            why=f"its operands meet in {' and '.join(map(str, met))}",
            at=node.line,
        )
