"""Find the binary of a graph and its packed weights: in this process, on disk, in a saved model.

A binary depends on the structure of its graph: everything but the names of its inputs and the
values of its larger constants, which are packed when it is loaded. No stage after rewriting reads
those.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import threading
import weakref
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from typing import Any

import numpy as np

from kitsune import __version__
from kitsune.cache.store import build_id, default_store, digest
from kitsune.frontends.safetensors import raw
from kitsune.ir.bind_sizes import symbols_in
from kitsune.ir.node import Graph, find_source, structure
from kitsune.ir.ops import OPS, custom_op
from kitsune.system.free_memory import find_map
from kitsune.system.locks import can_start_threads, make_lock
from kitsune.system.records import dataclass

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

    def first(self) -> ProgramKey:
        """The key of a binary of the same graph whose code is of the first level."""
        return ProgramKey(f"program-{digest(self.local, 'first')}" if self.local else "")


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
    ranges = sorted((s.name, s.low, s.high, s.divisor) for s in symbols_in(graph))
    text = f"{structure(graph)}\n{ranges}"  # code may hold for no other sizes
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


def take_turn(key: ProgramKey, is_final: bool = True) -> AbstractContextManager[bool]:
    """Compile a program while no other process does, if it is the one to cache; gives whether
    another did, until now."""
    is_shared = is_final and key.local
    return default_store().take_turn(key.local) if is_shared else nullcontext(False)


def drop_binary(key: ProgramKey) -> None:
    if key.local:
        default_store().drop(key.local)


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


# --- packed weights -------------------------------------------------------------------------------
#
# Cache packed panels of weights: packed by the first process, mapped by later ones.
#
# A weight is known by its file (device, number, size and times, which change with its contents) and
# its name in it, so that what one file says can never become the weights of another; or by a digest
# of its contents that was made here.


WORTH_KEEPING_NBYTES = 1 << 20  # less is packed in the time that a file takes to open
WORTH_MAPPING_NBYTES = 1 << 16  # from which on a weight by itself is stored
SMALL_NBYTES = 1 << 12  # of weights whose contents are looked at whenever they are packed
WRITER = "kitsune-panels"

_names: dict[int, str] = {}
_places: dict[int, tuple[int, int]] = {}  # of mapped weights: which file of the model, and where
_waiting: deque[tuple[Callable[..., None], tuple[Any, ...]]] = deque()  # the first is at work
_panels_lock = make_lock()
_held = 0  # calls under way that are a model's first: nothing is written before their result
_is_writing = False


def name_weight(array: np.ndarray, name: str) -> None:
    """What a weight is called wherever its file is loaded."""
    _names[id(array)] = name
    weakref.finalize(array, _names.pop, id(array), None)


def place_weight(array: np.ndarray, file: int) -> None:
    """Note where a weight lies in a file of its model, if it is mapped from there."""
    mapped = find_map(array)
    if mapped is not None:
        start = np.frombuffer(mapped, np.uint8, 1).ctypes.data
        _places[id(array)] = file, array.ctypes.data - start
        weakref.finalize(array, _places.pop, id(array), None)


def weight_place(array: np.ndarray) -> tuple[int, int] | None:
    """Which file of its model a weight lies in, and where; None if it is not mapped from one."""
    return _places.get(id(array))


def weight_name(array: np.ndarray) -> str:
    """What it is called: after the weight that it was computed from, or after its contents, if its
    file did not say. It does not change."""
    if id(array) not in _names:
        source, how = find_source(array) or (None, "")
        known = _names.get(id(source)) if source is not None else None
        made = build_id(), how, str(array.dtype), str(array.shape)  # by this build of kitsune
        name = digest(known, *made) if known else None
        name_weight(array, name or _hash_contents(array))
    return _names[id(array)]


def _hash_contents(array: np.ndarray) -> str:
    hashed = hashlib.sha256(f"{array.dtype.name}{array.shape}".encode())
    hashed.update(raw(np.ascontiguousarray(array)))
    return hashed.hexdigest()[:40]


def panels_key(wanted: Sequence[tuple[np.ndarray, Any]], nbytes: int) -> str:
    """What the cache calls the panels of these weights together; nothing if they are not kept."""
    if nbytes < WORTH_KEEPING_NBYTES:
        return ""
    names = [
        _names.get(id(value)) or (_hash_contents(value) if value.nbytes <= SMALL_NBYTES else "")
        for value, _ in wanted
    ]
    if not all(names):
        return ""
    parts = [f"{name} {panels}" for name, (_, panels) in zip(names, wanted, strict=True)]
    return f"packed-{digest(build_id(), str(nbytes), *parts)}"


def find_panels(key: str, nbytes: int) -> np.ndarray | None:
    found = default_store().map(key, nbytes)
    return None if found is None else np.frombuffer(found, np.uint8)


def cache_bytes(name: str, nbytes: int, make: Callable[[], np.ndarray]) -> np.ndarray:
    """Bytes that begin at a cache line: those of the cache, or what is made and then kept there.
    The name is a digest of all that they depend on."""
    if nbytes < WORTH_MAPPING_NBYTES:
        return make()
    key = f"packed-{name}"
    found = find_panels(key, nbytes)
    if found is None:
        found = make()
        store_panels(key, found)
    return found


def store_panels(key: str, memory: np.ndarray) -> None:
    write_later(default_store().keep, key, memory.data)


def write_later(write: Callable[..., None], *given: Any) -> None:
    """Write in another thread, one thing after the other, which the process waits for when it ends:
    disks are slow, and the call that made what is written has its answer."""
    if not can_start_threads():
        with contextlib.suppress(Exception):
            write(*given)
        return
    with _panels_lock:
        _waiting.append((write, given))
        _start_writing()


@contextmanager
def hold_writes() -> Iterator[None]:
    """Write nothing before what is inside is over: its user waits for it."""
    global _held
    with _panels_lock:
        _held += 1
    try:
        yield
    finally:
        with _panels_lock:
            _held = max(0, _held - 1)
            _start_writing()


def _start_writing() -> None:
    global _is_writing
    if _waiting and not _held and not _is_writing and can_start_threads():
        _is_writing = True
        threading.Thread(target=_write_all, name=WRITER).start()


def _write_all() -> None:
    global _is_writing
    while True:
        with _panels_lock:
            if not _waiting:
                _is_writing = False
                return
            write, given = _waiting.popleft()
        with contextlib.suppress(Exception):  # the next reader packs it again
            write(*given)


def _after_fork() -> None:
    """The thread that writes did not come along into the child."""
    global _held, _is_writing
    _waiting.clear()
    _held, _is_writing = 0, False


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
