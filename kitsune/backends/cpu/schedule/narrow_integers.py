"""Narrow i64 arithmetic to i32 where the results always fit.

Places are i64, and what is compared with them and made of them is too; but axes are short. Vectors
hold twice as many i32, convert them to floats in one instruction, and order and multiply them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import isfinite

from kitsune.ir.dtypes import DType, boolean, i32, i64
from kitsune.ir.size_order import bounds as bounds_of_size
from kitsune.ir.size_order import knows
from kitsune.lower.kernel import COMPARISONS, Body, Kernel, Prim

Span = tuple[int, int]  # the least and the greatest value
LIMIT: Span = (-(1 << 31), (1 << 31) - 1)


def narrow_integers(kernel: Kernel) -> Kernel:
    """The kernel itself where nothing changes."""
    spans = _spans(kernel)
    if not any(p.op == "axis" or p.op == "cast" for p in spans):
        return kernel
    new = _Rewriter(spans)
    for p in kernel.prims():
        new.add(p)
    stores = tuple(
        replace(s, value=new.full(s.value), at=tuple(new.full(p) for p in s.at))
        for s in kernel.stores
    )
    return replace(kernel, stores=stores)


class _Rewriter:
    """Every primitive in its own type, and those of `spans` in i32."""

    def __init__(self, spans: Mapping[Prim, Span]) -> None:
        self.spans, self.body = spans, Body()
        self.small: dict[Prim, Prim] = {}
        self.whole: dict[Prim, Prim] = {}

    def add(self, p: Prim) -> None:
        if p.op == "const":
            return  # made where it is used, in the type it is used in
        if p in self.spans:
            args = tuple(self.full(a) if p.op == "cast" else self.either(a) for a in p.args)
            made = (
                self.body.cast(args[0], i32)
                if p.op == "cast"
                else self.body.prim(p.op, args, i32, p.attr)
            )
            self.small[p] = made
            return
        narrow = p.op in (*COMPARISONS, "cast") and all(
            a in self.spans for a in p.args if a.dtype == i64
        )
        args = tuple(self.either(a) if narrow else self.full(a) for a in p.args)
        same = p.op == "cast" and args[0].dtype == p.dtype
        self.whole[p] = args[0] if same else self.body.prim(p.op, args, p.dtype, p.attr)

    def either(self, p: Prim) -> Prim:
        """In i32 where it may be."""
        if p not in self.spans:
            return self.full(p)
        return self.body.const(p.attr, i32) if p.op == "const" else self.small[p]

    def full(self, p: Prim) -> Prim:
        """In its own type."""
        if p.op == "const":
            return self.body.const(p.attr, p.dtype)
        if p not in self.whole:
            small = self.small[p]
            again = small.op == "axis"
            self.whole[p] = (
                self.body.prim("axis", (), i64, p.attr) if again else self.body.cast(small, i64)
            )
        return self.whole[p]


# --- which values fit ----------------------------------------------------------------------------


def _spans(kernel: Kernel) -> dict[Prim, Span]:
    """Every i64 value that fits 32 bits and is made of such values only."""
    spans: dict[Prim, Span] = {}
    for p in kernel.prims():
        if p.dtype != i64:
            continue
        span = _span(p, spans, kernel)
        if span is not None and LIMIT[0] <= span[0] and span[1] <= LIMIT[1]:
            spans[p] = span
    return spans


def _span(p: Prim, spans: Mapping[Prim, Span], kernel: Kernel) -> Span | None:
    if p.op == "axis":
        return _ends(*p.attr.span(kernel.sizes))
    if p.op == "const":
        return _ends(p.attr, p.attr)
    if p.op == "cast":
        return bounds(p.args[0].dtype)
    known = [spans.get(a) for a in p.args if a.dtype == i64]
    if p.op not in ("reduce", *RULES) or None in known:
        return None
    if p.op == "reduce":
        filled = all(knows(">", kernel.sizes[name], 0) for name in p.attr.axes)
        return known[0] if filled and p.attr.kind in ("max", "min") else None
    return RULES[p.op](*known)


def _ends(least: int, most: int) -> Span | None:
    """The span of values between two sizes, whatever these are in a call."""
    low, high = bounds_of_size(least)[0], bounds_of_size(most)[1]
    return (int(low), int(high)) if isfinite(low) and isfinite(high) else None


def bounds(dtype: DType) -> Span | None:
    """What a value cast from another type may be; None for more than 32 bits."""
    if dtype == boolean:
        return 0, 1
    bits = 8 * dtype.itemsize
    if not dtype.is_int or bits > 32:
        return None
    return (
        (-(1 << bits - 1), (1 << bits - 1) - 1) if dtype.family == "int" else (0, (1 << bits) - 1)
    )


def _product(a: Span, b: Span) -> Span:
    ends = [x * y for x in a for y in b]
    return min(ends), max(ends)


def _quotient(a: Span, b: Span) -> Span:
    most = max(abs(a[0]), abs(a[1]))
    return -most, most


RULES: dict[str, Callable[..., Span]] = {
    "add": lambda a, b: (a[0] + b[0], a[1] + b[1]),
    "sub": lambda a, b: (a[0] - b[1], a[1] - b[0]),
    "mul": _product,
    "neg": lambda a: (-a[1], -a[0]),
    "max": lambda a, b: (max(a[0], b[0]), max(a[1], b[1])),
    "min": lambda a, b: (min(a[0], b[0]), min(a[1], b[1])),
    "where": lambda a, b: (min(a[0], b[0]), max(a[1], b[1])),
    "div": _quotient,
    "rem": _quotient,
}
