"""Load a `tokenizer.json` with the `tokenizers` package, within limits."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kitsune.errors import InputError
from kitsune.generation.text_tokenizer import TextTokenizer, import_tokenizers, wrap_library_errors
from kitsune.generation.tokenizer_config import TokenizerConfig, read_tokenizer_config
from kitsune.generation.tokenizer_limits import check_tokenizer
from kitsune.system.files import FROM_DATA, read_bytes


def read_tokenizer_json(path: Path) -> TextTokenizer:
    """The tokenizer, with the template and the special tokens of the files beside it."""
    tokenizers, name = import_tokenizers(), str(path)
    config = read_tokenizer_config(path.parent)
    data = read_bytes(path)
    try:
        said = json.loads(data, object_pairs_hook=_unique_names)
        check_tokenizer(said, name)
    except FROM_DATA as error:
        raise InputError(
            f"'{path}' is no tokenizer", why=f"{type(error).__name__}: {error}"
        ) from error
    with wrap_library_errors(f"'{path}' is no tokenizer that can be read"):
        made = tokenizers.Tokenizer.from_buffer(data)
        made.no_padding()
        made.no_truncation()
        _add_tokens(made, config, name)
        end = made.token_to_id(config.names.get("eos_token", ""))
    return TextTokenizer(
        made,
        name,
        before=None,
        names=config.names,
        ends=frozenset() if end is None else frozenset({end}),
        template=config.template,
    )


def _unique_names(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse an object that says something twice: what is checked must be what is loaded."""
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError("an object has two values of one name")
    return made


def _add_tokens(made: Any, config: TokenizerConfig, path: str) -> None:
    """Add the tokens that only the configuration has; those that have a role are special."""
    added = import_tokenizers().AddedToken
    for n, token in sorted(config.added.items()):
        text = str(token["content"])
        if made.token_to_id(text) is not None:
            continue
        flags = {name: bool(token.get(name)) for name in ("lstrip", "rstrip", "single_word")}
        flags["special"] = bool(token.get("special"))
        made.add_tokens([added(text, normalized=False, **flags)])
        if made.token_to_id(text) != n:
            raise InputError(f"'{path}' adds token {n} to {made.token_to_id(text)} tokens")
    special = {token.content for token in made.get_added_tokens_decoder().values() if token.special}
    known = [text for text in config.names.values() if made.token_to_id(text) is not None]
    made.add_special_tokens([text for text in known if text not in special])
