"""A client of the server that needs no package, and models small enough for tests."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.serving import Server

CHAT_TEMPLATE = (
    "{% for m in messages %}<{{ m.role }}>{{ m.content }}</{{ m.role }}>{% endfor %}"
    "{% if tools %}tools {{ tools | tojson }}{% endif %}<assistant>"
)


class Client:
    """Requests to a server, one connection each."""

    def __init__(self, server: Server, key: str = "") -> None:
        self.server = server
        self._headers = {"Authorization": f"Bearer {key}"} if key else {}

    def connect(self, timeout: float = 60) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=timeout)

    def ask(
        self, method: str, path: str, body: Any = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        data = body if isinstance(body, (bytes, type(None))) else json.dumps(body).encode()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection = self.connect()
        try:
            connection.request(method, path, data, {**self._headers, **named})
            reply = connection.getresponse()
            return reply.status, {k.lower(): v for k, v in reply.getheaders()}, reply.read()
        finally:
            connection.close()

    def get(self, path: str) -> Any:
        status, _, body = self.ask("GET", path)
        assert status == 200, body
        return json.loads(body)

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        found, _, data = self.ask("POST", path, body)
        assert found == status, (found, data)
        return json.loads(data)

    def error(self, path: str, body: Any, status: int = 400) -> dict[str, Any]:
        """The error of a request."""
        found: dict[str, Any] = self.post(path, body, status)["error"]
        assert set(found) >= {"message", "type", "param", "code"}
        return found

    def stream(self, path: str, body: dict[str, Any]) -> list[Any]:
        """The events of a stream, which must end as one."""
        connection = self.connect()
        connection.request("POST", path, json.dumps({**body, "stream": True}), self._headers)
        reply = connection.getresponse()
        assert reply.status == 200, reply.read()
        assert reply.getheader("content-type", "").startswith("text/event-stream")
        events = [e.removeprefix("data: ") for e in reply.read().decode().split("\n\n") if e]
        connection.close()
        assert events[-1] == "[DONE]"
        return [json.loads(event) for event in events[:-1]]

    def open_stream(self, body: dict[str, Any], receive_buffer: int = 0) -> socket.socket:
        """A connection on which an answer to some messages is being written."""
        made = socket.socket()
        made.settimeout(60)
        if receive_buffer:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        made.connect(("127.0.0.1", self.server.port))
        data = json.dumps({**body, "stream": True}).encode()
        head = (
            f"POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(data)}"
        )
        made.sendall(head.encode() + b"\r\n\r\n" + data)
        return made

    def metric(self, name: str) -> float:
        """The sum of a metric over its labels."""
        _, _, body = self.ask("GET", "/metrics")
        lines = (line.rpartition(" ") for line in body.decode().splitlines())
        return sum(float(value) for key, _, value in lines if key.partition("{")[0] == name)


def write_rows_model(folder: Path) -> Path:
    """y = x·w + 1 for any number of rows, as a `.kitsune` file."""
    w = np.arange(12, dtype=np.float32).reshape(4, 3)
    model = kt.compile(lambda x: x @ w + 1, np.ones((2, 4), np.float32), dynamic={"x": {0: "rows"}})
    path = folder / "rows.kitsune"
    model.save(path)
    return path


def events_text(events: list[Any]) -> Iterator[str]:
    for event in events:
        for choice in event["choices"]:
            yield choice["delta"].get("content") or ""
