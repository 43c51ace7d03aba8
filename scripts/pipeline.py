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

    @property
    def modules(self) -> list[str]:
        files = {c.co_filename for c in self.codes}
        return sorted(str(Path(f).relative_to(PACKAGE)) for f in files)

    @property
    def functions(self) -> list[CodeType]:
        """Without lambdas and comprehensions."""
        return [c for c in self.codes if not c.co_name.startswith("<")]

    def enter(self, frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        if event == "call" and code not in self.codes and _is_ours(code) and not _imports(frame):
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
            sys.setprofile(None)
            threading.setprofile(None)


def write_model(path: Path) -> None:
    """A transformer block: attention, an MLP with GELU, layer normalisation, residuals."""
    import onnx
    from onnx import TensorProto, helper, numpy_helper

    rng = np.random.default_rng(0)
    width, heads, length = 64, 4, 16
    weights = {
        "wq": (width, width),
        "wk": (width, width),
        "wv": (width, width),
        "wo": (width, width),
        "w1": (width, 4 * width),
        "b1": (4 * width,),
        "w2": (4 * width, width),
        "g": (width,),
        "b": (width,),
    }
    arrays = {k: rng.standard_normal(s).astype(np.float32) / 8 for k, s in weights.items()}
    arrays |= {"split": np.array([1, length, heads, width // heads])}
    arrays |= {"merge": np.array([1, length, width])}
    arrays |= {"scale": np.float32(0.25), "half": np.float32(0.5), "one": np.float32(1)}
    arrays |= {"root": np.float32(2**0.5)}
    node = helper.make_node
    nodes = [node("LayerNormalization", ["x", "g", "b"], ["n"])]
    for name, perm in (("q", [0, 2, 1, 3]), ("k", [0, 2, 3, 1]), ("v", [0, 2, 1, 3])):
        nodes += [
            node("MatMul", ["n", f"w{name}"], [f"{name}0"]),
            node("Reshape", [f"{name}0", "split"], [f"{name}1"]),
            node("Transpose", [f"{name}1"], [name], perm=perm),
        ]
    nodes += [
        node("MatMul", ["q", "k"], ["s0"]),
        node("Mul", ["s0", "scale"], ["s1"]),
        node("Softmax", ["s1"], ["p"], axis=-1),
        node("MatMul", ["p", "v"], ["o0"]),
        node("Transpose", ["o0"], ["o1"], perm=[0, 2, 1, 3]),
        node("Reshape", ["o1", "merge"], ["o2"]),
        node("MatMul", ["o2", "wo"], ["o3"]),
        node("Add", ["x", "o3"], ["r"]),
        node("LayerNormalization", ["r", "g", "b"], ["m"]),
        node("MatMul", ["m", "w1"], ["h0"]),
        node("Add", ["h0", "b1"], ["h1"]),
        node("Div", ["h1", "root"], ["e0"]),
        node("Erf", ["e0"], ["e1"]),
        node("Add", ["e1", "one"], ["e2"]),
        node("Mul", ["h1", "e2"], ["e3"]),
        node("Mul", ["e3", "half"], ["h2"]),
        node("MatMul", ["h2", "w2"], ["h3"]),
        node("Add", ["r", "h3"], ["y"]),
    ]
    shape = [1, length, width]
    graph = helper.make_graph(
        nodes,
        "block",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, shape)],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, shape)],
        [numpy_helper.from_array(np.asarray(a), name) for name, a in arrays.items()],
    )
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)]), path)


def count_model() -> Counts:
    """Counts of a new model, from `kt.compile(path)` to its first result."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["KITSUNE_CACHE_DIR"] = folder  # an empty cache
        import kitsune as kt
        from kitsune.backends.cpu.host_target import machine_target

        machine_target()  # is measured once a machine
        path = Path(folder) / "block.onnx"
        write_model(path)
        with counting() as counts:
            kt.compile(path)(np.ones((1, 16, 64), np.float32))
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
