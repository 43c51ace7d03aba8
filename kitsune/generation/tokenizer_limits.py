"""Limits on what a tokenizer file may ask of the `tokenizers` package.

The package trusts its files: a few hundred bytes can ask for patterns that never end, or double
the text in every step. Such files are refused before it sees them.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping
from typing import Any

from kitsune.errors import InputError
from kitsune.generation.safe_patterns import check_onig_pattern

MAX_COMPONENTS, MAX_DEPTH = 256, 16  # objects in a normalizer, pre-tokenizer, processor, decoder
MAX_GROWTH = 4096  # characters that one character of a text may become
MAX_AROUND = 64  # special tokens around a text
MAX_WORD = 256  # characters of a word that WordPiece splits, in quadratic time
PARTS = ("normalizer", "pre_tokenizer", "post_processor", "decoder")


def check_tokenizer(said: Mapping[str, Any], path: str) -> None:
    """Raise if a parsed `tokenizer.json` asks for too much."""
    for part in PARTS:
        growth = 1
        for count, component in enumerate(_components(said.get(part), path, 0)):
            growth *= _growth(component, path)
            if count >= MAX_COMPONENTS or growth > MAX_GROWTH:
                raise _refuse(path, f"its {part} has too many components or multiplies the text")
            _check_pattern(component.get("pattern"), path)
            _check_template(component, path)
    model = said.get("model")
    longest = model.get("max_input_chars_per_word") if isinstance(model, dict) else None
    if isinstance(longest, int) and longest > MAX_WORD:
        raise _refuse(path, f"it splits words of {longest:,} characters, not {MAX_WORD}")


def _refuse(path: str, why: str) -> InputError:
    return InputError(f"'{path}' is no tokenizer that can be used", why=why)


def _components(found: Any, path: str, depth: int) -> Iterator[dict[str, Any]]:
    """Yield every object in a part. The package does not need their types: all are checked."""
    if depth > MAX_DEPTH:
        raise _refuse(path, f"its components are nested more than {MAX_DEPTH} deep")
    if isinstance(found, dict):
        yield found
        found = [value for name, value in found.items() if name != "special_tokens"]
    for value in found if isinstance(found, list) else ():
        yield from _components(value, path, depth + 1)


def _growth(component: Mapping[str, Any], path: str) -> int:
    """Return how many characters a component may write for one."""
    is_byte_level = component.get("type") == "ByteLevel" or "add_prefix_space" in component
    texts = [component.get(name) for name in ("content", "prepend")]
    lengths = [len(text) for text in texts if isinstance(text, str)]
    return max(1 + is_byte_level, _map_growth(component, path), *lengths)


def _check_pattern(pattern: Any, path: str) -> None:
    if isinstance(pattern, dict) and isinstance(pattern.get("Regex"), str):
        check_onig_pattern(pattern["Regex"], path)


def _check_template(component: Mapping[str, Any], path: str) -> None:
    """A template names the text once, and a few tokens around it."""
    template, named = component.get("single"), component.get("special_tokens")
    if not isinstance(template, list):
        return
    tokens = named.values() if isinstance(named, dict) else named or []
    ids = [token.get("ids") for token in tokens]
    longest = max((len(each) for each in ids if isinstance(each, list)), default=0)
    repeats = sum("Sequence" in piece for piece in template)
    if len(template) > MAX_AROUND or longest > MAX_AROUND or repeats > 1:
        raise _refuse(path, f"it adds more than {MAX_AROUND} tokens to a text, or repeats it")


# --- maps of characters --------------------------------------------------------------------------


def check_character_map(raw: bytes, path: str) -> int:
    """Raise unless this is a trie and the texts it refers to; return the length of the longest."""
    nbytes = int.from_bytes(raw[:4], "little")
    if nbytes % 4 or not 4 <= nbytes <= len(raw) - 4:
        raise InputError(
            f"'{path}' has a map of characters that cannot be read",
            why=f"a trie of {nbytes} bytes in {len(raw)}",
        )
    longest = max(map(len, raw[4 + nbytes :].split(b"\0")))
    if longest > MAX_GROWTH:
        raise InputError(
            f"'{path}' has a map of characters that cannot be used",
            why=f"one of them becomes {longest:,} bytes, not {MAX_GROWTH:,}",
        )
    return longest


def _map_growth(component: Mapping[str, Any], path: str) -> int:
    encoded = component.get("precompiled_charsmap")
    if not encoded:
        return 1
    try:
        raw = base64.b64decode(encoded, validate=True)
    except (ValueError, TypeError) as error:
        raise InputError(
            f"'{path}' has a map of characters that cannot be read", why=str(error)
        ) from error
    return max(1, check_character_map(raw, path))
