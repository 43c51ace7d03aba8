"""A language model's files in, something that writes on, answers and streams out."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, overload

import numpy as np

from kitsune.compiled import CompiledModel
from kitsune.errors import InputError
from kitsune.frontends.decoders.graph import Decoder
from kitsune.generation.cache import State, Steps
from kitsune.generation.sampling import Sampling
from kitsune.generation.tokens import Tokenizer, pieces, until

if TYPE_CHECKING:
    from kitsune.report.explain import Explanation

Prompt = str | Sequence[int]
Stream = Callable[[str], object] | bool | None


class TextModel:
    """Writes a text on. `model` is the CompiledModel that gives the logits after every token of a
    text, without a cache; `tokenizer` what turns text into tokens."""

    def __init__(
        self, model_id: str, steps: Steps, tokenizer: Tokenizer, model: CompiledModel
    ) -> None:
        self.model_id, self.tokenizer, self.model = model_id, tokenizer, model
        self._steps = steps
        self._states: list[State] = []  # that nobody uses now, the latest last
        self._lock = threading.Lock()

    @property
    def config(self) -> Decoder:
        """What the files say of the model."""
        return self._steps.model

    @property
    def context(self) -> int:
        """Tokens that there is room for."""
        return self._steps.capacity

    # --- text ---

    @overload
    def generate(
        self, prompt: Prompt, max_new_tokens: int = ..., temperature: float = ..., top_k: int = ...,
        top_p: float = ..., seed: int | None = ..., stop: str | Sequence[str] = ..., *,
        stream: Literal[True],
    ) -> Iterator[str]: ...  # fmt: skip

    @overload
    def generate(
        self, prompt: Prompt, max_new_tokens: int = ..., temperature: float = ..., top_k: int = ...,
        top_p: float = ..., seed: int | None = ..., stop: str | Sequence[str] = ...,
        stream: Callable[[str], object] | None = ...,
    ) -> str: ...  # fmt: skip

    def generate(
        self, prompt: Prompt, max_new_tokens: int = 128, temperature: float = 0.0, top_k: int = 0,
        top_p: float = 1.0, seed: int | None = None, stop: str | Sequence[str] = (),
        stream: Stream = None,
    ) -> str | Iterator[str]:  # fmt: skip
        """What comes after a text, or after tokens. It ends with the model's own end, with any of
        `stop`, which is not part of it, or after `max_new_tokens`. A `stream` is called with each
        piece of text as it comes; with `stream=True` the pieces are returned as an iterator."""
        ids = self.tokenizer.encode(prompt) if isinstance(prompt, str) else [int(n) for n in prompt]
        sampling = Sampling(temperature, top_k, top_p)
        stops = [stop] if isinstance(stop, str) else list(stop)
        if not all(stops):
            raise InputError("a stop is empty", why="it would be everywhere")
        texts = until(
            pieces(self.tokenizer, self.tokens(ids, max_new_tokens, sampling, seed)), stops
        )
        if stream is True:
            return texts
        made = list[str]()
        for text in texts:
            made.append(text)
            if callable(stream):
                stream(text)
        return "".join(made)

    def chat(self, messages: str | Sequence[Mapping[str, Any]], **options: Any) -> Any:
        """The answer in a conversation: messages with a `role` and a `content`, or what the user
        says. `options` are those of `generate`."""
        if isinstance(messages, str):
            messages = [{"role": "user", "content": messages}]
        for message in messages:
            if not isinstance(message, Mapping) or not {"role", "content"} <= message.keys():
                raise InputError(f"{message!r} is no message", hint="it has a role and a content")
        return self.generate(self.tokenizer.chat(messages), **options)

    def process(self, data: Any = None, **options: Any) -> Any:
        """A text written on, a conversation answered, or the logits after each of some tokens."""
        if isinstance(data, str):
            return self.generate(data, **options)
        if isinstance(data, (list, tuple)) and data and isinstance(data[0], Mapping):
            return self.chat(data, **options)
        ids = options.pop("input_ids", data)
        return {"logits": self.model(np.asarray(ids, np.int64), **options)}

    __call__ = process

    def explain(self, tokens: int = 1) -> Explanation:
        """What fused in a step that reads so many tokens, what did not and why."""
        from kitsune.report.built import explain_built

        built, _ = self._steps.built(tokens)
        return explain_built(self._steps.graph(tokens), built)

    # --- tokens ---

    def logits(self, ids: Sequence[int]) -> np.ndarray:
        """The logits after some tokens."""
        state = self._state()
        try:
            return state.feed(ids[state.rewind(ids) :])
        finally:
            self._return(state)

    def tokens(
        self, ids: Sequence[int], most: int, sampling: Sampling = Sampling(),  # noqa: B008
        seed: int | None = None,
    ) -> Iterator[int]:  # fmt: skip
        """One token after another, the end not among them, until there is no more room."""
        random, ends = np.random.default_rng(seed), self.tokenizer.ends
        state = self._state()
        try:
            fresh: Sequence[int] = ids[state.rewind(ids) :]
            for _ in range(min(most, self.context - len(ids))):
                token = sampling.choose(state.feed(fresh), random)
                if token in ends:
                    return
                yield token
                fresh = [token]
        finally:
            self._return(state)

    def _state(self) -> State:
        """A state of our own; the latest, which may know how a conversation began."""
        with self._lock:
            return self._states.pop() if self._states else State(self._steps)

    def _return(self, state: State) -> None:
        with self._lock:
            self._states.append(state)
