"""Conversations: messages that are remembered, answers that stream, and a context that is full."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import kitsune as kt
from kitsune.errors import InputError
from kitsune.report.notebook import clean
from tests.gguf_files import write_model

GREEDY = {"temperature": 0, "repetition_penalty": 1.0, "max_tokens": 6}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_model(tmp_path_factory.mktemp("gguf") / "small.gguf")


@pytest.fixture(scope="module")
def model(small: Path) -> Any:
    return kt.create_model(small)


def test_one_argument_is_the_model(small: Path, model: Any, tmp_path: Path) -> None:
    assert model.config.family == "llama"
    assert kt.create_model(str(small)).config == model.config
    with pytest.raises(InputError, match="cannot read"):
        kt.create_model(tmp_path / "none.gguf")
    with pytest.raises(InputError, match="no model was named"):
        kt.create_model()


def test_answers_are_those_of_chat_with_all_messages(model: Any) -> None:
    talk = model.conversation(system="in the", **GREEDY)
    first = talk.say("the end")
    second = talk.say("and then")
    system = {"role": "system", "content": "in the"}
    asked = [{"role": "user", "content": text} for text in ("the end", "and then")]
    answered = [{"role": "assistant", "content": text} for text in (first, second)]
    assert talk.messages == [asked[0], answered[0], asked[1], answered[1]]
    assert first == model.chat([system, asked[0]], **GREEDY)
    assert second == model.chat([system, asked[0], answered[0], asked[1]], **GREEDY)
    assert talk.say("and then", max_tokens=1, seed=3) != ""
    talk.reset()
    assert talk.messages == []
    assert talk.say("the end") == first


def test_only_new_tokens_are_read(model: Any) -> None:
    talks = [model.conversation(**GREEDY) for _ in range(2)]
    for talk in talks:
        talk.say("the end of the")
    for talk in talks:  # each has a cache of its own
        before = talk.latest.prompt_tokens
        talk.say("and")
        assert talk.latest.cached_tokens >= before
        assert talk.latest.prompt_tokens > talk.latest.cached_tokens


def test_a_stream_counts_what_it_did(model: Any) -> None:
    stream = model.generate("in the end", 5, stream=True)
    assert (stream.new_tokens, stream.finish_reason) == (0, None)
    text = "".join(stream)
    assert (stream.text, stream.finish_reason, stream.new_tokens) == (text, "length", 5)
    assert stream.prompt_tokens == len(model.tokenizer.encode("in the end"))
    assert stream.prompt_seconds > 0
    assert stream.tokens_per_second > 0
    stopped = model.generate("in the end", 5, stop=text[1:3], stream=True)
    assert "".join(stopped) == text[: text.index(text[1:3])]
    assert stopped.finish_reason == "stop"


def test_a_cancelled_answer_stays_as_far_as_it_came(model: Any) -> None:
    talk = model.conversation(**{**GREEDY, "max_tokens": 50})
    stream = talk.say("the end", stream=True)
    got = next(stream)
    stream.cancel()
    got += "".join(stream)
    assert stream.finish_reason == "cancelled"
    assert talk.messages[-1] == {"role": "assistant", "content": got}
    left = talk.say("and", stream=True)
    got = next(left)
    talk.say("then", max_tokens=1)  # ends the one that nobody reads
    assert left.finish_reason == "cancelled"
    assert talk.messages[3]["content"] == got
    unread = talk.say("in", stream=True)
    unread.close()
    early = talk.say("in", stream=True)
    early.cancel()
    assert "".join(early) == ""
    assert len(talk.messages) == 6


def test_the_oldest_messages_are_forgotten_when_the_context_is_full(small: Path) -> None:
    model = kt.create_model(small, context=256)
    talk = model.conversation(system="the", **{**GREEDY, "max_tokens": 8})
    for _ in range(8):
        talk.say("and the end in the end")
        assert talk.latest.prompt_tokens + 8 <= 256
    assert 0 < talk.forgotten < 14
    assert talk.forgotten % 2 == 0
    assert len(talk.messages) == 16
    before = list(talk.messages)
    with pytest.raises(InputError, match=r"prompt has \d+ tokens.*room for 256"):
        talk.say("the end " * 200)
    assert talk.messages == before
    assert talk.say("in the end")


def test_a_conversation_is_a_file(model: Any, tmp_path: Path) -> None:
    talk = model.conversation(system="in the", **GREEDY)
    answer = talk.say("the end")
    talk.save(tmp_path / "talk.json")
    data = json.loads((tmp_path / "talk.json").read_text(encoding="utf-8"))
    assert [m["role"] for m in data["messages"]] == ["system", "user", "assistant"]
    again = model.conversation(**GREEDY)
    again.load(tmp_path / "talk.json")
    assert (again.system, again.messages) == ("in the", talk.messages)
    assert again.say("and") == talk.say("and")
    talk.save(tmp_path / "talk.json")
    again.load(tmp_path / "talk.json")
    assert len(again.messages) == 4
    assert again.messages[1]["content"] == answer
    assert [path.name for path in tmp_path.iterdir()] == ["talk.json"]


def test_a_conversation_shows_its_model_and_messages(model: Any) -> None:
    talk = model.conversation()
    assert repr(talk) == f"<Conversation with '{clean(model.model_id)}': 0 messages>"
    talk.say("a", max_tokens=1)
    assert repr(talk).endswith("small.gguf': 2 messages>")


@pytest.mark.parametrize("given", [3, None, 1.5])
def test_only_texts_and_messages_are_read(model: Any, given: Any) -> None:
    kind = f"it is of type {type(given).__name__}"
    for use in (model.generate, model.chat, model.conversation().say):
        with pytest.raises(InputError, match=kind):
            use(given)


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"messages": 3}', "[" * 100_000])
def test_a_file_that_is_no_conversation_is_neither_read_nor_replaced(
    model: Any, tmp_path: Path, text: str
) -> None:
    path = tmp_path / "other.json"
    path.write_text(text, encoding="utf-8")
    talk = model.conversation()
    for use in (talk.load, talk.save):
        with pytest.raises(InputError, match=r"other\.json|is no message"):
            use(path)
    assert path.read_text(encoding="utf-8") == text


def test_answers_are_sampled_as_the_file_recommends(model: Any, tmp_path: Path) -> None:
    def defaults(**more: Any) -> dict[str, Any]:
        said = {f"general.sampling.{name}": value for name, value in more.items()}
        found: dict[str, Any] = kt.create_model(
            write_model(tmp_path / "m.gguf", more=said)
        ).chat_options
        return found

    ours = model.chat_options
    assert (ours["temperature"], ours["top_k"], ours["repetition_penalty"]) == (0.8, 40, 1.1)
    found = defaults(temp=0.5, top_k=20, penalty_repeat=1.25, mirostat=2)
    assert found == {**ours, "temperature": 0.5, "top_k": 20, "repetition_penalty": 1.25}
    assert defaults(temp=0.5, top_p=7.0) == ours
    assert defaults(temp="hot") == ours


def test_wrong_options_are_refused_before_anything_is_said(model: Any) -> None:
    with pytest.raises(InputError, match="did you mean 'temperature'"):
        model.conversation(temperatur=1)
    talk = model.conversation()
    with pytest.raises(InputError, match="top_p is 2"):
        talk.say("the", top_p=2)
    assert talk.messages == []
