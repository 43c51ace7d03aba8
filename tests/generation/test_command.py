"""`kitsune run` of a language model: a prompt, or a conversation from the input."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import kitsune as kt
from kitsune.cli import main
from tests.gguf_files import write_model


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_model(tmp_path_factory.mktemp("gguf") / "small.gguf")


def test_a_prompt_is_answered(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    model = kt.create_model(None, small)
    said = ["run", str(small), "--prompt", "the end", "--max-tokens", "6"]
    assert main([*said, "--raw"]) == 0
    assert capsys.readouterr().out == model.generate("the end", 6) + "\n"
    assert main([*said, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["text"] == model.chat("the end", max_new_tokens=6)
    assert found["prompt"] == "the end"


def test_lines_are_one_conversation(
    small: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("in the\n\nand\n/exit\nno\n"))
    assert main(["run", str(small), "--max-tokens", "4"]) == 0
    model = kt.create_model(None, small)
    first = model.chat("in the", max_new_tokens=4)
    messages = [{"role": "user", "content": "in the"}, {"role": "assistant", "content": first},
                {"role": "user", "content": "and"}]  # fmt: skip
    second = model.chat(messages, max_new_tokens=4)
    assert capsys.readouterr().out == f"{first}\n{second}\n"


def test_mistakes_are_one_message(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.gguf").write_bytes(b"GGUF")
    assert main(["run", str(tmp_path / "bad.gguf"), "--prompt", "a"]) == 2
    assert "not a whole GGUF file" in capsys.readouterr().err
