"""ONNX models with dynamic axes: one program for every size, or the reason why there is none."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("onnx")

import kitsune as kt
from kitsune.model import dispatch
from tests.frontends.onnx_models import compare, parsed
from tests.frontends.real_models import model_file

ATTENTION = """
<ir_version: 8, opset_import: ["" : 17]>
f (float[batch, sequence, 32] x, float[batch, sequence] mask) => (float[batch, sequence, 32] y)
<float[32, 32] wq, float[32, 32] wk, float[32, 32] wv> {
    shape = Shape (x)
    zero = Constant <value = int64[1] {0}> ()
    one = Constant <value = int64[1] {1}> ()
    two = Constant <value = int64[1] {2}> ()
    batch = Slice (shape, zero, one)
    sequence = Slice (shape, one, two)
    heads = Constant <value = int64[2] {4, 8}> ()
    width = Constant <value = int64[1] {32}> ()
    split = Concat <axis = 0> (batch, sequence, heads)
    whole = Concat <axis = 0> (batch, sequence, width)
    q0 = MatMul (x, wq)
    q1 = Reshape (q0, split)
    q = Transpose <perm = [0, 2, 1, 3]> (q1)
    k0 = MatMul (x, wk)
    k1 = Reshape (k0, split)
    k = Transpose <perm = [0, 2, 3, 1]> (k1)
    v0 = MatMul (x, wv)
    v1 = Reshape (v0, split)
    v = Transpose <perm = [0, 2, 1, 3]> (v1)
    scores = MatMul (q, k)
    axes = Constant <value = int64[2] {1, 2}> ()
    rows = Unsqueeze (mask, axes)
    masked = Add (scores, rows)
    weights = Softmax <axis = 3> (masked)
    mixed = MatMul (weights, v)
    joined = Transpose <perm = [0, 2, 1, 3]> (mixed)
    flat = Reshape (joined, whole)
    y = Add (flat, x)
}
"""
SIZES = ((2, 40), (1, 1), (1, 64), (3, 7), (4, 33), (1, 130), (60, 1), (2, 2))


def attention() -> Any:
    from onnx import numpy_helper

    model, rng = parsed(ATTENTION), np.random.default_rng(1)
    del model.graph.initializer[:]
    for name in ("wq", "wk", "wv"):
        value = (0.1 * rng.standard_normal((32, 32))).astype(np.float32)
        model.graph.initializer.append(numpy_helper.from_array(value, name))
    return model


def feeds(batch: int, sequence: int) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(batch * 1000 + sequence)
    hidden = rng.random((batch, sequence)) < 0.2
    return {
        "x": rng.standard_normal((batch, sequence, 32)).astype(np.float32),
        "mask": np.where(hidden, np.float32(-1e4), np.float32(0)),
    }


@pytest.fixture
def compiles(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every graph that is compiled."""
    seen: list[Any] = []
    whole = dispatch.compile_graph

    def count(graph: Any, *args: Any, **options: Any) -> Any:
        seen.append(graph)
        return whole(graph, *args, **options)

    monkeypatch.setattr(dispatch, "compile_graph", count)
    return seen


@pytest.mark.parametrize("threads", [1, 2])
def test_every_size_runs_one_of_three_programs(compiles: list[Any], threads: int) -> None:
    proto = attention()
    model = kt.compile(proto, threads=threads)
    for batch, sequence in (*SIZES, *SIZES[::-1]):
        compare(model, proto, feeds(batch, sequence))
    assert len(compiles) <= 3, model.guards


@pytest.mark.wasm
def test_every_size_runs_one_of_three_programs_on_webassembly(compiles: list[Any]) -> None:
    proto = attention()
    model = kt.compile(proto, device="wasm")
    for batch, sequence in (*SIZES, *SIZES[::-1]):
        compare(model, proto, feeds(batch, sequence))
    assert len(compiles) <= 3, model.guards


def test_a_new_size_compiles_nothing(compiles: list[Any]) -> None:
    model, given = kt.compile(attention()), feeds(2, 100)
    model(given["x"], given["mask"])
    assert len(compiles) == 1
    for sequence in range(50, 200, 7):
        given = feeds(2, sequence)
        assert model(given["x"], given["mask"]).shape == (2, sequence, 32)
    assert len(compiles) == 1


def test_weights_and_memory_are_shared() -> None:
    model = kt.compile(attention(), threads=1)
    for sequence in (64, 65, 66, 67):
        model.run(None, feeds(2, sequence))
    programs = [each.compiled.program.loaded for each in model._variants.values()]
    assert len({id(p._shared) for p in programs}) == 1
    assert len({p.constant(0).ctypes.data for p in programs}) == 1


def test_a_further_program_is_planned_from_the_graph_in_memory(tmp_path: Path) -> None:
    """Not from the one in the cache, whose weights would be mapped beside those."""
    path = tmp_path / "attention.onnx"
    path.write_bytes(attention().SerializeToString())
    model = kt.compile(path)
    model(feeds(2, 40))
    call = model._source.bind((), feeds(1, 2))
    key, found = model._find_saved(model._source, call)
    assert key == ""
    assert found is not None
    graphs = (model._dynamic[0].compiled.program.graph, found.graph)
    weights = [{id(n.attr("value")) for n in g.nodes() if n.op == "constant"} for g in graphs]
    assert weights[0] == weights[1]


def test_a_size_has_a_fast_path_when_it_comes_again() -> None:
    model = kt.compile(attention())
    for batch, sequence in SIZES:
        model(*feeds(batch, sequence).values())
    assert model._call == model._dispatch
    want = np.array(model(*feeds(2, 40).values()))
    assert model._call != model._dispatch
    np.testing.assert_array_equal(model(*feeds(2, 40).values()), want)


def test_two_threads_with_other_sizes_at_once() -> None:
    proto = attention()
    model = kt.compile(proto)
    wrong: list[BaseException] = []

    def call(start: int) -> None:
        try:
            for sequence in range(start, start + 24, 3):
                compare(model, proto, feeds(1, sequence))
        except BaseException as error:  # noqa: BLE001 - told by the test
            wrong.append(error)

    threads = [threading.Thread(target=call, args=(n,)) for n in (1, 50, 51)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_exact_sizes_on_demand(compiles: list[Any]) -> None:
    proto = attention()
    model = kt.compile(proto)
    model.run(None, feeds(1, 64))
    model.specialize({"batch": 1, "sequence": 64})
    assert len(compiles) == 2
    assert [each.dynamic is None for each in model._variants.values()] == [True]
    compare(model, proto, feeds(1, 64))
    compare(model, proto, feeds(1, 65))
    assert len(compiles) == 2


def test_dynamic_false_compiles_for_each_size(compiles: list[Any]) -> None:
    model = kt.compile(attention(), dynamic=False)
    for sequence in (5, 6, 5):
        model.run(None, feeds(1, sequence))
    assert len(compiles) == 2
    assert model.guards == ()
    assert "dynamic=False" in model.explain().note


def test_guards_and_symbols_are_explained() -> None:
    model = kt.compile(attention())
    model.run(None, feeds(1, 100))
    note = model.explain().note
    assert note.startswith("calls run one program for any batch, sequence")
    assert all(guard in note for guard in model.guards)
    assert model.explain().sizes["x"] == [1, 100, 32]


def test_a_saved_model_takes_any_size(tmp_path: Path) -> None:
    proto = attention()
    kt.compile(proto).save(tmp_path / "m.kitsune")
    loaded = kt.load(tmp_path / "m.kitsune")
    for batch, sequence in SIZES:
        compare(loaded, proto, feeds(batch, sequence))
    assert [str(value) for value in loaded.inputs] == [
        "x: f32[batch,sequence,32]",
        "mask: f32[batch,sequence]",
    ]
    given = feeds(2, 5)
    with pytest.raises(kt.errors.InputError, match=r"was not saved for f32\[2, 5, 31\]"):
        loaded(given["x"][:, :, :31], given["mask"])
    with pytest.raises(kt.errors.InputError, match="was not saved for"):
        loaded(given["x"], feeds(2, 6)["mask"])


def test_inputs_that_disagree_about_an_axis_are_named(tmp_path: Path) -> None:
    model = kt.compile(attention())
    model.run(None, feeds(2, 5))
    for other, message in (
        ((3, 5), "the axis 'batch' is 2 in 'x' and 3 in 'mask'"),
        ((2, 6), "the axis 'sequence' is 5 in 'x' and 6 in 'mask'"),
    ):
        with pytest.raises(kt.errors.ShapeError, match=message) as error:
            model(feeds(2, 5)["x"], feeds(*other)["mask"])
        assert "the model gives both one name" in str(error.value)
        assert "Add (node 22)" in str(error.value)
    model.save(tmp_path / "m.kitsune")
    loaded = kt.load(tmp_path / "m.kitsune")
    with pytest.raises(kt.errors.InputError, match="the axis 'batch' is 2 in 'x' and 3 in 'mask'"):
        loaded(feeds(2, 5)["x"], feeds(3, 5)["mask"])


def test_a_saved_model_names_the_guard_that_does_not_hold(tmp_path: Path) -> None:
    proto = parsed("""
        <ir_version: 8, opset_import: ["" : 17]>
        f (float[n, 4] x, float[m, 4] z) => (float[n, 4] y) { y = Add (x, z) }
    """)
    model, x = kt.compile(proto), np.ones((3, 4), np.float32)
    model(x, x)
    assert "m == n" in model.guards
    model.save(tmp_path / "m.kitsune")
    loaded = kt.load(tmp_path / "m.kitsune")
    compare(loaded, proto, {"x": x[:2], "z": x[:2]})
    message = r"it needs m == n, by Add \(node 0\), and these are 1 and 3"
    with pytest.raises(kt.errors.InputError, match=message):
        loaded(x, x[:1])


def test_bounds_limit_the_sizes_of_a_saved_model(tmp_path: Path) -> None:
    model = kt.compile(attention(), bounds={"sequence": (2, 64)})
    model.run(None, feeds(1, 64))
    model.save(tmp_path / "m.kitsune")
    loaded = kt.load(tmp_path / "m.kitsune")
    loaded.run(None, feeds(3, 2))
    with pytest.raises(kt.errors.InputError, match="is 65, its bounds are 2 to 64"):
        loaded.run(None, feeds(1, 65))


def test_a_size_of_zero_has_a_program_of_its_own(compiles: list[Any]) -> None:
    proto = attention()
    model = kt.compile(proto)
    for batch, sequence in ((0, 5), (2, 50), (0, 7), (3, 0), (2, 0), (0, 50)):
        compare(model, proto, feeds(batch, sequence))
    assert len(compiles) == 3  # no batch, no sequence, and sizes from 1 on


HOST = """
<ir_version: 8, opset_import: ["" : 17]>
f (float[batch, sequence, 3, 3] x) => (float[batch, sequence] y, float[batch, sequence] z) {
    doubled = Add (x, x)
    y = Det (doubled)
    smooth = Softmax <axis = 1> (y)
    z = Add (smooth, y)
}
"""


def test_ops_of_the_host_run_between_kernels_for_any_size(compiles: list[Any]) -> None:
    proto, rng = parsed(HOST), np.random.default_rng(1)
    model = kt.compile(proto)
    for batch, sequence in (*SIZES, *SIZES[::-1]):
        x = rng.standard_normal((batch, sequence, 3, 3)).astype(np.float32)
        compare(model, proto, {"x": x}, rtol=1e-4)
    assert len(compiles) <= 2, model.guards
    assert "Det" in [op for group in model.explain().groups for op in group.ops]
    compare(model, proto, {"x": np.zeros((0, 4, 3, 3), np.float32)})


def test_a_later_process_reads_and_compiles_nothing(
    tmp_path: Path, compiles: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    import onnx

    from kitsune.backends.cpu import jit
    from kitsune.frontends import onnx as frontend
    from tests.artefact.test_variant_cache import written

    path = tmp_path / "m.onnx"
    onnx.save(attention(), path)
    first = kt.compile(path).run(None, feeds(2, 50))
    written()
    monkeypatch.setattr(frontend, "load", lambda source: pytest.fail("the file is read"))
    monkeypatch.setattr(jit, "compile_object", lambda *given, **named: pytest.fail("LLVM runs"))
    model = kt.compile(path)
    np.testing.assert_array_equal(model.run(None, feeds(2, 50))[0], first[0])
    model.run(None, feeds(3, 44))


CUMSUM = """
<ir_version: 8, opset_import: ["" : 17]>
f (float[batch, sequence] x) => (float[batch, sequence] y) {
    axis = Constant <value = int64 {1}> ()
    y = CumSum (x, axis)
}
"""


def test_a_program_from_the_cache_holds_for_what_its_kernels_were_emitted_for() -> None:
    """A scan is emitted with a tail or without: lengths of 64 and 7 need different code."""
    model = kt.compile(parsed(CUMSUM))
    for length in (64, 7, 130, 3, 128):
        x = np.random.default_rng(length).standard_normal((2, length)).astype(np.float32)
        np.testing.assert_allclose(model(x), x.cumsum(1), rtol=1e-4, atol=1e-5)


CONVOLUTIONS = """
<ir_version: 8, opset_import: ["" : 17]>
f (float[batch, 3, height, width] x, float[16, 3, 3, 3] w, float[16, 1, 3, 3] d,
   float[8, 16, 1, 1] p) => (float[batch, 8] y) {
    a = Conv <pads = [1, 1, 1, 1], strides = [2, 2]> (x, w)
    b = Relu (a)
    c = MaxPool <kernel_shape = [3, 3], strides = [2, 2], pads = [1, 1, 1, 1]> (b)
    e = Conv <pads = [1, 1, 1, 1], group = 16> (c, d)
    f = Conv (e, p)
    g = GlobalAveragePool (f)
    y = Flatten (g)
}
"""


def test_convolutions_have_one_program_for_every_size(compiles: list[Any]) -> None:
    proto, rng = parsed(CONVOLUTIONS), np.random.default_rng(0)
    model = kt.compile(proto)
    shapes = {"w": (16, 3, 3, 3), "d": (16, 1, 3, 3), "p": (8, 16, 1, 1)}
    weights = {name: rng.standard_normal(s).astype(np.float32) for name, s in shapes.items()}
    for batch, height, width in ((2, 32, 40), (1, 64, 40), (3, 33, 47), (9, 40, 31), (2, 32, 40)):
        x = rng.standard_normal((batch, 3, height, width)).astype(np.float32)
        compare(model, proto, {"x": x, **weights}, rtol=1e-4)
    assert len(compiles) == 1, model.guards


IMAGES = {
    "orientation": [(batch, 3, 224, 224) for batch in (1, 2, 3, 4, 5)],
    "text_recognition": [
        (2, 3, 48, 96),
        (2, 3, 48, 104),
        (3, 3, 48, 96),
        (2, 3, 48, 160),
    ],
}


@pytest.mark.parametrize("name", IMAGES)
def test_trained_models_of_images_run_few_programs(name: str, compiles: list[Any]) -> None:
    path, rng = model_file(name), np.random.default_rng(0)
    model, made = kt.compile(path, threads=1), []
    for shape in IMAGES[name]:
        x = rng.standard_normal(shape).astype(np.float32)
        made.append((x, model.run(None, {model.inputs[0].name: x})[0]))
    assert len(compiles) < len(made), model.guards
    static = kt.compile(path, threads=1, dynamic=False)
    x, got = made[-1]
    [want] = static.run(None, {model.inputs[0].name: x})
    np.testing.assert_allclose(got, want, rtol=0, atol=1e-4 * float(np.abs(want).max()))
