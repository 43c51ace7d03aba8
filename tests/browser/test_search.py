"""The search page in real browsers: vectors as Python's, and a list that follows what is typed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.serve import serving
from tests.browser.driver import Browser
from tests.web.words import MOST_TOKENS, embedded, encoder, encoder_file, written

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


EMBED = """async (texts) => {
  const [vectors, shapes] = [[], []];
  const { model } = kitsune;
  const process = model.process.bind(model);
  model.process = (inputs) => { shapes.push(inputs.input_ids.shape); return process(inputs); };
  for (const text of texts) vectors.push(Array.from((await kitsune.embed([text]))[0]));
  model.process = process;
  return [vectors, shapes];
}"""
CALL = """async (ids, mask) => {
  const of = (shape) => ({ data: Array(shape[1]).fill(1), shape });
  const given = { input_ids: of(ids), attention_mask: of(mask) };
  return kitsune.model.process(given).then(() => '', String);
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


@pytest.fixture(scope="module")
def any_length(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Any]:
    """A bundle of a model that leaves its sizes open, which was told none."""
    folder = tmp_path_factory.mktemp("any-length")
    model = kt.compile(encoder_file(folder))
    model.export_web(folder / "site", browsers=["chrome"], page="search", tokenizer=written(folder))
    return folder / "site", model


@pytest.mark.parametrize("device", ["wasm", "webgpu"])
def test_texts_of_any_length_are_not_padded(
    chromium: Browser, any_length: tuple[Path, Any], device: str
) -> None:
    """Up to the most that the model takes; longer ones are cut."""
    folder, model = any_length
    texts = [" ".join(["fox"] * n) for n in (0, 1, 3, 4, 9, 17, 18, 22, 30)]
    with serving(folder) as url:
        page = chromium.open(f"{url}?device={device}", timeout=TIMEOUT_S)
        assert page.evaluate(SHOWN, timeout=TIMEOUT_S)["state"] == "ready"
        page.evaluate(TYPE, "sentences", "\n".join(texts[1:]))
        page.evaluate(TYPE, "query", texts[4])
        assert page.evaluate(SHOWN, timeout=TIMEOUT_S)["ranked"][0] == texts[4]
        vectors, shapes = page.evaluate(EMBED, texts, timeout=TIMEOUT_S)
        [signature] = page.evaluate("() => kitsune.model.signatures")
        refused = page.evaluate(CALL, [1, MOST_TOKENS + 1], [1, MOST_TOKENS + 1])
        differing = page.evaluate(CALL, [1, 3], [1, 4])
        assert page.console == []
        page.close()
    lengths = [min(n + 2, MOST_TOKENS) for n in (0, 1, 3, 4, 9, 17, 18, 22, 30)]
    assert shapes == [[1, length] for length in lengths]
    cut = [" ".join(["fox"] * (length - 2)) for length in lengths]
    wanted = [embedded(model, text, n) for text, n in zip(cut, lengths, strict=True)]
    np.testing.assert_allclose(vectors, wanted, rtol=1e-3, atol=1e-5)
    assert signature["inputs"][0]["shape"] == [1, "sequence_length"]
    assert signature["sizes"] == {"sequence_length": [1, MOST_TOKENS]}
    assert "axis 1 of 'input_ids' is 25: sequence_length is 1 to 24" in refused
    assert "'attention_mask' is 4, and axis 1 of 'input_ids' is 3: both are sequence" in differing


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
