"""Attention: softmax(score(q·k))·v with a running maximum; scores are never stored.

    for queries in blocks:                     # a workgroup each
        m, l, o = lowest, 0, 0
        for keys in blocks:
            s = score(q @ k.T)                 # each thread: its queries × some of the keys
            new = max(m, rowmax(s))            # through workgroup memory
            p = exp(s - new)                   # to workgroup memory
            l, o = l * exp(m - new) + rowsum(p), o * exp(m - new) + p @ v
            m = new                            # each thread: its queries × some of the values
        out[queries] = epilogue(o, l)

m starts at the lowest finite number, so that exp(s - m) is 0 where s is -inf, even when nothing
else has been seen; a row with no key left is 0/0, as in NumPy. Where data says how many keys any of
the queries sees, as of a cache that is not full, there are no blocks beyond.
"""

from __future__ import annotations

from functools import reduce
from math import prod

from kitsune.backends.webgpu.gemm_shader import last_four, reads
from kitsune.backends.webgpu.profiles import Profile
from kitsune.backends.webgpu.row_shader import choose_lane, varies
from kitsune.backends.webgpu.scope import Scope
from kitsune.backends.webgpu.shader import LANE, Bound, Shader
from kitsune.backends.webgpu.thread_tile import (
    Place,
    Side,
    nominal,
    outputs,
    power_of_two,
    registers,
)
from kitsune.backends.webgpu.wgsl import COMPONENTS, LOWEST, Block, Value, type_name
from kitsune.errors import UnsupportedError
from kitsune.ir.affine import Affine
from kitsune.ir.size_order import knows
from kitsune.ir.sizes import ceil_div
from kitsune.lower.attention_parts import AttentionParts, find_limits, find_parts
from kitsune.lower.kernel import Kernel
from kitsune.system.records import dataclass
from kitsune.target import GpuTarget

# --- schedule ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Blocks:
    parts: AttentionParts
    query: Side
    value: Side
    keys: int  # of one thread in a block
    depth_lane: str | None
    batches: int
    key_blocks: int

    @property
    def workgroup(self) -> tuple[int, int]:
        return self.value.threads, self.query.threads

    @property
    def count(self) -> int:
        return self.batches * self.query.tiles * self.value.tiles

    @property
    def queries(self) -> int:
        """Of a workgroup."""
        return self.query.threads * self.query.each

    @property
    def block(self) -> int:
        """Keys that a workgroup takes at a time."""
        return self.value.threads * self.keys


def schedule(kernel: Kernel, target: GpuTarget, profile: Profile) -> Blocks:
    found = match(kernel)
    query, value, key = kernel.role("query"), kernel.role("value"), kernel.extent("key")
    lane = choose_lane(kernel, value, [*reads(found.out.args[1]), *kernel.stores]) or last_four(
        value
    )
    steps = nominal(prod(a.size for a in value) // (4 if lane else 1))
    queries = nominal(prod(a.size for a in query))
    most = profile.attention_each
    down = min(profile.attention[1], power_of_two(queries))
    each = min(most[0], -(-queries // down))
    across = min(profile.attention[0], target.max_invocations // down)
    keys = most[1] if nominal(key) > across * 4 else 4
    while each > 1 and 4 * down * each * across * (keys + 1) > target.max_workgroup_nbytes:
        each //= 2
    columns = min(most[2], -(-steps // across))
    depth = kernel.role("depth")
    depth_lane = choose_lane(kernel, depth, reads(found.inner[0])) or last_four(depth)
    return Blocks(
        found,
        Side(query, None, down, each),
        Side(value, lane, across, columns, comb=True),
        keys,
        depth_lane,
        kernel.extent("batch"),
        ceil_div(key, across * keys),
    )


def match(kernel: Kernel) -> AttentionParts:
    found = find_parts(kernel)
    if found.largest is None or len(found.inner) > 1:
        raise UnsupportedError(
            "an attention kernel without a softmax", why="this device has none for the way back"
        )
    return found


# --- write ---------------------------------------------------------------------------------------


def write(shader: Shader, blocks: Blocks) -> None:
    kernel = shader.kernel
    number = shader.group(blocks.count)
    sizes = [blocks.batches, blocks.query.tiles, blocks.value.tiles]
    batch, down, right = shader.digits(number, sizes)
    rows = Place(blocks.query, down, shader.local("y", blocks.query.threads))
    columns = Place(blocks.value, right, shader.local("x", blocks.value.threads))
    scope = Scope(shader, shader.place(batch, kernel.role("batch")))
    running = Running(shader, blocks, scope, rows, columns)
    seen = blocks_seen(shader, blocks, scope, down)
    with shader.loop(shader.main, blocks.key_blocks, "block", until=seen) as (block, it):
        running.update(block, it)
    finish(shader, blocks, scope, running)


def blocks_seen(shader: Shader, blocks: Blocks, scope: Scope, tile: Affine) -> str | None:
    """How many blocks of keys the queries of a workgroup may see, where values say that. One thread
    finds out for all, so that all of them go round as often."""
    found, main, keys = find_limits(shader.kernel), shader.main, shader.kernel.extent("key")
    if not found or blocks.key_blocks == 1:
        return None
    shader.declarations.append("var<workgroup> seen: u32;")
    with main.open("if (all(local == vec3u()))") as alone:
        last = alone.var(f"{keys}", "last")
        for limit in found:
            most = alone.var("0", "most")
            with shader.loop(alone, blocks.queries, "q") as (inner, it):
                at = tile.scale(blocks.queries) + it
                at = shader.clamp(at, blocks.query.size, "query")
                bound = shader.place(at, blocks.query.axes)
                value = scope.bind(bound).value(limit.value)
                inner.do(f"{most} = max({most}, i32({value.text}) + {limit.more});")
            alone.do(f"{last} = min({last}, {most});")
        alone.do(f"seen = (u32({last}) + {blocks.block - 1}u) / {blocks.block}u;")
    return main.let("workgroupUniformLoad(&seen)", "seen_blocks")


def finish(shader: Shader, blocks: Blocks, scope: Scope, running: Running) -> None:
    """The epilogue. What does not vary along the values is stored with the first of them."""
    found, main, width = blocks.parts, shader.main, blocks.value.width
    o = registers(
        shader, main, type_name("f32", width), [name for row in running.o for name in row]
    )
    total = registers(shader, main, "f32", running.total)
    largest = registers(shader, main, "f32", running.largest)
    values = {a.name for a in blocks.value.axes}
    with outputs(shader, main, running.rows, running.columns) as (block, bound, i, j):
        cell = o(block, shader.index(i.scale(blocks.value.each) + j))
        given = {found.out: Value(cell, "f32", width, block)}
        for prim, register in ((found.total, total), (found.largest, largest)):
            if prim is not None:
                given[prim] = Value(register(block, shader.index(i)), "f32", 1, block)
        here = scope.bind(bound, given)
        for s in shader.kernel.stores:
            if values & varies(shader, s):
                here.store(block, s)
            else:
                first = shader.index(running.columns.step(j))
                with block.open(f"if ({first} == 0u)") as once:
                    here.store(once, s)


@dataclass(frozen=True)
class Four:
    """Four keys: the axes at each, and at all of them when they are neighbours along one axis."""

    each: list[Bound]
    all: Bound | None


class Running:
    """What a thread keeps for each of its queries, and a step over a block of keys."""

    def __init__(
        self, shader: Shader, blocks: Blocks, scope: Scope, rows: Place, columns: Place
    ) -> None:
        self.shader, self.blocks, self.scope = shader, blocks, scope
        self.rows, self.columns = rows, columns
        self.keys = shader.kernel.role("key")
        self.key_lane = last_four(self.keys)
        self.queries, self.values = range(blocks.query.each), range(blocks.value.each)
        self.fours = range(blocks.keys // 4)
        self.query = [scope.bind(rows.read(shader, i, "m")) for i in self.queries]
        self.value = [columns.read(shader, j, "n") for j in self.values]
        main, zero = shader.main, f"{type_name('f32', blocks.value.width)}()"
        self.largest = [main.var(LOWEST, "m") for _ in self.queries]
        self.total = [main.var("0.0f", "l") for _ in self.queries]
        self.o = [[main.var(zero, "o") for _ in self.values] for _ in self.queries]
        peaks, weights = blocks.queries * blocks.value.threads, blocks.queries * blocks.block // 4
        shader.declarations += [
            f"var<workgroup> peaks: array<f32, {peaks}>;",
            f"var<workgroup> weights: array<vec4f, {weights}>;",
        ]

    def update(self, block: Block, it: Affine) -> None:
        own = it.scale(self.blocks.block // 4) + self.columns.thread.scale(len(self.fours))
        fours = [own + Affine(c) for c in self.fours]
        scores = self._scores(block, fours)
        valid = [self._valid(block, four) for four in fours]
        new = self._peak(block, scores, valid)
        for i in self.queries:
            at = self._row(i).scale(self.blocks.block // 4)
            at = at + self.columns.thread.scale(len(self.fours))
            for c in self.fours:
                exp = "exp" if self.shader.profile.fast_math else "nan_exp4"
                p = f"{exp}({scores[i][c]} - vec4f({new[i]}))"
                p = f"select(vec4f(), {p}, {valid[c]})" if valid[c] else p
                block.do(f"weights[{self.shader.index(at + Affine(c))}] = {p};")
        block.do("workgroupBarrier();")
        for i in self.queries:
            shrink = block.let(f"exp({self.largest[i]} - {new[i]})")
            block.do(f"{self.largest[i]} = {new[i]};")
            for name in (self.total[i], *self.o[i]):
                block.do(f"{name} *= {shrink};")
        self._add(block, it)

    # --- keys ------------------------------------------------------------------------------------

    def _four(self, number: Affine) -> Four:
        """The keys of a number that counts fours; one beyond the last repeats it."""
        shader, count = self.shader, prod(a.size for a in self.keys)
        if self.key_lane is None:
            singles = [shader.clamp(number.scale(4) + Affine(e), count, "key") for e in range(4)]
            return Four([shader.place(single, self.keys) for single in singles], None)
        bound = shader.place(shader.clamp(number, count // 4, "key"), self.keys, self.key_lane)
        lane = bound[self.key_lane]
        each = [bound | {self.key_lane: lane.substitute(LANE, Affine(e))} for e in range(4)]
        return Four(each, bound)

    def _valid(self, block: Block, number: Affine) -> str:
        """Which of four keys exist; empty when all do."""
        count = prod(a.size for a in self.keys)
        first = number.scale(4)
        if knows("<", first.span(self.shader.sizes)[1] + 3, count):
            return ""
        places = f"vec4u({self.shader.index(first)}) + vec4u(0u, 1u, 2u, 3u)"
        return block.let(f"({places}) < vec4u({count}u)")

    # --- scores ----------------------------------------------------------------------------------

    def _scores(self, block: Block, numbers: list[Affine]) -> list[list[str]]:
        """score(q·k) of each query and four keys, as names of vectors."""
        fours = [self._four(number) for number in numbers]
        sums = [[block.var("vec4f()") for _ in fours] for _ in self.queries]
        self._inner(block, fours, sums)
        return [
            [self._score(block, query, four, total) for four, total in zip(fours, row, strict=True)]
            for query, row in zip(self.query, sums, strict=True)
        ]

    def _inner(self, block: Block, fours: list[Four], sums: list[list[str]]) -> None:
        shader, lane = self.shader, self.blocks.depth_lane
        depth = shader.kernel.role("depth")
        iterations, width = prod(a.size for a in depth) // (4 if lane else 1), 4 if lane else 1
        left, right = self.blocks.parts.inner[0].args
        if {a.name for a in self.keys} & shader.free[left]:
            left, right = right, left
        with shader.loop(block, iterations, "d") as (inner, it):
            at = shader.place(it, depth, lane)
            q = [query.bind(at).value(left).to(width).text for query in self.query]
            for c, four in enumerate(fours):
                k = [self.scope.bind(one | at).value(right).to(width).text for one in four.each]
                for i in self.queries:
                    if lane:
                        term = f"vec4f({', '.join(f'dot({q[i]}, {one})' for one in k)})"
                    else:
                        term = f"{q[i]} * vec4f({', '.join(k)})"
                    inner.do(f"{sums[i][c]} += {term};")

    def _score(self, block: Block, query: Scope, four: Four, total: str) -> str:
        found, name = self.blocks.parts, block.let(total)
        assert found.score is not None
        inner = found.inner[0]
        if four.all is not None:
            given = {inner: Value(name, "f32", 4, block)}
            return query.bind(four.all, given).value(found.score).to(4).text
        each = [
            query.bind(one, {inner: Value(f"{name}.{part}", "f32", 1, block)})
            for one, part in zip(four.each, COMPONENTS, strict=True)
        ]
        texts = [one.value(found.score).to(1).text for one in each]
        return block.let(f"vec4f({', '.join(texts)})")

    # --- softmax ---------------------------------------------------------------------------------

    def _row(self, i: int) -> Affine:
        """A query's place in its workgroup."""
        return self.rows.thread.scale(self.blocks.query.each) + Affine(i)

    def _peak(self, block: Block, scores: list[list[str]], valid: list[str]) -> list[str]:
        """The largest score of each query so far, over all threads that share it."""
        shader, across = self.shader, self.blocks.value.threads
        for i in self.queries:
            seen = [
                f"select(vec4f({LOWEST}), {s}, {ok})" if ok else s
                for s, ok in zip(scores[i], valid, strict=True)
            ]
            top = block.let(reduce(lambda a, b: f"max({a}, {b})", seen))
            top = f"max(max({top}.x, {top}.y), max({top}.z, {top}.w))"
            at = self._row(i).scale(across) + self.columns.thread
            block.do(f"peaks[{shader.index(at)}] = {top};")
        block.do("workgroupBarrier();")
        new = [block.var(m, "new") for m in self.largest]
        with shader.loop(block, across, "c") as (inner, c):
            for i in self.queries:
                peak = shader.index(self._row(i).scale(across) + c)
                inner.do(f"{new[i]} = max({new[i]}, peaks[{peak}]);")
        return new

    # --- values ----------------------------------------------------------------------------------

    def _add(self, block: Block, it: Affine) -> None:
        """l += rowsum(p), o += p @ v over the block's keys."""
        shader, fours = self.shader, self.blocks.block // 4
        with shader.loop(block, fours, "c") as (inner, c):
            keys = self._four(it.scale(fours) + c)
            rows = [shader.index(self._row(i).scale(fours) + c) for i in self.queries]
            p = [inner.let(f"weights[{row}]", "p") for row in rows]
            for i in self.queries:
                inner.do(f"{self.total[i]} += dot({p[i]}, vec4f(1.0));")
            for j, at in enumerate(self.value):
                self._add_column(inner, p, keys, at, j)

    def _add_column(self, block: Block, p: list[str], keys: Four, at: Bound, j: int) -> None:
        width, value = self.blocks.value.width, self.blocks.parts.out.args[1]
        v = [self.scope.bind(at | one).value(value).to(width).text for one in keys.each]
        for i in self.queries:
            total = self.o[i][j]
            if width == 1:
                block.do(f"{total} += dot({p[i]}, vec4f({', '.join(v)}));")
                continue
            for part, one in zip(COMPONENTS, v, strict=True):
                block.do(f"{total} = fma(vec4f({p[i]}.{part}), {one}, {total});")
