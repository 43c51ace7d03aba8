"""Generate tokens and text one piece at a time, and time it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from kitsune.errors import InputError
from kitsune.generation.choose_tokens import Chooser
from kitsune.generation.decoder_steps import State, larger_context
from kitsune.generation.log_probabilities import TokenProbability
from kitsune.generation.speculation import Speculation
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
    steps: int = 0  # tokens after that one
    seconds: float = 0.0  # of these
    finish_reason: Finish | None = None
    is_cancelled: bool = False
    has_read: bool = False
    drafted_tokens: int = 0  # guessed by speculation
    accepted_tokens: int = 0  # of these

    def note_guess(self, drafted: int, accepted: int) -> None:
        self.drafted_tokens += drafted
        self.accepted_tokens += accepted

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
    state: State,
    ids: Sequence[int],
    chooser: Chooser,
    progress: Progress,
    guide: Speculation | None = None,
) -> Iterator[int]:
    """New tokens after `ids`, the end token not among them. Cancelling takes effect between two
    steps, so that the state stays valid."""
    room = state.steps.capacity - len(ids)
    most = chooser.options.max_new_tokens
    limit = room if most is None else min(most, room)
    progress.cached_tokens = state.rewind(ids)
    fresh: Sequence[int] = ids[progress.cached_tokens :]
    while progress.new_tokens < limit:
        start, draft = time.perf_counter(), list[int]()
        if guide is not None and progress.has_read:
            draft, rows = guide.read(state, fresh[0], limit - progress.new_tokens - 1)
        else:
            for chunk in state.read(fresh):
                rows = [chunk]
                if progress.is_cancelled:
                    progress.finish_reason = "cancelled"
                    return
        for row, logits in enumerate(rows):
            if draft and chooser.is_close(logits):
                logits = state.recompute()
            token = chooser.choose(logits)
            progress.add_step(time.perf_counter() - start)
            if token is None:
                progress.finish_reason = "stop"
                return
            progress.new_tokens += 1
            yield token
            start, fresh = time.perf_counter(), [token]
            if progress.is_cancelled or row == len(draft) or token != draft[row]:
                break
            state.accept(token)
        if guide is not None:
            progress.note_guess(len(draft), row)
            guide.note(draft, row)
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
        chooser: Chooser | None = None,
    ) -> None:
        self._tokens, self._tokenizer, self._stops = tokens, tokenizer, stops
        self._chooser = chooser
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
    def tokens(self) -> list[int]:
        """The generated tokens up to now; a stop text may end within the last ones."""
        chooser = self._chooser
        return [] if chooser is None else chooser.history[self._progress.prompt_tokens :]

    @property
    def logprobs(self) -> list[TokenProbability]:
        """The log probabilities of the generated tokens; empty unless `logprobs` was given."""
        return [] if self._chooser is None else self._chooser.logprobs

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
    def drafted_tokens(self) -> int:
        """Tokens that speculation guessed; `accepted_tokens` of them were right."""
        return self._progress.drafted_tokens

    @property
    def accepted_tokens(self) -> int:
        return self._progress.accepted_tokens

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
