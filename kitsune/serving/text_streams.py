"""Run the generations of a text request: collect whole answers, or send events as they come."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

from starlette.responses import Response, StreamingResponse

from kitsune.errors import KitsuneError
from kitsune.generation.log_probabilities import TokenProbability as Token
from kitsune.serving.chat_requests import TextRequest
from kitsune.serving.events import Generations
from kitsune.serving.request_errors import error_body
from kitsune.serving.text_service import Generation, Piece, TextService
from kitsune.system.records import dataclass

STREAM_HEADERS = {"Cache-Control": "no-cache", "X-Accel-Buffering": "no"}
Event = dict[str, Any]


@dataclass
class Answer:
    """The whole of one generation."""

    generation: Generation
    text: str = ""
    tokens: tuple[Token, ...] = ()
    reason: str = ""


async def collect_answers(service: TextService, asked: TextRequest) -> list[Answer]:
    async with Generations(service, asked.requests) as running:
        made = [Answer(each) for each in running.all]
        async for index, event in running.events():
            if isinstance(event, Piece):
                made[index].text += event.text
                made[index].tokens += event.tokens
            else:
                made[index].reason = event.finish_reason
        return made


async def stream_events(
    events: AsyncIterator[Event], is_named: bool = False, end: str = "data: [DONE]\n\n"
) -> Response:
    """Server-sent events. What is wrong with the request shows before the first, as a status.
    `is_named` says that the type of each event is its name as well."""
    first = await anext(events)
    return StreamingResponse(
        _encode(first, events, is_named, end),
        media_type="text/event-stream",
        headers=STREAM_HEADERS,
    )


async def _encode(
    first: Event, events: AsyncIterator[Event], is_named: bool, end: str
) -> AsyncIterator[str]:
    try:
        yield _format(first, is_named)
        async for each in events:
            yield _format(each, is_named)
        yield end
    except KitsuneError as error:
        yield _format({**error_body(error), **({"type": "error"} if is_named else {})}, is_named)
    finally:
        await events.aclose()  # type: ignore[attr-defined]  # it is a generator


def _format(body: Event, is_named: bool) -> str:
    data = f"data: {json.dumps(body, ensure_ascii=False, separators=(',', ':'))}\n\n"
    return f"event: {body['type']}\n{data}" if is_named else data
