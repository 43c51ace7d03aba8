"""Turn speech into text with Whisper: windows of a sound, with segments and their times."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any

import numpy as np

from kitsune.errors import InputError
from kitsune.frontends.encoder_decoders.encoder_decoder_description import EncoderDecoder
from kitsune.generation.encoder_decoder_steps import EncoderDecoderSteps, State
from kitsune.generation.log_mel import MelSettings, log_mel
from kitsune.generation.log_probabilities import log_softmax
from kitsune.generation.sounds import read_sound
from kitsune.generation.timestamps import Span, TimestampRules, split_spans
from kitsune.generation.token_rules import TokenRules
from kitsune.generation.tokens import Tokenizer
from kitsune.report.notebook import clean
from kitsune.system.lazy_imports import closest_name
from kitsune.system.records import dataclass

ENGLISH = "en"
TASKS = ("transcribe", "translate")
LEAST_LOG_PROBABILITY = -1.0  # of the tokens of a window that may be silent


@dataclass(frozen=True)
class SpeechTokens:
    """The tokens that say what Whisper is to do. A model of English alone has no languages
    and no tasks."""

    start: int
    end: int
    no_timestamps: int
    languages: Mapping[str, int] = field(default_factory=dict)  # by code, "en"
    tasks: Mapping[str, int] = field(default_factory=dict)
    max_initial: int | None = None

    @property
    def first_time(self) -> int:
        return self.no_timestamps + 1

    @property
    def no_speech(self) -> int:
        return self.no_timestamps - 1


@dataclass(frozen=True)
class Segment:
    """A part of a sound, in seconds, and what is said in it."""

    start: float
    end: float
    text: str


@dataclass(frozen=True)
class Transcript:
    """What is said in a sound.

    `segments` is empty unless timestamps were asked for, or the sound is longer than one window."""

    text: str
    language: str | None
    segments: tuple[Segment, ...]

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Window:
    """What was written for one window: tokens without the end, and how likely they are."""

    tokens: tuple[int, ...]
    mean_log_probability: float
    no_speech: float  # probability


@dataclass
class Job:
    """What is wanted of a sound, and its language, once that is known."""

    language: str | None
    task: str
    timestamps: bool
    most: int | None  # tokens of a window
    no_speech_threshold: float | None


class SpeechModel:
    """A model that writes down what is said, or translates it into English."""

    def __init__(
        self,
        model_id: str,
        steps: EncoderDecoderSteps,
        tokenizer: Tokenizer,
        rules: TokenRules,
        tokens: SpeechTokens,
        mel: MelSettings,
    ) -> None:
        self.model_id, self.steps, self.tokenizer = model_id, steps, tokenizer
        self.rules, self.tokens, self.mel = rules, tokens, mel
        self.remake: tuple[Callable[..., Any], tuple[Any, ...]] | None = None  # in another process

    def __reduce__(self) -> Any:
        """It is pickled as its path and options."""
        return self.remake or super().__reduce__()

    def __repr__(self) -> str:
        return f"<SpeechModel '{clean(self.model_id)}': windows of {self.window_seconds:g} s>"

    @property
    def config(self) -> EncoderDecoder:
        """The configuration in the model's files."""
        return self.steps.model

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of the languages that it knows; none if it knows English alone."""
        return tuple(sorted(self.tokens.languages))

    @property
    def frames(self) -> int:
        """Frames of one window; a timestamp is two."""
        return 2 * self.config.source_context

    @property
    def window_seconds(self) -> float:
        return self.frames * self.mel.hop / self.mel.rate

    # --- features ---

    def features(self, sound: Any, rate: int | None = None) -> np.ndarray:
        """The log-mel frames of a sound, [mels, frames]: of one window, filled up with silence, or
        of a longer sound as many as it has."""
        samples = read_sound(sound, self.mel.rate, rate)
        return self._features(samples)

    def _features(self, samples: np.ndarray) -> np.ndarray:
        least = self.frames * self.mel.hop
        return log_mel(np.pad(samples, (0, max(0, least - len(samples)))), self.mel)

    def encode(self, features: np.ndarray) -> State:
        """Encode windows, [batch, mels, frames]."""
        return self.steps.encode(np.ascontiguousarray(features, np.float32))

    # --- text ---

    def transcribe(
        self,
        sound: Any,
        language: str | None = None,
        task: str = "transcribe",
        timestamps: bool = False,
        *,
        rate: int | None = None,
        max_new_tokens: int | None = None,
        no_speech_threshold: float | None = 0.6,
        on_segment: Callable[[Segment], object] | None = None,
    ) -> Transcript:
        """Write down a WAV file, or samples at `rate` (that of the model if None), of any length.

        Args:
            sound: a path, or an array [samples] or [samples, channels], of floats from -1 to 1 or
                of integers.
            language: a code such as "en"; found by the first window if None.
            task: "transcribe", or "translate" into English.
            timestamps: whether to say when what is said begins and ends.
            rate: samples a second of an array.
            max_new_tokens: tokens of one window at most; as many as fit if None.
            no_speech_threshold: a window is left out as silent if that is more probable than this,
                and its text is improbable; None reads every window.
            on_segment: is called with each segment as it is found.
        """
        job = Job(language, task, timestamps, max_new_tokens, no_speech_threshold)
        self._begin(job)  # refuse what is unknown before anything is read
        segments, found = list[Segment](), list[int]()
        for span in self._read_windows(read_sound(sound, self.mel.rate, rate), job):
            found += span.tokens
            if job.timestamps and (text := self.decode(span.tokens)):
                segments.append(self._segment(span, text))
                if on_segment is not None:
                    on_segment(segments[-1])
        return Transcript(self.decode(found), job.language, tuple(segments))

    def _read_windows(self, samples: np.ndarray, job: Job) -> Iterator[Span]:
        """What is said between two steps of the whole sound, in order. A window begins where the
        timestamps of the last one ended."""
        features, count = self._features(samples), -(-len(samples) // self.mel.hop)
        job.timestamps = job.timestamps or count > self.frames
        at = 0  # of the frames
        while at < count:
            state = self.encode(self._window(features, at)[None])
            if job.language is None:
                job.language = self.detect_language(state)
            window = self._write(state, job)
            steps = (min(count - at, self.frames) + 1) // 2
            spans, more = [Span(0, steps, window.tokens)], steps
            if self._is_silent(window, job.no_speech_threshold):
                spans = []
            elif job.timestamps:
                spans, more = split_spans(window.tokens, self.tokens.first_time, steps)
            for span in spans:
                yield Span(at // 2 + span.begin, at // 2 + span.end, span.tokens)
            at += 2 * (more or steps)

    def process(self, data: Any = None, **options: Any) -> Any:
        """A sound written down; or, of `input_features` and `decoder_input_ids`, the logits after
        each of the latter, and the encoder's states."""
        arrays = {**data, **options} if isinstance(data, Mapping) else options
        if "decoder_input_ids" not in arrays:
            return self.transcribe(data, **options).text
        state = self.encode(np.asarray(arrays["input_features"]))
        tokens = np.atleast_2d(np.asarray(arrays["decoder_input_ids"], np.int64))
        logits = state.feed(tokens, is_every=True)
        return {"logits": logits, "encoder_last_hidden_state": state.states}

    __call__ = process

    def warm_up(self) -> None:
        """Compile now what the first call would compile."""
        self.steps.warm_up()

    def decode(self, tokens: Sequence[int]) -> str:
        """The text of tokens, without times and other tokens that stand for none."""
        text = [token for token in tokens if token < min(self.tokens.end, self.tokens.start)]
        return self.tokenizer.decode(text).strip() if text else ""

    def detect_language(self, state: State) -> str:
        """The most likely of the languages of a window."""
        logits = state.feed(np.array([[self.tokens.start]]))[0]
        state.rewind()
        return max(self.tokens.languages, key=lambda code: logits[self.tokens.languages[code]])

    # --- windows ---

    def _begin(self, job: Job) -> list[int]:
        """The tokens of a prompt, before that which says that there are no timestamps."""
        tokens, language = self.tokens, job.language
        if job.task not in TASKS:
            raise InputError(f"there is no task '{job.task}'", hint=f"use {' or '.join(TASKS)}")
        if not tokens.languages:
            if job.task != "transcribe" or language not in (None, ENGLISH):
                raise InputError(
                    f"'{self.model_id}' knows English alone", hint="leave out language and task"
                )
            job.language = ENGLISH
            return [tokens.start]
        if language is None:
            return [tokens.start]
        if language not in tokens.languages:
            near = closest_name(language, list(tokens.languages))
            hint = f"did you mean '{near}'?" if near else f"known are {', '.join(self.languages)}"
            raise InputError(f"there is no language '{language}'", hint=hint)
        return [tokens.start, tokens.languages[language], tokens.tasks[job.task]]

    def _window(self, features: np.ndarray, at: int) -> np.ndarray:
        found = features[:, at : at + self.frames]
        return np.pad(found, ((0, 0), (0, self.frames - found.shape[1])))

    def _write(self, state: State, job: Job) -> Window:
        """The most likely tokens of a window."""
        tokens, before, likely = self.tokens, list[int](), list[float]()
        times = TimestampRules(tokens.first_time, tokens.end, tokens.max_initial)
        begin = self._begin(job)
        logits = state.feed(np.array([begin[:1]]))[0]
        no_speech = float(np.exp(log_softmax(logits)[tokens.no_speech]))
        rest = [*begin[1:], *([] if job.timestamps else [tokens.no_timestamps])]
        if rest:
            logits = state.feed(np.array([rest]))[0]
        most = state.room if job.most is None else min(job.most, state.room)
        while True:
            scores = self.rules.apply(logits, before, begin)
            scores = times.apply(scores, before) if job.timestamps else scores
            token = int(scores.argmax())
            likely.append(float(log_softmax(scores)[token]))
            if token in self.rules.ends or len(before) >= most:
                break
            before.append(token)
            if not state.room:
                break
            logits = state.feed(np.array([[token]]))[0]
        return Window(tuple(before), float(np.mean(likely)), no_speech)

    def _is_silent(self, window: Window, threshold: float | None) -> bool:
        is_quiet = threshold is not None and window.no_speech > threshold
        return is_quiet and window.mean_log_probability < LEAST_LOG_PROBABILITY

    def _segment(self, span: Span, text: str) -> Segment:
        step = 2 * self.mel.hop / self.mel.rate
        return Segment(round(span.begin * step, 3), round(span.end * step, 3), text)
