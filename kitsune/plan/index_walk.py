"""Compute the index maps of a group: at which index each node is computed and each leaf is read.

Loops count the group's `space`. Nodes after the anchor get their index by pushing it through
bijective views; nodes before it by pulling. The walk says what it meets to a `Visitor`: the planner
passes a silent one to learn whether every index is affine, lowering one that records primitives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import Any, Generic, Protocol, TypeVar

from kitsune.ir.affine import Affine, Guards, Index, NeedsSplit, NotAffine, axis, flatten
from kitsune.ir.dtypes import Packed
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops import OPS, Kind
from kitsune.plan.group import Group, PlanningMemo, expand_composites, make_structural_key
from kitsune.system.records import dataclass

T = TypeVar("T")
MAX_INDICES = 16  # at which inputs of a group's nodes are read, on average


class Visitor(Protocol[T]):
    def load(self, leaf: Node, index: Index, guards: Guards, dynamic: Mapping[str, T]) -> T:
        """One element of a stored tensor: `(flat offset,)`, or `(k, n)` of a packed weight. Where a
        guard does not hold there is none. `dynamic` are the indices from data that it may name."""

    def index_value(self, index: Affine, dynamic: Mapping[str, T]) -> T:
        """An index as a number."""

    def inside(self, guards: Guards, dynamic: Mapping[str, T]) -> T:
        """Whether all guards hold."""

    def clamp_index(self, index: T, size: int) -> T:
        """An index from data, counted from the end where negative, and kept inside its axis."""

    def map(self, node: Node, args: list[T]) -> T: ...

    def reduce(self, node: Node, axes: tuple[str, ...], value: T) -> T: ...

    def scan(self, node: Node, axes: tuple[str, ...], value: T) -> T: ...

    def dot(self, node: Node, axes: tuple[str, ...], a: T, b: T) -> T: ...


class NullVisitor:
    """Learns only that the walk succeeds."""

    def load(
        self, leaf: Node, index: Index, guards: Guards, dynamic: Mapping[str, None]
    ) -> None: ...

    def index_value(self, index: Affine, dynamic: Mapping[str, None]) -> None: ...

    def inside(self, guards: Guards, dynamic: Mapping[str, None]) -> None: ...

    def clamp_index(self, index: None, size: int) -> None: ...

    def map(self, node: Node, args: list[None]) -> None: ...

    def reduce(self, node: Node, axes: tuple[str, ...], value: None) -> None: ...

    def scan(self, node: Node, axes: tuple[str, ...], value: None) -> None: ...

    def dot(self, node: Node, axes: tuple[str, ...], a: None, b: None) -> None: ...


class Reader(Generic[T]):
    """What a row's `reach` may ask: its inputs at indices of its choice, and indices as values."""

    def __init__(self, walk: Walk[T], node: Node) -> None:
        self.walk, self.node = walk, node

    def __call__(self, n: int, index: Index, guards: Guards = ()) -> T:
        """Input `n` at `index`, where `guards` hold."""
        return self.walk.read_guarded(self.node.inputs[n], index, guards)

    def index_value(self, index: Affine) -> T:
        return self.walk.visitor.index_value(index, self.walk.from_data((index,)))

    def inside(self, guards: Guards) -> T:
        needed = self.walk.drop_true_guards(guards)
        return self.walk.visitor.inside(needed, self.walk.from_data(a for a, _ in needed))

    def dynamic(self, value: T, size: int) -> Affine:
        """An index that is a value, into an axis of `size`."""
        return self.walk.dynamic_axis(self.walk.visitor.clamp_index(value, size), size)


@dataclass(frozen=True)
class Stored(Generic[T]):
    """A value that the kernel writes: of which node, at which flat offset of its buffer. A scatter
    folds it in by `combine`, at an offset that names `dynamic` indices."""

    node: Node
    offset: Affine
    value: T
    combine: str = ""
    dynamic: Mapping[str, T] = field(default_factory=dict)


class Walk(Generic[T]):
    """One walk over a group; `pieces[name]` are the axes a dimension was cut into."""

    def __init__(
        self, group: Group, pieces: dict[str, list[tuple[str, int]]], visitor: Visitor[T]
    ) -> None:
        self.group, self.pieces, self.visitor = group, pieces, visitor
        self.sizes = {name: size for cut in pieces.values() for name, size in cut}
        self.members, self.expanded = expand_composites(group)
        self.memo: dict[tuple[Node, Index, Guards], T] = {}
        self.max_values = count_max_values(group)
        self.guards: Guards = ()  # what must hold for the values asked for to exist
        self.serial: set[str] = set()  # axes that are walked in order
        self.copied: set[str] = set()  # axes of what a scatter starts from
        self.inner: dict[Node, str] = {}  # the contracted axis of a product inside another
        self.dynamic: dict[str, T] = {}  # indices from data, by the name they have in an index
        self.canonical = tuple(self.digits(f"d{d}", size) for d, size in enumerate(group.space))

    def digits(self, name: str, size: int) -> Affine:
        """The index of a dimension as its axes: `64·n0 + n1` after a cut. A dimension of one
        element needs no axis, unless it is contracted: a kernel of that class has its k loop."""
        if size == 1 and name.startswith("d"):
            return Affine()
        total, stride = Affine(), 1
        for piece, count in reversed(self.pieces.setdefault(name, [(name, size)])):
            self.sizes[piece] = count
            total, stride = total + axis(piece).scale(stride), stride * count
        return total

    def names(self, name: str, size: int) -> tuple[str, ...]:
        return tuple(a for a, _ in self.digits(name, size).terms)

    # --- from the loops outward: the stores -------------------------------------------------------

    def outputs(self) -> list[Stored[T]]:
        if self.group.kind == "scatter":
            return self.walk_scatter(self.group.outputs[0])
        return [self._output(o) for o in self.group.outputs]

    def _output(self, node: Node) -> Stored[T]:
        index = self.frame_index(node)
        return Stored(node, flatten(index, node.shape), self.value(self.expanded[node], index))

    def walk_scatter(self, node: Node) -> list[Stored[T]]:
        """What the updates fall into, and the updates. The loops count these; along the axis that
        is scattered into, the first store counts `c` instead."""
        row, attrs = OPS[node.op], dict(node.attrs)
        axis, spread = node.attr("axis"), row.spread
        assert spread is not None
        base, updates = node.inputs[0], node.inputs[-1]
        place, serial = spread(
            Reader(self, node), self.canonical, [i.shape for i in node.inputs], **attrs
        )
        self.serial = {name for i in serial for name, _ in i.terms}
        copied = list(place)
        copied[axis] = self.digits("c", base.shape[axis])
        self.copied = set(self.names("c", base.shape[axis]))
        dynamic = {name: value for name, value in self.dynamic.items() if place[axis].coef(name)}
        first = Stored(node, flatten(copied, base.shape), self.value(base, tuple(copied)))
        value = self.value(updates, self.canonical)
        return [first, Stored(node, flatten(place, base.shape), value, row.fold, dynamic)]

    def place(self, node: Node) -> Index:
        """The canonical index, aligned to a node's shape."""
        return _broadcast(self.canonical, self.group.space, node.shape)

    def frame_index(self, node: Node) -> Index:
        if node not in self.group.frames:
            return self.place(node)
        return self.step(node, self.frame_index(self.group.frames[node]))

    def step(self, node: Node, index: Index) -> Index:
        """The index of `node` from the index of the node its frame came from."""
        row = OPS[node.op]
        if row.kind is not Kind.VIEW:
            return index
        assert row.push is not None
        pushed: Index = row.push(index, node.inputs[0].shape, self.sizes, **dict(node.attrs))
        return pushed

    # --- from the loops inward: the values --------------------------------------------------------

    def value(self, node: Node, index: Index) -> T:
        key = (node, index, self.guards)
        if key not in self.memo:
            if len(self.memo) >= self.max_values:
                raise NotAffine(f"its nodes are read at more than {self.max_values:,} indices")
            self.memo[key] = self._value(node, index)
        return self.memo[key]

    def read_guarded(self, node: Node, index: Index, guards: Guards) -> T:
        """The value where more guards hold."""
        before = self.guards
        self.guards = tuple(dict.fromkeys([*before, *self.drop_true_guards(guards)]))
        try:
            return self.value(node, index)
        finally:
            self.guards = before

    def drop_true_guards(self, guards: Guards) -> Guards:
        """Without those that always hold."""
        spans = [(a, size, a.span(self.sizes)) for a, size in guards]
        return tuple((a, size) for a, size, (low, high) in spans if low < 0 or high >= size)

    def dynamic_axis(self, value: T, size: int) -> Affine:
        name = f"g{len(self.dynamic)}"
        self.dynamic[name], self.sizes[name] = value, size
        return axis(name)

    def from_data(self, sums: Iterable[Affine]) -> dict[str, T]:
        """The indices from data that some sums name."""
        used = {name for i in sums for name, _ in i.terms}
        return {name: value for name, value in self.dynamic.items() if name in used}

    def load(self, node: Node, index: Index) -> T:
        dynamic = self.from_data((*index, *(a for a, _ in self.guards)))
        return self.visitor.load(node, index, self.guards, dynamic)

    def _value(self, node: Node, index: Index) -> T:
        if node not in self.members:
            return self.leaf(node, index)
        row = OPS[node.op]
        attrs = dict(node.attrs)
        if row.kind is Kind.VIEW:
            assert row.pull is not None
            source = node.inputs[0]
            if node.op == "reshape" and self.is_stored(source):
                return self.load(source, (flatten(index, node.shape),))
            return self.value(source, row.pull(index, source.shape, self.sizes, **attrs))
        if row.kind is Kind.MAP:
            return self.visitor.map(node, self.operands(node, index))
        if row.kind is Kind.SCAN:
            return self.scan(node, index)
        return self.reduction(node, index) if row.kind is Kind.REDUCE else self.dot(node, index)

    def operands(self, node: Node, index: Index) -> list[T]:
        reach = OPS[node.op].reach
        if reach is not None:
            shapes = tuple(i.shape for i in node.inputs)
            made: list[T] = reach(Reader(self, node), index, shapes, **dict(node.attrs))
            return made
        at = [_broadcast(index, node.shape, i.shape) for i in node.inputs]
        return [self.value(i, x) for i, x in zip(node.inputs, at, strict=True)]

    def check_loop_index(self, node: Node, index: Index) -> None:
        """Raise unless a reduction is read at the index of the loops: it is computed once for each
        iteration, and not at other indices."""
        moved = {name for i in index for name, _ in i.terms if name in self.dynamic}
        if self.guards or moved:
            raise NotAffine(f"{node} is read at other places than it is computed at")

    def scan(self, node: Node, index: Index) -> T:
        self.check_loop_index(node, index)
        along = self.names(f"d{node.attr('axis')}", node.shape[node.attr("axis")])
        self.serial |= set(along)
        return self.visitor.scan(node, along, self.value(node.inputs[0], index))

    def reduction(self, node: Node, index: Index) -> T:
        self.check_loop_index(node, index)
        source = node.inputs[0]
        axes = node.attr("axes")
        inner = list(index)
        names: list[str] = []
        for d in axes:
            name = self.row_axis(d, len(source.shape))
            inner[d] = self.digits(name, source.shape[d])
            names += self.names(name, source.shape[d])
        return self.visitor.reduce(node, tuple(names), self.value(source, tuple(inner)))

    def row_axis(self, d: int, rank: int) -> str:
        """Reductions of a row kernel run over its space; attention's over the keys."""
        if self.group.kind == "attention":
            return "k1"
        return f"d{d + len(self.group.space) - rank}"

    def dot(self, node: Node, index: Index) -> T:
        self.check_loop_index(node, index)
        a, b = node.inputs
        name = "k1"
        if node is not self.expanded.get(self.group.anchor):  # type: ignore[arg-type]
            name = self.inner.setdefault(node, f"i{len(self.inner)}")
        k = self.digits(name, a.shape[-1])
        batch, m, n = index[:-2], index[-2], index[-1]
        lead = node.shape[:-2]
        left = self.value(a, (*_broadcast(batch, lead, a.shape[:-2]), m, k))
        right = self.value(b, (*_broadcast(batch, lead, b.shape[:-2]), k, n))
        return self.visitor.dot(node, self.names(name, a.shape[-1]), left, right)

    def is_stored(self, node: Node) -> bool:
        """Whether the kernel reads the node from memory, where a reshape costs nothing."""
        return node not in self.members and node not in self.group.folded

    def leaf(self, node: Node, index: Index) -> T:
        """Follow views down to what is stored."""
        while node in self.group.folded:
            source = node.inputs[0]
            if node.op == "reshape" and self.is_stored(source):
                return self.load(source, (flatten(index, node.shape),))
            pull = OPS[node.op].pull
            assert pull is not None
            index = pull(index, source.shape, self.sizes, **dict(node.attrs))
            node = source
        if isinstance(node.dtype, Packed):
            return self.load(node, index)
        return self.load(node, (flatten(index, node.shape),))


def _broadcast(index: Index, shape: Shape, to: Shape) -> Index:
    """The index into a tensor of shape `to` that broadcasts to `shape`, aligned from the right. A
    size of 1 that is not stretched keeps its index: a contracted axis has one at any size."""
    ours = shape[len(shape) - len(to) :]
    kept = index[len(shape) - len(to) :]
    return tuple(
        Affine() if n == 1 and size != 1 else i for i, size, n in zip(kept, ours, to, strict=True)
    )


def walk_group(group: Group, visitor: Callable[[], Visitor[T]]) -> tuple[Walk[T], list[Stored[T]]]:
    """Walk, cutting axes until every index is affine. Raises NotAffine when no cut helps."""
    pieces: dict[str, list[tuple[str, int]]] = {}
    for _ in range(64):
        walk = Walk(group, {k: list(v) for k, v in pieces.items()}, visitor())
        try:
            stores = walk.outputs()
        except NeedsSplit as wish:
            pieces = walk.pieces
            _split_axis(pieces, wish, walk.dynamic)
            continue
        return walk, stores
    raise NotAffine("the axes would need more than 64 cuts")


def _split_axis(
    pieces: dict[str, list[tuple[str, int]]], wish: NeedsSplit, dynamic: Mapping[str, Any]
) -> None:
    if wish.axis in dynamic:
        raise NotAffine("an index from data does not split")
    for cut in pieces.values():
        for at, (name, size) in enumerate(cut):
            if name == wish.axis:
                cut[at : at + 1] = [
                    (f"{name}a", size // wish.inner),
                    (f"{name}b", wish.inner),
                ]
                return
    raise AssertionError(f"no axis {wish.axis}")


def count_max_values(group: Group) -> int:
    """How many values a group may have: nested concatenations double them with each."""
    return MAX_INDICES * sum(1 + len(n.inputs) for n in group.nodes)


@dataclass(frozen=True)
class CheckedWalk:
    """A walk that found index maps for a group as it was then: these nodes, these outputs."""

    walk: Walk[None]
    nodes: frozenset[Node]
    outputs: tuple[Node, ...]


def check_index_maps(
    group: Group, known: PlanningMemo, checked: dict[Group, CheckedWalk] | None = None
) -> str | None:
    """Why a group has no index maps, or None when it has. A caller that adds nodes to groups one
    after another passes `checked`: then only what was added since the last call is walked."""
    key = make_structural_key(group).key
    if key not in known.refusals:
        known.refusals[key] = _check_index_maps(group, {} if checked is None else checked)
    return known.refusals[key]


def _check_index_maps(group: Group, checked: dict[Group, CheckedWalk]) -> str | None:
    before = checked.pop(group, None)
    try:
        if before is None or not _extend(before, group):
            walk, _ = walk_group(group, NullVisitor)
            before = CheckedWalk(walk, frozenset(), ())
    except NotAffine as error:
        return f"no affine index map: {error}"
    checked[group] = CheckedWalk(before.walk, frozenset(group.nodes), tuple(group.outputs))
    return None


def _extend(before: CheckedWalk, group: Group) -> bool:
    """Walk only the nodes that the group did not have before: values that it loaded until now are
    computed at the indices where they were loaded, and new outputs where they are stored. False
    where the whole must be walked again."""
    added = set(group.nodes) - before.nodes
    if not before.nodes < set(group.nodes):
        return False
    if any(OPS[n.op].expand or OPS[n.op].kind not in (Kind.MAP, Kind.VIEW) for n in added):
        return False
    walk = before.walk
    walk.members, walk.expanded = expand_composites(group)
    walk.max_values = count_max_values(group)
    loaded = [
        key
        for key in walk.memo
        if key[0] in added or (key[0].op == "reshape" and key[0].inputs[0] in added)
    ]
    try:
        for key in loaded:
            walk.guards = key[2]
            walk.memo[key] = walk._value(key[0], key[1])
        walk.guards = ()
        for output in group.outputs:
            if output not in before.outputs:
                walk._output(output)
    except NeedsSplit:
        return False
    return True


def leaf_is_affine(views: set[Node], node: Node) -> bool:
    """Whether a load of `node` through the views below it has an index map."""
    copy = Group("row", [], node.shape, folded=views)
    pieces: dict[str, list[tuple[str, int]]] = {}
    try:
        while True:
            walk: Walk[None] = Walk(copy, pieces, NullVisitor())
            try:
                walk.leaf(node, walk.canonical)
            except NeedsSplit as wish:
                _split_axis(pieces, wish, walk.dynamic)
            else:
                return True
    except NotAffine:
        return False
