"""Read how positions rotate: the kind of scaling and its numbers, as a file has them."""

from __future__ import annotations

from collections.abc import Mapping
from math import log, sqrt
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.decoders import rope
from kitsune.frontends.decoders.description import Rotation
from kitsune.frontends.decoders.hyperparameters import Fields, GgufFields
from kitsune.frontends.gguf import values

KINDS = ("default", "linear", "dynamic", "llama3", "yarn", "longrope")
GGUF_KINDS = ("none", "linear", "yarn", "longrope")


def read_rotation(
    fields: Fields,
    head: int,
    kind: str = "",
    share: float = 1.0,
    base: float = 10000.0,
    truncate: bool = True,
) -> Rotation:
    """Read the rotation of a head of that size.

    Args:
        fields: the file's hyperparameters.
        head: the values of a head.
        kind: the type of layer, where each has rotations of its own.
        share: the part of a head that rotates, where the file does not say.
        base: the base of the frequencies, where the file does not say.
        truncate: whether YaRN's bounds are whole pairs, where the file does not say.
    """
    if isinstance(fields, GgufFields):
        is_local = kind == "sliding_attention"
        return _read_gguf(fields, head, share, base, is_local=is_local, truncate=truncate)
    said = fields.get("rope_parameters") or fields.get("rope_scaling") or {}
    if not isinstance(said, dict):
        raise fields.refuse("rope_parameters", said)
    if kind and isinstance(said.get(kind), dict):
        said = said[kind]
    base = float(said.get("rope_theta") or fields.get("rope_theta") or base)
    found_share = said.get("partial_rotary_factor") or fields.get("partial_rotary_factor")
    count = int(head * (found_share or share))
    return _scale(fields, said, rope.frequencies(count, base), base)


def _scale(fields: Fields, said: Mapping[str, Any], found: np.ndarray, base: float) -> Rotation:
    kind = said.get("rope_type", said.get("type", "default"))
    kind = "longrope" if kind == "su" else kind  # its first name
    size = 1.0
    if kind not in KINDS:
        raise UnsupportedError(
            f"'{fields.path}' scales positions by '{kind}'", why=f"known are {', '.join(KINDS)}"
        )
    if kind == "longrope":
        return _longrope(fields, said, found)
    if kind == "linear":
        found = found / said["factor"]
    elif kind == "llama3":
        found = rope.llama3(found, said)
    elif kind == "yarn":
        found, size = _yarn(fields, said, found, base)
    return _make(found, size)  # "dynamic" changes nothing before the context is full


def _make(found: np.ndarray, magnitude: float = 1.0) -> Rotation:
    return Rotation(tuple(map(float, found)), float(magnitude))


def _yarn(
    fields: Fields, said: Mapping[str, Any], found: np.ndarray, base: float
) -> tuple[np.ndarray, float]:
    context = fields.size("max_position_embeddings")
    trained = said.get("original_max_position_embeddings") or context
    factor = said.get("factor") or context / trained
    size = said.get("attention_factor")
    if size is None:
        size = rope.magnitude(factor)
        scale, whole = said.get("mscale"), said.get("mscale_all_dim")
        if scale and whole:
            size = rope.magnitude(factor, scale) / rope.magnitude(factor, whole)
    made = rope.yarn(
        found,
        base,
        factor,
        trained,
        said.get("beta_fast") or rope.FAST,
        said.get("beta_slow") or rope.SLOW,
        said.get("truncate", True),
    )
    return made, float(size)


def _longrope(fields: Fields, said: Mapping[str, Any], found: np.ndarray) -> Rotation:
    context = fields.size("max_position_embeddings")
    trained = said.get("original_max_position_embeddings")
    trained = trained or fields.get("original_max_position_embeddings") or context
    factor = said.get("factor") or context / trained
    size = said.get("attention_factor")
    if size is None:
        size = sqrt(1 + log(factor) / log(trained)) if factor > 1 else 1.0
    parts = [np.asarray(said.get(f"{name}_factor") or [], float) for name in ("short", "long")]
    return _short_and_long(fields, found, parts, size, trained)


def _short_and_long(
    fields: Fields, found: np.ndarray, factors: list[np.ndarray], size: float, trained: int
) -> Rotation:
    for each in factors:
        if each.shape != found.shape or not (each > 0).all():
            raise InputError(
                f"'{fields.path}' has {each.size} factors of its rotation",
                why=f"{found.size} pairs of a head rotate, each by a factor above 0",
            )
    short, long = (_make(found / each, size) for each in factors)
    return Rotation(short.frequencies, short.magnitude, long, trained)


def _read_gguf(
    fields: GgufFields, head: int, share: float, base: float, is_local: bool, truncate: bool
) -> Rotation:
    """GGUF files have the factors of some scalings as tensors. Layers with a window and a base of
    their own are not scaled."""
    scaling = str(fields.get("rope_scaling_type", "none"))
    if scaling not in GGUF_KINDS:
        raise UnsupportedError(
            f"'{fields.path}' scales positions by '{scaling}'",
            why=f"known are {', '.join(GGUF_KINDS)}",
        )
    count = fields.size("rotary_dim", int(head * share))
    if count > head or count % 2:
        raise InputError(f"'{fields.path}' rotates {count} values of heads of {head}")
    if is_local:
        return _make(rope.frequencies(count, fields.number("rope_local_base_freq", base)))
    base = fields.number("rope_theta", base)
    found, factor = rope.frequencies(count, base), fields.number("rope.scaling.factor", 1.0)
    trained = fields.size(
        "rope.scaling.original_context_length", fields.size("max_position_embeddings")
    )
    tensors, size = fields.file.tensors, 1.0
    if scaling == "linear":
        found = found / factor
    elif scaling == "yarn":
        fast = fields.number("rope.scaling.yarn_beta_fast", rope.FAST)
        slow = fields.number("rope.scaling.yarn_beta_slow", rope.SLOW)
        found = rope.yarn(found, base, factor, trained, fast, slow, truncate)
        size = rope.magnitude(factor) * fields.number("rope.scaling.yarn_attn_factor", 1.0)
    if "rope_factors_long.weight" in tensors:
        names = [f"rope_factors_{name}.weight" for name in ("short", "long")]
        parts = [values(tensors[name]).reshape(-1) for name in names if name in tensors]
        size = fields.number("rope.scaling.attn_factor", 1.0)
        return _short_and_long(fields, found, parts, size, trained)
    if (factors := tensors.get("rope_freqs.weight")) is not None:
        found = found / values(factors).reshape(-1)
    return _make(found, size)
