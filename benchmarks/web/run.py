"""Times kitsune in Chromium beside onnxruntime-web and transformers.js: first result and those
after it, bytes downloaded, peak memory and what is asked of WebGPU.

    npm install --ignore-scripts --prefix benchmarks/web
    python -m benchmarks.web.run [matmul] [minilm] [efficientnet] [--only wasm] [--seconds N]

Every contender has a browser of its own with an empty cache. First results are one after the
other; then they take turns until each has had its seconds. Memory is what all processes of the
browser take beyond an empty page: a software adapter's device memory is there as well. Needs
Chromium, and what `pip install -e .[dev]` installs; efficientnet needs `efficientnet-lite-pytorch`.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

import kitsune as kt
from benchmarks.web.cases import CASES
from tests.browser.chromium import Chromium
from tests.browser.driver import BrowserError, Page
from tests.browser.server import Handler, served

HERE = Path(__file__).parent
TIMEOUT_S = 1800.0
SAMPLE_S = 0.1
OURS, ORT, TRANSFORMERS = "kitsune", "onnxruntime", "transformers"
CONTENDERS: list[tuple[str, str, dict[str, Any]]] = [
    (
        who,
        f"{device}{f' {threads}' if threads else ''}",
        {"device": device, **({"threads": threads} if threads else {})},
    )
    for device, threads in (("webgpu", 0), ("wasm", 1), ("wasm", 2))
    for who in (OURS, ORT, TRANSFORMERS)
]
HEAD = (
    "| | | first result ms | then ms | dispatches | submits | MB downloaded | peak MB |\n"
    "|---|---|---|---|---|---|---|---|"
)


class Counting(Handler):
    """Counts what it sends."""

    sent = 0

    def copyfile(self, source: Any, outputfile: BinaryIO) -> None:  # type: ignore[override]
        data = source.read()
        Counting.sent += len(data)
        outputfile.write(data)


# --- memory ---------------------------------------------------------------------------------------


def held_nbytes(session: int) -> int:
    """What the processes of a session take, shared pages by their part."""
    total = 0
    for path in Path("/proc").glob("[0-9]*"):
        try:
            if int((path / "stat").read_text().rpartition(")")[2].split()[3]) == session:
                lines = (path / "smaps_rollup").read_text().splitlines()
                total += sum(1024 * int(s.split()[1]) for s in lines if s.startswith("Pss:"))
        except (OSError, ValueError, IndexError):
            continue  # it has ended
    return total


@contextmanager
def peak(session: int) -> Iterator[list[int]]:
    """A list that holds the largest of what was seen, once the block is over."""
    found, over = [held_nbytes(session)], threading.Event()

    def look() -> None:
        while not over.wait(SAMPLE_S):
            found.append(held_nbytes(session))

    watcher = threading.Thread(target=look, daemon=True)
    watcher.start()
    yield found
    over.set()
    watcher.join()
    found[:] = [max(found)]


# --- contenders -----------------------------------------------------------------------------------


@dataclass
class Contender:
    """A page with a model in it, and what was measured of it."""

    who: str
    how: str
    page: Page
    first_ms: float
    output: np.ndarray
    sent: int
    peak_nbytes: int
    samples: list[dict[str, Any]] = field(default_factory=list)

    def spent_s(self) -> float:
        return sum(float(s["timeMs"]) for s in self.samples) / 1e3

    def row(self, case: str) -> str:
        last, times = self.samples[-1], [s["timeMs"] for s in self.samples]
        return (
            f"| {case} | {self.who}, {self.how} | {self.first_ms:,.0f} | "
            f"{statistics.median(times):,.1f} | {last['dispatches'] or '–'} | "
            f"{last['submits'] or '–'} | {self.sent / 1e6:,.1f} | {self.peak_nbytes / 1e6:,.0f} |"
        )


def list_inputs(feeds: dict[str, np.ndarray]) -> list[dict[str, Any]]:
    """Arrays as a page is given them."""
    return [
        {"name": n, "dtype": str(a.dtype), "shape": list(a.shape), "data": a.reshape(-1).tolist()}
        for n, a in feeds.items()
    ]


def called(page: Page, function: str, *given: Any) -> Any:
    text = f"async (...given) => (await import('/page.js')).{function}(...given)"
    return page.evaluate(text, *given, timeout=TIMEOUT_S)


def opened(
    stack: ExitStack, url: str, asked: dict[str, Any], who: str, label: str, how: dict[str, Any]
) -> Contender:
    browser = stack.enter_context(Chromium())
    page = browser.open(f"{url}/blank")
    session = browser.process_id
    before = held_nbytes(session)
    Counting.sent = 0
    with peak(session) as most:
        made = called(page, "open", {**asked, "who": who, "how": how})
    sent = Counting.sent
    called(page, "tune")
    return Contender(
        who, label, page, made["firstMs"], np.array(made["output"]), sent, most[0] - before
    )


def compare(case: str, folder: Path, url: str, only: str, seconds: float) -> None:
    given = CASES[case](folder / case)
    model = folder / case / "onnx" / "model.onnx"
    compiled = kt.compile(model, given)
    compiled.export_web(folder / f"{case}_bundle", browsers=["chrome"])
    asked = {
        "bundle": f"{url}/{case}_bundle/",
        "file": f"{url}/{case}/onnx/model.onnx",
        "folder": case,
        "inputs": list_inputs({compiled.inputs[0].name: given}),
    }
    with ExitStack() as stack:
        found: list[Contender] = []
        for who, label, how in CONTENDERS:
            if only not in f"{who} {label}" or (who == TRANSFORMERS and case != "minilm"):
                continue
            try:
                found.append(opened(stack, url, asked, who, label, how))
            except BrowserError as error:
                print(f"{case}: {who}, {label}: {str(error)[:300]}", file=sys.stderr, flush=True)
        while waiting := [c for c in found if not c.samples or c.spent_s() < seconds]:
            for contender in waiting:
                contender.samples.append(called(contender.page, "again"))
        for contender in found:
            print(contender.row(case), flush=True)
            apart = np.abs(contender.output - found[0].output).max()
            assert apart <= 1e-3 * np.abs(found[0].output).max(), f"{contender.who}: {apart}"


def main(names: list[str], only: str, seconds: float) -> int:
    packages = HERE / "node_modules"
    if not packages.exists():
        print("no peers: npm install --ignore-scripts --prefix benchmarks/web", file=sys.stderr)
        return 1
    print(HEAD)
    with tempfile.TemporaryDirectory() as made, served(made, Counting) as url:
        folder = Path(made)
        (folder / "page.js").symlink_to(HERE / "page.js")
        (folder / "node_modules").symlink_to(packages)
        for name in names:
            compare(name, folder, url, only, seconds)
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="CASE", help=", ".join(CASES))
    parser.add_argument("--only", default="", help="contenders whose name has this in it")
    parser.add_argument("--seconds", type=float, default=10.0, help="of turns for each")
    args = parser.parse_args()
    sys.exit(main(args.names or list(CASES), args.only, args.seconds))
