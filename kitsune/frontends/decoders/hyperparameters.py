"""Read the hyperparameters of a file, by the names that Hugging Face's configurations have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.gguf import GgufFile

ACTIVATIONS = {
    "silu": "silu",
    "swish": "silu",
    "gelu": "gelu",
    "gelu_new": "gelu_tanh",
    "gelu_fast": "gelu_tanh",
    "gelu_pytorch_tanh": "gelu_tanh",
    "relu": "relu",
    "relu2": "relu2",
}
# Other names that configurations have for the same.
ALIASES = {
    "hidden_size": ("n_embd",),
    "num_hidden_layers": ("n_layer",),
    "num_attention_heads": ("n_head",),
    "max_position_embeddings": ("n_positions",),
    "hidden_act": ("hidden_activation", "activation_function", "activation"),
    "epsilon": ("rms_norm_eps", "layer_norm_eps", "layer_norm_epsilon", "norm_epsilon", "norm_eps"),
    "num_experts": ("num_local_experts", "n_routed_experts"),
    "num_experts_per_tok": ("num_experts_per_token",),
}
# The names of GGUF's metadata for the same, after that of the architecture.
GGUF_KEYS = {
    "hidden_size": ("embedding_length",),
    "num_hidden_layers": ("block_count",),
    "num_attention_heads": ("attention.head_count",),
    "num_key_value_heads": ("attention.head_count_kv",),
    "head_dim": ("attention.key_length",),
    "max_position_embeddings": ("context_length",),
    "epsilon": ("attention.layer_norm_rms_epsilon", "attention.layer_norm_epsilon"),
    "sliding_window": ("attention.sliding_window",),
    "attention_chunk_size": ("attention.chunk_size", "attention.sliding_window"),
    "floor_scale": ("attention.temperature_length",),
    "attn_scale": ("attention.temperature_scale",),
    "num_experts": ("expert_count",),
    "num_experts_per_tok": ("expert_used_count",),
    "norm_topk_prob": ("expert_weights_norm",),
    "routed_scaling_factor": ("expert_weights_scale",),
    "n_group": ("expert_group_count",),
    "topk_group": ("expert_group_used_count",),
    "attn_logit_softcapping": ("attn_logit_softcapping",),
    "final_logit_softcapping": ("final_logit_softcapping",),
    "embedding_multiplier": ("embedding_scale",),
    "residual_multiplier": ("residual_scale",),
    "attention_multiplier": ("attention.scale",),
    "logits_scaling": ("logit_scale",),
    "logit_scale": ("logit_scale",),
    "use_parallel_residual": ("use_parallel_residual",),
    "kv_lora_rank": ("attention.kv_lora_rank",),
    "rotary_dim": ("rope.dimension_count",),
    "rope_theta": ("rope.freq_base",),
    "rope_local_base_freq": ("rope.freq_base_swa",),
    "rope_scaling_type": ("rope.scaling.type",),
}


class Fields:
    """A configuration of Hugging Face."""

    is_gguf = False
    max_size = 1 << 24  # of anything that it counts

    def __init__(self, said: Mapping[str, Any], path: object) -> None:
        self.said, self.path = said, path

    def get(self, name: str, otherwise: Any = None) -> Any:
        for key in (name, *ALIASES.get(name, ())):
            if self.said.get(key) is not None:
                return self.said[key]
        return otherwise

    def key(self, name: str) -> str:
        """The name of a field in the file."""
        return name

    def size(self, name: str, otherwise: int | None = None) -> int:
        found = self.get(name, otherwise)
        if type(found) is not int or not 0 < found <= self.max_size:
            raise self.refuse(name, found)
        return found

    def count(self, name: str) -> int:
        """A size, or 0 where the file has none or says 0."""
        return 0 if not self.get(name) else self.size(name)

    def number(self, name: str, otherwise: float | None = None) -> float:
        found = self.get(name, otherwise)
        is_number = isinstance(found, (int, float)) and not isinstance(found, bool)
        if not is_number or not np.isfinite(found) or found <= 0:
            raise self.refuse(name, found)
        return float(found)

    def flag(self, name: str, otherwise: bool = False) -> bool:
        return bool(self.get(name, otherwise))

    def activation(self, otherwise: str) -> str:
        name = str(self.get("hidden_act", otherwise))
        if name not in ACTIVATIONS:
            raise UnsupportedError(
                f"'{self.path}' has the activation '{name}'",
                why=f"known are {', '.join(ACTIVATIONS)}",
            )
        return ACTIVATIONS[name]

    def flags(self, name: str, count: int) -> list[bool] | None:
        """A flag for each layer, if the file has them."""
        found = self.get(name)
        if found is None:
            return None
        if not isinstance(found, list) or len(found) != count:
            raise self.refuse(name, found)
        return [bool(each) for each in found]

    def layer_types(self, count: int) -> list[str] | None:
        """The kinds of attention of the layers, if the file has them."""
        found = self.get("layer_types")
        if found is None:
            return None
        known = ("full_attention", "sliding_attention", "chunked_attention")
        if not isinstance(found, list) or len(found) != count:
            raise self.refuse("layer_types", found)
        if other := [each for each in found if each not in known]:
            raise UnsupportedError(
                f"'{self.path}' has layers of type '{other[0]}'",
                why=f"known are {', '.join(known)}",
            )
        return found

    def refuse(self, name: str, found: Any) -> InputError:
        return InputError(
            f"'{self.path}' has no '{name}'", why=f"its config.json says {str(found)[:200]!r}"
        )


class GgufFields(Fields):
    """The metadata of a GGUF file, by the same names."""

    is_gguf = True
    max_size = (1 << 31) - 1

    def __init__(self, file: GgufFile) -> None:
        super().__init__(file.metadata, file.path)
        self.file, self.prefix = file, file.architecture

    def get(self, name: str, otherwise: Any = None) -> Any:
        for key in GGUF_KEYS.get(name, (name,)):
            found = self.said.get(f"{self.prefix}.{key}")
            if isinstance(found, np.ndarray) and found.size and (found == found[0]).all():
                found = found[0].item()  # one for each layer
            if found is not None:
                return found
        return otherwise

    def key(self, name: str) -> str:
        return f"{self.prefix}.{GGUF_KEYS.get(name, (name,))[0]}"

    def refuse(self, name: str, found: Any) -> InputError:
        if found is None:
            return InputError(f"'{self.path}' does not say '{self.key(name)}'")
        return InputError(f"'{self.path}' says '{self.key(name)}' is {found!r}")
