"""The output tile of a thread: where its rows and columns stand, and the loop that stores them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import prod

from kitsune.backends.webgpu.shader import Bound, Shader
from kitsune.backends.webgpu.wgsl import Block
from kitsune.ir.affine import Affine
from kitsune.lower.kernel import Axis


@dataclass(frozen=True)
class Side:
    """One side of the output: its axes, and how a workgroup cuts it: `threads` of `each` steps.

    A step is one element, or four along `lane`. With `comb`, neighbouring threads take neighbouring
    steps; otherwise a thread's own steps are neighbours.
    """

    axes: tuple[Axis, ...]
    lane: str | None
    threads: int
    each: int
    comb: bool = False

    @property
    def size(self) -> int:
        return prod(a.size for a in self.axes) // self.width

    @property
    def width(self) -> int:
        return 4 if self.lane else 1

    @property
    def tiles(self) -> int:
        return -(-self.size // (self.threads * self.each))

    def at(self, tile: Affine, thread: Affine, step: Affine) -> Affine:
        own = step.scale(self.threads) + thread if self.comb else thread.scale(self.each) + step
        return tile.scale(self.threads * self.each) + own


@dataclass(frozen=True)
class Place:
    """A side as one thread sees it."""

    side: Side
    tile: Affine
    thread: Affine

    def step(self, step: Affine) -> Affine:
        return self.side.at(self.tile, self.thread, step)

    def read(self, shader: Shader, step: int, hint: str) -> Bound:
        """The axes at a step; one beyond the edge reads the last and is not stored."""
        at = shader.clamp(self.step(Affine(step)), self.side.size, hint)
        return shader.place(at, self.side.axes, self.side.lane)


def array(block: Block, kind: str, names: list[str]) -> str:
    """Accumulators as an array, so that a loop can number them. Made after the loop that sums: an
    array indexed by a variable is not kept in registers."""
    return block.var(f"array<{kind}, {len(names)}>({', '.join(names)})", "tile")


@contextmanager
def outputs(
    shader: Shader, block: Block, rows: Place, columns: Place
) -> Iterator[tuple[Block, Bound, Affine, Affine]]:
    """A rolled loop over the thread's tile, without what lies beyond the edges: the block inside,
    the axes there, and the row and column of the tile."""
    with (
        shader.loop(block, rows.side.each, "i") as (block, i),
        shader.guard(block, rows.step(i), rows.side.size, "m") as (block, m),
        shader.loop(block, columns.side.each, "j") as (block, j),
        shader.guard(block, columns.step(j), columns.side.size, "n") as (block, n),
    ):
        bound = shader.place(m, rows.side.axes, rows.side.lane)
        yield block, bound | shader.place(n, columns.side.axes, columns.side.lane), i, j
