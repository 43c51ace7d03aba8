"""Schedule a kernel and emit it as LLVM IR: one module with one exported function."""

from __future__ import annotations

import hashlib
import re
from importlib import import_module
from typing import Any

from kitsune.backends.cpu.llvm_text import Frame, parameters
from kitsune.backends.cpu.numbers import check_conversion
from kitsune.backends.cpu.schedule.contraction import schedule
from kitsune.backends.cpu.schedule.direct_conv import DirectSchedule, direct
from kitsune.backends.cpu.schedule.lowbit_blocks import low_bit
from kitsune.backends.cpu.schedule.sliding_conv import SlideSchedule, slide
from kitsune.backends.cpu.schedule.winograd_tiles import WinogradSchedule, winograd
from kitsune.ir.size_order import name_sizes
from kitsune.lower.kernel import Kernel
from kitsune.lower.memory import Module
from kitsune.system.lazy_imports import imports
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

# The emitter of each algorithm and what counts its scratch; imported when a kernel has it.
EMITTERS = {
    "attention": ("flash_attention.emit_attention", "attention_tile.attention_scratch"),
    "contract": ("gemm.emit_contract", "gemm.contract_scratch"),
    "direct": ("direct_conv_kernels.emit_direct", "direct_conv_kernels.direct_scratch"),
    "low_bit": ("lowbit_gemm.emit_low_bit", "lowbit_gemm.low_bit_scratch"),
    "row": ("row_kernels.emit_row", "row_kernels.count_scratch"),
    "scan": ("scan_kernels.emit_scan", ""),
    "scatter": ("scan_kernels.emit_scatter", ""),
    "slide": ("sliding_kernels.emit_slide", ""),
    "winograd": ("winograd.emit_winograd", "winograd.winograd_scratch"),
}
FORMS = ((SlideSchedule, "slide"), (WinogradSchedule, "winograd"), (DirectSchedule, "direct"))


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
        _import(EMITTERS[name_algorithm(kernel)][0])(kernel, target, frame)
        signature = f"void @{NAME}({parameters(kernel, frame, list(names.values()))})"
    if kernel.kind == "row" and "x86" in target.triple:
        signature += ' "stackrealign"'  # or half of the vectors kept there would straddle lines
    functions = _pass_sizes([*frame.extra, frame.t.function(signature)], list(names.values()))
    tables = sorted(d for d in frame.t.declared if d.startswith("@"))
    declared = sorted(f"declare {d}" for d in frame.t.declared if not d.startswith("@"))
    text = "\n".join([*declared, *tables, *functions, "!0 = !{i32 1}", ""])
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


def name_algorithm(kernel: Kernel) -> str:
    """The row of `EMITTERS` for a kernel with its schedule."""
    if kernel.kind == "contract" and getattr(kernel.schedule, "pack_b", "") == "unpack":
        return "low_bit"
    found = (name for form, name in FORMS if isinstance(kernel.schedule, form))
    return next(found, kernel.kind)


def _import(name: str) -> Any:
    module, _, function = name.rpartition(".")
    with imports:
        return getattr(import_module(f"kitsune.backends.cpu.{module}"), function)


def emit_module(module: Module, target: CpuTarget) -> list[Emitted]:
    """The distinct kernels of a module."""
    return [emit_kernel(kernel, target) for kernel in module.unique_kernels()]


def scratch_nbytes(kernel: Kernel, threads: int) -> int:
    """Bytes of scratch a kernel needs beside its buffers."""
    count = EMITTERS[name_algorithm(kernel)][1]
    return _import(count)(kernel, threads) if count else 0


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
