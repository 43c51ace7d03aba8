"""Turn requests of OpenAI's chat and completion APIs into what a text service generates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from math import inf
from typing import Any

from kitsune.errors import KitsuneError
from kitsune.generation import TextModel
from kitsune.generation.generation_options import read_options
from kitsune.serving.answer_formats import add_tools, parse_constraint, parse_tools
from kitsune.serving.fields import Fields, parse_count
from kitsune.serving.request_errors import RequestError
from kitsune.serving.text_service import Request, TextService
from kitsune.system.records import dataclass

MAX_CHOICES = 16
MAX_TOP = 20  # log probabilities of one token
MAX_STOPS = 16
MAX_BIAS = 100
MAX_PROMPTS = 64
COMPLETION_TOKENS = 16  # of a completion that names no number, as OpenAI has it
ROLES = ("system", "developer", "user", "assistant", "tool", "function")
# Sampling beyond OpenAI's, by the names of llama.cpp and vLLM.
FURTHER = ("top_k", "min_p", "repeat_penalty", "repetition_penalty", "repeat_last_n")


@dataclass(frozen=True)
class TextRequest:
    """What all choices of a request have in common, and one request of the service for each."""

    requests: tuple[Request, ...]
    is_streamed: bool
    has_usage: bool  # in a stream
    tools: tuple[Any, ...] = ()
    echo: tuple[str, ...] = field(default=())  # texts that answers repeat, by choice


def parse_chat(fields: Fields, service: TextService, seconds: float | None) -> TextRequest:
    model = service.model
    tools = parse_tools(fields)
    messages, given = add_tools(parse_messages(fields), tools, model.tokenizer.template)
    ids = model.tokenizer.chat(messages, given)
    most = "max_completion_tokens" if "max_completion_tokens" in fields else "max_tokens"
    tokens = fields.integer(most, None, 1, float("inf"))
    top = fields.integer("top_logprobs", 0, 0, MAX_TOP)
    logprobs = top if fields.flag("logprobs") else None
    if top and logprobs is None:
        raise fields.fail("top_logprobs", "logprobs must be true with it")
    made = make_request(fields, service, ids, tokens, logprobs, seconds, tools)
    return TextRequest(
        tuple(_choices(fields, made)), fields.flag("stream"), _has_usage(fields), tools
    )


def parse_completion(fields: Fields, service: TextService, seconds: float | None) -> TextRequest:
    model = service.model
    for name in ("suffix", "best_of"):
        if fields.found.get(name) not in (None, "", 1):
            raise fields.fail(name, "it is not supported")
    usual = service.options["max_new_tokens"] or COMPLETION_TOKENS
    tokens = fields.integer("max_tokens", usual, 0, float("inf"))
    logprobs = fields.integer("logprobs", None, 0, MAX_TOP)
    requests, echo = list[Request](), list[str]()
    for prompt in _parse_prompts(fields):
        ids = model.tokenizer.encode(prompt) if isinstance(prompt, str) else prompt
        made = make_request(fields, service, ids, tokens, logprobs, seconds)
        several = _choices(fields, made)
        requests += several
        text = prompt if isinstance(prompt, str) else model.tokenizer.decode(prompt)
        echo += [text if fields.flag("echo") else ""] * len(several)
    return TextRequest(tuple(requests), fields.flag("stream"), _has_usage(fields), echo=tuple(echo))


def _choices(fields: Fields, request: Request) -> list[Request]:
    count = fields.integer("n", 1, 1, MAX_CHOICES)
    return [replace(request, index=n) for n in range(count)]


def _has_usage(fields: Fields) -> bool:
    return fields.object("stream_options").flag("include_usage")


def make_request(
    fields: Fields,
    service: TextService,
    ids: Sequence[int],
    tokens: int | None,
    logprobs: int | None,
    seconds: float | None,
    tools: Sequence[Any] = (),
) -> Request:
    given: dict[str, Any] = {"max_new_tokens": tokens, "stop": _parse_stops(fields)}
    given["temperature"] = fields.number("temperature", None, 0, 100)
    given["top_p"] = fields.number("top_p", None, 0, 1)
    given["seed"] = fields.integer("seed", None, -(2**63), 2**63 - 1)
    given |= {name: fields.number(name, None, -1, 1e9) for name in FURTHER}
    if given["seed"] is not None:
        given["seed"] %= 2**63
    given["frequency_penalty"] = fields.number("frequency_penalty", None, -2, 2)
    given["presence_penalty"] = fields.number("presence_penalty", None, -2, 2)
    given["logit_bias"] = _parse_bias(fields, service.model) or None
    given |= {"logprobs": logprobs, **parse_constraint(fields, tools)}
    said = {name: value for name, value in given.items() if value is not None}
    try:
        options = read_options(said, service.options)
    except KitsuneError as error:
        name = next((n for n in said if error.what.startswith(n)), None)
        raise RequestError(error.what, why=error.why, hint=error.hint, param=name) from None
    return Request(tuple(ids), options, seconds)


def _parse_bias(fields: Fields, model: TextModel) -> Mapping[int, float]:
    """Numbers that are added to logits: by token or by text, which stands for its tokens, or as a
    list of such pairs."""
    found = fields.found.get("logit_bias") or {}
    pairs = list(found.items()) if isinstance(found, dict) else found
    if not isinstance(pairs, list) or not all(isinstance(p, list | tuple) for p in pairs):
        raise fields.fail("logit_bias", "it must be an object, or a list of pairs")
    made = dict.fromkeys(sorted(model.tokenizer.ends), -inf) if fields.flag("ignore_eos") else {}
    for pair in pairs:
        key, value = pair if len(pair) == 2 else (None, None)
        made |= dict.fromkeys(_parse_tokens(fields, key, model), _parse_number(fields, value))
    return made


def _parse_tokens(fields: Fields, key: Any, model: TextModel) -> list[int]:
    if isinstance(key, str):
        token = parse_count(key)
        ids = [token] if token is not None else model.tokenizer.encode_plain(key)
    else:
        ids = key if isinstance(key, list) else [key]
    if not ids or not _are_tokens(ids):
        raise fields.fail("logit_bias", "a name must be the number of a token, or a text")
    return ids


def _parse_number(fields: Fields, value: Any) -> float:
    """A bias; False forbids a token."""
    if value is False:
        return -inf
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not -MAX_BIAS <= value <= MAX_BIAS:
        raise fields.fail("logit_bias", f"each is a number from -{MAX_BIAS} to {MAX_BIAS}")
    return float(value)


def _parse_stops(fields: Fields) -> tuple[str, ...]:
    if "stop" not in fields:
        return ()
    value = fields.found["stop"]
    found = [value] if isinstance(value, str) else value
    is_list = isinstance(found, list) and all(isinstance(each, str) and each for each in found)
    if not is_list or len(found) > MAX_STOPS:
        raise fields.fail("stop", f"it must be a text, or at most {MAX_STOPS}, none empty")
    return tuple(found)


def _parse_prompts(fields: Fields) -> list[str | list[int]]:
    """A text or tokens, or several of either."""
    value = fields.required("prompt")
    if isinstance(value, str) or (value and _are_tokens(value)):
        return [value]
    is_list = isinstance(value, list) and 0 < len(value) <= MAX_PROMPTS
    if is_list and all(isinstance(each, str) or (each and _are_tokens(each)) for each in value):
        return list(value)
    raise fields.fail(
        "prompt", f"it must be a text or a list of tokens, or at most {MAX_PROMPTS} of these"
    )


def _are_tokens(value: Any) -> bool:
    if not isinstance(value, list):
        return False
    return all(isinstance(n, int) and not isinstance(n, bool) for n in value)


# --- messages ------------------------------------------------------------------------------------


def parse_messages(fields: Fields) -> list[dict[str, Any]]:
    found = fields.items("messages", None)
    if not found:
        raise RequestError("messages is missing or empty", param="messages")
    return [_parse_message(each, f"messages[{n}]") for n, each in enumerate(found)]


def _parse_message(found: Any, path: str) -> dict[str, Any]:
    if not isinstance(found, dict):
        raise RequestError(f"{path} is no object", hint="it has a role and a content", param=path)
    message = Fields(found, path)
    message.required("role")
    role = message.choice("role", "", ROLES)
    content = _parse_content(message)
    if content is None and not (role == "assistant" and "tool_calls" in message):
        raise RequestError(f"{path}.content is missing", param=f"{path}.content")
    role = "system" if role == "developer" else role
    kept = {name: found[name] for name in ("name", "tool_calls", "tool_call_id") if name in message}
    return {"role": role, "content": content or "", **kept}


def _parse_content(message: Fields) -> str | None:
    """A text, or parts of it."""
    value = message.found.get("content")
    if value is None or isinstance(value, str):
        return value
    if not isinstance(value, list):
        raise message.fail("content", "it must be a text, or a list of parts")
    texts = list[str]()
    for part in value:
        is_text = isinstance(part, dict) and part.get("type") == "text"
        if not is_text or not isinstance(part.get("text"), str):
            kind = part.get("type") if isinstance(part, dict) else part
            raise RequestError(
                f"{message.path('content')} has a part of type {str(kind)[:40]!r}",
                why="the model reads text alone",
                param=message.path("content"),
            )
        texts.append(part["text"])
    return "".join(texts)
