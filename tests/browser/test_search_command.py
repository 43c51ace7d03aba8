"""The command that the documentation prints for semantic search, typed as it stands, and what its
page does in a browser: it ranks, it stays as it is while the model changes, it works offline."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import numpy as np
import pytest

import kitsune as kt
from kitsune.cli import main
from kitsune.serve import serving
from tests.browser.driver import Browser, Page
from tests.browser.test_search import SHOWN, TIMEOUT_S, TYPE
from tests.web.words import embedded, encoder_file, written

ROOT = Path(__file__).parent.parent.parent
SENTENCES = ["un believable fox", "cafe naive ete", "it runs -- don t"]
COMMAND = re.compile(r"^kitsune (export-web .*--bits .*--page search.*)$", re.MULTILINE)
CHANGE = """async (control, value) => {
  const at = (id) => document.getElementById(id);
  const seen = new Set();
  const look = () => seen.add([at('ready').hidden, at('query').value, at('results').children.length,
    Math.round(at('fused').getBoundingClientRect().top)].join(' '));
  const watch = setInterval(look, 1);
  const input = value === null ? at(control)
    : at(control).querySelector(`[value="${value}"]`);
  at('fused').scrollIntoView({ block: 'center' });
  look();
  if (input.tagName === 'OPTION') {
    at(control).value = value;
    at(control).dispatchEvent(new Event('change'));
  } else input.click();
  const isBusy = () => document.body.dataset.state === 'loading';
  const stages = new Set();
  let progress = false;
  while (isBusy()) {
    progress ||= !at('change').classList.contains('idle');
    stages.add(at('change-stage').textContent);
    await new Promise((r) => setTimeout(r, 1));
  }
  while (at('results').ariaBusy === 'true') await new Promise((r) => setTimeout(r, 1));
  look();
  clearInterval(watch);
  return {
    seen: [...seen], progress, stages: [...stages], bits: kitsune.model.bits,
    notice: at('change-notice').hidden ? '' : at('change-notice').textContent,
    checked: document.querySelector('#choose-bits input:checked').value,
    device: at('choose-device').value, state: document.body.dataset.state,
  };
}"""


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the command was typed: a model with dynamic axes, and a tokenizer."""
    made = tmp_path_factory.mktemp("typed")
    encoder_file(made)
    written(made)
    [command] = set(COMMAND.findall((ROOT / "docs" / "WEB.md").read_text(encoding="utf-8")))
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(made)
        assert main(shlex.split(command)) == 0
    return made


@pytest.fixture
def page(folder: Path, chromium: Browser) -> Iterator[Page]:
    with serving(folder / "site") as url:
        opened = chromium.open(url, timeout=TIMEOUT_S)
        assert opened.evaluate(SHOWN, timeout=TIMEOUT_S)["state"] == "ready"
        opened.evaluate(TYPE, "sentences", "\n".join(SENTENCES))
        yield opened
        opened.close()


def asked(page: Page, query: str) -> list[str]:
    page.evaluate(TYPE, "query", query)
    ranked: list[str] = page.evaluate(SHOWN, timeout=TIMEOUT_S)["ranked"]
    return ranked


def test_typing_ranks_sentences(page: Page, folder: Path) -> None:
    for sentence in SENTENCES:
        assert asked(page, sentence)[0] == sentence
    found = page.evaluate(
        "async (text) => Array.from((await kitsune.embed([text]))[0])", SENTENCES[0]
    )
    model = kt.quantize(kt.compile(folder / "minilm.onnx"), 8)
    np.testing.assert_allclose(found, embedded(model, SENTENCES[0], 16), rtol=2e-3, atol=2e-3)
    sizes = page.evaluate("() => kitsune.model.signatures.map((s) => s.inputs[0].shape)")
    assert sizes == [[1, "sequence_length"]]
    assert page.console == []


def test_a_change_of_the_model_leaves_the_page_as_it_is(page: Page) -> None:
    page.set_viewport(390, 320)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    ranked = asked(page, "cafe fox")

    def changed(control: str, value: str | None) -> dict[str, Any]:
        found: dict[str, Any] = page.evaluate(CHANGE, control, value, timeout=TIMEOUT_S)
        assert len(found["seen"]) == 1, found["seen"]  # nothing hid, moved or was forgotten
        assert found["seen"][0].startswith(f"false cafe fox {len(SENTENCES)} ")
        assert found["state"] == "ready"
        return found

    found = changed("choose-bits", "4")
    assert (found["bits"], found["notice"]) == (4, "")
    assert found["progress"]
    assert set(found["stages"]) & {"Loading weights", "Compiling shaders", "Checking the result"}
    assert changed("choose-device", "wasm")["device"] == "wasm"
    assert changed("fused", None)["notice"] == ""
    assert page.evaluate("() => kitsune.model.fused") is False
    assert sorted(asked(page, "cafe fox")) == sorted(ranked)
    assert page.console == []


def test_a_change_that_fails_leaves_the_model_as_it_is(page: Page) -> None:
    page.evaluate("""() => {
      Object.defineProperty(navigator, 'gpu', { value: undefined });
      return kitsune.model.settled;
    }""")
    asked(page, "cafe fox")
    found = page.evaluate(CHANGE, "choose-device", "webgpu", timeout=TIMEOUT_S)
    assert "no WebGPU here" in found["notice"]
    assert (found["device"], found["state"], found["bits"]) == ("", "ready", 8)
    assert asked(page, SENTENCES[1])[0] == SENTENCES[1]


# --- without the network -------------------------------------------------------------------------

STORED = """async () => {
  while (document.body.dataset.offline !== 'ready') await new Promise((r) => setTimeout(r, 20));
  return caches.keys();
}"""


def test_the_page_works_after_the_server_is_gone(browser: Browser, folder: Path) -> None:
    with serving(folder / "site") as url:
        page = browser.open(f"{url}?device=wasm", timeout=TIMEOUT_S)
        page.evaluate(STORED, timeout=TIMEOUT_S)
    with pytest.raises(OSError, match="refused"):
        urlopen(url, timeout=5)
    page.goto(f"{url}?device=wasm&bits=8")
    assert page.evaluate(SHOWN, timeout=TIMEOUT_S)["state"] == "ready"
    page.evaluate(TYPE, "sentences", "\n".join(SENTENCES))
    assert asked(page, SENTENCES[1])[0] == SENTENCES[1]
    page.close()


def test_another_export_is_seen_at_once_and_replaces_what_was_stored(
    chromium: Browser, folder: Path, tmp_path: Path
) -> None:
    site = Path(shutil.copytree(folder / "site", tmp_path / "site"))
    with serving(site) as url:
        page = chromium.open(f"{url}?device=wasm", timeout=TIMEOUT_S)
        before = page.evaluate(STORED, timeout=TIMEOUT_S)
        command = ["export-web", str(folder / "minilm.onnx"), str(site), "--page", "search"]
        command += ["--tokenizer", str(folder / "tokenizer.json"), "--shape", "sequence_length=8"]
        assert main([*command, "--browsers", "chrome", "--targets", "wasm"]) == 0
        page.goto(f"{url}?device=wasm", TIMEOUT_S)
        assert page.evaluate(SHOWN, timeout=TIMEOUT_S)["state"] == "ready"
        shapes = page.evaluate("() => kitsune.model.signatures.map((s) => s.inputs[0].shape)")
        assert shapes == [[1, 8]]
        after = page.evaluate(
            """async (before) => {
              const stays = (name) => before.includes(name);
              const isGone = async () => !(await caches.keys()).some(stays);
              while (!(await isGone())) await new Promise((r) => setTimeout(r, 20));
              return caches.keys();
            }""",
            [name for name in before if re.search(r" \w{20}$", name)],
            timeout=TIMEOUT_S,
        )
    assert len(after) == len(before)
    assert all(name.startswith("kitsune") for name in after)
    page.close()
