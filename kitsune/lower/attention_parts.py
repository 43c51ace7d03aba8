"""Find the parts of an attention kernel: its matmuls, its softmax, and which keys are masked."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import NoReturn

from kitsune.errors import UnsupportedError
from kitsune.ir.affine import Affine, axis
from kitsune.lower.kernel import BINDING, Axis, Kernel, Prim, free_axes, walk
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class AttentionParts:
    """out = dot[key](weight, values), where `inner` are the dot[depth](queries, keys) in the
    weight. With a softmax, weight = exp(score − largest), where `largest` is the
    maximum of the scores along the keys and `total` the sum of the weights."""

    inner: tuple[Prim, ...]
    weight: Prim
    out: Prim
    score: Prim | None = None
    largest: Prim | None = None
    total: Prim | None = None


def find_parts(kernel: Kernel) -> AttentionParts:
    dots = [p for p in kernel.prims() if p.op == "dot"]
    *inner, out = dots if len(dots) > 1 else _raise_unsupported()
    weight = out.args[0]
    folds = [p for p in kernel.prims() if p.op == "reduce"]
    if not folds:
        return AttentionParts(tuple(inner), weight, out)
    totals = [p for p in folds if p.attr.kind == "sum" and p.args[0] is weight]
    largest = [p for p in folds if p.attr.kind == "max"]
    if (
        len(largest) != 1
        or len(totals) + 1 != len(folds)
        or not _is_shifted_exp(weight, largest[0])
    ):
        _raise_unsupported()
    total = totals[0] if totals else None
    return AttentionParts(tuple(inner), weight, out, largest[0].args[0], largest[0], total)


def _raise_unsupported() -> NoReturn:
    raise UnsupportedError(
        "an attention kernel of another form",
        why="expected dot[key](w, v) with dot[depth] in w, or in s of w = exp(s - max[key](s))",
        hint="lower it as contract and row kernels",
    )


def _is_shifted_exp(weight: Prim, largest: Prim) -> bool:
    """Whether a weight is exp(score − largest)."""
    if weight.op != "exp" or weight.args[0].op != "sub":
        return False
    score, by = weight.args[0].args
    return skip_clamp(by) is largest and largest.args[0] is score


def find_unmasked_score(found: AttentionParts) -> Prim | None:
    """Return the score below its masks."""
    score = found.score
    while score is not None and _is_mask(score):
        score = score.args[1]
    return score


def find_score_factor(found: AttentionParts) -> float | None:
    """Return c where the scores are c·(q·k) and nothing else."""
    score = find_unmasked_score(found)
    if score is None or len(found.inner) != 1:
        return None
    (dot,) = found.inner
    if score is dot:
        return 1.0
    others = [a for a in score.args if a is not dot]
    is_factor = score.op == "mul" and len(others) == 1 and others[0].op == "const"
    return float(others[0].attr) if is_factor else None


def is_shift_invariant(kernel: Kernel, found: AttentionParts) -> bool:
    """Whether results are the same whatever is taken off all scores of a query: of what is summed
    up only the quotient is needed, and log(total) + largest."""

    def is_free(p: Prim) -> bool:
        logs = [a.op == "log" and skip_guard(a.args[0]) is found.total for a in p.args]
        tops = [skip_clamp(a) is found.largest for a in p.args]
        is_sum = p.op == "add" and any(logs) and any(tops)
        is_quotient = p.op == "div" and p.args[0] is found.out
        return is_sum or (is_quotient and skip_guard(p.args[1]) is found.total)

    free = {p for p in kernel.prims() if is_free(p)}
    left = walk(tuple(s.value for s in kernel.stores), known=free)
    return not any(p in (found.out, found.total, found.largest) for p in left)


def find_dot_axes(kernel: Kernel, dot: Prim) -> tuple[Axis, ...]:
    """Return the axes that a dot contracts."""
    return tuple(a for a in kernel.axes if a.name in dot.attr.axes)


# --- masks by position ---------------------------------------------------------------------------


@dataclass(frozen=True)
class PositionBound:
    """A key counts only where const + query·i + key·j ≥ 0; each of the two is 1 or −1."""

    const: int
    query: int
    key: int


def find_bounds(kernel: Kernel) -> list[PositionBound]:
    """Find the masks by position in the weights: beyond a bound a weight is zero, exp(−∞)."""
    found = (_match_bound(kernel, p) for p in _walk_conditions(find_parts(kernel).weight))
    return [bound for bound in found if bound]


def _match_bound(kernel: Kernel, condition: Prim) -> PositionBound | None:
    queries, keys = kernel.role("query"), kernel.role("key")
    if len(queries) != 1 or len(keys) != 1 or condition.op not in ("le", "lt"):
        return None
    small, large = map(_match_affine, condition.args)
    if small is None or large is None:
        return None
    slack = large + small.scale(-1) + Affine(-1 if condition.op == "lt" else 0)
    query, key = slack.coef(queries[0].name), slack.coef(keys[0].name)
    is_bound = len(slack.terms) == 2 and abs(query) == abs(key) == 1
    return PositionBound(slack.const, query, key) if is_bound else None


@dataclass(frozen=True)
class KeyLimit:
    """A key counts only where its number is below `value` + `more`. The value is a query's, and
    known when the kernel runs: how much of a cache is filled."""

    value: Prim
    more: int


def find_limits(kernel: Kernel) -> list[KeyLimit]:
    """Find the masks whose limit is a run-time value that does not depend on the key."""
    found = (_match_limit(kernel, p) for p in _walk_conditions(find_parts(kernel).weight))
    return [limit for limit in found if limit]


def _match_limit(kernel: Kernel, condition: Prim) -> KeyLimit | None:
    keys = kernel.role("key")
    if len(keys) != 1 or condition.op not in ("le", "lt"):
        return None
    key, value = condition.args
    is_key = _match_affine(key) == axis(keys[0].name)
    if is_key and _match_affine(value) is None and _is_query_value(kernel, value):
        return KeyLimit(value, 1 if condition.op == "le" else 0)
    return None


def is_masked_by_position(kernel: Kernel) -> bool:
    """Whether bounds and limits are the only masks of a score."""
    score = find_parts(kernel).score
    while score is not None and _is_mask(score):
        for condition in _split_conjunction(score.args[0]):
            if not (_match_bound(kernel, condition) or _match_limit(kernel, condition)):
                return False
        score = score.args[1]
    return True


def _is_query_value(kernel: Kernel, value: Prim) -> bool:
    known = {a.name for a in kernel.role("batch", "query")}
    is_simple = all(p.op not in BINDING for p in value.walk())
    return value.dtype.is_int and is_simple and free_axes(value, {}) <= known


def _walk_conditions(p: Prim) -> Iterator[Prim]:
    """Walk the conditions without which a value is −∞ or, through exp, zero."""
    if p.op in ("add", "mul"):
        for a in p.args:
            yield from _walk_conditions(a)
    elif p.op in ("exp", "sub"):
        yield from _walk_conditions(p.args[0])
    elif _is_mask(p):
        yield from _split_conjunction(p.args[0])
        yield from _walk_conditions(p.args[1])


def _is_mask(p: Prim) -> bool:
    return p.op == "where" and p.args[2].op == "const" and p.args[2].attr == -inf


def _split_conjunction(p: Prim) -> Iterator[Prim]:
    if p.op == "and":
        for a in p.args:
            yield from _split_conjunction(a)
    else:
        yield p


def _match_affine(p: Prim) -> Affine | None:
    """An integer as a sum of axes."""
    if p.op == "axis":
        return p.attr  # type: ignore[no-any-return]
    if p.op == "const" and p.dtype.is_int:
        return Affine(p.attr)
    if p.op in ("add", "sub"):
        a, b = map(_match_affine, p.args)
        return None if a is None or b is None else a + b.scale(1 if p.op == "add" else -1)
    return None


# --- the parts of a softmax -----------------------------------------------------------------------


def skip_clamp(p: Prim) -> Prim:
    """m of max(m, lowest), which safe_softmax subtracts."""
    is_clamped = p.op == "max" and p.args[1].op == "const" and p.args[0].op == "reduce"
    return p.args[0] if is_clamped else p


def skip_guard(p: Prim) -> Prim:
    """s of where(s < 0.5, 1, s), which safe_softmax divides by."""
    if p.op != "where" or p.args[0].op != "lt" or p.args[1].op != "const":
        return p
    is_guard = p.args[0].args[0] is p.args[2] and p.args[1].attr == 1.0
    return p.args[2] if is_guard else p


def is_softmax_divisor(p: Prim) -> bool:
    """Whether it is what a softmax divides by: Σ exp(x − max(x)), or 1 where that is 0."""
    return is_sum_of_exponentials(skip_guard(p))


def is_sum_of_exponentials(p: Prim) -> bool:
    """Whether it is Σ exp(x − max(x)), the sum and the maximum over the same axes."""
    if p.op != "reduce" or p.attr.kind != "sum" or not is_exp_below_maximum(p.args[0]):
        return False
    most = skip_clamp(p.args[0].args[0].args[1])
    return bool(most.attr.axes == p.attr.axes)


def is_exp_below_maximum(p: Prim) -> bool:
    """Whether it is exp(x − max(x))."""
    if p.op != "exp" or p.args[0].op != "sub":
        return False
    x, most = p.args[0].args
    most = skip_clamp(most)
    return bool(most.op == "reduce" and most.attr.kind == "max" and most.args[0] is x)
