"""Builders of recurrent layers, unrolled; the input projections of all steps are one matmul.

A layer of more steps than STEPS is the host's: each step becomes nodes of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from kitsune.frontends.onnx.builders.logic_nodes import cast_to
from kitsune.frontends.onnx.builders.movement_nodes import reshape_to
from kitsune.frontends.onnx.builders.qlinear import fitted_product
from kitsune.frontends.onnx.builders.rows import find_activation
from kitsune.frontends.onnx.place import MICROSOFT, Decline, Place, builder
from kitsune.ir.dtypes import i64
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    Op,
    add,
    clamp,
    concat,
    constant,
    lt,
    matmul,
    mul,
    permute,
    slice_,
    split,
    sub,
    transpose,
    where,
)

STEPS = 64
Cell = Callable[["Direction", Node, Sequence[Node]], Sequence[Node]]


class Direction:
    """One direction of a layer: its weights, its activations, and the part of each step that the
    inputs make."""

    def __init__(self, place: Place, number: int, gates: int, x: Node) -> None:
        self.place, self.number, self.gates = place, number, gates
        self.clip = place.attr("clip")
        self.activations = _activations(place, number, {1: 1, 3: 2, 4: 3}[gates])
        self.recurrent = self.transpose_weight(_row(place[2], number))
        self.hidden = self.recurrent.shape[0]
        bias = place.get(3)
        self.inner: Node | None = None
        outer: Node | None = None
        if bias is not None:
            outer, self.inner = split(_row(bias, number), [gates * self.hidden] * 2, 0)
        products = self.inputs(x, self.transpose_weight(_row(place[1], number)))
        self.fed = [p if outer is None else add(p, outer) for p in products]

    def transpose_weight(self, weight: Node) -> Node:
        """A weight as `[inputs, gates·hidden]`."""
        return transpose(weight)

    def inputs(self, x: Node, weight: Node) -> list[Node]:
        """Return the input projections of each step."""
        return [matmul(_row(x, t), weight) for t in range(x.shape[0])]

    def product(self, state: Node) -> Node:
        return matmul(state, self.recurrent)

    def activate(self, which: int, x: Node) -> Node:
        bounded = x if self.clip is None else clamp(x, low=-self.clip, high=self.clip)
        return self.activations[which](bounded)

    def parts(self, x: Node) -> list[Node]:
        """The gates of a row."""
        return split(x, [self.hidden] * self.gates, len(x.shape) - 1)

    def step(self, fed: Node, state: Node) -> Node:
        """Return all gates from the inputs and the state."""
        product = self.product(state)
        product = product if self.inner is None else add(product, self.inner)
        return add(fed, product)


class QuantizedDirection(Direction):
    """Weights are integers, and what they are multiplied by is quantized when it is there: the
    inputs of all steps at once, the state at each."""

    def transpose_weight(self, weight: Node) -> Node:
        return weight

    def inputs(self, x: Node, weight: Node) -> list[Node]:
        steps, batch, width = x.shape
        made = self._multiply_quantised(reshape_to(x, (steps * batch, width)), weight, 8)
        whole = reshape_to(made, (steps, batch, weight.shape[1]))
        return [_row(whole, t) for t in range(steps)]

    def product(self, state: Node) -> Node:
        return self._multiply_quantised(state, self.recurrent, 10)

    def _multiply_quantised(self, x: Node, weight: Node, number: int) -> Node:
        """Multiply by a quantised weight: its scale is input `number`, its zero point the one
        after."""
        scale, zero = (_row(self.place[n], self.number) for n in (number, number + 1))
        return fitted_product(x, weight, scale, zero)


def _activations(place: Place, number: int, count: int) -> list[Op]:
    said = place.attr("activations")
    default = ["Tanh"] if count == 1 else ["Sigmoid", *["Tanh"] * (count - 1)]
    named = default if said is None else said[number * count : (number + 1) * count]
    decoded = [n.decode() if isinstance(n, bytes) else n for n in named]
    found = [op for op in map(find_activation, decoded) if op is not None]
    if len(found) < len(decoded) or place.attr("activation_alpha"):
        raise Decline
    return found


def _row(x: Node, number: int) -> Node:
    """One slice of the first axis, without it."""
    return reshape_to(_part(x, 0, number), x.shape[1:])


def _part(x: Node, axis: int, at: int) -> Node:
    starts = tuple(at if d == axis else 0 for d in range(len(x.shape)))
    sizes = tuple(1 if d == axis else n for d, n in enumerate(x.shape))
    return slice_(x, starts=starts, sizes=sizes, steps=(1,) * len(sizes))


# --- cells: the state before in, the state after out; the first of it is what a step puts out -----


def _rnn(d: Direction, fed: Node, state: Sequence[Node]) -> Sequence[Node]:
    return [d.activate(0, d.step(fed, state[0]))]


def _lstm(d: Direction, fed: Node, state: Sequence[Node]) -> Sequence[Node]:
    h, c = state
    i, o, f, candidate = d.parts(d.step(fed, h))
    kept = mul(d.activate(0, f), c)
    c = add(kept, mul(d.activate(0, i), d.activate(1, candidate)))
    return [mul(d.activate(0, o), d.activate(2, c)), c]


def _gru(d: Direction, fed: Node, state: Sequence[Node], is_linear: bool) -> Sequence[Node]:
    """`is_linear` resets the product of the state, not the state."""
    [h] = state
    weights = split(d.recurrent, [d.hidden] * 3, 1)
    inner = d.parts(d.inner) if d.inner is not None else [None] * 3
    fz, fr, fh = d.parts(fed)

    def product(n: int, x: Node) -> Node:
        made = matmul(x, weights[n])
        bias = inner[n]
        return made if bias is None else add(made, bias)

    z = d.activate(0, add(fz, product(0, h)))
    r = d.activate(0, add(fr, product(1, h)))
    reset = mul(r, product(2, h)) if is_linear else product(2, mul(r, h))
    candidate = d.activate(1, add(fh, reset))
    return [add(mul(sub(1, z), candidate), mul(z, h))]


# --- layers --------------------------------------------------------------------------------------


@builder("RNN", "LSTM", "GRU")
def layer(place: Place) -> list[Node]:
    return _layer(place, place.node.op_type, Direction)


@builder("DynamicQuantizeLSTM", domain=MICROSOFT)
def quantized_layer(place: Place) -> list[Node]:
    return _layer(place, "LSTM", QuantizedDirection)


def _layer(place: Place, op: str, weights: type[Direction]) -> list[Node]:
    gates, states = {"RNN": (1, 1), "GRU": (3, 1), "LSTM": (4, 2)}[op]
    batch_first = bool(place.attr("layout", 0))
    x = permute(place[0], order=(1, 0, 2)) if batch_first else place[0]
    length, directions = x.shape[0], place[2].shape[0]
    if not 0 < length <= STEPS or place.attr("input_forget", 0) or (op == "LSTM" and place.has(7)):
        raise Decline
    is_linear = bool(place.attr("linear_before_reset", 0))
    cell: Cell = {"RNN": _rnn, "LSTM": _lstm}.get(op) or (
        lambda d, fed, state: _gru(d, fed, state, is_linear)
    )
    backward = place.attr("direction", "forward") == "reverse"
    outputs, finals = [], []
    for number in range(directions):
        order = list(range(length))
        order = order[::-1] if backward or number else order
        d = weights(place, number, gates, x)
        state = _initial(place, number, states, x.shape[1], d.hidden, batch_first)
        made, last = _run(place, d, cell, state, order)
        outputs.append(made)
        finals.append(last)
    return _results(outputs, finals, states, batch_first)


def _initial(
    place: Place, number: int, states: int, batch: int, hidden: int, batch_first: bool
) -> list[Node]:
    zeros = constant(np.zeros((batch, hidden), place[0].dtype.numpy))
    found = []
    for n in range(states):
        given = place.get(5 + n)
        if given is not None and batch_first:
            given = permute(given, order=(1, 0, 2))
        found.append(zeros if given is None else _row(given, number))
    return found


def _run(
    place: Place, d: Direction, cell: Cell, state: Sequence[Node], order: Sequence[int]
) -> tuple[dict[int, Node], Sequence[Node]]:
    """Return the outputs of each step and the last state. A finished sequence keeps its state and
    outputs zeros."""
    lengths = place.get(4)
    made: dict[int, Node] = {}
    for t in order:
        after = cell(d, d.fed[t], state)
        made[t] = after[0]
        if lengths is not None:
            column = reshape_to(cast_to(lengths, i64), (lengths.shape[0], 1))
            is_going = lt(t, column)
            made[t] = where(is_going, after[0], 0)
            after = [where(is_going, new, old) for new, old in zip(after, state, strict=True)]
        state = after
    return made, state


def _results(
    outputs: Sequence[dict[int, Node]],
    finals: Sequence[Sequence[Node]],
    states: int,
    batch_first: bool,
) -> list[Node]:
    batch, hidden = outputs[0][0].shape
    steps = [
        _concatenate([reshape_to(made[t], (1, 1, batch, hidden)) for made in outputs], 1)
        for t in sorted(outputs[0])
    ]
    results = [_concatenate(steps, 0)]
    for n in range(states):
        results.append(_concatenate([reshape_to(f[n], (1, batch, hidden)) for f in finals], 0))
    if not batch_first:
        return results
    whole, *last = results
    return [permute(whole, order=(2, 0, 1, 3)), *(permute(x, order=(1, 0, 2)) for x in last)]


def _concatenate(pieces: Sequence[Node], axis: int) -> Node:
    return pieces[0] if len(pieces) == 1 else concat(*pieces, axis=axis)
