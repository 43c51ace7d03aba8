"""Pages that a bundle is exported with: what they are given, and that text is split as Python's."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import kitsune as kt
from kitsune.bundle.pages import page_files
from kitsune.bundle.tokenizer import convert_tokenizer
from kitsune.errors import InputError, UnsupportedError
from tests.web.words import HARD, VOCABULARY, tokenizer, written

WEB = Path(__file__).parent.parent.parent / "kitsune" / "web"
ENCODE = """
import { WordPiece } from '%s/wordpiece.js';
import { readFileSync } from 'node:fs';
const { described, texts, longest } = JSON.parse(readFileSync(0, 'utf8'));
const words = new WordPiece(described);
console.log(JSON.stringify({
  whole: texts.map((text) => words.encode(text)),
  cut: texts.map((text) => words.encode(text, longest)),
  padded: words.padded([2, 9, 3], 5),
}));
"""


def encoded(described: bytes, longest: int = 6) -> dict[str, list[list[int]]]:
    """What the page makes of the hard texts."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node here; the browser tests run the same module")
    given = {"described": json.loads(described), "texts": HARD, "longest": longest}
    ran = subprocess.run(
        [node, "--input-type=module", "-e", ENCODE % WEB.as_posix()],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(json.loads(ran.stdout))


@pytest.mark.parametrize("lower", [True, False])
def test_text_is_split_as_by_tokenizers(tmp_path: Path, lower: bool) -> None:
    found = encoded(convert_tokenizer(written(tmp_path, lower).read_bytes(), "tokenizer.json"))
    python = tokenizer(lower)
    for text, ids in zip(HARD, found["whole"], strict=True):
        assert ids == python.encode(text).ids, repr(text)
    python.enable_truncation(6)
    assert found["cut"] == [python.encode(text).ids for text in HARD]
    assert found["padded"] == {"ids": [2, 9, 3, 0, 0], "mask": [1, 1, 1, 0, 0]}


@pytest.mark.parametrize("lower", [True, False])
def test_a_list_of_words_is_a_tokenizer(lower: bool) -> None:
    """Its case is that of its words: one with capitals is not of lower case."""
    words = [w for w in VOCABULARY if not lower or w == w.lower() or w.startswith("[")]
    made = json.loads(convert_tokenizer("\n".join(words).encode() + b"\n", "vocab.txt"))
    assert made["lowerCase"] == made["stripAccents"] == lower
    assert made["vocabulary"] == {word: n for n, word in enumerate(words)}
    assert made["special"]["begin"] == "[CLS]"


def test_other_tokenizers_are_refused(tmp_path: Path) -> None:
    described = json.loads(written(tmp_path).read_text(encoding="utf-8"))
    described["model"]["type"] = "BPE"
    with pytest.raises(UnsupportedError, match="the model 'BPE' does not run in a page"):
        convert_tokenizer(json.dumps(described).encode(), "tokenizer.json")
    with pytest.raises(InputError, match=r"'a.json' is no tokenizer"):
        convert_tokenizer(b'{"model": 3}', "a.json")
    described = json.loads(written(tmp_path).read_text(encoding="utf-8"))
    described["model"]["vocab"] = None
    with pytest.raises(InputError, match="the vocabulary gives no number to a token"):
        convert_tokenizer(json.dumps(described).encode(), "tokenizer.json")
    with pytest.raises(InputError, match=r"has no token \[UNK\]"):
        convert_tokenizer(b"[PAD]\n[CLS]\n[SEP]\n", "vocab.txt")


def test_what_a_page_is_given_is_checked(tmp_path: Path) -> None:
    model = kt.compile(lambda x: x.gelu(), np.ones((2, 4), np.float32))
    site = tmp_path / "site"
    with pytest.raises(UnsupportedError, match="there is no page 'shop'"):
        model.export_web(site, page="shop")
    with pytest.raises(InputError, match="the page 'search' needs a tokenizer"):
        model.export_web(site, page="search")
    with pytest.raises(InputError, match="takes no 'tokenizer'"):
        model.export_web(site, tokenizer=written(tmp_path))
    with pytest.raises(InputError, match="cannot read"):
        model.export_web(site, page="search", tokenizer=tmp_path / "none.json")
    assert not site.exists()


def test_a_page_lies_beside_that_of_any_model(tmp_path: Path) -> None:
    plain, search = page_files(None, {}), page_files("search", {"tokenizer": written(tmp_path)})
    assert search["kernels.html"] == plain["index.html"] != search["index.html"]
    assert set(search) - set(plain) == {
        "kernels.html",
        "search.js",
        "wordpiece.js",
        "tokenizer.json",
    }
