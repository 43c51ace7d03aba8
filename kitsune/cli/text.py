"""`kitsune run model.gguf --prompt "…"`: a language model's answer, as it comes."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kitsune.cli.output import YES, print_json
from kitsune.errors import InputError

END = ("/exit", "/quit")


def add_options(run: argparse.ArgumentParser) -> None:
    text = run.add_argument_group("language models: .gguf files and Hugging Face directories")
    text.add_argument(
        "--prompt",
        metavar="TEXT",
        help="what to answer; lines of the input, one after another, if not given",
    )
    text.add_argument(
        "--raw",
        action="store_true",
        help="write the prompt on, instead of answering it as a conversation",
    )
    text.add_argument("--max-tokens", type=int, default=256, metavar="N")
    text.add_argument(
        "--temperature",
        type=float,
        default=0.0,
        metavar="T",
        help="0, the most likely token, unless given",
    )
    text.add_argument("--top-k", type=int, default=0, metavar="K")
    text.add_argument("--top-p", type=float, default=1.0, metavar="P")
    text.add_argument("--seed", type=int, metavar="N")
    text.add_argument(
        "--fast", action="store_true", help="activations of a byte: faster, and less exact"
    )
    text.add_argument("--threads", type=int, metavar="N")  # fmt: skip


def is_text_model(path: Path) -> bool:
    return path.suffix == ".gguf" or path.is_dir()


def run_text(args: argparse.Namespace) -> int:
    model = _opened(args)
    options = {
        "max_new_tokens": args.max_tokens, "temperature": args.temperature, "top_k": args.top_k,
        "top_p": args.top_p, "seed": args.seed,
    }  # fmt: skip
    if args.prompt is not None:
        _answer(model, [{"role": "user", "content": args.prompt}], args, options)
        return YES
    messages: list[dict[str, str]] = []
    for line in _lines():
        said = [] if args.raw else messages
        said.append({"role": "user", "content": line})
        said.append({"role": "assistant", "content": _answer(model, said, args, options)})
    return YES


def _opened(args: argparse.Namespace) -> Any:
    from kitsune.config import FusionConfig
    from kitsune.models import TextModel, create_model

    config = FusionConfig(numerics="fast") if args.fast else None
    model = create_model(None, args.model, config, hardware=args.device, threads=args.threads)
    if not isinstance(model, TextModel):
        raise InputError(f"'{args.model}' is no language model", hint="give --feeds FILE")
    return model


def _lines() -> Iterator[str]:
    """What the user says, until there is no more or an end is said."""
    while True:
        if sys.stdin.isatty():
            print("> ", end="", file=sys.stderr, flush=True)
        line = sys.stdin.readline()
        if not line or line.strip() in END:
            return
        if line.strip():
            yield line.rstrip("\n")


def _answer(
    model: Any, messages: list[dict[str, str]], args: argparse.Namespace, options: dict[str, Any]
) -> str:
    """Print it piece by piece, and return it."""
    given = messages[-1]["content"] if args.raw else messages
    start, times = time.perf_counter(), list[float]()

    def hear(text: str) -> None:
        times.append(time.perf_counter() - start)
        if not args.json:
            print(text, end="", flush=True)

    made: str = (model.generate if args.raw else model.chat)(given, stream=hear, **options)
    if args.json:
        print_json({
            "model": str(args.model), "prompt": messages[-1]["content"], "text": made,
            "first_s": times[0] if times else None, "seconds": times[-1] if times else None,
        })  # fmt: skip
    else:
        print()
    return made
