"""Write a small model of transformers as a GGUF file: by the package `gguf`, with the names, the
metadata and the order of tensors that llama.cpp's converter gives them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gguf
import numpy as np
from safetensors.numpy import load_file

# model_type: the architecture in GGUF files
ARCHITECTURES = {
    "llama": "llama",
    "mistral": "llama",
    "mixtral": "llama",
    "gpt2": "gpt2",
    "qwen2": "qwen2",
    "qwen2_moe": "qwen2moe",
    "qwen3": "qwen3",
    "qwen3_moe": "qwen3moe",
    "gemma": "gemma",
    "gemma2": "gemma2",
    "gemma3_text": "gemma3",
    "phi": "phi2",
    "phi3": "phi3",
    "granite": "granite",
    "olmo2": "olmo2",
    "smollm3": "smollm3",
    "stablelm": "stablelm",
    "starcoder2": "starcoder2",
    "falcon": "falcon",
    "gpt_neox": "gptneox",
    "cohere": "command-r",
    "cohere2": "cohere2",
    "gpt_oss": "gpt-oss",
    "llama4_text": "llama4",
    "deepseek_v2": "deepseek2",
}
PERMUTED = ("llama", "mistral", "mixtral", "granite", "smollm3")
STACKED = re.compile(r"(.*)\.(\d+)\.(w1|w2|w3|gate_proj|up_proj|down_proj|weight)(\.weight)?$")
Tensors = dict[str, np.ndarray]


def write_gguf(folder: Path, quantise: str = "F32") -> Path:
    """Convert the model in a directory; matrices get a type of the package's."""
    said = json.loads((folder / "config.json").read_text())
    name = ARCHITECTURES[said["model_type"]]
    path = folder / f"{name}-{quantise}.gguf"
    writer = gguf.GGUFWriter(path, name)
    _describe(writer, said)
    kind = next(k for k, v in gguf.MODEL_ARCH_NAMES.items() if v == name)
    names = gguf.get_tensor_name_map(kind, said.get("num_hidden_layers") or said["n_layer"])
    tensors = _stack(load_file(folder / "model.safetensors"))
    for key, values in _convert(said, tensors):
        known = key
        if not key.startswith(("blk.", "rope_")):
            found = names.get_name(key, try_suffixes=(".weight", ".bias"))
            assert found, f"{name} has no name for {key}"
            known = found
        _add(writer, known, np.ascontiguousarray(values.squeeze(), np.float32), quantise)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def _add(writer: Any, name: str, values: np.ndarray, quantise: str) -> None:
    is_matrix = values.ndim > 1 and "norm" not in name and name.endswith(".weight")
    if quantise == "F32" or not is_matrix or values.shape[-1] % 32 or "ffn_gate_inp" in name:
        writer.add_tensor(name, values)
        return
    kind = gguf.GGMLQuantizationType[quantise]
    writer.add_tensor(name, gguf.quants.quantize(values, kind), raw_dtype=kind)


def _stack(tensors: Tensors) -> Tensors:
    """Experts as one tensor."""
    made, stacks = dict[str, np.ndarray](), dict[str, dict[int, np.ndarray]]()
    for key, values in tensors.items():
        found = STACKED.fullmatch(key) if ("experts." in key or "norms." in key) else None
        if found is None:
            made[key] = values
        elif found[3] == "weight":
            stacks.setdefault(f"{found[1].removesuffix('.norms')}.weight", {})[int(found[2])] = (
                values
            )
        else:
            stacks.setdefault(f"{found[1]}.{found[3]}.weight", {})[int(found[2])] = values
    for key, parts in stacks.items():
        made[key] = np.stack([parts[n] for n in range(len(parts))])
    return made


def _convert(said: dict[str, Any], tensors: Tensors) -> Iterator[tuple[str, np.ndarray]]:
    """The tensors as the converter of each model changes them."""
    kind, heads = said["model_type"], said.get("num_attention_heads") or said["n_head"]
    groups = said.get("num_key_value_heads") or heads
    is_tied = said.get("tie_word_embeddings", kind == "gpt2")
    for key, values in tensors.items():
        layer = re.search(r"(?:layers|h)\.(\d+)\.", key)
        block = f"blk.{layer[1]}" if layer else ""
        if "lm_head" in key and is_tied:
            continue
        if kind in PERMUTED and key.endswith(("q_proj.weight", "k_proj.weight")):
            yield key, _permute(values, heads if "q_proj" in key else groups)
        elif kind.startswith("gemma") and key.endswith("norm.weight"):
            yield key, values + 1
        elif kind == "gpt2" and values.ndim == 2 and ".h." in f".{key}":
            yield key, values.T
        elif kind in ("gpt_neox", "falcon") and "query_key_value" in key:
            if kind == "falcon":
                is_new = said["new_decoder_architecture"]
                groups = said["num_kv_heads"] if is_new else 1 if said["multi_query"] else heads
            yield key, _ungroup(values, heads, groups)
        elif kind in ("gpt_oss", "llama4_text") and "experts." in key:
            yield from _split_experts(kind, block, key, values)
        elif key.endswith("sinks"):
            yield f"{block}.attn_sinks.weight", values
        elif kind == "stablelm" and "_layernorm" in key and "self_attn" in key:
            yield f"{block}.attn_{'q' if 'q_layer' in key else 'k'}_norm.weight", values
        elif "kv_b_proj" in key:
            yield from _split_latent(said, block, values, heads)
        elif kind == "gpt_oss" and "router" in key:
            yield f"{block}.ffn_gate_inp.{key.rsplit('.')[-1]}", values
        else:
            yield key, values
    rope = said.get("rope_parameters") or {}
    for length in ("long", "short"):
        if rope.get(f"{length}_factor"):
            yield f"rope_factors_{length}.weight", np.array(rope[f"{length}_factor"])


def _permute(values: np.ndarray, heads: int) -> np.ndarray:
    parts = values.reshape(heads, 2, -1, *values.shape[1:])
    return np.asarray(parts.swapaxes(1, 2).reshape(values.shape))


def _ungroup(values: np.ndarray, heads: int, groups: int) -> np.ndarray:
    parts = values.reshape(groups, heads // groups + 2, -1, *values.shape[1:])
    q, k, v = parts[:, :-2], parts[:, -2], parts[:, -1]
    return np.concatenate([x.reshape(-1, *values.shape[1:]) for x in (q, k, v)])


def _split_experts(
    kind: str, block: str, key: str, values: np.ndarray
) -> Iterator[tuple[str, np.ndarray]]:
    part = "bias" if key.endswith("_bias") else "weight"
    values = values if part == "bias" else values.swapaxes(1, 2)
    if "down_proj" in key:
        yield f"{block}.ffn_down_exps.{part}", values
        return
    half = values.shape[1] // 2
    pair = (
        (values[:, ::2], values[:, 1::2])
        if kind == "gpt_oss"
        else (values[:, :half], values[:, half:])
    )
    yield f"{block}.ffn_gate_exps.{part}", pair[0]
    yield f"{block}.ffn_up_exps.{part}", pair[1]


def _split_latent(
    said: dict[str, Any], block: str, values: np.ndarray, heads: int
) -> Iterator[tuple[str, np.ndarray]]:
    parts = values.reshape(heads, -1, values.shape[1])
    plain = said["qk_nope_head_dim"]
    yield f"{block}.attn_k_b.weight", parts[:, :plain].swapaxes(1, 2)
    yield f"{block}.attn_v_b.weight", parts[:, plain:]


# --- metadata ------------------------------------------------------------------------------------


def _describe(writer: Any, said: dict[str, Any]) -> None:
    get, kind = said.get, said["model_type"]
    heads = get("num_attention_heads") or said["n_head"]
    width = get("hidden_size") or said["n_embd"]
    head = get("head_dim") or width // heads
    writer.add_context_length(get("max_position_embeddings") or said["n_positions"])
    writer.add_embedding_length(width)
    writer.add_block_count(get("num_hidden_layers") or said["n_layer"])
    writer.add_feed_forward_length(get("intermediate_size") or 4 * width)
    writer.add_head_count(heads)
    for names, add in (
        (("rms_norm_eps",), writer.add_layer_norm_rms_eps),
        (("layer_norm_eps", "layer_norm_epsilon", "norm_epsilon"), writer.add_layer_norm_eps),
        (("attn_logit_softcapping",), writer.add_attn_logit_softcapping),
        (("final_logit_softcapping",), writer.add_final_logit_softcapping),
        (("embedding_multiplier",), writer.add_embedding_scale),
        (("residual_multiplier",), writer.add_residual_scale),
        (("attention_multiplier",), writer.add_attention_scale),
        (("logits_scaling", "logit_scale"), writer.add_logit_scale),
        (("num_experts", "num_local_experts", "n_routed_experts"), writer.add_expert_count),
        (("num_experts_per_tok",), writer.add_expert_used_count),
        (("routed_scaling_factor",), writer.add_expert_weights_scale),
        (("n_group",), writer.add_expert_group_count),
        (("topk_group",), writer.add_expert_group_used_count),
        (("first_k_dense_replace",), writer.add_leading_dense_block_count),
    ):
        found = next((said[name] for name in names if get(name) is not None), None)
        if found is not None:
            add(found)
    if kind in ("gpt_neox", "stablelm"):
        writer.add_parallel_residual(said["use_parallel_residual"])
    if get("sliding_window") and get("use_sliding_window", True):
        writer.add_sliding_window(said["sliding_window"])
    if kind == "llama4_text":
        writer.add_uint32("llama4.attention.chunk_size", said["attention_chunk_size"])
        writer.add_attn_temperature_length(said["floor_scale"])
    _describe_heads(writer, said, heads, head)
    _describe_rotation(writer, said, head)


def _describe_heads(writer: Any, said: dict[str, Any], heads: int, head: int) -> None:
    kind = said["model_type"]
    if kind == "deepseek_v2":
        rank, rotated = said["kv_lora_rank"], said["qk_rope_head_dim"]
        writer.add_head_count_kv(1)
        writer.add_kv_lora_rank(rank)
        writer.add_key_length(rank + rotated)
        writer.add_value_length(rank)
        writer.add_key_length_mla(said["qk_nope_head_dim"] + rotated)
        writer.add_value_length_mla(said["v_head_dim"])
        writer.add_rope_dimension_count(rotated)
        return
    groups = said.get("num_key_value_heads") or heads
    if kind == "falcon":
        is_new = said["new_decoder_architecture"]
        groups = said["num_kv_heads"] if is_new else 1 if said["multi_query"] else heads
    writer.add_head_count_kv(groups)
    writer.add_key_length(head)
    writer.add_value_length(head)


def _describe_rotation(writer: Any, said: dict[str, Any], head: int) -> None:
    rope = said.get("rope_parameters") or {}
    if "full_attention" in rope:
        writer.add_float32("gemma3.rope.freq_base_swa", rope["sliding_attention"]["rope_theta"])
        rope = rope["full_attention"]
    if rope.get("rope_theta"):
        writer.add_rope_freq_base(rope["rope_theta"])
    if said["model_type"] != "deepseek_v2":
        writer.add_rope_dimension_count(int(head * rope.get("partial_rotary_factor", 1.0)))
    kind, trained = rope.get("rope_type"), rope.get("original_max_position_embeddings")
    if kind in ("linear", "yarn"):
        writer.add_rope_scaling_type(gguf.RopeScalingType(kind))
        writer.add_rope_scaling_factor(rope["factor"])
    if rope.get("beta_fast"):
        writer.add_rope_scaling_yarn_beta_fast(rope["beta_fast"])
    if trained:
        writer.add_rope_scaling_orig_ctx_len(trained)
    if kind == "longrope":
        factor = said["max_position_embeddings"] / trained
        writer.add_rope_scaling_attn_factors((1 + np.log(factor) / np.log(trained)) ** 0.5)
