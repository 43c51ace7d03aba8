"""Lower each group of a plan to a kernel, by class of kernel, and assign kernels to phases."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence, Set
from dataclasses import replace
from functools import partial, reduce
from math import prod

from kitsune.ir.affine import Affine, Guards, Index, affine
from kitsune.ir.dtypes import Packed, boolean, f16, f32, i64
from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind
from kitsune.ir.size_order import knows
from kitsune.ir.sizes import hint, is_multiple
from kitsune.lower.axes import convert_to_row, normalise_axes
from kitsune.lower.kernel import (
    BINDING,
    Axis,
    Body,
    Buffer,
    Kernel,
    Load,
    Pick,
    Prim,
    Role,
    Scan,
    Store,
    free_axes,
    list_affines,
    rewrite_kernel,
    walk,
)
from kitsune.plan.group import Group, expand_composites, make_structural_key, sort_inputs_first
from kitsune.plan.index_walk import Walk, walk_group
from kitsune.system.records import dataclass
from kitsune.target import Limits

ANY = Limits(device="any")


@dataclass(frozen=True)
class Lowered:
    """A kernel and the graph nodes its buffers stand for, in the order of `kernel.buffers`."""

    kernel: Kernel
    nodes: tuple[Node, ...]
    group: Group

    @property
    def reads(self) -> tuple[Node, ...]:
        return self.nodes[: -len(self.kernel.written_buffers())]


class Recorder:
    """A Visitor that records primitives, those of f16 as they are with `f16_arithmetic`. The values
    of nodes in `rounded` are what a kernel would load that finds them stored."""

    def __init__(self, f16_arithmetic: bool = False, rounded: Set[Node] = frozenset()) -> None:
        self.body, self.rounded = Body(f16_arithmetic), rounded
        self.leaves: list[Node] = []

    def load(self, leaf: Node, index: Index, guards: Guards, dynamic: Mapping[str, Prim]) -> Prim:
        if leaf.op == "constant" and leaf.shape == ():
            return self.body.const(leaf.attr("value").value.item(), leaf.dtype)
        if leaf.op == "size":
            return self.body.const(leaf.attr("value"), leaf.dtype)
        if leaf not in self.leaves:
            self.leaves.append(leaf)
        buffer = self.leaves.index(leaf)
        if guards or dynamic:
            return self.body.pick(buffer, index, leaf.dtype, guards, dict(dynamic))
        return self.body.load(buffer, index, leaf.dtype)

    def index_value(self, index: Affine, dynamic: Mapping[str, Prim]) -> Prim:
        fixed = affine(index.const, {a: c for a, c in index.terms if a not in dynamic})
        parts = [self.body.axis(fixed)] if fixed != Affine() else []
        for name, p in dynamic.items():
            coef = index.coef(name)
            parts.append(p if coef == 1 else self.body.mul(p, coef))
        return reduce(self.body.add, parts) if parts else self.body.const(0, i64)

    def inside(self, guards: Guards, dynamic: Mapping[str, Prim]) -> Prim:
        named = [g for g in guards if any(name in dynamic for name, _ in g[0].terms)]
        held = self.body.inside(tuple(g for g in guards if g not in named))
        for a, size in named:
            value = self.index_value(
                a, {name: dynamic[name] for name, _ in a.terms if name in dynamic}
            )
            held = self.body.and_(held, self.body.le(0, value))
            held = self.body.and_(held, self.body.lt(value, size))
        return held

    def clamp_index(self, index: Prim, size: int) -> Prim:
        s, i = self.body, self.body.cast(index, i64)
        if index.dtype.family == "int":
            i = s.where(s.lt(i, 0), s.add(i, size), i)
        made: Prim = s.min(s.max(i, 0), size - 1)
        return made

    def map(self, node: Node, args: list[Prim]) -> Prim:
        scalar = OPS[node.op].scalar
        assert scalar is not None, f"{node.op} has no scalar form"
        made: Prim
        if is_discontinuous(node):
            args = [self._round_as_stored(a, i) for a, i in zip(args, node.inputs, strict=True)]
        if self.body.f16_arithmetic and _computes_in_f16(node):
            own = [self.body.cast(a, f16) if a.dtype == f32 else a for a in args]
            made = scalar(self.body, *own, **dict(node.attrs))
            if _rounds_once(made, own):
                return made
        made = scalar(self.body, *map(self._widen, args), **dict(node.attrs))
        return self._finish(node, made)

    def _finish(self, node: Node, value: Prim) -> Prim:
        return self._round_as_stored(value, node) if node in self.rounded else value

    def _round_as_stored(self, value: Prim, node: Node) -> Prim:
        """An f16 or bf16 value as it would be stored: one that is loaded is rounded already."""
        is_narrow = node.dtype.value != node.dtype
        return self.body.cast(value, node.dtype) if is_narrow and value.op not in STORED else value

    def _widen(self, value: Prim) -> Prim:
        return self.body.cast(value, f32) if value.dtype == f16 else value

    def reduce(self, node: Node, axes: tuple[str, ...], value: Prim) -> Prim:
        if not axes:
            return value
        return self._finish(node, self.body.reduce(OPS[node.op].fold, axes, self._widen(value)))

    def scan(self, node: Node, axes: tuple[str, ...], value: Prim) -> Prim:
        exclusive, reverse = node.attr("exclusive"), node.attr("reverse")
        how = Scan(OPS[node.op].fold, axes, exclusive, reverse)  # type: ignore[arg-type]
        return self._finish(node, self.body.scan(how, self._widen(value)))

    def dot(self, node: Node, axes: tuple[str, ...], a: Prim, b: Prim) -> Prim:
        """A divisor that does not vary along the contracted axes divides the sum instead: this is
        how a softmax's normalisation leaves attention's inner loop. Weights in f16 are then not
        rounded in between."""
        is_rounded = a.op == "halve" or (a.op == "cast" and a.dtype == f16)
        if is_rounded and a.args[0].op == "div" and a.args[0].args[0].op == "exp":
            a = a.args[0]
        a, b = self._widen(a), self._widen(b)
        if a.op == "div" and not free_axes(a.args[1], {}) & set(axes):
            return self._finish(node, self.body.div(self.body.dot(axes, a.args[0], b), a.args[1]))
        return self._finish(node, self.body.dot(axes, a, b))


STORED = frozenset(("load", "pick", "const", "halve"))
STEPS = frozenset(("floor", "ceil", "round", "trunc", "sign", "mod", "fmod", "floor_div"))


def is_discontinuous(node: Node) -> bool:
    """Whether a rounding error of its inputs may change its result by a whole step: comparisons,
    conversions to integers, and functions that round. Such an op gets f16 and bf16 values rounded
    as they would be stored, so that it says the same in a kernel of its own and in a fused one."""
    if OPS[node.op].reach is not None:
        return False
    return node.op in STEPS or (
        not node.dtype.is_float and any(i.dtype.is_float for i in node.inputs)
    )


# What is exact in f16 as it is in f32, and what is f32's result rounded.
EXACT = frozenset(
    (
        "neg",
        "abs",
        "max",
        "min",
        "where",
        "lt",
        "le",
        "eq",
        "and",
        "or",
        "not",
        "floor",
        "ceil",
        "trunc",
        "round",
        "const",
    )
)
ROUNDED = frozenset(("add", "sub", "mul"))


def _computes_in_f16(node: Node) -> bool:
    """Whether a graph computes it in f16."""
    floats = [i for i in node.inputs if i.dtype.is_float]
    return node.dtype in (f16, boolean) and bool(floats) and all(i.dtype == f16 for i in floats)


def _rounds_once(made: Prim, args: Sequence[Prim]) -> bool:
    """Whether f16 gives what f32 would, but for a rounding where the graph has one: more of them,
    and what overflows or loses its digits on the way, are f32's."""
    ops = [p.op for p in walk((made,), known=args)]
    return set(ops) <= EXACT | ROUNDED and sum(op in ROUNDED for op in ops) <= 1


def lower_groups(
    groups: Iterable[Group], limits: Limits = ANY, rounds: bool = False
) -> list[Lowered]:
    """Lower groups; those with equal structural keys share one kernel over other buffers. With
    `rounds`, f16 and bf16 values have the same bits inside a kernel as between two."""
    made: list[Lowered] = []
    known: dict[Hashable, tuple[Kernel, list[int]]] = {}
    for group in groups:
        found = make_structural_key(group)
        if found.key in known:
            kernel, places = known[found.key]
            made.append(Lowered(kernel, tuple(found.nodes[n] for n in places), group))
            continue
        made.append(lower_group(group, limits, rounds))
        numbers = {node: n for n, node in enumerate(found.nodes)}
        if all(node in numbers for node in made[-1].nodes):  # none was made on the way
            known[found.key] = made[-1].kernel, [numbers[node] for node in made[-1].nodes]
    return made


def lower_group(group: Group, limits: Limits = ANY, rounds: bool = False) -> Lowered:
    rounded = _find_rounded(group) if rounds else frozenset()
    way, stored = walk_group(group, partial(Recorder, limits.f16_arithmetic, rounded))
    recorder: Recorder = way.visitor  # type: ignore[assignment]
    leaves = recorder.leaves
    made = list(dict.fromkeys(s.node for s in stored))
    buffers = [_make_buffer(f"in{n}", leaf) for n, leaf in enumerate(leaves)]
    buffers += [_make_buffer(f"out{n}", node) for n, node in enumerate(made)]
    stores = tuple(
        Store(
            len(leaves) + made.index(s.node),
            (s.offset,),
            s.value,
            s.combine,  # type: ignore[arg-type]
            tuple(s.dynamic),
            tuple(s.dynamic.values()),
        )
        for s in stored
    )
    kernel = _classify(group, way, tuple(buffers), stores)
    kernel = normalise_axes(_lower_untiled(kernel) if limits.contracts_only_f32 else kernel)
    return Lowered(kernel, (*leaves, *made), group)


def _find_rounded(group: Group) -> frozenset[Node]:
    """The f16 and bf16 nodes, composites expanded, whose values the kernel reads itself and another
    plan may store. No plan stores the scores and weights of attention."""
    read = {i for n in (*group.nodes, *group.folded_views()) for i in n.inputs}
    narrow = {n for n in read.intersection(group.nodes) if n.dtype.value != n.dtype}
    if narrow and group.kind == "attention":
        narrow -= _find_scores(group)
    new = expand_composites(group)[1] if narrow else {}
    return frozenset(new[n] for n in narrow)


def _find_scores(group: Group) -> set[Node]:
    """What attention computes between its contractions, from scores to weights."""
    assert group.anchor is not None
    shape, found = group.anchor.inputs[0].shape, set[Node]()
    for node in sort_inputs_first(group.nodes):
        is_first = OPS[node.op].kind is Kind.CONTRACT and node is not group.anchor
        if node.shape == shape and (is_first or not found.isdisjoint(node.inputs)):
            found.add(node)
    return found


def _make_buffer(name: str, node: Node) -> Buffer:
    if isinstance(node.dtype, Packed):
        return Buffer(name, node.dtype, node.shape)
    size = 1
    for n in node.shape:
        size *= n
    return Buffer(name, node.dtype, (size,))


# --- roles ---------------------------------------------------------------------------------------


def _classify(
    group: Group, walk: Walk[Prim], buffers: tuple[Buffer, ...], stores: tuple[Store, ...]
) -> Kernel:
    """Give each axis the role that follows from where it is bound and what varies along it."""
    assert group.kind != "loop"  # its kernels are groups of their own
    bare = Kernel(group.kind, (), buffers, stores)
    if group.kind == "attention":
        bare = _orient_dots(bare)
    dots = [p for p in bare.prims() if p.op == "dot"]
    memo: dict[Prim, frozenset[str]] = {}
    roles: dict[str, Role] = {}
    for p in bare.prims():
        if p.op == "reduce":
            roles |= dict.fromkeys(p.attr.axes, "row")
    roles |= dict.fromkeys(walk.serial, "serial")
    roles |= dict.fromkeys(walk.copied, "copy")
    if group.kind in ("contract", "attention"):
        *inner, outer = dots
        left, right = (free_axes(a, memo) for a in outer.args)
        for dot in inner:
            right |= free_axes(dot.args[1], memo)  # keys of their own make a batch, as values do
        names: tuple[Role, Role] = ("query", "value") if group.kind == "attention" else ("m", "n")
        reduced = {name for name, role in roles.items() if role == "row"}
        for name in walk.sizes:
            in_left, in_right = name in left, name in right
            # Rows that are reduced are whole rows of columns: other axes of b tell rows apart.
            beside = in_right and group.kind == "contract" and reduced and name not in reduced
            if in_right and (in_left or beside):
                roles[name] = "batch"
            else:
                roles[name] = names[1] if in_right else names[0]
        roles |= dict.fromkeys(outer.attr.axes, "key" if group.kind == "attention" else "k")
        for dot in inner:
            roles |= dict.fromkeys(dot.attr.axes, "depth")
    axes = [Axis(n, size, roles.get(n, "outer")) for n, size in _list_used_axes(walk, bare)]
    axes = axes or [Axis("d", 1, "outer")]  # one element, computed once
    return replace(bare, axes=tuple(axes))


def _orient_dots(kernel: Kernel) -> Kernel:
    """Orient the dots of attention: weights before values, and queries before keys. In a gradient
    the operands may come in either order."""
    outer = [p for p in kernel.prims() if p.op == "dot"][-1]
    memo: dict[Prim, frozenset[str]] = {}

    def make(body: Body, p: Prim, args: tuple[Prim, ...]) -> Prim:
        if p is outer:
            swap = all(a.op != "dot" for a in p.args[0].walk())
        else:
            swap = p.op == "dot" and bool(free_axes(p.args[0], memo) & set(outer.attr.axes))
        return body.prim(p.op, args[::-1] if swap else args, p.dtype, p.attr)

    return rewrite_kernel(kernel, make)


def _list_used_axes(walk: Walk[Prim], kernel: Kernel) -> list[tuple[str, int]]:
    """Axes that something mentions, in the order of the dimensions they come from."""
    seen: set[str] = {name for s in kernel.stores for i in s.index for name, _ in i.terms}
    for p in kernel.prims():
        seen |= {name for i in list_affines(p) for name, _ in i.terms}
        if p.op in BINDING:
            seen |= set(p.attr.axes)
    ordered = [piece for cut in walk.pieces.values() for piece in cut]
    return [(name, size) for name, size in ordered if name in seen]


def _lower_untiled(kernel: Kernel) -> Kernel:
    """A contraction in another type than f32 is a sum along rows."""
    dots = [p for p in kernel.prims() if p.op == "dot"]
    return convert_to_row(kernel) if kernel.kind == "contract" and dots[0].dtype != f32 else kernel


# --- phases: kernels without a barrier between them -----------------------------------------------
#
# A phase is cut into parts, and whoever takes a part does it for each kernel of the phase in turn.
# So a kernel may read what another of its phase made if the same part of that one made it: both are
# cut into the same items, and an item reads only the elements that the same item wrote. That is
# provable for row kernels whose items are rows, or pieces of one long row, one after the other.


SMALL_NBYTES = 1 << 22  # a kernel that moves more takes so long that waiting does not matter


@dataclass(frozen=True)
class Span:
    """Which elements of a buffer an item touches: `each` of the `items` its own, from the first on.
    In a map whose items are `chunk` elements of a row, a row is `each`."""

    items: int
    each: int
    chunk: int = 0


class _Phase:
    """The kernels of one phase: who wrote which value, and what they all are."""

    def __init__(self, first: Lowered) -> None:
        self.writers: dict[Node, tuple[Kernel, int]] = {}
        self.are_small, self.scratches = True, 0
        self.add(first)

    def add(self, low: Lowered) -> None:
        self.loops = low.group.loops
        self.writers |= {low.nodes[n]: (low.kernel, n) for n in low.kernel.written_buffers()}
        self.are_small = self.are_small and _is_small(low.kernel)
        self.scratches += _has_scratch(low.kernel)
        self.wave = low.group.wave

    def can_add(self, low: Lowered) -> bool:
        """Whether its parts need nothing of the others' but what the same parts of them made."""
        if low.group.loops != self.loops:
            return False
        needed = [n for n, node in enumerate(low.nodes) if node in self.writers]
        if not needed and low.group.wave == self.wave:
            return True
        if not self.are_small or not _is_small(low.kernel):
            return False
        if self.scratches + _has_scratch(low.kernel) > 1:
            return False  # each has its own idea of which scratch is whose
        for number in needed:
            spans = {find_span(low.kernel, number), find_span(*self.writers[low.nodes[number]])}
            if len(spans) > 1 or None in spans:
                return False
        return True


def assign_phases(lowered: Sequence[Lowered]) -> list[int]:
    """The number of each kernel's phase."""
    numbers: list[int] = []
    phase: _Phase | None = None
    for low in lowered:
        together = phase is not None and phase.can_add(low)
        if phase is not None and together:
            phase.add(low)
        else:
            phase = _Phase(low)
        numbers.append((numbers[-1] + (not together)) if numbers else 0)
    return numbers


def _has_scratch(kernel: Kernel) -> bool:
    return kernel.schedule_or_default.has_scratch()


def _is_small(kernel: Kernel) -> bool:
    moved = sum(hint(buffer.nbytes) for buffer in kernel.buffers)
    return kernel.schedule_or_default.can_share_phase() and moved <= SMALL_NBYTES


# --- which elements an item touches ---------------------------------------------------------------


def find_span(kernel: Kernel, number: int) -> Span | None:
    """The elements of a buffer that each item of a kernel reads or writes, if that is known."""
    spans = {_find_access_span(kernel, access) for access in kernel.accesses.get(number, ())}
    return spans.pop() if len(spans) == 1 else None


def _find_access_span(kernel: Kernel, access: Load | Pick | Store) -> Span | None:
    items = kernel.schedule_or_default.items(kernel)
    if items is None or isinstance(access, Pick) or (isinstance(access, Store) and access.at):
        return None
    flat, size = kernel.flat(access), kernel.buffers[access.buffer].size
    if items.lane is None:
        return _find_row_span(kernel, items.axes, flat, size)
    if flat != _number_points((*items.axes, items.lane), 1):
        return None
    return Span(prod(axis.size for axis in items.axes), items.lane.size, items.chunk)


def _find_row_span(kernel: Kernel, items: tuple[Axis, ...], flat: Affine, size: int) -> Span | None:
    """Of a kernel whose items are the points of some axes."""
    count = prod(axis.size for axis in items)
    if not count or not is_multiple(size, count):
        return None
    each = size // count
    names = {axis.name for axis in items}
    inside = affine(flat.const, {name: c for name, c in flat.terms if name not in names})
    least, most = inside.span(kernel.sizes)
    outside = affine(0, {name: c for name, c in flat.terms if name in names})
    is_inside = knows(">=", least, 0) and knows("<", most, each)
    ordered = outside == _number_points(items, each) and is_inside
    return Span(count, each) if ordered else None


def _number_points(axes: tuple[Axis, ...], step: int) -> Affine:
    """The points of axes one after another, `step` apart."""
    terms: dict[str, int] = {}
    for axis in reversed(axes):
        terms[axis.name] = step
        step *= axis.size
    return affine(0, {axis.name: terms[axis.name] for axis in axes if axis.size != 1})
