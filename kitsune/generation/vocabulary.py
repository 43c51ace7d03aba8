"""Build a `tokenizers.Tokenizer` from the vocabulary tables of GGUF files and SentencePiece.

SentencePiece writes spaces as ▁. Its BPE models merge the neighbours whose concatenation has the
best score; `tokenizers` takes a ranked list of merges, which follows from the scores. Its Unigram
models choose the segmentation with the greatest sum of scores.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from kitsune.errors import InputError, UnsupportedError
from kitsune.generation.text_tokenizer import import_tokenizers, wrap_library_errors
from kitsune.generation.tokenizer_limits import check_character_map

UNKNOWN, CONTROL, USER_DEFINED, UNUSED, BYTE = 2, 3, 4, 5, 6  # types of tokens; NORMAL is 1
SPACE = "▁"
UNKNOWN_TEXT = " ⁇ "  # SentencePiece's text of the unknown token
UNUSED_SCORE = -10_000.0  # llama.cpp's score of padding tokens: never chosen where others are
MAX_PIECE = 1024  # characters of a piece: each is cut in two at every place


@dataclass(frozen=True)
class Vocabulary:
    """Tokens and their types, one of each per id, and how text is normalised before it is split."""

    path: str
    tokens: Sequence[str]
    types: Sequence[int]
    scores: Sequence[float] = ()
    unknown: int | None = None
    has_prefix: bool = True  # a space is added before every text
    trims: bool = False  # spaces at the ends are removed, and runs of them are one
    character_map: bytes = b""  # compiled replacements of characters, applied first

    @property
    def ids(self) -> dict[str, int]:
        return {token: n for n, token in enumerate(self.tokens)}

    @property
    def unknown_text(self) -> str | None:
        return None if self.unknown is None else self.tokens[self.unknown]

    @property
    def has_bytes(self) -> bool:
        return BYTE in self.types


# --- SentencePiece -------------------------------------------------------------------------------


def build_sentencepiece_bpe(table: Vocabulary) -> Any:
    models = import_tokenizers().models
    with wrap_library_errors(f"'{table.path}' has no vocabulary that can be read"):
        model = models.BPE(
            table.ids,
            derive_merges(table),
            unk_token=table.unknown_text,
            fuse_unk=True,
            byte_fallback=table.has_bytes,
        )
        return _assemble_sentencepiece(table, model)


def build_unigram(table: Vocabulary) -> Any:
    models = import_tokenizers().models
    scored = [
        (token, UNUSED_SCORE if kind == UNUSED else float(score))
        for token, score, kind in zip(table.tokens, table.scores, table.types, strict=True)
    ]
    with wrap_library_errors(f"'{table.path}' has no vocabulary that can be read"):
        model = models.Unigram(scored, unk_id=table.unknown, byte_fallback=table.has_bytes)
        return _assemble_sentencepiece(table, model)


def derive_merges(table: Vocabulary) -> list[tuple[str, str]]:
    """List every pair of pieces that concatenates to a piece, the best score of the result first.
    Pieces out of use are neither parts nor results."""
    longest = max(map(len, table.tokens), default=0)
    if longest > MAX_PIECE:
        raise InputError(
            f"'{table.path}' has a piece of {longest:,} characters", why=f"not {MAX_PIECE:,}"
        )
    left_out = (UNKNOWN, CONTROL, UNUSED, BYTE)
    rows = zip(table.tokens, table.scores, table.types, strict=True)
    scores = {token: float(score) for token, score, kind in rows if kind not in left_out}
    found = list[tuple[float, int, str, str]]()
    for piece, score in scores.items():
        for at in range(1, len(piece)):
            left = piece[:at]
            if left in scores and (right := piece[at:]) in scores:
                found.append((-score, -at, left, right))
    found.sort(key=lambda merge: merge[:2])
    return [(left, right) for _, _, left, right in found]


def _assemble_sentencepiece(table: Vocabulary, model: Any) -> Any:
    tokenizers = import_tokenizers()
    made = tokenizers.Tokenizer(model)
    if steps := _sentencepiece_normalizers(table, tokenizers):
        made.normalizer = tokenizers.normalizers.Sequence(steps)
    decoders = tokenizers.decoders
    # A trimmed text has no space before its first word; of others one was added.
    steps = [decoders.Metaspace(SPACE) if table.trims else decoders.Replace(SPACE, " ")]
    if table.unknown_text:
        steps.append(decoders.Replace(table.unknown_text, UNKNOWN_TEXT))
    steps += [decoders.ByteFallback(), decoders.Fuse()]
    if table.has_prefix and not table.trims:
        steps.append(decoders.Strip(" ", 1, 0))
    made.decoder = decoders.Sequence(steps)
    return add_tokens(made, table)


def _sentencepiece_normalizers(table: Vocabulary, tokenizers: Any) -> list[Any]:
    """Patterns are linear: each looks at a run of spaces from its first character alone."""
    normalizers, regex = tokenizers.normalizers, tokenizers.Regex
    steps = []
    if table.character_map:
        check_character_map(table.character_map, table.path)
        steps.append(normalizers.Precompiled(table.character_map))
    if table.trims:
        steps += [
            normalizers.Replace(regex(" {2,}"), " "),
            normalizers.Replace(regex(r"\A | \z"), ""),
        ]
    if table.has_prefix:
        steps.append(normalizers.Prepend(SPACE))
    steps.append(normalizers.Replace(" ", SPACE))
    if table.trims:
        steps.append(normalizers.Replace(regex(rf"(?<!{SPACE}){SPACE}+\z"), ""))
    return steps


# --- byte-level BPE ------------------------------------------------------------------------------

_LETTERS = r"[^\r\n\p{L}\p{N}]?\p{L}+"
_REST = r" ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
_ENDINGS = "(?i:'s|'t|'re|'ve|'m|'ll|'d)"
_LLAMA3 = rf"{_ENDINGS}|{_LETTERS}|\p{{N}}{{1,3}}|{_REST}"
_QWEN2 = rf"{_ENDINGS}|{_LETTERS}|\p{{N}}|{_REST}"


def _split_gpt2(cuts: Any, regex: Any) -> list[Any]:
    return [cuts.ByteLevel(add_prefix_space=False, use_regex=True)]


def _split_digits(cuts: Any, regex: Any) -> list[Any]:
    return [cuts.Digits(individual_digits=True), *_split_gpt2(cuts, regex)]


def _split_by(pattern: str) -> Callable[[Any, Any], list[Any]]:
    return lambda cuts, regex: [
        cuts.Split(regex(pattern), "isolated"),
        cuts.ByteLevel(add_prefix_space=False, use_regex=False),
    ]


# How words are split before bytes are merged, by the names of `tokenizer.ggml.pre`.
PRE_TOKENIZERS: dict[str, Callable[[Any, Any], list[Any]]] = {
    "gpt-2": _split_gpt2,
    "default": _split_gpt2,
    "smollm": _split_digits,
    "llama-bpe": _split_by(_LLAMA3),
    "llama3": _split_by(_LLAMA3),
    "qwen2": _split_by(_QWEN2),
}


def build_byte_level_bpe(table: Vocabulary, merges: Sequence[str], split: str) -> Any:
    tokenizers = import_tokenizers()
    if split not in PRE_TOKENIZERS:
        raise UnsupportedError(
            f"'{table.path}' has byte-level BPE with the pre-tokenizer '{split}'",
            why=f"known are {', '.join(PRE_TOKENIZERS)}",
        )
    cuts = tokenizers.pre_tokenizers
    with wrap_library_errors(f"'{table.path}' has no vocabulary that can be read"):
        pairs = [(left, right) for left, _, right in (merge.partition(" ") for merge in merges)]
        made = tokenizers.Tokenizer(
            tokenizers.models.BPE(table.ids, pairs, unk_token=table.unknown_text)
        )
        made.pre_tokenizer = cuts.Sequence(PRE_TOKENIZERS[split](cuts, tokenizers.Regex))
        made.decoder = tokenizers.decoders.ByteLevel()
        return add_tokens(made, table)


# --- special tokens ------------------------------------------------------------------------------


def add_tokens(made: Any, table: Vocabulary) -> Any:
    """Have control, user-defined and unknown tokens recognised whole in texts. Control tokens have
    no text of their own."""
    added = import_tokenizers().AddedToken
    whole = (CONTROL, USER_DEFINED, UNKNOWN)
    made.add_tokens(
        [
            added(token, normalized=False, special=kind == CONTROL)
            for token, kind in zip(table.tokens, table.types, strict=False)
            if kind in whole and token
        ]
    )
    return made
