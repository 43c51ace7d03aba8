"""Sizes that are known at run time: polynomials with integer coefficients over named symbols.

    batch, seq = Symbol("batch", hint=2).size, Symbol("seq", hint=128).size
    batch * seq * 384                      # 384*batch*seq
    (seq + 15) // 16                       # (seq + 15)//16, an atom of further polynomials
    evaluate(batch * seq, {"batch": 4, "seq": 7})        # 28

Arithmetic gives a `Size`, or an int where no symbol is left. The form is canonical: two sizes are
`==` when their polynomials are the same, so equality is a proof and inequality is none. An order
that ranges and divisors do not decide is decided by the hints, the values that the symbols had when
a model was traced, and recorded as a `Guard`; where nobody records guards it is an error. So is an
equality that the code of a model asks for, inside `decide_equality`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from math import gcd, inf, prod
from operator import floordiv, ge, gt, index, le, lt, mod, mul
from typing import TYPE_CHECKING, Any

from kitsune.errors import ShapeError

if TYPE_CHECKING:
    # Shapes are tuples of ints to a type checker. A Size does what ints do but for conversion.
    class _Integer(int): ...
else:
    _Integer = object

Values = Mapping[str, int]  # of symbols, by name
MOST_ATOMS, DEPTH = 4, 2  # in a polynomial whose bounds are found by replacing them; how many


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
        with _plain():
            if self.op in ("min", "max"):
                return f"{self.op}({self.left}, {self.right})"
            return f"{_bracketed(self.left)}{self.op}{_bracketed(self.right)}"


OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "//": floordiv,
    "%": mod,
    "min": min,
    "max": max,
}

Monomial = tuple[Any, ...]  # atoms and symbols, sorted by text, repeated for a power


class Size(_Integer):
    """A polynomial that is not constant: {monomial: coefficient}."""

    __slots__ = ("_hash", "_text", "terms")
    terms: dict[Monomial, int]
    _hash: int
    _text: str

    def __new__(cls, terms: Mapping[Monomial, int]) -> Size:
        is_one = len(terms) == 1
        return cls._make(dict(terms) if is_one else dict(sorted(terms.items(), key=_order)))

    @classmethod
    def _make(cls, terms: dict[Monomial, int]) -> Size:
        """The size of terms that are in order."""
        made = object.__new__(cls)
        made.terms = terms
        made._hash = hash(tuple(made.terms.items()))
        made._text = ""
        return made

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Size) and self.terms == other.terms:
            return True
        if not is_size(other):
            return NotImplemented
        return _DECIDES.get() and _is_asked_by_model() and _decide("==", self, other)  # type: ignore[arg-type]

    def __ne__(self, other: object) -> bool:
        if isinstance(other, Size) and self.terms == other.terms:
            return False
        if not is_size(other):
            return NotImplemented
        return not (_DECIDES.get() and _is_asked_by_model() and _decide("==", self, other))  # type: ignore[arg-type]

    def __hash__(self) -> int:
        return self._hash

    def __str__(self) -> str:
        if not self._text:
            with _plain():
                terms = " + ".join(map(_term_text, self.terms.items()))
            self._text = terms.replace("+ -", "- ")
        names = _NAMES.get()
        if names is None:
            return self._text
        return names.setdefault(self, f'%"{self._text}"')

    __repr__ = __str__

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    # --- arithmetic ---

    def __add__(self, other: int) -> int:
        other = self._as_size(other)
        if other.__class__ is int and not other:
            return self
        total = dict(self.terms)
        for monomial, coef in _terms(other).items():
            total[monomial] = total.get(monomial, 0) + coef
        return _size(total)

    __radd__ = __add__

    def __neg__(self) -> int:
        return self._scale(-1)

    def _scale(self, factor: int) -> int:
        return Size._make({m: c * factor for m, c in self.terms.items()}) if factor else 0

    def __pos__(self) -> int:
        return self

    def __sub__(self, other: int) -> int:
        return self + -other

    def __rsub__(self, other: int) -> int:
        return -self + other

    def __mul__(self, other: Any) -> int:
        if other.__class__ is int:
            return self if other == 1 else self._scale(other)
        other = self._as_size(other)
        total: dict[Monomial, int] = {}
        for left, a in self.terms.items():
            for right, b in _terms(other).items():
                is_sorted = not left or not right
                monomial = (*left, *right)
                monomial = monomial if is_sorted else tuple(sorted(monomial, key=str))
                total[monomial] = total.get(monomial, 0) + a * b
        return _size(total)

    __rmul__ = __mul__

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

    # --- questions ---

    def __lt__(self, other: int) -> bool:
        return _decide("<", self, other)

    def __le__(self, other: int) -> bool:
        return _decide("<=", self, other)

    def __gt__(self, other: int) -> bool:
        return _decide(">", self, other)

    def __ge__(self, other: int) -> bool:
        return _decide(">=", self, other)

    def __bool__(self) -> bool:
        low, high = bounds(self)
        return True if low > 0 or high < 0 else _decide("!=", self, 0)

    def __reduce__(self) -> tuple[Any, ...]:
        return Size, (self.terms,)

    def _as_size(self, other: Any) -> int:
        """An operand of arithmetic: whole numbers of NumPy are numbers, floats are refused."""
        if isinstance(other, (int, Size)):
            return other
        return index(other) if hasattr(other, "__index__") else self._refuse()

    def _refuse(self, *_: Any) -> Any:
        with _plain():
            text = str(self)
        raise UnknownSize(
            f"the size {text} is not known before a call",
            hint="compile with dynamic=False, or without a symbol for this axis",
        )

    __int__ = __index__ = __float__ = __truediv__ = __rtruediv__ = __pow__ = _refuse


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
def _plain() -> Iterator[None]:
    token = _NAMES.set(None)
    try:
        yield
    finally:
        _NAMES.reset(token)


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


def _is_asked_by_model() -> bool:
    name = sys._getframe(2).f_globals.get("__name__", "")
    return not f"{name}.".startswith(tuple(f"{module}." for module in STRUCTURAL))


class UnknownSize(ShapeError):
    """A number was asked for where there is a symbol."""


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
    for monomial, coef in _terms(size).items():
        quotient, whole, rest = _divide_term(monomial, coef, by)
        high[quotient] = high.get(quotient, 0) + whole
        low[monomial] = low.get(monomial, 0) + rest
    whole_part, rest_part = _size(high), _size(low)
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
    terms = dict(_terms(rest))
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


def _divisor(monomial: Monomial) -> int:
    return reduce(mul, (a.divisor for a in monomial if isinstance(a, Symbol)), 1)


def is_multiple(size: int, of: int) -> bool:
    """Whether `of` is known to divide a size."""
    if not isinstance(of, Size):
        return all(coef * _divisor(m) % of == 0 for m, coef in _terms(size).items())
    return all(_divide_term(m, coef, of)[2] == 0 for m, coef in _terms(size).items())


def common_divisor(size: int) -> int:
    """The largest number that is known to divide a size."""
    factors = (coef * _divisor(monomial) for monomial, coef in _terms(size).items())
    return reduce(gcd, factors, 0)


# --- order ---------------------------------------------------------------------------------------

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
    if not isinstance(size, Size):
        return size, size
    return _bounds(size)


@lru_cache(maxsize=1 << 14)
def _bounds(size: Size) -> tuple[float, float]:
    return _least(size.terms), -_least(_negated(size.terms))


@lru_cache(maxsize=1 << 14)
def _sharp_bounds(size: int, depth: int = DEPTH) -> tuple[float, float]:
    """Bounds that look at what atoms are of."""
    low, high = bounds(size)
    if not depth or not isinstance(size, Size):
        return low, high
    for atom in _atoms(size):
        low = max(low, _least_without(atom, size.terms, depth))
        high = min(high, -_least_without(atom, _negated(size.terms), depth))
    return low, high


def _atoms(size: Size) -> list[Atom]:
    found = dict.fromkeys(a for monomial in size.terms for a in monomial if isinstance(a, Atom))
    return list(found) if len(found) <= MOST_ATOMS else []


def _negated(terms: Mapping[Monomial, int]) -> dict[Monomial, int]:
    return {monomial: -coef for monomial, coef in terms.items()}


def _least_without(atom: Atom, terms: Mapping[Monomial, int], depth: int) -> float:
    """A lower bound of a polynomial P = Q·atom + R by what the atom is compared with what it is of:
    n//d is at most n/d and more than that less 1; min and max are one of two."""
    if any(m.count(atom) > 1 for m in terms):
        return -inf
    factor = _size({_less(m, atom): coef for m, coef in terms.items() if atom in m})
    rest = _size({m: coef for m, coef in terms.items() if atom not in m})
    low, high = bounds(factor)
    if low < 0 < high:
        return -inf

    def least(size: int) -> float:
        return _sharp_bounds(size, depth - 1)[0]

    if atom.op == "//":
        d = atom.right
        if isinstance(d, Size):
            return -inf
        found = least(factor * (atom.left if high <= 0 else atom.left - d + 1) + rest * d)
        return found if abs(found) == inf else -(-found // d)
    if atom.op == "%":
        is_less = high <= 0 and bounds(atom.left)[0] >= 0
        return least(factor * atom.left + rest) if is_less else -inf
    ends = [least(factor * side + rest) for side in (atom.left, atom.right)]
    return max(ends) if (high <= 0) == (atom.op == "min") else min(ends)


def _less(monomial: Monomial, atom: Any) -> Monomial:
    """A product without one of its factors."""
    at = monomial.index(atom)
    return (*monomial[:at], *monomial[at + 1 :])


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
    if not isinstance(difference, Size):
        return RELATIONS[relation](difference, 0)
    answer = _known_within(relation, difference, *bounds(difference))
    if answer is None and _atoms(difference):
        answer = _known_within(relation, difference, *_sharp_bounds(difference))
    return answer


def _known_within(relation: str, difference: Size, low: float, high: float) -> bool | None:
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


def _never_zero(difference: Size) -> bool:
    """16*a + 8 is never 0: 16 does not divide 8."""
    rest = {m: coef for m, coef in difference.terms.items() if m}
    step = reduce(gcd, (coef * _divisor(m) for m, coef in rest.items()), 0)
    return step > 1 and difference.terms.get((), 0) % step != 0


# --- guards --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Guard:
    """A relation of sizes that a program was compiled for, and the line of the model that asked."""

    relation: str
    left: int
    right: int
    line: str = ""

    def holds(self, values: Values) -> bool:
        sides = evaluate(self.left, values), evaluate(self.right, values)
        return RELATIONS[self.relation](*sides)

    def __str__(self) -> str:
        return f"{self.left} {self.relation} {self.right}"


_GUARDS: ContextVar[dict[Guard, None] | None] = ContextVar("kitsune_guards", default=None)
_ANSWERS: ContextVar[dict[tuple[str, int], bool]] = ContextVar("kitsune_answers")
_ASKED_BY: ContextVar[Callable[[], str] | None] = ContextVar("kitsune_asked_by", default=None)


@contextmanager
def record_guards(asked_by: Callable[[], str] | None = None) -> Iterator[dict[Guard, None]]:
    """Decide orders that are not known by the hints inside, and collect them as guards. What
    follows from a guard is none. `asked_by` names the line of the model that is being traced."""
    found: dict[Guard, None] = {}
    token, line, answers = _GUARDS.set(found), _ASKED_BY.set(asked_by), _ANSWERS.set({})
    try:
        yield found
    finally:
        _GUARDS.reset(token)
        _ASKED_BY.reset(line)
        _ANSWERS.reset(answers)


def guards_hold(values: Values) -> bool:
    """Whether the guards recorded so far allow these values, of some symbols or of all."""
    return all(
        guard.holds(values)
        for guard in _GUARDS.get() or ()
        if {s.name for side in (guard.left, guard.right) for s in symbols_of(side)} <= {*values}
    )


@contextmanager
def refuse_guards() -> Iterator[None]:
    """Inside, an order that is not known is an error: nothing is decided by hints."""
    token = _GUARDS.set(None)
    try:
        yield
    finally:
        _GUARDS.reset(token)


def assume(guards: Iterable[Guard]) -> None:
    """Record guards that were recorded elsewhere, where somebody records them here."""
    found = _GUARDS.get()
    if found is not None:
        found.update(dict.fromkeys(guards))


def _decide(relation: str, left: int, right: int) -> bool:
    """The answer of ranges and guards, or of the hints with a guard more."""
    answer = known(relation, left, right)
    if answer is not None:
        return answer
    guards = _GUARDS.get()
    if guards is None:
        with _plain():
            text = f"{left} {relation} {right}"
        raise UnknownSize(
            f"whether {text} is not known before a call",
            hint="compile with dynamic=False, or without a symbol for this axis",
        )
    answers, asked = _ANSWERS.get(), (relation, left - right)
    if asked in answers:
        return answers[asked]
    answer = answers[asked] = RELATIONS[relation](hint(left), hint(right))
    found = relation if answer else NEGATED[relation]
    difference = _reduced(left - right, guards)
    if knows(found, difference, 0) or any(_implies(g, found, difference) for g in guards):
        return answer
    asked_by = _ASKED_BY.get()
    line = asked_by() if asked_by else ""
    guards[Guard(found, left, right, line)] = None
    return answer


def _reduced(difference: int, guards: Iterable[Guard]) -> int:
    """A size with what is equal by the guards put in the place of single atoms."""
    found: list[tuple[Any, int]] = []  # an atom, and what it equals

    def replaced(size: int) -> int:
        for atom, value in found:
            factor = _size({_less(m, atom): c for m, c in _terms(size).items() if atom in m})
            rest = _size({m: c for m, c in _terms(size).items() if atom not in m})
            size = rest + factor * value
        return size

    for guard in guards:
        zero = replaced(guard.left - guard.right) if guard.relation == "==" else 0
        zero //= reduce(gcd, _terms(zero).values(), 0) or 1
        for monomial, coef in _terms(zero).items():
            if len(monomial) == 1 and abs(coef) == 1:
                found.append((monomial[0], Size({monomial: 1}) - zero * coef))
                break
    return replaced(difference)


def _implies(guard: Guard, relation: str, difference: int) -> bool:
    """Whether difference relation 0 follows from a guard: seq - 513 < 0 from seq <= 512."""
    least = _not_negative(guard.relation, guard.left, guard.right)
    if relation == "!=":
        other = guard.left - guard.right
        if guard.relation == "!=" and difference in (other, -other):
            return True
        return least is not None and any(
            knows(">", side, least) for side in (difference, -difference)
        )
    asked = _not_negative(relation, difference, 0)
    return least is not None and asked is not None and knows(">=", asked, least)


def _not_negative(relation: str, left: int, right: int) -> int | None:
    """What is 0 or more where an order holds."""
    more, less = (right, left) if relation in ("<", "<=") else (left, right)
    if relation in ("==", "!="):
        return None
    return more - less - (relation in ("<", ">"))


def is_equal(left: int, right: int) -> bool:
    """Whether two sizes are equal: known, or decided by the hints with a guard."""
    return left == right or _decide("==", left, right)


def divides(by: int, size: int) -> bool:
    """Whether `by` divides a size: known, or decided by the hints with a guard."""
    return is_equal(size % by, 0)


def is_same(left: Iterable[int], right: Iterable[int]) -> bool:
    """Whether two shapes are known to be equal; nothing is decided."""
    return tuple(left) == tuple(right)


def are_equal(left: Iterable[int], right: Iterable[int]) -> bool:
    """Whether two shapes are equal, axis by axis as `is_equal` has it."""
    left, right = tuple(left), tuple(right)
    return len(left) == len(right) and all(map(is_equal, left, right))


# --- form ----------------------------------------------------------------------------------------


def _terms(size: int) -> Mapping[Monomial, int]:
    if isinstance(size, Size):
        return size.terms
    return {(): int(size)} if size else {}


def _size(terms: Mapping[Monomial, int]) -> int:
    """A size of terms, or an int if no symbol is left."""
    rest = {monomial: coef for monomial, coef in terms.items() if coef}
    if not rest:
        return 0
    return rest[()] if rest.keys() == {()} else Size(rest)


def _extreme(op: str, sizes: Iterable[int]) -> int:
    """An extreme of those sizes that no other is known to exceed, in one order and grouping."""
    kept: list[int] = []
    relation = "<=" if op == "min" else ">="
    for side in dict.fromkeys(each for size in sizes for each in _sides(op, size)):
        if not any(knows(relation, other, side) for other in kept):
            kept = [other for other in kept if not knows(relation, side, other)] + [side]
    with _plain():
        return _grouped(op, sorted(kept, key=str))


def _sides(op: str, size: int) -> Iterator[int]:
    """The sizes that one is the extreme of; itself if it is none."""
    terms = list(_terms(size).items())
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


def _order(term: tuple[Monomial, int]) -> tuple[int, str]:
    """Terms of many symbols first, the constant last."""
    return -len(term[0]), "*".join(map(str, term[0]))


def _term_text(term: tuple[Monomial, int]) -> str:
    monomial, coef = term
    factors = [
        f"({a})" if isinstance(a, Atom) and a.op in ("//", "%") else str(a) for a in monomial
    ]
    if not factors:
        return str(coef)
    sign = {1: "", -1: "-"}.get(coef, f"{coef}*")
    return sign + "*".join(factors)


def _bracketed(size: int) -> str:
    is_plain = not isinstance(size, Size) or str(size).replace("_", "").isalnum()
    return str(size) if is_plain else f"({size})"


def _times(a: float, b: float) -> float:
    """0·∞ is 0 here: no multiple of nothing."""
    return 0 if a == 0 or b == 0 else a * b


def _quotient(n: float, d: float) -> float:
    if abs(n) == inf:
        return n
    return (0 if n >= 0 else -1) if d == inf else n // d
