"""Run the JavaScript of the documentation as a module of a page, in Chromium."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import kitsune as kt
from tests.browser.driver import Browser
from tests.browser.server import served
from tests.docs.blocks import Block
from tests.wasm_export import exported

TIMEOUT_S = 120.0
PAGE = """<!doctype html><meta charset="utf-8">
<script>
addEventListener("error", (event) => (window.ended = event.message));
addEventListener("unhandledrejection", (event) => (window.ended = String(event.reason)));
</script>
<script type="module">
import "./before.js";
{code}
window.ended = "finished";
</script>
"""
ENDED = """async () => {
  while (!window.ended) await new Promise((resolve) => setTimeout(resolve, 20));
  return window.ended;
}"""
# The names that docs/WEBASSEMBLY.md's script is given.
PROGRAM = """
const weights = new Uint8Array(await (await fetch("weights.bin")).arrayBuffer());
Object.assign(window, {
  description: await (await fetch("description.json")).json(),
  fetchBytes: async (name) => (await fetch(name)).arrayBuffer(),
  weights: (offset, nbytes) => weights.subarray(offset, offset + nbytes),
});
"""


def run(block: Block, folder: Path, namespace: Mapping[str, Any], browser: Browser) -> None:
    before = ""
    if block.page.name == "WEBASSEMBLY.md":
        write_program(namespace, folder)
        before = PROGRAM
    (folder / "before.js").write_text(before)
    (folder / "page.html").write_text(PAGE.replace("{code}", block.code))
    with served(folder) as url:
        page = browser.open(f"{url}/page.html", timeout=TIMEOUT_S)
        ended = page.evaluate(ENDED, timeout=TIMEOUT_S)
        console = page.console
        page.close()
    assert ended == "finished", f"{block.place}: {ended} {console}"


def write_program(namespace: Mapping[str, Any], folder: Path) -> None:
    """The files of the page's own model, beside `wasm.js`."""
    graph = namespace["model"].traced()[0]
    exported(graph, ["x"], ["y"], folder)
    web = Path(kt.__file__).parent / "web"
    for path in (*web.glob("wasm*.js"), web / "sizes.js"):
        shutil.copy(path, folder)
