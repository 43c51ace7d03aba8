"""A call reaches LLVM in few frames: the counts of scripts/pipeline.py."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAX_FRAMES = 9


def test_a_new_model_reaches_llvm_in_few_frames() -> None:
    pytest.importorskip("onnx")
    command = [sys.executable, str(ROOT / "scripts" / "pipeline.py"), "-v"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    counts = dict(line.split() for line in done.stdout.splitlines()[:3])
    assert 0 < int(counts["frames"]) <= MAX_FRAMES, done.stdout
    assert "compiler.py:compile_graph" in done.stdout
