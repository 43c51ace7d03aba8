"""Chat with a language model in a terminal: lines, commands, and answers that Ctrl-C stops."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from kitsune.cli.generation_arguments import open_draft
from kitsune.cli.lines import LineReader, history_path, is_interactive
from kitsune.cli.output import YES
from kitsune.cli.text import (
    given_options,
    print_answer,
    print_note,
    speeds,
    start_raw,
    stopped_by_ctrl_c,
    summarise_speed,
    valid_text,
)
from kitsune.errors import InputError, KitsuneError
from kitsune.system.progress import progress
from kitsune.system.records import dataclass

if TYPE_CHECKING:
    from kitsune.generation import Conversation, TextModel, TextStream

PROMPT, MORE = ">>> ", "... "
QUOTES = '"""'
LEAVE = ("/bye", "/exit", "/quit")
KEYS = (
    '"""             begins and ends a text of several lines',
    "Up, Down        earlier lines",
    "Ctrl-C          stops an answer; twice at the prompt leaves",
    "Ctrl-D          leaves",
)


@dataclass(frozen=True)
class Command:
    run: Callable[[Chat, str], None]
    usage: str
    about: str


class Chat:
    """One chat: a conversation, the settings of its answers, and where its lines come from."""

    def __init__(self, args: argparse.Namespace, model: TextModel) -> None:
        self._args, self.model = args, model
        self._is_interactive = is_interactive() and not args.json
        self.verbose: bool = args.verbose
        self.conversation: Conversation

    def run(self) -> int:
        self._open()
        for text, is_quoted in self._texts():
            try:
                if is_quoted or not self._command(text.strip()):
                    self._answer(text)
            except KitsuneError as error:
                if not self._is_interactive:
                    raise
                self.show(str(error))
        return YES

    def _open(self) -> None:
        """Compile the model before the first prompt: an answer then comes at once."""
        options = given_options(self._args) | {"draft": open_draft(self._args)}
        self.conversation = self.model.conversation(self._args.system, **options)
        if not self._args.raw:
            self.model.tokenizer.chat([{"role": "user", "content": "?"}])  # is there a template?
        with progress(f"compiling {self._args.model.name}"):
            self.model.warm_up()
        if self._is_interactive:
            kind, room = self.model.config.family, self.model.context
            self.note(f"{self._args.model.name}: {kind}, {room} tokens of context")
            self.note("/help lists the commands; Ctrl-C stops an answer, Ctrl-D leaves")

    def note(self, text: str) -> None:
        """Write a remark beside the conversation."""
        print_note(text, self._beside())

    def show(self, text: str) -> None:
        """Write the reply to a command."""
        print(text, file=self._beside())

    def _beside(self) -> TextIO:
        """Return the stream for text that is not part of the answer, so that a redirected output
        stays clean."""
        return sys.stdout if self._is_interactive else sys.stderr

    # --- input ---

    def _texts(self) -> Iterator[tuple[str, bool]]:
        """Texts, and whether each was quoted, until the input ends or the user leaves. Ctrl-C at
        the prompt drops the text, and leaves the second time."""
        read, is_warned = self._reader(), False
        while True:
            try:
                text, is_quoted = _read_text(read)
            except EOFError:
                break
            except KeyboardInterrupt:
                if is_warned or not self._is_interactive:
                    break
                print()
                self.note("Ctrl-C again or Ctrl-D leaves; /help lists the commands")
                is_warned = True
                continue
            is_warned = False
            if text.strip() in LEAVE and not is_quoted:
                return
            if text.strip():
                yield valid_text(text), is_quoted
        if self._is_interactive:
            print()  # the shell's prompt begins a line

    def _reader(self) -> Callable[[str], str]:
        if not self._is_interactive:
            return _read_pipe
        path = None if self._args.no_history else history_path()
        return LineReader(path, [*COMMANDS, *LEAVE]).read

    # --- answers ---

    def _answer(self, text: str) -> None:
        if self._args.raw:
            stream = start_raw(self.model, text, self.conversation.options)
        else:
            before = self.conversation.forgotten
            stream = self.conversation.say(text, stream=True)
            self._say_forgotten(before)
        if not self._is_interactive:
            print_answer(stream, text, self._args)
            return
        with stopped_by_ctrl_c(stream):
            print_answer(stream, text, argparse.Namespace(json=False, verbose=False))
        for line in self._remarks(stream):
            self.note(line)
        print()

    def _say_forgotten(self, before: int) -> None:
        more = self.conversation.forgotten - before
        if more:
            self.note(
                f"context of {self.model.context} tokens full: {more} oldest messages forgotten; "
                "/reset starts over"
            )

    def _remarks(self, stream: TextStream) -> Iterator[str]:
        reasons = {
            "cancelled": "stopped",
            "length": f"stopped after {stream.new_tokens} tokens (/set max_new_tokens)",
            "context": f"stopped: the context of {self.model.context} tokens is full; "
            "/reset starts over",
        }
        if stream.finish_reason in reasons:
            yield reasons[stream.finish_reason]
        yield from speeds(stream) if self.verbose else [summarise_speed(stream)]

    # --- commands ---

    def _command(self, text: str) -> bool:
        """Run a command; False for what is none, such as a path that begins with a slash."""
        name, _, rest = text.partition(" ")
        if not name.startswith("/") or not (name[1:].isalpha() or name == "/?"):
            return False
        command = COMMANDS.get("/help" if name == "/?" else name)
        if command is None:
            raise InputError(f"there is no command {name}", hint="/help lists the commands")
        command.run(self, rest.strip())
        return True

    def help(self, rest: str) -> None:
        rows = [f"{command.usage:<16}{command.about}" for command in COMMANDS.values()]
        self.show("\n".join([*rows, f"{'/bye':<16}leave", *KEYS]))

    def reset(self, rest: str) -> None:
        self.conversation.reset()
        self.show("the conversation is empty")

    def system(self, rest: str) -> None:
        if rest:
            self.conversation.system = rest
        shown = self.conversation.system
        self.show("there is no system message" if shown is None else f"system: {shown}")

    def save(self, rest: str) -> None:
        self.conversation.save(_file(rest, "/save FILE"))
        self.show(f"{len(self.conversation.messages)} messages written to {rest}")

    def load(self, rest: str) -> None:
        self.conversation.load(_file(rest, "/load FILE"))
        self.show(f"{len(self.conversation.messages)} messages read from {rest}")

    def set(self, rest: str) -> None:
        from kitsune.generation.generation_options import canonical_options, read_options

        name, _, value = rest.removeprefix("parameter ").partition(" ")
        if name == "system":
            self.system(value.strip())
            return
        usual, changed = self.model.chat_options, dict[str, Any]()
        if name in ("verbose", "quiet"):
            self.verbose = name == "verbose" and value.strip() not in ("off", "false", "0")
            changed = {"verbose": self.verbose}
        elif name and not value.strip():
            raise InputError(f"/set {name} has no value", hint="/set temperature 0.7")
        elif name:
            changed = canonical_options({name: _value(value.strip())})
            read_options({**self.conversation.options, **changed}, usual)
            self.conversation.options.update(changed)
        every = {**usual, **self.conversation.options, "verbose": self.verbose}
        for key, setting in (changed or every).items():
            self.show(f"{key:<20}{_show(setting)}")


COMMANDS = {
    "/help": Command(Chat.help, "/help", "this list"),
    "/reset": Command(Chat.reset, "/reset", "forget the conversation"),
    "/system": Command(Chat.system, "/system TEXT", "set the system message, or show it"),
    "/set": Command(
        Chat.set, "/set NAME VALUE", "change a setting, such as temperature, or show all"
    ),
    "/save": Command(Chat.save, "/save FILE", "write the conversation as JSON"),
    "/load": Command(Chat.load, "/load FILE", "go on with a saved conversation"),
}


def _read_text(read: Callable[[str], str]) -> tuple[str, bool]:
    """One line, or all between triple quotes, and which of the two it was."""
    line = read(PROMPT)
    if not line.lstrip().startswith(QUOTES):
        return line, False
    text = line.lstrip().removeprefix(QUOTES)
    while not text.rstrip().endswith(QUOTES):
        try:
            text += "\n" + read(MORE)
        except EOFError:  # a piped text may end without quotes
            return text.strip("\n"), True
    return text.rstrip().removesuffix(QUOTES).strip("\n"), True


def _read_pipe(prompt: str) -> str:
    if sys.stdin.isatty():
        print(prompt, end="", file=sys.stderr, flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")


def _file(name: str, usage: str) -> Path:
    if not name:
        raise InputError("no file was named", hint=usage)
    return Path(name).expanduser()


def _value(text: str) -> Any:
    """A number, None, or a text with or without quotes."""
    if text.lower() in ("none", "null"):
        return None
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    is_quoted = len(text) > 1 and text[0] == text[-1] and text[0] in "\"'"
    return text[1:-1] if is_quoted else text


def _show(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None or value == () else str(value)
