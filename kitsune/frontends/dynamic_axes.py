"""Dynamic axes of a model: bounds, buckets, the sizes it is compiled for, and their symbols.

    axes = Axes(inputs, bounds={"sequence": (1, 512)}, buckets={"sequence": [32, 64, 128]})
    axes.check(input_ids, (1, 600))   # an error that names the axis, its size and its bounds
    axes.shapes({"sequence": 64})     # of every input; other axes have their smallest sizes

An axis is known by the name that the model gives it, wherever it stands.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from itertools import product
from math import inf
from typing import Any

import numpy as np

from kitsune.errors import InputError, ShapeError, what_is
from kitsune.ir import ops
from kitsune.ir.dtypes import DType
from kitsune.ir.node import Node, Shape
from kitsune.ir.size_arrays import holds_sizes
from kitsune.ir.sizes import Size, Symbol, Values, is_symbolic
from kitsune.system.records import dataclass


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


Sizes = Mapping[str, int]


class Axes:
    """`inputs` are as the model declares them; none where it does not, and then `names` are
    those of its axes that somebody else named."""

    def __init__(
        self,
        inputs: Sequence[Declared] = (),
        bounds: Mapping[str, tuple[int, int]] | None = None,
        buckets: Mapping[str, Sequence[int]] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        for option, given in (("bounds", bounds), ("buckets", buckets)):
            if not isinstance(given, (Mapping, type(None))):
                raise InputError(
                    f"{option} are {what_is(given)}", hint=f"{option}={{'sequence': …}}"
                )
        self.inputs = tuple(inputs)
        sizes = [size for value in self.inputs for size in value.shape or ()]
        named = (size for size in sizes if isinstance(size, str))
        self.names = tuple(dict.fromkeys((*named, *names)))
        self.bounds = {name: _bounds(name, given) for name, given in (bounds or {}).items()}
        self.buckets = {name: _buckets(name, given) for name, given in (buckets or {}).items()}
        for name in (*self.bounds, *self.buckets):
            self._check_name(name)
        for name, bucket in self.buckets.items():
            for size in bucket:
                self._check_size(name, size, f"a bucket of '{name}'")

    @property
    def has_dynamic(self) -> bool:
        """Whether calls decide some size."""
        shapes = (value.shape for value in self.inputs)
        is_declared = any(not isinstance(n, int) for shape in shapes for n in shape or ())
        return is_declared or bool(self.names)

    # --- what a call may be ---

    def check(self, value: Declared, shape: Sequence[int]) -> None:
        """Raise where a dynamic size of an input is out of its bounds."""
        for name, size in zip(value.shape or (), shape, strict=False):
            if isinstance(name, str):
                self._check_size(name, size, f"the axis '{name}' of '{value.name}'")

    def find_mismatch(self, shapes: Mapping[str, Sequence[int]]) -> str:
        """Two sizes that axes of one name have in a call; nothing where all agree."""
        seen: dict[str, tuple[int, str]] = {}
        for value in self.inputs:
            for name, size in zip(value.shape or (), shapes.get(value.name, ()), strict=False):
                if not isinstance(name, str):
                    continue
                first, where = seen.setdefault(name, (size, value.name))
                if first != size:
                    return f"the axis '{name}' is {first} in '{where}' and {size} in '{value.name}'"
        return ""

    def _check_size(self, name: str, size: int, what: str) -> None:
        low, high = self.bounds.get(name, (0, size))
        if not low <= size <= high:
            raise InputError(
                f"{what} is {size}",
                why=f"its bounds are {low} to {high}",
                hint=f"give kt.compile other bounds: bounds={{'{name}': (…, …)}}",
            )

    def _check_name(self, name: str) -> None:
        if name not in self.names:
            known = ", ".join(f"'{known}'" for known in self.names)
            raise InputError(
                f"there is no axis '{name}'",
                why=f"the model's dynamic axes are {known}"
                if known
                else "the model names no dynamic axis",
            )

    # --- what is compiled ahead ---

    def smallest(self, name: str | None) -> int:
        """The least size that is meant: the lower bound, or the smallest bucket, or 1."""
        if name in self.bounds:
            return self.bounds[name][0]
        return min(self.buckets.get(name or "", (1,)))

    def shapes(self, sizes: Sizes) -> dict[str, tuple[int, ...]]:
        """Return the shapes of every input whose rank is declared."""
        return {
            value.name: tuple(
                n if isinstance(n, int) else sizes.get(n or "", self.smallest(n))
                for n in value.shape
            )
            for value in self.inputs
            if value.shape is not None
        }

    def complete_shapes(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Return the shapes of every input from shapes by input and sizes by axis, {"x": (1, 8),
        "sequence": 128}."""
        inputs = {value.name for value in self.inputs}
        named = [name for name in given if name in self.names and name not in inputs]
        sizes = {name: _size(name, given[name]) for name in named}
        shapes = {name: spec for name, spec in given.items() if name not in sizes}
        for value in self.inputs:
            spec = shapes.get(value.name)
            shape: Any = getattr(spec, "shape", spec)
            if value.shape is not None and _are_sizes(shape):
                for name, size in zip(value.shape, shape, strict=False):
                    if isinstance(name, str):
                        sizes.setdefault(name, int(size))
        return {**self.shapes(sizes), **shapes}

    def each_bucket(self) -> list[dict[str, int]]:
        """Every combination of the buckets."""
        names = list(self.buckets)
        return [dict(zip(names, sizes, strict=True)) for sizes in product(*self.buckets.values())]


def _size(name: str, given: Any) -> int:
    only = given[0] if _are_sizes(given) and len(given) == 1 else given
    if not _are_sizes([only]):
        raise InputError(
            f"the axis '{name}' has the size {given!r}", why="an axis has one size, 0 or more"
        )
    return int(only)


def _bounds(name: str, given: Any) -> tuple[int, int]:
    if not (_are_sizes(given) and len(given) == 2 and given[0] <= given[1]):
        raise InputError(
            f"the bounds of '{name}' are {given!r}", hint="give the least and the largest size"
        )
    return int(given[0]), int(given[1])


def _buckets(name: str, given: Any) -> tuple[int, ...]:
    if not (_are_sizes(given) and given):
        raise InputError(f"the buckets of '{name}' are {given!r}", hint="list some sizes")
    return tuple(sorted(set(map(int, given))))


def _are_sizes(given: Any) -> bool:
    return isinstance(given, (list, tuple)) and all(
        isinstance(n, (int, np.integer)) and not isinstance(n, bool) and n >= 0 for n in given
    )


# --- symbols --------------------------------------------------------------------------------------
#
# Symbols for the sizes that calls decide: open axes of inputs, and whole numbers among them.


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
        return ops.constant(value)
    made = size_vector(list(value.flat)) if value.shape else ops.size(value.item())
    made = made if made.shape == value.shape else ops.reshape(made, shape=value.shape)
    return made if made.dtype == like.dtype else ops.cast(made, dtype=like.dtype)


def size_vector(sizes: Sequence[int]) -> Node:
    """Sizes as a vector of i64."""
    if not is_symbolic(sizes):
        return ops.constant(np.array(sizes, np.int64))
    pieces = [ops.reshape(ops.size(n), shape=(1,)) for n in sizes]
    return pieces[0] if len(pieces) == 1 else ops.concat(*pieces, axis=0)
