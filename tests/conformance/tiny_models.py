"""Build a small random model, and inputs for it, of any architecture of transformers.

Configurations are made small by the names of their attributes: two layers, a width of 64, four
heads. Sub-configurations (text, vision, audio, encoder, decoder) are made small in the same way.
"""

from __future__ import annotations

import inspect
import logging
import re
from collections.abc import Mapping
from typing import Any

import torch
from transformers import PreTrainedConfig, PreTrainedModel
from transformers.models.auto import modeling_auto
from transformers.models.auto.configuration_auto import CONFIG_MAPPING, CONFIG_MAPPING_NAMES

from tests.conformance.suites import describe

WIDTH, HEADS, VOCABULARY, POSITIONS, IMAGE = 64, 4, 128, 128, 32
FIRST_TOKEN, LAST_TOKEN = 3, 99  # of the inputs; special tokens lie outside
MAX_PARAMETERS = 30_000_000
# The largest value of an attribute whose name matches, the first match; others stay as they are.
LIMITS: tuple[tuple[str, int], ...] = (
    (r"(^|_)vocab(ulary)?_size(_.*)?$|^n_vocab$|^(n_)?codebook_size$", VOCABULARY),
    (r"experts_per_tok(en)?$|^moe_k$|^num_selected_experts$|^moe_topk$|^top_k_experts$", 2),
    (r"num_.*experts$|^n_routed_experts$|^num_experts.*|^n_shared_experts$", 4),
    (r"^(n_group|topk_group|num_expert_group|.*shared_experts)$", 1),
    (r"^num_key_value_groups$|^num_groups$", 1),
    (r"(num|n)_(key_value|kv)_heads$|^num_query_groups$|^multi_query_group_num$|^n_head_kv$", 2),
    (r"(^|_)num_heads$|_heads$|^n_heads?$|^num_.*attention_heads$|^attention_heads$", HEADS),
    (r"^first_k_dense_replace$|^num_.*dense_layers$", 1),
    (r"^num_nextn_predict_layers$|^mtp_num_hidden_layers$", 0),
    (r"conv_layers$|num_feat_extract_layers|^num_feature_levels$|^num_stages$", 10_000),
    (r"(^|_)(n_?layers?|num_layers|layers|depth|num_blocks|num_.*_(layers|blocks))$", 2),
    (r"^(.*_)?head_(dim|size)$|^d_kv$|_head_dim$|^(mamba_)?d_head$", 16),
    (r"_lora_rank$|_rank$|^lora_.*", 16),
    (r"^(.*_)?(intermediate_size|ffn_dim|d_ff|n_inner|mlp_dim|ffn_hidden_size)$", 96),
    (r"^(.*_)?(hidden_size|d_model|n_embd|embed_dim|hidden_dim|dim|width|projection_dim)$", WIDTH),
    (r"^(embedding_size|hidden_channels|.*_proj_dim|output_dim|lru_width)$", WIDTH),
    (r"^(image_size|img_size|input_size|input_resolution|pretrain_image_size)$", IMAGE),
    (r"^patch_size$|^vision_patch_size$", 8),
    (r"^window_size$|^local_attention$|^attention_window$", 4),
    (r"(sliding_window|attention_chunk_size|chunk_size|index_topk)$", 8),
    (r"^(max_position_embeddings|n_positions|n_ctx|max_seq_len|max_sequence_length)$", POSITIONS),
    (r"^max_source_positions$", 32),
    (r"^max_target_positions$", POSITIONS),
    (r"^num_(queries|query_tokens|latents|proposals|quer(y|ies).*)$", 8),
    (r"^num_frames$", 2),
)
# Tried in turn until a model runs: every limit; with as many key heads as heads; the number of
# layers, tokens and experts alone, for models whose widths depend on each other.
EVERYTHING, EQUAL_HEADS, DEPTH = "everything", "equal heads", "depth"
VARIANTS = (EVERYTHING, EQUAL_HEADS, DEPTH)
DEPTH_NAMES = r"vocab|layers?$|depth|blocks$|experts|_positions?$|position_embeddings$"
LISTS = {"depths": 1, "num_layers": 1, "layers": 1, "encoder_depths": 1, "decoder_depths": 1}
# Mapping → what its models take; the first that has a configuration is the one used.
MAPPINGS = (
    "MODEL_FOR_CAUSAL_LM_MAPPING",
    "MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM_MAPPING",
    "MODEL_FOR_MASKED_LM_MAPPING",
    "MODEL_FOR_IMAGE_CLASSIFICATION_MAPPING",
    "MODEL_FOR_AUDIO_CLASSIFICATION_MAPPING",
    "MODEL_MAPPING",
    *sorted(
        name.removesuffix("_NAMES")
        for name in vars(modeling_auto)
        if name.startswith("MODEL_FOR_") and name.endswith("_MAPPING_NAMES")
    ),
)


class NotBuiltError(Exception):
    """The heuristics make no model of this architecture."""


def model_types() -> list[str]:
    """The architectures of transformers that a class of models is listed for, by the name of their
    configuration; others are parts of these."""
    listed = {name for mapping in MAPPINGS for name in getattr(modeling_auto, f"{mapping}_NAMES")}
    return sorted(listed & set(CONFIG_MAPPING_NAMES))


def tiny_model(model_type: str) -> PreTrainedModel:
    """A small model of an architecture that runs on the inputs of make_inputs."""
    errors: list[Exception] = []
    for variant in VARIANTS:
        try:
            model = build_model(tiny_config(model_type, variant))
            with torch.no_grad():
                model(**make_inputs(model))
            return model
        except Exception as error:  # noqa: BLE001 - of transformers; the first is reported
            errors.append(error)
    raise NotBuiltError(describe(errors[0])) from errors[0]


def tiny_config(model_type: str, variant: str = EVERYTHING) -> PreTrainedConfig:
    """A small configuration of an architecture."""
    logging.getLogger("transformers").setLevel(logging.ERROR)
    return shrink_config(CONFIG_MAPPING[model_type], variant)


def shrink_config(cls: type[PreTrainedConfig], variant: str = EVERYTHING) -> PreTrainedConfig:
    """A configuration of a class with every size at most that of LIMITS."""
    usual = cls()
    changes: dict[str, Any] = {}
    for name, value in vars(usual).items():
        if isinstance(value, PreTrainedConfig):
            changes[name] = shrink_config(type(value), variant)
        elif variant == DEPTH and not re.search(DEPTH_NAMES, name):
            continue
        elif (small := shrink(name, value)) != value:
            changes[name] = small
    if variant != DEPTH:
        changes.update(key_heads(usual, changes, is_equal=variant == EQUAL_HEADS))
    changes.update(separate_tokens(usual))
    made = cls(**changes)
    made.use_cache = False
    return made


def key_heads(usual: Any, changes: Mapping[str, Any], is_equal: bool) -> dict[str, int]:
    """As many key heads as heads where that is so, or is wanted; one stays one."""
    heads, keys = (getattr(usual, f"num_{kind}_heads", None) for kind in ("attention", "key_value"))
    if not hasattr(usual, "num_key_value_heads") or heads is None:
        return {}
    if not (is_equal or keys is None or keys == heads):
        return {}
    return {"num_key_value_heads": changes.get("num_attention_heads", heads)}


def shrink(name: str, value: Any) -> Any:
    """The value of one attribute, made small."""
    if isinstance(value, bool) or name.startswith("_"):
        return value
    if isinstance(value, dict) and "mrope_section" in value:
        return {**value, "mrope_section": shrink_sections(value["mrope_section"])}
    if isinstance(value, int):
        return next((min(value, n) for pattern, n in LIMITS if re.search(pattern, name)), value)
    is_sizes = isinstance(value, (list, tuple)) and value and all(type(v) is int for v in value)
    if not is_sizes:
        return value
    if name in LISTS:
        return type(value)(min(v, LISTS[name]) for v in value)
    if re.search(r"hidden_sizes|embed_dims?$|^dims$|^neck_hidden_sizes|encoder_hidden", name):
        return type(value)(max(v * 16 // min(value), 16) for v in value)
    if re.search(r"image_size|img_size|input_size", name):
        return type(value)(min(v, IMAGE) for v in value)
    if re.search(r"^conv_dim$|out_features_dim", name):
        return type(value)(min(v, 32) for v in value)
    return value


def shrink_sections(sections: list[int]) -> list[int]:
    """The parts of a head that time, height and width rotate: for heads of 16 instead of 128."""
    first = [size // 8 for size in sections[:-1]]
    return [*first, sum(sections) // 8 - sum(first)]


def separate_tokens(usual: PreTrainedConfig) -> dict[str, int]:
    """Special tokens above those of the inputs, each its own; those that fit already stay."""
    names = [
        name
        for name, value in vars(usual).items()
        if re.search(r"token_(id|index)$", name) and type(value) is int and value > 2
    ]
    return {name: VOCABULARY - 1 - n for n, name in enumerate(names)}


def model_class(config: PreTrainedConfig) -> type[PreTrainedModel]:
    """The class that a configuration is for: a language model where there is one."""
    for name in MAPPINGS:
        mapping = getattr(modeling_auto, name, {})
        if type(config) in mapping:
            found = mapping[type(config)]
            made: type[PreTrainedModel] = found[0] if isinstance(found, tuple) else found
            return made
    raise NotBuiltError("no class of a model is listed for it")


def build_model(config: PreTrainedConfig) -> PreTrainedModel:
    """A model with random weights, all of them: a result that starts as zero says nothing."""
    cls = model_class(config)
    with torch.device("meta"):
        size = sum(p.numel() for p in cls(config).parameters())
    if size > MAX_PARAMETERS:
        raise NotBuiltError(f"it still has {size / 1e6:.0f} million parameters")
    torch.manual_seed(0)
    return randomise(cls(config).eval())


def randomise(model: PreTrainedModel) -> PreTrainedModel:
    """Add random numbers to every weight of a model."""
    with torch.no_grad():
        for weight in model.parameters():
            if weight.is_floating_point():
                weight.add_(0.02 * torch.randn_like(weight))
    return model


def is_decoder(model: PreTrainedModel) -> bool:
    """True for causal language models, whose prompts are padded on the left."""
    mapping = modeling_auto.MODEL_FOR_CAUSAL_LM_MAPPING
    return type(model.config) in mapping and not model.config.is_encoder_decoder


def find_size(config: Any, *names: str) -> int | None:
    """The first of some attributes that a configuration, or one within it, has as a number."""
    inner = [value for value in vars(config).values() if isinstance(value, PreTrainedConfig)]
    for holder in (config, *inner):
        for name in names:
            value = getattr(holder, name, None)
            value = value[0] if isinstance(value, (list, tuple)) and value else value
            if type(value) is int:
                return value
    return None


def make_inputs(model: PreTrainedModel, batch: int = 2, length: int = 12) -> dict[str, Any]:
    """Inputs that the model's forward takes, by the names of its parameters."""
    taken = inspect.signature(model.forward).parameters
    config, main = model.config, model.main_input_name
    random = torch.Generator().manual_seed(batch)

    def tokens() -> torch.Tensor:
        return torch.randint(FIRST_TOKEN, LAST_TOKEN, (batch, length), generator=random)

    made: dict[str, Any] = {}
    if "input_ids" in taken:
        made["input_ids"] = tokens()
        if "attention_mask" in taken:
            made["attention_mask"] = pad_mask(batch, length, is_left=is_decoder(model))
    elif main in taken:
        made[main] = torch.randn(input_shape(config, main, batch, length), generator=random)
    if config.is_encoder_decoder and "decoder_input_ids" in taken:
        made["decoder_input_ids"] = tokens()
    if main in taken and main not in made:
        made[main] = torch.randn(input_shape(config, main, batch, length), generator=random)
    if type(config) in modeling_auto.MODEL_FOR_ZERO_SHOT_IMAGE_CLASSIFICATION_MAPPING:
        made["pixel_values"] = torch.randn(
            input_shape(config, "pixel_values", batch, length), generator=random
        )
    if "use_cache" in taken:
        made["use_cache"] = False
    return made


def pad_mask(batch: int, length: int, is_left: bool) -> torch.Tensor:
    """A bool mask whose first row is padded, on the left for decoders, else on the right."""
    mask = torch.ones(batch, length, dtype=torch.bool)
    mask[0, slice(0, 3) if is_left else slice(length - 3, length)] = False
    return mask


def input_shape(config: Any, name: str, batch: int, length: int) -> tuple[int, ...]:
    """The shape of the images, the sound or the numbers that a model takes."""
    size = find_size(config, "image_size", "img_size", "input_resolution") or IMAGE
    channels = find_size(config, "num_channels", "in_channels", "in_chans") or 3
    mel = find_size(config, "num_mel_bins", "feature_size", "input_feat_per_channel") or 80
    frames = find_size(config, "max_source_positions")
    if name == "pixel_values" and (count := find_size(config, "num_frames")):
        return (batch, count, channels, size, size)
    if name.startswith("pixel_values_video"):
        return (batch, find_size(config, "num_frames") or 2, channels, size, size)
    if name == "pixel_values":
        return (batch, channels, size, size)
    if name == "input_features":
        return (batch, mel, 2 * frames) if frames else (batch, 4 * length, mel)
    if name == "input_values" and (most := find_size(config, "max_length")):
        return (batch, most, mel)
    if name == "input_values":
        return (batch, 200 * length + 1000)
    raise NotBuiltError(f"no rule for an input '{name}'")
