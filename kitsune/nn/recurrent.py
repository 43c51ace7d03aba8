"""Recurrent layers with torch's parameters, each direction one loop inside the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import sqrt
from typing import Any, ClassVar, NamedTuple

from kitsune.errors import ShapeError, UnsupportedError
from kitsune.ir.ops.op_table import caller, show
from kitsune.nn.layers import uniform
from kitsune.nn.module import Module
from kitsune.tensor import Tensor, cat, stack, zeros
from kitsune.tensor.lazy import as_tensor
from kitsune.tensor.traced_loops import PureStep, scan_fixed

State = tuple[Tensor, ...]


# The state after a step, from the input projection, the state before, and weights and bias of that;
# and what a gradient would have to multiply again.
Step = Callable[[Tensor, State, Tensor, Tensor | None], tuple[State, State]]


class Weights(NamedTuple):
    """Of one direction of a layer: those of inputs and of states, a bias of each, and that which
    projects the outputs of an LSTM."""

    own: Tensor
    recurrent: Tensor
    bias: Tensor | None = None
    inner: Tensor | None = None
    projection: Tensor | None = None


def step_lstm(
    fed: Tensor, state: State, weight: Tensor, bias: Tensor | None
) -> tuple[State, State]:
    h, c = state
    gates = fed + _project(h, weight, bias)
    i, f, g, o = gates.chunk(4, 1)
    c = f.sigmoid() * c + i.sigmoid() * g.tanh()
    return (o.sigmoid() * c.tanh(), c), (gates,)


def step_gru(fed: Tensor, state: State, weight: Tensor, bias: Tensor | None) -> tuple[State, State]:
    h, product = state[0], _project(state[0], weight, bias)
    (xr, xz, xn), (hr, hz, hn) = fed.chunk(3, 1), product.chunk(3, 1)
    r, z = (xr + hr).sigmoid(), (xz + hz).sigmoid()
    n = (xn + r * hn).tanh()
    return ((1 - z) * n + z * h,), (product,)


def step_tanh(
    fed: Tensor, state: State, weight: Tensor, bias: Tensor | None
) -> tuple[State, State]:
    return ((fed + _project(state[0], weight, bias)).tanh(),), ()


def step_relu(
    fed: Tensor, state: State, weight: Tensor, bias: Tensor | None
) -> tuple[State, State]:
    return ((fed + _project(state[0], weight, bias)).relu(),), ()


NONLINEARITIES: dict[str, Step] = {"tanh": step_tanh, "relu": step_relu}


def _project(state: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    made = state @ weight
    return made if bias is None else made + bias


def run_layers(
    x: Tensor,
    weights: Sequence[Weights],
    before: Sequence[State],
    step: Step,
    bidirectional: bool = False,
    dropout: float = 0.0,
) -> tuple[Tensor, list[Tensor]]:
    """The outputs of all steps, and the last states of each layer and direction, stacked. Weights
    and states are those of the directions of each layer in turn."""
    finals: list[State] = []
    ways = 1 + bidirectional
    for layer in range(len(weights) // ways):
        if layer and dropout:
            x = x.dropout(dropout, True)
        made = []
        for way in range(ways):
            last, rows = run_direction(x, weights[len(finals)], before[len(finals)], step, way > 0)
            finals.append(last)
            made.append(rows[0])
        x = made[0] if ways == 1 else cat(made, 2)
    return x, [stack(each, 0) for each in zip(*finals, strict=True)]


def run_direction(
    x: Tensor, weights: Weights, state: State, step: Step, reverse: bool, all_states: bool = False
) -> tuple[State, list[Tensor]]:
    """The last state of one direction of a layer, and its outputs of all steps; or its states, and
    what a gradient reads besides, the input projections of a GRU last."""
    turned = weights.recurrent.T
    bias, inner = weights.bias, weights.inner
    if bias is not None and inner is not None and step is not step_gru:
        bias, inner = bias + inner, None  # a GRU multiplies part of it
    projection = None if weights.projection is None else weights.projection.T

    fed, fixed = x.linear(weights.own, bias), (turned, inner, projection)
    kinds = tuple(each is not None for each in fixed)
    one = _make_step(step, kinds, all_states)
    made = scan_fixed(one, state, [fed], [each for each in fixed if each is not None], reverse)
    last, rows = tuple(made[: len(state)]), made[len(state) :]
    return last, [*rows, fed] if all_states and step is step_gru else rows


@cache
def _make_step(step: Step, kinds: Sequence[bool], all_states: bool) -> PureStep:
    """A step over the recurrent weights and, as `kinds` says, a bias and a projection."""

    def one(
        before: Sequence[Tensor], rows: Sequence[Tensor], fixed: Sequence[Tensor]
    ) -> tuple[State, list[Tensor]]:
        given = iter(fixed)
        weight, inner, projection = (next(given) if kind else None for kind in kinds)
        assert weight is not None
        after, saved = step(rows[0], tuple(before), weight, inner)
        if projection is not None:
            after = after[0] @ projection, *after[1:]
        return after, [*after, *saved] if all_states else [after[0]]

    return one


class Recurrent(Module):
    """Layers over [steps, batch, features]; [batch, steps, features] with `batch_first`, and
    [steps, features] of a single sequence. Parameters are uniform in ±1/√hidden_size at first."""

    gates: ClassVar[int]
    states: ClassVar[int] = 1
    step: Step

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        proj_size: int = 0,
    ) -> None:
        super().__init__()
        if proj_size and self.states == 1:
            raise UnsupportedError(f"{type(self).__name__} with proj_size", why="an LSTM has one")
        self.input_size, self.hidden_size, self.num_layers = input_size, hidden_size, num_layers
        self.bias, self.batch_first = bias, batch_first
        self.dropout, self.bidirectional, self.proj_size = dropout, bidirectional, proj_size
        bound, rows = 1 / sqrt(max(hidden_size, 1)), self.gates * hidden_size
        made = self._widths[0]  # of an output
        for layer in range(num_layers):
            width = input_size if not layer else made * (1 + bidirectional)
            for suffix in self._suffixes(layer):
                setattr(self, f"weight_ih_{suffix}", uniform((rows, width), bound))
                setattr(self, f"weight_hh_{suffix}", uniform((rows, made), bound))
                if bias:
                    setattr(self, f"bias_ih_{suffix}", uniform((rows,), bound))
                    setattr(self, f"bias_hh_{suffix}", uniform((rows,), bound))
                if proj_size:
                    setattr(self, f"weight_hr_{suffix}", uniform((made, hidden_size), bound))

    @property
    def _widths(self) -> tuple[int, ...]:
        """Of each state."""
        return (self.proj_size or self.hidden_size, self.hidden_size)[: self.states]

    def _suffixes(self, layer: int) -> list[str]:
        return [f"l{layer}", f"l{layer}_reverse"][: 1 + self.bidirectional]

    def forward(self, input: Any, hx: Any = None) -> tuple[Tensor, Any]:
        """The outputs of all steps, and the last state of each layer and direction."""
        x = as_tensor(input)
        if x.ndim not in (2, 3) or x.shape[-1] != self.input_size:
            raise ShapeError(
                f"{type(self).__name__} of {show(x.shape)}",
                why=f"it takes 2 or 3 dims, the last of {self.input_size}",
                at=caller(),
            )
        is_single = x.ndim == 2
        x = x.unsqueeze(1) if is_single else x.transpose(0, 1) if self.batch_first else x
        before = self._initial_states(x, hx, is_single)
        names = [s for layer in range(self.num_layers) for s in self._suffixes(layer)]
        dropout = self.dropout if self.training else 0.0
        weights = [self._weights(suffix) for suffix in names]
        x, ends = run_layers(x, weights, before, self.step, self.bidirectional, dropout)
        if is_single:
            x, ends = x.squeeze(1), [each.squeeze(1) for each in ends]
        elif self.batch_first:
            x = x.transpose(0, 1)
        return x, ends[0] if self.states == 1 else tuple(ends)

    def _initial_states(self, x: Tensor, hx: Any, is_single: bool) -> list[State]:
        count = self.num_layers * (1 + self.bidirectional)
        if hx is None:
            zero = tuple(zeros(x.shape[1], width, dtype=x.dtype) for width in self._widths)
            return [zero] * count
        given = [as_tensor(each) for each in (hx if isinstance(hx, (tuple, list)) else [hx])]
        given = [each.unsqueeze(1) for each in given] if is_single else given
        wanted = [(count, x.shape[1], width) for width in self._widths]
        if [each.shape for each in given] != wanted:
            raise ShapeError(
                f"a state of {' and '.join(show(each.shape) for each in given)}",
                why=f"it takes {' and '.join(map(show, wanted))}",
                at=caller(),
            )
        return [tuple(each[n] for each in given) for n in range(count)]

    def _weights(self, suffix: str) -> Weights:
        own, recurrent = (getattr(self, f"weight_{n}_{suffix}") for n in ("ih", "hh"))
        names = f"bias_ih_{suffix}", f"bias_hh_{suffix}", f"weight_hr_{suffix}"
        bias, inner, projection = (getattr(self, name, None) for name in names)
        return Weights(own, recurrent, bias, inner, projection)

    def extra_repr(self) -> str:
        parts = [f"{self.input_size}, {self.hidden_size}"]
        parts += [f"num_layers={self.num_layers}"] * (self.num_layers != 1)
        parts += [f"proj_size={self.proj_size}"] * (self.proj_size != 0)
        flags = ("batch_first", "bidirectional")
        parts += [f"{name}=True" for name in flags if getattr(self, name)]
        return ", ".join(parts)


class LSTM(Recurrent):
    """Long short-term memory; the state is a pair of the outputs and the cells."""

    gates, states = 4, 2
    step = staticmethod(step_lstm)


class GRU(Recurrent):
    """Gated recurrent units."""

    gates = 3
    step = staticmethod(step_gru)


class RNN(Recurrent):
    """Simple recurrent layers: h' = tanh(W·x + R·h + b), or relu of it."""

    gates = 1

    def __init__(self, *sizes: Any, nonlinearity: str = "tanh", **options: Any) -> None:
        if nonlinearity not in NONLINEARITIES:
            raise UnsupportedError(
                f"an RNN with {nonlinearity!r}", why=f"it has {' or '.join(NONLINEARITIES)}"
            )
        super().__init__(*sizes, **options)
        self.nonlinearity, self.step = nonlinearity, NONLINEARITIES[nonlinearity]
