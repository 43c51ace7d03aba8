"""What routes share: the models, the limits, the fields of a request, and the log."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Mapping
from datetime import datetime, timezone
from typing import Any, TextIO, TypeVar

from starlette.requests import ClientDisconnect, Request

from kitsune.serving.events import ClientGone
from kitsune.serving.fields import Fields, parse_count, parse_object
from kitsune.serving.metrics import Metrics
from kitsune.serving.request_errors import RequestError
from kitsune.serving.tensor_service import TensorService
from kitsune.serving.text_service import TextService
from kitsune.system.records import dataclass

BODY_SECONDS = 30.0  # within which a body arrives
S = TypeVar("S", TextService, TensorService)


@dataclass(frozen=True)
class Limits:
    """What one request may take."""

    body_nbytes: int = 16 << 20
    queue: int = 256
    seconds: float | None = 600.0
    send_seconds: float = 60.0  # after which a client that reads nothing is left


class Log:
    """A line of JSON for each event."""

    def __init__(self, file: TextIO | None = None, is_quiet: bool = False) -> None:
        self._file, self._is_quiet = file, is_quiet

    def write(self, event: str, **fields: Any) -> None:
        if self._is_quiet:
            return
        now = datetime.now(timezone.utc).isoformat(timespec="milliseconds")
        line = json.dumps({"time": now, "event": event, **fields}, ensure_ascii=True)
        print(line, file=self._file or sys.stderr, flush=True)


class Context:
    """The models of a server, by name, and what it knows of itself."""

    def __init__(
        self,
        texts: Mapping[str, TextService],
        tensors: Mapping[str, TensorService],
        limits: Limits,
        metrics: Metrics,
        log: Log,
        any_model: bool = False,
    ) -> None:
        """`any_model` says that a name which no model has is that of the only one able."""
        self.texts, self.tensors, self.limits = texts, tensors, limits
        self.metrics, self.log = metrics, log
        self.start, self.is_ready, self._any_model = int(time.time()), False, any_model

    @property
    def names(self) -> list[str]:
        return [*self.texts, *self.tensors]

    def find_text(self, fields: Fields) -> TextService:
        return self._find(fields, self.texts, "generates text")

    def find_embedder(self, fields: Fields) -> TensorService:
        able = {name: each for name, each in self.tensors.items() if each.encoder is not None}
        return self._find(fields, able, "reads texts and returns vectors")

    def _find(self, fields: Fields, able: Mapping[str, S], what: str) -> S:
        name: Any = fields.text("model", None)
        if name in able:
            return able[name]
        if len(able) == 1 and (name is None or (self._any_model and name not in self.names)):
            return next(iter(able.values()))
        known = ", ".join(able) or "none"
        if name in self.names:
            raise RequestError(
                f"no model '{name}' that {what}",
                why=f"those that do: {known}",
                param="model",
            )
        raise RequestError(
            "model is missing" if name is None else f"no model '{name[:100]}'",
            why=f"this server has {', '.join(self.names) or 'none'}",
            param="model",
            status=404 if name is not None else 400,
            code="model_not_found",
        )


async def read_body(request: Request, limits: Limits) -> bytes:
    """The body, unless it is too large or takes too long to arrive."""
    most = limits.body_nbytes
    said = parse_count(request.headers.get("content-length", "0"))
    if said is None or said > most:
        raise _too_large(most)
    try:
        return await asyncio.wait_for(_read(request, most), BODY_SECONDS)
    except asyncio.TimeoutError:
        raise RequestError(
            f"the body did not arrive within {BODY_SECONDS:g} s", status=408, code="timeout"
        ) from None
    except ClientDisconnect:
        raise ClientGone from None


async def _read(request: Request, most: int) -> bytes:
    pieces, nbytes = list[bytes](), 0
    async for piece in request.stream():
        nbytes += len(piece)
        if nbytes > most:
            raise _too_large(most)
        pieces.append(piece)
    return b"".join(pieces)


def _too_large(most: int) -> RequestError:
    return RequestError(
        "the body is too large",
        why=f"at most {most:,} bytes are read",
        hint="send less, or start the server with a larger --max-body",
        status=413,
        code="body_too_large",
    )


async def read_fields(request: Request, limits: Limits) -> Fields:
    return parse_object(await read_body(request, limits))
