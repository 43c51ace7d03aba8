"""`kitsune demo`: a transformer block compiled, explained, measured and checked; with `--web`, a
model that learns in a page."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.bundle import Exported
from kitsune.compiled import CompiledModel
from kitsune.config import FusionConfig
from kitsune.ir.interp import interpret
from kitsune.nn import Linear, Module, Sequential, Tanh, TransformerEncoderLayer
from kitsune.optim import Adam, TrainingStep

STAGES = ("building", "compiling", "checking against NumPy", "measuring")


@dataclass(frozen=True)
class Demo:
    model: CompiledModel
    kernels: int
    kernels_unfused: int
    fused_ms: float
    unfused_ms: float
    compile_ms: float
    worst_error: float  # of an output element, in units of the output's root mean square

    @property
    def speedup(self) -> float:
        return self.unfused_ms / self.fused_ms

    def facts(self) -> dict[str, float]:
        return {
            "kernels": self.kernels, "kernels_unfused": self.kernels_unfused,
            "fused_ms": self.fused_ms, "unfused_ms": self.unfused_ms, "speedup": self.speedup,
            "compile_ms": self.compile_ms, "worst_error": self.worst_error,
        }  # fmt: skip


def transformer_block(width: int = 384, heads: int = 6) -> Module:
    """x + attention(norm(x)), then x + mlp(norm(x)): weights random, seed fixed."""
    kt.manual_seed(0)
    block = TransformerEncoderLayer(
        width, heads, 4 * width, dropout=0.0, activation="gelu", norm_first=True
    )
    return block.eval()


def run_demo(
    progress: Callable[[str], None] = lambda stage: None,
    tokens: int = 128,
    width: int = 384,
    rounds: int = 40,
) -> Demo:
    """Everything the demo shows, as data."""
    progress(STAGES[0])
    block = transformer_block(width)
    rng = np.random.default_rng(1)
    x = rng.standard_normal((1, tokens, width)).astype(np.float32)
    mask = np.where(np.arange(tokens) < tokens - tokens // 8, 0.0, -1e4).astype(np.float32)
    args = (x, mask.reshape(1, 1, 1, tokens))
    progress(STAGES[1])
    start = time.perf_counter()
    model = kt.compile(block, *args)
    compile_ms = 1e3 * (time.perf_counter() - start)
    unfused = kt.compile(block, *args, config=FusionConfig(enabled=False))
    progress(STAGES[2])
    worst = _worst_error(block, args, model(*args))
    progress(STAGES[3])
    fused_ms, unfused_ms = interleaved([model, unfused], args, rounds)
    return Demo(
        model, len(model.kernels), len(unfused.kernels), fused_ms, unfused_ms, compile_ms, worst
    )


def _worst_error(block: Module, args: Sequence[np.ndarray], got: np.ndarray) -> float:
    """Against the same graph by NumPy, one op at a time, in float64."""
    names = ("x", "mask")
    specs = [(name, a.shape, a.dtype) for name, a in zip(names, args, strict=True)]
    graph, _ = kt.trace(block, specs)
    wide = {name: a.astype(np.float64) for name, a in zip(names, args, strict=True)}
    (want,) = interpret(graph, wide)
    return float(np.abs(got - want).max() / np.sqrt(np.mean(want**2)))


def interleaved(models: Sequence[CompiledModel], args: Sequence[Any], rounds: int) -> list[float]:
    """Median milliseconds of each, called in turn so that the machine's moods hit all alike."""
    times: list[list[float]] = [[] for _ in models]
    for _ in range(rounds):
        for model, mine in zip(models, times, strict=True):
            model(*args)
            start = time.perf_counter()
            model(*args)
            mine.append(1e3 * (time.perf_counter() - start))
    return [float(np.median(t)) for t in times]


# --- in a page -----------------------------------------------------------------------------------


def moons_step(count: int = 256) -> tuple[TrainingStep, dict[str, np.ndarray]]:
    """Training to tell two half circles apart that reach into each other, and what the first step
    is given."""
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
    """The page that trains it."""
    step, values = moons_step()
    model: CompiledModel = kt.compile(step, values)
    return model.export_web(folder, browsers=browsers, page="train", probe=values)
