"""Weights of a file in, their panels out: laid out by the first process, mapped by those after it.

A weight is known by its file (device, number, size and times, which change with its contents) and
its name in it. So what one file says can never become the weights of another.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Sequence

import numpy as np

from kitsune.lower.pack import Panels
from kitsune.runtime.cache import build_id, default_store, digest

WORTH_KEEPING_NBYTES = 1 << 20  # less is laid out in the time that a file takes to open
WRITER = "kitsune-panels"

_names: dict[int, str] = {}


def name_weight(array: np.ndarray, name: str) -> None:
    """What a weight is called wherever its file is loaded."""
    _names[id(array)] = name
    weakref.finalize(array, _names.pop, id(array), None)


def panels_key(wanted: Sequence[tuple[np.ndarray, Panels | None]], nbytes: int) -> str:
    """What the cache calls the panels of these weights together; nothing if they are not kept."""
    names = [_names.get(id(value), "") for value, _ in wanted]
    if nbytes < WORTH_KEEPING_NBYTES or not all(names):
        return ""
    parts = [f"{name} {panels}" for name, (_, panels) in zip(names, wanted, strict=True)]
    return f"packed-{digest(build_id(), str(nbytes), *parts)}"


def find_panels(key: str, nbytes: int) -> np.ndarray | None:
    found = default_store().map(key, nbytes)
    return None if found is None else np.frombuffer(found, np.uint8)


def keep_panels(key: str, memory: np.ndarray) -> None:
    """Write them in a thread of its own, which the process waits for when it ends: disks are slow,
    and the call that laid them out has its answer."""
    arguments = key, memory.data
    threading.Thread(target=default_store().keep, args=arguments, name=WRITER).start()
