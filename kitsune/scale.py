"""`Predictor`: a model as the class that engines for data sets construct on each of their workers.

    ds.map_batches(Predictor, fn_constructor_args=["model.kitsune"], batch_size=256,
                   compute=ray.data.ActorPoolStrategy(size=8), num_cpus=1)

Ray Data, Dask and others call it with a batch as a dict of columns. Workers of one machine share
the file's mapped weights and what the first of them compiled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from kitsune.errors import InputError, what_is
from kitsune.model import compile as compile_model
from kitsune.model import load
from kitsune.model.compiled_model import CompiledModel
from kitsune.system.lazy_imports import checked_names

__all__ = ["Predictor"]

if not TYPE_CHECKING:
    __getattr__, __dir__ = checked_names(__name__, __all__)


class Predictor:
    """Call a model with a batch of columns by name; the outputs are columns by name."""

    def __init__(
        self,
        model: str | PathLike[str] | CompiledModel,
        *,
        threads: int | None = None,
        columns: Mapping[str, str] | None = None,
        keep: Sequence[str] = (),
        outputs: Sequence[str] | None = None,
    ) -> None:
        """Open the model; it is compiled, or found in the cache, at the first batch.

        Args:
            model: a file that `kt.load` or `kt.compile` takes, or a compiled model.
            threads: threads of a call; None follows `KITSUNE_NUM_THREADS`, `OMP_NUM_THREADS` (Ray
                sets it to the CPUs of an actor), or takes as many as the process may use.
            columns: the column of an input, where it is not called like the input.
            keep: columns of a batch that its result has too, such as an id.
            outputs: outputs that the result has; all of them if None.
        """
        self._given = model, threads, columns, keep, outputs
        self._columns, self._keep, self._outputs = dict(columns or {}), tuple(keep), outputs
        self.model = model if isinstance(model, CompiledModel) else _open(model, threads)
        self._check_columns()

    def __reduce__(self) -> Any:
        return _remake, self._given

    def __call__(self, batch: Mapping[str, Any]) -> dict[str, Any]:
        """The outputs for a batch: a mapping of arrays, or of lists, by column."""
        if not isinstance(batch, Mapping):
            raise InputError(
                f"a batch is {what_is(batch)}",
                why="it is a dict of columns",
                hint='in Ray Data, batch_format="numpy" gives one',
            )
        feeds = {name: _stack(_find(batch, self._columns.get(name, name))) for name in self._names}
        kept = {name: _find(batch, name) for name in self._keep}
        values = self.model.run(self._outputs, feeds)
        names = self._outputs or [value.name for value in self.model.outputs]
        return {**kept, **dict(zip(names, values, strict=True))}

    @property
    def _names(self) -> list[str]:
        return [value.name for value in self.model.inputs]

    def _check_columns(self) -> None:
        if unknown := self._columns.keys() - set(self._names):
            raise InputError(
                f"columns: the model has no input '{min(unknown)}'",
                why=f"its inputs are {', '.join(self._names)}",
            )


def _open(path: str | PathLike[str], threads: int | None) -> CompiledModel:
    if Path(path).suffix == ".kitsune":
        return load(path, threads=threads)
    return compile_model(path, threads=threads)


def _remake(
    model: Any, threads: int | None, columns: Any, keep: Sequence[str], outputs: Any
) -> Predictor:
    return Predictor(model, threads=threads, columns=columns, keep=keep, outputs=outputs)


def _find(batch: Mapping[str, Any], column: str) -> Any:
    if column not in batch:
        raise InputError(
            f"a batch has no column '{column}'",
            why=f"its columns are {', '.join(map(str, batch))}",
            hint="columns={'input': 'column'} names the column of an input",
        )
    return batch[column]


def _stack(column: Any) -> np.ndarray:
    """A column as one array; engines hold rows that are arrays as an array of objects."""
    try:
        array = np.asarray(column)
        return np.stack([*array]) if array.dtype == object and array.size else array
    except ValueError as error:
        sizes = sorted({np.shape(row) for row in column})
        raise InputError(
            "the rows of a column have different shapes",
            why=", ".join(map(str, sizes[:4])) + (", …" if len(sizes) > 4 else ""),
            hint="pad them, or group rows of one shape into a batch",
        ) from error
