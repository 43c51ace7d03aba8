"""The runtime of a bundle as an npm package: what it holds, exports and imports."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import kitsune as kt

IMPORT = """
import * as runtime from 'kitsune-web';
import { readFileSync } from 'node:fs';
const types = new URL(import.meta.resolve('kitsune-web').replace('index.js', 'index.d.ts'));
console.log(JSON.stringify({
  names: Object.keys(runtime), browser: runtime.detectBrowser('Firefox/1'),
  types: readFileSync(types, 'utf8').length,
}));
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("npm") / "site"
    model = kt.compile(lambda x: x.relu(), np.ones((2, 3), np.float32))
    model.export_web(site, browsers=[], targets=["webgpu"])
    return site / "kitsune"


def run(program: str, *arguments: str, cwd: Path) -> str:
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"no {program}")
    return subprocess.run(
        [found, *arguments], cwd=cwd, capture_output=True, text=True, check=True, timeout=60
    ).stdout


def test_it_says_what_it_is(package: Path) -> None:
    said = json.loads((package / "package.json").read_text(encoding="utf-8"))
    assert (said["name"], said["version"], said["type"]) == (
        "kitsune-web",
        kt.__version__,
        "module",
    )
    assert "dependencies" not in said
    main = said["exports"]["."]
    for file in (main["default"], main["types"], said["types"], *said["sideEffects"]):
        assert (package / file).is_file()


def test_it_packs_what_its_modules_import(package: Path) -> None:
    [made] = json.loads(run("npm", "pack", "--dry-run", "--json", "--offline", cwd=package))
    packed = {file["path"] for file in made["files"]}
    assert {"package.json", "README.md", "index.js", "index.d.ts", "wasm_worker.js"} <= packed
    assert packed == {path.name for path in package.iterdir()}
    for name in packed:
        text = (package / name).read_text(encoding="utf-8")
        imported = re.findall(r"(?:from|import\(|new URL\() ?'\./([^']+)'", text)
        assert set(imported) <= packed, name


def test_it_is_imported_by_its_name(package: Path, tmp_path: Path) -> None:
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "kitsune-web").symlink_to(package, target_is_directory=True)
    (tmp_path / "main.mjs").write_text(IMPORT)
    found = json.loads(run("node", "main.mjs", cwd=tmp_path))
    assert {"createModel", "detectBrowser", "KitsuneError", "Model"} <= set(found["names"])
    assert found["browser"] == "firefox"
    declared = (package / "index.d.ts").read_text(encoding="utf-8")
    exported = set(re.findall(r"^export (?:class|function) (\w+)", declared, re.MULTILINE))
    assert exported == set(found["names"])
