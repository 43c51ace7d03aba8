"""Read the vocabulary of a Unigram `tokenizer.json` (T5, XLM-R, ALBERT)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.generation.normalizers import Change, parse_normalizer
from kitsune.generation.sentencepiece import BYTE, NORMAL, SPACE, Unigram
from kitsune.generation.vocabularies import add_tokens, read_template
from kitsune.generation.vocabulary import PREFIX

DECODERS = ("Metaspace", "Replace", "ByteFallback", "Fuse", "Strip")


def is_unigram(path: Path) -> bool:
    """Return whether a file is one of these, without reading all of it as JSON."""
    return re.search(rb'"type"\s*:\s*"Unigram"', path.read_bytes()) is not None


def read_unigram(path: Path) -> Unigram:
    """The vocabulary, with the template that `tokenizer_config.json` beside it has."""
    name = str(path)
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
        model, added = said["model"], said.get("added_tokens") or []
        made = _pieces(model)
        _check(said, added, name)
        add_tokens(made, {int(token["id"]): token for token in added}, path)
        made |= _cutting(said.get("pre_tokenizer"), name)
        made["changes"] = [*parse_normalizer(said.get("normalizer"), name), *made["changes"]]
        made["around"] = _around(said.get("post_processor"), name)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise InputError(
            f"'{path}' has no vocabulary that can be read", why=f"{type(error).__name__}: {error}"
        ) from error
    for side in ("lstrip", "rstrip"):
        made[side] = frozenset(token["content"] for token in added if token.get(side))
    template, ends = read_template(path, made["tokens"])
    metadata = {f"{PREFIX}{key}": value for key, value in (made | ends).items()}
    return Unigram(metadata | {"tokenizer.chat_template": template}, name)


def _pieces(model: Mapping[str, Any]) -> dict[str, Any]:
    tokens = [str(text) for text, _ in model["vocab"]]
    is_byte = re.compile("<0x[0-9A-F]{2}>" if model.get("byte_fallback") else "(?!)").fullmatch
    return {
        "tokens": tokens,
        "scores": np.array([score for _, score in model["vocab"]], np.float64),
        "token_type": np.array([BYTE if is_byte(text) else NORMAL for text in tokens], np.int32),
        "unknown_token_id": model.get("unk_id"),
    }


def _check(said: Mapping[str, Any], added: list[Any], path: str) -> None:
    """Refuse what would give other tokens, or other texts, than the library's."""
    if any(token.get("single_word") for token in added):
        raise UnsupportedError(f"'{path}' adds tokens that are only found between other words")
    decoder = said.get("decoder") or {"type": "Metaspace"}
    kinds = [each["type"] for each in decoder.get("decoders", [decoder])]
    if not set(kinds) <= set(DECODERS):
        raise UnsupportedError(
            f"'{path}' writes texts by {', '.join(kinds)}", why=f"known are {', '.join(DECODERS)}"
        )


def _cutting(said: Mapping[str, Any] | None, path: str) -> dict[str, Any]:
    """Return how a `pre_tokenizer` splits texts into words."""
    changes: list[Change] = []
    parts = [] if said is None else list(said.get("pretokenizers", [said]))
    if parts and parts[0]["type"] == "WhitespaceSplit" and len(parts) == 2:
        changes.append(lambda text: " ".join(text.split()))
        parts = parts[1:]
    last = parts[-1] if len(parts) == 1 else {}
    scheme = last.get("prepend_scheme", "always" if last.get("add_prefix_space") else "never")
    is_known = last.get("type") == "Metaspace" and last["replacement"] == SPACE
    if not is_known or scheme == "first":
        raise UnsupportedError(
            f"'{path}' cuts texts by {', '.join(part['type'] for part in parts) or 'nothing'}",
            why="known is Metaspace, before every part of a text or none",
        )
    return {
        "changes": changes,
        "cuts_words": bool(last.get("split", True)),
        "add_space_prefix": scheme == "always",
        "is_prefix_once": True,
    }


def _around(said: Mapping[str, Any] | None, path: str) -> tuple[list[int], list[int]]:
    """The tokens before and after every text, as a `post_processor` says."""
    if said is None:
        return [], []
    if said["type"] in ("BertProcessing", "RobertaProcessing"):
        return [int(said["cls"][1])], [int(said["sep"][1])]
    if said["type"] != "TemplateProcessing":
        raise UnsupportedError(f"'{path}' puts texts together by '{said['type']}'")
    sides: tuple[list[int], list[int]] = ([], [])
    side = 0
    for part in said["single"]:
        if "Sequence" in part:
            side = 1
        else:
            sides[side].extend(said["special_tokens"][part["SpecialToken"]["id"]]["ids"])
    return sides
