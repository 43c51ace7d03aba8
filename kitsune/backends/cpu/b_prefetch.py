"""What the tiles of a block of rows fetch of b while they multiply: what the next block will read.

    PackedPrefetch     panels one after the other: each tile a piece of what follows
    UnpackedPrefetch   b as it is given, contiguous along k: each tile a few columns

L2 gets it. Where each thread packs a panel just before it multiplies, the next one
is fetched from b as it is given. Contiguous along n, its rows are short pieces far apart: asked for
early they put each other out of the cache.
"""

from __future__ import annotations

from dataclasses import dataclass

from kitsune.backends.cpu.llvm_text import Text
from kitsune.backends.cpu.micro_kernel import LINE, prefetch_lines
from kitsune.backends.cpu.schedule.contraction import ContractSchedule, is_plain
from kitsune.backends.cpu.schedule.dot_terms import find_dot
from kitsune.lower.kernel import Kernel
from kitsune.target import CpuTarget


@dataclass(frozen=True)
class SharedPrefetch:
    """By how many `tiles` what comes next is fetched, `block` words of k for `nr` columns, `size`
    bytes each; their loops are unrolled by `unroll` words."""

    tiles: int
    block: int
    nr: int
    size: int
    unroll: int


class PackedPrefetch:
    """What lies `offset` bytes beyond what a block reads."""

    def __init__(self, of: SharedPrefetch, offset: int) -> None:
        self.of, self.offset = of, offset
        self.lines = -(-of.unroll * of.nr * of.size // (LINE * of.tiles))  # in an iteration

    def begin(self, t: Text, b: str, nth: str) -> str:
        """Of the `nth` tile, where its block reads b."""
        each = self.lines * LINE * self.of.block // self.of.unroll
        return t.offset(b, t.add(t.mul(nth, each), self.offset), "i8")

    def fetch(self, t: Text, target: CpuTarget, begin: str, k: str) -> None:
        """Prefetch what one iteration is to fetch, at some k."""
        step = self.lines * LINE // self.of.unroll
        prefetch_lines(t, target, t.offset(begin, t.mul(k, step), "i8"), self.lines * LINE)


class UnpackedPrefetch:
    """Columns lie `column` bytes apart. An iteration is less than a line, so columns alternate."""

    def __init__(self, of: SharedPrefetch, column: int) -> None:
        self.of, self.column = of, column
        self.words = LINE // of.size  # of a line
        self.iterations = max(1, self.words // of.unroll)
        self.each = -(-of.nr // (of.tiles * self.iterations))  # columns in an iteration

    def begin(self, t: Text, b: str, nth: str) -> str:
        return t.offset(b, t.mul(nth, self.iterations * self.each * self.column), "i8")

    def fetch(self, t: Text, target: CpuTarget, begin: str, k: str) -> None:
        line = t.let(f"and i64 {k}, {-self.words}")
        it = t.let(f"udiv i64 {t.let(f'sub i64 {k}, {line}')}, {self.of.unroll}")
        first = t.add(t.mul(line, self.of.size), t.mul(it, self.column))
        here = t.offset(begin, first, "i8")
        for n in range(self.each):
            prefetch_lines(t, target, t.offset(here, n * self.iterations * self.column, "i8"), 1)


Prefetch = PackedPrefetch | UnpackedPrefetch


@dataclass(frozen=True)
class ParameterPrefetch:
    """Where b lies, contiguous along k: steps in elements."""

    buffer: int
    first: int
    batch: dict[str, int]
    column: int


def read_prefetch_parameters(kernel: Kernel) -> ParameterPrefetch | None:
    """Read b unpacked, if each thread packs it for itself and it is contiguous."""
    plan: ContractSchedule = kernel.schedule
    b, n, k = find_dot(kernel).args[1], kernel.role("n"), kernel.role("k")
    if plan.pack_b != "panel" or plan.form or not is_plain(kernel, b) or len(n) * len(k) != 1:
        return None
    flat = kernel.flat(b.attr)
    column = flat.coef(n[0].name)
    if flat.coef(k[0].name) != 1 or column < 1:
        return None
    batch = {x.name: flat.coef(x.name) for x in kernel.role("batch")}
    return ParameterPrefetch(b.attr.buffer, flat.const, batch, column)
