"""Graph nodes: immutable, equal when identical, so sharing is free and `is` means same value."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

import numpy as np

from kitsune.ir.dtypes import DType

Shape = tuple[int, ...]
_SMALL = 4096  # constants up to this many bytes are equal when their contents are


class Array:
    """A constant's value as a hashable attribute: by content when small, by identity when large."""

    def __init__(self, value: np.ndarray) -> None:
        self.value = value
        if value.nbytes <= _SMALL:
            digest = hashlib.blake2b(np.ascontiguousarray(value).tobytes(), digest_size=16).digest()
            self._key: Any = (value.dtype.str, value.shape, digest)
        else:
            self._key = id(value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Array) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        return f"<{self.value.dtype}[{','.join(map(str, self.value.shape))}]>"


@dataclass(frozen=True, eq=False, repr=False)
class Node:
    """One operation. `line` is where the user wrote it; it is carried beside the meaning."""

    op: str
    inputs: tuple[Node, ...]
    attrs: tuple[tuple[str, Any], ...]
    shape: Shape
    dtype: DType
    line: str = ""

    def __str__(self) -> str:
        return f"{self.op}[{','.join(map(str, self.shape))}]"

    __repr__ = __str__  # the inputs' own would follow every path of the graph

    def attr(self, name: str) -> Any:
        return dict(self.attrs)[name]


_live: WeakValueDictionary[tuple[Any, ...], Node] = WeakValueDictionary()


def node(
    op: str,
    inputs: tuple[Node, ...],
    attrs: tuple[tuple[str, Any], ...],
    shape: Shape,
    dtype: DType,
    line: str = "",
) -> Node:
    """The one node with this meaning."""
    key = (op, tuple(id(i) for i in inputs), attrs, shape, dtype)
    found = _live.get(key)
    if found is None:
        found = _live[key] = Node(op, inputs, attrs, shape, dtype, line)
    return found


@dataclass(frozen=True)
class Graph:
    """What a model computes: the nodes it is fed, in calling order, and the nodes it returns."""

    inputs: tuple[Node, ...]
    outputs: tuple[Node, ...]

    def nodes(self) -> Iterator[Node]:
        return walk(*self.outputs)


def walk(*outputs: Node) -> Iterator[Node]:
    """Yield every node once, inputs first, without recursion."""
    seen: set[Node] = set()
    stack = [(n, False) for n in reversed(outputs)]
    while stack:
        here, ready = stack.pop()
        if here in seen:
            continue
        if ready:
            seen.add(here)
            yield here
        else:
            stack.append((here, True))
            stack.extend((i, False) for i in reversed(here.inputs))
