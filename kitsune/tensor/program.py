"""Lazy tensors in, their values computed: everything that is asked for runs as one program.

The cache key is the structure of the graph: ops, attributes, which input stands where, and the
shapes and types of the values that are fed. Values themselves are arguments of the program, so a
training loop compiles once.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any
from weakref import ref

import numpy as np

from kitsune.backends.cpu import jit
from kitsune.compiler import build, in_force
from kitsune.config import AMBIENT
from kitsune.ir.node import Graph, Node
from kitsune.runtime.executable import only_or_all
from kitsune.tensor.sources import Description, find

if TYPE_CHECKING:
    from kitsune.tensor.lazy import Lazy

MOST_PROGRAMS = 256  # the least recently used one is dropped beyond this

Run = Callable[[Sequence[np.ndarray]], Sequence[np.ndarray]]


class Programs:
    """Compiled programs by structure. `compiled` counts how many had to be made."""

    def __init__(self, most: int = MOST_PROGRAMS) -> None:
        self.most = most
        self.compiled = 0
        self._runs: OrderedDict[Any, Run] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Any, build: Callable[[], Graph]) -> Run:
        with self._lock:
            run = self._runs.get(key)
            if run is not None:
                self._runs.move_to_end(key)
                return run
        made = compile_run(build())
        with self._lock:
            self.compiled += 1
            self._runs[key] = made
            while len(self._runs) > self.most:
                self._runs.popitem(last=False)
        return made

    def clear(self) -> None:
        with self._lock:
            self._runs.clear()

    def __len__(self) -> int:
        return len(self._runs)


PROGRAMS = Programs()


def compile_run(graph: Graph) -> Run:
    """A graph as a function from the arrays of its inputs to those of its outputs."""
    executable = build(graph, jit.host_target(), in_force(None)).executable
    call = executable.bind(lambda *arrays: only_or_all(executable.run(arrays)))
    if len(graph.outputs) == 1:
        return lambda arrays: (call(*arrays),)
    return lambda arrays: call(*arrays)


# --- running -------------------------------------------------------------------------------------


def realize(*tensors: Lazy) -> None:
    """Compute these tensors in one program, with what the same backward passes made."""
    members = [m for t in tensors if t._family is not None for m in t._family.members()]
    compute([*tensors, *members])


def compute(tensors: Sequence[Lazy]) -> None:
    """Compute exactly these tensors, in one program."""
    wanted = list({id(t): t for t in tensors if t._array is None and not _known(t)}.values())
    if not wanted:
        return
    while True:
        description = Description()
        _describe(description, wanted)
        if _riders:
            joined = [t for t in _riding(description) if t._expr not in description.realizing]
            _describe(description, joined)
            wanted += joined
        if not description.pending:
            break
        compute([wanted[0]._result._pending(node) for node in description.pending])
    outputs = [t._root() for t in wanted]
    places = tuple([description.place[o] for o in outputs])
    key = (tuple(description.parts), places, in_force(None), AMBIENT.get())
    run = PROGRAMS.get(key, lambda: description.graph(outputs))
    for tensor, array in zip(wanted, run(description.arrays), strict=True):
        tensor._settle(array)


def _describe(description: Description, tensors: Sequence[Lazy]) -> None:
    description.realizing.update(t.node for t in tensors)
    description.visit([t._root() for t in tensors])


def _known(tensor: Lazy) -> bool:
    """Whether another tensor with the same expression was computed before."""
    source = find(id(tensor._expr))
    if source is None or source.array is None:
        return False
    tensor._settle(source.array)
    return True


# Tensors whose new value is computed along with a node, whenever that one is.
Rider = tuple["ref[Lazy]", ref[Node]]
_riders: list[Rider] = []


def ride(tensor: Lazy, trigger: Node) -> None:
    _riders.append((ref(tensor), ref(trigger)))


def _riding(description: Description) -> list[Lazy]:
    """The tensors that ride along with what was described."""
    joined, waiting = list[Rider](), list[Rider]()
    for entry in _riders:
        tensor, trigger = entry[0](), entry[1]()
        if tensor is None or tensor._array is not None or trigger is None:
            continue
        (joined if trigger in description.place else waiting).append(entry)
    _riders[:] = joined + waiting
    return [t for t in (entry[0]() for entry in joined) if t is not None]
