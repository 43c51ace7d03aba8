"""Low-rank adapters (LoRA) beside the weights of a decoder.

    y = x @ W + scale · (x @ A) @ B

The matrix W stays packed. Scales are an input of the graph, one for each adapter: which of them
apply, and how much, changes without compiling anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from kitsune.frontends.decoders.weights import Weights
from kitsune.ir.dtypes import f32
from kitsune.ir.node import Node
from kitsune.ir.ops import add, constant, gather, input_, matmul, mul, reshape
from kitsune.system.records import dataclass


@dataclass(frozen=True, eq=False)
class Adapter:
    """`parts` are A [inputs, rank] and B [rank, outputs] by the name of the weight that they are
    beside; the factor of the file is in B."""

    name: str
    parts: Mapping[str, tuple[np.ndarray, np.ndarray]]


class AdaptedWeights:
    """Weights with adapters beside them."""

    def __init__(self, base: Weights, adapters: Sequence[Adapter]) -> None:
        self.base, self.adapters = base, tuple(adapters)
        self.values = np.ones(len(self.adapters), np.float32)
        self.version = 0  # of the values
        self.scales = input_("adapter_scales", (len(self.adapters),), f32)

    @property
    def shapes(self) -> Mapping[str, Sequence[int]]:
        return self.base.shapes

    def has(self, name: str) -> bool:
        return self.base.has(name)

    def matrix(self, name: str) -> Node:
        return self.base.matrix(name)

    def vector(self, name: str) -> Node:
        return self.base.vector(name)

    def experts(self, name: str) -> Node:
        return self.base.experts(name)

    def table(self, name: str) -> Node:
        return self.base.table(name)

    def columns(self, name: str) -> int:
        return self.base.columns(name)

    def beside(self, names: Sequence[str]) -> Node | None:
        return self.base.beside(names)

    def multiply(self, x: Node, name: str) -> Node:
        return self.adapt(x, name, self.base.multiply(x, name))

    def adapt(self, x: Node, name: str, made: Node) -> Node:
        """Add what adapters have beside a weight to x @ weight."""
        found = [
            (n, each.parts[name]) for n, each in enumerate(self.adapters) if name in each.parts
        ]
        if not found:
            return made
        down = np.concatenate([a for _, (a, _) in found], axis=1)
        up = np.concatenate([b for _, (_, b) in found], axis=0)
        owners = np.concatenate([np.full(a.shape[1], n) for n, (a, _) in found])
        scale = reshape(gather(self.scales, constant(owners), axis=0), shape=(1, owners.size))
        low = mul(matmul(x, constant(np.ascontiguousarray(down))), scale)
        return add(made, matmul(low, constant(np.ascontiguousarray(up))))


def adapt(weights: Weights, x: Node, name: str, made: Node) -> Node:
    """Add what adapters have beside a weight, if there are any."""
    return weights.adapt(x, name, made) if isinstance(weights, AdaptedWeights) else made
