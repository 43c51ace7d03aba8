"""Every verb of the interface is there, with data, examples, and exit code 0 for its help."""

from __future__ import annotations

import argparse

import pytest

from kitsune.cli import GROUPS, main, parser

VERBS = (
    "compile",
    "run",
    "explain",
    "verify",
    "bench",
    "profile",
    "tune",
    "tracker",
    "quantize",
    "advise",
    "export-onnx",
    "export-web",
    "build",
    "serve",
    "report",
    "cache",
    "doctor",
    "demo",
    "completion",
)


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_examples_and_data(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = next(a for a in parser()._actions if isinstance(a, argparse._SubParsersAction))
    assert f"kitsune {verb}" in (found.choices[verb].epilog or "")
    with pytest.raises(SystemExit) as stopped:
        main([verb, "--help"])
    assert stopped.value.code == 0
    assert "--json" in capsys.readouterr().out


def test_the_help_lists_every_command_in_a_group_and_fits_80_columns() -> None:
    lines = parser().format_help().splitlines()
    listed = [line.split()[0] for line in lines if line.startswith("  ")]
    assert sorted(listed) == sorted(VERBS)
    assert [line for line in lines if line.endswith(":")] == [f"{group}:" for group in GROUPS]
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("verb", VERBS)
def test_examples_fit_80_columns(verb: str) -> None:
    found = next(a for a in parser()._actions if isinstance(a, argparse._SubParsersAction))
    assert max(map(len, (found.choices[verb].epilog or "").splitlines())) <= 80
