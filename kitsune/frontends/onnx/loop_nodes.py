"""Trace Loop and Scan nodes whose bodies have the same shapes at every step to loops.

Other bodies (sequences, shapes that grow, ops of the host) are unrolled or run on the host.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

from kitsune.errors import InputError, Signal
from kitsune.frontends.onnx.builders.arithmetic_nodes import cast_to
from kitsune.frontends.onnx.builders.movement_nodes import reshape_to
from kitsune.frontends.onnx.control import hands_through, read_ints
from kitsune.frontends.onnx.model import label
from kitsune.frontends.onnx.place import Place
from kitsune.ir.dtypes import boolean, i64
from kitsune.ir.loops import build_loop
from kitsune.ir.node import Node
from kitsune.ir.ops import add, constant, iota, logical_and, lt, permute
from kitsune.ir.sizes import hint
from kitsune.system.records import dataclass

MAX_STACKED_STEPS = 1 << 16  # of a loop that values end and that stacks: all rows have memory
MAX_STEPS = 1 << 26  # of a loop with those inside it: a file may ask for hours
# Follows the nodes of a body over its inputs, inside loops of that many steps in all; its outputs.
TraceBody = Callable[[Any, Sequence[Node], int], list[Node] | None]


@dataclass(frozen=True)
class UncutRows:
    """The results of a Loop that values end: its last states, and its rows, of which the first
    `count` were made."""

    states: list[Node]
    rows: list[Node]
    count: Node


class _NotUniform(Signal):
    """The body has no form as a loop."""


def trace_loop(place: Place, steps: int, trace_body: TraceBody) -> list[Node] | UncutRows | None:
    """The results of a Loop or a Scan as those of a loop, if it can be one. It stands inside loops
    of that many `steps` in all."""
    rule = {"Loop": _trace_loop, "Scan": _trace_scan}.get(place.node.op_type)
    if rule is None or (place.node.op_type == "Scan" and place.opset < 9):
        return None
    try:
        return rule(place, steps, trace_body)
    except _NotUniform:
        return None


def _check_steps(place: Place, count: int, around: int) -> int:
    """The steps of a loop with those around it."""
    total = hint(count) * around
    if total > MAX_STEPS:
        raise InputError(
            f"{label(place.node)} asks for {total:,} steps",
            why=f"loops of a file may take {MAX_STEPS:,}",
        )
    return max(total, 1)


def _make_step(
    body: Any, state: Sequence[Node], made: list[Node] | None, skipped: int = 0
) -> tuple[list[Node], list[Node]]:
    """The carried values and rows of a body's outputs, if they fit the state before."""
    if made is None:
        raise _NotUniform
    after, rows = made[skipped : skipped + len(state)], made[skipped + len(state) :]
    for new, old in zip(after, state, strict=True):
        if (new.shape, new.dtype) != (old.shape, old.dtype):
            raise _NotUniform
    return after, rows


# --- Loop ----------------------------------------------------------------------------------------


def _trace_loop(place: Place, around: int, trace_body: TraceBody) -> list[Node] | UncutRows:
    body, state = place.attr("body"), [place[n] for n in range(2, len(place.node.input))]
    stacked = len(body.output) - 1 - len(state)
    begins = None if not place.has(1) else place.maybe(1)
    always = hands_through(body) and (not place.has(1) or begins is not None)
    if always and place.has(0) and (stacked or place.maybe(0) is not None):
        count = place.whole(0)
        if begins is not None and not begins.reshape(-1)[0]:
            count = 0
        return _trace_counted(place, count, state, around, trace_body)
    if always and not place.has(0):
        raise InputError(f"{label(place.node)} never ends", why="it has no count and no condition")
    if not stacked:
        return _trace_while(place, state, MAX_STEPS, around, trace_body)[2:]
    if not place.has(0):
        raise _NotUniform  # memory for how many rows?
    count = place.whole(0)
    if hint(count) > MAX_STACKED_STEPS:
        raise _NotUniform
    count = max(count, 0) if isinstance(count, int) else count
    made = _trace_while(place, state, count, around, trace_body)
    return UncutRows(made[2 : 2 + len(state)], made[2 + len(state) :], made[1])


def _trace_counted(
    place: Place, count: int, state: list[Node], around: int, trace_body: TraceBody
) -> list[Node]:
    """A loop that nothing ends early: its number of steps is known, or a size of the call."""
    body, total = place.attr("body"), _check_steps(place, count, around)
    count = max(count, 0) if isinstance(count, int) else count
    shape, going = _shape_of(body.input[0]), constant(True)

    def step(own: Sequence[Node], rows: Sequence[Node]) -> tuple[list[Node], list[Node]]:
        number = reshape_to(rows[0], shape)
        given = [number, reshape_to(going, _shape_of(body.input[1])), *own]
        return _make_step(body, own, trace_body(body, given, total), 1)

    numbers = iota(shape=(count,), axis=0, dtype=i64)
    return build_loop(count, state, [numbers], step, owner=place.model)


def _trace_while(
    place: Place, state: list[Node], count: int, around: int, trace_body: TraceBody
) -> list[Node]:
    """A loop that values end, after `count` steps at most. It carries the condition and the number
    of the step."""
    body = place.attr("body")
    shapes = [_shape_of(each) for each in body.input[:2]]
    most = reshape_to(cast_to(place[0], i64), ()) if place.has(0) else None
    start = reshape_to(cast_to(place[1], boolean), ()) if place.has(1) else constant(True)
    zero = constant(0)
    start = start if most is None else logical_and(start, lt(zero, most))

    def step(own: Sequence[Node], _: Sequence[Node]) -> tuple[list[Node], list[Node]]:
        go, number, *before = own
        given = [reshape_to(x, s) for x, s in zip((number, go), shapes, strict=True)]
        made = trace_body(body, [*given, *before], around)
        after, rows = _make_step(body, before, made, 1)
        assert made is not None
        goes, later = reshape_to(cast_to(made[0], boolean), ()), add(number, 1)
        goes = goes if most is None else logical_and(goes, lt(later, most))
        return [goes, later, *after], rows

    carried = [start, zero, *state]
    return build_loop(count, carried, [], step, has_condition=True, owner=place.model)


def _shape_of(value: Any) -> tuple[int, ...]:
    """The shape of a body's number or condition: of one element."""
    shape = tuple(d.dim_value or 1 for d in value.type.tensor_type.shape.dim)
    if prod(shape) != 1:
        raise _NotUniform
    return shape


# --- Scan ----------------------------------------------------------------------------------------


def _trace_scan(place: Place, around: int, trace_body: TraceBody) -> list[Node]:
    body, count = place.attr("body"), int(place.attr("num_scan_inputs"))
    given = [place[n] for n in range(len(place.node.input))]
    state, fed = given[: len(given) - count], given[len(given) - count :]
    axes = read_ints(place, "scan_input_axes", count)
    scanned = [_move_axis(x, axis % len(x.shape), 0) for x, axis in zip(fed, axes, strict=True)]
    steps = scanned[0].shape[0]
    total = _check_steps(place, steps, around)

    def step(own: Sequence[Node], rows: Sequence[Node]) -> tuple[list[Node], list[Node]]:
        return _make_step(body, own, trace_body(body, [*own, *rows], total))

    stacked = len(body.output) - len(state)
    backward = [
        bool(way)
        for side, length in (("input", count), ("output", stacked))
        for way in read_ints(place, f"scan_{side}_directions", length)
    ]
    made = build_loop(steps, state, scanned, step, backward=backward, owner=place.model)
    last, rows = made[: len(state)], made[len(state) :]
    places = read_ints(place, "scan_output_axes", stacked)
    return [*last, *(_move_axis(x, 0, n % len(x.shape)) for x, n in zip(rows, places, strict=True))]


def _move_axis(x: Node, source: int, target: int) -> Node:
    if source == target:
        return x
    order = [n for n in range(len(x.shape)) if n != source]
    order.insert(target, source)
    return permute(x, order=tuple(order))
