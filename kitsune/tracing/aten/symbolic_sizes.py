"""Convert the symbolic sizes of torch, which are expressions of SymPy, to sizes of the IR."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from math import inf
from operator import add, mul
from typing import Any

import torch
from torch.fx import Node
from torch.utils._sympy.functions import FloorDiv, Max, Min, Mod, PythonMod

from kitsune.ir.guards import are_equal
from kitsune.ir.size_order import UnknownSize
from kitsune.ir.sizes import Symbol, maximum, minimum
from kitsune.tensor.core import Tensor
from kitsune.tracing.aten.table import Decline


def convert_size(size: Any, values: Mapping[str, int]) -> int:
    """A size with numbers, or sizes that calls decide, in the place of its symbols."""
    return _convert(size.node.expr, values) if isinstance(size, torch.SymInt) else int(size)


def _convert(expr: Any, values: Mapping[str, int]) -> int:
    if expr.is_Integer:
        return int(expr)
    if expr.is_Symbol:
        if expr.name not in values:
            raise UnknownSize(f"no input has the size {expr}")
        return values[expr.name]
    if expr.is_Pow and expr.exp.is_Integer and expr.exp > 0:
        return reduce(mul, [_convert(expr.base, values)] * int(expr.exp))
    args = [_convert(arg, values) for arg in expr.args]
    if expr.is_Add:
        return reduce(add, args)
    if expr.is_Mul:
        return reduce(mul, args)
    if isinstance(expr, FloorDiv):  # and CleanDiv
        return args[0] // args[1]
    if isinstance(expr, (Mod, PythonMod)):
        return args[0] % args[1]
    if isinstance(expr, (Max, Min)):
        return (maximum if isinstance(expr, Max) else minimum)(*args)
    raise UnknownSize(f"the size {expr} is no polynomial, quotient, remainder, min or max")


def symbol_name(size: Any) -> str:
    """The name of a size that is one symbol; empty for a number or an expression."""
    is_symbol = isinstance(size, torch.SymInt) and size.node.expr.is_Symbol
    return str(size.node.expr.name) if is_symbol else ""


def has_sizes_only(number: Any) -> bool:
    """Whether a number is a symbol that is never negative."""
    if not symbol_name(number):
        return False
    found = number.node.shape_env.var_to_range.get(number.node.expr)
    return found is not None and bool(found.lower >= 0)


def make_symbol(size: torch.SymInt, hint: int) -> Symbol:
    """The symbol of a size that is one, with the range that torch has for it."""
    expr = size.node.expr
    found = size.node.shape_env.var_to_range.get(expr)
    low = int(found.lower) if found is not None and found.lower > 0 else 1
    # Sizes have no end where torch has its largest number.
    high = int(found.upper) if found is not None and found.upper < 1 << 31 else inf
    return Symbol(expr.name, hint=hint, low=low, high=high)


def check_sizes(made: Any, said: Any, values: Mapping[str, int]) -> None:
    """Check that results have the sizes that torch has for them."""
    if isinstance(made, Tensor) and isinstance(said, torch.Tensor):
        wanted = [convert_size(n, values) for n in said.shape]
        if not are_equal(made.shape, wanted):
            raise UnknownSize(f"sizes {list(made.shape)} are {wanted} in torch")
    elif isinstance(made, (tuple, list)) and isinstance(said, (tuple, list)):
        for each, other in zip(made, said, strict=False):
            check_sizes(each, other, values)


# --- symbols --------------------------------------------------------------------------------------
#
# Evaluate the symbolic sizes of a torch.fx graph for the sizes of one call.
#
# A graph that is traced with `dynamic=True` computes sizes in its nodes; strides and offsets of its
# tensors are expressions of the same symbols, which no node may compute. The hint of an expression
# is its value when the graph was traced, and wrong for other sizes.


def bind_symbols(values: Mapping[Node, Any]) -> dict[Any, int]:
    """Symbol → its value in a call, of the inputs among the values of nodes."""
    inputs = [(n.meta.get("val"), value) for n, value in values.items() if n.op == "placeholder"]
    sizes = [pair for said, value in inputs for pair in _sizes(said, value)]
    return {said.node.expr: size for said, size in sizes if said.node.expr.is_Symbol}


def _sizes(said: Any, value: Any) -> Iterator[tuple[torch.SymInt, int]]:
    """Each symbolic size of an input, and what it is."""
    if isinstance(said, torch.SymInt) and isinstance(value, int):
        yield said, value
    if isinstance(said, torch.Tensor) and isinstance(value, Tensor):
        pairs = zip(said.shape, value.shape, strict=True)
        yield from ((size, n) for size, n in pairs if isinstance(size, torch.SymInt))


def evaluate_size(size: Any, symbols: Mapping[Any, int]) -> int:
    """A size, stride or offset of the traced graph as a number."""
    if not isinstance(size, torch.SymInt):
        return int(size)
    found = size.node.expr.subs(symbols)
    if not found.is_number:
        raise Decline(f"{size} depends on sizes that only a call finds out")
    return int(found)
