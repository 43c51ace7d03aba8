"""A conversation with a language model: its messages, its own cache, and a file to save it in."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from kitsune.errors import InputError
from kitsune.generation.decoder_steps import State
from kitsune.generation.generation_options import canonical_options, read_options
from kitsune.generation.saved_state import load_state, save_state
from kitsune.generation.stream import TextStream
from kitsune.report.notebook import clean
from kitsune.system.files import write_atomically

if TYPE_CHECKING:
    from kitsune.generation.text_model import TextModel

Message = dict[str, Any]
MAX_SHOWN = 40  # characters of a value that is no message
ANSWER_SHARE = 4  # a prompt leaves a quarter of the context to the answer
FORGET_SHARE = 2  # the part of the context that is left filled once messages are forgotten


def check_messages(messages: Sequence[Any]) -> list[Message]:
    if not isinstance(messages, Sequence):
        raise InputError(
            f"cannot chat about {clean(repr(messages), MAX_SHOWN)}",
            why=f"it is of type {type(messages).__name__}",
            hint="pass a text, or a list of messages with a role and a content",
        )
    for message in messages:
        if not isinstance(message, Mapping) or not {"role", "content"} <= message.keys():
            raise InputError(f"{message!r} is no message", hint="it has a role and a content")
    return [dict(message) for message in messages]


def check_text(text: Any) -> None:
    if not isinstance(text, str):
        raise InputError(
            f"cannot read {clean(repr(text), MAX_SHOWN)} as a text",
            why=f"it is of type {type(text).__name__}",
        )


class Conversation:
    """Messages between a user and a model. `say` adds two: what is said and what is answered.

    The keys and values of everything the model has read stay in the conversation's own cache, and
    only what is new is read. When the context is full, the oldest messages are no longer shown to
    the model; `forgotten` counts them, and `messages` still has them."""

    def __init__(
        self,
        model: TextModel,
        system: str | None,
        messages: Sequence[Message],
        options: Mapping[str, Any],
    ) -> None:
        self._model, self.system = model, system
        self.options: dict[str, Any] = canonical_options(options)
        read_options(self.options, model.chat_options)  # refuses values that mean nothing
        self.messages = check_messages(messages)
        self.forgotten = 0
        self.latest: TextStream | None = None
        self._state: State | None = None

    def __repr__(self) -> str:
        name, n = clean(self._model.model_id), len(self.messages)
        return f"<Conversation with '{name}': {n} message{'s' * (n != 1)}>"

    @overload
    def say(self, text: str, *, stream: Literal[True], **options: Any) -> TextStream: ...

    @overload
    def say(
        self, text: str, *, stream: Callable[[str], object] | None = ..., **options: Any
    ) -> str: ...

    def say(self, text: str, *, stream: Any = None, **options: Any) -> str | TextStream:
        """The answer. `options` are those of `generate`, for this answer alone; `latest` has its
        counts and times. An answer that is cancelled or closed stays as far as it came."""
        self._end_latest()
        check_text(text)
        said: Message = {"role": "user", "content": text}
        given = {**self.options, **canonical_options(options)}
        read = read_options(given, self._model.chat_options)
        ids, self.forgotten = self._fit([*self.messages, said], read.max_new_tokens)
        state = self._own_state()

        def remember(answer: str) -> None:
            if answer or made.finish_reason != "cancelled":
                self.messages += [said, {"role": "assistant", "content": answer}]

        self.latest = made = self._model.stream(ids, read, state, remember)
        if stream is True:
            return self.latest
        for piece in self.latest:
            if callable(stream):
                stream(piece)
        return self.latest.text

    def _fit(self, messages: list[Message], most: int | None) -> tuple[list[int], int]:
        """The tokens of a conversation, without its oldest messages where they do not fit."""
        context, first = self._model.context, self.forgotten
        answer = context // ANSWER_SHARE
        room = context - (answer if most is None else min(most, answer))
        ids = self._tokens(messages[first:])
        while len(ids) > (room if first == self.forgotten else context // FORGET_SHARE):
            following = (n for n in range(first + 1, len(messages)) if _is_user(messages[n]))
            after = next(following, None)
            if after is None:  # one message and its answer are left
                break
            first = after
            ids = self._tokens(messages[first:])
        self._model.check_prompt(ids)
        return ids, first

    def _tokens(self, messages: list[Message]) -> list[int]:
        before = [] if self.system is None else [{"role": "system", "content": self.system}]
        return self._model.tokenizer.chat([*before, *messages])

    def _end_latest(self) -> None:
        """An answer that was not read to its end is over once something else is said."""
        if self.latest is not None:
            try:
                self.latest.close()
            except ValueError:  # "generator already executing"
                raise InputError(
                    "an answer is being generated in another thread",
                    hint="wait for it, or use a conversation for each thread",
                ) from None

    def _own_state(self) -> State:
        """The cache of this conversation; an empty one where adapters were loaded since."""
        if self._state is None or self._state.steps is not self._model.steps:
            self._state = self._model.new_state()
        return self._state

    def reset(self) -> None:
        """Forget every message; the system message stays."""
        self._end_latest()
        self.messages, self.forgotten, self.latest = [], 0, None

    # --- files ---

    def save(self, path: str | PathLike[str]) -> None:
        """Write the messages as JSON. A file that is no saved conversation is not replaced."""
        if Path(path).exists():
            read_messages(path)
        before = [] if self.system is None else [{"role": "system", "content": self.system}]
        data = {"model": self._model.model_id, "messages": [*before, *self.messages]}
        text = json.dumps(data, indent=2, ensure_ascii=False) + "\n"
        write_atomically(path, [text.encode("utf-8", "backslashreplace")])

    def load(self, path: str | PathLike[str]) -> None:
        """Go on with the messages of a file, instead of those of now."""
        messages = read_messages(path)
        self.reset()
        is_system = bool(messages) and messages[0]["role"] == "system"
        self.system = str(messages[0]["content"]) if is_system else None
        self.messages = messages[1:] if is_system else messages

    def save_cache(self, path: str | PathLike[str]) -> None:
        """Write the messages with the keys and values of what the model has read, so that
        `load_cache` goes on without reading it again."""
        self._end_latest()
        save_state(path, self._own_state(), {"system": self.system, "messages": self.messages})

    def load_cache(self, path: str | PathLike[str]) -> None:
        """Go on with a file of `save_cache` of the same model, instead of the messages of now."""
        self._end_latest()
        state = self._model.new_state()
        notes = load_state(path, state)
        system, messages = notes.get("system"), check_messages(notes.get("messages") or [])
        if system is not None:
            check_text(system)
        self.reset()
        self.system, self.messages, self._state = system, messages, state


def read_messages(path: str | PathLike[str]) -> list[Message]:
    """The messages of a saved conversation, or of a JSON list of them."""
    hint = "give a file that a conversation was saved in"
    try:
        found = json.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise InputError(f"cannot read a conversation from '{path}'", why=why, hint=hint) from None
    messages = found.get("messages") if isinstance(found, dict) else found
    if not isinstance(messages, list):
        raise InputError(
            f"'{path}' is no saved conversation", why="it has no list of messages", hint=hint
        )
    return check_messages(messages)


def _is_user(message: Message) -> bool:
    return bool(message["role"] == "user")
