"""Contractions: a product summed over k, then any epilogue.

    for batch, m, n in tiles:                  # a thread each: `rows` × `columns` outputs
        for k in range(0, K, 4):
            a = [pro(A[m + i, k:k + 4]) for i in rows]
            b = [pro(B[k:k + 4, n + j]) for j in columns]
            sums[i][j] += dot(a[i], b[j])
        for i, j in tile: out[m + i, n + j] = epilogue(sums[i][j])

Either an operand is read into registers once per thread, and caches do the rest, or a workgroup
reads it once into its own memory, a block of k at a time (`shared`). The profile says how
many values of k an iteration takes, and whether each checks its bounds.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from math import prod

from kitsune.backends.webgpu.access import contiguous
from kitsune.backends.webgpu.profiles import Profile
from kitsune.backends.webgpu.row_shader import choose_lane
from kitsune.backends.webgpu.scope import Scope
from kitsune.backends.webgpu.shader import LANE, Bound, Shader
from kitsune.backends.webgpu.shared_gemm import SharedProduct, shared_depth
from kitsune.backends.webgpu.thread_tile import (
    Place,
    Side,
    Sums,
    nominal,
    outputs,
    power_of_two,
    registers,
)
from kitsune.backends.webgpu.wgsl import Block, Value, type_name
from kitsune.errors import UnsupportedError
from kitsune.ir.affine import Affine, axis
from kitsune.ir.dtypes import Packed
from kitsune.ir.formats import PLANES
from kitsune.ir.sizes import Size, ceil_div
from kitsune.lower.kernel import READING, Axis, Kernel, Load, Pick, Prim
from kitsune.system.records import dataclass
from kitsune.target import GpuTarget


@dataclass(frozen=True)
class Tiles:
    dot: Prim
    batch: tuple[Axis, ...]
    m: Side
    n: Side
    k: tuple[tuple[Axis, tuple[int, ...]], ...]  # axes outermost first; the strides of their loops
    lane: str | None  # the k axis taken four at a time
    b_along_k: bool  # b is read four k at a time, not four columns
    unroll: int  # values of k per iteration
    depth: int  # values of k that a workgroup shares at a time; 0: nothing is shared

    @property
    def workgroup(self) -> tuple[int, int]:
        return self.n.threads, self.m.threads

    @property
    def count(self) -> int:
        return prod(a.size for a in self.batch) * self.m.tiles * self.n.tiles


# --- schedule ------------------------------------------------------------------------------------


def schedule(kernel: Kernel, target: GpuTarget, profile: Profile) -> Tiles:
    dot = only_product(kernel)
    a, b = (reads(arg) for arg in dot.args)
    k_axes, n_axes = kernel.role("k"), kernel.role("n")
    packed = [x for x in b if isinstance(kernel.buffers[x.buffer].dtype, Packed)]
    lane = None
    if profile.unroll >= 4:
        lane = choose_lane(kernel, k_axes, [*packed, *a, *b]) or last_four(k_axes)
    across = choose_lane(kernel, n_axes, [*b, *kernel.stores]) or last_four(n_axes)
    m, n = sides(kernel, across, profile)
    along = [x for x in b if lane and contiguous(kernel, x, lane)]
    b_along_k = bool(along) and not any(across and contiguous(kernel, x, across) for x in b)
    inner = sorted(k_axes, key=lambda x: x.name == lane)  # the lanes in the innermost loop
    unroll = 4 if lane else profile.unroll if profile.unroll < 4 else 1
    loops = tuple(
        (x, strides(kernel, x, packed, unroll) if x is inner[-1] else (1,)) for x in inner
    )
    depth = 0
    if profile.workgroup_memory and lane and across and not packed:
        depth = shared_depth(m, n, kernel.extent("k"), profile, target)
    return Tiles(dot, kernel.role("batch"), m, n, loops, lane, b_along_k, unroll, depth)


def only_product(kernel: Kernel) -> Prim:
    """The sum of products that a tile holds; results of the whole row are no thread's."""
    found = [p for p in kernel.prims() if p.op in ("dot", "reduce", "scan")]
    if len(found) != 1:
        names = ", ".join(p.op for p in found)
        raise UnsupportedError(
            f"a contraction with {names} in one kernel",
            why="a shader of tiles has one product and no whole rows",
        )
    return found[0]


def sides(kernel: Kernel, across: str | None, profile: Profile) -> tuple[Side, Side]:
    """As near to square as the output allows; flat, for what slides along one axis, where the
    profile has a workgroup for it."""
    m_axes, n_axes = kernel.role("m"), kernel.role("n")
    m_size = nominal(prod(a.size for a in m_axes))
    n_size = nominal(prod(a.size for a in n_axes) // (4 if across else 1))
    shape = profile.audio_workgroup if profile.audio_workgroup and slides(kernel) else profile.tile
    rows = min(profile.outputs[0], m_size)
    columns = min(profile.outputs[1] * (1 if across else 2), n_size)
    down = min(shape[1], power_of_two(-(-m_size // rows)))
    right = min(shape[0] * shape[1] // down, power_of_two(-(-n_size // columns)))
    return (
        Side(m_axes, None, down, rows),
        Side(n_axes, across, right, columns, comb=profile.coalesced),
    )


def slides(kernel: Kernel) -> bool:
    """Whether some operand is read through a window that moves along exactly one axis, as in
    convolutions of sound: a step of the window overlaps the one before."""
    dot, outer = only_product(kernel), kernel.role("m", "n")
    for access in (x for arg in dot.args for x in reads(arg)):
        flat = kernel.flat(access)
        moved = [
            (o, k)
            for o in outer
            for k in kernel.role("k")
            if _overlaps(
                (nominal(flat.coef(o.name)), nominal(o.size)),
                (nominal(flat.coef(k.name)), nominal(k.size)),
            )
        ]
        if len(moved) == 1:
            return True
    return False


def _overlaps(a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Whether steps along one axis, (stride, size), reach into those along the other."""
    (small, count), (large, _) = sorted((a, b))
    return small > 0 and small * (count - 1) >= large


def strides(kernel: Kernel, k: Axis, packed: list[Load | Pick], unroll: int) -> tuple[int, ...]:
    """Nested loops along k: fours; for packed weights, a loop over groups, which share a scale, and
    in it one over words."""
    for load in packed:
        dtype = kernel.buffers[load.buffer].dtype
        assert isinstance(dtype, Packed)
        along = load.index[0].coef(k.name) == 1
        if along and k.size % dtype.group == 0:
            words = (32 // PLANES[dtype.bits][0],) if dtype.is_uniform else ()
            words = words if contiguous(kernel, load, k.name) else ()
            inner = (*words, 4) if unroll == 4 else (unroll,)
            return tuple(dict.fromkeys((dtype.group, *inner)))
    return (unroll,)


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
    if tiles.depth:
        axes = tuple(k for k, _ in tiles.k)
        shared = SharedProduct(shader, tiles.dot, axes, tiles.lane, tiles.depth, rows, columns)
        shared.write(scope, sums)
        store_tile(shader, shader.main, tiles, scope, rows, columns, sums)
        return
    with skip_outside(shader, rows) as block:
        for part, count in split_rows(shader, block, rows):
            Product(shader, tiles, scope, rows, columns, sums, count).write(part)
        store_tile(shader, block, tiles, scope, rows, columns, sums)


@contextmanager
def skip_outside(shader: Shader, rows: Place) -> Iterator[Block]:
    """Of rows that calls count there may be fewer than a tile has: threads without any do nothing.
    Nothing inside waits for other threads."""
    side, main = rows.side, shader.main
    if not isinstance(side.size, Size) or side.threads == 1:
        yield main
        return
    first = shader.index(rows.step(Affine()))
    with main.open(f"if ({first} < {side.size}u)") as block:
        yield block


def split_rows(shader: Shader, outer: Block, rows: Place) -> Iterator[tuple[Block, int]]:
    """Where to sum how many rows of a thread: all of them or, where calls count them and one is
    left, that one."""
    side = rows.side
    if not isinstance(side.size, Size) or side.each == 1:
        yield outer, side.each
        return
    first = shader.index(rows.step(Affine()))
    with outer.open(f"if ({first} + 1u < {side.size}u)") as block:
        yield block, side.each
    with outer.open("else") as block:
        yield block, 1


def store_tile(
    shader: Shader,
    outer: Block,
    tiles: Tiles,
    scope: Scope,
    rows: Place,
    columns: Place,
    sums: Sums,
) -> None:
    n = tiles.n
    register = registers(shader, outer, type_name("f32", n.width), list(sums.values()))
    with outputs(shader, outer, rows, columns) as (block, bound, i, j):
        text = register(block, shader.index(i.scale(n.each) + j))
        given = {tiles.dot: Value(text, "f32", n.width, block)}
        for s in shader.kernel.stores:
            scope.bind(bound, given).store(block, s)


class Product:
    """The loop over k that adds to the accumulators `sums[row, column]`."""

    def __init__(
        self,
        shader: Shader,
        tiles: Tiles,
        scope: Scope,
        rows: Place,
        columns: Place,
        sums: Sums,
        count: int,
    ) -> None:
        """Of the first `count` rows."""
        self.shader, self.tiles, self.sums = shader, tiles, sums
        self.rows = [scope.bind(rows.read(shader, i, "m")) for i in range(count)]
        self.columns = [scope.bind(columns.read(shader, j, "n")) for j in range(tiles.n.each)]

    def write(self, block: Block) -> None:
        at: Bound = {}
        with ExitStack() as stack:
            for k, steps in self.tiles.k:
                place, left = Affine(), k.size
                for step in steps:
                    loop = self.shader.loop(block, ceil_div(left, step), "k")
                    block, it = stack.enter_context(loop)
                    place, left = place + it.scale(step), step
                at[k.name] = place
            if self.tiles.lane is None:
                self._single_steps(block, at)
            else:
                (self._along_k if self.tiles.b_along_k else self._along_n)(block, at)

    def _single_steps(self, block: Block, at: Bound) -> None:
        """Emit the steps of one iteration one by one, with bounds checks where a step may lie
        beyond, or where the profile wants them."""
        if not self.tiles.k:
            self._along_n(block, at)
            return
        k, unroll = self.tiles.k[-1][0], self.tiles.unroll
        always = self.shader.profile.bounds_checks
        for c in range(unroll):
            place = at[k.name] + Affine(c)
            with self.shader.guard(block, place, k.size, "k", always) as (inner, here):
                self._along_n(inner, at | {k.name: here})

    def _lanes(self, at: Bound) -> Bound:
        lane = self.tiles.lane
        return at if lane is None else at | {lane: at[lane] + axis(LANE)}

    def _operand(self, side: int, scope: Scope, at: Bound) -> Value:
        return scope.bind(at).value(self.tiles.dot.args[side])

    def _along_n(self, block: Block, at: Bound) -> None:
        """sums[i][j] += a[i][k] · b[k][j], b four columns wide where it can be. A sum takes all its
        steps of an iteration one after the other: a compiler that does not move them, as that of a
        software adapter, then keeps it in a register meanwhile."""
        a = [self._operand(0, row, self._lanes(at)) for row in self.rows]
        lane, width = self.tiles.lane, self.tiles.n.width
        steps = [at | {lane: at[lane] + Affine(c)} for c in range(4)] if lane else [at]
        for j, column in enumerate(self.columns):
            b = [self._operand(1, column, here).to(width) for here in steps]
            if self.shader.profile.matrices and lane and width == 4:
                matrix = f"mat4x4f({', '.join(right.text for right in b)})"
                name = block.let(matrix, "right")
                for i, row in enumerate(a):
                    block.do(f"{self.sums[i, j]} += {name} * {row.to(4).text};")
                continue
            for i, row in enumerate(a):
                total = self.sums[i, j]
                for c, right in enumerate(b):
                    left = row.component(c)
                    left = left if width == 1 else f"vec4f({left})"
                    block.do(f"{total} = fma({left}, {right.text}, {total});")

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
        return [column.bind({lane: first.substitute(LANE, Affine(c))}) for c in range(4)]
