"""Convert a tokenizer, in the form of the `tokenizers` package, for `web/vocabulary.js`.

    tokens      the text of each token by id; null where there is none
    model       BPE with `merges` as pairs of ids, or Unigram with `scores`
    added       tokens that are recognised whole
    normalizer, preTokenizer, decoder    lists of steps, whose patterns are in JavaScript's syntax

Steps that a page does not have are refused here, where a person can act on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kitsune.bundle.page_patterns import translate_pattern
from kitsune.errors import InputError, UnsupportedError
from kitsune.system.files import FROM_DATA

Said = Mapping[str, Any]
# GPT-2's words, which the package has inside.
WORDS = r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+"
MAX_TOKENS = 1 << 22
# Steps that a page has, and their fields beside the pattern.
NORMALIZERS: dict[str, tuple[str, ...]] = {
    "NFC": (),
    "NFD": (),
    "NFKC": (),
    "NFKD": (),
    "Lowercase": (),
    "StripAccents": (),
    "Prepend": ("prepend",),
    "Replace": ("content",),
    "Strip": ("strip_left", "strip_right"),
    "Precompiled": ("precompiled_charsmap",),
}
PRE_TOKENIZERS: dict[str, tuple[str, ...]] = {
    "ByteLevel": ("add_prefix_space",),
    "Split": ("behavior", "invert"),
    "Digits": ("individual_digits",),
    "Metaspace": ("replacement", "prepend_scheme", "split"),
    "WhitespaceSplit": (),
}
DECODERS: dict[str, tuple[str, ...]] = {
    "ByteLevel": (),
    "Replace": ("content",),
    "ByteFallback": (),
    "Fuse": (),
    "Strip": ("content", "start", "stop"),
    "Metaspace": ("replacement", "prepend_scheme"),
}


def convert_vocabulary(said: Said, name: str) -> dict[str, Any]:
    """Convert a parsed `tokenizer.json`; `name` is of the file in errors."""
    try:
        return {
            **_convert_model(said["model"], said.get("added_tokens") or [], name),
            "normalizer": list(_steps(said.get("normalizer"), NORMALIZERS, "normalizer", name)),
            "preTokenizer": list(
                _steps(said.get("pre_tokenizer"), PRE_TOKENIZERS, "pre-tokenizer", name)
            ),
            "decoder": list(_steps(said.get("decoder"), DECODERS, "decoder", name)),
        }
    except FROM_DATA as error:
        raise InputError(
            f"'{name}' has no vocabulary that can be read", why=f"{type(error).__name__}: {error}"
        ) from error


def _refuse(what: str, name: str, why: str = "") -> UnsupportedError:
    return UnsupportedError(
        f"the vocabulary of '{name}' does not run in a page", why=f"{what}{why and f': {why}'}"
    )


# --- the model -----------------------------------------------------------------------------------


def _convert_model(model: Said, added: Sequence[Said], name: str) -> dict[str, Any]:
    kind = model.get("type", "Unigram" if isinstance(model["vocab"], list) else "BPE")
    if kind not in ("BPE", "Unigram"):
        raise _refuse(f"it is of the kind '{kind}'", name, "known are BPE and Unigram")
    pieces: Any = model["vocab"]
    ids = {token: n for n, (token, _) in enumerate(pieces)} if kind == "Unigram" else dict(pieces)
    ids |= {token["content"]: token["id"] for token in added}
    if max(ids.values(), default=0) >= MAX_TOKENS:
        raise _refuse(f"it has more than {MAX_TOKENS:,} tokens", name)
    tokens: list[str | None] = [None] * (1 + max(ids.values(), default=0))
    for token, n in ids.items():
        tokens[n] = token
    if kind == "Unigram":
        made = {"type": kind, "scores": [score for _, score in pieces], "unknown": model["unk_id"]}
    else:
        made = _convert_bpe(model, ids, name)
    made["byteFallback"] = bool(model.get("byte_fallback"))
    flags = ("id", "content", "special", "lstrip", "rstrip", "single_word", "normalized")
    return {
        "tokens": tokens,
        "model": made,
        "added": [{flag: token[flag] for flag in flags} for token in added],
    }


def _convert_bpe(model: Said, ids: Mapping[str, int], name: str) -> dict[str, Any]:
    for field in ("continuing_subword_prefix", "end_of_word_suffix", "dropout"):
        if model.get(field):
            raise _refuse(f"its model has a {field}", name)
    pairs = (m.split(" ", 1) if isinstance(m, str) else m for m in model["merges"])
    merges = [ids[part] for pair in pairs for part in pair]
    unknown = model.get("unk_token")
    return {
        "type": "BPE",
        "merges": merges,
        "unknown": None if unknown is None else ids.get(unknown),
        "fuseUnknown": bool(model.get("fuse_unk")),
        "ignoreMerges": bool(model.get("ignore_merges")),
    }


# --- steps ---------------------------------------------------------------------------------------


def _steps(
    found: Said | None, known: Mapping[str, Sequence[str]], part: str, name: str
) -> Iterator[dict[str, Any]]:
    """Yield the steps of a part, sequences taken apart."""
    if found is None:
        return
    kind = found["type"]
    if kind == "Sequence":
        inside = next(found[key] for key in found if key != "type")
        for each in inside:
            yield from _steps(each, known, part, name)
        return
    if kind not in known:
        raise _refuse(f"its {part} is '{kind}'", name, f"known are {', '.join(known)}")
    made = {"type": kind} | {field: found.get(field) for field in known[kind]}
    if kind == "Metaspace":
        made |= {"split": found.get("split", True), "prepend_scheme": _scheme(found)}
    pattern: Any = found.get("pattern")
    if kind == "ByteLevel" and part == "pre-tokenizer":
        pattern = {"Regex": WORDS} if found.get("use_regex", True) else None
    if pattern is not None:
        is_text = "String" in pattern
        made["text" if is_text else "pattern"] = (
            pattern["String"] if is_text else translate_pattern(pattern["Regex"], name)
        )
    yield made


def _scheme(found: Said) -> str:
    """When spaces are added; earlier versions said whether."""
    usual = "always" if found.get("add_prefix_space", True) else "never"
    return str(found.get("prepend_scheme", usual))
