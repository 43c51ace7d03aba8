"""Choose what a contraction multiplies at once, and the type of its sums.

A sum of 8- or 16-bit products wraps like its type, and the low bits of a 32-bit sum are the same:
integers are summed in 32 bits at least. Where both operands are known to be small, words of two or
four of them are multiplied at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from kitsune.backends.cpu.schedule.narrow_integers import RULES, Span, bounds
from kitsune.ir.dtypes import DType, f32, i16, i32, u8
from kitsune.ir.sizes import Size
from kitsune.lower.kernel import Body, Kernel, Prim, rewrite_kernel
from kitsune.target import CpuTarget

# One element; two of 16 bits; four bytes, of which x86's instruction takes those of a as unsigned.
DotForm = Literal["", "pairs", "bytes", "signed bytes"]
EVERYTHING: Span = (-(1 << 63), (1 << 64) - 1)
BYTE: Span = (-128, 127)


@dataclass(frozen=True)
class Term:
    """Words of elements along k, and the type they are summed in."""

    dtype: DType = f32
    form: DotForm = ""

    @property
    def per(self) -> int:
        """Elements in a word."""
        return {"": 1, "pairs": 2}.get(self.form, 4)

    @property
    def nbytes(self) -> int:
        """Of a word, and of a sum."""
        return self.dtype.itemsize

    @property
    def numpy_name(self) -> str:
        """NumPy's name of b's elements in words."""
        return str(self.dtype.numpy) if not self.form else "int16" if self.per == 2 else "int8"

    def lanes(self, target: CpuTarget) -> int:
        """Words of several elements are as wide as the instructions that take them."""
        return int(target.dot8[-3:]) // 32 if self.form else target.lanes * 4 // self.nbytes


def find_dot(kernel: Kernel) -> Prim:
    return next(p for p in kernel.prims() if p.op == "dot")


def choose_term(kernel: Kernel, target: CpuTarget) -> Term:
    dot = find_dot(kernel)
    if dot.dtype.is_float or dot.dtype.itemsize != 4 or not target.dot8:
        return Term(dot.dtype)
    a, b = (span(x) for x in dot.args)
    if target.dot8 == "sdot128":
        return Term(dot.dtype, "bytes" if _within(a, BYTE) and _within(b, BYTE) else "")
    if target.dot8.startswith("vnni") and _within(b, BYTE):
        if _within(a, (0, 255)):
            return Term(dot.dtype, "bytes")
        if _within(a, BYTE):
            return Term(dot.dtype, "signed bytes")
    int16 = (-(1 << 15), (1 << 15) - 1)
    return Term(dot.dtype, "pairs" if _within(a, int16) and _within(b, int16) else "")


def elements(a: Prim, term: Term) -> tuple[Prim, DType]:
    """a's values as they are stored in words. Signed bytes get 128 added, which the tile takes
    off the sums again."""
    if not term.form:
        return a, term.dtype
    body = Body()
    if term.form == "signed bytes":
        a = body.add(a, 128)
    dtype = i16 if term.form == "pairs" else u8
    return body.cast(a, dtype), dtype


def _within(inner: Span, outer: Span) -> bool:
    return outer[0] <= inner[0] and inner[1] <= outer[1]


def sum_in_i32(kernel: Kernel) -> Kernel:
    """The kernel with each dot of 8- or 16-bit integers summed in 32 bits."""

    def make(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        if p.op != "dot" or p.dtype.itemsize > 2:
            return body.prim(p.op, args, p.dtype, p.attr)
        a, b = (body.cast(x, i32) for x in args)
        return body.cast(body.dot(p.attr.axes, a, b), p.dtype)

    return rewrite_kernel(kernel, make) if find_dot(kernel).dtype.itemsize <= 2 else kernel


# --- what integers lie between -------------------------------------------------------------------


def span(prim: Prim) -> Span:
    """The least and the greatest value of an expression of integers, whatever is loaded."""
    spans: dict[Prim, Span] = {}
    for p in prim.walk():
        spans[p] = _span(p, spans)
    return spans[prim]


def _span(p: Prim, spans: Mapping[Prim, Span]) -> Span:
    whole = bounds(p.dtype) or EVERYTHING
    if p.op == "const" and p.dtype.is_int:
        return whole if isinstance(p.attr, Size) else (p.attr, p.attr)
    if not p.dtype.is_int or p.op not in ("cast", *RULES):
        return whole
    known = [spans[a] for a in p.args]
    if p.op == "cast":
        found = known[0]
    else:
        found = RULES[p.op](*(known[1:] if p.op == "where" else known))
    return found if _within(found, whole) else whole
