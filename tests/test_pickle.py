"""Models as engines send them to other processes: a path or an object, and how it was compiled."""

from __future__ import annotations

import inspect
import multiprocessing
import os
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import cloudpickle
import numpy as np
import onnx
import pytest
from onnx import helper, numpy_helper

import kitsune as kt
from kitsune.config import FusionConfig
from kitsune.errors import InputError
from kitsune.scale import Predictor
from kitsune.target import X86_64_V3
from tests.gguf_files import write_model

ROOT = Path(__file__).parent.parent
X = np.linspace(-1, 1, 12, dtype=np.float32).reshape(3, 4)


def double(x: Any) -> Any:
    return kt.exp(x) * 2


def again(model: Any) -> Any:
    return pickle.loads(pickle.dumps(model))


def write_onnx(folder: Path) -> Path:
    node = helper.make_node("MatMul", ["x", "w"], ["h"]), helper.make_node("Relu", ["h"], ["y"])
    weight = numpy_helper.from_array(np.eye(4, 5, dtype=np.float32), "w")
    ends = [
        [helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, ["rows", size])]
        for name, size in (("x", 4), ("y", 5))
    ]
    graph = helper.make_graph([*node], "g", *ends, [weight])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.save(model, folder / "m.onnx")
    return folder / "m.onnx"


# --- models --------------------------------------------------------------------------------------


def test_a_file_is_pickled_as_its_path_and_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_onnx(tmp_path)
    monkeypatch.chdir(tmp_path)
    config = FusionConfig(numerics="fast")
    model = kt.compile("m.onnx", config=config, threads=1, bounds={"rows": (1, 8)})
    monkeypatch.chdir("/")
    made = again(model)
    np.testing.assert_array_equal(made(X), model(X))
    assert (made._threads, made._config) == (1, config)
    with pytest.raises(InputError, match="rows"):
        made(np.zeros((9, 4), np.float32))
    assert len(pickle.dumps(model)) < 3000  # no weight, nothing compiled


def test_a_model_in_memory_is_pickled_with_its_weights(tmp_path: Path) -> None:
    model = kt.compile(onnx.load(write_onnx(tmp_path)))
    np.testing.assert_array_equal(again(model)(X), model(X))


def test_a_saved_model_is_mapped_where_it_is(tmp_path: Path) -> None:
    model = kt.compile(str(write_onnx(tmp_path)))
    want = model(X)
    model.save(tmp_path / "m.kitsune")
    loaded = kt.load(tmp_path / "m.kitsune", threads=1)
    made = again(loaded)
    assert made._threads == 1
    np.testing.assert_array_equal(made(X[:2]), want[:2])
    (tmp_path / "m.kitsune").unlink()
    with pytest.raises(InputError, match=r"m\.kitsune"):
        again(loaded)


def test_functions_modules_and_graphs() -> None:
    model = kt.compile(double)
    want = model(X)
    np.testing.assert_array_equal(again(model)(X), want)
    module = kt.nn.Linear(4, 2)
    assert [name for name, _ in again(module).named_parameters()] == ["weight", "bias"]
    layer = kt.compile(module)
    np.testing.assert_array_equal(again(layer)(X), layer(X))
    graph, config = model.traced()
    np.testing.assert_array_equal(again(kt.compile(graph, config=config))(X), want)
    by_value = cloudpickle.loads(cloudpickle.dumps(kt.compile(lambda x: kt.exp(x) * 2)))
    np.testing.assert_array_equal(by_value(X), want)


def test_tensors_are_their_values() -> None:
    x = kt.tensor(X, requires_grad=True)
    for tensor in (x, (x * 2).detach(), kt.tensor(X).to("bf16"), kt.tensor([1, 2])):
        made = again(tensor)
        assert (made.dtype, made.requires_grad) == (tensor.dtype, tensor.requires_grad)
        np.testing.assert_array_equal(made.numpy(), tensor.numpy())
    small: Any = kt.quantize(kt.nn.Linear(64, 32), bits=4)
    made = again(small)
    assert made.weight.nbytes == small.weight.nbytes
    np.testing.assert_array_equal(made.weight.numpy(), small.weight.numpy())


def test_quantised_weights_stay_what_calibration_made_of_them(tmp_path: Path) -> None:
    module = kt.nn.Linear(64, 32)
    x = np.random.default_rng(0).standard_normal((8, 64), dtype=np.float32)
    for options in ({}, {"method": "gptq", "calibration": [x]}):
        small: Any = kt.quantize(kt.compile(module), bits=4, **options)
        np.testing.assert_array_equal(again(small)(x), small(x))


def test_the_target_is_that_of_the_process_unless_it_was_given() -> None:
    own, other = kt.compile(double), kt.compile(double, target=X86_64_V3)
    assert again(other)._target == X86_64_V3
    assert pickle.dumps(own).count(b"CpuTarget") == 0
    assert again(own)._target == own._target
    assert again(kt.compile(double, device="wasm"))._target.device == "wasm"


def test_torch_modules_and_exports() -> None:
    torch = pytest.importorskip("torch")
    module = torch.nn.Sequential(torch.nn.Linear(4, 3), torch.nn.ReLU())
    with torch.no_grad():
        want = module(torch.from_numpy(X)).numpy()
    example = (torch.from_numpy(X),)
    for source in (module, torch.export.export(module, example)):
        np.testing.assert_allclose(again(kt.compile(source))(X), want, rtol=1e-6)


def test_language_models(tmp_path: Path) -> None:
    path = write_model(tmp_path / "m.gguf")
    model = kt.create_model(path, threads=1, context=32)
    made = again(model)
    assert made.context == 32
    prompt = [1, 2, 3]
    options = {"max_new_tokens": 4, "temperature": 0.0}
    assert made.generate(prompt, **options) == model.generate(prompt, **options)
    np.testing.assert_array_equal(again(kt.compile(path))(prompt), model.model(prompt))


def test_engines_see_how_many_inputs_a_model_has(tmp_path: Path) -> None:
    assert [*inspect.signature(kt.compile(write_onnx(tmp_path))).parameters] == ["x"]
    assert [*inspect.signature(kt.compile(double)).parameters] == ["x"]
    assert "source" in inspect.signature(kt.CompiledModel).parameters


# --- predictors ----------------------------------------------------------------------------------


def test_a_predictor_takes_and_gives_columns(tmp_path: Path) -> None:
    path = write_onnx(tmp_path)
    want = kt.compile(path)(X)
    predict = again(Predictor(path, threads=1, columns={"x": "features"}, keep=["id"]))
    ragged = np.empty(3, object)  # as engines hold rows that are arrays
    ragged[:] = list(X)
    for column in (X, X.tolist(), ragged):
        batch = {"features": np.asarray(column, object if column is ragged else np.float32)}
        made = predict({**batch, "id": np.arange(3), "other": ["a", "b", "c"]})
        assert made.keys() == {"id", "y"}
        np.testing.assert_array_equal(made["y"], want)


def test_what_is_wrong_with_a_batch_is_said(tmp_path: Path) -> None:
    path = write_onnx(tmp_path)
    predict = Predictor(path)
    with pytest.raises(InputError, match="no column 'x'"):
        predict({"z": X})
    with pytest.raises(InputError, match="dict of columns"):
        predict(X)  # type: ignore[arg-type]
    rows = np.empty(2, object)
    rows[:] = [np.zeros(4, np.float32), np.zeros(3, np.float32)]
    with pytest.raises(InputError, match="different shapes"):
        predict({"x": rows})
    with pytest.raises(InputError, match="no input 'q'"):
        Predictor(path, columns={"q": "x"})
    with pytest.raises(InputError, match="no output 'q'"):
        Predictor(path, outputs=["q"])({"x": X})


COMPILE = """
import sys
import numpy as np
import kitsune as kt
from kitsune.backends.cpu import jit

count, compile_object = 0, jit.compile_object
def counted(*args, **options):
    global count
    count += 1
    return compile_object(*args, **options)
jit.compile_object = counted
sys.stdin.readline()
kt.compile(lambda x: kt.softmax(kt.exp(x) @ x, -1), np.ones((9, 9), np.float32), wait=True)
print(count)
"""


def test_processes_that_start_together_compile_once(tmp_path: Path) -> None:
    def start(folder: str) -> subprocess.Popen[str]:
        env = os.environ | {"KITSUNE_CACHE_DIR": str(tmp_path / folder), "PYTHONPATH": str(ROOT)}
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        return subprocess.Popen([sys.executable, "-c", COMPILE], env=env, **pipes)  # type: ignore[call-overload,no-any-return]

    def count(*started: subprocess.Popen[str]) -> list[int]:
        for each in started:
            assert each.stdin is not None
            each.stdin.write("\n")
            each.stdin.flush()
        return [int(each.communicate(timeout=120)[0]) for each in started]

    (alone,) = count(start("alone"))
    together = count(start("shared"), start("shared"))
    assert sum(together) == alone
    assert not [*(tmp_path / "shared").glob("lock-*")]


@pytest.mark.parametrize("method", ["spawn", "fork"])
def test_workers_of_other_processes(method: str, tmp_path: Path) -> None:
    model = kt.compile(write_onnx(tmp_path), threads=1)
    want = model(X)
    with ProcessPoolExecutor(2, multiprocessing.get_context(method)) as workers:
        for made in workers.map(model, [X] * 4, timeout=120):
            np.testing.assert_array_equal(made, want)
