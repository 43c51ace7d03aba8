"""Files of models in, what becomes of each out: run in a process with little memory, watched.

    python -m tests.fuzz.guarded FOLDER SECRETS

Prints a line of JSON for each file that ends in .onnx or .kitsune, in order: that it is begun, and
then that it ran or which error of ours refused it. Anything else ends the process: an error of
another kind, memory beyond the limit, a file opened among the secrets, or one that takes too long.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt
from kitsune.errors import KitsuneError

MOST_NBYTES = 1 << 30  # more than the process has once everything is imported
MOST_S = 60
OPEN = 3  # the size of a dynamic axis
MOST_ELEMENTS = 100_000  # of an input


def main(folder: Path, secrets: Path) -> None:
    run(kt.compile(lambda x: (x @ x).softmax(-1), np.ones((9, 9), np.float32)))
    limit = _address_space() + MOST_NBYTES
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    hidden = os.path.realpath(secrets)
    sys.addaudithook(lambda event, args: _watch(event, args, hidden))
    for path in sorted(p for p in folder.iterdir() if p.suffix in (".onnx", ".kitsune")):
        print(json.dumps({"begun": path.name}), flush=True)
        signal.alarm(MOST_S)
        try:
            run(kt.load(path) if path.suffix == ".kitsune" else kt.compile(path))
            outcome = {"ran": path.name}
        except KitsuneError as error:
            outcome = {"refused": path.name, "what": str(error)}
        signal.alarm(0)
        print(json.dumps(outcome), flush=True)


def run(model: kt.CompiledModel) -> None:
    model.run(None, {value.name: feed(value.shape, value.dtype) for value in model.inputs})


def feed(shape: tuple[int | str | None, ...] | None, dtype: str | None) -> Any:
    """Something for an input, even if that cannot be."""
    sizes = [size if isinstance(size, int) else OPEN for size in shape or ()]
    if any(size < 0 for size in sizes) or prod(sizes) > MOST_ELEMENTS:
        sizes = [1] * min(len(sizes), 8)
    kinds = {"f64": "f8", "i64": "i8", "i32": "i4", "u8": "u1", "i8": "i1", "bool": "?"}
    return np.ones(sizes[:32], kinds.get(str(dtype), "f4"))


def _address_space() -> int:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    return pages * resource.getpagesize()


def _watch(event: str, args: Any, hidden: str) -> None:
    if event == "open" and isinstance(args[0], (str, bytes, os.PathLike)):
        path = os.path.realpath(os.fsdecode(args[0]))
        if path.startswith(hidden):
            os.write(2, f"opened {path}\n".encode())
            os._exit(3)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
