"""Measure the resident memory of processes that serve a saved model.

Each model has a process of its own, with nothing in it but its library, the file and the inputs.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import numpy as np

import kitsune as kt
from benchmarks.case import Workload
from benchmarks.libraries.kitsune import make_model
from benchmarks.libraries.onnx_quantised import make_dynamic_model
from kitsune.compare.runtimes import installed_version
from kitsune.config import FusionConfig

STATUS = Path("/proc/self/status")
LOAD_INPUTS = """
import sys
import numpy as np
path, feeds, threads = sys.argv[1], np.load(sys.argv[2]), int(sys.argv[3])
given = [feeds[name] for name in feeds.files]
"""
RUN_MODEL = {
    ".kitsune": LOAD_INPUTS
    + """
import kitsune
model = kitsune.load(path)
for _ in range(2):
    model(*given)
""",
    ".onnx": LOAD_INPUTS
    + """
import onnxruntime
options = onnxruntime.SessionOptions()
options.intra_op_num_threads = threads
model = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
for _ in range(2):
    model.run(None, {each.name: x for each, x in zip(model.get_inputs(), given)})
""",
}
PRINT_RESIDENT = f"""
lines = open("{STATUS}").read().splitlines()
print(next(1024 * int(line.split()[1]) for line in lines if line.startswith("VmRSS")))
"""


def measure_resident(work: Workload) -> dict[str, int]:
    """Return the bytes of each candidate; nothing where the system does not tell."""
    if not STATUS.exists():
        return {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        np.savez(folder / "feeds.npz", *work.arguments)
        made = {"kitsune": folder / "kitsune.kitsune", "f32": folder / "f32.kitsune"}
        for path, each in zip(made.values(), (work, replace(work, packed={})), strict=True):
            config = FusionConfig(numerics=each.case.numerics if each.packed else "strict")
            kt.compile(make_model(each), *each.arguments, config=config).save(path)
        if installed_version("onnxruntime") and installed_version("onnx"):
            made["onnxruntime dynamic"] = folder / "dynamic.onnx"
            made["onnxruntime dynamic"].write_bytes(make_dynamic_model(work))
        return {name: _measure_process(path, folder, work.threads) for name, path in made.items()}


def _measure_process(path: Path, folder: Path, threads: int) -> int:
    command = [
        sys.executable,
        "-c",
        RUN_MODEL[path.suffix] + PRINT_RESIDENT,
        str(path),
        str(folder / "feeds.npz"),
        str(threads),
    ]
    environment = os.environ | {"KITSUNE_NUM_THREADS": str(threads)}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    return int(done.stdout.split()[-1])
