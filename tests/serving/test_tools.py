"""Tool calls in answers: found where a template has tools, and held back in a stream."""

from __future__ import annotations

import json

import pytest

from kitsune.serving.chat_replies import CallHolder, split_calls

CALL = '<tool_call>\n{"name": "weather", "arguments": {"city": "Rome"}}\n</tool_call>'


def names(calls: list) -> list[tuple[str, object]]:
    return [(c["function"]["name"], json.loads(c["function"]["arguments"])) for c in calls]


def test_calls_are_taken_out_of_the_text() -> None:
    calls, text = split_calls(f"I look.\n{CALL}\n{CALL.replace('Rome', 'Paris')}")
    assert names(calls) == [("weather", {"city": "Rome"}), ("weather", {"city": "Paris"})]
    assert text == "I look."
    assert len({call["id"] for call in calls}) == 2


def test_several_calls_in_one_block_and_one_that_does_not_end() -> None:
    calls, _ = split_calls(
        '<tool_call>[{"name": "a", "parameters": {}}, {"name": "b"}]</tool_call>'
    )
    assert names(calls) == [("a", {}), ("b", {})]
    assert names(split_calls(CALL.removesuffix("</tool_call>"))[0]) == [
        ("weather", {"city": "Rome"})
    ]


@pytest.mark.parametrize(
    "text", ["none", "<tool_call>{</tool_call>", "<tool_call>[1]</tool_call>", "a <tool_cal"]
)
def test_what_is_no_call_stays_text(text: str) -> None:
    assert split_calls(text) == ([], text)
    for size in (1, 3, 100):
        holder = CallHolder()
        shown = "".join(holder.add(text[n : n + size]) for n in range(0, len(text), size))
        calls, rest = holder.end()
        assert (calls, shown + rest) == ([], text)


@pytest.mark.parametrize("size", [1, 4, 100])
def test_a_stream_shows_no_part_of_a_call(size: int) -> None:
    text, holder = f"I look. {CALL}", CallHolder()
    shown = "".join(holder.add(text[n : n + size]) for n in range(0, len(text), size))
    calls, rest = holder.end()
    assert (shown, rest) == ("I look. ", "")
    assert names(calls) == [("weather", {"city": "Rome"})]
