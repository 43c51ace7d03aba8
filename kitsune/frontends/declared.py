"""What a file declares of its model's inputs and outputs, and the cache keys of its calls."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from kitsune.ir.dtypes import DType
from kitsune.ir.node import Node


@dataclass(frozen=True)
class Declared:
    """An input or output as the file declares it. A size is a number, a name, or None; `dtype` is
    None for what is no tensor of a kernel type."""

    name: str
    shape: tuple[int | str | None, ...] | None
    dtype: DType | None
    kind: str  # what an error calls it: f32, string, sequence …


def declare_node(name: str, node: Node) -> Declared:
    """A value that a graph computes, as a later stage of its model has it declared."""
    return Declared(name, node.shape, node.dtype, str(node.dtype))


def read_shapes(values: Mapping[str, Any]) -> Hashable:
    """Return the shape and type of each value; for other objects, their type."""
    return tuple((name, _kind(value)) for name, value in values.items())


def _kind(value: Any) -> Hashable:
    if isinstance(value, np.ndarray):
        return value.shape, value.dtype
    return type(value).__name__


def make_key(
    values: Mapping[str, Any], decisive: Collection[str], sizes: Mapping[str, int]
) -> Hashable:
    """Return the key of calls that trace the same graph, given the values that decide beyond
    shapes, and the sizes that earlier stages found."""
    shapes = read_shapes(values), tuple(sizes.items())
    return shapes, tuple(values[name].tobytes() for name in values if name in decisive)
