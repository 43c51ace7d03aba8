"""Serve a folder of files to browsers on this machine.

Pages are isolated from other origins, so that WebAssembly threads may share memory. Browsers
cache files that are named by their content forever; others are revalidated each time.
"""

from __future__ import annotations

import errno
import os
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import unquote_to_bytes, urlsplit

from kitsune.bundle.folder import CONTENT_FOLDERS
from kitsune.errors import InputError

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".wgsl": "text/plain; charset=utf-8",
    ".ts": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
}
HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Accept-Ranges": "bytes",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob:; "
        "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "media-src 'self' blob:; worker-src 'self' blob:; connect-src 'self' blob: data:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'"
    ),
}
COPIED_NBYTES = 1 << 17  # read of a file at a time
MAX_CONNECTIONS = 64  # answered at once; others wait
LOCAL = ("127.0.0.1", "localhost", "::1")


class Server(ThreadingHTTPServer):
    """Answers a bounded number of connections at once: each is a thread."""

    request_queue_size = 128  # of 5, a page that opens more at once waits a second for each retry

    def __init__(self, *args: Any) -> None:
        self._free = threading.BoundedSemaphore(MAX_CONNECTIONS)
        super().__init__(*args)

    def process_request(self, request: Any, client_address: Any) -> None:
        self._free.acquire()
        try:
            super().process_request(request, client_address)
        except Exception:  # no thread began; an interrupt comes while one runs, and ends the server
            self._free.release()
            raise

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._free.release()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Log errors of our own; a browser that closes a connection is none."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD for files below `root`."""

    protocol_version = "HTTP/1.1"
    server_version = "kitsune"
    timeout = 60

    def __init__(self, *args: object, root: Path) -> None:
        self.root = root
        super().__init__(*args)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def _answer(self, with_body: bool) -> None:
        if not self._is_for_us():
            self._say(HTTPStatus.FORBIDDEN, with_body)
            return
        path = resolve_request(self.root, self.path)
        try:
            file = None if path is None else path.open("rb")
        except OSError:
            file = None
        if path is None or file is None:
            self._say(HTTPStatus.NOT_FOUND, with_body)
            return
        with file:
            self._send(path, file, with_body)

    def _is_for_us(self) -> bool:
        """A page of another site whose name was made to mean this machine is not."""
        assert isinstance(self.server, ThreadingHTTPServer)
        if self.server.server_address[0] not in LOCAL:
            return True
        name = re.sub(r":\d+$", "", self.headers.get("Host", "localhost"))
        return name.strip("[]") in LOCAL

    def _send(self, path: Path, file: BinaryIO, with_body: bool) -> None:
        status = os.fstat(file.fileno())
        tag = f'"{status.st_mtime_ns:x}-{status.st_size:x}"'
        if self.headers.get("If-None-Match") == tag:
            self._head(HTTPStatus.NOT_MODIFIED, path, tag, 0)
            return
        asked = span(self.headers.get("Range"), status.st_size)
        if asked is None:
            self._say(
                HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE,
                with_body,
                {"Content-Range": f"bytes */{status.st_size}"},
            )
            return
        first, last = asked
        part = (first, last) != (0, status.st_size - 1)
        code = HTTPStatus.PARTIAL_CONTENT if part else HTTPStatus.OK
        more = {"Content-Range": f"bytes {first}-{last}/{status.st_size}"} if part else {}
        self._head(code, path, tag, last - first + 1, more)
        if with_body:
            file.seek(first)
            self._copy(file, last - first + 1)

    def _copy(self, file: BinaryIO, nbytes: int) -> None:
        while nbytes > 0 and (piece := file.read(min(nbytes, COPIED_NBYTES))):
            self.wfile.write(piece)
            nbytes -= len(piece)

    def _head(
        self,
        code: HTTPStatus,
        path: Path,
        tag: str,
        nbytes: int,
        more: dict[str, str] | None = None,
    ) -> None:
        forever = path.relative_to(self.root).parts[0] in CONTENT_FOLDERS
        self.send_response(code)
        headers = {
            **HEADERS,
            "ETag": tag,
            "Content-Length": str(nbytes),
            "Content-Type": TYPES.get(path.suffix.lower(), "application/octet-stream"),
            "Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache",
            **(more or {}),
        }
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()

    def _say(self, code: HTTPStatus, with_body: bool, more: dict[str, str] | None = None) -> None:
        text = f"{code.value} {code.phrase}\n".encode()
        self.send_response(code)
        headers = {**HEADERS, "Content-Type": TYPES[".txt"], "Content-Length": str(len(text))}
        for name, value in (headers | (more or {})).items():
            self.send_header(name, value)
        self.end_headers()
        if with_body:
            self.wfile.write(text)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Log nothing: a page requests hundreds of files."""


def resolve_request(root: Path, target: str) -> Path | None:
    """Return the file of a request: below `root`, links followed, and not hidden."""
    try:
        text = unquote_to_bytes(urlsplit(target).path).decode("utf-8")
        if "\0" in text or "\\" in text or ":" in text:
            return None
        parts = [part for part in text.split("/") if part]
        if any(part.startswith(".") for part in parts):
            return None
        path = root.joinpath(*parts)
        path = path / "index.html" if path.is_dir() else path
        path = path.resolve(strict=True)
    except (OSError, ValueError, RuntimeError):
        return None
    return path if path.is_relative_to(root) and path.is_file() else None


def span(header: str | None, size: int) -> tuple[int, int] | None:
    """The first and last byte that a Range header means; None where there are no such bytes. What
    is not understood means all."""
    asked = re.fullmatch(r"bytes=([0-9]{0,19})-([0-9]{0,19})", header or "")
    if asked is None or asked[0] == "bytes=-":
        return 0, size - 1
    if not asked[1]:
        count = min(int(asked[2]), size)
        return (size - count, size - 1) if count else None
    first, last = int(asked[1]), min(int(asked[2] or size - 1), size - 1)
    return (first, last) if first <= last else None


def open_server(folder: Path, port: int = 8000, host: str = "127.0.0.1") -> ThreadingHTTPServer:
    """A server that listens, and answers once `serve_forever` is called."""
    if not folder.is_dir():
        raise InputError(f"'{folder}' is not a folder")
    root = folder.resolve()
    if not (root / "index.html").is_file():
        raise InputError(
            f"'{folder}' holds no page", hint="write one: kitsune export-web model.onnx site/"
        )
    try:
        return Server((host, port), partial(Handler, root=root))
    except (OSError, OverflowError) as error:
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            raise InputError(
                f"port {port} is in use", hint="stop what uses it, or --port 0 for a free one"
            ) from None
        raise InputError(f"cannot listen on {host}, port {port}", why=str(error)) from None


def address(server: ThreadingHTTPServer) -> str:
    """The URL of the server."""
    host, port = str(server.server_address[0]), server.server_address[1]
    return f"http://{'localhost' if host in LOCAL else host}:{port}/"


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[str]:
    """The address of a folder that is served while the block runs."""
    server = open_server(folder, port)
    worker = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    worker.start()
    try:
        yield address(server)
    finally:
        server.shutdown()
        worker.join()
        server.server_close()
