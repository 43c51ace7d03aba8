"""OpenAI's routes /v1/chat/completions and /v1/completions, and what they count."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kitsune.serving.chat_replies import CallHolder, ChatReply, CompletionReply
from kitsune.serving.chat_requests import TextRequest, parse_chat, parse_completion
from kitsune.serving.events import Generations, unless_gone
from kitsune.serving.http import Context, read_fields
from kitsune.serving.text_service import End, Piece, TextService
from kitsune.serving.text_streams import collect_answers, stream_events


async def chat(request: Request) -> Response:
    context: Context = request.app.state.context
    fields = await read_fields(request, context.limits)
    service = context.find_text(fields)
    asked = parse_chat(fields, service, context.limits.seconds)
    reply = ChatReply(service.name, service.model.tokenizer)
    if asked.is_streamed:
        return await stream_events(_chat_events(service, asked, reply))
    made = await unless_gone(request, collect_answers(service, asked))
    choices = [
        reply.choice(n, each, bool(asked.tools), asked.requests[0].options.logprobs is not None)
        for n, each in enumerate(made)
    ]
    return JSONResponse(reply.body(choices, reply.whole, **reply.totals(made)))


async def complete(request: Request) -> Response:
    context: Context = request.app.state.context
    fields = await read_fields(request, context.limits)
    service = context.find_text(fields)
    asked = parse_completion(fields, service, context.limits.seconds)
    reply = CompletionReply(service.name, service.model.tokenizer)
    if asked.is_streamed:
        return await stream_events(_completion_events(service, asked, reply))
    made = await unless_gone(request, collect_answers(service, asked))
    has_logprobs = asked.requests[0].options.logprobs is not None
    choices = [
        reply.choice(n, asked.echo[n] + each.text, each.reason, each.tokens, has_logprobs)
        for n, each in enumerate(made)
    ]
    return JSONResponse(reply.body(choices, reply.whole, **reply.totals(made)))


async def count_tokens(request: Request) -> Response:
    """The tokens of messages, without an answer."""
    context: Context = request.app.state.context
    fields = await read_fields(request, context.limits)
    service = context.find_text(fields)
    asked = parse_chat(fields, service, context.limits.seconds)
    counted = {"object": "response.input_tokens", "input_tokens": len(asked.requests[0].ids)}
    return JSONResponse(counted)


# --- streams -------------------------------------------------------------------------------------


async def _chat_events(
    service: TextService, asked: TextRequest, reply: ChatReply
) -> AsyncIterator[dict[str, Any]]:
    async with Generations(service, asked.requests) as running:
        holders = [CallHolder() if asked.tools else None for _ in asked.requests]
        for n in range(len(asked.requests)):
            begin = {"role": "assistant", "content": None}
            yield reply.body([reply.delta(n, begin)], reply.part)
        async for index, event in running.events():
            for choice in _chat_choices(reply, index, event, holders[index], asked):
                yield reply.body([choice], reply.part)
        if asked.has_usage:
            yield reply.body([], reply.part, **reply.summary(running.all))


def _chat_choices(
    reply: ChatReply, index: int, event: Piece | End, holder: CallHolder | None, asked: TextRequest
) -> list[dict[str, Any]]:
    if isinstance(event, Piece):
        text = event.text if holder is None else holder.add(event.text)
        wants = asked.requests[index].options.logprobs is not None
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
                wants = asked.requests[index].options.logprobs is not None
                choice = reply.choice(index, event.text, None, event.tokens, wants)
            else:
                choice = reply.choice(index, "", event.finish_reason, (), False)
            yield reply.body([choice], reply.part)
        if asked.has_usage:
            yield reply.body([], reply.part, **reply.summary(running.all))
