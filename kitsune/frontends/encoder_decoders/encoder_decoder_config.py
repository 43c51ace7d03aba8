"""Read the description of an encoder-decoder from the config.json of a Hugging Face directory."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.decoders.hyperparameters import ACTIVATIONS
from kitsune.frontends.encoder_decoders.encoder_decoder_description import EncoderDecoder

MAX_SIZE = 1 << 24  # of anything that config.json counts
HEADS = ("ForConditionalGeneration", "MTModel")  # how the classes that predict a token are called
RELATIVE_CONTEXT = 8192  # tokens where positions are relative, and no table ends


def is_encoder_decoder(config: Mapping[str, Any]) -> bool:
    """Return whether a configuration is of an encoder-decoder that is built here."""
    classes = config.get("architectures") or [""]
    return config.get("model_type") in FAMILIES and str(classes[0]).endswith(HEADS)


def read_encoder_decoder(config: Mapping[str, Any], path: Path) -> EncoderDecoder:
    return FAMILIES[config["model_type"]](config, path)


def _t5(config: Mapping[str, Any], path: Path) -> EncoderDecoder:
    kind = str(config.get("feed_forward_proj", "relu"))
    activation = "gelu_new" if kind == "gated-gelu" else kind.removeprefix("gated-")
    width, heads = _size(config, "d_model", path), _size(config, "num_heads", path)
    layers = _size(config, "num_layers", path)
    is_tied = config.get("tie_word_embeddings", True) is not False
    vocabulary = _size(config, "vocab_size", path)
    return EncoderDecoder(
        family="t5",
        width=width,
        head=_size(config, "d_kv", path),
        encoder_layers=layers,
        decoder_layers=_size(config, "num_decoder_layers", path, layers),
        encoder_heads=heads,
        decoder_heads=heads,
        vocabulary=vocabulary,
        source_vocabulary=vocabulary,
        source_context=RELATIVE_CONTEXT,
        context=RELATIVE_CONTEXT,
        positions="relative",
        activation=_activation(activation, path),
        epsilon=float(config.get("layer_norm_epsilon", 1e-6)),
        logits_scale=width**-0.5 if config.get("scale_decoder_outputs", is_tied) else 1.0,
        attention_scale=1.0,
        buckets=_size(config, "relative_attention_num_buckets", path, 32),
        max_distance=_size(config, "relative_attention_max_distance", path, 128),
    )


def _bart(config: Mapping[str, Any], path: Path) -> EncoderDecoder:
    family = config["model_type"]
    width, positions = (
        _size(config, "d_model", path),
        _size(config, "max_position_embeddings", path),
    )
    heads = _size(config, "encoder_attention_heads", path)
    vocabulary = _size(config, "vocab_size", path)
    is_marian = family == "marian"
    return EncoderDecoder(
        family=family,
        width=width,
        head=max(width // heads, 1),
        encoder_layers=_size(config, "encoder_layers", path),
        decoder_layers=_size(config, "decoder_layers", path),
        encoder_heads=heads,
        decoder_heads=_decoder_heads(config, width, heads, path),
        vocabulary=_size(config, "decoder_vocab_size", path, vocabulary)
        if is_marian
        else vocabulary,
        source_vocabulary=vocabulary,
        source_context=positions,
        context=positions,
        positions="sinusoidal" if is_marian else "learned",
        activation=_activation(config.get("activation_function", "gelu"), path),
        is_prenorm=family == "mbart",
        position_offset=0 if is_marian else 2,
        embedding_scale=width**0.5 if config.get("scale_embedding") else 1.0,
    )


def _whisper(config: Mapping[str, Any], path: Path) -> EncoderDecoder:
    width, heads = _size(config, "d_model", path), _size(config, "encoder_attention_heads", path)
    vocabulary = _size(config, "vocab_size", path)
    return EncoderDecoder(
        family="whisper",
        width=width,
        head=max(width // heads, 1),
        encoder_layers=_size(config, "encoder_layers", path),
        decoder_layers=_size(config, "decoder_layers", path),
        encoder_heads=heads,
        decoder_heads=_decoder_heads(config, width, heads, path),
        vocabulary=vocabulary,
        source_vocabulary=vocabulary,
        source_context=_size(config, "max_source_positions", path),
        context=_size(config, "max_target_positions", path),
        positions="learned",
        activation=_activation(config.get("activation_function", "gelu"), path),
        embedding_scale=width**0.5 if config.get("scale_embedding") else 1.0,
        mels=_size(config, "num_mel_bins", path),
    )


FAMILIES = {"t5": _t5, "bart": _bart, "marian": _bart, "mbart": _bart, "whisper": _whisper}


def _decoder_heads(config: Mapping[str, Any], width: int, heads: int, path: Path) -> int:
    found = _size(config, "decoder_attention_heads", path)
    if width % heads or found != heads:
        raise UnsupportedError(
            f"'{path}' has {heads} heads in its encoder and {found} in its decoder",
            why=f"they are of one size, and together of the width {width}",
        )
    return found


def _size(config: Mapping[str, Any], name: str, path: Path, usual: int | None = None) -> int:
    found = config.get(name)
    found = usual if found is None else found
    if type(found) is not int or not 0 < found <= MAX_SIZE:
        raise InputError(f"'{path}' has no '{name}'", why=f"its config.json says {found!r}")
    return found


def _activation(name: str, path: Path) -> str:
    if name not in ACTIVATIONS:
        raise UnsupportedError(
            f"'{path}' has the activation '{name}'", why=f"known are {', '.join(ACTIVATIONS)}"
        )
    return ACTIVATIONS[name]
