"""Kernels in, Layout out: which memory each buffer is, with the arena reused where lives allow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from kitsune.ir.node import Graph, Node
from kitsune.lower.kernel import Kernel
from kitsune.lower.lower import Lowered

ALIGN = 64


@dataclass(frozen=True)
class Ref:
    """A buffer's memory: argument `at` of the call, constant `at`, or byte `at` of the arena."""

    place: Literal["input", "output", "constant", "arena"]
    at: int


@dataclass(frozen=True)
class Step:
    kernel: Kernel
    refs: tuple[Ref, ...]
    pattern: str
    nodes: tuple[Node, ...]


@dataclass(frozen=True)
class Layout:
    """A whole program without its machine code: what runs in which order, over which memory."""

    inputs: tuple[Node, ...]
    outputs: tuple[Node, ...]  # distinct, and computed: not inputs or constants themselves
    constants: tuple[Node, ...]
    steps: tuple[Step, ...]
    arena_nbytes: int
    unshared_nbytes: int  # what the arena would take without reuse


def arrange(graph: Graph, lowered: Sequence[Lowered]) -> Layout:
    made = {n for low in lowered for n in low.nodes[-len(low.kernel.stores) :]}
    outputs = tuple(o for o in dict.fromkeys(graph.outputs) if o in made)
    constants = tuple(dict.fromkeys(n for low in lowered for n in low.nodes if n.op == "constant"))
    places: dict[Node, Ref] = {n: Ref("input", i) for i, n in enumerate(graph.inputs)}
    places |= {n: Ref("constant", i) for i, n in enumerate(constants)}
    places |= {n: Ref("output", i) for i, n in enumerate(outputs)}
    offsets, total, unshared = _allocate(lowered, places)
    places |= {n: Ref("arena", at) for n, at in offsets.items()}
    steps = tuple(
        Step(low.kernel, tuple(places[n] for n in low.nodes), low.group.pattern,
             tuple(low.group.nodes)) for low in lowered
    )  # fmt: skip
    return Layout(graph.inputs, outputs, constants, steps, total, unshared)


def _allocate(
    lowered: Sequence[Lowered], placed: dict[Node, Ref]
) -> tuple[dict[Node, int], int, int]:
    """First fit, largest first, among the buffers alive at the same time."""
    lives: dict[Node, tuple[int, int]] = {}
    sizes: dict[Node, int] = {}
    for step, low in enumerate(lowered):
        for node, buffer in zip(low.nodes, low.kernel.buffers, strict=True):
            if node not in placed:
                lives[node] = (lives.get(node, (step, step))[0], step)
                sizes[node] = -(-buffer.nbytes // ALIGN) * ALIGN
    offsets: dict[Node, int] = {}
    for node in sorted(lives, key=lambda n: -sizes[n]):
        first, last = lives[node]
        taken = sorted(
            (offsets[o], offsets[o] + sizes[o])
            for o in offsets if lives[o][0] <= last and first <= lives[o][1]
        )  # fmt: skip
        at = 0
        for start, stop in taken:
            if at + sizes[node] <= start:
                break
            at = max(at, stop)
        offsets[node] = at
    total = max((offsets[n] + sizes[n] for n in offsets), default=0)
    return offsets, total, sum(sizes.values())
