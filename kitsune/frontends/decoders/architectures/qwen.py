"""Qwen 2 and 3, and their mixtures of experts."""

from __future__ import annotations

from typing import Any

from kitsune.frontends.decoders.architectures.architecture import (
    EXPERT_NAMES,
    LLAMA_NAMES,
    Architecture,
    layer_kinds,
    read_experts,
)
from kitsune.frontends.decoders.description import Decoder
from kitsune.frontends.decoders.hyperparameters import Fields
from kitsune.frontends.decoders.rotations import read_rotation


def _qwen(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    """Layers from `max_window_layers` on may have a window."""
    rotation = read_rotation(fields, sizes.head)
    types = fields.layer_types(sizes.layers)
    if types is None:
        first = fields.get("max_window_layers", sizes.layers)
        slides = fields.flag("use_sliding_window") and fields.count("sliding_window") > 0
        types = [
            "sliding_attention" if slides and n >= first else "full_attention"
            for n in range(sizes.layers)
        ]
    if "sliding_attention" not in types:
        types = types[:1]
    rotations = dict.fromkeys(types, rotation)
    return {"kinds": layer_kinds(fields, types, rotations)}


def _qwen2_moe(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    experts = read_experts(fields, is_normalised=fields.flag("norm_topk_prob"))
    return _qwen(fields, sizes) | {"experts": experts}


def _qwen3_moe(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    experts = read_experts(fields, is_normalised=fields.flag("norm_topk_prob", fields.is_gguf))
    return _qwen(fields, sizes) | {"experts": experts}


QWEN = Architecture(huggingface=("qwen2", "qwen3"), gguf=("qwen2", "qwen3"), describe=_qwen)
QWEN2_MOE = Architecture(
    huggingface=("qwen2_moe",),
    gguf=("qwen2moe",),
    names=LLAMA_NAMES
    | EXPERT_NAMES
    | {
        "mlp.shared_expert_gate": "ffn_gate_inp_shexp",
        "mlp.shared_expert.gate_proj": "ffn_gate_shexp",
        "mlp.shared_expert.up_proj": "ffn_up_shexp",
        "mlp.shared_expert.down_proj": "ffn_down_shexp",
    },
    describe=_qwen2_moe,
)
QWEN3_MOE = Architecture(
    huggingface=("qwen3_moe",),
    gguf=("qwen3moe",),
    names=LLAMA_NAMES | EXPERT_NAMES,
    describe=_qwen3_moe,
)
ROWS = (QWEN, QWEN2_MOE, QWEN3_MOE)
