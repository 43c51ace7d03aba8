"""Functions that are made of rows: what they compute, and that views copy nothing."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from kitsune.ir.dtypes import f64, i8, i64, u8
from kitsune.ir.interp import interpret
from kitsune.ir.node import Graph, Node, walk
from kitsune.ir.ops import (
    OPS,
    Kind,
    batch_norm,
    fill,
    flip,
    input_,
    one_hot,
    repeat,
    split,
    stack,
    tile,
    transpose,
    tril,
    triu,
    zeros_like,
)

x = input_("x", (3, 4), f64)
stacked = input_("x", (2, 3, 4), f64)
empty = input_("x", (0, 4), f64)


def run(output: Node, value: np.ndarray) -> np.ndarray:
    inputs = tuple(n for n in walk(output) if n.op == "input")
    return interpret(Graph(inputs, (output,)), {"x": value})[0]


FUNCTIONS: dict[str, tuple[Node, Node, Callable[[np.ndarray], np.ndarray]]] = {
    "flip": (x, flip(x, (1,)), lambda a: np.flip(a, 1)),
    "flip of two axes": (stacked, flip(stacked, (0, 2)), lambda a: np.flip(a, (0, 2))),
    "flip of nothing": (empty, flip(empty, (0,)), lambda a: a),
    "split": (x, split(x, [1, 0, 3], 1)[2], lambda a: a[:, 1:]),
    "split into nothing": (x, split(x, [1, 0, 3], 1)[1], lambda a: a[:, 1:1]),
    "stack": (x, stack([x, x, x], 1), lambda a: np.stack([a, a, a], 1)),
    "stack at the end": (x, stack([x, x], 2), lambda a: np.stack([a, a], 2)),
    "tile": (x, tile(x, (2, 3)), lambda a: np.tile(a, (2, 3))),
    "tile to nothing": (x, tile(x, (0, 3)), lambda a: np.tile(a, (0, 3))),
    "repeat": (x, repeat(x, (2, 3)), lambda a: np.repeat(np.repeat(a, 2, 0), 3, 1)),
    "transpose": (stacked, transpose(stacked), lambda a: np.swapaxes(a, 1, 2)),
    "tril": (stacked, tril(stacked), np.tril),
    "tril above": (x, tril(x, 1), lambda a: np.tril(a, 1)),
    "tril below": (x, tril(x, -2), lambda a: np.tril(a, -2)),
    "triu": (stacked, triu(stacked, -1), lambda a: np.triu(a, -1)),
    "zeros_like": (x, zeros_like(x), np.zeros_like),
    "filled": (x, fill((2, 2), 0.5, f64), lambda a: np.full((2, 2), 0.5)),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions_equal_numpys(name: str) -> None:
    source, made, numpy = FUNCTIONS[name]
    value = np.random.default_rng(0).normal(size=source.shape)
    np.testing.assert_array_equal(run(made, value), numpy(value))


@pytest.mark.parametrize("name", ["flip", "split", "tile", "repeat", "transpose"])
def test_what_moves_or_repeats_elements_is_a_view(name: str) -> None:
    kinds = {OPS[n.op].kind for n in walk(FUNCTIONS[name][1])}
    assert kinds == {Kind.SOURCE, Kind.VIEW}


@pytest.mark.parametrize("dtype", [i8, u8, i64], ids=str)
def test_one_hot(dtype: object) -> None:
    """An index outside, and one from the end, has no 1."""
    indices = input_("x", (5,), dtype)  # type: ignore[arg-type]
    value = np.array([0, 2, 1, 3, 100]).astype(indices.dtype.numpy)
    got = run(one_hot(indices, 3), value)
    assert got.dtype == np.float32
    np.testing.assert_array_equal(got, np.eye(3)[[0, 2, 1]].tolist() + [[0, 0, 0]] * 2)
    assert one_hot(indices, 300, i64).shape == (5, 300)


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_batch_norm_by_given_statistics(axis: int) -> None:
    rng = np.random.default_rng(0)
    value = rng.normal(size=stacked.shape)
    size = stacked.shape[axis]
    given = {n: rng.uniform(0.5, 2, size) for n in ("mean", "var", "weight", "bias")}
    nodes = [input_(n, (size,), f64) for n in given]
    made = batch_norm(stacked, *nodes, axis=axis, eps=1e-3)
    graph = Graph((stacked, *nodes), (made,))
    line = [size if d == axis else 1 for d in range(3)]
    mean, var, weight, bias = (a.reshape(line) for a in given.values())
    want = (value - mean) / np.sqrt(var + 1e-3) * weight + bias
    np.testing.assert_allclose(interpret(graph, {"x": value, **given})[0], want)
