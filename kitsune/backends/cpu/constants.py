"""Pack the constants of a program as its kernels read them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from weakref import WeakValueDictionary

import numpy as np

from kitsune.backends.cpu.binary import Constant
from kitsune.backends.cpu.schedule.weight_panels import Panels
from kitsune.cache.packed_weights import find_panels, panels_key, store_panels
from kitsune.ir.node import Node
from kitsune.system.free_memory import allocate_aligned
from kitsune.system.locks import can_start_threads

WORTH_SHARING_NBYTES = 1 << 22  # of weights, which threads pack together


def constant_value(node: Node) -> np.ndarray:
    return np.ascontiguousarray(node.attr("value").value)


class PackedConstant:
    """A constant's value, and the same as a kernel wants it. While this lives, the value's address
    is no other array's."""

    def __init__(self, value: np.ndarray, array: np.ndarray) -> None:
        self.value, self.array = value, array


_PACKED: WeakValueDictionary[tuple[int, Panels | None], PackedConstant] = WeakValueDictionary()


def pack_constants(
    constants: Sequence[Constant], values: Sequence[np.ndarray], threads: int = 1
) -> list[PackedConstant]:
    """Each value as its kernels want it, once for all the programs of this process. Panels are
    stored for other processes too; what is only moved to a cache line is not."""
    keys = [(id(value), constant.panels) for constant, value in zip(constants, values, strict=True)]
    found = {key: made for key in keys if (made := _PACKED.get(key)) is not None}
    missing = {key: value for key, value in zip(keys, values, strict=True) if key not in found}
    panels = {key: value for key, value in missing.items() if key[1]}
    total = sum(room_nbytes(value, key[1]) for key, value in panels.items())
    kept = panels_key([(value, key[1]) for key, value in panels.items()], total)
    known = find_panels(kept, total) if kept else None
    memory = allocate_aligned(total) if known is None else known
    found |= _pack_together(panels, memory, known is None, threads)
    if kept and known is None:
        store_panels(kept, memory)
    moved = {key: value for key, value in missing.items() if not key[1]}
    room = allocate_aligned(sum(room_nbytes(v, None) for v in moved.values()))
    found |= _pack_together(moved, room, True, threads)
    return [found[key] for key in keys]


def _pack_together(
    missing: Mapping[tuple[int, Panels | None], np.ndarray],
    memory: np.ndarray,
    is_new: bool,
    threads: int,
) -> dict[tuple[int, Panels | None], PackedConstant]:
    """What is made together lies together: one large piece of memory comes in large pages. Memory
    that is not new holds it already."""
    found, unfilled, at = {}, list[tuple[np.ndarray, np.ndarray, Panels | None]](), 0
    for key, value in missing.items():
        size = room_nbytes(value, key[1])
        array = _place(value, key[1], memory[at : at + size])
        if is_new and size:
            unfilled.append((array, value, key[1]))
        found[key] = PackedConstant(value, array)
        at += size
    _fill_all(unfilled, threads if memory.nbytes > WORTH_SHARING_NBYTES else 1)
    _PACKED.update(found)
    return found


def _fill_all(
    unfilled: Sequence[tuple[np.ndarray, np.ndarray, Panels | None]], threads: int
) -> None:
    """Several at a time: NumPy copies without the interpreter's lock, and memory that is new has to
    be cleared by the system."""
    if threads == 1 or len(unfilled) < 2 or not can_start_threads():
        for each in unfilled:
            _fill(*each)
        return
    from concurrent.futures import ThreadPoolExecutor

    largest_first = sorted(unfilled, key=lambda each: -each[0].nbytes)
    with ThreadPoolExecutor(threads) as workers:
        list(workers.map(_fill, *zip(*largest_first, strict=True)))


def room_nbytes(value: np.ndarray, panels: Panels | None) -> int:
    """Bytes that a constant needs beside its own: whole cache lines, none if it stays in place."""
    if panels:
        return -(-panels.nbytes // 64) * 64
    in_place = value.ctypes.data % 64 == 0 or value.nbytes < 4096
    return 0 if in_place else -(-value.nbytes // 64) * 64


def _place(value: np.ndarray, panels: Panels | None, memory: np.ndarray) -> np.ndarray:
    """Where a constant is read: in memory of its own, if it has any."""
    if panels:
        return memory[: panels.nbytes].view(panels.dtype).reshape(panels.shape)
    if not memory.nbytes:
        return value
    return memory[: value.nbytes].view(value.dtype).reshape(value.shape)


def _fill(array: np.ndarray, value: np.ndarray, panels: Panels | None) -> None:
    if panels:
        panels.pack(value, array)
    else:
        array[...] = value
