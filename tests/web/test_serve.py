"""What a server hands out, and what it does not: files of one folder, to this machine."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import socketserver
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from kitsune.cli import main
from kitsune.errors import InputError
from kitsune.serve import MAX_CONNECTIONS, open_server, serving, span


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("served")
    (root / "secret.txt").write_text("secret", encoding="utf-8")
    site = root / "site"
    (site / "shaders").mkdir(parents=True)
    (site / "index.html").write_text("<p>page</p>", encoding="utf-8")
    (site / "a b.js").write_text("0123456789", encoding="utf-8")
    (site / "m.wasm").write_bytes(b"\0asm")
    (site / "shaders" / "x.wgsl").write_text("fn main() {}", encoding="utf-8")
    (site / ".hidden").write_text("secret", encoding="utf-8")
    (site / "empty.bin").touch()
    (site / "link.txt").symlink_to(root / "secret.txt")
    (site / "up").symlink_to(root)
    return site


@pytest.fixture(scope="module")
def url(folder: Path) -> Iterator[str]:
    with serving(folder) as found:
        yield found


def ask(
    url: str, path: str, method: str = "GET", headers: dict[str, str] | None = None
) -> tuple[int, dict[str, str], bytes]:
    """The path is sent as it is written."""
    connection = http.client.HTTPConnection("127.0.0.1", urlsplit(url).port or 0, timeout=10)
    connection.request(method, path, headers=headers or {})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, {k.lower(): v for k, v in answer.getheaders()}, body


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/a%20b.js?v=1", "text/javascript; charset=utf-8"),
        ("/m.wasm", "application/wasm"),
        ("/shaders/x.wgsl", "text/plain; charset=utf-8"),
    ],
)
def test_files_have_their_types_and_are_isolated(url: str, path: str, kind: str) -> None:
    status, headers, _ = ask(url, path)
    assert (status, headers["content-type"]) == (200, kind)
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-embedder-policy"] == "require-corp"
    assert headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/%2e%2e%2fsecret.txt",
        "/shaders/../../secret.txt",
        "/..%5csecret.txt",
        "/link.txt",
        "/up/secret.txt",
        "/.hidden",
        "/%2ehidden",
        "//../secret.txt",
        "/%00",
        "/%ff",
        "/C:/secret.txt",
        "/shaders",
        "/" + "a" * 5000,
        "/missing.js",
        "/%252e%252e/secret.txt",
        "/./../secret.txt",
    ],
)
def test_nothing_else_is_found(url: str, path: str) -> None:
    status, _, body = ask(url, path)
    assert status in (404, 414)
    assert b"secret" not in body


def test_other_hosts_and_methods_are_refused(url: str) -> None:
    assert ask(url, "/", headers={"Host": "evil.example"})[0] == 403
    assert ask(url, "/", headers={"Host": "[::1]:80"})[0] == 200
    assert ask(url, "/", "POST")[0] == 501
    assert ask(url, "/", "HEAD")[2] == b""


def test_caching(url: str) -> None:
    _, named, _ = ask(url, "/shaders/x.wgsl")
    assert "immutable" in named["cache-control"]
    _, page, _ = ask(url, "/")
    assert page["cache-control"] == "no-cache"
    status, _, body = ask(url, "/", headers={"If-None-Match": page["etag"]})
    assert (status, body) == (304, b"")


def test_parts_of_files(url: str) -> None:
    status, headers, body = ask(url, "/a%20b.js", headers={"Range": "bytes=2-4"})
    assert (status, body, headers["content-range"]) == (206, b"234", "bytes 2-4/10")
    assert ask(url, "/a%20b.js", headers={"Range": "bytes=-3"})[2] == b"789"
    assert ask(url, "/a%20b.js", headers={"Range": "bytes=20-"})[0] == 416
    assert ask(url, "/a%20b.js", headers={"Range": "lines=1-2"})[0] == 200
    assert ask(url, "/empty.bin")[2] == b""
    assert span("bytes=0-0", 5) == (0, 0)
    assert span("bytes=-0", 5) is None
    assert span(f"bytes=0-{'9' * 5000}", 5) == (0, 4)  # more digits than Python reads
    assert span("bytes=²-3", 5) == (0, 4)


def test_connections_are_bounded(folder: Path) -> None:
    """What stays open takes a thread each; beyond the limit, others wait for one of them to end."""
    with serving(folder) as found, ExitStack() as held:
        for _ in range(MAX_CONNECTIONS):
            held.enter_context(socket.create_connection(("127.0.0.1", urlsplit(found).port or 0)))
        deadline = time.monotonic() + 10
        while threading.active_count() < MAX_CONNECTIONS and time.monotonic() < deadline:
            time.sleep(0.01)
        waiting = socket.create_connection(("127.0.0.1", urlsplit(found).port or 0), timeout=0.3)
        waiting.sendall(b"HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        with pytest.raises(TimeoutError):
            waiting.recv(1)
        held.close()
        waiting.settimeout(10)
        assert waiting.recv(12) == b"HTTP/1.1 200"
        waiting.close()


def test_what_cannot_be_served(tmp_path: Path, folder: Path) -> None:
    with pytest.raises(InputError, match="is not a folder"):
        open_server(tmp_path / "none")
    with pytest.raises(InputError, match="holds no page"):
        open_server(tmp_path)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(InputError, match=r"port \d+ is in use"):
            open_server(folder, taken.getsockname()[1])
    with pytest.raises(InputError, match="cannot listen on"):
        open_server(folder, 70000)


def test_the_command(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        sys.executable,
        "-m",
        "kitsune",
        "serve",
        str(folder),
        "--port",
        "0",
        "--json",
        "--no-browser",
    ]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        # What a shell starts in the background does not hear of an interrupt.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdout is not None
        try:
            said = "".join(process.stdout.readline() for _ in range(4))
            assert ask(json.loads(said)["url"], "/")[2] == b"<p>page</p>"
            process.send_signal(signal.SIGINT)
            assert process.wait(20) == 0
        finally:
            process.kill()
    assert main(["serve", str(folder / "none")]) == 2
    assert "there is no" in capsys.readouterr().err


def test_an_interrupt_while_a_connection_is_taken_ends_the_server(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = socketserver.ThreadingMixIn.process_request

    def start_and_interrupt(self: Any, request: Any, client_address: Any) -> None:
        start(self, request, client_address)
        while self._free._value < MAX_CONNECTIONS:  # until the thread has answered and ended
            time.sleep(0.001)
        raise KeyboardInterrupt

    monkeypatch.setattr(socketserver.ThreadingMixIn, "process_request", start_and_interrupt)
    with open_server(folder, port=0) as server:
        port = server.server_address[1]
        with socket.create_connection(("127.0.0.1", port)) as client:
            client.sendall(b"HEAD / HTTP/1.0\r\nHost: localhost\r\n\r\n")
            with pytest.raises(KeyboardInterrupt):
                server.handle_request()


def test_a_connection_that_is_closed_early_is_not_reported(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(folder) as url:
        for sent in (
            b"",
            b"GET / HTTP/1.1\r\n",
            b"GET /m.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n",
        ):
            opened = socket.create_connection(("127.0.0.1", urlsplit(url).port or 0), timeout=10)
            opened.sendall(sent)
            time.sleep(0.05)  # the server waits for more, or answers
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            opened.close()  # a reset
        assert ask(url, "/m.wasm")[0] == 200
        time.sleep(0.2)
    assert capsys.readouterr().err == ""


def test_an_error_of_the_server_is_reported(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*args: object) -> None:
        raise ValueError("a mistake")

    monkeypatch.setattr("kitsune.serve.resolve_request", fail)
    with serving(folder) as url, pytest.raises(http.client.RemoteDisconnected):
        ask(url, "/m.wasm")
    assert "ValueError: a mistake" in capsys.readouterr().err
