"""Encode a compiled program as bytes, which a later process loads without planning.

Constants appear as numbers: whoever links says which, and finds their values by them when the
program is loaded.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from kitsune.backends.cpu.schedule.weight_panels import Panels
from kitsune.backends.cpu.schedule.work import MANY
from kitsune.backends.program import Argument
from kitsune.ir.dtypes import DTYPES
from kitsune.ir.sizes import Values, evaluate, hint
from kitsune.lower.memory import InPlace, Room, place_rooms


@dataclass(frozen=True)
class Constant:
    """A value, by its number, as a kernel wants it packed."""

    number: int
    panels: Panels | None


@dataclass(frozen=True)
class Phase:
    """A stretch of a program whose parts need nothing of each other."""

    work_us: float  # roughly how long one core works on it
    meets: bool  # its threads wait for each other inside a kernel: each part needs its own
    most_parts: int = MANY  # that have something to do
    points: int = 0  # of the loops of its kernels; `work_us` is at the hints of their sizes

    def bind(self, values: Values) -> Phase:
        """The phase for the sizes of a call."""
        scale = evaluate(self.points, values) / max(1, hint(self.points))
        return Phase(self.work_us * scale, self.meets, evaluate(self.most_parts, values))


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
    table: tuple[int, ...] = ()  # the values of `sizes`, the first bytes of `rooms`, their end

    @property
    def is_open(self) -> bool:
        """Whether calls decide sizes."""
        return bool(self.sizes or self.rooms) and not self.table

    def bind(self, values: Values) -> Binary:
        """The same program for the sizes of a call."""
        rooms = [Room(evaluate(r.nbytes, values), r.first, r.last) for r in self.rooms]
        offsets, total = place_rooms(rooms)

        def arguments(side: tuple[Argument, ...]) -> tuple[Argument, ...]:
            shapes = [tuple(evaluate(n, values) for n in a.shape) for a in side]
            return tuple(replace(a, shape=s) for a, s in zip(side, shapes, strict=True))

        return replace(
            self,
            inputs=arguments(self.inputs),
            outputs=arguments(self.outputs),
            arena_nbytes=total,
            unshared_nbytes=evaluate(self.unshared_nbytes, values),
            scratch_nbytes=evaluate(self.scratch_nbytes, values),
            phases=tuple(phase.bind(values) for phase in self.phases),
            table=(*(evaluate(size, values) for size in self.sizes), *offsets, total),
        )

    @property
    def work_us(self) -> float:
        """Roughly how long one core works on it."""
        return sum(phase.work_us for phase in self.phases)

    def to_bytes(self) -> bytes:
        """A line of JSON, then the objects one after the other."""
        plain = replace(self, objects=(), code=None)
        fields = {k: v for k, v in asdict(plain).items() if k not in ("objects", "code")}
        for argument in (*fields["inputs"], *fields["outputs"]):
            argument["dtype"] = argument["dtype"]["name"]
        fields["sizes"] = [len(data) for data in self.objects]
        return b"\n".join([json.dumps(fields).encode(), b"".join(self.objects)])

    @classmethod
    def from_bytes(cls, data: bytes) -> Binary:
        head, _, body = data.partition(b"\n")
        fields = json.loads(head)
        objects, at = list[bytes](), 0
        for size in fields.pop("sizes"):
            objects.append(body[at : at + size])
            at += size
        for side in ("inputs", "outputs"):
            fields[side] = tuple(
                Argument(a["name"], tuple(a["shape"]), DTYPES[a["dtype"]]) for a in fields[side]
            )
        fields["constants"] = tuple(
            Constant(c["number"], _panels(c["panels"])) for c in fields["constants"]
        )
        fields["in_place"] = tuple((new, old) for new, old in fields["in_place"])
        fields["phases"] = tuple(Phase(**phase) for phase in fields["phases"])
        return cls(objects=tuple(objects), **fields)


def _panels(fields: dict[str, object] | None) -> Panels | None:
    """JSON has lists for tuples."""
    if fields is None:
        return None
    steps = {
        role: tuple((size, step) for size, step in fields[role])  # type: ignore[attr-defined]
        for role in ("batch", "k", "n")
    }
    return Panels(**fields | steps)  # type: ignore[arg-type]
