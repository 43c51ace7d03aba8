"""The sdist and the wheel hold everything, and the wheel works outside the repository."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kitsune as kt

ROOT = Path(__file__).parent.parent


def run(*command: str, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_built_from_the_sdist_works(tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    run(str(ROOT / "scripts" / "wheel.py"), str(tmp_path / "dist"), cwd=tmp_path)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    site = tmp_path / "site"
    pip = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-compile")
    run(*pip, "--disable-pip-version-check", "--target", str(site), str(wheel), cwd=tmp_path)
    where = run("-c", "import kitsune; print(kitsune.__file__)", cwd=tmp_path, PYTHONPATH=str(site))
    assert Path(where.strip()).is_relative_to(site)
    said = run("-m", "kitsune", "--version", cwd=tmp_path, PYTHONPATH=str(site))
    assert said.startswith("kitsune ")


def test_the_version_is_the_same_everywhere() -> None:
    cited = re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    assert cited is not None
    assert cited[1] == kt.__version__
    assert f"## [{kt.__version__}] - 20" in (ROOT / "CHANGELOG.md").read_text("utf-8")
