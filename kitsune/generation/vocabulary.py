"""Build a `tokenizers.Tokenizer` from the vocabulary tables of GGUF files and SentencePiece.

SentencePiece writes spaces as ▁. Its BPE models merge the neighbours whose concatenation has the
best score; `tokenizers` takes a ranked list of merges, which follows from the scores. Its Unigram
models choose the segmentation with the greatest sum of scores.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kitsune.errors import InputError, UnsupportedError
from kitsune.generation.text_tokenizer import import_tokenizers, wrap_library_errors
from kitsune.generation.tokenizer_limits import check_character_map
from kitsune.system.records import dataclass

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

_BEFORE = r"[^\r\n\p{L}\p{N}]?"
_LETTERS = rf"{_BEFORE}\p{{L}}+"
_SPACES = r"\s*[\r\n]+|\s+(?!\S)|\s+"
_REST = rf" ?[^\s\p{{L}}\p{{N}}]+[\r\n]*|{_SPACES}"
_ENDINGS = "(?i:'s|'t|'re|'ve|'m|'ll|'d)"
_UPPER, _LOWER = r"[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]", r"[\p{Ll}\p{Lm}\p{Lo}\p{M}]"
_CASED = rf"{_BEFORE}{_UPPER}*{_LOWER}+|{_BEFORE}{_UPPER}+{_LOWER}*"


@dataclass(frozen=True)
class PreTokenizer:
    """How words are split before bytes are merged."""

    pattern: str = ""  # empty: that of GPT-2, which the package has
    isolates_digits: bool = False
    # A word that is a token takes no merges, and texts begin with the bos token.
    has_whole_words: bool = False


# By the names of `tokenizer.ggml.pre`, as llama.cpp treats them.
_LLAMA3 = PreTokenizer(rf"{_ENDINGS}|{_LETTERS}|\p{{N}}{{1,3}}|{_REST}", has_whole_words=True)
_QWEN2 = PreTokenizer(rf"{_ENDINGS}|{_LETTERS}|\p{{N}}|{_REST}")
_TEKKEN = PreTokenizer(
    rf"{_CASED}|\p{{N}}| ?[^\s\p{{L}}\p{{N}}]+[\r\n/]*|{_SPACES}", has_whole_words=True
)
PRE_TOKENIZERS = {
    **dict.fromkeys(("gpt-2", "default"), PreTokenizer()),
    "smollm": PreTokenizer(isolates_digits=True),
    **dict.fromkeys(("llama-bpe", "llama3", "llama-v3", "falcon3", "pixtral"), _LLAMA3),
    **dict.fromkeys(("qwen2", "deepseek-r1-qwen"), _QWEN2),
    "tekken": _TEKKEN,
}


def find_pre_tokenizer(name: str, path: str) -> PreTokenizer:
    if name not in PRE_TOKENIZERS:
        raise UnsupportedError(
            f"'{path}' has byte-level BPE with the pre-tokenizer '{name}'",
            why=f"known are {', '.join(PRE_TOKENIZERS)}",
        )
    return PRE_TOKENIZERS[name]


def build_byte_level_bpe(table: Vocabulary, merges: Sequence[str], split: PreTokenizer) -> Any:
    tokenizers = import_tokenizers()
    cuts = tokenizers.pre_tokenizers
    with wrap_library_errors(f"'{table.path}' has no vocabulary that can be read"):
        pairs = [(left, right) for left, _, right in (merge.partition(" ") for merge in merges)]
        model = tokenizers.models.BPE(
            table.ids,
            pairs,
            unk_token=table.unknown_text,
            ignore_merges=split.has_whole_words,
        )
        made = tokenizers.Tokenizer(model)
        steps = [cuts.ByteLevel(add_prefix_space=False, use_regex=not split.pattern)]
        if split.pattern:
            steps.insert(0, cuts.Split(tokenizers.Regex(split.pattern), "isolated"))
        if split.isolates_digits:
            steps.insert(0, cuts.Digits(individual_digits=True))
        made.pre_tokenizer = cuts.Sequence(steps)
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
