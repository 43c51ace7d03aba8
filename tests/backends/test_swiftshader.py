"""A second driver under wgpu: SwiftShader, of Chromium. It has no f16 and grants fewer buffers and
threads than lavapipe. A driver is chosen once a process, so it has one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

STEP = 6  # of the rows of the op table, one in so many; `tests.backends.swiftshader` takes another
PLACES = ("/usr/lib/chromium", "/usr/lib/chromium-browser", "/opt/google/chrome")


@pytest.mark.webgpu
def test_conformance() -> None:
    found = [p for place in PLACES if (p := Path(place) / "vk_swiftshader_icd.json").exists()]
    if not found:
        pytest.skip("no SwiftShader; to have it: apt-get install chromium")
    done = subprocess.run(
        [sys.executable, "-m", "tests.backends.swiftshader", str(STEP)],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "VK_DRIVER_FILES": str(found[0])},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.stdout.startswith("adapter: SwiftShader"), done.stdout + done.stderr
    assert done.returncode == 0, done.stdout
    ran = int(done.stdout.splitlines()[-1].split()[0])
    assert ran > 60
