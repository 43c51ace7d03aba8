"""`kitsune run` of a language model: a prompt, or a conversation from the input."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

import kitsune as kt
from kitsune.cli import main
from tests.gguf_files import write_model


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_model(tmp_path_factory.mktemp("gguf") / "small.gguf")


GREEDY = ["--temperature", "0", "--repeat-penalty", "1"]
greedy: dict[str, Any] = {"temperature": 0, "repetition_penalty": 1.0}


def test_a_prompt_is_answered(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    model = kt.create_model(small)
    said = ["run", str(small), "--prompt", "the end", "--max-tokens", "6", *GREEDY]
    assert main([*said, "--raw"]) == 0
    assert capsys.readouterr().out == model.generate("the end", 6) + "\n"
    assert main([*said, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["text"] == model.chat("the end", max_new_tokens=6, **greedy)
    assert (found["prompt"], found["new_tokens"]) == ("the end", 6)
    assert main([*said, "--json", "--system", "and"]) == 0
    messages = [{"role": "system", "content": "and"}, {"role": "user", "content": "the end"}]
    found = json.loads(capsys.readouterr().out)
    assert found["text"] == model.chat(messages, max_new_tokens=6, **greedy)


def test_lines_are_one_conversation(
    small: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("in the\n\nand\n/exit\nno\n"))
    assert main(["run", str(small), "--max-tokens", "4", *GREEDY]) == 0
    model = kt.create_model(small)
    first = model.chat("in the", max_new_tokens=4, **greedy)
    messages = [
        {"role": "user", "content": "in the"},
        {"role": "assistant", "content": first},
        {"role": "user", "content": "and"},
    ]
    second = model.chat(messages, max_new_tokens=4, **greedy)
    assert capsys.readouterr().out == f"{first}\n{second}\n"


def test_quoted_lines_are_one_message(
    small: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO('"""in\n/the\n"""\n"""/and"""\n'))
    assert main(["run", str(small), "--max-tokens", "4", *GREEDY, "--json"]) == 0
    decoder, out, found = json.JSONDecoder(), capsys.readouterr().out, list[str]()
    while out.strip():
        data, end = decoder.raw_decode(out.lstrip())
        found.append(data["prompt"])
        out = out.lstrip()[end:]
    assert found == ["in\n/the", "/and"]


def test_an_answer_is_sampled_by_default_and_a_seed_repeats_it(
    small: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def answer(*more: str) -> str:
        assert main(["run", str(small), "--prompt", "the", "--max-tokens", "8", *more]) == 0
        return capsys.readouterr().out

    assert answer("--seed", "1") == answer("--seed", "1") != answer("--seed", "2")
    assert answer("--seed", "1") != answer(*GREEDY)


def test_a_prompt_longer_than_the_context_is_an_error_with_both_numbers(
    small: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for how in (["--raw"], []):
        long = ["run", str(small), "--context", "64", "--prompt", "end " * 99, *how]
        assert main(long) == 2
        found = capsys.readouterr()
        assert re.search(r"prompt has \d{3} tokens, and the context has room for 64", found.err)
        assert found.out == ""
    monkeypatch.setattr("sys.stdin", io.StringIO("end " * 99))
    assert main(["run", str(small), "--context", "64"]) == 2
    assert "room for 64" in capsys.readouterr().err


def test_mistakes_are_one_message(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.gguf").write_bytes(b"GGUF")
    assert main(["run", str(tmp_path / "bad.gguf"), "--prompt", "a"]) == 2
    assert "not a whole GGUF file" in capsys.readouterr().err
    path = write_model(tmp_path / "m.gguf", template=None)
    for how in (["--prompt", "a"], []):  # before anything is read from the input
        assert main(["run", str(path), *how]) == 2
        error = capsys.readouterr().err
        assert "no template for conversations" in error
        assert "give --raw" in error
    assert main(["run", "m.gguf", "--prompt", "a", "--raw", "--system", "b"]) == 2
    assert "--raw takes no --system" in capsys.readouterr().err


def test_options_of_generation_reach_the_model(
    small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    model = kt.create_model(small)
    said = ["run", str(small), "--prompt", "the end", "--max-tokens", "6", "--raw", "--json"]

    def run(*more: str) -> dict[str, Any]:
        assert main([*said, *GREEDY, *more]) == 0
        return dict(json.loads(capsys.readouterr().out))

    assert run("--logit-bias", "70=1e4")["text"] == model.tokenizer.decode([70] * 6)
    assert run("--draft", str(small))["text"] == run("--draft", "prompt")["text"] == run()["text"]
    found = run("--logprobs", "2", "--presence-penalty", "1")["logprobs"]
    assert [len(each["top"]) for each in found] == [2] * 6
    first = found[0]["token"]
    assert run("--stop-token", str(first))["finish_reason"] == "stop"
    for wrong in (
        ["--logit-bias", "x"],
        ["--json-schema", "no.json"],
        ["--draft", "no.gguf"],
        ["--lora", "no-lora"],
    ):
        assert main([*said, *wrong]) == 2
        assert wrong[0].lstrip("-").split("-")[0] in capsys.readouterr().err
    pytest.importorskip("llguidance")
    (tmp_path / "schema.json").write_text('{"enum": [12, 34]}')
    for schema in (str(tmp_path / "schema.json"), '{"enum": [12, 34]}'):
        assert run("--json-schema", schema)["text"] in ("12", "34")
    assert run("--choice", "in", "--choice", "er")["text"] in ("in", "er")


def test_several_answers_are_printed(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    model = kt.create_model(small)
    said = ["run", str(small), "--prompt", "the end", "--max-tokens", "4"]
    assert main([*said, "--n", "2", "--seed", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    messages = [{"role": "user", "content": "the end"}]
    want = model.samples(messages, 2, seed=3, max_new_tokens=4)
    assert [each["text"] for each in found] == [each.text for each in want]
    assert main([*said, "--beams", "3", "--raw"]) == 0
    (best,) = model.beam_search("the end", 3, max_new_tokens=4)
    assert capsys.readouterr().out == best.text + "\n"
    for wrong in (["--n", "0"], ["--beams", "2", "--temperature", "1"]):
        assert main([*said, *wrong]) == 2
        assert wrong[0].lstrip("-") in capsys.readouterr().err
