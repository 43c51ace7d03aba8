"""Cache traced models: the graph of a call of a file, with its larger weights in other entries.

Weights have the names of their contents, as many variants of one model share them. They are mapped:
those that rewriting left as they were from the model's own file, others from the cache.
"""

from __future__ import annotations

import functools
import hashlib
import json
import mmap
import os
import stat
import time
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from math import prod
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple
from weakref import WeakValueDictionary

import numpy as np

from kitsune.cache.programs import has_address, name_weight, place_weight, weight_place
from kitsune.cache.store import build_id, default_store, digest
from kitsune.errors import InputError
from kitsune.frontends.dynamic_axes import Declared
from kitsune.frontends.safetensors import make_header, raw, read_tensors
from kitsune.ir.dtypes import DTYPES, from_numpy
from kitsune.system.records import dataclass

if TYPE_CHECKING:
    from kitsune.frontends.onnx import OnnxModel


SETTLED_S = 2.0  # the coarsest clock of a file system in use
SAMPLES, SAMPLE_NBYTES = 64, 4096
READ_NBYTES = 1 << 20


class Identity(NamedTuple):
    name: str
    by_content: bool  # rather than by place and times


Files = tuple[tuple[Path, Identity], ...]  # of a model: the one that it is in first


def identify_file(
    path: str | PathLike[str], may_be_link: bool = True, by_content: bool = False
) -> Identity | None:
    """None for what is no regular file, cannot be read, or changes meanwhile. `by_content` reads
    all of it, whatever its age."""
    try:
        if not stat.S_ISREG(os.stat(path, follow_symlinks=may_be_link).st_mode):
            return None
        with open(path, "rb", buffering=0) as file:
            before = _read_state(file)
            by_content = by_content or not _is_settled(before)
            name = (
                digest(_hash_file(file))
                if by_content
                else digest(_hash_samples(file), *map(str, before))
            )
            return Identity(name, by_content) if _read_state(file) == before else None
    except OSError:
        return None


def _read_state(file: BinaryIO) -> tuple[int, ...]:
    return _state(os.fstat(file.fileno()))


def _state(found: os.stat_result) -> tuple[int, ...]:
    place = found.st_dev, found.st_ino, found.st_size
    return (*place, found.st_mtime_ns, found.st_ctime_ns)


def _is_settled(state: tuple[int, ...]) -> bool:
    age_s = time.time() - 1e-9 * max(state[3:])
    return os.name == "posix" and age_s > SETTLED_S


def _hash_samples(file: BinaryIO) -> str:
    """Of pages all over the file, its first and its last among them."""
    hashed = hashlib.sha256()
    last = max(0, os.fstat(file.fileno()).st_size - SAMPLE_NBYTES)
    for at in sorted({last * n // (SAMPLES - 1) for n in range(SAMPLES)}):
        file.seek(at)
        hashed.update(file.read(SAMPLE_NBYTES))
    return hashed.hexdigest()


def _hash_file(file: BinaryIO) -> str:
    hashed = hashlib.sha256()
    while piece := file.read(READ_NBYTES):
        hashed.update(piece)
    return hashed.hexdigest()


@dataclass(frozen=True)
class OnnxSummary:
    """A model as its file declares it. `files` are the one that it is in and those with weights of
    it, each with what it was known by; none for a model that is in no file, or in one that changes
    as it is read."""

    inputs: tuple[Declared, ...]
    optional_inputs: tuple[Declared, ...]
    outputs: tuple[Declared, ...]
    files: Files = ()
    _decisive: dict[Hashable, frozenset[str] | None] = field(default_factory=dict, repr=False)
    _absent: set[Hashable] = field(default_factory=set, repr=False)  # that the cache did not have

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
        if shapes not in self._decisive and shapes not in self._absent and self.name:
            found = default_store().get(self._call_key(shapes))
            if found is None:
                self._absent.add(shapes)
            else:
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


def _files(path: Path, main: Identity, outside: Sequence[str]) -> Files:
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


ALIGNMENT = 64


def model_key(name: str, settings: str, measured: Iterable[str]) -> str:
    """The key of a traced model; empty where it cannot be cached. `name` identifies the file and
    the call, `settings` is all that rewriting depends on but what was `measured`."""
    return "" if has_address(settings) else f"model-{digest(name, settings, *measured)}"


Place = tuple[int, int, str, tuple[int, ...]]  # of a weight: file, first byte, type and shape


def get_model(key: str) -> tuple[bytes, dict[str, Place]] | None:
    """A traced model, and the places of weights that are in the model's file."""
    found = default_store().get(key)
    if found is None:
        return None
    head, _, data = found.partition(b"\n")
    places = json.loads(head)
    return data, {name: (*place, tuple(shape)) for name, (*place, shape) in places.items()}


def put_model(key: str, data: bytes, weights: Mapping[str, np.ndarray]) -> None:
    """Store a traced model, and the weights that are neither in its `data` nor in its file."""
    store = default_store()
    places = dict[str, Place]()
    for name, array in weights.items():
        place = weight_place(array)
        if place is not None:
            places[name] = *place, from_numpy(array.dtype).name, array.shape
            continue
        header, arrays = make_header({name: array}, alignment=ALIGNMENT)
        store.keep(f"tensor-{name}", header, *map(raw, arrays))
    store.put(key, json.dumps(places).encode() + b"\n" + data)


# Mapped tensors that are alive, by file: several graphs of a model share each, so that its pages
# count once. A damaged file is not mapped again, and the one in its place is another.
_MAPPED: WeakValueDictionary[Hashable, np.ndarray] = WeakValueDictionary()


def _map_tensor(name: str) -> np.ndarray:
    store, key = default_store(), f"tensor-{name}"
    image = store.map(key)  # compares its checksum first
    if image is None:
        raise KeyError(name)
    known = (store.folder / key).stat()
    file = str(store.folder / key), known.st_dev, known.st_ino, known.st_size
    found = _MAPPED.get(file)
    if found is None:
        found = _MAPPED[file] = read_tensors(image, name)[name]
        name_weight(found, name)
    return found


def _map_weight(name: str, place: Place, files: Files) -> np.ndarray:
    """A weight in the file of a model, which still is what it was."""
    number, at, kind, shape = place
    path, known = files[number]
    state = _state(os.stat(path))
    file = f"{path} {at} {state}"
    array = _MAPPED.get(file)
    if array is None:
        array = _map_file(path, known, state, number == 0)[at:]
        dtype = np.dtype(DTYPES[kind].numpy)
        array = array[: prod(shape) * dtype.itemsize].view(dtype).reshape(shape)
        _MAPPED[file] = array
        name_weight(array, name)
        place_weight(array, number)
    return array


@functools.lru_cache(maxsize=1)  # all weights of a model are mapped one after the other
def _map_file(path: Path, known: Identity, state: tuple[int, ...], may_be_link: bool) -> np.ndarray:
    """The bytes of a file, which was known before and is in this state."""
    with open(path, "rb") as file:
        mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    if identify_file(path, may_be_link, known.by_content) != known:
        raise InputError(f"'{path}' has changed")
    return np.frombuffer(mapped, np.uint8)


class CachedTensors(Mapping[str, np.ndarray]):
    """The tensors of a traced model: those in its data, and others mapped from the cache or from
    the model's file when they are first read."""

    def __init__(
        self, inside: Mapping[str, np.ndarray], places: Mapping[str, Place], files: Files
    ) -> None:
        self._places, self._files = places, files
        self._known = dict(inside)
        for name, array in inside.items():
            name_weight(array, name)

    def __getitem__(self, name: str) -> np.ndarray:
        if name not in self._known:
            place = self._places.get(name)
            self._known[name] = (
                _map_tensor(name) if place is None else _map_weight(name, place, self._files)
            )
        return self._known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)
