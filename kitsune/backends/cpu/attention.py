"""Attention kernels in, LLVM text out."""
from kitsune.backends.cpu.frame import Frame
from kitsune.lower.kernel import Kernel
from kitsune.target import CpuTarget
def attention_scratch(kernel: Kernel, threads: int) -> int:
    return 0
def emit_attention(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    raise AssertionError
