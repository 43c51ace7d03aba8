"""`kitsune build`: write a model as a library in C."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import kitsune as kt
from kitsune.cli.arguments import Command, add_flag, add_model, add_shape, add_value, one_signature
from kitsune.cli.output import YES, print_json
from kitsune.cli.quantize import parse_bits
from kitsune.errors import InputError
from kitsune.generation import open_text_model
from kitsune.system.progress import progress

if TYPE_CHECKING:
    from kitsune.native import ExportedLibraries

EXAMPLES = [
    "kitsune build model.onnx -o out/",
    "kitsune build model.onnx -o out/ --target aarch64-linux-gnu --bits 4",
    "kitsune build model.onnx -o out/ --level x86-64-v2 --level x86-64-v4 --embed",
    "kitsune build model.gguf -o out/ --context 128",
]


def add(command: Command) -> None:
    made = command("build", _build, EXAMPLES)
    add_model(made, "an .onnx, .gguf or .kitsune file, or the Hugging Face directory of a decoder")
    made.add_argument(
        "-o", "--output", type=Path, required=True, metavar="DIR", help="the folder to write"
    )
    made.add_argument(
        "--target",
        action="append",
        metavar="SYSTEM",
        help="x86_64-linux-gnu, aarch64-linux-musl, x86_64-windows-gnu, aarch64-macos, "
        "wasm32-wasi …; several get a folder each; default: this machine's",
    )
    made.add_argument(
        "--level",
        action="append",
        default=[],
        metavar="CPU",
        help="level of CPU: x86-64-v2, x86-64-v3, x86-64-v4, host …; of several, the library "
        "takes the best when it is loaded; default: x86-64-v3, aarch64",
    )
    _add_contents(made)


def _add_contents(made: argparse.ArgumentParser) -> None:
    made.add_argument("--name", default="model", help="what files and functions begin with")
    add_flag(made, "--embed", "put the weights inside the library")
    _add_model_options(made)


def _add_model_options(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--bits",
        action="append",
        metavar="BITS or NAME=BITS",
        help="8, 4, 3, 2 or 1, of all weights or of those that a pattern names; "
        "default: not quantised",
    )
    add_shape(made, otherwise="every size, where the model can")
    made.add_argument(
        "--value",
        action="append",
        default=[],
        metavar="NAME=16000",
        help="number, or numbers as in 1,-1,64, of an input that decides what is computed",
    )
    add_value(
        made,
        "--context",
        int,
        "TOKENS",
        "that a language model has room for; default: what it was trained for, up to 8192",
    )


def _build(args: argparse.Namespace) -> int:
    with progress("building", 2) as step:
        step(f"reading {args.model.name}")
        write = _open(args)
        step(f"writing {args.output.name}")
        made = write(
            args.output,
            targets=args.target,
            levels=args.level,
            name=args.name,
            weights="inside" if args.embed else "file",
        )
    if args.json:
        libraries = [
            {
                "target": each.target,
                "folder": str(each.folder),
                "levels": list(each.levels),
                "nbytes": each.nbytes,
            }
            for each in made.libraries
        ]
        print_json({"model": str(args.model), "libraries": libraries})
    else:
        print(made)
    return YES


def _open(args: argparse.Namespace) -> Callable[..., ExportedLibraries]:
    """What writes the library of a model: of a language model, that of its steps."""
    text = open_text_model(args.model, context=args.context)
    if text is not None:
        for option, given in {
            "--bits": args.bits,
            "--shape": args.shape,
            "--value": args.value,
        }.items():
            if given:
                raise InputError(
                    f"{option} is not for language models",
                    why="a step has the weights of the file, and takes any number of tokens",
                    hint="kitsune quantize writes a file of fewer bits",
                )
        return text.export_c
    if args.context is not None:
        raise InputError(f"'{args.model}' is no language model", why="--context is for these")
    model, signature = kt.compile(args.model), one_signature(args.shape)
    if args.bits:
        model = kt.quantize(model, parse_bits(args.bits))
    values = dict(map(_parse_value, args.value))
    return partial(model.export_c, shapes=[signature] if signature else None, values=values)


def _parse_value(text: str) -> tuple[str, Any]:
    """`sr=16000` as a number, `shape=1,-1,64` as a list of them."""
    name, is_given, said = text.rpartition("=")
    try:
        numbers = [float(each) if "." in each else int(each) for each in said.split(",")]
    except ValueError:
        name = ""
    if not is_given or not name:
        raise InputError(f"--value {text} is no value", hint="write --value sr=16000")
    return name, numbers if "," in said else numbers[0]
