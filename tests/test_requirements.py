"""The development environment: pins with hashes; system packages only where they are asked for."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def normalize(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name.strip()).lower()


def read_pins(path: Path) -> dict[str, str]:
    """Package → version and marker."""
    text = path.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    pins = (HASH.sub("", line).partition("==") for line in lines)
    return {normalize(name): pin.strip() for name, _, pin in pins}


def test_every_hashed_pin_is_one_of_the_constraints() -> None:
    pins, hashed = (read_pins(ROOT / f) for f in ("constraints.txt", "requirements-dev.txt"))
    assert hashed == {name: pins.get(name) for name in hashed}


def test_every_hashed_pin_has_a_hash() -> None:
    text = (ROOT / "requirements-dev.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert len(lines) > 50
    assert not [line for line in lines if not HASH.search(line)]


def test_what_the_development_environment_names_is_hashed_but_torch() -> None:
    tomllib = pytest.importorskip("tomllib")  # of Python 3.11
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    names = {normalize(re.split(r"[<>=!~;\[ ]", each)[0]) for each in wanted}
    hashed = read_pins(ROOT / "requirements-dev.txt")
    assert names - hashed.keys() == {"torch"}


@pytest.mark.parametrize(("said", "is_installed"), [("", False), ("0", False), ("1", True)])
def test_system_packages_are_installed_only_where_that_is_asked_for(
    said: str, is_installed: bool, tmp_path: Path
) -> None:
    called = tmp_path / "called"
    for name, text in {
        "apt-get": f'echo "$@" >>{called}',
        "sudo": '[ "$1" = -n ] && shift; "$@"',
    }.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{text}\n")
        (tmp_path / name).chmod(0o755)
    env = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "KITSUNE_APT": said}
    command = ["bash", ROOT / "scripts" / "apt-install", "a-package"]
    done = subprocess.run(command, env=env, stdin=subprocess.DEVNULL, capture_output=True)
    assert (done.returncode == 0) is is_installed
    assert called.exists() is is_installed
    assert not is_installed or "install -y --no-install-recommends a-package" in called.read_text()
