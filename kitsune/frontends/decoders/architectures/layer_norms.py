"""Decoders with layer norms: StableLM, StarCoder2, Falcon, GPT-NeoX and Cohere."""

from __future__ import annotations

from typing import Any

from kitsune.errors import UnsupportedError
from kitsune.frontends.decoders.architectures.architecture import (
    LLAMA_NAMES,
    Architecture,
    alternate,
    describe_uniform,
    layer_kinds,
)
from kitsune.frontends.decoders.description import Decoder, LayerKind
from kitsune.frontends.decoders.hyperparameters import Fields
from kitsune.frontends.decoders.rotations import read_rotation


def _stablelm(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    return {
        "kinds": (LayerKind(read_rotation(fields, sizes.head, share=0.25)),),
        "norm": "layer",
        "head_norm": "each",
        "is_parallel": fields.flag("use_parallel_residual"),
    }


def _starcoder2(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    return describe_uniform(fields, sizes) | {"norm": "layer"}


def _falcon(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    if fields.flag("alibi"):
        raise UnsupportedError(
            f"'{fields.path}' places tokens by ALiBi", why="known are rotations of queries and keys"
        )
    is_new = fields.flag("new_decoder_architecture")
    made = {
        "kinds": (LayerKind(read_rotation(fields, sizes.head)),),
        "norm": "layer",
        "is_parallel": is_new or fields.flag("parallel_attn", True),
    }
    if fields.is_gguf:
        return made
    shared = 1 if fields.flag("multi_query", True) else sizes.heads
    groups = fields.size("num_kv_heads", sizes.heads) if is_new else shared
    return made | {"kv_heads": groups, "is_grouped": True}


def _gpt_neox(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    share = fields.number("rotary_pct", 0.25)
    base = fields.number("rotary_emb_base", 10000.0)
    return {
        "kinds": (LayerKind(read_rotation(fields, sizes.head, share=share, base=base)),),
        "norm": "layer",
        "is_parallel": fields.flag("use_parallel_residual", True),
        "is_grouped": True,
    }


def _cohere(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    return {
        "kinds": (LayerKind(read_rotation(fields, sizes.head)),),
        "norm": "layer",
        "head_norm": "each",
        "is_parallel": True,
        "is_interleaved": True,
        "logit_scale": fields.number("logit_scale", 0.0625),
    }


def _cohere2(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    """Layers that see all tokens do not rotate."""
    every = fields.size("sliding_window_pattern", 4)
    types = fields.layer_types(sizes.layers) or alternate(sizes.layers, every)
    rotations = {"sliding_attention": read_rotation(fields, sizes.head)}
    return _cohere(fields, sizes) | {"kinds": layer_kinds(fields, types, rotations)}


STABLELM = Architecture(
    huggingface=("stablelm",),
    gguf=("stablelm",),
    names=LLAMA_NAMES
    | {
        "self_attn.q_layernorm.norms.*": "attn_q_norm",
        "self_attn.k_layernorm.norms.*": "attn_k_norm",
    },
    describe=_stablelm,
    epsilon=1e-5,
)
STARCODER2 = Architecture(
    huggingface=("starcoder2",),
    gguf=("starcoder2",),
    names=LLAMA_NAMES | {"mlp.c_fc": "ffn_up", "mlp.c_proj": "ffn_down"},
    describe=_starcoder2,
    activation="gelu_pytorch_tanh",
    epsilon=1e-5,
)
FALCON = Architecture(
    huggingface=("falcon",),
    gguf=("falcon",),
    names={
        "word_embeddings": "token_embd",
        "ln_f": "output_norm",
        "lm_head": "output",
        "input_layernorm": "attn_norm",
        "ln_mlp": "attn_norm",
        "ln_attn": "attn_norm_2",
        "post_attention_layernorm": "ffn_norm",
        "self_attention.query_key_value": "attn_qkv",
        "self_attention.dense": "attn_output",
        "mlp.dense_h_to_4h": "ffn_up",
        "mlp.dense_4h_to_h": "ffn_down",
    },
    describe=_falcon,
    activation="gelu",
    epsilon=1e-5,
)
GPT_NEOX = Architecture(
    huggingface=("gpt_neox",),
    gguf=("gptneox",),
    names={
        "embed_in": "token_embd",
        "embed_out": "output",
        "final_layer_norm": "output_norm",
        "input_layernorm": "attn_norm",
        "post_attention_layernorm": "ffn_norm",
        "attention.query_key_value": "attn_qkv",
        "attention.dense": "attn_output",
        "mlp.dense_h_to_4h": "ffn_up",
        "mlp.dense_4h_to_h": "ffn_down",
    },
    describe=_gpt_neox,
    activation="gelu",
    epsilon=1e-5,
)
COHERE = Architecture(huggingface=("cohere",), gguf=("command-r",), describe=_cohere, epsilon=1e-5)
COHERE2 = Architecture(huggingface=("cohere2",), gguf=("cohere2",), describe=_cohere2, epsilon=1e-5)
ROWS = (STABLELM, STARCODER2, FALCON, GPT_NEOX, COHERE, COHERE2)
