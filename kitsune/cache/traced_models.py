"""Cache traced models: the graph of a call of a file, with its larger weights in other entries.

Weights have the names of their contents, as many variants of one model share them. They are mapped.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import numpy as np

from kitsune.cache.packed_weights import name_weight
from kitsune.cache.programs import has_address
from kitsune.cache.store import default_store, digest
from kitsune.frontends.safetensors import make_header, raw, read_tensors

ALIGNMENT = 64


def model_key(name: str, settings: str, measured: Iterable[str]) -> str:
    """The key of a traced model; empty where it cannot be cached. `name` identifies the file and
    the call, `settings` is all that rewriting depends on but what was `measured`."""
    return "" if has_address(settings) else f"model-{digest(name, settings, *measured)}"


def get_model(key: str) -> bytes | None:
    return default_store().get(key)


def put_model(key: str, data: bytes, weights: Mapping[str, np.ndarray]) -> None:
    """Store a traced model, and the weights that are not in its `data`."""
    store = default_store()
    for name, array in weights.items():
        header, arrays = make_header({name: array}, alignment=ALIGNMENT)
        store.keep(f"tensor-{name}", header, *map(raw, arrays))
    store.put(key, data)


class CachedTensors(Mapping[str, np.ndarray]):
    """The tensors of a traced model: those in its data, and others mapped from the cache when they
    are first read."""

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
