"""Polynomials of sizes and their order: bounds, and what is known for every value of the symbols.

Where a relation is not known, who records guards decides it (`kitsune.ir.guards`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, reduce
from math import gcd, inf
from operator import ge, gt, index, le, lt, mul
from typing import TYPE_CHECKING, Any, Protocol

from kitsune.errors import ShapeError

# --- polynomials ----------------------------------------------------------------------------------
#
# Polynomials with integer coefficients in canonical form: sums, products and text.
#
# A polynomial is {monomial: coefficient}; the factors of a monomial are symbols and atoms, which
# `kitsune.ir.sizes` defines.


if TYPE_CHECKING:
    from typing_extensions import Self

    # Shapes are tuples of ints to a type checker. A Size does what ints do but for conversion.
    class _Integer(int): ...
else:
    _Integer = object

Monomial = tuple[Any, ...]  # atoms and symbols, sorted by text, repeated for a power


class UnknownSize(ShapeError):
    """A number was asked for where there is a symbol."""


class Polynomial(_Integer):
    """A polynomial that is not constant: {monomial: coefficient}."""

    __slots__ = ("_hash", "_text", "terms")
    terms: dict[Monomial, int]
    _hash: int
    _text: str

    def __new__(cls, terms: Mapping[Monomial, int]) -> Self:
        is_one = len(terms) == 1
        return cls._make(dict(terms) if is_one else dict(sorted(terms.items(), key=_order)))

    @classmethod
    def _make(cls, terms: dict[Monomial, int]) -> Self:
        """The polynomial of terms that are in order."""
        made = object.__new__(cls)
        made.terms = terms
        made._hash = hash(tuple(made.terms.items()))
        made._text = ""
        return made

    @classmethod
    def of(cls, terms: Mapping[Monomial, int]) -> int:
        """The polynomial of terms, or an int if no symbol is left."""
        rest = {monomial: coef for monomial, coef in terms.items() if coef}
        if not rest:
            return 0
        return rest[()] if rest.keys() == {()} else cls(rest)

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.terms,)

    def __str__(self) -> str:
        if not self._text:
            with plain_text():
                terms = " + ".join(map(_term_text, self.terms.items()))
            self._text = terms.replace("+ -", "- ")
        names = _NAMES.get()
        if names is None:
            return self._text
        return names.setdefault(self, f'%"{self._text}"')

    __repr__ = __str__

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __add__(self, other: int) -> int:
        other = self._as_operand(other)
        if other.__class__ is int and not other:
            return self
        total = dict(self.terms)
        for monomial, coef in terms_of(other).items():
            total[monomial] = total.get(monomial, 0) + coef
        return self.of(total)

    __radd__ = __add__

    def __neg__(self) -> Self:
        return self._scale(-1)

    def _scale(self, factor: int) -> Self:
        return self._make({m: c * factor for m, c in self.terms.items()})

    def __pos__(self) -> Self:
        return self

    def __sub__(self, other: int) -> int:
        return self + -other

    def __rsub__(self, other: int) -> int:
        return -self + other

    def __mul__(self, other: Any) -> int:
        if other.__class__ is int:
            return self if other == 1 else self._scale(other) if other else 0
        total: dict[Monomial, int] = {}
        right_terms = terms_of(self._as_operand(other))
        for left, a in self.terms.items():
            for right, b in right_terms.items():
                is_sorted = not left or not right
                monomial = (*left, *right)
                monomial = monomial if is_sorted else tuple(sorted(monomial, key=str))
                total[monomial] = total.get(monomial, 0) + a * b
        return self.of(total)

    __rmul__ = __mul__

    def split(self, atom: Any) -> tuple[int, int]:
        """Q and R of this polynomial as Q*atom + R."""
        factor = {without(m, atom): coef for m, coef in self.terms.items() if atom in m}
        rest = {m: coef for m, coef in self.terms.items() if atom not in m}
        return self.of(factor), self.of(rest)

    def _as_operand(self, other: Any) -> int:
        """An operand of arithmetic: whole numbers of NumPy are numbers, floats are refused."""
        if isinstance(other, (int, Polynomial)):
            return other
        return index(other) if hasattr(other, "__index__") else self._refuse()

    def _refuse(self, *_: Any) -> Any:
        with plain_text():
            text = str(self)
        raise UnknownSize(
            f"the size {text} is not known before a call",
            hint="compile with dynamic=False, or without a symbol for this axis",
        )

    __int__ = __index__ = __float__ = __truediv__ = __rtruediv__ = __pow__ = _refuse


def terms_of(size: int) -> Mapping[Monomial, int]:
    if isinstance(size, Polynomial):
        return size.terms
    return {(): int(size)} if size else {}


def without(monomial: Monomial, atom: Any) -> Monomial:
    """A product without one of its factors."""
    at = monomial.index(atom)
    return (*monomial[:at], *monomial[at + 1 :])


def _order(term: tuple[Monomial, int]) -> tuple[int, str]:
    """Terms of many symbols first, the constant last."""
    return -len(term[0]), "*".join(map(str, term[0]))


def _term_text(term: tuple[Monomial, int]) -> str:
    monomial, coef = term
    factors = [f"({a})" if getattr(a, "op", "") in ("//", "%") else str(a) for a in monomial]
    if not factors:
        return str(coef)
    sign = {1: "", -1: "-"}.get(coef, f"{coef}*")
    return sign + "*".join(factors)


_NAMES: ContextVar[dict[int, str] | None] = ContextVar("kitsune_size_names", default=None)


@contextmanager
def name_sizes() -> Iterator[dict[int, str]]:
    """Inside, a size prints as the LLVM value that holds it, and its name is collected: the code of
    a kernel is written with sizes as with numbers, and whoever calls it passes those."""
    names: dict[int, str] = {}
    token = _NAMES.set(names)
    try:
        yield names
    finally:
        _NAMES.reset(token)


@contextmanager
def plain_text() -> Iterator[None]:
    """Inside, a size prints as its polynomial."""
    token = _NAMES.set(None)
    try:
        yield
    finally:
        _NAMES.reset(token)


MOST_ATOMS, DEPTH = 4, 2  # in a polynomial whose bounds are found by replacing them; how many
RELATIONS: dict[str, Callable[[Any, Any], bool]] = {
    "<": lt,
    "<=": le,
    ">": gt,
    ">=": ge,
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
}
NEGATED = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}


def bounds(size: int) -> tuple[float, float]:
    """A range that contains a size, whatever the symbols are."""
    if not isinstance(size, Polynomial):
        return size, size
    return _bounds(size)


@lru_cache(maxsize=1 << 14)
def _bounds(size: Polynomial) -> tuple[float, float]:
    return _least(size.terms), -_least({monomial: -coef for monomial, coef in size.terms.items()})


@lru_cache(maxsize=1 << 14)
def _sharp_bounds(size: int, depth: int = DEPTH) -> tuple[float, float]:
    """Bounds that look at what atoms are of."""
    low, high = bounds(size)
    if not depth or not isinstance(size, Polynomial):
        return low, high
    for atom in _atoms(size):
        low = max(low, _least_without(atom, size, depth))
        high = min(high, -_least_without(atom, -size, depth))
    return low, high


def _atoms(size: Polynomial) -> list[Any]:
    """The factors that are no symbols: `//`, `%`, `min` and `max` of two sizes."""
    found = dict.fromkeys(a for monomial in size.terms for a in monomial if hasattr(a, "op"))
    return list(found) if len(found) <= MOST_ATOMS else []


def _least_without(atom: Any, size: Polynomial, depth: int) -> float:
    """A lower bound of a polynomial P = Q·atom + R by what the atom is compared with what it is of:
    n//d is at most n/d and more than that less 1; min and max are one of two."""
    if any(m.count(atom) > 1 for m in size.terms):
        return -inf
    factor, rest = size.split(atom)
    low, high = bounds(factor)
    if low < 0 < high:
        return -inf

    def least(polynomial: int) -> float:
        return _sharp_bounds(polynomial, depth - 1)[0]

    if atom.op == "//":
        d = atom.right
        if isinstance(d, Polynomial):
            return -inf
        found = least(factor * (atom.left if high <= 0 else atom.left - d + 1) + rest * d)
        return found if abs(found) == inf else -(-found // d)
    if atom.op == "%":
        is_less = high <= 0 and bounds(atom.left)[0] >= 0
        return least(factor * atom.left + rest) if is_less else -inf
    ends = [least(factor * side + rest) for side in (atom.left, atom.right)]
    return max(ends) if (high <= 0) == (atom.op == "min") else min(ends)


def _least(terms: Mapping[Monomial, int]) -> float:
    """The larger of two lower bounds: of each term by itself; and of the polynomial in what symbols
    are more than their lowest values, where every coefficient that is not negative counts as 0."""
    alone: float = 0
    for monomial, coef in terms.items():
        low: float = 1
        high: float = 1
        for atom in monomial:
            ends = [_times(x, y) for x in (low, high) for y in atom.bounds]
            low, high = min(ends), max(ends)
        alone += min(_times(coef, low), _times(coef, high))
    shifted = _shift(terms)
    if shifted is None or any(coef < 0 for m, coef in shifted.items() if m):
        return alone
    return max(alone, shifted.get((), 0))


def _shift(terms: Mapping[Monomial, int]) -> dict[Monomial, int] | None:
    """The polynomial over x − low in the place of each x; None where an x has no lowest value."""
    total: dict[Monomial, int] = {}
    for monomial, coef in terms.items():
        parts: dict[Monomial, int] = {(): coef}
        for atom in monomial:
            low = atom.bounds[0]
            if low == -inf:
                return None
            grown: dict[Monomial, int] = {}
            for left, each in parts.items():
                longer = tuple(sorted((*left, atom), key=str))
                grown[longer] = grown.get(longer, 0) + each
                if low:
                    grown[left] = grown.get(left, 0) + each * int(low)
            parts = grown
        for left, each in parts.items():
            total[left] = total.get(left, 0) + each
    return total


def known(relation: str, left: int, right: int) -> bool | None:
    """Whether a relation holds: for all values of the symbols, for none, or nobody knows."""
    difference = left - right
    if not isinstance(difference, Polynomial):
        return RELATIONS[relation](difference, 0)
    answer = _known_within(relation, difference, *bounds(difference))
    if answer is None and _atoms(difference):
        answer = _known_within(relation, difference, *_sharp_bounds(difference))
    return answer


def _known_within(relation: str, difference: Polynomial, low: float, high: float) -> bool | None:
    """Whether a difference between two bounds is related to 0."""
    if relation in ("<", ">="):
        found = True if high < 0 else False if low >= 0 else None
        return found if relation == "<" or found is None else not found
    if relation in (">", "<="):
        found = True if low > 0 else False if high <= 0 else None
        return found if relation == ">" or found is None else not found
    is_apart = low > 0 or high < 0 or _never_zero(difference)
    return None if not is_apart else relation == "!="


def knows(relation: str, left: int, right: int) -> bool:
    """Whether a relation is known to hold for all values of the symbols."""
    return known(relation, left, right) is True


def _never_zero(difference: Polynomial) -> bool:
    """16*a + 8 is never 0: 16 does not divide 8."""
    rest = {m: coef for m, coef in difference.terms.items() if m}
    step = reduce(gcd, (coef * divisor_of(m) for m, coef in rest.items()), 0)
    return step > 1 and difference.terms.get((), 0) % step != 0


def divisor_of(monomial: Monomial) -> int:
    """A number that divides a product, whatever its symbols are."""
    return reduce(mul, (a.divisor for a in monomial if hasattr(a, "divisor")), 1)


def _times(a: float, b: float) -> float:
    """0·∞ is 0 here: no multiple of nothing."""
    return 0 if a == 0 or b == 0 else a * b


# --- decisions ---


class Recorder(Protocol):
    """Decides orders that are not known, and records what it decided."""

    def decide(self, relation: str, left: int, right: int) -> bool: ...


RECORDER: ContextVar[Recorder | None] = ContextVar("kitsune_guards", default=None)


def decide(relation: str, left: int, right: int) -> bool:
    """The answer of ranges and divisors, or of who records guards."""
    answer = known(relation, left, right)
    if answer is not None:
        return answer
    recorder = RECORDER.get()
    if recorder is not None:
        return recorder.decide(relation, left, right)
    with plain_text():
        text = f"{left} {relation} {right}"
    raise UnknownSize(
        f"whether {text} is not known before a call",
        hint="compile with dynamic=False, or without a symbol for this axis",
    )


_DECIDES: ContextVar[bool] = ContextVar("kitsune_decides_equality", default=False)
STRUCTURAL = ("kitsune.ir", "kitsune.autodiff")  # modules that take an equality for a proof


@contextmanager
def decide_equality() -> Iterator[None]:
    """Inside, `==` in the code of a model is decided like an order, with a guard: a function that
    says `if x.shape[0] == 1` must be traced again where it is. In the graph's own modules it stays
    a proof."""
    token = _DECIDES.set(True)
    try:
        yield
    finally:
        _DECIDES.reset(token)


def decides_equality() -> bool:
    """Whether a function is being traced for sizes that calls decide."""
    return _DECIDES.get()


def is_asked_by_model() -> bool:
    """Whether the code that compares two sizes is a model's: the caller of who asks."""
    name = sys._getframe(2).f_globals.get("__name__", "")
    return not f"{name}.".startswith(tuple(f"{module}." for module in STRUCTURAL))
