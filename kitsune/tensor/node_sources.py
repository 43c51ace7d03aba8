"""Track the array, alias and owner behind each node of a lazy graph.

A tensor's graph is made of ordinary nodes. A table beside them holds what is known about some of
them: the array a leaf holds, the array of a node that was computed already, or the node that
another one is a second name for. Entries die with their nodes.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any
from weakref import ref

import numpy as np

from kitsune.errors import UnsupportedError
from kitsune.ir.dtypes import DType, from_numpy
from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import constant, input_
from kitsune.ir.ops.op_table import caller
from kitsune.ir.ops.sources import input_row
from kitsune.ir.rewrite import rebuild

if TYPE_CHECKING:
    from kitsune.tensor.lazy import Lazy


class Source:
    """The value behind a node, or the node it is an alias of.

    `owner` is the leaf tensor the node was made for; when it `collects`, a backward pass fills its
    `.grad`. `released` marks a value whose history was given up after a backward pass.
    """

    __slots__ = ("alias", "array", "collects", "owner", "released", "watch")

    def __init__(self, array: np.ndarray | None, alias: Node | None = None) -> None:
        self.array, self.alias = array, alias
        self.owner: ref[Lazy] | None = None
        self.collects = self.released = False
        self.watch: object = None  # keeps the node's weak reference, whose callback drops the entry

    def settle(self, array: np.ndarray) -> None:
        """The value is known, and what it was computed from is no longer needed."""
        self.array, self.alias = array, None


_SOURCES: dict[int, Source] = {}  # by the node's id: a lookup makes no weak reference
_names = itertools.count()

find = _SOURCES.get


def _register(node: Node, source: Source) -> Source:
    key = id(node)
    source.watch = ref(node, lambda _: _SOURCES.pop(key, None))
    _SOURCES[key] = source
    return source


def leaf(array: np.ndarray) -> Node:
    """A node of its own for a value, to be fed to programs and never baked into one."""
    node = fresh_input(array.shape, from_numpy(array.dtype))
    _register(node, Source(array))
    return node


def alias(node: Node) -> Node:
    """A node with the value of another and none of its history: gradients stop here."""
    made = fresh_input(node.shape, node.dtype)
    _register(made, Source(None, node))
    return made


def fresh_input(shape: Shape, dtype: DType) -> Node:
    """An input of the shape and type of a value that exists, so that no rule has to be asked, and
    under a name of its own, so that no other node can mean the same."""
    attrs = (("dtype", dtype), ("name", f"tensor{next(_names)}"), ("shape", shape))
    return Node(input_row.name, (), attrs, shape, dtype)


def stand_for(node: Node, meaning: Node) -> None:
    """Programs compute `meaning` where they find `node`; gradients still see `node`'s own row."""
    _register(node, Source(None, meaning))


def own(node: Node, owner: Lazy, collects: bool) -> None:
    source = _SOURCES[id(node)]
    source.owner, source.collects = ref(owner), collects


def remember(node: Node, array: np.ndarray) -> None:
    """The value of a computed node, for whichever graph still holds it."""
    found = find(id(node))
    if found is None:
        _register(node, Source(array))
    else:
        found.settle(array)


def release(node: Node) -> None:
    _SOURCES[id(node)].released = True


# --- the walk ------------------------------------------------------------------------------------


class Description:
    """A graph in calling order: what makes two of them the same program, and what feeds this one.

    `place` numbers the nodes, inputs first; `parts` says what stands at each number: the op, its
    attributes and the numbers of its inputs, the shape and type of a value that is fed, or the
    number that an alias is another name for. `is_whole` says whether gradients, which see through
    values computed before and have rules of the user's own, would find no more than this.
    """

    def __init__(self, free: Iterable[Node] = ()) -> None:
        self.place: dict[Node, int] = {}
        self.parts: list[tuple[Any, ...]] = []
        self.feeds: list[Node] = []
        self.arrays: list[np.ndarray] = []
        self.pending: dict[Node, None] = {}  # leaves that have to be computed first
        self.realizing: set[Node] = set()  # the tensors that this graph computes
        self.is_whole = True
        self._free = set(free)

    def visit(self, roots: Sequence[Node]) -> None:
        place, parts = self.place, self.parts
        stack = list(reversed(roots))
        while stack:
            node = stack[-1]
            if node in place:
                stack.pop()
                continue
            source = find(id(node))
            if source is not None:
                if source.array is None:
                    target = self._behind(node, source)
                    if target not in place:
                        stack.append(target)
                        continue
                    place[node] = len(parts)
                    parts.append((place[target],))
                    self.is_whole = self.is_whole and node.op == "input"
                else:
                    self._add_feed(node, source.array)
                stack.pop()
                continue
            waiting = [i for i in node.inputs if i not in place]
            if waiting:
                waiting.reverse()
                stack += waiting
                continue
            if node.op == "input" and node not in self._free:
                raise _no_value(node)
            stack.pop()
            inputs = node.inputs
            place[node] = len(parts)
            parts.append((node.op, node.attrs, *[place[i] for i in inputs]))

    def _add_feed(self, node: Node, array: np.ndarray) -> None:
        self.is_whole = self.is_whole and node.op == "input"
        self.place[node] = len(self.parts)
        self.parts.append((node.shape, node.dtype.name))
        self.feeds.append(node)
        self.arrays.append(array)

    def _behind(self, node: Node, source: Source) -> Node:
        """The node an alias names. A leaf that is still to be computed is noted: it is a value that
        programs are fed, so it has to run first unless it is being computed now."""
        if source.owner is not None and node not in self.realizing:
            self.pending[node] = None
        assert source.alias is not None
        return source.alias

    def graph(self, outputs: Sequence[Node], *, constants: bool = False) -> Graph:
        """The graph as the compiler takes it: values are inputs, or constants of it."""
        made: list[Node] = []
        inputs: list[Node] = []
        position = {node: n for n, node in enumerate(self.feeds)}
        for node, at in self.place.items():
            if len(self.parts[at]) == 1:
                made.append(made[self.parts[at][0]])  # an alias
            elif node in position:
                number = position[node]
                if constants:
                    made.append(constant(self.arrays[number]))
                    continue
                inputs.append(input_(f"x{number}", node.shape, node.dtype))
                made.append(inputs[-1])
            else:
                made.append(rebuild(node, tuple(made[self.place[i]] for i in node.inputs)))
        return Graph(tuple(inputs), tuple(made[self.place[o]] for o in outputs))


def is_traced(root: Node) -> bool:
    """Return whether a node depends on an input that has no value."""
    seen: set[Node] = set()
    stack = [root]
    while stack:
        node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        source = find(id(node))
        if source is None:
            if node.op == "input":
                return True
            stack += node.inputs
        elif source.alias is not None:
            stack.append(source.alias)
    return False


def _no_value(node: Node) -> UnsupportedError:
    return UnsupportedError(
        f"cannot read a value that depends on '{node.attr('name')}'",
        why="the function is being traced: its inputs have shapes and types, and no values yet",
        at=caller(),
        hint="choose with kt.where instead of `if`, and read values outside the function",
    )
