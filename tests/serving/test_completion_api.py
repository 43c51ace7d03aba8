"""llama.cpp's own routes and OpenAI's /v1/responses: the same texts, in their forms."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kitsune.serving import Server
from tests.serving.client import Client

GREEDY = {"temperature": 0, "n_predict": 6}
HELLO = [{"role": "user", "content": "in the end"}]


def read_events(client: Client, path: str, body: dict[str, Any]) -> list[Any]:
    connection = client.connect()
    connection.request("POST", path, json.dumps({**body, "stream": True}))
    text = connection.getresponse().read().decode()
    connection.close()
    lines = [x.removeprefix("data: ") for x in text.splitlines() if x.startswith("data: ")]
    return [json.loads(line) for line in lines]


def test_a_completion_has_the_text_of_openais_route(client: Client) -> None:
    made = client.post("/completion", {"prompt": "and then", "return_tokens": True, **GREEDY})
    body = {"prompt": "and then", "temperature": 0, "max_tokens": 6}
    want = client.post("/v1/completions", body)
    assert made["content"] == want["choices"][0]["text"]
    assert len(made["tokens"]) == made["tokens_predicted"] == made["timings"]["predicted_n"]
    read = made["timings"]["prompt_n"] + made["timings"]["cache_n"]
    assert read == made["tokens_evaluated"] == want["usage"]["prompt_tokens"]
    assert (made["stop"], made["truncated"]) == (True, False)
    *parts, last = read_events(client, "/completion", {"prompt": "and then", **GREEDY})
    assert "".join(part["content"] for part in parts) == made["content"]
    assert [part["stop"] for part in parts] == [False] * len(parts)
    assert last["generation_settings"]["n_predict"] == 6


def test_prompts_are_texts_tokens_or_both(client: Client) -> None:
    ids = client.post("/tokenize", {"content": "and then", "add_special": True})["tokens"]
    plain = client.post("/tokenize", {"content": "and then"})["tokens"]
    assert client.post("/detokenize", {"tokens": plain})["content"].strip() == "and then"
    pieces = client.post("/tokenize", {"content": "and then", "with_pieces": True})["tokens"]
    assert [each["id"] for each in pieces] == plain
    several = client.post("/completion", {"prompt": [ids, "and then"], **GREEDY})
    assert several[0]["content"] == several[1]["content"]
    mixed = client.post("/completion", {"prompt": [*ids[:1], " and then"], **GREEDY})
    assert isinstance(mixed["content"], str)
    named = client.post("/completion", {"prompt": {"prompt_string": "and then"}, **GREEDY})
    assert named["content"] == several[0]["content"]


def test_probabilities_bias_and_chosen_fields(client: Client) -> None:
    body = {"prompt": "and then", "n_probs": 3, "ignore_eos": True, **GREEDY}
    made = client.post("/completion", body)
    entries = made["completion_probabilities"]
    assert len(entries) == 6
    assert [len(each["top_logprobs"]) for each in entries] == [3] * 6
    first = entries[0]["id"]
    assert all(each["bias"] is None for each in made["generation_settings"]["logit_bias"])
    for bias in ([[first, False]], {str(first): -100}):
        other = client.post("/completion", {**body, "logit_bias": bias})
        assert other["completion_probabilities"][0]["id"] != first
    names = ["content", "generation_settings/n_predict"]
    chosen = client.post("/completion", {**body, "response_fields": names})
    assert chosen == {"content": made["content"], "generation_settings/n_predict": 6}


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"prompt": {"prompt_string": "a", "multimodal_data": "x"}}, "no other data"),
        ({"prompt": [1, None]}, "a text, tokens"),
        ({"prompt": "a", "logit_bias": [[1, 2, 3]]}, "number"),
        ({"prompt": "and then " * 400}, "room for 512"),
    ],
)
def test_what_is_wrong_with_a_completion_is_said(client: Client, body: Any, said: str) -> None:
    assert said in client.error("/completion", body)["message"]


def test_templates_counts_and_slots(client: Client) -> None:
    prompt = client.post("/apply-template", {"messages": HELLO})["prompt"]
    assert "in the end" in prompt
    counted = client.post("/v1/chat/completions/input_tokens", {"messages": HELLO})
    assert counted["input_tokens"] == len(client.post("/tokenize", {"content": prompt})["tokens"])
    known = client.get("/props")
    assert known["default_generation_settings"]["n_ctx"] == 512
    assert len(client.get("/slots")) == known["total_slots"] == 4
    assert client.get("/models") == client.get("/v1/models")


# --- /v1/responses -------------------------------------------------------------------------------


def test_a_response_has_the_text_of_the_chat(client: Client) -> None:
    body = {"input": HELLO, "temperature": 0, "max_output_tokens": 8}
    made = client.post("/v1/responses", body)
    chat = client.post(
        "/v1/chat/completions", {"messages": HELLO, "temperature": 0, "max_tokens": 8}
    )
    (item,) = made["output"]
    assert item["content"][0]["text"] == chat["choices"][0]["message"]["content"]
    assert made["usage"]["output_tokens"] == chat["usage"]["completion_tokens"]
    is_cut = chat["choices"][0]["finish_reason"] == "length"
    assert made["status"] == ("incomplete" if is_cut else "completed")
    events = read_events(client, "/v1/responses", body)
    assert [each["sequence_number"] for each in events] == list(range(len(events)))
    deltas = [e["delta"] for e in events if e["type"] == "response.output_text.delta"]
    assert "".join(deltas) == item["content"][0]["text"]
    assert events[-1]["response"]["output"][0]["content"] == item["content"]


def test_responses_read_instructions_parts_and_results_of_calls(client: Client) -> None:
    call = {"type": "function_call", "call_id": "1", "name": "f", "arguments": "{}"}
    result = {"type": "function_call_output", "call_id": "1", "output": "a blue fox"}
    parts = {"role": "user", "content": [{"type": "input_text", "text": "in the end"}]}
    body = {"instructions": "Be brief.", "input": [parts, call, result], "max_output_tokens": 2}
    assert client.post("/v1/responses", body)["instructions"] == "Be brief."
    for wrong in ({"input": [3]}, {"input": "a", "previous_response_id": "x"}, {}):
        client.error("/v1/responses", wrong)


# --- options -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def other(folder: Path) -> Iterator[Client]:
    options: dict[str, Any] = {"max_tokens": 5, "temperature": 1.0, "seed": 3, "any_model": True}
    with Server(folder / "small.gguf", port=0, api_key="k", quiet=True, **options) as server:
        yield Client(server, "k")


def test_requests_that_say_nothing_have_the_servers_defaults(other: Client) -> None:
    body = {"model": "gpt-4.1", "prompt": "and then"}
    first, second = (other.post("/v1/completions", body) for _ in range(2))
    assert first["choices"] == second["choices"]
    assert first["usage"]["completion_tokens"] <= 5
    settings = other.post("/completion", body)["generation_settings"]
    assert (settings["seed"], settings["n_predict"]) == (3, 5)
    assert math.isclose(settings["temperature"], 1.0)


def test_a_key_may_be_in_the_header_of_anthropics_clients(other: Client) -> None:
    plain = Client(other.server)
    assert plain.ask("GET", "/v1/models", x_api_key="k")[0] == 200
    assert plain.ask("GET", "/v1/models", x_api_key="wrong")[0] == 401
