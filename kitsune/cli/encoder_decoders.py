"""`kitsune run` of an encoder-decoder: texts into texts, and sounds into texts."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kitsune.cli.arguments import add_flag, add_value
from kitsune.cli.output import YES, print_json
from kitsune.errors import InputError
from kitsune.system.progress import progress

if TYPE_CHECKING:
    from kitsune.generation import Segment, SpeechModel, TextToTextModel

# Options of conversations, which these models do not hold.
OF_CHATS = ("system", "raw", "draft", "n")
OF_SOUNDS = ("audio", "language", "task", "timestamps")


def add_encoder_decoder_options(run: argparse.ArgumentParser) -> None:
    made = run.add_argument_group(
        "text to text and speech (Hugging Face directories of T5, BART, Marian, mBART, Whisper)",
        "Texts are given by --prompt, or one a line; a sound by --audio.",
    )
    add_value(made, "--audio", Path, "FILE", "a WAV file to write down")
    add_flag(made, "--timestamps", "print each segment with the time at which it begins and ends")
    add_value(made, "--language", str, "CODE", "the language of the sound; default: found in it")
    made.add_argument(
        "--task",
        choices=("transcribe", "translate"),
        help="translate: into English; default: transcribe",
    )


def run_encoder_decoder(
    model: TextToTextModel | SpeechModel, args: argparse.Namespace, options: dict[str, Any]
) -> int:
    from kitsune.generation import SpeechModel

    if isinstance(model, SpeechModel):
        return _run_speech(model, args)
    return _run_text_to_text(model, args, options)


def refuse_encoder_decoder_options(args: argparse.Namespace) -> None:
    """Refuse options that a model which chats has not."""
    _refuse(args, OF_SOUNDS, "continues texts")


# --- text ----------------------------------------------------------------------------------------


def _run_text_to_text(
    model: TextToTextModel, args: argparse.Namespace, options: dict[str, Any]
) -> int:
    """Print what is generated for each text."""
    _refuse(args, (*OF_CHATS, *OF_SOUNDS), "turns a text into another")
    if args.beams is not None:
        options["num_beams"] = args.beams
    for text in _read_texts(args):
        made = model.generate(text, **options)
        if args.json:
            print_json({"model": str(args.model), "prompt": text, "text": made})
        else:
            print(made, flush=True)
    return YES


def _read_texts(args: argparse.Namespace) -> Iterator[str]:
    if args.prompt is not None:
        yield args.prompt
        return
    if sys.stdin.isatty():
        print("one text a line; Ctrl-D leaves", file=sys.stderr)
    for line in sys.stdin:
        if text := line.rstrip("\n"):
            yield text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")


# --- speech --------------------------------------------------------------------------------------


def _run_speech(model: SpeechModel, args: argparse.Namespace) -> int:
    """Print what is said in a sound, segments as they are found."""
    _refuse(args, (*OF_CHATS, "prompt", "beams", "temperature", "stop"), "writes down speech")
    if args.audio is None:
        raise InputError(f"'{args.model}' writes down speech", hint="give --audio FILE")
    with progress(f"compiling {args.model.name}"):
        model.warm_up()
    is_shown = args.timestamps and not args.json
    made = model.transcribe(
        args.audio,
        language=args.language,
        task=args.task or "transcribe",
        timestamps=args.timestamps,
        max_new_tokens=args.max_tokens,
        on_segment=_print_segment if is_shown else None,
    )
    if args.json:
        segments = [asdict(segment) for segment in made.segments]
        found = {"language": made.language, "text": made.text, "segments": segments}
        print_json({"model": str(args.model), "audio": str(args.audio), **found})
    elif not is_shown:
        print(made.text)
    return YES


def _print_segment(segment: Segment) -> None:
    print(f"[{_clock(segment.start)} --> {_clock(segment.end)}] {segment.text}", flush=True)


def _clock(seconds: float) -> str:
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(int(minutes), 60)
    return f"{hours:02}:{minutes:02}:{rest:06.3f}"


def _refuse(args: argparse.Namespace, names: tuple[str, ...], what: str) -> None:
    """Refuse options that would have no effect."""
    given = [name for name in names if getattr(args, name) not in (None, False)]
    if given:
        raise InputError(f"'{args.model}' takes no --{given[0]}", why=f"it {what}")
