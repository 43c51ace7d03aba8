"""Limits, keys, clients that leave or do not read, and many at once: the server goes on."""

from __future__ import annotations

import json
import resource
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from kitsune.errors import InputError
from kitsune.serving import Server
from kitsune.serving.text_service import Generation
from tests.serving.client import Client

CHAT = "/v1/chat/completions"
HELLO = [{"role": "user", "content": "in the end"}]
SHORT = {"messages": HELLO, "max_tokens": 3, "temperature": 0}


@contextmanager
def serve(folder: Path, **options: Any) -> Iterator[Client]:
    with Server(folder / "small.gguf", port=0, quiet=True, **options) as server:
        yield Client(server)


def wait(until: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, "nothing happens"
        time.sleep(0.01)


def endless(client: Client) -> dict[str, Any]:
    """A chat that lasts as long as the context has room, of slow steps: several seconds."""
    service = client.server.context.texts["small"]
    if "step" not in vars(service.engine):
        step = service.engine.step

        def slow_step(sequences: Any) -> Any:
            time.sleep(0.03)
            return step(sequences)

        service.engine.step = slow_step  # type: ignore[method-assign]
    bias = {str(token): -100 for token in service.model.tokenizer.ends}
    return {"messages": HELLO, "temperature": 1, "logit_bias": bias}


def count_running(client: Client) -> int:
    return len(client.server.context.texts["small"].scheduler.running)


# --- who may ask ---------------------------------------------------------------------------------


def test_a_key_is_needed_where_there_are_keys(folder: Path) -> None:
    with serve(folder, api_key=["right", "other"]) as client:
        for headers, said in [
            ({}, "missing"),
            ({"Authorization": "Bearer wrong"}, "wrong"),
            ({"Authorization": "Bearer righ"}, "wrong"),
        ]:
            for path in ("/v1/models", "/metrics", "/v2/models/small"):
                status, _, body = client.ask("GET", path, **headers)
                assert status == 401
                error = json.loads(body)["error"]
                assert (error["code"], error["type"]) == ("invalid_api_key", "authentication_error")
                assert said in error["message"]
        for path in ("/", "/page/page.js", "/v2/health/live", "/health"):
            assert client.ask("GET", path)[0] == 200
        for key in ("right", "other"):
            assert Client(client.server, key).post(CHAT, SHORT)["choices"]


def test_pages_of_other_sites_may_not_ask_unless_they_are_named(folder: Path) -> None:
    with serve(folder, cors=["https://a.example"]) as client:
        status, headers, _ = client.ask("GET", "/v1/models", Origin="https://b.example")
        assert status == 403
        assert "access-control-allow-origin" not in headers
        status, headers, _ = client.ask("GET", "/v1/models", Origin="https://a.example")
        assert (status, headers["access-control-allow-origin"]) == (200, "https://a.example")
        assert client.ask("OPTIONS", CHAT, Origin="https://a.example")[0] == 200
        own = f"http://localhost:{client.server.port}"
        host = f"localhost:{client.server.port}"
        assert client.ask("GET", "/v1/models", Origin=own, Host=host)[0] == 200


def test_a_name_made_to_mean_this_machine_is_refused(client: Client) -> None:
    assert client.ask("GET", "/v1/models", Host="evil.example")[0] == 403
    assert client.ask("GET", "/v1/models", Host="[::1]:8000")[0] == 200


def test_answers_carry_headers_that_protect_the_page(client: Client) -> None:
    _, headers, body = client.ask("GET", "/")
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert b"<script>" not in body
    assert client.ask("GET", "/page/../server.py")[0] == 404
    assert client.ask("GET", "/page/%2e%2e/server.py")[0] == 404


# --- how much ------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused(folder: Path) -> None:
    with serve(folder, max_body=1000) as client:
        error = client.error(CHAT, {"messages": [{"role": "user", "content": "a" * 2000}]}, 413)
        assert error["code"] == "body_too_large"
        assert "1,000 bytes" in error["message"]
        connection = client.connect()
        connection.request("POST", CHAT, iter([b"a" * 600, b"b" * 600]), encode_chunked=True)
        assert connection.getresponse().status in (400, 413)
        connection.close()
        assert client.post(CHAT, SHORT)["choices"]


def test_a_request_that_takes_too_long_ends_with_an_error(folder: Path) -> None:
    with serve(folder, timeout=0.05, context=512) as client:
        body = {**endless(client), "n": 8}
        error = client.error(CHAT, body, 504)
        assert (error["code"], error["type"]) == ("timeout", "timeout_error")
        assert "0.05 s" in error["message"]
        wait(lambda: not count_running(client))


def test_a_stream_that_takes_too_long_ends_with_an_error_event(folder: Path) -> None:
    with serve(folder, timeout=0.05) as client, client.open_stream(endless(client)) as made:
        made.settimeout(30)
        data = b""
        while piece := made.recv(1 << 16):
            data += piece
            if b'"error"' in data:
                break
        assert b'"code":"timeout"' in data
        assert b"[DONE]" not in data


def test_a_full_queue_says_so(folder: Path) -> None:
    with serve(folder, max_batch=1, max_queue=2) as client:
        service = client.server.context.texts["small"]
        with ExitStack() as streams:
            for waiting in range(3):
                streams.enter_context(client.open_stream(endless(client)))
                wait(lambda w=waiting: (count_running(client), service.waiting) == (1, w))  # type: ignore[misc]
            status, headers, body = client.ask("POST", CHAT, SHORT)
            error = json.loads(body)["error"]
            assert (status, error["code"], headers["retry-after"]) == (429, "queue_full", "1")
        wait(lambda: not service.waiting)
        assert client.post(CHAT, SHORT)["choices"]


def test_what_is_no_json_is_said(client: Client) -> None:
    for body in (b"", b"{", b"[1]", b"\xff\xfe", b'{"a": NaN}', b"[" * 100_000, b'{"a":' * 99):
        status, _, data = client.ask("POST", CHAT, body)
        assert status == 400
        assert json.loads(data)["error"]["message"]
    deep = b'{"messages":' + b"[" * 80 + b"]" * 80 + b"}"
    assert client.ask("POST", CHAT, deep)[0] == 400


def test_bytes_that_are_no_request_do_no_harm(client: Client) -> None:
    for data in (b"\0" * 1000, b"GET\r\n\r\n", b"POST / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00"):
        with socket.create_connection(("127.0.0.1", client.server.port), timeout=10) as made:
            made.sendall(data)
            made.settimeout(10)
            made.shutdown(socket.SHUT_WR)
            while made.recv(1 << 16):
                pass
    assert client.post(CHAT, SHORT)["choices"]


def test_a_port_in_use_is_an_error_of_ours(client: Client, folder: Path) -> None:
    other = Server(folder / "rows.kitsune", port=client.server.port, quiet=True)
    with pytest.raises(InputError, match=f"port {client.server.port}"):
        other.listen()


def test_a_choice_that_fails_ends_its_request_alone(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = Generation.choose

    def fail(self: Generation, logits: Any) -> Any:
        if self.request.options.seed == 13:
            raise IndexError("inside")
        return choose(self, logits)

    monkeypatch.setattr(Generation, "choose", fail)
    with serve(folder) as client, client.open_stream(endless(client)) as other:
        other.recv(100)
        assert "IndexError: inside" in client.error(CHAT, {**SHORT, "seed": 13}, 500)["message"]
        assert client.post(CHAT, {**SHORT, "repeat_penalty": 1e-45})["choices"]
        assert count_running(client) == 1


# --- clients that leave, and many ----------------------------------------------------------------


def test_a_client_that_leaves_ends_its_stream(folder: Path) -> None:
    with serve(folder) as client:
        with client.open_stream(endless(client)) as made:
            assert made.recv(100)
            wait(lambda: count_running(client) == 1)
        wait(lambda: count_running(client) == 0)
        assert client.metric("kitsune_cancelled_total") == 1
        assert client.server.context.texts["small"].engine.pages.used == 0


def test_a_client_that_leaves_ends_an_answer_that_is_no_stream(folder: Path) -> None:
    with serve(folder) as client:
        connection = client.connect()
        connection.request("POST", CHAT, json.dumps({**endless(client), "n": 4}))
        wait(lambda: count_running(client) == 4)
        connection.close()
        wait(lambda: count_running(client) == 0)
        assert client.metric("kitsune_cancelled_total") == 4


def test_a_client_that_does_not_read_holds_up_nobody(folder: Path) -> None:
    with serve(folder) as client, client.open_stream({**endless(client), "n": 4}):
        for _ in range(5):
            assert client.post(CHAT, SHORT)["choices"]


def test_a_client_that_reads_nothing_for_long_is_left(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listen = Server.listen

    def listen_with_small_buffers(server: Server) -> socket.socket:
        made = listen(server)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # connections inherit it
        return made

    monkeypatch.setattr(Server, "listen", listen_with_small_buffers)
    events = list[str]()
    with serve(folder, send_timeout=0.2) as client:
        monkeypatch.setattr(client.server.log, "write", lambda event, **_: events.append(event))
        body = {**endless(client), "max_tokens": 200, "logprobs": True, "top_logprobs": 20}
        with client.open_stream(body, receive_buffer=4096):
            wait(lambda: "slow_reader" in events)
            wait(lambda: not count_running(client))
            assert client.post(CHAT, SHORT)["choices"]


def test_a_body_that_does_not_come_holds_up_nobody(client: Client) -> None:
    with socket.create_connection(("127.0.0.1", client.server.port)) as made:
        made.sendall(
            f"POST {CHAT} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{{".encode()
        )
        assert client.post(CHAT, SHORT)["choices"]


def test_a_thousand_connections(client: Client) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 2500:
        pytest.skip(f"a process may have {hard} files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 2500), hard))
    head = b"GET /v2/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n"
    made = [socket.create_connection(("127.0.0.1", client.server.port)) for _ in range(1000)]
    try:
        for each in made:
            each.sendall(head)
        for each in made:
            each.settimeout(60)
            assert each.recv(1 << 12).startswith(b"HTTP/1.1 200")
        assert client.post(CHAT, SHORT)["choices"]
    finally:
        for each in made:
            each.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_stopping_finishes_what_runs(folder: Path) -> None:
    server = Server(folder / "small.gguf", port=0, quiet=True)
    results: list[Any] = []
    with server:
        client = Client(server)
        body = {**endless(client), "max_tokens": 200}
        thread = threading.Thread(target=lambda: results.append(client.post(CHAT, body)))
        thread.start()
        wait(lambda: count_running(client) == 1)
    thread.join()
    assert results[0]["usage"]["completion_tokens"] == 200


def test_cancellations_at_random_leave_nothing_behind(folder: Path) -> None:
    with serve(folder, max_batch=4, cache_tokens=512) as client:
        body, service = endless(client), client.server.context.texts["small"]
        for n in range(30):
            made = client.open_stream(body)
            if n % 3:
                made.recv(1 + 400 * (n % 5))
            made.close()
        assert client.post(CHAT, SHORT)["choices"]
        wait(lambda: not service.scheduler.running and not service.waiting)
        assert service.engine.pages.used == 0
