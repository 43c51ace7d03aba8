"""`Case`: a model for one signature, or for every size of its dynamic axes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any

from kitsune.ir.guards import Guard
from kitsune.ir.node import Graph
from kitsune.ir.sizes import Values
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class Case:
    """What its inputs and outputs are called, the values that inputs are fixed to, and what it
    computes. Where calls decide sizes, the graph holds for those that `guards` allow, programs are
    planned for `sizes`, the most usual first, and `static` gives cases of exact sizes for targets
    that have no such program."""

    names: tuple[str, ...]
    output_names: tuple[str, ...]
    graph: Graph
    fixed: Mapping[str, Any] = field(default_factory=dict)
    guards: tuple[Guard, ...] = ()
    sizes: tuple[Values, ...] = ({},)
    static: Callable[[], Sequence[Case]] | None = None
