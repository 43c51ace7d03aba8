"""Cache what an ONNX file declares and what its calls depend on.

A cache hit identifies a call without the `onnx` package and without reading the file.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kitsune.cache.file_identity import Identity, identify_file
from kitsune.cache.store import build_id, default_store, digest
from kitsune.frontends.declared import Declared
from kitsune.ir.dtypes import DTYPES

if TYPE_CHECKING:
    from kitsune.frontends.onnx import OnnxModel


@dataclass(frozen=True)
class OnnxSummary:
    """A model as its file declares it. `files` are the one that it is in and those with weights of
    it, each with what it was known by; none for a model that is in no file, or in one that changes
    as it is read."""

    inputs: tuple[Declared, ...]
    optional_inputs: tuple[Declared, ...]
    outputs: tuple[Declared, ...]
    files: tuple[tuple[Path, Identity], ...] = ()
    _decisive: dict[Hashable, frozenset[str] | None] = field(default_factory=dict, repr=False)

    @cached_property
    def name(self) -> str:
        """The digest of the files' contents; empty without files."""
        return digest(build_id(), *(known.name for _, known in self.files)) if self.files else ""

    def is_current(self) -> bool:
        """Return whether the files still are what they were."""
        return all(
            identify_file(path, number == 0, known.by_content) == known
            for number, (path, known) in enumerate(self.files)
        )

    def decisive(self, shapes: Hashable) -> frozenset[str] | None:
        """The inputs whose values a call of these shapes depends on, if that is known."""
        if shapes not in self._decisive and self.name:
            found = default_store().get(self._call_key(shapes))
            if found is not None:
                self._decisive[shapes] = frozenset(json.loads(found))
        return self._decisive.get(shapes)

    def put_decisive(self, shapes: Hashable, decisive: frozenset[str]) -> None:
        """Cache what `decisive` returns for later processes."""
        if self.name and shapes not in self._decisive:
            self._decisive[shapes] = decisive
            default_store().put(self._call_key(shapes), json.dumps(sorted(decisive)).encode())

    def forget(self, shapes: Hashable) -> None:
        """Drop what calls of these shapes depend on: too many values to compile for each."""
        self._decisive[shapes] = None
        default_store().drop(self._call_key(shapes))

    def _call_key(self, shapes: Hashable) -> str:
        return f"call-{digest(self.name, repr(shapes))}"


def get_summary(path: Path, main: Identity | None) -> OnnxSummary | None:
    """Return the cached summary of a file of this identity; None if there is none, or if a file
    that it names has changed."""
    found = default_store().get(_file_key(main)) if main is not None else None
    if main is None or found is None:
        return None
    fields = json.loads(found)
    sides = [tuple(map(_decode, fields[side])) for side in ("inputs", "optional", "outputs")]
    files = _files(path, main, fields["outside"])
    return OnnxSummary(sides[0], sides[1], sides[2], files) if files else None


def put_summary(path: Path, before: Identity | None, model: OnnxModel) -> OnnxSummary:
    """Summarise a model, and cache that if its file is unchanged since `before`."""
    sides = model.inputs, model.optional_inputs, model.outputs
    outside = model.outside()
    files = () if before is None or outside is None else _files(path, before, outside)
    known = OnnxSummary(*sides, files)
    if before is None or not files or not known.is_current():
        return OnnxSummary(*sides)
    named = zip(("inputs", "optional", "outputs"), sides, strict=True)
    fields: dict[str, Any] = {side: list(map(_encode, values)) for side, values in named}
    default_store().put(_file_key(before), json.dumps(fields | {"outside": outside}).encode())
    return known


def _file_key(main: Identity) -> str:
    return f"file-{digest(build_id(), main.name)}"


def _files(path: Path, main: Identity, outside: Sequence[str]) -> tuple[tuple[Path, Identity], ...]:
    """A file and those that it names, none of which is a link; nothing if one cannot be known."""
    places = [path.parent / place for place in outside]
    others = [(place, identify_file(place, may_be_link=False)) for place in places]
    found = [(place, known) for place, known in others if known is not None]
    return ((path, main), *found) if len(found) == len(others) else ()


def _encode(value: Declared) -> list[Any]:
    shape = None if value.shape is None else list(value.shape)
    return [value.name, shape, None if value.dtype is None else value.dtype.name, value.kind]


def _decode(fields: list[Any]) -> Declared:
    name, shape, dtype, kind = fields
    return Declared(name, None if shape is None else tuple(shape), DTYPES.get(dtype), kind)
