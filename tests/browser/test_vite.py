"""The packed npm package in a project that Vite builds, in Chromium."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import numpy as np
import platformdirs
import pytest

import kitsune as kt
from tests.browser.driver import Browser
from tests.browser.server import served

VITE = "vite@8"
TIMEOUT_S = 120
INDEX = "<!doctype html><meta charset=utf-8><script type=module src=/main.js></script>"
MAIN = """
import { createModel } from 'kitsune-web';
try {
  const model = await createModel('/model/', { device: 'wasm' });
  const { output } = await model.process({ x: new Float32Array([-1, 0, 1, 2]) });
  const { data, shape } = output;
  globalThis.found = { values: [...data], shape: [...shape], on: model.choice.device };
} catch (error) {
  globalThis.found = { error: String(error) };
}
"""
FOUND = """async () => {
  while (!globalThis.found) await new Promise((done) => setTimeout(done, 20));
  return globalThis.found;
}"""


def npm(*arguments: str, cwd: Path) -> str:
    program = shutil.which("npm") or pytest.skip("no npm")
    quiet = ("--no-audit", "--no-fund", "--loglevel=error")
    done = subprocess.run(
        [program, *arguments, *quiet], cwd=cwd, capture_output=True, text=True, timeout=TIMEOUT_S
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def vite() -> Path:
    """Vite's own script, installed once for all runs."""
    folder = Path(platformdirs.user_cache_dir("kitsune-tests")) / "vite"
    script = folder / "node_modules" / "vite" / "bin" / "vite.js"
    if not script.exists():
        folder.mkdir(parents=True, exist_ok=True)
        try:
            npm("install", "--prefix", str(folder), VITE, cwd=folder)
        except (AssertionError, subprocess.TimeoutExpired) as error:
            pytest.skip(f"{VITE} cannot be installed: {str(error)[-200:]}")
    return script


@pytest.mark.wasm
def test_a_built_project_runs_a_model(chromium: Browser, tmp_path: Path, vite: Path) -> None:
    x = np.array([[-1, 0, 1, 2]], np.float32)
    site = tmp_path / "public" / "model"
    kt.compile(lambda x: x.relu() + 1, x).export_web(site, browsers=[], targets=["wasm"])
    [packed] = json.loads(npm("pack", str(site / "kitsune"), "--json", "--offline", cwd=tmp_path))
    (tmp_path / "package.json").write_text('{"type": "module"}')
    npm("install", "--offline", f"./{packed['filename']}", cwd=tmp_path)
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "main.js").write_text(MAIN)
    command = ["node", str(vite), "build", "--logLevel", "warn"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=TIMEOUT_S)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    with served(tmp_path / "dist") as url:
        page = chromium.open(url)
        found = page.evaluate(FOUND, timeout=TIMEOUT_S)
        console = page.console
        page.close()
    assert found == {"values": [1, 1, 2, 3], "shape": [1, 4], "on": "wasm"}
    assert console == []
