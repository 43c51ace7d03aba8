"""Convert the symbolic sizes of torch, which are expressions of SymPy, to sizes of the IR."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial, reduce
from math import inf
from operator import add, floordiv, mod, mul
from typing import Any

import torch
from sympy import Integer
from torch.fx import Node
from torch.utils._pytree import tree_leaves
from torch.utils._sympy.functions import FloorDiv, Max, Min, Mod, PythonMod

from kitsune.ir.guards import are_equal
from kitsune.ir.size_order import UnknownSize
from kitsune.ir.sizes import Symbol, is_symbolic, maximum, minimum
from kitsune.tensor.core import Tensor
from kitsune.tracing.aten.table import Decline


def convert_size(size: Any, values: Mapping[str, int]) -> int:
    """A size with numbers, or sizes that calls decide, in the place of its symbols. Of a part that
    is no polynomial, quotient, remainder, min or max, `values` has the text where calls decide it.
    """
    return _convert(size.node.expr, values) if isinstance(size, torch.SymInt) else int(size)


def _convert(expr: Any, values: Mapping[str, int]) -> int:
    if expr.is_Integer:
        return int(expr)
    if expr.is_Symbol:
        if expr.name not in values:
            raise UnknownSize(f"no input has the size {expr}")
        return values[expr.name]
    if (form := _find_form(expr)) is not None:
        return form(*(_convert(arg, values) for arg in expr.args))
    known = values.get(str(expr))
    return _evaluate(expr, values) if known is None else known


def _find_form(expr: Any) -> Callable[..., int] | None:
    """What a function of SymPy is over sizes of the IR; None for an opaque one."""
    if expr.is_Pow:
        is_product = expr.exp.is_Integer and expr.exp > 0
        return (lambda base, n: reduce(mul, [base] * n)) if is_product else None
    if expr.is_Add or expr.is_Mul:
        is_whole = not any(arg.is_Number and not arg.is_Integer for arg in expr.args)
        return partial(_fold, add if expr.is_Add else mul) if is_whole else None
    return next((form for kinds, form in FORMS.items() if isinstance(expr, kinds)), None)


def _fold(operation: Callable[[int, int], int], *sizes: int) -> int:
    return reduce(operation, sizes)


FORMS: dict[Any, Callable[..., int]] = {
    FloorDiv: floordiv,  # and CleanDiv
    (Mod, PythonMod): mod,
    Max: maximum,
    Min: minimum,
}


def _evaluate(expr: Any, values: Mapping[str, int]) -> int:
    """An opaque function of sizes that are numbers: a power of a size, bits, a rounded float."""
    numbers = {symbol: values.get(symbol.name) for symbol in expr.free_symbols}
    if any(n is None or is_symbolic((n,)) for n in numbers.values()):
        raise UnknownSize(f"the size {expr} is no polynomial, quotient, remainder, min or max")
    try:
        return int(expr.xreplace({symbol: Integer(n) for symbol, n in numbers.items()}))
    except (ArithmeticError, TypeError, ValueError, AssertionError) as error:
        raise UnknownSize(f"the size {expr} has no value for {numbers}: {error}") from None


def find_opaque(expr: Any) -> Iterator[Any]:
    """Yield the parts of an expression that sizes of the IR have no form for."""
    if expr.is_Integer or expr.is_Symbol:
        return
    if _find_form(expr) is None:
        yield expr
        return
    for arg in expr.args:
        yield from find_opaque(arg)


def symbol_name(size: Any) -> str:
    """The name of a size that is one symbol; empty for a number or an expression."""
    is_symbol = isinstance(size, torch.SymInt) and size.node.expr.is_Symbol
    return str(size.node.expr.name) if is_symbol else ""


def symbolic_sizes(node: Node) -> Iterator[torch.SymInt]:
    """Yield the sizes among the values of a node that no number is known for."""
    for value in tree_leaves(node.meta.get("val")):
        sizes = value.shape if isinstance(value, torch.Tensor) else (value,)
        yield from (size for size in sizes if isinstance(size, torch.SymInt))


def is_never_negative(size: torch.SymInt, expr: Any) -> bool:
    """Whether a part of a size has a range from 0 on."""
    return bool(size.node.shape_env.bound_sympy(expr).lower >= 0)


def make_symbol(name: str, size: torch.SymInt, expr: Any, hint: int) -> Symbol:
    """The symbol of a part of a size, with the range that torch has for it."""
    found = size.node.shape_env.bound_sympy(expr)
    low = int(found.lower) if found.lower > 0 else 1
    # Sizes have no end where torch has its largest number.
    high = int(found.upper) if found.upper < 1 << 31 else inf
    return Symbol(name, hint=hint, low=low, high=high)


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


def bind_symbols(inputs: Iterable[tuple[Node, Any]]) -> dict[Any, Integer]:
    """Symbol or expression → its value in a call, of the inputs of a graph and their values."""
    sizes = [pair for node, value in inputs for pair in _sizes(node.meta.get("val"), value)]
    return {said.node.expr: Integer(n) for said, n in sizes if isinstance(said, torch.SymInt)}


def _sizes(said: Any, value: Any) -> Iterator[tuple[Any, int]]:
    """Each size of an input as torch has it, and what it is."""
    if isinstance(said, torch.Tensor):
        return zip(said.shape, value.shape, strict=True)
    return iter([(said, value)])


def evaluate_size(size: Any, symbols: Mapping[Any, Integer]) -> int:
    """A size, stride or offset of the traced graph as a number."""
    if not isinstance(size, torch.SymInt):
        return int(size)
    found = size.node.expr.xreplace(symbols)
    if not found.is_number:
        raise Decline(f"{size} depends on sizes that only a call finds out")
    return int(found)
