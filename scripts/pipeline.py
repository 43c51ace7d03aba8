"""Count the modules, functions and frames that a new ONNX model takes to its first result.

    python scripts/pipeline.py          # the counts
    python scripts/pipeline.py -v       # also the stack at LLVM and every module

A small transformer block is compiled without any cache. Modules and functions of kitsune are those
that run between `kt.compile(path)` and the first result; imports do not count. Frames are those of
kitsune from `model(x)` to the deepest call that hands LLVM its text.
"""

from __future__ import annotations

import os
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import llvmlite.binding as llvm
import numpy as np

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "kitsune"


@dataclass
class Counts:
    """What ran: code by file, and the deepest stack at LLVM."""

    codes: set[CodeType] = field(default_factory=set)
    stack: list[str] = field(default_factory=list)
    is_open: bool = True  # threads in the background go on when all is counted

    @property
    def modules(self) -> list[str]:
        files = {c.co_filename for c in self.codes.copy()}  # a thread may still add one
        return sorted(str(Path(f).relative_to(PACKAGE)) for f in files)

    @property
    def functions(self) -> list[CodeType]:
        """Without lambdas and comprehensions."""
        return [c for c in self.codes.copy() if not c.co_name.startswith("<")]

    def enter(self, frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        if not self.is_open or event != "call":
            return
        if code not in self.codes and _is_ours(code) and not _imports(frame):
            self.codes.add(code)


def _is_ours(code: CodeType) -> bool:
    return code.co_filename.startswith(f"{PACKAGE}{os.sep}")


def _imports(frame: FrameType | None) -> bool:
    """Return whether a module of ours is being imported."""
    while frame is not None:
        if frame.f_code.co_name == "<module>" and _is_ours(frame.f_code):
            return True
        frame = frame.f_back
    return False


def _stack(frame: FrameType | None) -> list[str]:
    found = []
    while frame is not None:
        code = frame.f_code
        if _is_ours(code):
            found.append(f"{Path(code.co_filename).relative_to(PACKAGE)}:{code.co_name}")
        frame = frame.f_back
    return found[::-1]


@contextmanager
def replacing(owner: Any, name: str, function: Callable[..., Any]) -> Iterator[None]:
    original = getattr(owner, name)
    setattr(owner, name, function)
    try:
        yield
    finally:
        setattr(owner, name, original)


@contextmanager
def counting() -> Iterator[Counts]:
    """Count what runs inside, on every thread that starts inside. The stack of work in a thread
    pool begins with that of whoever submitted it."""
    counts, parse, submit = Counts(), llvm.parse_assembly, ThreadPoolExecutor.submit
    submitted = threading.local()

    def parse_counted(*args: Any, **named: Any) -> Any:
        stack = getattr(submitted, "stack", []) + _stack(sys._getframe(1))
        if stack[0].endswith(":__call__") and len(stack) > len(counts.stack):
            counts.stack = stack
        return parse(*args, **named)

    def submit_counted(pool: Any, function: Any, *args: Any, **named: Any) -> Any:
        stack = getattr(submitted, "stack", []) + _stack(sys._getframe(1))

        def run() -> Any:
            submitted.stack = stack
            return function(*args, **named)

        return submit(pool, run)

    with (
        replacing(llvm, "parse_assembly", parse_counted),
        replacing(ThreadPoolExecutor, "submit", submit_counted),
    ):
        threading.setprofile(counts.enter)
        sys.setprofile(counts.enter)
        try:
            yield counts
        finally:
            counts.is_open = False
            sys.setprofile(None)
            threading.setprofile(None)


# A transformer block: attention, an MLP with GELU, layer normalisation, residuals.
BLOCK = """
<ir_version: 8, opset_import: ["": 17]>
block (float[1,16,64] x) => (float[1,16,64] y)
<float scale = {0.25}, float half = {0.5}, float one = {1}, float root = {1.4142135},
 int64[4] split = {1, 16, 4, 16}, int64[3] merge = {1, 16, 64}> {
    n = LayerNormalization (x, g, b)
    q0 = MatMul (n, wq)
    q1 = Reshape (q0, split)
    q = Transpose <perm = [0, 2, 1, 3]> (q1)
    k0 = MatMul (n, wk)
    k1 = Reshape (k0, split)
    k = Transpose <perm = [0, 2, 3, 1]> (k1)
    v0 = MatMul (n, wv)
    v1 = Reshape (v0, split)
    v = Transpose <perm = [0, 2, 1, 3]> (v1)
    s0 = MatMul (q, k)
    s1 = Mul (s0, scale)
    p = Softmax <axis = -1> (s1)
    o0 = MatMul (p, v)
    o1 = Transpose <perm = [0, 2, 1, 3]> (o0)
    o2 = Reshape (o1, merge)
    o3 = MatMul (o2, wo)
    r = Add (x, o3)
    m = LayerNormalization (r, g, b)
    h0 = MatMul (m, w1)
    h1 = Add (h0, b1)
    e0 = Div (h1, root)
    e1 = Erf (e0)
    e2 = Add (e1, one)
    e3 = Mul (h1, e2)
    h2 = Mul (e3, half)
    h3 = MatMul (h2, w2)
    y = Add (r, h3)
}
"""
WEIGHTS: dict[str, tuple[int, ...]] = {
    **dict.fromkeys(("wq", "wk", "wv", "wo"), (64, 64)),
    "w1": (64, 256),
    "b1": (256,),
    "w2": (256, 64),
    "g": (64,),
    "b": (64,),
}


def write_model(path: Path) -> None:
    """Write the block as an ONNX file."""
    import onnx

    model, rng = onnx.parser.parse_model(BLOCK), np.random.default_rng(0)
    for name, shape in WEIGHTS.items():
        array = rng.standard_normal(shape).astype(np.float32) / 8
        model.graph.initializer.append(onnx.numpy_helper.from_array(array, name))
    onnx.save(model, path)


def count_model() -> Counts:
    """Counts of a new model, from `kt.compile(path)` to its first result."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:  # still written to
        os.environ["KITSUNE_CACHE_DIR"] = folder  # an empty cache
        import kitsune as kt
        from kitsune.backends.cpu.host_target import machine_target
        from kitsune.system import background

        machine_target()  # is measured once a machine
        path = Path(folder) / "block.onnx"
        write_model(path)
        with counting() as counts:
            kt.compile(path)(np.ones((1, 16, 64), np.float32))
        if (thread := background._running) is not None:
            thread.join()  # the folder that it writes to is removed
    return counts


def main() -> None:
    counts = count_model()
    print(f"modules    {len(counts.modules):5}")
    print(f"functions  {len(counts.functions):5}")
    print(f"frames     {len(counts.stack):5}")
    if "-v" in sys.argv[1:]:
        print("\n".join(["", *counts.stack, "", *counts.modules]))


if __name__ == "__main__":
    main()
