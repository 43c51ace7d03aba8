"""`kitsune quantize`: write a model with quantised weights."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

import kitsune as kt
from kitsune.cli.arguments import (
    Command,
    add_flag,
    add_model,
    add_output,
    add_shape,
    add_value,
    signatures,
)
from kitsune.cli.npz_files import read_arrays
from kitsune.cli.output import YES, print_json
from kitsune.errors import InputError, option
from kitsune.report.text_tables import bytes_text, text_table, time_text, width, wrap
from kitsune.system.files import FROM_DATA, wrap_errors
from kitsune.system.progress import Step, progress

if TYPE_CHECKING:
    from kitsune.model.compiled_model import CompiledModel
    from kitsune.quant.checkpoint_export import ExportedLayer
    from kitsune.quant.effect import Effect


def add(command: Command) -> None:
    examples = [
        "kitsune quantize model.onnx --bits 4 --method hqq -o model.kitsune",
        "kitsune quantize model.onnx --bits 4 --bits 'head.*=8' -o model.kitsune",
        "kitsune quantize model.onnx --method gptq --calibration data/ -o model.kitsune",
        "kitsune quantize Llama-3.2-1B --format Q4_K_M -o model.gguf",
        "kitsune quantize Llama-3.2-1B --format gptq --group-size 128 -o llama-gptq",
    ]
    made = command("quantize", _quantize, examples)
    add_model(made)
    add_output(made, "the .kitsune or .gguf file, or the directory, to write")
    made.add_argument(
        "--format",
        help="what to write of a Hugging Face directory: compressed-tensors, gptq, or a type of "
        "GGUF such as Q4_K_M",
    )
    made.add_argument(
        "--bits",
        action="append",
        metavar="BITS or NAME=BITS",
        help="8, 4, 3, 2 or 1, of all weights or of those that a pattern names, or "
        "a .json file of kitsune advise; default: 4",
    )
    made.add_argument(
        "--method", default="rtn", help="rtn, hqq, gptq or awq; the last two need calibration data"
    )
    add_calibration(made, "; for GGUF a text file: errors in columns that it uses more count more")
    _add_activations(made)
    made.add_argument(
        "--skip", action="append", default=[], metavar="NAME", help="weights not to quantise"
    )
    add_value(made, "--group-size", int, "ROWS", "number of rows that share a scale")
    add_flag(made, "--asymmetric", "give each scale a zero point")
    add_shape(made, is_many=True)
    add_flag(made, "--no-measure", "do not measure time and output error")


def _add_activations(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--activations",
        choices=["dynamic", "static"],
        help="quantise activations to int8 as well",
    )
    made.add_argument(
        "--ranges",
        default="minmax",
        help="range of static activations: minmax, percentile or entropy",
    )


def add_calibration(made: argparse.ArgumentParser, more: str = "") -> None:
    add_value(
        made,
        "--calibration",
        Path,
        "FOLDER",
        f"a folder of .npz files, each a batch of inputs by name; or one such file{more}",
    )


def _quantize(args: argparse.Namespace) -> int:
    if args.format or args.output.suffix == ".gguf":
        return _export(args)
    bits = parse_bits(args.bits or ["4"])
    options = {"skip": args.skip, "symmetric": not args.asymmetric, "group_size": args.group_size}
    given = args.calibration and batches(args.calibration)
    named = signatures(args.shape)
    with progress("quantizing", 4 if args.no_measure else 5) as step:
        step(f"reading {args.model.name}")
        floats = kt.compile(args.model)
        step("rounding weights")
        int8 = {"activations": args.activations, "ranges": args.ranges}
        small = kt.quantize(floats, bits, args.method, **options, **int8, calibration=given or None)
        step(f"writing {args.output.name}")
        small.save(args.output, shapes=named or None)
        step("measuring")
        effect = dynamic = None
        if not args.no_measure:
            feeds = given[0] if given else floats.sample_inputs(named[0] if named else None)
            effect, dynamic = _measure_effect(
                floats, small, bits, feeds, step, args.activations, options
            )
    report, nbytes = kt.quant.report(small), args.output.stat().st_size
    if args.json:
        said = {
            "model": str(args.model),
            "output": str(args.output),
            "layers": [{**asdict(layer), "dtype": str(layer.dtype)} for layer in report],
            "nbytes": nbytes,
            "effect": effect and asdict(effect),
            "dynamic": dynamic and asdict(dynamic),
        }
        print_json(said)
        return YES
    print(report.to_text(width()))
    if effect is not None:
        print("\n" + effect_text(effect, dynamic, feeds))
    print(f"{bytes_text(nbytes)} written to {args.output}")
    return YES


def _export(args: argparse.Namespace) -> int:
    """Write a checkpoint that other programs read."""
    form = args.format or "Q4_K_M"
    is_weighted = form not in ("compressed-tensors", "gptq")
    for name in ("activations", "shape", *(() if is_weighted else ("calibration",))):
        if getattr(args, name):
            raise InputError(f"--{name} is given", why=f"'{form}' is written without it")
    with progress("quantizing", 1) as step:
        step(f"writing {args.output.name}")
        layers = _write_checkpoint(args, form)
    if args.json:
        said = {"model": str(args.model), "output": str(args.output), "format": form}
        print_json({**said, "layers": [asdict(layer) for layer in layers]})
        return YES
    before, after = (sum(getattr(x, n) for x in layers) for n in ("nbytes_before", "nbytes"))
    print(f"{len(layers)} weights: {bytes_text(before)} before, {bytes_text(after)} after")
    if layers:
        worst = max(layers, key=lambda layer: layer.error)
        print(f"largest rounding error: {worst.error:.3g} of the norm of {worst.name}")
    print(f"{form} written to {args.output}")
    return YES


def _write_checkpoint(args: argparse.Namespace, form: str) -> list[ExportedLayer]:
    if form in ("compressed-tensors", "gptq"):
        bits = parse_bits(args.bits or ["4"])
        if list(bits) != ["*"]:
            raise InputError(f"--bits {args.bits} names layers", why=f"'{form}' has one width")
        return kt.quant.export_checkpoint(
            args.model,
            args.output,
            form,
            bits=bits["*"],
            group_size=args.group_size or 128,
            symmetric=not args.asymmetric,
            method=args.method,
            skip=args.skip,
        )
    if args.bits or args.skip or args.group_size or args.asymmetric:
        raise InputError(
            f"'{form}' has bits, groups and zero points of its own",
            hint="choose another type with --format",
        )
    importance = None
    if args.calibration:
        with wrap_errors(str(args.calibration)):
            text = args.calibration.read_text(encoding="utf-8")
        importance = kt.quant.measure_importance(args.model, [text])
    return kt.quant.export_gguf(args.model, args.output, form, importance=importance)


def _measure_effect(
    floats: CompiledModel,
    small: CompiledModel,
    bits: dict[str, int],
    feeds: Any,
    step: Step,
    activations: str | None,
    options: dict[str, Any],
) -> tuple[Effect, Effect | None]:
    """Measure what quantising changed, and what int8 activations would change if none were
    requested and they are faster."""
    from kitsune.quant.effect import measure_effect, try_dynamic

    effect = measure_effect(floats, small, feeds)
    if activations is not None:
        return effect, None
    step("trying int8 activations")
    dynamic = try_dynamic(floats, bits, feeds, **options)
    is_faster = dynamic is not None and dynamic.speedup_low > effect.speedup_high
    return effect, dynamic if is_faster else None


def effect_text(effect: Effect, dynamic: Effect | None, feeds: Mapping[str, Any]) -> str:
    """Size, time and output error before and after; what else was measured to be faster."""

    e = effect
    spread = f"({e.speedup_low:.2f} - {e.speedup_high:.2f})"
    rows = [
        ["", "before", "after", ""],
        [
            "weights",
            bytes_text(e.nbytes_before),
            bytes_text(e.nbytes_after),
            f"{e.nbytes_before / max(e.nbytes_after, 1):.2f}x smaller",
        ],
        [
            "a call",
            time_text(e.time_before_us),
            time_text(e.time_after_us),
            f"{e.speedup:.2f}x as fast {spread}",
        ],
    ]
    if e.error is not None:
        rows.append(["outputs", "", "", f"off by {e.error:.3g} of their size"])
    lines = text_table(rows, left=(0, 3))
    sizes = ", ".join(f"{name} [{','.join(map(str, np.shape(x)))}]" for name, x in feeds.items())
    lines += wrap(f"measured with {sizes}", width())
    if dynamic is not None:
        off = "" if dynamic.error is None else f", outputs off by {dynamic.error:.3g}"
        lines += wrap(
            f"{option('activations', 'dynamic')} was measured faster: "
            f"{time_text(dynamic.time_after_us)} a call{off}",
            width(),
        )
    return "\n".join(lines)


def batches(folder: Path) -> list[dict[str, np.ndarray]]:
    """The batches of a folder, in the order of their names, or the one of a file."""
    files = [folder] if folder.is_file() else sorted(folder.glob("*.npz"))
    found = [read_arrays(path) for path in files]
    if not found:
        raise InputError(
            f"no batches in '{folder}'",
            why="there is no .npz file in it",
            hint="write one for each batch: np.savez('0.npz', input_ids=ids)",
        )
    return found


def parse_bits(given: Sequence[str]) -> dict[str, int]:
    """Parse bit widths by pattern; the one without a pattern applies to all other weights. A .json
    file holds those that `kitsune advise` chose."""
    named: dict[str, int] = {}
    for text in sorted(given, key=lambda each: "=" not in each):
        if text.endswith(".json"):
            named |= _read_bits(Path(text))
            continue
        name, _, width = text.rpartition("=")
        if not width.isdecimal():
            raise InputError(f"--bits {text} is not a width", hint="write 4, or 'encoder.*=3'")
        named[name or "*"] = int(width)
    return named


def _read_bits(path: Path) -> dict[str, int]:
    try:
        bits = json.loads(path.read_text(encoding="utf-8"))["bits"]
        return {str(name): index(width) for name, width in bits.items() if width is not None}
    except FROM_DATA as error:
        raise InputError(
            f"'{path}' holds no widths",
            why=f"{type(error).__name__}: {error}",
            hint="kitsune advise MODEL -o FILE writes such a file",
        ) from None
