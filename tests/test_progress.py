"""Progress is for a person at a terminal: never in a pipe, never with --json; hints by place."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import numpy as np
import pytest

import kitsune as kt
from kitsune.cli import main
from kitsune.errors import command_line_hints, option, spell
from kitsune.system import progress as module
from kitsune.system.progress import progress, silence


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """What a person at an 80-column terminal sees; set inside a test, as pytest resets streams."""
    shown = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(module, "DELAY_S", 0.0)
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setattr(sys, "stderr", shown)
    return shown


def work() -> None:
    with progress("outer work", 2) as step:
        step("first")
        with progress("inner work") as inner:
            inner("part", done=1, total=4)
            for display in module._displays:
                display._start()
                display._bars.refresh()
        step("second")


def test_steps_are_shown_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = at_a_terminal(monkeypatch)
    work()
    said = terminal.getvalue()
    assert "outer work" in said
    assert "inner work" in said
    assert "1/4" in said
    assert module._displays == []


def test_a_step_that_is_called_after_the_work_shows_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at_a_terminal(monkeypatch)
    with progress("work") as step:
        step("first")
    step("second")


def test_kernels_of_a_cached_program_can_be_asked_for_at_a_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They are planned when they are asked for: the line of the compilation is gone by then."""
    x = np.ones((5, 7), np.float32)
    for _ in range(2):
        at_a_terminal(monkeypatch)
        model = kt.compile(lambda x: x.exp() + 5.7, x)
        assert len(model.kernels) == 1


def test_nothing_is_shown_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = at_a_terminal(monkeypatch)
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    work()
    assert terminal.getvalue() == ""


def test_nothing_is_shown_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = at_a_terminal(monkeypatch)
    with silence():
        work()
    assert terminal.getvalue() == ""


def test_data_comes_without_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = at_a_terminal(monkeypatch)
    assert main(["doctor", "--quick", "--json"]) in (0, 1)
    assert terminal.getvalue() == ""


def test_an_error_ends_the_display(monkeypatch: pytest.MonkeyPatch) -> None:
    at_a_terminal(monkeypatch)
    with pytest.raises(ValueError, match="broken"), progress("work"):
        raise ValueError("broken")
    assert module._displays == []


# --- hints ---------------------------------------------------------------------------------------


def test_a_hint_is_in_the_spelling_of_its_place() -> None:
    assert option("activations", "dynamic") == 'activations="dynamic"'
    assert option("group_size", 32) == "group_size=32"
    assert spell("in Python", "on the command line") == "in Python"
    with command_line_hints():
        assert option("activations", "dynamic") == "--activations dynamic"
        assert option("group_size", 32) == "--group-size 32"
        assert option("native", True) == "--native"
        assert spell("in Python", "on the command line") == "on the command line"


def test_the_command_line_hints_at_its_own_options(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kt.compile(lambda x: x + 1, np.ones(3, np.float32)).save(tmp_path / "m.kitsune")
    arguments = ["quantize", f"{tmp_path}/m.kitsune", "--method", "gptq", "-o", f"{tmp_path}/q"]
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert "--calibration FOLDER" in said
    assert "--activations dynamic" in said
    assert "calibration=" not in said
