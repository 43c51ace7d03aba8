"""How far a result may be from the float64 one: one table, by dtype."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

import numpy as np
from ml_dtypes import finfo

from kitsune.backends.cpu.vmath.bounds import OF_ONE
from kitsune.ir.dtypes import DTYPES, DType
from kitsune.ir.interp import evaluate
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, Kind, Op
from kitsune.ir.rewrite import rebuild
from tests.scalar import Scalars

# The largest relative error of one rounding, and the least number that is known so exactly.
FLOATS = [dtype for dtype in DTYPES.values() if dtype.is_float]
UNIT = {dtype.name: float(finfo(dtype.numpy).eps) / 2 for dtype in FLOATS}
SMALLEST = {
    dtype.name: max(
        float(finfo(dtype.numpy).smallest_subnormal),
        float(finfo(dtype.value.numpy).smallest_normal),
    )
    for dtype in FLOATS
}

# Relative to the magnitude of the row an element stands in: 32 roundings of f32, for f64 what
# NumPy's own order of summation may cost, and for halves, computed in f32, a few roundings where
# they are stored. Integers and bools are exact.
RELATIVE = {
    dtype.name: 3 * UNIT[dtype.name] if dtype.is_float else 0.0 for dtype in DTYPES.values()
}
RELATIVE |= {"f32": 32 * UNIT["f32"], "f64": 1e-12}

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
    with np.errstate(over="ignore", invalid="ignore"):
        stored = want.astype(got.dtype).astype(np.float64)  # what is too large is infinite
        mine, exact = got.astype(np.float64), want.astype(np.float64)
    special = ~np.isfinite(stored)
    np.testing.assert_array_equal(mine[special], stored[special])
    by = magnitude(want) if scale is None else scale
    limit = RELATIVE[dtype] * np.broadcast_to(by, want.shape) + SMALLEST[dtype]
    with np.errstate(invalid="ignore"):
        excess = np.where(special, 0.0, np.abs(mine - exact) - limit)
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
    """How far roundings on the way move each element of each output, at most, in four runs with
    random ones. A graph may magnify them without end, as a difference of equal values does."""
    plain = decompose(graph)
    exact = in_float64(plain, feeds)
    noise = [np.zeros(o.shape) for o in graph.outputs]
    for seed in range(4):
        moved = in_float64(plain, feeds, np.random.default_rng(seed))
        for at, (a, b) in enumerate(zip(moved, exact, strict=True)):
            with np.errstate(invalid="ignore"):
                change = np.abs(a.astype(np.float64) - b)
            noise[at] = np.maximum(noise[at], np.where(np.isfinite(change), change, 0.0))
    return [n.max(-1, keepdims=True) if n.ndim and n.size else n for n in noise]


def decompose(graph: Graph) -> Graph:
    """Every composite as the simpler ops it stands for."""
    new: dict[Node, Node] = {}
    for node in graph.nodes():
        inputs, expand = tuple(new[i] for i in node.inputs), OPS[node.op].expand
        new[node] = expand(*inputs, **dict(node.attrs)) if expand else rebuild(node, inputs)
    return Graph(graph.inputs, tuple(new[o] for o in graph.outputs))


def in_float64(
    graph: Graph, feeds: Mapping[str, np.ndarray], rng: np.random.Generator | None = None
) -> list[np.ndarray]:
    """The outputs, every float in float64, with an error after each primitive where `rng` is given.
    What a cast rounds, it rounds."""
    values: dict[Node, np.ndarray] = {}
    with np.errstate(all="ignore"):
        for node in graph.nodes():
            args = [values[i] for i in node.inputs]
            value = evaluate(node, args, feeds) if rng is None else _rounded(node, args, feeds, rng)
            values[node] = value.astype(np.float64) if node.dtype.is_float else value
    return [values[o] for o in graph.outputs]


def _rounded(
    node: Node,
    args: Sequence[np.ndarray],
    feeds: Mapping[str, np.ndarray],
    rng: np.random.Generator,
) -> np.ndarray:
    """One op with random errors: a few roundings for a primitive, and for a sum one rounding of the
    whole for every eighth term, since kernels add in lanes."""
    if not node.dtype.is_float:
        return evaluate(node, args, feeds)
    unit = UNIT[_value_type(node.dtype).name]

    def moved(value: np.ndarray, size: np.ndarray) -> np.ndarray:
        finite = np.where(np.isfinite(size), size, 0.0)
        return np.asarray(value + rng.uniform(-unit, unit, np.shape(value)) * finite)

    def primitive(value: np.ndarray, name: str = "") -> np.ndarray:
        is_float = np.asarray(value).dtype.kind == "f"
        size = np.ones_like(value) if name in OF_ONE["f32"] else np.abs(value)
        return moved(value, 4 * size) if is_float else value

    row = OPS[node.op]
    if row.scalar is not None and row.reach is None:
        value = row.scalar(Scalars(primitive), *args, **dict(node.attrs))
        return primitive(np.broadcast_to(value, node.shape))  # also when it is stored
    value = evaluate(node, args, feeds)
    return moved(value, _error(row, node, args, value)) if node.inputs else value


def _value_type(dtype: DType) -> DType:
    """Packed weights are read as f32."""
    return dtype if dtype.name in UNIT else DTYPES["f32"]


def _error(row: Op, node: Node, args: Sequence[np.ndarray], value: np.ndarray) -> np.ndarray:
    """How many units in the last place of what a row may be off."""
    if row.kind is Kind.CONTRACT:
        terms = args[0].shape[-1]
        return np.asarray((4 + terms / 8) * np.matmul(np.abs(args[0]), np.abs(args[1])))
    if row.kind is Kind.REDUCE and row.fold == "sum":
        axes = node.attr("axes")
        terms = prod(args[0].shape[a] for a in axes)
        return np.asarray((4 + terms / 8) * np.abs(args[0]).sum(axes, keepdims=True))
    if row.fold in ("sum", "prod"):  # one after another: of what stands in the row, or is updated
        terms = max(np.size(args[-1]) // max(value.size, 1), max(node.shape, default=1))
        absolute = [np.abs(a) if a.dtype.kind == "f" else a for a in args]
        return np.asarray((4 + terms) * np.abs(row.numpy(*absolute, **dict(node.attrs))))
    return np.zeros(value.shape)
