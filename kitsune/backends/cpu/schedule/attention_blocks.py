"""Choose block sizes of an attention kernel: flash attention, or decode attention with split KV."""

from __future__ import annotations

from dataclasses import replace
from math import prod

from kitsune.ir.dtypes import Packed
from kitsune.ir.sizes import hint, is_symbolic
from kitsune.lower.attention_parts import find_dot_axes, find_parts
from kitsune.lower.kernel import READING, Axis, Kernel, Prim, Schedule
from kitsune.system.records import dataclass
from kitsune.target import CpuTarget

MAX_DECODE_QUERIES = 8  # above, a vector of them is faster


MAX_UNSPLIT_KEYS = 512  # in a block: long enough to be read in several places


ITEMS = 8  # of work, which threads share


MOST_BLOCKS = 4  # of queries together: what they keep has to stay in L2


MANY_TURNS = 4  # of queries over the keys: from here on laying these together first pays


LEAST_KEYS = 512  # in a stretch of keys that is summed up by itself


@dataclass(frozen=True, kw_only=True)
class AttentionSchedule(Schedule):
    """Blocks of `groups` times `queries`, which fill the lanes, by `keys`; `mr` rows of keys or
    values in the register tile. That many `blocks` of queries go over the keys together. Where
    `packed_kv` is set, strided keys and values are packed first, once for all queries."""

    queries: int
    groups: int
    keys: int
    mr: int
    blocks: int = 1
    packed_kv: bool = False

    def __str__(self) -> str:
        times = f"{self.blocks}x" if self.blocks > 1 else ""
        queries = f"{times}{self.groups}x{self.queries} queries"
        packed_kv = ", packed K and V" if self.packed_kv else ""
        return f"{queries} x {self.keys} keys{packed_kv}, {self.mr} rows a tile"


@dataclass(frozen=True, kw_only=True)
class DecodeAttentionSchedule(Schedule):
    """Each query by itself, `keys` in a block and `lanes` in a vector. The keys of a batch point
    are cut into `splits` stretches, which threads share. `in_order` adds up as flash attention."""

    keys: int
    lanes: int
    splits: int
    in_order: bool = False

    def __str__(self) -> str:
        stretches = f", {self.splits} stretches of keys" if self.splits > 1 else ""
        order = ", in order" if self.in_order else ""
        return f"few queries x {self.keys} keys{stretches}{order}"


def schedule_attention(kernel: Kernel, target: CpuTarget) -> Kernel:
    vectors, rows = target.tuning.attention
    most_queries, most_keys = target.tuning.block
    if is_decode(kernel) and kernel.batch_invariant:
        plan = DecodeAttentionSchedule(keys=most_keys, lanes=target.lanes, splits=1, in_order=True)
        return replace(kernel, schedule=plan)
    if is_decode(kernel):
        batch, keys = max(1, kernel.hint_extent("batch")), kernel.extent("key")
        splits = max(1, min(ITEMS // batch, keys // LEAST_KEYS))
        return replace(
            kernel,
            schedule=DecodeAttentionSchedule(
                keys=MAX_UNSPLIT_KEYS, lanes=target.lanes, splits=splits
            ),
        )
    kernel = _merge_query_heads(kernel, most_queries)
    queries = vectors * target.lanes
    length, count = kernel.hint_extent("key"), kernel.hint_extent("query")
    blocks = max(1, -(-length // most_keys))  # of even length
    groups = max(1, min(most_queries // queries, -(-count // queries)))
    keys = max(1, -(-length // blocks))
    if is_symbolic([kernel.extent("key")]) or kernel.batch_invariant:
        keys = max(keys, most_keys)
    together = _keeps_operands_packed(kernel, target, groups * queries)
    packed_kv = count > (MANY_TURNS - 1) * together * groups * queries
    blocked = AttentionSchedule(
        queries=queries, groups=groups, keys=keys, mr=rows, blocks=together, packed_kv=packed_kv
    )
    return replace(kernel, schedule=blocked)


def _keeps_operands_packed(kernel: Kernel, target: CpuTarget, queries: int) -> int:
    """Blocks of queries that go over the keys together: several where keys and values are more than
    half of L2 holds, as long as threads have enough to share."""
    found = find_parts(kernel)
    widths = [prod(a.size for a in find_dot_axes(kernel, dot)) for dot in found.inner]
    row = 4 * (sum(widths) + kernel.extent("value"))
    if kernel.hint_extent("key") * row <= target.l2_nbytes // 2:
        return 1
    blocks = -(-kernel.hint_extent("query") // queries)
    shared = kernel.hint_extent("batch") * blocks // ITEMS
    return max(1, min(MOST_BLOCKS, blocks, shared))


def is_decode(kernel: Kernel) -> bool:
    """Whether a softmax has so few queries that lanes of them would be empty, and its keys and
    values lie along the depth and the values."""
    found, value = find_parts(kernel), kernel.role("value")
    if is_symbolic(kernel.extent(role) for role in ("query", "key")):
        return False
    if found.largest is None or len(found.inner) != 1 or len(value) != 1:
        return False
    depth = find_dot_axes(kernel, found.inner[0])
    if kernel.extent("query") > MAX_DECODE_QUERIES or len(depth) != 1:
        return False
    operands = ((found.inner[0].args[1], depth[0]), (found.out.args[1], value[0]))
    return all(_is_contiguous(kernel, operand, axis) for operand, axis in operands)


def _is_contiguous(kernel: Kernel, operand: Prim, axis: Axis) -> bool:
    """Whether whatever an operand is made of is contiguous along an axis, or the same."""
    loads = [p for p in operand.walk() if p.op in READING]
    if any(isinstance(kernel.buffers[p.attr.buffer].dtype, Packed) for p in loads):
        return False
    return all(kernel.flat(p.attr).coef(axis.name) in (0, 1) for p in loads)


def _merge_query_heads(kernel: Kernel, enough: int) -> Kernel:
    """Heads that share their keys are queries of one sequence, unless the innermost axis alone
    fills a block: then each is a batch of its own, and its queries lie together."""
    *outer, inner = kernel.role("query") or (Axis("", 1, "query"),)
    if not outer or hint(inner.size) < enough:
        return kernel
    axes = [replace(a, role="batch") if a in outer else a for a in kernel.axes]
    return replace(kernel, axes=tuple(sorted(axes, key=lambda a: a.role != "batch")))
