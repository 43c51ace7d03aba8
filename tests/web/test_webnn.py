"""Groups as MLGraphs, built with a stand-in that records what is asked of WebNN; NumPy then does
what was recorded, and has to find what the model computes. No real device of WebNN has run them."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.bundle.webnn import OPS
from tests.web.models import block, convolutions, weights_of

WEB = Path(kt.__file__).parent / "web"
# A builder whose operands are numbers of calls, and a context that keeps a list of its own.
RECORD = """
import { OPERATIONS, WebNnProgram, openContext } from '%s/webnn.js';
import { readFileSync } from 'node:fs';
const { described, weights, inputs } = JSON.parse(readFileSync(0, 'utf8'));
const bytes = (text) => Uint8Array.from(Buffer.from(text, 'base64'));
const log = [];
const coded = ({ buffer, byteOffset, byteLength }) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');
const plain = (value) => ArrayBuffer.isView(value) ? { bytes: coded(value) } : value;
globalThis.MLGraphBuilder = class {
  constructor() {
    const calls = [];
    const graph = log.push({ calls }) - 1;
    return new Proxy(this, { get: (_, method) => method === 'then' ? undefined : (...given) => {
      if (method === 'build') {
        log[graph].outputs = given[0];
        return { graph };
      }
      calls.push([method, given.map(plain)]);
      return { operand: calls.length - 1 };
    } });
  }
};
const context = {
  createTensor: async (asked) => ({ tensor: log.push({ made: asked }) - 1, destroy() {} }),
  writeTensor: ({ tensor }, value) => log.push({ write: tensor, ...plain(value) }),
  dispatch: (graph, reads, writes) => log.push({ dispatch: graph.graph, reads, writes }),
  readTensor: async ({ tensor }) => new Uint8Array(log.push({ read: tensor }) && 8).buffer,
};
const ml = { createContext: async () => context };
Object.defineProperty(globalThis, 'navigator', { value: { ml } });
const held = bytes(weights);
const program = await WebNnProgram.create(
  await openContext(), described, (at, nbytes) => held.subarray(at, at + nbytes));
await program.run(inputs.map(bytes));
console.log(JSON.stringify({ log, operations: Object.keys(OPERATIONS) }));
"""


def recorded(described: Any, weights: bytes, inputs: list[np.ndarray]) -> Any:
    import base64

    node = shutil.which("node")
    if node is None:
        pytest.skip("no Node")
    code = {
        "described": described,
        "weights": base64.b64encode(weights).decode(),
        "inputs": [base64.b64encode(x.tobytes()).decode() for x in inputs],
    }
    ran = subprocess.run(
        [node, "--input-type=module", "-e", RECORD % WEB.as_posix()],
        input=json.dumps(code),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


# --- what WebNN says that it computes -------------------------------------------------------------


def keeping(reduce: Callable[..., Any]) -> Callable[..., Any]:
    return lambda x, options: reduce(
        x, axis=tuple(options["axes"]), keepdims=options["keepDimensions"]
    )


def layer_normalization(x: np.ndarray, options: Any) -> Any:
    axes = tuple(options["axes"])
    mean = x.mean(axes, keepdims=True)
    return (x - mean) / np.sqrt(x.var(axes, keepdims=True) + options["epsilon"])


def gelu(x: np.ndarray) -> Any:
    from math import erf

    return (x * (1 + np.vectorize(erf)(x / 2**0.5)) / 2).astype(x.dtype)


def softmax(x: np.ndarray, axis: int) -> Any:
    raised = np.exp(x - x.max(axis, keepdims=True))
    return raised / raised.sum(axis, keepdims=True)


NUMPY: dict[str, Callable[..., Any]] = {
    "add": np.add,
    "div": np.divide,
    "mul": np.multiply,
    "matmul": np.matmul,
    "gelu": gelu,
    "relu": lambda x: np.maximum(x, 0),
    "softmax": softmax,
    "reduceSum": keeping(np.sum),
    "reduceMax": keeping(np.max),
    "greaterOrEqual": lambda a, b: (a >= b).astype(np.uint8),
    "lesser": lambda a, b: (a < b).astype(np.uint8),
    "logicalOr": lambda a, b: ((a != 0) | (b != 0)).astype(np.uint8),
    "cast": lambda x, dtype: x.astype(dtype),
    "reshape": lambda x, shape: x.reshape(shape),
    "transpose": lambda x, options: x.transpose(options["permutation"]),
    "slice": lambda x, starts, sizes, options: x[
        tuple(map(slice, starts, np.add(starts, sizes), options["strides"]))
    ],
    "gather": lambda x, places, options: np.take(x, places, options["axis"]),
    "pad": lambda x, before, after, options: np.pad(
        x, list(zip(before, after, strict=True)), constant_values=options["value"]
    ),
    "layerNormalization": layer_normalization,
}


def raw(entry: Any) -> bytes:
    import base64

    return base64.b64decode(entry["bytes"])


def computed(graph: Any, feeds: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    operands: list[np.ndarray] = []
    for method, given in graph["calls"]:
        args = [
            operands[a["operand"]] if isinstance(a, dict) and "operand" in a else a for a in given
        ]
        if method == "input":
            operands.append(feeds[args[0]])
        elif method == "constant":
            operands.append(
                np.frombuffer(raw(args[1]), args[0]["dataType"]).reshape(args[0]["shape"])
            )
        else:
            operands.append(np.asarray(NUMPY[method](*args)))
    return {name: operands[o["operand"]] for name, o in graph["outputs"].items()}


def replayed(log: Any) -> list[np.ndarray]:
    """What the tensors hold that were read."""
    held: dict[int, np.ndarray] = {}
    read = []
    for entry in log:
        if "write" in entry:
            made = log[entry["write"]]["made"]
            assert made["writable"]
            held[entry["write"]] = np.frombuffer(raw(entry), made["dataType"]).reshape(
                made["shape"]
            )
        elif "dispatch" in entry:
            feeds = {name: held[t["tensor"]] for name, t in entry["reads"].items()}
            for name, value in computed(log[entry["dispatch"]], feeds).items():
                tensor = entry["writes"][name]["tensor"]
                made = log[tensor]["made"]
                assert (str(value.dtype), list(value.shape)) == (made["dataType"], made["shape"])
                held[tensor] = value
        elif "read" in entry:
            assert log[entry["read"]]["made"]["readable"]
            read.append(held[entry["read"]])
    return read


@pytest.mark.parametrize(("make", "checks"), [(lambda: block(8), 1), (convolutions, 0)])
@pytest.mark.parametrize("fused", [True, False])
def test_a_recorded_program_is_the_model(
    tmp_path: Path, make: Callable[[], tuple[Any, np.ndarray]], checks: int, fused: bool
) -> None:
    function, x = make()
    model = kt.compile(function, x)
    model.export_web(tmp_path / "site", browsers=[], targets=["webnn"])
    manifest = json.loads((tmp_path / "site" / "model.json").read_text(encoding="utf-8"))
    [entry] = manifest["variants"][0]["specialisations"]
    program = next(e["program"] for e in entry["webnn"] if e["fused"] == fused)
    described = json.loads((tmp_path / "site" / program).read_text(encoding="utf-8"))
    found = recorded(described, weights_of(tmp_path / "site"), [x])
    assert set(found["operations"]) == OPS
    *hidden, got = replayed(found["log"])
    np.testing.assert_allclose(got, model(x), rtol=1e-4, atol=1e-5)
    assert [int(each) for each in hidden] == [0] * checks
    assert sum("dispatch" in each for each in found["log"]) == len(described["groups"])


def test_what_webnn_cannot_say_is_refused(tmp_path: Path) -> None:
    x = np.ones((4, 64), np.float32)
    w = np.random.default_rng(0).standard_normal((64, 64), np.float32)
    model = kt.compile(lambda x: x @ kt.tensor(w), x)
    made = model.export_web(
        tmp_path / "a", browsers=[], targets=["wasm", "webnn"], widths={4: kt.quantize(model, 4)}
    )
    assert "WebNN has no q4" in made.refused["webnn"]
    made = kt.compile(lambda x: x.cumsum(1), x).export_web(
        tmp_path / "b", browsers=[], targets=["wasm", "webnn"]
    )
    assert "WebNN has nothing that computes cumsum" in made.refused["webnn"]
