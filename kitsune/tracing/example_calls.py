"""Make example arguments of given shapes, to compile a model before its first call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.open_axes import Axes

NOTHING_OPEN = Axes()


def make_example(
    signature: Any, axes: Axes = NOTHING_OPEN
) -> tuple[Sequence[Any], Mapping[str, Any]]:
    """Arguments of a call with these shapes: one shape, several in a list, or a dict of shapes by
    input and of sizes by axis. They are of the declared types, or f32; inputs that a dict does not
    name have the sizes of those that it does, and the smallest ones elsewhere."""
    inputs = axes.inputs
    types = {value.name: value.dtype.numpy for value in inputs if value.dtype is not None}
    if isinstance(signature, Mapping):
        named = axes.complete_shapes(signature)
        return (), {name: _placeholder(spec, types.get(name)) for name, spec in named.items()}
    if _is_shape(signature) or hasattr(signature, "shape"):
        signature = [signature]
    if not isinstance(signature, (list, tuple)):
        raise InputError(
            f"{signature!r} is not a shape",
            hint="write (2, 3) for one input, [(2, 3), (3,)] for two, {'x': (2, 3)} by name",
        )
    names = [value.name for value in inputs]
    in_order = [types.get(name) for name in names] + [None] * len(signature)
    return [_placeholder(spec, kind) for spec, kind in zip(signature, in_order, strict=False)], {}


def _placeholder(spec: Any, dtype: np.dtype[Any] | None) -> Any:
    """An array of a shape that takes no memory; anything else stands for itself."""
    if isinstance(spec, tuple) and not _is_shape(spec):
        raise InputError(f"{spec} is not a shape", why="its sizes are whole numbers, 0 or more")
    zero = np.zeros((), np.float32 if dtype is None else dtype)
    if not _is_shape(spec):
        return spec
    try:
        return np.broadcast_to(zero, tuple(spec))
    except ValueError as error:
        raise InputError(f"no array has the shape {list(spec)}", why=str(error)) from None


def is_placeholder(array: Any) -> bool:
    """Whether an array repeats one element in all of its places, as those of `example` do."""
    return isinstance(array, np.ndarray) and array.size > 1 and not any(array.strides)


def _is_shape(spec: Any) -> bool:
    sizes = isinstance(spec, (list, tuple)) and all(isinstance(n, (int, np.integer)) for n in spec)
    return sizes and all(n >= 0 for n in spec)


def sample_array(array: np.ndarray) -> np.ndarray:
    """Values for an array of which only shape and type are meant: random floats, ones otherwise."""
    if array.dtype.kind != "f":
        return np.ones(array.shape, array.dtype)
    return np.random.default_rng(0).standard_normal(array.shape).astype(array.dtype)
