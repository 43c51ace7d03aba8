"""The tensors of one layer and the settings of a checkpoint, read with checks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.checkpoints.stored_weight import StoredWeight

FLOATS = ("float16", "bfloat16", "float32")
MAX_SIZE = 1 << 31  # of anything that a configuration counts


def show(shape: Sequence[int]) -> str:
    return f"[{','.join(map(str, shape))}]"


class Layer:
    """The tensors whose names begin with a layer's name, by what follows it."""

    def __init__(
        self,
        name: str,
        tensors: dict[str, np.ndarray],
        file: object,
        metadata: Mapping[str, str] | None = None,
    ) -> None:
        self.name, self.tensors, self.file, self.metadata = name, tensors, file, metadata or {}

    def has(self, part: str) -> bool:
        return part in self.tensors

    def read(
        self, part: str, dtypes: str | Sequence[str], shape: Sequence[int | None] | None = None
    ) -> np.ndarray:
        """Return a tensor of one of those types; None in the shape stands for any size."""
        found = self.tensors.get(part)
        if found is None:
            raise self.refuse(
                f"has no '{part}'", f"it has {', '.join(sorted(self.tensors)) or 'nothing'}"
            )
        allowed = [dtypes] if isinstance(dtypes, str) else list(dtypes)
        if found.dtype.name not in allowed:
            raise self.refuse(
                f"has '{part}' of type {found.dtype.name}", f"it is read as {', '.join(allowed)}"
            )
        if shape is not None:
            self._check_shape(part, found, shape)
        return found

    def _check_shape(self, part: str, found: np.ndarray, shape: Sequence[int | None]) -> None:
        fits = len(shape) == found.ndim and all(
            want in (None, size) for want, size in zip(shape, found.shape, strict=True)
        )
        if not fits:
            wanted = ",".join("any" if size is None else str(size) for size in shape)
            raise self.refuse(
                f"has '{part}' of shape {show(found.shape)}",
                f"the other tensors and the settings make it [{wanted}]",
            )

    def refuse(self, what: str, why: str) -> InputError:
        return InputError(f"'{self.name}' of '{self.file}' {what}", why=why)


class Settings:
    """The `quantization_config` of a config.json."""

    def __init__(self, said: Mapping[str, Any], file: object) -> None:
        self.said, self.file = said, file

    def get(self, name: str, otherwise: Any = None) -> Any:
        found = self.said.get(name)
        return otherwise if found is None else found

    def choice(self, name: str, known: Iterable[Any], otherwise: Any = None) -> Any:
        """Return one of the known values of a setting; another is an error that names it."""
        found = self.get(name, otherwise)
        allowed = list(known)
        if not any(type(found) is type(each) and found == each for each in allowed):
            raise self.unknown(name, found, allowed)
        return found

    def size(self, name: str, otherwise: int | None = None) -> int:
        """Return a whole number above 0."""
        found = self.get(name, otherwise)
        if type(found) is not int or not 0 < found < MAX_SIZE:
            raise InputError(
                f"'{self.file}' has a quantization_config with {name} {found!r}",
                why="it is a whole number above 0",
            )
        return found

    def group(self, name: str = "group_size") -> int | None:
        """Return the columns that share a scale; None if a whole row does."""
        return None if self.get(name, -1) == -1 else self.size(name)

    def unknown(self, name: str, found: Any, known: Iterable[Any]) -> UnsupportedError:
        return UnsupportedError(
            f"'{self.file}' has a quantization_config with {name} {found!r}",
            why=f"known are {', '.join(map(str, known))}",
        )


class Reader(Protocol):
    """Reads the weights of one quantisation method. `parts` are the tensors that one may have
    beside `weight` and `bias`."""

    parts: frozenset[str]

    def read(self, layer: Layer) -> StoredWeight | None:
        """Return the quantised weight of a layer; None where its weight is stored as floats."""


def spread(factors: np.ndarray, each: int, count: int) -> np.ndarray:
    """Repeat each factor `each` times along the first axis, up to `count`. The memory it takes
    depends on `count` alone, as `each` is what a file says."""
    return np.asarray(factors[np.arange(count) // min(each, max(count, 1))])


def count_groups(layer: Layer, k: int, group: int | None) -> tuple[int, int]:
    """Return the columns of a group and the number of groups of a row."""
    if k < 1:
        raise layer.refuse(f"has {k} inputs", "a layer has one at least")
    size = k if group is None else min(group, k)
    return size, -(-k // size)


def find_order(layer: Layer, k: int, group: int, groups: int, part: str = "g_idx") -> Any:
    """Return the inputs group by group, where `g_idx` names the group of each of them in another
    order than they come in; None where it does not."""
    if not layer.has(part):
        return None
    named = layer.read(part, ("int32", "int64"), (k,))
    if named.size and not (named.min() >= 0 and named.max() < groups):
        raise layer.refuse(
            f"has '{part}' from {named.min()} to {named.max()}", f"there are {groups} groups"
        )
    in_turn = np.arange(k) // group
    if np.array_equal(named, in_turn):
        return None
    order = np.argsort(named, kind="stable").astype(np.int64)
    if not np.array_equal(named[order], in_turn):
        counts = np.bincount(named, minlength=groups)
        raise layer.refuse(
            f"has groups of {counts.min()} to {counts.max()} columns",
            f"each group of '{part}' has {group}",
        )
    return order
