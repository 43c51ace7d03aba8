"""Pages that scripts write show what the code does today, and the site of all pages builds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def run(*command: str) -> None:
    env = os.environ | {"PYTHONPATH": str(ROOT), "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=env, cwd=ROOT
    )
    assert done.returncode == 0, done.stdout + done.stderr


SCRIPTS = ("architecture", "commands", "pictures", "promises", "standing", "stubs")


@pytest.mark.parametrize("script", SCRIPTS)
def test_what_scripts_wrote_is_current(script: str) -> None:
    run(f"scripts/{script}.py", "--check")


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs")
    run("-m", "mkdocs", "build", "--quiet", "--site-dir", str(tmp_path))
