"""Graph nodes: immutable, equal when identical, so sharing is free and `is` means same value."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from math import prod
from typing import Any, Final, TypeVar
from weakref import finalize, ref

import numpy as np

from kitsune.ir.budget import spend_steps
from kitsune.ir.dtypes import DType, Packed
from kitsune.system.records import dataclass

T = TypeVar("T")
Shape = tuple[int, ...]
SHARED_BYTES = 4096  # smaller constants are equal when their contents are
INITIALIZER = "initializer"  # the `op` of a file's weight


class Array:
    """A constant's value as a hashable attribute: by content when small, by identity when large."""

    def __init__(self, value: np.ndarray) -> None:
        self.value = value
        if value.nbytes < SHARED_BYTES:
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


# Of arrays that were computed from one other: that, and a text that says how, to the last bit.
_SOURCES: dict[int, tuple[ref[np.ndarray], str]] = {}


def note_source(array: np.ndarray, source: np.ndarray, how: str) -> None:
    """Remember what an array was computed from: a cache can name it without reading it all."""
    _SOURCES[id(array)] = ref(source), how
    finalize(array, _SOURCES.pop, id(array), None)


def find_source(array: np.ndarray) -> tuple[np.ndarray, str] | None:
    """The array that another was computed from, and how; None if that is not known."""
    found = _SOURCES.get(id(array))
    source = found[0]() if found else None
    return None if found is None or source is None else (source, found[1])


class Origin(str):
    """The node of a file that a graph node comes from: its text is what errors and
    reports call it. `place` is the number of the node in the file and, of one inside a branch, a
    loop or a function, which step of that it is; `op` is what the file calls the operation. What
    stands for several nodes has them as its `parts`. A weight of the file has its name alone."""

    place: tuple[int, ...]
    op: str
    parts: tuple[Origin, ...]

    def __new__(
        cls, text: str, place: tuple[int, ...], op: str, parts: tuple[Origin, ...] = ()
    ) -> Origin:
        made = super().__new__(cls, text)
        made.place, made.op, made.parts = place, op, parts
        return made

    @property
    def number(self) -> int:
        """The number of the node in the file, or of the node that contains it."""
        return self.place[0]


def join_lines(lines: Sequence[str]) -> str:
    """The line of what is made of nodes of several: the first, or an Origin of all."""
    origins = [part for o in lines if isinstance(o, Origin) for part in o.parts or (o,)]
    parts = tuple(dict.fromkeys(origins))
    if len(parts) < 2:
        return parts[0] if parts else next(iter(lines), "")
    return Origin(" and ".join(parts), parts[0].place, parts[0].op, parts)


class Node:
    """One operation; nothing of it changes. `line` is where the user wrote it, a line of theirs or
    an Origin; it is carried beside the meaning."""

    __slots__ = ("__weakref__", "_nbytes", "attrs", "dtype", "inputs", "line", "op", "shape")

    def __init__(
        self,
        op: str,
        inputs: tuple[Node, ...],
        attrs: tuple[tuple[str, Any], ...],
        shape: Shape,
        dtype: DType,
        line: str = "",
    ) -> None:
        self.op: Final = op
        self.inputs: Final = inputs
        self.attrs: Final = attrs
        self.shape: Final = shape
        self.dtype: Final = dtype
        self.line: Final = line
        self._nbytes: int | None = None

    def __str__(self) -> str:
        return f"{self.op}[{','.join(map(str, self.shape))}]"

    __repr__ = __str__  # the inputs' own would follow every path of the graph

    def attr(self, name: str) -> Any:
        return dict(self.attrs)[name]

    @property
    def nbytes(self) -> int:
        """The bytes of its value."""
        if self._nbytes is None:
            if isinstance(self.dtype, Packed):
                self._nbytes = self.dtype.nbytes(*self.shape)
            else:
                self._nbytes = prod(self.shape) * self.dtype.itemsize
        return self._nbytes


class _Entry(ref[Node]):
    """A node in the table of those alive, and its key there."""

    __slots__ = ("key",)
    key: tuple[Any, ...]


_live: dict[tuple[Any, ...], _Entry] = {}


def node(
    op: str,
    inputs: tuple[Node, ...],
    attrs: tuple[tuple[str, Any], ...],
    shape: Shape,
    dtype: DType,
    line: str = "",
    owner: Hashable = None,
) -> Node:
    """The one node with this meaning; of those with an owner, the one of that owner."""
    key = (op, attrs, shape, dtype, owner, *map(id, inputs))
    entry = _live.get(key)
    found = None if entry is None else entry()
    if found is None:
        spend_steps()
        found = Node(op, inputs, attrs, shape, dtype, line)
        entry = _live[key] = _Entry(found, _forget)
        entry.key = key
    return found


def _forget(entry: _Entry) -> None:
    """A node died. Another with its meaning may have taken its place by then."""
    if _live.get(entry.key) is entry:
        _live.pop(entry.key, None)


@dataclass(frozen=True)
class Graph:
    """A computation: its input nodes in calling order, and its output nodes."""

    inputs: tuple[Node, ...]
    outputs: tuple[Node, ...]

    def nodes(self) -> Iterator[Node]:
        return walk(*self.outputs)


def walk(*outputs: Node) -> Iterator[Node]:
    """Yield every node once, inputs first, without recursion."""
    seen: set[Node] = set()
    stack = list(reversed(outputs))
    while stack:
        here = stack[-1]
        waiting = () if here in seen else [i for i in here.inputs if i not in seen]
        if waiting:
            stack.extend(reversed(waiting))
            continue
        stack.pop()
        if here not in seen:
            seen.add(here)
            yield here


def walk_reachable(
    roots: Iterable[T], holds: Callable[[T], bool], step: Callable[[T], Iterable[T]]
) -> Iterator[T]:
    """Yield the roots and what `step` leads to from them, each once, as far as `holds` is true."""
    seen: set[T] = set()
    stack = list(roots)
    while stack:
        here = stack.pop()
        if here not in seen and holds(here):
            seen.add(here)
            yield here
            stack += step(here)


# --- structure ------------------------------------------------------------------------------------
#
# Describe the structure of a graph: everything but the names of its inputs and the values of its
# larger constants.


MAX_INLINE_ELEMENTS = 16  # constants of up to this many elements are part of the structure


def structure(graph: Graph) -> str:
    """A line a node, inputs first. Graphs of equal text have equal programs, and the same numbers
    for the same nodes."""
    number: dict[Node, int] = {}
    lines = []
    for node in graph.nodes():
        number[node] = len(number)
        inputs = [number[i] for i in node.inputs]
        lines.append(f"{node.op} {inputs} {node.shape} {node.dtype} {_attributes(node)}")
    fed = [(number.get(i, -1), i.shape, str(i.dtype)) for i in graph.inputs]
    return "\n".join([*lines, f"{fed} {[number[o] for o in graph.outputs]}"])


def _attributes(node: Node) -> str:
    if node.op == "input":
        return ""
    if node.op != "constant":
        return repr(node.attrs)
    value = node.attr("value").value
    return value.tobytes().hex() if value.size <= MAX_INLINE_ELEMENTS else str(value.shape)
