"""Read what an answer must be: JSON of a schema, a grammar, or calls of tools."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from kitsune.serving.fields import Fields
from kitsune.serving.request_errors import RequestError

MAX_TOOLS = 128
FIELDS = {  # of llama.cpp and vLLM, by the name of the constraint
    "json_schema": "json_schema",
    "grammar": "grammar",
    "guided_json": "json_schema",
    "guided_regex": "regex",
    "guided_choice": "choices",
    "guided_grammar": "grammar",
}
TOOLS_PROMPT = """You may call these functions:
{tools}
To call one, answer
<tool_call>
{{"name": NAME, "arguments": OBJECT}}
</tool_call>"""
CALL_GRAMMAR = """start: "<tool_call>\\n" call "\\n</tool_call>"
call: %json {schema}
"""


def parse_constraint(fields: Fields, tools: Sequence[Any]) -> dict[str, Any]:
    """The constraint of an answer, as an option of `TextModel.generate`."""
    found = dict[str, Any]()
    for name, option in FIELDS.items():
        if name in fields:
            found[option] = fields.found[name]
    found |= _parse_format(fields.object("response_format"))
    called = _choose_called(fields, tools)
    if called:
        found["grammar"] = _write_calls(called)
    if len(found) > 1:
        raise RequestError(f"{' and '.join(sorted(found))} are both given", hint="give one")
    return found


def _parse_format(form: Fields) -> dict[str, Any]:
    kind = form.choice("type", "text", ("text", "json_object", "json_schema"))
    if kind == "text":
        return {}
    where = form.object("json_schema") if kind == "json_schema" else form
    schema = where.found.get("schema")
    if schema is None:
        if kind == "json_schema":
            where.required("schema")
        schema = {"type": "object"}
    if not isinstance(schema, (dict, bool)):
        raise where.fail("schema", "it must be a JSON schema")
    return {"json_schema": schema}


# --- tools ---------------------------------------------------------------------------------------


def parse_tools(fields: Fields) -> tuple[Any, ...]:
    """The tools that the model may call."""
    found = fields.items("tools", [])
    if len(found) > MAX_TOOLS:
        raise RequestError(f"there are {len(found)} tools", why=f"at most {MAX_TOOLS} are read")
    for n, each in enumerate(found):
        tool = Fields(each if isinstance(each, dict) else {}, f"tools[{n}]")
        tool.choice("type", "function", ("function",))
        tool.object("function").required("name")
    return () if fields.found.get("tool_choice") == "none" else tuple(found)


def _choose_called(fields: Fields, tools: Sequence[Any]) -> list[Any]:
    """The tools of which one must be called; none if the model decides."""
    choice = fields.found.get("tool_choice")
    if choice in (None, "auto", "none") or not tools:
        return []
    if choice == "required":
        return list(tools)
    function = choice.get("function", choice) if isinstance(choice, dict) else {}
    name = function.get("name") if isinstance(function, dict) else None
    found = [tool for tool in tools if tool["function"]["name"] == name]
    if not found:
        raise fields.fail("tool_choice", 'it must be "auto", "none", "required" or a function')
    return found


def _write_calls(tools: Sequence[Any]) -> str:
    """A grammar of one call of one of some tools."""
    schemas = [_call_schema(tool["function"]) for tool in tools]
    schema = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
    return CALL_GRAMMAR.format(schema=json.dumps(schema))


def _call_schema(function: Mapping[str, Any]) -> dict[str, Any]:
    parameters = function.get("parameters") or {"type": "object"}
    return {
        "type": "object",
        "properties": {"name": {"const": function["name"]}, "arguments": parameters},
        "required": ["name", "arguments"],
        "additionalProperties": False,
    }


def add_tools(
    messages: list[dict[str, Any]], tools: Sequence[Any], template: str | None
) -> tuple[list[dict[str, Any]], list[Any] | None]:
    """Messages and tools for a template; where it knows no tools, they are in the messages."""
    if "tools" in (template or ""):
        return messages, list(tools) or None
    made = [_write_calls_as_text(each) for each in messages]
    if not tools:
        return made, None
    text = TOOLS_PROMPT.format(tools="\n".join(json.dumps(t["function"]) for t in tools))
    if made[0]["role"] == "system":
        first, rest = f"{made[0]['content']}\n\n{text}", made[1:]
    else:
        first, rest = text, made
    return [{"role": "system", "content": first}, *rest], None


def _write_calls_as_text(message: dict[str, Any]) -> dict[str, Any]:
    """Calls and their results as the models that know tools write them."""
    if message["role"] in ("tool", "function"):
        return {
            "role": "user",
            "content": f"<tool_response>\n{message['content']}\n</tool_response>",
        }
    calls = message.get("tool_calls")
    if not isinstance(calls, list):
        return message
    parts = [message["content"]] if message["content"] else []
    for call in calls:
        function = call.get("function", {}) if isinstance(call, dict) else {}
        name, arguments = function.get("name", ""), function.get("arguments", "{}")
        given = arguments if isinstance(arguments, str) else json.dumps(arguments)
        body = f'{{"name": {json.dumps(name)}, "arguments": {given}}}'
        parts.append(f"<tool_call>\n{body}\n</tool_call>")
    return {"role": message["role"], "content": "\n".join(parts)}
