"""The sizes that a bundle is written for, where a model has dynamic axes."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from kitsune.bundle.bundle_sizes import TEXT_LENGTHS, choose_signatures
from kitsune.errors import InputError, ShapeError, command_line_hints
from kitsune.frontends.dynamic_axes import Axes, Declared
from kitsune.ir.dtypes import f32, i64


def declared(name: str, *shape: int | str | None) -> Declared:
    dtype = f32 if len(shape) == 4 else i64
    return Declared(name, shape, dtype, str(dtype))


TEXT = [declared("ids", "batch", "sequence"), declared("mask", "batch", "sequence")]


def anything(_: Mapping[str, Any]) -> None:
    """A model without a longest text."""


def chosen(
    inputs: Sequence[Declared],
    page: str | None = None,
    shapes: Any = None,
    trace: Callable[[Mapping[str, Any]], object] = anything,
    **given: Path,
) -> Any:
    return choose_signatures(Axes(inputs), shapes, page, given, trace)


@pytest.fixture
def tokenizer(tmp_path: Path) -> Path:
    path = tmp_path / "tokenizer.json"
    path.write_text(json.dumps({"truncation": {"max_length": 100}}))
    return path


def test_texts_have_lengths_up_to_what_the_tokenizer_takes(tokenizer: Path) -> None:
    found = chosen(TEXT, "search", tokenizer=tokenizer)
    assert found == [{"batch": 1, "sequence": n} for n in (16, 32, 100)]
    beside = tokenizer.with_name("tokenizer_config.json")
    beside.write_text(json.dumps({"model_max_length": 24}))
    assert [each["sequence"] for each in chosen(TEXT, "search", tokenizer=tokenizer)] == [16, 24]
    beside.write_text(json.dumps({"model_max_length": 10**30}))
    tokenizer.write_text("{}")
    found = chosen(TEXT, "search", tokenizer=tokenizer)
    assert [each["sequence"] for each in found] == list(TEXT_LENGTHS)


@pytest.mark.parametrize(("most", "lengths"), [(50, [16, 32, 50]), (32, [16, 32]), (5, [5])])
def test_texts_are_no_longer_than_the_model_takes(most: int, lengths: list[int]) -> None:
    def trace(signature: Mapping[str, Any]) -> None:
        if signature["sequence"] > most:
            raise ShapeError("too long")

    found = chosen(TEXT, "search", trace=trace)
    assert [each["sequence"] for each in found] == lengths


def test_axes_without_names_are_set_by_their_inputs() -> None:
    inputs = [declared("ids", None, None), declared("mask", "batch", None)]
    found = chosen(inputs, "search")
    assert found[1] == {"batch": 1, "ids": (1, 32), "mask": (1, 32)}
    assert chosen([declared("x", None, 3, 8, 8)]) == [{"x": (1, 3, 8, 8)}]


def test_what_is_given_stays(tokenizer: Path) -> None:
    assert chosen(TEXT, "search", [{"sequence": 8}]) == [{"sequence": 8, "batch": 1}]
    assert chosen(TEXT, "search", {"ids": (2, 8)}) == [{"ids": (2, 8)}]
    assert chosen(TEXT, "search", [(1, 8), (1, 8)]) == [(1, 8), (1, 8)]
    found = chosen(TEXT, "search", [{"batch": 4}], tokenizer=tokenizer)
    assert found == [{"batch": 4, "sequence": n} for n in (16, 32, 100)]


def test_pictures_have_the_size_of_their_preprocessor(tmp_path: Path) -> None:
    path = tmp_path / "preprocessor_config.json"
    first, last = declared("x", "n", 3, "h", "w"), declared("x", "n", "h", "w", 3)
    sizes = [
        ({"size": 32}, (32, 32)),
        ({"size": {"height": 24, "width": 40}}, (24, 40)),
        ({"size": {"shortest_edge": 36}, "crop_size": {"height": 32, "width": 28}}, (32, 28)),
    ]
    for settings, (height, width) in sizes:
        path.write_text(json.dumps(settings))
        for value in (first, last):
            found = chosen([value], "image", preprocessor=path)
            assert found == [{"n": 1, "h": height, "w": width}]
    with pytest.raises(InputError, match=r"sizes of 'h', 'w' open[^~]*preprocessor="):
        chosen([first], "image")


def test_an_axis_that_nothing_is_known_of_is_named() -> None:
    with pytest.raises(InputError) as caught:
        chosen(TEXT)
    said = str(caught.value)
    assert "leaves the size of 'sequence' open" in said
    assert "axis 1 of 'ids', axis 1 of 'mask'" in said
    assert "shapes=[{'sequence': 128}]" in said
    assert "--" not in said
    with pytest.raises(InputError, match=r"shapes=\[{'x': \(1, 128\)}\]"):
        chosen([declared("x", 4, None)])


def test_open_sizes_are_hinted_at_as_the_command_line_spells_them() -> None:
    with command_line_hints(), pytest.raises(InputError) as caught:
        chosen(TEXT)
    said = str(caught.value)
    assert "--shape sequence=128; --bucket sequence=32,64,128" in said
    assert "shapes=" not in said
    with command_line_hints(), pytest.raises(InputError, match="--shape x=1x128"):
        chosen([declared("x", 4, None)])
    with pytest.raises(InputError, match="'rows'"):
        chosen([declared("x", "rows", 64)])
