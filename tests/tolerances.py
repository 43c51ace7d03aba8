"""How far a result may be from the float64 one: one table, by dtype."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

import numpy as np

from kitsune.ir.interp import evaluate
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, Kind
from kitsune.ir.rewrite import rebuild
from tests.scalar import Scalars

UNIT = 2.0**-24  # the largest relative error of one rounding to f32
SMALLEST = 2.0**-126  # f32 values below have fewer bits

# Relative to the magnitude of the row an element stands in: 32 roundings of f32, and for f64 what
# NumPy's own order of summation may cost.
RELATIVE = {"f32": 32 * UNIT, "f64": 1e-12, "i32": 0.0, "bool": 0.0}

# A central difference of a float64 function with unit values.
FINITE_DIFFERENCE = 2e-7


def magnitude(want: np.ndarray) -> np.ndarray:
    """What errors are measured by: an element's own size and the rms of its row."""
    finite = np.where(np.isfinite(want), want, 0.0).astype(np.float64)
    if finite.ndim == 0 or finite.size == 0:
        return np.asarray(np.abs(finite))
    return np.asarray(np.abs(finite) + np.sqrt(np.mean(finite**2, axis=-1, keepdims=True)))


def assert_close(
    got: np.ndarray, want: np.ndarray, dtype: str, scale: np.ndarray | float | None = None
) -> None:
    """Same shape, same NaNs and infinities, and |got − want| ≤ RELATIVE[dtype]·scale elsewhere.

    `scale` is the magnitude that errors are relative to; by default that of the row.
    """
    assert got.shape == want.shape
    if RELATIVE[dtype] == 0.0:
        np.testing.assert_array_equal(got, want)
        return
    special = ~np.isfinite(want)
    np.testing.assert_array_equal(got[special], want[special].astype(got.dtype))
    by = magnitude(want) if scale is None else scale
    limit = RELATIVE[dtype] * np.broadcast_to(by, want.shape) + SMALLEST
    with np.errstate(invalid="ignore"):
        excess = np.where(special, 0.0, np.abs(got - want.astype(np.float64)) - limit)
    bad = ~(excess <= 0)  # a NaN is bad as well
    if bad.any():
        worst = np.unravel_index(
            np.argmax(np.where(np.isnan(excess), np.inf, excess)), excess.shape
        )
        raise AssertionError(
            f"{bad.sum()} of {bad.size} elements differ, most at {[int(i) for i in worst]}: "
            f"{got[worst]!r}, not {want[worst]!r}, allowed ±{limit[worst]:.3g}"
        )


# --- what a graph makes of roundings -------------------------------------------------------------


def rounding_noise(graph: Graph, feeds: Mapping[str, np.ndarray]) -> list[np.ndarray]:
    """How far f32 roundings on the way move each element of each output, at most, in four runs with
    random ones. A graph may magnify them without end, as a difference of equal values does."""
    plain = spelled_out(graph)
    exact = _with_roundings(plain, feeds, None)
    noise = [np.zeros(o.shape) for o in graph.outputs]
    for seed in range(4):
        moved = _with_roundings(plain, feeds, np.random.default_rng(seed))
        for at, (a, b) in enumerate(zip(moved, exact, strict=True)):
            with np.errstate(invalid="ignore"):
                change = np.abs(a.astype(np.float64) - b)
            noise[at] = np.maximum(noise[at], np.where(np.isfinite(change), change, 0.0))
    return [n.max(-1, keepdims=True) if n.ndim and n.size else n for n in noise]


def spelled_out(graph: Graph) -> Graph:
    """Every composite as the simpler ops it stands for."""
    new: dict[Node, Node] = {}
    for node in graph.nodes():
        inputs, expand = tuple(new[i] for i in node.inputs), OPS[node.op].expand
        new[node] = expand(*inputs, **dict(node.attrs)) if expand else rebuild(node, inputs)
    return Graph(graph.inputs, tuple(new[o] for o in graph.outputs))


def _with_roundings(
    graph: Graph, feeds: Mapping[str, np.ndarray], rng: np.random.Generator | None
) -> list[np.ndarray]:
    """The outputs in float64, with an error after each primitive where `rng` is given."""
    values: dict[Node, np.ndarray] = {}
    with np.errstate(all="ignore"):
        for node in graph.nodes():
            args = [values[i] for i in node.inputs]
            value = evaluate(node, args, feeds) if rng is None else _rounded(node, args, feeds, rng)
            values[node] = value.astype(np.float64) if node.dtype.name == "f32" else value
    return [values[o] for o in graph.outputs]


def _rounded(
    node: Node,
    args: Sequence[np.ndarray],
    feeds: Mapping[str, np.ndarray],
    rng: np.random.Generator,
) -> np.ndarray:
    """One op with random errors: a few roundings for a primitive, and for a sum one rounding of the
    whole for every eighth term, since kernels add in lanes."""

    def moved(value: np.ndarray, size: np.ndarray) -> np.ndarray:
        finite = np.where(np.isfinite(size), size, 0.0)
        return np.asarray(value + rng.uniform(-UNIT, UNIT, np.shape(value)) * finite)

    def primitive(value: np.ndarray) -> np.ndarray:
        return value if np.asarray(value).dtype == np.bool_ else moved(value, 4 * np.abs(value))

    row = OPS[node.op]
    if row.scalar is not None:
        value = row.scalar(Scalars(primitive), *args, **dict(node.attrs))
        return np.broadcast_to(value, node.shape)
    value = evaluate(node, list(args), feeds)
    if row.kind is Kind.CONTRACT:
        terms = args[0].shape[-1]
        return moved(value, (4 + terms / 8) * np.matmul(np.abs(args[0]), np.abs(args[1])))
    if row.fold == "sum":
        axes = node.attr("axes")
        terms = prod(args[0].shape[a] for a in axes)
        return moved(value, (4 + terms / 8) * np.abs(args[0]).sum(axes, keepdims=True))
    return value
