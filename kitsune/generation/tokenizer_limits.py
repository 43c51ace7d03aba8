"""Limits on what a tokenizer file may ask of the `tokenizers` package.

The package trusts its files: a few hundred bytes can ask for patterns that never end, or double
the text in every step. Such files are refused before it sees them.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator, Mapping
from typing import Any

from kitsune.errors import InputError, UnsupportedError
from kitsune.ir.regex import check_pattern

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
        check_pattern(simplify_pattern(pattern["Regex"], path), f"'{path}'")


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


# --- patterns ------------------------------------------------------------------------------------

# Parts of the patterns of Oniguruma, which `tokenizers` matches with.
ESCAPED = re.compile(
    r"\\(?:(?P<set>[pP]\{\^?\w+\}|[sSdDwWhH])|(?P<anchor>[bBAzZG])"
    r"|(?P<code>x\{[0-9a-fA-F]+\}|x[0-9a-fA-F]{1,2}|u[0-9a-fA-F]{4}|[rntfvea0])|(?P<sign>[^\w]))",
    re.DOTALL,
)
GROUP = re.compile(r"\((?:(?P<plain>(?!\?))|\?(?P<kind>[:=!>]|<[=!]|[im]+:)|(?P<flags>\?[im]+\)))")
REPEAT = re.compile(
    r"(?P<times>[*+?])[?+]?|(?P<counted>\{\d+(?:,\d*)?\}|\{,\d+\})\??(?P<again>\+?)"
)
POSIX = re.compile(r"\[:\^?[a-z]+:\]")


def simplify_pattern(pattern: str, path: str) -> str:
    r"""Write an Oniguruma pattern in Python's syntax, to be checked and not to be matched: sets of
    characters become `\w`, possessive repetitions greedy ones."""
    made, at = list[str](), 0
    while at < len(pattern):
        character = pattern[at]
        if character == "[":
            end, text = _set_end(pattern, at, path), r"\w"
        elif character in "\\(*+?" or (character == "{" and REPEAT.match(pattern, at)):
            kind = {"\\": ESCAPED, "(": GROUP}.get(character, REPEAT)
            match = kind.match(pattern, at)
            if match is None or match.groupdict().get("again"):
                raise _unknown_pattern(pattern, at, path)
            end, text = match.end(), _simplify(match)
        else:
            end, text = at + 1, re.escape(character) if character == "{" else character
        made.append(text)
        at = end
    return "".join(made)


def _simplify(match: re.Match[str]) -> str:
    found = match.groupdict()
    if match.re is ESCAPED:
        return r"\b" if found["anchor"] else re.escape(found["sign"] or "") or r"\w"
    if match.re is REPEAT:
        return found["times"] or found["counted"]
    if found["flags"]:
        return ""
    return f"(?{found['kind']}" if found["kind"] in ("=", "!", "<=", "<!") else "(?:"


def _set_end(pattern: str, start: int, path: str) -> int:
    """Return where a set of characters ends; sets may be nested."""
    at, depth = start, 0
    while at < len(pattern):
        if pattern[at] == "\\":
            at += 2
        elif depth and (posix := POSIX.match(pattern, at)):
            at = posix.end()
        elif pattern[at] == "[":
            depth, at = depth + 1, at + 1 + pattern.startswith("^", at + 1)
            if pattern.startswith("]", at):  # a literal one for some engines
                break
        elif pattern[at] == "]":
            depth, at = depth - 1, at + 1
            if not depth:
                return at
        else:
            at += 1
    raise _unknown_pattern(pattern, start, path)


def _unknown_pattern(pattern: str, at: int, path: str) -> UnsupportedError:
    return UnsupportedError(
        f"'{path}' has a regular expression that cannot be checked",
        why=f"{pattern[at : at + 20]!r} at {at} is not known here",
    )
