"""Kernel and arrays in, arrays out: the loops of a Kernel run by NumPy, each axis a dimension."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

import numpy as np

from kitsune.ir.affine import Affine, Guards
from kitsune.ir.dtypes import DType, Packed, f64
from kitsune.ir.node import Graph, Node
from kitsune.ir.packing import dequantize
from kitsune.lower.kernel import Kernel, Load, Pick, Prim, Store
from kitsune.lower.lower import Lowered
from tests.scalar import Scalars

FOLDS: dict[str, np.ufunc] = {
    "sum": np.add,
    "prod": np.multiply,
    "max": np.maximum,
    "min": np.minimum,
}


def identity(kind: str, dtype: np.dtype[Any]) -> Any:
    """What folding nothing gives."""
    if kind in ("sum", "prod"):
        return dtype.type(kind == "prod")
    if dtype.kind in "fb":
        return dtype.type(
            {"max": -np.inf, "min": np.inf}[kind] if dtype.kind == "f" else kind == "min"
        )
    limits = np.iinfo(dtype)
    return limits.min if kind == "max" else limits.max


class Loops:
    """Every point of a kernel's axes at once, in float64 where the kernel computes in f32."""

    def __init__(self, kernel: Kernel, buffers: Mapping[int, np.ndarray]) -> None:
        self.kernel, self.buffers = kernel, buffers
        self.rank = len(kernel.axes)
        self.dimension = {a.name: d for d, a in enumerate(kernel.axes)}
        self.at = {
            a.name: np.arange(a.size).reshape([-1 if d == n else 1 for n in range(self.rank)])
            for d, a in enumerate(kernel.axes)
        }
        self.values: dict[Prim, np.ndarray] = {}

    def index(self, affine: Affine, dynamic: Mapping[str, np.ndarray] | None = None) -> np.ndarray:
        at = self.at | dict(dynamic or {})
        start = np.full((1,) * self.rank, affine.const)
        return sum((at[name] * coef for name, coef in affine.terms), start)

    def flat(self, access: Load | Pick | Store, args: Sequence[Prim] = ()) -> np.ndarray:
        return self.index(self.kernel.flat(access), self.named(access, args))

    def named(self, access: Load | Pick | Store, args: Sequence[Prim]) -> dict[str, np.ndarray]:
        """The indices that come from data, by name."""
        names = () if isinstance(access, Load) else access.dynamic
        return {name: self.values[p] for name, p in zip(names, args, strict=True)}

    def holds(self, guards: Guards, dynamic: Mapping[str, np.ndarray] | None = None) -> np.ndarray:
        held = np.ones((1,) * self.rank, bool)
        for a, size in guards:
            value = self.index(a, dynamic)
            held = held & (value >= 0) & (value < size)
        return held

    def run(self) -> None:
        for p in self.kernel.prims():
            self.values[p] = self.value(p)
        for s in self.kernel.stores:
            at, value = np.broadcast_arrays(self.flat(s, s.at), self.values[s.value])
            if self.kernel.kind == "scatter" and s is self.kernel.stores[1]:
                self.scatter(s, at, value)
            else:
                self.buffers[s.buffer][at] = value

    def scatter(self, s: Store, at: np.ndarray, value: np.ndarray) -> None:
        """One update after another, in the order of the serial axes."""
        serial = [self.dimension[a.name] for a in self.kernel.role("serial")]
        sizes = [self.kernel.axes[d].size for d in serial]
        shape = [
            size if d in serial else n
            for d, (n, size) in enumerate(
                zip(at.shape, (a.size for a in self.kernel.axes), strict=True)
            )
        ]
        at, value = (
            np.moveaxis(np.broadcast_to(x, shape), serial, range(len(serial))) for x in (at, value)
        )
        out = self.buffers[s.buffer]
        for place in np.ndindex(*sizes):
            where, new = at[place], value[place]
            out[where] = FOLDS[s.combine](out[where], new) if s.combine else new

    def value(self, p: Prim) -> np.ndarray:
        args = [self.values[a] for a in p.args]
        if p.op == "load":
            return self.widened(self.buffers[p.attr.buffer][self.flat(p.attr)])
        if p.op == "pick":
            return self.picked(p)
        if p.op == "const":
            return np.full((1,) * self.rank, p.attr, wide(p.dtype))
        if p.op == "axis":
            return self.index(p.attr).astype(wide(p.dtype))
        if p.op == "inside":
            return self.holds(p.attr)
        if p.op in ("reduce", "scan"):
            return (self.fold if p.op == "reduce" else self.scan)(p, args[0])
        if p.op == "dot":
            return self.fold(p, args[0] * args[1])
        if p.op in ("cast", "bits", "halve"):
            made = getattr(Scalars(), p.op)(args[0], p.attr or p.dtype)
            return np.asarray(made, wide(p.dtype))
        return np.asarray(getattr(Scalars(), p.op)(*args))

    def widened(self, value: np.ndarray) -> np.ndarray:
        return np.asarray(value, np.float64 if value.dtype.kind not in "biu" else value.dtype)

    def picked(self, p: Prim) -> np.ndarray:
        dynamic = self.named(p.attr, p.args)
        held, at = np.broadcast_arrays(
            self.holds(p.attr.guards, dynamic), self.flat(p.attr, p.args)
        )
        buffer = self.buffers[p.attr.buffer]
        out = np.zeros(held.shape, buffer.dtype)
        out[held] = buffer[at[held]]
        return self.widened(out)

    def along(self, p: Prim, value: np.ndarray) -> tuple[np.ndarray, tuple[int, ...]]:
        """The value at every point of the axes that are bound, and where these are. One that does
        not vary along a bound axis is folded as often as the axis is long."""
        shape = list(value.shape)
        for name in p.attr.axes:
            shape[self.dimension[name]] = self.kernel.sizes[name]
        return np.broadcast_to(value, shape), tuple(self.dimension[name] for name in p.attr.axes)

    def fold(self, p: Prim, value: np.ndarray) -> np.ndarray:
        kind = "sum" if p.op == "dot" else p.attr.kind
        whole, bound = self.along(p, value)
        start = identity(kind, whole.dtype)
        return np.asarray(
            FOLDS[kind].reduce(whole, axis=bound, keepdims=True, initial=start, dtype=whole.dtype)
        )

    def scan(self, p: Prim, value: np.ndarray) -> np.ndarray:
        whole, bound = self.along(p, value)
        moved = np.moveaxis(whole, bound, range(len(bound)))
        lines = moved.reshape((prod(moved.shape[: len(bound)]), *moved.shape[len(bound) :]))
        lines = lines[::-1] if p.attr.reverse else lines
        made = FOLDS[p.attr.kind].accumulate(lines, dtype=lines.dtype)
        if p.attr.exclusive:
            start = np.full_like(made[:1], identity(p.attr.kind, made.dtype))
            made = np.concatenate([start, made[:-1]])
        made = made[::-1] if p.attr.reverse else made
        return np.moveaxis(made.reshape(moved.shape), range(len(bound)), bound)


def wide(dtype: DType) -> np.dtype[Any]:
    """What stands for a value of a kernel."""
    return f64.numpy if dtype.is_float else dtype.numpy


def run_lowered(
    graph: Graph, lowered: Sequence[Lowered], feeds: Mapping[str, np.ndarray]
) -> list[np.ndarray]:
    """The outputs of a graph, f32 in float64: its kernels in order, over one array a value."""
    memory = {n: _stored(feeds[n.attr("name")]) for n in graph.inputs}
    for low in lowered:
        for node, buffer in zip(low.nodes, low.kernel.buffers, strict=True):
            if node.op == "constant":
                memory[node] = _constant(node)
            elif node not in memory:
                memory[node] = _stored(np.zeros(buffer.size, node.dtype.numpy))
        with np.errstate(all="ignore"):
            Loops(low.kernel, {n: memory[node] for n, node in enumerate(low.nodes)}).run()
    memory |= {o: _constant(o) for o in graph.outputs if o.op == "constant"}
    return [memory[o].reshape(o.shape) for o in graph.outputs]


def _constant(node: Node) -> np.ndarray:
    value: np.ndarray = node.attr("value").value
    if isinstance(node.dtype, Packed):
        value = dequantize(value, (node.shape[0], node.shape[1]), node.dtype)
    return _stored(value)


def _stored(value: np.ndarray) -> np.ndarray:
    """Flat, and float64 where it was f32."""
    return value.reshape(-1).astype(np.float64 if value.dtype == np.float32 else value.dtype)
