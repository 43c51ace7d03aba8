"""Times kitsune in Chromium beside onnxruntime-web over many lengths, each of which is new.

    npm install --ignore-scripts --prefix benchmarks/web
    python -m benchmarks.web.lengths [minilm] [lstm] [--only wasm]

Every contender has a browser of its own with an empty cache. For each length all of them run in
turn, for the first time and again. Times are those of the page (of several calls again, the least),
and the processor time of all processes of its browser, with what it takes to be asked. `minilm`
needs the package that `benchmarks/onnx_files.py` names.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

import kitsune as kt
from benchmarks.onnx_files import MINILM, FileCase, make_ids
from benchmarks.web.run import HERE, ORT, OURS, called, list_inputs
from tests.browser.chromium import Chromium
from tests.browser.driver import Page
from tests.browser.server import served

COUNT, LONGEST = 30, 160
HIDDEN, WIDTH = 192, 80
TICKS = os.sysconf("SC_CLK_TCK")
DEVICES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("webgpu", {"device": "webgpu"}),
    ("wasm 1", {"device": "wasm", "threads": 1}),
    ("wasm 2", {"device": "wasm", "threads": 2}),
)
HEAD = (
    "| | | opened, first result ms | 30 new lengths ms | processor ms | again ms | processor ms "
    "| 90th percentile of new − again ms |\n|---|---|---|---|---|---|---|---|"
)
Feeds = dict[str, np.ndarray]


# --- models ---------------------------------------------------------------------------------------


def find_minilm(folder: Path) -> Path:
    found = FileCase("MiniLM-L3", "", make_ids(1, 16), *MINILM).path(folder)
    if found is None:
        raise SystemExit(f"minilm needs the package {MINILM[0]}")
    return found


def feed_tokens(length: int) -> Feeds:
    return make_ids(1, length)()


def write_lstm(folder: Path) -> Path:
    """A bidirectional LSTM of 192 over frames of 80 numbers."""
    from onnx import TensorProto, helper, numpy_helper, save

    rng, gates = np.random.default_rng(0), 4 * HIDDEN
    shapes = {"w": (2, gates, WIDTH), "r": (2, gates, HIDDEN), "b": (2, 2 * gates)}
    held = {n: 0.1 * rng.standard_normal(shape).astype(np.float32) for n, shape in shapes.items()}
    node = helper.make_node(
        "LSTM", ["x", "w", "r", "b"], ["y"], hidden_size=HIDDEN, direction="bidirectional"
    )
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, ["steps", 1, WIDTH])
    y = helper.make_tensor_value_info("y", TensorProto.FLOAT, ["steps", 2, 1, HIDDEN])
    weights = [numpy_helper.from_array(array, name) for name, array in held.items()]
    graph = helper.make_graph([node], "lstm", [x], [y], weights)
    opset = [helper.make_opsetid("", 17)]
    save(helper.make_model(graph, opset_imports=opset, ir_version=8), folder / "lstm.onnx")
    return folder / "lstm.onnx"


def feed_frames(length: int) -> Feeds:
    rng = np.random.default_rng(length)
    return {"x": rng.standard_normal((length, 1, WIDTH)).astype(np.float32)}


@dataclass(frozen=True)
class Case:
    """A model that calls decide a length of, on some devices; `again` is how often calls of a
    length are repeated."""

    find: Callable[[Path], Path]
    feed: Callable[[int], Feeds]
    devices: tuple[str, ...]
    again: int


CASES = {
    "minilm": Case(find_minilm, feed_tokens, ("webgpu", "wasm 1", "wasm 2"), 4),
    "lstm": Case(write_lstm, feed_frames, ("wasm 1", "wasm 2"), 30),
}


# --- contenders -----------------------------------------------------------------------------------


@dataclass
class Contender:
    who: str
    how: str
    page: Page
    session: int
    first_ms: float
    new: list[tuple[float, float]] = field(default_factory=list)  # ms of the page, of processors
    again: list[tuple[float, float]] = field(default_factory=list)

    def call(self, feeds: Feeds, again: int) -> np.ndarray:
        """For the first time, then several times again, of which the fastest counts."""
        called(self.page, "give", list_inputs(feeds))
        self.new.append(self._time(1))
        self.again.append(self._time(again))
        return np.array(called(self.page, "read"))

    def _time(self, times: int) -> tuple[float, float]:
        before = read_processor_ms(self.session)
        made = called(self.page, "repeat", times)
        return made["timeMs"], (read_processor_ms(self.session) - before) / times

    def row(self, case: str) -> str:
        sums = [
            sum(column) for side in (self.new, self.again) for column in zip(*side, strict=True)
        ]
        late = [n[0] - a[0] for n, a in zip(self.new, self.again, strict=True)]
        cells = [f"{n:,.0f}" for n in (self.first_ms, *sums)] + [f"{np.percentile(late, 90):,.1f}"]
        return f"| {case} | {self.who}, {self.how} | {' | '.join(cells)} |"


def read_processor_ms(session: int) -> float:
    """What the processes of a session have spent so far."""
    total = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        if int(fields[3]) == session:
            total += int(fields[11]) + int(fields[12])
    return 1e3 * total / TICKS


def compare(case: str, folder: Path, url: str, only: str) -> None:
    made = CASES[case]
    model = made.find(folder)
    if not (folder / f"{case}.onnx").exists():
        (folder / f"{case}.onnx").symlink_to(model)
    kt.compile(model).export_web(folder / f"{case}_bundle", browsers=["chrome"])
    asked = {"bundle": f"{url}/{case}_bundle/", "file": f"{url}/{case}.onnx"}
    lengths = np.random.default_rng(1).permutation(np.arange(5, LONGEST))[:COUNT].tolist()
    with ExitStack() as stack:
        found = []
        for who in (OURS, ORT):
            for label, how in DEVICES:
                if label in made.devices and only in f"{who} {label}":
                    found.append(open_page(stack, url, asked, who, label, how, made.feed(4)))
        for length in lengths:
            outputs = [c.call(made.feed(length), made.again) for c in found]
            for contender, output in zip(found, outputs, strict=True):
                apart = np.abs(output - outputs[0]).max() / np.abs(outputs[0]).max()
                assert apart <= 2e-3, f"{case} {length}: {contender.who} {apart}"
        for contender in found:
            print(contender.row(case), flush=True)


def open_page(
    stack: ExitStack,
    url: str,
    asked: dict[str, Any],
    who: str,
    label: str,
    how: dict[str, Any],
    feeds: Feeds,
) -> Contender:
    browser = stack.enter_context(Chromium())
    page = browser.open(f"{url}/blank")
    made = called(page, "open", {**asked, "who": who, "how": how, "inputs": list_inputs(feeds)})
    return Contender(who, label, page, browser.process_id, made["firstMs"])


def main(names: list[str], only: str) -> int:
    packages = HERE / "node_modules"
    if not packages.exists():
        print("no peers: npm install --ignore-scripts --prefix benchmarks/web", file=sys.stderr)
        return 1
    print(HEAD)
    with tempfile.TemporaryDirectory() as made, served(made) as url:
        folder = Path(made)
        (folder / "page.js").symlink_to(HERE / "page.js")
        (folder / "node_modules").symlink_to(packages)
        for name in names:
            compare(name, folder, url, only)
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="CASE", help=", ".join(CASES))
    parser.add_argument("--only", default="", help="contenders whose name has this in it")
    args = parser.parse_args()
    sys.exit(main(args.names or list(CASES), args.only))
