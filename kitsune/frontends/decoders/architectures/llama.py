"""Llama, Mistral and GPT-2."""

from __future__ import annotations

from typing import Any

from kitsune.errors import UnsupportedError
from kitsune.frontends.decoders.architectures.architecture import (
    LLAMA_NAMES,
    Architecture,
    describe_uniform,
    read_experts,
)
from kitsune.frontends.decoders.description import Decoder
from kitsune.frontends.decoders.hyperparameters import Fields


def _mixtral(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    experts = read_experts(fields, is_normalised=True)
    return describe_uniform(fields, sizes) | {"experts": experts}


def _gpt2(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    odd = ("scale_attn_by_inverse_layer_idx", "reorder_and_upcast_attn")
    if any(fields.get(name) for name in odd) or not fields.flag("scale_attn_weights", True):
        raise UnsupportedError(f"'{fields.path}' scales its attention in another way than GPT-2")
    return {"norm": "layer"}


LLAMA = Architecture(
    huggingface=("llama", "mistral", "ministral"),
    gguf=("llama",),
    describe=_mixtral,  # GGUF files of Mixtral are of this architecture
    is_permuted=True,
)
MIXTRAL = Architecture(
    huggingface=("mixtral",),
    names=LLAMA_NAMES
    | {
        "block_sparse_moe.gate": "ffn_gate_inp",
        "block_sparse_moe.experts.*.w1": "ffn_gate_exps",
        "block_sparse_moe.experts.*.w3": "ffn_up_exps",
        "block_sparse_moe.experts.*.w2": "ffn_down_exps",
    },
    describe=_mixtral,
)
GPT2 = Architecture(
    huggingface=("gpt2",),
    gguf=("gpt2",),
    names={
        "wte": "token_embd",
        "wpe": "position_embd",
        "ln_f": "output_norm",
        "lm_head": "output",
        "ln_1": "attn_norm",
        "ln_2": "ffn_norm",
        "attn.c_attn": "attn_qkv",
        "attn.c_proj": "attn_output",
        "mlp.c_fc": "ffn_up",
        "mlp.c_proj": "ffn_down",
    },
    describe=_gpt2,
    activation="gelu_new",
    epsilon=1e-5,
    has_columns_first=True,
)
ROWS = (LLAMA, MIXTRAL, GPT2)
