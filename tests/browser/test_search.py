"""The search page in real browsers: vectors as Python's, and a list that follows what is typed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.serve import serving
from tests.browser.driver import Browser
from tests.web.words import embedded, encoder, written

TIMEOUT_S = 120.0
LENGTHS = (8, 16)
SENTENCES = ["un believable fox", "cafe naive ete", "it runs -- don t", "中文 日 ! ? . , ; : ( )"]
SHOWN = """async () => {
  const rest = () => new Promise((r) => setTimeout(r, 20));
  while (document.body.dataset.state === 'loading') await rest();
  while (document.getElementById('results').ariaBusy === 'true') await rest();
  return {
    state: document.body.dataset.state, text: document.body.innerText,
    ranked: Array.from(document.querySelectorAll('#results li'), (li) => li.firstChild.textContent),
  };
}"""
TYPE = """(id, text) => {
  const field = document.getElementById(id);
  field.value = text;
  field.dispatchEvent(new Event('input'));
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Any]:
    folder = tmp_path_factory.mktemp("search")
    model = kt.compile(encoder())
    zeros = [np.zeros((1, length), np.int64) for length in LENGTHS]
    for each in zeros:
        model(each, each)
    model.export_web(
        folder / "site", browsers=["firefox"], page="search", tokenizer=written(folder)
    )
    return folder / "site", model


def length_of(count: int) -> int:
    return next(length for length in LENGTHS if length >= count)


def test_sentences_are_ranked_as_python_does(browser: Browser, site: tuple[Path, Any]) -> None:
    folder, model = site
    with serving(folder) as url:
        page = browser.open(url, timeout=TIMEOUT_S)
        assert page.evaluate(SHOWN, timeout=TIMEOUT_S)["state"] == "ready"
        page.evaluate(TYPE, "sentences", "\n".join([*SENTENCES, "", SENTENCES[0]]))
        page.evaluate(TYPE, "query", "fox cafe")
        shown = page.evaluate(SHOWN, timeout=TIMEOUT_S)
        vectors, sizes = page.evaluate(
            """async (texts) => [
              (await Promise.all(texts.map((text) => kitsune.embed([text]))))
                .map(([vector]) => Array.from(vector)),
              texts.map((text) => kitsune.words.encode(text).length),
            ]""",
            [*SENTENCES, "fox cafe"],
            timeout=TIMEOUT_S,
        )
        assert {length_of(size) for size in sizes} == set(LENGTHS)
        wanted = [
            embedded(model, text, length_of(size))
            for text, size in zip([*SENTENCES, "fox cafe"], sizes, strict=True)
        ]
        np.testing.assert_allclose(vectors, wanted, rtol=1e-3, atol=1e-3)
        near = np.array(wanted[:-1]) @ wanted[-1]
        assert shown["ranked"] == [SENTENCES[n] for n in np.argsort(-near)]
        page.evaluate("() => document.getElementById('fused').click()")
        unfused = page.evaluate(SHOWN, timeout=TIMEOUT_S)
        assert unfused["ranked"] == shown["ranked"]
        assert page.evaluate("() => kitsune.model.fused") is False
        assert page.console == []
        page.close()


def test_a_missing_tokenizer_is_reported(chromium: Browser, site: tuple[Path, Any]) -> None:
    folder, _ = site
    kept = (folder / "tokenizer.json").rename(folder.parent / "kept.json")
    try:
        with serving(folder) as url:
            page = chromium.open(url, timeout=TIMEOUT_S)
            shown = page.evaluate(SHOWN, timeout=TIMEOUT_S)
            page.close()
    finally:
        kept.rename(folder / "tokenizer.json")
    assert shown["state"] == "failed"
    assert "cannot load tokenizer.json" in shown["text"]
