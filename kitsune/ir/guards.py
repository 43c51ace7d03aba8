"""Record the orders and equalities of sizes that tracing and planning take for granted.

An order that ranges and divisors do not decide is decided by the hints, the values that the symbols
had when a model was traced, and recorded as a `Guard`: a program serves the sizes that its guards
hold for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import field
from functools import reduce
from math import gcd
from typing import Any

from kitsune.ir.size_order import NEGATED, RECORDER, RELATIONS, decide, knows, terms_of
from kitsune.ir.sizes import Size, Symbol, Values, evaluate, hint, symbols_of
from kitsune.system.records import dataclass


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


@dataclass
class GuardRecorder:
    """Decides orders by the hints and keeps them as guards. `asked_by` names the line of the model
    that is being traced."""

    asked_by: Callable[[], str] | None = None
    guards: dict[Guard, None] = field(default_factory=dict)
    answers: dict[tuple[str, int], bool] = field(default_factory=dict)
    outer: Any = None  # the recorder around this one, whose guards hold as well

    def decide(self, relation: str, left: int, right: int) -> bool:
        """The answer of the hints, with a guard more where it does not follow from others."""
        asked = (relation, left - right)
        if asked in self.answers:
            return self.answers[asked]
        answer = self.answers[asked] = RELATIONS[relation](hint(left), hint(right))
        found = relation if answer else NEGATED[relation]
        difference = _reduced(left - right, self.guards)
        is_implied = any(_implies(guard, found, difference) for guard in self.guards)
        if not is_implied and not knows(found, difference, 0):
            line = self.asked_by() if self.asked_by else ""
            self.guards[Guard(found, left, right, line)] = None
        return answer


@contextmanager
def record_guards(asked_by: Callable[[], str] | None = None) -> Iterator[dict[Guard, None]]:
    """Decide orders that are not known by the hints inside, and collect them as guards. What
    follows from a guard is none. `asked_by` names the line of the model that is being traced."""
    recorder = GuardRecorder(asked_by, outer=RECORDER.get())
    with _recording(recorder):
        yield recorder.guards


@contextmanager
def refuse_guards() -> Iterator[None]:
    """Inside, an order that is not known is an error: nothing is decided by hints."""
    with _recording(None):
        yield


@contextmanager
def _recording(recorder: GuardRecorder | None) -> Iterator[None]:
    token = RECORDER.set(recorder)
    try:
        yield
    finally:
        RECORDER.reset(token)


def _recorded() -> dict[Guard, None]:
    """The guards recorded so far; a dict of its own where nobody records any."""
    recorder = RECORDER.get()
    return recorder.guards if isinstance(recorder, GuardRecorder) else {}


def guards_hold(values: Values) -> bool:
    """Whether the guards recorded so far, here and around, allow these values, of some symbols or
    of all."""
    recorder = RECORDER.get()
    while isinstance(recorder, GuardRecorder):
        for guard in recorder.guards:
            names = {s.name for side in (guard.left, guard.right) for s in symbols_of(side)}
            if names <= {*values} and not guard.holds(values):
                return False
        recorder = recorder.outer
    return True


def assume(guards: Iterable[Guard]) -> None:
    """Record guards that were recorded elsewhere, where somebody records them here."""
    _recorded().update(dict.fromkeys(guards))


def _reduced(difference: int, guards: Iterable[Guard]) -> int:
    """A size with what is equal by the guards put in the place of single atoms."""
    found: list[tuple[Any, int]] = []  # an atom, and what it equals

    def replaced(size: int) -> int:
        for atom, value in found:
            factor, rest = size.split(atom) if isinstance(size, Size) else (0, size)
            size = rest + factor * value
        return size

    for guard in guards:
        zero = replaced(guard.left - guard.right) if guard.relation == "==" else 0
        zero //= reduce(gcd, terms_of(zero).values(), 0) or 1
        for monomial, coef in terms_of(zero).items():
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


def find_lows(guards: Iterable[Guard]) -> dict[str, int]:
    """The lowest values that guards leave single symbols: 3 of `s` where (s - 1)//2 >= 1."""
    lows: dict[str, int] = {}
    for guard in guards:
        least = _not_negative(guard.relation, guard.left, guard.right)
        if least is not None:
            _find_low(least, 0, lows)
    return lows


def _find_low(size: int, least: int, lows: dict[str, int]) -> None:
    """What follows for a symbol where a size is `least` or more."""
    terms = dict(terms_of(size))
    least -= terms.pop((), 0)
    if len(terms) != 1:
        return
    ((monomial, coef),) = terms.items()
    if len(monomial) != 1 or coef < 0:
        return
    (atom,), least = monomial, -(-least // coef)
    if isinstance(atom, Symbol):
        lows[atom.name] = max(lows.get(atom.name, atom.low), least)
    elif atom.op == "//" and not isinstance(atom.right, Size):
        _find_low(atom.left, least * atom.right, lows)


def is_equal(left: int, right: int) -> bool:
    """Whether two sizes are equal: known, or decided by the hints with a guard."""
    return left == right or decide("==", left, right)


def divides(by: int, size: int) -> bool:
    """Whether `by` divides a size: known, or decided by the hints with a guard."""
    return is_equal(size % by, 0)


def are_equal(left: Iterable[int], right: Iterable[int]) -> bool:
    """Whether two shapes are equal, axis by axis as `is_equal` has it."""
    left, right = tuple(left), tuple(right)
    return len(left) == len(right) and all(map(is_equal, left, right))
