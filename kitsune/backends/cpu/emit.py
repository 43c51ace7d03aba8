"""Kernel in, LLVM IR text out: one module with one exported function."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from kitsune.backends.cpu.attention import emit_attention
from kitsune.backends.cpu.attention_scratch import attention_scratch
from kitsune.backends.cpu.contract import contract_scratch, emit_contract
from kitsune.backends.cpu.convolve import direct_scratch, emit_direct
from kitsune.backends.cpu.frame import Frame, parameters
from kitsune.backends.cpu.lowbit import emit_low_bit, low_bit_scratch
from kitsune.backends.cpu.row import emit_row, row_scratch
from kitsune.backends.cpu.scan import emit_scan
from kitsune.backends.cpu.scatter import emit_scatter
from kitsune.backends.cpu.schedule.direct_conv import DirectSchedule
from kitsune.backends.cpu.schedule.sliding_conv import SlideSchedule
from kitsune.backends.cpu.schedule.winograd_tiles import WinogradSchedule
from kitsune.backends.cpu.slide import emit_slide
from kitsune.backends.cpu.winograd import emit_winograd, winograd_scratch
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import Module
from kitsune.target import CpuTarget

EMITTERS = {
    "contract": emit_contract,
    "attention": emit_attention,
    "scan": emit_scan,
    "scatter": emit_scatter,
}


NAME = "kt_kernel"  # of a function whose own is not known yet


@dataclass(frozen=True)
class Emitted:
    """A module, the name of its function, and the numbers that a call of this kernel ends with.
    Equal functions have equal names: kernels of other sizes often share one."""

    text: str
    symbol: str
    numbers: tuple[int, ...]


def emit(kernel: Kernel, target: CpuTarget) -> str:
    return emit_kernel(kernel, target).text


def emit_kernel(kernel: Kernel, target: CpuTarget) -> Emitted:
    frame = Frame(kernel)
    if isinstance(kernel.schedule, SlideSchedule):
        emit_slide(kernel, target, frame)
    elif kernel.kind == "row":
        if kernel.schedule.keep:
            frame.private(-(-row_scratch(kernel) // 4))
        emit_row(kernel, target, frame)
    elif _is_low_bit(kernel):
        emit_low_bit(kernel, target, frame)
    elif isinstance(kernel.schedule, WinogradSchedule):
        emit_winograd(kernel, target, frame)
    elif isinstance(kernel.schedule, DirectSchedule):
        emit_direct(kernel, target, frame)
    else:
        EMITTERS[kernel.kind](kernel, target, frame)
    signature = f"void @{NAME}({parameters(kernel, frame)})"
    if kernel.kind == "row" and "x86" in target.triple:
        signature += ' "stackrealign"'  # or half of the vectors kept there would straddle lines
    body = frame.t.function(signature)
    declared = sorted(f"declare {d}" for d in frame.t.declared)
    text = "\n".join([*declared, *frame.extra, body, "!0 = !{i32 1}", ""])
    digest = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
    symbol = f"kt_{kernel.kind}_{digest}"
    return Emitted(text.replace(f"@{NAME}(", f"@{symbol}("), symbol, tuple(frame.numbers))


def emit_module(module: Module, target: CpuTarget) -> list[Emitted]:
    """The distinct kernels of a module."""
    return [emit_kernel(kernel, target) for kernel in module.unique_kernels()]


def scratch_nbytes(kernel: Kernel, threads: int) -> int:
    """Bytes of scratch a kernel needs beside its buffers."""
    if isinstance(kernel.schedule, SlideSchedule):
        return 0
    if kernel.kind == "row":
        return threads * (-(-row_scratch(kernel) // 64) * 64)
    if _is_low_bit(kernel):
        return low_bit_scratch(kernel, threads)
    if isinstance(kernel.schedule, WinogradSchedule):
        return winograd_scratch(kernel, threads)
    if isinstance(kernel.schedule, DirectSchedule):
        return direct_scratch(kernel, threads)
    if kernel.kind == "contract":
        return contract_scratch(kernel, threads)
    return attention_scratch(kernel, threads) if kernel.kind == "attention" else 0


def _is_low_bit(kernel: Kernel) -> bool:
    return kernel.kind == "contract" and kernel.schedule.pack_b == "unpack"
