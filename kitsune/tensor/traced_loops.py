"""Loops over tensors: `kt.scan` and `kt.while_loop` run their steps inside the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from kitsune.errors import ShapeError, UnsupportedError
from kitsune.ir.loops import Types, build_body, build_loop, loop_depth
from kitsune.ir.node import Node
from kitsune.ir.ops.loop import LoopBody, loop
from kitsune.ir.ops.op_table import caller, show
from kitsune.ir.sizes import is_symbolic
from kitsune.tensor.core import Tensor
from kitsune.tensor.lazy import as_tensor, attach_line, is_grad_enabled
from kitsune.tensor.trace import Structure, flatten

MAX_STEPS = 1 << 62  # of a loop that a condition ends


def scan(
    combine_fn: Callable[[Any, Any], tuple[Any, Any]], init: Any, xs: Any, reverse: bool = False
) -> tuple[Any, Any]:
    """Return the last carry and the stacked results of `combine_fn(carry, x)` over rows of `xs`.

    The function is given each row in turn, and returns the next carry and a result; results are
    stacked along a first dim. The carry, `xs` and the results are tensors, or tuples, lists and
    dicts of them. With `reverse`, from the last row to the first.

        total, sums = kt.scan(lambda s, x: (s + x, s + x), kt.zeros(3), rows)
    """
    states, rows = list[Tensor](), list[Tensor]()
    outer, inner = _flatten(init, states), _flatten(xs, rows)
    counts = {x.shape[0] if x.shape else None for x in rows}
    if len(counts) != 1 or None in counts:
        raise ShapeError(
            f"scan over {', '.join(show(x.shape) for x in rows) or 'nothing'}",
            why="everything it goes through has the same first dim",
            at=caller(),
        )
    made: list[Structure] = []

    def step(own: Sequence[Tensor], each: Sequence[Tensor]) -> tuple[list[Tensor], list[Tensor]]:
        carry, result = combine_fn(outer.unflatten(own), inner.unflatten(each))
        after, stacked = list[Tensor](), list[Tensor]()
        _check_carry(_flatten(carry, after), after, outer, own)
        made.append(_flatten(result, stacked))
        return after, stacked

    results = _run(counts.pop(), states, rows, step, reverse=reverse)  # type: ignore[arg-type]
    last, stacked = results[: len(states)], results[len(states) :]
    return outer.unflatten(last), made[0].unflatten(stacked)


def while_loop(
    cond_fn: Callable[..., Any], body_fn: Callable[..., Any], carried_inputs: Sequence[Any]
) -> tuple[Tensor, ...]:
    """Replace the carried tensors by `body_fn(*carried)` while `cond_fn(*carried)` is true.

    The condition is a tensor of one bool. Returns the last carried tensors; there is no gradient.

        n, total = kt.while_loop(lambda n, s: s < 100, lambda n, s: (n + 1, s * 2), (zero, one))
    """
    states = [as_tensor(x).detach() for x in carried_inputs]

    def is_going(own: Sequence[Tensor]) -> Tensor:
        return as_tensor(cond_fn(*own)).bool().reshape(())

    def step(own: Sequence[Tensor], _: Sequence[Tensor]) -> tuple[list[Tensor], list[Tensor]]:
        result = body_fn(*own[1:])
        after = [as_tensor(x) for x in (result if isinstance(result, (tuple, list)) else [result])]
        if len(after) != len(states):
            raise UnsupportedError(
                f"while_loop carries {len(states)} tensors, and its body returned {len(after)}",
                at=caller(),
            )
        _check_shapes(after, own[1:])
        return [is_going(after), *after], []

    results = _run(MAX_STEPS, [is_going(states), *states], [], step, has_condition=True)
    return tuple(results[1:])


PureStep = Callable[
    [Sequence[Tensor], Sequence[Tensor], Sequence[Tensor]], tuple[Sequence[Tensor], list[Tensor]]
]


def scan_fixed(
    step: PureStep,
    states: Sequence[Tensor],
    rows: Sequence[Tensor],
    fixed: Sequence[Tensor],
    reverse: bool = False,
) -> list[Tensor]:
    """The last states, then the stacked results of `step(states, rows, fixed)` over all rows. The
    step reads nothing else, so its body is built once for arguments of the same types."""
    recording, given = is_grad_enabled(), (*states, *rows, *fixed)
    types = [tuple((x.shape, x.dtype) for x in each) for each in (states, rows, fixed)]
    count = rows[0].shape[0]
    types[1] = tuple((shape[1:], dtype) for shape, dtype in types[1])
    is_kept = not any(is_symbolic(x.shape) for x in given)  # by other calls with these numbers
    build = _build_pure if is_kept else _build_pure.__wrapped__
    body = build(step, *types, reverse, loop_depth())
    made = loop(body, count, *(x._node_for(recording) for x in given))
    follows = recording and any(x.requires_grad for x in given)
    is_cut = not follows and any(x._cut or x.requires_grad for x in given)
    return [Tensor._from_node(n, follows and n.dtype.is_float, is_cut) for n in made]


@lru_cache(maxsize=256)
def _build_pure(
    step: PureStep, carried: Types, rows: Types, fixed: Types, reverse: bool, depth: int
) -> LoopBody:
    def make_step(*given: Sequence[Node]) -> tuple[list[Node], list[Node]]:
        made = step(*([Tensor._from_node(node, False) for node in each] for each in given))
        after, stacked = ([x.node for x in each] for each in made)
        return after, stacked

    body = build_body(carried, rows, fixed, make_step)
    return replace(body, backward=(reverse,) * (body.scanned + body.stacked))


Step = Callable[[Sequence[Tensor], Sequence[Tensor]], tuple[list[Tensor], list[Tensor]]]


def _run(
    count: int,
    states: Sequence[Tensor],
    rows: Sequence[Tensor],
    step: Step,
    reverse: bool = False,
    has_condition: bool = False,
) -> list[Tensor]:
    """Every result of a loop whose steps are built from tensors."""
    recording = is_grad_enabled() and not has_condition
    tracked = recording and any(x.requires_grad for x in (*states, *rows))
    results: list[Tensor] = []

    def make_step(own: Sequence[Node], each: Sequence[Node]) -> tuple[list[Node], list[Node]]:
        def wrap(node: Node) -> Tensor:
            return Tensor._from_node(node, tracked and node.dtype.is_float)

        after, stacked = step(list(map(wrap, own)), list(map(wrap, each)))
        results.extend([*after, *stacked])
        nodes = [x._node_for(recording) for x in results]
        return nodes[: len(after)], nodes[len(after) :]

    carried, scanned = ([x._node_for(recording) for x in side] for side in (states, rows))
    how = {"backward": [reverse], "has_condition": has_condition}
    try:
        made = build_loop(count, carried, scanned, make_step, **how)  # type: ignore[arg-type]
    except (ShapeError, UnsupportedError) as error:
        raise attach_line(error) from None
    follows = recording and (tracked or any(x.requires_grad for x in results))
    is_cut = not follows and any(x._cut or x.requires_grad for x in (*states, *rows, *results))
    return [Tensor._from_node(n, follows and n.dtype.is_float, is_cut) for n in made]


def _flatten(value: Any, results: list[Tensor]) -> Structure:
    """Like `flatten`, and arrays and numbers are tensors."""
    if isinstance(value, (tuple, list, dict)):
        return flatten(_convert(value), results)
    return flatten(as_tensor(value), results)


def _convert(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _convert(each) for key, each in value.items()}
    if isinstance(value, (tuple, list)):
        return type(value)(_convert(each) for each in value)
    return as_tensor(value)


def _check_carry(
    found: Structure, after: Sequence[Tensor], wanted: Structure, before: Sequence[Tensor]
) -> None:
    if found != wanted:
        raise UnsupportedError(
            "the carry of a scan has another structure after a step",
            why="every step begins with what the one before returned",
            at=caller(),
        )
    _check_shapes(after, before)


def _check_shapes(after: Sequence[Tensor], before: Sequence[Tensor]) -> None:
    for new, old in zip(after, before, strict=True):
        if (new.shape, new.dtype) != (old.shape, old.dtype):
            raise ShapeError(
                f"a carried {old.dtype}{show(old.shape)} is {new.dtype}{show(new.shape)} after a "
                "step",
                why="every step begins with what the one before returned",
                at=caller(),
            )
