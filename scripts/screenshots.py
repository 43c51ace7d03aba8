#!/usr/bin/env python3
"""Takes the pictures of pages in docs/pictures, as a desktop and as a phone show them.

    python scripts/screenshots.py search=site/ image=other/

Each folder is one that `kitsune export-web --page` wrote: docs/WEB.md, Pages. Needs Chromium.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from kitsune.serve import serving  # noqa: E402
from tests.browser.chromium import Chromium  # noqa: E402
from tests.browser.driver import Page  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SIZES = {"phone": (390, 780), "desktop": (800, 600)}
TIMEOUT_S = 300.0
SHOWN = """async () => {
  const until = async (holds) => {
    while (!holds()) await new Promise((r) => setTimeout(r, 50));
  };
  await until(() => document.body.dataset.state !== 'loading');
  await kitsune.model.settled;
  await until(() => !document.querySelector('[aria-busy="true"]'));
  document.getElementById('kernels').open = true;
  await until(() => document.getElementById('clock').textContent);
  document.documentElement.style.scrollbarWidth = 'none';
  scrollTo(0, 0);
  return document.body.dataset.state;
}"""


def take(name: str, page: Page, url: str) -> None:
    for size, (width, height) in SIZES.items():
        page.set_viewport(width, height)
        page.goto(url, TIMEOUT_S)
        state = page.evaluate(SHOWN, timeout=TIMEOUT_S)
        assert state == "ready", f"{name}: {page.evaluate('() => document.body.innerText')}"
        page.screenshot(PICTURES / f"{name}-{size}.png")
    page.evaluate("() => scrollTo(0, document.getElementById('kernels').offsetTop - 330)")
    page.screenshot(PICTURES / f"{name}-kernels.png")


def main(given: list[str]) -> int:
    if not given or not all("=" in text for text in given):
        print(__doc__, file=sys.stderr)
        return 2
    with Chromium() as browser:
        for text in given:
            name, _, folder = text.partition("=")
            with serving(Path(folder)) as url:
                take(name, browser.open(), f"{url}?device=wasm")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
