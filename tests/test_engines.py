"""The examples of engines for data sets, where those are installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.frontends.real_models import sample

ROOT = Path(__file__).parent.parent


def run(example: str, *args: str) -> str:
    command = [sys.executable, str(ROOT / "examples" / example), *args]
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    env.pop("KITSUNE_NUM_THREADS", None)  # an engine decides
    made = subprocess.run(command, capture_output=True, text=True, env=env, timeout=600)
    assert made.returncode == 0, made.stderr[-2000:]
    return made.stdout


@pytest.mark.parametrize(
    ("package", "example"), [("pyspark", "spark_udf.py"), ("distributed", "dask_arrays.py")]
)
def test_rows_are_predicted_as_without_the_engine(package: str, example: str) -> None:
    pytest.importorskip(package)
    assert "1000 rows predicted" in run(example)


def test_ray_loses_no_row() -> None:
    pytest.importorskip("ray")
    assert "2 actors:" in run("ray_data.py", str(sample("minilm.onnx")))


def test_ray_serve() -> None:
    pytest.importorskip("ray.serve")
    assert "200 answers" in run("ray_serve.py", str(sample("minilm.onnx")))
