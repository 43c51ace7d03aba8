"""Expand control flow: the branch of an If, and the iterations of a Loop or a Scan that is no loop
of the graph, because shapes differ from one to the next.

A round is the body of a loop under names of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import numpy as np

from kitsune.frontends.onnx.host_nodes import op_types
from kitsune.frontends.onnx.inline import rename_values
from kitsune.frontends.onnx.place import Item, Place
from kitsune.frontends.onnx.wire import onnx

MOST_ROUNDS = 64  # beyond this the host runs the loop: every round becomes nodes
_scopes = count()


def expand_control_flow(place: Place) -> list[Item] | None:
    """Return the items of a control-flow node, if it can be expanded."""
    return CONTROL_FLOW[place.node.op_type](place)


def _items(place: Place, nodes: Sequence[Any]) -> list[Item]:
    return [Item(node, place.item.opsets, place.item.depth) for node in nodes]


def _scope() -> str:
    return f"round{next(_scopes)}/"


def _body(graph: Any, inputs: Sequence[str], outputs: Sequence[str]) -> list[Any]:
    """The nodes of a subgraph that is given these inputs and makes these outputs."""
    scope = _scope()
    names = dict(zip((v.name for v in graph.input), inputs, strict=True))
    made = []
    for tensor in graph.initializer:
        names[tensor.name] = scope + tensor.name
        made.append(onnx.helper.make_node("Constant", [], [names[tensor.name]], value=tensor))
    own = {name: scope + name for node in graph.node for name in node.output if name}
    names |= own
    made += [rename_values(node, names, None, None) for node in graph.node]
    for value, name in zip(graph.output, outputs, strict=True):
        if name:
            made.append(_same(names.get(value.name, value.name), name))
    return made


def _same(source: str, name: str) -> Any:
    return onnx.helper.make_node("Identity", [source], [name])


def _constant(value: np.ndarray, name: str) -> Any:
    return onnx.helper.make_node("Constant", [], [name], value=onnx.numpy_helper.from_array(value))


# --- If ------------------------------------------------------------------------------------------


def _if(place: Place) -> list[Item]:
    is_true = bool(place.value(0).reshape(-1)[0])
    graph = place.attr("then_branch" if is_true else "else_branch")
    return _items(place, _body(graph, [], list(place.node.output)))


# --- Loop ----------------------------------------------------------------------------------------


def _loop(place: Place) -> list[Item] | None:
    """Every round, where their number is known and nothing ends them early."""
    graph, node = place.attr("body"), place.node
    if not place.has(0) or not is_tensors(graph) or not hands_through(graph):
        return None
    rounds = int(place.value(0).reshape(-1)[0])
    if place.has(1) and not place.value(1).reshape(-1)[0]:
        rounds = 0
    state = list(node.input[2:])
    scans = len(graph.output) - 1 - len(state)
    if rounds > MOST_ROUNDS or (scans and rounds < 1):
        return None
    made, rows = [_constant(np.array(True), always := _scope() + "always")], []
    for number in range(rounds):
        scope = _scope()
        made.append(_constant(np.array(number, np.int64), scope + "number"))
        after = [f"{scope}state{n}" for n in range(len(state))]
        rows.append([f"{scope}scan{n}" for n in range(scans)])
        made += _body(graph, [scope + "number", always, *state], ["", *after, *rows[-1]])
        state = after
    made += [_same(source, name) for source, name in zip(state, node.output, strict=False) if name]
    for n, name in enumerate(node.output[len(state) :]):
        made += _stack_rows(place, [row[n] for row in rows], name, 0) if name else []
    return _items(place, made)


def is_tensors(graph: Any) -> bool:
    types = {op for node in graph.node for op in op_types(node)}
    return not any("Sequence" in op or "Optional" in op for op in types)


def hands_through(graph: Any) -> bool:
    """Return whether the condition that a body makes is the one it is given."""
    makers = {name: node for node in graph.node for name in node.output}
    name = graph.output[0].name
    while name in makers and makers[name].op_type == "Identity":
        name = makers[name].input[0]
    return bool(name == graph.input[1].name)


# --- Scan ----------------------------------------------------------------------------------------


def _scan(place: Place) -> list[Item] | None:
    """Every round: they are as many as the scanned axis is long."""
    if place.opset < 9:
        return _scan_of_batches(place)
    node, count = place.node, int(place.attr("num_scan_inputs"))
    state, fed = list(node.input[:-count]), list(node.input[-count:])
    sources = [place[len(state) + n] for n in range(count)]
    said = read_ints(place, "scan_input_axes", count)
    axes = [axis % len(x.shape) for axis, x in zip(said, sources, strict=True)]
    rounds = sources[0].shape[axes[0]]
    if not 0 < rounds <= MOST_ROUNDS:
        return None
    backward = read_ints(place, "scan_input_directions", count)
    made, state, rows = _rounds(place.attr("body"), state, fed, rounds, axes, backward)
    made += [_same(source, name) for source, name in zip(state, node.output, strict=False) if name]
    results = list(node.output[len(state) :])
    said = read_ints(place, "scan_output_axes", len(results))
    turned = read_ints(place, "scan_output_directions", len(results))
    for n, name in enumerate(results):
        pieces = [row[n] for row in (reversed(rows) if turned[n] else rows)]
        made += _stack_rows(place, pieces, name, said[n]) if name else []
    return _items(place, made)


def _rounds(
    graph: Any,
    state: list[str],
    fed: Sequence[str],
    rounds: int,
    axes: Sequence[int],
    backward: Sequence[int],
) -> tuple[list[Any], list[str], list[list[str]]]:
    """The nodes of all rounds, the names of the last state and of what each round puts out."""
    made: list[Any] = []
    rows = []
    for number in range(rounds):
        scope = _scope()
        slices = [f"{scope}slice{n}" for n in range(len(fed))]
        for source, name, axis, is_turned in zip(fed, slices, axes, backward, strict=True):
            made += _taken(source, name, axis, rounds - 1 - number if is_turned else number)
        after = [f"{scope}state{n}" for n in range(len(state))]
        rows.append([f"{scope}scan{n}" for n in range(len(graph.output) - len(state))])
        made += _body(graph, [*state, *slices], [*after, *rows[-1]])
        state = after
    return made, state, rows


def _taken(source: str, name: str, axis: int, at: int) -> list[Any]:
    """One slice along an axis, without it."""
    index = _constant(np.array(at, np.int64), name + "/at")
    return [index, onnx.helper.make_node("Gather", [source, name + "/at"], [name], axis=axis)]


def _scan_of_batches(place: Place) -> list[Item] | None:
    """Opset 8: everything has a first axis of batches, and all of them are as long."""
    node, graph, count = place.node, place.attr("body"), int(place.attr("num_scan_inputs"))
    inputs = list(node.input[1:])
    batches, rounds = place[len(inputs)].shape[:2]
    if place.has(0) or not 0 < batches * rounds <= MOST_ROUNDS:
        return None
    backward = read_ints(place, "directions", count)
    made: list[Any] = []
    results = []
    for batch in range(batches):
        scope = _scope()
        own = [f"{scope}input{n}" for n in range(len(inputs))]
        for source, name in zip(inputs, own, strict=True):
            made += _taken(source, name, 0, batch)
        nodes, state, rows = _rounds(
            graph, own[:-count], own[-count:], rounds, [0] * count, backward
        )
        made += nodes
        scans = [f"{scope}result{n}" for n in range(len(graph.output) - len(state))]
        for n, name in enumerate(scans):
            made += _stack_rows(place, [row[n] for row in rows], name, 0)
        results.append([*state, *scans])
    for n, name in enumerate(node.output):
        made += _stack_rows(place, [row[n] for row in results], name, 0) if name else []
    return _items(place, made)


def read_ints(place: Place, name: str, length: int) -> list[int]:
    return list(place.attr(name) or [0] * length)


def _stack_rows(place: Place, names: Sequence[str], name: str, axis: int) -> list[Any]:
    """Concatenate rows along a new axis."""
    made = []
    if place.opset >= 13:
        made.append(_constant(np.array([axis], np.int64), name + "/axis"))
    for n, row in enumerate(names):
        one = f"{name}/row{n}"
        if place.opset >= 13:
            made.append(onnx.helper.make_node("Unsqueeze", [row, name + "/axis"], [one]))
        else:
            made.append(onnx.helper.make_node("Unsqueeze", [row], [one], axes=[axis]))
    rows = [f"{name}/row{n}" for n in range(len(names))]
    return [*made, onnx.helper.make_node("Concat", rows, [name], axis=axis)]


CONTROL_FLOW: dict[str, Callable[[Place], list[Item] | None]] = {
    "If": _if,
    "Loop": _loop,
    "Scan": _scan,
}
