"""Store a traced variant of a model in the cache, with its large weights as entries of their own.

These are entries of their own, under the names of their contents, as many variants of one model
have them in common. They are mapped. The rest is read as any saved model is, and believed: like the
machine code beside it, it was written here, and its checksum is compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from kitsune.artefact.container import pack_sections, read_sections
from kitsune.artefact.graphs import Tensors
from kitsune.artefact.saved import Variant, decode_saved, encode_saved
from kitsune.cache.packed_weights import (
    WORTH_MAPPING_NBYTES,
    name_weight,
    weight_name,
    write_later,
)
from kitsune.cache.store import default_store
from kitsune.config import FusionConfig
from kitsune.errors import KitsuneError
from kitsune.frontends.safetensors import make_header, raw, read_tensors

ALIGNMENT = 64


def keep_variant(key: str, variant: Variant) -> None:
    """Write it in a thread of its own. The names of its weights are known when this returns, so
    that packed panels of them are cached as well."""
    for node in variant.graph.nodes():
        if node.op == "constant":
            weight_name(node.attr("value").value)
    write_later(_keep, key, variant)


def _keep(key: str, variant: Variant) -> None:
    store, tensors = default_store(), _Apart()
    try:
        text = encode_saved([variant], FusionConfig(), tensors)
    except KitsuneError:  # it cannot be saved
        return
    for name, array in tensors.outside.items():
        header, arrays = make_header({name: array}, alignment=ALIGNMENT)
        store.keep(f"tensor-{name}", header, *map(raw, arrays))
    store.put(key, b"".join(pack_sections(text, b"", tensors.named)))


def find_variant(key: str) -> Variant | None:
    """Return a cached variant; None if it is absent or incomplete: one of its weights may have been
    removed."""
    data = default_store().get(key)
    if data is None:
        return None
    try:
        sections = read_sections(memoryview(data), key)
        return decode_saved(sections.model, _Found(sections.tensors), is_own=True).variants[0]
    except KitsuneError:
        return None


class _Apart(Tensors):
    """Larger ones are `outside`."""

    def __init__(self) -> None:
        super().__init__()
        self.outside: dict[str, np.ndarray] = {}

    def name(self, array: np.ndarray) -> str:
        name = weight_name(array)
        (self.named if array.nbytes < WORTH_MAPPING_NBYTES else self.outside)[name] = array
        return name


class _Found(Mapping[str, np.ndarray]):
    """Tensors of a file, and those of the cache when they are asked for."""

    def __init__(self, inside: Mapping[str, np.ndarray]) -> None:
        self._known = dict(inside)
        for name, array in inside.items():
            name_weight(array, name)

    def __getitem__(self, name: str) -> np.ndarray:
        if name not in self._known:
            image = default_store().map(f"tensor-{name}")
            if image is None:
                raise KeyError(name)
            self._known[name] = read_tensors(image, name)[name]
            name_weight(self._known[name], name)
        return self._known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)
