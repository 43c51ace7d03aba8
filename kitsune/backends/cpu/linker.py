"""Link the kernels of a module, and the order they run in, to a binary of machine code."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from itertools import chain, groupby
from math import ceil
from typing import TYPE_CHECKING

from kitsune.backends.base import signature
from kitsune.backends.cpu.binary import Binary, Constant, Phase
from kitsune.backends.cpu.clock import Clock
from kitsune.backends.cpu.emit import Emitted, scratch_nbytes
from kitsune.backends.cpu.jit import GLUE, compile_objects, find_object
from kitsune.backends.cpu.llvm_text import (
    FROM_CACHE,
    FROM_MEMORY,
    LOOP_STEP,
    MANY,
    PARAMETERS,
    Loop,
    Text,
    localize,
    most_parts,
    points,
    work_us,
)
from kitsune.backends.cpu.merge_functions import merge_kernels
from kitsune.backends.cpu.threads.control_block import BARRIER_NBYTES, barrier_text
from kitsune.backends.cpu.threads.team import default_threads
from kitsune.backends.wasm.entry_code import MAIN, dynamic_main, static_main
from kitsune.ir.guards import assume, record_guards
from kitsune.ir.sizes import Size, hint, maximum, minimum
from kitsune.lower.memory import ALIGN, Module, Ref, Repeat, Step
from kitsune.system.progress import Stages
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

if TYPE_CHECKING:
    from kitsune.backends.cpu.emit import Emitted

    Call = tuple[int, Step, Emitted]  # the number of a step, and its function


ENTRY = "kt_program"

# A program whose kernels are compiled at the first level is entered through a pointer, so that
# everything that has its address runs the final one from the next phase on.
FIRST_ENTRY, CURRENT = "kt_first", "kt_current"
FIRST_TEXT = f"""
@{CURRENT} = global ptr @{ENTRY}
declare void @{ENTRY}({PARAMETERS})
define void @{FIRST_ENTRY}({PARAMETERS}) #0 {{
  %current = load atomic ptr, ptr @{CURRENT} acquire, align 8
  tail call void %current({PARAMETERS})
  ret void
}}
"""
# The first level saves some 19 µs of a line of text, and triples the time of a kernel at worst.
SAVED_US_PER_LINE, FIRST_LOSS = 19.0, 2.0
WORTH_REPLACING_US = 40e3  # saved by all of a program; less is no worth compiling twice


@dataclass(frozen=True)
class KeptScratch:
    """Scratch that kernels find at every step of a loop as they left it: where that of each is, by
    the number of its step in the module. What all kernels use lies behind it."""

    places: Mapping[int, int] = field(default_factory=dict)
    nbytes: int = 0


def _place_kept(module: Module, threads: int) -> KeptScratch:
    places, end = dict[int, int](), 0
    for number, step in enumerate(module.steps):
        if getattr(step.kernel.schedule, "keeps_b", False):
            places[number] = end
            end += -(-scratch_nbytes(step.kernel, threads) // ALIGN) * ALIGN
    return KeptScratch(places, end)


def program_text(
    layout: Module,
    functions: Sequence[Emitted],
    clock: Clock | None = None,
    entry: str = ENTRY,
    kept: KeptScratch | None = None,
) -> str:
    """`functions` has that of each step; `entry` is the name of the program's."""
    t, sizes = Text(), list_sizes(layout, functions)
    writer = _Writer(t, layout, functions, sizes, clock, kept or KeptScratch())
    stages = layout.stages
    if clock:
        clock.begin(t, writer.argument(writer.fixed + 2 + writer.is_dynamic))
    labels = " ".join(f"i64 {n}, label %phase.{n}" for n in range(1, len(stages)))
    t.do(f"switch i64 %first, label %phase.0 [{labels}]")
    for number, (first, last) in enumerate(stages):
        t.label(f"phase.{number}")
        writer.write_stage(first, last)
        if number + 1 < len(stages):
            stop = t.let(f"icmp eq i64 %last, {number + 1}")
            t.do(f"br i1 {stop}, label %done, label %phase.{number + 1}")
        else:
            t.do("br label %done")
    if not stages:
        t.label("phase.0")
        t.do("br label %done")
    t.label("done")
    t.do("ret void")
    declared = sorted(f"declare {d}" for d in t.declared)
    body = t.function(f"void @{entry}({PARAMETERS})")
    return "\n".join([*declared, body, *([clock.text()] if clock else []), ""])


def list_sizes(layout: Module, functions: Sequence[Emitted]) -> tuple[int, ...]:
    """The sizes that calls decide, each once, in the order of their table."""
    numbers = [n for f in functions for n in f.numbers]
    numbers += [n for loop in layout.loops for n in loop.sizes()]
    return tuple(dict.fromkeys(n for n in numbers if isinstance(n, Size)))


class _Writer:
    """Writes the stages of a program. What `known` refers to was loaded before, in this stage."""

    def __init__(
        self,
        t: Text,
        layout: Module,
        functions: Sequence[Emitted],
        sizes: Sequence[int],
        clock: Clock | None,
        kept: KeptScratch,
    ) -> None:
        self.t, self.layout, self.clock, self.kept = t, layout, clock, kept
        called = [(n, *call) for n, call in enumerate(zip(layout.steps, functions, strict=True))]
        self.calls: dict[int, list[Call]] = {
            phase: list(calls) for phase, calls in groupby(called, lambda call: call[1].phase)
        }
        self.where = {"input": 0, "output": len(layout.inputs)}
        self.where["constant"] = self.where["output"] + len(layout.outputs)
        self.fixed = self.where["constant"] + len(layout.constants)
        self.rows = {size: n for n, size in enumerate(sizes)}
        self.is_dynamic = bool(layout.rooms or sizes)
        self.known: dict[Ref, str] = {}
        self.step = "0"  # of the innermost loop

    def argument(self, number: int) -> str:
        return self.t.load("ptr", self.t.offset("%args", number, "ptr"), 4)

    def write_stage(self, first: int, last: int) -> None:
        t = self.t
        self.known = {}
        self.arena, self.barrier = self.argument(self.fixed), self.argument(self.fixed + 1)
        self.table = self.argument(self.fixed + 2) if self.is_dynamic else ""
        end = len(self.rows) + len(self.layout.rooms)
        scratch = self._entry(end) if self.is_dynamic else self.layout.arena_nbytes
        self.all_scratch = t.offset(self.arena, scratch, "i8")
        self.scratch = t.offset(self.all_scratch, self.kept.nbytes, "i8")
        self._write_phases(first, last, ())

    def _entry(self, number: int) -> str:
        return self.t.load("i64", self.t.offset(self.table, number, "i64"), 8)

    def size(self, value: int) -> str:
        return self._entry(self.rows[value]) if value in self.rows else str(value)

    def pointer(self, ref: Ref) -> str:
        if ref not in self.known:
            if ref.place == "arena":
                self.known[ref] = self.t.offset(self.arena, ref.at, "i8")
            elif ref.place == "room":
                at = self._entry(len(self.rows) + ref.at)
                self.known[ref] = self.t.offset(self.arena, at, "i8")
            else:
                self.known[ref] = self.argument(self.where[ref.place] + ref.at)
        return self.known[ref]

    def _write_phases(self, first: int, last: int, around: tuple[Repeat, ...]) -> None:
        """Phases inside some loops; threads meet after each."""
        phase = first
        while phase <= last:
            own = [r for r in self.layout.loops if r.first == phase and r not in around]
            if own:
                outer = max(own, key=lambda repeat: repeat.last)
                self._write_loop(outer, around)
                phase = outer.last + 1
                if outer.has_condition and not any(loop.has_condition for loop in around):
                    self._stamp(self.calls[outer.first][0][0])  # for all steps, however many
            else:
                for call in self.calls.get(phase, ()):
                    self._write_call(*call)
                    if not any(loop.has_condition for loop in around):
                        self._stamp(call[0])
                phase += 1
            if around:
                parts = ("ptr", self.barrier), ("i64", "%parts")
                self.t.call("void", "kt_barrier", *parts)

    def _write_call(self, number: int, step: Step, function: Emitted) -> None:
        args = [("ptr", self.pointer(ref)) for ref in step.refs]
        scratch = self.scratch
        if (at := self.kept.places.get(number)) is not None:
            scratch = self.t.offset(self.all_scratch, at, "i8")
        args += [("ptr", scratch), ("ptr", self.barrier)]
        args += [("i64", name) for name in ("%tid", "%part", "%parts")]
        args += [("i64", self.step if n is LOOP_STEP else self.size(n)) for n in function.numbers]
        self.t.call("void", function.symbol, *args)

    def _stamp(self, number: int) -> None:
        if self.clock:
            self.clock.stamp(self.t, number)

    def _write_loop(self, loop: Repeat, around: tuple[Repeat, ...]) -> None:
        """
        for step in range(count):       # and while what is carried first is true
            …                           # its phases, over memory that moves
        final[:] = carried
        """
        t = self.t
        count = self.size(loop.count)
        moving = [(ref, self.pointer(m.base), self.size(m.stride), m.way) for ref, m in loop.moving]
        states = [("ptr", self.pointer(each.initial)) for each in loop.carried]
        finals = [(e, self.pointer(e.final), self.size(e.nbytes)) for e in loop.carried if e.final]
        outside, step = dict(self.known), self.step

        def goes_on(it: Loop) -> str:
            return t.let(f"trunc i8 {t.load('i8', it.values[0], 1)} to i1")

        condition = goes_on if loop.has_condition else None
        with t.loop("step", 0, count, carried=states, goes_on=condition) as it:
            self.known, self.step = dict(outside), it.index
            for ref, base, stride, way in moving:
                self.known[ref] = t.offset(base, self._move(it.index, count, stride, way), "i8")
            for each, state in zip(loop.carried, it.values, strict=True):
                self.known[each.ref] = state
            self._write_phases(loop.first, loop.last, (*around, loop))
            it.carry(*(self.known[each.written] for each in loop.carried))
        self.known, self.step = outside, step
        if finals:
            last = dict(zip((each.ref for each in loop.carried), it.values, strict=True))
            with t.when(t.let("icmp eq i64 %part, 0")):
                for each, target, nbytes in finals:
                    _copy(t, target, last[each.ref], nbytes)

    def _move(self, step: str, count: str, stride: str, way: str) -> str:
        """The bytes that memory has moved by in a step."""
        if way == "alternating":
            step = self.t.let(f"and i64 {step}, 1")
        elif way == "backward":
            left = self.t.let(f"sub i64 {count}, {step}")
            step = self.t.add(left, -1)
        return self.t.mul(step, stride)


def _copy(t: Text, target: str, source: str, nbytes: str) -> None:
    whole = t.let(f"and i64 {nbytes}, -16")
    for kind, first, end, step in (("<16 x i8>", "0", whole, 16), ("i8", whole, nbytes, 1)):
        with t.loop("copy", first, end, step) as it:
            value = t.load(kind, t.offset(source, it.index, "i8"), 1)
            t.store(kind, value, t.offset(target, it.index, "i8"), 1)


# Of a phase in WebAssembly, whose threads meet after it:
WORTH_SHARING_US = 8.0
WORTH_MEETING_US = 200.0  # a phase of a loop; with less, a thread that is late costs too much
LEAST_WORK_US = 1e-6
PART_US = 20.0  # the least work of a part, where there are more parts than threads


def link(
    sources: Iterable[Emitted],
    module: Module,
    target: CpuTarget,
    threads: int,
    stages: Stages,
    is_timed: bool = False,
    suffix: str = "",
    is_first: bool = False,
    prefix: str = "",
) -> Binary:
    """A module as a binary for up to `threads` threads, of the `sources` of its distinct kernels.
    LLVM runs on all threads of the process while later kernels are being emitted. One that
    `is_timed` records when its kernels ran, and has one argument more. `suffix` tells the functions
    of several binaries apart that are linked to one; `prefix` begins the names of all functions of
    a library in C. One that `is_first` may have kernels at the first level, and is entered through
    a pointer then."""
    emitted, most = list[Emitted](), max(threads, default_threads())
    clock = Clock(target) if is_timed else None
    with stages.time("llvm"), record_guards() as guards:
        assume(module.guards)  # and what emitting the kernels assumes
        kernels = _kernel_texts(sources, emitted)
        merged, light = dict[str, Emitted](), frozenset[str]()
        if is_first:
            kernels, merged, light = _merge_light(list(kernels), emitted, module, target)
        rest = _program_texts(module, target, emitted, clock, suffix, threads, merged)
        if merged:  # the program is another then, of no use to the final code
            rest = iter(first := [*rest, FIRST_TEXT])
            light = frozenset([*light, first[0], FIRST_TEXT])
        texts: Iterable[str] = chain(kernels, rest)
        if prefix:
            texts = (localize(text, prefix) for text in texts)
        objects, is_first = compile_objects(texts, target, most, stages, light)
    functions = [emitted[n] for n in module.kernel_numbers()]
    phases, sizes = _phases(module, functions, target), list_sizes(module, functions)
    is_dynamic = target.device == "wasm" and bool(module.rooms or sizes)
    numbers = {node: n for n, node in enumerate(module.graph.nodes())}
    constants = zip(module.constants, module.forms, strict=True)
    inputs, outputs = signature(module)
    return Binary(
        inputs=inputs,
        outputs=outputs,
        in_place=module.in_place,
        constants=tuple(Constant(numbers[node], panels) for node, panels in constants),
        arena_nbytes=module.arena_nbytes,
        unshared_nbytes=module.unshared_nbytes,
        scratch_nbytes=count_scratch(module, threads, threads),
        phases=phases,
        entry=FIRST_ENTRY if is_first else prefix + ENTRY + suffix,
        is_first=is_first,
        objects=tuple(objects),
        kernels=module.launches,
        sizes=sizes,
        rooms=module.rooms,
        parts=tuple(map(count_parts, phases)) if is_dynamic else (),
        guards=tuple(guards),
    )


def _merge_light(
    texts: list[str], emitted: Sequence[Emitted], module: Module, target: CpuTarget
) -> tuple[Iterator[str], dict[str, Emitted], frozenset[str]]:
    """The modules of kernels where those for the first level are merged, what is called for these,
    and which modules they are in."""
    names = _find_light(texts, emitted, module, target)
    found = {e.symbol: e for e in emitted if e.text in names and not find_object(e.text, target)}
    if not found:
        return iter(texts), {}, frozenset()
    modules, merged = merge_kernels(list(found.values()))
    own = {each.text for each in found.values()}
    others = (text for text in texts if text not in own)
    return chain(modules, others), merged, frozenset(modules)


def count_scratch(module: Module, threads: int, most: int) -> int:
    """Bytes of scratch of a program that was linked for `most` threads and runs on `threads`."""
    kept = _place_kept(module, most)
    scratch = (scratch_nbytes(step.kernel, threads) for step in module.steps)
    return kept.nbytes + maximum(0, *(b for n, b in enumerate(scratch) if n not in kept.places))


def _find_light(
    texts: Sequence[str], emitted: Sequence[Emitted], module: Module, target: CpuTarget
) -> frozenset[str]:
    """The kernels to compile at the first level, if that is worth it: those that LLVM takes longer
    to compile well than one call takes longer without."""
    spent, rate = dict[str, float](), _read_rate(module, target)
    for step, number in zip(module.steps, module.kernel_numbers(), strict=True):
        work = hint(module.count_runs(step)) * work_us(step.kernel, rate)
        text = emitted[number].text
        spent[text] = spent.get(text, 0.0) + work
    gains = [
        SAVED_US_PER_LINE * text.count("\n") - FIRST_LOSS * spent.get(text, 0.0) for text in texts
    ]
    if sum(gain for gain in gains if gain > 0) < WORTH_REPLACING_US:
        return frozenset()
    return frozenset([text for text, gain in zip(texts, gains, strict=True) if gain > 0])


def _kernel_texts(sources: Iterable[Emitted], emitted: list[Emitted]) -> Iterator[str]:
    """The modules of kernels, equal functions once; sources are added to `emitted`."""
    written = set[str]()
    for source in sources:
        emitted.append(source)
        if source.symbol not in written:
            written.add(source.symbol)
            yield source.text


def _program_texts(
    module: Module,
    target: CpuTarget,
    emitted: Sequence[Emitted],
    clock: Clock | None,
    suffix: str,
    threads: int,
    merged: Mapping[str, Emitted],
) -> Iterator[str]:
    """The modules of a program beside its kernels, all of which are emitted by now."""
    functions = [emitted[n] for n in module.kernel_numbers()]
    called = [_redirect(function, merged.get(function.symbol)) for function in functions]
    entry = ENTRY + suffix
    is_glue = target.device == "cpu" and not module.loops  # loops repeat it in a call
    kept = _place_kept(module, threads)
    yield GLUE * is_glue + program_text(module, called, clock, entry, kept)
    yield barrier_text(target)
    if target.device == "wasm":
        phases, sizes = _phases(module, functions, target), list_sizes(module, functions)
        barrier = len(module.inputs) + len(module.outputs) + len(module.constants) + 1
        if module.rooms or sizes:
            row = len(sizes) + len(module.rooms) + 1  # of the parts in the table of sizes
            main = dynamic_main(entry, [p.meets for p in phases], barrier, BARRIER_NBYTES, row)
        else:
            main = static_main(entry, list(map(count_parts, phases)), barrier, BARRIER_NBYTES)
        yield main.text(MAIN + suffix)


def _redirect(function: Emitted, shared: Emitted | None) -> Emitted:
    """What is called for a kernel: what its function shares with others, with its own numbers and
    then those that sharing adds."""
    if shared is None:
        return function
    added = shared.numbers[len(function.numbers) :]
    return replace(shared, numbers=(*function.numbers, *added))


# --- how much work it is -------------------------------------------------------------------------


def count_parts(phase: Phase) -> int:
    """Into how many parts threads of WebAssembly may cut a phase, as `static_main` wants it; a size
    where calls decide how much work it is."""
    points_per_us = max(1, hint(phase.points)) / max(phase.work_us, LEAST_WORK_US)
    worth, least = (max(1, ceil(us * points_per_us)) for us in (WORTH_SHARING_US, PART_US))
    is_shared = minimum(1, phase.points // worth, phase.most_parts - 1)
    parts = maximum(1, minimum(phase.most_parts, phase.points // least))
    return is_shared if phase.meets else is_shared * parts


def _read_rate(module: Module, target: CpuTarget) -> float:
    """Bytes that its kernels read in a microsecond."""
    touched = sum(hint(b.nbytes) for step in module.steps for b in step.kernel.buffers)
    return FROM_CACHE if touched <= target.l2_nbytes // 2 else FROM_MEMORY


def _phases(module: Module, functions: Sequence[Emitted], target: CpuTarget) -> tuple[Phase, ...]:
    """What threads share, stage by stage."""
    rate = _read_rate(module, target)
    calls = list(zip(module.steps, functions, strict=True))
    made = []
    for first, last in module.stages:
        own = [(step, function) for step, function in calls if first <= step.phase <= last]
        times = [(step, module.count_runs(step)) for step, _ in own]
        work = sum(hint(runs) * work_us(step.kernel, rate) for step, runs in times)
        loops = [loop for loop in module.loops if loop.first == first]
        meets = any("@kt_barrier(" in function.text for _, function in own)
        parts = maximum(*(most_parts(step.kernel) for step, _ in own))
        if loops:  # threads that share a step meet after each of its phases
            phases = len({step.phase for step, _ in own})
            step_us = sum(work_us(step.kernel, rate) for step, _ in own)
            meets = step_us >= phases * WORTH_MEETING_US
            parts = MANY if meets else 1
        made.append(
            Phase(work, meets, parts, sum(runs * points(step.kernel) for step, runs in times))
        )
    return tuple(made)
