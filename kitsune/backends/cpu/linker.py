"""Link the kernels of a module, and the order they run in, to a binary of machine code."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil

from kitsune.backends.cpu.binary import Binary, Constant, Phase
from kitsune.backends.cpu.clock import Clock
from kitsune.backends.cpu.emit import Emitted, scratch_nbytes
from kitsune.backends.cpu.objects import compile_all_cached
from kitsune.backends.cpu.program_code import ENTRY, list_sizes, program_text
from kitsune.backends.cpu.schedule.work import FROM_CACHE, FROM_MEMORY, most_parts, points, work_us
from kitsune.backends.cpu.sync import BARRIER_NBYTES, barrier_text
from kitsune.backends.cpu.threads.team import default_threads
from kitsune.backends.program import signature
from kitsune.backends.wasm.entry_code import MAIN, dynamic_main, static_main
from kitsune.ir.guards import assume, record_guards
from kitsune.ir.sizes import hint, maximum, minimum
from kitsune.lower.memory import Module
from kitsune.system.stage_times import Stages
from kitsune.target import CpuTarget

# Of a phase in WebAssembly, whose threads meet after it:
WORTH_SHARING_US = 8.0
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
) -> Binary:
    """A module as a binary for up to `threads` threads, of the `sources` of its distinct kernels.
    LLVM runs on all threads of the process while later kernels are being emitted. One that
    `is_timed` records when its kernels ran, and has one argument more. `suffix` tells the functions
    of several binaries apart that are linked to one."""
    emitted = list[Emitted]()
    texts = _texts(sources, module, target, emitted, Clock(target) if is_timed else None, suffix)
    with stages.time("llvm"), record_guards() as guards:
        assume(module.guards)  # and what emitting the kernels assumes
        objects = compile_all_cached(texts, target, max(threads, default_threads()))
    functions = [emitted[n] for n in module.kernel_numbers()]
    scratch = [scratch_nbytes(step.kernel, threads) for step in module.steps]
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
        scratch_nbytes=maximum(0, *scratch),
        phases=phases,
        entry=ENTRY + suffix,
        objects=tuple(objects),
        kernels=module.launches,
        sizes=sizes,
        rooms=module.rooms,
        parts=tuple(map(count_parts, phases)) if is_dynamic else (),
        guards=tuple(guards),
    )


def _texts(
    sources: Iterable[Emitted],
    module: Module,
    target: CpuTarget,
    emitted: list[Emitted],
    clock: Clock | None,
    suffix: str,
) -> Iterator[str]:
    """The LLVM modules of a program, equal functions once; sources are added to `emitted`."""
    written = set[str]()
    for source in sources:
        emitted.append(source)
        if source.symbol not in written:
            written.add(source.symbol)
            yield source.text
    functions = [emitted[n] for n in module.kernel_numbers()]
    entry = ENTRY + suffix
    yield program_text(module, functions, clock, entry)
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


# --- how much work it is -------------------------------------------------------------------------


def count_parts(phase: Phase) -> int:
    """Into how many parts threads of WebAssembly may cut a phase, as `static_main` wants it; a size
    where calls decide how much work it is."""
    points_per_us = max(1, hint(phase.points)) / max(phase.work_us, LEAST_WORK_US)
    worth, least = (max(1, ceil(us * points_per_us)) for us in (WORTH_SHARING_US, PART_US))
    is_shared = minimum(1, phase.points // worth, phase.most_parts - 1)
    parts = maximum(1, minimum(phase.most_parts, phase.points // least))
    return is_shared if phase.meets else is_shared * parts


def _phases(module: Module, functions: Sequence[Emitted], target: CpuTarget) -> tuple[Phase, ...]:
    """What threads share, stage by stage."""
    touched = sum(hint(b.nbytes) for step in module.steps for b in step.kernel.buffers)
    rate = FROM_CACHE if touched <= target.l2_nbytes // 2 else FROM_MEMORY
    calls = list(zip(module.steps, functions, strict=True))
    made = []
    for first, last in module.stages:
        own = [(step, function) for step, function in calls if first <= step.phase <= last]
        times = [(step, module.count_runs(step)) for step, _ in own]
        work = sum(hint(runs) * work_us(step.kernel, rate) for step, runs in times)
        loops = [loop for loop in module.loops if loop.first == first]
        meets = any("@kt_barrier(" in function.text for _, function in own)
        parts = maximum(*(most_parts(step.kernel) for step, _ in own))
        if loops:
            meets, parts = False, 1
        made.append(
            Phase(work, meets, parts, sum(runs * points(step.kernel) for step, runs in times))
        )
    return tuple(made)
