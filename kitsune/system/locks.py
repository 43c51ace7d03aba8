"""Locks that a fork leaves usable: a child can compile though other threads of its parent did so.

    self._lock = make_lock()

Of the threads of a process only the one that forks exists in the child, so a lock that another one
held is never released there. Python's own locks are made anew in the child: while a fork happens no
other thread runs Python, so what they guard is whole. LLVM's cannot be: a fork waits until no
thread is inside LLVM. It also waits until no thread imports a module, of which a child would have
one half.
"""

from __future__ import annotations

import functools
import os
import sys
import threading
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

# How long a fork waits for other threads: longer than any one kernel takes to compile. After that
# the child is made anyway, as it would be without us.
MAX_WAIT_S = 20.0

_LOCKS: weakref.WeakSet[Any] = weakref.WeakSet()


def make_lock() -> threading.Lock:
    """A lock that is free in a forked child."""
    made = threading.Lock()
    _LOCKS.add(made)
    return made


def make_rlock() -> Any:
    """A reentrant lock that is free in a forked child, unless the thread that forks holds it."""
    made = threading.RLock()
    _LOCKS.add(made)
    return made


# --- native code that must not be interrupted by a fork -------------------------------------------

_inside = 0  # threads in `block_forks`
_changed = threading.Condition()


@contextmanager
def block_forks() -> Iterator[None]:
    """No fork happens while a thread is inside, where it must not wait for another thread."""
    global _inside
    with _changed:
        _inside += 1
    try:
        yield
    finally:
        with _changed:
            _inside -= 1
            _changed.notify_all()


# --- around a fork --------------------------------------------------------------------------------


def _before() -> None:
    """Wait until no other thread is in LLVM or imports a module, and let none begin."""
    deadline = time.monotonic() + MAX_WAIT_S
    while True:
        _changed.acquire()
        _changed.wait_for(lambda: _inside == 0, max(0.0, deadline - time.monotonic()))
        llvm = _llvm_lock()
        is_ours = llvm is None or llvm.acquire(timeout=max(0.0, deadline - time.monotonic()))
        _held.append(llvm if is_ours else None)
        if time.monotonic() >= deadline or not _is_importing():
            return
        _release()
        time.sleep(0.001)


_held: list[Any] = []  # LLVM's lock, while the thread that forks has it


def _release() -> None:
    llvm = _held.pop()
    if llvm is not None:
        llvm.release()
    _changed.release()


def _reset_in_child() -> None:
    global _changed, _inside
    _release()
    _changed, _inside = threading.Condition(), 0
    for lock in list(_LOCKS):
        if not getattr(lock, "_is_owned", bool)():
            lock._at_fork_reinit()
    for module in [m for name, m in sys.modules.items() if name.startswith("kitsune.")]:
        _free_properties(module)


def _llvm_lock() -> Any:
    """The lock that llvmlite holds around each call, if it was imported."""
    ffi = sys.modules.get("llvmlite.binding.ffi")
    return getattr(getattr(getattr(ffi, "lib", None), "_lock", None), "_lock", None)


def _is_importing() -> bool:
    """Whether another thread is in the middle of an import."""
    locks = getattr(sys.modules.get("_frozen_importlib"), "_module_locks", {})
    owners = {getattr(reference(), "owner", None) for reference in list(locks.values())}
    return bool(owners - {None, threading.get_ident()})


def _free_properties(module: Any) -> None:
    """Before Python 3.12 a cached property has a lock of its own."""
    for found in [c for c in vars(module).values() if isinstance(c, type)]:
        for member in vars(found).values():
            if isinstance(member, functools.cached_property) and hasattr(member, "lock"):
                member.lock = threading.RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_before, after_in_parent=_release, after_in_child=_reset_in_child)


def can_start_threads() -> bool:
    """Whether a thread may still be started: not in functions of `atexit`, which run after the
    interpreter has waited for all threads."""
    return threading.main_thread().is_alive()
