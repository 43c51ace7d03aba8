"""Decoders that differ from Llama by scales, norms or layers that do not rotate: Granite, OLMo 2,
SmolLM3."""

from __future__ import annotations

from typing import Any

from kitsune.frontends.decoders.architectures.architecture import (
    LLAMA_NAMES,
    SANDWICH_NAMES,
    Architecture,
    describe_uniform,
    read_window,
)
from kitsune.frontends.decoders.description import Decoder, LayerKind
from kitsune.frontends.decoders.hyperparameters import Fields
from kitsune.frontends.decoders.rotations import read_rotation


def _granite(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    return describe_uniform(fields, sizes) | {
        "embedding_scale": fields.number("embedding_multiplier", 1.0),
        "residual_scale": fields.number("residual_multiplier", 1.0),
        "logit_scale": 1 / fields.number("logits_scaling", 1.0),
        "score_scale": fields.number("attention_multiplier", 1.0),
    }


def _olmo2(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    return describe_uniform(fields, sizes) | {"head_norm": "width"}


def _smollm3(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    """Every fourth layer does not rotate, unless the file says which."""
    rotation, window = read_rotation(fields, sizes.head, base=2e6), read_window(fields)
    every = fields.size("no_rope_layer_interval", 4)
    turns = fields.flags("no_rope_layers", sizes.layers) or [
        (n + 1) % every != 0 for n in range(sizes.layers)
    ]
    types = fields.layer_types(sizes.layers) or ["full_attention"] * sizes.layers
    kinds = [
        LayerKind(rotation if turn else None, window if each == "sliding_attention" else 0)
        for turn, each in zip(turns, types, strict=True)
    ]
    return {"kinds": tuple(kinds)}


GRANITE = Architecture(
    huggingface=("granite",), gguf=("granite",), describe=_granite, is_permuted=True
)
OLMO2 = Architecture(
    huggingface=("olmo2",),
    gguf=("olmo2",),
    names={key: to for key, to in LLAMA_NAMES.items() if key != "input_layernorm"} | SANDWICH_NAMES,
    describe=_olmo2,
    epsilon=1e-5,
)
SMOLLM3 = Architecture(
    huggingface=("smollm3",), gguf=("smollm3",), describe=_smollm3, is_permuted=True
)
ROWS = (GRANITE, OLMO2, SMOLLM3)
