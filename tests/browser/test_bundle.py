"""Bundles in real browsers: the same numbers as Python's, and a clear message where they cannot."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.serve import serving
from tests.browser.driver import Browser, Page
from tests.web.models import block, convolutions

TIMEOUT_S = 120.0
PLAIN = "kitsune/index.d.ts"  # a text of the same origin, to run the runtime beside
READY = """async () => {
  while (document.body.dataset.state === 'loading') await new Promise((r) => setTimeout(r, 20));
  return [document.body.dataset.state, document.body.innerText];
}"""
PROCESS = """async (options, given) => {
  const { createModel } = await import('/kitsune/index.js');
  const model = await createModel('/', options);
  const plain = (made) => Object.values(made).map(({ data }) => Array.from(data, Number));
  const found = {
    outputs: plain(await model.process(given)),
    choice: model.choice, check: model.selfCheck, memory: await model.memoryReport(),
  };
  await model.setOperationFusion(false);
  found.unfused = plain(await model.process(given));
  await model.dispose();
  return found;
}"""


class Site:
    """A folder, its address, the model it was made from and an input of it."""

    def __init__(self, folder: Path, url: str, model: Any, x: np.ndarray) -> None:
        self.folder, self.url, self.model, self.x = folder, url, model, x

    @property
    def feeds(self) -> dict[str, Any]:
        return {self.model.inputs[0].name: self.x.tolist()}


def sites(folder: Path, made: tuple[Any, np.ndarray], **options: Any) -> Iterator[Site]:
    function, x = made
    model = kt.compile(function, x)
    model.export_web(folder / "site", browsers=["firefox"], **options)
    with serving(folder / "site") as url:
        yield Site(folder / "site", url, model, x)


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    yield from sites(tmp_path_factory.mktemp("words"), block(16))


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    yield from sites(tmp_path_factory.mktemp("image"), convolutions(), targets=["webgpu"])


def opened(browser: Browser, site: Site, path: str = "") -> Page:
    return browser.open(site.url + path, timeout=TIMEOUT_S)


# --- the same numbers ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "device"), [("words", "webgpu"), ("words", "wasm"), ("image", "webgpu")]
)
def test_outputs_are_pythons(
    browser: Browser, name: str, device: str, request: pytest.FixtureRequest
) -> None:
    site: Site = request.getfixturevalue(name)
    page = opened(browser, site, PLAIN)
    found = page.evaluate(PROCESS, {"device": device}, site.feeds, timeout=TIMEOUT_S)
    want = site.model(site.x)
    for outputs in (found["outputs"], found["unfused"]):
        [got] = outputs
        np.testing.assert_allclose(np.reshape(got, want.shape), want, rtol=1e-3, atol=1e-4)
    assert found["choice"]["device"] == device
    assert found["check"]["isRight"]
    assert found["memory"]["total"] > 0
    page.close()


def test_the_page_runs_and_remembers(browser: Browser, words: Site) -> None:
    """The first visit measures; the second loads nothing again, and runs what was faster."""
    page = opened(browser, words)
    assert page.evaluate(READY, timeout=TIMEOUT_S)[0] == "ready"
    first = page.evaluate(
        "async () => { await kitsune.model.settled; return kitsune.model.choice; }",
        timeout=TIMEOUT_S,
    )
    assert set(first["measured"]) == {"webgpu", "wasm"}
    page.goto(words.url)
    state, text = page.evaluate(READY, timeout=TIMEOUT_S)
    assert state == "ready"
    assert "faster when measured" in text
    again, memory = page.evaluate(
        "async () => [kitsune.model.choice, await kitsune.model.memoryReport()]"
    )
    assert again["device"] == first["device"]
    assert memory["downloaded"] == 0
    ran = page.evaluate("""async () => {
      document.getElementById('run').click();
      while (document.getElementById('run').disabled) await new Promise((r) => setTimeout(r, 20));
      return ['latest', 'outputs'].map((id) => document.getElementById(id).innerText).join(' ');
    }""")
    assert "ms" in ran
    assert " = " in ran
    assert page.console == []
    page.close()


def test_a_bundle_of_an_earlier_version_runs(
    chromium: Browser, image: Site, tmp_path: Path
) -> None:
    """It has one probe for each signature, and says nothing of sizes that calls decide."""
    folder = copied(image, tmp_path)
    described = json.loads((folder / "model.json").read_text(encoding="utf-8"))
    for entry in described["variants"][0]["specialisations"]:
        [probe] = entry.pop("probes")
        entry["probe"] = {name: probe[name] for name in ("file", "offsets")}
        del entry["guards"]
        for each in entry["webgpu"]:
            del each["guards"]
            plan = json.loads((folder / each["plan"]).read_text(encoding="utf-8"))
            for part in (plan.pop("rooms", []), *(step.pop("sizes", []) for step in plan["steps"])):
                assert part == []
            (folder / each["plan"]).write_text(json.dumps(plan))
    (folder / "model.json").write_text(json.dumps(described))
    with serving(folder) as url:
        page = chromium.open(url + PLAIN, timeout=TIMEOUT_S)
        given = {"device": "webgpu", "cache": False}
        found = page.evaluate(PROCESS, given, image.feeds, timeout=TIMEOUT_S)
        page.close()
    want = image.model(image.x)
    for [got] in (found["outputs"], found["unfused"]):
        np.testing.assert_allclose(np.reshape(got, want.shape), want, rtol=1e-3, atol=1e-4)
    assert found["check"]["isRight"]


# --- what can go wrong ---------------------------------------------------------------------------


def copied(site: Site, folder: Path) -> Path:
    return Path(shutil.copytree(site.folder, folder / "copy"))


def message(browser: Browser, folder: Path) -> str:
    """What the page says when it cannot go on."""
    with serving(folder) as url:
        page = browser.open(url, timeout=TIMEOUT_S)
        state, text = page.evaluate(READY, timeout=TIMEOUT_S)
        page.close()
    assert state == "failed"
    return str(text)


def test_a_damaged_shard_is_named(browser: Browser, image: Site, tmp_path: Path) -> None:
    folder = copied(image, tmp_path)
    shard = max((folder / "weights").iterdir(), key=lambda path: path.stat().st_size)
    data = bytearray(shard.read_bytes())
    data[100] ^= 1
    shard.write_bytes(data)
    said = message(browser, folder)
    assert "weights are damaged: shard " in said
    assert shard.name in said


def test_a_missing_file_is_named(chromium: Browser, image: Site, tmp_path: Path) -> None:
    folder = copied(image, tmp_path)
    shutil.rmtree(folder / "shaders")
    assert re.search(r"cannot load shaders/\w+\.wgsl[\s\S]*404", message(chromium, folder))


def test_a_wrong_kernel_is_named(chromium: Browser, image: Site, tmp_path: Path) -> None:
    """A shader that does nothing, as a driver with a mistake in it might."""
    folder = copied(image, tmp_path)
    described = json.loads((folder / "model.json").read_text(encoding="utf-8"))
    shaders = set()
    for entry in described["variants"][0]["specialisations"][0]["webgpu"]:
        if entry["fused"]:
            plan = json.loads((folder / entry["plan"]).read_text(encoding="utf-8"))
            shaders.add(plan["steps"][1]["shader"])
    for name in shaders:
        text = (folder / name).read_text(encoding="utf-8")
        head = text[: text.index("{", text.index("fn main(")) + 1]
        (folder / name).write_text(head + "}\n", encoding="utf-8")
    said = message(chromium, folder)
    assert re.search(r"kernel 1_\w+ .*computes something else here than NumPy did", said)
    assert any(name in said for name in shaders)


def test_without_webgpu(chromium: Browser, words: Site, image: Site) -> None:
    gone = "() => { Object.defineProperty(navigator, 'gpu', { value: undefined }); }"
    again = """() => {
      document.body.dataset.state = 'loading';
      document.getElementById('retry').click();
    }"""
    page = opened(chromium, image)
    page.evaluate(READY, timeout=TIMEOUT_S)
    page.evaluate(gone)
    page.evaluate(again)
    state, text = page.evaluate(READY, timeout=TIMEOUT_S)
    assert state == "failed"
    assert "no WebGPU here" in text
    page.goto(words.url + PLAIN)
    page.evaluate(gone)
    choice = page.evaluate(
        """async () => {
      const { createModel } = await import('/kitsune/index.js');
      const model = await createModel('/', { remember: false });
      await model.settled;
      return model.choice;
    }""",
        timeout=TIMEOUT_S,
    )
    assert (choice["device"], choice["reason"]) == ("wasm", "webgpu: no WebGPU here")
    page.close()


def test_a_lost_device_is_opened_again(browser: Browser, image: Site) -> None:
    page = opened(browser, image)
    assert page.evaluate(READY, timeout=TIMEOUT_S)[0] == "ready"
    found, reason = page.evaluate(
        """async (given) => {
      const { model } = kitsune;
      model.engine.gpu.handle.destroy();
      const out = await model.process(given);
      return [Array.from(Object.values(out)[0].data), model.choice.reason];
    }""",
        image.feeds,
        timeout=TIMEOUT_S,
    )
    want = image.model(image.x)
    np.testing.assert_allclose(np.reshape(found, want.shape), want, rtol=1e-3, atol=1e-4)
    assert reason == "its device was lost, and opened again"
    page.close()


def test_wrong_options_and_inputs_are_explained(chromium: Browser, image: Site) -> None:
    page = opened(chromium, image, PLAIN)
    said = page.evaluate(
        """async (given) => {
      const { createModel } = await import('/kitsune/index.js');
      const why = (act) => act().then(() => '', (error) => error.message);
      const fast = { device: 'webgpu', selfCheck: false };
      const model = await createModel('/', fast);
      const found = [
        await why(() => createModel('/', { workgroupSize: 7 })),
        await why(() => createModel('/', { device: 'wasm' })),
        await why(() => createModel('/', { speed: 11 })),
        await why(() => createModel('/', { operationFusion: { enabledPatterns: [] } })),
        await why(() => createModel('/', { operationFusion: { bitsPerWeight: 2 } })),
        await why(() => model.process({})),
        await why(() => model.process({ ...given, y: [1] })),
        await why(() => model.process({ x: [1, 2, 3] })),
        await why(() => createModel('/elsewhere/')),
      ];
      await model.dispose();
      return [...found, await why(() => model.process(given))];
    }""",
        image.feeds,
        timeout=TIMEOUT_S,
    )
    expected = [
        "no shaders for workgroupSize: 7",
        "cannot run on wasm",
        "no option 'speed'",
        "enabledPatterns cannot be set in a page",
        "no weights of 2 bits",
        "no input 'x'",
        "there is no input 'y'",
        "no program for x [3]",
        "cannot load model.json",
        "disposed of",
    ]
    for text, part in zip(said, expected, strict=True):
        assert part in text
    page.close()
