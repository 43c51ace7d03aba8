"""Count what a server does, and print it as Prometheus reads it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence

from kitsune.system.locks import make_lock

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
BATCHES = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0)

Labels = tuple[tuple[str, str], ...]


class Metric:
    """Values by their labels. Adding is safe from any thread."""

    kind = "counter"

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self._values: dict[Labels, float] = {}
        self._lock = make_lock()

    def add(self, value: float = 1, **labels: str) -> None:
        key = tuple(sorted(labels.items()))
        with self._lock:
            self._values[key] = self._values.get(key, 0) + value

    def total(self) -> float:
        with self._lock:
            return sum(self._values.values())

    def lines(self) -> Iterator[str]:
        with self._lock:
            values = dict(self._values)
        for labels, value in sorted(values.items()):
            yield f"{self.name}{_braces(labels)} {_number(value)}"


class Gauge(Metric):
    """What is so now, by a function for each set of labels."""

    kind = "gauge"

    def __init__(self, name: str, about: str) -> None:
        super().__init__(name, about)
        self._sources: dict[Labels, Callable[[], float]] = {}

    def read(self, source: Callable[[], float], **labels: str) -> None:
        self._sources[tuple(sorted(labels.items()))] = source

    def lines(self) -> Iterator[str]:
        for labels, source in sorted(self._sources.items()):
            yield f"{self.name}{_braces(labels)} {_number(source())}"


class Histogram(Metric):
    """How often values were at most each of some bounds."""

    kind = "histogram"

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        super().__init__(name, about)
        self.bounds = bounds
        self._counts: dict[Labels, list[int]] = {}

    def observe(self, value: float, **labels: str) -> None:
        key = tuple(sorted(labels.items()))
        with self._lock:
            counts = self._counts.setdefault(key, [0] * (len(self.bounds) + 1))
            counts[bisect_left(self.bounds, value)] += 1
            self._values[key] = self._values.get(key, 0) + value

    def lines(self) -> Iterator[str]:
        with self._lock:
            found = [(key, list(counts), self._values[key]) for key, counts in self._counts.items()]
        for labels, counts, total in sorted(found):
            below = 0
            for bound, n in zip((*map(_number, self.bounds), "+Inf"), counts, strict=True):
                below += n
                yield f"{self.name}_bucket{_braces((*labels, ('le', bound)))} {below}"
            yield f"{self.name}_sum{_braces(labels)} {_number(total)}"
            yield f"{self.name}_count{_braces(labels)} {below}"


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else f"{value:.9g}"


def _braces(labels: Labels) -> str:
    if not labels:
        return ""
    escaped = {"\\": "\\\\", '"': '\\"', "\n": "\\n"}
    shown = (f'{k}="{"".join(escaped.get(c, c) for c in v)}"' for k, v in labels)
    return "{" + ",".join(shown) + "}"


class Metrics:
    """All that a server counts."""

    def __init__(self) -> None:
        self.requests = Metric("kitsune_requests_total", "Requests by route and status.")
        self.errors = Metric("kitsune_errors_total", "Requests that failed, by code.")
        self.prompt_tokens = Metric("kitsune_prompt_tokens_total", "Tokens of prompts.")
        self.cached_tokens = Metric(
            "kitsune_cached_tokens_total", "Tokens of prompts that were in the KV cache."
        )
        self.new_tokens = Metric("kitsune_generated_tokens_total", "Tokens that were generated.")
        self.cancelled = Metric("kitsune_cancelled_total", "Requests whose client went away.")
        self.preempted = Metric(
            "kitsune_preemptions_total", "Sequences that gave up their pages for a while."
        )
        self.waiting = Gauge("kitsune_queue_requests", "Requests that wait.")
        self.running = Gauge("kitsune_running_requests", "Requests that run.")
        self.pages = Gauge("kitsune_cache_used_ratio", "The part of the KV cache that is in use.")
        self.first_token = Histogram(
            "kitsune_first_token_seconds", "Time to the first token.", SECONDS
        )
        self.token_time = Histogram(
            "kitsune_token_seconds", "Time between tokens of a request.", SECONDS
        )
        self.batch = Histogram("kitsune_batch_size", "Sequences or rows in a step.", BATCHES)
        self.time = Histogram("kitsune_request_seconds", "Time of requests by route.", SECONDS)

    def text(self) -> str:
        lines = list[str]()
        for metric in vars(self).values():
            lines += [f"# HELP {metric.name} {metric.about}", f"# TYPE {metric.name} {metric.kind}"]
            lines += metric.lines()
        return "\n".join([*lines, ""])
