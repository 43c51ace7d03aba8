"""The table of ATen ops that kernels compute.

A row is a function over `kt.Tensor` whose parameters have the names of the op's schema. It raises
Decline for a form of the op that it does not have; torch computes that one then.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import torch

from kitsune.errors import Signal
from kitsune.tracing.aten.tensor_arrays import convert_dtype

Row = Callable[..., Any]
R = TypeVar("R", bound=Row)
ROWS: dict[str, Row] = {}  # by "add", or "add.Tensor" where an overload differs
# Where a result lies in memory, which is not part of what it means.
PLACES = frozenset({"layout", "device", "pin_memory", "memory_format", "non_blocking"})


class Decline(Signal):
    """No kernel for this form of an op."""


def aten(*names: str) -> Callable[[R], R]:
    def register(row: R) -> R:
        for name in names:
            ROWS[name] = row
        return row

    return register


def find_row(op: Any) -> Row | None:
    """The row of an OpOverload, if there is one."""
    if op.namespace not in ("aten", "prims", "kitsune"):
        return None
    packet = op.__name__.partition(".")[0]
    return ROWS.get(op.__name__) or ROWS.get(packet)


def has_row(op: Any) -> bool:
    return isinstance(op, torch._ops.OpOverload) and find_row(op) is not None


def call_row(row: Row, op: Any, args: Sequence[Any], options: Mapping[str, Any]) -> Any:
    """Call a row with the arguments of an op; missing ones have the schema's defaults. A row
    without parameters ignores all of them."""
    accepted = _parameters(row)
    given = {}
    for name, value, is_default in bound(op, args, options):
        if name in accepted:
            given[name] = value
        elif accepted and not is_default and name not in PLACES:
            raise Decline
    return row(**given)


def bound(op: Any, args: Sequence[Any], options: Mapping[str, Any]) -> list[tuple[str, Any, bool]]:
    """Each argument of an op: its name, its value, and whether that is the default."""
    found = []
    for number, argument in enumerate(op._schema.arguments):
        default = argument.default_value if argument.has_default_value() else None
        if not argument.kwarg_only and number < len(args):
            value = args[number]
        else:
            value = options.get(argument.name, default)
        is_default = value is None or (isinstance(value, (bool, int, float)) and value == default)
        found.append((argument.name, _plain(value), is_default))
    return found


def _plain(value: Any) -> Any:
    return convert_dtype(value) if isinstance(value, torch.dtype) else value


@cache
def _parameters(row: Row) -> frozenset[str]:
    return frozenset(inspect.signature(row).parameters)


@cache
def decompositions() -> dict[Any, Any]:
    """Return torch's decompositions into core ops, except for ops that have rows here. Composite
    ops are not among them: autograd decomposes those before."""
    table = torch._decomp._core_aten_decompositions_post_autograd()
    return {op: way for op, way in table.items() if not has_row(op)}


@cache
def export_decompositions() -> dict[Any, Any]:
    """The same for programs of torch.export, in which all ops are still whole. To collect them
    takes torch seconds."""
    table = torch._decomp.core_aten_decompositions()
    return {op: way for op, way in table.items() if not has_row(op)}
