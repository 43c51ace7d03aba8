"""Vocabularies, and texts that come in pieces."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kitsune.errors import InputError, UnsupportedError
from kitsune.generation.gguf_vocabulary import read_vocabulary
from kitsune.generation.templates import render
from kitsune.generation.text_tokenizer import TextTokenizer
from kitsune.generation.tokens import pieces, until
from tests.gguf_files import vocabulary

pytest.importorskip("tokenizers")

SIGNS = "thein ader'sLL 0123 \n\t.,!?-_éß漢字Ⅷ½²٣\u00a0\u3000\u200b😀👩\u200d👧"


def made(**changed: Any) -> TextTokenizer:
    said = vocabulary() | {f"tokenizer.ggml.{k}": v for k, v in changed.items()}
    return read_vocabulary(said, "m")


def texts(count: int) -> list[str]:
    rng = random.Random(0)
    return ["".join(rng.choice(SIGNS) for _ in range(rng.randint(0, 60))) for _ in range(count)]


@pytest.mark.parametrize(
    "cut", ["smollm", "gpt-2", "llama-bpe", "falcon3", "qwen2", "deepseek-r1-qwen", "tekken"]
)
def test_byte_level_bpe_gives_the_tokens_of_transformers(cut: str) -> None:
    """transformers converts the same tables, by other components for most of them."""
    gguf = pytest.importorskip("transformers.integrations.gguf.gguf_tokenizer_mapping")
    said, ours = vocabulary(), made(pre=cut, add_bos_token=False)
    table = {name: said[f"tokenizer.ggml.{name}"] for name in ("tokens", "merges")}
    table |= {"tokenizer_type": "gpt2", "pre_tokenizer_type": cut}
    table["token_type"] = said["tokenizer.ggml.token_type"].tolist()
    theirs, _ = gguf.convert_gguf_tokenizer("llama", table)
    whole = "<|im_start|>user\nthe <think> <|im_end|>  <|endoftext|>"
    cased = "\u0301A McDONALDs HTTPServer 3ÀÉh a/b// \u0301\u0301É"
    for text in ["the end, isn't it?  \n\n And 2024 ", whole, cased, *texts(300)]:
        ids = theirs.encode(text, add_special_tokens=False).ids
        assert ours.encode(text) == ids, text
        assert ours.decode(ids) == theirs.decode(ids), text
        if cut != "smollm":  # for which transformers has no pattern
            words = theirs.pre_tokenizer.pre_tokenize_str(text)
            assert ours._tokenizer.pre_tokenizer.pre_tokenize_str(text) == words


def test_digits_of_smollm_are_words_of_their_own() -> None:
    words = made(pre="smollm")._tokenizer.pre_tokenizer.pre_tokenize_str("in 2024½ x")
    assert [word for word, _ in words] == ["in", "Ġ", *"2024", "Â½", "Ġx"]


@pytest.mark.parametrize("text", texts(50))
def test_byte_level_bpe_decodes_what_it_encodes(text: str) -> None:
    ours = made()
    assert ours.decode(ours.encode(text)) == text


def test_text_that_is_no_unicode_and_tokens_that_are_none() -> None:
    ours = made()
    assert ours.encode("a\ud800b") == ours.encode("a?b")
    assert ours.decode([-1, 10**9, *ours.encode("the")]) == "the"


def test_tokens_that_are_written_whole() -> None:
    ours = made()
    ids = ours.encode("<|im_start|>the<|im_end|>")
    assert ids[0] == 1
    assert ids[-1] == 2
    assert ours.decode(ids) == "the"
    assert made(add_bos_token=True).encode("the")[0] == 1
    assert 2 in ours.ends
    assert 0 in ours.ends


def test_llama_3_begins_texts_and_takes_whole_words() -> None:
    """As llama.cpp and its tokenizer.json do, where no merges build a word."""
    word = vocabulary()["tokenizer.ggml.tokens"].index("Ġan")
    plain, whole = made(pre="qwen2", merges=[]), made(pre="llama-bpe", merges=[])
    assert len(plain.encode(" an")) == 3
    assert whole.encode(" an") == [1, word]
    assert made(pre="llama-bpe", merges=[], add_bos_token=False).encode(" an") == [word]


def test_conversations() -> None:
    ours = made()
    ids = ours.chat([{"role": "user", "content": "in the"}])
    assert ids == ours.encode("<|im_start|>user\nin the<|im_end|>\n<|im_start|>assistant\n")


def test_a_template_sees_only_the_conversation() -> None:
    for template in ("{{ messages.__class__.__mro__ }}", "{{ ().__class__.__base__ }}", "{% oops"):
        with pytest.raises(InputError, match="template does not work"):
            render(template, [])
    with pytest.raises(InputError, match="no system"):
        render("{{ raise_exception('no system') }}", [])


def test_vocabularies_that_are_not_known() -> None:
    with pytest.raises(UnsupportedError, match="kind 'rwkv'") as of_kind:
        made(model="rwkv")
    assert "known are gpt2, llama, t5" in str(of_kind.value)
    with pytest.raises(UnsupportedError, match="pre-tokenizer 'poro'"):
        made(pre="poro")
    with pytest.raises(InputError, match=r"'tokenizer\.ggml\.merges' is an int"):
        made(merges=3)


def test_a_character_of_several_tokens_comes_whole() -> None:
    ours, text = made(), "a😀é漢."
    assert list(pieces(ours, iter(ours.encode(text)))) == ["a", "😀", "é", "漢", "."]
    cut = ours.encode("é")[:1]
    assert list(pieces(ours, iter(cut))) == ["\ufffd"]


def test_a_stop_may_come_in_pieces() -> None:
    assert list(until(iter(["ab", "cS", "TO", "P d"]), ["STOP"])) == ["ab", "c"]
    assert "".join(until(iter(["ab", "cS", "TO", "w"]), ["STOP"])) == "abcSTOw"
    assert "".join(until(iter(["x1y2"]), ["2", "1"])) == "x"
    assert list(until(iter(["STOP"]), ["STOP"])) == []


def test_merges_of_what_is_no_token_are_refused() -> None:
    for merges in (["t q"], ["th"], ["t h", "th \u3042"]):
        with pytest.raises(InputError, match="no vocabulary that can be read"):
            made(merges=merges)
