"""The page of a model in Chromium: it draws, finds, sorts, shows sources, follows the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from tests.browser.driver import Browser, Page
from tests.browser.server import served

SIZES = {"desktop": (1280, 900), "phone": (390, 780)}
DEPTH = 12


def write(folder: Path, depth: int) -> int:
    """The page of a model; how many nodes that has."""

    def deep(x: kt.Tensor, w: kt.Tensor) -> kt.Tensor:
        for _ in range(depth):
            x = x + ((x @ w).gelu() @ w.T).softmax(0)
        return x

    x, w = np.ones((16, 32), np.float32), np.ones((32, 48), np.float32)
    model = kt.compile(deep, x, w)
    model.report(folder / "report.html", title="deep & <b>wide</b>")
    return sum(1 for _ in model.traced()[0].nodes())


@contextmanager
def opened_page(chromium: Browser, folder: Path) -> Iterator[Page]:
    with served(folder) as url:
        opened = chromium.open(f"{url}/report.html")
        opened.evaluate(
            "async () => { while (!('ready' in document.body.dataset)) "
            "await new Promise((done) => setTimeout(done, 20)); }"
        )
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def page(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    folder = tmp_path_factory.mktemp("report")
    write(folder, DEPTH)
    with opened_page(chromium, folder) as opened:
        yield opened


def test_a_large_model(chromium: Browser, tmp_path: Path) -> None:
    assert write(tmp_path, 220) > 1000
    with opened_page(chromium, tmp_path) as page:
        assert page.console == []
        assert colours(page, "canvas") > 10
        assert page.evaluate("() => document.querySelectorAll('#roof circle').length") > 500


def press(page: Any, key: str) -> None:
    for kind in ("keyDown", "keyUp"):
        page.send("Input.dispatchKeyEvent", type=kind, key=key, code=key)


def colours(page: Page, canvas: str) -> int:
    """How many colours a canvas shows."""
    return int(
        page.evaluate(
            """(id) => { const c = document.getElementById(id);
        const raw = c.getContext("2d").getImageData(0, 0, c.width, c.height).data;
        return new Set(new Uint32Array(raw.buffer)).size; }""",
            canvas,
        )
    )


def test_nothing_goes_wrong(page: Page) -> None:
    assert page.console == []
    assert page.evaluate("() => performance.getEntriesByType('resource').length") == 0
    assert page.evaluate("() => document.getElementById('title').textContent") == (
        "deep & <b>wide</b>"
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_draws(page: Page, size: str, theme: str) -> None:
    page.set_viewport(*SIZES[size])
    page.evaluate(
        "(theme) => { if (document.documentElement.dataset.theme !== theme) "
        "document.getElementById('theme').click(); }",
        theme,
    )
    assert page.evaluate("() => document.documentElement.dataset.theme") == theme
    page.evaluate("() => dispatchEvent(new Event('resize'))")
    assert colours(page, "canvas") > 10
    assert colours(page, "time") > 3
    assert page.evaluate("() => document.documentElement.scrollWidth") <= SIZES[size][0]
    assert page.evaluate("() => document.querySelectorAll('#roof circle').length") == 2 * DEPTH + 12


def test_a_phone_shows_the_times_of_kernels(page: Page) -> None:
    page.set_viewport(*SIZES["phone"])
    edges = page.evaluate("""() => Array.from(document.querySelectorAll('#table th'), (th) =>
      [th.textContent.split(' ')[0], th.getBoundingClientRect().right])""")
    assert [name for name, _ in edges[:3]] == ["kernel", "time", "%"]
    assert edges[2][1] <= SIZES["phone"][0]


def test_a_desktop_shows_every_column_of_kernels(page: Page) -> None:
    """Also where a row has long cells, as kernels of language models have."""
    page.set_viewport(*SIZES["desktop"])
    wide = page.evaluate("""() => {
      const long = { kernel: '13_contract', time: '282.35 µs', pattern: 'linear_activation',
        'of limit': '51 % memory', bytes: '46.9 MiB', gain: '16.68×',
        ops: 'matmul · div · cast · sub · mul · add · softmax · matmul · permute · reshape' };
      const [row] = document.querySelectorAll('#table tbody tr');
      document.querySelectorAll('#table th').forEach((th, n) => {
        const name = th.textContent.replace(/ [↑↓]$/, '');
        if (name in long) row.cells[n].textContent = long[name];
      });
      const { scrollWidth, clientWidth } = document.querySelector('#table').closest('.wide');
      return scrollWidth - clientWidth;
    }""")
    assert wide == 0


@pytest.mark.parametrize("size", SIZES)
def test_the_map_covers_no_nodes(page: Page, size: str) -> None:
    """Left of it nothing is drawn, wherever the graph is moved to."""
    page.set_viewport(*SIZES[size])
    found = page.evaluate("""() => {
      const canvas = document.getElementById('canvas');
      const graphView = Object.assign(Object.create(GraphView.prototype), { canvas });
      graphView.show(0);
      const { width, height } = canvas.getBoundingClientRect();
      const at = graphView.inner(width, height), scale = canvas.width / width;
      const colours = new Set();
      for (const moved of [-60, -20, 0, 20, 60]) {
        graphView.x += moved;
        graphView.draw();
        const raw = canvas.getContext('2d')
          .getImageData((at + 2) * scale, 0, 5 * scale, canvas.height).data;
        new Uint32Array(raw.buffer).forEach((colour) => colours.add(colour));
      }
      return { room: width - at, colours: colours.size };
    }""")
    assert found["room"] > 30
    assert found["colours"] == 1


def test_searching_chooses_a_kernel(page: Page) -> None:
    page.evaluate(
        """() => { const box = document.getElementById("search"); box.value = "softmax";
        box.dispatchEvent(new Event("input")); }"""
    )
    assert page.evaluate("() => document.querySelectorAll('#found button').length") == DEPTH
    page.evaluate("() => document.querySelectorAll('#found button')[3].click()")
    said = page.evaluate("() => document.getElementById('details').textContent")
    assert "softmax" in said
    assert "% of the roofline" in said
    assert page.evaluate("() => document.querySelectorAll('tr.chosen').length") == 1


def test_sources_are_unpacked_when_asked_for(page: Page) -> None:
    page.evaluate("() => document.querySelector('td button').click()")
    for title, text in (("LLVM IR", "define"), ("Assembly", "ret")):
        shown = page.evaluate(
            """async (title) => {
            const buttons = [...document.querySelectorAll("#details button")];
            buttons.find((b) => b.textContent === title).click();
            await new Promise((done) => setTimeout(done, 200));
            return document.querySelector("#details .bar + pre").textContent; }""",
            title,
        )
        assert text in shown


def test_the_table_sorts(page: Page) -> None:
    first = "() => document.querySelector('tbody tr').dataset.kernel"
    page.evaluate("() => document.querySelector('th button').click()")
    assert page.evaluate(first) == "0"
    page.evaluate("() => document.querySelector('th button').click()")
    assert page.evaluate(first) == str(2 * DEPTH + 11)
    assert page.evaluate("() => document.querySelector('th').ariaSort") == "descending"


def test_the_keyboard_walks_along_edges(page: Page) -> None:
    page.evaluate("() => { document.getElementById('canvas').focus(); }")
    label = "() => document.getElementById('canvas').getAttribute('aria-label')"
    seen = []
    for _ in range(5):
        press(page, "ArrowDown")
        seen.append(page.evaluate(label))
    assert len(set(seen)) == 5
    press(page, "ArrowUp")
    assert page.evaluate(label) == seen[-2]
    press(page, "Enter")
    assert page.evaluate("() => document.activeElement.id") == "details"
    assert (
        page.evaluate("() => document.querySelectorAll('[tabindex], button, a, input').length") > 20
    )


def test_what_was_not_fused(page: Page) -> None:
    reasons = page.evaluate(
        "() => [...document.querySelectorAll('#reasons summary')].map((s) => s.textContent)"
    )
    assert reasons
    assert page.evaluate("() => document.querySelector('#reasons .advice')?.textContent")
