"""llama.cpp's own routes: /completion, /tokenize, /detokenize, /apply-template, /props, /slots."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict, replace
from math import isinf
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kitsune.generation.log_probabilities import TokenProbability as Token
from kitsune.serving.answer_formats import add_tools, parse_tools
from kitsune.serving.chat_replies import describe_times
from kitsune.serving.chat_requests import (
    MAX_PROMPTS,
    MAX_TOP,
    TextRequest,
    make_request,
    parse_messages,
)
from kitsune.serving.events import Generations, unless_gone
from kitsune.serving.fields import Fields
from kitsune.serving.http import Context, read_fields
from kitsune.serving.request_errors import RequestError
from kitsune.serving.text_service import End, Generation, Piece, TextService
from kitsune.serving.text_service import Request as Wanted
from kitsune.serving.text_streams import Answer, collect_answers, stream_events

STOP_TYPES = {"length": "limit", "stop": "eos"}
PARTS = ("prompt_string", "multimodal_data")


async def complete(request: Request) -> Response:
    """Continue a prompt, or several."""
    context: Context = request.app.state.context
    fields = await read_fields(request, context.limits)
    service = context.find_text(fields)
    value = fields.required("prompt")
    is_single = not (isinstance(value, list) and _are_several(value))
    prompts = [value] if is_single else value
    if len(prompts) > MAX_PROMPTS:
        raise fields.fail("prompt", f"it must be at most {MAX_PROMPTS} texts or lists of tokens")
    made = [_parse(fields, service, each, context.limits.seconds) for each in prompts]
    asked = TextRequest(tuple(made), fields.flag("stream"), False)
    reply = CompletionReply(service, fields)
    if asked.is_streamed:
        return await stream_events(_events(service, asked, reply), end="")
    answers = await unless_gone(request, collect_answers(service, asked))
    bodies = [reply.whole(n, each) for n, each in enumerate(answers)]
    return JSONResponse(bodies[0] if is_single else bodies)


def _are_several(value: list[Any]) -> bool:
    """Whether a list is of prompts, rather than tokens and texts of one."""
    has_tokens = any(isinstance(each, int) for each in value)
    return bool(value) and not has_tokens


def _parse(fields: Fields, service: TextService, prompt: Any, seconds: float | None) -> Wanted:
    name = "n_predict" if "n_predict" in fields else "max_tokens"
    tokens = fields.integer(name, service.options["max_new_tokens"] or -1, -1, float("inf"))
    top = fields.integer("n_probs", 0, 0, MAX_TOP)
    made = make_request(
        fields,
        service,
        _encode(fields, service, prompt),
        tokens,
        top or None,
        seconds,
    )
    return replace(made, index=0)


def _encode(fields: Fields, service: TextService, prompt: Any) -> list[int]:
    """A text, tokens, both in turn, or an object with a text."""
    tokenizer = service.model.tokenizer
    if isinstance(prompt, dict):
        unknown = prompt.get("multimodal_data") or next((n for n in prompt if n not in PARTS), None)
        prompt = prompt.get("prompt_string")
        if unknown or not isinstance(prompt, str):
            raise fields.fail("prompt", "an object has a prompt_string, and no other data")
    parts, ids = prompt if isinstance(prompt, list) else [prompt], list[int]()
    for n, part in enumerate(parts):
        if isinstance(part, str):
            ids += tokenizer.encode_plain(part) if n else tokenizer.encode(part)
        elif isinstance(part, int) and not isinstance(part, bool):
            ids.append(part)
        else:
            raise fields.fail("prompt", "it must be a text, tokens, or a list of these")
    return ids


async def _events(
    service: TextService, asked: TextRequest, reply: CompletionReply
) -> AsyncIterator[dict[str, Any]]:
    async with Generations(service, asked.requests) as running:
        async for index, event in running.events():
            generation = running.all[index]
            if isinstance(event, Piece):
                yield reply.part(index, event, generation)
            else:
                yield reply.end(index, event, generation)


class CompletionReply:
    """Answers of /completion: whole, or as events of a stream."""

    def __init__(self, service: TextService, fields: Fields) -> None:
        self._service, self._tokenizer = service, service.model.tokenizer
        self._has_tokens = fields.flag("return_tokens")
        self._has_times = fields.flag("timings_per_token")
        self._names = [str(name) for name in fields.items("response_fields", [])]

    def whole(self, index: int, answer: Answer) -> dict[str, Any]:
        tokens = [each.token for each in answer.tokens] if self._has_tokens else []
        made = {
            **self._end(index, answer.generation, answer.reason),
            "content": answer.text,
            "tokens": tokens,
            "has_new_line": "\n" in answer.text,
        }
        if answer.generation.request.options.logprobs is not None:
            made["completion_probabilities"] = self._logprobs(answer.tokens)
        return self._choose(made)

    def part(self, index: int, piece: Piece, generation: Generation) -> dict[str, Any]:
        made: dict[str, Any] = {
            "index": index,
            "content": piece.text,
            "tokens": [each.token for each in piece.tokens],
            "stop": False,
            "tokens_predicted": generation.new_tokens,
            "tokens_evaluated": len(generation.request.ids),
        }
        if generation.request.options.logprobs is not None:
            made["completion_probabilities"] = self._logprobs(piece.tokens)
        if self._has_times:
            made["timings"] = describe_times(generation)
        return made

    def end(self, index: int, event: End, generation: Generation) -> dict[str, Any]:
        made = self._end(index, generation, event.finish_reason)
        return self._choose({**made, "content": "", "tokens": [], "has_new_line": False})

    def _end(self, index: int, generation: Generation, reason: str) -> dict[str, Any]:
        request = generation.request
        return {
            "index": index,
            "content": "",
            "tokens": [],
            "stop": True,
            "model": self._service.name,
            "tokens_predicted": generation.new_tokens,
            "tokens_evaluated": len(request.ids),
            "tokens_cached": generation.cached_tokens,
            "generation_settings": describe_settings(request, generation.limit),
            "prompt": self._tokenizer.decode(request.ids),
            "truncated": reason == "length" and generation.is_full,
            "stop_type": "word" if generation.stops.is_found else STOP_TYPES.get(reason, "none"),
            "stopping_word": "",
            "timings": describe_times(generation),
        }

    def _choose(self, made: dict[str, Any]) -> dict[str, Any]:
        """The fields that the request names, all if it names none."""
        if not self._names:
            return made
        chosen = dict[str, Any]()
        for name in self._names:
            value: Any = made
            for key in name.split("/"):
                value = value.get(key) if isinstance(value, dict) else None
            if value is not None:
                chosen[name] = value
        return chosen

    def _logprobs(self, tokens: Sequence[Token]) -> list[dict[str, Any]]:
        return [
            {
                **self._entry(each.token, each.logprob),
                "top_logprobs": [self._entry(*best) for best in each.top],
            }
            for each in tokens
        ]

    def _entry(self, token: int, logprob: float) -> dict[str, Any]:
        text = self._tokenizer.decode([token])
        return {"id": token, "token": text, "bytes": list(text.encode()), "logprob": logprob}


def describe_settings(request: Wanted, limit: int) -> dict[str, Any]:
    """How a text is sampled, by llama.cpp's names."""
    sampling = asdict(request.options.sampling)
    sampling["repeat_penalty"] = sampling.pop("repetition_penalty")
    bias = [
        {"token": token, "bias": None if isinf(value) else value}
        for token, value in (request.options.sampling.logit_bias or {}).items()
    ]
    return {
        **sampling,
        "n_predict": limit,
        "seed": request.options.seed,
        "stop": list(request.options.stop),
        "n_probs": request.options.logprobs or 0,
        "logit_bias": bias,
    }


# --- tokens and templates ------------------------------------------------------------------------


async def tokenize(request: Request) -> Response:
    context: Context = request.app.state.context
    fields = await read_fields(request, context.limits)
    tokenizer = context.find_text(fields).model.tokenizer
    fields.required("content")
    text = str(fields.text("content", ""))
    ids = (tokenizer.encode if fields.flag("add_special") else tokenizer.encode_plain)(text)
    if not fields.flag("with_pieces"):
        return JSONResponse({"tokens": ids})
    return JSONResponse({"tokens": [{"id": n, "piece": tokenizer.decode([n])} for n in ids]})


async def detokenize(request: Request) -> Response:
    context: Context = request.app.state.context
    fields = await read_fields(request, context.limits)
    service = context.find_text(fields)
    ids = fields.items("tokens", [])
    if not all(isinstance(n, int) and 0 <= n < service.model.config.vocabulary for n in ids):
        raise fields.fail("tokens", f"each is a number below {service.model.config.vocabulary}")
    return JSONResponse({"content": service.model.tokenizer.decode(ids)})


async def apply_template(request: Request) -> Response:
    context: Context = request.app.state.context
    fields = await read_fields(request, context.limits)
    model = context.find_text(fields).model
    tools = parse_tools(fields)
    messages, given = add_tools(parse_messages(fields), tools, model.tokenizer.template)
    return JSONResponse({"prompt": model.tokenizer.render_chat(messages, given)})


# --- what the server is --------------------------------------------------------------------------


def _find(request: Request) -> TextService:
    context: Context = request.app.state.context
    named = request.query_params.get("model")
    return context.find_text(Fields({"model": named} if named else {}))


async def props(request: Request) -> Response:
    context: Context = request.app.state.context
    if not context.texts:
        raise RequestError("no model here writes text", status=404)
    service = _find(request)
    options = {name: value for name, value in service.options.items() if name != "stop"}
    return JSONResponse(
        {
            "default_generation_settings": {"n_ctx": service.model.context, "params": options},
            "total_slots": service.scheduler.max_batch,
            "model_alias": service.name,
            "model_path": service.model.model_id,
            "chat_template": service.model.tokenizer.template or "",
            "modalities": {"vision": False, "audio": False},
        }
    )


async def slots(request: Request) -> Response:
    """Sequences that run, and room for more. Prompts and texts are not shown."""
    service = _find(request)
    running = service.describe_running()
    described = list[dict[str, Any]]()
    for n in range(service.scheduler.max_batch):
        slot = {"id": n, "n_ctx": service.model.context, "is_processing": n < len(running)}
        described.append(slot | (running[n] if n < len(running) else {}))
    return JSONResponse(described)
