"""An ONNX model as a source: traced for the sizes of each call.

A file that an earlier process traced is not read before somebody needs what is in it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from kitsune.backends.base import Argument, fit
from kitsune.cache.programs import name_weight, place_weight
from kitsune.cache.store import digest
from kitsune.cache.traced_models import (
    Files,
    OnnxSummary,
    get_summary,
    identify_file,
    put_summary,
)
from kitsune.errors import InputError, KitsuneError, ShapeError, needs, what_is
from kitsune.frontends.dynamic_axes import Axes, Declared, make_key, read_shapes
from kitsune.ir.budget import Budget
from kitsune.ir.dtypes import has_kernels
from kitsune.ir.size_order import UnknownSize
from kitsune.ir.sizes import Values
from kitsune.system.free_memory import release_pages
from kitsune.system.lazy_imports import imports
from kitsune.system.locks import make_lock
from kitsune.system.records import dataclass
from kitsune.tracing.call import (
    Call,
    DynamicTrace,
    Traced,
    is_placeholder,
    join_names,
    make_example,
    split_named,
    to_numpy,
)

if TYPE_CHECKING:
    from kitsune.frontends.onnx import OnnxModel, Stage, Step

ANY_SIZE = "any size"  # in the place of shapes, where one graph serves all


class OnnxSource:
    """Traced for the shapes of each call, and for the values of inputs that decide about shapes."""

    def __init__(
        self,
        source: Any,
        bounds: Mapping[str, tuple[int, int]] | None = None,
        buckets: Mapping[str, Sequence[int]] | None = None,
        host: bool = True,
        dynamic: bool = True,
    ) -> None:
        is_file = isinstance(source, (str, PathLike))
        # It may be read after the process has moved to another folder, or by another process.
        self._source, self._host = os.path.abspath(source) if is_file else source, host
        self._given = bounds, buckets, host, dynamic
        self.remake: tuple[Any, tuple[Any, ...]] | None = None  # how another process makes it
        named = getattr(source, "proto", source)
        self.title = Path(source).name if is_file else str(named.graph.name)
        self.file = self.title
        self._model: OnnxModel | None = None
        self._first: StageSource | None = None  # what begins the traces of the model
        self._lock = make_lock()
        self._summary = self._load_summary()
        self.declared = self._summary.inputs, self._summary.outputs
        self.axes = Axes(self._summary.inputs, bounds, buckets)
        self.names = tuple(value.name for value in self._summary.inputs)
        reason = "" if self.axes.has_dynamic else "the model has no dynamic axis"
        self.static_reason = reason if dynamic else NOT_DYNAMIC

    def __reduce__(self) -> Any:
        if self.remake is not None:
            return self.remake
        return OnnxSource, (self._source, *self._given)

    def _load_summary(self) -> OnnxSummary:
        """Load what the file declares, from the cache or from the file."""
        if not isinstance(self._source, (str, PathLike)):
            model = self._open_model()
            return OnnxSummary(model.inputs, model.optional_inputs, model.outputs)
        path = Path(self._source)
        before = identify_file(path)
        return get_summary(path, before) or put_summary(path, before, self._open_model())

    def _open_model(self) -> OnnxModel:
        """The model, read once."""
        if self._model is not None:
            return self._model
        with imports, needs("onnx", "cannot compile an ONNX model"):
            from kitsune.frontends import onnx
        with self._lock:
            if self._model is None:
                self._model = replace(onnx.load(self._source), host=self._host)
            return self._model

    def _open(self) -> StageSource:
        """What begins the traces of the model. The file is what it was when the cache knew it."""
        if self._model is None and not self._summary.is_current():
            raise InputError(
                f"'{self._source}' has changed",
                why="the model was compiled for what it was",
                hint="compile it again",
            )
        model = self._open_model()
        from kitsune.frontends.onnx import first_stage

        with self._lock:
            if self._first is None:
                given = self.axes, self.title, self.static_reason
                self._first = StageSource(first_stage(model), *given, is_first=True)
            return self._first

    @property
    def files(self) -> Files:
        """Its files, each with what it was known by when this was made."""
        return self._summary.files

    def release_pages(self) -> None:
        """Count the weights in the file no longer as this process's memory."""
        if self._model is not None:
            release_pages(self._model.raw.values())

    def is_current(self) -> bool:
        """Return whether its files still are what they were when it was made."""
        return self._summary.is_current()

    def cache_name(self, call: Call) -> str:
        """Return a name for what a call computes that is the same in every process; empty if there
        is none."""
        if not self._summary.name or self._summary.decisive(read_shapes(call.feeds)) is None:
            return ""
        return digest(self._summary.name, repr(call.key))

    def dynamic_name(self, number: int) -> str:
        """A name for one of its graphs for any size; empty if there is none."""
        is_named = self._summary.name and not self._is_static
        return digest(self._summary.name, ANY_SIZE, str(number)) if is_named else ""

    def budget(self) -> Budget | None:
        """The budget of the model; a cached model traces nothing."""
        return None if self._model is None else self._model.budget()

    @property
    def _is_static(self) -> bool:
        """Whether no graph serves every size."""
        return bool(self.static_reason) if self._first is None else self._first.is_static

    def smallest(self) -> Call | None:
        if any(value.shape is None or value.dtype is None for value in self._summary.inputs):
            return None
        return self.bind(*make_example({}, self.axes))

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        args, named = split_named(args, named)
        feeds = self._feeds(args, named)
        shapes = read_shapes(feeds)
        by_value = None if self._is_static else self._summary.decisive(ANY_SIZE)
        if by_value is None:
            by_value = self._summary.decisive(shapes)
        if by_value is None:
            by_value = self._try_dynamic(feeds)
        if by_value is None:
            with self._explain_axes(feeds):
                step = self._open().stage.step(feeds, {})
            by_value = step.by_value
            if step.rest is None and step.trace.feeds == tuple(feeds):
                self._summary.put_decisive(shapes, by_value)
        return make_call(feeds, by_value, {}, tuple(feeds) == self.names and not named)

    def _try_dynamic(self, feeds: dict[str, Any]) -> frozenset[str] | None:
        """The inputs whose values a graph for every size depends on; None where there is none."""
        if self._is_static:
            return None
        if self._first is None and self._summary.decisive(ANY_SIZE) is not None:
            return frozenset()
        source = self._open()
        by_value = source.try_dynamic(feeds, {})
        if by_value is None:
            self.static_reason = source.static_reason
        if by_value is not None and source.is_cacheable:
            self._summary.put_decisive(ANY_SIZE, by_value)
        return by_value

    def trace_dynamic(self, call: Call) -> DynamicTrace | None:
        """Trace one graph for every size of the model's dynamic axes; None where there is no such
        graph, or none that has the sizes of this call, and `static_reason` says why."""
        if self._is_static:
            return None
        source = self._open()
        made = source.trace_dynamic(call)
        if made is None:
            self.static_reason = source.static_reason
        self._name_weights(source.stage.model)
        return made

    def trace(self, call: Call) -> Traced:
        source = self._open()
        with self._explain_axes(call.feeds):
            step = source.stage.step(call.feeds, {})
        if step.key != call.key:
            self._summary.forget(read_shapes(call.feeds))
        self._name_weights(source.stage.model)
        return source.trace(call)

    @contextmanager
    def _explain_axes(self, feeds: Mapping[str, Any]) -> Iterator[None]:
        """Errors of shapes inside, with what the model says of axes that have one name. Inputs may
        disagree where its ops allow it."""
        try:
            yield
        except ShapeError as error:
            shapes = {name: np.shape(value) for name, value in feeds.items()}
            mismatch = self.axes.find_mismatch(shapes)
            if not mismatch:
                raise
            raise ShapeError(
                mismatch,
                why=f"the model gives both one name, and {error.what}",
                at=error.at,
                hint="give both one size",
            ) from error

    def _name_weights(self, model: OnnxModel) -> None:
        if self._summary.name:
            files = model.find_files()
            for weight, array in model.weights.items():
                name_weight(array, digest(self._summary.name, weight))
                if weight in files:
                    place_weight(array, files[weight])

    def _feeds(self, args: Sequence[Any], named: Mapping[str, Any]) -> dict[str, Any]:
        """Each input's value, checked against what the file declares of it."""
        known = {v.name: v for v in (*self._summary.inputs, *self._summary.optional_inputs)}
        given = dict(zip(self.names, args, strict=False)) | dict(named)
        missing = [name for name in self.names if name not in given]
        unknown = [name for name in given if name not in known]
        twice = [name for name in self.names[: len(args)] if name in named]
        if twice:
            raise InputError(f"the input '{twice[0]}' is given twice", why="in order and by name")
        if missing or unknown or len(args) > len(self.names):
            raise InputError(
                f"inputs {join_names(given)} are given"
                if len(args) <= len(self.names)
                else f"{len(args)} arrays for {len(self.names)} inputs",
                why=f"the inputs are {join_names(self.names)}",
            )
        return {
            name: self._convert_input(given[name], known[name]) for name in known if name in given
        }

    def _convert_input(self, value: Any, declared: Declared) -> Any:
        """Convert a value to an array of the declared type and sizes."""
        if declared.dtype is None:
            return value
        given = to_numpy(value, declared.name)
        shape = _check_shape(given, declared).shape
        self.axes.check(declared, shape)
        if is_placeholder(given) and given.dtype == declared.dtype.numpy:
            return given  # a program that runs copies it, and none may
        return fit(given, Argument(declared.name, shape, declared.dtype))


def _check_shape(given: Any, declared: Declared) -> np.ndarray:
    """Convert a value to an array and check its rank and static sizes."""
    try:
        array = np.asarray(given)
    except (TypeError, ValueError) as error:
        raise InputError(f"'{declared.name}' is not an array: {error}") from error
    if array.dtype.kind in "OUS":
        raise InputError(
            f"'{declared.name}' is {what_is(given)}", why=f"the model takes {declared.kind}"
        )
    sizes = declared.shape
    if sizes is not None and (
        len(sizes) != array.ndim
        or any(isinstance(n, int) and n != m for n, m in zip(sizes, array.shape, strict=True))
    ):
        wanted = ", ".join("?" if n is None else str(n) for n in sizes)
        raise InputError(
            f"'{declared.name}' has shape {list(array.shape)}", why=f"the model takes [{wanted}]"
        )
    return array


# --- a later stage as a source --------------------------------------------------------------------


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
    are_fed = not by_value or len(names) == len(values)  # those that decide too
    return Call(
        names,
        [values[name] for name in names],
        make_key(values, by_value, sizes),
        is_positional and are_fed,
        None,
        values,
        tuple(values),
        {name: values[name] for name in values if name in by_value},
        sizes=sizes,
    )
