"""Gemma 1, 2 and 3."""

from __future__ import annotations

from typing import Any

from kitsune.frontends.decoders.architectures.architecture import (
    LLAMA_NAMES,
    SANDWICH_NAMES,
    Architecture,
    alternate,
    describe_uniform,
    layer_kinds,
)
from kitsune.frontends.decoders.description import Decoder
from kitsune.frontends.decoders.hyperparameters import Fields
from kitsune.frontends.decoders.rotations import read_rotation

LARGEST_GEMMA2, LARGEST_GEMMA3 = 46, 62  # layers of those whose scores GGUF scales otherwise


def _gemma(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    return describe_uniform(fields, sizes) | {"embedding_scale": sizes.width**0.5}


def _score_scale(fields: Fields, sizes: Decoder, largest: int) -> float:
    """1/√query_pre_attn_scalar, which GGUF files do not have: the size of a head, or in the largest
    model the width by the heads."""
    of = sizes.width // sizes.heads if sizes.layers == largest else sizes.head
    return float(fields.number("query_pre_attn_scalar", of) ** -0.5)


def _gemma2(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    types = fields.layer_types(sizes.layers) or alternate(sizes.layers, 2)
    rotation = read_rotation(fields, sizes.head)
    return {
        "kinds": layer_kinds(fields, types, dict.fromkeys(types, rotation)),
        "embedding_scale": sizes.width**0.5,
        "score_scale": _score_scale(fields, sizes, LARGEST_GEMMA2),
        "score_cap": float(fields.get("attn_logit_softcapping") or 0),
        "logit_cap": float(fields.get("final_logit_softcapping") or 0),
    }


def _gemma3(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    """Layers with a window rotate by a base of their own."""
    every = fields.size("sliding_window_pattern", 6)
    types = fields.layer_types(sizes.layers) or alternate(sizes.layers, every)
    if fields.is_gguf or "sliding_attention" in (fields.get("rope_parameters") or {}):
        local = read_rotation(fields, sizes.head, "sliding_attention")
    else:
        plain = Fields({"rope_theta": fields.get("rope_local_base_freq", 10000.0)}, fields.path)
        local = read_rotation(plain, sizes.head)
    whole = read_rotation(fields, sizes.head, "full_attention", base=1e6)
    rotations = {"sliding_attention": local, "full_attention": whole}
    return _gemma2(fields, sizes) | {
        "kinds": layer_kinds(fields, types, rotations),
        "score_scale": _score_scale(fields, sizes, LARGEST_GEMMA3),
    }


GEMMA = Architecture(
    huggingface=("gemma",),
    gguf=("gemma",),
    describe=_gemma,
    activation="gelu_pytorch_tanh",
    norm_offset=1.0,
)
GEMMA2 = Architecture(
    huggingface=("gemma2",),
    gguf=("gemma2",),
    names=LLAMA_NAMES | SANDWICH_NAMES,
    describe=_gemma2,
    activation="gelu_pytorch_tanh",
    norm_offset=1.0,
)
GEMMA3 = Architecture(
    huggingface=("gemma3_text",),
    gguf=("gemma3",),
    names=LLAMA_NAMES | SANDWICH_NAMES,
    describe=_gemma3,
    activation="gelu_pytorch_tanh",
    norm_offset=1.0,
)
ROWS = (GEMMA, GEMMA2, GEMMA3)
