"""Inline functions and subgraphs, with unique value names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from kitsune.errors import InputError
from kitsune.frontends.onnx.host_nodes import find_schema, make_type_proto
from kitsune.frontends.onnx.model import OnnxModel, label, read_opsets
from kitsune.frontends.onnx.place import Item
from kitsune.frontends.onnx.wire import onnx
from kitsune.ir.node import Node

DEEPEST = 64  # functions that call functions
_scopes = count()


def function_body(item: Item, model: OnnxModel, inputs: Mapping[str, Node]) -> list[Item] | None:
    """The nodes that a call stands for: of the model's own function, or of the standard's."""
    function = model.functions.get((item.domain, item.node.op_type))
    if function is None:
        function = _standard(item, inputs)
    return None if function is None else _inline_call(item, function)


def _standard(item: Item, inputs: Mapping[str, Node]) -> Any:
    schema = find_schema(item)
    if schema is None:
        return None
    opset = item.opsets.get(item.domain, 1)
    fixed = [v for v in schema.function_opset_versions if v <= opset]
    if fixed:
        body = schema.get_function_with_opset_version(max(fixed))
        return onnx.FunctionProto.FromString(body) if body else None
    typed = [v for v in schema.context_dependent_function_opset_versions if v <= opset]
    if not typed:
        return None
    types = [
        make_type_proto(inputs[name]).SerializeToString() if name else b""
        for name in item.node.input
    ]
    proto = item.node.SerializeToString()
    body = schema.get_context_dependent_function_with_opset_version(max(typed), proto, types)
    return onnx.FunctionProto.FromString(body) if body else None


def _inline_call(item: Item, function: Any) -> list[Item]:
    if item.depth >= DEEPEST:
        raise InputError(f"{label(item.node)} calls itself", why=f"{DEEPEST} calls deep")
    scope = f"{next(_scopes)}/"
    names = dict.fromkeys(function.input, "")
    names |= zip(function.input, item.node.input, strict=False)
    wanted = list(item.node.output)
    for formal, actual in zip(function.output, wanted, strict=False):
        if formal not in names and actual:
            names[formal] = actual
    given = {**_defaults(item), **{a.name: a for a in function.attribute_proto}}
    given |= {a.name: a for a in item.node.attribute}
    opsets = {**item.opsets, **read_opsets(function.opset_import)}
    made = [rename_values(node, names, scope, given) for node in function.node]
    for formal, actual in zip(function.output, wanted, strict=False):
        if actual and names[formal] != actual:  # an input that is handed through
            made.append(onnx.helper.make_node("Identity", [names[formal]], [actual]))
    return [Item(node, opsets, item.depth + 1) for node in made]


def _defaults(item: Item) -> dict[str, Any]:
    """The attributes that the standard's own functions have where a node does not give them."""
    schema = find_schema(item)
    said = {} if schema is None else schema.attributes
    return {name: a.default_value for name, a in said.items() if a.default_value.name}


def rename_values(
    node: Any, names: dict[str, str], scope: str | None, given: Mapping[str, Any] | None
) -> Any:
    """Rename the values of a node. In a function every unnamed value gets a name of its scope, and
    attribute references are replaced by the call's attributes."""

    def other(name: str) -> str:
        if scope is not None and name and name not in names:
            names[name] = scope + name
        return names.get(name, name)

    made = onnx.NodeProto()
    made.CopyFrom(node)
    made.input[:] = [other(name) for name in node.input]
    made.output[:] = [other(name) for name in node.output]
    del made.attribute[:]
    for attribute in node.attribute:
        found = _attribute(attribute, given)
        if found is not None:
            made.attribute.append(_renamed_graphs(found, names, scope, given))
    return made


def _attribute(attribute: Any, given: Mapping[str, Any] | None) -> Any:
    if given is None or not attribute.ref_attr_name:
        return attribute
    found = given.get(attribute.ref_attr_name)
    if found is None:
        return None
    made = onnx.AttributeProto()
    made.CopyFrom(found)
    made.name = attribute.name
    return made


def _renamed_graphs(
    attribute: Any, names: dict[str, str], scope: str | None, given: Mapping[str, Any] | None
) -> Any:
    if not attribute.HasField("g") and not attribute.graphs:
        return attribute
    made = onnx.AttributeProto()
    made.CopyFrom(attribute)
    for graph in [made.g] if made.HasField("g") else made.graphs:
        _rename_graph(graph, dict(names), scope, given)
    return made


def _rename_graph(
    graph: Any, names: dict[str, str], scope: str | None, given: Mapping[str, Any] | None
) -> None:
    """Rename in place: values that the graph makes keep their names, values from outside do not."""
    own: Sequence[Any] = [*graph.input, *graph.initializer]
    names |= {value.name: value.name for value in own}
    names |= {name: name for node in graph.node for name in node.output}
    nodes = [rename_values(node, names, scope, given) for node in graph.node]
    del graph.node[:]
    graph.node.extend(nodes)
    for output in graph.output:
        output.name = names.get(output.name, output.name)
