"""`kitsune compile` and `kitsune run`: write a compiled model to a file, and run one."""

from __future__ import annotations

import argparse
import io
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import ZipFile

import kitsune as kt
from kitsune.cli.arguments import (
    Command,
    add_device,
    add_flag,
    add_model,
    add_output,
    add_shape,
    add_value,
    one_signature,
    signatures,
)
from kitsune.cli.encoder_decoders import add_encoder_decoder_options
from kitsune.cli.npz_files import read_arrays
from kitsune.cli.output import YES, print_json
from kitsune.cli.text import add_options, is_text_model, run_text
from kitsune.errors import InputError, UnsupportedError, what_is
from kitsune.report.text_tables import bytes_text, fit_column, pluralize, text_table, width, wrap
from kitsune.system.files import write_atomically
from kitsune.system.progress import progress

if TYPE_CHECKING:
    import numpy as np

    from kitsune.model.compiled_model import CompiledModel
    from kitsune.report.explanation import Explanation

MOST_SHOWN = 6  # values of an output


def add(command: Command) -> None:
    made = command(
        "compile",
        _compile,
        [
            "kitsune compile model.onnx -o model.kitsune --shape input_ids=1x128",
            "kitsune compile m.onnx -o m.kitsune --shape sequence=16 --shape sequence=128",
            "kitsune compile model.onnx -o model.kitsune --native",
            "kitsune compile model.onnx -o model.kitsune --timings",
        ],
    )
    add_model(made)
    add_output(made, "the .kitsune file to write")
    add_shape(made, is_many=True)
    add_flag(made, "--native", "include object code for this CPU")
    add_flag(made, "--timings", "run it once, and show what each stage took")
    export = command(
        "export-onnx",
        _export_onnx,
        ["kitsune export-onnx model.onnx -o fused.onnx --shape input_ids=1x128"],
    )
    add_model(export)
    add_output(export, "the .onnx file to write")
    add_shape(export)
    _add_run(command)


def _add_run(command: Command) -> None:
    run = command(
        "run",
        _run,
        [
            "kitsune run model.onnx --feeds inputs.npz",
            "kitsune run model.kitsune --feeds inputs.npz -o outputs.npz",
            "kitsune run model.gguf",
            'kitsune run model.gguf --prompt "What is the sea?" --temperature 0',
            "kitsune run whisper-tiny --audio speech.wav --timestamps",
        ],
    )
    add_model(run, "an .onnx, .kitsune or .gguf file, or a directory")
    add_value(run, "--feeds", Path, "FILE", "an .npz file of the inputs by name")
    add_output(run, "an .npz file to write the outputs to", required=False)
    add_flag(run, "--trust-native", "run object code of a .kitsune file whose author you trust")
    add_device(run)
    add_options(run)
    add_encoder_decoder_options(run)


# --- compile -------------------------------------------------------------------------------------


def _compile(args: argparse.Namespace) -> int:
    named = signatures(args.shape)
    with progress("compiling", 2 + len(named)) as step:
        step(f"reading {args.model.name}")
        model = kt.compile(args.model)
        for shapes in named:
            step(", ".join(f"{name}={'x'.join(map(str, s))}" for name, s in shapes.items()))
            model.warm_up([shapes], run=args.timings)
        if args.timings and not named:
            model.warm_up([{}], run=True)  # of the smallest sizes
        step(f"writing {args.output.name}")
        model.save(args.output, args.native, shapes=named or None)
        explained = [model.explain(shapes) for shapes in named] or [model.explain()]
    written = args.output.stat().st_size
    if args.json:
        print_json(
            {
                "model": str(args.model),
                "output": str(args.output),
                "nbytes": written,
                "native": args.native,
                "signatures": [_describe_signature(e, args.timings) for e in explained],
            }
        )
    else:
        _print_summary(explained, written, args.output)
        if args.timings:
            _print_timings(explained)
    return YES


def _describe_signature(explained: Explanation, has_timings: bool) -> dict[str, Any]:
    fields = ("sizes", "kernels_before", "kernels_after", "patterns")
    found = {name: getattr(explained, name) for name in fields}
    if has_timings:
        found["costs"] = {stage: asdict(cost) for stage, cost in explained.costs.items()}
    return found


def _print_timings(explained: Sequence[Explanation]) -> None:
    """A table of the stages of each program, once where signatures share it."""
    from kitsune.report.overview import stage_table

    tables = dict.fromkeys("\n".join(stage_table(e.costs)) for e in explained)
    print("\n".join(f"\n{table}" for table in tables))


def _print_summary(explained: Sequence[Explanation], nbytes: int, path: Path) -> None:

    for e in explained:
        sizes = ", ".join(f"{name} [{','.join(map(str, s))}]" for name, s in e.sizes.items())
        kernels = pluralize(e.kernels_after, "kernel")
        text = f"{sizes}: {pluralize(e.kernels_before, 'op')} in {kernels}"
        print("\n".join(wrap(text, width(), then="  ")))
    print(f"{bytes_text(nbytes)} written to {path}")


# --- export-onnx ---------------------------------------------------------------------------------


def _export_onnx(args: argparse.Namespace) -> int:
    with progress("exporting", 2) as step:
        step(f"compiling {args.model.name}")
        model = kt.compile(args.model)
        step(f"writing {args.output.name}")
        shapes = one_signature(args.shape)
        model.export_onnx(args.output, shapes=shapes)
        explanation = model.explain(shapes)
    if args.json:
        print_json(
            {
                "model": str(args.model),
                "output": str(args.output),
                "sizes": explanation.sizes,
                "nbytes": args.output.stat().st_size,
                "kernels": explanation.kernels_after,
            }
        )
    else:
        _print_summary([explanation], args.output.stat().st_size, args.output)
        print("one node a kernel, to look at in Netron; weights over 4 KiB are named, not stored")
    return YES


# --- run -----------------------------------------------------------------------------------------


def _run(args: argparse.Namespace) -> int:
    import numpy as np

    if args.feeds is None:
        if not is_text_model(args.model):
            raise InputError(f"'{args.model}' has nothing to run with", hint="give --feeds FILE")
        return run_text(args)
    with progress("running", 2) as step:
        step(f"opening {args.model.name}")
        model = _open_model(args.model, args.device, args.trust_native)
        step("calling it")
        values = model.run(None, read_arrays(args.feeds))
    outputs = dict(zip((v.name for v in model.outputs), values, strict=True))
    for name, value in outputs.items():
        if not isinstance(value, np.ndarray):
            raise UnsupportedError(
                f"output '{name}' is {what_is(value)}",
                why="the command line writes and shows arrays",
                hint="call the model from Python",
            )
    if args.output is not None:
        _write(args.output, outputs)
    if args.json:
        rows = [_describe_array(name, array) for name, array in outputs.items()]
        written = None if args.output is None else str(args.output)
        print_json({"model": str(args.model), "outputs": rows, "output": written})
    else:
        _print_outputs(outputs)
    return YES


def _open_model(path: Path, device: Any, trust_native: bool) -> CompiledModel:
    from kitsune.model import compile as compile_model
    from kitsune.model import load

    if path.suffix == ".kitsune" and device == "cpu":
        return load(path, trust_native=trust_native)
    if trust_native:
        raise UnsupportedError(
            f"'{path}' has no object code for '{device}'", hint="leave out --trust-native"
        )
    return compile_model(path, device=device)


def _write(path: Path, arrays: Mapping[str, np.ndarray]) -> None:
    """Write arrays as `numpy.savez` does, which cannot write an array called `file`."""
    from numpy.lib.format import write_array

    packed = io.BytesIO()
    with ZipFile(packed, "w") as file:
        for name, array in arrays.items():
            with file.open(f"{name}.npy", "w", force_zip64=True) as entry:
                write_array(entry, array, allow_pickle=False)
    write_atomically(path, [packed.getbuffer()])


def _describe_array(name: str, array: np.ndarray) -> dict[str, Any]:
    """Return type, shape and the least and largest value; None if that is not a finite number."""
    is_number = array.dtype.kind in "biuf" and array.size > 0
    ends = [float(array.min()), float(array.max())] if is_number else [math.nan, math.nan]
    least, largest = (end if math.isfinite(end) else None for end in ends)
    return {
        "name": name,
        "dtype": str(array.dtype),
        "shape": list(array.shape),
        "least": least,
        "largest": largest,
    }


def _print_outputs(outputs: Mapping[str, np.ndarray]) -> None:
    import numpy as np

    rows = [["output", "type", "shape", "first values"]]
    for name, array in outputs.items():
        shown = " ".join(
            f"{value:.6g}" if array.dtype.kind == "f" else str(value)
            for value in np.ravel(array)[:MOST_SHOWN]
        )
        more = " …" if array.size > MOST_SHOWN else ""
        sizes = "×".join(map(str, array.shape)) or "scalar"
        rows.append([name, str(array.dtype), sizes, shown + more])
    print("\n".join(text_table(fit_column(rows, 3, width()), left=(0, 1, 2, 3))))
