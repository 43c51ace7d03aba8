"""Index maps: one tensor dimension's index as `const + Σ coef·axis` over a kernel's loop axes.

Views compose by rewriting these sums. A reshape that regroups digits may need an axis cut in two
(`n → n0·64 + n1`); `NeedsSplit` carries that wish to whoever owns the axes, who cuts and retries.
A reshape that no cut makes affine has no index map, and the planner stores the tensor instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kitsune.errors import Signal
from kitsune.ir.size_order import knows
from kitsune.ir.sizes import is_multiple
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class Affine:
    const: int = 0
    terms: tuple[tuple[str, int], ...] = ()  # (axis, coefficient), coefficients non-zero, sorted

    def coef(self, axis: str) -> int:
        return dict(self.terms).get(axis, 0)

    def __add__(self, other: Affine) -> Affine:
        if not other.terms:
            return Affine(self.const + other.const, self.terms)
        total = dict(self.terms)
        for axis, coef in other.terms:
            total[axis] = total.get(axis, 0) + coef
        return affine(self.const + other.const, total)

    def scale(self, factor: int) -> Affine:
        if factor.__class__ is int and factor:  # no term disappears
            terms = tuple([(axis, coef * factor) for axis, coef in self.terms])
            return self if factor == 1 else Affine(self.const * factor, terms)
        return affine(self.const * factor, {axis: coef * factor for axis, coef in self.terms})

    def substitute(self, axis: str, by: Affine) -> Affine:
        coef = self.coef(axis)
        rest = affine(self.const, {a: c for a, c in self.terms if a != axis})
        return rest + by.scale(coef) if coef else self

    def span(self, sizes: Mapping[str, int]) -> tuple[int, int]:
        """Smallest and largest value over the axes."""
        reach = [coef * (sizes[axis] - 1) for axis, coef in self.terms]
        return self.const + sum(r for r in reach if r < 0), self.const + sum(
            r for r in reach if r >= 0
        )

    def __str__(self) -> str:
        parts = [axis if coef == 1 else f"{coef}*{axis}" for axis, coef in self.terms]
        if self.const != 0 or not parts:
            parts.append(str(self.const))
        return " + ".join(parts).replace("+ -", "- ")


Index = tuple[Affine, ...]
Guards = tuple[tuple[Affine, int], ...]  # each (a, size): 0 ≤ a < size


def affine(const: int, terms: Mapping[str, int]) -> Affine:
    found = [term for term in terms.items() if term[1]]
    found.sort()
    return Affine(const, tuple(found))


def axis(name: str) -> Affine:
    return Affine(0, ((name, 1),))


class NeedsSplit(Signal):
    """Cut `axis` so that its inner part has `inner` values."""

    def __init__(self, name: str, inner: int) -> None:
        self.axis, self.inner = name, inner
        super().__init__(f"{name} by {inner}")


class NotAffine(Signal):
    """No cut of the axes makes this reshape an index map."""


def row_major(shape: Sequence[int]) -> tuple[int, ...]:
    strides, stride = list[int](), 1
    for size in reversed(shape):
        strides.append(stride)
        stride = stride * size
    return tuple(reversed(strides))


def flatten(index: Sequence[Affine], shape: Sequence[int]) -> Affine:
    """The row-major element number of `index`."""
    const, total = 0, dict[str, int]()
    for i, stride in zip(index, row_major(shape), strict=True):
        const = const + i.const * stride
        for axis, coef in i.terms:
            total[axis] = total.get(axis, 0) + coef * stride
    return affine(const, total)


def unflatten(flat: Affine, shape: Sequence[int], sizes: Mapping[str, int]) -> Index:
    """The index whose row-major element number is `flat`: its digits, most significant first."""
    if 0 in shape:
        return (Affine(),) * len(shape)  # there is no element to find
    digits: list[Affine] = []
    for size, stride in zip(shape, row_major(shape), strict=True):
        high, flat = _divide(flat, stride, sizes) if size != 1 else (Affine(), flat)
        digits.append(high)
    if flat != Affine():
        raise NotAffine(f"{flat} is left over in {list(shape)}")
    return tuple(digits)


def _divide(flat: Affine, by: int, sizes: Mapping[str, int]) -> tuple[Affine, Affine]:
    """flat = by·high + low with 0 ≤ low < by everywhere."""
    high: dict[str, int] = {}
    low: dict[str, int] = {}
    for name, coef in flat.terms:
        if is_multiple(coef, by):
            high[name] = coef // by
            continue
        reach = coef * sizes[name]
        if coef > 0 and not knows("<=", reach, by):
            inner = by // coef if is_multiple(by, coef) else 0
            if inner != 0 and is_multiple(sizes[name], inner):
                raise NeedsSplit(name, inner)
            raise NotAffine(f"{name} of size {sizes[name]} does not split at {by}")
        low[name] = coef
    rest = affine(flat.const % by, low)
    least, most = rest.span(sizes)
    if not knows(">=", least, 0) or not knows("<", most, by):
        raise NotAffine(f"{rest} spans {least} to {most}, outside 0 to {by - 1}")
    return affine(flat.const // by, high), rest
