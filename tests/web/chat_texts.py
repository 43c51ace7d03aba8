"""Vocabularies of every kind that a page has, and texts that are hard to split."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from kitsune.generation.vocabulary import (
    PRE_TOKENIZERS,
    Vocabulary,
    build_byte_level_bpe,
    build_sentencepiece_bpe,
    build_unigram,
)
from tests.gguf_files import byte_names

TEXTS = [
    "Hello, world! I'll  go\n\n  there 12345 times.\t x",
    "naïve café ÀÉÎ 中文字符 日本語 テスト 한국어 😀👩\u200d👩\u200d👧 e\u0301",
    "",
    " ",
    "   leading and trailing   ",
    "a\u0085b\ufeffc\u00a0d\u2028e",
    "<|im_start|>user\nhi<|im_end|>",
    "DON'T we'LL ſ'ſ K's",
    "\x00\x01 \x7f \u202e",
    "مرحبا بالعالم שלום हिन्दी ไทย",
    "x" * 50 + " " + "ab" * 30,
    "𝒳𝒴 ½ ² Ⅷ ① ﬁ ﬂ Å",
    "print(f'{x:>10}')\r\n\r\n\tif x==1: pass  # é",
    "a<unk>b <s>c</s>",
    "\u200b zero\u200dwidth 1234567890123",
]


def tokenizers_of_every_kind() -> Iterator[tuple[str, Any]]:
    """Small vocabularies by name."""
    yield from _byte_level()
    yield from _sentence_pieces()
    yield from _of_tokenizer_json()


def _train(model: Any, kind: str, size: int, **parts: Any) -> Any:
    """A vocabulary of the texts."""
    from tokenizers import Tokenizer, trainers

    made = Tokenizer(model)
    for name, part in parts.items():
        setattr(made, name, part)
    more = {"unk_token": "<unk>"} if kind == "UnigramTrainer" else {}
    trainer = getattr(trainers, kind)(
        vocab_size=size, special_tokens=["<unk>", "<s>", "</s>"], show_progress=False, **more
    )
    made.train_from_iterator(TEXTS * 4, trainer)
    return made


def _byte_level() -> Iterator[tuple[str, Any]]:
    merges = ["t h", "th e", "Ġ the", "i n", "Ġ a", "l l", "e r", "Ã ©", "1 2", "12 3", "Ġ Ġ"]
    whole = [*byte_names(), *(m.replace(" ", "") for m in merges), "<|im_start|>", "<|im_end|>"]
    table = Vocabulary("x", whole, [1] * (len(whole) - 2) + [3, 4])
    for name in ("gpt-2", "smollm", "llama-bpe", "qwen2", "tekken"):
        yield name, build_byte_level_bpe(table, merges, PRE_TOKENIZERS[name])


def _sentence_pieces() -> Iterator[tuple[str, Any]]:
    from tokenizers import models, normalizers

    spaces = normalizers.Replace(" ", "▁")
    found = _train(models.Unigram(), "UnigramTrainer", 200, normalizer=spaces)
    size = found.get_vocab_size()
    pieces = [found.id_to_token(n) for n in range(size)]
    scores = [-float(n % 17) - 1 for n in range(size)]
    fallback = [f"<0x{n:02X}>" for n in range(256)]
    for has_bytes, trims in product((True, False), (False, True)):
        tokens = pieces + fallback * has_bytes
        types = [2, 3, 3, *[1] * (size - 3), *[6] * 256 * has_bytes]
        rest = [*scores, *[0.0] * 256 * has_bytes]
        table = Vocabulary("x", tokens, types, rest, 0, True, trims)
        yield f"unigram {has_bytes} {trims}", build_unigram(table)
        yield f"sentencepiece {has_bytes} {trims}", build_sentencepiece_bpe(table)


def _of_tokenizer_json() -> Iterator[tuple[str, Any]]:
    from tokenizers import Regex, decoders, models, normalizers
    from tokenizers import pre_tokenizers as cuts

    folds = normalizers.Sequence([normalizers.NFKC(), normalizers.Lowercase()])
    cut, decoder = cuts.Metaspace(), decoders.Metaspace()
    parts = {"normalizer": folds, "pre_tokenizer": cut, "decoder": decoder}
    yield "metaspace", _train(models.Unigram(), "UnigramTrainer", 150, **parts)
    digits = cuts.Split(Regex(r"\d{1,3}"), "merged_with_previous")
    plain = normalizers.Sequence([normalizers.NFD(), normalizers.StripAccents()])
    words = cuts.Sequence([digits, cuts.WhitespaceSplit()])
    model = models.BPE(unk_token="<unk>")
    yield "split", _train(model, "BpeTrainer", 150, normalizer=plain, pre_tokenizer=words)
