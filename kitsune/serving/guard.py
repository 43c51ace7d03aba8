"""Check who may ask, log and count requests, and answer errors as OpenAI's API does."""

from __future__ import annotations

import asyncio
import hmac
import re
import time
from collections.abc import Sequence

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kitsune.errors import DeviceError, KitsuneError
from kitsune.serving.events import ClientGone
from kitsune.serving.http import Context
from kitsune.serving.request_errors import RequestError, error_body, status_of

LOCAL = ("127.0.0.1", "localhost", "::1")
OPEN = ("/", "/health", "/v2/health/live", "/v2/health/ready", "/favicon.ico")  # without a key
OPEN_FOLDER = "/page/"
GONE = 499  # the status, in the log, of a request whose client left
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)


class Guard:
    """Checks each request before the routes see it, and answers errors as OpenAI does."""

    def __init__(
        self,
        app: ASGIApp,
        context: Context,
        *,
        keys: Sequence[str] = (),
        origins: Sequence[str] = (),
        is_local: bool = True,
    ) -> None:
        self.app, self.context, self._is_local = app, context, is_local
        self._keys, self._origins = [key.encode() for key in keys], list(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        limit = self.context.limits.send_seconds
        answer = _Answer(send, self._cors(scope), limit)
        start = time.monotonic()
        try:
            self._check(scope)
            if scope["method"] == "OPTIONS" and answer.cors:
                await Response(status_code=200)(scope, receive, answer.send)
            else:
                await self.app(scope, receive, answer.send)
        except RequestError as error:
            await answer_error(self.context, error)(scope, receive, answer.send)
        except asyncio.TimeoutError:  # the connection is closed, as the answer is not complete
            self.context.log.write("slow_reader", path=scope["path"][:200], seconds=limit)
        finally:
            self._note(scope, answer.status or GONE, time.monotonic() - start)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = _name_route(scope)
        self.context.metrics.requests.add(route=route, status=str(status))
        self.context.metrics.time.observe(seconds, route=route)
        client = (scope.get("client") or ("",))[0]
        self.context.log.write(
            "request",
            method=scope["method"],
            path=scope["path"][:200],
            status=status,
            ms=round(1000 * seconds, 1),
            client=client,
        )

    # --- who may ask ---

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        host = re.sub(r":\d+$", "", headers.get("host", "localhost")).strip("[]")
        if self._is_local and host not in LOCAL:
            raise RequestError(
                f"the host '{host[:60]}' is not this machine",
                why="the server listens to this machine alone",
                hint="start it with --host to serve others",
                status=403,
            )
        origin = headers.get("origin")
        if origin and not self._is_own(origin, headers) and not self._cors(scope):
            raise RequestError(
                f"pages of {origin[:60]} may not ask",
                hint="start the server with --cors and their origin",
                status=403,
            )
        is_open = scope["path"] in OPEN or scope["path"].startswith(OPEN_FOLDER)
        if self._keys and not is_open and scope["method"] != "OPTIONS":
            self._check_key(headers.get("authorization") or headers.get("x-api-key", ""))

    @staticmethod
    def _is_own(origin: str, headers: Headers) -> bool:
        return bool(origin.partition("://")[2] == headers.get("host", ""))

    def _check_key(self, header: str) -> None:
        given = header.removeprefix("Bearer ").strip().encode()
        if not any(hmac.compare_digest(given, key) for key in self._keys):
            what = "the API key is wrong" if given else "an API key is missing"
            hint = "send the header Authorization: Bearer KEY"
            raise RequestError(what, hint=hint, status=401, code="invalid_api_key")

    def _cors(self, scope: Scope) -> dict[str, str]:
        """The headers that let a page of another origin read the answer, if it may."""
        origin = Headers(scope=scope).get("origin")
        if origin is None or not ({"*", origin} & set(self._origins)):
            return {}
        return {
            "Access-Control-Allow-Origin": origin,
            "Access-Control-Allow-Methods": "GET, POST, OPTIONS",
            "Access-Control-Allow-Headers": "Authorization, Content-Type",
            "Cross-Origin-Resource-Policy": "cross-origin",
            "Vary": "Origin",
        }


class _Answer:
    """Adds headers to an answer, and gives up on a client that does not read it."""

    def __init__(self, send: Send, cors: dict[str, str], seconds: float) -> None:
        self._send, self.cors, self._seconds = send, cors, seconds
        self.status: int | None = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in {**HEADERS, **self.cors}.items():
                headers[name] = value
            if headers.get("content-type", "").startswith("text/html"):
                headers["Content-Security-Policy"] = PAGE_POLICY
        await asyncio.wait_for(self._send(message), self._seconds)


def answer_error(context: Context, error: KitsuneError) -> Response:
    """An error as OpenAI's clients read it, counted."""
    status = status_of(error)
    context.metrics.errors.add(code=getattr(error, "code", None) or str(status))
    headers = {"Retry-After": "1"} if status in (429, 503) else {}
    return JSONResponse(error_body(error), status, headers)


async def handle_error(request: Request, error: Exception) -> Response:
    """The answer to what a route raised."""
    context: Context = request.app.state.context
    if isinstance(error, ClientGone):
        return Response(status_code=GONE)
    if isinstance(error, KitsuneError):
        return answer_error(context, error)
    if isinstance(error, HTTPException):
        method, path = request.method, request.url.path[:100]
        known = {404: f"no route {method} {path}", 405: f"{path} does not take {method}"}
        what = known.get(error.status_code, str(error.detail))
        return answer_error(context, RequestError(what, status=error.status_code))
    if isinstance(error, MemoryError):
        return answer_error(context, DeviceError("there is too little memory for the request"))
    context.log.write("failure", error=f"{type(error).__name__}: {error}"[:500])
    return answer_error(context, DeviceError("the server failed", why=type(error).__name__))


HANDLERS = dict.fromkeys(
    (ClientGone, KitsuneError, HTTPException, MemoryError, Exception), handle_error
)


def _name_route(scope: Scope) -> str:
    """The path of a route, names of models left out: labels of metrics are few."""
    path = getattr(scope.get("route"), "path", None)
    return path if isinstance(path, str) else "other"
