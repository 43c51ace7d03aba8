"""Sizes that are known at run time: polynomials with integer coefficients over named symbols.

    batch, seq = Symbol("batch", hint=2).size, Symbol("seq", hint=128).size
    batch * seq * 384                      # 384*batch*seq
    (seq + 15) // 16                       # (seq + 15)//16, an atom of further polynomials
    evaluate(batch * seq, {"batch": 4, "seq": 7})        # 28

Arithmetic gives a `Size`, or an int where no symbol is left. The form is canonical: two sizes are
`==` when their polynomials are the same, so equality is a proof and inequality is none. An order
that ranges and divisors do not decide is decided by who records guards (`kitsune.ir.guards`); where
nobody does it is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, reduce
from math import gcd, inf, prod
from operator import floordiv, mod, mul
from typing import Any

from kitsune.errors import ShapeError
from kitsune.ir.size_order import (
    Monomial,
    Polynomial,
    UnknownSize,
    bounds,
    decide,
    decides_equality,
    divisor_of,
    is_asked_by_model,
    knows,
    plain_text,
    terms_of,
)
from kitsune.system.records import dataclass

Values = Mapping[str, int]  # of symbols, by name


@dataclass(frozen=True)
class Symbol:
    """A size that a call decides: `low` to `high`, a multiple of `divisor`."""

    name: str
    hint: int = 2
    low: int = 1
    high: float = inf
    divisor: int = 1

    def __post_init__(self) -> None:
        if not self.low <= self.hint <= self.high or self.hint % self.divisor:
            raise ShapeError(
                f"the size '{self.name}' is {self.hint}",
                why=f"it is {self.low} to {self.high}, a multiple of {self.divisor}",
            )

    @property
    def size(self) -> Size:
        return Size({(self,): 1})

    @property
    def bounds(self) -> tuple[int, float]:
        return self.low, self.high

    def symbols(self) -> Iterator[Symbol]:
        yield self

    def evaluate(self, values: Values) -> int:
        return values[self.name]

    def substitute(self, values: Mapping[str, Any]) -> Any:
        return values.get(self.name, self.size)

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Atom:
    """A function of two sizes that is no polynomial: `//`, `%`, `min` or `max`."""

    op: str
    left: Any
    right: Any

    @cached_property
    def bounds(self) -> tuple[float, float]:
        (low, high), (least, most) = bounds(self.left), bounds(self.right)
        if self.op == "%":
            return 0, min(high, most - 1) if low >= 0 else most - 1
        if self.op == "//":
            ends = [_quotient(n, d) for n in (low, high) for d in (max(least, 1), most)]
            return min(ends), max(ends)
        pick: Callable[..., float] = min if self.op == "min" else max
        return pick(low, least), pick(high, most)

    def symbols(self) -> Iterator[Symbol]:
        for side in (self.left, self.right):
            yield from symbols_of(side)

    def evaluate(self, values: Values) -> int:
        return OPERATIONS[self.op](evaluate(self.left, values), evaluate(self.right, values))

    def substitute(self, values: Mapping[str, Any]) -> Any:
        sides = substitute(self.left, values), substitute(self.right, values)
        return {"//": floordiv, "%": mod, "min": minimum, "max": maximum}[self.op](*sides)

    def __str__(self) -> str:
        return self._text

    @cached_property
    def _text(self) -> str:
        with plain_text():
            if self.op in ("min", "max"):
                return f"{self.op}({self.left}, {self.right})"
            return f"{_bracketed(self.left)}{self.op}{_bracketed(self.right)}"


def _bracketed(size: int) -> str:
    is_plain = not isinstance(size, Size) or str(size).replace("_", "").isalnum()
    return str(size) if is_plain else f"({size})"


def _quotient(n: float, d: float) -> float:
    if abs(n) == inf:
        return n
    return (0 if n >= 0 else -1) if d == inf else n // d


OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "//": floordiv,
    "%": mod,
    "min": min,
    "max": max,
}


class Size(Polynomial):
    """A size that calls decide: what an int can do but for conversion to a number."""

    __slots__ = ()
    __hash__ = Polynomial.__hash__

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Size) and self.terms == other.terms:
            return True
        if not is_size(other):
            return NotImplemented
        return decides_equality() and is_asked_by_model() and decide("==", self, other)  # type: ignore[arg-type]

    def __floordiv__(self, other: int) -> int:
        return divide(self, other)[0]

    def __rfloordiv__(self, other: int) -> int:
        return divide(other, self)[0]

    def __mod__(self, other: int) -> int:
        return divide(self, other)[1]

    def __rmod__(self, other: int) -> int:
        return divide(other, self)[1]

    def __divmod__(self, other: int) -> tuple[int, int]:
        return divide(self, other)

    def __rdivmod__(self, other: int) -> tuple[int, int]:
        return divide(other, self)

    def __abs__(self) -> int:
        return self if self >= 0 else -self

    def __lt__(self, other: int) -> bool:
        return decide("<", self, other)

    def __le__(self, other: int) -> bool:
        return decide("<=", self, other)

    def __gt__(self, other: int) -> bool:
        return decide(">", self, other)

    def __ge__(self, other: int) -> bool:
        return decide(">=", self, other)

    def __bool__(self) -> bool:
        low, high = bounds(self)
        return True if low > 0 or high < 0 else decide("!=", self, 0)


def hint(size: int) -> int:
    """The value that a size had when it was traced: for ranking, never for what is right."""
    return evaluate(size, _HINTS) if isinstance(size, Size) else size


def count(shape: Iterable[int]) -> int:
    """The elements of a shape, by its hints."""
    return prod(map(hint, shape))


class _Hints(dict[str, int]):
    """Stands for the values of symbols in `hint`."""


_HINTS: Values = _Hints()


def evaluate(size: int, values: Values) -> int:
    """The number that a size is for these values of its symbols."""
    if not isinstance(size, Size):
        return size
    total = 0
    for monomial, coef in size.terms.items():
        for atom in monomial:
            if values is _HINTS and isinstance(atom, Symbol):
                coef *= atom.hint
            else:
                coef *= atom.evaluate(values)
        total += coef
    return total


def compile_sizes(sizes: Iterable[int]) -> Callable[[Values], tuple[int, ...]]:
    """A function that evaluates many sizes at once: each value that they share is computed once.
    Making it takes as long as evaluating them five times, and it is a hundred times as fast."""
    names: dict[str, str] = {}  # of values, by the expressions that they are assigned

    def name(expression: str) -> str:
        return names.setdefault(expression, f"n{len(names)}")

    def write_atom(atom: Any) -> str:
        if isinstance(atom, Symbol):
            return name(f"values[{atom.name!r}]")
        sides = write(atom.left), write(atom.right)
        is_call = atom.op in ("min", "max")
        return name(f"{atom.op}({', '.join(sides)})" if is_call else f" {atom.op} ".join(sides))

    def write(size: int) -> str:
        if not isinstance(size, Size):
            return f"({size})"
        factors = ([f"({coef})", *map(write_atom, atoms)] for atoms, coef in size.terms.items())
        return name(" + ".join("*".join(each) for each in factors))

    results = "".join(f"{write(size)}, " for size in sizes)
    lines = [f"{value} = {expression}" for expression, value in names.items()]
    made: dict[str, Any] = {}
    exec("\n ".join(["def bind(values):", *lines, f"return ({results})"]), made)
    found: Callable[[Values], tuple[int, ...]] = made["bind"]
    return found


def bind_shape(shape: Iterable[int], values: Values) -> tuple[int, ...]:
    """The numbers that the sizes of a shape are for these values of their symbols."""
    return tuple([evaluate(size, values) for size in shape])


def substitute(size: int, values: Mapping[str, Any]) -> int:
    """The size with numbers, or other sizes, in the place of some symbols."""
    if not isinstance(size, Size):
        return size
    total: int = 0
    for monomial, coef in size.terms.items():
        total = total + reduce(mul, (atom.substitute(values) for atom in monomial), coef)
    return total


def symbols_of(size: int) -> Iterator[Symbol]:
    """The symbols that a size depends on, each as often as it occurs."""
    if isinstance(size, Size):
        for monomial in size.terms:
            for atom in monomial:
                yield from atom.symbols()


def is_size(value: object) -> bool:
    return isinstance(value, (int, Size))


def is_symbolic(sizes: Iterable[int]) -> bool:
    return any(isinstance(n, Size) for n in sizes)


def has_sizes(value: object) -> bool:
    """Whether an attribute is a size that calls decide, or holds one."""
    if isinstance(value, tuple):
        return any(map(has_sizes, value))
    return isinstance(value, Size)


def is_same(left: Iterable[int], right: Iterable[int]) -> bool:
    """Whether two shapes are known to be equal; nothing is decided."""
    return tuple(left) == tuple(right)


def minimum(*sizes: int) -> int:
    """The least of some sizes, without deciding which it is."""
    return _extreme("min", sizes)


def maximum(*sizes: int) -> int:
    """The greatest of some sizes, without deciding which it is."""
    return _extreme("max", sizes)


def ceil_div(size: int, by: int) -> int:
    return (size + (by - 1)) // by


def divide(size: int, by: int) -> tuple[int, int]:
    """Quotient and remainder, rounded down; `by` is positive. Terms that `by` divides leave the
    fraction: (6*s + 4) // 3 is 2*s + 1."""
    if not isinstance(size, Size) and not isinstance(by, Size):
        return divmod(size, by)
    if not bounds(by)[0] >= 1:
        raise UnknownSize(f"cannot divide {size} by {by}", why=f"{by} may be less than 1")
    high: dict[Monomial, int] = {}
    low: dict[Monomial, int] = {}
    for monomial, coef in terms_of(size).items():
        quotient, whole, rest = _divide_term(monomial, coef, by)
        high[quotient] = high.get(quotient, 0) + whole
        low[monomial] = low.get(monomial, 0) + rest
    whole_part, rest_part = Size.of(high), Size.of(low)
    if knows("<=", 0, rest_part) and knows("<", rest_part, by):
        return whole_part, rest_part
    quotient_part, remainder = _divide_rest(rest_part, by)
    return whole_part + quotient_part, remainder


def _divide_term(monomial: Monomial, coef: int, by: int) -> tuple[Monomial, int, int]:
    """coef·monomial = by·(whole·quotient) + rest·monomial."""
    if not isinstance(by, Size):
        whole = coef // by if coef >= 0 or not monomial else -(-coef // by)
        return monomial, whole, coef - whole * by
    if len(by.terms) == 1:
        ((divisor, each),) = by.terms.items()
        left = list(monomial)
        for atom in divisor:
            if atom in left:
                left.remove(atom)
        if len(left) + len(divisor) == len(monomial) and coef % each == 0:
            return tuple(left), coef // each, 0
    return (), 0, coef


def _divide_rest(rest: int, by: int) -> tuple[int, int]:
    """What no term of is divided: an atom each. ⌊−x/d⌋ is written as −⌈x/d⌉."""
    if isinstance(rest, Size) and all(coef < 0 for m, coef in rest.terms.items() if m):
        quotient = -divide(by - 1 - rest, by)[0]
    else:
        quotient = Size({(Atom("//", *_nested(rest, by)),): 1})
    return quotient, 0 if is_multiple(rest, by) else Size({(Atom("%", rest, by),): 1})


def _nested(rest: int, by: int) -> tuple[int, int]:
    """What is divided, and by what, where it was divided before: (n//2 + 1)//2 is (n + 2)//4."""
    terms = dict(terms_of(rest))
    added = terms.pop((), 0)
    if isinstance(by, Size) or len(terms) != 1:
        return rest, by
    ((monomial, coef),) = terms.items()
    inner = monomial[0]
    if coef != 1 or len(monomial) != 1 or not isinstance(inner, Atom) or inner.op != "//":
        return rest, by
    if isinstance(inner.right, Size):
        return rest, by
    return inner.left + added * inner.right, inner.right * by


def is_multiple(size: int, of: int) -> bool:
    """Whether `of` is known to divide a size."""
    if not isinstance(of, Size):
        return all(coef * divisor_of(m) % of == 0 for m, coef in terms_of(size).items())
    return all(_divide_term(m, coef, of)[2] == 0 for m, coef in terms_of(size).items())


def common_divisor(size: int) -> int:
    """The largest number that is known to divide a size."""
    factors = (coef * divisor_of(monomial) for monomial, coef in terms_of(size).items())
    return reduce(gcd, factors, 0)


def _extreme(op: str, sizes: Iterable[int]) -> int:
    """An extreme of those sizes that no other is known to exceed, in one order and grouping."""
    kept: list[int] = []
    relation = "<=" if op == "min" else ">="
    for side in dict.fromkeys(each for size in sizes for each in _sides(op, size)):
        if not any(knows(relation, other, side) for other in kept):
            kept = [other for other in kept if not knows(relation, side, other)] + [side]
    with plain_text():
        return _grouped(op, sorted(kept, key=str))


def _sides(op: str, size: int) -> Iterator[int]:
    """The sizes that one is the extreme of; itself if it is none."""
    terms = list(terms_of(size).items())
    factors = terms[0][0] if len(terms) == 1 and terms[0][1] == 1 else ()
    if len(factors) == 1 and isinstance(factors[0], Atom) and factors[0].op == op:
        yield from _sides(op, factors[0].left)
        yield from _sides(op, factors[0].right)
    else:
        yield size


def _grouped(op: str, sizes: Sequence[int]) -> int:
    if len(sizes) == 1:
        return sizes[0]
    half = len(sizes) // 2
    sides = _grouped(op, sizes[:half]), _grouped(op, sizes[half:])
    return Size({(Atom(op, *sides),): 1})
