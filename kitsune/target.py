"""Devices as plain values: targets, and the `Limits` and `CostModel` that planning reads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, field, replace

from kitsune.system.records import dataclass


class Target:
    """A device that programs are compiled for. Only its own back end looks further into it."""

    name: str

    @property
    def device(self) -> str:
        """The name of its back end in `BACKENDS`."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class RowTile:
    """How a contraction reduces whole rows of its result: tiles of `height` rows, of up to `width`
    columns where fewer than `min_blocks` blocks of rows are left to share; weights and sums take at
    most `max_nbytes`."""

    height: int
    width: int
    max_nbytes: int
    min_blocks: int


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What a device can run, as far as rewriting, planning and lowering ask."""

    device: str
    alignment: int = 64  # bytes, of values in the arena
    max_bindings: int | None = None  # buffers that one kernel may bind
    max_merged_nbytes: int = 1 << 22  # of weights worth copying into one matmul for several
    row_tile: RowTile | None = None  # None: a contraction cannot reduce whole rows
    score_cache_nbytes: int = 0  # attention's gradient recomputes larger scores; 0: it never does
    packs_operands: bool = False  # contractions compute and pack an operand once
    int8_dot: bool = False  # has instructions that sum products of int8
    widens_int8: bool = False  # contractions read int8 operands and convert them on the way
    channels_last: bool = False  # convolutions run over channels-last images
    shares_launches: bool = False  # independent small kernels run in one launch
    writes_in_place: bool = False  # results may be written to the memory of an input
    f16_arithmetic: bool = False  # adds, multiplies and compares f16 without widening
    contracts_only_f32: bool = False  # contractions of other types are row reductions
    dynamic_sizes: bool = False  # calls may decide sizes
    carries_rows: bool = False  # a step of a loop may read the row that the one before stacked
    runs_saved_graphs: bool = False  # graphs of saved models are in its canonical form already


# Moving and computing overlap; contractions and the launch come on top.
ANALYTIC: Mapping[str, float] = {"launch": 1.0, "overlapped": 1.0, "matmul": 1.0}


@dataclass(frozen=True, kw_only=True)
class CostModel:
    """Numbers that predict the time of a kernel: of one core of a CPU, or of a whole GPU."""

    levels: tuple[tuple[float, float], ...]  # (bytes that fit, bytes a microsecond), smallest first
    additions_per_us: float
    launch_us: float
    registers: int
    dependency_cost: float  # added to a kernel's arithmetic by each slow function behind another
    coefficients: Mapping[str, float] = field(default_factory=lambda: ANALYTIC, hash=False)

    def level(self, footprint: float) -> int:
        """The smallest cache that holds a number of bytes, or memory."""
        last = len(self.levels) - 1
        return next((n for n, (room, _) in enumerate(self.levels) if footprint <= room), last)

    def move(self, count: float, footprint: float | None = None) -> float:
        """Microseconds to read or write bytes that live among `footprint` others."""
        return count / self.levels[self.level(count if footprint is None else footprint)][1]

    def compute(self, count: float) -> float:
        return count / self.additions_per_us

    def with_coefficients(self, coefficients: Mapping[str, float] | None) -> CostModel:
        """The same with coefficients that were fitted to measurements, if any were."""
        return replace(self, coefficients=coefficients) if coefficients else self


@dataclass(frozen=True, kw_only=True)
class Tuning:
    """What schedules are made of on one level of CPU; sums are counted in vector registers."""

    tile: tuple[int, int]  # a contraction's sums: rows, and vectors of columns
    low_bit: tuple[int, int]  # sums over a low-bit weight: in f32, and of int8 products
    low_bit_blocks: int  # of 16 columns of such a weight, where a tile has several rows
    attention: tuple[int, int]  # its sums: vectors of queries, and rows of keys or of values
    streams: bool  # whether results that no cache holds are stored past the caches
    unpacks_near: bool = False  # low-bit weights into L1, not the second
    unroll: tuple[int, int] = (4, 2)  # k values per iteration: of a contraction, of attention
    columns: int = 64  # at most, where the rows are few
    block: tuple[int, int] = (64, 128)  # queries and keys whose scores are stored in L1
    page_rows: int = 6  # of a tile that may lie whole pages apart without crowding L1
    map_prefetch_nbytes: int = 1024  # prefetch distance of what maps and rows read
    panel_prefetch_nbytes: int = 1024  # of a contraction's weights in L2
    stream_rows: int = 8  # at most, that read weights beyond L2 in several places at once
    lowbit_prefetch_nbytes: int = 0  # of a low-bit weight of few rows; 0: the hardware prefetches
    chunk: int = 4096  # elements of a map that one thread does at a time: a microsecond or so
    vectors: int = 0  # that a map or a row goes by at a time; 0: as its arithmetic wants
    items: int = 16  # of a contraction's work at least, which threads share


# With 16 registers the sums take 12, or 8 where fused multiply-add is missing and products need
# room; with 32 they take 24. Engines of WebAssembly keep one of 16 for themselves: 12 sums, two
# vectors of weights and one value fill the others.
AVX512 = Tuning(
    tile=(8, 3),
    low_bit=(24, 12),
    low_bit_blocks=3,
    attention=(2, 12),
    streams=True,
    unpacks_near=True,
    lowbit_prefetch_nbytes=2048,
)
TUNINGS = {
    "x86-64-v2": Tuning(
        tile=(2, 4), low_bit=(12, 8), low_bit_blocks=1, attention=(2, 6), streams=True
    ),
    "x86-64-v3": Tuning(
        tile=(6, 2), low_bit=(12, 8), low_bit_blocks=1, attention=(2, 6), streams=True
    ),
    "x86-64-v4": AVX512,
    "x86-64-vnni": AVX512,
    "aarch64": Tuning(
        tile=(6, 4),
        low_bit=(24, 12),
        low_bit_blocks=3,
        attention=(4, 6),
        streams=False,
        page_rows=2,
    ),
    "wasm32": Tuning(
        tile=(6, 2),
        low_bit=(12, 8),
        low_bit_blocks=1,
        attention=(2, 6),
        streams=False,
        unroll=(1, 1),
    ),
}


@dataclass(frozen=True)
class CpuTarget(Target):
    """A CPU as the code generator sees it."""

    name: str  # as printed: "x86-64-v3"
    _: KW_ONLY
    triple: str
    cpu: str
    features: str  # LLVM's "+avx2,+fma"; empty: what `cpu` implies
    lanes: int  # f32 values in one vector register
    registers: int  # vector registers
    fma: bool
    # Sums of four products of bytes: "vnni512", "vnni256", "maddubs256" or "maddubs128" of unsigned
    # and signed ones, "sdot128" of signed ones, or none.
    dot8: str = ""
    level: str = "x86-64-v2"  # whose `Tuning` is for it
    permute_lanes: int = 0  # f32 lanes that one instruction permutes by index
    has_scalef: bool = False  # multiplies by powers of two (vscalefps)
    has_gfni: bool = False  # permutes the bits of bytes in 512-bit vectors
    has_byte_tables: bool = False  # looks bytes up in 128 others of 512-bit vectors (AVX512-VBMI)
    l1_nbytes: int = 32 * 1024
    l2_nbytes: int = 512 * 1024
    l3_nbytes: int = 8 * 1024 * 1024
    # What one core does: bytes read from each cache and from memory, multiply-adds as two each, and
    # what it takes to begin a kernel when the threads have to meet.
    read_gbps: tuple[float, float, float, float] = (100.0, 70.0, 50.0, 20.0)
    fma_gflops: float = 80.0
    barrier_ns: float = 200.0
    tuned: Tuning | None = None  # what a kernel was measured to run best with
    relaxed: bool = False  # multiplies and adds at once, rounding once or twice as it likes
    is_shared: bool = False  # code for a library, which is loaded at any address

    @property
    def device(self) -> str:
        return "wasm" if self.triple.startswith("wasm") else "cpu"

    @property
    def tuning(self) -> Tuning:
        """On Zen, 2 to 8 rows prefetch weights faster than they read them in several places: 1.1 to
        1.5 times, of 768×3072 from memory on Zen 5."""
        made = TUNINGS[self.level]
        made = replace(made, stream_rows=1) if self.cpu.startswith("znver") else made
        return self.tuned or made


@dataclass(frozen=True)
class GpuTarget(Target):
    """The limits a WebGPU adapter grants, and guesses at what it does."""

    name: str
    _: KW_ONLY
    max_invocations: int = 256
    max_storage_buffers: int = 8
    max_binding_nbytes: int = 128 * 1024 * 1024
    max_buffer_nbytes: int = 256 * 1024 * 1024
    max_workgroup_nbytes: int = 16 * 1024
    max_workgroups: int = 65535
    alignment: int = 256  # of what is bound inside a buffer
    subgroups: bool = False  # threads that add up without memory, and know each other's number
    enables: bool = True  # whether a shader has to say that it uses them; Naga refuses the word
    has_f16: bool = False  # whether shaders hold and compute with f16; else it is stored in words
    read_gbps: float = 100.0
    fma_gflops: float = 1000.0
    dispatch_ns: float = 5000.0

    @property
    def device(self) -> str:
        return "webgpu"


LINUX, ARM = "x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"
X86_64_V2 = CpuTarget(
    "x86-64-v2",
    triple=LINUX,
    cpu="x86-64-v2",
    features="",
    lanes=4,
    registers=16,
    fma=False,
    dot8="maddubs128",
    level="x86-64-v2",
)
X86_64_V3 = replace(
    X86_64_V2,
    name="x86-64-v3",
    cpu="x86-64-v3",
    lanes=8,
    fma=True,
    dot8="maddubs256",
    level="x86-64-v3",
    permute_lanes=8,
)
X86_64_V4 = replace(
    X86_64_V3,
    name="x86-64-v4",
    cpu="x86-64-v4",
    lanes=16,
    registers=32,
    level="x86-64-v4",
    permute_lanes=16,
    has_scalef=True,
)
X86_64_VNNI = replace(
    X86_64_V4, name="x86-64-vnni", cpu="icelake-server", dot8="vnni512", level="x86-64-vnni"
)
AARCH64 = CpuTarget(
    "aarch64",
    triple=ARM,
    cpu="generic",
    features="",
    lanes=4,
    registers=32,
    fma=True,
    level="aarch64",
)
NEOVERSE_N1 = replace(
    AARCH64,
    name="aarch64-neoverse-n1",
    cpu="neoverse-n1",
    dot8="sdot128",
    l1_nbytes=64 * 1024,
    l2_nbytes=1024 * 1024,
    fma_gflops=40.0,
)
APPLE_M1 = replace(
    NEOVERSE_N1,
    name="aarch64-apple-m1",
    cpu="apple-m1",
    l1_nbytes=128 * 1024,
    l2_nbytes=4 * 1024 * 1024,
    fma_gflops=100.0,
    read_gbps=(150.0, 100.0, 70.0, 50.0),
)
WASM_FEATURES = (
    "+simd128,+atomics,+bulk-memory,+bulk-memory-opt,+mutable-globals,+nontrapping-fptoint,"
    "+sign-ext"
)
WASM32 = CpuTarget(
    "wasm32",
    triple="wasm32-unknown-unknown",
    cpu="generic",
    features=WASM_FEATURES,
    lanes=4,
    registers=16,
    fma=False,
    dot8="",
    level="wasm32",
)
WASM32_RELAXED = replace(
    WASM32, name="wasm32-relaxed", features=f"{WASM_FEATURES},+relaxed-simd", relaxed=True
)
CPU_LEVELS = {
    t.name: t
    for t in (
        X86_64_V2,
        X86_64_V3,
        X86_64_V4,
        X86_64_VNNI,
        AARCH64,
        NEOVERSE_N1,
        APPLE_M1,
        WASM32,
        WASM32_RELAXED,
    )
}
