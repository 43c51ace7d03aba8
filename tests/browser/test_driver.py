"""The driver itself: what a page returns, says, throws and leaves unanswered."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.chromium import Chromium
from tests.browser.driver import Browser, BrowserError, Missing, Page
from tests.browser.server import served


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    (tmp_path / "data.bin").write_bytes(b"abc")
    with served(tmp_path) as url:
        opened = browser.open(f"{url}/blank")
        yield opened
        opened.close()


def test_evaluate(page: Page) -> None:
    fetched = "async (name) => (await (await fetch(name)).arrayBuffer()).byteLength"
    assert page.evaluate(fetched, "/data.bin") == 3
    assert page.evaluate("(a, b) => [a.x, b, undefined]", {"x": 'a"b'}, None) == ['a"b', None, None]
    assert page.evaluate("() => {}") is None
    assert page.evaluate("() => crossOriginIsolated") is True


def test_console(page: Page) -> None:
    page.evaluate("() => { console.log('a', 1); console.warn('b'); }")
    said = page.console
    assert "log: a 1" in said
    assert any(line.startswith("warn") and line.endswith(": b") for line in said)


def test_errors_of_a_page(page: Page) -> None:
    with pytest.raises(BrowserError, match="Error: from the page"):
        page.evaluate("() => { throw new Error('from the page'); }")
    with pytest.raises(BrowserError, match=r"no answer in time to [a-zA-Z]+\.evaluate"):
        page.evaluate("() => new Promise(() => {})", timeout=0.2)
    assert page.evaluate("() => 1") == 1


def test_viewport(page: Page, tmp_path: Path) -> None:
    page.set_viewport(321, 234)
    assert page.evaluate("() => [innerWidth, innerHeight]") == [321, 234]
    page.screenshot(tmp_path / "page.png")
    header = (tmp_path / "page.png").read_bytes()[:24]
    assert header[1:4] == b"PNG"
    assert [int.from_bytes(header[n : n + 4], "big") for n in (16, 20)] == [321, 234]


def test_a_browser_that_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Missing, match="no chromium; to have it: apt-get install chromium"):
        Chromium()


def test_one_that_does_not_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "chromium"
    broken.write_text("#!/bin/sh\necho no display >&2\nexit 3\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    with pytest.raises(BrowserError, match="chromium does not start\nno display"):
        Chromium()
