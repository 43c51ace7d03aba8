"""WebNN in Chromium, which has the interface and no device behind it: the refusal is told, and
another device runs the model."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import kitsune as kt
from kitsune.serve import serving
from tests.browser.driver import Browser, Missing
from tests.browser.test_bundle import PLAIN, TIMEOUT_S

FLAG = "--enable-features=WebMachineLearningNeuralNetwork"
TRIED = """async () => {
  const { createModel } = await import('/kitsune/index.js');
  const refused = await createModel('/', { device: 'webnn' }).catch((error) => error);
  const model = await createModel('/', { remember: false });
  await model.settled;
  const { device, reason } = model.choice;
  await model.dispose();
  const { code, what, why } = refused;
  return { has: 'ml' in navigator, code, what, why, device, reason };
}"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("webnn") / "site"
    model = kt.compile(lambda x: x.gelu().softmax(1), np.ones((4, 8), np.float32))
    model.export_web(made, browsers=[], targets=["wasm", "webnn"])
    return made


def test_a_context_that_is_refused(folder: Path) -> None:
    from tests.browser.chromium import Chromium

    try:
        browser = Chromium(FLAG)
    except Missing as error:
        pytest.skip(str(error))
    with browser, serving(folder) as url:
        found = browser.open(url + PLAIN, timeout=TIMEOUT_S).evaluate(TRIED, timeout=TIMEOUT_S)
    assert found["has"]
    assert (found["code"], found["what"]) == ("no-webnn", "WebNN gives no context")
    assert found["why"]
    assert (found["device"], found["reason"]) == ("wasm", "webnn: WebNN gives no context")


def test_a_browser_without_it(firefox: Browser, folder: Path) -> None:
    with serving(folder) as url:
        page = firefox.open(url + PLAIN, timeout=TIMEOUT_S)
        found = page.evaluate(TRIED, timeout=TIMEOUT_S)
        page.close()
    assert not found["has"]
    assert (found["code"], found["what"]) == ("no-webnn", "no WebNN here")
    assert (found["device"], found["reason"]) == ("wasm", "webnn: no WebNN here")
