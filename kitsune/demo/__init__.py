"""`kitsune demo`: compile, measure and check a few models; `--web`, train one in a page."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.backends.cpu import jit
from kitsune.backends.cpu.threads.team import default_threads
from kitsune.demo.cases import (
    Sizes,
    minilm,
    minilm_file,
    small_mlp,
    softmax_chain,
    transformer_block,
)
from kitsune.demo.measurements import EFFORT, QuantizedRow, Row, measure
from kitsune.demo.page import export_demo, moons_step
from kitsune.errors import KitsuneError
from kitsune.model.compiled_model import CompiledModel
from kitsune.system.records import dataclass
from kitsune.tune.timing import Effort

__all__ = [
    "STAGES",
    "Demo",
    "QuantizedRow",
    "Row",
    "Sizes",
    "export_demo",
    "moons_step",
    "run_demo",
]

STAGES = (
    "elementwise and softmax",
    "an MLP, batch 1",
    "a transformer block",
    "MiniLM: its file",
    "MiniLM",
)


@dataclass(frozen=True)
class Demo:
    """Everything the demo shows, as data; `block` is the transformer block, `skipped` says what
    was left out and why."""

    version: str
    cpu: str
    level: str
    threads: int
    rows: list[Row]
    skipped: dict[str, str]
    seconds: float
    block: CompiledModel

    @property
    def block_row(self) -> Row:
        return next(row for row in self.rows if row.quantized)

    @property
    def samples(self) -> int:
        """Return how often each implementation was timed, at the least."""
        return min(row.samples for row in self.rows)

    @property
    def is_quiet(self) -> bool:
        """Return whether nothing else ran during most of the samples."""
        return float(np.mean([row.quiet for row in self.rows])) > 0.5

    @property
    def worst_error(self) -> float:
        return max(row.error for row in self.rows)

    def facts(self) -> dict[str, Any]:
        return {
            "kitsune": self.version,
            "cpu": self.cpu,
            "level": self.level,
            "threads": self.threads,
            "models": [row.facts() for row in self.rows],
            "worst_error": self.worst_error,
            "is_quiet": self.is_quiet,
            "skipped": self.skipped,
            "seconds": self.seconds,
        }


def run_demo(
    progress: Callable[[str], None] = lambda stage: None,
    *,
    sizes: Sizes | None = None,
    effort: Effort = EFFORT,
    download: bool = True,
) -> Demo:
    """Compile, check and measure every model."""
    start = time.perf_counter()
    stages, sizes = iter(STAGES), sizes or Sizes()
    rows, skipped = [], dict[str, str]()
    for build in (softmax_chain, small_mlp, transformer_block):
        progress(next(stages))
        case = build(sizes)
        rows.append(measure(case, effort))
    progress(next(stages))
    try:
        path = minilm_file(download)
        progress(next(stages))
        rows.append(measure(minilm(path, sizes.sentence), effort))
    except (KitsuneError, OSError) as error:
        skipped["MiniLM"] = _reason(error)
    for row in rows:
        skipped |= row.skipped
    target = jit.host_target()
    return Demo(
        kt.__version__,
        target.cpu,
        target.level,
        default_threads(),
        rows,
        skipped,
        time.perf_counter() - start,
        case.fused,
    )


def _reason(error: KitsuneError | OSError) -> str:
    """An error as one line."""
    if isinstance(error, OSError):
        return str(error)
    return ": ".join(" ".join(part.split()) for part in (error.what, error.why) if part)
