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
    # What one core does: bytes read from each cache and from memory, multiply-adds as two each, and
    # what it takes to begin a kernel when the threads have to meet.
    read_gbps: tuple[float, float, float, float] = (100.0, 70.0, 50.0, 20.0)
    fma_gflops: float = 80.0
    barrier_ns: float = 200.0

    @property
    def device(self) -> str:
        return "wasm" if self.triple.startswith("wasm") else "cpu"


@dataclass(frozen=True)
class GpuTarget:
    """The limits a WebGPU adapter grants, and guesses at what it does."""

    name: str
    max_invocations: int = 256
    max_storage_buffers: int = 8
    max_binding_nbytes: int = 128 * 1024 * 1024
    max_workgroups: int = 65535
    read_gbps: float = 100.0
    fma_gflops: float = 1000.0
    dispatch_ns: float = 5000.0

    @property
    def device(self) -> str:
        return "webgpu"


LINUX = "x86_64-unknown-linux-gnu"
X86_64_V2 = CpuTarget("x86-64-v2", LINUX, "x86-64-v2", "", 4, 16, False, "maddubs128")
X86_64_V3 = CpuTarget("x86-64-v3", LINUX, "x86-64-v3", "", 8, 16, True, "maddubs256")
X86_64_V4 = CpuTarget("x86-64-v4", LINUX, "x86-64-v4", "", 16, 32, True, "maddubs256")
X86_64_VNNI = CpuTarget("x86-64-vnni", LINUX, "icelake-server", "", 16, 32, True, "vnni512")
WASM32 = CpuTarget("wasm32", "wasm32-unknown-unknown", "generic", "+simd128", 4, 16, False)
CPU_LEVELS = {t.name: t for t in (X86_64_V2, X86_64_V3, X86_64_V4, X86_64_VNNI, WASM32)}
