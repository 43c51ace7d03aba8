"""What planning is given."""

from __future__ import annotations

from dataclasses import dataclass

from kitsune.ir.node import Graph
from kitsune.ir.rewrite import Fired


@dataclass(frozen=True)
class Canonical:
    """A graph with one spelling per meaning, what it was, and the fusion patterns that rewriting
    applied."""

    graph: Graph
    source: Graph
    fired: tuple[Fired, ...] = ()
    in_place: tuple[tuple[int, int], ...] = ()  # outputs that may be written where an input is
