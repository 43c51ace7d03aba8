"""A symbol for each axis that a model leaves open."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import inf
from typing import Any

from kitsune.errors import ShapeError
from kitsune.frontends.declared import Declared
from kitsune.frontends.dynamic_axes import Axes
from kitsune.ir.node import Shape
from kitsune.ir.sizes import Symbol


def make_symbols(
    inputs: Sequence[Declared], axes: Axes, feeds: Mapping[str, Any]
) -> dict[str, Shape]:
    """The shapes of a call's inputs, with a symbol for each axis that is declared by a name or not
    at all. Axes of one name are one symbol. Their hints are the sizes of the call."""
    found, symbols = dict[str, Shape](), dict[str, Symbol]()
    for value in inputs:
        if value.shape is None or value.dtype is None or value.name not in feeds:
            continue
        shape: list[int] = list(feeds[value.name].shape)
        for axis, declared in enumerate(value.shape):
            if isinstance(declared, int):
                continue
            said = declared or f"{value.name}_{axis}"
            if said not in symbols:
                low, high = axes.bounds.get(said, (1, inf))
                name = _free_name(said, [symbol.name for symbol in symbols.values()])
                symbols[said] = Symbol(name, hint=shape[axis], low=low, high=high)
            if symbols[said].hint != shape[axis]:
                raise ShapeError(
                    f"the axis '{said}' is {symbols[said].hint} and {shape[axis]} in one call"
                )
            shape[axis] = symbols[said].size
        found[value.name] = tuple(shape)
    return found


def _free_name(said: str, taken: Collection[str]) -> str:
    """A word of letters, digits and underscores that is not taken: sizes are written as sums and
    products of such words."""
    word = "".join(c if c.isalnum() else "_" for c in said)
    word = f"n{word}" if word[0].isdigit() else word
    while word in taken:
        word += "_"
    return word
