"""Encode a compiled program as bytes, which a later process loads, and pack its constants.

Constants appear as numbers: whoever links says which, and finds their values by them when the
program is loaded.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, fields, is_dataclass, replace
from functools import cached_property
from itertools import islice
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import numpy as np

from kitsune.backends.base import Argument
from kitsune.backends.cpu.arena import RoomPlacer
from kitsune.backends.cpu.llvm_text import MANY
from kitsune.backends.cpu.schedule.gemm_tiles import Panels
from kitsune.cache.programs import find_panels, panels_key, store_panels
from kitsune.ir.bind_sizes import decode_guard, decode_size, encode_sizes
from kitsune.ir.dtypes import DTYPES
from kitsune.ir.guards import Guard
from kitsune.ir.node import Node
from kitsune.ir.sizes import Values, compile_sizes, hint, is_symbolic
from kitsune.lower.memory import InPlace, Room
from kitsune.system.free_memory import allocate_aligned, release_pages
from kitsune.system.locks import can_start_threads
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class Constant:
    """A value, by its number, as a kernel wants it packed."""

    number: int
    panels: Panels | None


class Phase(NamedTuple):
    """A stretch of a program whose parts need nothing of each other."""

    work_us: float  # roughly how long one core works on it
    meets: bool  # its threads wait for each other inside a kernel: each part needs its own
    most_parts: int = MANY  # that have something to do
    points: int = 0  # of the loops of its kernels; `work_us` is at the hints of their sizes


@dataclass(frozen=True)
class Binary:
    """One native function, `entry(args, first, last, tid, part, parts)`, and what it needs. Its
    args are pointers to inputs, outputs, constants, the arena (with scratch behind it) and a
    barrier. Results that are `in_place` are none of the outputs."""

    inputs: tuple[Argument, ...]
    outputs: tuple[Argument, ...]
    in_place: InPlace
    constants: tuple[Constant, ...]
    arena_nbytes: int
    unshared_nbytes: int  # what the arena would take without reuse
    scratch_nbytes: int  # on as many threads as it was binary for
    phases: tuple[Phase, ...]
    entry: str
    objects: tuple[bytes, ...]
    kernels: int = 0  # that one call launches
    code: Any = field(default=None, compare=False, repr=False)  # the objects in this process
    sizes: tuple[int, ...] = ()  # that calls decide, and the program reads from a table
    rooms: tuple[Room, ...] = ()  # of the arena, arranged for the sizes of a call
    guards: tuple[Guard, ...] = ()  # what planning and scheduling assumed of sizes
    parts: tuple[int, ...] = ()  # of each phase in WebAssembly, where calls decide sizes
    is_first: bool = False  # some kernels are compiled at the first level, until it is replaced
    # The values of `sizes`, the first bytes of `rooms`, their end, and the values of `parts`.
    table: tuple[int, ...] = ()

    @property
    def is_dynamic(self) -> bool:
        """Whether calls decide sizes."""
        arguments = (n for a in (*self.inputs, *self.outputs) for n in a.shape)
        return not self.table and (bool(self.sizes or self.rooms) or is_symbolic(arguments))

    def bind_sizes(self, values: Values) -> Binary:
        """The same program for the sizes of a call."""
        found = iter(self._numbers(values))
        unshared, scratch = next(found), next(found)
        sizes, parts = (tuple(islice(found, len(each))) for each in (self.sizes, self.parts))
        offsets, total = self._placer.place(tuple(islice(found, len(self.rooms))))
        total = total if offsets else self.arena_nbytes  # which no size changes
        phases = [Phase(us * next(found), m, next(found)) for us, m in self._point_work]
        inputs, outputs = (
            tuple([Argument(a.name, tuple(islice(found, len(a.shape))), a.dtype) for a in side])
            for side in (self.inputs, self.outputs)
        )
        return replace(
            self,
            inputs=inputs,
            outputs=outputs,
            arena_nbytes=total,
            unshared_nbytes=unshared,
            scratch_nbytes=scratch,
            phases=tuple(phases),
            table=(*sizes, *offsets, total, *parts),
        )

    @cached_property
    def _numbers(self) -> Callable[[Values], tuple[int, ...]]:
        """All numbers that the sizes of a call decide, as `bind_sizes` reads them."""
        phases = (n for phase in self.phases for n in (phase.points, phase.most_parts))
        shapes = (n for a in (*self.inputs, *self.outputs) for n in a.shape)
        totals, rooms = (self.unshared_nbytes, self.scratch_nbytes), (r.nbytes for r in self.rooms)
        return compile_sizes([*totals, *self.sizes, *self.parts, *rooms, *phases, *shapes])

    @cached_property
    def _point_work(self) -> list[tuple[float, bool]]:
        """Of each phase, how long a point of its loops takes, and whether its threads meet."""
        return [(phase.work_us / max(1, hint(phase.points)), phase.meets) for phase in self.phases]

    @cached_property
    def _placer(self) -> RoomPlacer:
        return RoomPlacer(self.rooms)

    def differs_in_code(self, other: Binary) -> bool:
        """Whether they are one program but for their machine code and the names of inputs."""
        plain = [
            replace(b, objects=(), entry="", is_first=False, inputs=self.inputs)
            for b in (self, other)
        ]
        return plain[0] == plain[1]

    @property
    def work_us(self) -> float:
        """Roughly how long one core works on it."""
        return sum(phase.work_us for phase in self.phases)

    def to_bytes(self) -> bytes:
        """A line of JSON, then the objects one after the other."""
        known = {f.name: getattr(self, f.name) for f in fields(self)}
        made = {k: _to_plain(v) for k, v in known.items() if k not in ("objects", "code", "guards")}
        for argument in (*made["inputs"], *made["outputs"]):
            argument["dtype"] = argument["dtype"]["name"]
        made["guards"] = self.guards
        made["lengths"] = [len(data) for data in self.objects]
        return b"\n".join([json.dumps(encode_sizes(made)).encode(), b"".join(self.objects)])

    @classmethod
    def from_bytes(cls, data: bytes) -> Binary:
        head, _, body = data.partition(b"\n")
        made = json.loads(head)
        objects, at = list[bytes](), 0
        for length in made.pop("lengths"):
            objects.append(body[at : at + length])
            at += length
        for side in ("inputs", "outputs"):
            made[side] = tuple(
                Argument(a["name"], _sizes(a["shape"]), DTYPES[a["dtype"]]) for a in made[side]
            )
        made["constants"] = tuple(
            Constant(c["number"], _panels(c["panels"])) for c in made["constants"]
        )
        made["in_place"] = tuple((new, old) for new, old in made["in_place"])
        for name in ("unshared_nbytes", "scratch_nbytes"):
            made[name] = decode_size(made[name], name)
        made["phases"] = tuple(
            Phase(p["work_us"], p["meets"], *_sizes([p["most_parts"], p["points"]]))
            for p in made["phases"]
        )
        for name in ("sizes", "parts", "table"):
            made[name] = _sizes(made[name])
        made["rooms"] = tuple(
            Room(decode_size(r["nbytes"], "a room"), r["first"], r["last"]) for r in made["rooms"]
        )
        made["guards"] = tuple(decode_guard(g, "a guard") for g in made["guards"])
        return cls(objects=tuple(objects), **made)


def _to_plain(value: Any) -> Any:
    """Dataclasses as dicts, tuples as lists; sizes stay what they are."""
    if isinstance(value, Phase):
        return {name: _to_plain(each) for name, each in value._asdict().items()}
    if isinstance(value, (list, tuple)):
        return [_to_plain(each) for each in value]
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: _to_plain(getattr(value, f.name)) for f in fields(value)}
    return value


def _sizes(values: list[Any]) -> tuple[int, ...]:
    return tuple([decode_size(value, "a size") for value in values])


def _panels(fields: dict[str, object] | None) -> Panels | None:
    """JSON has lists for tuples."""
    if fields is None:
        return None
    steps = {
        role: tuple((size, step) for size, step in fields[role])  # type: ignore[attr-defined]
        for role in ("batch", "k", "n")
    }
    return Panels(**fields | steps)  # type: ignore[arg-type]


class BinaryProgram:
    """What a program knows by its binary."""

    binary: Binary

    @property
    def inputs(self) -> tuple[Argument, ...]:
        return self.binary.inputs

    @property
    def outputs(self) -> tuple[Argument, ...]:
        return self.binary.outputs

    @property
    def in_place(self) -> InPlace:
        return self.binary.in_place

    @property
    def kernels(self) -> int:
        return self.binary.kernels


# --- constants as kernels read them ---------------------------------------------------------------
#
# Pack the constants of a program as its kernels read them.


WORTH_MAPPING_NBYTES = 1 << 20  # a table in a file that stays there, whatever its alignment
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
    is_mapped = value.nbytes >= WORTH_MAPPING_NBYTES and not value.flags.writeable
    in_place = value.ctypes.data % 64 == 0 or value.nbytes < 4096 or is_mapped
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
        if value.nbytes >= WORTH_MAPPING_NBYTES:
            release_pages([value])
    else:
        array[...] = value
