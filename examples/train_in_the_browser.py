"""Train in a web page: a reader of handwritten digits, whose parameters begin at random.

    pip install ".[web]" scikit-learn
    python examples/train_in_the_browser.py site/
    kitsune serve site/

The folder holds one program for a whole step (forward, backward and Adam) on a batch of
scikit-learn's 8×8 images. The page runs it until the loss has fallen.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

import kitsune as kt
from kitsune import nn

try:
    from sklearn.datasets import load_digits
except ModuleNotFoundError:
    sys.exit("this example learns from scikit-learn's digits: pip install scikit-learn")

IMAGES = 512


def training() -> tuple[kt.optim.TrainingStep, dict[str, np.ndarray]]:
    """A step, and what the first one is given."""
    images, labels = load_digits(return_X_y=True)
    kt.manual_seed(0)
    model = nn.Sequential(nn.Linear(64, 48), nn.GELU(), nn.Linear(48, 10))
    optimizer = kt.optim.Adam(model.parameters(), lr=3e-3)
    step = kt.optim.TrainingStep(model, kt.cross_entropy, optimizer)
    x = (images[:IMAGES] / 16).astype(np.float32)
    return step, step.inputs(x, labels[:IMAGES].astype(np.int32))


def main(folder: Path, browsers: Sequence[str] = ("chrome", "firefox", "safari", "edge")) -> None:
    step, values = training()
    model = kt.compile(step, values)
    print(model.export_web(folder, browsers=browsers, page="train", probe=values))
    print(f"look at it: kitsune serve {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "site"))
