"""Run the commands of the documentation as they are printed, in a folder of their own."""

from __future__ import annotations

import atexit
import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from unittest.mock import patch

from kitsune.cli import main
from tests.docs.stand_ins import provide

ROOT = Path(__file__).parent.parent.parent
SHELL = re.compile(r"[<>|&;*~$(]")  # outside of quotes only in commands that need a shell
SERVED = re.compile(r"http://\S+?/")
TIMEOUT_S = 120
DEFAULT_URL = "http://localhost:8000/"
SERVERS: dict[str, str] = {}  # the address of a page's latest `kitsune serve`, which `curl` asks
RUNNING = ExitStack()  # the server that runs until the next one, or the end of the tests
atexit.register(RUNNING.close)

# Commands that are not run, by a pattern that matches all of one. Those of kitsune are still
# checked against the parser.
NOT_RUN = {
    r"make (demo|test|bench|conformance)": "installs an environment; `make test` runs this test",
    r"source \.venv/bin/activate": "of the environment that `make test` makes",
    r"scripts/check.*|(\S*python -m )?pytest .*": "runs tests of this suite",
    r"git archive .*|cd /tmp/kitsune .*": "runs tests of this suite, as another user",
    r"npm (install|pack) .*": "npm may be missing; tests/web/test_npm.py packs the runtime",
    r"python scripts/wheel\.py .*": "makes an environment; tests/test_wheel.py builds the wheel",
    r"pip install .*": "changes the environment; test_docs.py checks that the extras exist",
    r"kitsune demo.*": "measures for a minute; tests/test_demo.py runs it on small models",
    r"kitsune doctor": "measures the machine for seconds; tests/test_cli.py",
    r"kitsune bench .*": "measures for minutes; tests/test_compare.py compares a small model",
    r"python -m benchmarks .*": "measures for minutes; tests/bench runs every suite on small cases",
    r"kitsune tune --refit": "measures the machine for a minute; tests/tune",
    r"kitsune tracker show 3f9a": "the key of a measurement on one machine; tests/tune",
}


def reason(command: str) -> str | None:
    """Why a command is not run."""
    return next((why for text, why in NOT_RUN.items() if re.fullmatch(text, command)), None)


def run(command: str, page: str, folder: Path) -> None:
    """One command, in the current directory, with the files that it names."""
    words = shlex.split(command)
    provide(folder, page, words)
    if words[:2] == ["kitsune", "serve"]:
        start_server(command, page, folder)
        return
    if words[0] == "curl":
        ask(command.replace(DEFAULT_URL, SERVERS[page]), folder)
        return
    if words[0] == "kitsune" and not SHELL.search(re.sub(r"'[^']*'|\"[^\"]*\"", "", command)):
        with patch("sys.stdin", io.StringIO()):  # nobody types anything
            code = main(words[1:])  # in this process: no second to start
        assert code == 0, f"{page}: {command}: exit code {code}"
        return
    done = subprocess.run(
        ["bash", "-euc", command],
        cwd=folder,
        env=environment(folder),
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
    )
    assert done.returncode == 0, f"{page}: {command}: {done.stderr}"


def start_server(command: str, page: str, folder: Path) -> None:
    RUNNING.close()
    SERVERS[page] = RUNNING.enter_context(serving(command, folder))


def ask(command: str, folder: Path) -> None:
    """A request, which must be answered."""
    if shutil.which("curl") is None:
        return
    done = subprocess.run(
        ["bash", "-euc", command.replace("curl ", "curl --silent --show-error --fail ", 1)],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
    )
    assert done.returncode == 0, f"{command}: {done.stderr}"


@contextmanager
def serving(command: str, folder: Path) -> Iterator[str]:
    """The address that `kitsune serve` prints, at any free port; it is ended afterwards."""
    line = f"exec {command} --port 0 --no-browser"
    with subprocess.Popen(
        ["bash", "-euc", line],
        cwd=folder,
        env=environment(folder),
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            found = SERVED.search(said)
            assert found, f"{command} printed {said!r}"
            yield found[0]
        finally:
            server.terminate()


def environment(folder: Path) -> dict[str, str]:
    """`kitsune` and `python` are those of this test; the home directory is the folder."""
    programs = folder / ".bin"
    if not programs.exists():
        programs.mkdir()
        for name, words in (("python", ""), ("kitsune", " -m kitsune")):
            script = programs / name
            script.write_text(f'#!/bin/sh\nexec "{sys.executable}"{words} "$@"\n')
            script.chmod(0o755)
        (folder / ".config" / "fish" / "completions").mkdir(parents=True)
    paths = {"PATH": f"{programs}:{os.environ['PATH']}", "HOME": str(folder)}
    return {**os.environ, **paths, "PYTHONPATH": str(ROOT)}
