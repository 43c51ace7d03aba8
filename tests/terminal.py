"""A command in a pseudo-terminal: type keys, wait for text, read what a user would see."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from types import TracebackType

# The child makes the terminal its own, so that Ctrl-C becomes a signal; tests that run in the
# background of a shell have inherited that it is ignored.
CHILD = """
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGINT, signal.SIG_DFL)
handle = os.open(sys.argv[1], os.O_RDWR)
fcntl.ioctl(handle, termios.TIOCSCTTY, 0)
for n in range(3):
    os.dup2(handle, n)
os.execv(sys.executable, [sys.executable, *sys.argv[2:]])
"""
PATIENCE_S = 120  # for a text to appear, on a slow and crowded machine
QUIET_S = 0.5
NOTICED_S = 3.0  # after which a signal was missed
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
UP, CTRL_C, CTRL_D = "\x1b[A", "\x03", "\x04"


class Terminal:
    """Runs `python ARGUMENTS` in a terminal of 24 rows and some columns."""

    def __init__(
        self, arguments: Sequence[str], environment: Mapping[str, str], columns: int = 80
    ) -> None:
        import fcntl
        import pty
        import struct
        import termios

        self._handle, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, "-c", CHILD, os.ttyname(slave), *arguments],
            env={**os.environ, "TERM": "xterm", **environment},
            start_new_session=True,
            stdin=subprocess.DEVNULL,
        )
        self._slave = slave  # held open, so that reading waits until the child has opened it
        self.text = ""  # everything that was written
        self._at = 0  # where the next wait begins

    def type(self, keys: str) -> None:
        self.type_bytes(keys.encode())

    def type_bytes(self, keys: bytes) -> None:
        os.write(self._handle, keys)

    def wait_for(self, wanted: str) -> str:
        """What was written up to a text, and since the last wait."""
        until = time.monotonic() + PATIENCE_S
        while (found := plain(self.text).find(wanted, self._at)) < 0:
            assert time.monotonic() < until, f"no {wanted!r} in {plain(self.text)[self._at :]!r}"
            self._read()
        before, self._at = self._at, found + len(wanted)
        return plain(self.text)[before:found]

    def wait_for_more(self) -> None:
        """Wait until anything is written."""
        size, until = len(self.text), time.monotonic() + PATIENCE_S
        while len(self.text) == size:
            assert time.monotonic() < until, f"nothing after {plain(self.text)[self._at :]!r}"
            self._read()

    def interrupt(self, wanted: str) -> None:
        """Press Ctrl-C until a text is written. readline notices a signal that comes just before it
        waits only with the next key, so a key follows where nothing happens."""
        self.type(CTRL_C)
        until = time.monotonic() + PATIENCE_S
        while plain(self.text).find(wanted, self._at) < 0 and time.monotonic() < until:
            pause = time.monotonic() + NOTICED_S
            while time.monotonic() < pause and plain(self.text).find(wanted, self._at) < 0:
                self._read()
            if plain(self.text).find(wanted, self._at) < 0:
                self.type(" ")
        self.wait_for(wanted)

    def settle(self) -> None:
        """Wait until nothing has been written for a while: the program waits for keys. A signal
        that comes just before it waits would be noticed with the next key only."""
        size = -1
        while len(self.text) > size:
            size, until = len(self.text), time.monotonic() + QUIET_S
            while time.monotonic() < until:
                self._read()

    def ask(self, line: str, prompt: str = ">>> ") -> str:
        """Type a line, and read what is written up to the next prompt."""
        self.type(line + "\r")
        self.wait_for(line)
        return self.wait_for(f"\n{prompt}").strip()

    def exit_code(self) -> int:
        until = time.monotonic() + PATIENCE_S
        noticed = time.monotonic() + NOTICED_S
        while self._process.poll() is None:
            assert time.monotonic() < until, "the program did not end"
            self._read()
            if time.monotonic() > noticed:  # see `interrupt`
                self.type(" ")
                noticed = time.monotonic() + NOTICED_S
        return self._process.returncode

    def _read(self) -> None:
        ready, _, _ = select.select([self._handle], [], [], 0.2)
        if ready:
            self.text += os.read(self._handle, 65536).decode("utf-8", "replace")

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._slave)
        os.close(self._handle)


def plain(text: str) -> str:
    """Without colours and movements of the cursor."""
    return ESCAPES.sub("", text).replace("\r", "")
