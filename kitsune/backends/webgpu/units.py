"""Write the shaders of a program: one a kernel, one a loop whose steps fit a workgroup.

A loop that values end is repeated in turns that read its condition on the device:

    for each of several turns:                  # all encoded before the first one runs
        gate:  goes = done == step && condition;  done += goes;  grids = goes ? grids : 0
        kernels of the step, dispatched with the grids that the gate left

Then `done` is read back, and says whether there is more to encode.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from kitsune.backends.webgpu.access import stored_nbytes
from kitsune.backends.webgpu.buffers import LEAST_NBYTES
from kitsune.backends.webgpu.emit_shader import Emitted, declare_sizes, emit_kernel, workgroups
from kitsune.backends.webgpu.loop_shader import write_loop
from kitsune.backends.webgpu.profiles import Profile
from kitsune.backends.webgpu.ranges import Known, Range, flow
from kitsune.backends.webgpu.repeat import Span
from kitsune.backends.webgpu.split import split
from kitsune.ir.guards import Guard, assume, record_guards
from kitsune.ir.sizes import Symbol, symbols_of
from kitsune.lower.kernel import Kernel, format_kernel
from kitsune.system.locks import make_lock
from kitsune.system.records import dataclass
from kitsune.target import GpuTarget

GRID_NBYTES = 12


@dataclass(frozen=True)
class Unit:
    """What one dispatch runs: a shader over some memory, by number, with the first byte and the
    bytes of each; its workgroups, or where the device finds them: the number of some memory and a
    byte of it."""

    kernels: tuple[int, ...]  # that it computes; a gate has none
    kind: str
    emitted: Emitted
    bound: tuple[int, ...]
    offsets: tuple[int, ...]
    nbytes: tuple[int, ...]
    grid: tuple[int, int, int]
    indirect: tuple[int, int] | None = None


@dataclass(frozen=True)
class Turns:
    """The units from `first` to before `last` are repeated until `count` steps are made, `stride`
    of them at once. With a condition, `control` is the number of memory that begins with the number
    of steps made, which the first unit writes; where the others are dispatched anyway, it is read
    before them."""

    first: int
    last: int
    count: int
    step: str
    stride: int = 1
    control: int | None = None
    is_gated: bool = False

    @property
    def done(self) -> str:
        return f"{self.step}.done"


@dataclass(frozen=True)
class Units:
    """A program: what is dispatched, which of it is repeated, and the bytes of memory that it needs
    beside that of its kernels."""

    units: list[Unit]
    turns: list[Turns]
    controls: list[int]


def emit_units(
    kernels: Sequence[tuple[Kernel, Sequence[int]]],
    spans: Sequence[Span],
    nbytes: Sequence[int],
    target: GpuTarget,
    profile: Profile,
    held: Mapping[int, Range] = MappingProxyType({}),
) -> Units:
    """`nbytes` are those of the memory that kernels are bound to, by its number; of some of it is
    known what numbers are `held` in it."""
    known = flow(kernels, spans, held)
    return _Emitter(kernels, spans, nbytes, target, profile, known).emit()


class _Emitter:
    def __init__(
        self,
        kernels: Sequence[tuple[Kernel, Sequence[int]]],
        spans: Sequence[Span],
        nbytes: Sequence[int],
        target: GpuTarget,
        profile: Profile,
        known: list[Known],
    ) -> None:
        self.kernels, self.spans, self.nbytes = kernels, spans, nbytes
        self.target, self.profile, self.known = target, profile, known
        self.units: list[Unit] = []
        self.turns: list[Turns] = []
        self.controls: list[int] = []

    def emit(self) -> Units:
        self._emit_range(0, len(self.kernels), 0)
        return Units(self.units, self.turns, self.controls)

    def _emit_range(self, first: int, last: int, depth: int) -> None:
        number = first
        while number < last:
            inner = range(depth, len(self.spans))
            starting = [n for n in inner if self.spans[n].first == number < self.spans[n].last]
            if starting:
                self._emit_loop(starting[0])
                number = self.spans[starting[0]].last
            else:
                self._emit_kernel(number)
                number += 1

    def _emit_kernel(self, number: int) -> None:
        kernel, bound = self.kernels[number]
        for part in split(kernel, self.target):
            emitted = find_shader(part.kernel, self.target, self.known[number], self.profile)
            nbytes = tuple(stored_nbytes(b, self.profile) for b in part.kernel.buffers)
            grid = workgroups(part.kernel, self.target, self.profile)
            made = Unit((number,), kernel.kind, emitted, tuple(bound), part.offsets, nbytes, grid)
            self.units.append(made)

    def _emit_loop(self, number: int) -> None:
        span, at = self.spans[number], len(self.turns)
        first, control = len(self.units), None
        if span.condition is not None:
            control = len(self.nbytes) + len(self.controls)
            self.controls.append(LEAST_NBYTES)
        if self._emit_whole_loop(number, control):
            return
        self.turns.append(Turns(0, 0, 0, ""))
        if control is not None:
            self.units.append(Unit((), "gate", Emitted(""), (), (), (), (1, 1, 1)))
        self._emit_range(span.first, span.last, number + 1)
        made = Turns(first, len(self.units), span.count, span.step, control=control)
        if control is not None:
            made = replace(made, is_gated=all(t.control is None for t in self.turns[at + 1 :]))
            self._write_gate(span, made, control)
        self.turns[at] = made

    def _emit_whole_loop(self, number: int, control: int | None) -> bool:
        """Add the shader of a loop whose steps fit a workgroup, if they do."""
        span, at = self.spans[number], len(self.units)
        own = [s for s in self.spans[number:] if s.first >= span.first and s.last <= span.last]
        made = write_loop(self.kernels, self.known, own, control, self.target, self.profile)
        if made is None:
            return False
        nbytes = tuple((*self.nbytes, *self.controls)[place] for place in made.bound)
        kernels, offsets = tuple(range(span.first, span.last)), (0,) * len(made.bound)
        unit = Unit(kernels, "loop", made.emitted, made.bound, offsets, nbytes, (1, 1, 1))
        self.units.append(unit)
        self.turns.append(Turns(at, at + 1, span.count, span.step, made.stride, control))
        return True

    def _write_gate(self, span: Span, turns: Turns, control: int) -> None:
        """The first unit of a loop that values end."""
        own = range(turns.first + 1, turns.last) if turns.is_gated else range(0)
        grids: list[int] = []
        for n in own:
            at = 4 + 4 * len(grids)
            grids += self.units[n].grid
            self.units[n] = replace(self.units[n], indirect=(control, at))
        assert span.condition is not None
        place, offset = span.condition
        nbytes = self.nbytes[place], 4 + 4 * len(grids)
        self.controls[control - len(self.nbytes)] = nbytes[1]
        sizes = (Symbol(span.step, 0, 0).size, offset, *grids)
        emitted = Emitted(_write_gate_text(len(sizes)), sizes)
        gate = Unit((), "gate", emitted, (place, control), (0, 0), nbytes, (1, 1, 1))
        self.units[turns.first] = gate


def _write_gate_text(count: int) -> str:
    """A shader that lets the kernels of a step run, or not."""
    grids = [f"  b1[{n - 1}] = select(0u, sizes.n{n}, goes);" for n in range(2, count)]
    return "\n".join(
        [
            "@group(0) @binding(0) var<storage, read_write> b0: array<u32>;",
            "@group(0) @binding(1) var<storage, read_write> b1: array<u32>;",
            *declare_sizes(count, 2),
            "@compute @workgroup_size(1, 1)",
            "fn main() {",
            "  let done = select(b1[0], 0u, sizes.n0 == 0u);",
            "  let condition = (b0[sizes.n1 / 4u] >> (sizes.n1 % 4u * 8u)) & 0xffu;",
            "  let goes = done == sizes.n0 && condition != 0u;",
            "  b1[0] = select(done, done + 1u, goes);",
            *grids,
            "}",
            "",
        ]
    )


# --- shaders -------------------------------------------------------------------------------------

MAX_CACHED_SHADERS = 1024
_shaders: OrderedDict[Hashable, tuple[Emitted, tuple[Guard, ...]]] = OrderedDict()
_shaders_lock = make_lock()  # they are found by what `emit` reads, oldest first


def find_shader(kernel: Kernel, target: GpuTarget, known: Known, profile: Profile) -> Emitted:
    """Emit a kernel, or find the shader of an equal one: the sizes and widths of a bundle share
    most of their kernels."""
    facts = tuple(sorted(known.items(), key=lambda item: item[0]))
    sizes = (*(a.size for a in kernel.axes), *(b.size for b in kernel.buffers))
    symbols = frozenset(s for size in sizes for s in symbols_of(size))
    key = (format_kernel(kernel), symbols, facts, target, profile)
    with _shaders_lock:
        found = _shaders.get(key)
    if found is None:
        with record_guards() as guards:
            emitted = emit_kernel(kernel, target, known, profile)
        found = emitted, tuple(guards)
        with _shaders_lock:
            _shaders[key] = found
            if len(_shaders) > MAX_CACHED_SHADERS:
                _shaders.popitem(last=False)
    assume(found[1])
    return found[0]
