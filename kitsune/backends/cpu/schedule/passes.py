"""Choose the schedule of a kernel for a CPU: one pass after the other, each of which may change the
algorithm that the pass before it chose."""

from __future__ import annotations

from kitsune.backends.cpu.schedule.contraction import schedule
from kitsune.backends.cpu.schedule.direct_conv import direct
from kitsune.backends.cpu.schedule.sliding_conv import slide
from kitsune.backends.cpu.schedule.winograd_tiles import winograd
from kitsune.lower.kernel import Kernel
from kitsune.target import CpuTarget


def schedule_kernel(
    kernel: Kernel, target: CpuTarget, constants: frozenset[int], final: frozenset[int]
) -> Kernel:
    """`constants` are the buffers known at compile time, `final` those no later kernel reads."""
    kernel = schedule(kernel, target, constants, final)
    kernel = slide(kernel, target)
    kernel = direct(kernel, target)
    return winograd(kernel, target)
