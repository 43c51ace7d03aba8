"""Schedule a kernel and emit it as LLVM IR: one module with one exported function."""

from __future__ import annotations

import hashlib
import re

from kitsune.backends.cpu.attention_tile import attention_scratch
from kitsune.backends.cpu.direct_conv_kernels import direct_scratch, emit_direct
from kitsune.backends.cpu.flash_attention import emit_attention
from kitsune.backends.cpu.gemm import contract_scratch, emit_contract
from kitsune.backends.cpu.llvm_text import Frame, parameters
from kitsune.backends.cpu.lowbit_gemm import emit_low_bit, low_bit_scratch
from kitsune.backends.cpu.numbers import check_conversion
from kitsune.backends.cpu.row_kernels import emit_row, row_scratch
from kitsune.backends.cpu.scan_kernels import emit_scan
from kitsune.backends.cpu.scatter_kernels import emit_scatter
from kitsune.backends.cpu.schedule.contraction import schedule
from kitsune.backends.cpu.schedule.direct_conv import DirectSchedule, direct
from kitsune.backends.cpu.schedule.lowbit_blocks import low_bit
from kitsune.backends.cpu.schedule.sliding_conv import SlideSchedule, slide
from kitsune.backends.cpu.schedule.winograd_tiles import WinogradSchedule, winograd
from kitsune.backends.cpu.sliding_kernels import emit_slide
from kitsune.backends.cpu.winograd import emit_winograd, winograd_scratch
from kitsune.ir.size_order import name_sizes
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import Module
from kitsune.system.records import dataclass
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
    for buffer in kernel.buffers:
        check_conversion(buffer.dtype)
    frame = Frame(kernel)
    with name_sizes() as names:
        _emit_body(kernel, target, frame)
        signature = f"void @{NAME}({parameters(kernel, frame, list(names.values()))})"
    if kernel.kind == "row" and "x86" in target.triple:
        signature += ' "stackrealign"'  # or half of the vectors kept there would straddle lines
    functions = _pass_sizes([*frame.extra, frame.t.function(signature)], list(names.values()))
    declared = sorted(f"declare {d}" for d in frame.t.declared)
    text = "\n".join([*declared, *functions, "!0 = !{i32 1}", ""])
    for n, name in enumerate(names.values()):  # not the names that a model gives its axes
        text = text.replace(name, f"%s{n}")
    digest = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
    symbol = f"kt_{kernel.kind}_{digest}"
    return Emitted(text.replace(f"@{NAME}(", f"@{symbol}("), symbol, (*frame.numbers, *names))


def _pass_sizes(functions: list[str], names: list[str]) -> list[str]:
    """Give the sizes that internal functions use to them as further arguments."""
    for number in range(len(functions) - 1):  # what is called is before what calls it
        inner = functions[number]
        used = [name for name in names if name in inner]
        found = re.search(r"@(\w+)\(", inner)
        if not used or found is None:
            continue
        given = ", ".join(f"i64 {name}" for name in used)
        places = rf"((?:define|call) [^\n]*@{found[1]}\([^\n]*?)\)(?=$| noinline| #)"
        functions = [
            re.sub(places, rf"\1, {given})", text, flags=re.MULTILINE) for text in functions
        ]
    return functions


def _emit_body(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
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


# --- scheduling -----------------------------------------------------------------------------------


def schedule_kernel(
    kernel: Kernel, target: CpuTarget, constants: frozenset[int], final: frozenset[int]
) -> Kernel:
    """`constants` are the buffers known at compile time, `final` those no later kernel reads."""
    kernel = schedule(kernel, target, constants, final)
    if kernel.kind == "row":
        return slide(kernel, target)
    kernel = low_bit(kernel, target)
    plan = kernel.schedule
    if kernel.kind == "contract" and (plan.pack_a, plan.pack_b) == ("run", "constant"):
        return winograd(direct(kernel, target), target)
    return kernel
