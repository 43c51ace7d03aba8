"""The project speaks the field's language: scripts/words.py finds no private word in it."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent / "scripts" / "words.py"
spec = importlib.util.spec_from_file_location("words", SCRIPT)
assert spec is not None
assert spec.loader is not None
words = importlib.util.module_from_spec(spec)
spec.loader.exec_module(words)


def test_no_private_word_is_left(capsys: pytest.CaptureFixture[str]) -> None:
    assert words.main([]) == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("path", "line", "better"),
    [
        ("docs/X.md", "The weights are laid out once.", "pack"),
        ("kitsune/x.py", "# read from the second cache", "L2"),
        ("kitsune/x.py", '"""Graph in, Graph out: no scores."""', "say what it does"),
        ("kitsune/x.py", "def spelled_out(graph):", "decompose"),
        ("kitsune/x.py", "    def kept(self):", "a verb"),
        ("tests/test_x.py", "def test_halves_are_rounded() -> None:", "f16"),
    ],
)
def test_a_planted_word_is_found(path: str, line: str, better: str) -> None:
    [message, *_] = words.find_words(path, f"x = 1\n{line}\n")
    assert message.startswith(f"{path}:2: ")
    assert better in message


def test_the_text_of_a_test_is_its_own() -> None:
    assert not list(words.find_words("tests/test_x.py", 'assert "halves" in text'))


def test_a_planted_word_fails_the_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    planted = tmp_path / "page.md"
    planted.write_text("Keys are fetched early.\n", encoding="utf-8")
    assert words.main([str(planted)]) == 1
    assert "write prefetch" in capsys.readouterr().out


def test_every_exception_is_needed() -> None:
    texts = {p.relative_to(words.ROOT).as_posix(): p.read_text("utf-8") for p in words.sources()}
    for start, part in words.ALLOWED:
        lines = [
            line
            for path, text in texts.items()
            if path.startswith(start)
            for line in text.splitlines()
        ]
        assert any(
            part in line and any(p.search(line) for p, _ in words.PATTERNS) for line in lines
        ), (start, part)
