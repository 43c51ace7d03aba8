"""Kernel in, LLVM IR text out: one module with one exported function."""

from __future__ import annotations

import hashlib

from kitsune.backends.cpu.attention import emit_attention
from kitsune.backends.cpu.attention_scratch import attention_scratch
from kitsune.backends.cpu.contract import contract_scratch, emit_contract
from kitsune.backends.cpu.frame import Frame, parameters
from kitsune.backends.cpu.lowbit import emit_low_bit, low_bit_scratch
from kitsune.backends.cpu.row import emit_row, row_scratch
from kitsune.backends.cpu.scan import emit_scan
from kitsune.backends.cpu.scatter import emit_scatter
from kitsune.lower.kernel import Kernel
from kitsune.target import CpuTarget

EMITTERS = {
    "contract": emit_contract,
    "attention": emit_attention,
    "scan": emit_scan,
    "scatter": emit_scatter,
}


def symbol(kernel: Kernel) -> str:
    """The name of a kernel's function: equal kernels have equal names."""
    digest = hashlib.blake2b(str(kernel).encode(), digest_size=8).hexdigest()
    return f"kt_{kernel.kind}_{digest}"


def emit(kernel: Kernel, target: CpuTarget) -> str:
    frame = Frame(kernel)
    if kernel.kind == "row":
        if kernel.schedule.keep:
            frame.private(-(-row_scratch(kernel) // 4))
        emit_row(kernel, target, frame)
    elif _is_low_bit(kernel):
        emit_low_bit(kernel, target, frame)
    else:
        EMITTERS[kernel.kind](kernel, target, frame)
    signature = f"void @{symbol(kernel)}({parameters(kernel)})"
    if kernel.kind == "row" and "x86" in target.triple:
        signature += ' "stackrealign"'  # or half of the vectors kept there would straddle lines
    body = frame.t.function(signature)
    declared = sorted(f"declare {d}" for d in frame.t.declared)
    return "\n".join([*declared, *frame.extra, body, "!0 = !{i32 1}", ""])


def scratch_nbytes(kernel: Kernel, threads: int) -> int:
    """Bytes of scratch a kernel needs beside its buffers."""
    if kernel.kind == "row":
        return threads * (-(-row_scratch(kernel) // 64) * 64)
    if _is_low_bit(kernel):
        return low_bit_scratch(kernel, threads)
    if kernel.kind == "contract":
        return contract_scratch(kernel, threads)
    return attention_scratch(kernel, threads) if kernel.kind == "attention" else 0


def _is_low_bit(kernel: Kernel) -> bool:
    return kernel.kind == "contract" and kernel.schedule.pack_b == "unpack"
