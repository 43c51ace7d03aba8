"""`kitsune advise`: choose the bits of each weight for a budget of size, time or error."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import kitsune as kt
from kitsune.cli.arguments import Command, add_model, add_output, add_shape, one_signature
from kitsune.cli.output import YES, print_json
from kitsune.cli.quantize import add_calibration, batches
from kitsune.errors import InputError
from kitsune.report.text_tables import width
from kitsune.system.files import write_atomically

if TYPE_CHECKING:
    from kitsune.quant.sensitivity import Advice

RANDOM = "measured on random inputs: --calibration FOLDER takes real ones"


def add(command: Command) -> None:
    made = command(
        "advise",
        _advise,
        [
            "kitsune advise model.onnx --budget 40MB --calibration data/",
            "kitsune advise model.onnx --budget 5ms --shape input_ids=1x128 -o bits.json",
            "kitsune quantize model.onnx --bits bits.json -o model.kitsune",
        ],
    )
    add_model(made)
    made.add_argument(
        "--budget",
        metavar="40MB",
        help="a size (40MB), a time (5ms), or a total cost; default: the fewest bits",
    )
    add_calibration(made)
    made.add_argument(
        "--measure",
        default="kl",
        choices=["kl", "cosine", "error"],
        help="the cost: KL divergence of the outputs, 1 - cosine or relative error",
    )
    made.add_argument("--method", default="rtn", help="quantisation method: rtn or hqq")
    add_output(made, "a .json file of the widths, for kitsune quantize --bits", required=False)
    add_shape(made)


def _advise(args: argparse.Namespace) -> int:
    shapes = one_signature(args.shape)
    if args.calibration and shapes:
        raise InputError(
            "--shape and --calibration are both given", hint="batches have shapes already"
        )
    model = kt.compile(args.model)
    given = batches(args.calibration) if args.calibration else [model.sample_inputs(shapes)]
    advice = kt.quant.advise(
        model, given, parse_budget(args.budget), measure=args.measure, method=args.method
    )
    if args.output:
        chosen = {"model": str(args.model), "method": advice.method, "bits": advice.bits}
        write_atomically(args.output, [json.dumps(chosen, indent=2).encode() + b"\n"])
    if args.json:
        print_json({"model": str(args.model), "random": not args.calibration, **asdict(advice)})
    else:
        _print_advice(advice, args)
    return YES


def parse_budget(text: str | None) -> str | float | None:
    """Parse a budget: a plain number is a cost; sizes and times have units."""
    try:
        return None if text is None else float(text)
    except ValueError:
        return text


def _print_advice(advice: Advice, args: argparse.Namespace) -> None:

    print(advice.to_text(width()))
    if not args.calibration:
        print(RANDOM)
    if args.output:
        print(f"{args.output} written: kitsune quantize {args.model} --bits {args.output} -o FILE")
    else:
        print("-o bits.json writes the widths for kitsune quantize --bits bits.json")
