"""Emit Winograd convolutions as LLVM IR.

    for image, block of lines of squares, group of panels:       # split over threads
        for square: V[i, square, c] = Bᵀ d B                     # d: what it sees of the image
        for panel of nr columns:
            for i: M[i, square, n] = Σc V[i, square, c]·U[i, c, n]
            for square: sums[place, n] = Aᵀ M A
            for each point of the sums: epilogue, store

U are the weights transformed, which are so packed before. i numbers the elements of a square.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kitsune.backends.cpu.direct_conv_kernels import (
    image_nbytes,
    make_image,
    split_panels,
    zeros,
)
from kitsune.backends.cpu.epilogue import epilogue
from kitsune.backends.cpu.llvm_text import (
    Count,
    Frame,
    Text,
    decompose,
    f32_const,
    multiply_add,
    vec,
)
from kitsune.backends.cpu.memory_access import LINE
from kitsune.backends.cpu.micro_kernel import Tile, call_tile, multiply, prefetch_stream, tiles
from kitsune.backends.cpu.schedule.contraction import find_constant_load
from kitsune.backends.cpu.schedule.direct_conv import results, windows
from kitsune.backends.cpu.schedule.gemm_tiles import find_dot
from kitsune.backends.cpu.schedule.winograd_tiles import WinogradSchedule, squares
from kitsune.backends.cpu.schedule.winograd_transforms import FORMS
from kitsune.ir.sizes import Size, is_symbolic, maximum
from kitsune.lower.kernel import Kernel
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

PAGE = 4096  # bytes; what lies so far apart shares cache sets
SKEW = 16  # floats, a line, that keep it apart
KIND = "float"


def winograd_scratch(kernel: Kernel, threads: int) -> int:
    return image_nbytes(kernel) + threads * _Work(kernel).thread_nbytes


def emit_winograd(kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
    if kernel.schedule.image:
        make_image(kernel, target, frame)
    _Loops(kernel, target, frame).run()
    frame.t.do("ret void")


def _lines(floats: int) -> int:
    """Bytes of that many, in whole cache lines."""
    return -(-4 * floats // LINE) * LINE


class _Work:
    """A kernel's work, counted."""

    def __init__(self, kernel: Kernel) -> None:
        plan: WinogradSchedule = kernel.schedule
        found, seen = squares(kernel), windows(kernel)
        assert found is not None
        assert seen is not None
        self.plan, self.found, self.seen, self.form = plan, found, seen, FORMS[plan.places]
        self.size = self.form.size**2
        self.images = found.images.size if found.images else 1
        self.down, self.across = found.lines(plan.places)
        self.is_dynamic = is_symbolic((self.down, self.across))
        if self.is_dynamic:
            rows = self.most = maximum(plan.most, self.across)
            self.small, rows = max(1, plan.mr - 1), rows + plan.mr  # what pads the last tile
        else:
            rows = self.most = plan.lines * self.across  # squares in a block
            self.count, self.small, self.larger = tiles(self.most, plan.mr)
        self.depth = found.depth.size
        self.row = self.depth + (SKEW if self.depth * 4 % PAGE == 0 else 0)
        self.v_step = rows * self.row + SKEW  # from one element of a square to the next
        self.m_step = rows * plan.nr + SKEW
        self.panels = -(-kernel.extent("n") // plan.nr)

    @property
    def squares_nbytes(self) -> int:
        return _lines(self.size * self.v_step)

    @property
    def products_nbytes(self) -> int:
        return _lines(self.size * self.m_step)

    @property
    def sums_nbytes(self) -> int:
        """Of the places of a block, and of one that stands for those outside."""
        places = self.plan.lines * self.plan.places * self.found.places[1].size
        if self.is_dynamic:
            places = self.most * self.plan.places**2
        return _lines((places + 1) * self.plan.nr)

    @property
    def thread_nbytes(self) -> int:
        return self.squares_nbytes + self.products_nbytes + self.sums_nbytes


@dataclass(frozen=True)
class _Block:
    """Some lines of squares, where loops are."""

    image: str
    line: str  # the first
    count: str  # of squares
    tiles: Count
    larger: Count  # of these, with one row more


class _Loops:
    def __init__(self, kernel: Kernel, target: CpuTarget, frame: Frame) -> None:
        self.kernel, self.target, self.frame, self.t = kernel, target, frame, frame.t
        self.work = work = _Work(kernel)
        self.plan, self.form, self.after = work.plan, work.form, results(kernel)
        self.lanes = target.lanes
        t, load = self.t, find_constant_load(kernel, find_dot(kernel).args[1])
        assert load is not None
        self.weights = frame.pointers[load.attr.buffer]
        mine = t.add(t.mul("%tid", work.thread_nbytes), image_nbytes(kernel))
        self.v = t.offset("%scratch", mine, "i8")
        self.m = t.offset(self.v, work.squares_nbytes, "i8")
        self.sums = t.offset(self.m, work.products_nbytes, "i8")
        self.zeros = zeros(t, work.depth, KIND, self.lanes)
        self.small = work.small
        self._split_lines()
        has_taller = self.plan.mr > 1 if work.is_dynamic else work.larger > 0
        heights = (self.small + 1, self.small) if has_taller else (self.small,)
        frame.extra += [self._tile_function(rows) for rows in heights]

    def _split_lines(self) -> None:
        """Lines in a block, blocks, and groups of panels: of as many as the call has."""
        t, work, plan, frame = self.t, self.work, self.plan, self.frame
        self.items: Count
        if not is_symbolic((work.down, work.across, work.images)):
            self.lines: Count = plan.lines
            self.blocks: Count = -(-work.down // plan.lines)
            self.group: Count = plan.group
            self.groups: Count = -(-work.panels // plan.group)
            self.items = work.images * self.blocks * self.groups
            return
        if work.is_dynamic:
            most = frame.smaller(t.let(f"udiv i64 {plan.most}, {work.across}"), str(work.down))
            self.lines = frame.larger(most, "1")
            self.blocks = frame.divide_up(work.down, self.lines)
        else:
            self.lines, self.blocks = plan.lines, -(-work.down // plan.lines)
        items = t.mul(work.images, self.blocks)
        self.group, self.groups = split_panels(frame, work.panels, items)
        self.items = t.mul(items, self.groups)

    def _find_block(self, image: str, nth: str) -> _Block:
        t, work, frame = self.t, self.work, self.frame
        line = t.mul(nth, self.lines)
        left = t.let(f"sub i64 {work.down}, {line}")
        count = t.mul(frame.smaller(left, str(self.lines)), work.across)
        if not work.is_dynamic:
            return _Block(image, line, count, work.count, work.larger)
        tiles = frame.divide_up(count, self.plan.mr)
        rest = t.let(f"sub i64 {count}, {t.mul(tiles, self.small)}")
        larger: Count = frame.larger(rest, "0") if self.plan.mr > 1 else 0
        return _Block(image, line, count, tiles, larger)

    def run(self) -> None:
        t, work = self.t, self.work
        with self.frame.taken(self.items) as (lo, hi), t.loop("item", lo, hi) as item:
            digits = decompose(t, item.index, [work.images, self.blocks, self.groups])
            block = self._find_block(digits[0], digits[1])
            self._transform(block)
            panel = t.mul(digits[2], self.group)
            end = self.frame.smaller(t.add(panel, self.group), str(work.panels))
            with t.loop("panel", panel, end) as it:
                self._multiply(block, it.index)
                self._gather(block)
                self._finish(block, it.index)
                it.carry()
            item.carry()

    # --- the image -------------------------------------------------------------------------------

    def _transform(self, block: _Block) -> None:
        t, work = self.t, self.work
        table = t.slot(f"[{work.size} x ptr]", LINE)
        step = self.lanes
        while work.depth % step:
            step //= 2
        with t.loop("square", 0, block.count) as square:
            self._look_up(block, square.index, table)
            with t.loop("channel", 0, work.depth, step) as it:
                self._transform_square(square.index, it.index, table, step)
                it.carry()
            square.carry()

    def _look_up(self, block: _Block, square: str, table: str) -> None:
        """Where each element of what a square sees is."""
        t, work, size = self.t, self.work, self.form.size
        line, column = decompose(t, square, [self.lines, work.across])
        at = [t.mul(t.add(block.line, line), work.plan.places), t.mul(column, work.plan.places)]
        base = self.frame.pointers[work.seen.buffer]
        here = t.add(str(work.seen.flat.const), "0")
        if work.found.images:
            stride = work.seen.flat.coef(work.found.images.name)
            here = t.add(here, t.mul(block.image, stride))
        for d in range(2):
            here = t.add(here, t.mul(at[d], work.found.steps[d]))
        start = t.offset(base, here)
        held = []
        for d, (first, count) in enumerate(work.found.inside):
            places = [t.add(at[d], first + n) for n in range(size)]
            held.append([t.let(f"icmp ult i64 {place}, {count}") for place in places])
        down, across = work.found.steps
        for i in range(size):
            begin = t.offset(start, t.mul(str(i), down)) if isinstance(down, Size) else start
            for j in range(size):
                inside = t.let(f"and i1 {held[0][i]}, {held[1][j]}")
                spot = t.offset(begin, j * across + (0 if isinstance(down, Size) else i * down))
                spot = t.let(f"select i1 {inside}, ptr {spot}, ptr {self.zeros}")
                t.store("ptr", spot, t.offset(table, i * size + j, "ptr"), 8)

    def _transform_square(self, square: str, channel: str, table: str, lanes: int) -> None:
        t, work, size = self.t, self.work, self.form.size
        wide = vec(KIND, lanes)

        def element(n: int) -> str:
            return t.load(wide, t.offset(t.load("ptr", t.offset(table, n, "ptr"), 8), channel))

        seen = [[element(i * size + j) for j in range(size)] for i in range(size)]
        made = _both_sides(t, self.form.image, seen, lanes, self.target)
        here = t.offset(self.v, t.add(t.mul(square, work.row), channel))
        values = [value for line in made for value in line]
        for value, at in zip(values, self._steps(here, work.v_step), strict=True):
            t.store(wide, value, at)

    def _steps(self, first: str, step: int) -> Iterator[str]:
        """Where each element of a square is. A step that calls decide is added each time: its
        multiples would not stay in registers."""
        for n in range(self.work.size):
            if isinstance(step, Size):
                yield first
                first = self.t.offset(first, str(step))
            else:
                yield self.t.offset(first, n * step)

    # --- products --------------------------------------------------------------------------------

    def _multiply(self, block: _Block, panel: str) -> None:
        t, work, plan = self.t, self.work, self.plan
        each = work.depth * plan.nr
        b = t.offset(self.weights, t.mul(panel, work.size * each))
        with t.loop("element", 0, work.size) as element:
            here = t.offset(b, t.mul(element.index, each))
            v = t.offset(self.v, t.mul(element.index, work.v_step))
            m = t.offset(self.m, t.mul(element.index, work.m_step))
            with t.loop("tile", 0, block.tiles) as it:
                row = t.mul(it.index, self.small)
                if block.larger:
                    row = t.add(row, self.frame.smaller(it.index, str(block.larger)))
                with t.when(t.let(f"icmp slt i64 {row}, {block.count}")):
                    lines = t.mul(it.index, work.depth * 16 // self.unroll)
                    a, sums = t.offset(v, t.mul(row, work.row)), t.offset(m, t.mul(row, plan.nr))
                    args = [a, here, sums, t.offset(here, t.add(lines, each))]
                    given = ", ".join(f"ptr {a}" for a in args)
                    call_tile(t, it.index, self.small, block.larger, given)
                it.carry()
            element.carry()

    @property
    def unroll(self) -> int:
        return self.target.tuning.unroll[0]

    def _tile_function(self, rows: int) -> str:
        """`sums[rows][nr] = Σk a[row, k]·b[k, n]`, fetching what comes next on the way."""
        t, plan, lanes = Text(), self.plan, self.lanes
        tile = Tile(rows, plan.nr // lanes, self.work.row, 1, plan.nr, self.unroll)
        places = [m * plan.nr + v * lanes for m in range(rows) for v in range(plan.nr // lanes)]
        start = ["zeroinitializer"] * len(places)
        ahead = prefetch_stream(t, self.target, "%ahead", LINE // self.unroll, self.unroll)
        sums = multiply(t, self.target, tile, self.work.depth, start, ahead)
        for at, value in zip(places, sums, strict=True):
            t.store(vec(KIND, lanes), value, t.offset("%sums", at))
        t.do("ret void")
        self.frame.t.declared |= t.declared
        args = "ptr noalias %a, ptr noalias %b, ptr %sums, ptr %ahead"
        return t.function(f"internal void @tile{rows}({args}) noinline")

    # --- results ---------------------------------------------------------------------------------

    def _gather(self, block: _Block) -> None:
        """The sums of every place; places outside of the image share one that nobody reads."""
        t, work, plan, places = self.t, self.work, self.plan, self.form.places
        height, width = (axis.size for axis in work.found.places)
        last = t.mul(t.mul(self.lines, places), width)
        with t.loop("square", 0, block.count) as square:
            line, column = decompose(t, square.index, [self.lines, work.across])
            inside = [t.mul(line, places), t.mul(column, places)]
            whole = t.add(t.mul(block.line, places), inside[0])
            to: list[list[str]] = []
            for i in range(places):
                to.append([])
                for j in range(places):
                    x, y = t.add(inside[1], j), t.add(inside[0], i)
                    held = [
                        t.let(f"icmp slt i64 {t.add(whole, i)}, {height}"),
                        t.let(f"icmp slt i64 {x}, {width}"),
                    ]
                    place = t.add(t.mul(y, width), x)
                    for one in held:
                        place = t.let(f"select i1 {one}, i64 {place}, i64 {last}")
                    to[-1].append(t.offset(self.sums, t.mul(place, plan.nr)))
            for start in range(0, plan.nr, self.lanes):
                self._gather_square(square.index, to, start)
            square.carry()

    def _gather_square(self, square: str, to: list[list[str]], start: int) -> None:
        t, work, size = self.t, self.work, self.form.size
        wide = vec(KIND, self.lanes)
        here = t.offset(self.m, t.add(t.mul(square, self.plan.nr), start))

        values = [t.load(wide, at) for at in self._steps(here, work.m_step)]
        terms = [values[i * size : (i + 1) * size] for i in range(size)]
        made = _both_sides(t, self.form.result, terms, self.lanes, self.target)
        for i, line in enumerate(made):
            for j, value in enumerate(line):
                t.store(wide, value, t.offset(to[i][j], start))

    def _finish(self, block: _Block, panel: str) -> None:
        t, work, places = self.t, self.work, self.form.places
        height, width = (axis.size for axis in work.found.places)
        first = t.mul(block.line, places)
        left = t.let(f"sub i64 {height}, {first}")
        lines = self.frame.smaller(left, t.mul(self.lines, places))
        row = t.mul(t.add(t.mul(block.image, height), first), width)
        epilogue(
            self.after, self.target, self.frame, [self.sums], {}, row, t.mul(lines, width), panel
        )


# --- matrices ------------------------------------------------------------------------------------


def _both_sides(
    t: Text,
    matrix: Sequence[Sequence[float]],
    square: list[list[str]],
    lanes: int,
    target: CpuTarget,
) -> list[list[str]]:
    """matrix · square · matrixᵀ, written out."""
    columns = [
        [_combine(t, line, list(column), lanes, target) for line in matrix]
        for column in zip(*square, strict=True)
    ]
    return [
        [_combine(t, line, list(values), lanes, target) for line in matrix]
        for values in zip(*columns, strict=True)
    ]


def _combine(
    t: Text, factors: Sequence[float], values: list[str], lanes: int, target: CpuTarget
) -> str:
    """Σ factor·value; those that are added as they are come first."""
    wide = vec(KIND, lanes)
    terms = [(c, v) for c, v in zip(factors, values, strict=True) if c]
    terms.sort(key=lambda term: (term[0] != 1, abs(term[0]) != 1))
    total = ""
    for factor, value in terms:
        if abs(factor) == 1:
            op = "fadd" if factor == 1 else "fsub"
            if total:
                total = t.let(f"{op} {wide} {total}, {value}")
            else:
                total = value if factor == 1 else t.let(f"fneg {wide} {value}")
            continue
        by = f"splat (float {f32_const(factor)})"
        if total:
            total = multiply_add(t, target, value, by, total, lanes)
        else:
            total = t.let(f"fmul {wide} {value}, {by}")
    return total
