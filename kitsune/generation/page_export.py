"""Export a language model as a page that chats."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kitsune.bundle.chat_export import Chat, export_chat
from kitsune.bundle.chat_vocabulary import convert_vocabulary
from kitsune.bundle.page_template import check_template
from kitsune.errors import InputError, UnsupportedError
from kitsune.generation.load import Directory, open_text_model
from kitsune.generation.text_tokenizer import TextTokenizer

if TYPE_CHECKING:
    from kitsune.bundle import Exported
    from kitsune.generation.text_model import TextModel

PAGE_CONTEXT = 4096  # tokens that a page has room for where nobody says


def open_page_model(source: str | PathLike[str], context: int | None = None) -> TextModel:
    """The language model of a file or directory, with room for as many tokens as a page has."""
    model = open_text_model(source, context=context)
    if model is None:
        raise InputError(
            f"'{source}' holds no language model",
            why="the page 'chat' is for models that predict the next token",
            hint="give a GGUF file, or the directory of such a model",
        )
    is_large = context is None and model.context > PAGE_CONTEXT
    return open_page_model(source, PAGE_CONTEXT) if is_large else model


def export_page(
    model: TextModel,
    folder: str | PathLike[str],
    *,
    browsers: Sequence[Any],
    targets: Sequence[str],
) -> Exported:
    steps = model.steps
    chat = Chat(steps.graph, min(steps.usual, steps.most), steps.most, _describe(model))
    return export_chat(folder, chat, steps.config, browsers=browsers, targets=targets)


def _describe(model: TextModel) -> dict[str, Any]:
    """What a page knows of the model beside its programs."""
    tokenizer: Any = model.tokenizer
    if isinstance(tokenizer, Directory):
        tokenizer = tokenizer.tokenizer
    if not isinstance(tokenizer, TextTokenizer):
        raise UnsupportedError(
            f"the vocabulary of '{model.model_id}' does not run in a page",
            why="transformers reads it, not kitsune",
            hint="save the tokenizer as a tokenizer.json",
        )
    said = tokenizer.describe()
    if said["template"] is not None:
        check_template(said["template"], said["path"])
    return {
        "name": Path(model.model_id).stem,
        "context": model.context,
        "size": model.config.vocabulary,
        "ends": sorted(model.tokenizer.ends),
        "vocabulary": convert_vocabulary(said["tokenizer"], said["path"]),
        "sampling": dict(model.recommended),
        **{part: said[part] for part in ("before", "after", "names", "template")},
    }
