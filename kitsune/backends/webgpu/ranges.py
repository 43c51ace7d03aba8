"""Bound the i64 values of a kernel, or say why WGSL cannot compute them.

WGSL has no 64-bit integers. An i64 value is held in an i32, which is enough for the places that
kernels compute with: axes, indices from data, the results of argmax. The rule:

  An i64 tensor on this device holds numbers that fit 32 bits. Inputs and constants are looked at
  before they are sent; for what a kernel stores, the range of its expression says so, and is known
  to the kernels that read it.

Between, a value may leave that range as long as nobody can tell: `i + size` of a large index i is
chosen only where i is negative. Such a value is exact up to some bounds, and beyond them still
beyond them, so that comparisons and clamps come out right. Everything else is refused.

Ends of a range may be sizes that calls decide. An order of them that is not known for every call is
a guard of the program.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import reduce
from types import MappingProxyType
from typing import Any, Protocol

from kitsune.backends.webgpu.primitives import table
from kitsune.backends.webgpu.wgsl import HELD, I32, SUPPORTED_DTYPES
from kitsune.errors import Signal, UnsupportedError
from kitsune.ir.dtypes import DType, Packed, boolean, i64
from kitsune.ir.sizes import is_symbolic, maximum, minimum
from kitsune.lower.kernel import COMPARISONS, PRIMITIVES, STRUCTURE, Kernel, Prim
from kitsune.system.records import dataclass

LOW, HIGH = I32
LARGEST = 2**63 - 1
HINT = "cast to i32 or f32 before it, or run this model on the CPU"


@dataclass(frozen=True)
class Range:
    """A value is from `low` to `high`. What holds it equals it from `least` to `most`, is more than
    `most` where it is more, and less than `least` where it is less."""

    low: int
    high: int
    least: float = -math.inf
    most: float = math.inf

    @property
    def exact(self) -> bool:
        return _is_ordered(self.least, self.low) and _is_ordered(self.high, self.most)

    @property
    def fits(self) -> bool:
        return self.exact and self.low >= LOW and self.high <= HIGH

    def clip(self) -> Range:
        """As held by arithmetic that stops at the bounds of i32."""
        if self.low >= LOW and self.high <= HIGH:
            return self
        return replace(self, least=_largest(self.least, LOW + 1), most=_least(self.most, HIGH - 1))


def _is_ordered(left: float, right: float) -> bool:
    """left ≤ right; an end that is a size cannot be compared with an infinite one."""
    if left == -math.inf or right == math.inf:
        return True
    return bool(math.inf not in (left, -right) and left <= right)


def _least(*ends: Any) -> Any:
    if not is_symbolic(ends):
        return min(ends)
    return -math.inf if -math.inf in ends else minimum(*(end for end in ends if end != math.inf))


def _largest(*ends: Any) -> Any:
    if not is_symbolic(ends):
        return max(ends)
    return math.inf if math.inf in ends else maximum(*(end for end in ends if end != -math.inf))


class Leaves(Signal):
    """A primitive whose value may leave i32 where that would be seen."""


Known = Mapping[int, Range]  # by buffer of a kernel: the numbers an i64 one holds
NOTHING: Known = MappingProxyType({})


def ranges(kernel: Kernel, known: Known = NOTHING) -> dict[Prim, Range]:
    """Of every i64 in the kernel. Raises Leaves."""
    found: dict[Prim, Range] = {}
    for p in kernel.prims():
        if p.dtype == i64:
            found[p] = _range(kernel, p, found, known)
        _check_use(p, found)
    for s in kernel.stores:
        _check_places([found[at] for at in s.at if at.dtype == i64])
        if s.value.dtype == i64:
            _require(found[s.value].fits, _name(s.value))
            _require(s.combine not in ("sum", "prod"), f"scatter by {s.combine}")
    return found


class Repeated(Protocol):
    """Kernels from `first` to before `last`, which are repeated."""

    @property
    def first(self) -> int: ...
    @property
    def last(self) -> int: ...
    @property
    def count(self) -> int: ...


def flow(
    steps: Iterable[tuple[Kernel, Sequence[Hashable]]],
    spans: Sequence[Repeated] = (),
    held: Mapping[Any, Range] = MappingProxyType({}),
) -> list[Known]:
    """What is known at each kernel of a program, which binds its buffers to the names given, and
    repeats some spans of them, outer ones before inner ones. Some memory is `held` before. Nothing
    is known after a kernel whose values leave i32."""
    work = _Flow(list(steps), spans, held)
    with suppress(Leaves):
        work.follow(0, len(work.steps), 0)
    return work.known


class _Flow:
    """`held` is what memory holds after the kernels so far; inside a loop, at any step of it."""

    def __init__(
        self,
        steps: Sequence[tuple[Kernel, Sequence[Hashable]]],
        spans: Sequence[Repeated],
        held: Mapping[Any, Range],
    ) -> None:
        self.steps, self.spans = steps, spans
        self.held: dict[Any, Range] = dict(held)
        self.known: list[Known] = [NOTHING] * len(steps)

    def follow(self, first: int, last: int, depth: int) -> None:
        number = first
        while number < last:
            inner = enumerate(self.spans[depth:], depth + 1)
            found = next((n for n, span in inner if span.first == number < span.last), None)
            if found is None:
                self._follow_kernel(number, depth > 0)
                number += 1
            else:
                self._follow_loop(self.spans[found - 1], found)
                number = self.spans[found - 1].last

    def _follow_kernel(self, number: int, is_repeated: bool) -> None:
        kernel, names = self.steps[number]
        known = {n: self.held[name] for n, name in enumerate(names) if name in self.held}
        self.known[number] = known
        found = ranges(kernel, known)
        for n in kernel.written_buffers():
            stored = [found[s.value] for s in kernel.stores if s.buffer == n and s.value in found]
            if stored and is_repeated and n in known:
                stored.append(known[n])
            if stored:
                self.held[names[n]] = reduce(_where, stored)

    def _follow_loop(self, span: Repeated, depth: int) -> None:
        """A value that a step changes by so much may have changed by as much as all steps do: a
        counter. Of one that changes otherwise nothing is known."""
        before = self.held
        while True:
            self.held = dict(before)
            self.follow(span.first, span.last, depth)
            steps = {name: _subtract(self.held[name], old) for name, old in before.items()}
            widest = {name: _widen(old, steps[name], span.count) for name, old in before.items()}
            self.held = dict(widest)
            self.follow(span.first, span.last, depth)
            wrong = {
                name
                for name, wide in widest.items()
                if not _is_within(_subtract(self.held[name], wide), steps[name])
            }
            if not wrong:
                return
            before = {name: old for name, old in before.items() if name not in wrong}


def _subtract(new: Range, old: Range) -> tuple[int, int]:
    """How much further a range reaches, down and up."""
    return new.low - old.low, new.high - old.high


def _widen(held: Range, by: tuple[int, int], times: int) -> Range:
    if by == (0, 0):
        return held
    return Range(held.low + times * by[0], held.high + times * by[1])


def _is_within(by: tuple[int, int], most: tuple[int, int]) -> bool:
    return by[0] >= most[0] and by[1] <= most[1]


def _name(p: Prim) -> str:
    return p.attr.kind if p.op in ("reduce", "scan") else p.op


def _check_places(indices: Sequence[Range]) -> None:
    _require(all(r.fits and r.low >= 0 for r in indices), "index from data")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise Leaves(f"i64 {what}: its value may not fit 32 bits")


def _check_use(p: Prim, found: dict[Prim, Range]) -> None:
    """Whoever reads an i64 as something else must not be able to tell how it is held."""
    of = [found[a] for a in p.args if a.dtype == i64]
    if p.op in COMPARISONS and of:
        a, b = of
        _require(_sees(a, b) or _sees(b, a), p.op)
    elif p.op == "pick":
        _check_places(of)
    elif p.op in ("cast", "bits") and of:
        zero = p.dtype.name == "bool" and of[0].least <= 0 <= of[0].most
        _require(zero or of[0].fits, f"cast to {p.dtype}")


def _sees(a: Range, b: Range) -> bool:
    """Whether `a` is compared right with `b`: it is exact, and where `b` is not, beyond it."""
    return a.exact and _is_ordered(b.least, a.low) and _is_ordered(a.high, b.most)


def _range(kernel: Kernel, p: Prim, found: dict[Prim, Range], known: Known) -> Range:
    if p.op in ("load", "pick"):
        whole = known.get(p.attr.buffer, Range(LOW, HIGH))
        return _where(whole, Range(0, 0)) if p.op == "pick" and p.attr.guards else whole
    if p.op == "const":
        return Range(p.attr, p.attr).clip()
    if p.op == "axis":
        span = p.attr.span(kernel.sizes)
        _require(span[0] >= LOW and span[1] <= HIGH, "place")
        return Range(*span)
    if p.op == "cast":
        return _type_range(p.args[0].dtype).clip()
    if p.op in ("reduce", "scan"):
        return _fold_range(kernel, p, found[p.args[0]])
    args = [found[a] for a in p.args if a.dtype == i64]
    _require(p.op in RANGES, p.op)
    combine = RANGES[p.op](*args)
    if p.op not in LOOSE:
        _require(all(a.exact for a in args) and combine.fits, p.op)
    return combine


def _type_range(dtype: DType) -> Range:
    if dtype.is_float:
        return Range(-LARGEST - 1, LARGEST)
    bits = 8 * dtype.itemsize
    if dtype.family == "int":
        return Range(-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
    return Range(0, 1 if dtype.name == "bool" else 2**bits - 1)


def _fold_range(kernel: Kernel, p: Prim, of: Range) -> Range:
    """A fold of as many values as its axes have points; of none, or before the first, its start."""
    how, count = p.attr.kind, math.prod(kernel.sizes[name] for name in p.attr.axes)
    if how == "sum":
        combine = Range(_least(0, count * of.low), _largest(0, count * of.high))
        _require(of.exact and combine.fits, how)
        return combine
    if how == "prod":
        _require(of.exact and of.low >= -1 and of.high <= 1, how)
        return Range(-1, 1)
    if count == 0 or getattr(p.attr, "exclusive", False):
        low, high = (-LARGEST - 1, of.high) if how == "max" else (of.low, LARGEST)
        return replace(of, low=low, high=high).clip()
    return of


# --- arithmetic ----------------------------------------------------------------------------------


def _move(end: Any, by: int) -> Any:
    return end if end in (-math.inf, math.inf) else end + by


def _add(a: Range, b: Range) -> Range:
    if not b.exact:
        a, b = b, a
    _require(b.exact, "add")
    return Range(
        a.low + b.low, a.high + b.high, _move(a.least, b.high), _move(a.most, b.low)
    ).clip()


def _sub(a: Range, b: Range) -> Range:
    _require(b.exact, "sub")
    return Range(
        a.low - b.high, a.high - b.low, _move(a.least, -b.low), _move(a.most, -b.high)
    ).clip()


def _mul(a: Range, b: Range) -> Range:
    corners = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
    return Range(_least(*corners), _largest(*corners))


def _chosen(pick: Callable[..., Any]) -> Callable[[Range, Range], Range]:
    def combine(a: Range, b: Range) -> Range:
        least, most = _largest(a.least, b.least), _least(a.most, b.most)
        return Range(pick(a.low, b.low), pick(a.high, b.high), least, most)

    return combine


def _where(a: Range, b: Range) -> Range:
    least, most = _largest(a.least, b.least), _least(a.most, b.most)
    return Range(_least(a.low, b.low), _largest(a.high, b.high), least, most)


def _div(a: Range, b: Range) -> Range:
    if b.low >= 0:
        return Range(_least(a.low, 0), _largest(a.high, 0))
    size = _size(a)
    return Range(-size, size)


def _rem(a: Range, b: Range) -> Range:
    size = _least(_size(a), _largest(_size(b) - 1, 0))
    return Range(-size if a.low < 0 else 0, size if a.high > 0 else 0)


def _shl(a: Range, b: Range) -> Range:
    _require(b.low >= 0 and b.high < 32, "shl")
    return _mul(a, Range(2**b.low, 2**b.high))


def _size(a: Range) -> Any:
    return _largest(abs(a.low), abs(a.high))


def _bits(*args: Range) -> Range:
    """What combines the bits of numbers that fit: their signs reach above."""
    return Range(LOW, HIGH)


def _and(a: Range, b: Range) -> Range:
    positive = [r.high for r in (a, b) if r.low >= 0]
    return Range(0, _least(*positive)) if positive else Range(LOW, HIGH)


WHOLE = ("floor", "ceil", "trunc", "round")  # what integers are already
LOOSE = ("add", "sub", "max", "min", "where", *WHOLE)  # their arguments need not fit
RANGES: dict[str, Callable[..., Range]] = {
    "add": _add,
    "sub": _sub,
    "mul": _mul,
    "div": _div,
    "rem": _rem,
    "max": _chosen(_largest),
    "min": _chosen(_least),
    "where": _where,
    "neg": lambda a: Range(-a.high, -a.low),
    "abs": lambda a: Range(0, _size(a)),
    "and": _and,
    "or": _bits,
    "xor": _bits,
    "not": _bits,
    "shr": lambda a, b: Range(_least(a.low, 0), _largest(a.high, 0)),
    "shl": _shl,
    **{op: lambda a: a for op in WHOLE},
}

# --- refusals ------------------------------------------------------------------------------------


def refusal(kernel: Kernel, known: Known = NOTHING) -> str | None:
    """What of the kernel WGSL cannot say; None when all of it can be said."""
    return next(_refusals(kernel, known), None)


def make_unsupported_error(reason: str, at: str = "") -> UnsupportedError:
    kinds = ", ".join(sorted(SUPPORTED_DTYPES))
    why = f"kernels on WebGPU compute with {kinds}, and with i64 as far as its values fit i32"
    return UnsupportedError(f"WebGPU has no {reason}", why=why, at=at, hint=HINT)


def _refusals(kernel: Kernel, known: Known) -> Iterator[str]:
    prims = sorted(kernel.prims(), key=lambda p: p.op in STRUCTURE)  # what computes says most
    for p in prims:
        operand = p.args[-1].dtype if p.args else p.dtype
        for dtype in (p.dtype, operand):
            if dtype.name not in HELD:
                yield f"{dtype} {p.op}"
        if p.op in PRIMITIVES and p.op not in table(operand):
            yield f"{p.op} of {operand}"
        same_size = operand.itemsize == p.dtype.itemsize and boolean not in (operand, p.dtype)
        if p.op == "bits" and not same_size:
            yield f"bits of {operand} as {p.dtype}"
    for b in kernel.buffers:
        if not (b.dtype.name in SUPPORTED_DTYPES or b.dtype == i64 or isinstance(b.dtype, Packed)):
            yield f"{b.dtype}, the type of '{b.name}'"
    yield from _scans(kernel)
    try:
        ranges(kernel, known)
    except Leaves as reason:
        yield str(reason)


def _scans(kernel: Kernel) -> Iterator[str]:
    if kernel.kind != "scan":
        return
    ways = {(p.attr.axes, p.attr.reverse) for p in kernel.prims() if p.op == "scan"}
    if len(ways) > 1:
        yield "scans in two directions in one kernel"
    if any(p.op == "reduce" for p in kernel.prims()):
        yield "reduction inside a scan"
