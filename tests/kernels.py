"""Kernel and arrays in, arrays out: the loops of a Kernel run by NumPy, each axis a dimension."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from kitsune.ir.affine import Affine
from kitsune.ir.dtypes import Packed
from kitsune.ir.node import Graph, Node
from kitsune.ir.packing import dequantize
from kitsune.lower.kernel import Kernel, Load, Prim, Store
from kitsune.lower.lower import Lowered
from tests.scalar import Scalars

FOLDS: dict[str, Callable[..., Any]] = {"sum": np.sum, "max": np.max, "min": np.min}


class Loops:
    """Every point of a kernel's axes at once, in float64."""

    def __init__(self, kernel: Kernel, buffers: Mapping[int, np.ndarray]) -> None:
        self.kernel, self.buffers = kernel, buffers
        rank = len(kernel.axes)
        self.dimension = {a.name: d for d, a in enumerate(kernel.axes)}
        self.at = {
            a.name: np.arange(a.size).reshape([-1 if d == n else 1 for n in range(rank)])
            for d, a in enumerate(kernel.axes)
        }
        self.values: dict[Prim, np.ndarray] = {}

    def index(self, affine: Affine) -> np.ndarray:
        start = np.full((1,) * len(self.kernel.axes), affine.const)
        return sum((self.at[name] * coef for name, coef in affine.terms), start)

    def flat(self, access: Load | Store) -> np.ndarray:
        return self.index(self.kernel.flat(access))

    def run(self) -> None:
        for p in self.kernel.prims():
            self.values[p] = self.value(p)
        for s in self.kernel.stores:
            where = self.flat(s)
            at, value = np.broadcast_arrays(where, self.values[s.value])
            self.buffers[s.buffer][at] = value

    def value(self, p: Prim) -> np.ndarray:
        args = [self.values[a] for a in p.args]
        if p.op == "load":
            return np.asarray(self.buffers[p.attr.buffer][self.flat(p.attr)])
        if p.op == "const":
            return np.full((1,) * len(self.kernel.axes), p.attr)
        if p.op == "reduce":
            return self.fold(p, FOLDS[p.attr.kind], args[0])
        if p.op == "dot":
            return self.fold(p, np.sum, args[0] * args[1])
        return np.asarray(getattr(Scalars(), p.op)(*args))

    def fold(self, p: Prim, by: Callable[..., Any], value: np.ndarray) -> np.ndarray:
        """A value that does not vary along a bound axis is folded as often as the axis is long."""
        shape = list(value.shape)
        for name in p.attr.axes:
            shape[self.dimension[name]] = self.kernel.sizes[name]
        bound = tuple(self.dimension[name] for name in p.attr.axes)
        return np.asarray(by(np.broadcast_to(value, shape), axis=bound, keepdims=True))


def run_lowered(
    graph: Graph, lowered: Sequence[Lowered], feeds: Mapping[str, np.ndarray]
) -> list[np.ndarray]:
    """The outputs of a graph in float64: its kernels in order, over one array a value."""
    memory = {n: _wide(feeds[n.attr("name")]) for n in graph.inputs}
    for low in lowered:
        for node, buffer in zip(low.nodes, low.kernel.buffers, strict=True):
            if node.op == "constant":
                memory[node] = _constant(node)
            elif node not in memory:
                memory[node] = _wide(np.zeros(buffer.size, node.dtype.numpy))
        with np.errstate(all="ignore"):
            Loops(low.kernel, {n: memory[node] for n, node in enumerate(low.nodes)}).run()
    memory |= {o: _constant(o) for o in graph.outputs if o.op == "constant"}
    return [memory[o].reshape(o.shape) for o in graph.outputs]


def _constant(node: Node) -> np.ndarray:
    value: np.ndarray = node.attr("value").value
    if isinstance(node.dtype, Packed):
        value = dequantize(value, (node.shape[0], node.shape[1]), node.dtype)
    return _wide(value)


def _wide(value: np.ndarray) -> np.ndarray:
    """Flat, and float64 where it was f32."""
    return value.reshape(-1).astype(np.float64 if value.dtype == np.float32 else value.dtype)
