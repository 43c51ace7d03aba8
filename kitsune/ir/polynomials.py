"""Polynomials with integer coefficients in canonical form: sums, products and text.

A polynomial is {monomial: coefficient}; the factors of a monomial are symbols and atoms, which
`kitsune.ir.sizes` defines.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from operator import index
from typing import TYPE_CHECKING, Any

from kitsune.errors import ShapeError

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
