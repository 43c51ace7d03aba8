"""Tuning: what is decided follows from what was timed, within the budget, and is found again."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.cache.store import build_id
from kitsune.cli import main
from kitsune.compiler import CompiledGraph, compile_graph
from kitsune.config import FusionConfig
from kitsune.ir.node import Graph
from kitsune.ir.ops import OPS, input_
from kitsune.plan.cost import Measured, group_key, program_key
from kitsune.plan.group import Timed
from kitsune.plan.pattern_examples import EXAMPLES, make_graph
from kitsune.target import X86_64_V3
from kitsune.tune.candidates import Candidate, Where
from kitsune.tune.store_tables import Choice
from kitsune.tune.timing import Times
from kitsune.tune.tuner import Tuner, Whole
from kitsune.tune.tuning_store import (
    default_tuning_store,
    device_name,
    load_measured,
    parse_choices,
    record,
)

ROOT = Path(__file__).parent.parent.parent
WHERE = Where(X86_64_V3, FusionConfig(), 1)
SAMPLES = 9


# --- models where fusion may lose ----------------------------------------------------------------


def through_a_transposition(n: int) -> Graph:
    """Σj x[i,j]·exp(x[j,i]): in one kernel, exp is made along columns of memory."""
    x = input_("x", (n, n))
    turned = OPS["permute"](OPS["exp"](x), order=(1, 0))
    return make_graph(OPS["sum"](OPS["mul"](x, turned), axes=(1,)))


def along_both_axes(n: int) -> Graph:
    """A large tanh that is read along rows and along columns, and made again for each."""
    x = input_("x", (n, n))
    t = OPS["tanh"](OPS["mul"](x, x))
    return make_graph(OPS["sum"](t, axes=(0,)), OPS["sum"](t, axes=(1,)))


def waiting_functions(n: int) -> Graph:
    """Slow functions of slow functions, which wait for each other in one kernel."""
    y = x = input_("x", (n,))
    for _ in range(2):
        y = OPS["add"](OPS["tanh"](y), OPS["exp"](OPS["sin"](OPS["mul"](y, x))))
    return make_graph(y)


def more_values_than_registers(n: int) -> Graph:
    """Values that are all kept until the last of them is there."""
    values = [input_("x", (n,))]
    for _ in range(20):
        values.append(OPS["tanh"](OPS["mul"](values[-1], values[0])))
    total = OPS["mul"](values[0], values[-1])
    for i in range(1, 11):
        total = OPS["add"](total, OPS["mul"](values[i], values[-1 - i]))
    return make_graph(total)


# --- injected times ------------------------------------------------------------------------------


def steps(run: Any) -> list[Any]:
    compiled = run.compiled if isinstance(run, Candidate) else run.compiled.module()
    return list(compiled.steps)


def by(seconds: Callable[[Any], float], calls: list[Any] | None = None) -> Any:
    """A timer that takes a candidate's word for it."""

    def timer(runs: Mapping[str, Any]) -> dict[str, Times]:
        if calls is not None:
            calls.append(dict(runs))
        return {name: Times([seconds(run)] * SAMPLES, SAMPLES) for name, run in runs.items()}

    return timer


def fewer_is_slower(run: Any) -> float:
    return 1e-3 / len(steps(run))


def fewer_is_faster(run: Any) -> float:
    return 1e-3 * len(steps(run))


def planned(graph: Graph, measured: Measured, config: FusionConfig = WHERE.config) -> CompiledGraph:
    return compile_graph(graph, WHERE.target, config, WHERE.threads, measured=measured)


def tuned(graph: Graph, timer: Any, **more: Any) -> Measured:
    return Tuner(WHERE, 60.0, timer=timer, **more).run(graph)


@pytest.mark.parametrize(
    ("model", "size"),
    [(through_a_transposition, 256), (along_both_axes, 256), (more_values_than_registers, 2048)],
)
def test_what_is_timed_to_lose_is_taken_apart(model: Callable[[int], Graph], size: int) -> None:
    graph = model(size)
    before = planned(graph, Measured()).module()
    found = tuned(graph, by(fewer_is_slower), thorough=True)
    after = planned(graph, found).module()
    assert len(after.steps) > len(before.steps)
    assert any(timed.gain < 1 for timed in (*found.groups.values(), *found.recomputations.values()))


@pytest.mark.host("usual")
def test_registers_spill_where_too_many_values_are_kept() -> None:
    """What the model is made for: in one kernel, values go to the stack and come back."""
    one = max(
        planned(more_values_than_registers(2048), Measured()).module().plan.groups,
        key=lambda g: len(g.nodes),
    )
    assert one.predicted.work.spilled > 0
    made = kt.compile(more_values_than_registers(2048), threads=1).kernels
    fused = max(made, key=lambda kernel: len(kernel.nodes)).assembly
    alone = kt.compile(make_graph(OPS["tanh"](input_("x", (2048,)))), threads=1).kernels[0].assembly
    assert fused.count("(%rsp)") > 20 * alone.count("(%rsp)") + 100


def test_the_reason_says_what_was_measured() -> None:
    graph = through_a_transposition(256)
    found = tuned(graph, by(fewer_is_slower), thorough=True)
    reasons = [r.reason for r in planned(graph, found).module().plan.refusals]
    assert any(r.startswith("a measured gain of 0.") for r in reasons)


@pytest.mark.parametrize("model", [through_a_transposition, along_both_axes])
def test_what_is_timed_to_win_stays(model: Callable[[int], Graph]) -> None:
    graph = model(256)
    before = planned(graph, Measured()).module()
    found = tuned(graph, by(fewer_is_faster), thorough=True)
    after = planned(graph, found)
    assert len(after.module().steps) <= len(before.steps)
    assert after.timed is not None
    assert after.timed.gain > 1


def test_what_is_timed_to_win_is_fused_although_little_was_predicted() -> None:
    graph = waiting_functions(1 << 16)
    before = planned(graph, Measured()).module()
    assert any("a predicted gain of" in r.reason for r in before.plan.refusals)
    after = planned(graph, tuned(graph, by(fewer_is_faster))).module()
    assert len(after.steps) < len(before.steps)


def test_a_higher_bar_holds_for_measurements_too() -> None:
    graph = EXAMPLES["binary_unary"](4096)
    key = group_key(planned(graph, Measured()).module().plan.groups[0])
    twice = Measured(groups={key: Timed(2.0, 1.0)})
    for least, kernels in ((2.0, 1), (2.5, 2)):
        made = planned(graph, twice, FusionConfig(min_fusion_benefit=least))
        assert len(made.module().steps) == kernels


def test_a_tie_is_fused() -> None:
    graph = EXAMPLES["binary_unary"](4096)
    found = tuned(graph, by(lambda run: 1e-3), thorough=True)
    assert [t.gain for t in found.groups.values()] == [1.0]
    assert len(planned(graph, found).module().steps) == 1


# --- never slower --------------------------------------------------------------------------------


def test_a_whole_that_loses_is_not_fused() -> None:
    """Each group wins by itself, and yet the whole does not."""
    graph = along_both_axes(256)

    def seconds(run: Any) -> float:
        if not isinstance(run, Whole):
            return fewer_is_faster(run)
        return 2e-3 - 1e-6 * len(steps(run)) if run.compiled.module().plan.off == "" else 1e-3

    found = tuned(graph, by(seconds), thorough=True)
    assert found.programs[program_key(graph)].gain < 1
    made = planned(graph, found)
    assert made.module().plan.off == "fusion is switched off"
    assert len(made.module().steps) == len(list(graph.nodes())) - 1


def test_a_whole_that_loses_gives_up_the_group_that_is_to_blame() -> None:
    graph = make_graph(
        *through_a_transposition(256).outputs, OPS["relu"](OPS["neg"](input_("y", (64,))))
    )

    def seconds(run: Any) -> float:
        turned = [s for s in steps(run) if {"exp", "sum"} <= {n.op for n in s.nodes}]
        return 3e-3 if turned and isinstance(run, Whole) else 1e-3

    found = tuned(graph, by(seconds))
    made = planned(graph, found)
    ops = [{n.op for n in step.nodes} for step in made.module().steps]
    assert made.timed is not None
    assert made.timed.gain >= 1
    assert not any({"exp", "sum"} <= group for group in ops)
    assert {"neg", "relu"} in ops


# --- schedules -----------------------------------------------------------------------------------


def test_a_schedule_that_wins_is_kept() -> None:
    graph = make_graph(OPS["mul"](input_("x", (1 << 16,)), input_("y", (1 << 16,))))

    def seconds(run: Any) -> float:
        return 1e-3 if "64 lanes" in str(steps(run)[0].kernel.schedule) else 2e-3

    found = tuned(graph, by(seconds))
    assert list(found.schedules.values()) == [{"vectors": 8}]
    kernel = planned(graph, found).module().steps[0].kernel
    assert "64 lanes" in str(kernel.schedule)


def test_sums_keep_their_order() -> None:
    """Lanes of a sum are partial sums: other lanes, other bits, and no candidate."""
    calls: list[dict[str, Any]] = []
    graph = make_graph(OPS["sum"](input_("x", (64, 4096)), axes=(1,)))
    tuned(graph, by(lambda run: 1e-3, calls))
    lanes = [{str(steps(r)[0].kernel.schedule) for r in runs.values()} for runs in calls]
    assert all(len({text.split(",")[0] for text in texts}) == 1 for texts in lanes)


def test_tuned_schedules_give_the_same_bits() -> None:
    graph = EXAMPLES["linear_activation"](1 << 14)
    key = group_key(planned(graph, Measured()).module().plan.groups[0])
    arrays = [np.random.default_rng(0).standard_normal(n.shape, np.float32) for n in graph.inputs]
    want = planned(graph, Measured()).program.run(arrays)
    for knobs in ({"tile": (4, 3)}, {"unroll": (8, 2)}, {"items": 64}):
        got = planned(graph, Measured(schedules={key: knobs})).program.run(arrays)
        np.testing.assert_array_equal(got[0], want[0])


# --- budget --------------------------------------------------------------------------------------


def test_the_budget_is_kept() -> None:
    """Every look at the clock is a second; the final check is made all the same."""
    now, calls = [0.0], list[Any]()

    def clock() -> float:
        now[0] += 1.0
        return now[0]

    found = Tuner(WHERE, 3.0, timer=by(fewer_is_faster, calls), clock=clock, thorough=True).run(
        along_both_axes(256)
    )
    assert len(calls) <= 3
    assert len(found.programs) == 1


def test_what_is_known_is_not_timed_again() -> None:
    calls: list[Any] = []
    graph = along_both_axes(256)
    known = tuned(graph, by(fewer_is_faster), thorough=True)
    again = Tuner(WHERE, 60.0, known, True, by(fewer_is_slower, calls))
    assert again.run(graph) == known
    assert calls == []
    assert again.new == Measured()


# --- the store -----------------------------------------------------------------------------------


def choice(subject: str, value: Any, structure: str = "s") -> Choice:
    text = value if isinstance(value, str) else json.dumps(value)
    return Choice(build_id(), subject, structure, device_name(X86_64_V3), 1, text, "", 1.0)


def test_what_was_learned_comes_back() -> None:
    found = Measured(
        {"a": Timed(2.0, 1.0)},
        {"b": Timed(1.0, 2.0)},
        {"c": Timed(3.0, 1.0)},
        {"a": {"tile": (4, 3)}},
        {"launch": 2.0, "overlapped": 1.5},
    )
    assert load_measured(X86_64_V3, 1) == Measured()
    assert record(found, {"a": "add · relu"}, X86_64_V3, 1)
    assert load_measured(X86_64_V3, 1) == found
    assert load_measured(X86_64_V3, 2) == Measured()
    assert load_measured(replace(X86_64_V3, name="another"), 1) == Measured()


@pytest.mark.parametrize(
    "bad",
    [
        choice("group", "no JSON"),
        choice("group", {"unfused_us": -1, "fused_us": 1}),
        choice("group", {"unfused_us": 1}),
        choice("group", [1, 2]),
        choice("schedule", {"tile": [0, 0]}),
        choice("schedule", {"volume": 11}),
        choice("schedule", "[]"),
        choice("cost", {"launch": -1}),
        choice("cost", {"luck": 1.0}),
        choice("horoscope", {}),
    ],
)
def test_rows_that_mean_nothing_are_left_out(bad: Choice) -> None:
    good = choice("group", {"unfused_us": 2, "fused_us": 1}, "good")
    assert parse_choices([bad, good]) == Measured(groups={"good": Timed(2.0, 1.0)})


def test_a_damaged_store_is_as_good_as_none() -> None:
    record(Measured(groups={"a": Timed(2.0, 1.0)}), {}, X86_64_V3, 1)
    default_tuning_store().path.write_bytes(b"not a database" * 100)
    assert load_measured(X86_64_V3, 1) == Measured()
    model = kt.compile(EXAMPLES["binary_unary"](64), threads=1)
    assert len(model.kernels) == 1


def test_a_program_is_planned_anew_when_more_was_learned() -> None:
    graph = EXAMPLES["binary_unary"](4096)
    model = kt.compile(graph, threads=1)
    assert len(model.kernels) == 1
    key = group_key(model._latest.compiled.module().plan.groups[0])
    record(Measured(groups={key: Timed(1.0, 2.0)}), {}, model._target, 1)
    assert len(kt.compile(graph, threads=1).kernels) == 2


def test_what_was_learned_of_others_leaves_a_program_as_it_is() -> None:
    """Structures are told apart by their nodes: nothing is planned again for another model's."""
    graph, other = EXAMPLES["binary_unary"](4096), EXAMPLES["reduction"](1 << 14)
    kt.compile(graph, threads=1)
    theirs = kt.compile(other, threads=1)
    key = group_key(theirs._latest.compiled.module().plan.groups[0])
    found = Measured({key: Timed(1.0, 2.0)}, schedules={key: {"vectors": 8}})
    record(found, {}, theirs._target, 1)
    again, changed = (kt.compile(g, threads=1).explain().times_ms for g in (graph, other))
    assert "plan" not in again
    assert "plan" in changed


def test_what_a_graph_may_look_up_of_it() -> None:
    graph = EXAMPLES["binary_unary"](4096)
    mine = group_key(planned(graph, Measured()).module().plan.groups[0])
    others = group_key(planned(EXAMPLES["reduction"](4096), Measured()).module().plan.groups[0])
    both = Measured({mine: Timed(1.0, 2.0), others: Timed(1.0, 2.0)}, coefficients={"launch": 2.0})
    assert both.restrict_to(graph) == replace(both, groups={mine: Timed(1.0, 2.0)})
    assert both.restrict_to(graph).name not in ("", both.name)


# --- doors ---------------------------------------------------------------------------------------


def test_explain_has_both_side_by_side() -> None:
    graph = EXAMPLES["binary_unary"](4096)
    model = kt.compile(graph, threads=1)
    key = group_key(model._latest.compiled.module().plan.groups[0])
    record(
        Measured({key: Timed(3.0, 2.0)}, programs={program_key(graph): Timed(4.0, 2.0)}),
        {},
        model._target,
        1,
    )
    said = kt.compile(graph, threads=1).explain()
    assert said.groups[0].measured_gain == 1.5
    assert said.measured_gain == 2.0
    assert "measured" in str(said)
    assert "1.50" in str(said)
    assert "2.00 times as fast" in str(said)


@pytest.mark.parametrize(
    "arguments", [["tune"], ["tune", "m.onnx", "--refit"], ["tune", "m.onnx", "--budget", "soon"]]
)
def test_bad_commands(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert "kitsune: " in capsys.readouterr().err


def test_the_command_tunes_a_model(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "model.kitsune"
    kt.compile(EXAMPLES["binary_unary"](4096)).save(path)
    assert main(["tune", str(path), "--budget", "500ms", "--threads", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["measured_gain"] is not None
    assert main(["tune", "--learned", "--json"]) == 0
    subjects = {row["subject"] for row in json.loads(capsys.readouterr().out)}
    assert {"group", "program", "kernel"} <= subjects
    assert main(["tune", "--learned"]) == 0
    out = capsys.readouterr().out
    assert "takes" in out
    assert "µs fused:" in out
