"""What a decoder's graph asks of the weights in its file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.decoders.description import Decoder
from kitsune.ir.node import Node

# The bytes of a name and a size, as an earlier process made them; made now if none did.
MakeCached = Callable[[str, int, Callable[[], np.ndarray]], np.ndarray]


def make_uncached(name: str, nbytes: int, make: Callable[[], np.ndarray]) -> np.ndarray:
    return make()


class Weights(Protocol):
    """The weights by their GGUF names."""

    @property
    def shapes(self) -> Mapping[str, Sequence[int]]: ...

    def has(self, name: str) -> bool: ...

    def matrix(self, name: str) -> Node:
        """K×N, to multiply with."""

    def multiply(self, x: Node, name: str) -> Node:
        """x @ matrix, with x in the order that a packed matrix has its rows in."""

    def vector(self, name: str) -> Node: ...

    def experts(self, name: str) -> Node:
        """The matrices of all experts, [expert, N, K]."""

    def table(self, name: str) -> Node:
        """Vectors of all experts or heads, [count, size]."""

    def columns(self, name: str) -> int:
        """Return columns of a matrix."""

    def beside(self, names: Sequence[str]) -> Node | None:
        """Several matrices as one, their columns side by side, where they are stored so."""


def check_sizes(model: Decoder, weights: Weights, path: object) -> None:
    """Compare what a file says of its model with its tensors, before memory is taken for it."""
    shapes = weights.shapes
    largest = max((max(shape, default=0) for shape in shapes.values()), default=0)
    sizes = {
        "heads": model.heads * model.head,
        "key and value heads": model.kv_heads * max(model.value_head, model.head),
        "width": model.width,
        "vocabulary": model.vocabulary,
    }
    if model.latent is not None:  # its keys are wider than any tensor that projects to them
        sizes["key and value heads"] = model.kv_heads * model.value_head
    for what, size in sizes.items():
        if size > largest:
            raise InputError(
                f"'{path}' says that its {what} take {size:,} values",
                why=f"its largest tensor has {largest:,} rows or columns",
            )
    layers = {name.split(".")[1] for name in shapes if name.startswith("blk.")}
    if model.layers > len(layers) or model.heads % model.kv_heads:
        raise InputError(
            f"'{path}' says that it has {model.layers:,} layers of {model.heads:,} heads",
            why=f"its tensors are of {len(layers):,} layers, of {model.kv_heads:,} key heads",
        )
    _check_experts(model, shapes, path)


def _check_experts(model: Decoder, shapes: Mapping[str, Sequence[int]], path: object) -> None:
    for name, shape in shapes.items():
        if not name.endswith("ffn_gate_inp.weight"):
            continue
        if model.experts is None or model.experts.count not in shape:
            count = 0 if model.experts is None else model.experts.count
            raise InputError(
                f"'{path}' says that it has {count} experts",
                why=f"'{name}' is of shape {list(shape)}",
            )
