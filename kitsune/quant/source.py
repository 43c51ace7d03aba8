"""A model source whose graphs have quantised weights."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from os import PathLike
from typing import TYPE_CHECKING, Any

from kitsune.errors import InputError, UnsupportedError, needs
from kitsune.ir.budget import Budget
from kitsune.ir.dtypes import Packed, make_packed_type
from kitsune.ir.guards import assume, record_guards
from kitsune.ir.packing import GROUPS, PLANES
from kitsune.model.compiled_model import CompiledModel
from kitsune.quant.calibration import NEEDS, bound
from kitsune.quant.methods.levels import Activations
from kitsune.quant.methods.quantise_graph import Layer, fold_for_packing, quantise_weights
from kitsune.quant.methods.quantised_weight import QuantisedWeight
from kitsune.tracing import Call, DynamicSource, Source, Traced
from kitsune.tracing.call import DynamicTrace

if TYPE_CHECKING:
    from kitsune.quant.finetune import Loss


Bits = int | Mapping[str, int | None]


class Rules:
    """The type of each weight, by name."""

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
                None
                if width is None
                else make_packed_type(width, group_size or GROUPS[width], symmetric)
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


class LowBitSource:
    """`made` is what calibration or training made of weights; others are rounded as they come."""

    def __init__(
        self,
        source: Source,
        rules: Rules,
        method: str,
        made: Mapping[str, QuantisedWeight] | None = None,
        activations: Activations = None,
    ) -> None:
        self.floats, self.rules, self.method = source, rules, method
        self.title, self.file = source.title, source.file
        self.names, self.declared, self.axes = source.names, source.declared, source.axes
        self.made, self.activations = dict(made or {}), activations
        self.static_reason = ""
        self.layers: dict[str, Layer] = {}
        self.losses: list[float] = []  # of each step, where it was trained

    def budget(self) -> Budget | None:
        return self.floats.budget()

    def smallest(self) -> Call | None:
        return self.floats.smallest()

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        return self.floats.bind(args, named)

    def trace(self, call: Call) -> Traced:
        found = self.floats.trace(call)
        return replace(found, graph=self._pack_weights(found)[0], index_checks=None)

    def dynamic_name(self, number: int) -> str:
        """Nothing: weights are rounded anew in every process."""
        return ""

    def trace_dynamic(self, call: Call) -> DynamicTrace | None:
        """The graph of the float model for every size, with packed weights."""
        if not isinstance(self.floats, DynamicSource):
            self.static_reason = f"{self.title} is traced for each size"
            return None
        found = self.floats.trace_dynamic(call)
        if found is None:
            self.static_reason = self.floats.static_reason
            return None
        with record_guards() as guards:
            assume(found.guards)
            graph, _ = self._pack_weights(found.traced)
        traced = replace(found.traced, graph=graph, index_checks=None)
        return replace(found, traced=traced, guards=tuple(guards))

    def _pack_weights(self, found: Traced) -> tuple[Any, dict[str, QuantisedWeight]]:
        # What calibration did not see has no inputs to look at.
        method = "rtn" if self.method in NEEDS else self.method
        graph, layers, made = quantise_weights(
            found.graph, self.rules, method, self.made, self.activations
        )
        self.layers |= {layer.name: layer for layer in layers}
        return graph, made

    def write_onnx(self, path: str | PathLike[str], call: Call) -> None:
        """Write an ONNX file for other runtimes, for calls like this one."""
        with needs("onnx", "cannot write an ONNX file"):
            from kitsune.quant.onnx_export import write_onnx
        found = self.floats.trace(call)
        if found.rest is not None:
            raise UnsupportedError(
                "cannot write a model whose sizes depend on values to an ONNX file",
                hint="save it as .kitsune: model.save(path)",
            )
        if found.state is not None:
            raise UnsupportedError(
                "cannot write a model that changes its buffers to an ONNX file",
                why=f"each call changes {', '.join(found.state.names)}",
                hint="pass these values as inputs, and return the new ones",
            )
        _, made = self._pack_weights(found)
        write_onnx(path, fold_for_packing(found.graph), made, found.output_names)

    def fine_tune(
        self, model: CompiledModel, batches: Iterable[Any], loss: Loss | None, steps: int
    ) -> LowBitSource:
        """Return a source whose weights were fine-tuned."""
        from kitsune.quant.finetune import fine_tune

        given = list(batches)
        first = given[0] if loss is None else given[0][0]
        _, made = self._pack_weights(self.floats.trace(bound(self.floats, first)))
        made, losses = fine_tune(model, self.floats, made, given, loss, steps)
        trained = LowBitSource(self.floats, self.rules, self.method, made, self.activations)
        trained.losses = losses
        return trained
