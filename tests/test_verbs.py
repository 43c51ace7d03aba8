"""Every verb of the interface is there, with data, examples, and exit code 0 for its help."""

from __future__ import annotations

import argparse

import pytest

from kitsune.cli import main, parser

VERBS = (
    "compile", "run", "explain", "bench", "profile", "tune", "tracker", "quantize", "export-web",
    "serve", "report", "cache", "doctor", "demo", "completion",
)  # fmt: skip


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_examples_and_data(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = next(a for a in parser()._actions if isinstance(a, argparse._SubParsersAction))
    assert f"kitsune {verb}" in (found.choices[verb].epilog or "")
    with pytest.raises(SystemExit) as stopped:
        main([verb, "--help"])
    assert stopped.value.code == 0
    assert "--json" in capsys.readouterr().out
