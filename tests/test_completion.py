"""Shell completion: what a shell offers is what the parser takes."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from kitsune.cli import main, parser
from kitsune.cli.completion import SHELLS, list_verbs, script

TRY = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
_kitsune
printf '%s\\n' "${COMPREPLY[@]}"
"""


def offered(tmp_path: Path, *words: str) -> list[str]:
    """What bash offers for the last of these."""
    path = tmp_path / "kitsune.bash"
    path.write_text(script(parser(), "bash"))
    done = subprocess.run(
        ["bash", "-c", TRY, "bash", str(path), "kitsune", *words],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash")
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["prof"], ["profile"]),
        (["run", "--device", "was"], ["wasm"]),
        (["bench", "--pat"], ["--patience"]),
        (["report", "m.onnx", "--source", ""], ["llvm", "assembly", "wgsl"]),
        (["cache", "v"], ["verify"]),
        (["explain", ""], []),  # files, which bash finds itself
        (["report", "m.onnx", "-o", ""], []),
        (["nonsense", ""], []),
    ],
)
def test_bash(tmp_path: Path, words: list[str], expected: list[str]) -> None:
    assert offered(tmp_path, *words) == expected


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash")
def test_bash_offers_every_verb_and_option(tmp_path: Path) -> None:
    verbs = list(list_verbs(parser()))
    assert offered(tmp_path, "") == [verb.name for verb in verbs]
    for verb in verbs:
        assert offered(tmp_path, verb.name, "-") == list(verb.options)


def test_fish_knows_every_verb_and_option() -> None:
    text = script(parser(), "fish")
    for verb in list_verbs(parser()):
        assert f"-f -a {verb.name} -d" in text
        for option in verb.options:
            name = f"-l {option[2:]}" if option.startswith("--") else f"-s {option[1:]}"
            assert f'"__fish_seen_subcommand_from {verb.name}" {name}' in text


@pytest.mark.parametrize("shell", SHELLS)
def test_the_command(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    assert capsys.readouterr().out == script(parser(), shell)
