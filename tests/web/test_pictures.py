"""Labels and a preprocessor_config.json as the page of an image classifier reads them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kitsune.bundle.pages import page_files
from kitsune.bundle.pictures import MEAN, SCALE, STD, parse_labels, parse_preprocessor
from kitsune.errors import InputError


def settings(**given: Any) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(parse_preprocessor(json.dumps(given).encode(), "given.json"))
    return made


def test_what_is_left_out_is_as_of_imagenet() -> None:
    assert settings() == {
        "mean": list(MEAN),
        "std": list(STD),
        "scale": SCALE,
        "resize": None,
        "stretch": False,
        "order": "rgb",
    }


@pytest.mark.parametrize(
    ("given", "want"),
    [
        (
            {"do_rescale": False, "image_mean": 127, "image_std": [128]},
            {"scale": 1, "mean": [127], "std": [128]},
        ),
        ({"do_normalize": False, "image_mean": [3]}, {"mean": [0], "std": [1]}),
        ({"rescale_factor": 0.5, "do_flip_channel_order": True}, {"scale": 0.5, "order": "bgr"}),
        ({"size": 256}, {"resize": 256, "stretch": False}),
        ({"size": {"shortest_edge": 248}}, {"resize": 248, "stretch": False}),
        ({"size": {"height": 224, "width": 224}}, {"resize": 224, "stretch": True}),
        (
            {"size": {"height": 256, "width": 288}, "do_center_crop": True},
            {"resize": 256, "stretch": False},
        ),
    ],
)
def test_settings(given: dict[str, Any], want: dict[str, Any]) -> None:
    assert settings(**given).items() >= want.items()


@pytest.mark.parametrize(
    "data", [b"{", b"[]", b'{"image_mean": [1, 2]}', b'{"image_std": 0}', b'{"size": "large"}']
)
def test_what_is_no_preprocessor(data: bytes) -> None:
    with pytest.raises(InputError, match=r"'x\.json' is no preprocessor"):
        parse_preprocessor(data, "x.json")


def test_labels() -> None:
    for data, name in (
        (b"ant\nbee \n", "labels.txt"),
        (b'["ant", "bee"]', "labels.json"),
        (b'{"id2label": {"1": "bee", "0": "ant"}}', "config.json"),
        (b'{"0": "ant", "1": "bee"}', "names.json"),
    ):
        assert json.loads(parse_labels(data, name)) == ["ant", "bee"]
    for data, name in ((b"\xff", "labels.txt"), (b'{"a": "ant"}', "labels.json")):
        with pytest.raises(InputError, match="holds no labels"):
            parse_labels(data, name)


def test_the_files_of_the_page(tmp_path: Path) -> None:
    labels = tmp_path / "labels.txt"
    labels.write_text("ant\n", encoding="utf-8")
    made = page_files("image", {"labels": labels})
    assert b"image.js" in made["index.html"]
    assert {"image.js", "pixels.js", "sample.js", "kernels.html"} <= set(made)
    assert json.loads(made["labels.json"]) == ["ant"]
    assert json.loads(page_files("image", {})["labels.json"]) == []
    with pytest.raises(InputError, match="takes no 'tokenizer'"):
        page_files("image", {"tokenizer": labels})
    with pytest.raises(InputError, match="cannot read"):
        page_files("image", {"labels": tmp_path / "missing.txt"})
