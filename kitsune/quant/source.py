"""A model source whose graphs have quantised weights."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from os import PathLike
from typing import TYPE_CHECKING, Any

from kitsune.errors import UnsupportedError, needs
from kitsune.ir.budget import Budget
from kitsune.ir.guards import assume, record_guards
from kitsune.model.compiled_model import CompiledModel
from kitsune.quant.calibration import NEEDS, bound
from kitsune.quant.methods.levels import Activations
from kitsune.quant.methods.quantise_graph import Layer, fold_for_packing, quantise_weights
from kitsune.quant.methods.quantised_weight import QuantisedWeight
from kitsune.quant.rules import Rules
from kitsune.tracing import Call, DynamicSource, Source, Traced
from kitsune.tracing.call import DynamicTrace

if TYPE_CHECKING:
    from kitsune.quant.finetune import Loss


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
