"""Group in, index maps out: at which index each node of a kernel is computed and each leaf read.

Loops count the group's `space`. Nodes after the anchor get their index by pushing it through
bijective views; nodes before it by pulling. The walk says what it meets to a `Visitor`: the planner
passes a silent one to learn whether every index is affine, lowering one that records primitives.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from kitsune.ir.affine import Affine, Index, NeedsSplit, NotAffine, axis, flatten
from kitsune.ir.dtypes import Packed
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops import OPS, Kind
from kitsune.plan.group import Group, expanded

T = TypeVar("T")


class Visitor(Protocol[T]):
    def load(self, leaf: Node, index: Index) -> T:
        """One element of a stored tensor: `(flat offset,)`, or `(k, n)` of a packed weight."""

    def map(self, node: Node, args: list[T]) -> T: ...

    def reduce(self, node: Node, axes: tuple[str, ...], value: T) -> T: ...

    def dot(self, node: Node, axes: tuple[str, ...], a: T, b: T) -> T: ...


class Silent:
    """Learns nothing but that the walk succeeds."""

    def load(self, leaf: Node, index: Index) -> None: ...

    def map(self, node: Node, args: list[None]) -> None: ...

    def reduce(self, node: Node, axes: tuple[str, ...], value: None) -> None: ...

    def dot(self, node: Node, axes: tuple[str, ...], a: None, b: None) -> None: ...


class Walk(Generic[T]):
    """One walk over a group; `pieces[name]` are the axes a dimension was cut into."""

    def __init__(
        self, group: Group, pieces: dict[str, list[tuple[str, int]]], visitor: Visitor[T]
    ) -> None:
        self.group, self.pieces, self.visitor = group, pieces, visitor
        self.sizes = {name: size for cut in pieces.values() for name, size in cut}
        self.members, self.renamed = expanded(group)
        self.memo: dict[tuple[Node, Index], T] = {}
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

    def outputs(self) -> list[tuple[Node, Affine, T]]:
        """(original node, flat offset in its buffer, value) of each store."""
        return [self._output(o) for o in self.group.outputs]

    def _output(self, node: Node) -> tuple[Node, Affine, T]:
        index = self.frame_index(node)
        return node, flatten(index, node.shape), self.value(self.renamed[node], index)

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
        key = (node, index)
        if key not in self.memo:
            self.memo[key] = self._value(node, index)
        return self.memo[key]

    def _value(self, node: Node, index: Index) -> T:
        if node not in self.members:
            return self.leaf(node, index)
        row = OPS[node.op]
        attrs = dict(node.attrs)
        if row.kind is Kind.VIEW:
            assert row.pull is not None
            source = node.inputs[0]
            if node.op == "reshape" and self.is_stored(source):
                return self.visitor.load(source, (flatten(index, node.shape),))
            return self.value(source, row.pull(index, source.shape, self.sizes, **attrs))
        if row.kind is Kind.MAP:
            at = [_broadcast(index, node.shape, i.shape) for i in node.inputs]
            args = [self.value(i, x) for i, x in zip(node.inputs, at, strict=True)]
            return self.visitor.map(node, args)
        return self.reduction(node, index) if row.kind is Kind.REDUCE else self.dot(node, index)

    def reduction(self, node: Node, index: Index) -> T:
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
        a, b = node.inputs
        name = "k1" if node is self.renamed.get(self.group.anchor) else "k0"  # type: ignore[arg-type]
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
                return self.visitor.load(source, (flatten(index, node.shape),))
            pull = OPS[node.op].pull
            assert pull is not None
            index = pull(index, source.shape, self.sizes, **dict(node.attrs))
            node = source
        if isinstance(node.dtype, Packed):
            return self.visitor.load(node, index)
        return self.visitor.load(node, (flatten(index, node.shape),))


def _broadcast(index: Index, shape: Shape, to: Shape) -> Index:
    """The index into a tensor of shape `to` that broadcasts to `shape`, aligned from the right. A
    size of 1 that is not stretched keeps its index: a contracted axis has one at any size."""
    ours = shape[len(shape) - len(to) :]
    kept = index[len(shape) - len(to) :]
    return tuple(
        Affine() if n == 1 and size != 1 else i for i, size, n in zip(kept, ours, to, strict=True)
    )


def walk_group(group: Group, visitor: Callable[[], Visitor[T]]) -> tuple[Walk[T], list[Any]]:
    """Walk, cutting axes until every index is affine. Raises NotAffine when no cut helps."""
    pieces: dict[str, list[tuple[str, int]]] = {}
    for _ in range(64):
        walk = Walk(group, {k: list(v) for k, v in pieces.items()}, visitor())
        try:
            stores = walk.outputs()
        except NeedsSplit as wish:
            pieces = walk.pieces
            _cut(pieces, wish)
            continue
        return walk, stores
    raise NotAffine("the axes would need more than 64 cuts")


def _cut(pieces: dict[str, list[tuple[str, int]]], wish: NeedsSplit) -> None:
    for cut in pieces.values():
        for at, (name, size) in enumerate(cut):
            if name == wish.axis:
                cut[at : at + 1] = [
                    (f"{name}a", size // wish.inner),
                    (f"{name}b", wish.inner),
                ]
                return
    raise AssertionError(f"no axis {wish.axis}")


def refusal_of(group: Group) -> str | None:
    """Why a group has no index maps, or None when it has."""
    try:
        walk_group(group, Silent)
    except NotAffine as error:
        return f"no affine index map: {error}"
    return None


def leaf_is_affine(views: set[Node], node: Node) -> bool:
    """Whether a load of `node` through the views below it has an index map."""
    copy = Group("row", [], node.shape, folded=views)
    pieces: dict[str, list[tuple[str, int]]] = {}
    while True:
        walk: Walk[None] = Walk(copy, pieces, Silent())
        try:
            walk.leaf(node, walk.canonical)
        except NeedsSplit as wish:
            _cut(pieces, wish)
        except NotAffine:
            return False
        else:
            return True
