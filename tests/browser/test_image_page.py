"""The page of an image classifier: a picture as Python would prepare it, and its classes."""

from __future__ import annotations

import base64
import json
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kitsune as kt
from kitsune.serve import serving
from tests.browser.driver import Browser, Page
from tests.browser.test_bundle import PLAIN, TIMEOUT_S, Site, message
from tests.web.models import convolutions

LABELS = ["ant", "bee", "cat", "dog", "elk"]
MEAN, STD = [0.5, 0.25, 0.125], [0.5, 1.0, 2.0]
SIZE, SHORTER = 12, 14  # of the model's input, of a picture that needs no scaling
DONE = """async () => {
  const at = (id) => document.getElementById(id);
  while (document.body.dataset.state !== 'failed' && at('ready').ariaBusy !== 'false') {
    await new Promise((r) => setTimeout(r, 20));
  }
  return ['top', 'notice', 'latest'].map((id) => at(id).innerText);
}"""
PICTURE = """(data, name) => {
  const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
  const held = new DataTransfer();
  held.items.add(new File([bytes], name, { type: 'image/png' }));
  document.getElementById('ready').ariaBusy = 'true';
"""
CHOOSE = (
    PICTURE
    + """
  const input = document.getElementById('file');
  input.files = held.files;
  input.dispatchEvent(new Event('change'));
}"""
)
DROP = (
    PICTURE
    + """
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: held, bubbles: true }));
}"""
)
UNFUSE = """() => {
  document.getElementById('ready').ariaBusy = 'true';
  document.getElementById('fused').click();
}"""


def picture(seed: int, height: int = SHORTER, width: int = SHORTER + 2) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 256, (height, width, 3), np.uint8)


def as_png(image: np.ndarray) -> str:
    """In base64."""
    height, width, _ = image.shape
    rows = b"".join(b"\0" + row.tobytes() for row in image)
    made = b"\x89PNG\r\n\x1a\n"
    for kind, data in (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(rows)),
        (b"IEND", b""),
    ):
        made += struct.pack(">I", len(data)) + kind + data
        made += struct.pack(">I", zlib.crc32(kind + data))
    return base64.b64encode(made).decode()


def prepared(image: np.ndarray) -> np.ndarray:
    """The middle, channels first, as the page's settings say."""
    top, left = ((size - SIZE) // 2 for size in image.shape[:2])
    middle = image[top : top + SIZE, left : left + SIZE].astype(np.float64)
    return np.asarray(((middle / 255 - MEAN) / STD).transpose(2, 0, 1)[None], np.float32)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    function, x = convolutions()
    yield from shown(tmp_path_factory.mktemp("pictures"), kt.compile(function, x), x, "webgpu")


@pytest.fixture(scope="module")
def vision_transformer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A ViT of transformers with random weights: patches of 4×4 pixels, two layers, scores."""
    torch = pytest.importorskip("torch")
    transformers = pytest.importorskip("transformers")
    torch.manual_seed(0)
    config = transformers.ViTConfig(
        hidden_size=32,
        num_hidden_layers=2,
        num_attention_heads=2,
        intermediate_size=64,
        image_size=SIZE,
        patch_size=4,
        num_labels=len(LABELS),
        initializer_range=0.5,
    )
    vit = transformers.ViTForImageClassification(config).eval()

    class Scores(torch.nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.vit = vit

        def forward(self, pixels: Any) -> Any:
            return self.vit(pixels).logits.softmax(1)

    x = np.zeros((1, 3, SIZE, SIZE), np.float32)
    model = kt.compile(Scores(), torch.from_numpy(x))
    yield from shown(tmp_path_factory.mktemp("vit"), model, x, "wasm")


def shown(folder: Path, model: Any, x: np.ndarray, target: str) -> Iterator[Site]:
    """The page of a model, with labels and settings of this file."""
    labels, settings = folder / "labels.txt", folder / "preprocessor_config.json"
    labels.write_text("\n".join(LABELS) + "\n", encoding="utf-8")
    settings.write_text(json.dumps({"image_mean": MEAN, "image_std": STD, "size": SHORTER}))
    model.export_web(
        folder / "site",
        browsers=["firefox"],
        targets=[target],
        page="image",
        labels=labels,
        preprocessor=settings,
    )
    with serving(folder / "site") as url:
        yield Site(folder / "site", url, model, x)


def test_pixels_are_pythons(browser: Browser, site: Site) -> None:
    image = picture(0)
    page = browser.open(site.url + PLAIN, timeout=TIMEOUT_S)
    found = page.evaluate(
        """async (data, size, settings) => {
      const { cropped, decoded, layoutOf, pixels } = await import('/pixels.js');
      const file = await (await fetch(`data:image/png;base64,${data}`)).blob();
      const bitmap = await decoded(file);
      const made = (shape, more) => {
        const layout = layoutOf({ name: 'x', shape });
        const all = { ...settings, ...more };
        return Array.from(pixels(cropped(bitmap, layout, all), layout, all));
      };
      return [
        made([1, 3, size, size]), made([1, size, size, 3]), made([3, size, size], { order: 'bgr' }),
        made([1, 1, size, size], { mean: [0], std: [1] }),
      ];
    }""",
        as_png(image),
        SIZE,
        {"mean": MEAN, "std": STD, "scale": 1 / 255, "resize": SHORTER},
    )
    want = prepared(image)
    middle = image[1:13, 2:14].astype(np.float64) / 255
    flipped = ((middle[..., ::-1] - MEAN) / STD).transpose(2, 0, 1)
    grey = middle @ [0.299, 0.587, 0.114]
    for got, expected in zip(found, [want, want.transpose(0, 2, 3, 1), flipped, grey], strict=True):
        np.testing.assert_allclose(np.reshape(got, expected.shape), expected, rtol=0, atol=2e-6)
    page.close()


def shown_as(site: Site, image: np.ndarray) -> list[tuple[str, float]]:
    parts = np.asarray(site.model(prepared(image)))[0]
    return [(LABELS[at], 100 * float(parts[at])) for at in np.argsort(-parts)]


def check(page: Page, want: list[tuple[str, float]]) -> None:
    top, notice, latest = page.evaluate(DONE, timeout=TIMEOUT_S)
    lines = [line.strip() for line in top.splitlines() if line.strip()]
    assert notice == ""
    assert "ms" in latest
    assert lines[::2] == [label for label, _ in want]
    for text, (_, percent) in zip(lines[1::2], want, strict=True):
        assert float(text.removesuffix("%")) == pytest.approx(percent, abs=0.11)


def test_a_picture_is_classified(browser: Browser, site: Site) -> None:
    page = browser.open(site.url, timeout=TIMEOUT_S)
    assert len(page.evaluate(DONE, timeout=TIMEOUT_S)[0].splitlines()) >= len(LABELS)  # a sample
    for how, image in ((CHOOSE, picture(1)), (DROP, picture(2))):
        want = shown_as(site, image)
        page.evaluate(how, as_png(image), "some.png")
        check(page, want)
    page.evaluate(UNFUSE)
    check(page, want)
    assert page.evaluate("() => kitsune.model.fused") is False
    page.evaluate(CHOOSE, base64.b64encode(b"words").decode(), "words.txt")
    _, notice, _ = page.evaluate(DONE, timeout=TIMEOUT_S)
    assert "words.txt is not a picture that this browser shows" in notice
    page.set_viewport(390, 780)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert page.console == []
    found = page.evaluate("""async () => {
      const { probabilities } = await import('/image.js');
      return [[1, 3, 2], [0.25, 0.5, 0.25]].map(probabilities);
    }""")
    np.testing.assert_allclose(found, [[0.0900, 0.6652, 0.2447], [0.25, 0.5, 0.25]], atol=1e-4)
    page.close()


def test_a_vision_transformer_classifies(chromium: Browser, vision_transformer: Site) -> None:
    page = chromium.open(vision_transformer.url, timeout=TIMEOUT_S)
    page.evaluate(DONE, timeout=TIMEOUT_S)
    image = picture(3)
    page.evaluate(CHOOSE, as_png(image), "some.png")
    check(page, shown_as(vision_transformer, image))
    page.close()


@pytest.mark.parametrize(
    ("model", "said"),
    [
        (kt.compile(lambda x: x.relu(), np.ones((1, 4), np.float32)), "'x' is not a picture"),
        (
            kt.compile(lambda x, y: x + y, *[np.ones((1, 3, 4, 4), np.float32)] * 2),
            "the model takes more than a picture",
        ),
    ],
)
def test_other_models_are_refused(chromium: Browser, tmp_path: Path, model: Any, said: str) -> None:
    model.export_web(tmp_path / "site", browsers=["chrome"], targets=["webgpu"], page="image")
    assert said in message(chromium, tmp_path / "site")
