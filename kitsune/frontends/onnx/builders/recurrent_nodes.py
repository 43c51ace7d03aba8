"""Builders of recurrent layers: one loop for each direction, after the input projections of all
steps as one matmul."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from kitsune.frontends.onnx.builders.arithmetic_nodes import cast_to
from kitsune.frontends.onnx.builders.movement_nodes import reshape_to
from kitsune.frontends.onnx.builders.quantize_nodes import fitted_product
from kitsune.frontends.onnx.place import MICROSOFT, Decline, Place, builder
from kitsune.ir.dtypes import i64
from kitsune.ir.loops import build_loop
from kitsune.ir.node import Node
from kitsune.ir.ops import (
    add,
    clamp,
    concat,
    elu,
    fill,
    gt,
    iota,
    leaky_relu,
    lt,
    matmul,
    mul,
    permute,
    relu,
    sigmoid,
    slice_,
    softplus,
    softsign,
    split,
    sub,
    tanh,
    transpose,
    where,
)

GATES = {"RNN": 1, "GRU": 3, "LSTM": 4}
ACTIVATIONS = {"RNN": ["Tanh"], "GRU": ["Sigmoid", "Tanh"], "LSTM": ["Sigmoid", "Tanh", "Tanh"]}
Activation = Callable[[Node], Node]
Cell = Callable[["Direction", Node, Sequence[Node]], Sequence[Node]]

# Activations of the ONNX operators, and alpha and beta where a model gives none.
FUNCTIONS: dict[str, tuple[Callable[..., Node], tuple[float, ...]]] = {
    "Affine": (lambda x, alpha, beta: add(mul(x, alpha), beta), (1.0, 0.0)),
    "Elu": (lambda x, alpha: elu(x, alpha=alpha), (1.0,)),
    "HardSigmoid": (
        lambda x, alpha, beta: clamp(add(mul(x, alpha), beta), low=0.0, high=1.0),
        (0.2, 0.5),
    ),
    "LeakyRelu": (lambda x, alpha: leaky_relu(x, alpha=alpha), (0.01,)),
    "Relu": (relu, ()),
    "ScaledTanh": (lambda x, alpha, beta: mul(tanh(mul(x, beta)), alpha), (1.0, 1.0)),
    "Sigmoid": (sigmoid, ()),
    "Softplus": (softplus, ()),
    "Softsign": (softsign, ()),
    "Tanh": (tanh, ()),
    "ThresholdedRelu": (lambda x, alpha: where(gt(x, alpha), x, 0), (1.0,)),
}


class Direction:
    """One direction of a layer: its weights and activations."""

    def __init__(self, place: Place, number: int, op: str) -> None:
        self.place, self.number, self.gates = place, number, GATES[op]
        self.clip = place.attr("clip")
        self.is_coupled = bool(place.attr("input_forget", 0))
        self.is_linear = bool(place.attr("linear_before_reset", 0))
        self.activations = _read_activations(place, number, op)
        self.recurrent = self.orient_weight(_row(place[2], number))
        self.hidden = self.recurrent.shape[0]
        self.biases: list[Node] = []
        if (bias := place.get(3)) is not None:
            self.biases = split(_row(bias, number), [self.gates * self.hidden] * 2, 0)
        peepholes = place.get(7) if op == "LSTM" else None
        self.peepholes: list[Node] = []
        if peepholes is not None:
            self.peepholes = split(_row(peepholes, number), [self.hidden] * 3, 0)

    def orient_weight(self, weight: Node) -> Node:
        """A weight as `[inputs, gates·hidden]`."""
        return transpose(weight)

    def project(self, x: Node) -> Node:
        """The input projections of all steps, with those biases that nothing multiplies."""
        made = self.multiply_input(x, self.orient_weight(_row(self.place[1], self.number)))
        if not self.biases:
            return made
        outer, inner = self.biases
        if self.gates == 3 and self.is_linear:
            kept = fill((self.hidden,), 0, inner.dtype)
            inner = concat(*split(inner, [2 * self.hidden, self.hidden], 0)[:1], kept, axis=0)
        return add(made, add(outer, inner))

    def multiply_input(self, x: Node, weight: Node) -> Node:
        return matmul(x, weight)

    def multiply_state(self, state: Node) -> Node:
        return matmul(state, self.recurrent)

    def activate(self, which: int, x: Node) -> Node:
        bounded = x if self.clip is None else clamp(x, low=-self.clip, high=self.clip)
        return self.activations[which](bounded)

    def parts(self, x: Node) -> list[Node]:
        """The gates of a row."""
        return split(x, [self.hidden] * self.gates, len(x.shape) - 1)


class QuantizedDirection(Direction):
    """Weights are integers, and what they are multiplied by is quantized when it is there: the
    inputs of all steps at once, the state at each."""

    def orient_weight(self, weight: Node) -> Node:
        return weight

    def multiply_input(self, x: Node, weight: Node) -> Node:
        steps, batch, width = x.shape
        made = self._multiply_quantised(reshape_to(x, (steps * batch, width)), weight, 8)
        return reshape_to(made, (steps, batch, weight.shape[1]))

    def multiply_state(self, state: Node) -> Node:
        return self._multiply_quantised(state, self.recurrent, 10)

    def _multiply_quantised(self, x: Node, weight: Node, number: int) -> Node:
        """Multiply by a quantised weight: its scale is input `number`, its zero point the one
        after."""
        scale, zero = (_row(self.place[n], self.number) for n in (number, number + 1))
        return fitted_product(x, weight, scale, zero)


def _read_activations(place: Place, number: int, op: str) -> list[Activation]:
    count = len(ACTIVATIONS[op])
    said = place.attr("activations") or ACTIVATIONS[op] * (number + 1)
    names = [n.decode() if isinstance(n, bytes) else n for n in said]
    given = {n: list(place.attr(f"activation_{n}") or ()) for n in ("alpha", "beta")}
    found = []
    for n, name in enumerate(names):
        known = {each.lower(): each for each in FUNCTIONS}.get(name.lower())
        if known is None:
            raise Decline
        function, defaults = FUNCTIONS[known]
        # Each list has one number for each function that takes it, in order.
        taken = [
            given[which].pop(0) if given[which] else default
            for which, default in zip(("alpha", "beta"), defaults, strict=False)
        ]
        if n // count == number:
            found.append(_bind_numbers(function, taken))
    return found


def _bind_numbers(function: Callable[..., Node], numbers: Sequence[float]) -> Activation:
    return lambda x: function(x, *numbers)


def _row(x: Node, number: int) -> Node:
    """One slice of the first axis, without it."""
    starts = (number, *(0,) * (len(x.shape) - 1))
    part = slice_(x, starts=starts, sizes=(1, *x.shape[1:]), steps=(1,) * len(x.shape))
    return reshape_to(part, x.shape[1:])


# --- cells: the state before in, the state after out; the first of it is what a step puts out -----


def _rnn(d: Direction, fed: Node, state: Sequence[Node]) -> Sequence[Node]:
    return [d.activate(0, add(fed, d.multiply_state(state[0])))]


def _lstm(d: Direction, fed: Node, state: Sequence[Node]) -> Sequence[Node]:
    h, c = state
    i, o, f, candidate = d.parts(add(fed, d.multiply_state(h)))
    if d.peepholes:
        i, f = (add(x, mul(d.peepholes[n], c)) for x, n in ((i, 0), (f, 2)))
    i = d.activate(0, i)
    f = sub(1, i) if d.is_coupled else d.activate(0, f)
    c = add(mul(f, c), mul(i, d.activate(1, candidate)))
    o = add(o, mul(d.peepholes[1], c)) if d.peepholes else o
    return [mul(d.activate(0, o), d.activate(2, c)), c]


def _gru(d: Direction, fed: Node, state: Sequence[Node]) -> Sequence[Node]:
    [h] = state
    fz, fr, fh = d.parts(fed)
    if d.is_linear:  # resets the product of the state, not the state
        pz, pr, reset = d.parts(d.multiply_state(h))
        if d.biases:
            reset = add(reset, d.parts(d.biases[1])[2])
        z, r = d.activate(0, add(fz, pz)), d.activate(0, add(fr, pr))
        candidate = d.activate(1, add(fh, mul(r, reset)))
    else:
        gates, last = split(d.recurrent, [2 * d.hidden, d.hidden], 1)
        pz, pr = split(matmul(h, gates), [d.hidden] * 2, 1)
        z, r = d.activate(0, add(fz, pz)), d.activate(0, add(fr, pr))
        candidate = d.activate(1, add(fh, matmul(mul(r, h), last)))
    return [add(mul(sub(1, z), candidate), mul(z, h))]


CELLS: dict[str, Cell] = {"RNN": _rnn, "GRU": _gru, "LSTM": _lstm}

# --- layers --------------------------------------------------------------------------------------


@builder("RNN", "LSTM", "GRU")
def layer(place: Place) -> list[Node]:
    return _layer(place, place.node.op_type, Direction)


@builder("DynamicQuantizeLSTM", domain=MICROSOFT)
def quantized_layer(place: Place) -> list[Node]:
    return _layer(place, "LSTM", QuantizedDirection)


def _layer(place: Place, op: str, weights: type[Direction]) -> list[Node]:
    batch_first = bool(place.attr("layout", 0))
    x = permute(place[0], order=(1, 0, 2)) if batch_first else place[0]
    is_backward = place.attr("direction", "forward") == "reverse"
    results = []
    for number in range(place[2].shape[0]):
        d = weights(place, number, op)
        state = _initial_state(d, op, x.shape[1], batch_first)
        results.append(_run(d, CELLS[op], x, state, is_backward or number > 0))
    rows, *finals = zip(*results, strict=True)
    whole = _concatenate(rows, 1)
    states = [_concatenate([reshape_to(x, (1, *x.shape)) for x in each], 0) for each in finals]
    if not batch_first:
        return [whole, *states]
    return [permute(whole, order=(2, 0, 1, 3)), *(permute(x, order=(1, 0, 2)) for x in states)]


def _initial_state(d: Direction, op: str, batch: int, batch_first: bool) -> list[Node]:
    found = []
    for n in (5, 6) if op == "LSTM" else (5,):
        given = d.place.get(n)
        if given is None:
            found.append(fill((batch, d.hidden), 0, d.place[0].dtype))
        else:
            given = permute(given, order=(1, 0, 2)) if batch_first else given
            found.append(_row(given, d.number))
    return found


def _run(
    d: Direction, cell: Cell, x: Node, state: Sequence[Node], is_backward: bool
) -> tuple[Node, ...]:
    """Rows `[steps, 1, batch, hidden]` and the last state. A finished sequence keeps its state and
    outputs zeros."""
    steps, lengths = x.shape[0], d.place.get(4)
    scanned = [d.project(x)]
    if lengths is not None:
        scanned.append(iota(shape=(steps,), axis=0, dtype=i64))
        lengths = reshape_to(cast_to(lengths, i64), (lengths.shape[0], 1))
    step = partial(_step, d, cell, lengths)
    *last, rows = build_loop(
        steps, state, scanned, step, backward=[is_backward], owner=d.place.model
    )
    return rows, *last


def _step(
    d: Direction,
    cell: Cell,
    lengths: Node | None,
    state: Sequence[Node],
    rows: Sequence[Node],
) -> tuple[Sequence[Node], Sequence[Node]]:
    after = cell(d, rows[0], state)
    output = after[0]
    if lengths is not None:
        is_going = lt(rows[1], lengths)
        output = where(is_going, output, 0)
        after = [where(is_going, new, old) for new, old in zip(after, state, strict=True)]
    return after, [reshape_to(output, (1, *output.shape))]


def _concatenate(pieces: Sequence[Node], axis: int) -> Node:
    return pieces[0] if len(pieces) == 1 else concat(*pieces, axis=axis)
