"""Vocabularies, and texts that come in pieces."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kitsune.errors import InputError, UnsupportedError
from kitsune.generation.bpe import NEVER, Ranks
from kitsune.generation.templates import render
from kitsune.generation.tokens import pieces, until
from kitsune.generation.vocabularies import read_vocabulary
from kitsune.generation.vocabulary import Vocabulary
from tests.gguf_files import vocabulary

SIGNS = "thein ader'sLL 0123 \n\t.,!?-_éß漢字Ⅷ½²٣\u00a0\u3000\u200b😀👩\u200d👧"


def made(**changed: Any) -> Vocabulary:
    said = vocabulary() | {f"tokenizer.ggml.{k}": v for k, v in changed.items()}
    return read_vocabulary(said, "m")


def texts(count: int) -> list[str]:
    rng = random.Random(0)
    return ["".join(rng.choice(SIGNS) for _ in range(rng.randint(0, 60))) for _ in range(count)]


@pytest.mark.parametrize("cut", ["smollm", "gpt-2", "llama-bpe", "qwen2"])
def test_texts_are_cut_as_the_tokenizers_library_does(cut: str) -> None:
    tokenizers = pytest.importorskip("tokenizers")
    said, ours = vocabulary(), made(pre=cut)
    merges = [tuple(m.split(" ")) for m in said["tokenizer.ggml.merges"]]
    ids = {token: n for n, token in enumerate(said["tokenizer.ggml.tokens"])}
    theirs = tokenizers.Tokenizer(tokenizers.models.BPE(ids, merges))
    cuts = tokenizers.pre_tokenizers
    if cut in ("smollm", "gpt-2"):
        steps = [cuts.ByteLevel(add_prefix_space=False, use_regex=True)]
        steps = [cuts.Digits(individual_digits=True), *steps] if cut == "smollm" else steps
    else:
        digits = r"\p{N}{1,3}" if cut == "llama-bpe" else r"\p{N}"
        pattern = (
            r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|"
            + digits
            + r"| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
        )
        split = cuts.Split(tokenizers.Regex(pattern), "isolated")
        steps = [split, cuts.ByteLevel(add_prefix_space=False, use_regex=False)]
    theirs.pre_tokenizer = cuts.Sequence(steps)
    for text in ["the end, isn't it?  \n\n And 2024 ", *texts(300)]:
        assert ours.encode(text) == theirs.encode(text).ids, text
        assert ours.decode(ours.encode(text)) == text


def test_tokens_that_are_written_whole() -> None:
    ours = made()
    ids = ours.encode("<|im_start|>the<|im_end|>")
    assert ids[0] == 1
    assert ids[-1] == 2
    assert ours.decode(ids) == "the"
    assert made(add_bos_token=True).encode("the")[0] == 1
    assert 2 in ours.ends
    assert 0 in ours.ends


def test_conversations() -> None:
    ours = made()
    ids = ours.chat([{"role": "user", "content": "in the"}])
    assert ids == ours.encode("<|im_start|>user\nin the<|im_end|>\n<|im_start|>assistant\n")


def test_a_template_sees_nothing_but_the_conversation() -> None:
    for template in ("{{ messages.__class__.__mro__ }}", "{{ ().__class__.__base__ }}", "{% oops"):
        with pytest.raises(InputError, match="template does not work"):
            render(template, [])
    with pytest.raises(InputError, match="no system"):
        render("{{ raise_exception('no system') }}", [])


def test_vocabularies_that_are_not_known() -> None:
    with pytest.raises(UnsupportedError, match="kind 'rwkv'") as of_kind:
        made(model="rwkv")
    assert "known are gpt2, llama, t5" in str(of_kind.value)
    with pytest.raises(UnsupportedError, match="cut as 'poro'"):
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


def test_merges_may_go_through_what_is_no_token_and_the_last_of_two_counts() -> None:
    ids = {"a": 0, "b": 1, "c": 2, "abc": 3}
    ranks = Ranks(["a b", "ab c", "b c", "a b"], ids)
    assert [ranks.rank(*pair) for pair in (("a", "b"), ("ab", "c"), ("b", "c"))] == [3, 1, 2]
    assert ranks.rank("c", "a") == ranks.rank("c", "x") == NEVER
    assert Ranks([], ids).rank("a", "b") == NEVER
