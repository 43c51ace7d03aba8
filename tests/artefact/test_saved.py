"""A model that was saved and loaded is the same model."""

from __future__ import annotations

import dataclasses
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import numpy_helper

import kitsune as kt
from kitsune.artefact import native as code
from kitsune.artefact.saved_model import load
from kitsune.backends.cpu import jit
from kitsune.backends.cpu.schedule.gemm_tiles import Panels
from kitsune.cache.programs import WRITER
from kitsune.errors import DeviceError, InputError, UnsupportedError
from kitsune.ir import ops
from kitsune.ir.node import Graph
from kitsune.ir.ops.op_table import OPS
from tests.frontends.onnx_models import compare, mlp, node_model, parsed

RNG = np.random.default_rng(7)


def weights(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape).astype(np.float32)


W, B = weights(64, 48), weights(48)


def layer(x: Any) -> Any:
    return (x @ kt.tensor(W) + kt.tensor(B)).relu().softmax(-1)


def same(model: Any, path: Path, *args: Any, **named: Any) -> Any:
    """Load a saved model and compare what both make of a call, bit by bit."""
    loaded = kt.load(path)
    mine, other = loaded(*args, **named), model(*args, **named)
    np.testing.assert_equal(mine, other)
    assert type(mine) is type(other)
    return loaded


# --- what comes back -----------------------------------------------------------------------------


def test_a_function(tmp_path: Path) -> None:
    x, path = weights(3, 64), tmp_path / "m.kitsune"
    model = kt.compile(layer, x)
    model.save(path)
    loaded = same(model, path, x)
    same(model, path, x=x)
    assert [str(v) for v in loaded.inputs] == ["x: f32[3,64]"]
    assert [str(v) for v in loaded.outputs] == ["output: f32[3,48]"]
    [through_run] = loaded.run(["output"], {"x": x})
    np.testing.assert_array_equal(through_run, model(x))
    np.testing.assert_array_equal(kt.compile(str(path))(x), model(x))
    assert "planned for x [3,64]" in str(loaded.explain())


def test_a_graph(tmp_path: Path) -> None:
    a, b = ops.input_("a", (4, 5)), ops.input_("b", (5,))
    graph = Graph((a, b), (ops.add(a, b), a, ops.constant(B)))
    model = kt.compile(graph)
    model.save(tmp_path / "m.kitsune")
    same(model, tmp_path / "m.kitsune", weights(4, 5), weights(5))
    same(model, tmp_path / "m.kitsune", b=weights(5), a=weights(4, 5))


def test_several_signatures_share_their_weights(tmp_path: Path) -> None:
    model, path = kt.compile(layer), tmp_path / "m.kitsune"
    model.save(path, shapes=[(1, 64), (8, 64)])
    saved = load(path)
    assert len(saved.variants) == 2
    assert sum(t.nbytes for t in saved.tensors.values()) < 2 * W.nbytes
    for rows in (1, 8):
        same(model, path, weights(rows, 64))
    with pytest.raises(InputError, match=r"not saved for f32\[5, 64\]") as raised:
        kt.load(path)(weights(5, 64))
    assert "x: f32[1, 64]; x: f32[8, 64]" in raised.value.why


def test_what_it_was_called_with_is_saved(tmp_path: Path) -> None:
    model = kt.compile(layer)
    with pytest.raises(InputError, match="nothing was compiled"):
        model.save(tmp_path / "m.kitsune")
    assert list(tmp_path.iterdir()) == []
    model(weights(2, 64))
    model.save(tmp_path / "m.kitsune")
    same(model, tmp_path / "m.kitsune", weights(2, 64))


def test_flags_and_nested_results(tmp_path: Path) -> None:
    def function(x: Any, scale: bool, kind: str | None = None) -> Any:
        y = x * 2 if scale else x
        return {"y": [y, (y + 1,)], 3: y.sum()} if kind else y

    x = weights(4)
    model = kt.compile(function)
    for args in ((x, True), (x, False), (x, True, "all")):
        model(*args)
    model.save(tmp_path / "m.kitsune")
    for args in ((x, True), (x, False), (x, True, "all")):
        same(model, tmp_path / "m.kitsune", *args)
    with pytest.raises(InputError, match="not saved for"):
        kt.load(tmp_path / "m.kitsune")(x, True, "other")


def test_random_numbers_are_drawn_anew(tmp_path: Path) -> None:
    model = kt.compile(lambda x: x + kt.rand(16))
    x = np.zeros(16, np.float32)
    model(x)
    model.save(tmp_path / "m.kitsune")
    loaded = kt.load(tmp_path / "m.kitsune")
    assert not np.array_equal(loaded(x), loaded(x))
    kt.manual_seed(3)
    first = loaded(x)
    kt.manual_seed(3)
    np.testing.assert_array_equal(model(x), first)


def test_a_wrong_index_is_still_told(tmp_path: Path) -> None:
    model = kt.compile(lambda i: kt.tensor(W)[i], np.array([0, 63]))
    model.save(tmp_path / "m.kitsune")
    loaded = same(model, tmp_path / "m.kitsune", np.array([5, -1]))
    with pytest.raises(InputError, match="64"):
        loaded(np.array([1, 64]))


@pytest.mark.parametrize("precision", ["f16", "bf16"])
def test_f16_and_bf16_stay_f16_and_bf16(tmp_path: Path, precision: str) -> None:
    x = weights(2, 64)
    model = kt.compile(layer, x, precision=precision)
    model.save(tmp_path / "m.kitsune")
    same(model, tmp_path / "m.kitsune", x)
    assert max(t.nbytes for t in load(tmp_path / "m.kitsune").tensors.values()) == W.nbytes // 2


def test_the_configuration_goes_along(tmp_path: Path) -> None:
    config = kt.FusionConfig(
        patterns=["elementwise_chain"],
        max_fusion_size=5,
        numerics="fast",
        debug=False,
        custom_patterns={"mine": ["mul", "add", "relu"]},
        devices={"webgpu": False},
    )
    x = weights(3, 64)
    kt.compile(layer, x, config=config).save(tmp_path / "m.kitsune")
    assert load(tmp_path / "m.kitsune").config == config
    assert kt.load(tmp_path / "m.kitsune")._config == config


def test_numbers_that_json_has_not(tmp_path: Path) -> None:
    a = ops.input_("a", (4,))
    low = ops.clamp(ops.maximum(a, ops.constant(np.float32(-np.inf))), low=-np.inf, high=2.0)
    model = kt.compile(Graph((a,), (low, ops.constant(np.array([np.nan, 1e300])))))
    model.save(tmp_path / "m.kitsune")
    same(model, tmp_path / "m.kitsune", np.array([1, np.inf, -np.inf, 3], np.float32))


# --- ONNX ----------------------------------------------------------------------------------------


def test_an_onnx_model(tmp_path: Path) -> None:
    model, path = kt.compile(mlp()), tmp_path / "m.kitsune"
    [given] = model.inputs
    sizes = [n if isinstance(n, int) else 3 for n in given.shape or ()]
    x = weights(*sizes)
    model.save(path, shapes=[{given.name: sizes}])
    loaded = kt.load(path)
    for mine, other in zip(
        loaded.run(None, {given.name: x}), model.run(None, {given.name: x}), strict=True
    ):
        np.testing.assert_array_equal(mine, other)
    assert [v.name for v in loaded.outputs] == [v.name for v in model.outputs]


def test_an_onnx_node_of_the_host(tmp_path: Path) -> None:
    x = weights(2, 3, 8, 8)
    model = kt.compile(node_model("Hardmax", {"x": x}, axis=1))
    model(x)
    hosts = [n for n in model._latest.compiled.program.graph.nodes() if n.op == "host"]
    model.save(tmp_path / "m.kitsune")
    loaded = same(model, tmp_path / "m.kitsune", x)
    kept = [n for n in loaded._latest.compiled.program.graph.nodes() if n.op == "host"]
    assert len(kept) == len(hosts)


def test_a_value_that_decides_is_part_of_the_signature(tmp_path: Path) -> None:
    model = kt.compile(
        parsed("""
        <ir_version: 8, opset_import: ["" : 17]>
        g (float[6] x, int64[2] s) => (float[a, b] y) { y = Reshape (x, s) }
    """)
    )
    x = weights(6)
    model(x, np.array([2, 3]))
    model.save(tmp_path / "m.kitsune")
    loaded = same(model, tmp_path / "m.kitsune", x, np.array([2, 3]))
    with pytest.raises(InputError, match="not saved"):
        loaded(x, np.array([3, 2]))


STAGED = """
<ir_version: 8, opset_import: ["" : 17]>
g (float[rows, 64] x) => (int64[2, n] places, float[n, 64] found, float[rows, 48] wide) {
    wide = Gemm (x, w, b)
    places = NonZero (x)
    zero = Constant <value = int64 {0}> ()
    rows = Gather <axis = 0> (places, zero)
    found = Gather <axis = 0> (x, rows)
}
"""


def staged() -> Any:
    """How many elements are not zero decides about the sizes of two results."""
    proto = parsed(STAGED)
    proto.graph.initializer.extend(
        numpy_helper.from_array(value, name) for name, value in (("w", W), ("b", B))
    )
    return proto


def test_sizes_that_depend_on_values(tmp_path: Path) -> None:
    proto, path, x = staged(), tmp_path / "m.kitsune", weights(3, 64)
    x[0, 5:] = x[2] = 0
    model = kt.compile(proto, bounds={"rows": (1, 9)})
    expected = model.run(None, {"x": x})
    assert expected[0].shape == (2, 69)
    model.save(path)
    assert {t.shape for t in load(path).tensors.values()} == {(64, 48), (48,)}
    loaded = kt.load(path)
    for given in (x, np.tile(x, (2, 1)), np.zeros((1, 64), np.float32)):
        compare(loaded, proto, {"x": given}, rtol=1e-4)
    assert [str(v) for v in loaded.inputs] == [str(v) for v in model.inputs]
    with pytest.raises(InputError, match="its bounds are 1 to 9"):
        loaded(np.zeros((10, 64), np.float32))
    loaded.save(tmp_path / "again.kitsune")
    compare(kt.load(tmp_path / "again.kitsune"), proto, {"x": x}, rtol=1e-4)
    with pytest.raises(UnsupportedError, match="no native code of a model whose sizes depend"):
        model.save(path, native=True)


def test_weights_of_a_staged_model_come_from_its_file(tmp_path: Path) -> None:
    """The ONNX file and those beside it may go."""
    folder, x = tmp_path / "source", weights(3, 64)
    folder.mkdir()
    onnx.save(staged(), folder / "m.onnx", save_as_external_data=True, size_threshold=0)
    model = kt.compile(folder / "m.onnx")
    model(x)
    model.save(tmp_path / "m.kitsune")
    shutil.rmtree(folder)
    compare(kt.load(tmp_path / "m.kitsune"), staged(), {"x": x}, rtol=1e-4)


# --- what cannot be saved ------------------------------------------------------------------------


def test_an_op_of_the_users_own_must_be_there(tmp_path: Path) -> None:
    own = ops.custom_op("saved_twice", numpy=lambda x: 2 * x, scalar=lambda s, x: s.add(x, x))
    a = ops.input_("a", (4,))
    model = kt.compile(Graph((a,), (own(a),)))
    model.save(tmp_path / "m.kitsune")
    same(model, tmp_path / "m.kitsune", weights(4))
    del OPS["saved_twice"]
    with pytest.raises(InputError, match="saved_twice"):
        kt.load(tmp_path / "m.kitsune")


def test_a_failed_save_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path, x = tmp_path / "m.kitsune", weights(3, 64)
    kt.compile(layer, x).save(path)
    before = path.read_bytes()
    failing = kt.compile(lambda x: {(1, 2): x}, x)
    with pytest.raises(UnsupportedError, match="keys"):
        failing.save(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


# --- weights -------------------------------------------------------------------------------------


def test_weights_are_mapped_and_aligned(tmp_path: Path) -> None:
    odd = weights(33, 41)
    model = kt.compile(
        lambda x: (x @ kt.tensor(W) + kt.tensor(B)) @ kt.tensor(weights(48, 41)), weights(2, 64)
    )
    model.save(tmp_path / "m.kitsune")
    kt.compile(lambda x: x + kt.tensor(odd), odd).save(tmp_path / "odd.kitsune")
    for name in ("m.kitsune", "odd.kitsune"):
        tensors = load(tmp_path / name).tensors
        assert tensors
        for tensor in tensors.values():
            assert not tensor.flags.writeable
            assert not tensor.flags.owndata
            assert tensor.ctypes.data % 64 == 0


LOADING = """
import sys
import numpy as np
import kitsune as kt
model = kt.load(sys.argv[1], trust_native=sys.argv[2] == "trusted")
print("planned" if "plan" in model._latest.compiled.stages.costs else "known")
print(float(model(np.ones((3, 64), np.float32)).sum()))
assert "onnx" not in sys.modules
"""


def loaded_elsewhere(path: Path, trusted: bool = False, **environment: str) -> tuple[str, float]:
    """Whether another process knows the program of a file, and the sum of what it computes."""
    done = subprocess.run(
        [sys.executable, "-c", LOADING, str(path), "trusted" if trusted else ""],
        capture_output=True,
        text=True,
        env=os.environ | environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said, total = done.stdout.split()
    return said, float(total)


@pytest.mark.this_host
def test_another_process_plans_nothing(tmp_path: Path) -> None:
    path, x = tmp_path / "m.kitsune", np.ones((3, 64), np.float32)
    model = kt.compile(layer, x)
    model.save(path)
    assert loaded_elsewhere(path) == ("known", float(model(x).sum()))


def written() -> None:
    """Wait for the threads that write to the cache."""
    for thread in threading.enumerate():
        if thread.name == WRITER:
            thread.join()


def test_panels_are_packed_once_a_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "cache"))
    big, path, x = weights(640, 512), tmp_path / "m.kitsune", weights(4, 640)
    kt.compile(lambda x: x @ kt.tensor(big), x).save(path)
    expected = kt.load(path)(x)
    written()
    [entry] = (tmp_path / "cache").glob("packed-*")
    laid_out: list[Any] = []
    original = Panels.pack
    monkeypatch.setattr(Panels, "pack", lambda *args: laid_out.append(args) or original(*args))
    np.testing.assert_array_equal(kt.load(path)(x), expected)
    assert laid_out == []
    entry.write_bytes(entry.read_bytes()[:-5])  # a cut one is made again
    np.testing.assert_array_equal(kt.load(path)(x), expected)
    assert len(laid_out) == 1
    written()
    other = weights(640, 512)  # another file in the same place is another file
    kt.compile(lambda x: x @ kt.tensor(other), x).save(path)
    np.testing.assert_allclose(kt.load(path)(x), x @ other, rtol=1e-3, atol=1e-3)
    written()


SHARING = """
import re
import sys
from pathlib import Path
import numpy as np
import kitsune as kt

kt.load(sys.argv[1])(np.ones((4, 640), np.float32))
print("ready", flush=True)
for _ in sys.stdin:
    parts = re.split(r"^(?=[0-9a-f]+-[0-9a-f]+ )", Path("/proc/self/smaps").read_text(), flags=re.M)
    [panels] = [part for part in parts if "/packed-" in part.partition("\\n")[0]]
    kilobytes = dict(re.findall(r"^(\\w+): +(\\d+) kB", panels, flags=re.M))
    shared = int(kilobytes["Shared_Clean"]) + int(kilobytes["Shared_Dirty"])  # not on the disk yet
    print(shared, kilobytes["Private_Dirty"], flush=True)
"""


def sharing(path: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", SHARING, str(path)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


@pytest.mark.this_host
@pytest.mark.skipif(not Path("/proc/self/smaps").exists(), reason="only Linux tells")
def test_panels_are_shared_between_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "cache"))
    big, path, x = weights(640, 512), tmp_path / "m.kitsune", weights(4, 640)
    kt.compile(lambda x: x @ kt.tensor(big), x).save(path)
    kt.load(path)(x)
    written()
    with sharing(path) as first, sharing(path) as second:
        for each in (first, second):
            assert each.stdout is not None
            assert each.stdout.readline() == "ready\n"
        shared, changed = map(int, first.communicate("how much?\n")[0].split())
    assert 1024 * shared >= big.nbytes
    assert changed == 0


# --- native code ---------------------------------------------------------------------------------


@pytest.fixture
def native(tmp_path: Path) -> Path:
    path = tmp_path / "native.kitsune"
    kt.compile(layer, np.ones((3, 64), np.float32)).save(path, native=True)
    return path


def test_native_code_runs_where_it_is_trusted(native: Path, tmp_path: Path) -> None:
    """On a machine without a cache, nothing else spares it the planning."""
    for number, trusted in enumerate((True, False)):
        empty = tmp_path / f"empty{number}"
        said, total = loaded_elsewhere(native, trusted, KITSUNE_CACHE_DIR=str(empty))
        assert said == ("known" if trusted else "planned")
        assert total == pytest.approx(3)
        # What came with a file is not kept where others would run it.
        assert bool(list(empty.glob("program-*"))) is not trusted


TRUSTING_ONE = """
import sys, kitsune as kt
from kitsune.cache import programs
kt.load(sys.argv[1], trust_native=True)
before = list(programs._loaded)
kt.load(sys.argv[1])
print(len(before), len(programs._loaded))
"""


def test_native_code_is_trusted_for_one_model(native: Path, tmp_path: Path) -> None:
    """Another load of the same file, without trust, makes code of its own."""
    done = subprocess.run(
        [sys.executable, "-c", TRUSTING_ONE, str(native)],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"KITSUNE_CACHE_DIR": str(tmp_path / "empty")},
    )
    assert done.stdout.split() == ["0", "1"]


def test_native_code_for_another_cpu_is_refused(
    native: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesser = dataclasses.replace(jit.host_target(), features="+sse2")
    monkeypatch.setattr(code, "host_target", lambda: lesser)
    with pytest.raises(DeviceError, match="does not run on this CPU"):
        kt.load(native, trust_native=True)
    kt.load(native)
    other = dataclasses.replace(lesser, triple="riscv64-unknown-linux-gnu")
    monkeypatch.setattr(code, "host_target", lambda: other)
    with pytest.raises(DeviceError, match="riscv64"):
        kt.load(native, trust_native=True)


def test_without_native_code_there_is_nothing_to_trust(tmp_path: Path) -> None:
    x = weights(3, 64)
    model = kt.compile(layer, x)
    model.save(tmp_path / "m.kitsune")
    assert load(tmp_path / "m.kitsune").native == b""
    np.testing.assert_array_equal(kt.load(tmp_path / "m.kitsune", trust_native=True)(x), model(x))
