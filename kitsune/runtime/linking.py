"""Layout in, Linked out: kernels and the order they run in, as machine code."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby

from kitsune.backends.cpu.clock import Clock
from kitsune.backends.cpu.emit import Emitted, emitted, scratch_nbytes
from kitsune.backends.cpu.link import ENTRY, program_text
from kitsune.backends.cpu.sync import BARRIER_NBYTES, barrier_text
from kitsune.backends.cpu.wasm import ALONE, main_text
from kitsune.ir.node import Node
from kitsune.lower.memory import Layout
from kitsune.lower.phases import FROM_CACHE, FROM_MEMORY, most_parts, work_us
from kitsune.runtime.linked import Constant, Linked, Phase, signature
from kitsune.runtime.objects import objects_of
from kitsune.runtime.threads import default_threads
from kitsune.stages import Stages
from kitsune.target import CpuTarget

# Of a phase in WebAssembly, whose threads meet after it:
WORTH_SHARING_US = 8.0
PART_US = 20.0  # the least work of a part, where there are more parts than threads


def link(
    layout: Layout,
    numbers: Mapping[Node, int],
    target: CpuTarget,
    threads: int,
    stages: Stages,
    compile_object: Callable[[str, CpuTarget], bytes] | None = None,
    is_timed: bool = False,
) -> Linked:
    """A layout as a program that runs on that many threads or fewer, and is compiled on all that
    this process may use. Objects come from the cache unless `compile_object` makes them, one by
    one. One that `is_timed` notes when its kernels were done, and has one argument more."""
    functions = list[Emitted]()
    texts = _texts(layout, target, stages, functions, Clock(target) if is_timed else None)
    with stages.time("llvm"):
        if compile_object is None:
            objects = objects_of(texts, target, max(threads, default_threads()))
        else:
            objects = [compile_object(text, target) for text in texts]
    scratch = [scratch_nbytes(step.kernel, threads) for step in layout.steps]
    constants = zip(layout.constants, layout.panels, strict=True)
    inputs, outputs = signature(layout)
    return Linked(
        inputs=inputs,
        outputs=outputs,
        in_place=layout.in_place,
        constants=tuple(Constant(numbers[node], panels) for node, panels in constants),
        arena_nbytes=layout.arena_nbytes,
        unshared_nbytes=layout.unshared_nbytes,
        scratch_nbytes=max(scratch, default=0),
        phases=_phases(layout, functions, target),
        entry=ENTRY,
        objects=tuple(objects),
        kernels=layout.launches,
    )


def _texts(
    layout: Layout,
    target: CpuTarget,
    stages: Stages,
    functions: list[Emitted],
    clock: Clock | None,
) -> Iterator[str]:
    """Each module of a program, written when it is asked for; equal functions once. That of each
    step is added to `functions`."""
    known: dict[str, Emitted] = {}  # by the kernel as it prints
    written = set[str]()
    for step in layout.steps:
        printed = str(step.kernel)
        if printed not in known:
            with stages.time("emit"):
                known[printed] = emitted(step.kernel, target)
        function = known[printed]
        functions.append(function)
        if function.symbol not in written:
            written.add(function.symbol)
            yield function.text
    yield program_text(layout, functions, clock)
    yield barrier_text(target)
    if target.device == "wasm":
        phases = _phases(layout, functions, target)
        arguments = len(layout.inputs) + len(layout.outputs) + len(layout.constants)
        yield main_text(ENTRY, [_parts(p) for p in phases], arguments + 1, BARRIER_NBYTES)


# --- how much work it is -------------------------------------------------------------------------


def _parts(phase: Phase) -> int:
    """Into how many parts threads of WebAssembly may cut a phase, as `main_text` wants it."""
    if phase.work_us < WORTH_SHARING_US or phase.most_parts == 1:
        return ALONE
    return 1 if phase.meets else max(1, min(phase.most_parts, int(phase.work_us / PART_US)))


def _phases(layout: Layout, functions: Sequence[Emitted], target: CpuTarget) -> tuple[Phase, ...]:
    touched = sum(b.nbytes for step in layout.steps for b in step.kernel.buffers)
    rate = FROM_CACHE if touched <= target.l2_nbytes // 2 else FROM_MEMORY
    called = zip(layout.steps, functions, strict=True)
    grouped = [list(calls) for _, calls in groupby(called, lambda call: call[0].phase)]
    return tuple(
        Phase(
            work_us=sum(work_us(step.kernel, rate) for step, _ in calls),
            meets=any("@kt_barrier(" in function.text for _, function in calls),
            most_parts=max(most_parts(step.kernel) for step, _ in calls),
        )
        for calls in grouped
    )
