"""A stage of an ONNX model as a source: what follows from values that earlier stages made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kitsune.errors import KitsuneError
from kitsune.frontends.dynamic_axes import Axes, make_key, read_shapes
from kitsune.ir.budget import Budget
from kitsune.ir.dtypes import has_kernels
from kitsune.ir.size_order import UnknownSize
from kitsune.ir.sizes import Values
from kitsune.tracing.call import Call, DynamicTrace, Traced

if TYPE_CHECKING:
    from kitsune.frontends.onnx import OnnxModel, Stage, Step

NOT_DYNAMIC = "dynamic=False"  # the reason of models that are compiled for each size by request


@dataclass(frozen=True, eq=False)
class Rest:
    """What follows a program whose results decide about sizes: the host calls of a step, then a
    stage, compiled as a model of its own."""

    step: Step
    source: StageSource

    @property
    def model(self) -> OnnxModel:
        return self.source.stage.model

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to compute after the host calls."""
        return not self.source.stage.items


class StageSource:
    """Traced for any sizes of its values where that can be, else for those of each call."""

    declared = None
    names: tuple[str, ...] = ()

    def __init__(
        self, stage: Stage, axes: Axes, title: str, reason: str = "", is_first: bool = False
    ) -> None:
        self.stage, self.axes, self.title, self.file = stage, axes, title, title
        self.static_reason = reason  # why no graph is for any size; later stages have their own
        self._later_reason = "" if is_first and reason != NOT_DYNAMIC else reason
        self._is_dynamic: bool | None = False if reason else None  # None before it was tried
        self._by_value: set[str] = set()  # inputs whose values graphs for any size depend on
        self._latest: DynamicTrace | None = None  # that no program was compiled of yet
        self.is_cacheable = False  # whether shapes alone decide about the latest graph for any size

    @property
    def is_static(self) -> bool:
        """Whether it is known that no graph serves every size."""
        return self._is_dynamic is False

    def budget(self) -> Budget:
        return self.stage.model.budget()

    def smallest(self) -> None:
        return None

    def dynamic_name(self, number: int) -> str:
        return ""

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        return self.bind_values(dict(named), {})

    def bind_values(self, values: dict[str, Any], sizes: Values) -> Call:
        """A call of the stage with the values that it begins with, and the sizes that earlier
        stages are bound to."""
        by_value = self.try_dynamic(values, sizes)
        if by_value is None:
            by_value = self.stage.step(values, sizes).by_value
        return make_call(values, by_value, sizes)

    def try_dynamic(self, values: dict[str, Any], sizes: Values) -> frozenset[str] | None:
        """The inputs whose values a graph for any size depends on; None where there is no such
        graph. The first call of sizes that the model takes finds out."""
        if self._is_dynamic is None:
            self._latest = self._trace_dynamic(values, sizes)
            if self._latest is not None:
                self._is_dynamic = True
        return frozenset(self._by_value) if self._is_dynamic else None

    def trace_dynamic(self, call: Call) -> DynamicTrace | None:
        """Trace one graph for every size; None where there is no such graph, or none that has the
        sizes of this call, and `static_reason` says why."""
        if self._is_dynamic is False:
            return None
        made, self._latest = self._latest, None
        if made is None or make_shapes(call.feeds, call.sizes) != made.shapes:
            made = self._trace_dynamic(call.feeds, call.sizes)
        return made

    def _trace_dynamic(self, values: dict[str, Any], sizes: Values) -> DynamicTrace | None:
        try:
            step = self.stage.trace_dynamic(dict(values), self.axes, list(sizes))
        except KitsuneError as error:
            self.static_reason = str(error)
            if isinstance(error, UnknownSize):
                self._is_dynamic = False
            return None
        self._by_value |= step.by_value
        is_plain = step.rest is None and not step.by_value
        self.is_cacheable = is_plain and step.trace.feeds == tuple(values)
        return DynamicTrace(self._make_traced(step), step.guards, make_shapes(values, sizes))

    def trace(self, call: Call) -> Traced:
        return self._make_traced(self.stage.step(call.feeds, call.sizes))

    def _make_traced(self, step: Step) -> Traced:
        rest = None
        if step.rest is not None:
            rest = Rest(step, StageSource(step.rest, Axes(), self.title, self._later_reason))
        return Traced(step.trace.graph, self.stage.outputs, rest=rest, numbers=step.numbers)


def make_shapes(values: Mapping[str, Any], sizes: Values) -> Any:
    return read_shapes(values), tuple(sizes.items())


def make_call(
    values: dict[str, Any], by_value: frozenset[str], sizes: Values, is_positional: bool = False
) -> Call:
    """A call of a stage. Its graph reads what kernels can; the rest is for the host."""
    names = tuple(name for name, value in values.items() if has_kernels(value))
    return Call(
        names,
        [values[name] for name in names],
        make_key(values, by_value, sizes),
        is_positional and not by_value,
        None,
        values,
        tuple(values),
        {name: values[name] for name in values if name in by_value},
        sizes=sizes,
    )
