"""Predict kernel times in microseconds, or look measured ones up, to rank legal fusions.

    time = max(bytes / bandwidth where they live, arithmetic / peak) + launch

Arithmetic is counted in additions. What a contraction does either way, its products and the reading
of operands from outside its kernel, is its core.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property, lru_cache
from hashlib import blake2b
from math import prod
from typing import Any, TypeVar

from kitsune.ir.affine import Affine, axis
from kitsune.ir.dtypes import DType, f32
from kitsune.ir.node import Graph, Node, Shape
from kitsune.ir.ops import OPS, Kind
from kitsune.ir.ops.loop import loop_key
from kitsune.ir.sizes import count, hint
from kitsune.plan.group import (
    Group,
    Timed,
    Unfused,
    Work,
    collect_between,
    is_number,
    sort_inputs_first,
)
from kitsune.system.records import dataclass
from kitsune.target import ANALYTIC, CostModel

# Additions that a primitive takes the time of, measured on values in L1; others are 1.
WEIGHTS = {
    "exp": 13,
    "expm1": 16,
    "log": 21,
    "log1p": 21,
    "sqrt": 7,
    "rsqrt": 13,
    "div": 3,
    "rem": 8,
    "tanh": 16,
    "erf": 22,
    "normal_cdf": 17,
    "sin": 18,
    "cos": 18,
    "atan": 18,
    "pow": 45,
    "const": 0,
    "bits": 0,
}

TILE = (8, 16)  # rows and columns of a contraction that are computed at once, about
SLOW_ADDITIONS = 8  # additions from which a function keeps the ops after it waiting


# --- arithmetic ----------------------------------------------------------------------------------


def count_additions(node: Node) -> float:
    """Arithmetic for one element: of the result of a MAP, of the input of what folds."""
    row = OPS[node.op]
    if row.kind not in (Kind.MAP, Kind.REDUCE, Kind.SCAN):
        return 1.0 if row.kind is Kind.INDEX else 0.0
    key = (node.op, len(node.inputs), node.attrs, node.dtype)
    if key not in _ADDITIONS_CACHE:
        _ADDITIONS_CACHE[key] = (
            _count_composite(node) if row.scalar is None and row.expand else _count_scalar(node)
        )
    return _ADDITIONS_CACHE[key]


_ADDITIONS_CACHE: dict[
    tuple[Any, ...], float
] = {}  # by op and attributes: tens of entries, each a number


def _count_composite(node: Node) -> float:
    """What a composite expands to, for each of its elements."""
    expand = OPS[node.op].expand
    assert expand is not None
    inside = collect_between(expand(*node.inputs, **dict(node.attrs)), set(node.inputs))
    return sum(count_additions(n) * count_elements(n) for n in inside) / max(
        count_elements(node), 1
    )


def _count_scalar(node: Node) -> float:
    row, attrs = OPS[node.op], dict(node.attrs)
    if row.scalar is None:
        return 1.0
    dtype = node.inputs[-1].dtype if node.inputs else node.dtype
    count, args = _Count(dtype), [_Value(dtype) for _ in node.inputs]
    if row.reach is not None:
        index = tuple(axis(f"d{n}") for n in range(len(node.shape)))
        args = row.reach(_Reads(dtype), index, tuple(i.shape for i in node.inputs), **attrs)
    row.scalar(count, *args, **attrs)
    return float(count.total)


@dataclass(frozen=True)
class _Value:
    """Stands for a scalar while a row's scalar form is counted."""

    dtype: DType = f32


@dataclass(frozen=True)
class _Reads:
    """Stands for what a row that reaches elsewhere reads."""

    dtype: DType

    def __call__(self, *args: Any) -> _Value:
        return _Value(self.dtype)

    index_value = inside = __call__

    def dynamic(self, value: _Value, size: int) -> Affine:
        return Affine()


class _Count:
    """What a row's scalar form is written against, to count instead of record."""

    def __init__(self, dtype: DType) -> None:
        self.total, self.dtype = 0, dtype

    def __getattr__(self, primitive: str) -> Any:
        def count(*args: Any, **kwargs: Any) -> _Value:
            self.total += WEIGHTS.get(primitive.removesuffix("_"), 1)
            return _Value(self.dtype)

        return count


def count_elements(node: Node) -> int:
    """How often its arithmetic is done: of a pad, where there is anything but a load."""
    if node.op == "pad":
        return count(node.shape) - count(node.inputs[0].shape)
    if OPS[node.op].kind in (Kind.REDUCE, Kind.SCAN):
        return count(node.inputs[0].shape)
    if OPS[node.op].kind is Kind.INDEX:
        return count(node.inputs[-1].shape)
    return count(node.shape)


def count_arithmetic(node: Node) -> float:
    return count_additions(node) * count_elements(node)


def count_matmul_flops(node: Node) -> int:
    """Multiply-adds of a contraction, as two each."""
    if OPS[node.op].kind is not Kind.CONTRACT:
        return 0
    return 2 * count(node.shape) * hint(node.inputs[0].shape[-1])


def count_repeats(small: Shape, large: Shape) -> int:
    """How often a value of shape `small` is computed in loops over `large` that it broadcasts to.
    What does not vary along the last axes is computed once before them."""
    aligned = (1,) * (len(large) - len(small)) + small
    last = max((d for d, n in enumerate(aligned) if n != 1), default=-1)
    outer = [n for d, n in enumerate(large[: last + 1]) if aligned[d] == 1]
    return max(1, count(outer))


# --- time ----------------------------------------------------------------------------------------


def compute_features(m: CostModel, work: Work) -> dict[str, float]:
    """Microseconds that parts of the work would take by themselves on one core; a kernel's time is
    a sum of some of them, weighted by `CostModel.coefficients`. Moving and computing are one
    feature, the longer of both: apart, they would have fusion save what was hidden."""
    moved_us = m.move(work.nbytes, max(work.nbytes, work.footprint))
    return {
        "launch": m.launch_us,
        "overlapped": max(moved_us, m.compute(work.additions)),
        "matmul": work.matmul_us,
        "slow": m.compute(work.slow),
        "spilled": m.compute(work.spilled),
        "operands": m.move(work.operands),
        "tile_padding": work.matmul_us * work.tile_padding,
        "rows": work.rows / 1e3,
    }


def predict_kernel_us(m: CostModel, work: Work, launches: int = 1) -> float:
    """What a kernel takes: the one function that all predictions come from."""
    if m.coefficients is ANALYTIC:
        moved = m.move(work.nbytes, max(work.nbytes, work.footprint))
        return max(moved, m.compute(work.additions)) + work.matmul_us + launches * m.launch_us
    found = compute_features(m, work)
    found["launch"] *= launches
    return sum(factor * found[name] for name, factor in m.coefficients.items())


def read_nbytes(inputs: Iterable[Node]) -> int:
    """Bytes of distinct inputs; numbers are part of the code."""
    return sum(hint(i.nbytes) for i in dict.fromkeys(inputs) if not is_number(i))


@dataclass(frozen=True)
class UnfusedCost:
    """One node as a kernel of its own: its time, the bytes it moves, and its core, which is its
    arithmetic and the reading of what comes from outside the group."""

    time_us: float
    nbytes: int
    core_us: float
    work: Work


def predict_unfused_op(
    m: CostModel, node: Node, own: frozenset[Node] = frozenset(), footprint: float = 0.0
) -> UnfusedCost:
    """`own` are the nodes of the group it would belong to, which goes through `footprint` bytes.
    The products of a contraction hide the reading of its operands, and nothing else."""
    inputs, made = read_nbytes(node.inputs), hint(node.nbytes)
    outside = inputs - read_nbytes(i for i in node.inputs if i in own)
    if OPS[node.op].kind is Kind.CONTRACT:
        core_us = max(m.compute(count_matmul_flops(node) / 2), m.move(outside))
        core = Work(matmul_us=core_us, operands=outside, tile_padding=compute_tile_padding(node))
        work = replace(core, nbytes=inputs - outside + made, footprint=footprint)
    else:
        sums = count_arithmetic(node)
        slow = sums if count_additions(node) >= SLOW_ADDITIONS else 0.0
        rows = count(node.shape) if OPS[node.op].kind is Kind.REDUCE else 0
        core = Work(outside, sums, max(inputs + made, footprint), slow, rows=rows)
        work = replace(core, nbytes=inputs + made)
    return UnfusedCost(
        predict_kernel_us(m, work), inputs + made, predict_kernel_us(m, core, launches=0), work
    )


def compute_tile_padding(node: Node) -> float:
    """How much of its products a contraction makes for rows and columns that are not there."""
    tiles = zip(map(hint, node.shape[-2:]), TILE[-len(node.shape[-2:]) :], strict=True)
    return prod(-(-n // size) * size / max(n, 1) for n, size in tiles) - 1.0


def predict_unfused(source: Graph, graph: Graph, m: CostModel) -> Unfused:
    """The cost of `source` with a kernel for every op, and the part of it that rewriting `source`
    as `graph` has saved. Predictions are analytic: kernels by themselves were not measured."""
    m = replace(m, coefficients=ANALYTIC)
    kernels, moved, before = _sum_unfused_ops(source, m)
    _, _, after = (kernels, moved, before) if graph is source else _sum_unfused_ops(graph, m)
    return Unfused(kernels, moved, before / after if after else 1.0)


def _sum_unfused_ops(graph: Graph, m: CostModel) -> tuple[int, int, float]:
    """Kernels, bytes and time; the kernels of a loop move bytes and take time at every step."""
    computed = [n for n in graph.nodes() if OPS[n.op].kind not in (Kind.SOURCE, Kind.LOOP)]
    each = [predict_unfused_op(m, n) for n in computed]
    kernels, moved, time_us = len(each), sum(e.nbytes for e in each), sum(e.time_us for e in each)
    loops = (n for n in graph.nodes() if OPS[n.op].kind is Kind.LOOP)
    for _, body, steps in set(map(loop_key, loops)):
        own, times = _sum_unfused_ops(body.graph, m), 1 if body.has_condition else hint(steps)
        kernels, moved, time_us = kernels + own[0], moved + times * own[1], time_us + times * own[2]
    return kernels, moved, time_us


def compute_dependency_factor(m: CostModel, nodes: Sequence[Node]) -> float:
    """How much slower a kernel computes than its ops do by themselves. A slow function of a slow
    function waits for it: on a CPU two in a row take 1.15 times the time of both apart, six 1.6
    times. Beside each other they take no longer, and other work of a GPU fills the time."""
    depth: dict[Node, int] = {}
    for n in nodes:
        below = max((depth.get(i, 0) for i in n.inputs), default=0)
        is_map = OPS[n.op].kind is Kind.MAP
        depth[n] = below + (count_additions(n) >= SLOW_ADDITIONS) if is_map else 0
    return 1.0 + m.dependency_cost * min(5, max([*depth.values(), 1]) - 1)


def count_live_values(nodes: Sequence[Node]) -> int:
    """The most values that must be stored at once when nodes are computed in this order."""
    last = {i: at for at, n in enumerate(nodes) for i in n.inputs if not is_number(i)}
    kept: set[Node] = set()
    most = 0
    for at, n in enumerate(nodes):
        kept |= {i for i in n.inputs if i in last} | {n}
        most = max(most, len(kept))
        kept = {i for i in kept if last.get(i, -1) > at}
    return most


# --- measured times and schedules, looked up by structural key ------------------------------------
#     measured = Measured({group_key(group): Timed(unfused_us=80.0, fused_us=100.0)})
#
# Times are known by structure: what the nodes compute from what, over sizes up to a power of two,
# in which types. A group that was timed is judged by its times instead of by what is predicted. A
# key also names the kinds of its nodes, so that what cannot concern a graph is set aside: measuring
# more of other structures leaves its programs as they are.


V = TypeVar("V")
Knobs = Mapping[str, Any]  # fields of `Tuning`, by name, that a kernel is scheduled with


@dataclass(frozen=True)
class Measured:
    """`groups` are times by `group_key`, `recomputations` those of storing a value
    (unfused) and of recomputing it (fused) by `recompute_key`, `programs` those of whole graphs;
    `schedules` are the best knobs of kernels by `group_key`; `coefficients` the cost function's."""

    groups: Mapping[str, Timed] = field(default_factory=dict)
    recomputations: Mapping[str, Timed] = field(default_factory=dict)
    programs: Mapping[str, Timed] = field(default_factory=dict)
    schedules: Mapping[str, Knobs] = field(default_factory=dict)
    coefficients: Mapping[str, float] = field(default_factory=dict)

    @cached_property
    def name(self) -> str:
        """A digest of all that plans look up; nothing where nothing was measured. Programs are for
        whoever decides whether to fuse at all."""
        turned = sorted((key, sorted(knobs.items())) for key, knobs in self.schedules.items())
        parts = [sorted(self.groups.items()), sorted(self.recomputations.items()), turned]
        parts.append(sorted(self.coefficients.items()))
        return compute_digest(parts) if any(parts) else ""

    def restrict_to(self, graph: Graph) -> Measured:
        """What a plan of the graph may look up."""
        if not (self.groups or self.recomputations or self.schedules):
            return self
        kinds = {hash_node_kind(n) for n in graph.nodes() if OPS[n.op].kind is not Kind.SOURCE}
        mine = {key for key, needed in self._required_kinds.items() if needed <= kinds}

        def select_matching(table: Mapping[str, V]) -> dict[str, V]:
            return {key: value for key, value in table.items() if key in mine}

        times = select_matching(self.groups), select_matching(self.recomputations), self.programs
        return Measured(*times, select_matching(self.schedules), self.coefficients)

    @cached_property
    def _required_kinds(self) -> dict[str, frozenset[str]]:
        """By key, the kinds of nodes that a graph must have for it to matter."""
        keys = (*self.groups, *self.recomputations, *self.schedules)
        return {key: frozenset(key.split(".")[1:]) for key in keys}

    def find_group(self, group: Group) -> Timed | None:
        return self.groups.get(group_key(group)) if self.groups else None

    def find_recomputation(self, values: Collection[Node], nodes: Iterable[Node]) -> Timed | None:
        return (
            self.recomputations.get(recompute_key(values, nodes)) if self.recomputations else None
        )

    def find_program(self, graph: Graph) -> Timed | None:
        return self.programs.get(program_key(graph)) if self.programs else None

    def find_knobs(self, group: Group) -> Knobs:
        return self.schedules.get(group_key(group), {}) if self.schedules else {}


NO_MEASUREMENTS = Measured()


# --- structure -----------------------------------------------------------------------------------


def group_key(group: Group) -> str:
    """Of a group with the views that its loads go through."""
    return _key([*group.folded_views(), *group.nodes], group.outputs)


def program_key(graph: Graph) -> str:
    """Of a whole graph as it was traced."""
    computed = [n for n in graph.nodes() if OPS[n.op].kind is not Kind.SOURCE]
    return compute_digest(("program", describe_structure(computed, graph.outputs)))


def recompute_key(values: Collection[Node], nodes: Iterable[Node]) -> str:
    """Of values that may be recomputed, among the nodes that make and read them."""
    return _key(list(nodes), values)


def _key(nodes: Sequence[Node], outputs: Collection[Node]) -> str:
    """What they compute, and then of which kinds they are: "3f…c2.a1b2c3.d4e5f6"."""
    return ".".join(
        [
            compute_digest(describe_structure(nodes, outputs)),
            *sorted({hash_node_kind(n) for n in nodes}),
        ]
    )


def hash_node_kind(node: Node) -> str:
    """The same for nodes of one op, of about the same size and of one type."""
    return _hash_kind(node.op, bucket_shape(node.shape), str(node.dtype))


@lru_cache(maxsize=4096)
def _hash_kind(op: str, size: str, dtype: str) -> str:
    return blake2b(f"{op} {size} {dtype}".encode(), digest_size=3).hexdigest()


def describe_structure(
    nodes: Iterable[Node], outputs: Collection[Node]
) -> tuple[list[str], list[str]]:
    """What others may have in common with these nodes, whatever order they are in: what each is
    made of, and what they read from outside, with how many of them read it."""
    mine, made = set(nodes), dict[Node, str]()
    readers: dict[Node, int] = {}
    for node in sort_inputs_first(mine):
        for i in dict.fromkeys(node.inputs):
            if i not in mine:
                readers[i] = readers.get(i, 0) + 1
                made[i] = f"{_describe_source(i)} {bucket_shape(i.shape)} {i.dtype}"
        inputs = [made[i] for i in node.inputs]
        said = (node.op, inputs, bucket_shape(node.shape), str(node.dtype), node.attrs)
        made[node] = compute_digest((*said, node in outputs))
    own = sorted(made[n] for n in mine)
    return own, sorted(f"{made[i]} {count}" for i, count in readers.items())


def _describe_source(node: Node) -> str:
    if node.op not in ("constant", "size"):
        return "value"
    return "constant" if node.shape else "number"


def bucket_shape(shape: Shape) -> str:
    """Sizes up to the next power of two: tensors of similar size behave the same. "8x64"."""
    return "x".join(str(1 << max(n - 1, 0).bit_length()) for n in shape)


def compute_digest(parts: object) -> str:
    return blake2b(repr(parts).encode(), digest_size=16).hexdigest()
