"""Contractions: a product summed over k, then any epilogue.

    for batch, m, n in tiles:                  # a thread each: `rows` × `columns` outputs
        for k in range(0, K, 4):
            a = [pro(A[m + i, k:k + 4]) for i in rows]
            b = [pro(B[k:k + 4, n + j]) for j in columns]
            sums[i][j] += dot(a[i], b[j])
        for i, j in tile: out[m + i, n + j] = epilogue(sums[i][j])

No workgroup memory: an operand is read into registers once per tile, and caches do the rest.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from math import prod

from kitsune.backends.webgpu.access import contiguous
from kitsune.backends.webgpu.row import choose_lane
from kitsune.backends.webgpu.scope import Scope
from kitsune.backends.webgpu.shader import LANE, Bound, Shader
from kitsune.backends.webgpu.tile import Place, Side, array, outputs
from kitsune.backends.webgpu.wgsl import Block, Value, type_name
from kitsune.ir.affine import Affine, axis
from kitsune.ir.dtypes import Packed
from kitsune.ir.packing import PLANES
from kitsune.lower.kernel import READING, Axis, Kernel, Load, Pick, Prim
from kitsune.target import GpuTarget

THREADS = 64
ROWS, FOURS = 8, 2  # outputs of a thread: rows, and columns in fours


@dataclass(frozen=True)
class Tiles:
    dot: Prim
    batch: tuple[Axis, ...]
    m: Side
    n: Side
    k: tuple[tuple[Axis, tuple[int, ...]], ...]  # axes outermost first; the strides of their loops
    lane: str | None  # the k axis taken four at a time
    b_along_k: bool  # b is read four k at a time, not four columns

    @property
    def workgroup(self) -> tuple[int, int]:
        return self.n.threads, self.m.threads

    @property
    def count(self) -> int:
        return prod(a.size for a in self.batch) * self.m.tiles * self.n.tiles


# --- schedule ------------------------------------------------------------------------------------


def schedule(kernel: Kernel, target: GpuTarget) -> Tiles:
    dot = next(p for p in kernel.prims() if p.op == "dot")
    a, b = (reads(arg) for arg in dot.args)
    k_axes, n_axes = kernel.role("k"), kernel.role("n")
    packed = [x for x in b if isinstance(kernel.buffers[x.buffer].dtype, Packed)]
    lane = choose_lane(kernel, k_axes, [*packed, *a, *b]) or last_four(k_axes)
    across = choose_lane(kernel, n_axes, [*b, *kernel.stores]) or last_four(n_axes)
    m, n = sides(kernel.role("m"), n_axes, across, min(THREADS, target.max_invocations))
    along = [x for x in b if lane and contiguous(kernel, x, lane)]
    b_along_k = bool(along) and not any(across and contiguous(kernel, x, across) for x in b)
    inner = sorted(k_axes, key=lambda x: x.name == lane)  # the lanes in the innermost loop
    loops = tuple((x, strides(kernel, x, packed) if x.name == lane else (1,)) for x in inner)
    return Tiles(dot, kernel.role("batch"), m, n, loops, lane, b_along_k)


def sides(
    m_axes: tuple[Axis, ...], n_axes: tuple[Axis, ...], across: str | None, threads: int
) -> tuple[Side, Side]:
    """As near to square as the output allows."""
    m_size = prod(a.size for a in m_axes)
    n_size = prod(a.size for a in n_axes) // (4 if across else 1)
    rows = min(ROWS, m_size)
    columns = min(FOURS if across else 2 * FOURS, n_size)
    down = min(8, power_of_two(-(-m_size // rows)))
    right = min(threads // down, power_of_two(-(-n_size // columns)))
    return Side(m_axes, None, down, rows), Side(n_axes, across, right, columns, comb=True)


def power_of_two(n: int) -> int:
    """The smallest power of two that is not below `n`."""
    return 1 << (n - 1).bit_length()


def strides(kernel: Kernel, k: Axis, packed: list[Load | Pick]) -> tuple[int, ...]:
    """Nested loops along k: fours; for packed weights, a loop over groups, which share a scale, and
    in it one over words."""
    for load in packed:
        dtype = kernel.buffers[load.buffer].dtype
        assert isinstance(dtype, Packed)
        if contiguous(kernel, load, k.name) and k.size % dtype.group == 0:
            word = 32 // PLANES[dtype.bits][0]
            return tuple(dict.fromkeys((dtype.group, word, 4)))
    return (4,)


def reads(prim: Prim) -> list[Load | Pick]:
    return [p.attr for p in prim.walk() if p.op in READING]


def last_four(axes: tuple[Axis, ...]) -> str | None:
    return next((a.name for a in reversed(axes) if a.size % 4 == 0), None)


# --- write ---------------------------------------------------------------------------------------


def write(shader: Shader, tiles: Tiles) -> None:
    kernel, m, n = shader.kernel, tiles.m, tiles.n
    batches = kernel.extent("batch")
    number = shader.group(tiles.count)
    batch, down, right = shader.digits(number, [batches, m.tiles, n.tiles])
    rows = Place(m, down, shader.local("y", m.threads))
    columns = Place(n, right, shader.local("x", n.threads))
    scope = Scope(shader, shader.place(batch, tiles.batch))
    kind = type_name("f32", n.width)
    cells = [(i, j) for i in range(m.each) for j in range(n.each)]
    sums = {cell: shader.main.var(f"{kind}()", "sum") for cell in cells}
    Product(shader, tiles, scope, rows, columns, sums).write()
    held = array(shader.main, kind, list(sums.values()))
    with outputs(shader, shader.main, rows, columns) as (block, bound, i, j):
        text = block.let(f"{held}[{shader.index(i.scale(n.each) + j)}]")
        given = {tiles.dot: Value(text, "f32", n.width, block)}
        for s in kernel.stores:
            scope.at(bound, given).store(block, s)


class Product:
    """The loop over k that adds to the accumulators `sums[row, column]`."""

    def __init__(
        self,
        shader: Shader,
        tiles: Tiles,
        scope: Scope,
        rows: Place,
        columns: Place,
        sums: dict[tuple[int, int], str],
    ) -> None:
        self.shader, self.tiles, self.sums = shader, tiles, sums
        m, n = tiles.m, tiles.n
        self.rows = [scope.at(rows.read(shader, i, "m")) for i in range(m.each)]
        self.columns = [scope.at(columns.read(shader, j, "n")) for j in range(n.each)]

    def write(self) -> None:
        at: Bound = {}
        block = self.shader.main
        with ExitStack() as stack:
            for k, steps in self.tiles.k:
                place, left = Affine(), k.size
                for step in steps:
                    loop = self.shader.loop(block, left // step, "k")
                    block, turn = stack.enter_context(loop)
                    place, left = place + turn.scale(step), step
                at[k.name] = place
            (self._along_k if self.tiles.b_along_k else self._along_n)(block, at)

    def _lanes(self, at: Bound) -> Bound:
        lane = self.tiles.lane
        return at if lane is None else at | {lane: at[lane] + axis(LANE)}

    def _operand(self, side: int, scope: Scope, at: Bound) -> Value:
        return scope.at(at).value(self.tiles.dot.args[side])

    def _along_n(self, block: Block, at: Bound) -> None:
        """sums[i][j] += a[i][k] · b[k][j], b four columns wide where it can be."""
        a = [self._operand(0, row, self._lanes(at)) for row in self.rows]
        lane, width = self.tiles.lane, self.tiles.n.width
        for c in range(4 if lane else 1):
            here = at if lane is None else at | {lane: at[lane] + Affine(c)}
            b = [self._operand(1, column, here).to(width) for column in self.columns]
            for (i, j), total in self.sums.items():
                left = a[i].component(c)
                left = left if width == 1 else f"vec4f({left})"
                block.do(f"{total} = fma({left}, {b[j].text}, {total});")

    def _along_k(self, block: Block, at: Bound) -> None:
        """sums[i][j] += dot(a[i], b[j]) over four k."""
        here = self._lanes(at)
        a = [self._operand(0, row, here).to(4) for row in self.rows]
        for j, column in enumerate(self.columns):
            b = [self._operand(1, one, here).to(4) for one in self._single(column)]
            for i, left in enumerate(a):
                dots = [f"dot({left.text}, {one.text})" for one in b]
                term = dots[0] if len(dots) == 1 else f"vec4f({', '.join(dots)})"
                block.do(f"{self.sums[i, j]} += {term};")

    def _single(self, column: Scope) -> list[Scope]:
        """A column step as single columns."""
        lane = self.tiles.n.lane
        if lane is None:
            return [column]
        first = column.axes[lane]
        return [column.at({lane: first.substitute(LANE, Affine(c))}) for c in range(4)]
