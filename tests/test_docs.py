"""Every block of README.md, CONTRIBUTING.md and docs/*.md is run as it is printed.

Blocks are Python, commands or JavaScript. Those of a page run in order in one folder and share a
namespace; README's Python is pasted block by block in tests/test_readme.py. A block written as a
session (`>>>`) is checked for its output. What is not run is listed with its reason, here and in
`tests.docs.shell`.
"""

from __future__ import annotations

import ast
import doctest
import re
import shlex
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmarks import __main__ as benchmarks
from kitsune.cli import parser
from tests.docs import script, shell
from tests.docs.blocks import OTHERS, OUTPUT, RUN, Block, blocks, commands
from tests.docs.stand_ins import FILES, provide
from tests.frontends.real_models import sample

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
PAGES = [README, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
SAMPLES = "python -m kitsune.models.samples "
SAMPLE = re.compile(r'\bfetch\("([^"]+)"\)')
CONSTRAINED = "json_schema="  # a block that needs the extra `structured`
INLINE = re.compile(r"`kitsune ([a-z][^`\n]*)`")

# Python blocks that no page runs, by how they begin: lines of kitsune itself, which are compared
# with the file that they are from, and a test, which pytest runs.
EXCERPTS = {
    '@rule(x * op_("sigmoid", x))\ndef raise_silu': "kitsune/ir/rules/raising.py",
}
# README's: tests/browser/test_readme.py, tests/test_readme.py
BROWSER = "python -m kitsune.models.samples minilm.onnx"
ANSWER = "python -m kitsune.models.samples smollm2.gguf"
TESTS = ("def test_layer(assert_fused, assert_kernels, plan_snapshot)",)
ADDITIONS = "# kitsune/"  # lines that are added to a file of kitsune: tests/test_extending.py
# Blocks that need what a test machine does not have.
NOT_RUN = {
    "import ray\n": "Ray is not installed here; tests/test_engines.py runs an example where it is",
    'vit = kt.create_vit_model(model_id="google/vit': "pictures need pillow and torchvision, "
    "whose wheels on the index are built for another torch",
}


def is_apart(block: Block) -> bool:
    """Handled by a test of its own, or listed."""
    is_pasted = block.page == README and block.language == "python"  # tests/test_readme.py
    listed = (*EXCERPTS, *TESTS, *NOT_RUN, ADDITIONS, BROWSER, ANSWER)
    return is_pasted or block.code.startswith(listed)


# --- running -------------------------------------------------------------------------------------


class Page:
    """Runs the blocks of one page in the current directory."""

    def __init__(self, path: Path, folder: Path, request: pytest.FixtureRequest | None) -> None:
        self.path, self.folder, self.request = path, folder, request
        self.namespace: dict[str, Any] = {"__name__": "__main__"}
        self.ran = 0

    def run(self) -> int:
        """How many blocks ran. Without Chromium, JavaScript is skipped by name, after the rest."""
        skipped: str | None = None
        for block in blocks(self.path):
            if block.language not in RUN or is_apart(block):
                continue
            try:
                self.block(block)
            except pytest.skip.Exception as missing:
                skipped = f"{block.place}: {missing}"
        if skipped:
            pytest.skip(skipped)
        return self.ran

    def block(self, block: Block) -> None:
        if block.language == "python":
            self.python(block)
        elif block.language == "sh":
            for command in filter(lambda each: shell.reason(each) is None, commands(block.code)):
                need(command.split()[3:] if command.startswith(SAMPLES) else [])
                shell.run(command, self.path.name, self.folder)
        else:
            assert self.request is not None
            browser = self.request.getfixturevalue("chromium")
            script.run(block, self.folder, self.namespace, browser)
        self.ran += 1

    def python(self, block: Block) -> None:
        need(SAMPLE.findall(block.code))
        if CONSTRAINED in block.code:
            pytest.importorskip("llguidance")
        provide(self.folder, self.path.name, printed_files(block.code))
        if block.code.lstrip().startswith(">>>"):
            run_session(block, self.namespace)
        else:
            # Blank lines in front make the page's own line numbers appear in a traceback.
            code = compile("\n" * (block.line - 1) + block.code, str(block.page), "exec")
            exec(code, self.namespace)


def need(samples: Iterable[str]) -> None:
    """Trained models: skipped by name where the package index is out of reach."""
    for name in samples:
        sample(name)


def printed_files(code: str) -> list[str]:
    """The texts of a block that name files we have stand-ins for."""
    if code.lstrip().startswith(">>>"):
        return []
    found = (node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant))
    return [text for text in found if isinstance(text, str) and text in FILES]


def run_session(block: Block, namespace: dict[str, Any]) -> None:
    session = doctest.DocTestParser().get_doctest(
        block.code, namespace, block.page.name, str(block.page), block.line - 1
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
def test_page(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.chdir(tmp_path)  # what an example writes stays here
    Page(page, tmp_path, request).run()


# --- nothing is left out silently ----------------------------------------------------------------


def all_blocks() -> Iterator[Block]:
    for page in PAGES:
        yield from blocks(page)


def all_commands() -> Iterator[tuple[Block, str]]:
    for block in all_blocks():
        if block.language == "sh":
            yield from ((block, command) for command in commands(block.code))


def test_every_block_says_its_language() -> None:
    known = (*RUN, *OUTPUT, *OTHERS)
    unknown = [block.place for block in all_blocks() if block.language not in known]
    assert not unknown, f"write ```python, ```sh, ```js, or ```text for output: {unknown}"


def test_no_page_hides_a_block_from_the_tests() -> None:
    assert not [page.name for page in PAGES if "no-run" in page.read_text(encoding="utf-8")]


def test_what_is_not_run_is_in_the_documentation() -> None:
    code = [block.code for block in all_blocks()]
    for start in (*EXCERPTS, *TESTS, *NOT_RUN):
        assert any(each.startswith(start) for each in code), f"no block begins with {start!r}"
    printed = [command for _, command in all_commands()]
    for text in shell.NOT_RUN:
        assert any(re.fullmatch(text, each) for each in printed), f"no command is {text!r}"


def test_commands_that_are_not_run_are_valid() -> None:
    parsers = {"kitsune": parser(), "python -m benchmarks": benchmarks.parser()}
    for block, command in all_commands():
        for start, each in parsers.items():
            if command.startswith(f"{start} ") and shell.reason(command) is not None:
                try:
                    each.parse_args(shlex.split(command, comments=True)[len(start.split()) :])
                except SystemExit:
                    pytest.fail(f"{block.place}: {start} does not understand {command}")


def test_files_and_folders_of_commands_that_are_not_run_exist() -> None:
    for block, command in all_commands():
        for path in re.findall(r"\b(?:tests|scripts|examples)/[\w./]+", command):
            assert (ROOT / path).exists(), f"{block.place}: there is no {path}"


INTERNAL = ("ARCHITECTURE.md", "EXTENDING.md", "CONTRIBUTING.md")  # pages that name modules
MODULE = re.compile(r"`([\w*]+(?:/[\w*]+)*(?:\.pyi?|/))`")
FOLDERS = ("", "kitsune", "kitsune/backends/cpu/schedule")  # which they are named from


def test_modules_that_pages_name_exist() -> None:
    named = [
        (page.name, name)
        for page in PAGES
        if page.name in INTERNAL
        for name in MODULE.findall(page.read_text(encoding="utf-8"))
        if "NAME" not in name
    ]
    assert len(named) > 60
    missing = [each for each in named if not any(list((ROOT / f).glob(each[1])) for f in FOLDERS)]
    assert not missing


def test_commands_in_sentences_are_valid() -> None:
    verbs = next(a.choices for a in parser()._actions if a.dest == "==SUPPRESS==" or a.choices)
    assert verbs is not None
    for page in PAGES:
        for line in page.read_text(encoding="utf-8").splitlines():
            for text in INLINE.findall(line):
                verb, *words = text.split()
                assert verb in verbs, f"{page.name}: there is no `kitsune {verb}`"
                known = verbs[verb]._option_string_actions
                for word in words:
                    option = word.partition("=")[0]
                    assert not option.startswith("--") or option in known, f"{page.name}: {text}"


def test_install_lines_name_extras_that_exist() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    extras = re.findall(r"^(\w+) = \[", project.split("[project.optional-dependencies]")[1], re.M)
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for names in re.findall(r"pip install [\"']?(?:\.|kitsune-fusion)\[([\w,]+)\]", text):
            for name in names.split(","):
                assert name in extras, f"{page.name}: there is no extra '{name}'"


@pytest.mark.parametrize("start", EXCERPTS, ids=["a rewrite rule"])
def test_an_excerpt_is_in_its_file(start: str) -> None:
    [shown] = [block.code for block in all_blocks() if block.code.startswith(start)]
    source = (ROOT / EXCERPTS[start]).read_text(encoding="utf-8")
    assert without_docstrings(shown) in without_docstrings(source)


def without_docstrings(code: str) -> str:
    """As Python prints it, whatever its layout was."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.Module) and ast.get_docstring(node):
            node.body.pop(0)
    return ast.unparse(tree)


def test_a_test_of_the_documentation_passes(pytester: pytest.Pytester) -> None:
    for start in TESTS:
        [block] = [block for block in all_blocks() if block.code.startswith(start)]
        before = "import kitsune as kt\nimport numpy as np\nx = np.ones((64, 64), np.float32)\n"
        layer = "def layer(x):\n    return (x @ x + 1).relu()\n\n\n"
        pytester.makepyfile(test_layers=before + layer + block.code)
        loaded = ("-p", "no:kitsune", "-p", "kitsune.pytest_plugin", "-p", "no:cacheprovider")
        for more in (["--update-plans"], []):
            pytester.runpytest_inprocess(*loaded, *more).assert_outcomes(passed=1)


# --- the runner itself ---------------------------------------------------------------------------


def page_of(folder: Path, text: str) -> Page:
    path = folder / "page.md"
    path.write_text(textwrap.dedent(text), encoding="utf-8")
    return Page(path, folder, None)


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
    assert page.run() == 4


def test_commands_run_in_the_folder_and_failures_name_the_command(tmp_path: Path) -> None:
    text = "```sh\necho 'a # b' \\\n  > out.txt   # a comment\n```\n"
    assert page_of(tmp_path, text).run() == 1
    assert (tmp_path / "out.txt").read_text() == "a # b\n"
    with pytest.raises(AssertionError, match=r"page\.md: false"):
        page_of(tmp_path, "```sh\nfalse\n```\n").run()


def test_a_failing_block_names_its_line(tmp_path: Path) -> None:
    page = page_of(tmp_path, "# Title\n\n```python\nx = 1\nx / 0\n```\n")
    with pytest.raises(ZeroDivisionError) as failure:
        page.run()
    last = failure.traceback[-1]
    assert (Path(last.path), last.lineno + 1) == (page.path, 5)


def test_a_wrong_output_fails(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"line 2(.|\n)*Expected:\s+3\s+Got:\s+2"):
        page_of(tmp_path, "```python\n>>> 1 + 1\n3\n```\n").run()


def test_an_open_fence_fails(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="line 1 is never closed"):
        page_of(tmp_path, "```python\nx = 1\n").run()
