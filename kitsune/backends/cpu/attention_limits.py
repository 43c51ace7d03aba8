"""Attention kernel and some of its queries in, how many keys any of them may see out.

    last = keys
    for each limit: last = min(last, max(value[query] for query in queries) + more)

A step of decoding reads so much of its cache as is filled, whatever there is room for.
"""

from __future__ import annotations

from collections.abc import Mapping

from kitsune.backends.cpu.frame import Frame
from kitsune.backends.cpu.numbers import cast
from kitsune.backends.cpu.render import Render
from kitsune.backends.cpu.text import decompose
from kitsune.ir.dtypes import i64
from kitsune.lower.attention import limits
from kitsune.lower.kernel import Kernel
from kitsune.target import CpuTarget


def keys_seen(
    kernel: Kernel, target: CpuTarget, frame: Frame, at: Mapping[str, str],
    queries: tuple[str, str],
) -> str:  # fmt: skip
    """`at` is the batch point; `queries` the first one, and the one after the last."""
    t, axes = frame.t, kernel.role("query")
    last = str(kernel.extent("key"))
    for limit in limits(kernel):
        with t.loop("limit", *queries, carried=[("i64", "0")], nonempty=True) as turn:
            digits = decompose(t, turn.index, [a.size for a in axes])
            here = {**at, **dict(zip((a.name for a in axes), digits, strict=True))}
            value = Render(t, kernel, target, frame.pointers, here).value(limit.value)
            seen = t.add(cast(t, value, limit.value.dtype, i64, 1), limit.more)
            turn.carry(frame.larger(turn.values[0], seen))
        last = frame.smaller(last, turn.values[0])
    return last
