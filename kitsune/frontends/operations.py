"""Build a Graph from a list of op names or `Operation` records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any

from kitsune.config.options import unknown
from kitsune.config.pattern_names import find_rows
from kitsune.errors import ShapeError, UnsupportedError
from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import OPS, Kind, Op, input_
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class Operation:
    """One operation of a list: its op, and what it reads.

    `inputs` name earlier operations or fed tensors; without them it reads the operation before it,
    and what else it takes is fed.
    """

    op: str
    inputs: tuple[str, ...] = ()
    name: str = ""
    attrs: Mapping[str, Any] = field(default_factory=dict)


def from_operations(
    operations: Sequence[str | Operation], shapes: Sequence[Shape] | Mapping[str, Shape]
) -> Graph:
    """`shapes` are those of the fed tensors: of the chain's first input, then of each further
    operand in order; operands beyond the list take the shape that fits."""
    if isinstance(operations, str) or not operations:
        raise UnsupportedError(
            f"cannot fuse {operations!r}", hint="list op names: ['matmul', 'add', 'relu']"
        )
    builder = _Builder(shapes)
    for operation in operations:
        builder.add(operation if isinstance(operation, Operation) else Operation(operation))
    return Graph(tuple(builder.fed), (builder.last,) if builder.last else ())


class _Builder:
    def __init__(self, shapes: Sequence[Shape] | Mapping[str, Shape]) -> None:
        self.known: dict[str, Shape] = {}
        self.queue: list[Shape] = []
        if isinstance(shapes, Mapping):
            self.known = {name: tuple(shape) for name, shape in shapes.items()}
        else:
            self.queue = [tuple(shape) for shape in shapes]
        self.values: dict[str, Node] = {}
        self.fed: list[Node] = []
        self.last: Node | None = None

    def add(self, operation: Operation) -> None:
        reads = [self.value(name) for name in operation.inputs]
        for op in find_rows(operation.op):
            row = self._row(op)
            reads = reads or [self.last or self.feed((64, 64))]
            attrs = {**_attributes(row, reads[0]), **operation.attrs}
            while len(reads) < (row.arity or 2):  # what takes any number joins two
                reads.append(self.feed(_fitting(row, reads)))
            self.last, reads = row(*reads, **attrs), []
        if self.last is not None:
            self.values[operation.name or operation.op] = self.last

    def _row(self, op: str) -> Op:
        if op not in OPS or OPS[op].kind in (Kind.SOURCE, Kind.HOST):
            raise unknown("op", op, [o.name for o in OPS.values() if o.kind is not Kind.SOURCE])
        return OPS[op]

    def value(self, name: str) -> Node:
        if name not in self.values:
            if name not in self.known:
                raise UnsupportedError(
                    f"nothing is called '{name}'",
                    why=f"there are {', '.join([*self.known, *self.values]) or 'no tensors yet'}",
                )
            self.values[name] = self.feed(self.known[name], name)
        return self.values[name]

    def feed(self, fitting: Shape, name: str = "") -> Node:
        shape = self.queue.pop(0) if self.queue and not name else fitting
        node = input_(name or f"x{len(self.fed)}", shape)
        self.fed.append(node)
        return node


def _attributes(row: Op, x: Node) -> dict[str, Any]:
    """Return the attributes that a bare op name leaves open: the last axis, the same shape."""
    last = len(x.shape) - 1
    usual: dict[str, Any] = {
        "axes": (last,),
        "axis": last,
        "shape": x.shape,
        "order": tuple(range(last, -1, -1)),
    }
    return {n: usual[n] for n, value in (row.attrs or {}).items() if value is ... and n in usual}


def _fitting(row: Op, reads: list[Node]) -> Shape:
    """The shape of an operand that was not given one; what follows a product is its bias."""
    x = reads[0].shape
    if row.kind is Kind.CONTRACT:
        if len(x) < 2:
            raise ShapeError(f"{row.name} cannot follow a tensor of {len(x)} axes")
        return (*x[:-2], x[-1], x[-1])
    bias = row.kind is Kind.REDUCE or OPS[reads[0].op].kind is Kind.CONTRACT
    return x[-1:] if bias else x
