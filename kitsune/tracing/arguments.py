"""Convert the arguments of a call to arrays of types that kernels support."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kitsune.errors import DTypeError, InputError, what_is
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
