"""Load a `TextToTextModel` or a `SpeechModel` from a Hugging Face directory."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Mapping
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.cache.programs import cache_bytes
from kitsune.cache.store import build_id, digest
from kitsune.cache.traced_models import identify_file
from kitsune.compiler import resolve_config
from kitsune.config import FusionConfig
from kitsune.errors import InputError
from kitsune.frontends.encoder_decoders.encoder_decoder_config import (
    is_encoder_decoder,
    read_encoder_decoder,
)
from kitsune.frontends.encoder_decoders.encoder_decoder_description import (
    EncoderDecoder,
    check_sizes,
)
from kitsune.frontends.encoder_decoders.encoder_decoder_weights import EncoderDecoderWeights
from kitsune.frontends.pretrained import check_directory, read_config
from kitsune.generation.beams import MAX_BEAMS, BeamOptions
from kitsune.generation.encoder_decoder_steps import EncoderDecoderSteps, Where
from kitsune.generation.load import GENERATION, Device, Directory
from kitsune.generation.log_mel import read_mel_settings
from kitsune.generation.speech import TASKS, SpeechModel, SpeechTokens
from kitsune.generation.text_to_text import Recipe, TextToTextModel
from kitsune.generation.token_rules import read_rules
from kitsune.generation.tokenizer_config import read_tokenizer_config
from kitsune.model import make_target
from kitsune.system.files import wrap_errors

PREPROCESSOR = "preprocessor_config.json"
USUAL_CONTEXT = 1024  # tokens that there is room for where positions have no end and nobody says
LANGUAGE = re.compile(r"<\|[a-z]{2,3}\|>")  # the token of one


def open_encoder_decoder(
    source: str | PathLike[str],
    model_type: str | None = None,
    config: FusionConfig | None = None,
    threads: int | None = None,
    context: int | None = None,
    device: Device = "cpu",
) -> TextToTextModel | SpeechModel | None:
    """The model of a directory; None where it is no encoder-decoder that is built here."""
    path = Path(source)
    with wrap_errors(str(source)):
        if not path.is_dir() or not is_encoder_decoder(read_config(path)):
            return None
        check_directory(path, model_type)
        where = Where(resolve_config(config), make_target(device), threads)
        made = _open(path, where, context)
    made.remake = (
        open_encoder_decoder,
        (os.path.abspath(source), model_type, config, threads, context, device),
    )
    return made


def _open(path: Path, where: Where, context: int | None) -> TextToTextModel | SpeechModel:
    config = read_config(path)
    said = {**config, **(read_config(path, GENERATION) if (path / GENERATION).is_file() else {})}
    model = read_encoder_decoder(config, path)
    weights = EncoderDecoderWeights(path, config, _cached_packing(path, config))
    check_sizes(model, weights.shapes, path)
    usual = USUAL_CONTEXT if model.positions == "relative" else model.context
    capacity = usual if context is None else context
    if not 1 < capacity <= model.context:
        raise InputError(
            f"context is {context}", why=f"the decoder has positions for 2 to {model.context}"
        )
    steps = EncoderDecoderSteps(model, weights, capacity, where, str(path))
    tokenizer = Directory(path)
    ends = said.get("eos_token_id")
    ids = frozenset(n for n in (ends if isinstance(ends, list) else [ends]) if type(n) is int)
    rules = read_rules(said, ids or tokenizer.ends, model.vocabulary)
    if not model.mels:
        return TextToTextModel(str(path), steps, tokenizer, _read_recipe(said, model, rules, path))
    found = read_config(path, PREPROCESSOR) if (path / PREPROCESSOR).is_file() else {}
    mel = read_mel_settings(found, model.mels, path / PREPROCESSOR)
    tokens = _read_speech_tokens(said, path, model)
    return SpeechModel(str(path), steps, tokenizer, rules, tokens, mel)


def _cached_packing(
    path: Path, config: Mapping[str, Any]
) -> Callable[[str, int, Callable[[], np.ndarray]], np.ndarray]:
    """Packed weights are made by the first process that reads them; later ones map them."""
    files = [identify_file(file) for file in sorted(path.glob("*.safetensors"))]
    if any(file is None for file in files):
        return lambda name, nbytes, make: make()
    identity = digest(*(file.name for file in files if file is not None), json.dumps(config))

    def load_cached(name: str, nbytes: int, make: Callable[[], np.ndarray]) -> np.ndarray:
        return cache_bytes(digest(build_id(), identity, name), nbytes, make)

    return load_cached


def _read_recipe(said: Mapping[str, Any], model: EncoderDecoder, rules: Any, path: Path) -> Recipe:
    start, padding = _roles(said, model, path)
    count, penalty = said.get("num_beams"), said.get("length_penalty")
    beams = BeamOptions(
        count=count if type(count) is int and 1 <= count <= MAX_BEAMS else 1,
        length_penalty=float(penalty) if isinstance(penalty, (int, float)) else 1.0,
        stops_early=said.get("early_stopping") is True,
    )
    return Recipe((start,), padding, rules, beams)


def _roles(said: Mapping[str, Any], model: EncoderDecoder, path: Path) -> tuple[int, int]:
    """The token that a text begins with, and that which fills rows."""
    start, padding = said.get("decoder_start_token_id"), said.get("pad_token_id")
    start = said.get("bos_token_id") if start is None else start
    found = {"decoder_start_token_id": start, "pad_token_id": padding or 0}
    made = _check_tokens(found, model, path)
    return made["decoder_start_token_id"], made["pad_token_id"]


def _check_tokens(found: Mapping[str, Any], model: EncoderDecoder, path: Path) -> dict[str, int]:
    """The tokens that have been found, each of which must be one of the vocabulary."""
    for what, token in found.items():
        if type(token) is not int or not 0 <= token < model.vocabulary:
            raise InputError(
                f"'{path}' does not say which token is '{what}'",
                why=f"{GENERATION} has {token!r}, of {model.vocabulary} tokens",
            )
    return dict(found)


# --- speech --------------------------------------------------------------------------------------


def _read_speech_tokens(said: Mapping[str, Any], path: Path, model: EncoderDecoder) -> SpeechTokens:
    """The tokens that generation_config.json names, or else the tokenizer's special tokens."""
    special = _special_tokens(path)
    languages = said.get("lang_to_id") or {
        text: n for text, n in special.items() if LANGUAGE.fullmatch(text)
    }
    tasks = said.get("task_to_id") or {name: special.get(f"<|{name}|>") for name in TASKS}
    is_multilingual = bool(said.get("is_multilingual", True) and languages)
    codes = {name.strip("<|>"): n for name, n in languages.items()} if is_multilingual else {}
    named = {name: tasks.get(name) for name in TASKS} if is_multilingual else {}
    silent = said.get("no_timestamps_token_id", special.get("<|notimestamps|>"))
    end, limit = said.get("eos_token_id"), said.get("max_initial_timestamp_index")
    end = end[0] if isinstance(end, list) and end else end
    single = _check_tokens({"end": end, "no timestamps": silent}, model, path)
    return SpeechTokens(
        start=_roles(said, model, path)[0],
        end=single["end"],
        no_timestamps=single["no timestamps"],
        languages=_check_tokens(codes, model, path),
        tasks=_check_tokens(named, model, path),
        max_initial=limit if type(limit) is int and limit >= 0 else None,
    )


def _special_tokens(path: Path) -> dict[str, int]:
    """The tokens beside the vocabulary's, by their texts."""
    found = {str(each["content"]): n for n, each in read_tokenizer_config(path).added.items()}
    for name in ("added_tokens.json", "tokenizer.json"):
        said = read_config(path, name) if (path / name).is_file() else {}
        added = said.get("added_tokens", []) if name == "tokenizer.json" else []
        found |= {str(each.get("content")): each.get("id") for each in added}
        found |= said if name == "added_tokens.json" else {}
    return {text: n for text, n in found.items() if type(n) is int}
