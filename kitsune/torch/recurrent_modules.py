"""Recurrent modules of torch in graphs of Dynamo: one op for each direction of a layer.

torch itself decomposes them into the nodes of every step. Dynamo traces them where its
`allow_rnn` is set, which importing this module does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import torch
from torch.fx import GraphModule

from kitsune.tracing.aten.recurrent_ops import STEPS, split_weights

torch._dynamo.config.allow_rnn = True

_FORWARD = "str cell, bool reverse, Tensor input, Tensor[] state, Tensor[] weights, bool has_biases"
_BACKWARD = (
    "str cell, bool reverse, Tensor[] grads, Tensor input, Tensor[] state, Tensor[] rows, "
    "Tensor[] saved, Tensor[] weights, bool has_biases"
)
SAVED = {"lstm": 1, "gru": 2}  # rows as wide as all gates, for the gradient
_library = torch.library.Library("kitsune", "DEF")
_library.define(f"recurrent({_FORWARD}) -> Tensor[]")
_library.define(f"recurrent_backward({_BACKWARD}) -> Tensor[]")


def _run_fake(
    cell: str, reverse: bool, x: Any, state: Sequence[Any], weights: Any, has_biases: bool
) -> list[Any]:
    """The states of all steps, then the last ones, and what the gradient reads besides."""
    rows = [each.new_empty((x.shape[0], *each.shape)) for each in state]
    like = x.new_empty((*x.shape[:2], weights[0].shape[0]))
    saved = [torch.empty_like(like) for _ in range(SAVED.get(cell, 0))]
    return rows + [torch.empty_like(each) for each in state] + saved


def _differentiate_fake(
    cell: str,
    reverse: bool,
    grads: Any,
    x: Any,
    state: Sequence[Any],
    rows: Any,
    saved: Any,
    weights: Sequence[Any],
    has_biases: bool,
) -> list[Any]:
    return [torch.empty_like(each) for each in (x, *state, *weights)]


def _run_eager(
    cell: str,
    reverse: bool,
    x: Any,
    state: Sequence[Any],
    weights: Sequence[Any],
    has_biases: bool,
) -> list[Any]:
    """The same by torch, step by step, for graphs that could not be compiled."""
    own = split_weights(weights, has_biases, 1)[0]
    fed = torch.nn.functional.linear(x, own.own, own.bias)
    now, rows = tuple(state), []
    for row in reversed(fed) if reverse else fed:
        now, saved = STEPS[cell](row, now, own.recurrent.T, own.inner)
        now = now if own.projection is None else (now[0] @ own.projection.T, *now[1:])
        rows.append((*now, *saved))
    rows = rows[::-1] if reverse else rows
    made = [torch.stack(each) for each in zip(*rows, strict=True)]
    ends = [each.clone() for each in now]  # results are in memory of their own
    more = [fed] if cell == "gru" else []
    return [*made[: len(now)], *ends, *made[len(now) :], *more]


def _differentiate_eager(
    cell: str,
    reverse: bool,
    grads: Sequence[Any],
    x: Any,
    state: Sequence[Any],
    rows: Any,
    saved: Any,
    weights: Sequence[Any],
    has_biases: bool,
) -> list[Any]:
    count = len(state)
    with torch.enable_grad():
        given = [each.detach().requires_grad_() for each in (x, *state, *weights)]
        own = given[1 : 1 + count], given[1 + count :]
        made = _run_eager(cell, reverse, given[0], *own, has_biases)
        results = [made[0], *made[count : 2 * count]]
        return list(torch.autograd.grad(results, given, list(grads)))


_library.impl("recurrent", _run_eager, "CPU")
_library.impl("recurrent_backward", _differentiate_eager, "CPU")
torch.library.register_fake("kitsune::recurrent", _run_fake)
torch.library.register_fake("kitsune::recurrent_backward", _differentiate_fake)


def _save(ctx: Any, inputs: Any, output: Any) -> None:
    ctx.cell, ctx.reverse, x, state, weights, ctx.has_biases = inputs
    ctx.counts = len(state), len(weights)
    rows, saved = output[: len(state)], output[2 * len(state) :]
    ctx.save_for_backward(x, *state, *weights, *rows, *saved)


def _differentiate(ctx: Any, grads: Sequence[Any]) -> tuple[Any, ...]:
    states, weights = ctx.counts
    x, *rest = ctx.saved_tensors
    own, rows = rest[: states + weights], rest[states + weights :][:states]
    saved = rest[2 * states + weights :]
    # Nobody is given the rows of other states than the first.
    given = [grads[0], *grads[states : 2 * states]]
    like = [rows[0], *own[:states]]
    given = [torch.zeros_like(y) if g is None else g for g, y in zip(given, like, strict=True)]
    made = torch.ops.kitsune.recurrent_backward(
        ctx.cell, ctx.reverse, given, x, own[:states], rows, saved, own[states:], ctx.has_biases
    )
    return None, None, made[0], made[1 : 1 + states], made[1 + states :], None


torch.library.register_autograd("kitsune::recurrent", _differentiate, setup_context=_save)


def _run_layers(
    cell: str,
    x: Any,
    hx: Any,
    params: Sequence[Any],
    has_biases: bool,
    num_layers: int,
    dropout: float,
    train: bool,
    bidirectional: bool,
    batch_first: bool,
) -> tuple[Any, ...]:
    states, ways = list(hx) if cell == "lstm" else [hx], 1 + bidirectional
    weights = split_weights(params, has_biases, num_layers * ways)
    x = x.transpose(0, 1) if batch_first else x
    finals: list[Sequence[Any]] = []
    for layer in range(num_layers):
        if layer and dropout and train:
            x = torch.nn.functional.dropout(x, dropout, True)
        rows = []
        for way in range(ways):
            n = layer * ways + way
            own = [w for w in weights[n] if w is not None]
            made = torch.ops.kitsune.recurrent(
                cell, way > 0, x, [state[n] for state in states], own, has_biases
            )
            rows.append(made[0])
            finals.append(made[len(states) : 2 * len(states)])
        x = rows[0] if ways == 1 else torch.cat(rows, 2)
    ends = [torch.stack(each, 0) for each in zip(*finals, strict=True)]
    return x.transpose(0, 1) if batch_first else x, *ends


# What Dynamo's graphs call, by the op that each is given by its own name too.
_CALLS: dict[Any, Callable[..., Any]] = {
    getattr(torch, name): partial(_run_layers, name) for name in STEPS
}


def replace_layers(module: GraphModule) -> None:
    """Call one op for each direction of the recurrent layers of a graph. Packed sequences are
    torch's."""
    for node in module.graph.nodes:
        if node.op == "call_function" and node.target in _CALLS and not _is_packed(node.args):
            node.target = _CALLS[node.target]
    module.recompile()


def _is_packed(args: Sequence[Any]) -> bool:
    """Whether the second argument is the batch of each step, and not a state."""
    return len(args) < 4 or not isinstance(args[3], bool)
