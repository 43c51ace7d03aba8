"""The architectures of decoders: a row for each.

A row has the names that Hugging Face and GGUF have for the architecture, what its tensors are
called there, and what its layers compute that no weight shows. Adding one is adding its row to
`ROWS`; docs/EXTENDING.md follows one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kitsune.errors import UnsupportedError
from kitsune.frontends.decoders.architectures import (
    gemma,
    large_mixtures,
    layer_norms,
    llama,
    phi,
    qwen,
    scaled,
)
from kitsune.frontends.decoders.architectures.architecture import Architecture
from kitsune.frontends.decoders.description import Decoder
from kitsune.frontends.decoders.hyperparameters import Fields

ROWS = (
    *llama.ROWS,
    *qwen.ROWS,
    *gemma.ROWS,
    *phi.ROWS,
    *scaled.ROWS,
    *layer_norms.ROWS,
    *large_mixtures.ROWS,
)
HUGGINGFACE = {name: row for row in ROWS for name in row.huggingface}
GGUF = {name: row for row in ROWS for name in row.gguf}
HEADS = ("ForCausalLM", "LMHeadModel")  # how the classes that predict a token are called


def is_decoder(config: Mapping[str, Any]) -> bool:
    """Return whether a configuration is of a model that predicts the next token, and has a row."""
    return is_causal(config) and config.get("model_type") in HUGGINGFACE


def is_causal(config: Mapping[str, Any]) -> bool:
    """Return whether a configuration is of a model that predicts the next token."""
    classes = config.get("architectures") or [""]
    return str(classes[0]).endswith(HEADS)


def describe(row: Architecture, family: str, fields: Fields, vocabulary: int) -> Decoder:
    """Describe the decoder of a file."""
    heads = fields.size("num_attention_heads")
    sizes: dict[str, Any] = {
        "family": family,
        "layers": fields.size("num_hidden_layers"),
        "width": fields.size("hidden_size"),
        "heads": heads,
        "kv_heads": fields.size("num_key_value_heads", heads),
        "vocabulary": vocabulary,
        "context": fields.size("max_position_embeddings"),
        "epsilon": fields.number("epsilon", row.epsilon),
        "activation": fields.activation(row.activation),
    }
    sizes["head"] = fields.size("head_dim", max(sizes["width"] // heads, 1))
    return Decoder(**(sizes | row.describe(fields, Decoder(**sizes))))


def no_steps(path: object, config: Mapping[str, Any]) -> UnsupportedError:
    """The error of generating with a model that has no row."""
    kind = config.get("model_type")
    if not is_causal(config):
        return UnsupportedError(
            f"'{path}' does not generate text",
            why=f"it is of model type {kind!r}, with no head for it",
        )
    return UnsupportedError(
        f"'{path}' does not generate text",
        why=f"model type {kind!r} has no row in the table of decoders: it runs through torch, "
        "and returns the logits of whole texts",
        hint="add its row, for steps over a cache, packed weights and serving "
        "(docs/EXTENDING.md), or use transformers' generate with torch.compile",
    )


def unknown_architecture(path: object, name: str) -> UnsupportedError:
    return UnsupportedError(
        f"'{path}' holds a model of architecture '{name}'",
        why=f"known are {', '.join(sorted(GGUF))}",
        hint="open its Hugging Face directory, which torch.export traces, or add a row: "
        "see docs/EXTENDING.md",
    )
