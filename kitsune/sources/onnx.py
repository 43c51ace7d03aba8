"""An ONNX model as a source: traced for the sizes of each call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from kitsune.axes import Axes
from kitsune.errors import InputError, UnsupportedError
from kitsune.runtime.linked import Argument
from kitsune.runtime.program import fit
from kitsune.signatures import example
from kitsune.sources.arguments import by_name, listed, plain
from kitsune.sources.call import Call, Traced

if TYPE_CHECKING:
    from kitsune.frontends.onnx import Declared


class OnnxSource:
    """Traced for the shapes of each call, and for the values of inputs that decide about shapes."""

    def __init__(
        self, source: Any, bounds: Mapping[str, tuple[int, int]] | None = None,
        buckets: Mapping[str, Sequence[int]] | None = None,
    ) -> None:  # fmt: skip
        try:
            from kitsune.frontends import onnx
        except ModuleNotFoundError as error:
            raise UnsupportedError(
                "cannot compile an ONNX model", why=f"{error.name} is not installed",
                hint="pip install kitsune-fusion[onnx]",
            ) from None  # fmt: skip
        self._model = onnx.load(source)
        self._stage, self._rest = onnx.first_stage(self._model), onnx.Rest
        self.declared = self._model.inputs, self._model.outputs
        self.axes = Axes(self._model.inputs, bounds, buckets)
        self.names = tuple(value.name for value in self._model.inputs)

    def smallest(self) -> Call | None:
        if any(value.shape is None or value.dtype is None for value in self._model.inputs):
            return None
        return self.bind(*example({}, self.axes))

    def bind(self, args: Sequence[Any], named: Mapping[str, Any]) -> Call:
        args, named = by_name(args, named)
        feeds = self._feeds(args, named)
        step = self._stage.step(feeds)
        names = step.trace.feeds
        is_positional = names == self.names and not named and not step.by_value
        fixed = {name: feeds[name] for name in feeds if name in step.by_value}
        return Call(names, [feeds[n] for n in names], step.key, is_positional, None, feeds,
                    tuple(feeds), fixed)  # fmt: skip

    def traced(self, call: Call) -> Traced:
        step = self._stage.step(call.feeds)
        names = tuple(value.name for value in self._model.outputs)
        rest = None if step.rest is None else self._rest(self._model, step)
        return Traced(step.trace.graph, names, rest=rest)

    def _feeds(self, args: Sequence[Any], named: Mapping[str, Any]) -> dict[str, Any]:
        """Each input's value, checked against what the file declares of it."""
        known = {v.name: v for v in (*self._model.inputs, *self._model.optional_inputs)}
        given = dict(zip(self.names, args, strict=False)) | dict(named)
        missing = [name for name in self.names if name not in given]
        unknown = [name for name in given if name not in known]
        twice = [name for name in self.names[: len(args)] if name in named]
        if twice:
            raise InputError(f"the input '{twice[0]}' is given twice", why="in order and by name")
        if missing or unknown or len(args) > len(self.names):
            raise InputError(
                f"inputs {listed(given)} are given" if len(args) <= len(self.names)
                else f"{len(args)} arrays for {len(self.names)} inputs",
                why=f"the inputs are {listed(self.names)}",
            )  # fmt: skip
        return {name: self._fed(given[name], known[name]) for name in known if name in given}

    def _fed(self, value: Any, declared: Declared) -> Any:
        """A value as an array of the type and the sizes that an input is declared with."""
        if declared.dtype is None:
            return value
        given = plain(value, declared.name)
        shape = _checked(given, declared).shape
        self.axes.check(declared, shape)
        return fit(given, Argument(declared.name, shape, declared.dtype))


def _checked(given: Any, declared: Declared) -> np.ndarray:
    """A value of the rank and the sizes that do not vary."""
    try:
        array = np.asarray(given)
    except (TypeError, ValueError) as error:
        raise InputError(f"'{declared.name}' is not an array: {error}") from error
    if array.dtype.kind in "OUS":
        raise InputError(
            f"'{declared.name}' is a {type(given).__name__}", why=f"the model takes {declared.kind}"
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
