"""Dynamic axes of a file: bounds, buckets, and what sizes share."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest

pytest.importorskip("onnx")

import kitsune as kt
from kitsune.backends.cpu import jit
from kitsune.cache import programs
from kitsune.errors import InputError
from kitsune.model import dispatch
from tests.frontends.onnx_models import compare, parsed

MODEL = """
<ir_version: 8, opset_import: ["" : 17]>
f (float[batch, sequence, 8] x, float[sequence] weight) => (float[batch, sequence, 8] y) {
    axes = Constant <value = int64[1] {1}> ()
    scale = Unsqueeze (weight, axes)
    scaled = Mul (x, scale)
    y = Softmax <axis = 2> (scaled)
}
"""


def feeds(batch: int, sequence: int) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(batch * 100 + sequence)
    return {
        "x": rng.standard_normal((batch, sequence, 8)).astype(np.float32),
        "weight": rng.standard_normal(sequence).astype(np.float32),
    }


def compiled(**options: Any) -> kt.CompiledModel:
    return kt.compile(parsed(MODEL), **options)


def signatures(model: kt.CompiledModel) -> list[tuple[int, ...]]:
    """The shape of x in each program, the one used longest ago first."""
    return [each.signature.arrays[0].shape for each in model._variants.values()]


# --- bounds --------------------------------------------------------------------------------------


def test_sizes_within_their_bounds_run() -> None:
    model = compiled(bounds={"sequence": (2, 5), "batch": (1, 1)})
    for sequence in (2, 5):
        compare(model, parsed(MODEL), feeds(1, sequence))


@pytest.mark.parametrize(
    ("batch", "sequence", "message"),
    [
        (1, 6, r"the axis 'sequence' of 'x' is 6\n  why: its bounds are 2 to 5"),
        (1, 1, "is 1\n  why: its bounds are 2 to 5"),
        (3, 4, "the axis 'batch' of 'x' is 3"),
    ],
)
def test_sizes_outside_are_reported(batch: int, sequence: int, message: str) -> None:
    model = compiled(bounds={"sequence": (2, 5), "batch": (1, 2)})
    given = feeds(batch, sequence)
    with pytest.raises(InputError, match=message):
        model.run(None, given)
    with pytest.raises(InputError, match=message):
        model(given["x"], given["weight"])
    with pytest.raises(InputError, match=message):
        model.warm_up([{"batch": batch, "sequence": sequence}])
    assert signatures(model) == []


def test_what_a_report_is_about_is_the_smallest_bound() -> None:
    model = compiled(bounds={"sequence": (3, 9)})
    assert model.explain().sizes["x"] == [1, 3, 8]
    note = model.explain(shapes={"sequence": 7}).note
    assert note == "calls run one program for any batch, sequence"
    assert signatures(model) == [(1, 3, 8), (1, 7, 8)]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"bounds": {"length": (1, 2)}},
            "no axis 'length'\n  why: the model's dynamic axes are 'batch'",
        ),
        ({"bounds": {"sequence": (5, 2)}}, r"the bounds of 'sequence' are \(5, 2\)"),
        ({"bounds": {"sequence": 5}}, "the bounds of 'sequence' are 5"),
        ({"bounds": {"sequence": (-1, 2)}}, "the least and the largest size"),
        ({"buckets": {"sequence": []}}, r"the buckets of 'sequence' are \[\]"),
        ({"buckets": {"sequence": [True]}}, "the buckets of 'sequence'"),
        (
            {"buckets": {"sequence": [600]}, "bounds": {"sequence": (1, 512)}},
            "a bucket of 'sequence' is 600\n  why: its bounds are 1 to 512",
        ),
    ],
)
def test_bounds_and_buckets_that_cannot_be(options: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError, match=message):
        compiled(**options)


# --- ahead ---------------------------------------------------------------------------------------


def test_buckets_are_compiled_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    model = compiled(buckets={"sequence": [4, 2], "batch": [1, 3]})
    assert signatures(model) == [(1, 2, 8), (3, 2, 8), (1, 4, 8), (3, 4, 8)]
    monkeypatch.setattr(dispatch, "compile_graph", None)  # nothing is left to do
    for batch, sequence in ((3, 4), (1, 2)):
        compare(model, parsed(MODEL), feeds(batch, sequence))


def test_other_sizes_than_the_buckets_are_compiled_when_they_come() -> None:
    model = compiled(buckets={"sequence": [4]}, bounds={"sequence": (1, 8)})
    assert signatures(model) == [(1, 4, 8)]
    compare(model, parsed(MODEL), feeds(1, 7))
    assert signatures(model) == [(1, 4, 8), (1, 7, 8)]


@pytest.mark.parametrize(
    "shapes",
    [
        [{"x": (2, 5, 8)}],
        {"x": (2, 5, 8)},
        {"batch": 2, "sequence": 5},
        [{"x": np.zeros((2, 5, 8), np.float32)}],
        {"weight": (5,), "batch": 2},
        [[(2, 5, 8), (5,)]],
    ],
)
def test_the_ways_to_name_a_signature(shapes: Any) -> None:
    model = compiled()
    model.warm_up(shapes)
    assert signatures(model) == [(2, 5, 8)]


@pytest.mark.parametrize(
    ("shapes", "message"),
    [
        ({"sequence": "long"}, "the axis 'sequence' has the size 'long'"),
        ({"z": (2, 3)}, "inputs 'x', 'weight', 'z' are given"),
        ({"x": (2, 3)}, r"'x' has shape \[2, 3\]"),
    ],
)
def test_signatures_that_are_none(shapes: Any, message: str) -> None:
    with pytest.raises(InputError, match=message):
        compiled().warm_up([shapes])


def test_the_one_used_longest_ago_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch, "MAX_VARIANTS", 2)
    model = compiled()
    for sequence in (2, 3, 2, 4):
        compare(model, parsed(MODEL), feeds(1, sequence))
    assert signatures(model) == [(1, 2, 8), (1, 4, 8)]


# --- sharing -------------------------------------------------------------------------------------

LAYERS = """
<ir_version: 8, opset_import: ["" : 17]>
f (float[rows, 24] x, float[24, 40] a, float[40, 24] b) => (float[rows, 24] y) {
    wide = MatMul (x, a)
    bent = Relu (wide)
    narrow = MatMul (bent, b)
    added = Add (narrow, x)
    y = Softmax <axis = 1> (added)
}
"""


def test_kernels_are_shared_between_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(0)
    weights = {
        "a": rng.standard_normal((24, 40)).astype(np.float32),
        "b": rng.standard_normal((40, 24)).astype(np.float32),
    }
    texts: list[str] = []
    compile_object = jit.compile_object
    monkeypatch.setattr(
        jit,
        "compile_object",
        lambda text, *rest, **named: texts.append(text) or compile_object(text, *rest, **named),
    )
    jit.forget_objects()
    programs.clear_loaded()
    model = kt.compile(parsed(LAYERS), wait=True)
    for rows in (122, 128, 125):
        given = {"x": rng.standard_normal((rows, 24)).astype(np.float32), **weights}
        seen = len(texts)
        compare(model, parsed(LAYERS), given, rtol=1e-4)
        if rows == 122:
            assert len(model.kernels) == 2
        else:
            assert all("@kt_program(" in text for text in texts[seen:])
            assert len(texts) <= seen + 1


# --- threads -------------------------------------------------------------------------------------


def test_a_known_size_does_not_wait_for_one_that_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    model = compiled(dynamic=False)
    compare(model, parsed(MODEL), feeds(1, 4))
    started, go_on = threading.Event(), threading.Event()
    build = dispatch.compile_graph

    def slow(*args: Any, **options: Any) -> Any:
        started.set()
        assert go_on.wait(60)
        return build(*args, **options)

    monkeypatch.setattr(dispatch, "compile_graph", slow)
    other = threading.Thread(target=model.run, args=(None, feeds(1, 5)))
    other.start()
    assert started.wait(60)
    compare(model, parsed(MODEL), feeds(1, 4))
    go_on.set()
    other.join(60)
    assert signatures(model) == [(1, 4, 8), (1, 5, 8)]


def test_threads_with_two_sizes_at_once() -> None:
    model, proto = compiled(), parsed(MODEL)
    errors: list[Exception] = []

    def call(sequence: int) -> None:
        try:
            for _ in range(10):
                compare(model, proto, feeds(2, sequence))
        except Exception as error:  # noqa: BLE001 - shown below
            errors.append(error)

    threads = [threading.Thread(target=call, args=(4 + n % 2,)) for n in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    assert sorted(signatures(model)) == [(2, 4, 8), (2, 5, 8)]
