"""Replace the symbols of a graph by the sizes of a call, and encode sizes and guards as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import inf, prod
from typing import Any

from kitsune.errors import InputError
from kitsune.ir.guards import Guard, assume, find_lows, record_guards
from kitsune.ir.node import Graph, Node, Shape, walk
from kitsune.ir.ops import OPS, size
from kitsune.ir.ops.loop import LoopBody
from kitsune.ir.size_order import RELATIONS
from kitsune.ir.sizes import (
    Size,
    Symbol,
    Values,
    evaluate,
    maximum,
    minimum,
    substitute,
    symbols_of,
)


def bind_sizes(graph: Graph, values: Mapping[str, Any]) -> Graph:
    """The graph with numbers, or other sizes, in the place of symbols."""
    made = bind_nodes(graph, values)
    return Graph(tuple(made[n] for n in graph.inputs), tuple(made[n] for n in graph.outputs))


def bind_nodes(graph: Graph, values: Mapping[str, Any]) -> dict[Node, Node]:
    """What each node of the graph is then."""
    made: dict[Node, Node] = {}
    for node in walk(*graph.inputs, *graph.outputs):
        made[node] = _rebuild(node, tuple(made[i] for i in node.inputs), values)
    return made


def bind_attrs(node: Node, values: Mapping[str, Any]) -> Node:
    """A node whose attributes have numbers in the place of symbols; its inputs stay."""
    return _rebuild(node, node.inputs, values)


def _rebuild(node: Node, inputs: tuple[Node, ...], values: Mapping[str, Any]) -> Node:
    attrs = {name: _bind(value, values) for name, value in node.attrs}
    if node.op == "size":
        return size(attrs["value"])
    is_same = inputs == node.inputs and attrs == dict(node.attrs)
    return node if is_same else OPS[node.op].build(inputs, attrs, node.line)


def _bind(value: Any, values: Mapping[str, Any]) -> Any:
    if isinstance(value, tuple):
        return tuple(_bind(each, values) for each in value)
    if isinstance(value, LoopBody):
        return replace(value, graph=bind_sizes(value.graph, values))
    return substitute(value, values) if isinstance(value, Size) else value


def change_hints(graph: Graph, values: Values) -> Graph:
    """The graph with the sizes of a call as hints, which it is planned by."""
    symbols = {s for node in graph.inputs for n in node.shape for s in symbols_of(n)}
    with record_guards():  # its own, which hold for this call
        return bind_sizes(graph, {s.name: replace(s, hint=values[s.name]).size for s in symbols})


def symbols_in(graph: Graph) -> set[Symbol]:
    """The symbols that the sizes of a graph are made of."""
    values = (value for node in graph.nodes() for _, value in node.attrs)
    shapes = (n for node in graph.inputs for n in node.shape)
    return {s for value in (*values, *shapes) for size in _sizes(value) for s in symbols_of(size)}


def _sizes(value: Any) -> Iterator[int]:
    if isinstance(value, tuple):
        for each in value:
            yield from _sizes(each)
    elif isinstance(value, LoopBody):
        yield from (symbol.size for symbol in symbols_in(value.graph))
    elif isinstance(value, Size):
        yield value


def tighten_ranges(graph: Graph, guards: Sequence[Guard]) -> tuple[Graph, tuple[Guard, ...]]:
    """The graph, and the guards, over symbols that begin where the guards allow: what follows from
    these is known then. A window of three is not in an image of fewer lines."""
    lows = find_lows(guards)
    symbols = {s for s in symbols_in(graph) if lows.get(s.name, 0) > s.low}
    if not symbols:
        return graph, tuple(guards)
    values = {s.name: replace(s, low=lows[s.name]).size for s in symbols}
    changed = [replace(g, left=_bind(g.left, values), right=_bind(g.right, values)) for g in guards]
    with record_guards() as found:
        assume(changed)
        graph = bind_sizes(graph, values)
    return graph, tuple(found)


def explain_misfit(
    graph: Graph, names: Sequence[str], shapes: Sequence[Shape], guards: Sequence[Guard]
) -> str:
    """Why a graph does not take inputs of these shapes, in numbers; nothing where it does."""
    values: dict[str, tuple[int, str]] = {}  # the size of each symbol, and the input that has it
    for name, node, shape in zip(names, graph.inputs, shapes, strict=False):
        if len(node.shape) != len(shape):
            return f"'{name}' has {len(shape)} axes, not {len(node.shape)}"
        for axis, (wanted, given) in enumerate(zip(node.shape, shape, strict=True)):
            symbol = next(symbols_of(wanted), None)
            if symbol is None and wanted != given:
                return f"axis {axis} of '{name}' is {given}, not {wanted}"
            if symbol is None or wanted != symbol.size:
                continue
            if not symbol.low <= given <= symbol.high:
                bounds = (
                    f"{symbol.low} or more"
                    if symbol.high == inf
                    else f"{symbol.low} to {symbol.high}"
                )
                return f"the axis '{symbol}' of '{name}' is {given}, its bounds are {bounds}"
            first, where = values.setdefault(symbol.name, (given, name))
            if first != given:
                return f"the axis '{symbol}' is {first} in '{where}' and {given} in '{name}'"
    return _explain_guards(guards, {name: value for name, (value, _) in values.items()})


def _explain_guards(guards: Sequence[Guard], values: Values) -> str:
    for guard in guards:
        if not guard.holds(values):
            sides = evaluate(guard.left, values), evaluate(guard.right, values)
            line = f", by {guard.line}" if guard.line else ""
            return f"it needs {guard}{line}, and these are {sides[0]} and {sides[1]}"
    return ""


def read_sizes(graph: Graph, shapes: Sequence[Shape], known: Values | None = None) -> Values | None:
    """The sizes of a call whose inputs have these shapes; None where the graph has others: of
    another rank, out of range, or two for one symbol. Some may be `known` beside."""
    pairs: list[tuple[int, int]] = []
    for node, shape in zip(graph.inputs, shapes, strict=False):
        if len(node.shape) != len(shape):
            return None
        pairs += zip(node.shape, shape, strict=True)
    values: dict[str, int] = dict(known or {})
    for wanted, given in pairs:
        symbol = next(symbols_of(wanted), None)
        if symbol is None or wanted != symbol.size:
            continue
        fits = symbol.low <= given <= symbol.high and given % symbol.divisor == 0
        if not fits or values.setdefault(symbol.name, given) != given:
            return None
    return values if all(evaluate(wanted, values) == given for wanted, given in pairs) else None


# --- JSON -----------------------------------------------------------------------------------------
#
# Encode sizes and guards as JSON, and decode them.
#
# A number is itself; a size is `{"size": [[coefficient, [factor, …]], …]}`, where a factor is
# `{"symbol": [name, hint, low, high, divisor]}` or `{"op": "//", "left": size, "right": size}`.
# What is read is data of a file: everything of it is checked, and rebuilt by arithmetic.


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
