"""OpenAI's route /v1/responses: requests with an `input`, answers with `output` items."""

from __future__ import annotations

import time
import uuid
from collections.abc import AsyncIterator, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kitsune.serving.chat_replies import CallHolder, describe_times, split_calls
from kitsune.serving.chat_requests import TextRequest, parse_chat
from kitsune.serving.events import Generations, unless_gone
from kitsune.serving.fields import Fields
from kitsune.serving.http import Context, read_fields
from kitsune.serving.text_service import Generation, Piece, TextService
from kitsune.serving.text_streams import Event, collect_answers, stream_events

COPIED = ("model", "temperature", "top_p", "top_k", "seed", "stop", "stream", "tool_choice")
ABSENT = ("previous_response_id", "conversation", "background", "prompt")  # they need a store
TEXT_PARTS = ("input_text", "output_text", "text")


async def respond(request: Request) -> Response:
    context: Context = request.app.state.context
    fields = await read_fields(request, context.limits)
    service = context.find_text(fields)
    asked = parse_chat(translate(fields), service, context.limits.seconds)
    reply = ResponseReply(service.name, fields, bool(asked.tools))
    if asked.is_streamed:
        return await stream_events(_events(service, asked, reply), is_named=True, end="")
    (made,) = await unless_gone(request, collect_answers(service, asked))
    items = reply.items(made.text)
    return JSONResponse(reply.body(made.generation, items, made.reason))


# --- requests ------------------------------------------------------------------------------------


def translate(fields: Fields) -> Fields:
    """The same as a request of /v1/chat/completions."""
    for name in ABSENT:
        if fields.found.get(name):
            raise fields.fail(name, "this server keeps no answers", hint="send the whole input")
    made = {name: fields.found[name] for name in COPIED if name in fields}
    if "max_output_tokens" in fields:
        made["max_tokens"] = fields.integer("max_output_tokens", None, 1, float("inf"))
    if (form := fields.object("text").object("format").found).get("type", "text") != "text":
        kind = str(form["type"])
        made["response_format"] = {"type": kind, kind: form}
    made["tools"] = [_translate_tool(each) for each in fields.items("tools", [])]
    instructions = fields.text("instructions", None)
    before = [{"role": "system", "content": instructions}] if instructions else []
    return Fields({**made, "messages": [*before, *_translate_input(fields)]})


def _translate_tool(found: Any) -> Any:
    if isinstance(found, dict) and found.get("type") == "function" and "function" not in found:
        return {"type": "function", "function": {k: v for k, v in found.items() if k != "type"}}
    return found


def _translate_input(fields: Fields) -> list[Any]:
    value = fields.required("input")
    if isinstance(value, str):
        return [{"role": "user", "content": value}]
    return [
        _translate_item(Fields(each, f"input[{n}]") if isinstance(each, dict) else None, fields)
        for n, each in enumerate(fields.items("input", []))
    ]


def _translate_item(item: Fields | None, fields: Fields) -> dict[str, Any]:
    if item is None:
        raise fields.fail("input", "it must be a text, or a list of messages")
    kind = item.found.get("type", "message")
    if kind == "function_call":
        call = {name: item.required(name) for name in ("name", "arguments")}
        number = item.required("call_id")
        calls = [{"id": number, "type": "function", "function": call}]
        return {"role": "assistant", "content": None, "tool_calls": calls}
    if kind == "function_call_output":
        output = str(item.required("output"))
        return {"role": "tool", "content": output, "tool_call_id": item.required("call_id")}
    if kind != "message":
        raise item.fail("type", "the model reads messages and calls of functions")
    return {"role": item.required("role"), "content": _translate_content(item)}


def _translate_content(item: Fields) -> Any:
    value = item.found.get("content")
    if not isinstance(value, list):
        return value
    parts = [part if isinstance(part, dict) else {} for part in value]
    return [{**p, "type": "text"} if p.get("type") in TEXT_PARTS else p for p in parts]


# --- answers -------------------------------------------------------------------------------------


class ResponseReply:
    """The parts of an answer, and the events that tell of them."""

    def __init__(self, model: str, fields: Fields, has_tools: bool) -> None:
        self.id, self.message = f"resp_{uuid.uuid4().hex}", f"msg_{uuid.uuid4().hex}"
        self._created, self._model, self.has_tools = int(time.time()), model, has_tools
        self._fields, self._number = fields, -1
        self.has_times = fields.flag("timings_per_token")

    def body(
        self, generation: Generation | None, items: Sequence[Any], reason: str | None
    ) -> dict[str, Any]:
        """The whole answer; one that is being written has no `reason`."""
        status = {"length": "incomplete", None: "in_progress"}.get(reason, "completed")
        given = self._fields.found
        return {
            "id": self.id,
            "object": "response",
            "created_at": self._created,
            "status": status,
            "error": None,
            "incomplete_details": {"reason": "max_output_tokens"} if reason == "length" else None,
            "instructions": given.get("instructions"),
            "max_output_tokens": given.get("max_output_tokens"),
            "model": self._model,
            "output": list(items),
            "parallel_tool_calls": True,
            "temperature": given.get("temperature"),
            "top_p": given.get("top_p"),
            "tool_choice": given.get("tool_choice", "auto"),
            "tools": given.get("tools", []),
            "usage": None if reason is None else _usage(generation),
        }

    def items(self, text: str) -> list[dict[str, Any]]:
        calls, text = split_calls(text) if self.has_tools else ([], text)
        made = [self.item(text)] if text or not calls else []
        return [*made, *(_call_item(call) for call in calls)]

    def item(self, text: str | None) -> dict[str, Any]:
        """The message, or its beginning."""
        head = {"id": self.message, "type": "message", "role": "assistant"}
        if text is None:
            return {**head, "status": "in_progress", "content": []}
        return {**head, "status": "completed", "content": [_part(text)]}

    def event(self, name: str, **fields: Any) -> Event:
        self._number += 1
        return {"type": f"response.{name}", "sequence_number": self._number, **fields}

    def text_event(self, name: str, **fields: Any) -> Event:
        where = {"item_id": self.message, "output_index": 0, "content_index": 0}
        return self.event(name, **where, **fields)


def _usage(generation: Generation | None) -> dict[str, Any] | None:
    if generation is None:
        return None
    read, new = len(generation.request.ids), generation.new_tokens
    return {
        "input_tokens": read,
        "input_tokens_details": {"cached_tokens": generation.cached_tokens},
        "output_tokens": new,
        "output_tokens_details": {"reasoning_tokens": 0},
        "total_tokens": read + new,
    }


def _part(text: str) -> dict[str, Any]:
    return {"type": "output_text", "text": text, "annotations": [], "logprobs": []}


def _call_item(call: dict[str, Any]) -> dict[str, Any]:
    head = {"id": f"fc_{uuid.uuid4().hex}", "type": "function_call", "status": "completed"}
    return {**head, "call_id": call["id"], **call["function"]}


async def _events(
    service: TextService, asked: TextRequest, reply: ResponseReply
) -> AsyncIterator[Event]:
    async with Generations(service, asked.requests) as running:
        (generation,) = running.all
        for name in ("created", "in_progress"):
            yield reply.event(name, response=reply.body(None, [], None))
        yield reply.event("output_item.added", output_index=0, item=reply.item(None))
        yield reply.text_event("content_part.added", part=_part(""))
        holder, text, reason = CallHolder(), "", ""
        async for _, event in running.events():
            if not isinstance(event, Piece):
                reason = event.finish_reason
                continue
            piece = holder.add(event.text) if asked.tools else event.text
            text += piece
            if piece:
                times = {"timings": describe_times(generation)} if reply.has_times else {}
                yield reply.text_event("output_text.delta", delta=piece, logprobs=[], **times)
        calls, rest = holder.end()
        if rest:
            text += rest
            yield reply.text_event("output_text.delta", delta=rest, logprobs=[])
        yield reply.text_event("output_text.done", text=text, logprobs=[])
        yield reply.text_event("content_part.done", part=_part(text))
        yield reply.event("output_item.done", output_index=0, item=reply.item(text))
        items = [reply.item(text)]
        for n, call in enumerate(calls, 1):
            items.append(_call_item(call))
            for name in ("added", "done"):
                yield reply.event(f"output_item.{name}", output_index=n, item=items[-1])
        whole = reply.body(generation, items, reason)
        end = "incomplete" if whole["status"] == "incomplete" else "completed"
        yield reply.event(end, response=whole, timings=describe_times(generation))
