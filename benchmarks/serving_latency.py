"""Measure how much slower a text is written while the server reads the prompt of another request.

python -m benchmarks.serving_latency MODEL.gguf [--prompt 2000] [--running 1] [--rounds 5] [--fast]

Each round generates tokens alone, then while a new prompt of random tokens is read. Prints times
between two tokens divided by the median alone, in processor time of the one thread that computes
and by the clock.
"""

from __future__ import annotations

import argparse
import threading
import time
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np

from benchmarks.grid import Grid, format_markdown
from kitsune.config import default_config
from kitsune.errors import InputError
from kitsune.generation import TextModel, open_text_model
from kitsune.generation.generation_options import Options
from kitsune.generation.sampling import Sampling
from kitsune.serving.metrics import Metrics
from kitsune.serving.text_service import End, Event, Generation, Request, TextService

WARM_TOKENS = 20  # before times are kept
ALONE_TOKENS = 60
LIMIT = 2.0  # of the median


@dataclass
class Times:
    """When pieces of a text came: processor time of the thread that computes, the clock, and how
    many tokens they were."""

    at: list[tuple[float, float, int]] = field(default_factory=list)
    came: threading.Condition = field(default_factory=threading.Condition)
    is_over: bool = False

    def add(self, _: Generation, event: Event) -> None:
        with self.came:
            self.is_over = isinstance(event, End)
            count = 0 if isinstance(event, End) else len(event.tokens)
            self.at.append((time.thread_time(), time.perf_counter(), count))
            self.came.notify_all()

    def wait(self, count: int) -> None:
        """Until that many pieces are there, or all."""
        with self.came:
            if not self.came.wait_for(lambda: self.is_over or len(self.at) >= count, 600):
                raise RuntimeError(f"{len(self.at)} of {count} pieces within 600 s")

    def gaps(self, first: int, last: int) -> np.ndarray:
        """Seconds between two tokens that were sent alone, by processor time and by the clock."""
        at = np.array(self.at[first:last])
        return np.asarray(np.diff(at[:, :2], axis=0)[at[1:, 2] == 1])


def measure_round(
    service: TextService, rng: np.random.Generator, running: int, prompt: int
) -> tuple[np.ndarray, np.ndarray]:
    """Seconds between tokens of the first of some sequences: alone, and beside a prompt."""

    def make_request(count: int, new: int | None) -> Request:
        ids = rng.integers(100, service.model.config.vocabulary, count).tolist()
        ends = dict.fromkeys(service.model.tokenizer.ends, -1e9)
        return Request(tuple(ids), Options(new, Sampling(logit_bias=ends), None, ()))

    times = [Times() for _ in range(running)]
    started = [service.submit([make_request(16, None)], each.add) for each in times]
    times[-1].wait(WARM_TOKENS)
    first = len(times[0].at)
    times[0].wait(first + ALONE_TOKENS)
    before, other = len(times[0].at), Times()
    service.submit([make_request(prompt, 1)], other.add)
    other.wait(1)
    after = len(times[0].at)
    service.cancel([each for several in started for each in several])
    for each in times:
        each.wait(1 << 30)
    return times[0].gaps(first, before), times[0].gaps(before - 1, after)


def measure(model: TextModel, running: int, prompt: int, rounds: int) -> tuple[str, ...]:
    service = TextService("model", model, Metrics(), max_batch=running + 1, max_queue=9)
    service.warm_up()
    service.start()
    rng = np.random.default_rng(0)
    measure_round(service, rng, running, prompt)
    made = [measure_round(service, rng, running, prompt) for _ in range(rounds)]
    service.stop(10)
    alone, beside = (np.concatenate(each) for each in zip(*made, strict=True))
    usual = np.median(alone, axis=0)
    shares = [beside / usual, alone / usual]
    median, mean = np.median(shares[0], axis=0), shares[0].mean(axis=0)
    tail = [np.percentile(each[:, 0], 95) for each in shares]
    verdict = "reached" if median[0] <= LIMIT else "missed"
    return (
        str(running),
        *(f"{x:.2f}" for x in (median[0], median[1], mean[0], *tail, shares[0][:, 0].max())),
        f"{verdict}: {median[0]:.2f} of {LIMIT:g}",
    )


def open_model(path: Path, context: int, is_fast: bool) -> TextModel:
    config = replace(default_config(), numerics="fast") if is_fast else None
    model = open_text_model(path, None, config, 1, context)
    if model is None:
        raise InputError(f"'{path}' predicts no next token")
    return model


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=Path)
    parser.add_argument("--prompt", type=int, default=2000)
    parser.add_argument("--running", type=int, nargs="+", default=[1])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--fast", action="store_true")
    args = parser.parse_args()
    model = open_model(args.model, 2 * args.prompt, args.fast)
    headings = ("running", "median", "by the clock", "mean", "95 %", "95 % alone", "longest", "bar")
    rows = tuple(measure(model, each, args.prompt, args.rounds) for each in args.running)
    title = f"time between tokens beside a prompt of {args.prompt:,} tokens, over the median alone"
    print(format_markdown([Grid(title, headings, rows)], []))


if __name__ == "__main__":
    main()
