"""Read lines from a terminal, with editing and a lasting history; wrap text that is streamed."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TextIO

from rich.cells import cell_len

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


# --- streamed text, whose lines break between words -----------------------------------------------

FENCE = "```"  # of code, whose lines stay as they are
TAB_CELLS = 8


class WordWrapper:
    """Breaks lines between words at `width` cells. A word is written once it is complete. Control
    characters, which a terminal would obey, are shown as code points."""

    def __init__(self, file: TextIO, width: int) -> None:
        self._file, self._width = file, width
        self._spaces = self._word = ""
        self._line = ""  # to find fences in it
        self._column = 0  # cells of the current line
        self._is_code = False

    def write(self, text: str) -> None:
        for char in text:
            if char == "\n":
                self._end_line()
            elif char in " \t":
                self._end_word()
                self._spaces += char
            else:
                self._word += f"\\x{ord(char):02x}" if _is_control(char) else char
                if not char.isascii() and cell_len(char) > 1:
                    self._end_word()  # Chinese and Japanese have no spaces to wait for
        self._file.flush()

    def finish(self) -> None:
        """Write what waits, and end the line."""
        self._end_word()
        if self._column or self._line:
            self._end_line()
        self._file.flush()

    def _end_word(self) -> None:
        if not self._word:
            return
        cells = cell_len(self._word)
        spaces = len(self._spaces.replace("\t", " " * TAB_CELLS))
        is_full = self._column + spaces + cells > self._width
        if is_full and self._column and not self._is_code and (spaces or cells > 1):
            self._file.write("\n")
            self._spaces, self._column, spaces = "", 0, 0
        self._file.write(self._spaces + self._word)
        self._line += self._spaces + self._word
        self._column = (self._column + spaces + cells - 1) % self._width + 1
        self._spaces = self._word = ""

    def _end_line(self) -> None:
        self._end_word()
        self._file.write("\n")
        if self._line.count(FENCE) % 2:  # in a list too, and not if opened and closed at once
            self._is_code = not self._is_code
        self._spaces, self._line, self._column = "", "", 0


def _is_control(char: str) -> bool:
    return ord(char) < 32 or 127 <= ord(char) < 160
