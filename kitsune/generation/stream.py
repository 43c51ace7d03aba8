"""Generate tokens and text one piece at a time, and time it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Literal

import numpy as np

from kitsune.errors import InputError
from kitsune.generation.decoder_steps import State, larger_context
from kitsune.generation.generation_options import Options
from kitsune.generation.tokens import Tokenizer, pieces, until
from kitsune.system.records import dataclass

Finish = Literal["stop", "length", "context", "cancelled"]


@dataclass
class Progress:
    """Counts and times of one generation, up to now."""

    prompt_tokens: int
    cached_tokens: int = 0  # of the prompt, whose keys and values were in the cache
    new_tokens: int = 0
    prompt_seconds: float = 0.0  # of the step that reads the prompt and samples the first token
    steps: int = 0  # after that one
    seconds: float = 0.0  # of these
    finish_reason: Finish | None = None
    is_cancelled: bool = False
    has_read: bool = False

    def add_step(self, seconds: float) -> None:
        if self.has_read:
            self.steps, self.seconds = self.steps + 1, self.seconds + seconds
        else:
            self.has_read, self.prompt_seconds = True, seconds


def check_prompt(count: int, room: int, trained: int) -> None:
    """Refuse a prompt that leaves no room for one new token."""
    if count < room:
        return
    raise InputError(
        f"the prompt has {count} tokens, and the context has room for {room}",
        why="one at least must be left for the answer",
        hint=f"shorten the prompt{larger_context(room, trained)}",
    )


def generate_tokens(
    state: State, ids: Sequence[int], options: Options, ends: frozenset[int], progress: Progress
) -> Iterator[int]:
    """New tokens after `ids`, the end token not among them. Cancelling takes effect between two
    steps, so that the state stays valid."""
    random, history = np.random.default_rng(options.seed), list(ids)
    room = state.steps.capacity - len(ids)
    limit = room if options.max_new_tokens is None else min(options.max_new_tokens, room)
    progress.cached_tokens = state.rewind(ids)
    fresh: Sequence[int] = ids[progress.cached_tokens :]
    while progress.new_tokens < limit:
        start = time.perf_counter()
        for chunk in state.read(fresh):
            logits = chunk
            if progress.is_cancelled:
                progress.finish_reason = "cancelled"
                return
        token = options.sampling.choose(logits, random, history)
        progress.add_step(time.perf_counter() - start)
        if token in ends:
            progress.finish_reason = "stop"
            return
        progress.new_tokens += 1
        history.append(token)
        yield token
        fresh = [token]
    progress.finish_reason = "context" if limit == room else "length"


class TextStream(Iterator[str]):
    """Text as it is generated: an iterator of pieces that also knows what it cost.

    `text` is the text up to now; `finish_reason` is None until the end, and then "stop" (the
    model's end or a stop text), "length" (`max_new_tokens`), "context" (no more room) or
    "cancelled"."""

    def __init__(
        self,
        tokens: Iterator[int],
        tokenizer: Tokenizer,
        stops: Sequence[str],
        progress: Progress,
        on_end: Callable[[str], object] | None = None,
    ) -> None:
        self._tokens, self._tokenizer, self._stops = tokens, tokenizer, stops
        self._progress, self._on_end = progress, on_end
        self._made = list[str]()
        self._pieces = self._run()

    def _run(self) -> Iterator[str]:
        try:
            for text in until(pieces(self._tokenizer, self._tokens), self._stops):
                self._made.append(text)
                yield text
            if self._progress.finish_reason is None:  # a stop text was found
                self._progress.finish_reason = "stop"
        finally:
            self._progress.finish_reason = self._progress.finish_reason or "cancelled"
            close = getattr(self._tokens, "close", None)
            if close is not None:
                close()
            if self._on_end is not None:
                self._on_end(self.text)

    def __next__(self) -> str:
        return next(self._pieces)

    def cancel(self) -> None:
        """End after the step that runs now. May be called from another thread or a signal
        handler."""
        self._progress.is_cancelled = True

    def close(self) -> None:
        """End here, and give the cache back. Reading a stream to its end does the same."""
        close = getattr(self._pieces, "close", None)
        if close is not None:
            close()

    @property
    def text(self) -> str:
        return "".join(self._made)

    @property
    def prompt_tokens(self) -> int:
        return self._progress.prompt_tokens

    @property
    def cached_tokens(self) -> int:
        """Tokens of the prompt that were in the cache and were not read again."""
        return self._progress.cached_tokens

    @property
    def new_tokens(self) -> int:
        return self._progress.new_tokens

    @property
    def prompt_seconds(self) -> float:
        """Time to the first token. The first call of a model compiles, unless it was warmed up."""
        return self._progress.prompt_seconds

    @property
    def seconds(self) -> float:
        """Time of the steps after the first token, without what the reader does between them."""
        return self._progress.seconds

    @property
    def finish_reason(self) -> Finish | None:
        return self._progress.finish_reason

    @property
    def tokens_per_second(self) -> float | None:
        """The speed of the steps after the first token; None if there were none."""
        return _rate(self._progress.steps, self.seconds)

    @property
    def prompt_tokens_per_second(self) -> float | None:
        return _rate(self.prompt_tokens - self.cached_tokens, self.prompt_seconds)


def _rate(count: int, seconds: float) -> float | None:
    return count / seconds if count > 0 and seconds > 0 else None
