"""Folders in, pages on http://localhost out, as a browser wants them for WebGPU and threads."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

BLANK = b"<!doctype html><meta charset=utf-8><title>kitsune</title>"


class Handler(SimpleHTTPRequestHandler):
    """ "/blank" is an empty page; everything is cross-origin isolated, so memory can be shared."""

    extensions_map = {  # noqa: RUF012 - the base class has it so
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def do_GET(self) -> None:
        if self.path == "/blank":
            self._answer(200, BLANK)
        elif self.path == "/favicon.ico":  # every browser asks
            self._answer(204, b"")
        else:
            super().do_GET()

    def _answer(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Nothing: what a page misses is in its console."""


class NotIsolated(Handler):
    """As most servers answer: without the headers that isolate a page."""

    def end_headers(self) -> None:
        SimpleHTTPRequestHandler.end_headers(self)


@contextmanager
def served(folder: str | Path, kind: type[Handler] = Handler) -> Iterator[str]:
    """The address of a folder, for as long as the block lasts."""

    def handler(*given: Any) -> Handler:
        return kind(*given, directory=str(folder))

    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_address[1]}"
        server.shutdown()
