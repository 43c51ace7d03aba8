"""Phi 2, 3 and 4."""

from __future__ import annotations

from typing import Any

from kitsune.frontends.decoders.architectures.architecture import (
    LLAMA_NAMES,
    Architecture,
    describe_uniform,
)
from kitsune.frontends.decoders.description import Decoder, LayerKind
from kitsune.frontends.decoders.hyperparameters import Fields
from kitsune.frontends.decoders.rotations import read_rotation


def _phi(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    rotation = read_rotation(fields, sizes.head, share=0.5)
    return {"kinds": (LayerKind(rotation),), "norm": "layer", "is_parallel": True}


def _phi3(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    return describe_uniform(fields, sizes) | {"is_gate_joined": True}


PHI = Architecture(
    huggingface=("phi",),
    gguf=("phi2",),
    names=LLAMA_NAMES
    | {
        "final_layernorm": "output_norm",
        "self_attn.dense": "attn_output",
        "self_attn.q_layernorm": "attn_q_norm",
        "self_attn.k_layernorm": "attn_k_norm",
        "mlp.fc1": "ffn_up",
        "mlp.fc2": "ffn_down",
    },
    describe=_phi,
    activation="gelu_new",
    epsilon=1e-5,
)
PHI3 = Architecture(  # and Phi-4
    huggingface=("phi3",),
    gguf=("phi3",),
    names=LLAMA_NAMES | {"self_attn.qkv_proj": "attn_qkv", "mlp.gate_up_proj": "ffn_up"},
    describe=_phi3,
    epsilon=1e-5,
)
ROWS = (PHI, PHI3)
