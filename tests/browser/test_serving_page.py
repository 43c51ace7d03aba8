"""The chat page of `kitsune serve` in real browsers: an answer in pieces, errors, and figures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kitsune.serving import Server
from tests.browser.driver import Browser
from tests.gguf_files import write_model

TIMEOUT_S = 60.0
ASK = """async (text, tokens) => {
  const rest = () => new Promise((r) => setTimeout(r, 20));
  const find = (id) => document.getElementById(id);
  while (find('model').options.length === 0) await rest();
  find('tokens').value = tokens;
  find('temperature').value = '0';
  find('text').value = text;
  find('ask').requestSubmit();
  while (find('send').textContent !== 'Send') await rest();
  const items = Array.from(document.querySelectorAll('#messages li'));
  return items.map((item) => [item.className, item.firstChild.data, item.innerText]);
}"""
FIGURES = "() => document.getElementById('figures').innerText"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path: Path = write_model(tmp_path_factory.mktemp("page") / "small.gguf")
    with Server(path, port=0, quiet=True, api_key="secret") as made:
        yield made


def test_a_person_chats(browser: Browser, server: Server) -> None:
    page = browser.open(server.url)
    page.evaluate(
        """() => {
          const key = document.getElementById('key');
          key.value = 'secret';
          key.dispatchEvent(new Event('change'));
        }""",
    )
    first: Any = page.evaluate(ASK, "in the end", "5", timeout=TIMEOUT_S)
    assert [item[0] for item in first] == ["user", "assistant"]
    model = server.context.texts["small"].model
    options = {"temperature": 0, "max_new_tokens": 5}
    said = model.chat([{"role": "user", "content": "in the end"}], **options)
    assert first[1][1] == said
    assert "tokens read" in first[1][2]
    longer = page.evaluate(ASK, "and then " * 400, "5", timeout=TIMEOUT_S)
    assert longer[-1][0] == "error"
    assert "room for 512" in longer[-1][1]
    assert "tokens written" in page.evaluate(FIGURES)
