"""Likely pieces of a `tokenizer.json`: the tokens of the `tokenizers` library."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest

from kitsune.errors import InputError, UnsupportedError
from kitsune.generation.load import Directory, _directory_tokenizer
from kitsune.generation.tokenizer_json import is_unigram, read_unigram
from tests.generation.test_sentence_pieces import CHANGED, UNIGRAM, texts, trained

sentencepiece = pytest.importorskip("sentencepiece")
tokenizers = pytest.importorskip("tokenizers")
model_messages = pytest.importorskip("sentencepiece.sentencepiece_model_pb2")

TWO_SPACES = {"type": "Replace", "pattern": {"Regex": " {2,}"}, "content": " "}
METASPACE = {"type": "Metaspace", "replacement": "▁", "prepend_scheme": "always", "split": True}
SPLIT = {"type": "Sequence", "pretokenizers": [{"type": "WhitespaceSplit"}, METASPACE]}
MAP = {"type": "Precompiled"}  # the map of the model is put in
QUOTES = {"type": "Replace", "pattern": {"String": "``"}, "content": '"'}
LOWERED = [QUOTES, {"type": "NFKD"}, {"type": "StripAccents"}, {"type": "Lowercase"}, MAP]
TRIMMED = {"type": "Strip", "strip_left": False, "strip_right": True}


def template(before: list[str], after: list[str]) -> dict[str, Any]:
    parts = [{"SpecialToken": {"id": name, "type_id": 0}} for name in (*before, *after)]
    parts.insert(len(before), {"Sequence": {"id": "A", "type_id": 0}})
    ids = {"<s>": 1, "</s>": 2}
    named = {name: {"id": name, "ids": [ids[name]], "tokens": [name]} for name in before + after}
    return {"type": "TemplateProcessing", "single": parts, "pair": [], "special_tokens": named}


# How transformers writes the vocabularies of these.
FORMS: dict[str, dict[str, Any]] = {
    "T5": {
        "normalizer": [MAP, TRIMMED, TWO_SPACES],
        "pre_tokenizer": METASPACE,
        "post_processor": template([], ["</s>"]),
    },
    "XLM-R": {
        "normalizer": [MAP, TWO_SPACES],
        "pre_tokenizer": SPLIT,
        "post_processor": template(["<s>"], ["</s>"]),
    },
    "ALBERT": {
        "normalizer": [*LOWERED, TWO_SPACES],
        "pre_tokenizer": METASPACE,
        "post_processor": {
            "type": "RobertaProcessing",
            "cls": ["<s>", 1],
            "sep": ["</s>", 2],
            "trim_offsets": False,
            "add_prefix_space": False,
        },
    },
    "whole": {
        "pre_tokenizer": METASPACE | {"split": False, "prepend_scheme": "never"},
        "scheme": "never",
    },
}


def written(folder: Path, form: dict[str, Any], **options: Any) -> Path:
    """A model's pieces as a tokenizer.json."""
    path = trained(folder, **UNIGRAM | CHANGED | options)
    model = model_messages.ModelProto.FromString(path.read_bytes())
    path.unlink()
    characters = base64.b64encode(model.normalizer_spec.precompiled_charsmap).decode()
    changes = [
        each | {"precompiled_charsmap": characters} if each is MAP else each
        for each in form.get("normalizer", [])
    ]
    added = [
        {
            "id": n,
            "content": text,
            "special": n != 501,
            "single_word": False,
            "lstrip": text == "<mask>",
            "rstrip": False,
            "normalized": False,
        }
        for n, text in ((0, "<unk>"), (1, "<s>"), (2, "</s>"), (500, "<mask>"), (501, "<x>"))
    ]
    spaces = METASPACE | {"prepend_scheme": form.get("scheme", "always")}
    said = {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": added,
        "normalizer": {"type": "Sequence", "normalizers": changes} if changes else None,
        "pre_tokenizer": form.get("pre_tokenizer"),
        "post_processor": form.get("post_processor"),
        "decoder": {"type": "Sequence", "decoders": [{"type": "ByteFallback"}, spaces]},
        "model": {
            "type": "Unigram",
            "unk_id": 0,
            "byte_fallback": bool(options.get("byte_fallback", True)),
            "vocab": [[piece.piece, piece.score] for piece in model.pieces],
        },
    }
    file = folder / "tokenizer.json"
    file.write_text(json.dumps(said), encoding="utf-8")
    return file


@pytest.mark.parametrize("name", FORMS)
def test_tokens_are_those_of_the_library(name: str, tmp_path: Path) -> None:
    path = written(tmp_path, FORMS[name], byte_fallback=name in ("T5", "whole"))
    theirs, ours = tokenizers.Tokenizer.from_file(str(path)), read_unigram(path)
    for text in [*texts(), "a <mask> b <mask>", "``quoted'' \u0130ΑΣ", "\r\n", "▁"]:
        ids = theirs.encode(text).ids
        assert ours.encode(text) == ids, text
        assert ours.decode(ids) == theirs.decode(ids), text


def test_a_directory_is_read_without_transformers(tmp_path: Path) -> None:
    path = written(tmp_path, FORMS["T5"])
    said = {"eos_token": {"content": "</s>"}, "chat_template": "{{ messages[0]['content'] }}"}
    path.with_name("tokenizer_config.json").write_text(json.dumps(said), encoding="utf-8")
    found = _directory_tokenizer(tmp_path)
    assert not isinstance(found, Directory)
    assert found.ends == {2}
    assert found.chat([{"role": "user", "content": "text"}]) == found.encode("text")[:-1]


def test_what_is_not_known_is_left_to_transformers(tmp_path: Path) -> None:
    first = METASPACE | {"prepend_scheme": "first"}
    path = written(tmp_path, {"pre_tokenizer": first})
    assert is_unigram(path)
    with pytest.raises(UnsupportedError, match="Metaspace"):
        read_unigram(path)
    assert isinstance(_directory_tokenizer(tmp_path), Directory)
    whole = json.loads(path.read_text(encoding="utf-8")) | {"pre_tokenizer": METASPACE}
    for change in (
        {"pre_tokenizer": None},
        {"normalizer": {"type": "ByteLevel"}},
        {"normalizer": {"type": "Replace", "pattern": {"Regex": "("}, "content": ""}},
        {"decoder": {"type": "WordPiece"}},
        {"post_processor": {"type": "ByteLevel"}},
        {"added_tokens": [{"id": 3, "content": "a", "single_word": True}]},
    ):
        path.write_text(json.dumps(whole | change), encoding="utf-8")
        with pytest.raises(UnsupportedError):
            read_unigram(path)
    for broken in (
        {"model": {"type": "Unigram"}},
        {"normalizer": {"type": "Precompiled", "precompiled_charsmap": "AAA"}},
        {"normalizer": {"type": "Precompiled", "precompiled_charsmap": "////"}},
        {"added_tokens": [{"id": 900, "content": "a"}]},
    ):
        path.write_text(json.dumps(whole | broken), encoding="utf-8")
        with pytest.raises(InputError):
            read_unigram(path)
