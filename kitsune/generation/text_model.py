"""Language models: continue a text, answer in a conversation, stream text as it is generated."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from os import PathLike
from typing import TYPE_CHECKING, Any, Literal, overload

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.decoders.description import Decoder
from kitsune.generation.branches import BranchCache, Completion
from kitsune.generation.choose_tokens import Chooser, check_tokens
from kitsune.generation.conversation import Conversation, check_messages
from kitsune.generation.decoder_steps import State, Steps
from kitsune.generation.embeddings import embed_texts
from kitsune.generation.every_token import EveryTokenSteps, StateSteps
from kitsune.generation.generation_options import (
    CHAT,
    GENERATE,
    Options,
    merge_explicit,
    read_options,
)
from kitsune.generation.grammars import Grammars
from kitsune.generation.log_probabilities import TokenProbability, describe_token
from kitsune.generation.lora_files import load_beside, read_scales
from kitsune.generation.sampling import Sampling
from kitsune.generation.several_answers import fit_cache, sample_several, search_several
from kitsune.generation.speculation import (
    Drafter,
    DraftModel,
    PromptLookup,
    Speculation,
    StepTimes,
    check_same_vocabulary,
)
from kitsune.generation.stream import Progress, TextStream, check_prompt, generate_tokens
from kitsune.generation.tokens import Tokenizer
from kitsune.model.compiled_model import CompiledModel
from kitsune.report.notebook import clean
from kitsune.system.locks import make_lock

if TYPE_CHECKING:
    from kitsune.bundle import Exported
    from kitsune.native import ExportedLibraries
    from kitsune.report.explanation import Explanation

Prompt = str | Sequence[int]
Stream = Callable[[str], object] | bool | None


class TextModel:
    """A language model that continues texts and chats.

    `model` is the CompiledModel that gives the logits after every token of a text, without a cache;
    `tokenizer` turns text into tokens.
    """

    def __init__(
        self,
        model_id: str,
        steps: Steps,
        tokenizer: Tokenizer,
        model: CompiledModel,
        recommended: Mapping[str, Any],
    ) -> None:
        self.model_id, self.tokenizer, self.model = model_id, tokenizer, model
        self._recommended = recommended
        self._steps = steps
        self._states: list[State] = []  # that nobody uses now, the latest last
        self._branches: BranchCache | None = None  # that nobody uses now
        self._lock = make_lock()
        self.remake: tuple[Callable[..., Any], tuple[Any, ...]] | None = None  # in another process

    def __reduce__(self) -> Any:
        """It is pickled as its path and options; conversations are not in it."""
        if self.adapters:
            raise UnsupportedError("a model with adapters is not pickled", hint="load them there")
        return self.remake or super().__reduce__()

    def __repr__(self) -> str:
        return f"<TextModel '{clean(self.model_id)}': room for {self.context:,} tokens>"

    @property
    def config(self) -> Decoder:
        """The configuration in the model's files."""
        return self._steps.model

    @property
    def steps(self) -> Steps:
        """The programs of its steps."""
        return self._steps

    @property
    def context(self) -> int:
        """Tokens that there is room for."""
        return self._steps.capacity

    @property
    def recommended(self) -> Mapping[str, Any]:
        """The options of sampling that the model's files recommend."""
        return self._recommended

    @property
    def chat_options(self) -> dict[str, Any]:
        """The options of `chat` unless it is given others: ours, and those that the model's files
        recommend."""
        return {**CHAT, **self._recommended}

    # --- text ---

    @overload
    def generate(
        self,
        prompt: Prompt,
        max_new_tokens: int | None = ...,
        temperature: float = ...,
        top_k: int = ...,
        top_p: float = ...,
        seed: int | None = ...,
        stop: str | Sequence[str] = ...,
        *,
        stream: Literal[True],
        min_p: float = ...,
        repetition_penalty: float = ...,
        repeat_last_n: int = ...,
        **others: Any,
    ) -> TextStream: ...

    @overload
    def generate(
        self,
        prompt: Prompt,
        max_new_tokens: int | None = ...,
        temperature: float = ...,
        top_k: int = ...,
        top_p: float = ...,
        seed: int | None = ...,
        stop: str | Sequence[str] = ...,
        stream: Callable[[str], object] | None = ...,
        *,
        min_p: float = ...,
        repetition_penalty: float = ...,
        repeat_last_n: int = ...,
        **others: Any,
    ) -> str: ...

    def generate(
        self,
        prompt: Prompt,
        max_new_tokens: int | None = 128,
        temperature: float = 0.0,
        top_k: int = 0,
        top_p: float = 1.0,
        seed: int | None = None,
        stop: str | Sequence[str] = (),
        stream: Stream = None,
        *,
        min_p: float = 0.0,
        repetition_penalty: float = 1.0,
        repeat_last_n: int = 64,
        **others: Any,
    ) -> str | TextStream:
        """Continue a text, or tokens. It ends with the model's own end, with any of `stop`, which
        is not part of it, or after `max_new_tokens` (None: when the context is full). A callable
        `stream` gets each piece of text as it comes; `stream=True` returns a TextStream, which
        iterates over them. Names of other libraries, such as `max_tokens`, are accepted."""
        explicit = {
            "max_new_tokens": max_new_tokens,
            "temperature": temperature,
            "top_k": top_k,
            "top_p": top_p,
            "seed": seed,
            "stop": stop,
            "min_p": min_p,
            "repetition_penalty": repetition_penalty,
            "repeat_last_n": repeat_last_n,
        }
        options = read_options(merge_explicit(explicit, others, GENERATE), GENERATE)
        ids = self._read_prompt(prompt)
        return self._answer(ids, options, stream)

    def _read_prompt(self, prompt: Any) -> list[int]:
        if isinstance(prompt, str):
            return self.tokenizer.encode(prompt)
        try:
            return [int(n) for n in prompt]
        except (TypeError, ValueError):
            raise InputError(
                f"cannot continue {clean(repr(prompt), 40)}",
                why=f"it is of type {type(prompt).__name__}",
                hint="pass a text, or a list of tokens",
            ) from None

    @overload
    def chat(
        self, messages: str | Sequence[Mapping[str, Any]], *, stream: Literal[True], **options: Any
    ) -> TextStream: ...

    @overload
    def chat(
        self,
        messages: str | Sequence[Mapping[str, Any]],
        *,
        stream: Callable[[str], object] | None = ...,
        **options: Any,
    ) -> str: ...

    def chat(
        self, messages: str | Sequence[Mapping[str, Any]], *, stream: Any = None, **options: Any
    ) -> str | TextStream:
        """Answer messages with a `role` and a `content`, or what the user says. `options` are those
        of `generate`; unless they say otherwise the answer is sampled (`temperature=0` is not), and
        as long as the model makes it. `conversation` remembers the messages."""
        if isinstance(messages, str):
            messages = [{"role": "user", "content": messages}]
        ids = self.tokenizer.chat(check_messages(messages))
        return self._answer(ids, read_options(options, self.chat_options), stream)

    def conversation(
        self, system: str | None = None, messages: Sequence[dict[str, Any]] = (), **options: Any
    ) -> Conversation:
        """A conversation that remembers its messages: `conversation().say("Hello")`. `options` are
        those of `chat`, for all of its answers."""
        return Conversation(self, system, messages, options)

    def _answer(self, ids: list[int], options: Options, stream: Any) -> str | TextStream:
        made = self.stream(ids, options)
        if stream is True:
            return made
        for text in made:
            if callable(stream):
                stream(text)
        return made.text

    def stream(
        self,
        ids: Sequence[int],
        options: Options,
        state: State | None = None,
        on_end: Callable[[str], object] | None = None,
    ) -> TextStream:
        """The text after some tokens; `on_end` is called with all of it."""
        self.check_prompt(ids)
        progress, chooser = Progress(len(ids)), self.make_chooser(ids, options)
        tokens = self._tokens(ids, chooser, progress, state)
        return TextStream(tokens, self.tokenizer, options.stop, progress, on_end, chooser)

    def make_chooser(self, ids: Sequence[int], options: Options, index: int = 0) -> Chooser:
        """What chooses the tokens after some others, for one of several samples of them."""
        check_tokens(options, self.config.vocabulary)
        constraint = (
            None if options.constraint is None else self._grammars.start(options.constraint)
        )
        return Chooser(options, ids, self.tokenizer.ends, constraint, index)

    @cached_property
    def _grammars(self) -> Grammars:
        return Grammars(self.tokenizer, self.config.vocabulary)

    def check_prompt(self, ids: Sequence[int]) -> None:
        """Refuse one that does not fit the context."""
        check_prompt(len(ids), self.context, self.config.context)

    def warm_up(self) -> None:
        """Compile now what the first call would compile."""
        self._steps.warm_up()

    def export_c(
        self,
        folder: str | PathLike[str],
        *,
        targets: Sequence[str] | None = None,
        levels: Sequence[str] = (),
        name: str = "model",
        weights: str = "file",
        threads: int = 16,
    ) -> ExportedLibraries:
        """Write the model as a library in C that reads tokens and gives logits, with a cache of the
        caller's, and `chat.c`, which loops over it: docs/DEPLOY.md. Options are those of
        `CompiledModel.export_c`; the context is that of this model."""
        return self._steps.export_c(
            folder,
            self.tokenizer.ends,
            targets=targets,
            levels=levels,
            name=name,
            weights=weights,
            threads=threads,
        )

    def process(self, data: Any = None, **options: Any) -> Any:
        """A text continued, a conversation answered, or the logits after each of some tokens."""
        if isinstance(data, str):
            return self.generate(data, **options)
        if isinstance(data, (list, tuple)) and data and isinstance(data[0], Mapping):
            return self.chat(data, **options)
        ids = options.pop("input_ids", data)
        if self.adapters:
            raise UnsupportedError("process takes no adapters", hint="use score() or logits()")
        return {"logits": self.model(np.asarray(ids, np.int64), **options)}

    __call__ = process

    def explain(self, tokens: int = 1) -> Explanation:
        """Explain what fused in a step of this many tokens, what did not and why."""
        from kitsune.report.explain_graph import explain_graph

        graph, compiled = self._steps.compile_exactly(tokens)
        return replace(explain_graph(graph, compiled), note=self._steps.describe())

    def export_web(
        self,
        folder: str | PathLike[str],
        *,
        browsers: Sequence[Any] = ("chrome", "firefox", "safari", "edge"),
        targets: Sequence[str] = ("webgpu", "wasm"),
    ) -> Exported:
        """Write a folder with a page that chats, and a model that any web page can chat with:
        docs/WEB.md. It has room for as many tokens as this model."""
        from kitsune.generation.page_export import export_page

        return export_page(self, folder, browsers=browsers, targets=targets)

    # --- tokens ---

    def logits(self, ids: Sequence[int]) -> np.ndarray:
        """The logits after some tokens."""
        state = self._state()
        try:
            return state.feed(ids[state.rewind(ids) :])
        finally:
            self._return(state)

    def tokens(
        self,
        ids: Sequence[int],
        most: int,
        sampling: Sampling = Sampling(),  # noqa: B008
        seed: int | None = None,
    ) -> Iterator[int]:
        """One token after another, the end not among them, until there is no more room."""
        self.check_prompt(ids)
        chooser = self.make_chooser(ids, Options(most, sampling, seed, ()))
        return self._tokens(ids, chooser, Progress(len(ids)), None)

    def _tokens(
        self, ids: Sequence[int], chooser: Chooser, progress: Progress, own: State | None
    ) -> Iterator[int]:
        state = self._state() if own is None else own
        borrowed = None if chooser.options.draft in (None, "prompt") else chooser.options.draft
        helper = None if borrowed is None else borrowed._state()
        try:
            guide = self._make_guide(chooser, borrowed, helper)
            yield from generate_tokens(state, ids, chooser, progress, guide)
        finally:
            if own is None:
                self._return(state)
            if borrowed is not None:
                borrowed._return(helper)

    def _make_guide(
        self, chooser: Chooser, model: TextModel | None, state: State | None
    ) -> Speculation | None:
        """What guesses tokens, if the options want it."""
        if chooser.options.draft is None:
            return None
        drafter: Drafter = PromptLookup()
        if model is not None and state is not None:
            sizes = self.config.vocabulary, model.config.vocabulary
            check_same_vocabulary(self.tokenizer, model.tokenizer, sizes)
            drafter = DraftModel(state, self.config.vocabulary)
        return Speculation(drafter, self.every_token, self._times, chooser.history)

    def load_adapter(
        self, path: str | PathLike[str], name: str | None = None, scale: float = 1.0
    ) -> str:
        """Put a LoRA adapter (a PEFT directory or a GGUF file) beside the weights; its name.
        Adapters that are there stay, with their scales."""
        self._steps, known = load_beside(self._steps, path, name, scale)
        with self._lock:
            self._states, self._branches = [], None
        for each in ("every_token", "_state_steps"):
            self.__dict__.pop(each, None)
        return known

    @property
    def adapters(self) -> dict[str, float]:
        """The scale of each adapter."""
        return dict(
            zip(self._steps.adapter_names, self._steps.adapter_scales.tolist(), strict=True)
        )

    def set_adapters(self, scales: Mapping[str, float] | str | None) -> None:
        """Scale adapters; those that are not named get 0. A name alone is that adapter with 1, and
        None is the model without any. Nothing is compiled."""
        self._steps.scale_adapters(read_scales(self.adapters, scales))

    def embed(
        self, texts: Prompt | Sequence[str], pooling: str = "mean", normalize: bool = True
    ) -> np.ndarray:
        """A vector for each text, from the normalised states of the last layer: their mean, that of
        the last token or of the first. One text gives one vector."""
        state = self._state()
        try:
            return embed_texts(
                state, self._state_steps, self._read_prompt, texts, (pooling, normalize)
            )
        finally:
            self._return(state)

    @cached_property
    def _state_steps(self) -> StateSteps:
        return StateSteps(self._steps)

    def samples(
        self, prompt: Prompt | Sequence[Mapping[str, Any]], n: int = 4, **options: Any
    ) -> list[Completion]:
        """Several answers to one prompt, which is read once; they are generated together. `options`
        are those of `generate`, of messages those of `chat`. Sample i has the seed `seed` + i."""
        return sample_several(self, prompt, n, options)

    def beam_search(
        self,
        prompt: Prompt | Sequence[Mapping[str, Any]],
        beams: int = 4,
        max_new_tokens: int = 64,
        n: int = 1,
        length_penalty: float = 1.0,
        stop_tokens: int | Sequence[int] = (),
    ) -> list[Completion]:
        """The `n` best of `beams` likely continuations, best first: the log probability of their
        tokens over their number to the power of `length_penalty`."""
        said = {"max_new_tokens": max_new_tokens, "stop_tokens": stop_tokens}
        return search_several(self, prompt, (beams, n), length_penalty, said)

    def read_any(self, prompt: Any, options: Mapping[str, Any]) -> tuple[list[int], Options]:
        """The tokens of a text or of messages, and options with their defaults."""
        if isinstance(prompt, (list, tuple)) and prompt and isinstance(prompt[0], Mapping):
            ids = self.tokenizer.chat(check_messages(prompt))
            return ids, read_options(options, self.chat_options)
        return self._read_prompt(prompt), read_options(options, GENERATE)

    @contextmanager
    def branch_cache(self, count: int, tokens: int) -> Iterator[BranchCache]:
        """A cache for this many branches and tokens, which is nobody else's."""
        with self._lock:
            found, self._branches = self._branches, None
        found = fit_cache(found, self._steps, count, tokens)
        yield found
        with self._lock:
            self._branches = found

    @cached_property
    def every_token(self) -> EveryTokenSteps:
        """The programs that give the logits after every token."""
        return EveryTokenSteps(self._steps)

    @cached_property
    def _times(self) -> StepTimes:
        return StepTimes()

    def score(self, prompt: Prompt, top: int = 0) -> list[TokenProbability]:
        """The log probability of each token of a text but the first, after those before it, and of
        the `top` most likely ones in its place."""
        count = read_options({"logprobs": top}, GENERATE).logprobs or 0
        ids, state = self._read_prompt(prompt), self._state()
        made = list[TokenProbability]()
        try:
            state.keep(0)
            for rows in state.read_each(ids, self.every_token) if len(ids) > 1 else ():
                places = range(len(made) + 1, len(made) + 1 + len(rows))
                following = zip(places, rows, strict=True)
                made += [describe_token(ids[n], row, count) for n, row in following if n < len(ids)]
        finally:
            self._return(state)
        return made

    def new_state(self) -> State:
        """An empty cache of keys and values."""
        return State(self._steps)

    def _state(self) -> State:
        """A state of our own; the latest, which may know how a conversation began."""
        with self._lock:
            return self._states.pop() if self._states else self.new_state()

    def _return(self, state: State) -> None:
        with self._lock:
            if state.steps is self._steps:
                self._states.append(state)
