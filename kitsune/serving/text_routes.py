"""OpenAI's routes of language models: /v1/chat/completions and /v1/completions."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from kitsune.errors import KitsuneError
from kitsune.serving.chat_replies import CallHolder, ChatReply, CompletionReply
from kitsune.serving.chat_requests import TextRequest, parse_chat, parse_completion
from kitsune.serving.events import Generations, unless_gone
from kitsune.serving.http import Context, read_fields
from kitsune.serving.request_errors import error_body
from kitsune.serving.text_service import End, Piece, TextService, Token

STREAM_HEADERS = {"Cache-Control": "no-cache", "X-Accel-Buffering": "no"}


async def chat(request: Request) -> Response:
    context: Context = request.app.state.context
    fields = await read_fields(request, context.limits)
    service = context.find_text(fields)
    asked = parse_chat(fields, service.model, context.limits.seconds)
    reply = ChatReply(service.name, service.model.tokenizer)
    if asked.is_streamed:
        return await _stream(_chat_events(service, asked, reply))
    made = await unless_gone(request, _collect(service, asked))
    choices = [
        reply.choice(
            n, text, tokens, reason, bool(asked.tools), asked.requests[0].logprobs is not None
        )
        for n, (text, tokens, reason) in enumerate(made.choices)
    ]
    return JSONResponse(reply.body(choices, reply.whole, usage=reply.usage(made.generations)))


async def complete(request: Request) -> Response:
    context: Context = request.app.state.context
    fields = await read_fields(request, context.limits)
    service = context.find_text(fields)
    asked = parse_completion(fields, service.model, context.limits.seconds)
    reply = CompletionReply(service.name, service.model.tokenizer)
    if asked.is_streamed:
        return await _stream(_completion_events(service, asked, reply))
    made = await unless_gone(request, _collect(service, asked))
    has_logprobs = asked.requests[0].logprobs is not None
    choices = [
        reply.choice(n, asked.echo[n] + text, reason, tokens, has_logprobs)
        for n, (text, tokens, reason) in enumerate(made.choices)
    ]
    return JSONResponse(reply.body(choices, reply.whole, usage=reply.usage(made.generations)))


# --- whole answers -------------------------------------------------------------------------------


class _Collected:
    """The texts of all choices."""

    def __init__(self, generations: Generations) -> None:
        self.generations = generations.all
        self._texts = ["" for _ in generations.all]
        self._tokens: list[list[Token]] = [[] for _ in generations.all]
        self._reasons = ["" for _ in generations.all]

    def add(self, index: int, event: Piece | End) -> None:
        if isinstance(event, Piece):
            self._texts[index] += event.text
            self._tokens[index] += event.tokens
        else:
            self._reasons[index] = event.finish_reason

    @property
    def choices(self) -> list[tuple[str, list[Token], str]]:
        return list(zip(self._texts, self._tokens, self._reasons, strict=True))


async def _collect(service: TextService, asked: TextRequest) -> _Collected:
    async with Generations(service, asked.requests) as running:
        made = _Collected(running)
        async for index, event in running.events():
            made.add(index, event)
        return made


# --- streams -------------------------------------------------------------------------------------


async def _stream(events: AsyncIterator[dict[str, Any]]) -> Response:
    """Server-sent events. What is wrong with the request shows before the first, as a status."""
    first = await anext(events)
    return StreamingResponse(
        _encode(first, events), media_type="text/event-stream", headers=STREAM_HEADERS
    )


async def _encode(
    first: dict[str, Any], events: AsyncIterator[dict[str, Any]]
) -> AsyncIterator[str]:
    try:
        yield _event(first)
        async for each in events:
            yield _event(each)
        yield "data: [DONE]\n\n"
    except KitsuneError as error:
        yield _event(error_body(error))
    finally:
        await events.aclose()  # type: ignore[attr-defined]  # it is a generator


def _event(body: dict[str, Any]) -> str:
    return f"data: {json.dumps(body, ensure_ascii=False, separators=(',', ':'))}\n\n"


async def _chat_events(
    service: TextService, asked: TextRequest, reply: ChatReply
) -> AsyncIterator[dict[str, Any]]:
    async with Generations(service, asked.requests) as running:
        holders = [CallHolder() if asked.tools else None for _ in asked.requests]
        for n in range(len(asked.requests)):
            begin = {"role": "assistant", "content": ""}
            yield reply.body([reply.delta(n, begin)], reply.part)
        async for index, event in running.events():
            for choice in _chat_choices(reply, index, event, holders[index], asked):
                yield reply.body([choice], reply.part)
        if asked.has_usage:
            yield reply.body([], reply.part, usage=reply.usage(running.all))


def _chat_choices(
    reply: ChatReply, index: int, event: Piece | End, holder: CallHolder | None, asked: TextRequest
) -> list[dict[str, Any]]:
    if isinstance(event, Piece):
        text = event.text if holder is None else holder.add(event.text)
        wants = asked.requests[index].logprobs is not None
        logprobs = reply.logprobs(event.tokens) if wants else None
        return [reply.delta(index, {"content": text}, None, logprobs)] if text or logprobs else []
    made, reason = list[dict[str, Any]](), event.finish_reason
    if holder is not None:
        calls, text = holder.end()
        if calls:
            reason = "tool_calls"
            numbered = [{"index": n, **call} for n, call in enumerate(calls)]
            made.append(reply.delta(index, {"tool_calls": numbered}))
        elif text:
            made.append(reply.delta(index, {"content": text}))
    return [*made, reply.delta(index, {}, reason)]


async def _completion_events(
    service: TextService, asked: TextRequest, reply: CompletionReply
) -> AsyncIterator[dict[str, Any]]:
    async with Generations(service, asked.requests) as running:
        for n, text in enumerate(asked.echo):
            if text or not n:
                yield reply.body([reply.choice(n, text, None, (), False)], reply.part)
        async for index, event in running.events():
            if isinstance(event, Piece):
                wants = asked.requests[index].logprobs is not None
                choice = reply.choice(index, event.text, None, event.tokens, wants)
            else:
                choice = reply.choice(index, "", event.finish_reason, (), False)
            yield reply.body([choice], reply.part)
        if asked.has_usage:
            yield reply.body([], reply.part, usage=reply.usage(running.all))
