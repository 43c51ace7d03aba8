"""Print a graph, one line per node."""

from __future__ import annotations

from kitsune.ir.node import Array, Graph, Node


def format_graph(graph: Graph) -> str:
    names: dict[Node, str] = {}
    lines = []
    for node in graph.nodes():
        if node.op == "input":
            names[node] = f"%{node.attr('name')}"
            lines.append(f"{names[node]} : {_type(node)}")
            continue
        names[node] = f"%{len(names)}"
        args = [names[i] for i in node.inputs] + [f"{k}={_attr(v)}" for k, v in node.attrs]
        if node.op == "constant":
            args = [_attr(node.attr("value"))]
        lines.append(f"{names[node]} = {node.op}({', '.join(args)}) : {_type(node)}")
    lines.append(f"return {', '.join(names[o] for o in graph.outputs)}")
    return "\n".join(lines)


def _type(node: Node) -> str:
    return f"{node.dtype}[{','.join(map(str, node.shape))}]"


def _attr(value: object) -> str:
    if isinstance(value, Array):
        return _attr(value.value.item()) if value.value.size == 1 else str(value)
    if isinstance(value, float):
        return f"{value:g}"
    if isinstance(value, tuple):
        return f"({','.join(map(_attr, value))}{',' if len(value) == 1 else ''})"
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)
