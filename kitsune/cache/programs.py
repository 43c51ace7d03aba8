"""Find the binary of a graph: in this process, on disk, or among those that a saved model brought.

A binary depends on the structure of its graph: everything but the names of its inputs and the
values of its larger constants, which are packed when it is loaded. No stage after rewriting reads
those.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from kitsune import __version__
from kitsune.cache.store import default_store, digest
from kitsune.ir.node import Graph, structure
from kitsune.ir.ops import OPS, custom_op
from kitsune.system.locks import make_lock

MAX_LOADED = 256  # binaries whose code stays in memory

_loaded: OrderedDict[str, Any] = OrderedDict()
# By portable name: what the user said may run for the model that is being compiled.
_TRUSTED: ContextVar[Mapping[str, bytes]] = ContextVar("kitsune_trusted", default={})  # noqa: B039
_lock = make_lock()


@dataclass(frozen=True)
class ProgramKey:
    """`local` is the key on this machine, `portable` the name of the same program in a saved model;
    either is empty where there is none."""

    local: str = ""
    portable: str = ""

    def alternative(self, number: int) -> ProgramKey:
        """The key of another binary of the same graph, for other sizes."""
        if not number or not self.local:
            return self
        portable = digest(self.portable, str(number)) if self.portable else ""
        return ProgramKey(f"program-{digest(self.local, str(number))}", portable)


@dataclass(frozen=True)
class Entry:
    """The bytes of a binary, and whether this machine wrote them itself."""

    data: bytes
    is_own: bool


def program_key(
    graph: Graph, fingerprint: str, settings: str, measured: str, threads: int, is_portable: bool
) -> ProgramKey:
    """`fingerprint` is the back end's, `settings` is all else that planning depends on but what was
    `measured` here, which a binary of a saved model disregards."""
    if not fingerprint or any(_is_custom(node.op) for node in graph.nodes()):
        return ProgramKey()
    text = structure(graph)
    if has_address(text + settings):
        return ProgramKey()
    local = digest(fingerprint, settings, measured, str(threads), text)
    portable = digest(__version__, settings, str(threads), text) if is_portable else ""
    return ProgramKey(f"program-{local}", portable)


def get_loaded(key: ProgramKey) -> Any:
    """The binary of this process, with its code; None if there is none."""
    if not key.local:
        return None
    with _lock:
        if key.local in _loaded:
            _loaded.move_to_end(key.local)
        return _loaded.get(key.local)


def read_binary(key: ProgramKey) -> Entry | None:
    if not key.local:
        return None
    own = default_store().get(key.local)
    data = own or _TRUSTED.get().get(key.portable)
    return None if data is None else Entry(data, own is not None)


def write_binary(key: ProgramKey, binary: Any) -> None:
    if key.local:
        default_store().put(key.local, binary.to_bytes())


def put_loaded(key: ProgramKey, binary: Any) -> None:
    """Keep a binary and its code for programs of the same structure."""
    if not key.local:
        return
    with _lock:
        _loaded[key.local] = binary
        while len(_loaded) > MAX_LOADED:
            _loaded.popitem(last=False)


@contextmanager
def trust_programs(programs: Mapping[str, bytes]) -> Iterator[None]:
    """Inside, run these where this machine has none of its own. They are never written to disk, nor
    remembered: nothing else runs them unasked."""
    token = _TRUSTED.set(programs)
    try:
        yield
    finally:
        _TRUSTED.reset(token)


def clear_loaded() -> None:
    """Drop the binaries of this process; the disk stays as it is."""
    with _lock:
        _loaded.clear()


# --- structure -----------------------------------------------------------------------------------


def _is_custom(op: str) -> bool:
    """Whether it is a user's row, whose functions may change while its name stays."""
    return getattr(OPS[op].numpy, "__module__", "") == custom_op.__name__


def has_address(text: str) -> bool:
    """Whether it shows an object by its address, which means nothing to another process."""
    return " at 0x" in text
