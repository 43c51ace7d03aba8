"""Recurrent layers of ONNX: every attribute, any number of steps and sequences in one program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("onnx")

from onnx import TensorProto, helper, numpy_helper

import kitsune as kt
from kitsune.model import dispatch
from tests.frontends.onnx_models import hosts

GATES = {"RNN": 1, "GRU": 3, "LSTM": 4}
STATES = {"RNN": 1, "GRU": 1, "LSTM": 2}
HIDDEN, WIDTH = 5, 3
LENGTHS = ((75, 2), (1, 1), (2, 3), (300, 1))  # steps and sequences
Functions = list[Callable[[np.ndarray], np.ndarray]]


def sigmoid(x: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-x))


NAMED: dict[str, Callable[..., np.ndarray]] = {
    "Sigmoid": sigmoid,
    "Tanh": np.tanh,
    "Relu": lambda x: np.maximum(x, 0),
    "Affine": lambda x, a, b: a * x + b,
    "LeakyRelu": lambda x, a: np.where(x < 0, a * x, x),
    "ThresholdedRelu": lambda x, a: np.where(x > a, x, 0),
    "ScaledTanh": lambda x, a, b: a * np.tanh(b * x),
    "HardSigmoid": lambda x, a, b: np.clip(a * x + b, 0, 1),
    "Elu": lambda x, a: np.where(x < 0, a * (np.exp(x) - 1), x),
    "Softsign": lambda x: x / (1 + np.abs(x)),
    "Softplus": lambda x: np.log1p(np.exp(x)),
}


def step(
    op: str, weights: dict[str, np.ndarray], x: np.ndarray, state: list[np.ndarray], f: Functions,
    attrs: dict[str, Any],
) -> list[np.ndarray]:  # fmt: skip
    """One step of one sequence, as the operators define it."""
    w, r = weights["w"], weights["r"]
    wb, rb = np.split(weights["b"], 2)
    h = state[0]
    if op == "RNN":
        return [f[0](w @ x + r @ h + wb + rb)]
    if op == "GRU":
        (xz, xr, xh), (rz, rr, rh) = np.split(w @ x + wb, 3), np.split(r, 3)
        bz, br, bh = np.split(rb, 3)
        z, reset = f[0](xz + rz @ h + bz), f[0](xr + rr @ h + br)
        if attrs.get("linear_before_reset"):
            made = f[1](xh + reset * (rh @ h + bh))
        else:
            made = f[1](xh + rh @ (reset * h) + bh)
        return [(1 - z) * made + z * h]
    i, o, forget, c = np.split(w @ x + r @ h + wb + rb, 4)
    pi, po, pf = np.split(weights["p"], 3)
    i = f[0](i + pi * state[1])
    forget = 1 - i if attrs.get("input_forget") else f[0](forget + pf * state[1])
    cell = forget * state[1] + i * f[1](c)
    return [f[0](o + po * cell) * f[2](cell), cell]


def reference(
    op: str, feeds: dict[str, np.ndarray], direction: str, functions: list[Functions],
    attrs: dict[str, Any],
) -> list[np.ndarray]:  # fmt: skip
    """The results, one sequence at a time."""
    feeds = {
        name: a.astype(np.float64) if a.dtype == np.float32 else a for name, a in feeds.items()
    }
    x = feeds["x"]
    steps, batch, _ = x.shape
    count = 2 if direction == "bidirectional" else 1
    y = np.zeros((steps, count, batch, HIDDEN))
    last = np.zeros((STATES[op], count, batch, HIDDEN))
    for d in range(count):
        own = {name: feeds[name][d] for name in "wrbp" if name in feeds}
        own.setdefault("p", np.zeros(3 * HIDDEN))
        for n in range(batch):
            state = [feeds[s][d, n] for s in "hc"[: STATES[op]]]
            order = range(feeds["lengths"][n] if "lengths" in feeds else steps)
            for t in reversed(order) if direction == "reverse" or d else order:
                clip = attrs.get("clip", np.inf)
                bounded = [lambda v, f=f, c=clip: f(np.clip(v, -c, c)) for f in functions[d]]
                state = step(op, own, x[t, n], state, bounded, attrs)
                y[t, d, n] = state[0]
            last[:, d, n] = state
    return [y, *last]


def make_model(op: str, direction: str, names: list[str], attrs: dict[str, Any]) -> Any:
    """A layer with its weights as constants; steps and sequences are decided by calls."""
    rng, count = np.random.default_rng(3), 2 if direction == "bidirectional" else 1
    shapes = {
        "w": (count, GATES[op] * HIDDEN, WIDTH),
        "r": (count, GATES[op] * HIDDEN, HIDDEN),
        "b": (count, 2 * GATES[op] * HIDDEN),
        "p": (count, 3 * HIDDEN),
    }
    inputs = ["x", "w", "r", "b", "lengths", "h", "c", "p"][: 8 if op == "LSTM" else 6]
    fed = {"x": ["steps", "batch", WIDTH], "lengths": ["batch"]}
    fed |= {name: [count, "batch", HIDDEN] for name in "hc"}
    weights = {n: rng.standard_normal(shapes[n]).astype(np.float32) for n in inputs if n in shapes}
    weights = {n: 0.5 * a for n, a in weights.items() if n in names}
    outputs = ["y", "last_h", "last_c"][: 1 + STATES[op]]
    given = [n if n in names else "" for n in inputs]
    node = helper.make_node(op, given, outputs, hidden_size=HIDDEN, direction=direction, **attrs)
    types = {"lengths": TensorProto.INT32}
    infos = [
        helper.make_tensor_value_info(n, types.get(n, TensorProto.FLOAT), fed[n])
        for n in given
        if n in fed
    ]
    results = [helper.make_tensor_value_info(n, TensorProto.FLOAT, None) for n in outputs]
    constants = [numpy_helper.from_array(a, n) for n, a in weights.items()]
    graph = helper.make_graph([node], "layer", infos, results, constants)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)]), weights


def make_feeds(model: Any, steps: int, batch: int) -> dict[str, np.ndarray]:
    rng, found = np.random.default_rng(steps), {}
    sizes = {"steps": steps, "batch": batch}
    for value in model.graph.input:
        shape = [sizes.get(d.dim_param, d.dim_value) for d in value.type.tensor_type.shape.dim]
        if value.name == "lengths":
            found[value.name] = rng.integers(1, steps + 1, shape).astype(np.int32)
        else:
            found[value.name] = rng.standard_normal(shape).astype(np.float32)
    return found


ALL = ["x", "w", "r", "b", "h", "c"]
CASES: list[tuple[str, str, list[str], dict[str, Any]]] = [
    ("LSTM", "forward", ALL, {}),
    ("LSTM", "bidirectional", [*ALL, "lengths"], {}),
    ("LSTM", "reverse", [*ALL, "p"], {"clip": 0.4}),
    ("LSTM", "forward", [*ALL, "p", "lengths"], {"input_forget": 1}),
    (
        "LSTM",
        "bidirectional",
        ALL,
        {
            "activations": ["HardSigmoid", "ScaledTanh", "Relu", "Sigmoid", "Affine", "Softsign"],
            "activation_alpha": [0.3, 1.5, 0.7],
            "activation_beta": [0.4, 0.6, 0.1],
        },
    ),
    ("GRU", "forward", ALL, {}),
    ("GRU", "bidirectional", [*ALL, "lengths"], {"linear_before_reset": 1}),
    ("GRU", "reverse", ALL, {"activations": ["Sigmoid", "Softplus"], "clip": 2.0}),
    ("RNN", "forward", ALL, {}),
    (
        "RNN",
        "bidirectional",
        [*ALL, "lengths"],
        {"activations": ["LeakyRelu", "Elu"], "activation_alpha": [0.2, 0.7], "clip": 1.0},
    ),
    ("RNN", "reverse", ALL, {"activations": ["ThresholdedRelu"], "activation_alpha": [0.1]}),
]


def functions_of(op: str, direction: str, attrs: dict[str, Any]) -> list[Functions]:
    count = 2 if direction == "bidirectional" else 1
    default = {"RNN": ["Tanh"], "GRU": ["Sigmoid", "Tanh"], "LSTM": ["Sigmoid", "Tanh", "Tanh"]}
    names = attrs.get("activations", default[op] * count)
    alphas, betas = (iter(attrs.get(f"activation_{n}", ())) for n in ("alpha", "beta"))
    made: Functions = []
    for name in names:
        numbers = NAMED[name].__code__.co_argcount - 1 if name in TAKING else 0
        given = [next(source) for source in (alphas, betas)[:numbers]]
        made.append(lambda x, f=NAMED[name], g=tuple(given): f(x, *g))
    each = len(names) // count
    return [made[n * each : (n + 1) * each] for n in range(count)]


TAKING = {"Affine", "LeakyRelu", "ThresholdedRelu", "ScaledTanh", "HardSigmoid", "Elu"}


@pytest.mark.parametrize(("op", "direction", "names", "attrs"), CASES)
def test_a_layer_of_any_length_is_one_loop(
    op: str, direction: str, names: list[str], attrs: dict[str, Any]
) -> None:
    names = [n for n in names if op == "LSTM" or n != "c"]
    model, weights = make_model(op, direction, names, attrs)
    compiled = kt.compile(model, threads=1)
    functions = functions_of(op, direction, attrs)
    for steps, batch in LENGTHS:
        feeds = make_feeds(model, steps, batch)
        want = reference(op, feeds | weights, direction, functions, attrs)
        for mine, other in zip(compiled.run(None, feeds), want, strict=True):
            np.testing.assert_allclose(mine, other, rtol=2e-4, atol=2e-5)
    assert hosts(compiled) == []


def test_a_new_length_compiles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    whole = dispatch.compile_graph

    def count(graph: Any, *args: Any, **options: Any) -> Any:
        seen.append(graph)
        return whole(graph, *args, **options)

    monkeypatch.setattr(dispatch, "compile_graph", count)
    model, _ = make_model("LSTM", "bidirectional", ALL, {})
    compiled = kt.compile(model, threads=1)
    compiled.run(None, make_feeds(model, 300, 1))
    made = len(seen)
    for steps in (200, 1200, 301):
        compiled.run(None, make_feeds(model, steps, 1))
    assert len(seen) == made == 1


def test_batches_first() -> None:
    model, weights = make_model("GRU", "forward", ["x", "w", "r", "b"], {"layout": 1})
    feeds = make_feeds(model, 4, 2)
    turned = {"x": feeds["x"].transpose(1, 0, 2).copy()}
    feeds["h"] = np.zeros((1, 2, HIDDEN), np.float32)
    functions = functions_of("GRU", "forward", {})
    y, last = reference("GRU", feeds | weights, "forward", functions, {})
    got = kt.compile(model).run(None, turned)
    np.testing.assert_allclose(got[0], y.transpose(2, 0, 1, 3), rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(got[1], last.transpose(1, 0, 2), rtol=1e-4, atol=1e-5)


def test_a_saved_layer_takes_any_length(tmp_path: Path) -> None:
    model, _ = make_model("LSTM", "bidirectional", ALL, {})
    compiled = kt.compile(model, threads=1)
    feeds = make_feeds(model, 75, 2)
    want = compiled.run(None, feeds)
    compiled.save(tmp_path / "m.kitsune")
    loaded = kt.load(tmp_path / "m.kitsune")
    for mine, other in zip(loaded.run(None, feeds), want, strict=True):
        np.testing.assert_array_equal(mine, other)
    other = make_feeds(model, 9, 1)
    for mine, again in zip(loaded.run(None, other), compiled.run(None, other), strict=True):
        np.testing.assert_allclose(mine, again, rtol=1e-5, atol=1e-6)


def test_reports_show_the_loop_and_its_kernels(tmp_path: Path) -> None:
    model, _ = make_model("LSTM", "forward", ALL, {})
    compiled = kt.compile(model, threads=1)
    feeds = make_feeds(model, 9, 1)
    compiled.run(None, feeds)
    explained = compiled.explain()
    repeated = [g for g in explained.groups if g.loop == 0]
    assert repeated
    assert all(g.steps == 9 for g in repeated)
    assert "a loop of 9 steps: kernels " in str(explained)
    verified = compiled.verify(*feeds.values())
    assert verified.is_right, verified
    assert any(each.kernel == "loop" for each in verified.kernels)
    profiled = compiled.profile(*feeds.values())
    times = Counter(event.name for event in profiled.events)
    assert list(times.values()).count(9) == len(repeated)
    compiled.report(tmp_path / "report.html")
    compiled.export_onnx(tmp_path / "kernels.onnx")


def test_a_verified_model_may_loop() -> None:
    model, _ = make_model("GRU", "forward", ["x", "w", "r", "b", "h"], {})
    compiled = kt.compile(model, config=kt.fusion.FusionConfig(verify=True), threads=1)
    assert compiled.run(None, make_feeds(model, 3, 1))[0].shape == (3, 1, 1, HIDDEN)
