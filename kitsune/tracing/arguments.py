"""Convert the arguments of a call to arrays of types that kernels support."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kitsune.errors import DTypeError, InputError, what_is
from kitsune.frontends.dynamic_axes import Axes
from kitsune.ir.dtypes import from_numpy


def split_named(
    args: Sequence[Any], named: Mapping[str, Any]
) -> tuple[Sequence[Any], Mapping[str, Any]]:
    """Treat a single dict as the inputs by name."""
    if len(args) == 1 and not named and isinstance(args[0], Mapping):
        return (), {str(name): value for name, value in args[0].items()}
    return args, named


def to_numpy(value: Any, name: str) -> Any:
    """Convert tensors and DLPack objects to what NumPy reads."""
    if isinstance(value, (np.ndarray, np.generic)) or not hasattr(value, "__dlpack__"):
        return value
    try:
        return np.from_dlpack(value)
    except (BufferError, TypeError, RuntimeError, AttributeError, ValueError) as error:
        raise InputError(
            f"'{name}' cannot be read: {error}",
            hint="pass a NumPy array, or a tensor that is on the CPU and needs no gradient",
        ) from error


def to_array(value: Any, name: str) -> np.ndarray:
    """Convert an argument to an array of a type that kernels have. Numbers and lists of them become
    f32, i64 or bool, as in `kt.tensor`."""
    given = to_numpy(value, name)
    try:
        array = np.asarray(given)
    except (TypeError, ValueError) as error:
        raise InputError(f"'{name}' is not an array: {error}") from error
    if array.dtype == np.float64 and not hasattr(given, "dtype"):
        array = array.astype(np.float32)
    if not array.dtype.isnative:
        array = array.astype(array.dtype.newbyteorder("="))
    try:
        from_numpy(array.dtype)
    except DTypeError as error:
        raise InputError(
            f"'{name}' is {what_is(value)} of {array.dtype}", why=error.why, hint=error.hint
        ) from error
    return array


def number_outputs(count: int) -> tuple[str, ...]:
    return ("output",) if count == 1 else tuple(f"output{n}" for n in range(count))


def join_names(names: Any) -> str:
    return ", ".join(f"'{name}'" for name in names) or "none"


# --- example arguments, to compile before the first call ------------------------------------------

NO_DYNAMIC_AXES = Axes()


def make_example(
    signature: Any, axes: Axes = NO_DYNAMIC_AXES
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
