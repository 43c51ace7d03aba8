"""The sdist and the wheel hold everything, and the wheel works outside the repository."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import kitsune as kt
from tests.frontends.onnx_models import mlp

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


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("hatchling")
    folder = tmp_path_factory.mktemp("dist")
    run(str(ROOT / "scripts" / "wheel.py"), str(folder), cwd=folder)
    (path,) = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def site(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the wheel is installed in."""
    folder = tmp_path_factory.mktemp("site")
    pip = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-compile")
    run(*pip, "--disable-pip-version-check", "--target", str(folder), str(wheel), cwd=folder)
    return folder


def test_the_wheel_built_from_the_sdist_works(site: Path, tmp_path: Path) -> None:
    where = run("-c", "import kitsune; print(kitsune.__file__)", cwd=tmp_path, PYTHONPATH=str(site))
    assert Path(where.strip()).is_relative_to(site)
    said = run("-m", "kitsune", "--version", cwd=tmp_path, PYTHONPATH=str(site))
    assert said.startswith("kitsune ")


def test_the_wheel_has_no_benchmarks_and_no_tests(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        folders = {name.partition("/")[0] for name in archive.namelist()}
    assert {name for name in folders if not name.endswith(".dist-info")} == {"kitsune"}


def test_the_wheel_compares_a_model(site: Path, tmp_path: Path) -> None:
    (tmp_path / "mlp.onnx").write_bytes(mlp().SerializeToString())
    command = ("-m", "kitsune", "bench", "mlp.onnx", "--quick", "--json", "--threads", "1")
    variables = {
        "KITSUNE_CACHE_DIR": str(tmp_path / "c"),
        "PYTHONWARNINGS": "error::RuntimeWarning",
    }
    said = run(*command, cwd=tmp_path, PYTHONPATH=str(site), **variables)
    [comparison] = json.loads(said)
    rows = {row["runtime"]: row for row in comparison["rows"]}
    assert list(rows)[:2] == ["kitsune", "kitsune, unfused"]
    assert rows["kitsune, unfused"]["is_same"]
    assert rows["kitsune"]["time_us"] > 0


def test_the_version_is_the_same_everywhere() -> None:
    cited = re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    assert cited is not None
    assert cited[1] == kt.__version__
    assert f"## [{kt.__version__}] - 20" in (ROOT / "CHANGELOG.md").read_text("utf-8")
