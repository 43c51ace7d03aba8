"""Layout in, Linked out: kernels and the order they run in, as machine code."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from math import prod

from kitsune.backends.cpu.emit import emit, scratch_nbytes, symbol
from kitsune.backends.cpu.link import ENTRY, program_text
from kitsune.backends.cpu.sync import barrier_text
from kitsune.ir.node import Node
from kitsune.lower.memory import Layout, Step
from kitsune.lower.phases import most_parts
from kitsune.runtime.linked import Constant, Linked, Phase, signature
from kitsune.runtime.objects import objects_of
from kitsune.stages import Stages
from kitsune.target import CpuTarget


def link(
    layout: Layout,
    numbers: Mapping[Node, int],
    target: CpuTarget,
    threads: int,
    stages: Stages,
    compile_object: Callable[[str, CpuTarget], bytes] | None = None,
) -> Linked:
    """A layout as a program that runs on that many threads or fewer, and is compiled on as many.
    Objects come from the cache unless `compile_object` makes them, one by one."""
    meeting = set[str]()
    texts = _texts(layout, target, stages, meeting)
    with stages.time("llvm"):
        if compile_object is None:
            objects = objects_of(texts, target, threads)
        else:
            objects = [compile_object(text, target) for text in texts]
    scratch = [scratch_nbytes(step.kernel, threads) for step in layout.steps]
    constants = zip(layout.constants, layout.panels, strict=True)
    inputs, outputs = signature(layout)
    return Linked(
        inputs=inputs,
        outputs=outputs,
        constants=tuple(Constant(numbers[node], panels) for node, panels in constants),
        arena_nbytes=layout.arena_nbytes,
        unshared_nbytes=layout.unshared_nbytes,
        scratch_nbytes=max(scratch, default=0),
        phases=_phases(layout, meeting),
        entry=ENTRY,
        objects=tuple(objects),
    )


def _texts(layout: Layout, target: CpuTarget, stages: Stages, meeting: set[str]) -> Iterator[str]:
    """Each module of a program, written when it is asked for; equal kernels once. Those whose
    threads wait for each other inside are added to `meeting`."""
    kernels = {symbol(step.kernel): step.kernel for step in layout.steps}
    for name, kernel in kernels.items():
        with stages.time("emit"):
            text = emit(kernel, target)
        if "@kt_barrier(" in text:
            meeting.add(name)
        yield text
    yield program_text(layout)
    yield barrier_text(target)


# --- how much work it is -------------------------------------------------------------------------


def _phases(layout: Layout, meeting: set[str]) -> tuple[Phase, ...]:
    grouped = [list(steps) for _, steps in groupby(layout.steps, lambda step: step.phase)]
    return tuple(
        Phase(
            work_us=sum(map(_step_us, steps)),
            meets=any(symbol(s.kernel) in meeting for s in steps),
            most_parts=max(most_parts(s.kernel) for s in steps),
        )
        for steps in grouped
    )


def _step_us(step: Step) -> float:
    """Roughly how long one core works on a kernel: a guess that decides how it is shared."""
    kernel = step.kernel
    moved = sum(b.nbytes for b in kernel.buffers) / 15e3
    if kernel.kind == "attention":
        pairs = kernel.extent("batch", "query", "key")
        flops = 2 * pairs * (kernel.extent("depth") + kernel.extent("value"))
        return max(moved, flops / 80e3)
    points = prod(axis.size for axis in kernel.axes)
    if kernel.kind == "contract":
        return max(moved, 2 * points / 80e3)
    return max(moved, points * sum(1 for _ in kernel.prims()) / 20e3)
