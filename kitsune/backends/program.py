"""The interface of a loaded program: its arguments, and how arrays are converted to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any, Protocol

import numpy as np

from kitsune.errors import InputError, KitsuneError, UnsupportedError
from kitsune.ir.dtypes import DType
from kitsune.ir.node import Node, Shape
from kitsune.ir.sizes import Values, evaluate
from kitsune.lower.memory import InPlace, Module


@dataclass(frozen=True)
class Argument:
    """What a program is called with, or returns."""

    name: str
    shape: Shape
    dtype: DType

    def __str__(self) -> str:
        return f"{self.name}: {self.dtype}[{','.join(map(str, self.shape))}]"


class Program(Protocol):
    """A loaded binary. Results that are written in place are none of its outputs."""

    @property
    def inputs(self) -> tuple[Argument, ...]: ...

    @property
    def outputs(self) -> tuple[Argument, ...]: ...

    @property
    def in_place(self) -> InPlace: ...

    @property
    def kernels(self) -> int:
        """The number of kernels that one call launches."""

    def fast_path(self, fallback: Callable[..., Any]) -> Callable[..., Any]:
        """A function for arrays that fit exactly; `fallback` takes every other call."""

    def slow_path(self, *arrays: Any) -> Any:
        """Run on arrays that are converted first, where nothing is lost by it."""


def bind_program(program: Any, sizes: Values) -> Any:
    """A program for the sizes of a call. One whose sizes no call decides is that for any."""
    return program.bind_sizes(sizes) if hasattr(program, "bind_sizes") else program


def note_use(program: Any, is_idle: bool) -> None:
    """Tell a program that shares memory with other sizes whether it is what calls now run."""
    if hasattr(program, "note_use"):
        program.note_use(is_idle)


class Refused(UnsupportedError):
    """A device has no kernel for these nodes of a graph."""

    def __init__(self, error: KitsuneError, nodes: Sequence[Node]) -> None:
        super().__init__(error.what, why=error.why, at=error.at, hint=error.hint)
        self.nodes = tuple(nodes)


Sides = tuple[tuple[Argument, ...], tuple[Argument, ...]]  # inputs and outputs


def signature(module: Module) -> Sides:
    """What a program of the module is called with, and what it returns."""
    named = enumerate(module.outputs)
    return (
        tuple(Argument(n.attr("name"), n.shape, n.dtype) for n in module.inputs),
        tuple(Argument(f"output{i}", n.shape, n.dtype) for i, n in named),
    )


def bind_arguments(sides: Sides, values: Values) -> Sides:
    """Inputs and outputs with the sizes of a call."""
    inputs, outputs = (
        tuple(replace(a, shape=tuple(evaluate(n, values) for n in a.shape)) for a in side)
        for side in sides
    )
    return inputs, outputs


def nbytes(argument: Argument) -> int:
    return prod(argument.shape) * argument.dtype.itemsize


def spec(argument: Argument) -> tuple[tuple[int, ...], np.dtype[Any]]:
    return argument.shape, argument.dtype.numpy


def fit_all(arrays: Sequence[Any], inputs: Sequence[Argument]) -> list[np.ndarray]:
    """Each argument as the program wants it, or the reason why one cannot be."""
    if len(arrays) != len(inputs):
        names = ", ".join(i.name for i in inputs)
        raise InputError(
            f"{len(arrays)} arrays for {len(inputs)} inputs",
            why=f"the inputs are {names or 'none'}",
        )
    return [fit(a, i) for a, i in zip(arrays, inputs, strict=True)]


def fit(value: Any, wanted: Argument) -> np.ndarray:
    """An argument as a C-contiguous array of the input's shape and type, losing nothing."""
    name, dtype = wanted.name, wanted.dtype
    if _is_exact(value, wanted):
        return np.asarray(value)
    try:
        array = np.asarray(value)
    except (TypeError, ValueError) as error:
        raise InputError(f"'{name}' is not an array: {error}") from error
    if array.shape != wanted.shape:
        raise InputError(
            f"'{name}' has shape {list(array.shape)}",
            why=f"the program was compiled for {list(wanted.shape)}",
        )
    is_typed = hasattr(value, "dtype")
    if not (_is_lossless(array.dtype, dtype) if is_typed else _can_mean(array, dtype)):
        raise InputError(
            f"'{name}' is {array.dtype}",
            why=f"the program was compiled for {dtype}",
            hint=f"pass {name}.astype('{dtype.numpy}') if rounding is meant",
        )
    return np.require(array, dtype.numpy, ["C", "A"])


def _is_exact(value: Any, wanted: Argument) -> bool:
    """Whether a program can be given it as it is."""
    if type(value) is not np.ndarray or value.shape != wanted.shape:
        return False
    flags = value.flags
    return value.dtype == wanted.dtype.numpy and flags.c_contiguous and flags.aligned


def _is_lossless(dtype: np.dtype[Any], want: DType) -> bool:
    return dtype == want.numpy or bool(np.can_cast(dtype, want.numpy, "safe"))


def _can_mean(array: np.ndarray, want: DType) -> bool:
    """Whether Python's numbers can be meant as that type: floats round to any float type, whole
    numbers have to fit."""
    if not np.can_cast(array.dtype, want.numpy, "same_kind"):
        return bool(array.dtype.kind == "i" and (array.astype(want.numpy) == array).all())
    return array.dtype.kind == "f" or bool((array.astype(want.numpy) == array).all())


def unwrap_single(values: tuple[Any, ...]) -> Any:
    """What a function without another wish returns: its result, or the tuple of its results."""
    return values[0] if len(values) == 1 else values


def make_exact_path(
    inputs: Sequence[Argument], general: Callable[..., Any], fallback: Callable[..., Any]
) -> Callable[..., Any]:
    """The fast path of a program that is called from Python."""
    wanted = [spec(argument) for argument in inputs]

    def call(*arrays: Any, **named: Any) -> Any:
        given = [(getattr(a, "shape", None), getattr(a, "dtype", None)) for a in arrays]
        return fallback(*arrays, **named) if named or given != wanted else general(*arrays)

    return call
