"""Parse shapes and arrays from the command line, and declare a verb."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from kitsune.config import DEVICES
from kitsune.errors import InputError

Options = argparse._ActionsContainer  # a parser, or a group of its options
TIMED = ("cpu", "webgpu")  # devices on which a kernel can be timed from here


class Command(Protocol):
    """Adds a verb. `run` returns its exit code; `examples` are shown by `--help`."""

    def __call__(
        self, name: str, run: Callable[[argparse.Namespace], int], examples: Sequence[str] = ()
    ) -> argparse.ArgumentParser: ...


def add_model(made: Options, about: str = "an .onnx or .kitsune file") -> None:
    made.add_argument("model", type=Path, metavar="MODEL", help=about)


def add_flag(made: Options, flag: str, about: str) -> None:
    made.add_argument(flag, action="store_true", help=about)


def add_value(
    made: Options, flag: str, kind: Callable[[str], Any], metavar: str, about: str
) -> None:
    """Add an option of one value; it is None where it is not given."""
    made.add_argument(flag, type=kind, metavar=metavar, help=about)


def add_kv_bits(made: Options) -> None:
    made.add_argument(
        "--kv-bits",
        type=int,
        choices=(8, 4),
        help="store the KV cache as codes of this many bits; default: floats",
    )


def add_output(made: Options, about: str, required: bool = True) -> None:
    """Add the file that a command writes."""
    made.add_argument("-o", "--output", type=Path, required=required, metavar="FILE", help=about)


def add_device(made: Options, devices: Sequence[str] = DEVICES) -> None:
    made.add_argument("--device", choices=devices, default="cpu", help="where it runs")


def add_shape(
    made: Options,
    is_many: bool = False,
    otherwise: str = "the smallest that the file declares",
) -> None:
    """Add the option that sets shapes; with `is_many`, of several signatures."""
    more = "; naming an input again begins another signature" if is_many else ""
    made.add_argument(
        "--shape",
        action="append",
        default=[],
        metavar="NAME=1x128",
        help="shape of an input, or size of an axis that the file names; "
        f"default: {otherwise}{more}",
    )


def signatures(given: Sequence[str]) -> list[dict[str, tuple[int, ...]]]:
    """`--shape a=1x16 --shape a=1x128` as two: a name that is given again begins another."""
    found: list[dict[str, tuple[int, ...]]] = []
    for name, shape in map(parse_shape, given):
        if not found or name in found[-1]:
            found.append({})
        found[-1][name] = shape
    return found


def one_signature(given: Sequence[str]) -> dict[str, tuple[int, ...]] | None:
    """The signature of a command that is about one; None where nothing was named."""
    found = signatures(given)
    if len(found) > 1:
        name = next(iter(found[0].keys() & found[1].keys()))
        raise InputError(
            f"--shape {name} is given {sum(name in each for each in found)} times",
            why="this command is about one signature",
            hint="run it once for each; kitsune compile writes several to one file",
        )
    return found[0] if found else None


def parse_shape(text: str) -> tuple[str, tuple[int, ...]]:
    name, is_given, sizes = text.rpartition("=")
    try:
        shape = tuple(int(size) for size in sizes.split("x")) if sizes else ()
    except ValueError:
        shape = (-1,)
    if not is_given or not name or any(size < 0 for size in shape):
        raise InputError(f"--shape {text} is not a shape", hint="write --shape input_ids=1x128")
    return name, shape
