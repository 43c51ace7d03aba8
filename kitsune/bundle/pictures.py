"""Convert labels and a preprocessor_config.json for the image classifier page.

`kitsune/web/pixels.js` converts a picture to numbers by a few settings, which are read from the
files of published models: `image_mean`, `image_std`, `rescale_factor`, `size` and so on; what is
left out is as most classifiers of ImageNet have it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kitsune.bundle.folder import encode_json
from kitsune.errors import InputError
from kitsune.system.files import FROM_DATA

MEAN, STD, SCALE = (0.485, 0.456, 0.406), (0.229, 0.224, 0.225), 1 / 255
COLOURS = (1, 3)  # how many numbers a mean may have


def parse_labels(data: bytes, name: str) -> bytes:
    """Parse labels: one per line of a text, a JSON list, or a config with `id2label`."""
    try:
        text = data.decode("utf-8")
        made = _order_labels(json.loads(text)) if name.endswith(".json") else text.splitlines()
        return encode_json([str(label).strip() for label in made])
    except FROM_DATA as error:
        raise InputError(
            f"'{name}' holds no labels",
            why=f"{type(error).__name__}: {error}",
            hint="give a text with a label on each line, a JSON list, or a config.json",
        ) from error


def _order_labels(found: Any) -> list[Any]:
    """Return the labels in the order of their classes."""
    if isinstance(found, list):
        return found
    named = found.get("id2label", found)
    return [named[str(number)] for number in range(len(named))]


def parse_preprocessor(data: bytes, name: str) -> bytes:
    """Parse a preprocessor_config.json into the settings that turn pixels into inputs."""
    try:
        return encode_json(_settings(json.loads(data)))
    except FROM_DATA as error:
        raise InputError(
            f"'{name}' is no preprocessor",
            why=f"{type(error).__name__}: {error}",
            hint='give JSON such as {"image_mean": [0.5], "image_std": [0.5]}',
        ) from error


def picture_size(path: Path) -> tuple[int, int] | None:
    """Height and width that a preprocessor_config.json makes pictures of; None where it does not
    say: `parse_preprocessor` says what is wrong with a file that is none."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        size = found.get("size")
        is_cropped = found.get("do_center_crop", not _is_box(size))
        size = found.get("crop_size", size) if is_cropped else size
        if _is_box(size):
            return int(size["height"]), int(size["width"])
        shorter = _shorter(size)
    except (OSError, *FROM_DATA):
        return None
    return None if shorter is None else (shorter, shorter)


def _settings(found: Mapping[str, Any]) -> dict[str, Any]:
    """(pixel · scale − mean) / std of a picture whose shorter side is `resize`, or of all of it
    stretched to the input's size."""
    is_normalised = found.get("do_normalize", True)
    size = found.get("size")
    is_cropped = found.get("do_center_crop", not _is_box(size))
    return {
        "mean": _numbers(found, "image_mean", MEAN) if is_normalised else [0.0],
        "std": _numbers(found, "image_std", STD) if is_normalised else [1.0],
        "scale": float(found.get("rescale_factor", SCALE)) if found.get("do_rescale", True) else 1,
        "resize": _shorter(size),
        "stretch": not is_cropped,
        "order": "bgr" if found.get("do_flip_channel_order", False) else "rgb",
    }


def _numbers(found: Mapping[str, Any], name: str, default: tuple[float, ...]) -> list[float]:
    given = found.get(name, default)
    made = [float(n) for n in (given if isinstance(given, (list, tuple)) else [given])]
    if len(made) not in COLOURS or (name == "image_std" and 0 in made):
        raise ValueError(f"{name} is {given}, and not one number or three other than 0")
    return made


def _is_box(size: Any) -> bool:
    return isinstance(size, Mapping) and "height" in size


def _shorter(size: Any) -> int | None:
    """Return the shorter side of the scaled picture; None leaves it to the page."""
    if isinstance(size, Mapping):
        sides = [size[side] for side in ("shortest_edge", "height", "width") if side in size]
        return min(map(int, sides), default=None)
    return None if size is None else int(size)
