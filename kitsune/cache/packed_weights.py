"""Cache packed panels of weights: packed by the first process, mapped by later ones.

A weight is known by its file (device, number, size and times, which change with its contents) and
its name in it, so that what one file says can never become the weights of another; or by a digest
of its contents that was made here.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import threading
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from kitsune.cache.store import build_id, default_store, digest
from kitsune.frontends.safetensors import raw
from kitsune.system.locks import can_start_threads, make_lock

WORTH_KEEPING_NBYTES = 1 << 20  # less is packed in the time that a file takes to open
WORTH_MAPPING_NBYTES = 1 << 16  # from which on a weight by itself is stored
SMALL_NBYTES = 1 << 12  # of weights whose contents are looked at whenever they are packed
WRITER = "kitsune-panels"

_names: dict[int, str] = {}
_waiting: deque[tuple[Callable[..., None], tuple[Any, ...]]] = deque()  # the first is at work
_panels_lock = make_lock()


def name_weight(array: np.ndarray, name: str) -> None:
    """What a weight is called wherever its file is loaded."""
    _names[id(array)] = name
    weakref.finalize(array, _names.pop, id(array), None)


def weight_name(array: np.ndarray) -> str:
    """What it is called: after its contents, if its file did not say. It does not change."""
    if id(array) not in _names:
        name_weight(array, _hash_contents(array))
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
        if len(_waiting) == 1:
            threading.Thread(target=_write_all, name=WRITER).start()


def _write_all() -> None:
    while True:
        write, given = _waiting[0]
        with contextlib.suppress(Exception):  # the next reader packs it again
            write(*given)
        with _panels_lock:
            _waiting.popleft()
            if not _waiting:
                return


def _after_fork() -> None:
    """The thread that writes did not come along into the child."""
    _waiting.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
