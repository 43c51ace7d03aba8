"""ATen's recurrent layers, and ours of one direction with its gradient, as loops."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kitsune.nn.recurrent import (
    NONLINEARITIES,
    State,
    Step,
    Weights,
    run_direction,
    run_layers,
    step_gru,
    step_lstm,
)
from kitsune.system.records import dataclass
from kitsune.tensor import Tensor, cat, scan
from kitsune.tracing.aten.table import Row, aten

STEPS: dict[str, Step] = {
    "lstm": step_lstm,
    "gru": step_gru,
    "rnn_tanh": NONLINEARITIES["tanh"],
    "rnn_relu": NONLINEARITIES["relu"],
}


def split_weights(params: Sequence[Tensor], has_biases: bool, directions: int) -> list[Weights]:
    """The weights of each direction of each layer."""
    each = len(params) // directions
    found = []
    for n in range(directions):
        own, recurrent, *rest = params[n * each : (n + 1) * each]
        bias, inner = rest[:2] if has_biases else (None, None)
        projection = rest[-1] if each % 2 else None
        found.append(Weights(own, recurrent, bias, inner, projection))
    return found


def _make_row(step: Step) -> Row:
    def row(
        input: Tensor,
        hx: Tensor | Sequence[Tensor],
        params: Sequence[Tensor],
        has_biases: bool,
        num_layers: int,
        dropout: float,
        train: bool,
        bidirectional: bool,
        batch_first: bool,
    ) -> tuple[Tensor, ...]:
        directions = num_layers * (1 + bidirectional)
        weights = split_weights(params, has_biases, directions)
        states = [hx] if isinstance(hx, Tensor) else hx
        before = [tuple(state[n] for state in states) for n in range(directions)]
        x = input.transpose(0, 1) if batch_first else input
        rate = dropout if train else 0.0
        made, ends = run_layers(x, weights, before, step, bidirectional, rate)
        return made.transpose(0, 1) if batch_first else made, *ends

    return row


for _name, _step in STEPS.items():
    aten(f"{_name}.input")(_make_row(_step))


# --- one direction of a layer, for torch.compile -------------------------------------------------


@aten("recurrent")
def recurrent(
    cell: str,
    reverse: bool,
    input: Tensor,
    state: Sequence[Tensor],
    weights: Sequence[Tensor],
    has_biases: bool,
) -> tuple[Tensor, ...]:
    """The states of all steps, then the last ones, and what the gradient reads besides."""
    own, count = split_weights(weights, has_biases, 1)[0], len(state)
    last, rows = run_direction(input, own, tuple(state), STEPS[cell], reverse, all_states=True)
    return *rows[:count], *last, *rows[count:]


@aten("recurrent_backward")
def recurrent_backward(
    cell: str,
    reverse: bool,
    grads: Sequence[Tensor],
    input: Tensor,
    state: Sequence[Tensor],
    rows: Sequence[Tensor],
    saved: Sequence[Tensor],
    weights: Sequence[Tensor],
    has_biases: bool,
) -> tuple[Tensor, ...]:
    """The gradients of the input, the states and the weights. `grads` are those of the outputs of
    all steps and of the last states.

    The gradients of weights are one matmul over all steps after the loop.
    """
    own = split_weights(weights, has_biases, 1)[0]
    before = [_shift(x, first, reverse) for x, first in zip(rows, state, strict=True)]
    made = GRADIENTS[cell](_Steps(own, before, list(rows), saved, list(grads), reverse))
    dx, ds = made.fed @ own.own, made.states
    found = [_multiply_rows(made.fed, input), _multiply_rows(made.product, before[0])]
    if has_biases:
        found += [made.fed.sum((0, 1)), made.product.sum((0, 1))]
    if own.projection is not None and made.projection is not None:
        found.append(made.projection)
    return dx, *ds, *found


def _shift(rows: Tensor, first: Tensor, reverse: bool) -> Tensor:
    """The state that each step began with."""
    parts = [first.unsqueeze(0), rows[:-1]] if not reverse else [rows[1:], first.unsqueeze(0)]
    return cat(parts, 0)


def _multiply_rows(a: Tensor, b: Tensor) -> Tensor:
    """Σ aᵀ·b over the rows of all steps."""
    flat = [x.reshape(x.shape[0] * x.shape[1], x.shape[2]) for x in (a, b)]
    return flat[0].T @ flat[1]


@dataclass
class _Steps:
    """What the steps of a direction read and made, and the gradients of their results."""

    weights: Weights
    before: list[Tensor]
    after: list[Tensor]
    saved: Sequence[Tensor]
    grads: list[Tensor]
    reverse: bool

    def scan(
        self, step: Callable[[State, Sequence[Tensor]], tuple[State, list[Tensor]]], *rows: Tensor
    ) -> tuple[State, list[Tensor]]:
        """Go through the steps from the last to the first, with gradients of states."""
        made: tuple[State, list[Tensor]] = scan(
            step, tuple(self.grads[1:]), [self.grads[0], *rows], reverse=not self.reverse
        )
        return made


@dataclass
class _Gradients:
    """Of the input projection and of the matmul of states, for all steps; of the first states."""

    fed: Tensor
    product: Tensor
    states: State
    projection: Tensor | None = None


def _differentiate_lstm(steps: _Steps) -> _Gradients:
    weight, projection = steps.weights.recurrent, steps.weights.projection

    def step(state: State, rows: Sequence[Tensor]) -> tuple[State, list[Tensor]]:
        (dh, dc), (given, z, c, before) = state, rows
        zi, zf, zg, zo = z.chunk(4, 1)
        i, f, g, o, t = zi.sigmoid(), zf.sigmoid(), zg.tanh(), zo.sigmoid(), c.tanh()
        dh = dh + given
        dm = dh if projection is None else dh @ projection
        dc = dc + dm * o * (1 - t * t)
        parts = [
            dc * g * i * (1 - i),
            dc * before * f * (1 - f),
            dc * i * (1 - g * g),
            dm * t * o * (1 - o),
        ]
        dz = cat(parts, 1)
        return (dz @ weight, dc * f), [dz, *([dh, o * t] if projection is not None else [])]

    states, made = steps.scan(step, *steps.saved, steps.after[1], steps.before[1])
    total = None if projection is None else _multiply_rows(made[1], made[2])
    return _Gradients(made[0], made[0], states, total)


def _differentiate_gru(steps: _Steps) -> _Gradients:
    weight = steps.weights.recurrent

    def step(state: State, rows: Sequence[Tensor]) -> tuple[State, list[Tensor]]:
        given, product, fed, before = rows
        (xr, xz, xn), (hr, hz, hn) = fed.chunk(3, 1), product.chunk(3, 1)
        r, z = (xr + hr).sigmoid(), (xz + hz).sigmoid()
        n = (xn + r * hn).tanh()
        dh = state[0] + given
        dn = dh * (1 - z) * (1 - n * n)
        dr, dz = dn * hn * r * (1 - r), dh * (before - n) * z * (1 - z)
        inner = cat([dr, dz, dn * r], 1)
        return (inner @ weight + dh * z,), [cat([dr, dz, dn], 1), inner]

    states, (fed, product) = steps.scan(step, *steps.saved, steps.before[0])
    return _Gradients(fed, product, states)


def _differentiate_rnn(slope: Callable[[Tensor], Tensor]) -> Callable[[_Steps], _Gradients]:
    def differentiate(steps: _Steps) -> _Gradients:
        def step(state: State, rows: Sequence[Tensor]) -> tuple[State, list[Tensor]]:
            given, after = rows
            dz = (state[0] + given) * slope(after)
            return (dz @ steps.weights.recurrent,), [dz]

        states, (dz,) = steps.scan(step, steps.after[0])
        return _Gradients(dz, dz, states)

    return differentiate


GRADIENTS: dict[str, Callable[[_Steps], _Gradients]] = {
    "lstm": _differentiate_lstm,
    "gru": _differentiate_gru,
    "rnn_tanh": _differentiate_rnn(lambda h: 1 - h * h),
    "rnn_relu": _differentiate_rnn(lambda h: (h > 0).to(h.dtype)),
}
