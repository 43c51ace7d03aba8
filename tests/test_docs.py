"""Every Python block of README.md and docs/*.md runs, in order, one namespace a file.

A block written as a session (`>>>`) is also checked for its output. A block directly below
`<!-- no-run -->` is left out.
"""

from __future__ import annotations

import doctest
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"\s*(`{3,})\s*(\w*)")
NO_RUN = "<!-- no-run -->"


@dataclass(frozen=True)
class Block:
    line: int  # of its first line of code, from 1
    code: str


def python_blocks(text: str) -> Iterator[Block]:
    """The blocks to run, top to bottom."""
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        fence = FENCE.match(lines[at])
        at += 1
        if not fence:
            continue
        start = at
        while at < len(lines) and not lines[at].strip().startswith(fence[1]):
            at += 1
        if at == len(lines):
            raise ValueError(f"the block opened on line {start} is never closed")
        skipped = start >= 2 and lines[start - 2].strip() == NO_RUN
        if fence[2] == "python" and not skipped:
            yield Block(start + 1, textwrap.dedent("\n".join(lines[start:at])) + "\n")
        at += 1


def run(page: Path) -> int:
    """Runs the blocks of one page and answers how many there were."""
    namespace: dict[str, Any] = {"__name__": "__main__"}
    blocks = list(python_blocks(page.read_text(encoding="utf-8")))
    for block in blocks:
        if block.code.lstrip().startswith(">>>"):
            run_session(block, namespace, page)
        else:
            # Blank lines in front make the page's own line numbers appear in a traceback.
            code = compile("\n" * (block.line - 1) + block.code, str(page), "exec")
            exec(code, namespace)
    return len(blocks)


def run_session(block: Block, namespace: dict[str, Any], page: Path) -> None:
    session = doctest.DocTestParser().get_doctest(
        block.code, namespace, page.name, str(page), block.line - 1
    )
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    report: list[str] = []
    runner.run(session, out=report.append, clear_globs=False)
    assert not runner.failures, "".join(report)
    namespace.update(session.globs)  # the session ran in a copy


@pytest.mark.parametrize(
    "page",
    [pytest.param(p, marks=[pytest.mark.webgpu] * (p.name == "WEBGPU.md")) for p in PAGES],
    ids=[page.name for page in PAGES],
)
def test_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # what an example writes stays here
    run(page)


# --- the runner itself ---------------------------------------------------------------------------


def page_of(folder: Path, text: str) -> Path:
    path = folder / "page.md"
    path.write_text(textwrap.dedent(text), encoding="utf-8")
    return path


def test_blocks_share_a_namespace(tmp_path: Path) -> None:
    page = page_of(
        tmp_path,
        """
        ```python
        x = 20
        ```
        ```text
        not Python
        ```
        * in a list

          ```python
          if x:
              y = x + 1
          ```
        ```python
        >>> z = 2 * y
        >>> z
        42
        ```
        ```python
        assert z == 42
        ```
        """,
    )
    assert run(page) == 4


def test_no_run_applies_to_the_block_directly_below(tmp_path: Path) -> None:
    marked = "<!-- no-run -->\n```python\nraise KeyError\n```\n"
    assert run(page_of(tmp_path, marked)) == 0
    with pytest.raises(ValueError, match="runs"):
        run(page_of(tmp_path, marked + "```python\nraise ValueError('runs')\n```\n"))


def test_a_failing_block_names_its_line(tmp_path: Path) -> None:
    page = page_of(tmp_path, "# Title\n\n```python\nx = 1\nx / 0\n```\n")
    with pytest.raises(ZeroDivisionError) as failure:
        run(page)
    last = failure.traceback[-1]
    assert (Path(last.path), last.lineno + 1) == (page, 5)


def test_a_wrong_output_fails(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"line 2(.|\n)*Expected:\s+3\s+Got:\s+2"):
        run(page_of(tmp_path, "```python\n>>> 1 + 1\n3\n```\n"))


def test_an_open_fence_fails(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="line 1 is never closed"):
        run(page_of(tmp_path, "```python\nx = 1\n"))
