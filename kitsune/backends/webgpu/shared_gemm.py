"""The product of a contraction whose operands a workgroup shares, a block of k at a time.

for k in range(0, K, depth):
    shared_a[row, k:k + depth] = pro(A)    # every thread some of it
    shared_b[k:k + depth, column] = pro(B)
    barrier
    for s in range(0, depth, unroll): sums[i][j] += shared_a[i, s] · shared_b[s, j]
    barrier
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from math import prod

from kitsune.backends.webgpu.profiles import Profile
from kitsune.backends.webgpu.scope import Scope
from kitsune.backends.webgpu.shader import Shader
from kitsune.backends.webgpu.thread_tile import Place, Side, Sums
from kitsune.backends.webgpu.wgsl import COMPONENTS, Block
from kitsune.ir.affine import Affine
from kitsune.lower.kernel import Axis, Prim
from kitsune.target import GpuTarget

LEAST_ROWS = 4  # of a workgroup: below, nobody else reads what would be shared


def shared_depth(m: Side, n: Side, steps: int, profile: Profile, target: GpuTarget) -> int:
    """The values of k that fit a workgroup's memory and divide all there are; 0 for none."""
    rows, columns = m.threads * m.each, 4 * n.threads * n.each
    if rows < LEAST_ROWS:
        return 0
    depth = profile.tile_size
    while depth >= profile.unroll:
        if steps % depth == 0 and 4 * depth * (rows + columns) <= target.max_workgroup_nbytes:
            return depth
        depth //= 2
    return 0


class SharedProduct:
    """Adds to the accumulators `sums[row, column]`; columns are fours."""

    def __init__(
        self,
        shader: Shader,
        dot: Prim,
        axes: tuple[Axis, ...],
        lane: str | None,
        depth: int,
        rows: Place,
        columns: Place,
    ) -> None:
        self.shader, self.dot, self.axes, self.lane = shader, dot, axes, lane
        self.depth, self.rows, self.columns = depth, rows, columns
        self.height = rows.side.threads * rows.side.each
        self.width = columns.side.threads * columns.side.each
        self.threads = rows.side.threads * columns.side.threads
        self.thread = rows.thread.scale(columns.side.threads) + columns.thread
        shader.declarations += [
            f"var<workgroup> shared_a: array<vec4f, {self.height * depth // 4}>;",
            f"var<workgroup> shared_b: array<vec4f, {depth * self.width}>;",
        ]

    def write(self, scope: Scope, sums: Sums) -> None:
        iterations = prod(a.size for a in self.axes) // self.depth
        with self.shader.loop(self.shader.main, iterations, "k") as (block, it):
            self._share_a(block, scope, it)
            self._share_b(block, scope, it)
            block.do("workgroupBarrier();")
            self._add(block, sums)
            block.do("workgroupBarrier();")

    def _share_a(self, block: Block, scope: Scope, it: Affine) -> None:
        """Share four values of k of a row at a time."""
        shader, fours = self.shader, self.depth // 4
        with self._each(block, self.height * fours) as (inner, e):
            row, four = shader.digits(e, [self.height, fours])
            side = self.rows.side
            m = shader.clamp(self.rows.tile.scale(self.height) + row, side.size, "m")
            at = shader.place(m, side.axes)
            at |= shader.place(it.scale(fours) + four, self.axes, self.lane)
            value = scope.bind(at).value(self.dot.args[0]).to(4)
            inner.do(f"shared_a[{shader.index(e)}] = {value.text};")

    def _share_b(self, block: Block, scope: Scope, it: Affine) -> None:
        """Share four columns of one k at a time."""
        shader, side = self.shader, self.columns.side
        with self._each(block, self.depth * self.width) as (inner, e):
            step, column = shader.digits(e, [self.depth, self.width])
            n = shader.clamp(self.columns.tile.scale(self.width) + column, side.size, "n")
            at = shader.place(n, side.axes, side.lane)
            at |= shader.place(it.scale(self.depth) + step, self.axes)
            value = scope.bind(at).value(self.dot.args[1]).to(4)
            inner.do(f"shared_b[{shader.index(e)}] = {value.text};")

    def _each(self, block: Block, count: int) -> AbstractContextManager[tuple[Block, Affine]]:
        """The numbers below `count` that are this thread's."""
        return self.shader.loop(block, count, "e", self.thread, self.threads)

    def _add(self, block: Block, sums: Sums) -> None:
        shader, unroll = self.shader, max(4, self.shader.profile.unroll)
        with shader.loop(block, self.depth // unroll, "s") as (inner, s):
            for part in range(unroll // 4):
                four = s.scale(unroll // 4) + Affine(part)
                self._add_four(inner, four, sums)

    def _add_four(self, block: Block, four: Affine, sums: Sums) -> None:
        shader, rows, columns = self.shader, self.rows, self.columns
        a, zero = [], Affine()
        for i in range(rows.side.each):
            row = rows.side.locate(zero, rows.thread, Affine(i))
            at = shader.index(row.scale(self.depth // 4) + four)
            a.append(block.let(f"shared_a[{at}]", "left"))
        for c, part in enumerate(COMPONENTS):
            step = (four.scale(4) + Affine(c)).scale(self.width)
            places = (
                columns.side.locate(zero, columns.thread, Affine(j))
                for j in range(columns.side.each)
            )
            b = [block.let(f"shared_b[{shader.index(step + at)}]", "right") for at in places]
            for (i, j), total in sums.items():
                block.do(f"{total} = fma(vec4f({a[i]}.{part}), {b[j]}, {total});")
