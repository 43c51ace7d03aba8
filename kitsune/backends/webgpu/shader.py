"""One shader being written: variables and the blocks they live in, index arithmetic over them.

A loop axis is bound to an `Affine` over WGSL variables (u32). The variable LANE stands for the four
components of a vector, so `4*q + lane` is four neighbours. Sums are split by block: what an outer
block knows is added there once, and an inner loop adds only its own terms.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import field
from functools import reduce
from math import gcd

from kitsune.backends.webgpu.profiles import NATIVE, Profile
from kitsune.backends.webgpu.ranges import NOTHING, Known, ranges
from kitsune.backends.webgpu.wgsl import Block, deepest
from kitsune.ir.affine import Affine, affine, axis
from kitsune.ir.size_order import knows
from kitsune.ir.sizes import Size, ceil_div, common_divisor, divide, is_multiple
from kitsune.lower.kernel import Axis, Kernel, Prim, free_axes
from kitsune.system.records import dataclass
from kitsune.target import GpuTarget

LANE = "lane"
Bound = dict[str, Affine]  # axis → where it stands


def word(number: int) -> str:
    """A number as a u32; one below zero wraps around, as a size does where it is written."""
    return f"{number}u" if isinstance(number, Size) else f"{number % 2**32}u"


@dataclass
class Accesses:
    """How buffers are reached, by their number; decides how they are declared."""

    vectors: set[int] = field(default_factory=set)  # some access takes four aligned neighbours
    scalar_stores: set[int] = field(default_factory=set)


class Shader:
    """`wide` are the buffers declared as vectors of four (as words, for bool); `accesses` says how
    they are reached in the end, where that is known already."""

    def __init__(
        self,
        kernel: Kernel,
        target: GpuTarget,
        wide: frozenset[int],
        known: Known = NOTHING,
        profile: Profile = NATIVE,
        accesses: Accesses | None = None,
    ) -> None:
        self.kernel, self.target, self.wide, self.profile = kernel, target, wide, profile
        self.known_stores = accesses.scalar_stores if accesses else set[int]()
        self.main = Block()
        self.accesses = Accesses()
        self.uses_subgroups = False
        self.declarations: list[str] = []  # workgroup memory and functions over it
        self.free: dict[Prim, frozenset[str]] = {}  # the axes each Prim varies along
        for s in kernel.stores:
            for p in (*s.at, s.value):
                free_axes(p, self.free)
        self.ranges = ranges(kernel, known)
        self.sizes = {LANE: 4}
        self._blocks = {LANE: self.main}
        self._sums: dict[tuple[tuple[str, int], ...], str] = {}
        self._once: dict[tuple[Block, str], str] = {}
        self._quotients: dict[tuple[Affine, int], tuple[Affine, Affine]] = {}

    # --- variables -------------------------------------------------------------------------------

    def declare(self, name: str, size: int, block: Block) -> Affine:
        """A u32 that `block` defines, below `size`."""
        self.sizes[name], self._blocks[name] = size, block
        return axis(name)

    def variable(self, block: Block, text: str, size: int, hint: str) -> Affine:
        return Affine() if size == 1 else self.declare(block.let(text, hint), size, block)

    def once(self, block: Block, text: str, hint: str) -> str:
        """`let`, shared with an equal one of the same block."""
        key = (block, text)
        if key not in self._once:
            self._once[key] = block.let(text, hint)
        return self._once[key]

    def local(self, component: str, size: int) -> Affine:
        """This thread's place in its workgroup."""
        return self.variable(self.main, f"local.{component}", size, "t")

    def group(self, count: int) -> Affine:
        """This workgroup's number. More than one grid row may hold wraps into the next."""
        most = self.target.max_workgroups
        if knows("<=", count, most):
            return self.variable(self.main, "group.x", count, "g")
        number = self.variable(self.main, f"group.x + group.y * {most}u", count, "g")
        self.main.do(f"if ({self.index(number)} >= {count}u) {{ return; }}")
        return number

    def find_block(self, a: Affine) -> Block:
        return deepest([self.main, *(self._blocks[name] for name, _ in a.terms)])

    # --- control ---------------------------------------------------------------------------------

    @contextmanager
    def loop(
        self,
        block: Block,
        count: int,
        hint: str,
        start: Affine | None = None,
        step: int = 1,
        until: str | None = None,
    ) -> Iterator[tuple[Block, Affine]]:
        """`for hint in range(start, count, step)`; a single turn is written without a loop. `until`
        is a smaller count, known when it runs."""
        if count == 1 and start is None:
            yield block, Affine()
            return
        name = block.fresh(hint)
        first, next_ = self.index(start or Affine()), f"{name} += {step}u"
        last = until or f"{count}u"
        with block.open(f"for (var {name} = {first}; {name} < {last}; {next_})") as inner:
            yield inner, self.declare(name, count, inner)

    @contextmanager
    def guard(
        self, block: Block, at: Affine, size: int, hint: str, always: bool = False
    ) -> Iterator[tuple[Block, Affine]]:
        """`if at < size`, left out when it always holds, unless it is wanted `always`. Inside, `at`
        has a name of its own, so that nothing that depends on it is hoisted out of the guard."""
        if knows("<", at.span(self.sizes)[1], size) and not always:
            yield block, at
            return
        with block.open(f"if ({self.index(at)} < {size}u)") as inner:
            yield inner, self.variable(inner, self.index(at), size, hint)

    # --- index arithmetic ------------------------------------------------------------------------

    def index(self, a: Affine) -> str:
        """The value of `a` as u32 text. Negative terms wrap around and back."""
        assert not a.coef(LANE), "an index is one number; a vector is asked for by its first"
        known: tuple[tuple[str, int], ...] = ()
        text = ""
        depths = sorted({self._blocks[name].depth for name, _ in a.terms})
        for depth in depths:
            terms = tuple(t for t in a.terms if self._blocks[t[0]].depth == depth)
            known += terms
            if known not in self._sums:
                self._sums[known] = self._sum(text, terms)
            text = self._sums[known]
        if not text:
            return word(a.const)
        if a.const == 0:
            return text
        is_added = isinstance(a.const, Size) or a.const > 0
        return f"{text} + {a.const}u" if is_added else f"{text} - {-a.const}u"

    def _sum(self, text: str, terms: tuple[tuple[str, int], ...]) -> str:
        if not text and len(terms) == 1 and terms[0][1] == 1:
            return terms[0][0]
        for name, coef in terms:
            is_negative = not isinstance(coef, Size) and coef < 0
            coef = -coef if is_negative else coef
            factor = name if coef == 1 else f"{name} * {coef}u"
            if is_negative:
                text = f"{text or '0u'} - {factor}"
            else:
                text = f"{text} + {factor}" if text else factor
        return self._blocks[terms[0][0]].let(text, "i")

    def divide(self, a: Affine, by: int) -> tuple[Affine, Affine]:
        """Quotient and remainder; terms that are whole multiples of `by` need no division."""
        high = {name: coef // by for name, coef in a.terms if is_multiple(coef, by)}
        whole, rest = divide(a.const, by)
        low = affine(rest, {name: coef for name, coef in a.terms if name not in high})
        least, most = low.span(self.sizes)
        if knows(">=", least, 0) and knows("<", most, by):
            return affine(whole, high), low
        common = reduce(gcd, map(common_divisor, (by, *(coef for _, coef in a.terms))))
        if common > 1:  # (g·x + r) / (g·n) = x / n for r < g
            terms = {name: coef // common for name, coef in a.terms}
            quotient, left = self.divide(affine(a.const // common, terms), by // common)
            return quotient, left.scale(common) + Affine(a.const % common)
        key = (a, by)
        if key not in self._quotients:
            block, size = self.find_block(a), a.span(self.sizes)[1] + 1
            number = self.index(a)
            quotient = self.variable(block, f"({number}) / {by}u", ceil_div(size, by), "q")
            remainder = self.variable(block, f"({number}) % {by}u", by, "r")
            self._quotients[key] = quotient, remainder
        return self._quotients[key]

    def digits(self, a: Affine, sizes: Sequence[int]) -> list[Affine]:
        """The coordinates of row-major number `a` in an array of `sizes`."""
        if 0 in sizes:
            return [Affine()] * len(sizes)  # there is no such number
        out: list[Affine] = []
        for size in reversed(sizes[1:]):
            a, digit = self.divide(a, size)
            out.append(digit)
        return [a, *reversed(out)] if sizes else []

    def place(self, a: Affine, axes: Sequence[Axis], lane: str | None = None) -> Bound:
        """Axes at the point of their joint space that `a` numbers; along axis `lane` it counts
        fours, and the axis covers all four of one."""
        sizes = [x.size // 4 if x.name == lane else x.size for x in axes]
        bound = dict(zip((x.name for x in axes), self.digits(a, sizes), strict=True))
        if lane is not None:
            bound[lane] = bound[lane].scale(4) + axis(LANE)
        return bound

    def clamp(self, a: Affine, size: int, hint: str) -> Affine:
        """`a`, or the last place when it lies beyond: a tail reads what it will not store."""
        if knows("<", a.span(self.sizes)[1], size):
            return a
        return self.variable(self.find_block(a), f"min({self.index(a)}, {size - 1}u)", size, hint)
