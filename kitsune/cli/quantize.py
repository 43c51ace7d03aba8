"""`kitsune quantize`: a model's weights in a few bits, as a file."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from kitsune.cli.arguments import Command, as_shape
from kitsune.cli.output import YES, print_json
from kitsune.errors import InputError


def add(command: Command) -> None:
    examples = [
        "kitsune quantize model.onnx --bits 4 --method hqq -o model.kitsune",
        "kitsune quantize model.onnx --bits 4 --bits 'head.*=8' -o model.kitsune",
        "kitsune quantize model.onnx --method gptq --calibration data/ -o model.kitsune",
    ]
    made = command(
        "quantize", _quantize, "write a model with its weights in a few bits", examples
    )  # fmt: skip
    made.add_argument("model", type=Path, metavar="MODEL", help="an .onnx or .kitsune file")
    made.add_argument("-o", "--output", type=Path, required=True, metavar="FILE",
                      help="the .kitsune file to write")  # fmt: skip
    made.add_argument("--bits", action="append", metavar="BITS or NAME=BITS",
                      help="8, 4, 3, 2 or 1, of all weights or of those that a pattern names; "
                      "4 otherwise")  # fmt: skip
    made.add_argument("--method", default="rtn", help="rtn or hqq; gptq or awq, which need data")
    made.add_argument("--calibration", type=Path, metavar="FOLDER",
                      help="with .npz files, each a batch of the inputs by name")  # fmt: skip
    made.add_argument("--activations", choices=["dynamic", "static"],
                      help="make bytes of what weights are multiplied with")  # fmt: skip
    made.add_argument("--ranges", default="minmax",
                      help="of static activations: minmax, percentile or entropy")  # fmt: skip
    made.add_argument("--skip", action="append", default=[], metavar="NAME",
                      help="weights to leave as they are")  # fmt: skip
    made.add_argument("--group-size", type=int, metavar="ROWS", help="that share a scale")
    made.add_argument("--asymmetric", action="store_true",
                      help="give each scale a minimum beside it")  # fmt: skip
    made.add_argument("--shape", action="append", default=[], metavar="NAME=1x128",
                      help="of an input, for which the file is made ready")  # fmt: skip


def _quantize(args: argparse.Namespace) -> int:
    import kitsune as kt

    model = kt.quantize(
        args.model, as_bits(args.bits or ["4"]), args.method, args.skip,
        symmetric=not args.asymmetric, group_size=args.group_size, activations=args.activations,
        ranges=args.ranges, calibration=args.calibration and batches(args.calibration),
    )  # fmt: skip
    shapes: dict[str, Any] = dict(map(as_shape, args.shape))
    model.save(args.output, shapes=[shapes] if shapes else None)
    report = kt.quant.report(model)
    if args.json:
        layers = [{**asdict(layer), "dtype": str(layer.dtype)} for layer in report]
        print_json({"model": str(args.model), "output": str(args.output), "layers": layers})
    else:
        print(report)
    return YES


def batches(folder: Path) -> list[dict[str, np.ndarray]]:
    """The batches of a folder, in the order of their names."""
    found = []
    for path in sorted(folder.glob("*.npz")):
        try:
            with np.load(path, allow_pickle=False) as arrays:
                found.append(dict(arrays))
        except (OSError, ValueError) as error:
            raise InputError(f"cannot read the batch '{path}'", why=str(error)) from error
    if not found:
        raise InputError(
            f"no batches in '{folder}'",
            why="there is no .npz file in it",
            hint="write one for each batch: np.savez('0.npz', input_ids=ids)",
        )
    return found


def as_bits(given: Sequence[str]) -> dict[str, int]:
    """Widths by pattern; the one without a pattern serves whatever is left."""
    named: dict[str, int] = {}
    for text in sorted(given, key=lambda each: "=" not in each):
        name, _, width = text.rpartition("=")
        if not width.isdecimal():
            raise InputError(f"--bits {text} is not a width", hint="write 4, or 'encoder.*=3'")
        named[name or "*"] = int(width)
    return named
