"""A chat in a terminal: keys typed into a pseudo-terminal, and what a user sees there."""

from __future__ import annotations

import io
import json
import stat
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from kitsune.cli.lines import MOST_LINES, WordWrapper, append_history, read_history
from tests.gguf_files import write_model
from tests.terminal import CTRL_C, CTRL_D, UP, Terminal, plain

pytest.importorskip("pty", reason="there are no pseudo-terminals here")
needs_readline = pytest.mark.skipif(find_spec("readline") is None, reason="no readline module")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A user's folders, with a model whose answers do not end by themselves soon."""
    path = tmp_path_factory.mktemp("home")
    write_model(path / "small.gguf")
    return path


def chat(home: Path, *arguments: str) -> Terminal:
    data = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "NO_COLOR": "1"}
    said = ["-m", "kitsune", "run", str(home / "small.gguf"), "--threads", "1", *arguments]
    return Terminal(said, data)


def history(home: Path) -> Path:
    """Where the chats of `home` store it."""
    is_mac = sys.platform == "darwin"
    folder = home / "Library" / "Application Support" if is_mac else home / "data"
    return folder / "kitsune" / "chat_history.jsonl"


@pytest.fixture(scope="module")
def session(home: Path) -> Iterator[Terminal]:
    """One chat for several tests: each leaves it at an empty prompt."""
    with chat(home, "--max-tokens", "3", "--context", "256") as terminal:
        assert "/help lists the commands" in terminal.wait_for(">>> ")
        yield terminal
        terminal.type(CTRL_D)
        assert terminal.exit_code() == 0


def test_an_answer_comes_with_its_speed(session: Terminal) -> None:
    found = session.ask("the end")
    assert "3 tokens" in found
    assert "tokens/s" in found
    session.type_bytes(b"not \xff UTF-8\r")
    assert "3 tokens" in session.wait_for("\n>>> ")
    session.ask("/set verbose")
    found = session.ask("in")
    assert "prompt: " in found
    assert " cached" in found
    assert "answer: 3 tokens" in found
    assert "off" in session.ask("/set quiet")


@needs_readline
def test_the_arrow_key_brings_earlier_lines_back(session: Terminal) -> None:
    session.ask("/system and then")
    session.type(UP)
    session.wait_for("/system and then")
    session.type(" the\r")
    assert "system: and then the" in session.wait_for("\n>>> ")
    assert "^[" not in session.text


def test_commands_answer_and_wrong_ones_say_what_to_do(session: Terminal, home: Path) -> None:
    found = session.ask("/help")
    assert all(f"/{name}" in found for name in ("reset", "system", "set", "save", "load", "bye"))
    assert max(map(len, found.splitlines())) <= 80
    assert "there is no command /nothing" in session.ask("/nothing")
    assert "did you mean 'temperature'" in session.ask("/set temprature 1")
    assert "temperature is -1" in session.ask("/set temperature -1")
    assert session.ask("/set top_k 7").split() == ["top_k", "7"]
    assert "min_p" in session.ask("/set")
    assert "the conversation is empty" in session.ask("/reset")


def test_conversations_are_saved_and_loaded(session: Terminal, home: Path) -> None:
    session.ask("/reset")
    session.ask("/system in the")
    session.ask("the end")
    assert "2 messages" in session.ask(f"/save {home}/talk.json")
    data = json.loads((home / "talk.json").read_text(encoding="utf-8"))
    assert [m["role"] for m in data["messages"]] == ["system", "user", "assistant"]
    assert not list(home.glob(".talk*"))
    session.ask("/reset")
    assert "2 messages" in session.ask(f"/load {home}/talk.json")
    before = (home / "small.gguf").read_bytes()
    assert "cannot read a conversation" in session.ask(f"/save {home}/small.gguf")
    assert (home / "small.gguf").read_bytes() == before
    assert "no file was named" in session.ask("/save")


def test_quotes_hold_several_lines(session: Terminal, home: Path) -> None:
    session.ask("/reset")
    session.ask('"""the', "... ")
    session.ask("", "... ")
    session.ask('/help"""')
    session.ask(f"/save {home}/lines.json")
    data = json.loads((home / "lines.json").read_text(encoding="utf-8"))
    assert [m["content"] for m in data["messages"] if m["role"] == "user"] == ["the\n\n/help"]


def test_a_message_that_does_not_fit_leaves_the_session(session: Terminal) -> None:
    session.ask("/reset")
    session.type("the " + "x" * 300 + "\r")
    found = " ".join(session.wait_for("\n>>> ").split())
    assert "tokens, and the context has room for 256" in found
    assert "3 tokens" in session.ask("the end")


def test_a_long_conversation_goes_on_and_says_what_is_forgotten(session: Terminal) -> None:
    session.ask("/reset")
    found = [session.ask("and then the end") for _ in range(8)]
    said = [n for n, text in enumerate(found) if "context of 256 tokens full" in text]
    assert said
    assert said[0] > 1
    assert all("3 tokens" in text for text in found)
    assert max(len(line) for text in found for line in text.splitlines()) <= 80


@needs_readline
def test_ctrl_c_stops_the_answer_and_then_leaves(home: Path) -> None:
    append_history(history(home), "/set top_k 3")
    with chat(home, "--stop", "never") as terminal:
        terminal.wait_for(">>> ")
        terminal.type(UP)  # the history outlives the program
        terminal.wait_for("/set top_k 3")
        terminal.type("\r")
        terminal.wait_for("\n>>> ")
        terminal.type("the end\r")
        terminal.wait_for("the end\n")
        while len(plain(terminal.text).rpartition("the end\n")[2]) < 3:
            terminal.wait_for_more()
        terminal.type(CTRL_C)
        terminal.wait_for("stopped\n")
        terminal.wait_for("\n>>> ")
        assert "messages" in terminal.ask("/save " + str(home / "stopped.json"))
        terminal.type("half a line")
        terminal.wait_for("half a line")
        terminal.settle()
        terminal.interrupt("Ctrl-C again")
        terminal.wait_for(">>> ")
        terminal.settle()
        terminal.type(CTRL_C)
        assert terminal.exit_code() == 0
        assert "Traceback" not in terminal.text
    data = json.loads((home / "stopped.json").read_text(encoding="utf-8"))
    assert [m["role"] for m in data["messages"]] == ["user", "assistant"]


def test_the_history_is_private(home: Path, session: Terminal) -> None:
    session.ask("/set seed 5")
    path = history(home)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert read_history(path)[-1] == "/set seed 5"


def test_a_long_history_is_shortened_and_damage_is_skipped(tmp_path: Path) -> None:
    path = tmp_path / "data" / "history"
    assert read_history(path) == []
    append_history(path, "a\nb\x00")
    with path.open("a", encoding="utf-8") as file:
        file.write("not json\n7\n" + '"line"\n' * (2 * MOST_LINES))
    assert len(read_history(path)) == MOST_LINES
    assert len(path.read_text(encoding="utf-8").splitlines()) == MOST_LINES
    append_history(path, "é\nb")
    assert read_history(path)[-1] == "é\nb"


def test_lines_break_between_words() -> None:
    def wrapped(*pieces: str) -> str:
        out = io.StringIO()
        wrapper = WordWrapper(out, 10)
        for piece in pieces:
            wrapper.write(piece)
        wrapper.finish()
        return out.getvalue()

    assert wrapped("the qu", "ick bro", "wn fox") == "the quick\nbrown fox\n"
    assert wrapped("0123456789") == "0123456789\n"
    assert wrapped("a 0123456789abc d") == "a\n0123456789abc d\n"
    assert wrapped("résumés naïve über") == "résumés\nnaïve über\n"
    assert wrapped("日本語日本語") == "日本語日本\n語\n"
    for fence in ("```", "- ```"):
        code = f"{fence}\nfor x in range(10): pass\n```\n"
        assert wrapped(code, "the quick brown") == f"{code}the quick\nbrown\n"
    assert wrapped("```x``` y\nthe quick brown") == "```x``` y\nthe quick\nbrown\n"
    assert wrapped("- a\n  - b\n") == "- a\n  - b\n"
    assert wrapped("\x1b[2Ja\x9b") == "\\x1b[2Ja\\x9b\n"
