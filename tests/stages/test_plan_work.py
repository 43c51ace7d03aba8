"""How much planning and lowering do grows with the graph, not with its square."""

from __future__ import annotations

import sys
from functools import partial
from types import FrameType
from typing import Any

import numpy as np
import pytest

from kitsune.compiler import compile_graph
from kitsune.config import FusionConfig
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import (
    add,
    concat,
    constant,
    exp,
    input_,
    mul,
    reshape,
    slice_,
    sum_,
    transpose,
)
from kitsune.lower.lower import find_span, lower_group
from kitsune.plan import judge
from kitsune.plan.index_walk import Walk, check_index_maps
from kitsune.plan.planner import Planner
from kitsune.target import X86_64_V3
from tests.planning import make_planner, plan

x = input_("x", (4,))


def pieces(count: int) -> Graph:
    """A concatenation of `count` scaled copies, summed."""
    scaled = [mul(x, constant(np.float32(n))) for n in range(count)]
    return Graph((x,), (sum_(concat(*scaled, axis=0), axes=(0,)),))


def calls(run: Any) -> int:
    """Functions of kitsune that `run()` calls."""
    counted = 0

    def count(frame: FrameType, event: str, _: object) -> None:
        nonlocal counted
        counted += event == "call" and "kitsune" in frame.f_code.co_filename

    sys.setprofile(count)
    try:
        run()
    finally:
        sys.setprofile(None)
    return counted


def test_planning_a_concatenation_takes_work_in_proportion_to_its_pieces() -> None:
    config = FusionConfig(max_fusion_size=12)
    few, many = (calls(partial(plan, pieces(n), X86_64_V3, config)) for n in (120, 240))
    assert many < 2.5 * few


def test_a_full_group_that_gains_too_little_is_cut_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The judge does not object to one group of 12 ops after another."""
    rounds: list[Planner] = []
    run = Planner.run
    monkeypatch.setattr(Planner, "run", lambda self: (rounds.append(self), run(self))[1])
    plan(pieces(120), X86_64_V3, FusionConfig(max_fusion_size=12))
    assert len(rounds) <= 3


def test_absorbing_one_more_piece_walks_that_piece_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    walked: list[Node] = []
    value = Walk._value
    monkeypatch.setattr(
        Walk, "_value", lambda self, node, index: (walked.append(node), value(self, node, index))[1]
    )
    made = plan(pieces(40), X86_64_V3, FusionConfig())
    assert len(made.groups) == 1
    assert len(walked) < 10 * 40  # each piece a few times, where whole walks take 40 · 40


def test_what_an_extended_walk_allows_a_whole_walk_allows() -> None:
    """The plan of a concatenation has index maps when it is walked from the start."""
    other = exp(input_("y", (4,)))
    scaled = [mul(x, constant(np.float32(n))) for n in range(6)]
    graph = Graph((x, other.inputs[0]), (concat(*scaled, other, axis=0),))
    made = plan(graph, X86_64_V3, FusionConfig())
    for group in made.groups:
        planner = make_planner(graph, X86_64_V3, FusionConfig())
        assert check_index_maps(group, planner.memo) is None


def test_a_kernel_lists_the_accesses_of_its_buffers_once() -> None:
    (group,) = plan(pieces(20), X86_64_V3, FusionConfig()).groups
    kernel = lower_group(group).kernel
    assert calls(lambda: [find_span(kernel, n) for n in range(len(kernel.buffers))]) < 2000
    assert kernel.accesses is kernel.accesses
    found = [a for accesses in kernel.accesses.values() for a in accesses]
    assert len(found) == len(kernel.reads()) + len(kernel.stores)


def test_a_long_group_that_gains_too_little_is_cut_at_few_places(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judged: list[int] = []
    part = judge.build_part
    monkeypatch.setattr(judge, "build_part", lambda *args: (judged.append(1), part(*args))[1])
    made = plan(pieces(100), X86_64_V3, FusionConfig(min_fusion_benefit=100.0))
    assert len(made.groups) > 100
    assert len(judged) <= 1500  # all places of all runs would be 3968


def recurrence(steps: int) -> Graph:
    """h = a[t]·h + b[t], unrolled: each step reads slices."""
    a, b = input_("a", (2, steps, 8)), input_("b", (2, steps, 8))

    def at(x: Node, t: int) -> Node:
        return reshape(slice_(x, starts=(0, t, 0), sizes=(2, 1, 8), steps=(1, 1, 1)), shape=(2, 8))

    h = at(b, 0)
    for t in range(steps):
        h = add(mul(at(a, t), h), at(b, t))
    return Graph((a, b), (h,))


def test_a_group_that_grows_is_walked_by_what_was_added(monkeypatch: pytest.MonkeyPatch) -> None:
    visited: list[int] = []
    value = Walk._value
    monkeypatch.setattr(Walk, "_value", lambda *args: (visited.append(1), value(*args))[1])
    steps = 60
    plan(recurrence(steps), X86_64_V3, FusionConfig())
    assert len(visited) <= 20 * steps


def fan_out(count: int) -> Graph:
    """One value that `count` kernels read."""
    first = exp(x)
    return Graph((x,), tuple(exp(mul(first, constant(np.float32(n)))) for n in range(count)))


def test_planning_many_readers_of_one_value_takes_work_in_proportion() -> None:
    few, many = (calls(partial(plan, fan_out(n), X86_64_V3, FusionConfig())) for n in (150, 300))
    assert many < 2.3 * few


def test_many_views_of_a_group_that_gains_too_little_stay_folded() -> None:
    y = given = input_("y", (64,))
    for n in range(63, 40, -1):
        y = slice_(y, starts=(1,), sizes=(n,), steps=(1,))
    graph = Graph((given,), (exp(exp(y)),))
    made = plan(graph, X86_64_V3, FusionConfig(min_fusion_benefit=1e6))
    assert [[n.op for n in g.nodes] for g in made.groups] == [["exp"], ["exp"]]


def substitute(size: int) -> Graph:
    """Forward substitution: each row of a matrix is replaced by one that is made of those above."""

    def cut(m: Node, rows: tuple[int, int], columns: tuple[int, int]) -> Node:
        starts, ends = zip(rows, columns, strict=True)
        return slice_(m, starts=starts, sizes=tuple(np.subtract(ends, starts)), steps=(1, 1))

    given = m = input_("m", (size, size))
    for i in range(1, size):
        row, above = cut(m, (i, i + 1), (0, i)), cut(m, (0, i), (0, i))
        made = add(row, sum_(mul(transpose(row), above), axes=(0,)))
        parts = [cut(m, (0, i), (0, size)), concat(made, cut(m, (i, i + 1), (i, size)), axis=1)]
        below = [cut(m, (i + 1, size), (0, size))] if i + 1 < size else []
        m = concat(*parts, *below, axis=0)
    return Graph((given,), (m,))


def test_nested_concatenations_are_read_at_few_indices(monkeypatch: pytest.MonkeyPatch) -> None:
    visited: list[int] = []
    value = Walk._value
    monkeypatch.setattr(Walk, "_value", lambda *args: (visited.append(1), value(*args))[1])
    plan(substitute(10), X86_64_V3, FusionConfig())
    assert len(visited) <= 10_000  # 170,620 where each concatenation triples them


def test_rows_that_replace_rows_have_the_right_values() -> None:
    graph, matrix = substitute(7), np.random.default_rng(0).standard_normal((7, 7)) * 0.1
    fed = {"m": matrix.astype(np.float32)}
    got = compile_graph(graph, X86_64_V3, FusionConfig()).program.run([fed["m"]])
    np.testing.assert_allclose(got[0], interpret(graph, fed)[0], rtol=1e-4, atol=1e-6)
