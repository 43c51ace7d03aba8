"""`kitsune build`: write a model as a library in C."""

from __future__ import annotations

import argparse
from pathlib import Path

import kitsune as kt
from kitsune.cli.arguments import Command, add_flag, add_model, add_shape, one_signature
from kitsune.cli.output import YES, print_json
from kitsune.cli.quantize import parse_bits
from kitsune.system.progress import progress

EXAMPLES = [
    "kitsune build model.onnx -o out/",
    "kitsune build model.onnx -o out/ --target aarch64-linux-gnu --bits 4",
    "kitsune build model.onnx -o out/ --level x86-64-v2 --level x86-64-v4 --embed",
]


def add(command: Command) -> None:
    made = command("build", _build, EXAMPLES)
    add_model(made)
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
    made.add_argument("--name", default="model", help="what files and functions begin with")
    add_flag(made, "--embed", "put the weights inside the library")
    made.add_argument(
        "--bits",
        action="append",
        metavar="BITS or NAME=BITS",
        help="8, 4, 3, 2 or 1, of all weights or of those that a pattern names; "
        "default: not quantised",
    )
    add_shape(made, otherwise="every size, where the model can")


def _build(args: argparse.Namespace) -> int:
    with progress("building", 2) as step:
        step(f"reading {args.model.name}")
        model = kt.compile(args.model)
        if args.bits:
            model = kt.quantize(model, parse_bits(args.bits))
        step(f"writing {args.output.name}")
        signature = one_signature(args.shape)
        made = model.export_c(
            args.output,
            targets=args.target,
            levels=args.level,
            name=args.name,
            weights="inside" if args.embed else "file",
            shapes=[signature] if signature else None,
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
