"""A row's index maps in, the array they say out, one element at a time in plain Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kitsune.ir.affine import Affine, Guards, Index
from kitsune.ir.node import Shape
from tests.ops.cases import Case
from tests.scalar import Scalars


class Reader:
    """What a row's `reach` and `spread` may ask, where every index is a number."""

    def __init__(self, arrays: Sequence[np.ndarray]) -> None:
        self.arrays = arrays

    def __call__(self, n: int, index: Index, guards: Guards = ()) -> Any:
        """A guard that does not hold means that nothing is there to read."""
        if not self.inside(guards):
            return self.arrays[n].dtype.type(0)
        assert all(0 <= i.const < size for i, size in zip(index, self.arrays[n].shape, strict=True))
        return self.arrays[n][numbers(index)]

    def index_value(self, index: Affine) -> np.int64:
        return np.int64(numbers((index,))[0])

    def inside(self, guards: Guards) -> np.bool_:
        return np.bool_(all(0 <= numbers((a,))[0] < size for a, size in guards))

    def dynamic(self, value: Any, size: int) -> Affine:
        """From the end where negative, and inside the axis."""
        index = int(value) + size if value < 0 else int(value)
        return Affine(min(max(index, 0), size - 1))


def numbers(index: Index) -> tuple[int, ...]:
    assert not any(i.terms for i in index)
    return tuple(i.const for i in index)


def affines(place: tuple[int, ...]) -> Index:
    return tuple(Affine(i) for i in place)


def scalar_form(case: Case, arrays: Sequence[np.ndarray]) -> np.ndarray:
    """What a MAP's scalar form makes of its inputs."""
    row, attrs = case.row, dict(case.node().attrs)
    assert row.scalar is not None
    if row.reach is None:
        with np.errstate(all="ignore"):
            return np.asarray(row.scalar(Scalars(), *arrays, **attrs))
    node, reader = case.node(), Reader(arrays)
    out = np.zeros(node.shape, node.dtype.numpy if node.dtype.is_int else np.float64)
    for place in np.ndindex(out.shape):
        args = row.reach(reader, affines(place), shapes_of(arrays), **attrs)
        with np.errstate(over="ignore"):  # unsigned arithmetic wraps
            out[place] = row.scalar(Scalars(), *args, **attrs)
    return out


def pulled(case: Case, x: np.ndarray) -> np.ndarray:
    """What a VIEW's index map reads; where it has an inverse, that leads back."""
    row, attrs = case.row, dict(case.node().attrs)
    assert row.pull is not None
    out = np.zeros(case.node().shape, x.dtype)
    for place in np.ndindex(out.shape):
        source = row.pull(affines(place), x.shape, {}, **attrs)
        out[place] = x[numbers(source)]
        if row.push is not None:
            assert numbers(row.push(source, x.shape, {}, **attrs)) == place
    return out


FOLDS = {"sum": np.add, "prod": np.multiply, "max": np.maximum, "min": np.minimum}


def scattered(case: Case, arrays: Sequence[np.ndarray]) -> np.ndarray:
    """What an INDEX row writes, in the order of its updates."""
    row, attrs = case.row, dict(case.node().attrs)
    assert row.spread is not None
    out = arrays[0].copy()
    for place in np.ndindex(arrays[-1].shape):
        to, _ = row.spread(Reader(arrays), affines(place), shapes_of(arrays), **attrs)
        update = arrays[-1][place]
        out[numbers(to)] = FOLDS[row.fold](out[numbers(to)], update) if row.fold else update
    return out


def scanned(case: Case, x: np.ndarray) -> np.ndarray:
    """What a SCAN row says: each element folds those before it."""
    attrs = dict(case.node().attrs)
    fold, out = FOLDS[case.row.fold], np.zeros_like(x)
    for place in np.ndindex(x.shape):
        i = place[attrs["axis"]]
        line = x[tuple(slice(None) if d == attrs["axis"] else n for d, n in enumerate(place))]
        part = line[i:] if attrs["reverse"] else line[: i + 1]
        if attrs["exclusive"]:
            part = line[i + 1 :] if attrs["reverse"] else line[:i]
        out[place] = fold.reduce(part, dtype=x.dtype)
    return out


def shapes_of(arrays: Sequence[np.ndarray]) -> list[Shape]:
    return [a.shape for a in arrays]
