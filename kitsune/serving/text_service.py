"""Generate text for many requests at once: a thread that runs the steps of a scheduler.

    generation = service.submit(request)       # from any thread
    service.cancel(generation)                 # between two steps

A request's `sink` is called by that thread with each piece of text and with the end.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from collections.abc import Sequence as Several
from typing import Any

import numpy as np

from kitsune.errors import DeviceError, InputError, KitsuneError
from kitsune.generation import TextModel
from kitsune.generation.generation_options import Options
from kitsune.generation.log_probabilities import TokenProbability as Token
from kitsune.generation.stream import check_prompt
from kitsune.generation.tokens import StopFinder, TextDecoder
from kitsune.serving.metrics import Metrics
from kitsune.serving.prompt_budget import PromptBudget
from kitsune.serving.request_errors import (
    ContextError,
    QueueFullError,
    RequestTimeoutError,
    StoppingError,
)
from kitsune.serving.scheduler import Scheduler, Sequence, Step
from kitsune.serving.text_engine import Engine
from kitsune.system.records import dataclass


@dataclass(frozen=True)
class Piece:
    """Text that no stop can be in any more, and the tokens since the last piece."""

    text: str
    tokens: tuple[Token, ...] = ()


@dataclass(frozen=True)
class End:
    """The last of a request: why it ended, or the error."""

    finish_reason: str
    error: KitsuneError | None = None


Event = Piece | End
Sink = Callable[["Generation", Event], None]


@dataclass(frozen=True)
class Request:
    """Tokens to go on from, and how. `index` is that of a sample, of several of one prompt."""

    ids: tuple[int, ...]
    options: Options
    seconds: float | None = None
    index: int = 0


class Generation:
    """A request while it runs."""

    def __init__(self, request: Request, model: TextModel, sink: Sink) -> None:
        self.request, self.sink = request, sink
        self.sequence = Sequence(request.ids)
        self.chooser = model.make_chooser(request.ids, request.options, request.index)
        room = model.context - len(request.ids)
        most = request.options.max_new_tokens
        self.limit = room if most is None else min(most, room)
        self.is_full = most is None or most > room  # the context is, once the limit is reached
        self.new_tokens = 0
        self.decoder = TextDecoder(model.tokenizer)
        self.stops = StopFinder(request.options.stop)
        self.pending: list[Token] = []  # whose text was not sent
        self.start = self.latest = time.monotonic()
        self.first: float | None = None  # when the first token came
        self.deadline = None if request.seconds is None else self.start + request.seconds
        self.is_over = False

    @property
    def cached_tokens(self) -> int:
        return self.sequence.cached

    def choose(self, logits: np.ndarray) -> Token | None:
        """The next token; None at the end."""
        token = self.chooser.choose(logits)
        if token is None:
            return None
        return Token(token, 0.0) if self.chooser.options.logprobs is None else self._latest()

    def _latest(self) -> Token:
        return self.chooser.logprobs.pop()  # it is sent, and not kept


class TextService:
    """A model and the thread that runs it. At most `max_batch` sequences run at once, and
    `max_queue` wait."""

    def __init__(
        self,
        name: str,
        model: TextModel,
        metrics: Metrics,
        *,
        max_batch: int,
        max_queue: int,
        cache_tokens: int | None = None,
        defaults: Mapping[str, Any] | None = None,
    ) -> None:
        """`defaults` are the options of requests that say nothing, before those of the model."""
        self.name, self.model, self.metrics, self.max_queue = name, model, metrics, max_queue
        self.options = {**model.chat_options, "max_new_tokens": None, **(defaults or {})}
        self.engine = Engine(model, max_batch, cache_tokens)
        self.scheduler = Scheduler(self.engine.pages, max_batch)
        self._new: list[Generation] = []
        self._gone: list[Generation] = []
        self._by_sequence: dict[Sequence, Generation] = {}
        self._condition = threading.Condition()
        self._is_stopping = False
        self._budget = PromptBudget()
        self._preemptions = 0  # that were counted
        self._thread: threading.Thread | None = None
        self._gauges()

    def _gauges(self) -> None:
        pages, metrics = self.engine.pages, self.metrics
        metrics.waiting.read(lambda: float(self.waiting), model=self.name)
        metrics.running.read(lambda: float(len(self.scheduler.running)), model=self.name)
        metrics.pages.read(lambda: pages.used / pages.count, model=self.name)

    @property
    def waiting(self) -> int:
        return len(self._new) + len(self.scheduler.waiting)

    def start(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(
                target=self._run, name=f"serve {self.name}", daemon=True
            )
            self._thread.start()

    def describe_running(self) -> list[dict[str, int]]:
        """The tokens of each sequence that runs."""
        running = list(self.scheduler.running)
        return [
            {"n_prompt_tokens": each.prompt_tokens, "n_decoded": len(each.ids) - each.prompt_tokens}
            for each in running
        ]

    def warm_up(self) -> None:
        """Compile all programs now."""
        self.engine.warm_up()

    # --- requests, from any thread ---

    def submit(self, requests: Several[Request], sink: Sink) -> list[Generation]:
        """Begin some requests, all or none."""
        for request in requests:
            self._check(request)
        made = [Generation(request, self.model, sink) for request in requests]
        with self._condition:
            if self._is_stopping:
                raise StoppingError()
            if self.waiting + len(made) > max(self.max_queue, len(made)):
                raise QueueFullError(self.waiting, self.max_queue)
            self._new += made
            self._condition.notify()
        for each in made:
            self.metrics.prompt_tokens.add(len(each.request.ids), model=self.name)
        return made

    def _check(self, request: Request) -> None:
        try:
            check_prompt(len(request.ids), self.model.context, self.model.config.context)
        except InputError as error:
            raise ContextError(error, len(request.ids), self.model.context) from None
        vocabulary = self.model.config.vocabulary
        if not request.ids:
            raise InputError("no tokens to go on from", hint="a prompt has one at least")
        outside = next((n for n in request.ids if not 0 <= n < vocabulary), None)
        if outside is not None:
            raise InputError(f"no token {outside}", why=f"there are {vocabulary}")

    def cancel(self, generations: Several[Generation]) -> None:
        """Nobody wants them any more; those that are over are left alone."""
        with self._condition:
            gone = [each for each in generations if not each.is_over]
            self._gone += gone
            self._condition.notify()
        for _ in gone:
            self.metrics.cancelled.add(model=self.name)

    def stop(self, seconds: float) -> None:
        """Take no more requests, finish those that there are within some seconds, and end."""
        end = time.monotonic() + seconds
        with self._condition:
            self._is_stopping = True
            self._condition.notify()
        thread = self._thread
        while thread is not None and thread.is_alive():
            thread.join(0.05)
            if time.monotonic() > end:
                with self._condition:
                    self._gone += [*list(self._by_sequence.values()), *self._new]
                    self._condition.notify()

    # --- the thread ---

    def _run(self) -> None:
        while self._wait():
            self._end_late()
            step = self.scheduler.plan(self._choose_chunk())
            self._count_preemptions()
            try:
                self._run_step(step)
            except Exception as error:  # noqa: BLE001 - whatever it is, the thread goes on
                self._fail(step, error)

    def _count_preemptions(self) -> None:
        if new := self.scheduler.preemptions - self._preemptions:
            self.metrics.preempted.add(new, model=self.name)
            self._preemptions += new

    def _wait(self) -> bool:
        """Wait for work, and take what is new and what is gone; whether there is any."""
        with self._condition:
            while not (self._new or self._gone or self._by_sequence or self._is_stopping):
                self._condition.wait()
            new, self._new = self._new, []
            gone, self._gone = self._gone, []
            for each in new:
                self._by_sequence[each.sequence] = each
        for each in new:
            if each.limit < 1:
                self._end(each, "length")
            else:
                self.scheduler.add(each.sequence)
        for each in gone:
            if not each.is_over:
                self._end(each, "cancelled")
        return bool(self._by_sequence) or not self._is_stopping

    def _end_late(self) -> None:
        now = time.monotonic()
        for each in list(self._by_sequence.values()):
            if each.deadline is not None and now > each.deadline:
                seconds = each.request.seconds or 0.0
                self._end(each, "timeout", RequestTimeoutError(seconds))

    def _choose_chunk(self) -> int:
        """Tokens of prompts in the next step: beside generating sequences, those that fit."""
        is_generating = any(each.unread == 1 for each in self.scheduler.running)
        return self._budget.count_tokens(self.engine.chunk) if is_generating else self.engine.chunk

    def _run_step(self, step: Step) -> None:
        if step.batch:
            start = time.perf_counter()
            logits = self.engine.step(step.batch)
            self._budget.save(time.perf_counter() - start)
            self.metrics.batch.observe(len(step.batch), model=self.name)
            for sequence, row in zip(step.batch, logits, strict=True):
                self.scheduler.advance(sequence, 1)
                self._add_token(self._by_sequence[sequence], row)
        for sequence, count in step.prompts:
            start = time.perf_counter()
            row = self.engine.read(sequence, count)
            self._budget.spend(time.perf_counter() - start, count)
            self.scheduler.advance(sequence, count)
            if not sequence.unread:
                self._add_token(self._by_sequence[sequence], row)

    def _fail(self, step: Step, error: Exception) -> None:
        """A step failed: its sequences end with the error, and others go on."""
        found = _wrap_error(error)
        for sequence in (*step.batch, *(each for each, _ in step.prompts)):
            if sequence in self._by_sequence:
                self._end(self._by_sequence[sequence], "error", found)

    def _add_token(self, generation: Generation, logits: np.ndarray) -> None:
        """Choose the next token of a request; what fails ends this request alone."""
        try:
            self._take_token(generation, logits)
        except Exception as error:  # noqa: BLE001 - whatever it is, others go on
            if not generation.is_over:
                self._end(generation, "error", _wrap_error(error))

    def _take_token(self, generation: Generation, logits: np.ndarray) -> None:
        made, now = generation.choose(logits), time.monotonic()
        if generation.first is None:
            generation.first = now
            self.metrics.first_token.observe(now - generation.start, model=self.name)
            self.metrics.cached_tokens.add(generation.cached_tokens, model=self.name)
        else:
            self.metrics.token_time.observe(now - generation.latest, model=self.name)
        generation.latest = now
        if made is None:
            self._end(generation, "stop")
            return
        generation.new_tokens += 1
        self.metrics.new_tokens.add(model=self.name)
        generation.sequence.ids.append(made.token)
        generation.pending.append(made)
        self._send(generation, generation.stops.add(generation.decoder.add(made.token)))
        if generation.stops.is_found:
            self._end(generation, "stop")
        elif generation.new_tokens >= generation.limit:
            self._end(generation, "length")

    def _send(self, generation: Generation, text: str) -> None:
        if text:
            tokens, generation.pending = tuple(generation.pending), []
            generation.sink(generation, Piece(text, tokens))

    def _end(self, generation: Generation, why: str, error: KitsuneError | None = None) -> None:
        self.scheduler.remove(generation.sequence)
        del self._by_sequence[generation.sequence]
        generation.is_over = True
        if not generation.stops.is_found:
            try:
                rest = generation.stops.add(generation.decoder.end()) + generation.stops.end()
            except Exception as failed:  # noqa: BLE001 - the end is said whatever fails
                rest, error = "", error or _wrap_error(failed)
            if rest or generation.pending:
                generation.sink(generation, Piece(rest, tuple(generation.pending)))
        generation.sink(generation, End(why, error))


def _wrap_error(error: Exception) -> KitsuneError:
    if isinstance(error, KitsuneError):
        return error
    return DeviceError("a step failed", why=f"{type(error).__name__}: {error}")
