"""Compile and run the graph of lazy tensors as one program.

The cache key is the structure of the graph: ops, attributes, which input stands where, and the
shapes and types of the values that are fed. Values themselves are arguments of the program, so a
training loop compiles once.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any
from weakref import ref

import numpy as np

from kitsune.backends.base import unwrap_single
from kitsune.backends.cpu.host_target import machine_target
from kitsune.compiler import compile_graph, resolve_config
from kitsune.config import AMBIENT
from kitsune.ir.node import Graph, Node, walk
from kitsune.ir.ops.op_table import caller, show
from kitsune.ir.size_order import UnknownSize, decides_equality
from kitsune.ir.sizes import is_symbolic
from kitsune.lower.memory import InPlace
from kitsune.system.files import wrap_errors
from kitsune.system.locks import make_lock
from kitsune.tensor.node_sources import Description, find
from kitsune.tune.tuning_store import load_measurements, usual_effort

if TYPE_CHECKING:
    from kitsune.tensor.lazy import Lazy

MOST_PROGRAMS = 256  # the least recently used one is dropped beyond this

Run = Callable[[Sequence[np.ndarray]], Sequence[np.ndarray]]


class Programs:
    """Compiled programs by structure; the one used longest ago goes."""

    def __init__(self, most: int = MOST_PROGRAMS) -> None:
        self.most = most
        self._runs: OrderedDict[Any, Run] = OrderedDict()
        self._lock = make_lock()

    def get(self, key: Any) -> Run | None:
        with self._lock:
            run = self._runs.get(key)
            if run is not None:
                self._runs.move_to_end(key)
            return run

    def put(self, key: Any, run: Run) -> None:
        with self._lock:
            self._runs[key] = run
            while len(self._runs) > self.most:
                self._runs.popitem(last=False)

    def clear(self) -> None:
        with self._lock:
            self._runs.clear()

    def __len__(self) -> int:
        return len(self._runs)


PROGRAMS = Programs()


def find_run(description: Description, outputs: Sequence[Node], in_place: InPlace = ()) -> Run:
    """The program of a description: from this process, or compiled now."""
    key = structure(description, outputs), in_place
    run = PROGRAMS.get(key)
    if run is None:
        run = compile_run(description.graph(outputs), in_place)
        PROGRAMS.put(key, run)
    return run


def compile_run(graph: Graph, in_place: InPlace = ()) -> Run:
    """A graph as a function from the arrays of its inputs to those of its outputs. It may write an
    output `in_place` of an input, and then returns that very array."""
    target, config = machine_target(), resolve_config(None)
    measured = load_measurements(graph, target, config, None, usual_effort())
    with wrap_errors(""):
        made = compile_graph(graph, target, config, in_place=in_place, measured=measured)
    program = made.program
    call = program.bind(lambda *arrays: unwrap_single(program.run(arrays)))
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
    if decides_equality():
        _refuse_dynamic(wanted)
    description, riders = describe(wanted)
    wanted += riders
    outputs = [t._root() for t in wanted]
    run = find_run(description, outputs)
    for tensor, array in zip(wanted, run(description.arrays), strict=True):
        tensor._settle(array)


def _refuse_dynamic(tensors: Sequence[Lazy]) -> None:
    """Raise where a value depends on sizes that calls decide: nothing of it is known yet."""
    for node in walk(*(t.node for t in tensors)):
        if node.op == "size" or is_symbolic(node.shape):
            raise UnknownSize(
                f"a value that depends on {show(node.shape)} is read while the function is traced",
                at=caller(),
                hint="compile with dynamic=False, or without a symbol for this axis",
            )


def describe(wanted: Sequence[Lazy], others: Sequence[Node] = ()) -> tuple[Description, list[Lazy]]:
    """Describe the graph that computes these tensors and others computed with them. Pending leaves
    run first."""
    while True:
        description = Description()
        riders: list[Lazy] = []
        _visit(description, wanted)
        description.visit(others)
        if _riders:
            riders = [t for t in _riding(description) if t._expr not in description.realizing]
            _visit(description, riders)
        if not description.pending:
            return description, riders
        result = type(wanted[0])._result
        compute([result._pending(node) for node in description.pending])


def structure(description: Description, outputs: Sequence[Node]) -> tuple[Any, ...]:
    """Return the cache key that equal programs share."""
    places = tuple([description.place[o] for o in outputs])
    return (tuple(description.parts), places, resolve_config(None), AMBIENT.get())


def _visit(description: Description, tensors: Sequence[Lazy]) -> None:
    description.realizing.update(t.node for t in tensors)
    description.visit([t._root() for t in tensors])


def _known(tensor: Lazy) -> bool:
    """Return whether another tensor with the same expression was computed before."""
    source = find(id(tensor.node))
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
