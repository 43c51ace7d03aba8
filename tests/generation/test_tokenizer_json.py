"""`tokenizer.json` and the files beside it: the tokens of transformers, without it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kitsune.errors import InputError
from kitsune.generation.load import Directory
from kitsune.generation.tokenizer_json import read_tokenizer_json
from kitsune.generation.tokens import pieces
from tests.generation.test_sentence_pieces import texts
from tests.gguf_files import vocabulary

tokenizers = pytest.importorskip("tokenizers")
transformers = pytest.importorskip("transformers")
pytest.importorskip("jinja2")

QWEN = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*"
    r"|\s*[\r\n]+|\s+(?!\S)|\s+"
)
TEMPLATE = (
    "{{ bos_token }}{% for m in messages %}<|im_start|>{{ m['role'] }}\n{{ m['content'] }}"
    "<|im_end|>{{ eos_token }}{% endfor %}{% if add_generation_prompt %}<|im_start|>{% endif %}"
)
MESSAGES = [{"role": "user", "content": "in the  café"}]
USUAL = {"tokenizer_class": "PreTrainedTokenizerFast"}
NAMED = {
    "bos_token": "<|im_start|>",
    "eos_token": {"__type": "AddedToken", "content": "<|im_end|>"},
}


def byte_level() -> Any:
    """As Qwen's: byte-level BPE, words cut by a pattern."""
    said = vocabulary()
    ids = {token: n for n, token in enumerate(said["tokenizer.ggml.tokens"])}
    merges = [tuple(merge.split(" ")) for merge in said["tokenizer.ggml.merges"]]
    made = tokenizers.Tokenizer(tokenizers.models.BPE(ids, merges))
    cuts = tokenizers.pre_tokenizers
    split = cuts.Split(tokenizers.Regex(QWEN), "isolated")
    made.pre_tokenizer = cuts.Sequence([split, cuts.ByteLevel(False, use_regex=False)])
    made.normalizer = tokenizers.normalizers.NFC()
    made.decoder = tokenizers.decoders.ByteLevel()
    made.add_special_tokens(["<|endoftext|>", "<|im_start|>", "<|im_end|>"])
    return made


def unigram() -> Any:
    """As T5's: Unigram over words after a ▁, an end token after every text."""
    letters = [(c, -3.0 - n / 9) for n, c in enumerate("▁etaoinshrdlucmfwypvbgk.,")]
    known = [("<unk>", 0.0), ("<|im_end|>", 0.0), ("▁the", -2.0), ("in", -2.5), *letters]
    made = tokenizers.Tokenizer(tokenizers.models.Unigram(known, unk_id=0))
    spaces = tokenizers.Regex(" {2,}")
    made.normalizer = tokenizers.normalizers.Sequence(
        [tokenizers.normalizers.NFKC(), tokenizers.normalizers.Replace(spaces, " ")]
    )
    made.pre_tokenizer = tokenizers.pre_tokenizers.Metaspace()
    made.decoder = tokenizers.decoders.Metaspace()
    made.add_special_tokens(["<|im_end|>", "<|im_start|>"])
    made.add_tokens([tokenizers.AddedToken("<mask>", lstrip=True, rstrip=True)])
    made.post_processor = tokenizers.processors.TemplateProcessing(
        single="$A <|im_end|>", special_tokens=[("<|im_end|>", 1)]
    )
    return made


def word_pieces() -> Any:
    words = ["[UNK]", "[CLS]", "[SEP]", "the", "in", *"abcdehinrst", *(f"##{c}" for c in "aeinrst")]
    known = {word: n for n, word in enumerate(words)}
    made = tokenizers.Tokenizer(tokenizers.models.WordPiece(known, unk_token="[UNK]"))
    made.normalizer = tokenizers.normalizers.BertNormalizer()
    made.pre_tokenizer = tokenizers.pre_tokenizers.BertPreTokenizer()
    made.decoder = tokenizers.decoders.WordPiece()
    made.post_processor = tokenizers.processors.BertProcessing(("[SEP]", 2), ("[CLS]", 1))
    return made


def save(folder: Path, made: Any, **config: Any) -> Path:
    made.save(str(folder / "tokenizer.json"))
    text = json.dumps(USUAL | config)
    (folder / "tokenizer_config.json").write_text(text, encoding="utf-8")
    return folder / "tokenizer.json"


@pytest.mark.parametrize(
    ("make", "config"),
    [
        (byte_level, NAMED),
        (byte_level, NAMED | {"add_bos_token": True}),
        (byte_level, NAMED | {"add_bos_token": False, "add_eos_token": True}),
        (byte_level, {"added_tokens_decoder": {"272": {"content": "<think>", "special": False}}}),
        (unigram, {"eos_token": "<|im_end|>"}),
        (unigram, {"eos_token": "<|im_end|>", "add_eos_token": False}),
        (word_pieces, {"cls_token": "[CLS]", "sep_token": "[SEP]", "unk_token": "[UNK]"}),
    ],
    ids=["plain", "begin", "end", "added", "unigram", "unigram, no end", "WordPiece"],
)
def test_tokens_are_those_of_transformers(make: Any, config: Any, tmp_path: Path) -> None:
    path = save(tmp_path, make(), **config)
    theirs, ours = transformers.AutoTokenizer.from_pretrained(tmp_path), read_tokenizer_json(path)
    for text in [*texts(), "a <mask>  b<mask>", "the <think> in<|im_end|>  ", "<|im_start|>"]:
        ids = theirs.encode(text)
        assert ours.encode(text) == ids, text
        assert ours.decode(ids) == theirs.decode(ids, skip_special_tokens=True), text


def test_padding_and_truncation_do_not_apply(tmp_path: Path) -> None:
    made = byte_level()
    ids = made.encode("the end").ids
    made.enable_padding(length=1 << 40)
    made.enable_truncation(2)
    assert read_tokenizer_json(save(tmp_path, made)).encode("the end") == ids


@pytest.mark.parametrize("where", ["text", "list", "file"])
def test_conversations_are_those_of_transformers(where: str, tmp_path: Path) -> None:
    said: dict[str, Any] = {"text": {"chat_template": TEMPLATE}, "file": {}}.get(where, {})
    if where == "list":
        others = [{"name": "tool_use", "template": "no"}, {"name": "default", "template": TEMPLATE}]
        said = {"chat_template": others}
    path = save(tmp_path, byte_level(), **NAMED | said)
    if where == "file":
        (tmp_path / "chat_template.jinja").write_text(TEMPLATE, encoding="utf-8")
    theirs, ours = transformers.AutoTokenizer.from_pretrained(tmp_path), read_tokenizer_json(path)
    made = theirs.apply_chat_template(MESSAGES, add_generation_prompt=True, return_dict=False)
    assert ours.chat(MESSAGES) == made


def test_ends_come_from_every_file(tmp_path: Path) -> None:
    save(tmp_path, byte_level(), eos_token="<|im_start|>")
    (tmp_path / "config.json").write_text('{"eos_token_id": [7, 8, {"x": 1}, [1], null]}')
    (tmp_path / "generation_config.json").write_text('{"eos_token_id": 9}')
    # <|endoftext|> and <|im_end|> end texts wherever they are special.
    assert Directory(tmp_path).ends == {0, 1, 2, 7, 8, 9}


def test_a_character_of_several_tokens_comes_whole(tmp_path: Path) -> None:
    ours = read_tokenizer_json(save(tmp_path, byte_level()))
    assert list(pieces(ours, iter(ours.encode("a😀é漢.")))) == ["a", "😀", "é", "漢", "."]


def test_ids_may_have_gaps(tmp_path: Path) -> None:
    path = save(tmp_path, byte_level())
    said = json.loads(path.read_text(encoding="utf-8"))
    said["added_tokens"].append(said["added_tokens"][0] | {"id": 5000, "content": "<x>"})
    said["added_tokens"][-1]["special"] = False
    said["model"]["vocab"]["<x>"] = 5000
    path.write_text(json.dumps(said), encoding="utf-8")
    ours = read_tokenizer_json(path)
    assert ours.encode("the<x>")[-1] == 5000
    assert ours.decode([*ours.encode("the<x>"), 4999, 1 << 40]) == "the<x>"


def test_added_tokens_have_the_ids_that_the_configuration_says(tmp_path: Path) -> None:
    added = {"900": {"content": "<think>"}}
    with pytest.raises(InputError, match="adds token 900"):
        read_tokenizer_json(save(tmp_path, byte_level(), added_tokens_decoder=added))


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "[]",
        "",
        "[" * 100_000,
        '{"model": {"type": "Unigram", "vocab": [["a"]]}}',
        '{"version": "1.0", "version": "1.0"}',
    ],
)
def test_files_that_are_none_are_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "tokenizer.json").write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match="is no tokenizer"):
        read_tokenizer_json(tmp_path / "tokenizer.json")
