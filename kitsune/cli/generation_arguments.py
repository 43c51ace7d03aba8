"""Options of `kitsune run` that say which tokens are generated, and how fast."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kitsune.cli.arguments import add_value
from kitsune.cli.output import print_json
from kitsune.errors import InputError

if TYPE_CHECKING:
    from kitsune.generation import TextModel
    from kitsune.generation.branches import Completion
    from kitsune.generation.log_probabilities import TokenProbability

# Options that are options of `chat` as they are, by their names there.
PLAIN = {
    "typical_p": "typical_p",
    "presence_penalty": "presence_penalty",
    "frequency_penalty": "frequency_penalty",
    "stop_token": "stop_tokens",
    "logprobs": "logprobs",
    "regex": "regex",
    "choice": "choices",
}
MAX_FILE = 4 << 20  # bytes of a schema or a grammar


def add_generation(text: Any) -> None:
    add_value(text, "--typical-p", float, "P", "keep tokens of typical information; default: 1")
    add_value(
        text, "--presence-penalty", float, "X", "subtract X from the logits of generated tokens"
    )
    add_value(text, "--frequency-penalty", float, "X", "subtract X for each time; default: 0")
    text.add_argument(
        "--logit-bias",
        action="append",
        metavar="TOKEN=X",
        help="add X to the logit of a token, by its number; -inf: never; may be repeated",
    )
    text.add_argument(
        "--stop-token",
        action="append",
        type=int,
        metavar="TOKEN",
        help="end the answer at this token, by its number; may be repeated",
    )
    add_value(text, "--logprobs", int, "K", "with --json: log probabilities, and K likely tokens")
    text.add_argument(
        "--json-schema", metavar="FILE", help="constrain the answer to a JSON schema, or its text"
    )
    text.add_argument("--regex", metavar="R", help="constrain the answer to a regular expression")
    text.add_argument(
        "--choice",
        action="append",
        metavar="TEXT",
        help="constrain the answer to this text, or to one of several",
    )
    text.add_argument("--grammar", metavar="FILE", help="constrain the answer to a Lark grammar")
    add_value(text, "--n", int, "N", "print N answers to --prompt, which is read once")
    add_value(text, "--beams", int, "N", "the most likely answer to --prompt, by beam search")
    text.add_argument(
        "--draft",
        metavar="MODEL",
        help="guess tokens by a smaller model, or where the text repeats: prompt; same answer",
    )


def add_adapters(text: Any) -> None:
    text.add_argument(
        "--lora",
        action="append",
        metavar="PATH",
        help="LoRA adapter: a PEFT directory or a .gguf file; PATH=0.5 scales it; may be repeated",
    )


def read_generation(args: argparse.Namespace) -> dict[str, Any]:
    """The options that are there, by the names of `chat`."""
    found = {known: getattr(args, name) for name, known in PLAIN.items()}
    if args.logit_bias is not None:
        found["logit_bias"] = dict(_read_bias(each) for each in args.logit_bias)
    if args.json_schema is not None:
        is_text = args.json_schema.lstrip()[:1] == "{"
        found["json_schema"] = args.json_schema if is_text else _read_file(args.json_schema)
    if args.grammar is not None:
        found["grammar"] = _read_file(args.grammar)
    return {name: value for name, value in found.items() if value is not None}


def answer_several(
    model: TextModel, args: argparse.Namespace, options: dict[str, Any]
) -> list[Completion]:
    """The answers that `--n` or `--beams` asks for."""
    prompt: Any = args.prompt
    if not args.raw:
        before = [] if args.system is None else [{"role": "system", "content": args.system}]
        prompt = [*before, {"role": "user", "content": args.prompt}]
    if args.beams is None:
        return model.samples(prompt, args.n, **options)
    given = {name for name, value in options.items() if value is not None}
    if others := given - {"max_new_tokens", "stop_tokens"}:
        raise InputError(
            f"--beams takes no {', '.join(sorted(others))}", why="it finds the most likely answer"
        )
    return model.beam_search(prompt, args.beams, n=args.n or 1, **options)


def print_several(found: list[Completion], args: argparse.Namespace) -> None:
    if args.json:
        print_json([_describe(each) for each in found])
        return
    for number, each in enumerate(found, 1):
        print(each.text if len(found) == 1 else f"[{number}] {each.text}")


def _describe(found: Completion) -> dict[str, Any]:
    return {
        "text": found.text,
        "tokens": found.tokens,
        "finish_reason": found.finish_reason,
        "score": found.score,
        "logprobs": describe_logprobs(found.logprobs),
    }


def describe_logprobs(found: Sequence[TokenProbability]) -> list[dict[str, Any]]:
    return [{"token": each.token, "logprob": each.logprob, "top": each.top} for each in found]


def load_adapters(model: object, args: argparse.Namespace) -> None:
    """Put the adapters of `--lora` beside the weights."""
    from kitsune.generation import TextModel

    if not isinstance(model, TextModel):
        if args.lora:
            raise InputError("--lora is for models that continue a text")
        return
    for number, each in enumerate(args.lora or ()):
        path, scale = each, 1.0
        before, sign, after = each.rpartition("=")
        if sign and not Path(each).exists():
            try:
                path, scale = before, float(after)
            except ValueError:
                raise InputError(f"--lora is '{each}'", hint="--lora PATH=0.5") from None
        model.load_adapter(path, f"{number}: {path}", scale)


def open_draft(args: argparse.Namespace) -> Any:
    """What guesses tokens: "prompt", a model, or None."""
    from kitsune.generation import open_text_model

    if args.draft in (None, "prompt"):
        return args.draft
    if not Path(args.draft).exists():
        raise InputError(
            f"there is no draft model '{args.draft}'", hint="give a file, a directory, or: prompt"
        )
    made = open_text_model(args.draft, threads=args.threads, context=args.context)
    if made is None:
        raise InputError(f"'{args.draft}' is no language model")
    return made


def _read_bias(text: str) -> tuple[int, float]:
    token, _, value = text.partition("=")
    try:
        return int(token), float(value)
    except ValueError:
        raise InputError(f"--logit-bias is '{text}'", hint="--logit-bias 42=-1.5") from None


def _read_file(name: str) -> str:
    try:
        with open(name, encoding="utf-8") as file:
            text = file.read(MAX_FILE + 1)
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise InputError(f"cannot read '{name}'", why=why) from None
    if len(text) > MAX_FILE:
        raise InputError(f"'{name}' is too long", why=f"over {MAX_FILE:,} characters")
    return text
