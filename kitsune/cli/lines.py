"""Read lines from a terminal, with editing and a history that outlives the process."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

MOST_LINES = 1000  # of a history
ECHO_FLAGS = 3  # where the list of termios holds them


def is_interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


class LineReader:
    """`input`, with what the readline module adds where there is one: editing, the lines of
    earlier sessions by the arrow keys, and completion of some words by the Tab key. Each line goes
    to the history's file at once."""

    def __init__(self, history: Path | None, words: Sequence[str]) -> None:
        self._readline, self._history, self._words = _import_readline(), history, words
        self._last = ""
        if self._readline is not None:
            self._prepare(self._readline)

    def _prepare(self, readline: Any) -> None:
        is_libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
        readline.set_completer_delims(" \t\n")
        readline.set_completer(self._complete)
        readline.clear_history()
        for line in [] if self._history is None else read_history(self._history):
            readline.add_history(line)

    def _complete(self, text: str, count: int) -> str | None:
        is_first = self._readline is None or self._readline.get_begidx() == 0
        found = [word for word in self._words if is_first and text and word.startswith(text)]
        return found[count] if count < len(found) else None

    def read(self, prompt: str) -> str:
        """One line, or several that were pasted together. EOFError at the end of the input."""
        line = input(prompt)
        if self._history is not None and line.strip() and line != self._last:
            append_history(self._history, line)
            self._last = line
        return line


def _import_readline() -> Any:
    try:
        import readline
    except ImportError:  # as on Windows, whose terminal edits lines itself
        return None
    return readline


# --- history: one JSON string a line, readable by nobody else ------------------------------------


def history_path() -> Path:
    from platformdirs import user_data_path

    return user_data_path("kitsune", appauthor=False) / "chat_history.jsonl"


def read_history(path: Path) -> list[str]:
    """The latest lines, the oldest first. A file that has grown too long is shortened."""
    try:
        stored = path.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []
    if len(stored) > 2 * MOST_LINES:
        with contextlib.suppress(OSError):
            _replace_private(path, "".join(f"{line}\n" for line in stored[-MOST_LINES:]))
    return list(_decode(stored[-MOST_LINES:]))


def _decode(stored: Sequence[str]) -> Iterator[str]:
    for line in stored:
        with contextlib.suppress(ValueError):
            found = json.loads(line)
            if isinstance(found, str):
                yield found


def append_history(path: Path, line: str) -> None:
    """A history that cannot be written is no reason to end a conversation."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        with os.fdopen(handle, "a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def _replace_private(path: Path, text: str) -> None:
    import tempfile

    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(name, path)


# --- while the model writes ----------------------------------------------------------------------


@contextlib.contextmanager
def hidden_keys() -> Iterator[None]:
    """Do not show keys that are pressed while something else is written; they stay for the next
    prompt."""
    try:
        import termios

        handle = sys.stdin.fileno()
        before = termios.tcgetattr(handle)
    except (ImportError, OSError, ValueError):
        yield
        return
    except termios.error:
        yield
        return
    silent = list(before)
    silent[ECHO_FLAGS] &= ~termios.ECHO
    termios.tcsetattr(handle, termios.TCSADRAIN, silent)
    try:
        yield
    finally:
        with contextlib.suppress(termios.error):  # the terminal may be gone
            termios.tcsetattr(handle, termios.TCSADRAIN, before)
