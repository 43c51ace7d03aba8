"""The order of sizes: their bounds, what is known for every value of the symbols, who decides else.

Where a relation is not known, who records guards decides it (`kitsune.ir.guards`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, reduce
from math import gcd, inf
from operator import ge, gt, le, lt, mul
from typing import Any, Protocol

from kitsune.ir.polynomials import Monomial, Polynomial, UnknownSize, plain_text

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
    return _least(size.terms), -_least(_negated(size.terms))


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


def _negated(terms: Mapping[Monomial, int]) -> dict[Monomial, int]:
    return {monomial: -coef for monomial, coef in terms.items()}


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
