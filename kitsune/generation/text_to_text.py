"""Turn a text into another: translate, summarise, answer, with an encoder-decoder."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from kitsune.errors import InputError, UnsupportedError
from kitsune.frontends.encoder_decoders.encoder_decoder_description import EncoderDecoder
from kitsune.generation.beams import BeamOptions, BeamSearch
from kitsune.generation.choose_tokens import Chooser, check_tokens
from kitsune.generation.encoder_decoder_steps import EncoderDecoderSteps, State
from kitsune.generation.generation_options import GENERATE, Options, read_options
from kitsune.generation.log_probabilities import log_softmax
from kitsune.generation.stream import Progress, TextStream
from kitsune.generation.token_rules import TokenRules
from kitsune.generation.tokens import Tokenizer
from kitsune.report.notebook import clean
from kitsune.system.records import dataclass

if TYPE_CHECKING:
    from kitsune.report.explanation import Explanation

Ids = list[int]


@dataclass(frozen=True)
class Recipe:
    """How a model's files say that it generates: the tokens that a text begins with, the token
    that fills shorter rows of a batch, the rules, and the beams."""

    begin: tuple[int, ...]
    padding: int
    rules: TokenRules
    beams: BeamOptions = BeamOptions()


class TextToTextModel:
    """A model that reads a text whole and writes another.

    `tokenizer` turns text into tokens; `recipe` is what the model's files say of generating.
    """

    def __init__(
        self, model_id: str, steps: EncoderDecoderSteps, tokenizer: Tokenizer, recipe: Recipe
    ) -> None:
        self.model_id, self.steps, self.tokenizer, self.recipe = model_id, steps, tokenizer, recipe
        self.remake: tuple[Callable[..., Any], tuple[Any, ...]] | None = None  # in another process

    def __reduce__(self) -> Any:
        """It is pickled as its path and options."""
        return self.remake or super().__reduce__()

    def __repr__(self) -> str:
        return f"<TextToTextModel '{clean(self.model_id)}': room for {self.context:,} tokens>"

    @property
    def config(self) -> EncoderDecoder:
        """The configuration in the model's files."""
        return self.steps.model

    @property
    def context(self) -> int:
        """Tokens that there is room for in what is written."""
        return self.steps.capacity

    # --- text ---

    def generate(
        self,
        source: Any,
        max_new_tokens: int | None = 128,
        temperature: float = 0.0,
        stream: Any = None,
        *,
        num_beams: int | None = None,
        length_penalty: float | None = None,
        **options: Any,
    ) -> Any:
        """Write the text that answers a text, or a list of texts; tokens stand for a text. Several
        are generated together, padded to the longest. `num_beams` and `length_penalty` are those
        that the model's files recommend unless they are given; sampling and streaming take one
        beam. A callable `stream` gets each piece of text as it comes; `stream=True` returns a
        TextStream. Other `options` are those of `TextModel.generate`."""
        given = {"max_new_tokens": max_new_tokens, "temperature": temperature}
        changed = {name: value for name, value in given.items() if value != GENERATE[name]}
        read = read_options({**changed, **options}, GENERATE)
        check_tokens(read, self.config.vocabulary)
        _refuse_unsupported(read)
        is_greedy = not read.sampling.temperature and not stream
        beams = self._beams(num_beams, length_penalty, is_greedy)
        if is_batch(source):
            if stream:
                raise InputError("several texts have no stream", hint="give one text, or no stream")
            return self._generate_batch([self.read(each) for each in source], read, beams)
        ids = self.read(source)
        if beams.count > 1:
            return self._generate_batch([ids], read, beams)[0]
        made = self.stream(ids, read)
        if stream is True:
            return made
        for text in made:
            if callable(stream):
                stream(text)
        return made.text

    def _beams(self, count: int | None, penalty: float | None, is_greedy: bool) -> BeamOptions:
        found = self.recipe.beams
        if count is not None and count != 1 and not is_greedy:
            raise InputError(
                f"num_beams is {count}",
                why="beams are not sampled, and they are known when all have ended",
                hint="leave out temperature and stream, or num_beams",
            )
        if not is_greedy:
            found = replace(found, count=1)
        if count is not None:
            found = replace(found, count=count)
        return found if penalty is None else replace(found, length_penalty=penalty)

    def read(self, source: Any) -> Ids:
        """The tokens of a text; tokens are returned as they are."""
        if isinstance(source, str):
            return self.tokenizer.encode(source)
        try:
            return [int(n) for n in source]
        except (TypeError, ValueError):
            raise InputError(
                f"cannot read {clean(repr(source), 40)}",
                why=f"it is of type {type(source).__name__}",
                hint="pass a text, a list of tokens, or a list of these",
            ) from None

    def _generate_batch(
        self, sources: Sequence[Ids], options: Options, beams: BeamOptions
    ) -> list[str]:
        made = self.generate_tokens(sources, options, beams)
        return [cut_at(self.tokenizer.decode(ids), options.stop) for ids in made]

    def generate_tokens(
        self,
        sources: Sequence[Ids],
        options: Options,
        beams: BeamOptions = BeamOptions(),  # noqa: B008
    ) -> list[Ids]:
        """The tokens that answer each source, the end not among them."""
        state, most = self.encode(sources), self.most_tokens(options)
        if beams.count > 1:
            return search(state, self.recipe, beams, most)
        made: list[Ids] = [[] for _ in sources]
        progress = Progress(sum(map(len, sources)))
        choosers = make_choosers(self.recipe, options, len(sources))
        for tokens in sample(state, self.recipe, choosers, most, progress):
            for row, token in zip(made, tokens, strict=True):
                if token is not None:
                    row.append(token)
        return made

    def stream(self, ids: Ids, options: Options) -> TextStream:
        """The text that answers some tokens, as it is generated."""
        progress, choosers = Progress(len(ids)), make_choosers(self.recipe, options, 1)
        tokens = self._tokens(ids, choosers, progress)
        stops = options.stop
        return TextStream(tokens, self.tokenizer, stops, progress, chooser=choosers[0])

    def _tokens(self, ids: Ids, choosers: Sequence[Chooser], progress: Progress) -> Iterator[int]:
        start = time.perf_counter()
        state, most = self.encode([ids]), self.most_tokens(choosers[0].options)
        progress.prompt_seconds += time.perf_counter() - start
        for (token,) in sample(state, self.recipe, choosers, most, progress):
            if token is not None:
                yield token

    def most_tokens(self, options: Options) -> int:
        room = self.context - len(self.recipe.begin)
        return room if options.max_new_tokens is None else min(options.max_new_tokens, room)

    # --- arrays ---

    def encode(self, sources: Sequence[Ids]) -> State:
        """Encode sources, the shorter ones padded, for any number of steps of the decoder."""
        lengths = [len(each) for each in sources]
        if not lengths or not min(lengths):
            raise InputError("there is no text", hint="a source has one token at least")
        ids = np.full((len(sources), max(lengths)), self.recipe.padding, np.int64)
        for row, each in zip(ids, sources, strict=True):
            row[: len(each)] = each
        outside = (ids < 0) | (ids >= self.config.source_vocabulary)
        if outside.any():
            raise InputError(
                f"no token {ids[outside][0]}", why=f"there are {self.config.source_vocabulary}"
            )
        return self.steps.encode(ids, lengths)

    def process(self, data: Any = None, **options: Any) -> Any:
        """A text answered; or, of `input_ids` and `decoder_input_ids`, the logits after each of
        the latter, and the encoder's states."""
        arrays = {**data, **options} if isinstance(data, Mapping) else options
        if "decoder_input_ids" not in arrays:
            return self.generate(data, **options)
        sources, tokens = (
            np.atleast_2d(np.asarray(arrays[name], np.int64))
            for name in ("input_ids", "decoder_input_ids")
        )
        mask = np.asarray(arrays.get("attention_mask", np.ones_like(sources)))
        lengths = mask.reshape(sources.shape).sum(1)
        if not all(row[:n].all() for row, n in zip(mask, lengths, strict=True)):
            raise InputError("the mask has gaps", hint="pad sources on the right")
        state = self.steps.encode(sources[:, : lengths.max()], lengths.tolist())
        return {
            "logits": state.feed(tokens, is_every=True),
            "encoder_last_hidden_state": state.states,
        }

    __call__ = process

    def warm_up(self) -> None:
        """Compile now what the first call would compile."""
        self.steps.warm_up()

    def explain(self, source: int = 64, tokens: int = 1) -> Explanation:
        """Explain what fused in a step of the decoder, what did not and why."""
        from kitsune.report.explain_graph import explain_graph

        graph, compiled = self.steps.last.compile_exactly(batch=1, source=source, tokens=tokens)
        return replace(explain_graph(graph, compiled), note=self.steps.last.describe())


def _refuse_unsupported(options: Options) -> None:
    for name, value in (("draft", options.draft), ("structured output", options.constraint)):
        if value is not None:
            raise UnsupportedError(
                f"no {name} of a model that turns a text into another",
                hint="a model that continues texts has it",
            )


def is_batch(source: Any) -> bool:
    """Whether it is a list of texts, or of lists of tokens."""
    return (
        isinstance(source, (list, tuple))
        and bool(source)
        and not isinstance(source[0], (int, np.integer))
    )


def cut_at(text: str, stops: Sequence[str]) -> str:
    """A text up to the first of some stops."""
    return text[: min((at for stop in stops if (at := text.find(stop)) >= 0), default=len(text))]


class RowRules:
    """The rules of a model's files as a constraint of one row."""

    is_complete = False

    def __init__(self, rules: TokenRules, begin: Sequence[int]) -> None:
        self._rules, self._begin, self._made = rules, begin, list[int]()

    def mask(self, scores: np.ndarray) -> np.ndarray:
        return self._rules.apply(scores, self._made, self._begin)

    def accept(self, token: int) -> None:
        self._made.append(token)


def make_choosers(recipe: Recipe, options: Options, rows: int) -> list[Chooser]:
    begin, ends = list(recipe.begin), recipe.rules.ends
    rules = (RowRules(recipe.rules, begin) for _ in range(rows))
    return [Chooser(options, begin, ends, rule, n) for n, rule in enumerate(rules)]


def sample(
    state: State, recipe: Recipe, choosers: Sequence[Chooser], most: int, progress: Progress
) -> Iterator[list[int | None]]:
    """The next token of each row; None for a row that has ended, until all have."""
    has_ended = [False] * state.batch
    fresh = np.tile(np.array(recipe.begin, np.int64), (state.batch, 1))
    while progress.new_tokens < most:
        start = time.perf_counter()
        logits = state.feed(fresh)
        tokens = list[int | None]()
        for n, chooser in enumerate(choosers):
            token = None if has_ended[n] else chooser.choose(logits[n])
            has_ended[n] = token is None
            tokens.append(token)
        progress.add_step(time.perf_counter() - start)
        if all(has_ended) or progress.is_cancelled:
            progress.finish_reason = "cancelled" if progress.is_cancelled else "stop"
            return
        progress.new_tokens += 1
        yield tokens
        filled = [recipe.padding if token is None else token for token in tokens]
        fresh = np.array(filled, np.int64)[:, None]
    is_full = most == state.steps.capacity - len(recipe.begin)
    progress.finish_reason = "context" if is_full else "length"


def search(state: State, recipe: Recipe, beams: BeamOptions, most: int) -> list[Ids]:
    """The best of the beams of each row."""
    rules, begin, count = recipe.rules, list(recipe.begin), beams.count
    searches = [BeamSearch(beams, rules.ends, most) for _ in range(state.batch)]
    running = state.repeat(count)
    fresh = np.tile(np.array(begin, np.int64), (running.batch, 1))
    while most and not all(each.is_done for each in searches):
        logits = log_softmax(running.feed(fresh))
        rows, tokens = list[int](), list[int]()
        for n, each in enumerate(searches):
            at, made = list(range(count)), [recipe.padding] * count
            if not each.is_done:
                scores = [
                    rules.apply(logits[n * count + k], row, begin)
                    for k, row in enumerate(each.running)
                ]
                at, made = each.advance(np.array(scores))
            rows += [n * count + k for k in at]
            tokens += made
        running.reorder(rows)
        fresh = np.array(tokens, np.int64)[:, None]
    return [each.best for each in searches]
