"""Build a model as a library in C, and call it from a program in C."""

from __future__ import annotations

import struct
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.backends.wasm.wasm_program import find_zig
from kitsune.ir.dtypes import DTYPES as KNOWN
from kitsune.native.handle import DTYPES
from kitsune.native.zig import SYSTEMS

HARNESS = Path(__file__).with_name("harness.c")
SYSTEM = "x86_64-linux-gnu"
STRICT = ("-Wall", "-Wextra", "-Werror")
HARNESSES: dict[str, Path] = {}  # by target


def build(model: kt.CompiledModel, folder: Path, target: str = SYSTEM, **options: Any) -> Path:
    """Export a model, and link the harness with its static library."""
    model.export_c(folder, targets=[target], **options)
    return link(folder, target)


def link(folder: Path, target: str = SYSTEM) -> Path:
    program = folder / ("harness.wasm" if "wasm" in target else "harness.exe")
    harness, archive = compile_harness(folder, target), SYSTEMS[target].archive
    options = [option for option in SYSTEMS[target].options if option.startswith("-l")]
    zig("cc", "-o", program, harness, folder / archive.format(name="model"), *options,
        target=target)  # fmt: skip
    return program


def compile_harness(folder: Path, target: str) -> Path:
    """The harness as an object; it is the same for all models, and compiled with the header of the
    first."""
    if target not in HARNESSES:
        made = Path(mkdtemp(prefix="kitsune-harness-")) / "harness.o"
        zig("cc", *STRICT, "-c", f"-I{folder}", "-o", made, HARNESS, target=target)
        HARNESSES[target] = made
    return HARNESSES[target]


def zig(command: str, *arguments: Any, target: str = SYSTEM) -> None:
    """Run zig with the options that libraries are linked with: for these it has made what each
    program begins with, which takes seconds."""
    options = ["-target", SYSTEMS[target].zig, "-O2", *(() if "-c" in arguments else ("-s",))]
    done = subprocess.run(
        [find_zig(), command, *options, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr


def execute(program: Path, *arguments: str) -> str:
    """What a program prints, in its own folder."""
    done = subprocess.run(
        [program, *arguments], capture_output=True, text=True, check=False, cwd=program.parent
    )
    assert done.returncode == 0, f"{done.returncode}: {done.stderr}"
    return done.stdout


def run(
    program: Path,
    calls: Sequence[Sequence[np.ndarray]],
    outputs: Sequence[np.ndarray],
    threads: int = 1,
    weights: str | None = None,
    before: Sequence[str] = (),
) -> list[int | list[np.ndarray]]:
    """For each call, the outputs, which have the types and axes of some others, or the error
    code. `before` is what runs the program."""
    folder = program.parent
    write_calls(folder, calls)
    given = [str(folder / "model.weights") if weights is None else weights, str(threads)]
    files = [str(folder / name) for name in ("calls.bin", "results.bin")]
    done = subprocess.run(
        [*before, str(program), *given, *files], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{done.returncode}: {done.stderr}"
    return read_results((folder / "results.bin").read_bytes(), len(calls), outputs)


def write_calls(folder: Path, calls: Sequence[Sequence[np.ndarray]]) -> None:
    data = struct.pack("<q", len(calls))
    for array in (each for call in calls for each in call):
        data += struct.pack(f"<{array.ndim}q", *array.shape) + array.tobytes()
    (folder / "calls.bin").write_bytes(data)


def read_results(
    data: bytes, calls: int, outputs: Sequence[np.ndarray]
) -> list[int | list[np.ndarray]]:
    found: list[int | list[np.ndarray]] = []
    for _ in range(calls):
        (code,), data = struct.unpack("<i", data[:4]), data[4:]
        made = []
        for like in outputs if not code else ():
            shape = struct.unpack(f"<{like.ndim}q", data[: 8 * like.ndim])
            end = 8 * like.ndim + int(np.prod(shape)) * like.itemsize
            array = np.frombuffer(data[8 * like.ndim : end], like.dtype)
            made.append(array.reshape(shape))
            data = data[end:]
        found.append(code or made)
    assert not data
    return found


def check_bits(
    model: kt.CompiledModel, program: Path, calls: Sequence[Sequence[np.ndarray]], **options: Any
) -> None:
    """Compare what a program makes of some calls with what the model makes, bit by bit."""
    wanted = [_as_list(model(*call)) for call in calls]
    found = run(program, calls, wanted[0], **options)
    for want, got in zip(wanted, found, strict=True):
        assert isinstance(got, list), got
        for a, b in zip(want, got, strict=True):
            assert a.shape == b.shape
            assert a.tobytes() == b.tobytes(), np.abs(a.astype(float) - b).max()


def _as_list(made: Any) -> list[np.ndarray]:
    return [np.asarray(each) for each in (made if isinstance(made, tuple) else (made,))]


def dtype_sizes() -> list[int]:
    """Bytes of an element by the number of its dtype in the header."""
    return [0, *(KNOWN[name].itemsize for name in DTYPES)]
