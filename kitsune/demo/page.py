"""Export the page of `kitsune demo --web`: a small model that trains in a browser."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

import kitsune as kt
from kitsune.bundle import Exported
from kitsune.model.compiled_model import CompiledModel
from kitsune.nn import Linear, Sequential, Tanh
from kitsune.optim import Adam, TrainingStep


def moons_step(count: int = 256) -> tuple[TrainingStep, dict[str, np.ndarray]]:
    """A training step that separates two interleaved half circles, and the inputs of its first
    call."""
    rng = np.random.default_rng(0)
    label = np.arange(count, dtype=np.int32) % 2
    angle = rng.uniform(0, np.pi, count)
    upper = np.stack([np.cos(angle), np.sin(angle)], 1)
    points = np.where(label[:, None] == 0, upper, [1.0, 0.5] - upper)
    points += 0.2 * rng.standard_normal(points.shape)
    kt.manual_seed(0)
    model = Sequential(Linear(2, 32), Tanh(), Linear(32, 32), Tanh(), Linear(32, 2))
    step = TrainingStep(model, kt.cross_entropy, Adam(model.parameters(), lr=1e-2))
    return step, step.inputs(points.astype(np.float32), label)


def export_demo(
    folder: Path, browsers: Sequence[str] = ("chrome", "firefox", "safari", "edge")
) -> Exported:
    """Write the page to a folder."""
    step, values = moons_step()
    model: CompiledModel = kt.compile(step, values)
    return model.export_web(folder, browsers=browsers, page="train", probe=values)
