"""Small random decoders of transformers, one or more for each row of the table of architectures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

VOCABULARY = 96
SMALL = {
    "vocab_size": VOCABULARY,
    "hidden_size": 32,
    "intermediate_size": 48,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "max_position_embeddings": 128,
}
SINGLE = {key: size for key, size in SMALL.items() if key != "num_key_value_heads"}
EXPERTS = {"num_experts_per_tok": 2, "moe_intermediate_size": 32}
# name: the class of transformers without its ending, and its options
MODELS: dict[str, tuple[str, dict[str, Any]]] = {
    "llama": ("Llama", SMALL),
    "mistral": ("Mistral", SMALL | {"sliding_window": 8}),
    "mixtral": ("Mixtral", SMALL | {"num_local_experts": 4, "num_experts_per_tok": 2}),
    "gpt2": ("GPT2", {"vocab_size": 96, "n_embd": 32, "n_layer": 2, "n_head": 4}),
    "qwen2": ("Qwen2", SMALL),
    "qwen2_window": (
        "Qwen2",
        SMALL | {"use_sliding_window": True, "sliding_window": 8, "max_window_layers": 1},
    ),
    "qwen2_moe": (
        "Qwen2Moe",
        SMALL | EXPERTS | {"num_experts": 6, "shared_expert_intermediate_size": 32},
    ),
    "qwen3": ("Qwen3", SMALL | {"head_dim": 16}),
    "qwen3_moe": (
        "Qwen3Moe",
        SMALL | EXPERTS | {"num_experts": 6, "head_dim": 16, "norm_topk_prob": True},
    ),
    "gemma": ("Gemma", SMALL | {"head_dim": 16}),
    "gemma2": (
        "Gemma2",
        SMALL
        | {
            "head_dim": 16,
            "sliding_window": 8,
            "query_pre_attn_scalar": 16,
            "attn_logit_softcapping": 2.0,
            "final_logit_softcapping": 3.0,
        },
    ),
    "gemma3": (
        "Gemma3Text",
        SMALL
        | {
            "head_dim": 16,
            "sliding_window": 8,
            "query_pre_attn_scalar": 16,
            "rope_parameters": {
                "sliding_attention": {"rope_type": "default", "rope_theta": 1e4},
                "full_attention": {"rope_type": "linear", "factor": 8.0, "rope_theta": 1e6},
            },
            "num_hidden_layers": 6,
        },
    ),
    "phi": ("Phi", SMALL),
    "phi_norms": ("Phi", SMALL | {"qk_layernorm": True}),
    "phi3": ("Phi3", SMALL | {"pad_token_id": 0, "sliding_window": 8}),
    "phi4_mini": (
        "Phi3",
        SMALL
        | {
            "pad_token_id": 0,
            "tie_word_embeddings": True,
            "original_max_position_embeddings": 16,
            "partial_rotary_factor": 0.75,
            "hidden_size": 64,
            "rope_parameters": {
                "rope_type": "longrope",
                "rope_theta": 1e4,
                "partial_rotary_factor": 0.75,
                "original_max_position_embeddings": 16,
                "short_factor": [1.0, 1.1, 1.2, 1.3, 1.4, 1.5],
                "long_factor": [1.0, 1.5, 2.0, 3.0, 5.0, 8.0],
            },
        },
    ),
    "granite": (
        "Granite",
        SMALL
        | {
            "embedding_multiplier": 3.0,
            "residual_multiplier": 0.5,
            "attention_multiplier": 0.2,
            "logits_scaling": 2.0,
        },
    ),
    "olmo2": ("Olmo2", SMALL),
    "smollm3": ("SmolLM3", SMALL | {"num_hidden_layers": 4, "pad_token_id": 0}),
    "stablelm": ("StableLm", SMALL | {"qk_layernorm": True, "use_qkv_bias": True}),
    "stablelm_parallel": ("StableLm", SMALL | {"use_parallel_residual": True}),
    "starcoder2": ("Starcoder2", SMALL | {"sliding_window": 8}),
    "falcon": ("Falcon", SMALL | {"new_decoder_architecture": True, "num_kv_heads": 2}),
    "falcon_7b": ("Falcon", SMALL | {"bias": True}),
    "falcon_rw": ("Falcon", SMALL | {"multi_query": False, "parallel_attn": False}),
    "gpt_neox": ("GPTNeoX", SINGLE),
    "gpt_neox_serial": ("GPTNeoX", SINGLE | {"use_parallel_residual": False}),
    "cohere": ("Cohere", SMALL | {"use_qk_norm": True, "pad_token_id": 0}),
    "cohere2": (
        "Cohere2",
        SMALL | {"sliding_window": 8, "num_hidden_layers": 4, "pad_token_id": 0},
    ),
    "gpt_oss": (
        "GptOss",
        SMALL
        | {
            "head_dim": 16,
            "num_local_experts": 4,
            "num_experts_per_tok": 2,
            "sliding_window": 8,
            "pad_token_id": 0,
            "rope_parameters": {
                "rope_type": "yarn",
                "rope_theta": 1e3,
                "factor": 8.0,
                "beta_fast": 2.0,
                "beta_slow": 1.0,
                "truncate": False,
                "original_max_position_embeddings": 64,
            },
        },
    ),
    "llama4": (
        "Llama4",
        SMALL
        | {
            "head_dim": 8,
            "intermediate_size_mlp": 48,
            "num_local_experts": 4,
            "num_experts_per_tok": 1,
            "interleave_moe_layer_step": 2,
            "attention_chunk_size": 8,
            "floor_scale": 4,
            "num_hidden_layers": 4,
            "pad_token_id": 0,
        },
    ),
    "deepseek_v2": (
        "DeepseekV2",
        SMALL
        | {
            "num_key_value_heads": 4,
            "q_lora_rank": 16,
            "kv_lora_rank": 12,
            "qk_nope_head_dim": 8,
            "qk_rope_head_dim": 4,
            "v_head_dim": 6,
            "head_dim": 4,
            "n_routed_experts": 8,
            "num_experts_per_tok": 3,
            "n_shared_experts": 2,
            "moe_intermediate_size": 16,
            "first_k_dense_replace": 1,
            "topk_method": "group_limited_greedy",
            "n_group": 4,
            "topk_group": 2,
            "routed_scaling_factor": 2.0,
            "pad_token_id": 0,
        },
    ),
}


# What no key of GGUF's metadata says.
NOT_IN_GGUF = ("qwen2_window", "phi_norms", "falcon_rw")
CONFIGS = {"Gemma3Text": "Gemma3Text", "Llama4": "Llama4Text"}
CLASSES = {"Gemma3Text": "Gemma3"}


def save_model(folder: Path, name: str) -> Any:
    """Write a small model to a directory, with weights that make logits differ."""
    import torch
    import transformers

    family, options = MODELS[name]
    torch.manual_seed(0)
    named = CONFIGS.get(family, family)
    config = getattr(transformers, f"{named}Config")(**options)
    if hasattr(config, "_attn_implementation"):
        config._attn_implementation = "eager"
    head = "LMHeadModel" if family == "GPT2" else "ForCausalLM"
    module = getattr(transformers, f"{CLASSES.get(family, family)}{head}")(config).eval()
    with torch.no_grad():
        for parameter in module.parameters():
            if parameter.ndim > 1:
                parameter.normal_(0, 0.12)
            else:
                parameter.add_(torch.randn_like(parameter) * 0.1)
    for settings in (module.generation_config, module.config):
        settings.eos_token_id = settings.pad_token_id = None
    module.save_pretrained(folder)
    return module


def random_tokens(count: int, seed: int = 0) -> list[int]:
    found: list[int] = np.random.default_rng(seed).integers(0, VOCABULARY, count).tolist()
    return found


def expected_logits(module: Any, ids: list[int]) -> np.ndarray:
    import torch

    with torch.no_grad():
        return np.asarray(module(torch.tensor([ids])).logits[0].float())
