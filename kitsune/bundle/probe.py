"""Compute the inputs and reference outputs that a page checks itself with.

The bundle holds the whole outputs, which a page compares on every load. For the stores of each
kernel it holds a few scattered elements, the mean and the size: enough to name the first wrong one.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from kitsune.backends.base import Argument, fit
from kitsune.errors import InputError
from kitsune.ir.bind_sizes import bind_nodes
from kitsune.ir.dtypes import DType
from kitsune.ir.interp import evaluate
from kitsune.ir.node import Graph, Node, walk, walk_reachable
from kitsune.ir.ops import OPS, Kind
from kitsune.ir.sizes import Values
from kitsune.lower.memory import Step
from kitsune.system.records import dataclass

MOST_SAMPLES = 32
GOLDEN = 0x9E3779B1  # 2³² over the golden ratio: multiples of it scatter
# How far an output may be from NumPy's, in units of its root mean square; the part of its elements
# that may differ where types are exact.
TOLERANCE = {"f64": 1e-6, "f32": 1e-3, "f16": 2e-2, "bf16": 1e-1}
FAST_TOLERANCE, EXACT_TOLERANCE = 0.15, 1e-3


def tolerance(output: Node, is_fast: bool) -> float:
    """Return the tolerance of the coarsest type on the way to an output."""
    if not output.dtype.is_float:
        return EXACT_TOLERANCE
    before = walk_reachable(
        [output], lambda n: OPS[n.op].kind is not Kind.SOURCE, lambda n: n.inputs
    )
    found = max(TOLERANCE.get(n.dtype.name, 0.0) for n in (output, *before))
    return max(found, FAST_TOLERANCE) if is_fast else found


# --- inputs --------------------------------------------------------------------------------------


def probe_inputs(graph: Graph, names: Sequence[str], given: Mapping[str, Any]) -> list[np.ndarray]:
    """Values for a graph's inputs: those given by name, else random: floats are normal, indices
    any of the axis they are looked up in, other integers 1."""
    for name in given:
        if name not in names:
            raise InputError(f"no input '{name}' for a probe", why=f"there are {', '.join(names)}")
    rng, looked_up = np.random.default_rng(0), _sizes(graph)
    made = []
    for name, node in zip(names, graph.inputs, strict=True):
        if name in given:
            made.append(fit(given[name], Argument(name, node.shape, node.dtype)))
        elif node.dtype.is_float:
            values = rng.standard_normal(node.shape).astype(np.float32)
            made.append(values.astype(node.dtype.numpy))
        elif node in looked_up:
            rows = rng.integers(0, max(1, looked_up[node]), node.shape)
            made.append(rows.astype(node.dtype.numpy))
        else:
            made.append(np.ones(node.shape, node.dtype.numpy))
    return made


def _sizes(graph: Graph) -> dict[Node, int]:
    """The smallest axis that each input of integers is an index of."""
    found: dict[Node, int] = {}
    for node in graph.nodes():
        row = OPS[node.op]
        if row.bounds is None:
            continue
        operand, size = row.bounds(*(i.shape for i in node.inputs), **dict(node.attrs))
        for source in _sources(node.inputs[operand]):
            found[source] = min(size, found.get(source, size))
    return found


def _sources(index: Node) -> Iterable[Node]:
    """The inputs that an index is made of, element by element."""
    kinds = (Kind.SOURCE, Kind.MAP, Kind.VIEW)
    found = walk_reachable([index], lambda n: OPS[n.op].kind in kinds, lambda n: n.inputs)
    return (node for node in found if node.op == "input")


# --- what is expected ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Samples:
    """The outputs of a graph by NumPy, and samples of the stores of each kernel."""

    outputs: list[np.ndarray]
    kernels: list[list[dict[str, Any]]]

    def to_json(self) -> dict[str, Any]:
        return {"kernels": self.kernels}


def sample_kernels(
    graph: Graph, steps: Sequence[Step], inputs: Sequence[np.ndarray], values: Values
) -> Samples:
    """Interpret a graph node by node for the sizes of its symbols and sample the stores of each
    kernel, freeing values after their last reader. Kernels of loops have no samples."""
    bound = bind_nodes(graph, values)
    feeds = {n.attr("name"): a for n, a in zip(graph.inputs, inputs, strict=True)}
    stores = [
        [bound[step.values[n]] for n in step.kernel.written_buffers() if not step.loops]
        for step in steps
    ]
    wanted = {node for nodes in stores for node in nodes}
    outputs = [bound[node] for node in graph.outputs]
    nodes = list(dict.fromkeys(bound[node] for node in graph.nodes()))
    readers = Counter(i for node in nodes for i in node.inputs)
    readers.update(outputs)
    made: dict[Node, np.ndarray] = {}
    found: dict[Node, dict[str, Any]] = {}
    for node in walk(*nodes):
        made[node] = evaluate(node, [made[i] for i in node.inputs], feeds)
        if node in wanted:
            found[node] = _sample(made[node], node.dtype)
        for i in node.inputs:
            readers[i] -= 1
            if not readers[i]:
                made.pop(i, None)
    return Samples([made[node] for node in outputs], [[found[node] for node in s] for s in stores])


def _sample(values: np.ndarray, dtype: DType) -> dict[str, Any]:
    """Elements at scattered places, their mean and root mean square over all."""
    flat = values.reshape(-1)
    count = min(MOST_SAMPLES, flat.size)
    wide = flat.astype(np.float64)
    finite = wide[np.isfinite(wide)]
    rms = float(np.sqrt(np.mean(np.square(finite)))) if finite.size else 0.0
    return {
        "dtype": str(dtype),
        "size": flat.size,
        "rms": _number(rms),
        "mean": _number(float(finite.mean()) if finite.size else 0.0),
        "values": [_number(wide[place(n, flat.size)]) for n in range(count)],
    }


def place(n: int, size: int) -> int:
    """The element that sample `n` is of; the page computes the same."""
    return math.floor((n * GOLDEN % 2**32) / 2**32 * size)


def _number(value: float) -> float | str:
    """JSON has no word for what is not finite."""
    value = float(f"{value:.7g}")
    return (
        value
        if math.isfinite(value)
        else {math.inf: "Infinity"}.get(value, "NaN" if math.isnan(value) else "-Infinity")
    )
