"""Attention kernels: the parts of their expression, which keys a block of queries can see, and how
they are cut into blocks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import NoReturn

from kitsune.errors import UnsupportedError
from kitsune.ir.affine import Affine, axis
from kitsune.lower.kernel import BINDING, Axis, Kernel, Prim, free_axes, walk
from kitsune.lower.softmax import unclamped, unguarded


@dataclass(frozen=True)
class Parts:
    """out = dot[key](weight, values), where `inner` are the products dot[depth](queries, keys) that
    the weight is made of. With a softmax, weight = exp(score − largest), where `largest` is the
    maximum of the scores along the keys and `total` the sum of the weights."""

    inner: tuple[Prim, ...]
    weight: Prim
    out: Prim
    score: Prim | None = None
    largest: Prim | None = None
    total: Prim | None = None


def parts(kernel: Kernel) -> Parts:
    dots = [p for p in kernel.prims() if p.op == "dot"]
    *inner, out = dots if len(dots) > 1 else _another_form()
    weight = out.args[0]
    folds = [p for p in kernel.prims() if p.op == "reduce"]
    if not folds:
        return Parts(tuple(inner), weight, out)
    totals = [p for p in folds if p.attr.kind == "sum" and p.args[0] is weight]
    largest = [p for p in folds if p.attr.kind == "max"]
    if len(largest) != 1 or len(totals) + 1 != len(folds) or not _shifts(weight, largest[0]):
        _another_form()
    total = totals[0] if totals else None
    return Parts(tuple(inner), weight, out, largest[0].args[0], largest[0], total)


def _another_form() -> NoReturn:
    raise UnsupportedError(
        "an attention kernel of another form",
        why="expected dot[key](w, v) with dot[depth] in w, or in s of w = exp(s - max[key](s))",
        hint="lower it as contract and row kernels",
    )


def _shifts(weight: Prim, largest: Prim) -> bool:
    """Whether a weight is exp(score − largest)."""
    if weight.op != "exp" or weight.args[0].op != "sub":
        return False
    score, by = weight.args[0].args
    return unclamped(by) is largest and largest.args[0] is score


def product(found: Parts) -> Prim | None:
    """The scores where they are not hidden."""
    score = found.score
    while score is not None and _hides(score):
        score = score.args[1]
    return score


def factor(found: Parts) -> float | None:
    """c, where the scores are c times their product and nothing else."""
    score = product(found)
    if score is None or len(found.inner) != 1:
        return None
    (dot,) = found.inner
    if score is dot:
        return 1.0
    others = [a for a in score.args if a is not dot]
    is_factor = score.op == "mul" and len(others) == 1 and others[0].op == "const"
    return float(others[0].attr) if is_factor else None


def is_relative(kernel: Kernel, found: Parts) -> bool:
    """Whether results are the same whatever is taken off all scores of a query: of what is summed
    up only the quotient is needed, and log(total) + largest."""

    def is_free(p: Prim) -> bool:
        logs = [a.op == "log" and unguarded(a.args[0]) is found.total for a in p.args]
        tops = [unclamped(a) is found.largest for a in p.args]
        is_sum = p.op == "add" and any(logs) and any(tops)
        is_quotient = p.op == "div" and p.args[0] is found.out
        return is_sum or (is_quotient and unguarded(p.args[1]) is found.total)

    free = {p for p in kernel.prims() if is_free(p)}
    left = walk(tuple(s.value for s in kernel.stores), known=free)
    return not any(p in (found.out, found.total, found.largest) for p in left)


def axes_of(kernel: Kernel, dot: Prim) -> tuple[Axis, ...]:
    """What a product sums over."""
    return tuple(a for a in kernel.axes if a.name in dot.attr.axes)


# --- keys that are hidden by their place ---------------------------------------------------------


@dataclass(frozen=True)
class Bound:
    """A key counts only where const + query·i + key·j ≥ 0; each of the two is 1 or −1."""

    const: int
    query: int
    key: int


def bounds(kernel: Kernel) -> list[Bound]:
    """What the weights say about places: beyond a bound a weight is zero, exp(−∞)."""
    found = (_bound(kernel, p) for p in _conditions(parts(kernel).weight))
    return [bound for bound in found if bound]


def _bound(kernel: Kernel, condition: Prim) -> Bound | None:
    queries, keys = kernel.role("query"), kernel.role("key")
    if len(queries) != 1 or len(keys) != 1 or condition.op not in ("le", "lt"):
        return None
    small, large = map(_affine, condition.args)
    if small is None or large is None:
        return None
    slack = large + small.scale(-1) + Affine(-1 if condition.op == "lt" else 0)
    query, key = slack.coef(queries[0].name), slack.coef(keys[0].name)
    is_bound = len(slack.terms) == 2 and abs(query) == abs(key) == 1
    return Bound(slack.const, query, key) if is_bound else None


@dataclass(frozen=True)
class Limit:
    """A key counts only where its number is below `value` + `more`. The value is a query's, and
    known when the kernel runs: how much of a cache is filled."""

    value: Prim
    more: int


def limits(kernel: Kernel) -> list[Limit]:
    """What the weights say about places by values that do not depend on the key."""
    found = (_limit(kernel, p) for p in _conditions(parts(kernel).weight))
    return [limit for limit in found if limit]


def _limit(kernel: Kernel, condition: Prim) -> Limit | None:
    keys = kernel.role("key")
    if len(keys) != 1 or condition.op not in ("le", "lt"):
        return None
    key, value = condition.args
    is_key = _affine(key) == axis(keys[0].name)
    if is_key and _affine(value) is None and _is_of_queries(kernel, value):
        return Limit(value, 1 if condition.op == "le" else 0)
    return None


def is_by_place(kernel: Kernel) -> bool:
    """Whether bounds and limits are all that hides a score."""
    score = parts(kernel).score
    while score is not None and _hides(score):
        for condition in _all_of(score.args[0]):
            if not (_bound(kernel, condition) or _limit(kernel, condition)):
                return False
        score = score.args[1]
    return True


def _is_of_queries(kernel: Kernel, value: Prim) -> bool:
    known = {a.name for a in kernel.role("batch", "query")}
    is_simple = all(p.op not in BINDING for p in value.walk())
    return value.dtype.is_int and is_simple and free_axes(value, {}) <= known


def _conditions(p: Prim) -> Iterator[Prim]:
    """What has to hold, or a value is −∞ or, through exp, zero."""
    if p.op in ("add", "mul"):
        for a in p.args:
            yield from _conditions(a)
    elif p.op in ("exp", "sub"):
        yield from _conditions(p.args[0])
    elif _hides(p):
        yield from _all_of(p.args[0])
        yield from _conditions(p.args[1])


def _hides(p: Prim) -> bool:
    return p.op == "where" and p.args[2].op == "const" and p.args[2].attr == -inf


def _all_of(p: Prim) -> Iterator[Prim]:
    if p.op == "and":
        for a in p.args:
            yield from _all_of(a)
    else:
        yield p


def _affine(p: Prim) -> Affine | None:
    """An integer as a sum of axes."""
    if p.op == "axis":
        return p.attr  # type: ignore[no-any-return]
    if p.op == "const" and p.dtype.is_int:
        return Affine(int(p.attr))
    if p.op in ("add", "sub"):
        a, b = map(_affine, p.args)
        return None if a is None or b is None else a + b.scale(1 if p.op == "add" else -1)
    return None


# --- schedule ------------------------------------------------------------------------------------
