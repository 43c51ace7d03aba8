"""README's browser block, command by command, with somebody who types a query into the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.driver import Browser
from tests.browser.test_search import SHOWN, TIMEOUT_S, TYPE
from tests.docs import shell
from tests.docs.blocks import blocks, commands
from tests.docs.stand_ins import provide

README = Path(__file__).parent.parent.parent / "README.md"
SENTENCES = ["un believable fox", "cafe naive ete", "it runs don t"]


def test_the_browser_block_of_readme_makes_a_page_that_answers(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    samples, folder = tmp_path / "cache" / "samples", tmp_path / "user"
    samples.mkdir(parents=True)
    folder.mkdir()
    provide(samples, "README.md", ["minilm.onnx", "tokenizer.json"])  # in the place of large ones
    monkeypatch.chdir(folder)
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "cache"))
    [block] = [block for block in blocks(README) if "export-web" in block.code]
    *before, serve = commands(block.code)
    for command in before:
        shell.run(command, "", folder)
    with shell.serving(serve, folder) as url:
        page = chromium.open(url, timeout=TIMEOUT_S)
        assert page.evaluate(SHOWN, timeout=TIMEOUT_S)["state"] == "ready"
        page.evaluate(TYPE, "sentences", "\n".join(SENTENCES))
        page.evaluate(TYPE, "query", SENTENCES[1])
        shown = page.evaluate(SHOWN, timeout=TIMEOUT_S)
        console = page.console
        page.close()
    assert shown["ranked"][0] == SENTENCES[1]
    assert sorted(shown["ranked"]) == sorted(SENTENCES)
    assert console == []
