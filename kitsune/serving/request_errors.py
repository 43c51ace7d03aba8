"""Errors of requests: a status, and a body in the form that OpenAI's clients read."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from kitsune.errors import DeviceError, InputError, KitsuneError, UnsupportedError

TYPES = {400: "invalid_request_error", 401: "authentication_error", 403: "permission_error"}
TYPES |= {404: "not_found_error", 405: "invalid_request_error", 413: "invalid_request_error"}
TYPES |= {429: "rate_limit_error", 503: "service_unavailable_error", 504: "timeout_error"}


class RequestError(InputError):
    """A request that is answered with an error. `param` is the field that is wrong."""

    status = 400
    code: str | None = None
    more: Mapping[str, int] = MappingProxyType({})  # numbers that the answer has too

    def __init__(
        self,
        what: str,
        *,
        why: str = "",
        hint: str = "",
        param: str | None = None,
        status: int | None = None,
        code: str | None = None,
    ) -> None:
        super().__init__(what, why=why, hint=hint)
        self.param = param
        self.status = status or self.status
        self.code = code or self.code


class ContextError(RequestError):
    """A prompt leaves no room for an answer: OpenAI's code, and llama.cpp's type."""

    code, type = "context_length_exceeded", "exceed_context_size_error"

    def __init__(self, error: KitsuneError, tokens: int, room: int) -> None:
        super().__init__(error.what, why=error.why, hint=error.hint)
        self.more = {"n_prompt_tokens": tokens, "n_ctx": room}


class QueueFullError(RequestError):
    """More requests wait than may."""

    status, code = 429, "queue_full"

    def __init__(self, waiting: int, most: int) -> None:
        super().__init__(
            "the queue is full",
            why=f"{waiting} requests wait, and at most {most} may",
            hint="try again later, or start the server with a larger --max-queue",
        )


class StoppingError(RequestError):
    """The server takes no more requests."""

    status, code = 503, "server_stopping"

    def __init__(self) -> None:
        super().__init__("the server is stopping", hint="try again once it has started anew")


class RequestTimeoutError(RequestError):
    """A request took longer than it may."""

    status, code = 504, "timeout"

    def __init__(self, seconds: float) -> None:
        super().__init__(
            f"the request took longer than {seconds:g} s",
            hint="ask for fewer tokens, or start the server with a larger --timeout",
        )


def status_of(error: KitsuneError) -> int:
    if isinstance(error, RequestError):
        return error.status
    if isinstance(error, DeviceError):
        return 500
    return 400 if isinstance(error, (InputError, UnsupportedError)) else 500


def error_body(error: KitsuneError) -> dict[str, Any]:
    """The error as OpenAI has them."""
    status = status_of(error)
    parts = [error.what, *(f"{name}: {text}" for name, text in _reasons(error) if text)]
    return {
        "error": {
            "message": "; ".join(parts),
            "type": getattr(error, "type", None) or TYPES.get(status, "server_error"),
            "param": getattr(error, "param", None),
            "code": getattr(error, "code", None),
            **getattr(error, "more", {}),
        }
    }


def _reasons(error: KitsuneError) -> list[tuple[str, str]]:
    return [("why", error.why), ("try", error.hint)]
