"""Evaluate nodes over sizes that calls decide: NumPy's object arrays of numbers and sizes.

What front ends compute of shapes is small: parts of a shape, joined, multiplied, compared. An
element is a Python number, a `Size`, or a `Ratio` of one on the way through a float type and back.
A row that has no rule here, or whose result depends on an order that nobody knows, raises
UnknownSize.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from math import ceil, floor, nan, prod
from typing import Any

import numpy as np

from kitsune.ir.dtypes import DType, boolean, f32, f64
from kitsune.ir.guards import is_equal
from kitsune.ir.node import Node
from kitsune.ir.ops import OPS
from kitsune.ir.size_order import RELATIONS, UnknownSize
from kitsune.ir.sizes import Size, ceil_div, divide, has_sizes, is_symbolic, maximum, minimum
from kitsune.system.records import dataclass

MOST_ELEMENTS = 1024  # of a value that is looked at; more are data
LARGEST_DENOMINATOR = 4096  # a float of another fraction was rounded
EXACT = {f32: 1 << 24, f64: 1 << 53}  # up to here every integer is a float
Element = Any  # a number, a Size or a Ratio


@dataclass(frozen=True)
class Ratio:
    """A size divided by a number that may not divide it."""

    size: Size
    by: int


def holds_sizes(value: np.ndarray) -> bool:
    """Whether an array holds a size that calls decide."""
    return value.dtype == object


def evaluate_sizes(node: Node, args: Sequence[np.ndarray]) -> np.ndarray:
    """The value of a node: an array of its type where every element is a number, else of objects.
    Constants among `args` are of their types."""
    _check_small(node)
    attrs = dict(node.attrs)
    if any(
        has_sizes(value) for name, value in attrs.items() if (node.op, name) != ("size", "value")
    ):
        raise _unknown(node)
    if node.op == "size":
        made = np.asarray(node.attr("value"), dtype=object)
    elif node.op in MOVES:
        made = np.asarray(OPS[node.op].numpy(*map(_objects, args), **attrs), dtype=object)
    elif node.op in FOLDS:
        made = _fold(FOLDS[node.op], _objects(args[0]), attrs["axes"])
    elif node.op in ELEMENTWISE:
        rule = partial(_apply, node)
        made = np.asarray(np.frompyfunc(rule, len(args), 1)(*map(_objects, args)), dtype=object)
    else:
        raise _unknown(node)
    return _settled(made.reshape(node.shape), node.dtype)


def _check_small(node: Node) -> None:
    for each in (node, *node.inputs):
        if is_symbolic(each.shape) or prod(each.shape) > MOST_ELEMENTS:
            raise _unknown(node)


def _unknown(node: Node) -> UnknownSize:
    return UnknownSize(
        f"the value of {node} is not known before a call",
        why="it depends on sizes that calls decide",
        at=node.line,
    )


def _objects(value: np.ndarray) -> np.ndarray:
    """The elements as Python's numbers, and sizes."""
    return value if value.dtype == object else value.astype(object)


def _settled(value: np.ndarray, dtype: DType) -> np.ndarray:
    if _is_dynamic(*value.flat):
        return value
    return value.astype(dtype.numpy)


# --- rows ----------------------------------------------------------------------------------------

# Rows that move elements and look at none; indices must be numbers.
MOVES = {"concat", "expand", "gather", "pad", "permute", "reshape", "slice"}


def _fold(step: Callable[..., Element], value: np.ndarray, axes: tuple[int, ...]) -> np.ndarray:
    for axis in axes:
        if not value.shape[axis]:
            raise UnknownSize("a reduction of no sizes")
        value = np.asarray(np.frompyfunc(step, 2, 1).reduce(value, axis, keepdims=True), object)
    return value


def _apply(node: Node, *args: Element) -> Element:
    """One element of a row; a float is rounded to the row's type."""
    made = ELEMENTWISE[node.op](node, *args)
    return float(np.asarray(made, node.dtype.numpy)) if isinstance(made, float) else made


def _add(a: Element, b: Element) -> Element:
    if isinstance(a, Ratio):
        return _ratio(a.size + _whole(b) * a.by, a.by)
    return _add(b, a) if isinstance(b, Ratio) else _number(a) + _number(b)


def _multiply(a: Element, b: Element) -> Element:
    if isinstance(b, (Size, Ratio)) and not isinstance(a, Size):
        a, b = b, a
    if not _is_dynamic(a):
        return a * b
    if isinstance(a, Size) and isinstance(b, Size):
        return a * b
    factor = _fraction(b)
    size, by = (a.size, a.by) if isinstance(a, Ratio) else (a, 1)
    return _ratio(size * factor.numerator, by * factor.denominator)


def _divide(node: Node, a: Element, b: Element) -> Element:
    """In a float type."""
    if _is_dynamic(b):
        if isinstance(a, Ratio) or isinstance(b, Ratio):
            raise UnknownSize(f"{a} / {b}")
        quotient, rest = divide(_whole(a), b)
        if isinstance(rest, Size) or rest:
            raise UnknownSize(f"{a} / {b} is no polynomial")
        return quotient
    if not _is_dynamic(a):
        return a / b if b else nan
    if not b:
        raise UnknownSize(f"{a} / 0")
    return _multiply(a, 1 / _fraction(b))


def _ratio(size: Element, by: int) -> Element:
    quotient, rest = divide(size, by)
    is_exact = not isinstance(rest, Size) and rest == 0
    if is_exact:
        return quotient
    return Ratio(size, by) if isinstance(size, Size) else float(Fraction(size, by))


def _fraction(value: Element) -> Fraction:
    if _is_dynamic(value):
        raise UnknownSize(f"{value} is no number")
    found = Fraction(value)
    if found.denominator > LARGEST_DENOMINATOR:
        raise UnknownSize(f"a size times {value}", why="the product is rounded")
    return found


def _whole(value: Element) -> int:
    """An element that is a whole number."""
    if isinstance(value, Ratio) or (isinstance(value, float) and not value.is_integer()):
        raise UnknownSize(f"{value} is no whole number")
    return value if isinstance(value, Size) else int(value)


def _number(value: Element) -> Element:
    """A float beside a size counts as an integer where it is one."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _round_down(node: Node, value: Element) -> Element:
    if isinstance(value, Ratio):
        return value.size // value.by
    return value if isinstance(value, (int, Size)) else float(floor(value))


def _round_up(node: Node, value: Element) -> Element:
    if isinstance(value, Ratio):
        return ceil_div(value.size, value.by)
    return value if isinstance(value, (int, Size)) else float(ceil(value))


def _divisor(value: Element) -> int:
    found = _whole(value)
    if not found >= 1:
        raise UnknownSize(f"a division by {found}", why="it may be less than 1")
    return found


def _convert(node: Node, value: Element) -> Element:
    """To a float type a size is exact up to a number that every size of a call is below."""
    dtype = node.dtype
    if not _is_dynamic(value):
        kind = bool if dtype == boolean else float if dtype.is_float else int
        return kind(value)
    if dtype == boolean:
        return not is_equal(_whole(value), 0)
    if dtype.is_float:
        limit = EXACT.get(dtype)
        if isinstance(value, Ratio) or limit is None or not value <= limit:
            raise UnknownSize(f"{value} as {dtype}", why="it is rounded")
        return value
    if isinstance(value, Ratio):
        if not value.size >= 0:
            raise UnknownSize(f"{value.size} / {value.by} as {dtype}")
        value = value.size // value.by
    bits = 8 * dtype.itemsize - dtype.is_signed
    if bits < 31 and not value < 1 << bits:
        raise UnknownSize(f"{value} as {dtype}", why="it may not fit")
    return value


def _compare(relation: str) -> Callable[[Node, Element, Element], bool]:
    def rule(node: Node, a: Element, b: Element) -> bool:
        if not _is_dynamic(a, b):
            return bool(RELATIONS[relation](a, b))
        a, b = _whole(a), _whole(b)
        if relation in ("==", "!="):
            return is_equal(a, b) == (relation == "==")
        return bool(RELATIONS[relation](a, b))

    return rule


def _is_dynamic(*values: Element) -> bool:
    return any(isinstance(value, (Size, Ratio)) for value in values)


def _greatest(a: Element, b: Element) -> Element:
    return maximum(_whole(a), _whole(b)) if _is_dynamic(a, b) else max(a, b)


def _least(a: Element, b: Element) -> Element:
    return minimum(_whole(a), _whole(b)) if _is_dynamic(a, b) else min(a, b)


def _clamp(node: Node, value: Element) -> Element:
    low, high = node.attr("low"), node.attr("high")
    value = value if low is None else _greatest(value, low)
    return value if high is None else _least(value, high)


Rule = Callable[..., Element]

ELEMENTWISE: dict[str, Rule] = {
    "abs": lambda node, a: abs(_whole(a) if _is_dynamic(a) else a),
    "add": lambda node, a, b: _add(a, b),
    "cast": _convert,
    "ceil": _round_up,
    "clamp": _clamp,
    "div": _divide,
    "eq": _compare("=="),
    "floor": _round_down,
    "floor_div": lambda node, a, b: divide(_whole(a), _divisor(b))[0],
    "ge": _compare(">="),
    "gt": _compare(">"),
    "le": _compare("<="),
    "logical_and": lambda node, a, b: bool(a) and bool(b),
    "logical_not": lambda node, a: not a,
    "logical_or": lambda node, a, b: bool(a) or bool(b),
    "logical_xor": lambda node, a, b: bool(a) != bool(b),
    "lt": _compare("<"),
    "maximum": lambda node, a, b: _greatest(a, b),
    "minimum": lambda node, a, b: _least(a, b),
    "mod": lambda node, a, b: divide(_whole(a), _divisor(b))[1],
    "mul": lambda node, a, b: _multiply(a, b),
    "ne": _compare("!="),
    "neg": lambda node, a: _multiply(a, -1),
    "sub": lambda node, a, b: _add(a, _multiply(b, -1)),
    "where": lambda node, condition, a, b: a if condition else b,
}

FOLDS: dict[str, Rule] = {
    "max": _greatest,
    "min": _least,
    "prod": _multiply,
    "sum": _add,
}
