"""`kitsune export-web`: write a model for browsers, and show its page."""

from __future__ import annotations

import argparse
import webbrowser
from itertools import product
from pathlib import Path
from typing import Any

import kitsune as kt
from kitsune.bundle import Exported
from kitsune.bundle.pages import CHAT
from kitsune.cli.arguments import Command, add_flag, add_model, add_shape, add_value, signatures
from kitsune.cli.output import YES, print_json
from kitsune.cli.quantize import parse_bits
from kitsune.errors import InputError
from kitsune.generation.page_export import open_page_model
from kitsune.system.progress import progress

PORT = 8000
EXAMPLES = [
    "kitsune export-web model.onnx site/ --bits 4 --browsers chrome,safari",
    "kitsune export-web model.onnx site/ --bits 8,4,2 --method hqq",
    "kitsune export-web model.onnx site/ --bucket sequence=32,64,128",
    "kitsune export-web model.onnx site/ --page image --labels labels.txt",
    "kitsune export-web minilm.onnx site/ --page search --tokenizer tokenizer.json",
    "kitsune export-web model.gguf site/ --page chat",
]
GIVEN = {
    "labels": "for --page image: a text with a label on each line, a JSON list or a config.json",
    "preprocessor": "for --page image: a preprocessor_config.json; default: ImageNet's",
    "tokenizer": "for --page search: a tokenizer.json or vocab.txt",
}


def add(command: Command) -> None:
    made = command("export-web", _export, EXAMPLES)
    add_model(made)
    made.add_argument("folder", type=Path, metavar="DIR", help="the folder to write")
    made.add_argument(
        "--bits",
        action="append",
        metavar="BITS or NAME=BITS",
        help="8, 4, 3, 2 or 1, of all weights or of those that a pattern names; "
        "several, as in 8,4,2, are put side by side and a page chooses; "
        "default: not quantised",
    )
    made.add_argument("--method", default="rtn", help="quantisation method: rtn or hqq")
    made.add_argument(
        "--browsers",
        default="chrome,firefox,safari,edge",
        metavar="NAMES",
        help="browsers to write shaders for",
    )
    made.add_argument(
        "--targets", default="webgpu,wasm", metavar="NAMES", help="webgpu, wasm, webnn"
    )
    add_shape(made, is_many=True, otherwise="every size, where the model can")
    made.add_argument(
        "--bucket",
        action="append",
        default=[],
        metavar="AXIS=32,64",
        help="exact sizes of an axis, with a program for each",
    )
    _add_page(made)


def _add_page(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--page",
        metavar="NAME",
        help="the page to show: chat, image, search or train; default: the model's outputs and "
        "times",
    )
    add_value(
        made,
        "--context",
        int,
        "TOKENS",
        "for --page chat: room for this many; default: 4096 or fewer",
    )
    for name, said in GIVEN.items():
        add_value(made, f"--{name}", Path, "FILE", said)


def add_page_options(made: argparse.ArgumentParser) -> None:
    """Add the options of a command that serves a page."""
    made.add_argument("--port", type=int, default=PORT, help=f"default: {PORT}; 0: any")
    add_flag(made, "--no-browser", "do not open the page")


# --- export-web ----------------------------------------------------------------------------------


def _export(args: argparse.Namespace) -> int:
    if args.page == CHAT:
        return _export_chat(args)
    if args.context is not None:
        raise InputError("--context is for --page chat")
    shapes = parse_signatures(args.shape, args.bucket)
    with progress("exporting", 3) as step:
        step(f"reading {args.model.name}")
        model = kt.compile(args.model)
        asked = parse_widths(args.bits or [])
        step("rounding weights" if asked else "")
        widths = {key: kt.quantize(model, bits, args.method) for key, bits in asked.items()}
        step(f"writing {args.folder.name}")
        made = model.export_web(
            args.folder,
            browsers=_names(args.browsers),
            targets=_names(args.targets),
            shapes=shapes or None,
            page=args.page,
            widths=widths or None,
            **_page_options(args),  # type: ignore[arg-type]  # files of the page, by names of its own
        )
    return _print(args, made)


def _export_chat(args: argparse.Namespace) -> int:
    """Write a language model with its page; its weights stay as its file has them."""
    others = ("bits", "shape", "bucket", *GIVEN)
    if given := [name for name in others if getattr(args, name)]:
        raise InputError(
            f"--page chat takes no --{given[0]}",
            why="a language model has the weights and the vocabulary of its own files",
            hint="export a file that is quantised: kitsune quantize" if given[0] == "bits" else "",
        )
    with progress("exporting", 2) as step:
        step(f"reading {args.model.name}")
        model = open_page_model(args.model, args.context)
        step(f"writing {args.folder.name}")
        made = model.export_web(
            args.folder, browsers=_names(args.browsers), targets=_names(args.targets)
        )
    return _print(args, made)


def _print(args: argparse.Namespace, made: Exported) -> int:
    if args.json:
        print_json(
            {
                "model": str(args.model),
                "folder": str(made.folder),
                "nbytes": made.nbytes,
                "sizes": made.sizes,
                "dispatches": made.dispatches,
                "refused": made.refused,
            }
        )
    else:
        print(f"{made}\nlook at it: kitsune serve {made.folder}")
    return YES


def parse_widths(given: list[str]) -> dict[int, dict[str, int]]:
    """Return the bits of weights by pattern for each width that a page offers; 0 if only patterns
    were given."""
    plain = [text for text in given if "=" not in text]
    named = [text for text in given if "=" in text]
    if not plain:
        return {0: parse_bits(named)} if named else {}
    each = {width: parse_bits([*named, width]) for width in _names(plain[-1])}
    return {int(width): bits for width, bits in each.items()}


def _page_options(args: argparse.Namespace) -> dict[str, Path]:
    """Return the options that were given for the page."""
    return {name: path for name in GIVEN if (path := getattr(args, name)) is not None}


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def parse_signatures(shapes: list[str], buckets: list[str]) -> list[dict[str, Any]]:
    """Return one signature for each combination of sizes, for every signature that `shapes`
    names."""
    named: list[dict[str, Any]] = [*signatures(shapes)] or [{}]
    sizes = dict(map(_bucket, buckets))
    each = [dict(zip(sizes, values, strict=True)) for values in product(*sizes.values())]
    return [given | found for given in named for found in each if given or found]


def _bucket(text: str) -> tuple[str, list[int]]:
    name, _, sizes = text.rpartition("=")
    if not name or not all(size.isdecimal() for size in sizes.split(",")):
        raise InputError(f"--bucket {text} is not an axis with sizes", hint="write sequence=32,64")
    return name, [int(size) for size in sizes.split(",")]


# --- a page --------------------------------------------------------------------------------------


def show(folder: Path, args: argparse.Namespace, host: str = "127.0.0.1") -> int:
    """Serve a folder until somebody ends it, and open its page unless `args` say otherwise."""
    from kitsune.serve import address, open_server

    with open_server(folder, args.port, host) as server:
        url = address(server)
        if args.json:
            print_json({"folder": str(folder), "url": url})
        else:
            print(f"{folder} is at {url}; Ctrl+C ends", flush=True)
        if not args.no_browser:
            webbrowser.open(url)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return YES
    return YES
