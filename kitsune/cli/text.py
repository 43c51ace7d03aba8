"""`kitsune run model.gguf`: chat with a language model, or print its answer to `--prompt`."""

from __future__ import annotations

import argparse
import contextlib
import io
import shutil
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

from kitsune.cli.arguments import add_flag, add_kv_bits, add_value
from kitsune.cli.generation_arguments import (
    add_adapters,
    add_generation,
    answer_several,
    describe_logprobs,
    load_adapters,
    open_draft,
    print_several,
    read_generation,
)
from kitsune.cli.lines import WordWrapper, hidden_keys
from kitsune.cli.output import YES, print_json
from kitsune.config import default_config
from kitsune.errors import InputError
from kitsune.system.progress import progress

if TYPE_CHECKING:
    from kitsune.generation import SpeechModel, TextModel, TextStream, TextToTextModel

# Options of the command line that are options of `chat`, by their names there.
OPTIONS = {
    "max_tokens": "max_new_tokens",
    "temperature": "temperature",
    "top_k": "top_k",
    "top_p": "top_p",
    "min_p": "min_p",
    "repeat_penalty": "repetition_penalty",
    "repeat_last_n": "repeat_last_n",
    "seed": "seed",
    "stop": "stop",
}
IMPATIENT = 4  # times that Ctrl-C is pressed during one answer


def add_options(run: argparse.ArgumentParser) -> None:
    text = run.add_argument_group(
        "language models (.gguf files and Hugging Face directories)",
        "Sampling settings in the model files replace the defaults.",
    )
    text.add_argument(
        "--prompt",
        metavar="TEXT",
        help="the user's message; default: start a chat, or answer each line of piped input",
    )
    text.add_argument("--system", metavar="TEXT", help="the system message of the conversation")
    add_flag(text, "--raw", "continue the text of --prompt instead of answering it")
    add_value(
        text,
        "--max-tokens",
        int,
        "N",
        "maximum tokens of an answer; default: as many as fit the context",
    )
    _add_sampling(text)
    add_generation(text)
    add_adapters(text)
    add_value(
        text,
        "--context",
        int,
        "N",
        "context size in tokens; default: that of the model, at most 8192",
    )
    add_flag(text, "--verbose", "print token counts and speeds of the prompt and the answer")
    add_flag(text, "--no-history", "do not store the input history of a chat")
    add_flag(text, "--fast", "int8 activations: faster, less exact")
    add_kv_bits(text)
    add_value(text, "--threads", int, "N", "number of threads; default: all cores")


def _add_sampling(text: Any) -> None:
    add_value(text, "--temperature", float, "T", "0: greedy; default: 0.8")
    add_value(
        text, "--top-k", int, "K", "sample among the K most likely tokens; 0: all; default: 40"
    )
    add_value(
        text,
        "--top-p",
        float,
        "P",
        "sample among the smallest set with total probability P; default: 0.95",
    )
    add_value(
        text,
        "--min-p",
        float,
        "P",
        "sample among tokens at least P times as likely as the most likely; default: 0.05",
    )
    add_value(
        text, "--repeat-penalty", float, "R", "make recent tokens less likely; 1: off; default: 1.1"
    )
    add_value(text, "--repeat-last-n", int, "N", "number of recent tokens; -1: all; default: 64")
    add_value(
        text,
        "--seed",
        int,
        "N",
        "seed of the random numbers; the same seed samples the same tokens",
    )
    text.add_argument(
        "--stop",
        action="append",
        metavar="TEXT",
        help="end the answer before this text; may be repeated",
    )


def is_text_model(path: Path) -> bool:
    return path.suffix == ".gguf" or path.is_dir()


def run_text(args: argparse.Namespace) -> int:
    from kitsune.cli.chat import Chat
    from kitsune.cli.encoder_decoders import refuse_encoder_decoder_options, run_encoder_decoder
    from kitsune.models import TextModel

    if args.raw and args.system is not None:
        raise InputError("--raw takes no --system", why="there is no conversation")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a model writes any character
    args.prompt = None if args.prompt is None else valid_text(args.prompt)
    model, options = open_model(args), given_options(args)
    if not isinstance(model, TextModel):
        return run_encoder_decoder(model, args, options)
    refuse_encoder_decoder_options(args)
    is_several = args.n is not None or args.beams is not None
    if args.prompt is None:
        if is_several:
            raise InputError("--n and --beams need --prompt")
        return Chat(args, model).run()
    if args.draft is not None:
        options["draft"] = open_draft(args)
    if is_several:
        print_several(answer_several(model, args, options), args)
        return YES
    if args.raw:
        stream = start_raw(model, args.prompt, options)
    else:
        talk = model.conversation(args.system, **options)
        stream = talk.say(args.prompt, stream=True)
    with progress(f"compiling {args.model.name}"):
        model.warm_up()
    print_answer(stream, args.prompt, args)
    return YES


def open_model(args: argparse.Namespace) -> TextModel | TextToTextModel | SpeechModel:
    from kitsune.frontends.decoders.architectures import is_causal, no_steps
    from kitsune.models import SpeechModel, TextModel, TextToTextModel, create_model

    numerics: Any = "fast" if args.fast else default_config().numerics
    config = replace(default_config(), numerics=numerics, kv_cache_bits=args.kv_bits)
    with progress(f"loading {args.model.name}"):
        model = create_model(
            args.model,
            None,
            config,
            hardware=args.device,
            threads=args.threads,
            context=args.context,
        )
    if not isinstance(model, (TextModel, TextToTextModel, SpeechModel)):
        said = model.config.to_dict()
        if is_causal(said):
            raise no_steps(args.model, said)
        raise InputError(f"'{args.model}' is no language model", hint="give --feeds FILE")
    load_adapters(model, args)
    return model


def valid_text(text: str) -> str:
    """Replace bytes that are not UTF-8 in what was typed."""
    return text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def given_options(args: argparse.Namespace) -> dict[str, Any]:
    """Options of the command line that are there, by the names of `chat`."""
    found = {known: getattr(args, name) for name, known in OPTIONS.items()}
    return {n: value for n, value in found.items() if value is not None} | read_generation(args)


def start_raw(model: TextModel, prompt: str, options: dict[str, Any]) -> TextStream:
    return model.generate(prompt, stream=True, **{**model.chat_options, **options})


# --- an answer -----------------------------------------------------------------------------------


def print_answer(stream: TextStream, prompt: str, args: argparse.Namespace) -> None:
    """Print it as it comes, and what `--verbose` adds."""
    if args.json:
        text = "".join(stream)
        print_json(
            {
                "model": str(args.model),
                "prompt": prompt,
                "text": text,
                "finish_reason": stream.finish_reason,
                "prompt_tokens": stream.prompt_tokens,
                "cached_tokens": stream.cached_tokens,
                "new_tokens": stream.new_tokens,
                "first_s": stream.prompt_seconds,
                "seconds": stream.prompt_seconds + stream.seconds,
                "tokens_per_second": stream.tokens_per_second,
                "drafted_tokens": stream.drafted_tokens,
                "accepted_tokens": stream.accepted_tokens,
                "logprobs": describe_logprobs(stream.logprobs),
            }
        )
        return
    if sys.stdout.isatty():
        _print_wrapping(stream)
    else:
        for piece in stream:
            print(piece, end="", flush=True)
        print()
    if args.verbose:
        print_note("\n".join(speeds(stream)), sys.stderr)


def _print_wrapping(stream: TextStream) -> None:
    wrapper = WordWrapper(sys.stdout, shutil.get_terminal_size().columns or 80)
    for piece in stream:
        wrapper.write(piece)
    wrapper.finish()


@contextlib.contextmanager
def stopped_by_ctrl_c(stream: TextStream) -> Iterator[None]:
    """Ctrl-C ends the answer after the step that runs now. One who presses it again and again, as a
    step may be long, ends the program."""
    pressed = 0

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed += 1
        stream.cancel()
        if pressed == IMPATIENT:
            raise KeyboardInterrupt

    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, stop)
    try:
        with hidden_keys():
            yield
    finally:
        signal.signal(signal.SIGINT, before)


def speeds(stream: TextStream) -> Iterator[str]:
    """Lines with the counts and speeds of the prompt and of the answer."""
    cached = f", {stream.cached_tokens} cached" if stream.cached_tokens else ""
    yield (
        f"prompt: {stream.prompt_tokens} tokens{cached}, {stream.prompt_seconds:.2f} s"
        + _per_second(stream.prompt_tokens_per_second)
    )
    yield (
        f"answer: {stream.new_tokens} tokens, {stream.seconds:.2f} s"
        + _per_second(stream.tokens_per_second)
    )


def summarise_speed(stream: TextStream) -> str:
    count = "1 token" if stream.new_tokens == 1 else f"{stream.new_tokens} tokens"
    return count + _per_second(stream.tokens_per_second)


def _per_second(rate: float | None) -> str:
    return "" if rate is None else f", {rate:.1f} tokens/s"


def print_note(text: str, file: Any) -> None:
    """A remark beside the conversation: dim on a terminal."""
    from rich.console import Console
    from rich.text import Text

    Console(file=file, highlight=False, soft_wrap=True).print(Text(text, style="dim"))
