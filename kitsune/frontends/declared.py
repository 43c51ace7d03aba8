"""What a file says of its model before anybody reads its nodes, and what tells its calls apart."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from kitsune.ir.dtypes import DType


@dataclass(frozen=True)
class Declared:
    """An input or output as the file declares it. A size is a number, a name, or None; `dtype` is
    None for what is no tensor of a kernel type."""

    name: str
    shape: tuple[int | str | None, ...] | None
    dtype: DType | None
    kind: str  # what an error calls it: f32, string, sequence …


def shapes_of(values: Mapping[str, Any]) -> Hashable:
    """The shape and type of each value; of what is no array, what it is."""
    return tuple((name, _kind(value)) for name, value in values.items())


def _kind(value: Any) -> Hashable:
    if isinstance(value, np.ndarray):
        return value.shape, value.dtype
    return type(value).__name__


def key_of(values: Mapping[str, Any], decisive: Collection[str]) -> Hashable:
    """What calls that do the same have in common, where some values decide about more than shapes
    do."""
    return shapes_of(values), tuple(values[name].tobytes() for name in values if name in decisive)
