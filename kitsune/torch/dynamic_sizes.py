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
    bind_symbols,
    convert_size,
    find_opaque,
    is_never_negative,
    make_symbol,
    symbol_name,
    symbolic_sizes,
)
from kitsune.tracing.call import Call

NOTHING = np.zeros((), np.bool_)


class DynamicSizes:
    """A program reads each symbol from the shape of an array: of a tensor that it is `fed`, or of
    an array that carries a number which is no tensor's size. An opaque part of a size, which sizes
    of the IR have no form for, is carried as if it were a symbol."""

    names = ()

    def __init__(self, inputs: Sequence[Node], fed: Sequence[int]) -> None:
        self._inputs = inputs
        said = [node.meta.get("val") for node in inputs]
        self._fed = [said[n] for n in fed]
        self._place: dict[str, tuple[int, int]] = {}  # of each symbol: an array and an axis
        self._symbols: dict[str, tuple[torch.SymInt, Any]] = {}
        self._carried: list[int] = []  # numbers among the inputs
        self._opaque: list[Any] = []
        for at, value in enumerate(self._fed):
            for axis, size in enumerate(value.shape if isinstance(value, torch.Tensor) else ()):
                self._add(symbol_name(size), size, at, axis)
        for n, value in enumerate(said):
            at = len(fed) + len(self._carried)
            is_size = symbol_name(value) and is_never_negative(value, value.node.expr)
            if is_size and self._add(symbol_name(value), value, at, 0):
                self._carried.append(n)
        self._carry_opaque()
        self._numbers = {n: v for n, v in enumerate(said) if self._is_known(v)}
        named = {symbol_name(v): n for n, v in enumerate(said) if not isinstance(v, torch.Tensor)}
        self._fixed = {name: n for name, n in named.items() if name and name not in self._place}

    def _add(self, name: str, size: Any, at: int, axis: int, expr: Any = None) -> bool:
        """Whether a size has a name without a place, which now has one."""
        if not name or name in self._place:
            return False
        self._place[name] = at, axis
        self._symbols[name] = size, size.node.expr if expr is None else expr
        return True

    def _carry_opaque(self) -> None:
        """Add the opaque parts of all sizes of the graph that a call tells and that are never
        negative."""
        told = {size.node.expr for node in self._inputs for size in symbolic_sizes(node)}
        nodes = self._inputs[0].graph.nodes if self._symbols else ()
        sizes = {size.node.expr: size for node in nodes for size in symbolic_sizes(node)}
        opaque = [(expr, size) for whole, size in sizes.items() for expr in find_opaque(whole)]
        for expr, size in opaque:
            at = len(self._fed) + len(self._carried) + len(self._opaque)
            is_told = expr in told or expr.free_symbols <= told
            if (
                is_told
                and is_never_negative(size, expr)
                and self._add(str(expr), size, at, 0, expr)
            ):
                self._opaque.append(expr)

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
        sizes = [given[n] for n in self._carried]
        if self._opaque:
            told = bind_symbols(zip(self._inputs, given, strict=True))
            sizes += [int(expr.xreplace(told)) for expr in self._opaque]
        return [np.broadcast_to(NOTHING, (size,)) for size in sizes]

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
            n: make_symbol(n, *said, hints[n]).size if hints[n] else 0  # a graph of no elements
            for n, said in self._symbols.items()
        }
        found = [
            tuple(convert_size(n, symbols) for n in value.shape)
            if isinstance(value, torch.Tensor)
            else shape
            for value, shape in zip(self._fed, shapes, strict=False)
        ]
        at = {place: symbols[name] for name, place in self._place.items()}
        return [*found, *((at[n, 0],) for n in range(len(found), len(shapes)))]
