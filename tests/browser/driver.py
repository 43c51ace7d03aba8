"""A browser as a process to drive over one websocket: `Chromium()` and `Firefox()` say how.

    with Chromium() as browser:
        page = browser.open("http://localhost:8000/")
        page.evaluate("async (n) => (await fetch('/' + n)).status", "data.bin")
        page.console                # what the page has said so far

A command that is not answered in time is a `BrowserError` with the last lines of the browser's own
output. The process leads a group of its own, which is killed with it; it also dies with us.
"""

from __future__ import annotations

import ctypes
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

START_S = 60.0
TIMEOUT_S = 60.0
LAST_LINES = 12
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG

Event = Mapping[str, Any]


class BrowserError(RuntimeError):
    """The browser said no, nothing, or that a page threw."""


class Missing(BrowserError):
    """The browser is not installed."""


class Wire:
    """Commands with numbers, their answers, and events in between, as JSON."""

    def __init__(self, url: str, said: Callable[[], str]) -> None:
        self._held = ExitStack()
        self._socket = self._held.enter_context(
            connect(
                url,
                proxy=None,
                max_size=None,
                max_queue=None,
                ping_interval=None,
                compression=None,
                open_timeout=START_S,
            )
        )
        self._said, self._number = said, 0
        self.heard: list[Callable[[Event], None]] = []

    def ask(self, method: str, params: Mapping[str, Any], timeout: float, **more: Any) -> Any:
        self._number += 1
        number = self._number
        asked = {"id": number, "method": method, "params": params, **more}
        self._guarded(lambda: self._socket.send(json.dumps(asked)), method)
        deadline = time.monotonic() + timeout
        while (answer := self._next(deadline - time.monotonic(), method)).get("id") != number:
            pass
        if "error" in answer:
            said = answer.get("message") or json.dumps(answer["error"])
            raise BrowserError(f"{method}: {said}")
        return answer["result"]

    def wait(self, until: Callable[[], bool], what: str, timeout: float) -> None:
        """Take events until a condition holds."""
        deadline = time.monotonic() + timeout
        while not until():
            self._next(deadline - time.monotonic(), what)

    def drain(self) -> None:
        """Take the events that have arrived."""
        while True:
            try:
                self._took(self._socket.recv(timeout=0.01))
            except TimeoutError:
                return

    def _next(self, timeout: float, what: str) -> Event:
        try:
            return self._took(self._guarded(lambda: self._socket.recv(max(0.0, timeout)), what))
        except TimeoutError:
            raise BrowserError(f"no answer in time to {what}\n{self._said()}") from None

    def _took(self, raw: str | bytes) -> Event:
        message: Event = json.loads(raw)
        if "method" in message:
            for listener in self.heard:
                listener(message)
        return message

    def _guarded(self, act: Callable[[], Any], what: str) -> Any:
        try:
            return act()
        except ConnectionClosed as error:
            raise BrowserError(f"the browser left during {what}\n{self._said()}") from error

    def close(self) -> None:
        self._held.close()


# --- the process ----------------------------------------------------------------------------------


class Browser(ABC):
    """A running browser with a fresh profile. Those below say what is particular to each."""

    name: str
    programs: Sequence[str]

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        self.profile = Path(tempfile.mkdtemp(prefix=f"kitsune-{self.name}-"))
        self._log = self.profile / "said.txt"
        try:
            self._start(environment or {})
        except BaseException:
            self.close()
            raise

    _process: subprocess.Popen[bytes] | None = None
    _wire: Wire | None = None

    @property
    def process_id(self) -> int:
        """Of the process that leads the browser's session."""
        assert self._process is not None
        return self._process.pid

    @property
    def wire(self) -> Wire:
        assert self._wire is not None
        return self._wire

    def _start(self, environment: Mapping[str, str]) -> None:
        program = next(filter(None, map(shutil.which, self.programs)), None)
        if program is None:
            raise Missing(f"no {self.name}; to have it: apt-get install {self.programs[0]}")
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [program, *self._arguments()],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, **environment},
                start_new_session=True,
                preexec_fn=_die_with_parent,
            )
        deadline = time.monotonic() + START_S
        while not (url := self._address()):
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise BrowserError(f"{self.name} does not start\n{self._said()}")
            time.sleep(0.02)
        self._wire = Wire(url, self._said)
        self._ready()

    def _said(self) -> str:
        if not self._log.exists():
            return ""
        return "\n".join(self._log.read_text(errors="replace").splitlines()[-LAST_LINES:])

    def close(self) -> None:
        if self._wire is not None:
            self._wire.close()
        if self._process is not None:
            _kill_group(self._process)
        shutil.rmtree(self.profile, ignore_errors=True)

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- of each browser ---

    @abstractmethod
    def _arguments(self) -> list[str]: ...

    @abstractmethod
    def _address(self) -> str | None:
        """Where it listens, once it does."""

    @abstractmethod
    def _ready(self) -> None:
        """What is said first on the wire."""

    @abstractmethod
    def open(self, url: str = "about:blank", timeout: float = TIMEOUT_S) -> Page:
        """A new page, loaded."""


class Page(ABC):
    """One tab."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._console: list[str] = []
        browser.wire.heard.append(self._heard)

    @property
    def console(self) -> list[str]:
        """ "level: text" of each line so far; errors that nobody caught are "error: …"."""
        self.browser.wire.drain()
        return list(self._console)

    @abstractmethod
    def _heard(self, event: Event) -> None: ...

    @abstractmethod
    def goto(self, url: str, timeout: float = TIMEOUT_S) -> None: ...

    @abstractmethod
    def evaluate(self, function: str, *arguments: Any, timeout: float = TIMEOUT_S) -> Any:
        """What a JavaScript function makes of JSON arguments, awaited, by way of JSON."""

    @abstractmethod
    def set_viewport(self, width: int, height: int) -> None: ...

    @abstractmethod
    def screenshot(self, path: str | Path) -> None:
        """A PNG of what the viewport shows."""

    @abstractmethod
    def send(self, method: str, timeout: float = TIMEOUT_S, **params: Any) -> Any:
        """A command of the browser's own protocol about this page."""

    @abstractmethod
    def close(self) -> None: ...


def called(function: str, arguments: Sequence[Any]) -> str:
    """An expression whose value is the JSON of what the function returns; undefined is null."""
    given = ", ".join(json.dumps(a) for a in arguments)
    return f"(async () => JSON.stringify((await ({function})({given})) ?? null))()"


def _die_with_parent() -> None:
    if hasattr(signal, "SIGKILL") and os.uname().sysname == "Linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    for how, patience in ((signal.SIGTERM, 3.0), (signal.SIGKILL, 10.0)):
        try:
            os.killpg(process.pid, how)
            process.wait(patience)
        except ProcessLookupError:
            break
        except subprocess.TimeoutExpired:
            continue
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)  # children that outlive their leader
    process.wait(10.0)
