"""ATen's recurrent layers: one loop for each direction of a layer."""

from __future__ import annotations

from collections.abc import Sequence

from kitsune.nn.recurrent import NONLINEARITIES, Step, Weights, run_layers, step_gru, step_lstm
from kitsune.tensor import Tensor
from kitsune.tracing.aten.table import Decline, Row, aten


def _run(
    x: Tensor,
    states: Sequence[Tensor],
    params: Sequence[Tensor],
    step: Step,
    has_biases: bool,
    num_layers: int,
    dropout: float,
    train: bool,
    bidirectional: bool,
    batch_first: bool,
) -> tuple[Tensor, ...]:
    directions = num_layers * (1 + bidirectional)
    each = 4 if has_biases else 2
    if len(params) != directions * each:  # with a projection of the state
        raise Decline
    weights: list[Weights] = []
    for n in range(directions):
        own, recurrent, *biases = params[n * each : (n + 1) * each]
        weights.append((own, recurrent, *(biases or (None, None))))
    before = [tuple(state[n] for state in states) for n in range(directions)]
    x = x.transpose(0, 1) if batch_first else x
    rate = dropout if train else 0.0
    made, ends = run_layers(x, weights, before, step, bidirectional, rate)
    return made.transpose(0, 1) if batch_first else made, *ends


@aten("lstm.input")
def lstm(
    input: Tensor,
    hx: Sequence[Tensor],
    params: Sequence[Tensor],
    has_biases: bool,
    num_layers: int,
    dropout: float,
    train: bool,
    bidirectional: bool,
    batch_first: bool,
) -> tuple[Tensor, ...]:
    how = has_biases, num_layers, dropout, train, bidirectional, batch_first
    return _run(input, hx, params, step_lstm, *how)


def _make_row(step: Step) -> Row:
    def row(
        input: Tensor,
        hx: Tensor,
        params: Sequence[Tensor],
        has_biases: bool,
        num_layers: int,
        dropout: float,
        train: bool,
        bidirectional: bool,
        batch_first: bool,
    ) -> tuple[Tensor, ...]:
        how = has_biases, num_layers, dropout, train, bidirectional, batch_first
        return _run(input, [hx], params, step, *how)

    return row


aten("gru.input")(_make_row(step_gru))
aten("rnn_tanh.input")(_make_row(NONLINEARITIES["tanh"]))
aten("rnn_relu.input")(_make_row(NONLINEARITIES["relu"]))
