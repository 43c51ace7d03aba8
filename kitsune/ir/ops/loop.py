"""The row of a loop: a graph that is computed step after step over carried values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count as counting
from typing import Any

import numpy as np

from kitsune.errors import DTypeError, InputError, ShapeError
from kitsune.ir.dtypes import DType, boolean
from kitsune.ir.guards import is_equal
from kitsune.ir.node import Graph, Node, Shape, structure, walk
from kitsune.ir.ops.op_table import OPS, Kind, define, show
from kitsune.ir.ops.sources import input_
from kitsune.ir.sizes import is_size
from kitsune.system.records import dataclass


@dataclass(frozen=True, repr=False)
class LoopBody:
    """What a step computes. The inputs of `graph` are the carried values, then one row of each
    scanned value, then the invariants; its outputs are the carried values of the next step, then
    one row of each stacked result.

    `backward` says of each scanned value, then of each stacked result, whether the first step has
    its last row. With `has_condition` the first carried value is a bool: while it is true, another
    step is made; stacked results have a row for each step that could be, and those of steps that
    are not made may hold anything.
    """

    graph: Graph
    carried: int
    scanned: int = 0
    backward: tuple[bool, ...] = ()
    has_condition: bool = False

    @property
    def stacked(self) -> int:
        return len(self.graph.outputs) - self.carried

    def is_backward(self, number: int) -> bool:
        """Of a scanned value, or of a stacked result, which are numbered after these."""
        return bool(self.backward) and self.backward[number]

    def __repr__(self) -> str:
        how = f"{self.carried} {self.scanned} {self.backward} {self.has_condition}"
        return f"LoopBody({how}\n{structure(self.graph)})"


def run_loop(arrays: Sequence[np.ndarray], body: LoopBody, count: int) -> list[np.ndarray]:
    """Every result of a loop, step by step."""
    from kitsune.ir.interp import interpret  # which evaluates rows

    names = [node.attr("name") for node in body.graph.inputs]
    first = body.carried + body.scanned
    state, scanned, fixed = arrays[: body.carried], arrays[body.carried : first], arrays[first:]
    rows: list[list[np.ndarray]] = []
    for step in range(count):
        if body.has_condition and not state[0]:
            break
        last = count - 1 - step
        own = [x[last if body.is_backward(n) else step] for n, x in enumerate(scanned)]
        made = interpret(body.graph, dict(zip(names, (*state, *own, *fixed), strict=True)))
        state = made[: body.carried]
        rows.append(made[body.carried :])
    if body.has_condition and state[0]:
        raise InputError(describe_endless(count))
    stacked = [
        _stack([row[n] for row in rows], count, node, body.is_backward(body.scanned + n))
        for n, node in enumerate(body.graph.outputs[body.carried :])
    ]
    return [*state, *stacked]


def describe_endless(count: int) -> str:
    """What is wrong with a loop whose condition is still true after its last step."""
    return f"a loop goes on after {count:,} steps"


def _stack(rows: list[np.ndarray], count: int, like: Node, is_backward: bool) -> np.ndarray:
    """All rows, with zeros for steps that were not made."""
    rows = rows + [np.zeros(like.shape, like.dtype.numpy)] * (count - len(rows))
    if not rows:
        return np.zeros((0, *like.shape), like.dtype.numpy)
    return np.stack(rows[::-1] if is_backward else rows)


def _infer_loop(*shapes: Shape, body: LoopBody, count: int, output: int) -> Shape:
    fed, made = body.graph.inputs, body.graph.outputs
    if len(shapes) != len(fed) or not 0 <= output < len(made):
        raise ShapeError(
            f"a loop of {len(shapes)} inputs, of which result {output} is read",
            why=f"its body has {len(fed)} inputs and {len(made)} outputs",
        )
    if not is_size(count) or count < 0:
        raise ShapeError(f"a loop of {count} steps", why="it takes a size, 0 or more")
    scanned = range(body.carried, body.carried + body.scanned)
    for n, (shape, node) in enumerate(zip(shapes, fed, strict=True)):
        _check_shape(f"input {n}", shape, (count, *node.shape) if n in scanned else node.shape)
    for n in range(body.carried):
        _check_shape(f"carried value {n}", made[n].shape, fed[n].shape)
    if body.has_condition and (not body.carried or fed[0].shape):
        raise ShapeError("a loop with a condition that carries no bool", why="a step makes it")
    return made[output].shape if output < body.carried else (count, *made[output].shape)


def _check_shape(what: str, shape: Shape, wanted: Shape) -> None:
    if len(shape) != len(wanted) or not all(map(is_equal, shape, wanted)):
        raise ShapeError(f"{what} of a loop is {show(shape)}", why=f"its body says {show(wanted)}")


def _infer_dtype(*dtypes: DType, body: LoopBody, count: int, output: int) -> DType:
    fed, made = body.graph.inputs, body.graph.outputs
    for n, (dtype, node) in enumerate(zip(dtypes, fed, strict=True)):
        if dtype != node.dtype:
            raise DTypeError(f"input {n} of a loop is {dtype}", why=f"its body says {node.dtype}")
    for n in range(body.carried):
        if made[n].dtype != fed[n].dtype:
            raise DTypeError(f"carried value {n} becomes {made[n].dtype}, not {fed[n].dtype}")
    if body.has_condition and fed[0].dtype != boolean:
        raise DTypeError(f"the condition of a loop is {fed[0].dtype}", hint="cast it to bool")
    return made[output].dtype


# One node for each result that is read; a program runs the loop once (plan/loop_values.py).
loop_row = define(
    "loop",
    Kind.LOOP,
    shape=_infer_loop,
    dtype=_infer_dtype,
    numpy=lambda *arrays, body, count, output: run_loop(arrays, body, count)[output],
    attrs={"body": ..., "count": ..., "output": 0},
)


def loop_key(node: Node) -> tuple[Any, ...]:
    """What the results of one loop have in common."""
    return node.inputs, node.attr("body"), node.attr("count")


def loop(body: LoopBody, count: int, *inputs: Node) -> list[Node]:
    """Every result of a loop over these inputs: the last carried values, then the stacked ones.
    Arrays that are constants of the body become invariants."""
    body, inputs = lift_constants(body, inputs)
    results = range(len(body.graph.outputs))
    return [loop_row(*inputs, body=body, count=count, output=n) for n in results]


def lift_constants(body: LoopBody, inputs: Sequence[Node]) -> tuple[LoopBody, tuple[Node, ...]]:
    """The body with numbers as its only constants: others become invariants. A program's constants
    are those of its graph."""
    graph = body.graph
    arrays = [n for n in graph.nodes() if n.op == "constant" and n.shape]
    if not arrays:
        return body, tuple(inputs)
    names = free_names(graph)
    fed = {n: input_(next(names), n.shape, n.dtype) for n in arrays}
    made = Graph((*graph.inputs, *fed.values()), substitute(graph.outputs, fed))
    return replace(body, graph=made), (*inputs, *arrays)


def free_names(graph: Graph) -> Iterator[str]:
    """Names that no input of a graph has."""
    names = {node.attr("name") for node in graph.inputs}
    return (name for n in counting() if (name := f"value{n}") not in names)


def substitute(outputs: Sequence[Node], known: Mapping[Node, Node]) -> tuple[Node, ...]:
    """Nodes with other nodes in the place of some that they are made of."""
    new = dict(known)
    for node in walk(*outputs):
        if node not in new:
            inputs = tuple(new[i] for i in node.inputs)
            same = inputs == node.inputs
            new[node] = node if same else OPS[node.op].build(inputs, dict(node.attrs), node.line)
    return tuple(new[node] for node in outputs)
