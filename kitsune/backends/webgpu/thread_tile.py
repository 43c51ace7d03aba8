"""The output tile of a thread: where its rows and columns stand, and the loop that stores them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import prod

from kitsune.backends.webgpu.shader import Bound, Shader
from kitsune.backends.webgpu.wgsl import Block
from kitsune.ir.affine import Affine
from kitsune.ir.sizes import ceil_div, evaluate, symbols_of
from kitsune.lower.kernel import Axis
from kitsune.system.records import dataclass


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
        return ceil_div(self.size, self.threads * self.each)

    def locate(self, tile: Affine, thread: Affine, step: Affine) -> Affine:
        own = step.scale(self.threads) + thread if self.comb else thread.scale(self.each) + step
        return tile.scale(self.threads * self.each) + own


@dataclass(frozen=True)
class Place:
    """A side as one thread sees it."""

    side: Side
    tile: Affine
    thread: Affine

    def step(self, step: Affine) -> Affine:
        return self.side.locate(self.tile, self.thread, step)

    def read(self, shader: Shader, step: int, hint: str) -> Bound:
        """The axes at a step; one beyond the edge reads the last and is not stored."""
        at = shader.clamp(self.step(Affine(step)), self.side.size, hint)
        return shader.place(at, self.side.axes, self.side.lane)


NOMINAL = 256  # of a size that calls decide, to choose tiles by


def nominal(size: int) -> int:
    """The size that tiles are chosen for: of one that calls decide, a large one, whatever the first
    call had. Threads beyond the edge of a small one cost less than small tiles of a large one:
    a MiniLM with tiles for 16 tokens needs 1.4 times the time of larger ones at 128 (lavapipe)."""
    values = {s.name: max(s.low, min(s.high, NOMINAL)) for s in symbols_of(size)}
    return evaluate(size, {name: int(n) for name, n in values.items()})


def power_of_two(n: int) -> int:
    """The smallest power of two that is not below `n`."""
    return 1 << (n - 1).bit_length()


# --- accumulators --------------------------------------------------------------------------------

Sums = dict[tuple[int, int], str]  # row and column of a thread's tile → the variable


def registers(
    shader: Shader, outer: Block, kind: str, names: list[str]
) -> Callable[[Block, str], str]:
    """Accumulators by number, so that a loop can name them: a function of the block that reads one
    and its number. As the profile wants: from an array, made in `outer` after the loop that sums
    since an array indexed by a variable is not kept in registers; or chosen among the variables."""
    choice = shader.profile.choice
    if choice == "array" or len(names) == 1:
        text = f"array<{kind}, {len(names)}>({', '.join(names)})"
        held = outer.var(text, "tile")
        return lambda block, number: block.let(f"{held}[{number}]")

    def chosen(block: Block, number: str) -> str:
        found = block.var(f"{kind}()", "chosen")
        (_switch if choice == "switch" else _chain)(block, number, found, names)
        return block.let(found)

    return chosen


def _switch(block: Block, number: str, found: str, names: list[str]) -> None:
    with block.open(f"switch ({number})") as inner:
        for n, name in enumerate(names[:-1]):
            inner.do(f"case {n}u: {{ {found} = {name}; }}")
        inner.do(f"default: {{ {found} = {names[-1]}; }}")


def _chain(block: Block, number: str, found: str, names: list[str]) -> None:
    for n, name in enumerate(names[:-1]):
        block.do(f"{'else ' if n else ''}if ({number} == {n}u) {{ {found} = {name}; }}")
    block.do(f"else {{ {found} = {names[-1]}; }}")


# --- edges ---------------------------------------------------------------------------------------


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
