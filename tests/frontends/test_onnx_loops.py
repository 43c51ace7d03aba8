"""Loop and Scan of ONNX as loops of the program: any count, conditions, directions, axes."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("onnx")

import kitsune as kt
from kitsune.errors import InputError
from tests.frontends.onnx_models import compare, hosts, parsed

HEAD = '<ir_version: 8, opset_import: ["" : 17]>\n'
RNG = np.random.default_rng(2)


def floats(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape).astype(np.float32)


SCAN = """f (float[2] start, float[a, b, 2] x, float[a, 2] w) => (float[2] last, {result} rows) {{
    last, rows = Scan <num_scan_inputs = 2, scan_input_axes = [{axis}, 0],
        scan_input_directions = [{back}, 0], scan_output_axes = [{out}],
        scan_output_directions = [{turned}],
        body = step (float[2] state, float[b, 2] row, float[2] scale)
            => (float[2] next, float[b, 2] made) {{
            both = Add (row, state)
            made = Mul (both, scale)
            whole = ReduceMean <axes = [0], keepdims = 0> (made)
            next = Tanh (whole)
        }}> (start, x, w)
}}"""


@pytest.mark.parametrize(("axis", "back"), [(0, 0), (0, 1), (1, 0), (1, 1)])
@pytest.mark.parametrize(("out", "turned"), [(0, 0), (1, 1)])
def test_a_scan_of_any_axes_and_directions(axis: int, back: int, out: int, turned: int) -> None:
    text = SCAN.format(axis=axis, back=back, out=out, turned=turned, result="float[c, d, 2]")
    if axis == 1:
        text = text.replace("float[a, b, 2] x", "float[b, a, 2] x")
    model = parsed(HEAD + text)
    compiled = kt.compile(model)
    for steps in (70, 3):
        shape = (steps, 4, 2) if axis == 0 else (4, steps, 2)
        state, x, w = floats(2), floats(*shape), floats(steps, 2)
        got = compiled(state, x, w)
        rows = []
        for t in range(steps):
            rows.append((x.take(steps - 1 - t if back else t, axis) + state) * w[t])
            state = np.tanh(rows[-1].mean(0))
        want = np.stack(rows[::-1] if turned else rows, out)
        np.testing.assert_allclose(got[0], state, rtol=1e-4, atol=1e-5)
        np.testing.assert_allclose(got[1], want, rtol=1e-4, atol=1e-5)
    assert hosts(compiled) == []


COUNTED = (
    HEAD
    + """f (float[n, 3] x) => (float[3] last, float[m, 3] rows) {
    shape = Shape (x)
    first = Constant <value = int64[1] {0}> ()
    trips = Gather (shape, first)
    zero = Constant <value = float[3] {0, 0, 0}> ()
    yes = Constant <value = bool {1}> ()
    last, rows = Loop (trips, yes, zero) <body = step (int64 i, bool go, float[3] state)
        => (bool go, float[3] next, float[3] row) {
        own = Gather <axis = 0> (x, i)
        half = Constant <value = float {0.5}> ()
        less = Mul (state, half)
        next = Add (less, own)
        row = Sub (next, own)
    }>
}"""
)


def test_the_length_of_an_input_may_be_the_number_of_steps() -> None:
    model = parsed(COUNTED)
    compiled = kt.compile(model)
    for steps in (75, 2, 300):
        compare(compiled, model, {"x": floats(steps, 3)})
    assert hosts(compiled) == []


WHILE = (
    HEAD
    + """f (float[2] x, float limit) => (float[2] last, int64 trips) {
    yes = Constant <value = bool {1}> ()
    none = Constant <value = int64 {0}> ()
    last, trips = Loop ({most}, yes, x, none) <body = step
        (int64 i, bool go, float[2] state, int64 done)
        => (bool goes, float[2] next, int64 more) {
        one = Constant <value = int64 {1}> ()
        more = Add (done, one)
        next = Add (state, x)
        largest = ReduceMax <keepdims = 0> (next)
        goes = Less (largest, limit)
    }>
}"""
)


def test_values_end_a_loop_inside_the_program() -> None:
    model = parsed(WHILE.replace("{most}", ""))
    compiled = kt.compile(model, threads=1)
    for limit, trips in ((10_000.5, 10_000), (0.0, 1), (17.5, 17)):
        x = np.array([1, 0.5], np.float32)
        last, count = compiled(x, np.array(limit, np.float32))
        assert count == trips
        np.testing.assert_allclose(last, x * (trips + 1))
    assert hosts(compiled) == []


def test_a_count_and_a_condition_both_end_a_loop() -> None:
    text = WHILE.replace("{most}", "most").replace("float limit)", "float limit, int64 most)")
    compiled = kt.compile(parsed(text), threads=1)
    x = np.ones(2, np.float32)
    for most, limit, trips in ((5, 100.0, 5), (0, 100.0, 0), (50, 10.5, 10)):
        assert compiled(x, np.array(limit, np.float32), np.array(most))[1] == trips
    assert hosts(compiled) == []


STACKED = (
    HEAD
    + """f (float[2] x, float limit) => (float[2] last, float[n,2] rows, float[m,2] twice) {
    most = Constant <value = int64 {40}> ()
    yes = Constant <value = bool {1}> ()
    last, rows = Loop (most, yes, x) <body = step (int64 i, bool go, float[2] state)
        => (bool goes, float[2] next, float[2] row) {
        next = Add (state, x)
        row = Mul (next, x)
        largest = ReduceMax <keepdims = 0> (next)
        goes = Less (largest, limit)
    }>
    twice = Add (rows, rows)
}"""
)


def test_values_end_a_loop_that_stacks_rows() -> None:
    """The rows of steps that were not made are cut off."""
    model = parsed(STACKED)
    compiled = kt.compile(model, threads=1)
    x = np.array([1, 0.5], np.float32)
    for limit, trips in ((10.5, 10), (0.0, 1), (17.5, 17), (100.0, 40)):
        last, rows, twice = compiled(x, np.array(limit, np.float32))
        numbers = np.arange(2, trips + 2, dtype=np.float32)[:, None]
        np.testing.assert_allclose(last, x * (trips + 1))
        np.testing.assert_allclose(rows, numbers * x * x)
        np.testing.assert_allclose(twice, 2 * rows)
    assert "Loop" not in hosts(compiled)


def test_a_loop_whose_state_grows_has_a_body_for_each_step() -> None:
    model = parsed(
        HEAD
        + """f (float[2] x) => (float[n] y) {
        trips = Constant <value = int64 {3}> ()
        yes = Constant <value = bool {1}> ()
        y = Loop (trips, yes, x) <body = step (int64 i, bool go, float[k] state)
            => (bool go, float[l] next) { next = Concat <axis = 0> (state, x) }>
    }"""
    )
    compare(kt.compile(model), model, {"x": floats(2)})


def test_a_loop_on_the_host_is_said() -> None:
    model = parsed(
        HEAD
        + """f (float[2] x, int64 trips) => (float[n] y) {
        yes = Constant <value = bool {1}> ()
        y = Loop (trips, yes, x) <body = step (int64 i, bool go, float[k] state)
            => (bool go, float[l] next) { next = Concat <axis = 0> (state, x) }>
    }"""
    )
    with pytest.warns(RuntimeWarning, match="Loop, which makes 'y', is computed on the host"):
        compiled = kt.compile(model, np.ones(2, np.float32), np.array(70))
    assert compiled(np.ones(2, np.float32), np.array(70)).shape == (142,)
    assert [group.ops for group in compiled.explain().groups] == [["Loop"]]


def test_a_loop_that_nothing_ends_is_refused() -> None:
    text = """f (float[2] x) => (float[2] y) {
        y = Loop (, , x) <body = step (int64 i, bool go, float[2] state)
            => (bool go, float[2] next) { next = Add (state, x) }>
    }"""
    with pytest.raises(InputError, match="never ends"):
        kt.compile(parsed(HEAD + text))(floats(2))
