"""Mixtures of experts with attention of their own: gpt-oss, Llama 4 and DeepSeek-V2."""

from __future__ import annotations

from dataclasses import replace
from math import log
from typing import Any

from kitsune.errors import UnsupportedError
from kitsune.frontends.decoders import rope
from kitsune.frontends.decoders.architectures.architecture import (
    EXPERT_NAMES,
    LLAMA_NAMES,
    Architecture,
    alternate,
    layer_kinds,
    read_experts,
)
from kitsune.frontends.decoders.description import Decoder, Experts, Latent, LayerKind
from kitsune.frontends.decoders.hyperparameters import Fields
from kitsune.frontends.decoders.rotations import read_rotation

UNNORMALISED_EXPERTS = 128  # of the Llama 4 whose GGUF files have no norm of queries and keys


def _gpt_oss(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    types = fields.layer_types(sizes.layers) or alternate(sizes.layers, 2)
    rotation = read_rotation(fields, sizes.head, base=150000.0, truncate=False)
    rotations = dict.fromkeys(types, rotation)
    return {
        "kinds": layer_kinds(fields, types, rotations),
        "experts": read_experts(fields, scores="softmax_of_used", is_alternating=True),
        "activation_limit": fields.number("swiglu_limit", 7.0),
    }


def _llama4(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    """Every fourth layer does not rotate and sees all tokens; others see their chunk."""
    layers, rotation = sizes.layers, read_rotation(fields, sizes.head, base=500000.0)
    every = fields.get("no_rope_layer_interval") or 4
    turns = fields.flags("no_rope_layers", layers) or [(n + 1) % every != 0 for n in range(layers)]
    types = fields.layer_types(layers) or [
        "chunked_attention" if turn else "full_attention" for turn in turns
    ]
    chunk = fields.size("attention_chunk_size", 8192)
    kinds = [
        LayerKind(rotation if turn else None, chunk=chunk if each == "chunked_attention" else 0)
        for turn, each in zip(turns, types, strict=True)
    ]
    floor, scale = fields.number("floor_scale", 8192.0), fields.number("attn_scale", 0.1)
    experts = read_experts(fields, scores="sigmoid", scales_input=True)
    has_unit_norm = experts is None or experts.count != UNNORMALISED_EXPERTS
    return {
        "kinds": tuple(kinds),
        "is_interleaved": True,
        "head_norm": "unit" if fields.flag("use_qk_norm", has_unit_norm) else "",
        "temperature": (floor, scale) if fields.flag("attn_temperature_tuning", True) else None,
        "experts": experts,
    }


def _read_latent(fields: Fields) -> Latent:
    rank = fields.size("kv_lora_rank")
    if not fields.is_gguf:
        plain, rotated = fields.size("qk_nope_head_dim"), fields.size("qk_rope_head_dim")
        return Latent(rank, plain, rotated, fields.size("v_head_dim"))
    # Files whose keys and values are projected by one matrix for each head say their sizes apart.
    head = fields.size("attention.key_length_mla", fields.size("attention.key_length"))
    value = fields.size("attention.value_length_mla", fields.size("attention.value_length"))
    rotated = fields.size("rotary_dim")
    if rotated >= head:
        raise fields.refuse("rotary_dim", rotated)
    return Latent(rank, head - rotated, rotated, value)


def _latent_scale(fields: Fields, head: int) -> float:
    """1/√head, and YaRN's magnitude, squared, which is not in what is rotated."""
    if fields.is_gguf:
        by = float(fields.get("rope.scaling.yarn_log_multiplier") or 0)
        size = 1 + by * log(fields.number("rope.scaling.factor", 1.0))
        return float(size**2 * head**-0.5)
    said = fields.get("rope_parameters") or fields.get("rope_scaling") or {}
    all_dims = said.get("mscale_all_dim") or 0
    is_scaled = all_dims and said.get("rope_type", said.get("type", "default")) != "default"
    size = rope.magnitude(said["factor"], all_dims) if is_scaled else 1.0
    return float(size**2 * head**-0.5)


def _deepseek2(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    latent = _read_latent(fields)
    head = latent.plain + latent.rotated
    rotation = read_rotation(fields, latent.rotated)
    if fields.is_gguf:
        rotation = replace(rotation, magnitude=1.0)
    return {
        "kinds": (LayerKind(rotation),),
        "head": head,
        "kv_heads": sizes.heads,
        "is_interleaved": True,
        "latent": latent,
        "score_scale": _latent_scale(fields, head),
        "experts": _deepseek2_experts(fields),
    }


def _deepseek2_experts(fields: Fields) -> Experts | None:
    if fields.get("topk_method", "greedy") not in ("greedy", "group_limited_greedy"):
        raise UnsupportedError(
            f"'{fields.path}' chooses experts by '{fields.get('topk_method')}'",
            why="known are greedy and group_limited_greedy",
        )
    is_limited = fields.get("topk_method") == "group_limited_greedy"
    groups = fields.size("n_group", 1) if is_limited or fields.is_gguf else 1
    experts = read_experts(
        fields,
        is_normalised=fields.is_gguf and fields.flag("norm_topk_prob"),
        scale=fields.number("routed_scaling_factor", 1.0),
        groups=groups,
        used_groups=fields.size("topk_group", 1) if groups > 1 else 1,
    )
    if experts is not None and experts.count % experts.groups:
        raise fields.refuse("n_group", experts.groups)
    return experts


SHARED_NAMES = {
    "mlp.shared_experts.gate_proj": "ffn_gate_shexp",
    "mlp.shared_experts.up_proj": "ffn_up_shexp",
    "mlp.shared_experts.down_proj": "ffn_down_shexp",
}
GPT_OSS = Architecture(
    huggingface=("gpt_oss",),
    gguf=("gpt-oss",),
    names=LLAMA_NAMES
    | {
        "self_attn.sinks": "attn_sinks",
        "mlp.router": "ffn_gate_inp",
        "mlp.experts.gate_up_proj": "ffn_gate_up_exps",
        "mlp.experts.gate_up_proj_bias": "ffn_gate_up_exps.bias",
        "mlp.experts.gate_up_proj_blocks": "ffn_gate_up_exps.weight_blocks",
        "mlp.experts.gate_up_proj_scales": "ffn_gate_up_exps.weight_scales",
        "mlp.experts.down_proj_blocks": "ffn_down_exps.weight_blocks",
        "mlp.experts.down_proj_scales": "ffn_down_exps.weight_scales",
        "mlp.experts.down_proj": "ffn_down_exps",
        "mlp.experts.down_proj_bias": "ffn_down_exps.bias",
    },
    describe=_gpt_oss,
    epsilon=1e-5,
    has_expert_columns_first=True,
    gguf_names={"post_attention_norm": "ffn_norm"},
)
LLAMA4 = Architecture(
    huggingface=("llama4_text",),
    gguf=("llama4",),
    names={key.replace("mlp.", "feed_forward."): to for key, to in LLAMA_NAMES.items()}
    | {
        "feed_forward.router": "ffn_gate_inp",
        "feed_forward.experts.gate_up_proj": "ffn_gate_up_exps",
        "feed_forward.experts.down_proj": "ffn_down_exps",
        "feed_forward.shared_expert.gate_proj": "ffn_gate_shexp",
        "feed_forward.shared_expert.up_proj": "ffn_up_shexp",
        "feed_forward.shared_expert.down_proj": "ffn_down_shexp",
    },
    describe=_llama4,
    epsilon=1e-5,
    has_expert_columns_first=True,
)
DEEPSEEK2 = Architecture(
    huggingface=("deepseek_v2",),
    gguf=("deepseek2",),
    names=LLAMA_NAMES
    | EXPERT_NAMES
    | SHARED_NAMES
    | {
        "self_attn.q_a_proj": "attn_q_a",
        "self_attn.q_a_layernorm": "attn_q_a_norm",
        "self_attn.q_b_proj": "attn_q_b",
        "self_attn.kv_a_proj_with_mqa": "attn_kv_a_mqa",
        "self_attn.kv_a_layernorm": "attn_kv_a_norm",
        "self_attn.kv_b_proj": "attn_kv_b",
    },
    describe=_deepseek2,
)
ROWS = (GPT_OSS, LLAMA4, DEEPSEEK2)
