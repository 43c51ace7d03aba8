"""`Target`: what the machine that will run a kernel has. Numbers, no behaviour."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CpuTarget:
    """A CPU as the code generator sees it."""

    name: str  # as printed: "x86-64-v3"
    triple: str
    cpu: str
    features: str  # LLVM's "+avx2,+fma"; empty: what `cpu` implies
    lanes: int  # f32 values in one vector register
    registers: int  # vector registers
    fma: bool
    dot8: str = ""  # "vnni512", "vnni256", "maddubs256", "maddubs128" or "": u8·i8 sums of four
    l1_nbytes: int = 32 * 1024
    l2_nbytes: int = 512 * 1024
    l3_nbytes: int = 8 * 1024 * 1024


@dataclass(frozen=True)
class GpuTarget:
    """The limits a WebGPU adapter grants."""

    name: str
    max_invocations: int = 256
    max_storage_buffers: int = 8
    max_binding_nbytes: int = 128 * 1024 * 1024
    max_workgroups: int = 65535


LINUX = "x86_64-unknown-linux-gnu"
X86_64_V2 = CpuTarget("x86-64-v2", LINUX, "x86-64-v2", "", 4, 16, False, "maddubs128")
X86_64_V3 = CpuTarget("x86-64-v3", LINUX, "x86-64-v3", "", 8, 16, True, "maddubs256")
X86_64_V4 = CpuTarget("x86-64-v4", LINUX, "x86-64-v4", "", 16, 32, True, "maddubs256")
X86_64_VNNI = CpuTarget("x86-64-vnni", LINUX, "icelake-server", "", 16, 32, True, "vnni512")
WASM32 = CpuTarget("wasm32", "wasm32-unknown-unknown", "generic", "+simd128", 4, 16, False)
CPU_LEVELS = {t.name: t for t in (X86_64_V2, X86_64_V3, X86_64_V4, X86_64_VNNI, WASM32)}
