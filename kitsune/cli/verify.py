"""`kitsune verify`: check every kernel of a model against NumPy."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import kitsune as kt
from kitsune.cli.arguments import (
    Command,
    add_device,
    add_flag,
    add_model,
    add_shape,
    add_value,
    one_signature,
)
from kitsune.cli.npz_files import read_feeds
from kitsune.cli.output import NO, YES, print_json
from kitsune.report.text_tables import width
from kitsune.system.progress import progress


def add(command: Command) -> None:
    made = command(
        "verify",
        _verify,
        [
            "kitsune verify model.onnx --shape input_ids=1x128",
            "kitsune verify model.onnx --feeds inputs.npz --all",
        ],
    )
    add_model(made)
    add_shape(made)
    add_value(made, "--feeds", Path, "FILE", "an .npz of inputs by name; default: random")
    add_flag(made, "--all", "every kernel, instead of those with the largest errors")
    add_device(made)


def _verify(args: argparse.Namespace) -> int:
    shapes, given = one_signature(args.shape), read_feeds(args)
    with progress("verifying") as step:
        step(args.model.name)
        model = kt.compile(args.model, device=args.device)
        found = model.verify(**(model.sample_inputs(shapes) if given is None else given))
    if args.json:
        print_json({"model": str(args.model), "worst": found.worst, **json.loads(found.to_json())})
    else:
        print(found.to_text(all=args.all, width=width()))
    return YES if found.is_right else NO
