"""Show reports in notebooks and at the prompt: HTML tables, short texts, escaped names.

A report that derives from `PrintableReport` says once what it consists of, lines and tables. `str`
is all of that as text, `repr` the same with long tables cut, and a notebook shows it as HTML.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

if TYPE_CHECKING:  # rich is imported by what makes tables
    from rich.table import Table

MAX_NAME = 60  # characters of a name that comes from a file
MAX_REPR_ROWS, MAX_REPR_LINES = 12, 8  # of a table, and of the lines around tables
MAX_HTML_ROWS, MAX_HTML_LINES = 100, 20

Block: TypeAlias = "Table | str"

# Borders are translucent, and there are no other colours: the page's own, light or dark, show.
BORDER = "1px solid rgba(128,128,128,.35)"
CELL = f"padding:.15em .6em;border-bottom:{BORDER};text-align:"
TITLE = f"{CELL}left;caption-side:top;white-space:nowrap;font-weight:bold"


def clean(text: str, most: int | None = MAX_NAME) -> str:
    """A name from a file as one line: control and formatting characters escaped, and cut."""
    shown = "".join(c if unicodedata.category(c)[0] != "C" else _escape(c) for c in text)
    return shown if most is None or len(shown) <= most else shown[: most - 1] + "…"


def _escape(character: str) -> str:
    return character.encode("unicode_escape", "backslashreplace").decode("ascii")


class PrintableReport:
    """A report of lines and tables, shown as text, as a short text, and as HTML."""

    def parts(self) -> Sequence[Block]:
        """The lines and tables that it prints as."""
        raise NotImplementedError

    def __str__(self) -> str:
        from kitsune.report.text_tables import render_text

        return render_text(*self.parts())

    def __repr__(self) -> str:
        from kitsune.report.text_tables import render_text

        return render_text(*cut(self.parts(), MAX_REPR_ROWS, MAX_REPR_LINES, "print it to see all"))

    def _repr_html_(self) -> str:
        return render_html(*self.parts())


def cut(parts: Iterable[Block], rows: int, lines: int, hint: str = "") -> list[Block]:
    """The first rows of each table and the first lines, and how many more there are."""
    made: list[Block] = []
    texts, left = 0, 0
    for part in parts:
        if isinstance(part, str):
            texts += 1
            if texts <= lines:
                made.append(part)
            else:
                left += 1
            continue
        made.append(_first_rows(part, rows))
        if part.row_count > rows:
            made.append(_more(part.row_count - rows, "rows", hint))
    return [*made, _more(left, "lines", hint)] if left else made


def _more(count: int, what: str, hint: str) -> str:
    return f"… {count:,} more {what}" + (f"; {hint}" if hint else "")


def _first_rows(table: Table, most: int) -> Table:
    short = copy(table)
    short.columns = [replace(c, _cells=c._cells[:most]) for c in table.columns]
    short.rows = table.rows[:most]
    return short


# --- HTML ----------------------------------------------------------------------------------------


def render_html(*parts: Block) -> str:
    """Lines and tables as one small block of HTML; every text in it is escaped."""
    shown = cut(parts, MAX_HTML_ROWS, MAX_HTML_LINES)
    inner = "".join(_line(p) if isinstance(p, str) else _table(p) for p in shown)
    return f'<div style="overflow-x:auto;font-size:90%">{inner}</div>'


def fields_html(title: str, fields: Iterable[tuple[str, object]]) -> str:
    """A table of names and values."""
    from rich.table import Table

    table = Table(title=title)
    table.add_column("")
    table.add_column("")
    for name, value in fields:
        table.add_row(name, str(value))
    return render_html(table)


def tensor_html(title: str, value: np.ndarray | None) -> str:
    """A tensor's shape and type, and its values where they are known."""
    if value is None:
        return render_html(title, "not computed yet: print it, or read .numpy()")
    text = np.array2string(value, separator=", ", threshold=200, max_line_width=100)
    from html import escape

    return f'<div>{render_html(title)}<pre style="font-size:90%">{escape(text)}</pre></div>'


def _line(text: str) -> str:
    return f'<div style="padding:.15em .6em">{_text(text)}</div>'


def _table(table: Table) -> str:
    title = f'<caption style="{TITLE}">{_text(table.title)}</caption>'
    heads = [f'<th style="{CELL}{c.justify}">{_text(c.header)}</th>' for c in table.columns]
    has_heads = any(str(c.header) for c in table.columns)
    cells = zip(*(_cells(c._cells, c.justify) for c in table.columns), strict=True)
    rows = "".join(f"<tr>{''.join(row)}</tr>" for row in cells)
    return (
        '<table style="border-collapse:collapse">'
        + (title if table.title else "")
        + (f"<thead><tr>{''.join(heads)}</tr></thead>" if has_heads else "")
        + f"<tbody>{rows}</tbody></table>"
        + (_line(str(table.caption)) if table.caption else "")
    )


def _cells(texts: Iterable[object], justify: str) -> list[str]:
    return [f'<td style="{CELL}{justify}">{_text(text)}</td>' for text in texts]


def _text(value: object) -> str:
    lines = str(value).splitlines() or [""]
    from html import escape

    return "<br/>".join(escape(clean(line, None)) for line in lines)
