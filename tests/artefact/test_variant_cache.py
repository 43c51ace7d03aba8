"""What a compile of a file made is found by later processes, and never for another file."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

import kitsune as kt
from kitsune.artefact import saved_model
from kitsune.backends.cpu.jit import forget_objects
from kitsune.cache import programs as panels
from kitsune.cache import traced_models as files
from kitsune.cache.programs import clear_loaded
from kitsune.cache.store import _STORES, Store, default_store
from kitsune.config import FusionConfig
from kitsune.errors import InputError
from kitsune.frontends import onnx as frontend
from tests.frontends.onnx_models import parsed
from tests.runtime.forking import in_fork

RNG = np.random.default_rng(3)
W = RNG.standard_normal((512, 640)).astype(np.float32)  # panels of it are worth keeping
X = RNG.standard_normal((4, 512)).astype(np.float32)


@pytest.fixture(autouse=True)
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """A cache of the test's own; every file counts as left alone for long."""
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(files, "SETTLED_S", -1e9)
    yield default_store()
    written()


def written() -> None:
    """Wait for the threads that write to the cache, and forget what this process knows."""
    for thread in threading.enumerate():
        if thread.name == panels.WRITER:
            thread.join()
    clear_loaded()


def write_model(path: Path, weight: np.ndarray = W, location: str = "") -> Path:
    """x·W, and an activation; the weight in a file of its own if a location is given."""
    tensor = numpy_helper.from_array(weight, "w")
    if location:
        (path.parent / location).write_bytes(tensor.raw_data)
        tensor.ClearField("raw_data")
        tensor.data_location = TensorProto.EXTERNAL
        tensor.external_data.add(key="location", value=location)
    graph = helper.make_graph(
        [
            helper.make_node("MatMul", ["x", "w"], ["h"], name="product"),
            helper.make_node("Relu", ["h"], ["y"], name="bend"),
        ],
        "g",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["batch", 512])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, ["batch", 640])],
        [tensor],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
    path.write_bytes(model.SerializeToString())
    return path


def expected(x: np.ndarray = X, weight: np.ndarray = W) -> np.ndarray:
    result: np.ndarray = np.maximum(x @ weight, 0)
    return result


def called(path: Path, x: np.ndarray = X, **options: Any) -> tuple[np.ndarray, bool]:
    """What a new session makes of an input, and whether the cache knew how; it is written then."""
    model = kt.compile(path, **options)
    result = model(x)
    written()
    return np.asarray(result), model._latest.is_cached


def test_a_second_session_reads_nothing_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write_model(tmp_path / "m.onnx")
    first, was_cached = called(path)
    assert not was_cached
    monkeypatch.setattr(frontend, "load", lambda source: pytest.fail("the file is read"))
    monkeypatch.setattr(panels, "store_panels", lambda *given: pytest.fail("panels are laid out"))
    model = kt.compile(path)
    assert [str(value) for value in (*model.inputs, *model.outputs)] == [
        "x: f32[batch,512]",
        "y: f32[batch,640]",
    ]
    again, was_cached = called(path)
    assert was_cached
    np.testing.assert_array_equal(first, again)
    np.testing.assert_allclose(first, expected(), rtol=1e-4, atol=1e-4)
    with pytest.raises(InputError, match="the model takes"):
        model(np.ones((4, 3), np.float32))


def test_another_size_configuration_or_precision_is_another_entry(tmp_path: Path) -> None:
    path = write_model(tmp_path / "m.onnx")
    kinds: list[tuple[np.ndarray, dict[str, Any]]] = [
        (X, {}),
        (X, {"dynamic": False}),
        (X[:2], {"dynamic": False}),
        (X, {"config": FusionConfig(enabled=False)}),
        (X, {"precision": "f16"}),
        (X, {"config": FusionConfig(numerics="fast")}),
    ]
    made = [called(path, x, **options) for x, options in kinds]
    assert not any(was_cached for _, was_cached in made)
    for (x, options), (first, _) in zip(kinds, made, strict=True):
        again, was_cached = called(path, x, **options)
        assert was_cached
        np.testing.assert_array_equal(first, again)
    # The weight in f16; in f32 it is mapped from the model's file.
    assert len(list((tmp_path / "cache").glob("tensor-*"))) == 1


@pytest.mark.parametrize("location", ["", "weights.bin"])
def test_a_changed_file_is_read_again(tmp_path: Path, location: str) -> None:
    path = write_model(tmp_path / "m.onnx", W, location)
    called(path)
    assert called(path)[1]
    changed = tmp_path / location if location else path
    before = changed.stat()
    write_model(path, 2 * W, location)
    os.utime(changed, ns=(before.st_atime_ns, before.st_mtime_ns))  # as if nothing had happened
    result, was_cached = called(path)
    assert not was_cached
    np.testing.assert_allclose(result, expected(weight=2 * W), rtol=1e-4, atol=1e-4)


def test_a_file_that_was_written_just_now_is_known_by_its_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "SETTLED_S", 1e9)
    path = write_model(tmp_path / "m.onnx")
    called(path)
    copy = tmp_path / "copy.onnx"
    copy.write_bytes(path.read_bytes())
    assert called(copy)[1]
    known = files.identify_file(path)
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    assert files.identify_file(path) not in (None, known)


def test_a_link_in_place_of_weights_is_refused(tmp_path: Path) -> None:
    path = write_model(tmp_path / "m.onnx", W, "weights.bin")
    called(path)
    (tmp_path / "weights.bin").rename(tmp_path / "elsewhere.bin")
    (tmp_path / "weights.bin").symlink_to(tmp_path / "elsewhere.bin")
    with pytest.raises(InputError, match="link"):
        called(path)


@pytest.mark.parametrize("kind", ["file", "call", "model", "tensor", "program", "packed"])
@pytest.mark.parametrize("how", ["cut", "gone"])
def test_a_damaged_entry_is_rebuilt(tmp_path: Path, store: Store, kind: str, how: str) -> None:
    path = write_model(tmp_path / "m.onnx")
    first, _ = called(path, precision="f16")
    entries = [e for e in store.entries() if e.key.startswith(kind)]
    assert entries
    for entry in entries:
        damaged = store.folder / entry.key
        damaged.write_bytes(damaged.read_bytes()[:-1]) if how == "cut" else damaged.unlink()
    np.testing.assert_array_equal(called(path, precision="f16")[0], first)
    again, was_cached = called(path, precision="f16")
    assert was_cached
    np.testing.assert_array_equal(again, first)
    assert store.verify() == []


def test_an_entry_of_flipped_bytes_is_found_by_verify(tmp_path: Path, store: Store) -> None:
    called(write_model(tmp_path / "m.onnx"), precision="f16")
    [weight] = (tmp_path / "cache").glob("tensor-*")
    data = bytearray(weight.read_bytes())
    data[-1] ^= 1
    weight.write_bytes(data)
    assert store.verify() == [weight.name]


def test_values_that_decide_are_part_of_the_key(tmp_path: Path) -> None:
    path = tmp_path / "m.onnx"
    onnx.save(
        parsed("""<ir_version: 8, opset_import: ["": 17]>
        g (float[2, 6] x, int64[2] shape) => (float[a, b] y) { y = Reshape(x, shape) }"""),
        path,
    )
    x = RNG.standard_normal((2, 6)).astype(np.float32)
    for was_cached in (False, True):
        for shape in ((3, 4), (4, 3)):
            model = kt.compile(path)
            assert model(x, np.array(shape)).shape == shape
            assert model._latest.is_cached == was_cached
            written()


def test_reports_are_about_the_file(tmp_path: Path) -> None:
    path = write_model(tmp_path / "m.onnx")
    model = kt.compile(path)
    model(X)
    written()
    cached = kt.compile(path)
    cached(X)
    assert cached._latest.is_cached
    assert [str(group) for group in cached.explain().groups] == [
        str(group) for group in model.explain().groups
    ]
    assert "product" in str(cached.explain().to_json())
    assert not cached._latest.is_cached
    np.testing.assert_array_equal(cached(X), model(X))
    assert cached.verify(X).worst == model.verify(X).worst


def test_what_contracts_say_is_checked_again(tmp_path: Path) -> None:
    path = write_model(tmp_path / "m.onnx")
    called(path)
    with kt.fusion.must_fuse("linear_activation"):
        assert not called(path)[1]


def test_a_model_is_cached_only_as_it_was_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write_model(tmp_path / "m.onnx")
    read = frontend.load

    def changed_meanwhile(source: Any) -> Any:
        made = read(source)
        write_model(path, 2 * W)
        return made

    monkeypatch.setattr(frontend, "load", changed_meanwhile)
    called(path)
    monkeypatch.setattr(frontend, "load", read)
    result, was_cached = called(path)
    assert not was_cached
    np.testing.assert_allclose(result, expected(weight=2 * W), rtol=1e-4, atol=1e-4)


def test_a_file_that_changes_under_a_session_is_not_mixed_with_what_it_was(tmp_path: Path) -> None:
    path = write_model(tmp_path / "m.onnx")
    first, _ = called(path, dynamic=False)
    model = kt.compile(path, dynamic=False)
    np.testing.assert_array_equal(model(X), first)
    late = kt.compile(path, dynamic=False)
    written()
    (tmp_path / "other.onnx").write_bytes(write_model(tmp_path / "n.onnx", 2 * W).read_bytes())
    (tmp_path / "other.onnx").replace(path)
    np.testing.assert_array_equal(model(X), first)
    for each, x in ((model, X[:2]), (late, X)):
        with pytest.raises(InputError, match="has changed"):
            each(x)


def test_large_weights_stay_in_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.onnx"
    table = RNG.standard_normal((700, 512)).astype(np.float32)
    graph = helper.make_graph(
        [helper.make_node("Gather", ["t", "i"], ["y"])],
        "g",
        [helper.make_tensor_value_info("i", TensorProto.INT64, ["n"])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, ["n", 512])],
        [numpy_helper.from_array(table, "t")],
    )
    rows = np.array([0, 699, 3])
    for padding in range(4):  # wherever in the file it begins
        made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
        made.producer_name = "p" * (1 + padding)
        path.write_bytes(made.SerializeToString())
        for was_cached in (False, True):
            model = kt.compile(path)
            np.testing.assert_array_equal(model(rows), table[rows])
            assert model._latest.is_cached == was_cached
            [part] = model._latest.compiled.subgraphs
            values = part.program._values
            [value] = [v for v in values if v.nbytes == table.nbytes]
            assert not value.flags.owndata
            assert any(kept.array is value for kept in part.program.constants)
            written()
    assert not list((tmp_path / "cache").glob("tensor-*"))


def test_weights_that_change_before_they_are_traced_are_not_cached(tmp_path: Path) -> None:
    path = write_model(tmp_path / "m.onnx", W, "weights.bin")
    model = kt.compile(path)
    write_model(path, 2 * W, "weights.bin")
    model(X)
    written()
    assert not list((tmp_path / "cache").glob("model-*"))


def test_what_cannot_be_written_is_made_every_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*given: Any) -> bytes:
        raise InputError("cannot save this")

    monkeypatch.setattr(saved_model, "encode_saved", refused)
    path = write_model(tmp_path / "m.onnx")
    for _ in range(2):
        result, was_cached = called(path)
        assert not was_cached
        np.testing.assert_allclose(result, expected(), rtol=1e-4, atol=1e-4)


def test_writing_goes_on_after_what_cannot_be_written() -> None:
    done: list[str] = []

    def broken(name: str) -> None:
        done.append(name)
        raise MemoryError

    for write, name in ((broken, "first"), (done.append, "second"), (done.append, "third")):
        panels.write_later(write, name)
    written()
    assert done == ["first", "second", "third"]


PROCESS = """
import sys
if sys.argv[3] == "without":
    sys.modules["onnx"] = None
import numpy as np
import kitsune as kt
from kitsune.cache import traced_models as files
files.SETTLED_S = -1e9
model = kt.compile(sys.argv[1])
np.save(sys.argv[2], model(np.load(sys.argv[1] + ".npy")))
"""


def test_processes_at_once_and_one_without_onnx(tmp_path: Path) -> None:
    path = write_model(tmp_path / "m.onnx")
    np.save(f"{path}.npy", X)

    def start(number: int, how: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen([sys.executable, "-c", PROCESS, path, tmp_path / str(number), how])

    assert [p.wait() for p in [start(n, "with") for n in range(3)]] == [0, 0, 0]
    assert start(3, "without").wait() == 0
    results = [np.load(tmp_path / f"{n}.npy") for n in range(4)]
    for result in results:
        np.testing.assert_array_equal(result, results[0])
    np.testing.assert_allclose(results[0], expected(), rtol=1e-4, atol=1e-4)
    assert default_store().verify() == []


KINDS = ("packed", "program", "object", "model", "tensor")


def test_flipped_bits_of_entries_change_no_result_and_they_are_rebuilt(tmp_path: Path) -> None:
    path = write_model(tmp_path / "m.onnx")
    forget_objects()
    want = kt.compile(path, precision="f16")(X)
    written()
    entries = default_store().entries()
    assert {entry.key.partition("-")[0] for entry in entries} >= set(KINDS)
    for share in (0.3, 0.5, 0.99):
        for file in (default_store().folder / entry.key for entry in entries):
            data = bytearray(file.read_bytes())
            data[int(share * len(data))] ^= 0x10
            file.write_bytes(data)
            file.chmod(0o600)
        _STORES.clear()  # as another process
        forget_objects()
        np.testing.assert_array_equal(kt.compile(path, precision="f16")(X), want)
        written()
        damaged = {key.partition("-")[0] for key in default_store().verify()}
        assert not damaged & set(KINDS)
        np.testing.assert_array_equal(kt.compile(path, precision="f16")(X), want)
        written()


def test_nothing_is_written_before_the_first_result(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    with panels.hold_writes():
        with panels.hold_writes():
            panels.write_later(done.append, "first")
        panels.write_later(done.append, "second")
        assert not [t for t in threading.enumerate() if t.name == panels.WRITER]
        assert not done
    written()
    assert done == ["first", "second"]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_child_writes_though_its_parent_held_that_back() -> None:
    def write() -> None:
        done: list[str] = []
        panels.write_later(done.append, "child")
        written()
        assert done == ["child"]

    with panels.hold_writes():
        assert in_fork(write) == 0
