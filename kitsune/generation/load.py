"""Load a `TextModel` from a GGUF file or a Hugging Face directory."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import Any, Literal

from kitsune.compiler import resolve_config
from kitsune.config import FusionConfig
from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.decoders.architectures import is_decoder
from kitsune.frontends.decoders.description import Decoder
from kitsune.frontends.decoders.weights import Weights, check_sizes
from kitsune.frontends.pretrained import check_directory, import_transformers, read_config
from kitsune.generation.decoder_steps import Steps
from kitsune.generation.generation_options import recommended_sampling
from kitsune.generation.gguf_vocabulary import read_vocabulary
from kitsune.generation.sentencepiece import read_pieces
from kitsune.generation.templates import render
from kitsune.generation.text_model import TextModel
from kitsune.generation.tokenizer_json import read_tokenizer_json
from kitsune.generation.tokens import Tokenizer, no_template
from kitsune.model import compile as compile_model
from kitsune.model import make_target
from kitsune.system.files import wrap_errors
from kitsune.tracing import DecoderSource, is_gguf
from kitsune.tracing.decoder import open_decoder, open_directory

PIECES = ("tokenizer.model", "spiece.model", "sentencepiece.bpe.model")
TOKENIZERS = ("tokenizer.json", *PIECES, "vocab.json", "tokenizer_config.json")
GENERATION = "generation_config.json"
SAMPLING_PREFIX = "general.sampling."  # of the keys in which GGUF files recommend settings
Device = Literal["cpu", "webgpu"]
MOST_CONTEXT = 8192  # tokens that there is room for where nobody says


def open_text_model(
    source: str | PathLike[str],
    model_type: str | None = None,
    config: FusionConfig | None = None,
    threads: int | None = None,
    context: int | None = None,
    device: Device = "cpu",
) -> TextModel | None:
    """The model of a file or directory; None where it is none that predicts the next token."""
    with wrap_errors(str(source)):
        made = _open(source, model_type, config, threads, context, device)
    if made is not None:
        how = os.path.abspath(source), model_type, config, threads, context, device
        made.remake = open_text_model, how
    return made


def _open(
    source: str | PathLike[str],
    model_type: str | None,
    config: FusionConfig | None,
    threads: int | None,
    context: int | None,
    device: Device,
) -> TextModel | None:
    if is_gguf(source):
        file, model, weights = open_decoder(source)
        if model_type not in (None, model.family):
            raise InputError(
                f"'{source}' is of model type '{model.family}'", why=f"model_type is '{model_type}'"
            )
        tokenizer: Tokenizer = read_vocabulary(file.metadata, file.path)
        how = config, threads, context, device
        said = {
            name.removeprefix(SAMPLING_PREFIX): value
            for name, value in file.metadata.items()
            if name.startswith(SAMPLING_PREFIX)
        }
        return _assemble(str(source), model, weights, tokenizer, said, *how)
    path = Path(source)
    if not path.is_dir() or not is_decoder(read_config(path)):
        return None
    check_directory(path, model_type)
    return _assemble(
        str(source),
        *open_directory(path),
        Directory(path),
        _read_generation_config(path),
        config,
        threads,
        context,
        device,
    )


def _read_generation_config(path: Path) -> dict[str, Any]:
    """Return the sampling options that a directory recommends; empty if it recommends none."""
    said = read_config(path, GENERATION) if (path / GENERATION).is_file() else {}
    return said if said.get("do_sample") else {}


def _assemble(
    name: str,
    model: Decoder,
    weights: Weights,
    tokenizer: Tokenizer,
    said: Mapping[str, Any],
    config: FusionConfig | None,
    threads: int | None,
    context: int | None,
    device: Device,
) -> TextModel:
    check_sizes(model, weights, name)
    capacity = min(model.context, MOST_CONTEXT) if context is None else context
    if not 0 < capacity <= model.context:
        raise InputError(
            f"context is {context}", why=f"the model was trained for 1 to {model.context} tokens"
        )
    target = make_target(device)
    steps = Steps(model, weights, capacity, resolve_config(config), target, threads, name)
    source = DecoderSource(model, weights, name)
    whole = compile_model(source, config=config, threads=threads, device=device)
    return TextModel(name, steps, tokenizer, whole, recommended_sampling(said))


class Directory:
    """The tokenizer of a Hugging Face directory, read when it is first needed."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @cached_property
    def _tokenizer(self) -> Tokenizer:
        with wrap_errors(str(self._path)):
            return _read_tokenizer(self._path)

    @cached_property
    def ends(self) -> frozenset[int]:
        """Return the end tokens of the configurations, which are one token or a list of them, and
        those of the tokenizer."""
        found = set[int]()
        for name in ("config.json", GENERATION):
            said = read_config(self._path, name) if (self._path / name).is_file() else {}
            ids = said.get("eos_token_id")
            several = ids if isinstance(ids, list) else [ids]
            found.update(n for n in several if type(n) is int)
        return frozenset(found) | (self._tokenizer.ends if _has_tokenizer(self._path) else set())

    def encode(self, text: str) -> list[int]:
        return self._tokenizer.encode(text)

    def encode_plain(self, text: str) -> list[int]:
        return self._tokenizer.encode_plain(text)

    def decode(self, ids: Sequence[int]) -> str:
        return self._tokenizer.decode(ids)

    def definition(self) -> str | None:
        return self._tokenizer.definition()

    @property
    def tokenizer(self) -> Tokenizer:
        """The tokenizer of the files."""
        return self._tokenizer

    @property
    def template(self) -> str | None:
        return self._tokenizer.template

    def render_chat(
        self, messages: Sequence[Mapping[str, Any]], tools: Sequence[Any] | None = None
    ) -> str:
        return self._tokenizer.render_chat(messages, tools)

    def chat(
        self, messages: Sequence[Mapping[str, Any]], tools: Sequence[Any] | None = None
    ) -> list[int]:
        return self._tokenizer.chat(messages, tools)


def _has_tokenizer(path: Path) -> bool:
    return any((path / name).is_file() for name in TOKENIZERS)


def _read_tokenizer(path: Path) -> Tokenizer:
    """Other files than `tokenizer.json` and SentencePiece models are left to transformers."""
    if not _has_tokenizer(path):
        raise InputError(f"'{path}' has no tokenizer", hint="give token ids, not text")
    if (path / "tokenizer.json").is_file():
        return read_tokenizer_json(path / "tokenizer.json")
    pieces = next((path / name for name in PIECES if (path / name).is_file()), None)
    try:
        return TransformersTokenizer(path) if pieces is None else read_pieces(pieces)
    except UnsupportedError:
        return TransformersTokenizer(path)


class TransformersTokenizer:
    """A tokenizer in another form than those that kitsune reads, by transformers."""

    def __init__(self, path: Path) -> None:
        self._path = path
        transformers = import_transformers()
        try:
            self._tokenizer = transformers.AutoTokenizer.from_pretrained(
                str(path), trust_remote_code=False
            )
        except Exception as error:  # each of its classes has its own
            raise InputError(
                f"the tokenizer of '{path}' cannot be read",
                why=" ".join(str(error).split())[:300],
                hint="give token ids, not text",
            ) from error
        end = self._tokenizer.eos_token_id
        self.ends = frozenset() if end is None else frozenset({int(end)})

    def encode(self, text: str) -> list[int]:
        return [int(n) for n in self._tokenizer.encode(text)]

    def encode_plain(self, text: str) -> list[int]:
        return [int(n) for n in self._tokenizer.encode(text, add_special_tokens=False)]

    def decode(self, ids: Sequence[int]) -> str:
        return str(self._tokenizer.decode(list(ids), skip_special_tokens=True))

    def definition(self) -> str | None:
        fast = getattr(self._tokenizer, "backend_tokenizer", None)
        return None if fast is None else str(fast.to_str())

    @property
    def template(self) -> str | None:
        return self._tokenizer.get_chat_template() if self._tokenizer.chat_template else None

    def render_chat(
        self, messages: Sequence[Mapping[str, Any]], tools: Sequence[Any] | None = None
    ) -> str:
        if self.template is None:
            raise no_template(self._path)
        special = self._tokenizer.special_tokens_map
        return render(self.template, messages, tools=tools, documents=None, **special)

    def chat(
        self, messages: Sequence[Mapping[str, Any]], tools: Sequence[Any] | None = None
    ) -> list[int]:
        return self.encode_plain(self.render_chat(messages, tools))
