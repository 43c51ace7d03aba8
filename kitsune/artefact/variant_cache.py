"""Encode a traced variant of a model for the cache, and decode it.

It is read as any saved model is, and believed: like the machine code beside it, it was written
here, and its checksum is compared. On a cache hit no ONNX file is read, traced or rewritten.
"""

from __future__ import annotations

import numpy as np

from kitsune.artefact.container import pack_sections, read_sections
from kitsune.artefact.graphs import Tensors
from kitsune.artefact.saved_model import SavedVariant, decode_saved, encode_saved
from kitsune.cache.packed_weights import WORTH_MAPPING_NBYTES, weight_name, write_later
from kitsune.cache.traced_models import CachedTensors, get_model, put_model
from kitsune.config import FusionConfig
from kitsune.errors import KitsuneError


def store_variant(key: str, variant: SavedVariant) -> None:
    """Write a variant in a thread of its own. The names of its weights are known when this returns,
    so that packed panels of them are cached as well."""
    for node in variant.graph.nodes():
        if node.op == "constant":
            weight_name(node.attr("value").value)
    write_later(_write, key, variant)


def _write(key: str, variant: SavedVariant) -> None:
    tensors = _SplitTensors()
    try:
        text = encode_saved([variant], FusionConfig(), tensors)
    except KitsuneError:  # it cannot be saved
        return
    put_model(key, b"".join(pack_sections(text, b"", tensors.named)), tensors.outside)


def load_variant(key: str) -> SavedVariant | None:
    """Return a cached variant; None if it is absent or incomplete: one of its weights may have been
    removed."""
    data = get_model(key)
    if data is None:
        return None
    try:
        sections = read_sections(memoryview(data), key)
        tensors = CachedTensors(sections.tensors)
        return decode_saved(sections.model, tensors, is_own=True).variants[0]
    except KitsuneError:
        return None


class _SplitTensors(Tensors):
    """Tensors by name; larger ones are `outside`."""

    def __init__(self) -> None:
        super().__init__()
        self.outside: dict[str, np.ndarray] = {}

    def name(self, array: np.ndarray) -> str:
        name = weight_name(array)
        (self.named if array.nbytes < WORTH_MAPPING_NBYTES else self.outside)[name] = array
        return name
