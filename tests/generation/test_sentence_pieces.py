"""SentencePiece's vocabularies: the tokens of its own library, and of llama.cpp's files."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kitsune.errors import InputError, UnsupportedError
from kitsune.generation.gguf_vocabulary import read_vocabulary
from kitsune.generation.sentencepiece import read_pieces
from kitsune.generation.tokens import pieces

sentencepiece = pytest.importorskip("sentencepiece")
pytest.importorskip("tokenizers")
model_messages = pytest.importorskip("sentencepiece.sentencepiece_model_pb2")

ROOT = Path(__file__).parents[2]
SIGNS = "thein ader'sLL 0123 \n\t.,!?-_éß漢字Ⅷ½²٣\u00a0\u3000\u200b😀👩\u200d👧▁"
LINES = (ROOT / "docs" / "GENERATION.md").read_text(encoding="utf-8").splitlines()
LINES += [
    "Ⅷ ½ ﬁne ｆｕｌｌ　ｗｉｄｔｈ, naïve cafe\u0301",
    "Straßenbahnfahrer über den Fluß",
    "Привет, мир",
    "日本語のテキストを分割します",
    "한국어 텍스트",
    "مرحبا بالعالم",
    "हिन्दी में पाठ",
    "aaaa aaaaaa bababa abababab",
    "a\r\nb\u00a0 c\u00ad",
]
UNIGRAM = {"model_type": "unigram"}
CHANGED = {"normalization_rule_name": "nmt_nfkc", "remove_extra_whitespaces": True}


def trained(folder: Path, **options: Any) -> Path:
    usual = {
        "model_type": "bpe",
        "byte_fallback": True,
        "normalization_rule_name": "identity",
        "remove_extra_whitespaces": False,
        "character_coverage": 0.99,
    }
    made = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(LINES),
        model_writer=made,
        vocab_size=500,
        minloglevel=2,
        **usual | options,
    )
    path = folder / "tokenizer.model"
    path.write_bytes(made.getvalue())
    return path


def texts() -> list[str]:
    rng = random.Random(0)
    noise = ["".join(rng.choice(SIGNS) for _ in range(rng.randint(0, 60))) for _ in range(400)]
    return ["", " ", "  two  spaces ", "a <x> b<x>", *LINES, *noise]


def comparable(options: dict[str, Any]) -> list[str]:
    """Texts without what `tokenizers` does otherwise: joiners after a character that a map
    replaces, and literal ▁ before a text that is trimmed."""
    if "normalization_rule_name" not in options:
        return texts()
    return [text.replace("\u200d", "").lstrip("▁ \u00a0\u3000\u200b\n\t") for text in texts()]


def is_same(theirs: Any, found: list[int], want: list[int]) -> bool:
    """Equal tokens, or for Unigram other ones that are as likely: its library sums in f32, and
    `tokenizers` in f64, which decides between equals."""
    sums = [sum(map(theirs.get_score, ids)) for ids in (found, want)]
    texts = ["".join(map(theirs.id_to_piece, ids)) for ids in (found, want)]
    is_tie = texts[0] == texts[1] and abs(sums[0] - sums[1]) < 1e-4
    return found == want or is_tie


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"byte_fallback": False},
        {"add_dummy_prefix": False, "user_defined_symbols": ["<x>"]},
        {"split_by_whitespace": False},
        {"allow_whitespace_only_pieces": True, "split_digits": True},
        CHANGED,
        UNIGRAM,
        UNIGRAM | CHANGED,
        UNIGRAM | CHANGED | {"normalization_rule_name": "nfkc_cf", "byte_fallback": False},
        UNIGRAM | CHANGED | {"add_dummy_prefix": False},
        UNIGRAM | {"add_dummy_prefix": False, "user_defined_symbols": ["<x>"]},
        UNIGRAM | {"split_by_whitespace": False, "split_digits": True},
    ],
    ids=[
        "plain",
        "unknown",
        "no prefix",
        "over words",
        "spaces",
        "changed",
        "unigram",
        "unigram, changed",
        "unigram, unknown",
        "unigram, trimmed",
        "unigram, no prefix",
        "unigram, over words",
    ],
)
def test_tokens_are_those_of_the_library(options: dict[str, Any], tmp_path: Path) -> None:
    path = trained(tmp_path, **options)
    theirs = sentencepiece.SentencePieceProcessor(model_file=str(path))
    ours = read_pieces(path)
    begin = [] if options.get("model_type") == "unigram" else [theirs.bos_id()]
    for text in comparable(options):
        ids = theirs.encode(text)
        assert is_same(theirs, ours.encode(text), [*begin, *ids]), text
        assert ours.decode(ids) == theirs.decode(ids), text


def test_pieces_out_of_use_are_what_they_were_joined_from(tmp_path: Path) -> None:
    path = trained(tmp_path)
    theirs = sentencepiece.SentencePieceProcessor(model_file=str(path))
    said = metadata(theirs)
    longest = max(range(theirs.get_piece_size()), key=lambda n: len(theirs.id_to_piece(n)))
    word = theirs.id_to_piece(longest)
    assert longest in read_vocabulary(said, "m").encode(word)
    said["tokenizer.ggml.token_type"][longest] = 5
    ours = read_vocabulary(said, "m")
    ids = ours.encode(word)
    assert longest not in ids
    assert "".join(map(theirs.id_to_piece, ids[1:])).lstrip("▁") == word.lstrip("▁")


def metadata(theirs: Any) -> dict[str, Any]:
    """The vocabulary as a GGUF file has it."""
    every = range(theirs.get_piece_size())
    kinds = [
        2 if theirs.is_unknown(n) else 3 if theirs.is_control(n) else 6 if theirs.is_byte(n) else 1
        for n in every
    ]
    said = {
        "model": "llama",
        "tokens": [theirs.id_to_piece(n) for n in every],
        "scores": np.array([theirs.get_score(n) for n in every], np.float32),
        "token_type": np.array(kinds, np.int32),
        "bos_token_id": 1,
        "eos_token_id": 2,
        "unknown_token_id": 0,
    }
    return {f"tokenizer.ggml.{name}": value for name, value in said.items()}


def test_a_gguf_file_has_the_same_vocabulary(tmp_path: Path) -> None:
    theirs = sentencepiece.SentencePieceProcessor(model_file=str(trained(tmp_path)))
    said = metadata(theirs)
    ours = read_vocabulary(said, "m")
    for text in texts():
        assert ours.encode(text) == [1, *theirs.encode(text)], text
    assert ours.ends == {2}
    assert read_vocabulary(said | {"tokenizer.ggml.add_bos_token": False}, "m").encode("") == []
    parts = list(pieces(ours, iter(ours.encode("die Füchse 😀 laufen"))))
    assert "".join(parts) == "die Füchse 😀 laufen"
    assert list(pieces(ours, iter(ours.encode("😀")[:-1])))[-1].endswith("\ufffd")
    with pytest.raises(InputError, match="no vocabulary that can be read"):
        read_vocabulary(said | {"tokenizer.ggml.scores": np.zeros(3, np.float32)}, "m")


def test_a_gguf_file_has_unigram_pieces_and_a_map_of_characters(tmp_path: Path) -> None:
    path = trained(tmp_path, **UNIGRAM | CHANGED)
    theirs = sentencepiece.SentencePieceProcessor(model_file=str(path))
    model = model_messages.ModelProto.FromString(path.read_bytes())
    characters = np.frombuffer(model.normalizer_spec.precompiled_charsmap, np.uint8)
    said = metadata(theirs) | {
        "tokenizer.ggml.model": "t5",
        "tokenizer.ggml.precompiled_charsmap": characters,
        "tokenizer.ggml.remove_extra_whitespaces": True,
    }
    ours = read_vocabulary(said, "m")
    for text in comparable(CHANGED):
        assert is_same(theirs, ours.encode(text), theirs.encode(text)), text
    for broken in (characters[:3], characters[:60], np.full(8, 255, np.uint8)):
        with pytest.raises(InputError, match="map of characters"):
            read_vocabulary(said | {"tokenizer.ggml.precompiled_charsmap": broken}, "m")


def test_a_directory_adds_tokens_and_a_template(tmp_path: Path) -> None:
    path = trained(tmp_path)
    added = {"500": {"content": "<|user|>", "special": True}, "501": {"content": "<think>"}}
    template = "{% for m in messages %}<|user|>{{ m['content'] }}{{ eos_token }}{% endfor %}"
    said = {"added_tokens_decoder": added, "chat_template": template, "add_bos_token": False}
    path.with_name("tokenizer_config.json").write_text(json.dumps(said), encoding="utf-8")
    ours = read_pieces(path)
    ids = ours.encode("<|user|>a<think>")
    assert (ids[0], ids[-1]) == (500, 501)
    assert ours.decode(ids) == "a<think>"
    assert ours.chat([{"role": "user", "content": "a"}]) == [*ids[:-1], 2]
    said["added_tokens_decoder"] = {"600": {"content": "<|user|>"}}
    path.with_name("tokenizer_config.json").write_text(json.dumps(said), encoding="utf-8")
    with pytest.raises(InputError, match="500 tokens"):
        read_pieces(path)


def test_models_of_another_kind_are_refused(tmp_path: Path) -> None:
    for options in ({"model_type": "char"}, {"treat_whitespace_as_suffix": True}):
        with pytest.raises(UnsupportedError, match="BPE and Unigram"):
            read_pieces(trained(tmp_path, **options))
    path = trained(tmp_path)
    whole = path.read_bytes()
    for cut in (whole[: len(whole) // 2 + 1], b"\x0a\xff\xff", b"\x0b"):
        path.write_bytes(cut)
        with pytest.raises((InputError, UnsupportedError)):
            read_pieces(path)
