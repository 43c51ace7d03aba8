"""The browser runtime as files: how large it is, and that it agrees with Python on names."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from kitsune.backends.webgpu.profiles import detect_browser
from kitsune.bundle.pages import is_of_a_page

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "kitsune" / "web"
AGENTS = [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0",
    "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
    "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4) AppleWebKit/605.1.15 CriOS/126.0 Mobile Safari/604.1",
    "curl/8.0",
    "",
]


def test_it_is_as_small_as_it_says() -> None:
    modules = [path for path in WEB.glob("*.js") if not is_of_a_page(path.name)]
    nbytes = sum(len(gzip.compress(path.read_bytes(), mtime=0)) for path in modules)
    found = re.search(r"(\d+) kB gzipped", (ROOT / "docs" / "WEB.md").read_text(encoding="utf-8"))
    assert found is not None
    assert nbytes <= 1000 * int(found[1]) <= nbytes + 3000


def test_modules_import_only_each_other() -> None:
    for path in WEB.glob("*.js"):
        for name in re.findall(r"from '([^']+)'", path.read_text(encoding="utf-8")):
            assert (WEB / name.removeprefix("./kitsune/")).exists(), f"{path.name}: {name}"


NODE = """
import { detectBrowser } from '%(web)s/browser.js';
import { profileOrder } from '%(web)s/choose.js';
import { decode, encode } from '%(web)s/tensors.js';
import { readFileSync } from 'node:fs';
const { agents, halves } = JSON.parse(readFileSync(0, 'utf8'));
const wanted = (dtype) => ({ name: 'x', dtype, shape: [halves.length] });
const twice = (value, want) => Array.from(decode(encode(value, want), want.dtype));
const back = ['f16', 'bf16'].map((dtype) => twice(halves, wanted(dtype)));
const refused = [[1.5], [300], ['a']].map((value) => {
  try {
    return twice(value, { name: 'x', dtype: 'i8', shape: [1] });
  } catch (error) {
    return error.what;
  }
});
const wide = twice([1, -2], { name: 'x', dtype: 'i64', shape: [2] }).map(String);
const profiles = ['edge', 'native', 'chrome', 'software'].map((browser) => ({ browser }));
const orders = [
  { info: { vendor: 'amd' } }, { info: { architecture: 'swiftshader' } },
  { info: { isFallbackAdapter: true } }, { isFallbackAdapter: true },
  { info: { isFallbackAdapter: false, description: 'llvmpipe' } },
].map((adapter) => profileOrder({ profiles }, { optimized: true }, adapter, 'chrome'));
orders.push(profileOrder({ profiles }, { optimized: false }, { info: {} }, 'chrome'));
orders.push(profileOrder({ profiles }, { optimized: true, browserOptimizationType: 'edge' },
  { isFallbackAdapter: true }, 'chrome'));
console.log(JSON.stringify({ browsers: agents.map(detectBrowser), back, refused, wide, orders }));
"""


def test_names_and_numbers_are_pythons(tmp_path: Path) -> None:
    if not shutil.which("node"):
        pytest.skip("no Node")
    import ml_dtypes
    import numpy as np

    script = tmp_path / "run.mjs"
    for path in WEB.glob("*.js"):
        shutil.copy(path, tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    script.write_text(NODE % {"web": tmp_path}, encoding="utf-8")
    halves = [0.1, -3.14159, 65504.0, 6.1e-5, 1e-7, 0.0, 2049.0, 2051.0, 1 / 3]
    done = subprocess.run(
        ["node", str(script)],
        input=json.dumps({"agents": AGENTS, "halves": halves}),
        capture_output=True,
        text=True,
        check=True,
    )
    said = json.loads(done.stdout)
    assert said["browsers"] == list(map(detect_browser, AGENTS))
    for got, dtype in zip(said["back"], (np.float16, ml_dtypes.bfloat16), strict=True):
        assert got == np.array(halves).astype(np.float32).astype(dtype).astype(np.float64).tolist()
    assert said["refused"] == ["'x' holds 1.5", "'x' holds 300", "'x' holds a"]
    assert said["wide"] == ["1", "-2"]
    assert said["orders"] == [[2, 1, 0, 3], *[[3, 1, 0, 2]] * 4, [1, 0, 2, 3], [0]]
