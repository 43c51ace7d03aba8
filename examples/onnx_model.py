"""Run an ONNX model: which type a file has, by the classifier magika.

    pip install ".[onnx]"
    python examples/onnx_model.py [FILE ...]

The model (3 MB) is downloaded at the first call. Prints the type of each file, what fusion does to
the model, the time of a call with and without fusion, and how far results are from NumPy's.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path

import numpy as np

import kitsune as kt
from kitsune.models.samples import fetch
from kitsune.tune.timing import Effort, interleave

try:
    import onnx  # noqa: F401
except ModuleNotFoundError:
    sys.exit('this example reads an ONNX file: pip install ".[onnx]"')

END, PADDING = 1024, 256  # the model reads this many bytes from each end of a file
EFFORT = Effort(repetitions=9, pause_s=0.002, patience_s=0.0, warm_s=0.002)


def features(path: Path) -> np.ndarray:
    """[1,2048]: the first and the last bytes of a file without the blanks around it."""
    content = path.read_bytes()
    first, last = list(content.lstrip()[:END]), list(content.rstrip()[-END:])
    row = np.full((1, 2 * END), PADDING, np.int32)
    row[0, : len(first)] = first
    row[0, len(row[0]) - len(last) :] = last
    return row


def main(paths: list[Path]) -> None:
    model = kt.compile(fetch("magika.onnx"))
    names = json.loads(fetch("magika.json").read_text(encoding="utf-8"))["target_labels_space"]
    for path in paths:
        scores = model(features(path))
        print(f"{path.name}: {names[int(scores.argmax())]} ({scores.max():.0%})")

    x = features(paths[0])
    unfused = kt.compile(fetch("magika.onnx"), config=kt.FusionConfig(enabled=False))
    unfused(x)
    calls = {"fused": partial(model, x), "unfused": partial(unfused, x)}
    for name, times in interleave(calls, EFFORT).items():
        kernels = len((model if name == "fused" else unfused).kernels)
        print(f"{name}: {1e3 * times.median:.2f} ms a call in {kernels} kernels")
    print(f"largest relative error of a kernel against NumPy: {model.verify(x).worst:.1e}")


if __name__ == "__main__":
    main([Path(argument) for argument in sys.argv[1:]] or [Path(__file__)])
