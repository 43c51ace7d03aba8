"""Layout in, Linked out: kernels and the order and barriers between them, as machine code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import prod

from kitsune.backends.cpu.emit import emit, scratch_nbytes, symbol
from kitsune.backends.cpu.link import ENTRY, program_text
from kitsune.backends.cpu.sync import barrier_text
from kitsune.ir.node import Node
from kitsune.lower.memory import Layout, Step
from kitsune.runtime.linked import Constant, Linked, signature
from kitsune.runtime.objects import object_of
from kitsune.target import CpuTarget


def link(
    layout: Layout,
    numbers: Mapping[Node, int],
    target: CpuTarget,
    threads: int,
    compile_object: Callable[[str, CpuTarget], bytes] | None = None,
) -> Linked:
    """A layout as a program that runs on that many threads or fewer. Objects come from the cache
    unless `compile_object` makes them."""
    make = compile_object or object_of
    texts = [*emit_all(layout, target).values(), program_text(layout), barrier_text(target)]
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
        work_us=work_us(layout),
        entry=ENTRY,
        objects=tuple(make(text, target) for text in texts),
    )


def emit_all(layout: Layout, target: CpuTarget) -> dict[str, str]:
    """The text of each kernel, by its symbol: equal kernels are written once."""
    kernels = {symbol(step.kernel): step.kernel for step in layout.steps}
    return {name: emit(kernel, target) for name, kernel in kernels.items()}


# --- how much work it is -------------------------------------------------------------------------


def work_us(layout: Layout) -> float:
    """Roughly how long one core works on a program: a guess that decides how many to wake."""
    return sum(_step_us(step) for step in layout.steps)


def _step_us(step: Step) -> float:
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
