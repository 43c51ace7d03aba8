"""Choose the sizes that the programs of a bundle are planned for, where calls decide sizes.

A program holds for the sizes that its guards allow. A bundle has one for the most usual sizes, and
further ones for others of `TRIED_SIZES` that no guard of those before allows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice, product
from math import inf, prod
from os import PathLike
from pathlib import Path
from typing import Any, Protocol, TypeVar

from kitsune.bundle.case import Case
from kitsune.bundle.tokenizer import max_length
from kitsune.ir.bind_sizes import bind_sizes
from kitsune.ir.guards import Guard, record_guards
from kitsune.ir.node import Graph
from kitsune.ir.sizes import Size, Symbol, Values, substitute, symbols_of

TRIED_SIZES = (1, 2, 5, 16, 33, 128, 512)  # of an axis
MAX_TRIED = 4096  # combinations of these
MAX_POINTS = 4096  # the most of a combination, multiplied: 8 texts of 512 tokens
MAX_VARIANTS = 4  # of one graph
MAX_TOKENS = 512  # of a text, where neither the tokenizer nor the model says


class Guarded(Protocol):
    @property
    def guards(self) -> Sequence[Guard]: ...


Variant = TypeVar("Variant", bound=Guarded)


def cover_sizes(
    sizes: Sequence[Values], make: Callable[[Values, int], Variant]
) -> list[tuple[Values, Variant]]:
    """A variant for each of the sizes that no guard of those before allows; `make` is given the
    number of the new one."""
    made: list[tuple[Values, Variant]] = []
    for values in sizes:
        if len(made) < MAX_VARIANTS and not any(allows(v.guards, values) for _, v in made):
            made.append((values, make(values, len(made))))
    return made


def allows(guards: Sequence[Guard], values: Values) -> bool:
    return all(guard.holds(values) for guard in guards)


def symbols_of_inputs(graph: Graph) -> list[Symbol]:
    """Each symbol once, in the order of the inputs."""
    return list(
        dict.fromkeys(s for node in graph.inputs for n in node.shape for s in symbols_of(n))
    )


def list_sizes(graph: Graph, guards: Sequence[Guard]) -> tuple[Values, ...]:
    """The sizes that programs are to hold for: the most usual ones, then small ones before large
    ones, as a page checks itself at the first that a program is for."""
    symbols = symbols_of_inputs(graph)
    usual = tuple(symbol.hint for symbol in symbols)
    tried = product(*(dict.fromkeys(_tried(symbol)) for symbol in symbols))
    small = (sizes for sizes in islice(tried, MAX_TRIED) if prod(sizes) <= MAX_POINTS)
    ordered = dict.fromkeys((usual, *sorted(small, key=prod)))
    values = ({s.name: n for s, n in zip(symbols, sizes, strict=True)} for sizes in ordered)
    return tuple(found for found in values if allows(guards, found))


def _tried(symbol: Symbol) -> Iterator[int]:
    ends = (symbol.low, *(() if symbol.high == inf else (int(symbol.high),)))
    for n in (*TRIED_SIZES, *ends):
        if symbol.low <= n <= symbol.high and n % symbol.divisor == 0:
            yield n


def fit_case(
    case: Case,
    page: str | None,
    given: Mapping[str, str | PathLike[str]],
    static: Callable[[], Sequence[Case]],
) -> Case:
    """The case for the sizes that a page has: search runs one text a call, of at most as many
    tokens as its tokenizer and the model take."""
    if page == "search":
        case = fix_sizes(case, _list_text_sizes(case.graph, case.guards, given))
    return replace(case, sizes=list_sizes(case.graph, case.guards), static=static)


def fix_sizes(case: Case, values: Mapping[str, Any]) -> Case:
    """The case with numbers, or other sizes, in the place of symbols."""
    with record_guards():
        graph = bind_sizes(case.graph, values)
    kept = [_substitute(guard, values) for guard in case.guards]
    guards = tuple(dict.fromkeys(guard for guard in kept if guard is not None))
    return replace(case, graph=graph, guards=guards)


def _list_text_sizes(
    graph: Graph, guards: Sequence[Guard], given: Mapping[str, str | PathLike[str]]
) -> dict[str, Any]:
    """What the symbols of texts are in the search page."""
    texts = [node.shape for node in graph.inputs if len(node.shape) == 2]
    made: dict[str, Any] = {s.name: 1 for shape in texts for s in symbols_of(shape[0])}
    most = MAX_TOKENS
    if "tokenizer" in given:
        most = max_length(Path(given["tokenizer"])) or most
    for symbol in {s for shape in texts for s in symbols_of(shape[1])}:
        if symbol.name not in made:
            made[symbol.name] = _limit(symbol, most, guards, made).size
    return made


def _limit(symbol: Symbol, most: int, guards: Sequence[Guard], values: Mapping[str, Any]) -> Symbol:
    """The symbol with the largest size that guards of it alone allow as its upper bound."""
    fixed = {name: n for name, n in values.items() if not isinstance(n, Size)}
    known = {*fixed, symbol.name}
    sides = [(g, {s.name for side in (g.left, g.right) for s in symbols_of(side)}) for g in guards]
    own = [guard for guard, names in sides if names <= known]
    tried = range(int(min(most, symbol.high)), symbol.low - 1, -1)
    high = next((n for n in tried if allows(own, fixed | {symbol.name: n})), symbol.low)
    return replace(symbol, high=high, hint=min(symbol.hint, high))


def _substitute(guard: Guard, values: Mapping[str, Any]) -> Guard | None:
    """The guard of other sizes; None where it is one of numbers, and holds."""
    with record_guards():
        left, right = substitute(guard.left, values), substitute(guard.right, values)
    made = replace(guard, left=left, right=right)
    is_known = not isinstance(left, Size) and not isinstance(right, Size)
    return None if is_known and made.holds({}) else made
