"""Draw a directed graph in layers, with few crossings and short edges.

Layers are by the longest path; an edge across several of them gets a bend in each, unless it is
very long. Nodes of a layer are ordered by the middle of their neighbours, a few times up and down,
and then each is put as close to that middle as its neighbours in the layer let it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from kitsune.system.records import dataclass

ROW = 64.0  # from one layer to the next
GAP = 18.0  # between neighbours
BEND = 10.0  # the width of a bend
LONGEST = 40  # layers that an edge is bent around others for
SWEEPS = 6
LIGHT = 0.02  # what a bend weighs beside a node, which weighs 1


@dataclass(frozen=True)
class Placement:
    """The middle of each node, and for each edge the bends between its ends."""

    x: list[float]
    y: list[float]
    bends: list[list[tuple[float, float]]]


def place(widths: Sequence[float], edges: Sequence[tuple[int, int]]) -> Placement:
    """`edges` go from a node to a later one."""
    count = len(widths)
    layer = _layers(count, edges)
    wide, chains = list(widths), list[list[int]]()
    down: list[list[int]] = [[] for _ in range(count)]
    up: list[list[int]] = [[] for _ in range(count)]
    for a, b in edges:
        chain = [a]
        if 1 < layer[b] - layer[a] <= LONGEST:
            for between in range(layer[a] + 1, layer[b]):
                chain.append(len(wide))
                wide.append(BEND)
                layer.append(between)
                down.append([])
                up.append([])
        chain.append(b)
        chains.append(chain[1:-1])
        if layer[b] - layer[a] <= LONGEST:
            for one, other in pairwise(chain):
                down[one].append(other)
                up[other].append(one)
    rows: list[list[int]] = [[] for _ in range(1 + max(layer, default=-1))]
    for node, row in enumerate(layer):
        rows[row].append(node)
    _order(rows, up, down)
    x = _assign_columns(rows, up, down, wide)
    y = [ROW * row for row in layer]
    return Placement(x[:count], y[:count], [[(x[n], y[n]) for n in chain] for chain in chains])


def _layers(count: int, edges: Sequence[tuple[int, int]]) -> list[int]:
    """Assign layers by the longest path from above; a source is one layer above its first
    reader."""
    after: list[list[int]] = [[] for _ in range(count)]
    before = [0] * count
    for a, b in edges:
        after[a].append(b)
        before[b] += 1
    layer = [0] * count
    for node in range(count):
        for reader in after[node]:
            layer[reader] = max(layer[reader], layer[node] + 1)
    for node in range(count):
        if before[node] == 0 and after[node]:
            layer[node] = max(0, min(layer[reader] for reader in after[node]) - 1)
    return layer


def _order(rows: list[list[int]], up: list[list[int]], down: list[list[int]]) -> None:
    """Sort each row by the mean place of its neighbours above, then below, a few times."""
    at = {node: float(n) for row in rows for n, node in enumerate(row)}
    for sweep in range(SWEEPS):
        near, sequence = (up, rows) if sweep % 2 == 0 else (down, rows[::-1])
        for row in sequence:
            wanted = {
                n: sum(at[m] for m in near[n]) / len(near[n]) if near[n] else at[n] for n in row
            }
            row.sort(key=lambda n: wanted[n])
            at |= {node: float(n) for n, node in enumerate(row)}


def _assign_columns(
    rows: list[list[int]], up: list[list[int]], down: list[list[int]], widths: Sequence[float]
) -> list[float]:
    x = [0.0] * len(widths)
    for row in rows:
        for node, place_x in zip(row, _spread_row([0.0] * len(row), row, widths), strict=True):
            x[node] = place_x
    for sweep in range(SWEEPS):
        near, sequence = (up, rows) if sweep % 2 == 0 else (down, rows[::-1])
        for row in sequence:
            wanted = [_middle(near[n], x, widths) if near[n] else x[n] for n in row]
            for node, place_x in zip(row, _spread_row(wanted, row, widths), strict=True):
                x[node] = place_x
    return x


def _weight(width: float) -> float:
    """Bends make room for nodes."""
    return LIGHT if width == BEND else 1.0


def _middle(nodes: Sequence[int], x: Sequence[float], widths: Sequence[float]) -> float:
    weights = [_weight(widths[n]) for n in nodes]
    return sum(w * x[n] for w, n in zip(weights, nodes, strict=True)) / sum(weights)


def _spread_row(
    wanted: Sequence[float], row: Sequence[int], widths: Sequence[float]
) -> list[float]:
    """Return x as near to `wanted` as order and widths allow, in least squares: neighbours that are
    too close form a block, placed at the weighted mean of what its nodes want."""
    offsets, reach = list[float](), 0.0
    for n, node in enumerate(row):
        if n:
            reach += (widths[row[n - 1]] + widths[node]) / 2 + GAP
        offsets.append(reach)
    blocks: list[tuple[float, float, int]] = []  # weighted sum, weight, and number of nodes
    for want, offset, node in zip(wanted, offsets, row, strict=True):
        weight = _weight(widths[node])
        block = (weight * (want - offset), weight, 1)
        while blocks and blocks[-1][0] / blocks[-1][1] > block[0] / block[1]:
            total, heavy, size = blocks.pop()
            block = (block[0] + total, block[1] + heavy, block[2] + size)
        blocks.append(block)
    starts = [total / weight for total, weight, size in blocks for _ in range(size)]
    return [start + offset for start, offset in zip(starts, offsets, strict=True)]
