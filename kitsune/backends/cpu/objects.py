"""Compile LLVM IR to object files, cached in memory and on disk."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from kitsune import __version__
from kitsune.backends.cpu import jit
from kitsune.cache.store import default_store, digest
from kitsune.system.locks import can_start_threads
from kitsune.target import WASM32, CpuTarget

REMEMBERED = 512  # objects kept in memory as well
RELAXED = "@llvm.fmuladd."  # what becomes an instruction of relaxed SIMD


@functools.lru_cache(maxsize=REMEMBERED)
def compile_cached(text: str, target: CpuTarget) -> bytes:
    """The object file of a module, from memory, from disk or from LLVM. One that has nothing
    relaxed in it is the same for both kinds of WebAssembly."""
    if target.relaxed and RELAXED not in text:
        return compile_cached(text, WASM32)
    key = "object-" + digest(text, jit.recipe(target), __version__)
    store = default_store()
    found = store.get(key)
    if found is None:
        found = jit.compile_object(text, target)
        store.put(key, found)
    return found


def compile_all_cached(texts: Iterable[str], target: CpuTarget, threads: int) -> list[bytes]:
    """The object file of each module. LLVM works on several at a time, and begins with the first
    while the others are still being written."""
    compile_one = functools.partial(compile_cached, target=target)
    if threads == 1 or not jit.is_parallel() or not can_start_threads():
        return list(map(compile_one, texts))
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(threads) as workers:
        return list(workers.map(compile_one, texts))
