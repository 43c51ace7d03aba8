"""Canonical graph in, loaded program out: planned and compiled only if none of its structure is
known, in this process or on disk.

The structure of a graph is everything but the names of its inputs and the values of its larger
constants. Those are laid out when a program is loaded; no stage after rewriting looks at them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from kitsune import __version__
from kitsune.backends.cpu import jit
from kitsune.ir.node import Graph, Node
from kitsune.ir.ops import OPS, custom
from kitsune.locks import make_lock
from kitsune.lower.memory import Layout
from kitsune.runtime.cache import build_id, default_store, digest
from kitsune.runtime.linked import Linked
from kitsune.runtime.program import NativeProgram, constant_value
from kitsune.runtime.threads import pool
from kitsune.stages import Stages
from kitsune.target import CpuTarget

if TYPE_CHECKING:
    from kitsune.runtime.webassembly import WasmProgram

REMEMBERED = 256  # programs whose code is kept in memory
BAKED = 16  # constants of up to this many elements are part of the structure

_loaded: OrderedDict[str, tuple[Linked, Any]] = OrderedDict()
# By `NativeProgram.name`: what the user said may run for the model that is being compiled.
_TRUSTED: ContextVar[Mapping[str, bytes]] = ContextVar("kitsune_trusted", default={})  # noqa: B039
_lock = make_lock()


def load_program(
    graph: Graph,
    layout: Callable[[], Layout],
    target: CpuTarget,
    settings: str | None,
    threads: int | None,
    stages: Stages,
    measured: str = "",
) -> NativeProgram | WasmProgram:
    """The program of a canonical graph. `settings` is all else that its layout depends on (without
    them it is compiled anew), but for what was `measured` here, which code of a file disregards."""
    nodes, size = list(graph.nodes()), pool(threads).size

    def make() -> Linked:
        from kitsune.runtime.linking import link

        numbers = {node: n for n, node in enumerate(nodes)}
        return link(layout(), numbers, target, size, stages)

    with stages.time("load"):
        text, name = structure(graph), ""
    if settings is None or is_private(text + settings) or any(_is_custom(n.op) for n in nodes):
        linked = make()
        with stages.time("load"):
            code = _code(linked, target)
    else:
        if target.device == "cpu":  # what a file may have brought along
            name = digest(__version__, settings, str(size), text)
        where = build_id(), jit.recipe(target), repr(target), settings
        key = digest(*where, measured, str(size), text)
        linked, code = _find(f"program-{key}", name, make, target, stages)
    named = zip(linked.inputs, graph.inputs, strict=True)
    inputs = tuple(replace(argument, name=node.attr("name")) for argument, node in named)
    values = [constant_value(nodes[c.number]) for c in linked.constants]
    linked = replace(linked, inputs=inputs)
    if target.device == "wasm":
        from kitsune.runtime.webassembly import WasmProgram

        return WasmProgram(linked, values, code, stages)
    return NativeProgram(linked, values, code, threads, stages, name)


def _code(linked: Linked, target: CpuTarget, is_known: bool = False) -> Any:
    """Its objects, ready to run in this process; whether they did in an earlier one."""
    if target.device == "wasm":
        from kitsune.runtime.webassembly import load_module

        return load_module(linked.objects)
    return jit.load(linked.objects, target, is_known)


def _find(
    key: str, name: str, make: Callable[[], Linked], target: CpuTarget, stages: Stages
) -> tuple[Linked, Any]:
    with _lock:
        if key in _loaded:
            _loaded.move_to_end(key)
            return _loaded[key]
    store = default_store()
    with stages.time("load"):
        own = store.get(key)
        brought = None if own else _TRUSTED.get().get(name)
        data = own or brought
        if data is None:
            linked = make()
            store.put(key, linked.to_bytes())
        else:
            linked = Linked.from_bytes(data)
        code = _code(linked, target, is_known=own is not None)
    if brought is not None:  # for this model: another of the same structure makes its own
        return linked, code
    with _lock:
        _loaded[key] = linked, code
        while len(_loaded) > REMEMBERED:
            _loaded.popitem(last=False)
    return linked, code


@contextmanager
def trusting(programs: Mapping[str, bytes]) -> Iterator[None]:
    """Inside, run these, as `Linked.to_bytes` made them, where this machine has none of its own.
    They are never written to disk, nor remembered: nothing else runs them without being asked."""
    token = _TRUSTED.set(programs)
    try:
        yield
    finally:
        _TRUSTED.reset(token)


def forget() -> None:
    """Drop what this process remembers; the disk stays as it is."""
    with _lock:
        _loaded.clear()


# --- structure -----------------------------------------------------------------------------------


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
    return value.tobytes().hex() if value.size <= BAKED else str(value.shape)


def _is_custom(op: str) -> bool:
    """Whether it is a user's row, whose functions may change while its name stays."""
    return getattr(OPS[op].numpy, "__module__", "") == custom.__name__


def is_private(text: str) -> bool:
    """Whether it shows an object by its address, which means nothing to anybody else."""
    return " at 0x" in text
