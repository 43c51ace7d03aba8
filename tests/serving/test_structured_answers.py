"""Answers that must be JSON of a schema, of a grammar, or a call of a tool."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kitsune.serving.answer_formats import add_tools, parse_constraint
from kitsune.serving.fields import Fields
from kitsune.serving.request_errors import RequestError
from tests.serving.client import Client

CHAT = "/v1/chat/completions"
MOST = 200  # tokens: more than any answer takes, with all the white space that it may have
HELLO = [{"role": "user", "content": "in the end"}]
SCHEMA = {
    "type": "object",
    "properties": {"size": {"enum": [1, 2]}, "is_red": {"type": "boolean"}},
    "required": ["size", "is_red"],
    "additionalProperties": False,
}
LOOK = {"type": "function", "function": {"name": "look", "parameters": SCHEMA}}
WALK = {"type": "function", "function": {"name": "walk"}}


@pytest.fixture(autouse=True)
def _structured() -> None:
    pytest.importorskip("llguidance")


def ask(client: Client, **body: Any) -> Any:
    return client.post(CHAT, {"messages": HELLO, "max_tokens": MOST, "seed": 1, **body})


def test_an_answer_is_json_of_the_schema(client: Client) -> None:
    form = {"type": "json_schema", "json_schema": {"name": "fox", "schema": SCHEMA}}
    (choice,) = ask(client, response_format=form)["choices"]
    found = json.loads(choice["message"]["content"])
    assert set(found) == {"size", "is_red"}
    assert choice["finish_reason"] == "stop"
    body = {"messages": HELLO, "max_tokens": MOST, "seed": 1, "response_format": form}
    events = client.stream(CHAT, body)
    text = "".join(c["delta"].get("content") or "" for e in events for c in e["choices"])
    assert json.loads(text) == found


def test_a_response_is_json_of_the_schema(client: Client) -> None:
    form = {"type": "json_schema", "name": "fox", "schema": SCHEMA}
    body = {"input": HELLO, "text": {"format": form}, "max_output_tokens": MOST, "seed": 1}
    made = client.post("/v1/responses", body)
    assert set(json.loads(made["output"][0]["content"][0]["text"])) == {"size", "is_red"}


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("json_schema", {"const": 42}, {"42"}),
        ("grammar", 'root ::= "a"{3,3}', {"aaa"}),
        ("grammar", 'start: "b" | "c"', {"b", "c"}),
        ("guided_regex", "[01]{2}", {"00", "01", "10", "11"}),
        ("guided_choice", ["yes", "no"], {"yes", "no"}),
    ],
)
def test_a_completion_is_of_the_grammar(client: Client, name: str, value: Any, said: Any) -> None:
    made = client.post("/v1/completions", {"prompt": "and", "max_tokens": 9, name: value})
    assert made["choices"][0]["text"] in said


def test_all_choices_are_constrained(client: Client) -> None:
    made = ask(client, n=3, guided_choice=["yes", "no"])
    assert {each["message"]["content"] for each in made["choices"]} <= {"yes", "no"}


@pytest.mark.parametrize("choice", ["required", {"type": "function", "function": {"name": "look"}}])
def test_a_tool_must_be_called(client: Client, choice: Any) -> None:
    tools = [LOOK] if choice == "required" else [LOOK, WALK]
    (made,) = ask(client, tools=tools, tool_choice=choice, max_tokens=MOST)["choices"]
    (call,) = made["message"]["tool_calls"]
    assert made["finish_reason"] == "tool_calls"
    assert call["function"]["name"] == "look"
    assert set(json.loads(call["function"]["arguments"])) == {"size", "is_red"}


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"grammar": "root ::= (a"}, "grammar"),
        ({"response_format": {"type": "json_object", "schema": {"type": "hiccup"}}}, "hiccup"),
        ({"response_format": {"type": "json_object", "schema": 3}}, "JSON schema"),
        ({"response_format": {"type": "json_schema"}}, "schema is missing"),
        ({"guided_choice": [], "messages": HELLO}, "choices"),
    ],
)
def test_what_is_no_grammar_is_said(client: Client, body: Any, said: str) -> None:
    for stream in (False, True):
        error = client.error(CHAT, {"messages": HELLO, "stream": stream, **body})
        assert said in error["message"]


def test_two_constraints_are_refused() -> None:
    with pytest.raises(RequestError, match="both given"):
        parse_constraint(Fields({"grammar": "a", "json_schema": {}}), [])


def test_a_template_without_tools_is_given_them_as_text() -> None:
    call = {"id": "1", "type": "function", "function": {"name": "look", "arguments": "{}"}}
    messages: list[dict[str, Any]] = [
        {"role": "system", "content": "Be brief."},
        *HELLO,
        {"role": "assistant", "content": "", "tool_calls": [call]},
        {"role": "tool", "content": "a fox"},
    ]
    made, tools = add_tools(messages, [LOOK], "{{ messages }}")
    assert tools is None
    assert made[0]["content"].startswith("Be brief.\n\nYou may call")
    assert '"name": "look"' in made[0]["content"]
    assert '{"name": "look", "arguments": {}}' in made[2]["content"]
    assert made[3] == {"role": "user", "content": "<tool_response>\na fox\n</tool_response>"}
    assert add_tools(messages, [LOOK], "{{ tools }}") == (messages, [LOOK])
