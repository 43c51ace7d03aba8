"""Encode sizes and guards as JSON, and decode them.

A number is itself; a size is `{"size": [[coefficient, [factor, …]], …]}`, where a factor is
`{"symbol": [name, hint, low, high, divisor]}` or `{"op": "//", "left": size, "right": size}`.
What is read is data of a file: everything of it is checked, and rebuilt by arithmetic.
"""

from __future__ import annotations

from math import inf, prod
from typing import Any

from kitsune.errors import InputError
from kitsune.ir.guards import Guard
from kitsune.ir.size_order import RELATIONS
from kitsune.ir.sizes import Size, Symbol, maximum, minimum

MAX_DEPTH = 8  # of sizes inside sizes
MAX_TERMS = 64  # of one size, and factors of a term
MAX_NUMBER = 1 << 62
OPERATIONS: dict[str, Any] = {
    "//": lambda a, b: a // b,
    "%": lambda a, b: a % b,
    "min": minimum,
    "max": maximum,
}


def encode_sizes(value: Any) -> Any:
    """Any nesting of lists, tuples, dicts and plain values, with sizes and guards in it."""
    if isinstance(value, Size):
        terms = [[coef, [_encode_factor(f) for f in m]] for m, coef in value.terms.items()]
        return {"size": terms}
    if isinstance(value, Guard):
        sides = [encode_sizes(side) for side in (value.left, value.right)]
        return {"guard": [value.relation, *sides, str(value.line)]}
    if isinstance(value, (list, tuple)):
        return [encode_sizes(each) for each in value]
    if isinstance(value, dict):
        return {name: encode_sizes(each) for name, each in value.items()}
    return value


def _encode_factor(factor: Any) -> dict[str, Any]:
    if isinstance(factor, Symbol):
        high = None if factor.high == inf else factor.high
        return {"symbol": [factor.name, factor.hint, factor.low, high, factor.divisor]}
    left, right = encode_sizes(factor.left), encode_sizes(factor.right)
    return {"op": factor.op, "left": left, "right": right}


def decode_size(value: Any, what: str, depth: int = 0) -> int:
    """A number or a size."""
    if type(value) is int and abs(value) < MAX_NUMBER:
        return value
    terms = value.get("size") if isinstance(value, dict) and value.keys() == {"size"} else None
    if not isinstance(terms, list) or len(terms) > MAX_TERMS or depth > MAX_DEPTH:
        raise InputError(f"{what} is {str(value)[:60]!r}", why="it should be a size")
    total: int = 0
    for term in terms:
        if not (isinstance(term, list) and len(term) == 2 and _is_number(term[0])):
            raise InputError(f"{what} has the term {str(term)[:60]!r}")
        if not isinstance(term[1], list) or len(term[1]) > MAX_TERMS:
            raise InputError(f"{what} has the factors {str(term[1])[:60]!r}")
        factors = [_decode_factor(factor, what, depth) for factor in term[1]]
        total = total + prod(factors, start=term[0])
    return total


def _decode_factor(factor: Any, what: str, depth: int) -> int:
    if isinstance(factor, dict) and factor.keys() == {"symbol"}:
        return _decode_symbol(factor["symbol"], what).size
    if isinstance(factor, dict) and factor.keys() == {"op", "left", "right"}:
        sides = [decode_size(factor[side], what, depth + 1) for side in ("left", "right")]
        if factor["op"] in OPERATIONS:
            made: int = OPERATIONS[factor["op"]](*sides)
            return made
    raise InputError(f"{what} has the factor {str(factor)[:60]!r}")


def _decode_symbol(fields: Any, what: str) -> Symbol:
    is_list = isinstance(fields, list) and len(fields) == 5
    if not is_list or not isinstance(fields[0], str) or not fields[0]:
        raise InputError(f"{what} has the symbol {str(fields)[:60]!r}")
    name, hint, low, high, divisor = fields
    numbers = [hint, low, divisor] + ([] if high is None else [high])
    if not all(map(_is_number, numbers)) or low < 0 or divisor < 1:
        raise InputError(f"{what} has the symbol {str(fields)[:60]!r}")
    return Symbol(name, hint, low, inf if high is None else high, divisor)


def decode_guard(value: Any, what: str) -> Guard:
    fields = value.get("guard") if isinstance(value, dict) else None
    if not isinstance(fields, list) or len(fields) != 4 or fields[0] not in RELATIONS:
        raise InputError(f"{what} is {str(value)[:60]!r}", why="it should be a guard")
    relation, left, right, line = fields
    return Guard(relation, decode_size(left, what), decode_size(right, what), str(line))


def _is_number(value: Any) -> bool:
    return type(value) is int and abs(value) < MAX_NUMBER
