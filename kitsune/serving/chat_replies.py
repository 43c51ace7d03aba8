"""Write answers of OpenAI's chat and completion APIs: whole, or as events of a stream."""

from __future__ import annotations

import json
import re
import time
import uuid
from collections.abc import Iterable, Sequence
from typing import Any

from kitsune import __version__
from kitsune.generation.log_probabilities import TokenProbability as Token
from kitsune.generation.tokens import Tokenizer
from kitsune.serving.text_service import Generation
from kitsune.serving.text_streams import Answer

CALL = re.compile(r"<tool_call>\s*(.*?)\s*(?:</tool_call>|$)", re.DOTALL)
CALL_START = "<tool_call>"
FINGERPRINT = f"build-{__version__}"


class Reply:
    """The parts of an answer that all of its events have in common."""

    prefix, whole, part = "", "", ""

    def __init__(self, model: str, tokenizer: Tokenizer) -> None:
        self.id = f"{self.prefix}-{uuid.uuid4().hex}"
        self.created, self.model, self._tokenizer = int(time.time()), model, tokenizer

    def body(self, choices: Sequence[Any], kind: str, **more: Any) -> dict[str, Any]:
        head = {"id": self.id, "object": kind, "created": self.created, "model": self.model}
        head["system_fingerprint"] = FINGERPRINT
        return {**head, "choices": list(choices), **more}

    def totals(self, answers: Sequence[Answer]) -> dict[str, Any]:
        return self.summary([each.generation for each in answers])

    def summary(self, generations: Sequence[Generation]) -> dict[str, Any]:
        """What the whole answer took."""
        return {"usage": self.usage(generations), "timings": describe_times(generations[0])}

    def usage(self, generations: Sequence[Generation]) -> dict[str, Any]:
        """Tokens of all choices; a prompt of several choices counts once."""
        prompts = {id(each.request.ids): each for each in generations}.values()
        read = sum(len(each.request.ids) for each in prompts)
        new = sum(each.new_tokens for each in generations)
        cached = sum(each.cached_tokens for each in prompts)
        return {
            "prompt_tokens": read,
            "completion_tokens": new,
            "total_tokens": read + new,
            "prompt_tokens_details": {"cached_tokens": cached},
        }

    def text_of(self, token: int) -> str:
        return self._tokenizer.decode([token])


class ChatReply(Reply):
    """An answer to messages."""

    prefix, whole, part = "chatcmpl", "chat.completion", "chat.completion.chunk"

    def choice(self, index: int, answer: Answer, has_tools: bool, logprobs: bool) -> dict[str, Any]:
        calls, text = split_calls(answer.text) if has_tools else ([], answer.text)
        message: dict[str, Any] = {"role": "assistant", "content": text}
        reason = answer.reason
        if calls:
            message |= {"tool_calls": calls, "content": text or None}
            reason = "tool_calls"
        return {
            "index": index,
            "message": message,
            "logprobs": self.logprobs(answer.tokens) if logprobs else None,
            "finish_reason": reason,
        }

    def logprobs(self, tokens: Iterable[Token]) -> dict[str, Any]:
        return {"content": [self._logprob(each) for each in tokens]}

    def _logprob(self, token: Token) -> dict[str, Any]:
        top = [self._entry(*each) for each in token.top]
        return {**self._entry(token.token, token.logprob), "top_logprobs": top}

    def _entry(self, token: int, logprob: float) -> dict[str, Any]:
        text = self.text_of(token)
        return {"token": text, "logprob": logprob, "bytes": list(text.encode())}

    def delta(
        self, index: int, delta: dict[str, Any], reason: str | None = None, logprobs: Any = None
    ) -> dict[str, Any]:
        return {"index": index, "delta": delta, "logprobs": logprobs, "finish_reason": reason}


class CompletionReply(Reply):
    """The continuation of a text."""

    prefix, whole, part = "cmpl", "text_completion", "text_completion"

    def choice(
        self, index: int, text: str, reason: str | None, tokens: Sequence[Token], logprobs: bool
    ) -> dict[str, Any]:
        return {
            "index": index,
            "text": text,
            "logprobs": self.logprobs(tokens) if logprobs else None,
            "finish_reason": reason,
        }

    def logprobs(self, tokens: Sequence[Token]) -> dict[str, Any]:
        texts, offsets, at = [self.text_of(each.token) for each in tokens], list[int](), 0
        for text in texts:
            offsets.append(at)
            at += len(text)
        return {
            "tokens": texts,
            "token_logprobs": [each.logprob for each in tokens],
            "top_logprobs": [{self.text_of(n): p for n, p in each.top} for each in tokens],
            "text_offset": offsets,
        }


def describe_times(generation: Generation) -> dict[str, Any]:
    """Tokens and milliseconds of a prompt and of its answer, by the names of llama.cpp. The first
    token of an answer comes of the prompt's last, and takes no step."""
    cached, new = generation.cached_tokens, generation.new_tokens
    read = len(generation.request.ids) - cached
    first = generation.first or generation.latest
    reading, writing = first - generation.start, generation.latest - first
    steps = max(new - 1, 0)
    return {
        "cache_n": cached,
        **_describe_rate("prompt", read, read, 1000 * reading),
        **_describe_rate("predicted", new, steps, 1000 * writing),
    }


def _describe_rate(name: str, tokens: int, steps: int, ms: float) -> dict[str, float]:
    return {
        f"{name}_n": tokens,
        f"{name}_ms": ms,
        f"{name}_per_token_ms": ms / steps if steps else 0.0,
        f"{name}_per_second": 1000 * steps / ms if ms else 0.0,
    }


# --- tools ---------------------------------------------------------------------------------------


def split_calls(text: str) -> tuple[list[dict[str, Any]], str]:
    """The tool calls in an answer, and the text without them. What is no call stays text."""
    calls = list[dict[str, Any]]()

    def take(found: re.Match[str]) -> str:
        made = _parse_calls(found[1])
        calls.extend(made)
        return "" if made else found[0]

    rest = CALL.sub(take, text)
    return calls, rest.strip() if calls else text


def _parse_calls(text: str) -> list[dict[str, Any]]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return []
    several = found if isinstance(found, list) else [found]
    if not all(isinstance(each, dict) and isinstance(each.get("name"), str) for each in several):
        return []
    return [
        _call(each["name"], each.get("arguments", each.get("parameters", {}))) for each in several
    ]


def _call(name: str, arguments: Any) -> dict[str, Any]:
    text = arguments if isinstance(arguments, str) else json.dumps(arguments, ensure_ascii=False)
    function = {"name": name, "arguments": text}
    return {"id": f"call_{uuid.uuid4().hex[:24]}", "type": "function", "function": function}


class CallHolder:
    """Holds back the part of a streamed answer that may be a tool call."""

    def __init__(self) -> None:
        self._held, self._is_call = "", False

    def add(self, text: str) -> str:
        """The text that is no call."""
        self._held += text
        if self._is_call:
            return ""
        at = self._held.find(CALL_START)
        if at < 0:
            most = min(len(self._held), len(CALL_START) - 1)
            kept = next(
                (n for n in range(most, 0, -1) if CALL_START.startswith(self._held[-n:])), 0
            )
            at = len(self._held) - kept
        else:
            self._is_call = True
        text, self._held = self._held[:at], self._held[at:]
        return text

    def end(self) -> tuple[list[dict[str, Any]], str]:
        return split_calls(self._held)
