"""Hypothesis strategies in, random graphs out: what fusion meets, and the awkward cases around it.

Every graph stays where f32 and float64 agree on which branch is taken: comparisons read inputs as
they are, and functions with a pole are given arguments away from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any, TypeVar

import numpy as np
from hypothesis import strategies as st

from kitsune.grad import gradients
from kitsune.ir.dtypes import DType, boolean, f32, packed
from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import (
    abs_,
    add,
    constant,
    dequantize,
    div,
    eq,
    erf,
    exp,
    expand,
    gelu,
    input_,
    layer_norm,
    le,
    log,
    lt,
    matmul,
    max_,
    maximum,
    mean,
    min_,
    minimum,
    mul,
    neg,
    packed_constant,
    permute,
    relu,
    reshape,
    rsqrt,
    sigmoid,
    silu,
    slice_,
    softmax,
    sqrt,
    sub,
    sum_,
    tanh,
    where,
)
from kitsune.ir.packing import quantize
from kitsune.ir.text import text

T = TypeVar("T")
Step = Callable[[Node], Node]

# Around the vector widths and tile sizes, primes between, now and then something longer.
SIZES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 15, 16, 17, 23, 24, 31, 32, 33, 37, 40)
LONG = (48, 63, 64, 65, 97, 100, 128, 131, 257)
MOST = 20_000  # elements of a tensor

sizes = st.one_of(st.sampled_from(SIZES), st.sampled_from(SIZES), st.sampled_from(LONG))


def fits(shape: Shape) -> bool:
    return prod(shape) <= MOST


def shapes(least: int = 1, most: int = 4) -> st.SearchStrategy[Shape]:
    return st.lists(sizes, min_size=least, max_size=most).map(tuple).filter(fits)


class Drawn(Graph):
    """A graph that Hypothesis reports as its text."""

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text("\n" + text(self))


@dataclass
class Builder:
    """A graph being drawn: its inputs, and every value that later steps may read again."""

    draw: st.DrawFn
    smooth: bool = False  # only functions whose gradient has no jumps
    inputs: list[Node] = field(default_factory=list)
    values: list[Node] = field(default_factory=list)
    conditions: list[Node] = field(default_factory=list)

    def pick(self, options: Sequence[T]) -> T:
        return self.draw(st.sampled_from(options))

    def coin(self) -> bool:
        return self.draw(st.booleans())

    def input(self, shape: Shape, dtype: DType = f32) -> Node:
        node = input_(f"x{len(self.inputs)}", shape, dtype)
        self.inputs.append(node)
        return node

    def constant(self, shape: Shape) -> Node:
        rng = np.random.default_rng(self.draw(st.integers(0, 2)))  # few, so that some are shared
        return constant(rng.standard_normal(shape).astype(np.float32))

    def fresh(self, shape: Shape) -> Node:
        """An input, sometimes one that is there already, or a constant."""
        same = [n for n in self.inputs if n.shape == shape and n.dtype == f32]
        if same and self.coin():
            return self.pick(same)
        return self.constant(shape) if self.draw(st.integers(0, 4)) == 0 else self.input(shape)

    def keep(self, node: Node) -> Node:
        self.values.append(node)
        return node

    def graph(self, *outputs: Node) -> Drawn:
        """Inputs that nothing reads stay in the signature."""
        return Drawn(tuple(self.inputs), tuple(outputs))

    # --- steps ------------------------------------------------------------------------------------

    def steps(self, node: Node, count: range, *kinds: Step) -> Node:
        """As many steps of the given kinds, one after another."""
        for _ in range(self.pick(count)):
            node = self.keep(self.pick(kinds)(node))
        return node

    def unary(self, x: Node) -> Node:
        return self.pick(SMOOTH if self.smooth else UNARY)(x)

    def binary(self, x: Node) -> Node:
        """A map of `x` and something that broadcasts with it, on either side."""
        y = self.partner(x)
        a, b = (x, y) if self.coin() else (y, x)
        return self.pick(BINARY[:4] if self.smooth else BINARY)(a, b)

    def choice(self, x: Node) -> Node:
        """where(condition, x, y)."""
        return where(self.condition(self.narrowed(x.shape)), x, self.partner(x))

    def condition(self, shape: Shape) -> Node:
        """Inputs compared, or an input of bools; sometimes computed in another order of axes."""
        if self.draw(st.integers(0, 3)) == 0:
            back = shape[::-1]
            return permute(self.condition(back), order=tuple(range(len(shape)))[::-1])
        if self.draw(st.integers(0, 3)) == 0:
            made = self.input(shape, boolean)
        else:
            other = self.pick([constant(0.0), self.fresh(shape)])
            made = self.pick((lt, le, eq))(self.fresh(shape), other)
        self.conditions.append(made)
        return made

    def partner(self, x: Node) -> Node:
        """An earlier value that broadcasts with `x`, a number, or a fresh tensor."""
        earlier = [v for v in self.values if _broadcasts(v.shape, x.shape)]
        kind = self.pick(["earlier", "number", "fresh", "fresh"])
        if kind == "earlier" and earlier:
            return self.pick(earlier)
        if kind == "number":
            return constant(self.pick([0.0, 0.5, 1.0, -1.5, 2.0]))
        return self.fresh(self.narrowed(x.shape))

    def narrowed(self, shape: Shape) -> Shape:
        """A shape that broadcasts to `shape`: sizes replaced by 1, leading axes dropped."""
        ones = [n if self.draw(st.integers(0, 3)) else 1 for n in shape]
        return tuple(ones[self.draw(st.integers(0, len(ones))) if ones else 0 :])

    def view(self, x: Node) -> Node:
        kinds: list[Step] = [self.reshaped, self.permuted, self.expanded, self.sliced]
        return self.pick(kinds[:3] if self.smooth else kinds)(x)

    def reshaped(self, x: Node) -> Node:
        """Other factors of the same number of elements, in an order of their own."""
        left, shape = prod(x.shape), list[int]()
        while left > 1 and len(shape) < 4:
            shape.append(self.pick([d for d in range(1, left + 1) if left % d == 0]))
            left //= shape[-1]
        return reshape(x, shape=(*shape, left))

    def permuted(self, x: Node) -> Node:
        return permute(x, order=tuple(self.draw(st.permutations(range(len(x.shape))))))

    def expanded(self, x: Node) -> Node:
        at = self.draw(st.integers(0, len(x.shape)))
        times = self.pick((1, 2, 3, 5))
        if prod(x.shape) * times > MOST:
            return x
        thin = reshape(x, shape=(*x.shape[:at], 1, *x.shape[at:]))
        return expand(thin, shape=(*x.shape[:at], times, *x.shape[at:]))

    def sliced(self, x: Node) -> Node:
        parts = [self.draw(slices(n)) for n in x.shape]
        starts, lengths, steps = (tuple(p[i] for p in parts) for i in range(3))
        return slice_(x, starts=starts, sizes=lengths, steps=steps)

    def axes(self, x: Node) -> tuple[int, ...]:
        chosen = st.sets(st.integers(0, len(x.shape) - 1), min_size=1)
        return tuple(sorted(self.draw(chosen)))

    def reduction(self, x: Node) -> Node:
        if not x.shape:
            return x
        folds: list[Callable[..., Node]] = [sum_, mean, max_, min_]
        fold = self.pick(folds[:2] if self.smooth else folds)
        return fold(x, axes=self.axes(x))

    def normalised(self, x: Node) -> Node:
        """The shape of x again, after reductions inside."""
        if not x.shape:
            return x
        axes = self.axes(x)
        kind = self.pick(["softmax", "layer_norm", "centred"])
        if kind == "softmax":
            return softmax(x, axes=axes)
        if kind == "centred":
            return sub(x, mean(x, axes=axes))
        shape = tuple(n if d in axes else 1 for d, n in enumerate(x.shape))
        return layer_norm(x, self.fresh(shape), self.fresh(shape), axes=axes, eps=1e-3)

    def contraction(self, x: Node) -> Node:
        """x times a weight or a weight times x, over a stack of matrices."""
        if len(x.shape) < 2:
            x = reshape(x, shape=(*(1,) * (2 - len(x.shape)), *x.shape))
        *lead, m, n = x.shape
        other = self.draw(
            st.sampled_from([s for s in SIZES if prod(lead) * max(m, n) * s <= MOST] or [1])
        )
        batch = self.narrowed(tuple(lead)) if self.coin() else ()
        if self.coin():
            return matmul(x, self.weight((*batch, n, other)))
        return matmul(self.weight((*batch, other, m)), x)

    def weight(self, shape: Shape) -> Node:
        """Given at each call, constant or low-bit; two-dimensional ones sometimes transposed."""
        if prod(shape) > MOST:
            shape = shape[-2:]
        kind = self.pick(["input", "input", "constant", "packed", "transposed"])
        if kind == "input":
            return self.input(shape)
        if kind == "packed" and len(shape) == 2:
            return self.low_bit((shape[0], shape[1]))
        if kind == "transposed":
            order = (*range(len(shape) - 2), len(shape) - 1, len(shape) - 2)
            return permute(self.fresh(tuple(shape[o] for o in order)), order=order)
        return self.constant(shape)

    def low_bit(self, shape: tuple[int, int]) -> Node:
        dtype = packed(self.pick((8, 4, 3, 2, 1)), self.pick((32, 64)))
        rng = np.random.default_rng(self.draw(st.integers(0, 9)))
        data = quantize(rng.standard_normal(shape).astype(np.float32), dtype)
        return dequantize(packed_constant(data, shape, dtype))

    # --- attention --------------------------------------------------------------------------------

    def heads(self, shape: Shape) -> Node:
        """[..., heads, length, depth] as it is, or cut from [..., length, heads·depth]."""
        *lead, count, length, depth = shape
        if self.coin():
            return self.input(shape)
        wide = reshape(
            self.input((*lead, length, count * depth)), shape=(*lead, length, count, depth)
        )
        n = len(shape)
        return permute(wide, order=(*range(n - 3), n - 2, n - 3, n - 1))

    def fewer(self, lead: Shape) -> Shape:
        """Keys and values are often shared between heads."""
        return (*lead[:-1], 1) if self.coin() else lead

    def joined(self, x: Node) -> Node:
        """[..., heads, length, depth] to [..., length, heads·depth]."""
        if len(x.shape) < 3:
            return x
        *lead, count, length, depth = x.shape
        n = len(x.shape)
        swapped = permute(x, order=(*range(n - 3), n - 2, n - 3, n - 1))
        return reshape(swapped, shape=(*lead, length, count * depth))

    def scaled(self, x: Node) -> Node:
        return mul(x, self.pick([constant(0.125), constant(-1.0)]))

    def masked(self, x: Node) -> Node:
        """A mask that is added, or one that chooses −∞; the first key is always left."""
        shape = (*self.narrowed(x.shape[:-1]), x.shape[-1])
        if self.coin():
            return add(x, self.input(shape))
        hidden = np.random.default_rng(self.draw(st.integers(0, 9))).random(shape) < 0.4
        hidden[..., 0] = False
        if self.coin():
            return where(constant(hidden), constant(-np.inf), x)
        return add(x, constant(np.where(hidden, -np.inf, 0.0).astype(np.float32)))

    def elementwise(self, x: Node) -> Node:
        kinds = (self.unary, self.binary, self.binary, self.choice)
        made = self.pick(kinds)(x)
        return made if fits(made.shape) else x


SMOOTH: tuple[Step, ...] = (
    neg, sigmoid, silu, gelu, tanh, erf, lambda x: exp(tanh(x)), lambda x: log(_positive(x)),
    lambda x: sqrt(_positive(x)), lambda x: rsqrt(_positive(x)),
)  # fmt: skip
UNARY: tuple[Step, ...] = (*SMOOTH, abs_, relu, lambda x: exp(minimum(x, constant(2.0))))
BINARY: tuple[Callable[[Node, Node], Node], ...] = (
    add, sub, mul, lambda x, y: div(x, _positive(y)), maximum, minimum,
)  # fmt: skip


def _positive(x: Node) -> Node:
    return add(mul(x, x), constant(0.5))


def _broadcasts(a: Shape, b: Shape) -> bool:
    try:
        return fits(np.broadcast_shapes(a, b))
    except ValueError:
        return False


@st.composite
def slices(draw: st.DrawFn, n: int) -> tuple[int, int, int]:
    """(start, size, step) inside an axis of n, forwards or backwards; often the whole axis."""
    if draw(st.booleans()):
        return 0, n, 1
    size = draw(st.integers(1, n))
    step = draw(st.integers(1, max(1, (n - 1) // max(size - 1, 1))))
    start = draw(st.integers(0, n - 1 - (size - 1) * step))
    return (start + (size - 1) * step, size, -step) if draw(st.booleans()) else (start, size, step)


# --- graphs --------------------------------------------------------------------------------------


@st.composite
def maps(draw: st.DrawFn) -> Graph:
    """Elementwise chains through views."""
    b = Builder(draw)
    x = b.keep(b.input(draw(shapes(0))))
    return b.graph(b.steps(x, range(1, 8), b.elementwise, b.elementwise, b.view))


@st.composite
def around_a_contraction(draw: st.DrawFn) -> Graph:
    """Prologue, contraction, epilogue."""
    b = Builder(draw)
    x = b.keep(b.input(draw(shapes(2))))
    x = b.steps(x, range(3), b.elementwise, b.view)
    x = b.keep(b.contraction(x))
    return b.graph(b.steps(x, range(5), b.elementwise, b.elementwise, b.view))


@st.composite
def around_reductions(draw: st.DrawFn) -> Graph:
    """One or more reductions with maps and views before, between and after."""
    b = Builder(draw)
    x = b.keep(b.input(draw(shapes(1))))
    x = b.steps(x, range(3), b.elementwise, b.view)
    for _ in range(draw(st.integers(1, 2))):
        x = b.keep(draw(st.sampled_from((b.reduction, b.normalised)))(x))
        x = b.steps(x, range(3), b.elementwise, b.elementwise, b.view)
    return b.graph(x)


@st.composite
def dags(draw: st.DrawFn, most: int = 10) -> Graph:
    """Steps of every kind from any earlier value, several of them returned."""
    b = Builder(draw)
    b.keep(b.input(draw(shapes(1, 3))))
    kinds = (b.elementwise, b.elementwise, b.view, b.reduction, b.normalised, b.contraction)
    for _ in range(draw(st.integers(3, most))):
        recent = b.values[-3:]
        b.keep(draw(st.sampled_from(kinds))(draw(st.sampled_from(recent))))
    rest = draw(st.lists(st.sampled_from(b.values + b.conditions), max_size=2))
    return b.graph(b.values[-1], *rest)


@st.composite
def trained(draw: st.DrawFn) -> Graph:
    """The gradient of a few steps with respect to every input, and sometimes their result."""
    b = Builder(draw, smooth=True)
    x = b.keep(b.input(draw(shapes(1, 3))))
    x = b.steps(x, range(1, 3), b.elementwise, b.elementwise, b.view)
    x = b.steps(x, range(1, 2), b.contraction, b.normalised, b.reduction)
    x = b.steps(x, range(3), b.elementwise, b.elementwise, b.view)
    wrt = [n for n in b.inputs if n.dtype == f32]
    made = gradients(x, wrt, b.input(x.shape))
    return b.graph(*made, *([x] if draw(st.booleans()) else []))


@st.composite
def attentions(draw: st.DrawFn) -> Graph:
    """softmax(maps(q·kᵀ))·v: heads of any size, masks of any shape, stored head-major or not."""
    b = Builder(draw)
    batch, heads = (
        draw(st.sampled_from(((), (1,), (3,), (2, 2), (1, 3)))),
        draw(st.sampled_from((1, 2, 3))),
    )
    queries, keys = draw(sizes), draw(sizes)
    depth, width = draw(st.integers(1, 80)), draw(st.integers(1, 80))
    lead = (*batch, heads)
    q = b.heads((*lead, queries, depth))
    k = b.heads((*b.fewer(lead), keys, depth))
    v = b.heads((*b.fewer(lead), keys, width))
    scores = matmul(
        q, permute(k, order=(*range(len(k.shape) - 2), len(k.shape) - 1, len(k.shape) - 2))
    )
    b.values.clear()  # what follows reads the scores once, or they would have to be stored
    for _ in range(draw(st.integers(0, 2))):
        scores = draw(st.sampled_from((b.unary, b.scaled)))(scores)
    for _ in range(draw(st.integers(0, 2))):
        scores = b.masked(scores)
    out = matmul(softmax(scores, axes=(len(scores.shape) - 1,)), v)
    return b.graph(b.steps(out, range(4), b.elementwise, b.joined, b.view))
