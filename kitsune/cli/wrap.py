"""Print streamed text on a terminal, breaking lines between words."""

from __future__ import annotations

from typing import TextIO

from rich.cells import cell_len

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
