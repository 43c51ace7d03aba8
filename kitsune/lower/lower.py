"""Plan in, Kernels out: each group's expression over loop axes, in the form its class asks for."""

from __future__ import annotations

from dataclasses import dataclass

from kitsune.ir.affine import Index
from kitsune.ir.dtypes import Packed, f32
from kitsune.ir.node import Node
from kitsune.ir.ops import OPS
from kitsune.lower.axes import tidy
from kitsune.lower.kernel import Axis, Body, Buffer, Kernel, Prim, Role, Store, free_axes
from kitsune.plan.group import Group
from kitsune.plan.indexing import Walk, walk_group


@dataclass(frozen=True)
class Lowered:
    """A kernel and the graph nodes its buffers stand for, in the order of `kernel.buffers`."""

    kernel: Kernel
    nodes: tuple[Node, ...]
    group: Group

    @property
    def reads(self) -> tuple[Node, ...]:
        return self.nodes[: -len(self.kernel.stores)]


class Recorder:
    """A Visitor that records primitives."""

    def __init__(self) -> None:
        self.body = Body()
        self.leaves: list[Node] = []

    def load(self, leaf: Node, index: Index) -> Prim:
        if leaf.op == "constant" and leaf.shape == () and leaf.dtype == f32:
            return self.body.const(float(leaf.attr("value").value))
        if leaf not in self.leaves:
            self.leaves.append(leaf)
        return self.body.load(self.leaves.index(leaf), index, leaf.dtype)

    def map(self, node: Node, args: list[Prim]) -> Prim:
        scalar = OPS[node.op].scalar
        assert scalar is not None, f"{node.op} has no scalar form"
        made: Prim = scalar(self.body, *args, **dict(node.attrs))
        return made

    def reduce(self, node: Node, axes: tuple[str, ...], value: Prim) -> Prim:
        return self.body.reduce(OPS[node.op].fold, axes, value) if axes else value

    def dot(self, node: Node, axes: tuple[str, ...], a: Prim, b: Prim) -> Prim:
        """A divisor that does not vary along the contracted axes divides the sum instead: this is
        how a softmax's normalisation leaves attention's inner loop."""
        if a.op == "div" and not free_axes(a.args[1], {}) & set(axes):
            return self.body.div(self.body.dot(axes, a.args[0], b), a.args[1])  # type: ignore[no-any-return]
        return self.body.dot(axes, a, b)


def lower_group(group: Group) -> Lowered:
    walk, stores = walk_group(group, Recorder)
    recorder: Recorder = walk.visitor  # type: ignore[assignment]
    leaves = recorder.leaves
    buffers = [_buffer(f"in{n}", leaf) for n, leaf in enumerate(leaves)]
    buffers += [_buffer(f"out{n}", node) for n, (node, _, _) in enumerate(stores)]
    made = tuple(
        Store(len(leaves) + n, (offset,), value) for n, (_, offset, value) in enumerate(stores)
    )
    kernel = tidy(_classify(group, walk, tuple(buffers), made))
    return Lowered(kernel, (*leaves, *(node for node, _, _ in stores)), group)


def _buffer(name: str, node: Node) -> Buffer:
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
    bare = Kernel(group.kind, (), buffers, stores)
    dots = [p for p in bare.prims() if p.op == "dot"]
    memo: dict[Prim, frozenset[str]] = {}
    roles: dict[str, Role] = {}
    for p in bare.prims():
        if p.op == "reduce":
            roles |= dict.fromkeys(p.attr.axes, "row")
    if group.kind != "row":
        inner, outer = (dots[0], dots[-1])
        left, right = (free_axes(a, memo) for a in outer.args)
        if inner is not outer:
            right |= free_axes(inner.args[1], memo)  # keys of their own make a batch, as values do
        names: tuple[Role, Role] = ("query", "value") if group.kind == "attention" else ("m", "n")
        for name in walk.sizes:
            in_left, in_right = name in left, name in right
            if in_left and in_right:
                roles[name] = "batch"
            else:
                roles[name] = names[1] if in_right else names[0]
        roles |= dict.fromkeys(outer.attr.axes, "key" if group.kind == "attention" else "k")
        if inner is not outer:
            roles |= dict.fromkeys(inner.attr.axes, "depth")
    axes = [Axis(n, size, roles.get(n, "outer")) for n, size in _used(walk, bare)]
    axes = axes or [Axis("d", 1, "outer")]  # one element, computed once
    return Kernel(group.kind, tuple(axes), buffers, stores)


def _used(walk: Walk[Prim], kernel: Kernel) -> list[tuple[str, int]]:
    """Axes that something mentions, in the order of the dimensions they come from."""
    seen: set[str] = {name for s in kernel.stores for i in s.index for name, _ in i.terms}
    for p in kernel.prims():
        if p.op == "load":
            seen |= {name for i in p.attr.index for name, _ in i.terms}
        elif p.op in ("reduce", "dot"):
            seen |= set(p.attr.axes)
    ordered = [piece for cut in walk.pieces.values() for piece in cut]
    return [(name, size) for name, size in ordered if name in seen]
