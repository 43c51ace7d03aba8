"""Chat and completions: the form of OpenAI's answers, and the text that the model generates."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

import kitsune as kt
from kitsune.serving import Server
from tests.serving.client import Client, events_text

CHAT, COMPLETIONS = "/v1/chat/completions", "/v1/completions"
HELLO = [{"role": "user", "content": "in the end"}]
TOOL = {"type": "function", "function": {"name": "look", "parameters": {"type": "object"}}}
GREEDY = {"temperature": 0, "max_tokens": 12}


@pytest.fixture(scope="module")
def model(folder: Path) -> Any:
    return kt.create_model(folder / "small.gguf")


def greedy(model: Any, prompt: str, count: int) -> str:
    options = {**model.chat_options, "temperature": 0.0, "max_new_tokens": count}
    return str(model.generate(prompt, **options))


def test_models_are_listed(client: Client) -> None:
    listed = client.get("/v1/models")
    assert [(each["id"], each["kind"]) for each in listed["data"]] == [
        ("small", "text"),
        ("rows", "tensors"),
    ]
    assert client.get("/v1/models/small")["context"] == 512


def test_a_completion_is_what_the_model_generates(client: Client, model: Any) -> None:
    made = client.post(COMPLETIONS, {"model": "small", "prompt": "and then", **GREEDY})
    (choice,) = made["choices"]
    assert choice["text"] == greedy(model, "and then", 12)
    assert choice["finish_reason"] in ("length", "stop")
    assert made["object"] == "text_completion"
    assert made["usage"]["prompt_tokens"] == len(model.tokenizer.encode("and then"))
    assert made["usage"]["completion_tokens"] <= 12


def test_an_answer_is_what_the_model_says(client: Client, model: Any) -> None:
    made = client.post(CHAT, {"messages": HELLO, **GREEDY})
    (choice,) = made["choices"]
    want = model.chat(HELLO, temperature=0, max_new_tokens=12)
    assert choice["message"] == {"role": "assistant", "content": want}
    assert made["object"] == "chat.completion"
    assert made["model"] == "small"


def test_a_stream_has_the_same_text_in_pieces(client: Client) -> None:
    body = {"messages": HELLO, **GREEDY, "stream_options": {"include_usage": True}}
    whole = client.post(CHAT, body)
    *events, usage = client.stream(CHAT, body)
    assert events[0]["choices"][0]["delta"]["role"] == "assistant"
    assert "".join(events_text(events)) == whole["choices"][0]["message"]["content"]
    assert events[-1]["choices"][0]["finish_reason"] == whole["choices"][0]["finish_reason"]
    assert usage["choices"] == []
    assert usage["usage"]["completion_tokens"] == whole["usage"]["completion_tokens"]
    assert {event["id"] for event in events} == {usage["id"]}


def test_a_streamed_completion_has_the_same_text(client: Client) -> None:
    body = {"prompt": "and then", **GREEDY}
    whole = client.post(COMPLETIONS, body)
    events = client.stream(COMPLETIONS, body)
    assert "".join(e["choices"][0]["text"] for e in events) == whole["choices"][0]["text"]


def test_a_stop_ends_the_text_before_it(client: Client, model: Any) -> None:
    text = greedy(model, "and then", 12)
    stop = text[3:5]
    body = {"prompt": "and then", **GREEDY, "stop": [stop]}
    (choice,) = client.post(COMPLETIONS, body)["choices"]
    assert choice["text"] == text[: text.index(stop)]
    assert choice["finish_reason"] == "stop"
    events = client.stream(COMPLETIONS, body)
    assert "".join(e["choices"][0]["text"] for e in events) == choice["text"]


def test_choices_of_a_seed_come_again_and_differ(client: Client) -> None:
    body = {"messages": HELLO, "max_tokens": 10, "temperature": 1.5, "seed": 3, "n": 3}
    first, second = client.post(CHAT, body), client.post(CHAT, body)
    texts = [choice["message"]["content"] for choice in first["choices"]]
    assert texts == [choice["message"]["content"] for choice in second["choices"]]
    assert len(set(texts)) > 1
    assert [choice["index"] for choice in first["choices"]] == [0, 1, 2]
    assert first["usage"]["completion_tokens"] == 30 or "stop" in str(first)


def test_log_probabilities_are_of_the_chosen_and_the_most_likely(client: Client) -> None:
    body = {"messages": HELLO, **GREEDY, "logprobs": True, "top_logprobs": 3}
    made = client.post(CHAT, body)
    tokens = made["choices"][0]["logprobs"]["content"]
    assert len(tokens) == made["usage"]["completion_tokens"]
    for token in tokens:
        assert len(token["top_logprobs"]) == 3
        assert token["logprob"] <= token["top_logprobs"][0]["logprob"] <= 0
    streamed = [
        entry
        for event in client.stream(CHAT, body)
        for choice in event["choices"]
        for entry in (choice["logprobs"] or {"content": []})["content"]
    ]
    assert [t["token"] for t in streamed] == [t["token"] for t in tokens]


def test_completions_take_tokens_and_several_prompts(client: Client, model: Any) -> None:
    ids = model.tokenizer.encode("and then")
    body = {"prompt": [ids, "in the"], **GREEDY, "logprobs": 2, "echo": True}
    made = client.post(COMPLETIONS, body)["choices"]
    assert made[0]["text"] == model.tokenizer.decode(ids) + greedy(model, "and then", 12)
    assert made[1]["text"] == "in the" + greedy(model, "in the", 12)
    assert len(made[1]["logprobs"]["tokens"]) == len(made[1]["logprobs"]["token_logprobs"])


def test_a_bias_forbids_tokens(client: Client) -> None:
    plain = client.post(
        COMPLETIONS, {"prompt": "a", "max_tokens": 1, "temperature": 0, "logprobs": 1}
    )
    body = {"prompt": "a", "max_tokens": 1, "temperature": 0, "logprobs": 0}
    biased = client.post(COMPLETIONS, {**body, "logit_bias": {"5": 100}})
    other = client.post(COMPLETIONS, {**body, "logit_bias": {"6": 100}})
    texts = {each["choices"][0]["text"] for each in (plain, biased, other)}
    assert len(texts) == 3


def test_a_prompt_that_was_read_before_is_cached(client: Client) -> None:
    body = {"prompt": "and then in the end " * 12, "max_tokens": 2, "temperature": 0}
    first = client.post(COMPLETIONS, body)
    second = client.post(COMPLETIONS, body)
    assert second["choices"] == first["choices"]
    details = second["usage"]["prompt_tokens_details"]
    assert details["cached_tokens"] >= second["usage"]["prompt_tokens"] - 64
    assert client.metric("kitsune_cached_tokens_total") >= details["cached_tokens"]


def test_answers_are_the_same_whatever_runs_beside_them(folder: Path, model: Any) -> None:
    """With batch_invariant: log probabilities too, to the last bit."""
    server = Server(
        folder / "small.gguf",
        port=0,
        max_batch=6,
        batch_invariant=True,
        cache_tokens=512,  # of which six answers do not fit: some are preempted
        quiet=True,
    )
    endless = {str(token): -100 for token in model.tokenizer.ends}
    common = {"max_tokens": 150, "temperature": 1, "logprobs": 1, "logit_bias": endless}
    bodies = [{"prompt": "in the end " * n, "seed": n, **common} for n in range(1, 9)]
    with server:
        client = Client(server)
        alone = [client.post(COMPLETIONS, body)["choices"] for body in bodies]
        together: dict[int, Any] = {}

        def ask(n: int) -> None:
            together[n] = client.post(COMPLETIONS, bodies[n])["choices"]

        threads = [threading.Thread(target=ask, args=(n,)) for n in range(len(bodies))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert client.metric("kitsune_preemptions_total") > 0
        assert client.metric("kitsune_batch_size_sum") > client.metric("kitsune_batch_size_count")
    assert [together[n] for n in range(len(bodies))] == alone


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({}, "messages is missing or empty"),
        ({"messages": "hi"}, "it must be a list"),
        ({"messages": [{"role": "user"}]}, "messages[0].content is missing"),
        ({"messages": [{"role": "robot", "content": ""}]}, "messages[0].role is"),
        ({"messages": [{"role": "user", "content": [{"type": "image_url"}]}]}, "text alone"),
        ({"messages": HELLO, "temperature": -1}, "a number from 0 to 100"),
        ({"messages": HELLO, "temperature": "hot"}, 'temperature is "hot"'),
        ({"messages": HELLO, "top_p": 0}, "top_p is 0"),
        ({"messages": HELLO, "n": 0}, "a whole number from 1 to 16"),
        ({"messages": HELLO, "max_tokens": 0}, "a whole number from 1"),
        ({"messages": HELLO, "stop": [""]}, "none empty"),
        ({"messages": HELLO, "top_logprobs": 2}, "logprobs must be true"),
        ({"messages": HELLO, "logit_bias": {"": 1}}, "number of a token"),
        ({"messages": HELLO, "logit_bias": {"99999": 1}}, "no token 99999"),
        ({"messages": [{"role": "user", "content": "\ud800"}]}, "surrogates not allowed"),
        ({"messages": HELLO, "response_format": {"type": "sound"}}, "json_object"),
        ({"messages": HELLO, "tools": [{}]}, "tools[0].function.name is missing"),
        ({"messages": HELLO, "tool_choice": 3, "tools": [TOOL]}, "or a function"),
        ({"messages": HELLO, "model": "rows"}, "no model 'rows' that generates text"),
        ({"messages": [{"role": "user", "content": "and then " * 400}]}, "room for 512"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_wrong_with_a_chat_is_said(client: Client, body: Any, said: str) -> None:
    for stream in (False, True):
        error = client.error(CHAT, {**body, "stream": stream})
        assert said in error["message"]
        assert error["type"] in ("invalid_request_error", "exceed_context_size_error")


def test_what_is_wrong_with_a_completion_is_said(client: Client) -> None:
    for body, said in [
        ({}, "prompt is missing"),
        ({"prompt": []}, "it must be a text or a list of tokens"),
        ({"prompt": [[1], []]}, "it must be a text or a list of tokens"),
        ({"prompt": [99999]}, "no token 99999"),
        ({"prompt": "a", "suffix": "b"}, "it is not supported"),
        ({"prompt": "a", "logprobs": 100}, "from 0 to 20"),
    ]:
        assert said in client.error(COMPLETIONS, body)["message"]


def test_an_unknown_model_is_not_found(client: Client) -> None:
    error = client.error(CHAT, {"model": "gpt", "messages": HELLO}, 404)
    assert error["code"] == "model_not_found"
    assert "small, rows" in error["message"]
