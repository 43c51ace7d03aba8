"""Run what waits together: jobs of many requests as one batch, none waiting longer than a deadline.

The thread takes all jobs that are there when it is free, as long as they are one batch at most. If
there are fewer, it waits for others, but no longer than `max_wait` seconds after the first came.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from kitsune.errors import DeviceError, KitsuneError
from kitsune.serving.request_errors import QueueFullError, StoppingError
from kitsune.system.records import dataclass

J = TypeVar("J")
Results = list[Any]  # in the order of the jobs; an error where one failed
Sink = Callable[[Any], None]  # is called by the thread with a job's result


@dataclass(eq=False)
class Ticket(Generic[J]):
    """A job that waits. One that is cancelled is not run. The first of those that came together
    stands for all in the length of the queue."""

    job: J
    sink: Sink
    came: float
    is_first: bool
    is_cancelled: bool = False


class Batcher(Generic[J]):
    """`run` computes a batch of jobs; `count` says how much of a batch a job takes."""

    def __init__(
        self,
        run: Callable[[Sequence[J]], Results],
        count: Callable[[J], int],
        *,
        max_batch: int,
        max_queue: int,
        max_wait: float,
        name: str = "batches",
    ) -> None:
        self._run, self._count = run, count
        self.max_batch, self.max_queue, self.max_wait = max_batch, max_queue, max_wait
        self._waiting: deque[Ticket[J]] = deque()
        self._condition = threading.Condition()
        self._is_stopping = False
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self.running = 0

    def start(self) -> None:
        self._thread.start()

    @property
    def waiting(self) -> int:
        """Requests, of one job or of several."""
        return sum(ticket.is_first for ticket in list(self._waiting))

    def submit(self, jobs: Sequence[J], sinks: Sequence[Sink]) -> list[Ticket[J]]:
        """Queue some jobs, all or none."""
        now, pairs = time.monotonic(), zip(jobs, sinks, strict=True)
        made = [Ticket(job, sink, now, n == 0) for n, (job, sink) in enumerate(pairs)]
        with self._condition:
            if self._is_stopping:
                raise StoppingError()
            if self._waiting and self.waiting + 1 > self.max_queue:
                raise QueueFullError(self.waiting, self.max_queue)
            self._waiting += made
            self._condition.notify()
        return made

    def stop(self, seconds: float) -> None:
        """Take no more jobs, and run those that there are within some seconds."""
        with self._condition:
            self._is_stopping = True
            self._condition.notify()
        if self._thread.is_alive():
            self._thread.join(seconds)

    def _work(self) -> None:
        while batch := self._take():
            jobs = [ticket.job for ticket in batch]
            self.running = len(batch)
            try:
                results = self._run(jobs)
            except Exception as error:  # noqa: BLE001 - whatever it is, the thread goes on
                found = error if isinstance(error, KitsuneError) else None
                why = f"{type(error).__name__}: {error}"
                results = [found or DeviceError("a batch failed", why=why)] * len(jobs)
            self.running = 0
            for ticket, result in zip(batch, results, strict=True):
                ticket.sink(result)

    def _take(self) -> list[Ticket[J]]:
        """The next batch; none once all is done."""
        with self._condition:
            while True:
                while self._waiting and self._waiting[0].is_cancelled:
                    self._waiting.popleft()
                if self._waiting:
                    left = self._waiting[0].came + self.max_wait - time.monotonic()
                    full = sum(self._count(each.job) for each in self._waiting) >= self.max_batch
                    if not (full or left <= 0 or self._is_stopping):
                        self._condition.wait(left)
                    elif batch := self._cut():
                        return batch
                elif self._is_stopping:
                    return []
                else:
                    self._condition.wait()

    def _cut(self) -> list[Ticket[J]]:
        batch, total = list[Ticket[J]](), 0
        while self._waiting:
            ticket = self._waiting[0]
            total += self._count(ticket.job)
            if batch and total > self.max_batch:
                break
            self._waiting.popleft()
            if not ticket.is_cancelled:
                batch.append(ticket)
        return batch
