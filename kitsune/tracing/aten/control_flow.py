"""Torch's control flow over graphs as loops of the program: while_loop, scan and cond."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from kitsune.tensor import Tensor, scan, while_loop, zeros
from kitsune.tensor.lazy import as_tensor

# Calls a graph of torch with these inputs; its outputs.
CallGraph = Callable[[Any, Sequence[Any]], list[Any]]
Control = Callable[..., Sequence[Any]]


def _run_while(
    call: CallGraph, cond_fn: Any, body_fn: Any, carried: Sequence[Any], others: Sequence[Any] = ()
) -> Sequence[Any]:
    return while_loop(
        lambda *own: call(cond_fn, [*own, *others])[0],
        lambda *own: call(body_fn, [*own, *others]),
        [as_tensor(x) for x in carried],
    )


def _run_scan(
    call: CallGraph, combine_fn: Any, init: Sequence[Any], xs: Sequence[Any], others: Sequence[Any]
) -> Sequence[Any]:
    def step(own: Sequence[Tensor], rows: Sequence[Tensor]) -> tuple[list[Any], list[Any]]:
        made = call(combine_fn, [*own, *rows, *others])
        return made[: len(init)], made[len(init) :]

    last, stacked = scan(step, list(init), list(xs))
    return [*last, *stacked]


def _run_cond(
    call: CallGraph, pred: Any, true_fn: Any, false_fn: Any, operands: Sequence[Any]
) -> Sequence[Any]:
    """The one branch is a loop of one step at most, and so is the other."""
    if isinstance(pred, bool):
        return call(true_fn if pred else false_fn, operands)
    made = [zeros(*x.shape, dtype=x.dtype) for x in call(true_fn, operands)]
    pred = pred.reshape(())
    for is_taken, branch in ((pred, true_fn), (pred.logical_not(), false_fn)):
        made = _run_once(is_taken, made, partial(call, branch, operands))
    return made


def _run_once(
    is_taken: Tensor, before: Sequence[Tensor], branch: Callable[[], list[Any]]
) -> list[Tensor]:
    """What a branch makes if it is taken, and else what was there before."""
    done = as_tensor(False)
    return list(
        while_loop(lambda goes_on, *_: goes_on, lambda *_: [done, *branch()], [is_taken, *before])[
            1:
        ]
    )


CONTROLS: dict[str, Control] = {"while_loop": _run_while, "scan": _run_scan, "cond": _run_cond}
