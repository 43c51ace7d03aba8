"""Emit the number of keys that some queries of an attention kernel may see.

    last = keys
    for each limit: last = min(last, max(value[query] for query in queries) + more)

A step of decoding reads so much of its cache as is filled, whatever there is room for. Bounds by
place, as of a causal mask, also say which keys are the first.
"""

from __future__ import annotations

from collections.abc import Mapping

from kitsune.backends.cpu.frame import Frame
from kitsune.backends.cpu.llvm_text import decompose
from kitsune.backends.cpu.numbers import cast
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.schedule.attention_blocks import AttentionSchedule
from kitsune.ir.dtypes import i64
from kitsune.lower.attention_parts import find_bounds, find_limits
from kitsune.lower.kernel import Kernel
from kitsune.target import CpuTarget


def count_visible_keys(
    kernel: Kernel,
    target: CpuTarget,
    frame: Frame,
    at: Mapping[str, str],
    queries: tuple[str, str],
    by_all: bool = False,
) -> str:
    """`at` is the batch point; `queries` the first one, and the one after the last. As many as any
    of them sees, or all of them do."""
    t, axes = frame.t, kernel.role("query")
    last, pick = str(kernel.extent("key")), frame.smaller if by_all else frame.larger
    for limit in find_limits(kernel):
        start = last if by_all else "0"
        with t.loop("limit", *queries, carried=[("i64", start)], nonempty=True) as it:
            digits = decompose(t, it.index, [a.size for a in axes])
            here = {**at, **dict(zip((a.name for a in axes), digits, strict=True))}
            value = Render(t, kernel, target, frame.pointers, here).value(limit.value)
            seen = t.add(cast(t, value, limit.value.dtype, i64, 1), limit.more)
            it.carry(pick(it.values[0], seen))
        last = frame.smaller(last, it.values[0])
    return last


def clamp_keys(kernel: Kernel, frame: Frame, block: str, final: str, last: str) -> tuple[str, str]:
    """The keys before `last` that some query from `block` to `final` may see by their places: from
    the start of one block of them, and up to before one."""
    t, plan = frame.t, kernel.schedule
    assert isinstance(plan, AttentionSchedule)
    first = "0"
    for bound in find_bounds(kernel):
        query = final if bound.query > 0 else block
        slack = t.add(
            t.mul(query, bound.query) if bound.query > 0 else t.let(f"sub i64 0, {query}"),
            bound.const,
        )
        if bound.key < 0:  # j ≤ slack
            last = frame.smaller(last, t.add(slack, 1))
        else:  # j ≥ −slack
            least = frame.larger(t.let(f"sub i64 0, {slack}"), "0")
            whole = t.mul(t.let(f"udiv i64 {least}, {plan.keys}"), plan.keys)
            first = frame.larger(first, whole)
    return first, last


def count_limited_keys(
    kernel: Kernel, frame: Frame, block: str, final: str, last: str
) -> tuple[str, str]:
    """The keys before `last` that all queries from `block` to `final` see by their places."""
    t, first = frame.t, "0"
    for bound in find_bounds(kernel):
        slack = t.add(block if bound.query > 0 else t.let(f"sub i64 0, {final}"), bound.const)
        if bound.key < 0:  # j ≤ slack
            last = frame.smaller(last, t.add(slack, 1))
        else:  # j ≥ −slack
            first = frame.larger(first, t.let(f"sub i64 0, {slack}"))
    return first, last
