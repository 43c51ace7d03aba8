"""A model of floats in, the same with its weights in a few bits out."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from typing import Any

import numpy as np

from kitsune.compiled import CompiledModel
from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.dtypes import Packed, packed
from kitsune.ir.packing import GROUPS, PLANES
from kitsune.lowbit.graphs import Layer, with_low_bit_weights
from kitsune.lowbit.rounding import check_method, refusal, rounded
from kitsune.model import compile as compiled
from kitsune.nn import Embedding, Linear, Module
from kitsune.quant.report import Report
from kitsune.quant.tensors import QuantizedTensor, made
from kitsune.sources import Call, Source, Traced

Bits = int | Mapping[str, int | None]


def quantize(
    model: Any, bits: Bits = 4, method: str = "rtn", skip: Sequence[str] = (),
    symmetric: bool = True, group_size: int | None = None,
) -> Any:  # fmt: skip
    """The same model with packed weights; the one given stays as it is. A `kt.nn` module gives a
    module whose Linear and Embedding weights are packed. Anything else that `kt.compile` takes, or
    made, gives a compiled model, in which matrices are that are only multiplied or gathered from.

    `bits` is one width, or one for each pattern of names: `{"encoder.*": 3, "*": 4}`; the first
    that fits is taken, and weights that none fits stay floats, as do those that `skip` names.
    `method` is "rtn", round to nearest with the best clipping of each group, or "hqq",
    half-quadratic rounding; neither needs data. `quant.report(model)` tells what became of each
    weight."""
    check_method(method)
    rules = Rules(bits, skip, symmetric, group_size)
    if isinstance(model, Module):
        return _module(model, rules, method)
    whole = model if isinstance(model, CompiledModel) else compiled(model)
    source = LowBitSource(whole.source, rules, method)
    if (smallest := source.smallest()) is not None:
        source.traced(smallest)
        rules.check()
    return whole.over(source)


def report(model: Any) -> Report:
    """What became of each weight of a model that `kt.quantize` made; of one whose sizes are known
    only from its calls, after the first."""
    if isinstance(model, Module):
        return Report(tuple(_layers(model)))
    source = model.source if isinstance(model, CompiledModel) else None
    if not isinstance(source, LowBitSource):
        raise UnsupportedError(
            f"no report of a {type(model).__name__}", hint="pass what kt.quantize returned"
        )
    return Report(tuple(source.layers.values()))


class Rules:
    """Which type a weight of a name gets."""

    def __init__(
        self, bits: Bits, skip: Sequence[str], symmetric: bool, group_size: int | None
    ) -> None:
        self.skip = [skip] if isinstance(skip, str) else list(skip)
        self.types: dict[str, Packed | None] = {}
        for pattern, width in (bits if isinstance(bits, Mapping) else {"*": bits}).items():
            if width is not None and (width not in PLANES or isinstance(width, bool)):
                raise UnsupportedError(
                    f"no weights of {width} bits", hint="bits are 8, 4, 3, 2 or 1"
                )
            self.types[pattern] = (
                None if width is None else packed(width, group_size or GROUPS[width], symmetric)
            )
        if group_size is not None and (not 0 < group_size < 10000 or group_size % 32):
            raise UnsupportedError(f"no groups of {group_size}", hint="use 32, 64 or 128")
        self.unused = {*self.skip, *self.types}
        self.names: list[str] = []

    def __call__(self, name: str) -> Packed | None:
        self.names.append(name)
        left = [pattern for pattern in self.skip if fnmatchcase(name, pattern)]
        fits = [pattern for pattern in self.types if fnmatchcase(name, pattern)]
        self.unused.difference_update(left, fits)
        return None if left or not fits else self.types[fits[0]]

    def check(self) -> None:
        """A name that nothing has is a mistake."""
        for pattern in self.unused - {"*"}:
            raise InputError(
                f"'{pattern}' names no weight", why=f"there are {', '.join(self.names) or 'none'}"
            )


# --- modules -------------------------------------------------------------------------------------


def _module(model: Module, rules: Rules, method: str) -> Module:
    """A copy that shares every tensor with the original, but for those that are packed."""
    shared: dict[int, Any] = {id(t): t for _, t in model._tensors()}
    for name, layer in model.named_modules():
        if not isinstance(layer, (Linear, Embedding)) or isinstance(layer.weight, QuantizedTensor):
            continue
        dtype = rules(name)
        if dtype is None:
            continue
        weight = layer.weight.numpy().T  # both sum, or are read, along their second axis
        if (error := refusal(weight, dtype)) is not None:
            raise type(error)(
                error.what, why=error.why, at=f"layer '{name}'",
                hint=f"skip=['{name}'] leaves it as it is",
            )  # fmt: skip
        data = rounded(weight, dtype, method)
        shared[id(layer.weight)] = made(data, dtype, weight, axis=1)
    rules.check()
    return copy.deepcopy(model, shared)


def _layers(model: Module) -> list[Layer]:
    found = []
    for name, module in model.named_modules():
        for weight in vars(module).values():
            if isinstance(weight, QuantizedTensor):
                before = int(np.prod(weight.shape)) * 4
                found.append(
                    Layer(name, weight.packed, weight.shape, weight.nbytes, before, weight.error)
                )
    return found


# --- compiled models -----------------------------------------------------------------------------


class LowBitSource:
    """Another source, the graphs of which have packed weights."""

    def __init__(self, source: Source, rules: Rules, method: str) -> None:
        self._source, self._rules, self._method = source, rules, method
        self.names, self.declared, self.axes = source.names, source.declared, source.axes
        self.layers: dict[str, Layer] = {}

    def smallest(self) -> Call | None:
        return self._source.smallest()

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        return self._source.bind(args, named)

    def traced(self, call: Call) -> Traced:
        found = self._source.traced(call)
        graph, layers = with_low_bit_weights(found.graph, self._rules, self._method)
        self.layers |= {layer.name: layer for layer in layers}
        return replace(found, graph=graph, is_rewritten=False)
