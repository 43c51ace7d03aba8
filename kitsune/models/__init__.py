"""Open pretrained models that process texts, images and sounds: `kt.create_model`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from kitsune.config import FusionConfig, default_config, named_options
from kitsune.errors import InputError, UnsupportedError, install_hint, needs
from kitsune.frontends.decoders.architectures import is_decoder, no_steps
from kitsune.frontends.encoder_decoders.encoder_decoder_config import is_encoder_decoder
from kitsune.frontends.pretrained import fetched_decoder, import_transformers, load_module
from kitsune.generation import (
    Conversation,
    SpeechModel,
    TextModel,
    TextStream,
    TextToTextModel,
    Transcript,
    open_encoder_decoder,
    open_text_model,
)
from kitsune.generation.load import TOKENIZERS
from kitsune.model import compile as compile_model
from kitsune.model.compiled_model import CompiledModel
from kitsune.report.notebook import clean
from kitsune.system.lazy_imports import checked_names
from kitsune.tracing import is_gguf

__all__ = [
    "Conversation",
    "Pretrained",
    "SpeechModel",
    "TextModel",
    "TextStream",
    "TextToTextModel",
    "Transcript",
    "create_bert_model",
    "create_model",
    "create_vit_model",
]

if not TYPE_CHECKING:
    __getattr__, __dir__ = checked_names(__name__, __all__)

# Of these a directory has at least one if anything in it prepares a model's inputs.
PROCESSORS = (*TOKENIZERS, "vocab.txt", "preprocessor_config.json", "processor_config.json")


@named_options
def create_model(
    model_type: str | PathLike[str] | None = None,
    model_id: str | PathLike[str] | None = None,
    operation_fusion: FusionConfig | None = None,
    *,
    hardware: str = "cpu",
    threads: int | None = None,
    quantize: int | None = None,
    context: int | None = None,
) -> Any:
    """Open a pretrained model: a hub id, a local directory or a GGUF file.

    The model alone is enough: `create_model("model.gguf")`. The result is a TextModel if the model
    predicts the next token, a TextToTextModel if it turns a text into another, a SpeechModel if it
    writes down speech, and a Pretrained otherwise.

    Args:
        model_type: the architecture that the model must have, such as "bert"; None accepts any.
            A single argument is the model instead.
        model_id: a hub id, a directory or a `.gguf` file.
        operation_fusion: how to fuse; the default configuration if None.
        hardware: the device to run on: "cpu", "webgpu" or "wasm".
        threads: threads to compute with; all cores if None.
        quantize: bits to round the weights to: 8, 4, 3, 2 or 1; None leaves them as they are.
        context: tokens that there is room for in a text that is generated; what the model was
            trained with if None.
    """
    if model_id is None:  # the one argument is the model; its files say of which type it is
        model_type, model_id = None, model_type
    if model_id is None:
        raise InputError("no model was named", hint="give a hub id, a directory or a .gguf file")
    model_type = None if model_type is None else str(model_type)
    config = operation_fusion
    if quantize is not None:
        config = replace(
            config or default_config(), use_quantized_weights=True, bits_per_weight=quantize
        )
    if hardware in ("cpu", "webgpu"):
        device: Any = hardware
        path = fetched_decoder(model_id, _generates_tokens)
        for open_model in (open_text_model, open_encoder_decoder):
            found = open_model(path, model_type, config, threads, context, device)
            if found is not None:
                return found
    elif is_gguf(model_id):
        raise UnsupportedError(
            f"no GGUF file on '{hardware}'", hint="use hardware='cpu' or 'webgpu'"
        )
    return Pretrained(model_type, model_id, config, hardware, threads)


def _generates_tokens(config: Mapping[str, Any]) -> bool:
    """Return whether the model of a configuration is one whose tokens are generated here."""
    return is_decoder(config) or is_encoder_decoder(config)


def create_bert_model(
    hardware: str = "cpu", model_id: str | PathLike[str] = "bert-base-uncased", **options: Any
) -> Pretrained:
    """Make a BERT model that processes texts; `options` are those of `create_model`."""
    made: Pretrained = create_model("bert", model_id, hardware=hardware, **options)
    return made


def create_vit_model(
    hardware: str = "cpu",
    model_id: str | PathLike[str] = "google/vit-base-patch16-224",
    **options: Any,
) -> Pretrained:
    """Make a vision transformer that processes images; `options` are those of `create_model`."""
    made: Pretrained = create_model("vit", model_id, hardware=hardware, **options)
    return made


class Pretrained:
    """A compiled model with the tokenizer or processor of the same directory.

    `model` is the CompiledModel: it explains, profiles and saves itself.
    """

    def __init__(
        self,
        model_type: str | None,
        model_id: str | PathLike[str],
        config: FusionConfig | None,
        hardware: str,
        threads: int | None,
    ) -> None:
        self.model_id = str(model_id)
        where = os.path.abspath(model_id) if Path(model_id).exists() else self.model_id
        self._given = model_type, where, config, hardware, threads
        self._module = load_module(model_id, model_type)
        device: Any = hardware
        self.model: CompiledModel = compile_model(
            self._module, config=config, device=device, threads=threads
        )
        self._processor: Any = None

    def __reduce__(self) -> Any:
        return Pretrained, self._given

    def __repr__(self) -> str:
        return f"<Pretrained '{clean(self.model_id)}': {self.model!r}>"

    def _repr_html_(self) -> str:
        return self.model._repr_html_()

    @property
    def config(self) -> Any:
        """The configuration in the model's directory."""
        return self._module.config

    @property
    def processor(self) -> Any:
        """The tokenizer, image or audio processor that the model was trained with."""
        if self._processor is None:
            self._processor = self._read_processor()
        return self._processor

    def _read_processor(self) -> Any:
        path, what = Path(self.model_id), f"'{self.model_id}' has no tokenizer and no processor"
        hint = "give arrays by name instead"
        if path.is_dir() and not any((path / name).is_file() for name in PROCESSORS):
            raise InputError(what, hint=hint)  # transformers would make one that knows no words
        transformers = import_transformers()
        try:
            return transformers.AutoProcessor.from_pretrained(
                self.model_id, trust_remote_code=False
            )
        except ImportError as error:
            raise UnsupportedError(
                f"the processor of '{self.model_id}' cannot be used",
                why=" ".join(str(error).split())[:300],
                hint=f"that of images needs {install_hint('images')}",
            ) from error
        except (OSError, ValueError, KeyError) as error:
            raise InputError(what, why=" ".join(str(error).split())[:300], hint=hint) from error

    def process(self, data: Any = None, **arrays: Any) -> Any:
        """Run the model on a text or a list of them, an image, a sound, or arrays by the names of
        its inputs; return its results by name."""
        if data is None and not arrays:
            raise InputError(
                "nothing was given to process",
                hint="give a text, an image or a sound, or arrays by the names of the inputs",
            )
        if data is not None:
            arrays = {**self._preprocess(data), **arrays}
        return self.model(**arrays)

    __call__ = process

    def generate(self, *prompt: Any, **options: Any) -> NoReturn:
        """Raise an error: a TextModel generates, which a model is whose architecture is known."""
        raise no_steps(self.model_id, self.config.to_dict())

    chat = conversation = tokens = generate

    def _preprocess(self, data: Any) -> dict[str, Any]:
        if isinstance(data, dict):
            return data
        is_text = isinstance(data, str) or (
            isinstance(data, (list, tuple)) and all(isinstance(d, str) for d in data)
        )
        if is_text and not _is_file(data):
            texts = [data] if isinstance(data, str) else list(data)
            return dict(self.processor(text=texts, padding=True, return_tensors="np"))
        return dict(self.processor(_open_image(data), return_tensors="np"))


def _is_file(data: Any) -> bool:
    suffixes = (".jpg", ".jpeg", ".png", ".webp", ".bmp", ".gif")
    return isinstance(data, str) and data.lower().endswith(suffixes) and Path(data).is_file()


def _open_image(data: Any) -> Any:
    """Open an image by its path, and return anything else as it is."""
    if not isinstance(data, (str, PathLike)):
        return data
    with needs("images", "cannot open an image"):
        from PIL import Image
    with Image.open(data) as image:
        return image.convert("RGB")
