"""A row of the table of architectures, and what many rows share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from kitsune.frontends.decoders.description import Decoder, Experts, LayerKind, Rotation
from kitsune.frontends.decoders.hyperparameters import Fields
from kitsune.frontends.decoders.rotations import read_rotation
from kitsune.system.records import dataclass

# What tensors of a directory are called here, which is what GGUF calls them; the number of a layer
# stands before each. `*` is the number of an expert or a head: the tensors are stacked.
LLAMA_NAMES = {
    "embed_tokens": "token_embd",
    "norm": "output_norm",
    "lm_head": "output",
    "input_layernorm": "attn_norm",
    "post_attention_layernorm": "ffn_norm",
    "self_attn.q_proj": "attn_q",
    "self_attn.k_proj": "attn_k",
    "self_attn.v_proj": "attn_v",
    "self_attn.o_proj": "attn_output",
    "self_attn.q_norm": "attn_q_norm",
    "self_attn.k_norm": "attn_k_norm",
    "mlp.gate_proj": "ffn_gate",
    "mlp.up_proj": "ffn_up",
    "mlp.down_proj": "ffn_down",
}
# Norms before and after attention and the MLP, as Gemma 2 calls them.
SANDWICH_NAMES = {
    "post_attention_layernorm": "post_attention_norm",
    "pre_feedforward_layernorm": "ffn_norm",
    "post_feedforward_layernorm": "post_ffw_norm",
}
EXPERT_NAMES = {
    "mlp.gate": "ffn_gate_inp",
    "mlp.experts.*.gate_proj": "ffn_gate_exps",
    "mlp.experts.*.up_proj": "ffn_up_exps",
    "mlp.experts.*.down_proj": "ffn_down_exps",
}

Describe = Callable[[Fields, Decoder], dict[str, Any]]


def describe_uniform(fields: Fields, sizes: Decoder) -> dict[str, Any]:
    """Layers that are all of one kind, rotate whole heads, and may have a window."""
    rotation = read_rotation(fields, sizes.head)
    return {"kinds": (LayerKind(rotation, read_window(fields)),)}


@dataclass(frozen=True)
class Architecture:
    """One row. `describe` says what its layers compute, as fields of `Decoder`."""

    huggingface: tuple[str, ...] = ()  # values of model_type
    gguf: tuple[str, ...] = ()  # values of general.architecture
    names: Mapping[str, str] = field(default_factory=lambda: LLAMA_NAMES)
    describe: Describe = describe_uniform
    activation: str = "silu"  # where the file does not say
    epsilon: float = 1e-6
    norm_offset: float = 0.0  # what directories leave off the weights of norms
    has_columns_first: bool = False  # matrices of directories are K×N, not [N, K]
    has_expert_columns_first: bool = False  # and so are those of experts
    # GGUF files have the rows of queries and keys in another order than directories: the two that
    # rotate together stand side by side.
    is_permuted: bool = False
    gguf_names: Mapping[str, str] = field(default_factory=dict)  # what GGUF calls otherwise


def read_window(fields: Fields) -> int:
    """The window of attention, or 0."""
    return fields.count("sliding_window") if fields.flag("use_sliding_window", True) else 0


def alternate(layers: int, every: int) -> list[str]:
    """Sliding attention, and full attention in every n-th layer."""
    return ["sliding_attention" if (n + 1) % every else "full_attention" for n in range(layers)]


def layer_kinds(
    fields: Fields,
    types: list[str],
    rotations: Mapping[str, Rotation | None],
    chunk: int = 0,
) -> tuple[LayerKind, ...]:
    """The kinds of layers, by their types of attention and the rotation of each type."""
    window = fields.count("sliding_window") if "sliding_attention" in types else 0
    made = {
        "full_attention": LayerKind(rotations.get("full_attention")),
        "sliding_attention": LayerKind(rotations.get("sliding_attention"), window),
        "chunked_attention": LayerKind(rotations.get("chunked_attention"), chunk=chunk),
    }
    return tuple(made[each] for each in types)


def read_experts(fields: Fields, **how: Any) -> Experts | None:
    """The mixture of experts that a file counts; None if it has none."""
    count = fields.count("num_experts")
    if not count:
        return None
    used = fields.size("num_experts_per_tok")
    if used > count:
        raise fields.refuse("num_experts_per_tok", used)
    return Experts(count, used, **how)
