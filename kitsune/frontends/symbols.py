"""Symbols for the sizes that calls decide: open axes of inputs, and whole numbers among them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import inf
from typing import Any

import numpy as np

from kitsune.errors import ShapeError
from kitsune.frontends.dynamic_axes import Axes, Declared
from kitsune.ir.node import Node, Shape
from kitsune.ir.ops import cast, concat, constant, reshape, size
from kitsune.ir.size_arrays import holds_sizes
from kitsune.ir.sizes import Size, Symbol, Values, is_symbolic

MOST_NUMBERS = 8  # of one input that may be sizes; more are data
LARGEST_SIZE = 1 << 40  # a number above it is a limit that means "to the end"


def make_symbols(
    inputs: Sequence[Declared], axes: Axes, feeds: Mapping[str, Any], taken: Collection[str] = ()
) -> dict[str, Shape]:
    """The shapes of a call's inputs, with a symbol for each axis that is declared by a name or not
    at all. Axes of one name are one symbol. Their hints are the sizes of the call. A size of 0 is
    a number: a graph of no elements is another. Names that are `taken` are those of other sizes."""
    found, symbols = dict[str, Shape](), dict[str, Symbol]()
    seen: dict[str, tuple[int, str]] = {}  # the size of each named axis, and the input that has it
    for value in inputs:
        if value.shape is None or value.dtype is None or value.name not in feeds:
            continue
        shape: list[int] = list(feeds[value.name].shape)
        for axis, declared in enumerate(value.shape):
            if isinstance(declared, Size):
                shape[axis] = declared
            if isinstance(declared, (int, Size)):
                continue
            said, here = declared or f"{value.name}_{axis}", shape[axis]
            first, where = seen.setdefault(said, (here, value.name))
            if first != here:
                raise ShapeError(
                    f"the axis '{said}' is {first} in '{where}' and {here} in '{value.name}'",
                    why="the model gives axes of one name one size",
                )
            if not here:
                continue
            if said not in symbols:
                low, high = axes.bounds.get(said, (1, inf))
                names = [*taken, *(symbol.name for symbol in symbols.values())]
                name = make_name(said, names)
                symbols[said] = Symbol(name, hint=here, low=max(1, low), high=high)
            shape[axis] = symbols[said].size
        found[value.name] = tuple(shape)
    return found


def make_name(said: str, taken: Collection[str]) -> str:
    """A word of letters, digits and underscores that is not taken: sizes are written as sums and
    products of such words."""
    word = "".join(c if c.isalnum() else "_" for c in said)
    word = f"n{word}" if word[0].isdigit() else word
    while word in taken:
        word += "_"
    return word


# --- numbers that decide about sizes -------------------------------------------------------------


def make_number_symbols(name: str, value: np.ndarray, taken: Collection[str]) -> np.ndarray:
    """The value of an input with a symbol in the place of each number that may be a size: an array
    of objects, or the value where there is none."""
    if value.dtype.kind not in "iu" or value.size > MOST_NUMBERS:
        return value
    made = value.astype(object)
    for place, number in np.ndenumerate(value):
        if 1 <= number <= LARGEST_SIZE:
            said = name if value.size == 1 else "_".join([name, *map(str, place)])
            word = make_name(said, taken)
            made[place] = Symbol(word, hint=int(number)).size
            taken = [*taken, word]
    return made if is_symbolic(made.flat) else value


def read_numbers(wanted: Mapping[str, np.ndarray], feeds: Mapping[str, Any]) -> Values | None:
    """The sizes that are numbers among the inputs of a call; None where a number is not what the
    graph was traced for."""
    found: dict[str, int] = {}
    for name, value in wanted.items():
        given = feeds[name]
        if not holds_sizes(value):
            is_same = given.shape == value.shape and given.tobytes() == value.tobytes()
        else:
            is_same = given.shape == value.shape
            for symbol, number in zip(value.flat, given.flat if is_same else (), strict=False):
                if isinstance(symbol, Size):
                    found[str(symbol)] = int(number)
                    is_same &= bool(1 <= number <= LARGEST_SIZE)
                else:
                    is_same &= bool(symbol == number)
        if not is_same:
            return None
    return found


def make_size_node(value: np.ndarray, like: Node) -> Node:
    """An array of numbers and sizes as a node of the type of another."""
    if not holds_sizes(value):
        return constant(value)
    made = size_vector(list(value.flat)) if value.shape else size(value.item())
    made = made if made.shape == value.shape else reshape(made, shape=value.shape)
    return made if made.dtype == like.dtype else cast(made, dtype=like.dtype)


def size_vector(sizes: Sequence[int]) -> Node:
    """Sizes as a vector of i64."""
    if not is_symbolic(sizes):
        return constant(np.array(sizes, np.int64))
    pieces = [reshape(size(n), shape=(1,)) for n in sizes]
    return pieces[0] if len(pieces) == 1 else concat(*pieces, axis=0)
