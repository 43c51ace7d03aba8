"""Convert the tokenizer.json or vocab.txt of a BERT-like model for a page.

`kitsune/web/wordpiece.js` reads one form: the vocabulary, the special tokens by their role, and how
text is normalised. Other kinds of tokenizers are refused here, where a person can act on it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kitsune.bundle.folder import encode_json
from kitsune.errors import InputError, UnsupportedError
from kitsune.system.files import FROM_DATA

ROLES = {"unknown": "[UNK]", "begin": "[CLS]", "end": "[SEP]", "padding": "[PAD]"}
NORMALISER = {"clean_text": True, "handle_chinese_chars": True, "strip_accents": None}


def convert_tokenizer(data: bytes, name: str) -> bytes:
    """Convert the bytes of a tokenizer file called `name` to those of the file that a page
    reads."""
    try:
        text = data.decode("utf-8")
        described = _from_words(text) if name.endswith(".txt") else json.loads(text)
        made = _convert_config(described)
        written = encode_json(made)
        words, special = made["vocabulary"], made["special"]
        absent = [role for role in special if special[role] not in words]
    except FROM_DATA as error:
        raise InputError(
            f"'{name}' is no tokenizer",
            why=f"{type(error).__name__}: {error}",
            hint="give a tokenizer.json, or a vocab.txt with a token on each line",
        ) from error
    for role in absent:
        raise InputError(
            f"'{name}' has no token {special[role]}", why=f"it is to be the {role} token"
        )
    return written


def max_length(path: Path) -> int | None:
    """The most tokens of a text: where the file truncates, or what the tokenizer_config.json beside
    it says; None where neither does."""
    found = _read_json(path).get("truncation")
    found = found if isinstance(found, dict) else {}
    beside = _read_json(path.with_name("tokenizer_config.json"))
    lengths = [found.get("max_length"), beside.get("model_max_length")]
    return min((n for n in lengths if isinstance(n, int) and n > 0), default=None)


def _read_json(path: Path) -> dict[str, Any]:
    """Parse JSON; return an empty dict for other files, which `convert_tokenizer` reports."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _from_words(text: str) -> dict[str, Any]:
    """A vocab.txt as a tokenizer.json says it; it is of lower case if none of its words is not."""
    words = text.removesuffix("\n").split("\n")
    is_lower = all(word == word.lower() for word in words if not word.startswith("["))
    return {
        "model": {"type": "WordPiece", "vocab": {w.rstrip("\r"): n for n, w in enumerate(words)}},
        "normalizer": {"type": "BertNormalizer", "lowercase": is_lower, **NORMALISER},
        "pre_tokenizer": {"type": "BertPreTokenizer"},
    }


def _convert_config(found: dict[str, Any]) -> dict[str, Any]:
    """Return the parts of a tokenizer.json that a page needs."""
    model, normaliser = found["model"], found["normalizer"]
    kinds = {
        "model": (model.get("type", "WordPiece"), "WordPiece"),
        "normalizer": (normaliser["type"], "BertNormalizer"),
        "pre_tokenizer": (found["pre_tokenizer"]["type"], "BertPreTokenizer"),
    }
    for part, (kind, expected) in kinds.items():
        if kind != expected:
            raise UnsupportedError(
                f"the {part} '{kind}' does not run in a page", hint=f"use one with {expected}"
            )
    if not isinstance(model["vocab"], dict):
        raise TypeError("the vocabulary gives no number to a token")
    strip = normaliser["strip_accents"]
    return {
        "vocabulary": model["vocab"],
        "prefix": model.get("continuing_subword_prefix", "##"),
        "longest": model.get("max_input_chars_per_word", 100),
        "special": {**ROLES, **_template(found), "unknown": model.get("unk_token", "[UNK]")},
        "lowerCase": normaliser["lowercase"],
        "stripAccents": normaliser["lowercase"] if strip is None else strip,
        "cleanText": normaliser["clean_text"],
        "spaceChinese": normaliser["handle_chinese_chars"],
        "added": [token["content"] for token in found.get("added_tokens", [])],
    }


def _template(found: dict[str, Any]) -> dict[str, str]:
    """The tokens around one sentence, and that which fills up."""
    made: dict[str, str] = {}
    post, padding = found.get("post_processor") or {}, found.get("padding") or {}
    if post.get("type") == "TemplateProcessing":
        around = [s["SpecialToken"]["id"] for s in post["single"] if "SpecialToken" in s]
        made["begin"], made["end"] = around
    elif post.get("type") == "BertProcessing":
        made["begin"], made["end"] = post["cls"][0], post["sep"][0]
    if "pad_token" in padding:
        made["padding"] = padding["pad_token"]
    return made
