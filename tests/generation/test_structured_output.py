"""Constrained texts: JSON schemas, regular expressions, choices, grammars."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import kitsune as kt
from kitsune.errors import InputError, UnsupportedError
from kitsune.generation.grammars import _write_choices, read_schema
from tests.gguf_files import write_model

PROMPT = "in the end"
SCHEMA = {
    "type": "object",
    "properties": {
        "name": {"enum": ["fox", "owl"]},
        "age": {"type": "integer", "minimum": 0, "maximum": 99},
        "tags": {"type": "array", "items": {"type": "boolean"}, "maxItems": 2},
    },
    "required": ["name", "age", "tags"],
    "additionalProperties": False,
}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_model(tmp_path_factory.mktemp("gguf") / "small.gguf")


@pytest.fixture(scope="module")
def model(small: Path) -> Any:
    pytest.importorskip("llguidance")
    return kt.create_model(None, small)


@pytest.mark.parametrize("seed", range(3))
def test_json_follows_its_schema(model: Any, seed: int) -> None:
    how: dict[str, Any] = {"temperature": 1.0, "seed": seed}
    for options in (how, {**how, "draft": "prompt"}):
        found = json.loads(model.generate(PROMPT, 300, json_schema=SCHEMA, **options))
        assert found["name"] in ("fox", "owl")
        assert 0 <= found["age"] <= 99
        assert all(isinstance(each, bool) for each in found["tags"])


def test_texts_match_their_expression(model: Any) -> None:
    pattern = r"[a-c]{3}-[0-9]+!"
    stream = model.generate(PROMPT, 60, temperature=1.0, seed=1, regex=pattern, stream=True)
    assert re.fullmatch(pattern, "".join(stream))
    assert stream.finish_reason == "stop"
    choices = ["yes (sure)", "no."]
    assert model.generate(PROMPT, 60, choices=choices) in choices
    assert model.generate(PROMPT, 60, grammar='start: "a" ("b" | "c") "d"') in ("abd", "acd")
    said = model.chat("in", temperature=0, choices=choices)
    assert said in choices


def test_masks_do_not_change_what_is_allowed_anyway(model: Any) -> None:
    assert model.generate(PROMPT, 8, regex="(?s:.*)") == model.generate(PROMPT, 8)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"regex": "(("}, "unclosed"),
        ({"regex": 3}, "int"),
        ({"json_schema": "{"}, "no JSON"),
        ({"json_schema": [1]}, "an object"),
        ({"json_schema": {"type": "nope"}}, "nope"),
        ({"choices": []}, "list of texts"),
        ({"choices": "ab"}, "list of texts"),
        ({"grammar": "start: x"}, "grammar"),
        ({"regex": "a", "choices": ["b"]}, "both"),
    ],
    ids=str,
)
def test_what_cannot_be_parsed(model: Any, wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError, match=said):
        model.generate(PROMPT, 3, **wrong)


def test_schemas_and_choices_as_text() -> None:
    assert read_schema('{"type": "object"}') == read_schema({"type": "object"})
    assert re.fullmatch(_write_choices(["a.b", "(c)"]), "(c)")
    assert not re.fullmatch(_write_choices(["a.b"]), "axb")


def test_without_the_package_there_is_an_error(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "llguidance", None)
    with pytest.raises(UnsupportedError, match=r"kitsune-fusion\[structured\]"):
        kt.create_model(None, small).generate(PROMPT, 3, regex="a")
