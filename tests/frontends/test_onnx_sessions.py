"""A compiled ONNX model as a session: what it says of itself, how it is called, what it refuses."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("onnx")

import onnx
from onnx import TensorProto, numpy_helper

import kitsune as kt
from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.onnx.stages import MOST_VALUES
from tests.frontends.onnx_models import compare, mlp, node_model, parsed

X = np.random.default_rng(1).standard_normal((2, 4)).astype(np.float32)
PAIR = """
<ir_version: 8, opset_import: ["" : 17]>
f (float[n, 4] a, int64[n, 4] b) => (float[n, 4] total, bool[n, 4] equal) {
    wide = Cast <to = 1> (b)
    total = Add (a, wide)
    equal = Equal (a, wide)
}
"""


def pair() -> kt.CompiledModel:
    return kt.compile(parsed(PAIR))


# --- the signature -------------------------------------------------------------------------------


def test_inputs_and_outputs_are_known_before_any_call() -> None:
    model = pair()
    assert [str(v) for v in model.inputs] == ["a: f32[n,4]", "b: i64[n,4]"]
    assert [str(v) for v in model.outputs] == ["total: f32[n,4]", "equal: bool[n,4]"]
    assert model.inputs[0].shape == ("n", 4)


def test_a_size_without_a_name_and_a_value_that_is_no_tensor() -> None:
    model = kt.compile(
        parsed("""
        <ir_version: 8, opset_import: ["" : 17]>
        f (float[?, 2] x, seq(float[2]) s) => (int64 n) { n = SequenceLength (s) }
    """)
    )
    assert [str(v) for v in model.inputs] == ["x: f32[?,2]", "s: sequence"]
    assert model.run(None, {"x": X[:, :2], "s": [X[0, :2]]})[0] == 1


def test_weights_that_older_files_list_as_inputs_need_not_be_fed() -> None:
    proto = node_model("Add", {"x": X, "w": X})
    proto.graph.initializer.append(numpy_helper.from_array(X, "w"))
    model = kt.compile(proto)
    assert [v.name for v in model.inputs] == ["x"]
    np.testing.assert_array_equal(model(X), X + X)
    np.testing.assert_array_equal(model(x=X, w=2 * X), X + 2 * X)
    np.testing.assert_array_equal(model(X), X + X)


# --- calls ---------------------------------------------------------------------------------------


def test_the_ways_to_call() -> None:
    model, b = pair(), np.arange(8).reshape(2, 4)
    want = X + b.astype(np.float32)
    for got in (
        model(X, b),
        model({"a": X, "b": b}),
        model(a=X, b=b),
        model(X, b=b),
        model.run(None, {"b": b, "a": X}),
    ):
        np.testing.assert_array_equal(got[0], want)
        np.testing.assert_array_equal(got[1], b == X)
    [equal] = model.run(["equal"], {"a": X, "b": b})
    np.testing.assert_array_equal(equal, b == X)


def test_results_own_their_memory() -> None:
    model = kt.compile(node_model("Identity", {"x": X}))
    given = X.copy()
    got = model(given)
    given[...] = 0
    np.testing.assert_array_equal(got, X)


OWNED = {
    "kernels": "y = Relu (x) z = Identity (y) w = Identity (x)",
    "the host": "y = Hardmax (x) z = Identity (x) w = Reshape (x, same)",
    "sizes that depend on values": "y = Relu (x) z = NonZero (x) w = Identity (same)",
}


@pytest.mark.parametrize("name", OWNED)
def test_a_later_call_changes_no_earlier_result(name: str) -> None:
    model = kt.compile(
        parsed(f"""
        <ir_version: 8, opset_import: ["" : 17]>
        f (float[2, 4] x) => (y, z, w, x) {{
            same = Constant <value = int64[2] {{2, 4}}> ()
            {OWNED[name]}
        }}
    """)
    )
    given = X.copy()
    first = model.run(None, {"x": given})
    kept = [value.copy() for value in first]
    for other in (model.run(None, {"x": -given}), model.run(None, {"x": given})):
        for value in other:
            value[...] = 7
    given[...] = 0
    for value, before in zip(first, kept, strict=True):
        np.testing.assert_array_equal(value, before)
    results = [*first, *model.run(None, {"x": given}), given]
    for n, value in enumerate(results):
        assert not any(np.shares_memory(value, other) for other in results[n + 1 :])


@pytest.mark.parametrize(
    ("feeds", "message"),
    [
        ({"a": X}, r"inputs 'a' are given"),
        ({"a": [[1.0], [1.0, 2.0]], "b": X.astype(np.int64)}, r"'a' is not an array"),
        ({"a": X, "b": X.astype(np.int64), "c": X}, r"the inputs are 'a', 'b'"),
        ({"a": X.astype(np.float64), "b": X.astype(np.int64)}, r"'a' is float64"),
        ({"a": X[0], "b": X.astype(np.int64)}, r"'a' has shape \[4\]"),
        ({"a": X[:, :3], "b": X.astype(np.int64)}, r"the model takes \[n, 4\]"),
        ({"a": "text", "b": X.astype(np.int64)}, r"'a' is a str"),
        ({"a": None, "b": X.astype(np.int64)}, r"'a' is None"),
    ],
)
def test_feeds_that_do_not_fit(feeds: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError, match=message):
        pair().run(None, feeds)


def test_too_many_arrays_and_unknown_outputs() -> None:
    model = pair()
    with pytest.raises(InputError, match="3 arrays for 2 inputs"):
        model(X, X, X)
    with pytest.raises(InputError, match="no output 'z'"):
        model.run(["z"], {"a": X, "b": X.astype(np.int64)})


def test_awaited() -> None:
    model, b = pair(), np.arange(8).reshape(2, 4)

    async def both() -> list[Any]:
        return await asyncio.gather(model.run_async(X, b), model.run_async(a=X[:1], b=b[:1]))

    for got, rows in zip(asyncio.run(both()), (2, 1), strict=True):
        np.testing.assert_array_equal(got[1], (b == X)[:rows])


def test_several_threads_at_once() -> None:
    proto = mlp()
    model = kt.compile(proto)
    errors: list[Exception] = []

    def call(batch: int) -> None:
        try:
            for _ in range(5):
                compare(model, proto, {"x": np.full((batch, 4), batch, np.float32)})
        except Exception as error:  # noqa: BLE001 - shown below
            errors.append(error)

    threads = [threading.Thread(target=call, args=(n % 3 + 1,)) for n in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []


def test_compiled_ahead() -> None:
    model = pair()
    model.warm_up([{"a": (3, 4), "b": (3, 4)}])
    assert [k.kernel.kind for k in model.kernels] == ["row"]
    assert "add" in str(kt.compile(parsed(PAIR)).explain())  # for the smallest sizes


# --- values that choose ---------------------------------------------------------------------------

CHOOSES = """<ir_version: 8, opset_import: ["": 17]>
    g (float[2, 3] x, int64 step) => (float[2, 3] y) {
        limit = Constant <value_int = 3> ()
        is_late = Greater(step, limit)
        y = If (is_late) <
            then_branch = late () => (float[2, 3] a) { a = Add(x, x) },
            else_branch = soon () => (float[2, 3] b) { b = Neg(x) }
        >
    }"""


def test_what_follows_from_a_few_numbers_of_the_inputs_chooses_at_once() -> None:
    model = kt.compile(parsed(CHOOSES))
    x = np.ones((2, 3), np.float32)
    for step, wanted in ((2, -x), (5, 2 * x), (2, -x)):
        np.testing.assert_array_equal(model(x, np.array(step)), wanted)
        assert len(model._latest.programs) == 1
    assert len(model._variants) == 2


def test_a_number_that_counts_does_not_compile_for_each_value(tmp_path: Path) -> None:
    path = tmp_path / "m.onnx"
    onnx.save(parsed(CHOOSES), path)
    x = np.ones((2, 3), np.float32)
    for source in (parsed(CHOOSES), path):
        model = kt.compile(source)
        for step in range(40):
            wanted = 2 * x if step > 3 else -x
            np.testing.assert_array_equal(model(x, np.array(step)), wanted)
        assert len(model._variants) <= MOST_VALUES + 2


# --- weights in other files ----------------------------------------------------------------------


def external(folder: Path, location: str = "weights.bin", **entries: str) -> Path:
    """A model whose weight lies beside it."""
    proto = node_model("Add", {"x": X})
    proto.graph.node[0].input.append("w")
    weight = TensorProto(name="w", data_type=TensorProto.FLOAT, dims=X.shape)
    weight.data_location = TensorProto.EXTERNAL
    for key, value in {"location": location, **entries}.items():
        weight.external_data.add(key=key, value=value)
    proto.graph.initializer.append(weight)
    path = folder / "model.onnx"
    path.write_bytes(proto.SerializeToString())
    return path


def test_external_weights(tmp_path: Path) -> None:
    (tmp_path / "weights.bin").write_bytes(b"\0" * 64 + X.tobytes())
    path = external(tmp_path, offset="64", length=str(X.nbytes))
    np.testing.assert_array_equal(kt.compile(path)(X), X + X)
    np.testing.assert_array_equal(kt.compile(str(path))(X), X + X)


def test_external_weights_need_a_folder(tmp_path: Path) -> None:
    proto = onnx.load(external(tmp_path), load_external_data=False)
    with pytest.raises(InputError, match="without the folder"):
        kt.compile(proto)(X)


@pytest.mark.parametrize(
    "location",
    ["../secret", "a/../../secret", "/etc/hostname", "", ".", "..\\secret", "C:\\secret", "a//b"],
)
def test_nothing_outside_the_folder_is_read(tmp_path: Path, location: str) -> None:
    (tmp_path / "secret").write_bytes(X.tobytes())
    folder = tmp_path / "model"
    folder.mkdir()
    with pytest.raises(InputError, match="no path below the model's folder"):
        kt.compile(external(folder, location))(X)


def test_no_link_is_followed(tmp_path: Path) -> None:
    folder, secret = tmp_path / "model", tmp_path / "secret"
    folder.mkdir()
    secret.mkdir()
    (secret / "weights.bin").write_bytes(X.tobytes())
    (folder / "soft.bin").symlink_to(secret / "weights.bin")
    (folder / "deep").symlink_to(secret, target_is_directory=True)
    (folder / "hard.bin").hardlink_to(secret / "weights.bin")
    for location in ("soft.bin", "deep/weights.bin", "hard.bin"):
        with pytest.raises(InputError, match="link"):
            kt.compile(external(folder, location))(X)


@pytest.mark.skipif(os.open not in os.supports_dir_fd, reason="no openat on this system")
@pytest.mark.parametrize("location", ["soft.bin", "deep/weights.bin", "a/deep/weights.bin"])
def test_a_link_that_appears_after_the_check_is_not_followed(
    tmp_path: Path, location: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, secret = tmp_path / "model", tmp_path / "secret"
    (folder / "a").mkdir(parents=True)
    secret.mkdir()
    (secret / "weights.bin").write_bytes(X.tobytes())
    (folder / "soft.bin").symlink_to(secret / "weights.bin")
    for parent in (folder, folder / "a"):
        (parent / "deep").symlink_to(secret, target_is_directory=True)
    path = external(folder, location)
    monkeypatch.setattr(Path, "is_symlink", lambda _: False)
    with pytest.raises(InputError, match="cannot read the weight 'w'"):
        kt.compile(path)(X)


def test_weights_in_a_folder_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "a" / "b" / "weights.bin").write_bytes(X.tobytes())
    np.testing.assert_array_equal(kt.compile(external(tmp_path, "a/b/weights.bin"))(X), X + X)


@pytest.mark.parametrize(
    "entries",
    [
        {"offset": "8"},
        {"length": "9999999999999"},
        {"length": "4"},
        {"offset": "-4"},
        {"length": "-7"},
        {"offset": "many"},
    ],
)
def test_sizes_are_those_of_the_file(tmp_path: Path, entries: dict[str, str]) -> None:
    (tmp_path / "weights.bin").write_bytes(X.tobytes())
    with pytest.raises(InputError, match="the weight 'w'"):
        kt.compile(external(tmp_path, **entries))(X)


def test_without_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(sys.modules):
        if name.startswith("kitsune.frontends.onnx"):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("kitsune.frontends.onnx")
    monkeypatch.setitem(sys.modules, "onnx", None)
    (tmp_path / "model.onnx").write_bytes(b"a model")
    with pytest.raises(UnsupportedError, match=r"pip install .kitsune-fusion\[onnx\]"):
        kt.compile(tmp_path / "model.onnx")


# --- files that are no models --------------------------------------------------------------------


def test_files_that_are_no_models(tmp_path: Path) -> None:
    path = tmp_path / "model.onnx"
    with pytest.raises(InputError, match="there is no such file or folder"):
        kt.compile(path)
    for content in (b"", b"not a model", mlp().SerializeToString()[:200]):
        path.write_bytes(content)
        with pytest.raises(InputError, match="is not an ONNX model"):
            kt.compile(path)


def broken(change: Any) -> Any:
    proto = mlp()
    change(proto)
    return proto


def cyclic(proto: Any) -> None:
    proto.graph.node[0].input[0] = "h1"


def unordered(proto: Any) -> None:
    nodes = [proto.graph.node[n] for n in (1, 0, 2, 3)]
    copies = [onnx.NodeProto.FromString(n.SerializeToString()) for n in nodes]
    del proto.graph.node[:]
    proto.graph.node.extend(copies)


def unknown_op(proto: Any) -> None:
    proto.graph.node[1].op_type = "Bend"


def without_weight(proto: Any) -> None:
    del proto.graph.initializer[0]


def made_twice(proto: Any) -> None:
    proto.graph.node[1].output[0] = "h0"


def without_opset(proto: Any) -> None:
    del proto.opset_import[:]


def from_the_future(proto: Any) -> None:
    proto.opset_import[0].version = 999


def huge(proto: Any) -> None:
    proto.graph.initializer[0].dims[:] = [1 << 40, 1 << 40]


def negative(proto: Any) -> None:
    proto.graph.initializer[0].dims[:] = [-4, -8]


def bad_type(proto: Any) -> None:
    proto.graph.initializer[0].data_type = 77


def bad_input_type(proto: Any) -> None:
    proto.graph.input[0].type.tensor_type.elem_type = 77


def bad_shape(proto: Any) -> None:
    proto.graph.initializer[0].dims[:] = [8, 4]


def bad_attribute(proto: Any) -> None:
    proto.graph.node[3].attribute[0].i = 9


def no_output(proto: Any) -> None:
    proto.graph.output[0].name = "z"


BROKEN = [
    (cyclic, "Gemm 'first' reads 'h1'"),
    (unordered, "Relu 'bend' reads 'h0'"),
    (unknown_op, "no kernel and no reference for ai.onnx.Bend"),
    (without_weight, "Gemm 'first' reads 'w0'"),
    (made_twice, "makes 'h0'"),
    (without_opset, "imports no opset"),
    (from_the_future, "uses opset 999"),
    (huge, "the weight 'w0' is broken"),
    (negative, "its shape is"),
    (bad_type, "the weight 'w0' is broken"),
    (bad_input_type, "no such type"),
    (bad_shape, "cannot multiply"),
    (bad_attribute, "axis 9"),
    (no_output, "makes the output 'z'"),
]


@pytest.mark.parametrize(("change", "message"), BROKEN)
def test_models_that_cannot_be(change: Any, message: str) -> None:
    with pytest.raises((InputError, UnsupportedError, kt.errors.ShapeError), match=message):
        kt.compile(broken(change))(X)


def test_an_error_names_the_node_of_the_model() -> None:
    with pytest.raises(kt.errors.ShapeError, match=r"at: first \(Gemm, node 0\)"):
        kt.compile(broken(bad_shape))(X)


def test_a_huge_result_is_refused_before_memory_is_taken() -> None:
    model = kt.compile(node_model("ConstantOfShape", {"shape": np.array([1 << 30, 1 << 30])}))
    with pytest.raises(kt.errors.KitsuneError):
        model(np.array([1 << 30, 1 << 30]))
