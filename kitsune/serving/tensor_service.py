"""Run a compiled model for many requests: rows of equal shapes, and texts of similar lengths, in
one batch."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from kitsune.errors import KitsuneError
from kitsune.model.compiled_model import CompiledModel
from kitsune.serving.batcher import Batcher, Results
from kitsune.serving.metrics import Metrics
from kitsune.serving.request_errors import RequestTimeoutError
from kitsune.serving.text_encoder import MASK, Text, TextEncoder, pool, sigmoid
from kitsune.system.records import dataclass

MAX_TOKENS = 4096  # of the texts in one batch
MAX_WAIT_S = 0.002


@dataclass(frozen=True, eq=False)
class Tensors:
    """Inputs by name, and which outputs are wanted."""

    feeds: dict[str, np.ndarray]
    outputs: tuple[str, ...]

    @property
    def rows(self) -> int:
        return max((len(a) for a in self.feeds.values() if a.ndim), default=1)

    @property
    def key(self) -> tuple[Any, ...]:
        """Jobs of one key may be one batch; one whose inputs differ in rows is none with others."""
        inputs = sorted((name, str(a.dtype), a.shape[1:]) for name, a in self.feeds.items())
        is_even = all(a.ndim and len(a) == self.rows for a in self.feeds.values())
        return (*inputs, self.outputs, None if is_even else id(self))


Job = Tensors | Text


class TensorService:
    """A model, the thread that runs it, and its tokenizer if it reads texts."""

    def __init__(
        self,
        name: str,
        model: CompiledModel,
        metrics: Metrics,
        encoder: TextEncoder | None = None,
        *,
        max_batch: int,
        max_queue: int,
        max_wait: float = MAX_WAIT_S,
    ) -> None:
        self.name, self.model, self.metrics, self.encoder = name, model, metrics, encoder
        self.max_batch = max_batch
        self.batcher: Batcher[Job] = Batcher(
            self._run, _rows, max_batch=max_batch, max_queue=max_queue, max_wait=max_wait, name=name
        )
        values = [*model.inputs, *model.outputs]
        self.has_rows = all(v.shape and not isinstance(v.shape[0], int) for v in values)
        metrics.waiting.read(lambda: float(self.batcher.waiting), model=name)
        metrics.running.read(lambda: float(self.batcher.running), model=name)

    def start(self) -> None:
        self.batcher.start()

    def stop(self, seconds: float) -> None:
        self.batcher.stop(seconds)

    async def compute(self, jobs: Sequence[Job], seconds: float | None) -> list[Any]:
        """The results of some jobs. They are not begun once nobody waits for them."""
        loop = asyncio.get_running_loop()
        futures = [loop.create_future() for _ in jobs]

        def settle(future: asyncio.Future[Any], result: Any) -> None:
            if not future.done():
                future.set_result(result)

        def sink(future: asyncio.Future[Any]) -> Any:
            def call(result: Any) -> None:
                with contextlib.suppress(RuntimeError):  # the loop has ended
                    loop.call_soon_threadsafe(settle, future, result)

            return call

        tickets = self.batcher.submit(jobs, [sink(each) for each in futures])
        try:
            results = await asyncio.wait_for(asyncio.gather(*futures), seconds)
        except asyncio.TimeoutError:
            raise RequestTimeoutError(seconds or 0) from None
        finally:
            for ticket in tickets:
                ticket.is_cancelled = True
        for result in results:
            if isinstance(result, KitsuneError):
                raise result
        return list(results)

    # --- the thread ---

    def _run(self, jobs: Sequence[Job]) -> Results:
        results: Results = [None] * len(jobs)
        texts = [n for n, job in enumerate(jobs) if isinstance(job, Text)]
        for numbers in self._split_texts(jobs, texts):
            self._store(results, numbers, self._run_texts([jobs[n] for n in numbers]))
        groups: dict[tuple[Any, ...], list[int]] = defaultdict(list)
        for n, job in enumerate(jobs):
            if isinstance(job, Tensors):
                groups[job.key if self.has_rows else (n,)].append(n)
        for numbers in groups.values():
            self._store(results, numbers, self._run_tensors([jobs[n] for n in numbers]))
        return results

    def _store(self, results: Results, numbers: Sequence[int], found: Iterable[Any]) -> None:
        self.metrics.batch.observe(len(numbers), model=self.name)
        for n, result in zip(numbers, found, strict=True):
            results[n] = result

    def _split_texts(self, jobs: Sequence[Job], texts: Sequence[int]) -> Iterable[list[int]]:
        if self.encoder is None:
            return
        lengths = {n: len(job.ids) for n, job in enumerate(jobs) if isinstance(job, Text)}
        for is_pair in (False, True):
            kind = [n for n in texts if bool(getattr(jobs[n], "types", ())) is is_pair]
            for batch in self.encoder.split([lengths[n] for n in kind], MAX_TOKENS):
                yield [kind[n] for n in batch]

    def _run_texts(self, texts: Sequence[Any]) -> Results:
        """A vector or a score for each; if the batch fails, the error for each."""
        assert self.encoder is not None
        try:
            feeds = self.encoder.feeds(texts)
            [found] = self.model.run([self.encoder.output], feeds)
        except KitsuneError as error:
            return [error] * len(texts)
        if texts[0].types and found.ndim == 2 and found.shape[1] == 1:
            return list(sigmoid(found[:, 0].astype(np.float64)))
        return list(pool(found, feeds.get(MASK)))

    def _run_tensors(self, jobs: Sequence[Any]) -> Results:
        """The outputs of each; a batch that fails runs one by one, so that only the wrong fail."""
        try:
            if len(jobs) > 1:
                return self._run_rows(jobs)
            return [self.model.run(jobs[0].outputs or None, jobs[0].feeds)]
        except KitsuneError as error:
            if len(jobs) == 1:
                return [error]
            return [result for job in jobs for result in self._run_tensors([job])]

    def _run_rows(self, jobs: Sequence[Tensors]) -> Results:
        names = list(jobs[0].feeds)
        feeds = {name: np.concatenate([job.feeds[name] for job in jobs]) for name in names}
        found = self.model.run(jobs[0].outputs or None, feeds)
        ends = np.cumsum([job.rows for job in jobs])
        if any(len(output) != ends[-1] for output in found):
            return [result for job in jobs for result in self._run_tensors([job])]
        parts = [np.split(output, ends[:-1]) for output in found]
        return [list(each) for each in zip(*parts, strict=True)]


def _rows(job: Job) -> int:
    return job.rows if isinstance(job, Tensors) else 1
