"""A saved model as a source: the graphs of its file, each for one signature."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from kitsune.artefact.saved_model import Saved, SavedVariant, load
from kitsune.errors import InputError, spell
from kitsune.frontends.dynamic_axes import Axes
from kitsune.ir.bind_sizes import explain_misfit, read_sizes
from kitsune.ir.budget import Budget, make_budget
from kitsune.ir.dtypes import from_numpy
from kitsune.ir.node import Node
from kitsune.ir.sizes import Values, hint
from kitsune.tracing.call import STATIC, Call, DynamicTrace, Traced, split_named, to_array


class SavedSource:
    """The graphs of an artefact: one for each signature that it was saved for, or for any size of
    some axes."""

    declared = None
    axes = Axes()
    static_reason = ""

    def __init__(self, saved: Saved) -> None:
        self.saved, self.title = saved, saved.title
        self.names, self.file = saved.variants[0].given, saved.title

    def __reduce__(self) -> Any:
        return SavedSource.open, (self.saved.path,)

    @classmethod
    def open(cls, path: str) -> SavedSource:
        """The graphs of a file."""
        return cls(load(path))

    def budget(self) -> Budget:
        """The budget for the nodes of all signatures and the bytes of the weights."""
        nodes = sum(1 for variant in self.saved.variants for _ in variant.graph.nodes())
        return make_budget(nodes, sum(array.nbytes for array in self.saved.tensors.values()))

    def smallest(self) -> Call | None:
        """The signature that it was first saved for."""
        first = self.saved.variants[0]
        feeds = [_make_placeholder(node) for node in first.graph.inputs] if first.is_dynamic else []
        return self._call(0, feeds[: len(first.fed)], first.fed == first.given)

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        args, named = split_named(args, named)
        for is_same in (operator.eq, np.can_cast):
            for number, variant in enumerate(self.saved.variants):
                feeds = _match_variant(variant, args, named, is_same)
                if feeds is not None:
                    return self._call(number, feeds, variant.fed == variant.given and not named)
        given = [
            *(_describe_argument("", v) for v in args),
            *(_describe_argument(n, v) for n, v in named.items()),
        ]
        saved = "; ".join(map(str, self.saved.variants))
        misfit = self._explain_misfit(args, named)
        raise InputError(
            f"the model was not saved for {', '.join(given) or 'no inputs'}",
            why=f"it was saved for {saved}" + (f"; {misfit}" if misfit else ""),
            hint="name more signatures when saving: "
            + spell("model.save(path, shapes=[…])", "kitsune compile MODEL -o FILE --shape …"),
        )

    def _explain_misfit(self, args: Sequence[Any], named: Mapping[str, Any]) -> str:
        """Why the sizes of a call are not those of the only variant, if that is for any size."""
        variant = self.saved.variants[0]
        given = dict(zip(variant.given, args, strict=False)) | dict(named)
        is_only = len(self.saved.variants) == 1 and variant.is_dynamic
        if not is_only or not given.keys() >= {*variant.fed}:
            return ""
        shapes = [np.shape(given[name]) for name in variant.fed]
        return explain_misfit(variant.graph, variant.fed, shapes, variant.guards)

    def _call(self, number: int, feeds: list[Any], is_positional: bool) -> Call:
        found = self.saved.variants[number]
        shapes = tuple(array.shape for array in feeds) if found.is_dynamic else ()
        return Call(
            found.fed,
            feeds,
            (number, shapes),
            is_positional and not found.fixed,
            None,
            {},
            found.given,
            found.fixed,
            number,
        )

    def trace(self, call: Call) -> Traced:
        found = self._find(call)
        return _trace(found.bind_sizes(_read_sizes(found, call)) if found.is_dynamic else found)

    def trace_dynamic(self, call: Call) -> DynamicTrace | None:
        found = self._find(call)
        if not found.is_dynamic:
            return None
        hinted = found.change_hints(_read_sizes(found, call))
        return DynamicTrace(_trace(hinted), found.guards, call.key)

    def dynamic_name(self, number: int) -> str:
        return ""

    def _find(self, call: Call) -> SavedVariant:
        assert isinstance(call.key, tuple)
        return self.saved.variants[call.key[0]]


def _trace(found: SavedVariant) -> Traced:
    return Traced(
        found.graph,
        found.output_names,
        found.structure,
        found.draws,
        index_checks=found.index_checks,
    )


def _read_sizes(variant: SavedVariant, call: Call) -> Values:
    values = read_sizes(variant.graph, [array.shape for array in call.arrays])
    assert values is not None, "the call was bound to this variant"
    return values


def _make_placeholder(node: Node) -> np.ndarray:
    """An array of an input's shape at its hints, which takes no memory."""
    return np.broadcast_to(np.zeros((), node.dtype.numpy), tuple(map(hint, node.shape)))


def _match_variant(
    variant: SavedVariant,
    args: Sequence[Any],
    named: Mapping[str, Any],
    is_same: Callable[..., Any],
) -> list[Any] | None:
    """Return the feeds of a variant's graph, if the call matches its signature."""
    given = dict(zip(variant.given, args, strict=False)) | dict(named)
    if len(args) + len(named) != len(given) or given.keys() != set(variant.given):
        return None
    for name, value in variant.fixed.items():
        if isinstance(value, STATIC):
            if type(given[name]) is not type(value) or given[name] != value:
                return None
        elif not np.array_equal(to_array(given[name], name), value):
            return None
    wanted = zip(variant.fed, variant.graph.inputs, strict=False)
    if any(isinstance(given[name], STATIC) for name in variant.fed):
        return None
    arrays = {name: to_array(given[name], name) for name in variant.fed}
    if any(not is_same(arrays[name].dtype, node.dtype.numpy) for name, node in wanted):
        return None
    values = read_sizes(variant.graph, [array.shape for array in arrays.values()])
    holds = values is not None and all(guard.holds(values) for guard in variant.guards)
    return list(arrays.values()) if holds else None


def _describe_argument(name: str, value: Any) -> str:
    """Describe an argument for an error message."""
    label = f"{name}: " if name else ""
    if isinstance(value, STATIC):
        return f"{label}{value!r}"
    array = to_array(value, name or "an argument")
    return f"{label}{from_numpy(array.dtype)}{list(array.shape)}"
