"""`kitsune explain`: print what fuses in a model, what does not and why."""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
from kitsune.cli.output import YES, print_json
from kitsune.report.text_tables import width, wrap
from kitsune.system.progress import progress

if TYPE_CHECKING:
    from kitsune.report.explanation import Explanation


def add(command: Command) -> None:
    made = command(
        "explain",
        _explain,
        ["kitsune explain model.onnx --shape input_ids=1x128", "kitsune explain model.onnx --all"],
    )
    add_model(made)
    add_shape(made)
    add_value(
        made, "--feeds", Path, "FILE", "an .npz of inputs, for models whose sizes depend on values"
    )
    add_flag(made, "--all", "every kernel and every refusal, instead of one screen")
    add_device(made)


def _explain(args: argparse.Namespace) -> int:
    feeds = read_feeds(args)
    with progress("explaining", 2) as step:
        step(f"compiling {args.model.name}")
        model = kt.compile(args.model, device=args.device)
        shapes = one_signature(args.shape)
        if feeds is not None:
            model.run(None, feeds)
        explanation = model.explain(shapes)
        step("other patterns")
        fusable = _fusable(args.model, shapes, feeds, explanation)
    if args.json:
        print_json({"model": str(args.model), "fusable": fusable, **asdict(explanation)})
    else:
        _print_explanation(explanation, fusable, args.all)
    return YES


def _fusable(path: Path, shapes: Any, feeds: Any, explanation: Explanation) -> list[dict[str, Any]]:
    """Every chain of a file's nodes that can be one kernel, and the kernel if it is one."""
    from kitsune.fusion import find_fusable_patterns

    found = [
        {"pattern": chain.name, "node": chain.node, "origin": chain.origin, "kernel": g.kernel}
        for g in explanation.groups
        for chain in g.chains
    ]
    legal = find_fusable_patterns(path, shapes, feeds) if path.suffix == ".onnx" else []
    fused = Counter((name, first) for name, first, _ in explanation.chains)
    found += [
        {"pattern": name, "node": first, "origin": f"node {first}", "kernel": None}
        for name, first in (Counter(legal) - fused).elements()
    ]
    return sorted(found, key=lambda each: each["node"])


def _print_explanation(
    explanation: Explanation, fusable: list[dict[str, Any]], is_all: bool
) -> None:

    columns = width()
    print(explanation.to_text(all=is_all, width=columns))
    shown = fusable if is_all else [each for each in fusable if each["kernel"] is None]
    if shown:
        print(f"\n{len(shown)} patterns of the file's nodes" + " that could fuse" * (not is_all))
    for each in shown:
        where = "gains too little" if each["kernel"] is None else f"kernel {each['kernel']}"
        text = f"{each['pattern']} from {each['origin']}: {where}"
        print("\n".join(wrap(text, columns, first="· ", then="  ")))
