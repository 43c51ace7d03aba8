"""Legality: each check answers one question about putting `node` in `group`, and changes nothing.

A check returns None for yes, or the reason for no, which `explain()` prints as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil
from typing import TYPE_CHECKING

from kitsune.ir.affine import row_major
from kitsune.ir.node import Node
from kitsune.ir.ops import OPS, Kind
from kitsune.ir.ops.op_table import show
from kitsune.ir.sizes import count, hint, is_symbolic
from kitsune.plan.group import Group, reduced_axes
from kitsune.plan.patterns import classify_node, is_dequantisation

if TYPE_CHECKING:
    from kitsune.plan.planner import Planner

Check = Callable[["Planner", Group, Node], str | None]


def no_forbidden_pair(planner: Planner, group: Group, node: Node) -> str | None:
    """Judging an earlier plan of the graph found that the two may not share a kernel."""
    return find_forbidden_pair(planner, group.nodes, [node])


def find_forbidden_pair(
    planner: Planner, group: Iterable[Node], others: Iterable[Node]
) -> str | None:
    """Why some pair of the two may not share a kernel."""
    if not planner.forbidden_pairs:
        return None
    mine = set(group)
    for other in others:
        found = planner.forbidden_pairs.get(other)
        for node in found.keys() & mine if found else ():
            return planner.forbidden_pairs[other][node]
    return None


def size_is_allowed(planner: Planner, group: Group, node: Node) -> str | None:
    return check_size(planner, group.size + (OPS[node.op].kind is not Kind.VIEW))


def check_size(planner: Planner, size: int) -> str | None:
    most = planner.config.max_fusion_size
    return f"{size} ops are more than max_fusion_size {most}" if size > most else None


def consumer_is_elementwise(planner: Planner, group: Group, node: Node) -> str | None:
    kind = OPS[node.op].kind
    if group.kind == "scatter":
        return "a scatter's results are complete only at its end"
    if group.kind == "loop":
        return "a loop's results are there after its last step"
    if kind in (Kind.MAP, Kind.VIEW) or (kind is Kind.REDUCE and group.kind == "row"):
        return None
    if kind is Kind.REDUCE and group.kind == "contract":
        return rows_fit_cache(planner, group, node)
    held = {"attention": "attention's block", "scan": "a scan"}.get(group.kind, "a row")
    return f"{node.op} needs more of its input than {held} holds"


def rows_fit_cache(planner: Planner, group: Group, node: Node) -> str | None:
    """A contraction reduces its rows where a block of them fits L2 beside all that they are
    multiplied with, and where there are blocks enough to share, or a tile holds rows."""
    product, tile = group.anchor, planner.limits.row_tile
    assert product is not None
    if tile is None:
        return f"{node.op} needs whole rows, and a workgroup has parts of them"
    if reduced_axes(node) != (len(group.space) - 1,) or product.shape != group.space:
        return f"{node.op} runs along other axes than the columns of {product}"
    if classify_node(product) == "o" or any(
        map(is_dequantisation, map(planner.root, product.inputs))
    ):
        return f"{node.op} needs whole rows, and {product} goes by parts of them"
    k, n = product.inputs[1].shape[-2:]
    if is_symbolic([n]):
        return f"{node.op} needs whole rows, and calls decide how long they are"
    size = hint(k + tile.height) * n * max(4, product.dtype.itemsize)
    if size > tile.max_nbytes:
        what = f"{size} bytes of weights and sums are more than half of L2, {tile.max_nbytes}"
        return f"{node.op} needs whole rows: {what}"
    rows = count(group.space[:-1])
    if n > tile.width and ceil(rows / tile.height) < tile.min_blocks:
        return f"{node.op} needs whole rows, and {rows} of them are too few for threads to share"
    return None


def same_loops(planner: Planner, group: Group, node: Node) -> str | None:
    """A MAP runs over the group's space, or over the frame that a view made of it."""
    if OPS[node.op].kind is not Kind.MAP:
        return None
    sources = [i for i in node.inputs if planner.home.get(i) is group]
    if any(i in group.frames for i in sources):
        if len(sources) == 1 and node.shape == sources[0].shape:
            return None
        return f"{node} reads the kernel's values both before and after a view"
    if group.kind in ("row", "contract") and group.row:
        fits = _can_broadcast(node.shape, group.space)
    else:
        fits = node.shape == group.space
    return None if fits else f"loops differ: {show(group.space)} and {show(node.shape)}"


def _can_broadcast(shape: tuple[int, ...], space: tuple[int, ...]) -> bool:
    """Whether a tensor of `shape` has an element for each point of `space`, sizes of 1 repeated."""
    pairs = zip(shape, space, strict=False)
    return len(shape) == len(space) and all(a in (1, b) for a, b in pairs)


def same_rows(planner: Planner, group: Group, node: Node) -> str | None:
    """Reductions in one kernel run over the same rows of the same space."""
    if OPS[node.op].kind is not Kind.REDUCE:
        return None
    source, axes = node.inputs[0], reduced_axes(node)
    if source in group.frames:
        return f"{node} reduces after a view"
    if source.shape != group.space:
        return f"loops differ: {show(group.space)} and {show(source.shape)}"
    if group.row and group.row != axes:
        return f"rows differ: axes {show(group.row)} and {show(axes)}"
    others = [i for i in node.inputs[1:] if planner.home.get(i) is group]
    if any(not _can_broadcast(i.shape, group.space) for i in others):
        return f"loops differ: {show(group.space)} and {show(others[0].shape)}"
    small = [n for n in group.nodes if n not in group.frames and len(n.shape) != len(group.space)]
    return f"loops differ: {small[0]} has another rank" if small else None


def store_through_view(planner: Planner, group: Group, node: Node) -> str | None:
    """A view after the kernel's last node is stored through when it keeps every element once,
    nobody else reads its input, and neighbours in memory stay neighbours."""
    row = OPS[node.op]
    if row.kind is not Kind.VIEW:
        return None
    source = node.inputs[0]
    if row.push is None:
        return f"{node.op} drops or repeats elements, so it is folded into the loads instead"
    if len(planner.readers[source]) > 1 or source in planner.results:
        return f"{source} has other readers, so {node.op} is folded into the loads instead"
    if source not in group.frames and source.shape not in (group.space, _reduced_shape(group)):
        return f"loops differ: {show(group.space)} and {show(source.shape)}"
    if node.op == "permute" and source.shape and source.shape[-1] != 1:
        order = node.attr("order")
        inner = [d for d in order if source.shape[d] != 1][-1]
        if row_major(source.shape)[inner] != 1:
            return "stores would be strided, so permute is folded into the loads instead"
    return None


def _reduced_shape(group: Group) -> tuple[int, ...]:
    return tuple(1 if d in group.row else n for d, n in enumerate(group.space))


def int8_stays_narrow(planner: Planner, group: Group, node: Node) -> str | None:
    """Bytes that only contractions read are stored as they are: a tile that gets them multiplies
    several at a time, and converts them on the way."""
    source = node.inputs[0] if node.op == "cast" else node
    is_byte = source.dtype.is_int and source.dtype.itemsize == 1
    if node.op != "cast" or not is_byte or not planner.limits.widens_int8:
        return None
    if not _has_only_contraction_readers(planner, node):
        return None
    return f"{node} is only multiplied, and is widened from int8 as it is read"


def _has_only_contraction_readers(planner: Planner, node: Node) -> bool:
    """Whether contractions are all that reads it, seen otherwise or less a zero point."""
    readers = planner.readers[node]
    if not readers or node in planner.results:
        return False
    return all(
        OPS[r.op].kind is Kind.CONTRACT
        or (
            (OPS[r.op].kind is Kind.VIEW or r.op in ("pad", "sub"))
            and _has_only_contraction_readers(planner, r)
        )
        for r in readers
    )


def no_cycle(planner: Planner, group: Group, node: Node) -> str | None:
    """No path may leave the kernel and come back: its other inputs must not wait for it."""
    for i in node.inputs:
        if i in planner.views and planner.home.get(planner.root(i)) is group:
            return f"{node} reads this kernel's {planner.root(i)} through a view"
        home = planner.home.get(planner.root(i))
        if home is not None and home is not group and planner.waits_for(home, group):
            return f"{i} waits for this kernel, so joining would make a cycle"
    return None


CHECKS: list[Check] = [
    no_forbidden_pair,
    consumer_is_elementwise,
    same_rows,
    same_loops,
    store_through_view,
    size_is_allowed,
    int8_stays_narrow,
    no_cycle,
]


def find_refusal(planner: Planner, group: Group, node: Node) -> str | None:
    return next((r for check in CHECKS if (r := check(planner, group, node))), None)
