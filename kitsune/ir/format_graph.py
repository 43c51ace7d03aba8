"""Print a graph, one line per node."""

from __future__ import annotations

from kitsune.ir.node import Array, Graph, Node
from kitsune.ir.ops.loop import LoopBody


def format_graph(graph: Graph) -> str:
    names: dict[Node, str] = {}
    lines: list[str] = []
    bodies: dict[LoopBody, str] = {}
    for node in graph.nodes():
        if node.op == "input":
            names[node] = f"%{node.attr('name')}"
            lines.append(f"{names[node]} : {_type(node)}")
            continue
        names[node] = f"%{len(names)}"
        for _, value in node.attrs:
            if isinstance(value, LoopBody) and value not in bodies:
                bodies[value] = f"@{len(bodies)}"
                lines += _format_body(bodies[value], value)
        named = [(k, bodies.get(v, v) if isinstance(v, LoopBody) else v) for k, v in node.attrs]
        args = [names[i] for i in node.inputs] + [f"{k}={_attr(v)}" for k, v in named]
        if node.op == "constant":
            args = [_attr(node.attr("value"))]
        lines.append(f"{names[node]} = {node.op}({', '.join(args)}) : {_type(node)}")
    lines.append(f"return {', '.join(names[o] for o in graph.outputs)}")
    return "\n".join(lines)


def _format_body(name: str, body: LoopBody) -> list[str]:
    """The graph of a step, once for all results of a loop."""
    what = [f"{body.carried} carried", f"{body.scanned} scanned", f"{body.stacked} stacked"]
    if any(body.backward):
        what.append(f"backward {_attr(body.backward)}")
    if body.has_condition:
        what.append("while the first is true")
    inside = [f"  {line}" for line in format_graph(body.graph).splitlines()]
    return [f"{name}: {', '.join(what)}", *inside]


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
