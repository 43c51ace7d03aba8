"""`kitsune serve`: models over HTTP, or a folder that export-web wrote."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from kitsune.cli.arguments import Command, add_flag, add_kv_bits, add_value
from kitsune.cli.output import YES, print_json
from kitsune.cli.web import add_page_options, show
from kitsune.errors import InputError
from kitsune.system.progress import progress

EXAMPLES = [
    "kitsune serve model.gguf",
    "kitsune serve minilm.onnx --tokenizer tokenizer.json",
    "kitsune serve chat=model.gguf embed=minilm.onnx --tokenizer tokenizer.json",
    "kitsune serve model.onnx --host 0.0.0.0 --api-key SECRET",
    "kitsune serve site/",
]


def add(command: Command) -> None:
    made = command("serve", _serve, EXAMPLES)
    made.add_argument(
        "models",
        nargs="+",
        metavar="MODEL",
        help=".gguf, .onnx or .kitsune files and Hugging Face directories, perhaps with a name "
        "before as in chat=model.gguf; or one folder that export-web wrote",
    )
    add_page_options(made)
    add_value(made, "--host", str, "ADDRESS", "address to listen on; default: this machine only")
    models = made.add_argument_group("models")
    add_value(models, "--tokenizer", Path, "FILE", "the tokenizer.json of a model of embeddings")
    add_value(models, "--threads", int, "N", "number of threads; default: all cores")
    add_value(models, "--context", int, "N", "tokens of a conversation; default: at most 8192")
    add_value(models, "--max-batch", int, "N", "conversations that run at once; default: 8")
    add_value(
        models,
        "--cache-tokens",
        int,
        "N",
        "tokens that all conversations share in the KV cache; default: those of --max-batch, "
        "within a quarter of the free memory",
    )
    add_value(
        models, "--max-tokens", int, "N", "of answers whose requests say none; default: no limit"
    )
    add_value(
        models, "--temperature", float, "T", "of requests that say none; default: the model's"
    )
    add_value(models, "--seed", int, "N", "of requests that say none; default: none")
    add_flag(models, "--any-model", "take names of models that are not here for the only one able")
    add_flag(models, "--fast", "int8 activations, f16 KV cache: faster, less exact")
    add_kv_bits(models)
    add_flag(models, "--batch-invariant", "same bits of an answer whatever else runs")
    _add_limits(made)


def _add_limits(made: argparse.ArgumentParser) -> None:
    limits = made.add_argument_group("who may ask, and for how much")
    limits.add_argument(
        "--api-key",
        action="append",
        default=[],
        metavar="KEY",
        help="a key that requests must have; may be repeated",
    )
    limits.add_argument(
        "--cors",
        action="append",
        default=[],
        metavar="ORIGIN",
        help="an origin whose pages may ask, as https://example.org; default: none",
    )
    add_value(limits, "--max-queue", int, "N", "requests that wait; default: 256")
    add_value(limits, "--max-body", int, "BYTES", "size of a request; default: 16 MiB")
    add_value(limits, "--timeout", float, "SECONDS", "time of a request; default: 600")
    add_value(
        limits, "--send-timeout", float, "SECONDS", "time a client may read nothing; default: 60"
    )
    add_flag(limits, "--quiet", "log nothing")


MODEL_OPTIONS = ("tokenizer", "threads", "context", "max_batch", "cache_tokens", "kv_bits")
ANSWERS = ("max_tokens", "temperature", "seed")
LIMITS = ("max_queue", "max_body", "timeout", "send_timeout")


def _serve(args: argparse.Namespace) -> int:
    host = args.host or "127.0.0.1"
    folder = Path(args.models[0])
    if folder.is_dir() and not (folder / "config.json").is_file():
        if len(args.models) > 1:
            raise InputError(f"'{folder}' is a page", why="a page is served alone")
        return show(folder, args, host)
    from kitsune.serving import Server

    options: dict[str, Any] = {
        name: value
        for name in (*MODEL_OPTIONS, *ANSWERS, *LIMITS)
        if (value := getattr(args, name)) is not None
    }
    server = Server(
        _name_models(args.models),
        host,
        args.port,
        batch_invariant=args.batch_invariant,
        fast=args.fast,
        any_model=args.any_model,
        api_key=args.api_key,
        cors=args.cors,
        quiet=args.quiet,
        **options,
    )
    listening = server.listen()
    with progress("compiling"):
        server.warm_up()
    names = server.context.names
    if args.json:
        print_json({"models": names, "url": server.url})
    else:
        print(f"{', '.join(names)} at {server.url}; Ctrl+C ends", flush=True)
    server.run(listening)
    return YES


def _name_models(given: list[str]) -> Any:
    """Models by the names before them, or all without."""
    if not any(_is_named(text) for text in given):
        return [_check(text) for text in given]
    named = dict[str, str]()
    for text in given:
        name, _, path = text.partition("=") if _is_named(text) else (Path(text).stem, "", text)
        if name in named:
            raise InputError(f"two models are called '{name}'", hint="write NAME=MODEL")
        named[name] = _check(path)
    return named


def _is_named(text: str) -> bool:
    name, is_named, path = text.partition("=")
    return bool(is_named and name and path) and not Path(text).exists()


def _check(path: str) -> str:
    if not Path(path).exists():
        raise InputError(f"there is no '{path}'", hint="give a file, or a folder")
    return path
