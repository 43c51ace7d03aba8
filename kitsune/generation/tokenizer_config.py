"""Read `tokenizer_config.json`, `special_tokens_map.json` and `chat_template.jinja`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kitsune.errors import InputError
from kitsune.system.files import FROM_DATA, read_bytes
from kitsune.system.records import dataclass

CONFIG, SPECIAL, TEMPLATE = (
    "tokenizer_config.json",
    "special_tokens_map.json",
    "chat_template.jinja",
)


@dataclass(frozen=True)
class TokenizerConfig:
    template: str | None
    names: Mapping[str, str]  # special tokens by role: bos_token, eos_token, …
    added: Mapping[int, Mapping[str, Any]]  # tokens beside the vocabulary's, by id
    adds_bos: bool | None  # None where the file does not say; a tokenizer.json says so itself


def read_tokenizer_config(folder: Path) -> TokenizerConfig:
    """What the files in a folder say about its tokenizer; nothing if there are none."""
    said = _read_object(folder / CONFIG)
    named = {**_read_object(folder / SPECIAL), **said}
    texts = {
        role: text.get("content") if isinstance(text, dict) else text
        for role, text in named.items()
        if role.endswith("_token")
    }
    added = said.get("added_tokens_decoder") or {}
    try:
        by_id = {int(n): token for n, token in added.items() if str(token["content"])}
    except FROM_DATA as error:
        raise InputError(f"cannot read '{folder / CONFIG}'", why=f"added tokens: {error}") from None
    begins = said.get("add_bos_token")
    return TokenizerConfig(
        template=_read_template(folder, said.get("chat_template")),
        names={role: text for role, text in texts.items() if isinstance(text, str)},
        added=by_id,
        adds_bos=begins if isinstance(begins, bool) else None,
    )


def _read_template(folder: Path, said: Any) -> str | None:
    """A file of its own comes before the configuration; of several templates the default counts."""
    file = folder / TEMPLATE
    if file.is_file():
        return read_bytes(file).decode("utf-8")
    if isinstance(said, list):
        named = {each.get("name"): each.get("template") for each in said if isinstance(each, dict)}
        said = named.get("default")
    return said if isinstance(said, str) else None


def _read_object(file: Path) -> dict[str, Any]:
    if not file.is_file():
        return {}
    try:
        found = json.loads(read_bytes(file))
    except (ValueError, RecursionError) as error:
        raise InputError(f"cannot read '{file}'", why=str(error)) from None
    return found if isinstance(found, dict) else {}
