"""The sizes of a captured graph that calls decide, and the inputs that tell them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import torch
from torch.fx import Node

from kitsune.frontends.dynamic_axes import Axes
from kitsune.ir.node import Shape
from kitsune.ir.size_order import UnknownSize
from kitsune.tracing.aten.symbolic_sizes import (
    convert_size,
    has_sizes_only,
    make_symbol,
    symbol_name,
)
from kitsune.tracing.call import Call

NOTHING = np.zeros((), np.bool_)


class DynamicSizes:
    """A program reads each symbol from the shape of an array: of a tensor that it is `fed`, or of
    an array that carries a number which is no tensor's size."""

    names = ()

    def __init__(self, inputs: Sequence[Node], fed: Sequence[int]) -> None:
        said = [node.meta.get("val") for node in inputs]
        self._fed = [said[n] for n in fed]
        self._place: dict[str, tuple[int, int]] = {}  # of each symbol: an array and an axis
        self._symbols: dict[str, torch.SymInt] = {}
        self._carried: list[int] = []  # numbers among the inputs
        for at, value in enumerate(self._fed):
            for axis, size in enumerate(value.shape if isinstance(value, torch.Tensor) else ()):
                self._add(size, at, axis)
        for n, value in enumerate(said):
            if has_sizes_only(value) and self._add(value, len(fed) + len(self._carried), 0):
                self._carried.append(n)
        self._numbers = {n: v for n, v in enumerate(said) if self._is_known(v)}
        named = {symbol_name(v): n for n, v in enumerate(said) if not isinstance(v, torch.Tensor)}
        self._fixed = {name: n for name, n in named.items() if name and name not in self._place}

    def _add(self, size: Any, at: int, axis: int) -> bool:
        """Whether a size is a symbol without a place, which now has one."""
        name = symbol_name(size)
        if not name or name in self._place:
            return False
        self._place[name], self._symbols[name] = (at, axis), size
        return True

    def _is_known(self, value: Any) -> bool:
        """Whether the symbols of the arrays decide a number."""
        if not isinstance(value, torch.SymInt):
            return False
        try:
            convert_size(value, dict.fromkeys(self._place, 2))
        except UnknownSize:
            return False
        return True

    def __bool__(self) -> bool:
        return bool(self._symbols)

    def is_number(self, n: int) -> bool:
        """Whether an input is a number that the shapes of the arrays decide."""
        return n in self._numbers

    def carry(self, given: Sequence[Any]) -> list[np.ndarray]:
        """Arrays of one element in memory, whose sizes are numbers of a call."""
        return [np.broadcast_to(NOTHING, (given[n],)) for n in self._carried]

    def read(self, shapes: Sequence[Shape]) -> dict[str, int]:
        """The values of all symbols, from the shapes of the arrays."""
        return {name: shapes[at][axis] for name, (at, axis) in self._place.items()}

    def fixed(self, given: Sequence[Any]) -> dict[str, int]:
        """The values of symbols that no shape tells, such as a number that may be negative: a
        model is compiled for each of them."""
        return {name: int(given[n]) for name, n in self._fixed.items()}

    def numbers(self, values: Mapping[str, int]) -> dict[int, int]:
        """The inputs that are numbers, by their places."""
        return {n: convert_size(value, values) for n, value in self._numbers.items()}

    def check(self, arrays: Mapping[str, Any], axes: Axes) -> None:
        """Torch checks sizes before a call."""

    def symbolic_shapes(self, call: Call, axes: Axes) -> list[Shape]:
        """The shapes of a call with symbols, whose hints they are."""
        shapes = [array.shape for array in call.arrays]
        hints = self.read(shapes)
        symbols = {
            n: make_symbol(size, hints[n]).size if hints[n] else 0  # a graph of no elements
            for n, size in self._symbols.items()
        }
        found = [
            tuple(convert_size(n, symbols) for n in value.shape)
            if isinstance(value, torch.Tensor)
            else shape
            for value, shape in zip(self._fed, shapes, strict=False)
        ]
        at = {place: symbols[name] for name, place in self._place.items()}
        return [*found, *((at[n, 0],) for n in range(len(found), len(shapes)))]
