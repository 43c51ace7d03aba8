"""Draws in, nodes out: the steps that random graphs are made of.

Every step stays where f32 and float64 agree on which branch is taken: comparisons read inputs as
they are, and functions with a pole are given arguments away from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any, TypeVar

import numpy as np
from hypothesis import strategies as st

from kitsune.ir.dtypes import (
    DTYPES,
    DType,
    boolean,
    f32,
    f64,
    i8,
    i32,
    i64,
    make_packed_type,
    u8,
    u16,
    u32,
)
from kitsune.ir.format_graph import format_graph
from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import (
    abs_,
    add,
    bitwise_and,
    bitwise_xor,
    cast,
    clamp,
    concat,
    constant,
    cumsum,
    dequantize,
    div,
    eq,
    erf,
    exp,
    expand,
    floor_div,
    gather,
    gather_elements,
    gelu,
    input_,
    iota,
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
    mod,
    mul,
    neg,
    packed_constant,
    pad,
    permute,
    relu,
    reshape,
    rsqrt,
    scatter,
    scatter_add,
    scatter_elements_add,
    shift_right,
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
        printer.text("\n" + format_graph(self))


@dataclass
class Builder:
    """A graph being drawn: its inputs, and every value that later steps may read again."""

    draw: st.DrawFn
    smooth: bool = False  # only functions whose gradient has no jumps
    dtype: DType = f32  # of values
    inputs: list[Node] = field(default_factory=list)
    values: list[Node] = field(default_factory=list)
    conditions: list[Node] = field(default_factory=list)

    def pick(self, options: Sequence[T]) -> T:
        return self.draw(st.sampled_from(options))

    def coin(self) -> bool:
        return self.draw(st.booleans())

    def input(self, shape: Shape, dtype: DType | None = None) -> Node:
        node = input_(f"x{len(self.inputs)}", shape, dtype or self.dtype)
        self.inputs.append(node)
        return node

    def constant(self, shape: Shape) -> Node:
        rng = np.random.default_rng(self.draw(st.integers(0, 2)))  # few, so that some are shared
        return constant(rng.standard_normal(shape).astype(self.dtype.numpy))

    def fresh(self, shape: Shape) -> Node:
        """An input, sometimes one that is there already, or a constant."""
        same = [n for n in self.inputs if n.shape == shape and n.dtype == self.dtype]
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
            value = self.whole(shape) if self.coin() else self.fresh(shape)
            other = self.fresh(shape) if value.dtype == self.dtype and self.coin() else 0
            made = self.pick((lt, le, eq))(value, other)
        self.conditions.append(made)
        return made

    def partner(self, x: Node) -> Node | float:
        """An earlier value that broadcasts with `x`, a number, or a fresh tensor."""
        earlier = [v for v in self.values if _broadcasts(v.shape, x.shape)]
        kind = self.pick(["earlier", "number", "fresh", "fresh", "whole"])
        if kind == "earlier" and earlier:
            return self.pick(earlier)
        if kind == "number":
            return self.pick([0.0, 0.5, 1.0, -1.5, 2.0])
        if kind == "whole":
            return self.number(self.narrowed(x.shape))
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

    # --- integers and other types -----------------------------------------------------------------

    def whole(self, shape: Shape) -> Node:
        """Integers: given, or counted along an axis, and some arithmetic. They are exact, and wrap
        in any graph as they do in NumPy."""
        dtype = self.pick(WHOLE)
        made = self.input(shape, dtype)
        if shape and self.coin():
            made = iota(shape=shape, axis=self.draw(st.integers(0, len(shape) - 1)), dtype=dtype)
        for _ in range(self.draw(st.integers(0, 3))):
            made = self.pick(INTEGER)(made, self.pick([1, 3, 7]))
        return made

    def number(self, shape: Shape) -> Node:
        """What was another type before, as a value between −4 and 4."""
        if self.coin():
            return cast(clamp(self.whole(shape), low=0, high=4), dtype=self.dtype)
        kinds = [d for d in DTYPES.values() if d.is_float and d.name != "bf16"]
        other = self.input(shape, self.pick(kinds))
        return cast(clamp(other, low=-4.0, high=4.0), dtype=self.dtype)

    def through_f64(self, x: Node) -> Node:
        return cast(mul(cast(x, dtype=f64), 0.75), dtype=self.dtype)

    # --- places -----------------------------------------------------------------------------------

    def axis(self, x: Node) -> int:
        return self.draw(st.integers(0, len(x.shape) - 1))

    def indices(self, shape: Shape) -> Node:
        """Used by one op, so that its axis alone says what they may be."""
        return self.input(shape, self.pick([i32, i64]))

    def padded(self, x: Node) -> Node:
        widths = st.tuples(*(st.sampled_from((0, 0, 1, 3, 17)) for _ in x.shape))
        value = self.pick([0.0, 1.5]) if x.dtype.is_float else self.pick([0, 1])
        made = pad(x, before=self.draw(widths), after=self.draw(widths), value=value)
        return made if fits(made.shape) else x

    def concatenated(self, x: Node) -> Node:
        """With itself, with another, on either side."""
        if not x.shape:
            return x
        axis = self.axis(x)
        size = self.draw(st.sampled_from(SIZES))
        other = self.fresh((*x.shape[:axis], size, *x.shape[axis + 1 :]))
        made = concat(*self.pick([(x, other), (other, x), (x, x), (x, other, x)]), axis=axis)
        return made if fits(made.shape) else x

    def gathered(self, x: Node) -> Node:
        if not x.shape:
            return x
        axis = self.axis(x)
        if self.coin():
            size = self.draw(st.sampled_from(SIZES))
            at = self.indices((*x.shape[:axis], size, *x.shape[axis + 1 :]))
            return gather_elements(x, at, axis=axis)
        made = gather(x, self.indices(self.draw(shapes(0, 2))), axis=axis)
        return made if fits(made.shape) else x

    def scattered(self, x: Node) -> Node:
        """Indices that name a place twice are likely."""
        if not x.shape:
            return x
        axis = self.axis(x)
        size = self.draw(st.sampled_from(SIZES))
        updates = self.fresh((*x.shape[:axis], size, *x.shape[axis + 1 :]))
        if not fits(updates.shape):
            return x
        updates = updates if updates.dtype == x.dtype else cast(updates, dtype=x.dtype)
        if self.coin():
            return scatter_elements_add(x, self.indices(updates.shape), updates, axis=axis)
        write = self.pick((scatter_add, scatter_add, scatter))
        return write(x, self.indices((size,)), updates, axis=axis)

    def scanned(self, x: Node) -> Node:
        if not x.shape:
            return x
        return cumsum(x, axis=self.axis(x), exclusive=self.coin(), reverse=self.coin())

    def place(self, x: Node) -> Node:
        """Elements read or written somewhere else."""
        kinds = (self.padded, self.concatenated, self.gathered, self.scattered, self.scanned)
        return self.pick(kinds)(x)

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
        dtype = make_packed_type(
            self.pick((8, 4, 3, 2, 1)), self.pick((32, 64)), self.pick((True, False))
        )
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
        return mul(x, self.pick([0.125, -1.0]))

    def masked(self, x: Node) -> Node:
        """A mask that is added, or one that chooses −∞; the first key is always left."""
        shape = (*self.narrowed(x.shape[:-1]), x.shape[-1])
        if self.coin():
            return add(x, self.input(shape))
        hidden = np.random.default_rng(self.draw(st.integers(0, 9))).random(shape) < 0.4
        hidden[..., 0] = False
        if self.coin():
            return where(constant(hidden), -np.inf, x)
        return add(x, constant(np.where(hidden, -np.inf, 0.0).astype(np.float32)))

    def elementwise(self, x: Node) -> Node:
        kinds = (self.unary, self.binary, self.binary, self.choice)
        made = self.pick(kinds)(x)
        return made if fits(made.shape) else x


SMOOTH: tuple[Step, ...] = (
    neg,
    sigmoid,
    silu,
    gelu,
    tanh,
    erf,
    lambda x: exp(tanh(x)),
    lambda x: log(_positive(x)),
    lambda x: sqrt(_positive(x)),
    lambda x: rsqrt(_positive(x)),
)
UNARY: tuple[Step, ...] = (*SMOOTH, abs_, relu, lambda x: exp(minimum(x, 2.0)))
WHOLE = (i8, u8, u16, i32, u32, i64)
INTEGER: tuple[Callable[..., Node], ...] = (
    add,
    sub,
    mul,
    maximum,
    minimum,
    floor_div,
    mod,
    bitwise_and,
    bitwise_xor,
    shift_right,
)
BINARY: tuple[Callable[..., Node], ...] = (
    add,
    sub,
    mul,
    lambda x, y: div(x, _positive(y)),
    maximum,
    minimum,
)


def _positive(x: Node | float) -> Node | float:
    return x * x + 0.5 if isinstance(x, float) else add(mul(x, x), 0.5)


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
